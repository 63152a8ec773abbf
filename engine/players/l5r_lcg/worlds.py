"""Worlds that a seat considers possible. Everything that the seat does not know is redrawn, and everything else stays.

A seat does not know the hand, the decks and the facedown provinces of the other player. The seat also does not know the
order of its own decks, or the facedown cards on provinces. If the opponent's deck is a prepared one, the seat knows its
list, and therefore which cards are hidden, but not where. The hidden cards of any other deck are drawn from the cards
that such a deck may hold. Cards whose place the seat remembers (``memory``) stay there.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.machinery.known import may_hold
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Player
from engine.players.l5r_lcg.memory import Memory
from engine.players.shuffling import shuffle

# How many copies of another clan's card an unknown deck is assumed to hold.
BOUGHT: Final = 1
# The action windows outside of conflicts, which playouts skip.
QUIET: Final = frozenset({"2.5", "3.1", "4.4", "5.1"})


class Known:
    """A seat's knowledge of hidden cards: their faces, sorted, and its memory of the places of some of them."""

    def __init__(self, match: Match, seat: int) -> None:
        table: Table = match.table
        own, other = table.players[seat], table.players[1 - seat]
        self.shown = _shown(match.prompt_for(seat))
        self.memory = Memory(match, seat)
        # The seat knows its own deck list, and has seen all its cards except the hidden ones.
        self.own = {side: _faces(self.hidden(own, side)) for side in ("conflict", "dynasty")}
        prepared = table.known[other.seat].prepared is not None
        self.others = {side: _faces(self.hidden(other, side)) if prepared else _possible(table, other, side)
                       for side in ("conflict", "dynasty")}  # fmt: skip
        row = [province for province in other.provinces if self.unseen(province)]
        self.row = _faces(row) if prepared else _possible_provinces(other)

    def hidden(self, player: Player, side: str) -> list[Card]:
        """Return a player's hidden cards of a side in the order of their places: hand or provinces, then the deck."""
        if side == "dynasty":
            cards = [card for province in player.provinces for card in province.contents if card.facedown]
            if player.value("sees-facedown"):
                cards = []
            cards = [*cards, *player.dynasty_deck]
        else:
            cards = [*player.hand, *player.conflict_deck] if player.seat != self.memory.seat else player.conflict_deck
        return [card for card in cards if card.uid not in self.shown and card not in player.revealed]

    def unseen(self, province: Province) -> bool:
        """Tell whether the seat does not know which card this province of the opponent is."""
        return province.facedown and province.place not in self.memory.places and province.place not in self.shown


def redraw(match: Match, seat: int, known: Known, stream: Stream) -> None:
    """Redraw, in place, everything that ``seat`` does not know, and all future random numbers."""
    table: Table = match.table
    own, other = table.players[seat], table.players[1 - seat]
    for side in ("conflict", "dynasty"):
        _deal(known.hidden(own, side), known.own[side], known.memory, stream)
        _deal(known.hidden(other, side), known.others[side], known.memory, stream)
    row = [province for province in other.provinces if known.unseen(province)]
    faces = list(known.row)
    shuffle(faces, stream)
    for province, face in zip(row, faces, strict=False):
        province.face = face
    for card in other.hand:
        # A card in a hand may react to events, but a card in a deck or a facedown card may not.
        table.index.update(card)
    table.streams.reseed(str(stream.bits()))
    # From here on the match is imagined: windows in which passing is the only choice are skipped, and so are windows
    # between conflicts.
    table.asked, table.passed_over = frozenset(), QUIET
    table.version += 1


def _deal(places: Sequence[Card], faces: Sequence[CardDef], memory: Memory, stream: Stream) -> None:
    """Give random faces to the cards at ``places``, except to the cards that the seat remembers there."""
    rest = list(faces)
    shuffle(rest, stream)
    open_places = list(places)
    for card, face_id in memory.claims(places):
        found = next((face for face in rest if face.id == face_id), None)
        if found is not None:
            rest.remove(found)
            open_places.remove(card)
            card.face = found
    for card, face in zip(open_places, rest, strict=False):
        card.face = face


def _faces(cards: Iterable[Card]) -> list[CardDef]:
    """Return the printed faces of cards, sorted, because their real order is secret."""
    return sorted((card.face.printed for card in cards), key=_id)


def _id(face: CardDef) -> str:
    return face.id


def _shown(prompt: Prompt | None) -> set[int | str]:
    """Return the numbers of cards and the places of provinces that a question names.

    The asked seat sees these cards and provinces now.
    """
    shown: set[int | str] = set()
    for option in prompt.options if prompt is not None else ():
        if isinstance(option.value, Card) and not option.value.facedown:
            shown.add(option.value.uid)
        for name in (option.card, option.target):
            number = name.partition("#")[2] if name else ""
            if number.isdecimal():
                shown.add(int(number))
    return shown


def _possible(table: Table, player: Player, side: str) -> list[CardDef]:
    """Return all cards that one side of an unknown deck may hold, each in as many copies as it may have."""
    open_copies = Counter(card.face.id for card in table.all_cards() if card.owner == player.seat and _open(card))
    found: list[CardDef] = []
    for face in _sorted_faces():
        if face.side != side or not may_hold(table, player.seat, face):
            continue
        own = face.clan in ("neutral", player.clan)
        most = face.facts.deck_limit if own else BOUGHT if side == "conflict" else 0
        found.extend([face] * max(0, most - open_copies[face.id]))
    return found


def _open(card: Card) -> bool:
    return not card.facedown and card.zone not in ("hand", "conflict deck", "dynasty deck")


def _possible_provinces(player: Player) -> list[CardDef]:
    """Return the provinces that an unknown deck may have facedown."""
    lying = {province.face.id for province in player.provinces if not province.facedown}
    return [
        face
        for face in _sorted_faces()
        if face.type == "province" and face.clan in ("neutral", player.clan) and face.id not in lying
    ]


def _sorted_faces() -> list[CardDef]:
    return sorted((face for face in catalogue().values() if face.implemented), key=_id)
