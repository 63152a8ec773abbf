"""Questions of Root in words: the question, its options and their headings, and which windows are quiet.

Whether a window is quiet depends only on public facts, so that a question or its absence reveals nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.games.root.boards import STATES, board_rows, row_line
from bot.games.root.names import GAME, RootNames, card_effect
from bot.games.root.scene import Scene
from bot.rules.glossary import entry_of, glossaries
from bot.rules.root import CHAPTERS
from bot.words import Tongue, capital
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.record import Record
from engine.root.definition import characters, items, ministers
from engine.root.factions import factions
from engine.root.factions.eyrie import COLUMNS
from engine.root.pieces import WARRIOR

# Verbs listed under the heading of another.
UNDER: Final = {
    "ferry": "move",
    "march": "move",
    "take-dominance": "dominance",
    "glide": "special",
    "hideout": "special",
    "steal": "special",
    "day-labor": "special",
    "instigate": "special",
    "scorch": "special",
}
# Verbs with a sign of their own.
SIGNS: Final = frozenset({"battle", "move", "craft", "build", "recruit"})
# Verbs that go from one place to another, by path or by ferry.
LANE, LANE_BY = "→", {"ferry": "⛴️ →"}
# Verbs of moves that the warlord may join.
LED: Final = "warlord"
NO_CARD: Final = "card-unknown"
# Verbs that choose the kind of act; the next question asks for the details.
LEADING: Final = frozenset(
    {"aid", "battles", "craft", "crusade", "dig", "march", "minister", "moves", "plot", "resolve", "spread", "use"}
)
# Verbs that choose a waystation.
STATIONED: Final = ("encamp", "decamp", "lose")
# Buildings for which the Duchy reveals a card.
SHOWN_FOR: Final = ("piece:citadel", "piece:market")
# Passing, and passing a window together with the question after it.
PASSING: Final = (PASS, "pass-both")
# By kind of question and faction, the labels of the board rows that players need in view.
IN_VIEW: Final = {
    ("decree", "eyrie"): tuple(f"column-{column}" for column in COLUMNS),
    ("resolve-decree", "eyrie"): tuple(f"column-{column}" for column in COLUMNS),
    ("daylight", "vagabond"): tuple(f"board-{state}" for state in STATES),
    ("daylight", "riverfolk"): ("board-funds",),
}
# Windows at the beginning or end of a phase of one's own turn.
EDGES: Final = (
    "birdsong-start",
    "birdsong",
    "birdsong-end",
    "daylight-start",
    "daylight-end",
    "evening-start",
    "evening",
)
# Questions that one press answers, without a preview: which cards to spend or to discard, which relic to carry, which
# plot to guess if only one card can be shown.
AT_ONCE: Final = ("spend-supporters", "discard", "carry", "expose")
# Questions that one press may pass together with the question before them.
PASSED_TOO: Final = ("craft", "incite", "prices")
# Factions, by their chapters of the Law: one press may pass a question of theirs and then one of ``PASSED_TOO``.
PASSING_ON: Final = frozenset(str(CHAPTERS[faction]) for faction in ("cult", "riverfolk", "duchy", "hundreds"))
# Questions whose few options are buttons, but still need an explanation.
TOLD: Final = ("leader", "mood", "plot-kind", "character")
MOST_TOLD: Final = {"character": 4}  # if there are more options than this, they stand in a list with their explanations
AMBUSH: Final = "ambush"  # the kind of question that offers a defender to ambush
EXPOSE: Final = "expose"
# Recurring offers, besides the effects of cards.
MATTERS: Final = ("buy", EXPOSE)
# Records that come automatically between passing in Daylight and the end of Evening.
OF_ITSELF: Final = ("phase", "score")
# The kinds of records that say that a player gets a card.
GAINS: Final = ("draw", "take-card")


def question(prompt: Prompt, scene: Scene) -> str:
    """Return the question, with the card that asks."""
    names, say = RootNames(scene), scene.say
    kind, faction = f"ask-{prompt.kind}", names.faction(prompt.seat)
    told = names.told(prompt.data or {})
    if sells(prompt):
        kind, told = "ask-services", {"supply": scene.view["players"][prompt.seat]["supply"]}
    text = say.first(f"{kind}-{faction}", kind, "ask-other", **told)
    return say("asked-by", card=names.card(prompt.source), question=text) if prompt.source else text


def sells(prompt: Prompt) -> bool:
    """Tell whether a question offers services to buy, and nothing else except refreshing items."""
    verbs = {option.verb for option in prompt.options if not option.alone}
    return "buy" in verbs and verbs <= {"buy", "refresh-items"}


def joins(prompt: Prompt) -> bool:
    """Tell whether a question shares its screen with the next one: a window that begins or ends a phase.

    A question that can only be passed shares its screen as well.
    """
    return sells(prompt) or (prompt.window and prompt.kind in EDGES) or [o.key for o in prompt.options] == [PASS]


def about(prompt: Prompt, scene: Scene) -> str:
    """Return the subject of a question: rows of the player's board, or the effect of each leader or mood to choose."""
    if explained(prompt):
        return ""
    if prompt.kind in TOLD:
        told = [(label(option, prompt, scene), hint(option, scene)) for option in prompt.options]
        return "\n".join(f"-# {scene.say('told', what=what, does=does)}" for what, does in told if does)
    names, player = RootNames(scene), scene.view["players"][prompt.seat]
    labels = {scene.say(label) for label in IN_VIEW.get((prompt.kind, player["faction"]), ())}
    return "\n".join(f"-# {row_line(names, row)}" for row in board_rows(names, player) if row.label in labels)


def explained(prompt: Prompt) -> bool:
    """Tell whether a question has so many options to explain that they stand in a list with their explanations."""
    return len(prompt.options) > MOST_TOLD.get(prompt.kind, len(prompt.options))


def section(rule: str, say: Tongue) -> str:
    """Return the section of the Law with the rule ``rule``, and its title if the language's glossary has one."""
    entries = glossaries()[GAME].languages.get(say.language, {})
    entry = entries.get(entry_of(GAME, rule) or "")
    number = say("law", rule=rule)
    return number if entry is None else f"{number} · {entry.title.removeprefix(f'{rule} ')}"


def label(option: Option, prompt: Prompt, scene: Scene) -> str:
    """Return the words on an option."""
    say = scene.say
    faction = RootNames(scene).faction(prompt.seat)
    return capital(say.first(*_ways(option, prompt, faction), **variables(option, scene)))


def _ways(option: Option, prompt: Prompt, faction: str) -> list[str]:
    """Return the message keys for an option, the most specific one first."""
    key = f"option-{option.verb}"
    if option.verb in PASSING:
        return [f"option-{PASS}-{prompt.kind}", f"option-{PASS}"]
    kind = _kind(option.subject)
    if option.way == LED:
        return [f"{key}-warlord", key]
    ways = [f"{key}-place"] if option.group and kind == "clearing" else []
    if not kind:
        ways.append(f"{key}-{faction}")
    if option.number is None and option.card is None and option.target is None:
        ways.append(f"{key}-pawn" if kind in ("clearing", "forest") else f"{key}-any")
    ways += [f"{key}-{kind}", f"{key}-card"] if option.card is not None else []
    if kind == "clearing" and option.target is None:
        ways.append(f"{key}-place")
    return [*ways, key, "option-other"]


def variables(option: Option, scene: Scene) -> dict[str, Any]:
    """Return an option's facts as the variables of its message."""
    names, say = RootNames(scene), scene.say
    found: dict[str, Any] = {"number": option.number or 0, "count": option.number or 0}
    found["subject"] = names.thing(option.subject) if option.subject else ""
    found["target"] = names.thing(option.target) if option.target else ""
    found["card"] = names.card(option.card) if option.card else say(NO_CARD)
    if option.player is not None:
        found["player"] = names.player(option.player)
        found["subject"] = found["subject"] or found["player"]
    if (kind := _kind(option.subject)) in ("clearing", "forest"):
        found |= names.forms(str(option.subject))
    if _kind(option.target) in ("clearing", "forest") and kind == "clearing":
        found["to"] = names.place(str(option.target), "to")
    if _kind(option.target) == "forest":
        found["forest"] = str(option.target).partition(":")[2]
    if option.way == LED:
        # The warlord is one of the pieces that move.
        found["others"] = found["number"] - 1
    if option.verb == "sway":
        found["count"] = ministers()[option.about("minister") or ""].cards
    if option.verb == "shift":
        found["what"] = names.card(option.via or "")
    if item := option.about("item"):
        state = (option.target or "").partition(":")[2] or "ready"
        found["item"] = say.first(f"state-{state}", "state-ready", item=names.item(item))
    if option.verb in ("carry", "delve"):
        relic = option.via if option.verb == "delve" else option.subject
        found["relic"] = f"{names.thing(relic or '')} {option.way}".strip()
    if option.verb in STATIONED and option.via:
        # Several waystations show the same face, but their backs differ.
        side = "subject" if option.verb == "lose" else "target"
        found[side] = say("waystation-sides", face=found[side], back=names.thing(option.via))
    if option.verb in ("pay-crafting", "pay-quest"):
        found |= _payment(option, names)
    return found


def _kind(key: str | None) -> str:
    """Return the kind of a typed key: ``clearing`` for ``clearing:5``."""
    return (key or "").partition(":")[0]


def _payment(option: Option, names: RootNames) -> dict[str, str]:
    """Return a payment: suits of crafting pieces, or items with the improvised one last."""
    paid = option.pays
    return {"items": names.items(item for item in paid if item in items()), "suits": names.suits(paid)}


def heading(option: Option, scene: Scene) -> str:
    """Return the heading of an option: the origin for moves, the column for a card of the Decree.

    For any other option the heading is the kind of act.
    """
    if option.verb == PASS:
        return ""
    verb = UNDER.get(option.verb, option.verb)
    if verb == "move" and option.target is None:
        verb = "walk"
    if verb == "move":
        return capital(scene.say("heading-move", **variables(option, scene)))
    if verb == "decree" and option.target:
        return RootNames(scene).thing(option.target)
    found = scene.say.first(f"heading-{verb}", "heading-other")
    if verb == "build" and option.target:
        return scene.say("labelled", name=found, text=_building(option.target, scene))
    return found


def _building(key: str, scene: Scene) -> str:
    """Return a kind of building, with its cost in wood if it has one."""
    names, kind = RootNames(scene), key.partition(":")[2]
    costs = [cost for player in scene.view["players"] if (cost := player.get("costs", {}).get(kind))]
    return f"{names.thing(key)} ({names.pieces('wood', costs[0])})" if costs else names.thing(key)


def way(option: Option, prompt: Prompt, scene: Scene) -> list[str]:
    """Return the path to an option: origin, destination and number for a move, else its heading and its words."""
    under, words = heading(option, scene), label(option, prompt, scene)
    if UNDER.get(option.verb, option.verb) != "move" or option.target is None or option.number is None:
        return [under, words]
    names = RootNames(scene)
    to = capital(names.place(option.target, "to"))
    by = capital(scene.say.first(f"way-{option.verb}", "way-move", to=to))
    if option.way == LED:
        return [under, by, scene.say("way-led", **variables(option, scene))]
    pieces, retainer = names.pieces(WARRIOR, option.number), option.via
    return [under, by, f"{pieces} – {names.card(retainer)}" if retainer else pieces]


def lane(option: Option, scene: Scene) -> str:
    """Return a move's origin and destination by the numbers of their clearings."""
    if option.subject is None or option.target is None or _kind(option.target) != "clearing":
        return ""
    names = RootNames(scene)
    by = LANE_BY.get(option.verb, LANE)
    return f"{capital(names.place(option.subject))} {by} {names.place(option.target)}"


def hint(option: Option, scene: Scene) -> str:
    """Return the effect of a card, a leader, a minister or a character.

    For a character, add the starting items. For a minister who can be swayed, add the points.
    """
    if option.card:
        return card_effect(option.card, RootNames(scene))
    key = f"hint-{(option.subject or '').replace(':', '-')}"
    text = scene.say(key) if scene.say.has(key) else ""
    if option.verb == "sway":
        text = scene.say("hint-sway", points=ministers()[option.about("minister") or ""].points, does=text)
    if character := option.about("character"):
        text = f"{RootNames(scene).items(characters()[character].items)} – {text}"
    return text


def leads(option: Option) -> bool:
    """Tell whether an option only begins an act and the next question decides it."""
    if option.verb == "build":
        return option.target in SHOWN_FOR
    # The funds of several players may pay for a card drawn or a warrior recruited.
    funded = option.key == "draw" or (option.verb == "recruit" and _kind(option.subject) == "clearing")
    return funded or option.verb in LEADING or (option.verb == "move" and option.subject is None)


def sign(option: Option) -> str:
    """Return the sign for an option's act."""
    return option.verb if option.verb in SIGNS else ""


def proposed(prompt: Prompt) -> list[str]:
    """Return a sensible selection: items to refresh first, or items to lose last."""
    if prompt.kind == "prices":
        return [f"price:{service}:{price}" for service, price in (prompt.data or {}).items()]
    if prompt.kind != "refresh":
        return []
    # Whole items before damaged ones, because they can be used at once.
    options = sorted(prompt.options, key=lambda option: option.target != "state:exhausted")
    keys = [option.key for option in options for _ in range(option.times)]
    return keys[: prompt.groups[0].least]


def quiet(prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
    """Tell whether a plot that could be exposed here can be exposed in Daylight just as well.

    A plot that could be exposed in Birdsong can wait until Daylight, unless something that the faction does in Birdsong
    depends on the exposure. In Evening nothing is new if the player has just passed in Daylight.
    """
    if any(option.verb != EXPOSE for option in prompt.options if not option.alone):
        return False
    if prompt.kind == "evening":
        return bool(since) and all(record.kind in OF_ITSELF for record in since)
    return prompt.kind == "birdsong" and not factions()[view["players"][prompt.seat]["faction"]].birdsong_turns


def dealt(record: Record, seat: int, view: Mapping[str, Any]) -> bool:
    """Tell whether a record gives the seat a card: from the deck, from a pile, or from another player's hand."""
    facts = record.facts
    return (record.kind in GAINS and facts["player"] == seat) or (record.kind == "give" and facts["to"] == seat)
