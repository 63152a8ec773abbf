### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    You lead the **Lion** clan, the computer leads the **Crane**. Your samurai fight for provinces: break three of theirs, then the stronghold behind them, and you win.
    We play one round together. It has five phases: dynasty, draw, conflict, fate, regroup.
lesson-dynasty = **Dynasty: you buy characters.** Fate is your money; you have 7. The cards that lie on your provinces are for sale. Buy { $card } for 4 and put **2 fate** on it: no other card here fights so well. Fate on a character is time: when the round ends, a character without fate leaves and every other one loses 1. So { $card } stays for two more rounds.
lesson-dynasty-back = Begin with { $card } and 2 fate on it. The others can wait.
lesson-fate = **Fate on a character is time.** Put **2 fate** on { $card }, and it stays for two more rounds.
lesson-fate-back = Put 2 fate on { $card }. That way it stays for a while, and you keep 1 for a second character.
lesson-honor = **A reaction.** { $card } may be honored when it enters play. An honored character adds its glory to both its skills: 3 military skill becomes 5. Use the reaction.
lesson-honor-back = It costs nothing. Use the reaction.
lesson-second = The Crane has bought { $card-other }. You take turns until both pass. Buy { $card } for your last fate: it will guard your provinces.
lesson-second-back = Buy { $card } now: you will need a defender.
lesson-second-fate = You may put your last fate on it. Without fate it leaves when this round ends. Both are fine.
lesson-enough = You have bought what you need. **Pass**: after that you buy nothing more this round.
lesson-bid = **Draw: both of you bid honor in secret.** You draw as many cards as you bid. Whoever bids more pays the difference in honor to the other. 3 is a good bid; choose what you like.
lesson-drawn =
    The Crane bid 3. The cards you drew are in your hand: you play them during conflicts.
    {""}**The conflict phase.** You declare conflicts in turn. Each of you may declare one military and one political conflict in a round.
lesson-attack = **You attack.** Choose the *air* or *earth* ring (the winner uses its effect), *military*, any facedown *province*, and { $card } as the only attacker. Whoever takes part then bows for the rest of the round, so { $card-other } stays at home to defend.
lesson-attack-back = Declare a military conflict with { $card } alone, with the air or the earth ring. { $card-other } stays at home to defend.
lesson-katana = The Crane defends with { $card-other }: 3 against your 5. You would win, but **you break the province only if your lead is at least its strength**, 3 or 4 here. Play { $card } from your hand: it gives 2 military skill and costs nothing.
lesson-katana-back = Your lead is too small. Play { $card }: 7 against 3 breaks the province.
lesson-katana-on = An attachment stays on its character. Give it to { $card }, who is fighting.
lesson-katana-on-back = Only a character in the conflict helps you now: { $card }.
lesson-broken = **You win by 4, and the province breaks.** Two more, and their stronghold can be attacked. You may discard the card that lies there, so that the Crane cannot buy it.
lesson-ring = **You also win the ring**, and an attacker who wins uses its effect. *Air* gives honor, *earth* cards. *Fire* honors or dishonors a character, *water* bows or readies one, *void* takes fate from one. Use yours.
lesson-ring-back = The effect costs nothing. Use it.
lesson-defend = **Now the Crane attacks** with { $card-other }: 2 military skill. { $card } has 3. If the attacker has less, the defender wins and keeps the province. If nobody defends and you lose, you also lose 1 honor. Defend with { $card }.
lesson-defend-back = Defend with { $card }: 3 beats 2, and your province is safe.
lesson-favor = You held the province. The conflicts are over. Now **the Emperor’s favor** goes to the player with the higher total of rings and glory on ready characters: you. It adds 1 skill in conflicts of the type you choose. Military suits the Lion; choose what you like.
lesson-fate-phase = **The fate phase.** Characters without fate have left. Each of the others has lost 1 fate; { $card } stays, with its sword. Each ring that nobody claimed has got 1 fate: whoever chooses that ring next takes it.
lesson-tidy = **Regroup.** All characters become ready again. You may discard cards on your provinces that you do not want to buy; new ones take their place. Keep them or not, as you like.
lesson-win =
    {""}**How to win.** There are three ways:
    • Break three provinces, then the stronghold province.
    • Reach 25 honor.
    • Bring your opponent to 0 honor.
    So honor, too, is a weapon and a risk.
lesson-end = **That was your first round.** The second one has begun; you know all its phases. Play on against the computer, or end here and open a table with `/{ $play }`.
