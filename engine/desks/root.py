"""Root at the command line."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from engine.desks import NOTHING, RANDOM, CardRow, Desk
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream
from engine.root import reach
from engine.root.definition import cards, decks, maps
from engine.root.effects.decks import effects
from engine.root.factions import factions
from engine.root.machinery.boards import BOARDS, RelicAt
from engine.root.machinery.position import Course, Literal, PlayerLiteral, dump
from engine.root.machinery.seen import OpenView
from engine.root.setup import CORNERS

ALWAYS_WRITTEN = ("item", "ambush", "dominance")
TRIES = 200
BEGINS = ("phase", "turn")
BASE = ("marquise", "eyrie", "alliance", "vagabond")
# In one of this many random games, the players draft their factions.
ADVANCED = 3


class RootDesk(Desk):
    """The desk of Root. A seat brings a faction in place of a deck."""

    view = OpenView
    columns = ("suit", "decks")

    def usual(self, count: int) -> Sequence[str]:
        """Return the usual factions for ``count`` players."""
        return list(factions())[:count]

    @property
    def measured(self) -> Sequence[str]:
        """The four factions of the base game."""
        return BASE

    @property
    def company(self) -> int:
        """Four players, the most common number."""
        return len(BASE)

    def rivals(self, number: int, count: int) -> Sequence[str]:
        """In every second deal, return the factions of the base game.

        In the other deals, return one of them and random others.
        """
        if number % 2 == 0 and count <= len(BASE):
            return BASE[:count]
        names = list(factions())
        return (names[number // 2 % len(names)], *(RANDOM,) * (count - 1))

    def rules_of(self, number: int) -> Mapping[str, Any]:
        """Return the map and the deck of deal ``number``. Over many deals, every map and every deck is used."""
        boards, packs = sorted(maps()), sorted(decks())
        turn = number // 2
        return {"map": boards[turn % len(boards)], "deck": packs[turn // len(boards) % len(packs)]}

    def mixed(self, stream: Stream, count: int) -> Sequence[str]:
        """Return random factions. Sometimes return none, so that the players draft factions in the advanced set-up."""
        return (RANDOM if stream.below(ADVANCED) else NOTHING,) * count

    def turns(self, match: Match) -> int | None:
        """Return how many turns players have begun."""
        found: int = match.table.turns
        return found

    def seats(self, names: Sequence[str], stream: Stream) -> tuple[Mapping[str, Any], ...]:
        """Return the seats' factions: the named ones, and random ones for the other seats.

        The set-up accepts the random factions together with the named ones. If no seat brings a faction, the players
        draft factions in the advanced set-up.
        """
        if all(name == NOTHING for name in names):
            return super().seats(names, stream)
        for name in names:
            if name not in (RANDOM, *factions()):
                raise Refused("unknown-faction", faction=name)
        for _ in range(TRIES):
            chosen = [stream.pick(list(factions())) if name == RANDOM else name for name in names]
            corners = sum(factions()[name].facts.corner for name in chosen)
            twice = any(count > (2 if name == "vagabond" else 1) for name, count in Counter(chosen).items())
            if not twice and corners <= CORNERS and reach.value(chosen) >= reach.table().daring:
                break
        return tuple({"faction": name} for name in chosen)

    def seat(self, deck: str | Mapping[str, Any]) -> dict[str, Any]:
        """Return a seat with a faction. A Vagabond's character follows after a dot, as in ``vagabond.thief``."""
        if not isinstance(deck, str):
            return dict(deck)
        faction, _, character = deck.partition(".")
        return {"faction": faction, "character": character} if character else {"faction": faction}

    def decks(self) -> list[dict[str, Any]]:
        """Return the factions that can be played."""
        return [{"id": faction, "warriors": kind.facts.warriors} for faction, kind in factions().items()]

    def cards(self) -> list[CardRow]:
        """Return every card of both decks."""
        return [
            CardRow(
                id=card.id,
                name=card.name,
                type=card.kind,
                implemented=card.kind in ALWAYS_WRITTEN or card.id in effects(),
                suit=card.suit,
                decks=",".join(card.decks),
            )
            for card in cards().values()
        ]

    @property
    def literals(self) -> Sequence[type[BaseModel]]:
        """The models of a position."""
        return (Literal, PlayerLiteral, *BOARDS.values(), RelicAt, Course)

    def position(self, match: Match) -> dict[str, Any]:
        """Return the table as a position literal."""
        return dump(match.table)

    def beyond(self, match: Match) -> list[Any]:
        """Return the decisions since the rules could last restart. A position cannot hold an unfinished act."""
        table = match.table
        if table.phase == "set-up" or table.resolving or not all(faction.is_settled() for faction in table.factions):
            return ["under-way", *_keys(match)]
        return [] if match.is_restartable else ["act", *_keys(match)]

    def as_earlier(self, match: Match) -> Iterator[dict[str, Any]]:
        """Yield the state as earlier versions stored it.

        These versions stored no backs of waystations. Still earlier ones also stored no ``course``, but the kinds of
        all records since the phase began.
        """
        position = self.position(match)
        for player in position["players"]:
            player.pop("backs", None)
        yield {"position": position}
        without = {name: part for name, part in position.items() if name != "course"}
        found: list[Any] = []
        for record in reversed(match.records):
            if record.kind in BEGINS:
                break
            found.append(record.kind)
        under_way = [name for name in self.beyond(match)[:1] if name == "under-way"]
        yield {"position": without, "beyond": [*found[::-1], *under_way]}

    def name_of(self, card: str) -> str:
        """Return the name of a card given by id."""
        found = cards().get(card)
        return card if found is None else found.name

    def table(self, view: Mapping[str, Any]) -> list[str]:
        """Return a view as lines of text."""
        return [*self._head(view), *map(str, self._clearings(view)), *self._players(view)]

    def _head(self, view: Mapping[str, Any]) -> Iterator[str]:
        active = view["players"][view["turn"]]
        yield f"{view['map']}, {view['deck']} deck | turn {view['turns']}: {active['faction']}, {view['phase']}"
        supply = ", ".join(f"{count} {item}" for item, count in view["items"].items() if count)
        yield f"deck {view['draw_pile']} | discard {len(view['discard'])} | items: {supply or '-'}"
        if view["available"]:
            yield "available: " + ", ".join(self.name_of(card) for card in view["available"])

    @staticmethod
    def _clearings(view: Mapping[str, Any]) -> Iterator[str]:
        for clearing in view["clearings"]:
            here = str(clearing["id"])
            parts = []
            for player in view["players"]:
                pieces = [f"{player['warriors'][here]} warriors"] if here in player["warriors"] else []
                for kind, places in {**player["buildings"], **player["tokens"]}.items():
                    if here in places:
                        pieces.append(f"{places[here]} {kind}")
                if pieces:
                    parts.append(f"{player['faction']}: {', '.join(pieces)}")
            ruler = "-" if clearing["ruler"] is None else view["players"][clearing["ruler"]]["faction"]
            ruin = ", ruin" if clearing["ruin"] else ""
            yield (
                f"{here:>2} {clearing['suit']}, {clearing['free']} free{ruin}, ruled by {ruler}"
                + (f" | {'; '.join(parts)}" if parts else "")
            )

    def _players(self, view: Mapping[str, Any]) -> Iterator[str]:
        for player in view["players"]:
            score = "-" if player["score"] is None else player["score"]
            yield f"[{player['seat']}] {player['faction']}: {score} points, {player['hand_count']} cards"
            if player["crafted"] or player["items"]:
                crafted = [self.name_of(card) for card in player["crafted"]]
                yield f"    crafted: {', '.join([*crafted, *player['items']])}"
            if "hand" in player:
                yield "    hand: " + (", ".join(self.name_of(card) for card in player["hand"]) or "-")


def _keys(match: Match) -> list[list[str]]:
    """Return the keys of the decisions since the rules could last restart."""
    return [list(decision.keys) for decision in match.log[match.last_place :]]
