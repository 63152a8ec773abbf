### What happened in the card game. A line of the log begins with a capital and has no full stop: names may end in a
### sign. Where a sentence begins with its player or its card, the name is left out when the line has just said it.

## An act

act-joined = { $one }; { $other }
act-effects = { $act } – { $effects }
act-into-conflict = into the conflict
act-fate = with { $fate } fate
act-covert = covert: { $covert }

## What happened

log-round = Round { $round }
record-first-player = { $player } is the first player
record-mulligan = { $player } replaces { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } ({ $deck })
record-mulligan-none = { $player } keeps all cards ({ $deck })
record-mulligan-own = you draw anew: { $cards }
record-starting-honor = { $player } starts with { $amount } honor
record-phase-begins = *{ $phase }*
record-turn-faceup = { $count ->
        [one] faceup
       *[other] faceup
    }: { $card }
record-gain-fate = { $player } gains { $amount } fate
record-take-ring-fate = { $player } takes { $amount } fate from { $element }
record-play-card = { $player } plays { $card }
record-play-card-on = { $player } plays { $card } on { $host }
record-play-event = { $player } plays { $card }
record-play-event-on = { $player } plays { $card } on { $targets }
record-initiate = { $player } uses { $card }
record-initiate-on = { $player } uses { $card } on { $targets }
record-enter-play = { $card } enters play
record-place-fate = { $card } gets { $amount } fate
record-remove-fate = { $card } { $count ->
        [one] loses { $amount } fate
       *[other] lose { $amount } fate each
    }
record-place-fate-on-ring = { $amount } fate on unclaimed rings: { $ring }
record-pass-dynasty = { $player } passes until the end of the phase
record-reveal-dials = honor bids: { $bids }
record-change-bid = { $player }: honor bid { $signed }
record-transfer-honor = { $giver } gives { $amount } honor to { $taker }
record-transfer-honor-taken = { $taker } takes { $amount } honor from { $giver }
record-transfer-fate = { $giver } gives { $amount } fate to { $taker }
record-transfer-fate-taken = { $taker } takes { $amount } fate from { $giver }
record-gain-honor = { $player } gains { $amount } honor
record-lose-honor = { $player } loses { $amount } honor
record-draw = { $player } draws { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
record-draw-own = you draw: { $cards }
record-attach = { $card } is attached to { $host }
record-apply-military = { $card } { $count ->
        [one] gets
       *[other] get
    } { $signed } military
record-apply-political = { $card } { $count ->
        [one] gets
       *[other] get
    } { $signed } political
record-apply-glory = { $card } { $count ->
        [one] gets
       *[other] get
    } { $signed } glory
record-declare-conflict = **{ $player } attacks { $province }: { $skill }, { $ring } – { $attackers }**
record-pass-conflict = { $player } declares no conflict
record-declare-defenders = { $player } defends with { $defenders }
record-declare-defenders-none = { $player } does not defend
record-reveal-province = revealed: { $province }
record-reveal-province-here = revealed: { $card }
record-compare-skills = skill: { $totals } – { $winner } wins
record-compare-skills-unopposed = skill: { $totals } – { $winner } wins unopposed
record-compare-skills-none = skill: { $totals } – nobody wins
record-break-province = **{ $province } is broken**
record-claim-ring = { $player } claims { $element }
record-resolve-ring = { $player } resolves { $element }
record-switch-ring = { $element } is exchanged for { $other }
record-switch-type = the conflict is now { $skill }
record-bow = { $card } { $count ->
        [one] bows
       *[other] bow
    }
record-ready = { $card } { $count ->
        [one] readies
       *[other] ready
    }
record-honor = { $card } { $count ->
        [one] is honored
       *[other] are honored
    }
record-dishonor = { $card } { $count ->
        [one] is dishonored
       *[other] are dishonored
    }
record-discard-status = { $card } { $count ->
        [one] loses its status token
       *[other] lose their status tokens
    }
record-move-home = { $card } { $count ->
        [one] moves home
       *[other] move home
    }
record-move-to-conflict = { $card } { $count ->
        [one] moves to the conflict
       *[other] move to the conflict
    }
record-leave-play = { $card } { $count ->
        [one] leaves play
       *[other] leave play
    }
record-leave-play-sacrificed = { $card } { $count ->
        [one] is sacrificed
       *[other] are sacrificed
    }
record-leave-play-sacrificed-itself = sacrificed
record-leave-play-hand = { $card } { $count ->
        [one] returns to its owner’s hand
       *[other] return to their owners’ hands
    }
record-leave-play-deck = { $card } { $count ->
        [one] returns to its owner’s deck
       *[other] return to their owners’ decks
    }
record-leave-play-removed = { $card } { $count ->
        [one] is removed from the game
       *[other] are removed from the game
    }
record-take-control = { $player } takes control of { $card }
record-discard-cards = { $player } discards { $cards }
record-discard-at-random = { $player } discards { $cards } at random
record-look-at = { $player } looks at { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
record-look-at-own = you look at { $cards }
record-reveal-cards = { $player } reveals { $cards }
record-add-to-hand = { $player } takes { $card } into the hand
record-put-on-deck = { $player } returns { $card } to the deck
record-shuffle = { $player } shuffles the { $deck } deck
record-deck-out = { $player } has run out of cards ({ $deck }) and loses { $amount } honor
record-count-glory = glory: { $totals }
record-claim-favor = { $player } claims the Imperial Favor ({ $side })
record-pass-first-player = { $player } becomes the first player
record-begin-duel = duel ({ $skill }): { $challenger } – { $challenged }
record-resolve-duel = duel: { $totals } – { $winner } wins
record-resolve-duel-none = duel: { $totals } – nobody wins
record-cancel = canceled
record-swap-in-province = { $card } and { $other } change places
record-put-into-province = { $card } comes into play: { $province }
record-gain-ability = { $card } gains an ability of { $origin }
record-replace = replaced by something else
record-take-over-ring = { $player } takes the winner’s place at the ring
record-set-dial = { $player }’s honor dial shows { $amount }
record-put-under = { $card } goes facedown under { $host }
record-keep-fate = { $player } will get the fate on { $card } ({ $amount })
record-discard-favor = { $player } discards the Imperial Favor
record-limit-conflicts = this phase nobody declares more than { $amount ->
        [one] { $amount } conflict
       *[other] { $amount } conflicts
    }
record-add-conflict = { $player } may declare one more conflict ({ $skill })
record-act-first = { $player } acts first
record-move-conflict = the conflict moves to { $province }
record-turn-facedown = facedown: { $province }
record-place-honor = { $amount } honor on { $province }
record-put-on-province = { $card } is put on { $province }
record-move-to-province = { $card } moves to { $province }
record-remove-ring-fate = { $amount } fate removed from { $element }
record-move-status = status token: { $card } → { $other }
record-remove-from-game = { $card } is removed from the game

## Endings

ending-draw = The match ends without a winner.
ending-other = { $winner } wins.
ending-honor = { $winner } wins by honor.
ending-dishonor = { $winner } wins: { $loser } has no honor left.
ending-conquest = { $winner } wins by conquest.
ending-resigned = { $winner } wins: { $loser } has left the match.
