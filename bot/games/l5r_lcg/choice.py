"""Questions of the card game: texts to read about an option, proposals, and the expected result of a choice.

The proposal and the result are computed from the player's own view. Asking the match could reveal hidden facts, such as
the strength of a facedown province.

The bot takes two decisions for a player. It passes quiet windows, in which players hardly ever act, and it chooses an
order of cards if the order makes no difference. These functions use only public facts and never a hand, so that a
question reveals nothing.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.l5r_lcg.names import Facts, LcgNames, card_text, card_words, characters
from bot.games.l5r_lcg.scene import Scene
from bot.games.l5r_lcg.table import printed
from bot.words import plain, sign_of
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.events import LeavePlay

USUAL: Final = 4  # the strength that most provinces have
FOLLOWED: Final = ("2.5", "4.4")  # rules after which another window offers the same actions
LEAVING: Final = frozenset({"courtesy", "sincerity"})  # keywords with an effect when their character leaves play


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
    provinces = [province for player in scene.view["players"] for province in player["provinces"]]
    return next((province for province in provinces if province["place"] == place), None)


def _ready(scene: Scene, seat: int) -> list[str]:
    """Return a player's ready characters."""
    return [card["key"] for card in characters(scene.view) if card["controller"] == seat and not card["bowed"]]


def _lead(scene: Scene, able: Sequence[str | None], against: Sequence[str], skill: str) -> tuple[int, int]:
    """Return a key for sorting: the attackers' lead over all defenders in a skill, then the attackers' total."""
    attack = total(scene, able, skill)
    return attack - total(scene, against, skill), attack


def _strength(scene: Scene, place: str | None) -> tuple[int, bool]:
    """Return a province's strength for sorting. An unknown strength counts as the usual one, after the known ones."""
    province = _province(scene, place)
    known: int | None = None if province is None else province["strength"]
    return (USUAL, True) if known is None else (known, False)


def quiet(prompt: Prompt, view: Facts, since: Sequence[Record] = ()) -> bool:
    """Tell whether a window is quiet: actions between conflicts, or in the draw, fate or regroup phase.

    A window in which a player could cancel an event of their own is quiet as well. A window is always quiet if another
    one follows it immediately. Between conflicts a window is quiet if the asked player has passed, and since then the
    players have only passed conflicts. After the last conflict and in the regroup phase a window is quiet unless the
    asked player could use an open card. Cards in the hand do not count, and the ability of an open card never depends
    on the hand.
    """
    if prompt.kind != "action":
        return prompt.rule == "would-interrupt" and _own_play(prompt, view)
    if prompt.rule in FOLLOWED:
        return True
    if prompt.rule == "3.1" and any(one["conflicts_left"] for one in view["players"]):
        return bool(since) and all(record.kind == "pass-conflict" for record in since)
    if prompt.rule not in ("3.1", "5.1"):
        return False
    held = {card["key"] for card in view["players"][prompt.seat]["hand"]}
    return all(option.alone or option.card in held for option in prompt.options)


def opposed(record: Record, seat: int, view: Facts) -> bool:
    """Tell whether another player declares defenders, plays a card or uses an ability."""
    acts = record.kind in ("initiate", "play-card") or bool(record.facts.get("defenders"))
    return acts and record.facts.get("player", seat) != seat


def _own_play(prompt: Prompt, view: Facts) -> bool:
    """Tell whether a window is only about an event card that the asked player is playing."""
    resolving = view["players"][prompt.seat]["resolving"]
    about = (prompt.data or {}).get("events", ())
    return all(event["kind"] in ("initiate", "play-card") and event.get("card") in resolving for event in about)


def any_order(prompt: Prompt, view: Facts) -> bool:
    """Tell whether the order in which characters without fate are discarded makes no difference.

    The order makes no difference if these characters have no status and no effect when they leave, and if no open card
    reacts to leaving play.
    """
    if prompt.kind != "discard-order":
        return False
    going = [card for card in characters(view) if card["key"] in {option.card for option in prompt.options}]
    stays = any(card["status"] or LEAVING & catalogue()[card["id"]].keywords for card in going)
    return not stays and not any(_hears_leaving(catalogue()[id]) for id in _open(view))


def _open(view: Facts) -> Iterator[str]:
    """Yield the ids of the cards on the table that everybody sees."""
    for player in view["players"]:
        lying = [*player["provinces"], *(card for province in player["provinces"] for card in province["cards"])]
        yield from (str(card["id"]) for card in lying if isinstance(card, dict) and not card["facedown"])
        for card in player["characters"]:
            yield str(card["id"])
            yield from (str(attached["id"]) for attached in card["attachments"])


def _hears_leaving(face: CardDef) -> bool:
    return any(kind is not None and issubclass(kind, LeavePlay) for one in face.abilities for kind in one.events)


def hint(option: Option, scene: Scene) -> str:
    """Return the text of an option's card in a line, after the printed values of a card that is not in play."""
    if option.card is None:
        return ""
    card_id = option.card.partition("#")[0]
    text = plain(card_words(card_id, scene.say))
    _, *numbers = printed(catalogue()[card_id].facts, scene.say)
    if not numbers or LcgNames(scene).state(option.card):
        return text
    return " – ".join(part for part in (", ".join(numbers), text) if part)


def reading(option: Option, label: str, scene: Scene) -> str:
    """Return the print of an option's card, or a ring's effect, beneath the words of its button."""
    ring = option.about("ring")
    if option.verb == "ring" and ring is not None:
        return f"{sign_of(ring)} {scene.say(f'option-resolve-{ring}')}"
    if option.card is None:
        return ""
    card_id = option.card.partition("#")[0]
    head = f"**{label}** ({', '.join(printed(catalogue()[card_id].facts, scene.say))})"
    return "\n".join(part for part in (head, card_text(card_id, scene.say)) if part)


def row(option: Option, prompt: Prompt, scene: Scene) -> str:
    """Return the cost, the printed skills and the name of a character to play.

    The result is empty for any other option.
    """
    card_id = (option.card or "").partition("#")[0]
    if card_id not in catalogue() or option.number is None:
        return ""
    names = LcgNames(scene)
    *_, skills = printed(catalogue()[card_id].facts, scene.say)
    lies = names.lies(option, prompt)
    card = f"{names.thing(card_id)} ({lies})" if lies else names.thing(card_id)
    return scene.say("row-play", cost=option.number, skills=skills, card=card)
