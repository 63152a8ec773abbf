"""Card definitions: the printed facts from ``data`` and the abilities from ``cards``."""

import json
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from engine.cardplay.definition import Definition
from engine.l5r_lcg.facts import DeckList, Facts, Number

DATA: Final = Path(__file__).parents[2] / "data" / "l5r_lcg"
RINGS: Final = ("air", "earth", "fire", "water", "void")
CLANS: Final = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")


def _number(value: Number) -> int:
    return value if isinstance(value, int) else 0


class CardDef(Definition):
    """A card as the rules use it: printed numbers (a dash skill is None), keywords, abilities."""

    __slots__ = (
        "attaches", "bonus_military", "bonus_political", "bonus_strength", "bought", "clan", "cost", "element",
        "facts", "fate", "glory", "honor", "military", "play_as", "playable", "playable_on", "political", "side",
        "stands_alone", "strength", "unique",
    )  # fmt: skip

    printed: "CardDef"

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.id, facts.name, facts.type)
        self.facts = facts
        self.side = facts.side
        self.clan = facts.clan
        self.cost = None if facts.cost in (None, "-") else _number(facts.cost)
        self.military = None if facts.military in (None, "-") else _number(facts.military)
        self.political = None if facts.political in (None, "-") else _number(facts.political)
        self.glory = _number(facts.glory)
        self.fate = _number(facts.fate)
        self.honor = _number(facts.honor)
        self.strength = _number(facts.strength)
        self.bonus_military = _number(facts.military_bonus)
        self.bonus_political = _number(facts.political_bonus)
        self.bonus_strength = _number(facts.strength_bonus)
        self.element = facts.element
        self.traits = frozenset(facts.traits)
        self.unique = facts.unique
        self.keywords = frozenset(facts.keywords)
        self.attaches: Any = None
        self.playable: Any = None
        self.playable_on: Any = None
        self.stands_alone = False
        self.bought: Any = None
        self.play_as: CardDef | None = None

    def __repr__(self) -> str:
        return f"CardDef({self.id!r})"


@cache
def catalogue() -> dict[str, CardDef]:
    """Return every card of the pool by id, with its abilities."""
    adapter = TypeAdapter(list[Facts])
    cards = {}
    for path in sorted((DATA / "cards").glob("*.json")):
        for facts in adapter.validate_json(path.read_bytes()):
            cards[facts.id] = CardDef(facts)
    # The cards are imported by name here: cards depend on the rules, but the rules must not depend on cards.
    import_module("engine.l5r_lcg.cards").implement_all(cards)
    return cards


def find_card(card_id: str) -> CardDef:
    """Return the card with this id. Raises KeyError for an id outside the pool."""
    return catalogue()[card_id]


@cache
def data_hash() -> str:
    """Return a short hash of the card facts, which every match's header holds."""
    digest = sha256()
    for path in sorted((DATA / "cards").glob("*.json")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def decks() -> dict[str, DeckList]:
    """Return the prepared decks by id: first the decks of the Core Set, then the decks that use all packs."""
    paths = sorted((DATA / "decks").glob("*.json"), key=lambda path: (path.stem.endswith("-imperial"), path.stem))
    found = [DeckList.model_validate(json.loads(path.read_bytes())) for path in paths]
    return {deck.id: deck for deck in found}
