"""Declaring attackers and defenders: the proposal, and the expected result of a choice.

The proposal and the result are computed from the player's own view. Asking the match could reveal hidden facts, such as
the strength of a facedown province.
"""

from collections.abc import Sequence
from typing import Final

from bot.games.l5r_lcg.names import Facts, LcgNames, characters
from bot.games.l5r_lcg.scene import Scene
from engine.kernel.prompt import Option, Prompt

USUAL: Final = 4  # the strength that most provinces have


def proposed(prompt: Prompt, scene: Scene) -> list[str]:
    """Return the ring with most fate, the type in which the attacker leads most, and the weakest province."""
    if prompt.kind != "declare-conflict":
        return []
    parts = {name: [o for o in prompt.options if o.group == name] for name in ("ring", "skill", "province")}
    able = [option.card for option in prompt.options if option.group == "attackers"]
    against = _ready(scene, 1 - prompt.seat)
    fate = {ring["element"]: ring["fate"] for ring in scene.view["rings"]}
    best: list[Option | None] = [
        max(parts["ring"], key=lambda o: fate[o.about("ring") or ""], default=None),
        max(parts["skill"], key=lambda o: _lead(scene, able, against, skill_of(o)), default=None),
        min(parts["province"], key=lambda o: _strength(scene, o.subject), default=None),
    ]
    return [option.key for option in best if option is not None]


def preview(prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
    """Return the totals that the chosen cards would bring into the conflict, and the totals to beat."""
    picked = [option for option in prompt.options if option.key in keys]
    cards = [option.card for option in picked if option.verb in ("commit", "defend")]
    conflict = scene.view["conflict"]
    if prompt.kind == "declare-defenders" and conflict is not None:
        attack = conflict["totals"][conflict["attacker"]]
        defence = conflict["totals"][conflict["defender"]] + total(scene, cards, conflict["skill"])
        strength = "?" if conflict["strength"] is None else str(conflict["strength"])
        return scene.say("preview-defence", attack=attack, defence=defence, strength=strength)
    if prompt.kind != "declare-conflict":
        return ""
    skill = next((skill_of(option) for option in picked if option.verb == "skill"), None)
    place = next((option.subject for option in picked if option.verb == "attack"), None)
    if skill is None:
        return ""
    known = _province(scene, place)
    strength = "?" if known is None or known["strength"] is None else str(known["strength"])
    attack, against = total(scene, cards, skill), total(scene, _ready(scene, 1 - prompt.seat), skill)
    return scene.say("preview-attack", attack=attack, strength=strength, against=against)


def confirmed(prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
    """Return the words of the button that confirms a declaration or a discard."""
    names, picked = LcgNames(scene), [option for option in prompt.options if option.key in keys]
    if prompt.kind != "declare-conflict":
        return scene.say(f"confirm-{prompt.kind}", count=len(keys)) if scene.say.has(f"confirm-{prompt.kind}") else ""
    ring = next((names.ring(option.about("ring") or "") for option in picked if option.group == "ring"), "")
    skill = next((scene.say(f"skill-{skill_of(option)}") for option in picked if option.verb == "skill"), "")
    place = next((option.about("province") or "" for option in picked if option.verb == "attack"), "")
    if not (ring and skill and place):
        return scene.say("button-confirm")
    number = int(place.rpartition(".")[2]) + 1
    count = sum(option.group == "attackers" for option in picked)
    return scene.say("confirm-attack", ring=ring, skill=skill, province=number, count=count)


def passing(prompt: Prompt, scene: Scene) -> str:
    """Return the words that explain passing: the first to pass in the dynasty phase gains fate (1.4)."""
    if prompt.kind == "dynasty" and not any(player["passed"] for player in scene.view["players"]):
        return "option-pass-dynasty"
    return "option-pass" if prompt.first is None else "option-pass-action"


def total(scene: Scene, cards: Sequence[str | None], skill: str) -> int:
    """Return the present total skill of some characters."""
    return sum(card[skill] or 0 for card in characters(scene.view) if card["key"] in cards)


def skill_of(option: Option) -> str:
    """Return the skill that an option names."""
    return option.about("skill") or ""


def _province(scene: Scene, place: str | None) -> Facts | None:
    provinces = [p for player in scene.view["players"] for p in player["provinces"]]
    return next((province for province in provinces if province["place"] == place), None)


def _ready(scene: Scene, seat: int) -> list[str]:
    """Return a player's ready characters."""
    return [card["key"] for card in characters(scene.view) if card["controller"] == seat and not card["bowed"]]


def _lead(scene: Scene, able: Sequence[str | None], against: Sequence[str], skill: str) -> tuple[int, int]:
    """Return for sorting how far the attackers are ahead of all defenders in a skill, and how strong they are."""
    attack = total(scene, able, skill)
    return attack - total(scene, against, skill), attack


def _strength(scene: Scene, place: str | None) -> tuple[int, bool]:
    """Return a province's strength for sorting. An unknown strength counts as the usual one, after the known ones."""
    province = _province(scene, place)
    known: int | None = None if province is None else province["strength"]
    return (USUAL, True) if known is None else (known, False)
