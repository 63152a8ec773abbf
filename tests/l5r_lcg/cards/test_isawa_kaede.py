"""Isawa Kaede: the element that she brings, each effect of her ring, and her immunity."""

import pytest

from tests.l5r_lcg.cards.positions import POLITICAL, fight, used
from tests.l5r_lcg.scene import at, inside, scene

LOW = "hida-guardian"


def test_isawa_kaede_adds_void_and_resolves_each_effect() -> None:
    victim = at(LOW, fate=2)
    game = scene({"characters": [inside("isawa-kaede")]}, {"characters": [victim]}, conflict=POLITICAL)
    assert game.match.view(0)["conflict"]["elements"] == ["air", "void"]
    assert game.offers("resolve:ring:void")
    game.first.does("resolve:ring:void")
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.card(LOW).fate == 1 and game.first.honor == 12


def test_each_effect_of_isawa_kaedes_ring_may_be_declined() -> None:
    """Each effect is resolved, or declined, before the next one (RR 1.5, Effets d'Anneau, last point)."""
    kaede, tsukune = inside("isawa-kaede"), at("shiba-tsukune", fate=2)
    game = scene({"characters": [kaede, tsukune]}, conflict={"attacker": 0, "ring": "fire", "skill": "political"})
    assert game.offers("resolve:ring:fire")
    game.first.does("resolve:ring:fire").does("honor:shiba-tsukune")
    assert game.first.options == ["resolve:ring:void", "pass"]
    game.first.passes()
    assert game.card("shiba-tsukune").fate == 2 and game.table.rings["fire"].claimed_by == 0


def test_isawa_kaede_lets_kami_unleashed_resolve_each_effect() -> None:
    """Kami Unleashed resolves the ring "as if you won the conflict as the attacking player".

    If that player had won, Kaede would have won as an attacker. Her text then resolves each effect "instead of choosing
    an element". The text could also mean that only a real victory counts. Ringteki resolves each effect here too.
    """
    side = {"characters": [inside("isawa-kaede"), inside("kami-unleashed")]}
    game = scene(side, {"characters": [at(LOW, fate=2)]}, conflict=POLITICAL, to_act=0)
    game.first.does("trigger:kami-unleashed").does("resolve:ring:air").does("select:gain")
    assert game.first.options == ["resolve:ring:void", "pass"]
    game.first.does("resolve:ring:void")
    assert game.card(LOW).fate == 1 and game.first.honor == 12 and game.conflict is not None


def test_isawa_kaede_lets_the_player_of_display_of_power_resolve_each_effect() -> None:
    """She has won the conflict as an attacker, and her text does not say who resolves each effect.

    Display of Power only replaces who resolves the ring (RR 1.5, Foire aux questions, on Seeker of Knowledge).
    """
    game = scene(
        {"characters": [inside("isawa-kaede"), at(LOW, fate=1)]},
        {"hand": ["display-of-power"], "fate": 2},
        conflict=POLITICAL,
        to_act=0,
    )
    game.pass_all(until="reaction")
    game.second.does("trigger:display-of-power").does("resolve:ring:air").does("select:gain")
    assert game.second.options == ["resolve:ring:void", "pass"]
    game.second.does("resolve:ring:void")
    assert game.card(LOW).fate == 0 and game.table.rings["air"].claimed_by == 1


def test_isawa_kaede_who_lost_does_not_resolve_each_effect() -> None:
    """Doji Hotaru wins as a defender and lets the attacking player resolve the ring (RR 1.5, Foire aux questions)."""
    game = scene(
        {"characters": [inside("isawa-kaede", status="dishonored", bowed=True), at(LOW, fate=1)]},
        {"characters": [inside("doji-hotaru")]},
        conflict=POLITICAL,
    )
    assert game.offers("trigger:doji-hotaru")
    game.second.does("trigger:doji-hotaru")
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.asked != "ring-effect" and game.card(LOW).fate == 1


def test_isawa_kaede_resolves_one_effect_as_usual_when_she_defends_or_stays_home() -> None:
    game = scene({"characters": ["isawa-kaede", inside("doji-challenger")]}, {"characters": [at(LOW, fate=1)]},
                 conflict=POLITICAL)  # fmt: skip
    assert game.match.view(0)["conflict"]["elements"] == ["air"]
    game.finish()
    assert used(game, "resolve-ring") == 0


@pytest.mark.parametrize(("element", "brought"), [("void", "isawa-kaede"), ("air", "seeker-of-knowledge")])
def test_a_character_that_would_bring_a_forbidden_element_cannot_be_declared(element: str, brought: str) -> None:
    """Her conflict is a void one from its declaration on (developer's ruling on Way of the Phoenix, FiveRingsDB)."""
    game = scene(
        {"characters": ["isawa-kaede", "seeker-of-knowledge", "serene-warrior"]},
        {"hand": ["way-of-the-phoenix"]},
        first_player=1,
    )
    game.second.plays("way-of-the-phoenix", on=f"choose:ring:{element}")
    game.pass_all(until="declare-conflict")
    game.second.passes()
    game.pass_all(until="declare-conflict")
    able = {
        card for card in ("isawa-kaede", "seeker-of-knowledge", "serene-warrior") if game.first.may(f"commit:{card}")
    }
    assert able == {"isawa-kaede", "seeker-of-knowledge", "serene-warrior"} - {brought}


def test_isawa_kaede_is_immune_to_the_opponents_ring_effects() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": ["isawa-kaede"]},
        conflict=fight("political", "fire"),
    )
    assert game.offers("resolve:ring:fire")
    game.first.does("resolve:ring:fire")
    assert not game.first.may("isawa-kaede") and game.first.may("honor:doji-challenger")
