"""Worlds that a seat considers possible. Everything that the seat does not know is redrawn, and everything else stays.

A seat does not know the hands, the facedown Focus cards and the decks of the others. The seat also does not know the
order of its own decks, or the facedown cards in provinces. If a deck is a prepared one, the seat knows its list, and
therefore which cards are hidden, but not where. The hidden cards of any other deck are drawn from the cards that such a
deck may hold. A card that the seat has seen stays in its place. A card keeps its number as long as every player can
follow the card. So a number in a record that the seat has seen identifies the card.
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
from engine.l5r_ccg.marks import may_lie_under
from engine.l5r_ccg.state import Player
from engine.players.l5r_ccg import dreams
from engine.players.shuffling import shuffle

Half = Literal["dynasty", "fate"]
HALVES: Final[tuple[Half, Half]] = ("dynasty", "fate")
# The assumed number of copies of each card in an unknown deck.
COPIES: Final = 3
# The question of whether to fight a battle at a province without units. The policy always declines.
EMPTY: Final = frozenset({"end-of-committal"})


class Known:
    """A seat's knowledge of hidden cards: the cards it has seen, and for each player the faces of all other cards.

    The faces are sorted, because their real order is secret.
    """

    def __init__(self, match: Match, seat: int) -> None:
        table: Table = match.table
        self.seat = seat
        self.sleeper = dreams.sleeper(match)
        self.drawn: Drawn | None = None
        self.seen = _named(match.prompt_for(seat))
        for record in match.records:
            seen = record.seen_by(seat)
            if seen is not None:
                _note(seen.facts, self.seen)
        self.faces: list[dict[Half, Sequence[CardDef]]] = [
            {half: self._faces(table, player, half) for half in HALVES} for player in table.players
        ]

    def hidden(self, player: Player, half: Half) -> list[Card]:
        """Return the cards of one half (dynasty or fate) of a player's deck that the seat does not know, in the order
        of their places.
        """
        if half == "dynasty":
            lying = [place.card for place in player.provinces if place.card is not None and place.card.facedown]
            cards = [*lying, *player.dynasty_deck]
        elif player.seat == self.seat:
            cards = player.fate_deck
        else:
            focus = [card for card in player.focus if card.facedown]
            cards = [*player.beneath, *player.hand, *focus, *player.fate_deck]
        return [card for card in cards if card.uid not in self.seen]

    def _faces(self, table: Table, player: Player, half: Half) -> Sequence[CardDef]:
        if player.seat == self.seat or table.known[player.seat].prepared is not None:
            return sorted([card.face for card in self.hidden(player, half)], key=_id)
        return _possible(half, tuple(sorted(player.clans)))


class Drawn:
    """The faces of all hidden cards in one world, in the order of the cards' places, and the stream's state.

    All candidates of a search play in the same worlds, so a world is drawn only for the first of them.
    """

    def __init__(self, table: Table, known: Known, stream: Stream) -> None:
        self.before = stream.state
        self.faces: list[dict[Half, list[CardDef]]] = []
        covers = {one.uid: one.face.type for one in table.in_play() if one.beneath}
        for player in table.players:
            drawn: dict[Half, list[CardDef]] = {}
            for half in HALVES:
                faces = drawn[half] = list(known.faces[player.seat][half])
                shuffle(faces, stream)
                for place, card in enumerate(known.hidden(player, half)):
                    if card in player.beneath:
                        _give_way(faces, place, covers[card.lies_under])
            self.faces.append(drawn)
        self.after = stream.state


def redraw(match: Match, seat: int, known: Known, stream: Stream) -> None:
    """Redraw, in place, everything that ``seat`` does not know, and all future random numbers."""
    table: Table = match.table
    if known.drawn is None or known.drawn.before != stream.state:
        known.drawn = Drawn(table, known, stream)
    stream.state = known.drawn.after
    for player in table.players:
        for half in HALVES:
            for card, face in zip(known.hidden(player, half), known.drawn.faces[player.seat][half], strict=False):
                card.face = face
        if player.seat != seat:
            for card in player.hand:
                # A card in a hand may react to events, but a card in a deck or a facedown card may not.
                table.index.update(card)
    table.streams.reseed(str(stream.bits()))
    # From here on the match is imagined: windows in which passing is the only choice are skipped, and empty battles are
    # declined.
    table.asked, table.passed_over = frozenset(), EMPTY
    if isinstance(table, dreams.DreamTable):
        table.named = None
    table.version += 1


def _give_way(faces: list[CardDef], place: int, cover: str) -> None:
    """Exchange the card at a place with a later card, so that the card there may lie under a card of the type
    ``cover``.
    """
    fit = next((at for at in range(place, len(faces)) if may_lie_under(faces[at], cover)), place)
    faces[place], faces[fit] = faces[fit], faces[place]


def _id(face: CardDef) -> str:
    return face.id


@cache
def _possible(half: Half, clans: tuple[str, ...]) -> Sequence[CardDef]:
    """Return the cards that may be in one half of an unknown deck of any of ``clans``."""
    faces = [face for _, face in sorted(deck_cards().items()) if face.implemented and face.side == half]
    fit = [face for face in faces if face.type != "stronghold" and _suits(face, clans)]
    return [face for face in fit for _ in range(1 if face.unique else COPIES)]


def _suits(face: CardDef, clans: Iterable[str]) -> bool:
    """Tell whether a player of any of ``clans`` is likely to use a card."""
    return face.type != "personality" or not face.clans or bool(face.clans.intersection(clans))


# The cards that a seat has seen


def _named(prompt: Prompt | None) -> set[int]:
    """Return the numbers of the cards that a question names. The seat that is asked sees these cards now."""
    seen: set[int] = set()
    for option in prompt.options if prompt is not None else ():
        for name in (option.card, option.target):
            _note(name, seen)
    return seen


def _note(facts: Any, seen: set[int]) -> None:
    """Add to ``seen`` the numbers of all cards that a record names."""
    if isinstance(facts, str):
        number = facts.partition("#")[2]
        if number.isdecimal():
            seen.add(int(number))
    elif isinstance(facts, dict):
        for part in facts.values():
            _note(part, seen)
    elif isinstance(facts, (list, tuple)):
        for part in facts:
            _note(part, seen)
