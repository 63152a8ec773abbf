"""The card game of 2017 at the command line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pydantic import BaseModel

from engine.desks import CardRow, Desk, in_turn, is_random, sought
from engine.fuzzing.lcg_decks import random_deck
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_lcg.definition import catalogue, decks
from engine.l5r_lcg.machinery import literal
from engine.l5r_lcg.machinery.position import beyond, dump
from engine.l5r_lcg.machinery.seen import TableView

STARTERS: Final = "-starter"
TOURNAMENT: Final = "-tournament"
STATUS = {1: " honored", 0: "", -1: " dishonored"}


class LcgDesk(Desk):
    """The desk of Legend of the Five Rings: The Card Game."""

    view = TableView
    columns = ("clan",)

    def usual(self, count: int) -> Sequence[str]:
        """Return the two decks for beginners."""
        return ("crane-starter", "lion-starter")[:count]

    def rivals(self, number: int, count: int) -> Sequence[str]:
        """In every second deal, return the same deck for all seats, otherwise different decks.

        Over many deals, every clan is used.
        """
        return in_turn(
            [name for name in decks() if name.endswith(STARTERS if number % 4 < 2 else TOURNAMENT)], number, count
        )

    def seats(self, names: Sequence[str], stream: Stream) -> tuple[Mapping[str, Any], ...]:
        """Return the seats' decks."""
        return tuple({"deck": random_deck(stream, *sought(name)[:1]) if is_random(name) else name} for name in names)

    def decks(self) -> list[dict[str, Any]]:
        """Return the prepared decks."""
        return [deck.model_dump(mode="json") for deck in decks().values()]

    def cards(self) -> list[CardRow]:
        """Return every card of the pool."""
        return [
            CardRow(
                id=card.id, name=card.name, type=card.type, implemented=card.implemented, side=card.side, clan=card.clan
            )
            for card in catalogue().values()
        ]

    @property
    def literals(self) -> Sequence[type[BaseModel]]:
        """The models of a position."""
        return (
            literal.Position, literal.PlayerAt, literal.ProvinceAt, literal.CharacterAt, literal.AttachmentAt,
            literal.CardAt, literal.LyingAt, literal.RingAt, literal.ConflictAt, literal.FavorAt, literal.CourseAt,
            literal.UsedAt, literal.MaximumAt, literal.FoughtAt, literal.PlayerCourseAt, literal.RandomAt,
        )  # fmt: skip

    def seated(self, position: Mapping[str, Any]) -> int | None:
        """Return None: every position has two players."""
        return None

    def position(self, match: Match) -> dict[str, Any]:
        """Return the table as a position literal."""
        return dump(match.table)

    def beyond(self, match: Match) -> list[Any]:
        """Return the lasting and delayed effects, and the uses of abilities in the present period."""
        return beyond(match.table)

    def is_whole(self, match: Match) -> bool:
        """Tell whether the position holds the complete state and whether a step begins at this question.

        A position does not say which characters entered play in this phase. A few cards ask which characters came from
        a hand in this phase. So if there are such characters, the position is not complete.
        """
        table = match.table
        if any(character.arrived == (table.phases, "hand") for character in table.characters()):
            return False
        if not match.is_restartable or table.round == 0 or table.conflict is not None or table.showing:
            return False
        durations = table.durations
        return (
            not (durations.expiring or durations.borrowed or durations.lent or durations.delayed)
            and not any(card.lasting for card in table.all_cards())
            and not any(player.lasting or player.revealed or player.resolving for player in table.players)
        )

    def as_earlier(self, match: Match) -> Iterator[dict[str, Any]]:
        """Yield the state as earlier versions stored it: their positions had no ``course``."""
        yield {"position": {name: part for name, part in self.position(match).items() if name != "course"}}

    def name_of(self, card: str) -> str:
        """Return the name of a card given by key or id."""
        found = catalogue().get(card.partition("#")[0])
        return card if found is None else found.name

    def table(self, view: Mapping[str, Any]) -> list[str]:
        """Return a view as lines of text."""
        return [*self._head(view), *(line for player in view["players"] for line in self._player(player))]

    def _head(self, view: Mapping[str, Any]) -> Iterator[str]:
        favor = view["favor"]
        held = "-" if favor is None else f"{favor['side']} ({favor['player']})"
        yield f"round {view['round']} | {view['phase']} {view['step']} | first {view['first_player']} | favor {held}"
        yield "rings: " + ", ".join(self._ring(ring) for ring in view["rings"])
        conflict = view["conflict"]
        if conflict is not None:
            totals = conflict["totals"]
            strength = "?" if conflict["strength"] is None else conflict["strength"]
            yield (
                f"conflict {conflict['number']}: {conflict['skill']} {'/'.join(conflict['elements'])}"
                f" at {conflict['province']} (strength {strength})"
                f" | attack {totals[conflict['attacker']]}, defense {totals[conflict['defender']]}"
            )

    @staticmethod
    def _ring(ring: Mapping[str, Any]) -> str:
        fate = f" +{ring['fate']}" if ring["fate"] else ""
        state = "" if ring["state"] == "unclaimed" else f" {ring['state']}"
        player = "" if ring["player"] is None else f" ({ring['player']})"
        return f"{ring['element']}{fate}{state}{player}"

    def _player(self, player: Mapping[str, Any]) -> Iterator[str]:
        bid = "-" if player["bid"] is None else player["bid"]
        yield ""
        yield (
            f"[{player['seat']}] {self.name_of(player['stronghold']['id'])}"
            f"{' bowed' if player['stronghold']['bowed'] else ''} | honor {player['honor']} | fate {player['fate']}"
            f" | bid {bid} | hand {player['hand_count']} | conflicts {player['conflicts_left']}"
            f" | decks {player['dynasty_deck']}/{player['conflict_deck']}"
        )
        for province in player["provinces"]:
            yield "  " + self._province(province)
        for card in player["characters"]:
            yield "  " + self._character(card)
            for attachment in card["attachments"]:
                yield f"      {self.name_of(attachment['id'])}"
        if "hand" in player:
            yield "  hand: " + (", ".join(self.name_of(card["id"]) for card in player["hand"]) or "-")

    def _province(self, province: Mapping[str, Any]) -> str:
        name = "(facedown)" if province["id"] is None else self.name_of(province["id"])
        strength = "" if province["strength"] is None else f" {province['strength']}"
        hidden = " facedown" if province["facedown"] and province["id"] is not None else ""
        broken = " broken" if province["broken"] else ""
        cards = [self.name_of(card["id"]) if "id" in card else "(facedown)" for card in province["cards"]]
        return f"{province['place']} {name}{strength}{hidden}{broken}" + (f": {', '.join(cards)}" if cards else "")

    def _character(self, card: Mapping[str, Any]) -> str:
        skills = "/".join("-" if card[skill] is None else str(card[skill]) for skill in ("military", "political"))
        marks = " bowed" * card["bowed"] + STATUS[card["status"]] + " in conflict" * card["participating"]
        fate = f" fate {card['fate']}" if card["fate"] else ""
        return f"* {self.name_of(card['id'])} {skills} glory {card['glory']}{fate}{marks}"
