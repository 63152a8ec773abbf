### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    You lead the **Marquise de Cat**, who holds most of the forest. The computer leads the **Eyrie**, birds who want it back. The first player with 30 points wins.
    We play one turn of yours. It has three parts: birdsong, daylight, evening. **Birdsong** is over already: your sawmill in clearing 2 has made 1 wood.
lesson-craft = **Daylight: craft.** You can craft a card if you have workshops of the right suit. { $card } needs one workshop in a rabbit clearing, and yours in clearing 5 is one. Craft it: boots, and 1 point.
lesson-craft-back = Craft { $card } first: it costs no action.
lesson-march = **Three actions.** Now you choose three: march, battle, build, recruit. Two birds stand in clearing 9. Your strongest group is next to them, in clearing 1. Choose *March*.
lesson-march-back = Begin with *March*: from clearing 1 to clearing 9.
lesson-move = Move **three warriors from clearing 1 to 9** along the path. One stays behind, so you still rule clearing 1. To move, you must rule where you come from or where you go, that is, have the most warriors and buildings there.
lesson-move-back = Move three warriors from clearing 1 to clearing 9.
lesson-move-more = A march has up to two moves. One is enough here: press *Move no more*.
lesson-move-more-back = Leave the others where they are: end the march.
lesson-battle = **Battle the Eyrie in clearing 9.** Two dice show 0 to 3. The attacker deals the higher number of hits, the defender the lower one, but nobody deals more hits than they have warriors there. Each hit removes a warrior.
lesson-battle-back = Fight now: *battle* the Eyrie in clearing 9.
lesson-build = The dice showed 2 and 0: both birds are gone, and you lost nobody. **Build a sawmill** in a clearing that you rule and that has a free slot, such as clearing 1. It costs 1 wood, gives 1 point, and makes wood every turn.
lesson-build-back = Build a sawmill with your last action, for example in clearing 1.
lesson-evening = Your actions are used up; only a bird card could buy one more. Press *End Daylight*. In the **evening** you draw a card, and keep five at most.
lesson-eyrie = **The Eyrie has played.** It put a card into its *decree*, the list of what it must do every turn. In the evening it scores for its roosts. Each faction of Root plays by rules of its own.
lesson-more =
    {""}**What you have not used yet.**
    • *Recruit*: a warrior at each of your recruiters.
    • *Overwork*: a card becomes 1 wood at a sawmill in a clearing of its suit.
    • A bird card buys one more action.
    • An *ambush* card, like yours, deals 2 hits to an attacker in a clearing of its suit, before the dice.
    • Each further building of a kind costs more wood and gives more points.
lesson-win = **How to win.** A player with 30 points wins at once. The Marquise scores for every building, and for each enemy building or token removed in battle. A player who cannot keep up may play a *dominance* card later and win by holding clearings instead.
lesson-end = **That was your first turn,** and the next one has begun. Play on against the computer, or end here and open a table with `/{ $play }`.
