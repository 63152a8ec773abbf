"""A card outside any match: its printed facts, and the abilities that its game's files give it."""

from engine.cardplay.ability import Ability, Persistent


class Definition:
    """A card of the pool, made once and shared by all copies.

    A card may have a second form, which has its own definition. In both definitions, ``printed`` is the usual
    definition: that of the card as it is printed.
    """

    __slots__ = (
        "abilities", "grants", "id", "implemented", "keywords", "name", "persistents", "printed", "traits", "type",
    )  # fmt: skip

    printed: "Definition"

    def __init__(self, card_id: str, name: str, kind: str) -> None:
        self.id = card_id
        self.name = name
        self.type = kind
        self.printed = self
        self.keywords: frozenset[str] = frozenset()
        self.traits: frozenset[str] = frozenset()
        self.abilities: tuple[Ability, ...] = ()
        self.persistents: tuple[Persistent, ...] = ()
        self.grants: tuple[Ability, ...] = ()
        self.implemented = False
