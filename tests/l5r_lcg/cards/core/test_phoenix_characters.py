"""Phoenix Clan, Core Set: characters."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup, fight
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Shiba Peacemaker


def test_shiba_peacemaker_defends_but_does_not_attack() -> None:
    game = scene(
        {"characters": ["shiba-peacemaker", "serene-warrior"]},
        {"characters": ["shiba-peacemaker"]},
        step="3.2",
    )
    assert not game.first.may("commit:shiba-peacemaker")
    game.first.declares("air", "military", 0, "serene-warrior")
    game.second.defends("shiba-peacemaker")
    assert game.card("shiba-peacemaker", 1).defending


def test_shiba_peacemaker_is_put_into_play_in_the_conflict_as_a_defender_only() -> None:
    # Ne Peut Pas Participer: it cannot be put into play in that conflict either.
    for attacker in (0, 1):
        charging = {
            "hand": ["charge"],
            "fate": 1,
            "characters": [inside("serene-warrior")],
            "provinces": faceup("fertile-fields", "shiba-peacemaker"),
        }
        game = scene(charging, conflict=fight(attacker=attacker), to_act=0, asked=(0,))
        assert game.first.asked == "action" and game.first.may("play:charge") is (attacker == 1)


# Solemn Scholar


def test_solemn_scholar_bows_an_attacker_while_you_have_the_earth_ring() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"characters": ["solemn-scholar", inside("serene-warrior")]},
        conflict=fight(ring="fire"),
        rings={"earth": {"claimed_by": 1}},
        to_act=1,
    )
    game.second.does("trigger:solemn-scholar")
    assert game.card("matsu-berserker").bowed and not game.card("serene-warrior").bowed


def test_solemn_scholar_needs_the_earth_ring_in_your_own_pool() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"characters": ["solemn-scholar"]},
        conflict=fight(ring="fire"),
        rings={"earth": {"claimed_by": 0}},
        to_act=1,
        asked=(0, 1),
    )
    assert not game.second.may("trigger:solemn-scholar")


# Adept of the Waves


def adept() -> Scene:
    game = scene(
        {"characters": ["adept-of-the-waves", "serene-warrior"]},
        {"characters": ["matsu-berserker", "doji-whisperer"]},
    )
    game.first.triggers("adept-of-the-waves", "serene-warrior")
    game.pass_all(until="declare-conflict")
    return game


def test_adept_of_the_waves_gives_covert_in_a_water_conflict() -> None:
    game = adept()
    game.first.declares("water", "military", 0, "serene-warrior", covert={"serene-warrior": "matsu-berserker"})
    assert not game.second.may("defend:matsu-berserker") and game.second.may("defend:doji-whisperer")


def test_adept_of_the_waves_gives_nothing_in_another_conflict() -> None:
    game = adept()
    keys = ["ring:ring:fire", "skill:military", "attack:province:1.0", "commit:serene-warrior"]
    assert game.first.refused(*keys, "covert:serene-warrior>matsu-berserker") == "cannot-covert"
    game.first.declares("fire", "military", 0, "serene-warrior")
    assert game.second.may("defend:matsu-berserker")


# Asako Diplomat


def diplomat_wins(**facts: Any) -> Scene:
    game = scene(
        {"characters": [inside("asako-diplomat"), inside("serene-warrior")]},
        {"characters": [at("doji-whisperer", **facts)]},
        conflict=MILITARY,
        to_act=0,
    )
    game.pass_all(until="reaction")
    return game


def test_asako_diplomat_dishonors_after_a_win() -> None:
    game = diplomat_wins()
    game.first.triggers("asako-diplomat", "doji-whisperer", "select:dishonor")
    assert game.card("doji-whisperer").dishonored


def test_asako_diplomat_honors_after_a_win() -> None:
    game = diplomat_wins()
    game.first.triggers("asako-diplomat", "serene-warrior", "select:honor")
    assert game.card("serene-warrior").honored


def test_asako_diplomat_can_only_honor_a_dishonored_character() -> None:
    game = diplomat_wins(status="dishonored")
    game.first.triggers("asako-diplomat", "doji-whisperer")
    assert game.card("doji-whisperer").status == 0


def test_asako_diplomat_does_nothing_when_the_conflict_is_lost_or_elsewhere() -> None:
    lost = scene(
        {"characters": [inside("asako-diplomat")]},
        {"characters": [inside("serene-warrior"), "asako-diplomat"]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    lost.pass_all()
    assert lost.conflict is None and lost.first.asked == "action"


# Meddling Mediator


def test_meddling_mediator_takes_fate_or_honor_after_two_declared_conflicts() -> None:
    for choice, fate, honor in (("take-fate", 1, 10), ("take-honor", 0, 11)):
        game = scene(
            {"fate": 2, "conflicts_left": 0, "declared": ["military", "political"]},
            {"characters": ["meddling-mediator"]},
            first_player=1,
        )
        game.second.triggers("meddling-mediator", f"select:{choice}")
        assert (game.second.fate, game.second.honor) == (fate, honor)
        assert game.first.fate + game.first.honor == 11


def test_meddling_mediator_counts_the_conflict_in_progress() -> None:
    game = scene(
        {"fate": 1, "characters": [inside("serene-warrior")], "declared": ["political"], "conflicts_left": 1},
        {"characters": ["meddling-mediator"]},
        conflict=MILITARY,
        to_act=1,
    )
    assert game.second.may("trigger:meddling-mediator")


def test_meddling_mediator_cannot_take_fate_that_is_not_there() -> None:
    game = scene(
        {"conflicts_left": 0, "declared": ["military", "political"]},
        {"characters": ["meddling-mediator"]},
        first_player=1,
    )
    game.second.does("trigger:meddling-mediator")
    assert game.second.honor == 11


def test_meddling_mediator_needs_two_conflicts_of_the_opponent_this_phase() -> None:
    one = scene(
        {"fate": 2, "declared": ["military"]}, {"characters": ["meddling-mediator"]}, first_player=1, asked=(0, 1)
    )
    assert not one.second.may("trigger:meddling-mediator")
    later = scene(
        {"fate": 2, "declared": ["military", "political"]},
        {"characters": [at("meddling-mediator", fate=1)]},
        first_player=1,
        step="4.4-window",
        asked=(0, 1),
    )
    assert not later.second.may("trigger:meddling-mediator")


# Radiant Orator


def test_radiant_orator_sends_an_enemy_home_with_more_ready_glory() -> None:
    game = scene(
        {"characters": [inside("radiant-orator")]},
        {"characters": [inside("doji-whisperer"), "matsu-berserker", inside("serene-warrior", bowed=True)]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:radiant-orator")
    assert game.first.options == ["choose:doji-whisperer", "choose:serene-warrior"]
    game.first.does("doji-whisperer")
    assert not game.card("doji-whisperer").participating
    assert not game.card("doji-whisperer").bowed


def test_radiant_orator_needs_more_glory_and_counts_only_the_ready() -> None:
    equal = scene(
        {"characters": [inside("radiant-orator")]},
        {"characters": [inside("shiba-yojimbo")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not equal.first.may("trigger:radiant-orator")
    bowed = scene(
        {"characters": [inside("radiant-orator", bowed=True)]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not bowed.first.may("trigger:radiant-orator")


def test_radiant_orator_must_participate() -> None:
    game = scene(
        {"characters": ["radiant-orator", inside("serene-warrior")]},
        {"characters": [inside("doji-whisperer")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:radiant-orator")


# Shiba Yōjimbō


def test_shiba_yojimbo_cancels_an_ability_that_targets_your_shugenja() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")], "hand": ["against-the-waves"], "fate": 1},
        {"characters": ["shiba-yojimbo", inside("solemn-scholar")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("against-the-waves")
    assert game.second.asked == "interrupt"
    game.second.does("trigger:shiba-yojimbo")
    assert not game.card("solemn-scholar").bowed
    assert game.zone("against-the-waves", 0) == "conflict discard" and game.first.fate == 0


def test_shiba_yojimbo_cancels_abilities_of_characters_once_per_round() -> None:
    game = scene(
        {"characters": [inside("isawa-masahiro"), inside("doji-challenger")]},
        {"characters": ["shiba-yojimbo", inside("solemn-scholar"), "adept-of-the-waves"]},
        conflict=fight(ring="fire"),
        to_act=0,
    )
    game.first.does("trigger:isawa-masahiro")
    game.second.does("trigger:shiba-yojimbo")
    assert game.zone("solemn-scholar", 1) == "play" and game.card("isawa-masahiro").bowed
    game.second.passes()
    game.first.triggers("doji-challenger", "adept-of-the-waves")
    assert game.card("adept-of-the-waves").participating


def test_shiba_yojimbo_does_not_protect_others() -> None:
    game = scene(
        {"characters": [inside("isawa-masahiro"), "solemn-scholar"]},
        {"characters": ["shiba-yojimbo", inside("doji-whisperer")]},
        conflict=fight("political", "fire"),
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:isawa-masahiro")
    assert not game.card("doji-whisperer", 1).in_play


def test_shiba_yojimbo_does_not_cancel_ring_effects() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"characters": ["shiba-yojimbo", "solemn-scholar"]},
        conflict=fight(ring="fire"),
        to_act=0,
    )
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:fire").does("dishonor:solemn-scholar")
    assert game.card("solemn-scholar").dishonored


def test_shiba_yojimbo_ignores_a_choice_made_after_the_dash() -> None:
    # Court Games chooses its character while it resolves.
    game = scene(
        {"characters": [inside("asako-diplomat")], "hand": ["court-games"]},
        {"characters": ["shiba-yojimbo", inside("adept-of-the-waves")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:court-games").does("select:dishonor")
    assert game.card("adept-of-the-waves").dishonored
