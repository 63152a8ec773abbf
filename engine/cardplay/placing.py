"""Moves cards between zones. A move may hide a card or give it a new number, and it updates the index of abilities."""

from typing import Any, ClassVar, Generic, TypeVar

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card

C = TypeVar("C", bound=Card)


class Placing(Generic[C]):
    """The moves of cards at one table.

    ``hidden`` lists the piles whose cards only their owner may see. Each game defines how a card leaves its place and
    what state it then loses.
    """

    __slots__ = ("table",)

    hidden: ClassVar[frozenset[str]] = frozenset()
    table: Any

    def __init__(self, table: Any) -> None:
        self.table = table

    def move(self, card: C, zone: str, *, bottom: bool = False) -> None:
        """Move a card to its owner's pile ``zone``."""
        was_hidden = card.zone in self.hidden or (card.zone == "province" and card.facedown)
        if was_hidden and card.zone != "hand":
            # Before the move, nobody knew which card this was.
            self.table.barrier = True
        self.take_up(card)
        self.clean(card)
        card.controller = card.owner
        card.zone = zone
        if zone in self.hidden and not was_hidden:
            self.rename(card)
        self.add_to_pile(card, bottom=bottom)
        self.table.index.update(card)

    def take_up(self, card: C) -> None:
        """Remove a card from its present place."""
        raise NotImplementedError

    def clean(self, card: C) -> None:
        """Remove the state that a card loses when it leaves its place."""
        raise NotImplementedError

    def rename(self, card: C) -> None:
        """Give a card a new number (``uid``), because it moves to a place where some player cannot follow it."""
        card.uid = self.table.names.fresh()

    def add_to_pile(self, card: C, *, bottom: bool) -> None:
        """Add a card to the pile of its zone."""
        pile = self.table.players[card.owner].pile(card.zone)
        if bottom:
            pile.insert(0, card)
        else:
            pile.append(card)

    def turn_faceup(self, card: C) -> None:
        """Turn face up a card in a province, or a province that is itself a card."""
        card.facedown = False
        self.table.index.update(card)
        self.table.barrier = True

    def withdraw(self, attachment: C, host: C) -> None:
        """Remove from a former host the abilities that an attachment granted."""
        if attachment.face.grants:
            host.gained = not_given(host, attachment)
            self.table.index.update(host)

    def grant(self, attachment: C, host: C) -> None:
        """Give a host copies of the abilities that its attachment grants."""
        if attachment.face.grants:
            for number, ability in enumerate(attachment.face.grants):
                host.gained += (ability.named(f"{attachment.key}.{number}"),)
            self.table.index.update(host)


def not_given(card: Card, giver: Card) -> tuple[Ability, ...]:
    """Return the abilities that a card has gained, without those that another card gave it."""
    return tuple([ability for ability in card.gained if not ability.name.startswith(f"{giver.key}.")])
