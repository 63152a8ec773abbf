"""The 1997 game at the command line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from engine.desks import RANDOM, CardRow, Desk, in_turn, is_random, sought
from engine.fuzzing.ccg_decks import random_deck
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_ccg.definition import decks, pool
from engine.l5r_ccg.game import playable
from engine.l5r_ccg.machinery import literal
from engine.l5r_ccg.machinery.position import dump
from engine.l5r_ccg.machinery.seen import TableView


class CcgDesk(Desk):
    """The desk of Legend of the Five Rings, the collectible card game of 1997."""

    view = TableView
    columns = ("side", "clans")

    def usual(self, count: int) -> Sequence[str]:
        """Return the names of prepared decks, completed by random decks if there are too few."""
        prepared = [deck.id for deck in decks().values() if playable(deck)][:count]
        return [*prepared, *[RANDOM] * (count - len(prepared))]

    def rivals(self, number: int, count: int) -> Sequence[str]:
        """In every second deal, return the same deck for all seats, otherwise different decks.

        Over many deals, every deck is used.
        """
        return in_turn([deck.id for deck in decks().values() if playable(deck)], number, count)

    @property
    def measured(self) -> Sequence[str]:
        """The Crane and the Lion deck, because the card game of 2017 is measured with the same clans."""
        return ("crane-1997", "lion-1997")

    def seats(self, names: Sequence[str], stream: Stream) -> tuple[Mapping[str, Any], ...]:
        """Return the seats' decks."""
        return tuple({"deck": random_deck(stream, *sought(name)) if is_random(name) else name} for name in names)

    def decks(self) -> list[dict[str, Any]]:
        """Return the prepared decks."""
        return [deck.model_dump(mode="json") for deck in decks().values()]

    def cards(self) -> list[CardRow]:
        """Return every card of the pool."""
        return [
            CardRow(
                id=card.id,
                name=card.name,
                type=card.type,
                implemented=card.implemented,
                side=card.side,
                clans=",".join(sorted(card.clans)),
            )
            for card in pool().values()
            if not card.token
        ]

    @property
    def literals(self) -> Sequence[type[BaseModel]]:
        """The models of a position."""
        return (
            literal.Position, literal.PlayerAt, literal.ProvinceAt, literal.PersonalityAt, literal.InPlayAt,
            literal.CardAt, literal.TokenAt, literal.ChangeAt, literal.LastingAt, literal.UsedAt, literal.AttackAt,
            literal.TerrainAt, literal.UnderAt, literal.LentAt, literal.LoanAt, literal.SecondAt, literal.HordeAt,
            literal.WaitingAt,
        )  # fmt: skip

    def position(self, match: Match) -> dict[str, Any]:
        """Return the table as a position literal."""
        return dump(match.table)

    def beyond(self, match: Match) -> list[Any]:
        """Return whether the rules are in the middle of a step, and which players have lost."""
        table = match.table
        return [*(["under-way"] if table.start in ("", "set-up") else []), *sorted(map(str, table.fallen))]

    def name_of(self, card: str) -> str:
        """Return the name of a card given by key or id."""
        found = pool().get(card.partition("#")[0])
        return card if found is None else found.name

    def table(self, view: Mapping[str, Any]) -> list[str]:
        """Return a view as lines of text."""
        favor = "-" if view["favor"] is None else view["favor"]
        head = f"turn {view['turn']} of {view['active']} | {view['phase']} | favor {favor}"
        return [head, *self._attack(view), *(line for player in view["players"] for line in self._player(player))]

    def _attack(self, view: Mapping[str, Any]) -> Iterator[str]:
        attack = view["attack"]
        if attack is None:
            return
        yield f"{attack['attacker']} attacks {attack['defender']} | {attack['segment']}"
        for place in attack["provinces"]:
            armies = ", ".join(f"{side} {self._army(place[side])}" for side in ("attack", "defend"))
            yield f"  {place['province']} strength {place['strength']}: {armies}"

    def _army(self, army: Mapping[str, Any]) -> str:
        return f"{army['force']} ({', '.join(self.name_of(card) for card in army['units']) or '-'})"

    def _player(self, player: Mapping[str, Any]) -> Iterator[str]:
        stronghold = player["stronghold"]
        yield ""
        yield (
            f"[{player['seat']}] {self.name_of(stronghold['id'])}{' bowed' * stronghold['bowed']}"
            f" | honor {player['honor']} | hand {player['hand_count']}"
            f" | decks {player['dynasty_deck']}/{player['fate_deck']}{'' if player['in'] else ' | out'}"
        )
        for province in player["provinces"]:
            yield "  " + self._province(province)
        for card in player["personalities"]:
            yield "  " + self._unit(card)
        if player["holdings"]:
            yield "  holdings: " + ", ".join(self._named(card) for card in player["holdings"])
        if player["rings"]:
            yield "  rings: " + ", ".join(self._named(card) for card in player["rings"])
        if "hand" in player:
            yield "  hand: " + (", ".join(self.name_of(card["id"]) for card in player["hand"]) or "-")

    def _named(self, card: Mapping[str, Any]) -> str:
        return f"{self.name_of(card['id'])}{' (bowed)' * card['bowed']}"

    def _province(self, province: Mapping[str, Any]) -> str:
        if province["destroyed"]:
            return f"{province['key']} destroyed"
        card = province["card"]
        lying = "-" if card is None else self.name_of(card["id"]) if "id" in card else "(facedown)"
        attached = "".join(f", {self._named(one)}" for one in province["attached"])
        return f"{province['key']} strength {province['strength']}: {lying}{attached}"

    def _unit(self, card: Mapping[str, Any]) -> str:
        marks = " bowed" * card["bowed"] + " dishonored" * card["dishonored"]
        at = f" at {card['at']}" if card["at"] else ""
        followers = "".join(f", {self._named(one)}" for one in card["attachments"])
        return f"* {self.name_of(card['id'])} {card['force']}F/{card['chi']}C{marks}{at}{followers}"
