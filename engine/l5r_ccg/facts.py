"""The printed facts of cards and the prepared decks, read from ``data``."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

CardType = Literal[
    "ancestor",
    "event",
    "follower",
    "holding",
    "item",
    "personality",
    "region",
    "ring",
    "spell",
    "strategy",
    "stronghold",
]  # "+1" is a bonus, "*" is variable, "-" is none. If a card has an ability twice, there are two values.
Number = int | str | None
Values = tuple[int, ...]


class Facts(BaseModel):
    """The printed facts of a card, as ``data/l5r_ccg/cards.json`` states them."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    name: str
    type: CardType
    side: Literal["dynasty", "fate", "stronghold"]
    sets: tuple[str, ...]
    clans: tuple[str, ...] = ()
    unique: bool = False
    experienced: bool = False
    force: Number = None
    chi: Number = None
    honor_requirement: Number = None
    personal_honor: Number = None
    gold_cost: Number = None
    focus: int | None = None
    keywords: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    ranged: Values = ()
    fear: Values = ()
    gold_production: Number = None
    gold_production_for_clan: tuple[str, int] | None = None
    honor_production: Number = None
    honor_gained_on_entering: Number = None
    honor_lost_on_entering: Number = None
    province_strength: int | None = None
    province_strength_bonus: Number = None
    starting_honor: int | None = None


class DeckList(BaseModel):
    """A player's cards: the stronghold, and the number of each card in the two decks."""

    model_config = ConfigDict(extra="ignore", frozen=True)
    id: str = ""
    name: dict[str, str] = {}
    clan: str = ""
    stronghold: str
    dynasty: dict[str, int]
    fate: dict[str, int]
