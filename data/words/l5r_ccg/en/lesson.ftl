### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    You lead the **Lion** clan, the computer leads the **Crane**. Each clan owns four provinces. A player who loses all four is out of the game.
    We play one turn of yours. It has six phases: straighten, events, action, attack, dynasty, end. The first two are over: your cards are straightened, and the event { $card } lets you make 5 gold once this turn.
lesson-infantry = **The action phase.** Now you strengthen your side. { $card-other } is your only samurai, with 3 Force. Attach { $card } to him: soldiers who follow him add 2 Force.
lesson-infantry-back = Attach { $card } first: it costs 1 gold.
lesson-pay = **Gold.** Holdings bow to make gold. This costs 1, and { $card } makes exactly 1. Gold that is left over is lost, so keep the others.
lesson-pay-back = Bow { $card } alone. You need the other gold later.
lesson-attack = **The attack phase.** Once a turn you may attack one player. The Crane has one samurai with 2 Force. Your unit has 5. Attack!
lesson-attack-back = You are stronger. Attack the Crane.
lesson-commit = **Where to?** Each unit marches to a province. Then the defender sends units too, and each province gets its battle. Send { $card } to province 1.
lesson-commit-back = Send { $card } to province 1.
lesson-charge = **The battle.** { $card-other } defends with 2. You have 5 and win. But **the province falls only if your lead is greater than its strength**, 5 here. Play { $card } from your hand: 3 more Force until the turn ends.
lesson-charge-back = Your lead is 3, the province has 5. Play { $card }.
lesson-stronghold = 8 against 2: that is enough unless the Crane answers. { $card } could give 2 more. You may use it to be sure, or save it and pass.
lesson-next = Nobody stands at the other provinces, so there is nothing more to fight for. Press *No more battles*.
lesson-won =
    {""}**The province is destroyed, and its defender is dead.** Each enemy card that dies in a battle you win gives 2 honor. Your unit has come home and bowed.
    {""}**The dynasty phase.** Now you buy cards from your provinces.
lesson-recruit = The event makes 5 gold and the mine makes 3. Your stronghold makes 3 more if you have not used it. Buy { $card }, a samurai with 4 Force.
lesson-recruit-back = Buy { $card } first. A strong samurai is worth most to the Lion.
lesson-benefit = He belongs to your clan. So you pay 2 less for him, or the full price and gain honor. Choose what you like.
lesson-pay-clan = Bow what makes the gold. Any choice is fine.
lesson-enough = You may buy more while your gold lasts. New cards come face down. Buy, or end the phase.
lesson-discard = You may discard cards that you do not want; new ones take their place face down. Discard them or keep them: both are fine.
lesson-win =
    At the end of your turn you drew a card. Now the Crane takes its turn.
    {""}**How to win.** There are three ways:
    • Destroy all provinces of every opponent.
    • Begin your turn with 40 honor.
    • Have all five Rings in play.
    A player who falls to 20 honor below zero is out.
lesson-end = **That was your first turn.** You know all its phases. Play on against the computer, or end here and open a table with `/{ $play }`.
