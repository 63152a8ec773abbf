"""Positions that the tests of the later packs share."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}


def fight(skill: str = "military", ring: str = "air", attacker: int = 0, province: int = 0) -> dict[str, Any]:
    """Return a conflict in progress."""
    return {"attacker": attacker, "ring": ring, "skill": skill, "province": province}


def row(*cards: Any, first: str = "manicured-garden", **facts: Any) -> list[Any]:
    """Return five provinces; the first is faceup with ``cards`` on it."""
    return [at(first, cards=list(cards), **facts), *DEFAULTS[1:]]


def used(game: Scene, kind: str) -> int:
    """Return how often something of a kind happened."""
    return game.kinds.count(kind)


def favor(player: int = 0, side: str = "military") -> dict[str, Any]:
    """Return the Imperial Favor in a player's hands."""
    return {"player": player, "side": side}


def barred(what: str, first: dict[str, Any], second: dict[str, Any] | None = None, **position: Any) -> bool:
    """Tell whether the first player, asked for an action, is not offered this."""
    conflict = {"to_act": 0} if "conflict" in position else {}
    game = scene(first, second, asked=(0,), **conflict, **position)
    kind = "dynasty" if position.get("step") == "1.4" else "action"
    return game.first.barred(what, kind)
