"""Tests of immunity (§immune): which effects it stops, and which it does not."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import Scene, at, inside, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
SHUGENJA = "adept-of-the-waves"


def immune(bearer: str, *hand: str, fate: int = 0) -> Scene:
    """Return a conflict in which Northern Wall Sensei has just made a character immune to events. Its player acts."""
    armed = inside(bearer, attachments=["fine-katana"], fate=fate)
    game = scene(
        {"characters": [inside("northern-wall-sensei"), armed], "hand": list(hand), "fate": 5},
        {"characters": [inside("niten-master")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("northern-wall-sensei")
    game.second.passes()
    return game


@proves("Immunisé", "Coût")
@pytest.mark.parametrize(("event", "bearer"), [("high-kick", "togashi-initiate"), ("benten-s-touch", SHUGENJA)])
def test_a_character_immune_to_events_still_pays_their_costs(event: str, bearer: str) -> None:
    """The card may be used to pay costs (RR 1.5, Immunisé, last point)."""
    game = immune(bearer, event)
    game.first.does(f"play:{event}")
    if game.first.asked == "cost":
        game.first.does(bearer)
    assert game.card(bearer).bowed


@proves("Immunisé")
def test_the_fate_on_an_immune_character_is_not_protected() -> None:
    """Immunity protects the card and not the tokens on it (RR 1.5, Immunisé, first point).

    Mono no Aware has no target, so it takes the fate. Other rules engines protect the fate. The text says otherwise.
    """
    game = immune("togashi-initiate", "mono-no-aware", fate=2)
    game.first.does("play:mono-no-aware")
    assert game.card("togashi-initiate").fate == 1


@proves("Immunisé")
def test_fate_on_an_immune_character_is_not_protected_from_the_opponent_either() -> None:
    """Consumed by Five Fires chooses no target before it resolves: it takes fate from any character that has some."""
    game = scene(
        {"characters": [inside("northern-wall-sensei"), inside("moto-youth", attachments=["fine-katana"], fate=1)]},
        {"characters": [inside(SHUGENJA)], "hand": ["consumed-by-five-fires"], "fate": 5},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("northern-wall-sensei")
    game.second.does("play:consumed-by-five-fires").does("choose:moto-youth")
    assert game.card("moto-youth").fate == 0


@proves("Immunisé")
def test_an_immune_character_is_no_target_for_taking_its_fate() -> None:
    """The void ring cannot choose Isawa Kaede, so it takes no fate from her (RR 1.5, Immunisé: no target)."""
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": [at("isawa-kaede", fate=2), at("moto-youth", fate=1)]},
        conflict={**MILITARY, "ring": "void"},
    )
    assert game.offers("resolve:ring:void")
    game.first.does("resolve:ring:void")
    assert game.card("isawa-kaede").fate == 2 and game.card("moto-youth").fate == 0
