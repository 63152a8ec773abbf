"""Crane Clan, Core Set."""

from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import duel
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cards.words import (
    Target,
    action,
    attacks_alone,
    cannot,
    card,
    character,
    characters,
    friendly,
    gains,
    in_conflict,
    in_conflict_phase,
    in_political,
    interrupt,
    its_host,
    opponent,
    participant,
    reaction,
    resolves_claimed_ring,
    theirs,
    this_attacks,
    this_participates,
    vanilla,
    would_interrupt,
)
from engine.l5r_lcg.cost import BOW_THIS, GIVE_FATE, sacrifice
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.use import Use

card(
    "shizuka-toshi",
    action(
        condition=in_political,
        costs=[BOW_THIS],
        target=participant(lambda use, other: other.political <= 2),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "the-art-of-peace",
    interrupt(
        e.BreakProvince,
        lambda use, event: event.card is use.this,
        effect=lambda use: (
            [use.dishonor(other) for other in use.table.participants() if other.attacking]
            + [use.honor(other) for other in use.table.participants() if other.defending]
        ),
    ),
)

card(
    "asahina-artisan",
    action(
        condition=in_conflict,
        costs=[BOW_THIS],
        target=character(lambda use, other: other is not use.this and other.of_clan("crane")),
        effect=lambda use: use.gets(use.target, political=3),
    ),
)

vanilla("doji-whisperer")

card(
    "brash-samurai",
    action(
        condition=lambda use: use.conflict is not None and use.conflict.participants(use.seat) == [use.this],
        effect=lambda use: [use.honor(use.this)],
    ),
)


card(
    "cautious-scout",
    gains("blank", applies=lambda this, other: isinstance(other, Province) and other.attacked and attacks_alone(this)),
)

card(
    "doji-gift-giver",
    action(
        condition=this_participates,
        costs=[GIVE_FATE],
        target=participant(lambda use, other: theirs(use, other) and not other.bowed, by=opponent),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "savvy-politician",
    reaction(
        e.Honor,
        lambda use, event: event.card is use.this,
        target=character(),
        effect=lambda use: [use.honor(use.target)],
    ),
)

card(
    "daidoji-nerishma",
    action(
        target=Target(lambda use: [c for p in use.you.provinces for c in p.contents if c.facedown]),
        effect=lambda use: [use.turn_faceup(use.target)],
    ),
)

card(
    "doji-challenger",
    action(
        condition=this_attacks,
        target=character(theirs),
        effect=lambda use: [use.move_to_conflict(use.target)],
    ),
)

card(
    "kakita-asami",
    action(
        condition=lambda use: (
            this_participates(use)
            and in_political(use)
            and use.conflict is not None
            and use.conflict.total(use.seat) > use.conflict.total(1 - use.seat)
        ),
        effect=lambda use: [use.take_honor()],
    ),
)


def kaezin_duel(use: Use) -> Flow[None]:
    """If Kaezin wins, everybody outside the duel goes home. If he loses, he goes home himself."""
    challenged = use.target

    def outcome(result: e.ResolveDuel) -> Flow[None]:
        if result.winner is use.this:
            others = [other for other in use.table.participants() if other not in (use.this, challenged)]
            yield from run_batch(use.table, [use.move_home(other) for other in others])
        elif result.loser is use.this:
            yield from run_batch(use.table, [use.move_home(use.this)])

    yield from duel.duel(use, use.this, challenged, "military", outcome)


card(
    "kakita-kaezin",
    action(
        condition=this_participates,
        target=participant(
            lambda use, other: theirs(use, other) and duel.may_duel(use.this, other, "military"), by=opponent
        ),
        run=kaezin_duel,
    ),
)

card(
    "asahina-storyteller",
    gains(
        "keyword:sincerity",
        applies=lambda this, other: (
            other.is_character and other.honored and other.of_clan("crane") and other.controller == this.controller
        ),
    ),
)

card(
    "guest-of-honor",
    cannot("play-event", applies=lambda this, player: this.participating and player is this.player.opponent),
)


card("doji-hotaru", resolves_claimed_ring("political"))


def reveal_top(use: Use) -> list[Event]:
    """Reveal the top card of the conflict deck. The revealed card may be played as if from hand this phase."""
    return [use.reveal_to_play(use.you.conflict_deck[-1])] if use.you.conflict_deck else []


card("artisan-academy", action(condition=in_conflict_phase, effect=reveal_top))

card(
    "steward-of-law",
    cannot("become-dishonored", applies=lambda this, other: this.participating and other.is_character),
)

card("political-rival", gains("political", 3, applies=lambda this, other: other is this and this.defending))

card(
    "above-question",
    cannot(
        "be-targeted",
        applies=its_host,
        test=lambda this, host, use: use.from_event and use.seat != this.controller,
    ),
)


def training_duel(use: Use) -> Flow[None]:
    """Fight a duel in which the higher bidder may discard cards instead of giving honor. The loser bows."""

    def outcome(result: e.ResolveDuel) -> Flow[None]:
        if result.loser is not None:
            yield from run_batch(use.table, [use.bow(result.loser)])

    def transfer(table: Any) -> Flow[None]:
        yield from duel.transfer_or_discard(table, use)

    yield from duel.duel(use, use.this, use.target, "military", outcome, transfer)


card(
    "duelist-training",
    grants=[
        action(
            condition=this_participates,
            target=participant(lambda use, other: theirs(use, other) and duel.may_duel(use.this, other, "military")),
            run=training_duel,
        )
    ],
)

card("height-of-fashion", playable=lambda this, seat: this.table.conflict is None)


def perfect_gift(use: Use) -> Flow[None]:
    """Reveal the top four cards of each player's conflict deck.

    Add one of them to its owner's hand and shuffle the rest in.
    """
    decks = [player.conflict_deck[-4:][::-1] for player in use.table.player_order()]
    yield from run_batch(use.table, [use.reveal(cards) for cards in decks])
    chosen: list[Card] = []
    for player, cards in zip(use.table.player_order(), decks, strict=True):
        if cards:
            whose = "own-deck" if player.seat == use.seat else "other-deck"
            chosen.extend((yield from choose_subjects(use.seat, cards, source=use.label, name=whose)))
    yield from run_batch(use.table, [use.add_to_hand(found, shown=True) for found in chosen])
    yield from run_batch(use.table, [use.shuffle("conflict", seat=p.seat) for p in use.table.player_order()])


card(
    "the-perfect-gift",
    action(run=perfect_gift, changes=lambda use: any(player.conflict_deck for player in use.table.players)),
)

card(
    "voice-of-honor",
    would_interrupt(
        e.Initiate,
        lambda use, event: event.use.from_event,
        condition=lambda use: (
            sum(other.honored for other in use.you.characters) > sum(other.honored for other in use.opponent.characters)
        ),
        effect=lambda use: [use.cancel(use.event)],
    ),
)

card(
    "way-of-the-crane",
    action(
        target=Target(lambda use: [other for other in use.you.characters if other.of_clan("crane")]),
        effect=lambda use: [use.honor(use.target)],
    ),
)

card(
    "admit-defeat",
    action(
        target=Target(lambda use: use.conflict.defenders if use.conflict and len(use.conflict.defenders) == 1 else []),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "noble-sacrifice",
    action(
        costs=[sacrifice(friendly(lambda use, other: other.honored))],
        target=Target(characters(lambda use, other: other.dishonored)),
        effect=lambda use: [use.discard(use.target)],
    ),
)
