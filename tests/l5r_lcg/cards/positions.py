"""Positions and moves that the tests of cards share."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
# Five provinces; the first stops the effects of rings.
QUIET = ["pilgrimage", *DEFAULTS[1:]]


def fight(skill: str = "military", ring: str = "air", attacker: int = 0, province: int = 0) -> dict[str, Any]:
    """Return a conflict in progress."""
    return {"attacker": attacker, "ring": ring, "skill": skill, "province": province}


def row(*cards: Any, first: str = "manicured-garden", **facts: Any) -> list[Any]:
    """Return five provinces. The first province is faceup with ``cards`` on it."""
    return [at(first, cards=list(cards), **facts), *DEFAULTS[1:]]


def faceup(first: str, *cards: Any, **facts: Any) -> list[Any]:
    """Return five provinces.

    The first province is this one with ``cards`` on it, faceup unless ``facts`` say otherwise.
    """
    return [at(first, cards=list(cards), **facts), *(other for other in DEFAULTS if other != first)][:5]


def second(province: str) -> list[Any]:
    """Return five provinces. The second province is this one, faceup."""
    return ["manicured-garden", at(province), *DEFAULTS[1:4]]


def used(game: Scene, kind: str) -> int:
    """Return how often an event of a kind happened."""
    return game.kinds.count(kind)


def favor(player: int = 0, side: str = "military") -> dict[str, Any]:
    """Return the Imperial Favor in a player's hands."""
    return {"player": player, "side": side}


def barred(what: str, first: dict[str, Any], second: dict[str, Any] | None = None, **position: Any) -> bool:
    """Tell whether the first player is asked for an action and may not use this one."""
    conflict = {"to_act": 0} if "conflict" in position else {}
    game = scene(first, second, asked=(0,), **conflict, **position)
    kind = "dynasty" if position.get("step") == "1.4" else "action"
    return game.first.barred(what, kind)


def finish(game: Scene) -> None:
    """Let everybody pass until the conflict is over."""
    while game.conflict is not None:
        game.pass_all()


def finish_phase(game: Scene) -> None:
    """Let everybody pass until the phase is over. The winner of the glory count gets the Imperial Favor."""
    phase = game.table.phase
    while game.table.phase == phase:
        for seat in (game.first, game.second):
            if seat.asked == "favor":
                seat.does("favor:military")
                break
        else:
            game.pass_all()


def seen(game: Scene, viewer: int) -> str:
    """Return all records that one player received."""
    return str([told.facts for record in game.match.records if (told := record.seen_by(viewer))])


def attack_on_the_plains(*attackers: str, **first: Any) -> Scene:
    """The first player attacks a facedown Endless Plains with these characters."""
    game = scene(
        {"characters": list(attackers), **first},
        {"provinces": faceup("endless-plains", facedown=True), "characters": ["doji-whisperer"]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, *attackers)
    return game
