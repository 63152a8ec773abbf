"""Look-ups for the card game of 2017: cards with our wording, and charts."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bot.games.l5r_lcg.names import card_text
from bot.games.l5r_lcg.pictures import cards_sketch, chart_sketch
from bot.pictures.render import Sketch
from bot.rules.card import Card
from bot.rules.card_pages import label
from bot.rules.reference import Present, Reference
from bot.words import Tongue
from engine.l5r_lcg.deckbuilding import formats
from engine.l5r_lcg.definition import DATA, catalogue

# The numbers on a card, in reading order.
NUMBERS: Final = (
    *("cost", "military", "political", "glory", "strength", "fate", "honor", "influence_pool"),
    *("military_bonus", "political_bonus", "strength_bonus"),
)
GLOSSES: Final = DATA / "texts" / "glosses.json"
PHASES: Final = ("phase-dynasty", "phase-draw", "phase-conflict", "phase-fate", "phase-regroup")


class LcgReference(Reference):
    """Cards and charts of the card game of 2017."""

    name = "l5r-lcg"
    charts = (*PHASES, "conflict-resolution", "duel-timing", "initiating-abilities")

    def cards(self) -> Iterator[Card]:
        """Yield the cards, with our wording if there is one."""
        glosses = json.loads(GLOSSES.read_text(encoding="utf-8"))
        for card in catalogue().values():
            facts = card.facts
            numbers = {name: value for name in NUMBERS if (value := getattr(facts, name)) is not None}
            printings = [f"{printing.pack} {printing.number}" for printing in facts.printings]
            yield Card(
                self.name, card.id, card.name, facts.names, facts.type, facts.side, (facts.clan,), facts.cost,
                facts.traits, facts.element, facts.unique, facts.keywords, numbers, printings, card.implemented,
                glosses=glosses.get(card.id, {}),
            )  # fmt: skip

    def text(self, card: Card, say: Tongue) -> str:
        """Return our wording of a card."""
        return card_text(card.id, say)

    def printed(self, card: Card, say: Tongue) -> list[str]:
        """Return each pack with the card, and its number there. Packs that have a known translated name use it."""
        say, found = say.of(self.name), [printing.split(" ", 1) for printing in card.printings]
        return [f"{say(key) if say.has(key := f'pack-{pack}') else _packs()[pack]} {number}" for pack, number in found]

    def building(self, card: Card, say: Tongue) -> Iterable[str]:
        """Yield a card's deck limit, influence and roles, and whether it is restricted."""
        facts = catalogue()[card.id].facts
        yield say("card-deck-limit", count=facts.deck_limit)
        if facts.influence_cost is not None:
            yield say("card-influence", cost=facts.influence_cost)
        if facts.role_restriction:
            yield say("card-role-only", role=label("trait", facts.role_restriction, say))
        if clans := [clan for clan, roles in formats().clan_roles.items() if card.id in roles]:
            yield say("card-role-of", clan=", ".join(label("clan", clan, say) for clan in clans))
        if card.id in formats().restricted:
            yield f"**{say('card-restricted')}**"

    def concerning(self, card: Card) -> Iterable[str]:
        """Return the restricted list if the card is on it."""
        return ["restricted-list"] if card.id in formats().restricted else []

    def is_changed(self, card: Card) -> bool:
        """Tell whether an erratum replaces the printed text."""
        return catalogue()[card.id].facts.errata

    def card_sketch(self, card: Card, say: Tongue, description: str) -> Sketch:
        """Return the picture of a card with its text."""
        return cards_sketch([card.id], say, "card", description)

    def round(self, view: Mapping[str, Any] | None = None) -> Sequence[str]:
        """Return the charts of the five phases."""
        return PHASES

    def present(self, view: Mapping[str, Any]) -> Present | None:
        """Return the current step of a match, and its chart."""
        step = str(view.get("step") or "")
        chart = chart_of(step)
        return Present(chart, step) if chart else None

    def round_sketch(self, say: Tongue, step: str | None) -> Sketch:
        """Return the picture of all phases, with the current step marked."""
        return chart_sketch(say, step)


def chart_of(step: str) -> str:
    """Return the chart that contains a step, or an empty text."""
    if step.startswith("D"):
        return "duel-timing"
    if step.startswith("3.2"):
        return "conflict-resolution"
    return dict(zip("12345", PHASES, strict=True)).get(step[:1], "")


@cache
def _packs() -> Mapping[str, str]:
    """Return the English names of all packs."""
    packs = json.loads((DATA / "packs.json").read_text(encoding="utf-8"))
    return {pack["id"]: pack["name"] for pack in packs}
