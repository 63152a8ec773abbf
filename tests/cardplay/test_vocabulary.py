"""Cards can use only names that their game declares: a misspelt name is an error when the card is entered."""

from typing import Any

import pytest

from engine.cardplay.ability import Ability, Persistent
from engine.cardplay.definition import Definition
from engine.cardplay.entries import Entry, Register
from engine.cardplay.vocabulary import Misspelt, Vocabulary
from engine.kernel.events import Timing

WORDS = Vocabulary(
    attributes=("force",),
    families={"cannot": ("bow", "participate"), "keyword": ("covert",)},
    zones=("hand", "play"),
    scopes=("turn",),
)
REACTION = Timing("reaction")


def persistent(attribute: str, **parts: Any) -> Persistent:
    return Persistent(attribute, applies=lambda this, other: other is this, **parts)


def ability(**parts: Any) -> Ability:
    return Ability(REACTION, **{"limit": 1, "period": "turn", "maximum_period": "turn", **parts})


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (persistent("keyword:covret"), "'keyword:covret' is no declared attribute; 'keyword:covert' is one"),
        (persistent("cannot:partcipate"), "'cannot:partcipate' is no declared attribute; 'cannot:participate' is one"),
        (persistent("covert"), "'covert' is no declared attribute"),
        (persistent("force", zones=["plya"]), "'plya' is no declared zone; 'play' is one"),
        (ability(zones=["hnad"]), "'hnad' is no declared zone; 'hand' is one"),
        (ability(period="trun"), "'trun' is no declared scope; 'turn' is one"),
        (ability(maximum=1, maximum_period="round"), "'round' is no declared scope"),
    ],
)
def test_a_misspelt_name_is_an_error_that_names_the_card(part: Ability | Persistent, problem: str) -> None:
    register: Register[Definition] = Register()
    register.enter("doji-nobody", Entry([part], {}))
    with pytest.raises(Misspelt, match=f"^doji-nobody: {problem}"):
        register.give_all({"doji-nobody": Definition("doji-nobody", "Doji Nobody", "character")}, WORDS)


def test_the_vocabulary_also_checks_what_a_card_grants() -> None:
    entry: Entry[Definition] = Entry([], {"grants": (ability(zones=["deck"]),)})
    with pytest.raises(Misspelt, match="'deck' is no declared zone"):
        entry.give(Definition("fan", "Fan", "attachment"), WORDS)


def test_declared_names_are_given_to_the_card_with_all_its_parts() -> None:
    parts = [ability(zones=["play"]), persistent("force"), ability(), persistent("cannot:bow", zones=["hand"])]
    card = Definition("doji-somebody", "Doji Somebody", "character")
    Entry[Definition](parts, {}).give(card, WORDS)
    assert card.implemented
    assert [own.name for own in card.abilities] == ["doji-somebody.0", "doji-somebody.1"]
    assert [own.attribute for own in card.persistents] == ["force", "cannot:bow"]


def test_a_card_is_entered_once() -> None:
    register: Register[Definition] = Register()
    register.enter("fan", Entry([], {}))
    with pytest.raises(ValueError, match="fan is implemented twice"):
        register.enter("fan", Entry([], {}))
