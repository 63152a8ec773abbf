"""Card definitions: printed facts from ``data``, abilities from ``cards``."""

import json
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from engine.cardplay.ability import Ability
from engine.cardplay.definition import Definition
from engine.l5r_ccg.facts import DeckList, Facts, Number

DATA: Final = Path(__file__).parents[2] / "data" / "l5r_ccg"
CLANS: Final = (
    "Brotherhood of Shinsei", "Crab", "Crane", "Dragon", "Lion", "Mantis", "Naga", "Phoenix", "Scorpion", "Shadowlands",
    "Toturi's Army", "Unicorn",
)  # fmt: skip
NAGA: Final = "Naga"
TOTURI: Final = "Toturi's Army"
# The sets that were printed before the clan of Toturi's Army existed.
BEFORE_TOTURI: Final = frozenset({"PRE", "IMP", "EME", "SHA", "FK"})
EXPERIENCED: Final = "Experienced "
# The types of cards that may be attached to a Personality.
ATTACHMENTS: Final = ("follower", "item", "spell", "ancestor")


def _number(value: Number) -> int:
    """Return a printed number.

    A variable or missing number counts as zero. The card's own text may set it (§attachment-cards).
    """
    if isinstance(value, int):
        return value
    digits = (value or "").strip("+*")
    return int(digits) if digits.lstrip("-").isdigit() else 0


def _bonus(value: Number) -> bool:
    return isinstance(value, str) and value.startswith("+")


def _words(title: str) -> frozenset[str]:
    """Return the words of a name or trait that make a "Foo" card (§foo-rule). Words after "of" do not count."""
    found = []
    for word in title.split():
        if word.lower() == "of":
            break
        found.append(word)
    return frozenset(found)


def _former_name(facts: Facts) -> str:
    """Return the name of the former self, if the Experienced card has another name ("Experienced Morito")."""
    found = (word.removeprefix(EXPERIENCED) for word in facts.keywords if word.startswith(EXPERIENCED))
    return next(found, "")


def _former_traits(facts: Facts) -> tuple[str, ...]:
    """Return the traits that a card has besides its keywords.

    A Personality that belongs only to Toturi's Army and was printed before that clan existed is also Unaligned.
    """
    former = facts.type == "personality" and list(facts.clans) == [TOTURI] and BEFORE_TOTURI.intersection(facts.sets)
    return ("Unaligned",) if former else ()


class CardDef(Definition):
    """A card as the rules use it: printed numbers, traits, abilities.

    ``title`` is the name without the version, or the former self's name for an Experienced Personality. ``bonus_force``
    and ``bonus_chi`` tell that a Follower's or Item's number is printed with a plus and adds to its Personality.
    ``called`` lists the words of the card's name and traits: a text about an "Oni" means each card with this word.
    ``by_rule`` lists the abilities that the rules give to every card of its type with the trait (seppuku, Tactician).
    ``honor_requirement`` is None if there is no requirement. The function ``cards.words.card`` adds the effects of the
    card's own text (``gold_for``, ``attaches`` …).
    """

    __slots__ = (
        "also_on", "as_focus", "attaches", "bonus_chi", "bonus_force", "by_rule", "called", "chi", "clan_gold", "clans",
        "coin", "deal", "doubles_next", "enters_bowed", "enters_with", "experienced", "facts", "focus", "for_anybody",
        "force",
        "free_on", "gold_cost", "gold_for", "gold_price", "gold_production", "gold_ways", "honor_requirement",
        "in_dynasty", "in_rituals", "leads", "least_chi", "may_stay_bowed", "needs", "nobody", "own_cost",
        "personal_honor",
        "playable", "returns", "second_weapon", "side", "strength", "strength_bonus", "terrain", "texts", "title",
        "token", "toll", "traits_in_order", "unique", "waives", "wins_over", "worn_cost",
    )  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.id, facts.name, facts.type)
        self.facts = facts
        self.side = facts.side
        self.clans = frozenset(facts.clans)
        name = facts.name.partition(" • ")[0].partition(" (")[0]
        self.title = _former_name(facts) or name
        self.traits = frozenset([*facts.keywords, *_former_traits(facts)])
        self.traits_in_order = tuple(sorted(self.traits))
        self.called = _words(name).union(*(_words(trait) for trait in self.traits))
        # No Ring is printed as Unique. The rules list Rings beside the unique cards (§deck-building).
        self.unique = facts.unique and facts.type != "ring"
        self.experienced = facts.experienced
        self.force, self.bonus_force = _number(facts.force), facts.type == "item" or _bonus(facts.force)
        self.chi, self.bonus_chi = _number(facts.chi), facts.type == "item" or _bonus(facts.chi)
        self.personal_honor = _number(facts.personal_honor)
        requirement = facts.honor_requirement
        self.honor_requirement = requirement if isinstance(requirement, int) else None
        self.gold_cost = _number(facts.gold_cost)
        self.gold_production = _number(facts.gold_production)
        self.clan_gold = facts.gold_production_for_clan
        self.focus = facts.focus or 0
        self.strength = facts.province_strength or 0
        self.strength_bonus = _number(facts.province_strength_bonus)
        self.enters_bowed = facts.type == "holding" and "Fortification" not in facts.keywords
        self._without_text()

    def _without_text(self) -> None:
        """Set the attributes that a card's own text may change. Each gets the value that it has without any text."""
        self.token = False
        self.terrain: tuple[Any, ...] = ()
        self.as_focus: tuple[Ability, ...] = ()
        self.texts: tuple[Ability, ...] = ()
        self.by_rule: tuple[Ability, ...] = ()
        self.attaches: Any = None
        self.also_on: Any = None
        self.for_anybody = False
        self.enters_with: tuple[int, int, str, int] | None = None
        self.playable: Any = None
        self.gold_for: Any = None
        self.gold_price: Any = None
        self.gold_ways: Any = None
        self.own_cost: Any = None
        self.worn_cost: Any = None
        self.free_on: Any = None
        self.leads: tuple[Ability, ...] = ()
        self.in_rituals = ""
        self.in_dynasty: dict[str, Ability] = {}
        self.returns: Any = None
        self.toll: Any = None
        self.waives: Any = None
        self.wins_over: Any = None
        self.deal: Any = None
        self.needs: Any = None
        self.coin = 0
        self.least_chi = 0
        self.may_stay_bowed = self.second_weapon = self.doubles_next = self.nobody = False

    def __reduce__(self) -> tuple[Any, ...]:
        return find_card, (self.id,)

    def __repr__(self) -> str:
        return f"CardDef({self.id!r})"

    def is_called(self, word: str) -> bool:
        """Tell whether this is a "Foo" card: its name or a trait contains the word or its plural, before any "of"."""
        return word in self.called or f"{word}s" in self.called

    @property
    def makes_gold(self) -> bool:
        """Whether the card can be bowed for gold (§producing)."""
        return bool(self.gold_production or self.clan_gold or self.gold_for or self.gold_ways)


@cache
def catalogue() -> dict[str, Facts]:
    """Return the printed facts of every card by id."""
    cards = TypeAdapter(list[Facts]).validate_json((DATA / "cards.json").read_bytes())
    return {card.id: card for card in cards}


@cache
def pool() -> dict[str, CardDef]:
    """Return every card by id, with its abilities if it is implemented."""
    cards = {card_id: CardDef(facts) for card_id, facts in catalogue().items()}
    # The cards are imported by name: cards import the rules, but the rules never import a card.
    import_module("engine.l5r_ccg.cards").implement_all(cards)
    return cards


@cache
def deck_cards() -> dict[str, CardDef]:
    """Return the cards that a deck may hold, without tokens."""
    return {card_id: card for card_id, card in pool().items() if not card.token}


def find_card(card_id: str) -> CardDef:
    """Return the card with this id. Raises KeyError for an id outside the pool."""
    return pool()[card_id]


@cache
def data_hash() -> str:
    """Return a short hash of the card facts, which every match's header contains."""
    return sha256((DATA / "cards.json").read_bytes()).hexdigest()[:16]


@cache
def decks() -> dict[str, DeckList]:
    """Return the prepared decks by id."""
    found = [DeckList.model_validate(json.loads(path.read_bytes())) for path in sorted((DATA / "decks").glob("*.json"))]
    return {deck.id: deck for deck in found}
