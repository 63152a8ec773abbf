"""Advanced set-up (appendix A of the English Law): the players draft factions, and each faction begins in homelands.

Bots, landmarks and hirelings are left out (A.3, A.5, A.6). The draft offers one Vagabond card, as the appendix
recommends.
"""

from typing import Final, NamedTuple

from engine.kernel.flow import Flow, ask, ask_all
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards
from engine.root.definition import Card, characters
from engine.root.factions import factions
from engine.root.machinery.table import Table
from engine.root.setup import lay_deck, lay_items, lay_suits, seat_players

DEALT: Final = 5
KEPT: Final = 3
VAGABOND: Final = "vagabond"
TWO: Final = 2


class Pool(NamedTuple):
    """The dealt set-up cards: the factions, which of them is locked, and the Vagabond's character (A.8.1, A.8.2)."""

    factions: list[str]
    locked: str | None
    character: str | None

    def open(self) -> list[str]:
        """Return the factions that may be chosen."""
        return [faction for faction in self.factions if faction != self.locked]


def set_up(table: Table) -> Flow[None]:
    """Set the game up by the appendix: map, deck and seats, five cards for each player, the draft, three cards kept."""
    lay_suits(table)
    lay_items(table)
    seat_players(table)
    lay_deck(table, DEALT)
    pool = deal(table)
    for seat in reversed(table.order):
        pool = yield from choose_faction(table, pool, seat)
        yield from table.factions[seat].advanced_set_up(table)
    yield from keep_cards(table)
    table.phase = "birdsong"


def deal(table: Table) -> Pool:
    """Deal a militant set-up card, then one for each player.

    If the last card is an insurgent card, lock it (A.8.1, A.8.2).

    With two players there are no insurgent cards.
    """
    stream, players = table.streams["factions"], len(table.factions)
    militant = [name for name, kind in factions().items() if kind.facts.militant]
    insurgent = [name for name in factions() if name not in militant] if players > TWO else []
    stream.shuffle(militant)
    rest = [*militant[1:], *insurgent]
    stream.shuffle(rest)
    dealt = [militant[0], *rest[:players]]
    locked = dealt[-1] if dealt[-1] in insurgent else None
    character = stream.pick(list(characters())) if VAGABOND in dealt else None
    table.note("pool", factions=list(dealt), locked=locked, character=character)
    return Pool(dealt, locked, character)


def choose_faction(table: Table, pool: Pool, seat: int) -> Flow[Pool]:
    """Let a player take a set-up card.

    Return the pool without it. A militant card unlocks the locked card (A.8.2.II).
    """
    options = [Option(f"faction:{name}", "faction", name, subject=f"faction:{name}") for name in pool.open()]
    chosen = yield from ask(Prompt(seat, "faction", options, rule="A.8.3"))
    faction = factions()[chosen](seat)
    faction.hand = table.factions[seat].hand
    if chosen == VAGABOND:
        faction.bring({"character": pool.character})
    table.seat_factions([faction if other.seat == seat else other for other in table.factions])
    table.note("choose-faction", player=seat, faction=chosen)
    if faction.open_hand:
        cards.show_hand(table, faction, tuple(other.seat for other in table.factions))
    table.barrier = True
    left = [name for name in pool.factions if name != chosen]
    return Pool(left, None if faction.facts.militant else pool.locked, pool.character)


def keep_cards(table: Table) -> Flow[None]:
    """Let every player keep three cards. All other cards of the hand are shuffled into the deck (A.10)."""
    prompts = []
    for seat in table.order:
        hand = table.factions[seat].hand
        options = [
            Option(f"keep:{card.id}", "keep", card, card=card.id, times=hand.count(card))
            for card in cards.one_of_each(hand)
        ]
        groups = (Group("", KEPT, KEPT),)
        prompts.append(
            Prompt(seat, "keep-cards", options, rule="A.10", groups=groups, guarded=True, data={"count": KEPT})
        )
    answers = yield from ask_all(prompts)
    for seat, answer in zip(table.order, answers, strict=True):
        put_back(table, seat, [option.value for option in answer])
    table.streams["deck"].shuffle(table.draw)


def put_back(table: Table, seat: int, kept: list[Card]) -> None:
    """Put the cards that a player does not keep onto the deck, facedown."""
    faction = table.factions[seat]
    back = list(faction.hand)
    for card in kept:
        back.remove(card)
    faction.hand = kept
    table.draw.extend(back)
    public = {"player": seat, "count": len(back)}
    table.whisper((seat,), "put-back", public, cards=[card.id for card in back])
