### What happened in the 1997 game. A line of the log begins with a capital and has no full stop: names may end in a
### sign. Where a sentence begins with its player, the name is left out when the line has just said it.

## An act

act-joined = { $one }; { $other }
act-effects = { $act } – { $effects }
act-paid = { $act } ({ $amount } gold)
log-turn = Turn { $turn }: { $player }

## What happened

record-starting-honor = { $player } starts with { $amount } Family Honor
record-cut = { $player } cuts { $card } (focus { $focus })
record-first-player = { $player } goes first
record-turn-faceup = faceup: { $card }
record-straighten = { $count ->
        [one] { $card } straightens
       *[other] { $card } straighten
    }
record-bow = { $count ->
        [one] { $card } bows
       *[other] { $card } bow
    }
record-enter-play = { $player } brings { $card } into play
record-overlay = { $player } lays { $card } over { $former }
record-take-place = { $player } brings back { $card } in place of { $former }
record-hatch = { $card } becomes { $other }
record-merge = { $card } and { $former } become one
record-stay-behind = without { $card }, they fight on: { $cards }
record-announce = { $player } announces { $card }
record-attach = { $player } attaches { $card } to { $host }
record-attach-moved = { $card } moves to { $host }
record-exchange-cards = attached cards move: { $moves }
record-attach-to-province = { $card } is attached to { $province }
record-take-control = { $player } takes control of { $card }
record-initiate = { $player } uses { $card }
record-initiate-on = { $player } uses { $card } on { $targets }
record-initiate-seppuku = { $card } commits seppuku
record-initiate-terrain = { $player } lays the Terrain { $card }
record-initiate-favor = { $player } uses the Imperial Favor
record-initiate-favor-on = { $player } uses the Imperial Favor on { $targets }
record-initiate-event = the Event { $card } takes place
record-cancel = canceled
record-replace = replaced by something else
record-no-legal-target = { $card }: no legal target is left, nothing happens
record-aim-past = the ranged attack may hit a Personality who has Followers
record-reinforce = the ranged attack is stronger by { $amount }
record-terrify = the Fear reaches Personalities too
record-redirect = { $card } now goes to { $target }
record-apply = { $card }: { $attribute } { $signed }
record-apply-effect = { $card }: an effect begins
record-apply-force = { $count ->
        [one] { $card } gets { $signed } Force
       *[other] { $card } get { $signed } Force
    }
record-apply-chi = { $count ->
        [one] { $card } gets { $signed } Chi
       *[other] { $card } get { $signed } Chi
    }
record-apply-personal-honor = { $count ->
        [one] { $card } gets { $signed } Personal Honor
       *[other] { $card } get { $signed } Personal Honor
    }
record-apply-strength = { $card }: { $signed } province strength
record-apply-bounty = { $card } has { $signed } gold toward one card, until the end of { $until ->
        [turn] the turn
       *[other] their own next turn
    }
record-apply-oni-ward = Oni no longer come into play from { $card }
record-apply-mountain = { $card }: { $signed } Mountain tokens
record-apply-acts-again = { $card } may take further actions before the next player: { $signed }
record-spend-bounty = { $player } spends { $amount } gold kept toward one card
record-play-for-gold = { $player } plays { $card } for { $amount } gold
record-apply-trait = { $card } { $count ->
        [one] gains { $attribute }
       *[other] gain { $attribute }
    }
record-place-token = { $card } gets a token
record-remove-token = { $card } loses a token
record-negate-magic = the effects of Spells and innate abilities end
record-buy-honor = { $player } buys { $amount } Honor for the contest
record-change-sides = { $player } fights for the other side now
record-drop-focus = focus cards of { $player } are discarded: { $cards }
record-add-focus = { $player } adds { $card } as a focus
record-exchange-with-deck = the card of { $province } and the top card of the deck change places
record-move-token = a token of { $card } moves to { $host }
record-spoil-gold = the gold of { $card } is lost
record-copy-value = { $card } copies { $origin }: { $attribute } { $value }
record-copy-ability = { $card } copies an ability of { $origin }
record-learn = { $card } gains an ability of { $origin } for good
record-create-follower = { $card } joins { $host }
record-create-item = { $host } gets { $card }
record-create-personality = { $card } joins the army of { $player }
record-create-personality-home = { $card } joins { $player }
record-return-to-deck = { $card } is shuffled into the deck
record-destroy = { $count ->
        [one] { $card } is destroyed
       *[other] { $card } are destroyed
    }
record-destroy-honorably = { $count ->
        [one] { $card } dies honorably
       *[other] { $card } die honorably
    }
record-destroy-dishonorably = { $count ->
        [one] { $card } dies dishonorably
       *[other] { $card } die dishonorably
    }
record-discard-from-play = { $count ->
        [one] { $card } is discarded from play
       *[other] { $card } are discarded from play
    }
record-destroy-province = **{ $province } is destroyed**
record-add-province = { $player } gets a further Province: { $province }
record-gain-honor = { $player } gains { $amount } honor
record-lose-honor = { $player } loses { $amount } honor
record-change-honor = this becomes { $amount } honor
record-change-honor-lose-honor = the loss becomes { $amount } honor
record-change-honor-gain-honor = the gain becomes { $amount } honor
record-honor-not-gained = { $player } does not gain { $amount } honor, because { $cards } was dishonored
record-dishonor = { $card } is dishonored
record-restore-honor = { $card } is honorable again
record-draw = { $player } draws { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
record-draw-own = you draw: { $cards }
record-discard = { $player } discards { $cards }
record-discard-at-random = { $player } discards { $cards } at random
record-look-at = { $player } looks at cards
record-look-at-own = you look at { $cards }
record-reveal = { $player } reveals { $cards }
record-add-to-hand = { $player } takes { $card } into the hand
record-put-on-deck = { $player } puts { $card } on the deck
record-put-beneath = { $player } puts { $amount } face down under { $card }
record-name-card = the card named against { $player } is { $card }
record-entomb = { $player } puts { $cards } face up under { $card }
record-remove-from-game = { $card } is removed from the game
record-set-aside = { $card } is out of play
record-give-back = { $card } returns to { $player }, bowed

## Attack and battle

record-declare-attack = **{ $player } attacks { $defender }**
record-ambush = **{ $card } ambushes { $target }**
record-join-horde = { $player } sends { $card } to the Horde
record-horde-attacks = **the Horde attacks { $province }**
record-invite-attack = { $player } asks { $guest } to attack too
record-invite-defend = { $player } asks { $guest } to help in the defense
record-commit-attack = { $count ->
        [one] { $card } attacks { $province }
       *[other] { $card } attack { $province }
    }
record-commit-defend = { $count ->
        [one] { $card } defends { $province }
       *[other] { $card } defend { $province }
    }
record-move-unit = { $card } moves to { $province }
record-switch-units = { $cards } change places
record-move-unit-home = { $card } moves home
record-lay-terrain = the Terrain { $card } is laid
record-lay-terrain-over = the Terrain { $card } is laid in place of { $other }
record-end-duel = the duel ends without a result
record-renew-duel = all Focus cards are discarded, and the same two duel again
record-doom-both = both will lose the duel
record-lie-dead = { $card } is put among the dishonorable dead
record-turn-facedown = the card in { $province } is turned face down
record-claim-terrain = the Terrain { $card } now counts as played by { $player }
record-destroy-terrain = the Terrain { $card } is destroyed
record-break-off = the battle at { $province } is broken off
record-compare-force = **battle at { $province }: Force { $attack } against { $defense }**, province strength { $strength }
record-battle-ends-none = the battle at { $province } ends without a winner
record-battle-ends-attack = the attackers win the battle at { $province }
record-battle-ends-defend = the defenders win the battle at { $province }
record-out-provinces = **{ $player } has lost every province and is out of the game**
record-out-dishonor = **{ $player } has lost all honor and is out of the game**
record-out = **{ $player } is out of the game**
record-leave = { $player } leaves the game
record-went-back = **{ $player } went back by consent and loses { $amount } Honor for it**
undo-price = By the rules of this table it **costs you { $honor } Honor** to go back and play again, if the others agree. Ask for it?
undo-priced = { $name } loses { $honor } Honor for it.

## The Favor, duels

record-lobby = { $player } lobbies for the Imperial Favor with { $card } against { $rival }
record-lobby-none = { $player } lobbies for the Imperial Favor with { $card }
record-lobbying-support-self = { $player } adds { $card } (+{ $amount })
record-lobbying-support = { $player } gives { $card } (+{ $amount }) to { $side }
record-lobbying-result = honor: { $totals } – the Favor stays where it is
record-lobbying-result-won = honor: { $totals } – { $player } wins
record-take-favor = { $player } takes the Imperial Favor
record-give-up-favor = { $player } gives up the Imperial Favor
record-challenge = { $challenger } challenges { $challenged }
record-refuse-challenge = { $player } refuses the challenge
record-must-accept = the challenge must be accepted
record-stand-in = { $card } takes the other’s place
record-enter-duel = the duel begins ({ $value }): { $duelists }
record-substitute = { $card } takes the other’s place in the duel
record-lead-duel = { $card } may focus or strike first
record-change-duel = the duel is now about { $value }
record-focus = { $player } focuses
record-focus-own = you focus with { $card }
record-strike = { $card } strikes
record-reveal-focus = focus cards: { $cards } ({ $focus })
record-resolve-duel = duel: { $duelists } – { $winner } wins
record-resolve-duel-none = duel: { $duelists } – nobody wins

## Endings

ending-draw = The match ends without a winner.
ending-standstill = Nobody can do anything any more: the match ends without a winner.
ending-other = { $winner } wins.
ending-honor = { $winner } wins by honor.
ending-military = { $winner } wins: a military victory, nobody else is left.
ending-enlightenment = { $winner } wins by enlightenment, with all five Rings.
ending-card = { $winner } wins by the text of a card.
ending-dishonor = { $winner } wins: the others have lost all honor.
ending-left = { $winner } wins: nobody else stayed.
ending-resigned = { $winner } wins: the others have left the match.
