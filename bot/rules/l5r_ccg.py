"""Look-ups for the game of 1997: cards with our wording, and charts."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.decks.l5r_ccg import experienced_names
from bot.rules.card import Card, begun, slug
from bot.rules.reference import Present, Reference
from bot.words import Tongue, card_texts
from engine.l5r_ccg.definition import DATA, pool

# The numbers on a card, in reading order.
NUMBERS: Final = (
    *("gold_cost", "force", "chi", "focus", "honor_requirement", "personal_honor", "gold_production"),
    *("gold_production_for_clan", "honor_production", "province_strength", "province_strength_bonus"),
    *("starting_honor", "fear", "ranged", "honor_gained_on_entering", "honor_lost_on_entering"),
)
ELEMENTS: Final = ("air", "earth", "fire", "water", "void")
TEXTS: Final = DATA / "texts"


# The charts that show a whole turn, with the position of each phase and each segment of an attack.
TURN: Final = ("turn-sequence", "attack-phase")
STEPS: Final = {"straighten": "1", "events": "2", "action": "3", "attack": "4", "dynasty": "5", "end": "6"}
SEGMENTS: Final = {
    "allies": "4.1", "maneuvers": "4.2", "infantry": "4.2", "cavalry": "4.3", "battles": "4.4", "battle": "4.4",
}  # fmt: skip
RESOLUTION: Final = "4.5"  # the section in which the Force of both armies is compared


class CcgReference(Reference):
    """Cards and charts of the game of 1997."""

    name = "l5r-ccg"
    charts = (*TURN, "duel", "lobbying")

    def round(self, view: Mapping[str, Any] | None = None) -> Sequence[str]:
        """Return the phases of a turn and the segments of an attack."""
        return TURN

    def present(self, view: Mapping[str, Any]) -> Present | None:
        """Return the current phase, the segment of an attack, or the chart of a duel."""
        if view.get("duel"):
            return Present("duel", "duel")
        if attack := view.get("attack"):
            is_resolved = (view.get("battle") or {}).get("totals") is not None
            return Present("attack-phase", RESOLUTION if is_resolved else SEGMENTS[attack["segment"]])
        if view.get("phase") == "attack":  # nobody has declared an attack yet
            return Present("attack-phase", SEGMENTS["allies"])
        step = STEPS.get(str(view.get("phase")))
        return Present("turn-sequence", step) if step else None

    def cards(self) -> Iterator[Card]:
        """Yield the cards, with our wording if there is one."""
        sets: dict[str, str] = json.loads((DATA / "sets.json").read_text(encoding="utf-8"))
        for card in pool().values():
            facts = card.facts
            keywords = [word for word in facts.keywords if word != "Unique"]
            elements = [word.lower() for word in keywords if word.lower() in ELEMENTS]
            numbers = {name: value for name in NUMBERS if (value := getattr(facts, name)) not in (None, ())}
            yield Card(
                self.name, facts.id, facts.name, {}, facts.type, facts.side, tuple(map(slug, facts.clans)),
                facts.gold_cost, tuple(map(slug, keywords)), elements[0] if elements else None, facts.unique, (),
                numbers, [begun(sets.get(code, code).replace("_", "-")) for code in facts.sets],
                card.implemented or facts.id in card_texts(TEXTS, "en"),
                spelt={slug(word): word for word in (*facts.clans, *keywords)}, also=experienced_names(facts.name),
            )  # fmt: skip

    def text(self, card: Card, say: Tongue) -> str:
        """Return our wording of a card."""
        return card_texts(TEXTS, say.language).get(card.id, "")
