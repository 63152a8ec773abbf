"""Every mechanic of the rulebook occurs on at least two playable cards."""

from collections.abc import Callable, Iterator
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from engine.l5r_ccg.abilities import timing
from engine.l5r_ccg.abilities.rituals import Ritual
from engine.l5r_ccg.abilities.traits import Fear
from engine.l5r_ccg.definition import CLANS, CardDef, pool
from engine.l5r_ccg.fighting.ranged import Ranged

ROOM: Final = "engine.l5r_ccg.cards"
TAKERS: Final = ("matsu-imura", "the-demon-bride-of-fu-leng")
Carries = Callable[[CardDef], bool]


def playable() -> list[CardDef]:
    """Return all cards that can be put on a table."""
    return [card for card in pool().values() if card.implemented and not card.token]


def texts(card: CardDef) -> list[Any]:
    """Return all abilities that a card has, gives, or leaves in play as a Terrain."""
    return [*card.abilities, *card.grants, *card.leads, *card.terrain]


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def said(*found: Any) -> set[str]:
    """Return the names in these functions, and in the functions of the cards' own files that they call."""
    names: set[str] = set()
    met: list[Any] = []
    waiting = [one for one in found if one is not None]
    while waiting:
        one = waiting.pop()
        one = getattr(one, "func", one)
        if not isinstance(one, FunctionType) or one in met:
            continue
        met.append(one)
        for code in _codes(one.__code__):
            names.update(code.co_names)
        waiting.extend(
            value
            for name in tuple(names)
            if isinstance(value := one.__globals__.get(name), FunctionType) and value.__module__.startswith(ROOM)
        )
        waiting.extend(cell.cell_contents for cell in one.__closure__ or () if callable(cell.cell_contents))
    return names


def does(*verbs: str) -> Carries:
    """Return a condition: the card's code uses one of these verbs or events."""

    def holds(card: CardDef) -> bool:
        parts = [
            part for text in texts(card) for part in (text.effect, text.run, *(cost.events for cost in text.costs))
        ]
        return bool(said(*parts) & set(verbs))

    return holds


def trait(name: str) -> Carries:
    """Return a condition: the card has this trait."""
    return lambda card: name in card.traits


def kind(name: str) -> Carries:
    """Return a condition: the card has this type."""
    return lambda card: card.type == name


def timed(moment: Any) -> Carries:
    """Return a condition: the card has an ability of this timing."""
    return lambda card: any(text.timing is moment for text in texts(card))


def worded(word: str) -> Carries:
    """Return a condition: an ability of the card has this name."""
    return lambda card: any(word in getattr(text, "words", ()) for text in texts(card))


def persists(*attributes: str) -> Carries:
    """Return a condition: the card changes this value while it is in play."""
    return lambda card: any(effect.attribute.startswith(attributes) for effect in card.persistents)


def innate(card: CardDef) -> bool:
    """Return a condition: the card is a Shugenja with an innate ability."""
    return card.type == "personality" and "Shugenja" in card.traits and bool(card.abilities)


def pays(cost: type) -> Carries:
    """Return a condition: an ability of the card has this cost."""
    return lambda card: any(isinstance(one, cost) for text in texts(card) for one in text.costs)


def facts(name: str) -> Carries:
    """Return a condition: the card has this printed fact."""
    return lambda card: bool(getattr(card.facts, name))


MECHANICS: Final[dict[str, Carries]] = {
    **{f"type {name}": kind(name) for name in (
        "stronghold", "event", "holding", "personality", "region", "strategy", "item", "follower", "spell", "ancestor",
        "ring",
    )},
    **{
        f"clan {clan}": (lambda card, clan=clan: clan in card.clans and card.type == "personality")
        # No Personality of Junzo's army exists yet (§what-is-a-clan).
        for clan in CLANS
        if clan != "Shadowlands"
    },
    **{name: trait(name) for name in (
        "Kiho", "Black Scroll", "Fortification", "Retainer", "Samurai", "Shugenja", "Monk", "Cavalry", "Shadowlands",
        "Nonhuman", "Oni", "Weapon", "Armor", "Tactician", "Double Chi",
    )},
    "unique": lambda card: card.unique,
    "experienced": lambda card: card.experienced,
    "Limited Actions": timed(timing.LIMITED),
    "Open Actions": timed(timing.OPEN),
    "Battle Actions": timed(timing.BATTLE),
    "Reactions": lambda card: timed(timing.REACTION)(card) or timed(timing.BEFORE)(card),
    "traits that do something": lambda card: timed(timing.TRAIT)(card) or timed(timing.INSTEAD)(card),
    "Terrains": lambda card: bool(card.terrain),
    "ranged attacks": lambda card: any(isinstance(text, Ranged) for text in texts(card)),
    "Fear": lambda card: any(isinstance(text, Fear) for text in texts(card)) or worded("Fear")(card),
    "Rituals": pays(Ritual),
    "Elemental effects": worded("Elemental"),
    "Political Actions": worded("Political"),
    "innate abilities": innate,
    "gold of a Holding": lambda card: card.type == "holding" and card.makes_gold,
    "Honor of a Holding": lambda card: card.type == "holding" and does("gain_honor")(card),
    "Honor lost on entering": facts("honor_lost_on_entering"),
    "Honor gained on entering": facts("honor_gained_on_entering"),
    "staying bowed": lambda card: card.may_stay_bowed,
    "immunity": persists("cannot:be-targeted", "cannot:be-affected"),
    "prohibitions": persists("cannot:"),
    "a province's Strength": lambda card: bool(card.strength_bonus),
    "tokens": does("place_token"),
    "Follower tokens": does("create_follower"),
    # One card of the period makes copies, and one removes them.
    "copies": lambda card: does("copy_value", "copy_ability")(card) or card.id == "disrupt-the-aura",
    "redirection": does("redirect"),
    "permanent changes": does("swear_fealty"),
    "challenges and duels": does("challenge"),
    "entering a duel": lambda card: any(
        getattr(event, "kind", "") == "enter-duel" for text in texts(card) for event in text.events
    ),
    "dishonor": does("dishonor"),
    "restoring honor": does("restore"),
    "seppuku": does("seppuku"),
    "the Favor": does("take_favor", "Lobby", "lobby"),
    # Two Personalities take Followers of others.
    "taking control": lambda card: does("take_control")(card) or card.id in TAKERS,
    "moving units": does("move"),
    "destroying provinces": does("destroy_province"),
    "discarding from play": does("discard_from_play"),
    "searching a deck": does("shuffle"),
    "drawing": does("draw"),
    "straightening": does("straighten"),
}  # fmt: skip


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_a_mechanic_has_at_least_two_cards(mechanic: str) -> None:
    found = [card.id for card in playable() if MECHANICS[mechanic](card)]
    assert len(found) >= 2, found


def test_all_five_rings_can_be_played() -> None:
    assert len([card for card in playable() if card.type == "ring"]) == 5


def test_a_search_for_an_absent_word_finds_nothing() -> None:
    assert not [card for card in playable() if does("no_such_verb")(card) or trait("No Such Trait")(card)]
    assert does("redirect")(pool()["ring-of-air"]) and not does("redirect")(pool()["oath-of-fealty"])
