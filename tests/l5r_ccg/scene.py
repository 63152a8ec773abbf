"""Test positions of the 1997 game that read like a game: a literal for the position, then what each player does.

``scene(...)`` puts a position on the table and returns it with a seat for each player (``game.seats``, ``first``,
``second`` …). A card is named by its id. If there are several copies, the name means the first that fits. A window in
which a seat could only pass is passed automatically, so a test names only real decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Battle, Player, Province
from tests.scenes import CardSceneOf, SeatAt

# Decks of cards without effects.
FILLER: dict[str, Any] = {"fate_deck": ["light-infantry"] * 8, "dynasty_deck": ["small-farm"] * 8}
CRAB = "the-war-fortress-of-the-crab"
EMPTY: list[dict[str, Any]] = [{}, {}, {}, {}]


class Seat(SeatAt):
    """One player of a scene."""

    def __init__(self, scene: Scene, number: int) -> None:
        super().__init__(scene.match, number)
        self.scene = scene

    @property
    def player(self) -> Player:
        return self.scene.table.players[self.number]

    @property
    def honor(self) -> int:
        return self.player.honor

    @property
    def hand(self) -> list[str]:
        return [card.id for card in self.player.hand]

    @property
    def in_play(self) -> list[str]:
        """Return the ids of this player's Personalities and Holdings in play."""
        return [card.id for card in (*self.player.personalities, *self.player.holdings)]

    def chooses(self, *what: str) -> Seat:
        """Choose, if asked: a choice with one option is made automatically."""
        if self.asked not in (None, "action", "battle-action", "reaction", "pay"):
            self.does(*what)
        return self

    def commits(self, **units: str) -> Seat:
        """Commit units if the seat is asked.

        ``commits(hida_sukune="1.0")`` sends Hida Sukune to the province ``1.0``. Without arguments the seat commits no
        unit.
        """
        if self.asked == "commit":
            self.does(*(f"commit:{card.replace('_', '-')}>province:{place}" for card, place in units.items()))
        return self

    def attacks(self, seat: int) -> Seat:
        """Declare an attack on a player."""
        return self.does(f"attack:player:{seat}")

    def pays(self, *producers: str) -> Seat:
        """Bow these cards for gold, if asked; without names bow the cards that the game proposes."""
        if self.asked == "pay":
            assert self.prompt is not None and self.prompt.data is not None
            self.does(*(producers or self.prompt.data["proposal"]))
        return self


class Scene(CardSceneOf[Card]):
    """A position in play."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.seats = [Seat(self, number) for number in range(len(match.header.seats))]
        self.first, self.second = self.seats[:2]

    @property
    def third(self) -> Seat:
        return self.seats[2]

    @property
    def fourth(self) -> Seat:
        return self.seats[3]

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    def province(self, seat: int, index: int) -> Province:
        return self.table.players[seat].provinces[index]

    def pass_to(self, kind: str, seat: int | None = None, turn: int | None = None, limit: int = 80) -> None:
        """Let everybody pass (or choose nothing) until a question of a kind is asked, of this seat or in this turn."""

        def more() -> bool:
            prompts = self.match.open_prompts()
            there = bool(prompts) and prompts[0].kind == kind and seat in (None, prompts[0].seat)
            return bool(prompts) and not (there and turn in (None, self.table.turn))

        assert self.pass_while(more, limit) and self.match.open_prompts(), f"nobody is asked {kind}"

    @property
    def battle(self) -> Battle:
        assert self.table.battle is not None, "no battle is fought"
        return self.table.battle

    def to_attack(self) -> Seat:
        """Let everybody pass until the player whose turn it is may attack, and return that player's seat."""
        self.pass_to("declare-attack", self.table.active)
        return self.seats[self.table.active]

    def resolve_battle(self, limit: int = 40) -> None:
        """Let everybody pass until the battle in progress is over."""
        number = self.battle.number

        def more() -> bool:
            battle = self.table.battle
            return bool(self.match.open_prompts()) and battle is not None and battle.number == number

        assert self.pass_while(more, limit)

    def happens(self, *events: Event) -> None:
        """Let these events happen now, all at once; fail if they lead to a question."""
        for prompts in run_batch(self.table, events):
            raise AssertionError(f"somebody is asked: {prompts}")

    def pass_phase(self, limit: int = 80) -> None:
        """Let everybody pass until the phase is over."""
        phase, turn = self.table.phase, self.table.turn
        self.pass_while(
            lambda: bool(self.match.open_prompts()) and (self.table.phase, self.table.turn) == (phase, turn), limit
        )


def scene(
    *sides: dict[str, Any] | None,
    seed: str = "scene",
    asked: tuple[int, ...] = (),
    options: dict[str, Any] | None = None,
    decks: Sequence[Any] = (),
    **position: Any,
) -> Scene:
    """Put a position on the table: one side for each seat (at least two), the rest as in ``Position``.

    ``decks`` lists the decks that the seats bring, for tests about public knowledge of them.

    By default a side gets small decks without effects, empty provinces, and a stronghold that always has something to
    do. So everybody is asked in an Action Phase. The position is in the Action Phase of the first seat, or at the
    moment that ``attack={...}`` states: ``attack=battle_at(0)`` begins the battle at the second seat's first province.
    """
    if "attack" in position:
        position = {"phase": "attack", **position}
    given = [*sides, *[None] * (2 - len(sides))]
    players = [{**FILLER, "stronghold": CRAB, "provinces": EMPTY, "honor": 5, **(side or {})} for side in given]
    seats = tuple({"deck": deck} for deck in decks) or ({},) * len(players)
    header = Header(
        "l5r-ccg", seed, seats, options={"asked": list(asked), **(options or {})},
        position={"players": players, **position},
    )  # fmt: skip
    return Scene(Match.start(header))


def lending(lent: dict[str, list[Ability]], *sides: dict[str, Any], **position: Any) -> Scene:
    """Give cards abilities that no real card has, to test a rule by itself. The first seat acts."""
    game = scene(*sides, to_act=1, **position)
    for card_id, abilities in lent.items():
        card = game.card(card_id)
        for number, ability in enumerate(abilities):
            ability.name = f"lent.{number}"
            card.gained += (ability,)
        game.table.index.update(card)
    game.table.version += 1
    game.second.does("pass")
    if len(sides) > 2:
        game.third.does("pass")
    return game


def at(card_id: str, **facts: Any) -> dict[str, Any]:
    """Return a card with facts about it: ``at("daidoji-uji", bowed=True, attachments=["naginata"])``."""
    return {"id": card_id, **facts}


def battle_at(province: int, attacker: int = 0, defender: int = 1, **facts: Any) -> dict[str, Any]:
    """Return an attack in the Battle Action Segment at one of the defender's provinces."""
    return {"attacker": attacker, "defender": defender, "segment": "battle", "province": province, **facts}


def fights(card_id: str, province: str = "1.0", **facts: Any) -> dict[str, Any]:
    """Return a Personality whose unit fights at a province."""
    return at(card_id, at=province, **facts)


def fight(first: dict[str, Any], second: dict[str, Any], to_act: int = 0, **more: Any) -> Scene:
    """Begin a battle at the second seat's first province, where each side has 10 Honor and ``to_act`` acts first."""
    return scene({"honor": 10, **first}, {"honor": 10, **second}, attack=battle_at(0), to_act=to_act, **more)
