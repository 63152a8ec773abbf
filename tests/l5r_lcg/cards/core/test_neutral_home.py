"""Neutral cards, Core Set: provinces, holdings and roles."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup, second
from tests.l5r_lcg.scene import Scene, at, inside, scene

ELEMENTS = ("air", "earth", "fire", "water", "void")


KEEPERS = {
    "air": "keeper-of-air",
    "earth": "keeper-of-earth",
    "fire": "keeper-of-fire",
    "water": "keeper-of-water",
    "void": "keeper-of-void",
}
SEEKERS = {
    "air": "seeker-of-air",
    "earth": "seeker-of-earth",
    "fire": "seeker-of-fire",
    "water": "seeker-of-water",
    "void": "seeker-of-void",
}
PROVINCES = {
    "air": "fertile-fields",
    "earth": "entrenched-position",
    "fire": "meditations-on-the-tao",
    "water": "rally-to-the-cause",
    "void": "pilgrimage",
}


# Favorable Ground


def ground(*characters: Any, **facts: Any) -> Scene:
    return scene(
        {"provinces": faceup("fertile-fields", "favorable-ground"), "characters": list(characters)},
        {"characters": [inside("doji-challenger")]},
        **{"conflict": MILITARY, "to_act": 0, "asked": (0, 1), **facts},
    )


def test_favorable_ground_moves_one_of_yours_to_the_conflict_or_home() -> None:
    for chosen, there in (("akodo-gunso", True), ("deathseeker", False)):
        game = ground("akodo-gunso", inside("deathseeker"), "ikoma-prodigy")
        assert game.province(0, 0).strength == 5
        game.first.does("trigger:favorable-ground")
        assert not game.first.may("doji-challenger")
        game.first.does(chosen)
        assert game.card(chosen).participating is there
        assert game.zone("favorable-ground") == "dynasty discard" and game.province(0, 0).contents[0].facedown


def test_favorable_ground_needs_a_conflict_and_somebody_to_move() -> None:
    outside = scene(
        {"provinces": faceup("fertile-fields", "favorable-ground"), "characters": ["deathseeker"]}, asked=(0, 1)
    )
    assert outside.first.barred("trigger:favorable-ground")
    assert ground("matsu-berserker", conflict=POLITICAL).first.barred("trigger:favorable-ground")


# Imperial Storehouse


def test_imperial_storehouse_is_given_up_for_a_card() -> None:
    game = scene({"provinces": faceup("fertile-fields", "imperial-storehouse")}, step="1.4")
    assert game.province(0, 0).strength == 5
    game.first.does("trigger:imperial-storehouse")
    assert len(game.first.hand) == 1 and game.zone("imperial-storehouse") == "dynasty discard"


# Ancestral Lands


@pytest.mark.parametrize(("card", "skill"), [("ancestral-lands", "political"), ("entrenched-position", "military")])
def test_ancestral_lands_and_entrenched_position_are_stronger_in_their_conflicts(card: str, skill: str) -> None:
    for kind in ("military", "political"):
        game = scene(
            {"characters": [inside("doji-challenger")], "provinces": faceup(card)},
            {"provinces": faceup(card)},
            conflict={"attacker": 0, "ring": "air", "skill": kind},
            asked=(0, 1),
        )
        assert game.province(1, 0).strength == (10 if kind == skill else 5) and game.province(1, 1).strength == 4
    assert scene({"provinces": faceup(card)}, asked=(0, 1)).province(0, 0).strength == 5


# Elemental Fury


def attack(province: Any, *attackers: str, skill: str = "political", **facts: Any) -> Scene:
    """The first player attacks the second's facedown first province."""
    game = scene(
        {"characters": list(attackers), **facts.pop("first", {})},
        {"provinces": faceup(province, facedown=True), **facts.pop("second", {})},
        step="3.2",
        **facts,
    )
    game.first.declares("air", skill, 0, *attackers)
    return game


def test_elemental_fury_switches_the_contested_ring_and_keeps_the_type() -> None:
    game = attack("elemental-fury", "doji-hotaru", rings={"fire": {"fate": 2}, "void": {"claimed_by": 1}})
    game.second.does("trigger:province:1.0")
    assert game.second.options == [f"choose:ring:{element}" for element in ("earth", "fire", "water")]
    game.second.does("choose:ring:fire")
    assert game.conflict is not None
    assert game.conflict.ring.element == "fire" and game.conflict.skill == "political"
    assert game.table.rings["air"].unclaimed and game.first.fate == 2


def test_elemental_fury_needs_an_unclaimed_ring() -> None:
    rings = {element: {"claimed_by": 1} for element in ELEMENTS[1:]}
    assert attack("elemental-fury", "doji-hotaru", rings=rings, asked=(0, 1)).second.asked == "action"


def test_elemental_fury_needs_its_own_reveal() -> None:
    other = scene(
        {"characters": ["doji-hotaru"]},
        {"provinces": second("elemental-fury")},
        step="3.2",
        asked=(0, 1),
    )
    other.first.declares("air", "political", 0, "doji-hotaru")
    assert other.second.asked == "action"


# Fertile Fields


@pytest.mark.parametrize("card", ["fertile-fields", "manicured-garden", "meditations-on-the-tao"])
def test_fertile_fields_manicured_garden_and_meditations_on_the_tao_need_a_conflict_there(card: str) -> None:
    for facts in ({"conflict": {**MILITARY, "province": 1}}, {}):
        there = inside if facts else at
        game = scene(
            {"characters": [there("doji-challenger", fate=1)], "provinces": faceup(card)},
            {"provinces": faceup(card)},
            asked=(0, 1),
            **facts,
        )
        if not facts:
            game.first.passes()
        assert game.second.barred("trigger:province:1.0")


def test_fertile_fields_draws_a_card() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": faceup("fertile-fields")}, conflict=MILITARY
    )
    game.second.does("trigger:province:1.0")
    assert len(game.second.hand) == 1 and len(game.first.hand) == 0


# Manicured Garden


def test_manicured_garden_gains_a_fate_once_a_round() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": faceup("manicured-garden")}, conflict=MILITARY,
        asked=(0, 1),
    )  # fmt: skip
    game.second.does("trigger:province:1.0")
    game.first.passes()
    assert game.second.fate == 1 and game.second.barred("trigger:province:1.0")


# Meditations on the Tao


def test_meditations_on_the_tao_removes_fate_from_an_attacker() -> None:
    game = scene(
        {"characters": [inside("doji-challenger", fate=2), inside("akodo-toturi", fate=1), inside("deathseeker"),
                        at("ikoma-eiji", fate=1)]},
        {"provinces": faceup("meditations-on-the-tao"), "characters": [inside("brash-samurai", fate=1)]},
        conflict=MILITARY,
    )  # fmt: skip
    game.second.does("trigger:province:1.0")
    assert game.second.options == ["choose:doji-challenger", "choose:akodo-toturi"]
    game.second.does("doji-challenger")
    assert game.card("doji-challenger").fate == 1


# Night Raid


def test_night_raid_costs_the_opponent_a_card_for_each_attacker() -> None:
    game = attack("night-raid", "doji-hotaru", "kakita-asami", first={"hand": ["banzai", "outwit", "rout"]})
    game.second.does("trigger:province:1.0")
    assert game.first.asked == "discard"
    game.first.does("banzai", "rout")
    assert game.first.hand == ["outwit"] and len(game.first.player.conflict_discard) == 2


def test_night_raid_takes_no_more_than_there_are_and_needs_a_hand() -> None:
    game = attack("night-raid", "doji-hotaru", "kakita-asami", first={"hand": ["banzai"]})
    game.second.does("trigger:province:1.0")
    if game.first.asked == "discard":
        game.first.does("banzai")
    assert game.first.hand == []
    assert attack("night-raid", "doji-hotaru", asked=(0, 1)).second.asked == "action"


def test_night_raid_reacts_to_its_own_reveal_only() -> None:
    game = scene(
        {"characters": ["doji-hotaru"], "hand": ["banzai"]},
        {"provinces": second("night-raid")},
        step="3.2",
        asked=(1,),
    )
    game.first.declares("air", "political", 0, "doji-hotaru")
    assert game.second.asked == "action"


# Pilgrimage


def test_pilgrimage_cancels_the_ring_effect_while_it_stands() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]}, {"provinces": faceup("pilgrimage")}, conflict=POLITICAL, to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    assert not game.offers("resolve:ring:air") and game.table.rings["air"].claimed_by == 0
    elsewhere = scene(
        {"characters": [inside("doji-challenger")]},
        {"provinces": second("pilgrimage")},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert elsewhere.offers("resolve:ring:air")


def test_pilgrimage_broken_lets_the_ring_effect_resolve() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")]}, {"provinces": faceup("pilgrimage")}, conflict=POLITICAL, to_act=0
    )
    assert game.offers("resolve:ring:air") and game.province(1, 0).broken
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12


# Rally to the Cause


def test_rally_to_the_cause_switches_the_type_and_keeps_the_element() -> None:
    game = attack("rally-to-the-cause", "doji-hotaru", "venerable-historian", skill="political")
    game.second.does("trigger:province:1.0")
    assert game.conflict is not None
    assert game.conflict.skill == "military" and game.conflict.ring.element == "air"
    # A character with a dash in the new type goes home bowed.
    assert game.card("venerable-historian").bowed and not game.card("venerable-historian").participating
    assert game.totals == (3, 0)


def test_rally_to_the_cause_reacts_to_its_own_reveal_only() -> None:
    game = scene(
        {"characters": ["doji-hotaru"]},
        {"provinces": second("rally-to-the-cause")},
        step="3.2",
        asked=(1,),
    )
    game.first.declares("air", "political", 0, "doji-hotaru")
    assert game.second.asked == "action"


# Shameful Display


def display(*characters: Any, conflict: Any = POLITICAL) -> Scene:
    return scene(
        {"characters": list(characters)},
        {"provinces": faceup("shameful-display"), "characters": [inside("ikoma-prodigy"), "doji-whisperer"]},
        conflict=conflict,
        asked=(0, 1),
    )


def test_shameful_display_honors_one_participant_and_dishonors_another() -> None:
    game = display(inside("doji-challenger"), inside("kakita-asami"), "doji-hotaru")
    game.second.does("trigger:province:1.0")
    assert game.second.options == ["choose:doji-challenger", "choose:kakita-asami", "choose:ikoma-prodigy"]
    game.second.does("doji-challenger", "ikoma-prodigy").does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").honored and game.card("doji-challenger").dishonored
    assert game.card("kakita-asami").status == 0


def test_faq_shameful_display_may_change_only_one_of_the_two() -> None:
    game = display(inside("doji-challenger", status="dishonored"))
    game.second.does("trigger:province:1.0")
    game.second.does("doji-challenger", "ikoma-prodigy").does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").honored and game.card("doji-challenger").dishonored


def test_shameful_display_needs_two_participants_and_a_conflict_there() -> None:
    assert display("doji-challenger").second.barred("trigger:province:1.0")
    assert display(inside("doji-challenger"), conflict={**POLITICAL, "province": 1}).second.barred(
        "trigger:province:1.0"
    )


# Keeper of Air


@pytest.mark.parametrize("element", ELEMENTS)
def test_keeper_of_an_element_gains_fate_for_a_conflict_won_in_defense(element: str) -> None:
    for ring in ELEMENTS:
        game = scene(
            {"characters": [inside("ikoma-prodigy")]},
            {"characters": [inside("doji-hotaru")], "role": KEEPERS[element]},
            conflict={"attacker": 0, "ring": ring, "skill": "political"},
            to_act=0,
        )
        assert game.offers(f"trigger:{KEEPERS[element]}") is (ring == element)
        if ring == element:
            game.second.does(f"trigger:{KEEPERS[element]}")
            assert game.second.fate == 1


@pytest.mark.parametrize("element", ELEMENTS)
def test_keeper_of_an_element_gains_nothing_in_attack_or_defeat(element: str) -> None:
    for attacker, defender, seat in (("doji-hotaru", "ikoma-prodigy", 0), ("doji-hotaru", "ikoma-prodigy", 1),
                                     ("ikoma-prodigy", "doji-hotaru", 0)):  # fmt: skip
        sides: list[dict[str, Any]] = [{"characters": [inside(attacker)]}, {"characters": [inside(defender)]}]
        sides[seat]["role"] = KEEPERS[element]
        conflict = {"attacker": 0, "ring": element, "skill": "political"}
        game = scene(*sides, conflict=conflict, to_act=0, asked=(0, 1))
        assert not game.offers(f"trigger:{KEEPERS[element]}") and "compare-skills" in game.kinds


def test_keeper_of_air_looks_at_the_type_under_which_the_conflict_was_won() -> None:
    """In the same window Tomonatsu removes the Seeker who made it an air conflict.

    When the conflict was won, it was an air conflict.
    """
    game = scene(
        {"characters": [inside("seeker-of-knowledge")]},
        {"characters": [inside("hida-tomonatsu")], "role": "keeper-of-air"},
        conflict={"attacker": 0, "ring": "fire", "skill": "military"},
        to_act=0,
        asked=(0, 1),
    )
    assert game.offers("trigger:hida-tomonatsu")
    game.second.does("trigger:hida-tomonatsu")
    assert game.zone("seeker-of-knowledge") == "conflict deck" and game.offers("trigger:keeper-of-air")


@pytest.mark.parametrize("element", ELEMENTS)
def test_seeker_of_an_element_gains_fate_for_the_reveal_of_such_a_province_of_yours(element: str) -> None:
    for of, province in PROVINCES.items():
        game = attack(province, "doji-hotaru", second={"role": SEEKERS[element]}, asked=(0, 1))
        assert game.second.may(f"trigger:{SEEKERS[element]}") is (of == element)
        if of == element:
            game.second.does(f"trigger:{SEEKERS[element]}")
            assert game.second.fate == 1


@pytest.mark.parametrize("element", ELEMENTS)
def test_seeker_of_an_element_gains_nothing_for_the_opponents_provinces(element: str) -> None:
    game = attack(PROVINCES[element], "doji-hotaru", first={"role": SEEKERS[element]}, asked=(0, 1))
    assert not game.first.may(f"trigger:{SEEKERS[element]}")
