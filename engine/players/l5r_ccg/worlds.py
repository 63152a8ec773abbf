"""Worlds that a seat may believe in: all that it does not know is drawn anew, all that it knows stays.

Hidden from a seat are the hands, the facedown Focus cards and the decks of the others, the order of its own decks, and
what lies facedown in provinces. Of a prepared deck the hidden cards are known as a whole; of any other deck they are
drawn from what it may hold. What the seat has seen since stays where it lies: a card keeps its number as long as
nobody could lose sight of it, so that a number in a record that the seat has seen tells which card it is.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, Literal

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef, deck_cards
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player

Half = Literal["dynasty", "fate"]
HALVES: Final[tuple[Half, Half]] = ("dynasty", "fate")
# So many copies of a card may be in a deck that nobody knows.
COPIES: Final = 3
# The question whether there is a battle where nobody is, to which the policy says no.
EMPTY: Final = frozenset({"end-of-committal"})


class Known:
    """What a seat knows of hidden cards: which it has seen where they lie, and for each player the faces of the rest.

    The faces are sorted: as they lie they would tell the true order.
    """

    def __init__(self, match: Match, seat: int) -> None:
        table: Table = match.table
        self.seat = seat
        self.seen = _named(match.prompt_for(seat))
        for record in match.records:
            told = record.seen_by(seat)
            if told is not None:
                _note(told.facts, self.seen)
        self.faces: list[dict[Half, Sequence[CardDef]]] = [
            {half: self._faces(table, player, half) for half in HALVES} for player in table.players
        ]

    def hidden(self, player: Player, half: Half) -> list[Card]:
        """Return a player's cards of a half that the seat does not know, in the order of their places."""
        if half == "dynasty":
            lying = [place.card for place in player.provinces if place.card is not None and place.card.facedown]
            cards = [*lying, *player.dynasty_deck]
        elif player.seat == self.seat:
            cards = player.fate_deck
        else:
            cards = [*player.hand, *(card for card in player.focus if card.facedown), *player.fate_deck]
        return [card for card in cards if card.uid not in self.seen]

    def _faces(self, table: Table, player: Player, half: Half) -> Sequence[CardDef]:
        if player.seat == self.seat or table.known[player.seat].prepared is not None:
            return sorted([card.face for card in self.hidden(player, half)], key=_id)
        return _possible(half, tuple(sorted(player.clans)))


def redraw(match: Match, seat: int, known: Known, stream: Stream) -> None:
    """Draw anew all that ``seat`` does not know, in place, and all chances to come."""
    table: Table = match.table
    for player in table.players:
        for half in HALVES:
            places = known.hidden(player, half)
            faces = list(known.faces[player.seat][half])
            stream.shuffle(faces)
            for card, face in zip(places, faces, strict=False):
                card.face = face
        if player.seat != seat:
            for card in player.hand:
                # What is in a hand may listen; what lies in a deck or facedown does not.
                table.index.update(card)
    table.streams.sow(str(stream.bits()))
    # What comes now is imagined: nobody minds being passed by, and nobody fights where nobody is.
    table.asked, table.passed_over = frozenset(), EMPTY
    table.version += 1


def _id(face: CardDef) -> str:
    return face.id


@cache
def _possible(half: Half, clans: tuple[str, ...]) -> Sequence[CardDef]:
    """Return what a deck of these clans that nobody knows may hold in one half."""
    faces = [face for _, face in sorted(deck_cards().items()) if face.implemented and face.side == half]
    fit = [face for face in faces if face.type != "stronghold" and _suits(face, clans)]
    return [face for face in fit for _ in range(1 if face.unique else COPIES)]


def _suits(face: CardDef, clans: Iterable[str]) -> bool:
    """Tell whether a card is one that a player of these clans is likely to bring."""
    return face.type != "personality" or not face.clans or bool(face.clans.intersection(clans))


# What a seat has seen


def _named(prompt: Prompt | None) -> set[int]:
    """Return the numbers of the cards that a question names: its seat sees them now."""
    seen: set[int] = set()
    for option in prompt.options if prompt is not None else ():
        for name in (option.card, option.target):
            _note(name, seen)
    return seen


def _note(told: Any, seen: set[int]) -> None:
    """Add the numbers of all cards that a record names."""
    if isinstance(told, str):
        number = told.partition("#")[2]
        if number.isdecimal():
            seen.add(int(number))
    elif isinstance(told, dict):
        for part in told.values():
            _note(part, seen)
    elif isinstance(told, (list, tuple)):
        for part in told:
            _note(part, seen)
