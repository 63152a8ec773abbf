### What happened in the card game.

## What happened

record-first-player = { $player } is the first player.
record-mulligan = { $player } replaces { $amount } { $amount ->
        [one] card
       *[other] cards
    } ({ $deck }).
record-starting-honor = { $player } starts with { $amount } honor.
record-phase-begins = Round { $round }: { $phase }
record-turn-faceup = { $card } is turned faceup.
record-gain-fate = { $player } gains { $amount } fate.
record-take-ring-fate = { $player } takes { $amount } fate from { $ring }.
record-play-card = { $player } plays { $card }.
record-enter-play = { $card } enters play.
record-place-fate = { $amount } fate on { $card }.
record-remove-fate = { $amount } fate removed from { $card }.
record-place-fate-on-ring = { $amount } fate on the ring: { $ring }.
record-initiate = { $player } uses { $card }.
record-initiate-on = { $player } uses { $card } on { $targets }.
record-pass-dynasty = { $player } passes until the end of the phase.
record-reveal-dials = Honor dials ({ $players }): { $bids }
record-change-bid = { $player }: the bid changes by { $amount }.
record-transfer-honor = { $giver } gives { $amount } honor to { $taker }.
record-transfer-fate = { $giver } gives { $amount } fate to { $taker }.
record-gain-honor = { $player } gains { $amount } honor.
record-lose-honor = { $player } loses { $amount } honor.
record-draw = { $player } draws { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
record-attach = { $card } is attached to { $host }.
record-declare-conflict = **{ $player } attacks: { $skill }, { $ring }, at { $province } – { $attackers }**
record-pass-conflict = { $player } declares no conflict.
record-declare-defenders = { $player } defends: { $defenders }.
record-reveal-province = Revealed: { $province }.
record-compare-skills = Skills compared ({ $players }): { $totals }. Winner: { $winner }.
record-break-province = **Broken: { $province }.**
record-claim-ring = { $player } claims the ring: { $ring }.
record-resolve-ring = { $player } resolves the ring effect: { $ring }.
record-switch-ring = The ring changes: { $ring } → { $other }.
record-switch-type = The conflict is now: { $skill }.
record-bow = { $card } bows.
record-ready = { $card } readies.
record-honor = { $card } is honored.
record-dishonor = { $card } is dishonored.
record-discard-status = { $card } loses its status token.
record-move-home = { $card } moves home.
record-move-to-conflict = { $card } moves to the conflict.
record-leave-play = { $card } leaves play.
record-leave-play-sacrificed = { $card } is sacrificed.
record-leave-play-hand = { $card } leaves play and returns to its owner’s hand.
record-leave-play-deck = { $card } leaves play and returns to its owner’s deck.
record-leave-play-removed = { $card } is removed from the game.
record-take-control = { $player } takes control of { $card }.
record-discard-cards = { $player } discards: { $cards }.
record-discard-at-random = { $player } discards at random: { $cards }.
record-draw-own = You draw: { $cards }.
record-look-at = { $player } looks at { $amount } { $amount ->
        [one] card
       *[other] cards
    }.
record-look-at-own = You look at: { $cards }.
record-mulligan-own = Your new cards: { $cards }.
record-reveal-cards = { $player } reveals: { $cards }.
record-add-to-hand = { $player } takes a card into the hand: { $card }.
record-put-on-deck = { $player } returns a card to the deck: { $card }.
record-shuffle = { $player } shuffles ({ $deck }).
record-deck-out = { $player } has run out of cards ({ $deck }) and loses { $amount } honor.
record-count-glory = Glory count ({ $players }): { $totals }. Winner: { $winner }.
record-claim-favor = { $player } claims the Imperial Favor ({ $side }).
record-pass-first-player = The first player is now { $player }.
record-begin-duel = Duel ({ $skill }): { $challenger } – { $challenged }
record-resolve-duel = Duel result: { $totals }. Winner: { $winner }.
record-cancel = Cancelled.
record-swap-in-province = { $card } and { $other } change places.
record-put-into-province = { $card } comes into play: { $province }.
record-gain-ability = { $card } gains an ability of { $origin }.
record-replace = Replaced by something else.
record-take-over-ring = { $player } takes the winner’s place at the ring.

## Endings

ending-draw = The match ends without a winner.
ending-other = { $winner } wins.
ending-honor = { $winner } wins by honor.
ending-dishonor = { $winner } wins: the opponent has lost all their honor.
ending-conquest = { $winner } wins by conquest.
ending-resigned = { $winner } wins: the opponent has resigned.
