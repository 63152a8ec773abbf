"""Questions of the 1997 game in words: the question, its options, and the expected result of an answer.

The results are computed only from the player's own view. Windows in which a player could only cancel their own Event
are quiet.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.games.l5r_ccg.log import happening
from bot.games.l5r_ccg.names import RULES_CARDS, CcgNames, card_text, find, lying_in, rule_name
from bot.games.l5r_ccg.scene import Scene
from bot.words import Tongue, capital, plain
from engine.kernel.prompt import PASS, Option, Prompt
from engine.l5r_ccg.definition import catalogue, pool
from engine.l5r_ccg.turn.favor import USES

TEXT: Final = 400  # longest card text in a question, in letters
# Verbs that bring a card from a province into play.
BROUGHT: Final = ("recruit", "overlay")
DUELISTS: Final = ("challenger", "challenged")
USED: Final = ("use", "trigger", "play")
FREE: Final = ("play", "attach", "overlay")  # verbs that may cost nothing


def question(prompt: Prompt, scene: Scene) -> str:
    """Return the question, with the card that asks."""
    names, say, data = CcgNames(scene), scene.say, prompt.data or {}
    told = {name: fact for name, fact in names.told(data).items() if isinstance(fact, str | int)}
    told["events"] = happening(data.get("events", ()), scene)
    told["cost"] = data.get("cost", 0)
    told |= {who: f"{names.thing(data[who])}{names.state(data[who])}" for who in DUELISTS if who in data}
    special = [data[name] for name in ("side", "name", "cost") if isinstance(data.get(name), str)]
    if data.get("cavalry"):
        special.insert(0, "cavalry")
    if prompt.kind == "next-battle" and any(option.key == PASS for option in prompt.options):
        special.append("open")  # no unit is at any of these provinces
    if prompt.kind == "lobby":
        told["player"] = names.player(data["totals"][0][0])  # the lobbying player comes first
    if prompt.kind == "number" and prompt.source:
        special.append(prompt.source.partition("#")[0])
    ways = [*(f"ask-{prompt.kind}-{one}" for one in special), f"ask-{prompt.kind}", "ask-other"]
    text = say.first(*ways, **told)
    if not prompt.source or prompt.source == data.get("challenger"):
        return text
    return say("asked-by", card=names.asking(prompt.source, data.get("targets", ())), question=text)


def reason(prompt: Prompt, scene: Scene) -> str:
    """Return the rule that asks, and the text of the card that asks or that may be reacted to."""
    # A rule with the same name as the question (a target, a duel) adds nothing.
    lines = [rule_name(prompt.rule, scene.say)] if prompt.rule and prompt.rule != prompt.kind else []
    if source := prompt.source or _used(prompt):
        lines.append(_asking_text(source.partition("#")[0], prompt, scene)[:TEXT])
    return "\n".join(line for line in lines if line)


def _asking_text(card: str, prompt: Prompt, scene: Scene) -> str:
    """Return the text of the card that asks.

    For a target of the Imperial Favor, return the text of the use that asks now.
    """
    text = card_text(card, scene.say)
    if card not in RULES_CARDS or prompt.kind != "target":
        return text
    aimed = "send-home" if scene.view["battle"] else "restore"
    return text.splitlines()[list(USES).index(aimed)]


def _used(prompt: Prompt) -> str:
    """Return the card being used if a window reacts to this use alone, otherwise an empty string."""
    events = (prompt.data or {}).get("events", ())
    return str(events[0].get("card", "")) if [event["kind"] for event in events] == ["initiate"] else ""


def label(option: Option, prompt: Prompt, scene: Scene) -> str:
    """Return the words on an option."""
    names, say = CcgNames(scene), scene.say
    if option.verb == PASS:
        return say.first(f"option-pass-{prompt.kind}", "option-pass")
    subject, number = names.subject(option), _number(option, prompt)
    if ability := _ability(option, prompt, names):
        subject = say("option-by", subject=subject, ability=ability)
    if option.verb == "commit":
        return _sent(option, scene)
    if option.verb == "fight" and option.subject is not None:
        return capital(_ground(option.subject, scene))
    if option.verb == "select" and not subject:
        subject = option.way
    ways = [f"option-{option.verb}-{prompt.kind}", f"option-{option.verb}", "option-other"]
    if number is not None and option.card is not None:
        ways[:0] = [f"option-{option.verb}-{prompt.kind}-number", f"option-{option.verb}-number", "option-with-number"]
    if option.verb == "select":
        ways.insert(0, f"choice-{subject}")
    if prompt.kind == "lobby":
        subject = names.thing(option.card or "")
        if option.player != prompt.seat and not scene.headed:
            ways.insert(0, f"option-{option.verb}-lobby-for-number")
    target = names.thing(option.target) if option.target else ""
    player = "" if option.player is None else names.player(option.player)
    cost = (prompt.data or {}).get("cost", 0)
    return capital(say.first(*ways, subject=subject, target=target, player=player, number=number or 0, cost=cost))


def _ability(option: Option, prompt: Prompt, names: CcgNames) -> str:
    """Return words that distinguish an option's ability from others of its card, or nothing if the card has only one.

    The words name the rule or the card that gives the ability, or are the ability's text.
    """
    say, which = names.say, option.way
    if option.card is None or option.verb not in USED:
        return ""
    card = option.card.partition("#")[0]
    place = int(which) if which.isdigit() else 0
    if card in RULES_CARDS:
        return say(f"ability-{card}-{list(USES)[place]}")
    if which and say.has(f"ability-{which}"):
        return say(f"ability-{which}")
    if which.startswith("text."):
        # The card has this ability from the effect of another card.
        return names.thing(which.split(".")[1])
    if given := names.given(option) if option.verb == "use" else "":
        return given
    several = sum(one.card == option.card and one.verb == option.verb for one in prompt.options) > 1
    return plain(ability_text(card, place, say)) if several and (which.isdigit() or not which) else ""


def ability_text(card: str, place: int, say: Tongue) -> str:
    """Return the part of a card's text about the printed ability with this number, without its timing.

    Return "" if the text has no separate paragraph for each usable ability.
    """
    if card not in pool():
        return ""
    printed = pool()[card].abilities
    used = [ability for ability in printed if not ability.timing.forced]
    paragraphs = [line for line in card_text(card, say).splitlines() if line.startswith("**")]
    told = dict(zip(used, paragraphs, strict=False)) if len(paragraphs) >= len(used) else {}
    return told.get(printed[place], "").rpartition("**")[2].strip() if place < len(printed) else ""


def _sent(option: Option, scene: Scene) -> str:
    """Return a unit with the Force that it would bring, and its destination unless a heading names that."""
    found = find(scene.view, option.card or "")
    return scene.say(
        "option-commit-there" if scene.headed else "option-commit",
        subject=CcgNames(scene).thing(option.card or ""),
        force=found[0]["unit_force"] if found else 0,
        number=int(str(option.target).rpartition(".")[2]) + 1,
    )


def _number(option: Option, prompt: Prompt) -> int | None:
    """Return the number on an option, which is its cost or gain, or None for a card that is free."""
    known = catalogue().get((option.card or "").partition("#")[0])
    if known is not None and option.verb in ("focus", "focus-open", "focus-text"):
        return known.focus
    if known is not None and prompt.kind == "discard-dynasty":
        return known.gold_cost if isinstance(known.gold_cost, int) else None
    return None if option.verb in FREE and not option.number else option.number


def _ground(province: str, scene: Scene) -> str:
    """Return a province of an attack with its strength."""
    places = scene.view["attack"]["provinces"] if scene.view["attack"] else ()
    strength = next((place["strength"] for place in places if place["province"] == province), 0)
    return scene.say("option-ground", province=CcgNames(scene).place(province), strength=strength)


def heading(option: Option, scene: Scene) -> str:
    """Return the heading of an option: the kind of act, the owner of a card to choose, or a unit's destination.

    The heading of a contribution to lobbying names the player whom the contribution supports.
    """
    say = scene.say
    if option.verb in ("bow", "discard") and option.player is not None:
        return say("heading-for", name=scene.names[option.player])
    if option.verb == "commit" and option.target is not None:
        return capital(_ground(option.target, scene))
    if not say.has(f"heading-{option.verb}") and option.card is not None:
        found = find(scene.view, option.card)
        if found is not None:
            seat = found[0]["controller"]
            mine = seat == scene.view["viewer"]
            return say("heading-yours") if mine else say("heading-theirs", name=scene.names[seat])
        if (owner := lying_in(scene.view, option.card)) is not None:
            return say("heading-discarded", name=scene.names[owner])
    return say.first(f"heading-{option.verb}", "heading-other")


def in_province(option: Option, scene: Scene) -> str:
    """For a card that is brought into play, return a key that equal cards in ordinary provinces share.

    Return "" for any other option, and for a card in a province that something distinguishes from other provinces.
    """
    viewer = scene.view.get("viewer")
    if viewer is None or option.verb not in BROUGHT:
        return ""
    for place in scene.view["players"][viewer]["provinces"]:
        card = place["card"] or {}
        if card.get("key") == option.card and not (place["attached"] or place["lasting"]):
            facts = sorted((name, repr(fact)) for name, fact in card.items() if name != "key")
            return f"{place['strength']} {facts}"
    return ""


def hint(option: Option, scene: Scene) -> str:
    """Return the text of an option's card."""
    return plain(card_text(option.card.partition("#")[0], scene.say)) if option.card else ""


def proposed(prompt: Prompt) -> Sequence[str]:
    """Return the payment that wastes the least gold."""
    proposal: Sequence[str] = (prompt.data or {}).get("proposal", ()) if prompt.kind == "pay" else ()
    return proposal


def confirmed(prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
    """Return the words of the button that confirms, or an empty text if the common words will do."""
    say, picked = scene.say, [option for option in prompt.options if option.key in keys]
    if prompt.kind == "pay":
        return say("confirm-pay", paid=sum(option.number or 0 for option in picked), cost=(prompt.data or {})["cost"])
    if prompt.kind == "volley":
        strength = (prompt.data or {})["strength"] + sum(option.number or 0 for option in picked)
        return say("confirm-volley" if picked else "nothing-volley", strength=strength)
    key = f"confirm-{prompt.kind}" if picked else f"nothing-{prompt.kind}"
    return say(key, count=len(picked)) if say.has(key) else ""


def preview(prompt: Prompt, keys: Sequence[str], scene: Scene) -> str:
    """Return the Force that the chosen units would bring to each province, and the opposing Force."""
    if prompt.kind != "commit":
        return ""
    force: dict[str, int] = defaultdict(int)
    for option in prompt.options:
        if option.key in keys and option.card is not None and (found := find(scene.view, option.card)):
            force[str(option.target)] += found[0]["unit_force"]
    attack = scene.view["attack"]
    places = [place for place in attack["provinces"] if force[place["province"]]] if attack else []
    return "\n".join(_brought(place, force, prompt, scene) for place in places)


def _brought(place: Mapping[str, Any], force: Mapping[str, int], prompt: Prompt, scene: Scene) -> str:
    side = (prompt.data or {})["side"]
    totals = {
        each: place[each]["force"] + (force[place["province"]] if each == side else 0) for each in ("attack", "defend")
    }
    return scene.say(
        "preview-army",
        province=CcgNames(scene).place(place["province"]),
        attack=totals["attack"],
        defense=totals["defend"],
        strength=place["strength"],
    )


def quiet(prompt: Prompt) -> bool:
    """Tell whether a window is quiet: the imminent event is its player's own Event.

    The question itself shows whose Event it is, so passing for the player reveals nothing about a hand.
    """
    events = (prompt.data or {}).get("events", ())
    return prompt.rule == "before" and bool(events) and all(_is_own_event(event, prompt.seat) for event in events)


def _is_own_event(event: Mapping[str, Any], seat: int) -> bool:
    card = pool().get(str(event.get("card", "")).partition("#")[0])  # the Imperial Favor is not in the pool of cards
    own = event["kind"] == "initiate" and event.get("player") == seat
    return own and card is not None and card.type == "event"
