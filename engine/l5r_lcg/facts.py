"""The printed facts of cards and the deck lists, as ``data`` holds them."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

CardType = Literal["character", "attachment", "event", "holding", "province", "stronghold", "role"]
Number = int | Literal["-", "X"] | None


class Printing(BaseModel):
    """The place where a card was printed: its pack and number."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    pack: str
    number: str
    quantity: int


class Facts(BaseModel):
    """The printed facts of a card, from ``data/l5r_lcg/cards``. The value "-" is a printed dash."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    name: str
    names: dict[str, str] = {}
    type: CardType
    side: Literal["dynasty", "conflict", "province", "role"]
    clan: str
    cost: Number = None
    military: Number = None
    political: Number = None
    glory: Number = None
    fate: int | None = None
    honor: int | None = None
    strength: Number = None
    military_bonus: Number = None
    political_bonus: Number = None
    strength_bonus: Number = None
    element: str | None = None
    traits: tuple[str, ...] = ()
    unique: bool = False
    deck_limit: int = 3
    influence_cost: int | None = None
    influence_pool: int | None = None
    role_restriction: str | None = None
    printings: tuple[Printing, ...] = ()
    keywords: tuple[str, ...] = ()
    errata: bool = False


class DeckList(BaseModel):
    """A deck: stronghold, role if any, five provinces, and the number of copies of each card in the two decks."""

    model_config = ConfigDict(extra="ignore", frozen=True)
    id: str = ""
    name: dict[str, str] = {}
    clan: str = ""
    stronghold: str
    role: str | None = None
    provinces: tuple[str, ...]
    dynasty: dict[str, int]
    conflict: dict[str, int]
