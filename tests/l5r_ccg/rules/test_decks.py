"""Chapter 5: what the two decks of a player must contain; and Retainers, who are Holdings and not Personalities."""

import pytest

from engine.l5r_ccg.deckbuilding import faults
from engine.l5r_ccg.definition import decks
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import scene

CRAB = decks()["crab-1997"]


def judged(**changed: int) -> list[str]:
    """Return the kinds of faults in the Crab's deck after some of its counts were changed."""
    cards = {CRAB.stronghold: 1, **CRAB.dynasty, **CRAB.fate}
    cards.update({card.replace("_", "-"): count for card, count in changed.items()})
    return [fault.kind for fault in faults({card: count for card, count in cards.items() if count})]


@proves("deck-building")
@pytest.mark.parametrize(
    ("changed", "kinds"),
    [
        ({}, []),
        ({"small_farm": 3}, []),
        ({"small_farm": 4}, ["too-many-copies"]),
        ({"hurricane": 2}, ["single-event"]),
        ({"ring_of_air": 2}, ["single-ring"]),
        ({"isawa_tadaka_experienced": 2}, ["single-experienced"]),
        ({"isawa_tadaka": 3}, []),  # cards of every clan are allowed
        ({"hisa": 2, "bayushi_hisa": 1}, []),  # two names of the same card
        ({"hisa": 1, "bayushi_hisa": 3}, ["too-many-copies"]),
        ({"bayushi_hisa": 4}, ["too-many-copies"]),
    ],
)
def test_copies_are_counted(changed: dict[str, int], kinds: list[str]) -> None:
    assert judged(**changed) == kinds


@proves("deck-building")
def test_each_deck_has_at_least_thirty_cards() -> None:
    few = dict.fromkeys((card.replace("-", "_") for card in list(CRAB.dynasty)[3:]), 0)
    assert judged(**few) == ["too-few-cards"]


@proves("deck-building", "stronghold", "foo-rule")
@pytest.mark.parametrize(("cards", "legal"), [({"lesser-oni": 2}, True), ({"lesser-oni": 1, "goblin-mob": 2}, False)])
def test_toturis_army_has_two_shadowlands_cards_at_most(cards: dict[str, int], legal: bool) -> None:
    """The stronghold of Toturi's Army says "your deck".

    A ruling: the words mean both decks together, which are one list.
    """
    army = decks()["toturis-army-1997"]
    found = faults({army.stronghold: 1, **army.dynasty, **army.fate, **cards})
    assert [fault.kind for fault in found] == ([] if legal else ["too-many-of-a-kind"])
    assert not faults({CRAB.stronghold: 1, **CRAB.dynasty, **CRAB.fate, **cards})


@proves("retainer")
def test_a_retainer_is_a_holding_and_no_personality() -> None:
    """An effect that destroys any Personality cannot target a Retainer. An effect that names Retainers can."""
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2}, {"holdings": ["famous-poet", "small-farm"]}
    )
    poet = game.card("famous-poet")
    assert poet.trait("Retainer") and not poet.is_personality and poet in game.second.player.holdings
    assert not game.first.may("play:kolat-assassin") and game.first.may("play:kolat-assassin:1")
