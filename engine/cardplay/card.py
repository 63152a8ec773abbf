"""A card in a match: the state that all card games share, such as its owner, its place and its text."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.cardplay.ability import UNLIMITED, Ability, Persistent
from engine.cardplay.definition import Definition
from engine.cardplay.limits import UNUSED, Counts
from engine.cardplay.values import Subject
from engine.kernel.prompt import Option


class Card(Subject):
    """One physical card.

    ``uid`` is the card's number in option keys. The number changes whenever the card moves to a place where a player
    cannot follow it. ``gained`` lists the abilities that the card has besides its printed ones. ``uses`` counts how
    often each ability was used in its period.
    """

    __slots__ = ("bowed", "controller", "face", "facedown", "gained", "owner", "uid", "uses", "zone")

    face: Definition
    zone: Any

    def __init__(self, table: Any, face: Any, owner: int, uid: int, zone: Any) -> None:
        super().__init__(table)
        self.face = face
        self.owner = owner
        self.controller = owner
        self.uid = uid
        self.zone = zone
        self.facedown = False
        self.bowed = False
        self.gained: tuple[Ability, ...] = ()
        self.uses: Counts = UNUSED

    def __repr__(self) -> str:
        return f"<{self.key} {self.zone}>"

    def copy_to(self, copy: "Card") -> None:
        """Copy this card's state to ``copy``, a card at another table.

        The game copies references to other cards itself. The two cards share their abilities and lasting effects,
        because these never change.
        """
        copy.controller = self.controller
        copy.facedown = self.facedown
        copy.bowed = self.bowed
        copy.gained = self.gained
        copy.uses = self.uses
        copy.lasting = self.lasting

    @property
    def id(self) -> str:
        """The card's id in the card data."""
        return self.face.id

    @property
    def key(self) -> str:
        """The card's name in option keys: its id and its number in this match."""
        return f"{self.face.id}#{self.uid}"

    @property
    def type(self) -> str:
        """The card's type now, which may differ from the printed one."""
        return self.face.type

    @property
    def in_play(self) -> bool:
        """Whether the card is in play."""
        raise NotImplementedError

    @property
    def active(self) -> bool:
        """Whether the card's printed text works now."""
        raise NotImplementedError

    @property
    def blank(self) -> bool:
        """Whether the card is treated as if its text were blank, except for its traits."""
        return self.value("blank") > 0

    def has(self, keyword: str) -> bool:
        """Tell whether the card has a keyword now, printed or gained."""
        if keyword in self.face.keywords and not self.blank:
            return True
        return self.value(f"keyword:{keyword}") > 0

    def trait(self, trait: str) -> bool:
        """Tell whether the card has a trait now. A blank card keeps its traits."""
        return trait in self.face.traits or self.value(f"trait:{trait}") > 0

    @property
    def public_key(self) -> str:
        """The key under which all players may know the card."""
        return self.key

    def option(self, verb: str, value: Any = None, *, group: str = "", suffix: str = "") -> Option:
        """Return an option about this card. The option's value is the card unless ``value`` is given."""
        given = self if value is None else value
        key = self.key
        return Option(f"{verb}:{key}{suffix}", verb, given, card=key, group=group)

    def has_ability(self, ability: Ability) -> bool:
        """Tell whether the card has the ability now, either printed or gained.

        The printed abilities of a blank card do not count.
        """
        raise NotImplementedError

    def abilities(self) -> Iterator[Ability]:
        """Return the abilities of this card, printed ones and gained ones."""
        yield from self.face.abilities
        yield from self.gained

    def limited_uses(self) -> Iterator[tuple[str, int, int]]:
        """For each ability whose uses count against a limit now, yield its name, its user and the number of uses."""
        if not self.uses:
            return
        limited = {ability.name: ability for ability in self.abilities() if ability.limit < UNLIMITED}
        for (name, seat), (period, times) in self.uses.items():
            if name in limited and self.table.period(limited[name].period) == period:
                yield name, seat, times

    def persistents(self) -> Sequence[Persistent]:
        """Return the card's printed persistent effects."""
        return self.face.persistents

    def works(self, zones: Sequence[str] | None) -> bool:
        """Tell whether text that works in ``zones`` works where the card is now.

        If ``zones`` is None, the usual zones of the card's type count.
        """
        raise NotImplementedError
