"""The end of a scope ends the effects that last until then, and no other effects."""

from typing import Any

import pytest

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card
from engine.cardplay.definition import Definition
from engine.cardplay.durations import Delayed, Durations
from engine.cardplay.index import Index
from engine.cardplay.values import Lasting, Subject
from engine.kernel.events import Event, Timing
from engine.kernel.modifiers import Layer


class Bare:
    """A table with nothing on it."""

    def __init__(self) -> None:
        self.version = 0
        self.index: Index[Card] = Index()
        self.durations: Durations[Card] = Durations()


class Piece(Card):
    """A card that works wherever it is."""

    __slots__ = ()
    floor = 0

    def works(self, zones: Any) -> bool:
        return zones is None or self.zone in zones


def piece(table: Bare, seat: int = 0) -> Piece:
    return Piece(table, Definition("samurai", "Samurai", "character"), seat, 1, "play")


def force(value: int, until: str, layer: Layer = Layer.ADD) -> Lasting:
    return Lasting("force", value, layer, "", until)


def test_a_lasting_effect_ends_with_its_scope() -> None:
    table = Bare()
    card = piece(table)
    table.durations.begin(card, force(2, "battle"))
    table.durations.begin(card, force(1, "turn"))
    assert card.value("force", 3) == 6
    table.durations.end("battle", table.index)
    table.version += 1
    assert card.value("force", 3) == 4
    table.durations.end("turn", table.index)
    table.version += 1
    assert card.value("force", 3) == 3 and not card.lasting


def test_values_are_computed_again_only_after_a_change_of_the_state() -> None:
    table = Bare()
    card = piece(table)
    table.durations.begin(card, force(2, "turn"))
    assert card.value("force", 3) == 5
    table.durations.begin(card, force(2, "turn"))
    assert card.value("force", 3) == 5
    table.version += 1
    assert card.value("force", 3) == 7


def test_each_subject_has_its_own_minimum() -> None:
    table = Bare()
    without = Subject(table)
    for subject in (card := piece(table), without):
        table.durations.begin(subject, force(-5, "turn"))
    assert card.value("force", 3) == 0 and without.value("force", 3) == -2


def test_an_attribute_that_nothing_modifies_adds_nothing() -> None:
    table = Bare()
    card = piece(table)
    assert card.added("force") == 0
    table.durations.begin(card, force(-2, "turn"))
    assert card.added("force") == -2


def test_a_prohibition_asks_its_test_for_the_cause() -> None:
    table = Bare()
    card = piece(table)
    table.durations.begin(
        card, Lasting("cannot:bow", 1, Layer.ADD, "", "turn", lambda kind, subject, cause: cause == kind, "spell")
    )
    assert card.forbids("bow", "spell") and not card.forbids("bow", "sword") and not card.forbids("move", "spell")


def test_nothing_that_lasts_may_remember_things_of_one_table() -> None:
    card = piece(Bare())
    with pytest.raises(ValueError, match="refers to"):
        Lasting("cannot:bow", 1, Layer.ADD, "", "turn", lambda given, subject, cause: subject is card)
    with pytest.raises(ValueError, match="refers to"):
        Delayed(None, Event, lambda delayed, event: event.card is card, None, "turn")


def test_borrowed_cards_go_back_the_last_change_first_and_only_those_of_the_scope() -> None:
    table = Bare()
    card = piece(table)
    for seat in (1, 2):
        table.durations.borrow(card, "battle")
        card.controller = seat
    other = piece(table)
    table.durations.borrow(other, "turn")
    assert table.durations.end("battle", table.index) == [(card, 1), (card, 0)]
    assert table.durations.borrowed == [(other, 0, "turn")]


def test_a_lent_ability_is_heard_until_its_scope_ends() -> None:
    table = Bare()
    card, reaction = piece(table), Timing("reaction")
    ability = Ability(reaction, event=Event)
    table.durations.lend(card, ability, "turn")
    table.index.update(card)
    assert table.index.listeners[Event] == {reaction: [(card, ability)]}
    table.durations.end("turn", table.index)
    assert table.index.listeners[Event] == {} and not card.gained


def test_a_card_that_leaves_takes_its_delayed_effects_along() -> None:
    table = Bare()
    card, other = piece(table), piece(table)
    table.durations.borrow(card, "turn")
    for about in (card, other, None):
        table.durations.delayed.append(Delayed(None, Event, None, None, "turn", about=about))
    table.durations.forget(card)
    assert [delayed.about for delayed in table.durations.delayed] == [other, None]
    assert table.durations.borrowed == []
    table.durations.end("turn", table.index)
    assert table.durations.delayed == []


def test_what_lasts_on_a_card_goes_on_to_the_card_that_replaces_it() -> None:
    table = Bare()
    young, old, other = piece(table), piece(table), piece(table)
    durations, mine, theirs = table.durations, force(2, "battle"), force(1, "battle")
    durations.begin(young, mine)
    durations.begin(other, theirs)
    durations.borrow(young, "turn")
    for about in (young, other):
        durations.delayed.append(Delayed(None, Event, None, None, "turn", about=about))
    durations.pass_on(young, old)
    assert [delayed.about for delayed in durations.delayed] == [old, other]
    assert durations.expiring == [(old, mine), (other, theirs)]
    assert durations.borrowed == [(old, 0, "turn")]
    assert durations.scopes() == ["battle", "turn"]
