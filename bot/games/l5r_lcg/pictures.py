"""The data for the card game's pictures: a view's facts, with all words in the reader's language."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.l5r_lcg.figures import figure_lines
from bot.games.l5r_lcg.names import GAME, LcgNames, card_name, card_words, rule_name
from bot.games.l5r_lcg.scene import Scene
from bot.games.l5r_lcg.table import conflict_block, hand_lines, head_block, open_hands, own, player_head
from bot.pictures.l5r_lcg.board import Labels
from bot.pictures.l5r_lcg.cards import draw_cards
from bot.pictures.l5r_lcg.chart import draw_chart
from bot.pictures.l5r_lcg.closing import draw_closing
from bot.pictures.l5r_lcg.conflict import draw_conflict, needed_to_break
from bot.pictures.l5r_lcg.table import draw_table
from bot.pictures.render import Sketch
from bot.words import Tongue, capital, plain
from engine.l5r_lcg.definition import catalogue

DESCRIPTION = 1000
CHART = {
    "dynasty": ("1.1", "1.2", "1.3", "1.4", "1.5"),
    "draw": ("2.1", "2.2", "2.3", "2.4", "2.5", "2.6"),
    "conflict": (
        *("3.1", "3.2", "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8"),
        *("3.3", "3.4", "3.5"),
    ),
    "fate": ("4.1", "4.2", "4.3", "4.4", "4.5"),
    "regroup": ("5.1", "5.2", "5.3", "5.4", "5.5", "5.6"),
}


def table_sketch(scene: Scene) -> Sketch:
    """Return the picture of the table as the viewer sees it, without the participants of a conflict."""
    view, say = scene.view, scene.say
    step, phase = view["step"] or "", capital(say.first(f"phase-{view['phase']}", "phase-setup"))
    labels = replace(
        _labels(scene),
        phase=say("picture-phase", phase=phase, round=view["round"]),
        step=f"{step} {rule_name(step, say)}" if step[:1].isdigit() else rule_name(step, say),
    )
    return Sketch("table", draw_table, (dict(view), labels), description(scene))


def conflict_sketch(scene: Scene) -> Sketch:
    """Return the picture of the running conflict."""
    view, say, names, conflict = scene.view, scene.say, LcgNames(scene), scene.view["conflict"]
    assert conflict is not None
    shown = {seat: "attacks" if seat == conflict["attacker"] else "defends" for seat in range(len(scene.names))}
    rings = ", ".join(names.ring(ring) for ring in conflict["elements"] or [conflict["ring"]])
    labels = replace(
        _labels(scene),
        conflict=capital(say("picture-conflict", skill=say(f"skill-{conflict['skill']}"), rings=rings)),
        province=names.province(conflict["province"]),
        reached=_reached(scene),
        sides=tuple(say(f"picture-{does}", name=scene.names[seat]) for seat, does in shown.items()),
    )
    facts = {name: fact for name, fact in view.items() if name in ("viewer", "conflict", "favor", "players", "new")}
    return Sketch("conflict", draw_conflict, (facts, labels), plain(conflict_block(names, conflict))[:DESCRIPTION])


def _reached(scene: Scene) -> str:
    """Return the attacker's total and the total that breaks the province.

    The result is empty if the strength of the province is unknown.
    """
    conflict = scene.view["conflict"]
    assert conflict is not None
    needed = needed_to_break(conflict)
    if needed is None:
        return ""
    return scene.say("picture-reached", reached=conflict["totals"][conflict["attacker"]], needed=needed)


def closing_sketch(
    scene: Scene, ending: str, winners: Sequence[int], figures: Sequence[tuple[str, Sequence[str]]]
) -> Sketch:
    """Return the picture of the end: the winner, the way of winning, the figures, and all cards that were hidden."""
    view, say, names = scene.view, scene.say, LcgNames(scene)
    players = [
        say("closing-player", name=names.player(seat), clan=say.first(f"clan-{player['clan']}", "clan-none"))
        for seat, player in enumerate(view["players"])
    ]
    versus = f"{' – '.join(players)} · {say('closing-rounds', rounds=view['round'])}"
    labels = replace(_labels(scene), phase=ending.rstrip("."), step=versus, hand=say("closing-hand"))
    facts = {"players": [_open(player) for player in view["players"]]}
    told = f"{ending} {versus}. {'; '.join(figure_lines(figures))}. {plain(open_hands(names))}"
    return Sketch("closing", draw_closing, (facts, labels, list(winners), figures), told[:DESCRIPTION])


def _open(player: Mapping[str, Any]) -> dict[str, Any]:
    """Return a player's part of the picture of the end. The part shows facedown provinces and leaves out decks."""
    shown = {name: player[name] for name in ("seat", "clan", "honor", "fate", "hand_count", "hand", "characters")}
    return {**shown, "provinces": [{**facts, "facedown": False} for facts in player["provinces"]]}


def _labels(scene: Scene) -> Labels:
    say = scene.say
    return Labels(tuple(scene.names), card_names(scene), say("picture-facedown"), say("picture-broken"))


def hand_sketch(scene: Scene) -> Sketch:
    """Return the picture of the viewer's hand."""
    cards = own(scene)["hand"]
    lines = ", ".join(plain(line) for line in hand_lines(LcgNames(scene), cards))
    return cards_sketch([card["id"] for card in cards], scene.say, "hand", lines)


def cards_sketch(ids: list[str], say: Tongue, name: str, description: str) -> Sketch:
    """Return the picture of some cards with their texts."""
    say = say.of(GAME)
    return Sketch(name, draw_cards, ([card_facts(card, say) for card in ids],), description[:DESCRIPTION])


def chart_sketch(say: Tongue, step: str | None = None) -> Sketch:
    """Return the chart of the phases and their steps, with the present step marked."""
    say = say.of(GAME)
    phases = [
        (capital(say(f"phase-{phase}")), [(number, rule_name(number, say)) for number in steps])
        for phase, steps in CHART.items()
    ]
    lines = "; ".join(
        say("labelled", name=phase, text=", ".join(" ".join(step) for step in some)) for phase, some in phases
    )
    return Sketch("phases", draw_chart, (phases, step), lines[:DESCRIPTION])


def card_facts(card_id: str, say: Tongue) -> dict[str, Any]:
    """Return the facts for a card's picture."""
    facts = catalogue()[card_id].facts
    skills: tuple[object, object] = facts.military, facts.political
    if facts.type == "attachment":
        skills = signed(facts.military_bonus), signed(facts.political_bonus)
    return {
        "name": card_name(card_id, say),
        "type": say(f"type-{facts.type}"),
        "clan": facts.clan,
        "cost": facts.cost,
        "military": skills[0],
        "political": skills[1],
        "glory": facts.glory,
        "strength": facts.strength,
        "element": facts.element,
        "text": plain(card_words(card_id, say)),
    }


def signed(number: object) -> str | None:
    """Return a bonus with its sign."""
    return f"{number:+d}" if isinstance(number, int) else None if number is None else str(number)


def card_names(scene: Scene) -> dict[str, str]:
    """Return the names of all cards that the view shows."""
    return {card: card_name(card, scene.say) for card in sorted(set(card_ids(scene.view)))}


def card_ids(part: Any) -> Iterator[str]:
    """Yield every card id in a view."""
    if isinstance(part, dict):
        yield from (part[name] for name in ("id", "role") if part.get(name))
        for inner in part.values():
            yield from card_ids(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from card_ids(inner)


def description(scene: Scene) -> str:
    """Return the table in a few sentences, for readers who do not see the picture."""
    names = LcgNames(scene)
    conflict = scene.view["conflict"]
    blocks = [head_block(names), *([conflict_block(names, conflict)] if conflict else [])]
    blocks += [player_head(names, player) for player in scene.view["players"]]
    return plain("\n".join(blocks))[:DESCRIPTION]
