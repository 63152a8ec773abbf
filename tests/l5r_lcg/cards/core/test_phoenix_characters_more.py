"""Phoenix Clan, Core Set: characters, from Isawa Masahiro on."""

from typing import Any

from engine.l5r_lcg.definition import RINGS
from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, fight
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Isawa Masahiro


def test_isawa_masahiro_discards_a_cheap_participant_in_a_fire_conflict() -> None:
    game = scene(
        {"characters": [inside("isawa-masahiro")]},
        {"characters": [inside("asako-diplomat"), inside("radiant-orator"), "doji-whisperer"]},
        conflict=fight("political", "fire"),
        to_act=0,
    )
    game.first.does("trigger:isawa-masahiro")
    assert game.zone("asako-diplomat", 1) == "dynasty discard"
    assert game.card("isawa-masahiro").bowed


def test_isawa_masahiro_needs_a_fire_conflict_and_to_be_ready() -> None:
    for ring, bowed in (("water", False), ("fire", True)):
        game = scene(
            {"characters": [inside("isawa-masahiro", bowed=bowed)]},
            {"characters": [inside("asako-diplomat")]},
            conflict=fight(ring=ring),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("trigger:isawa-masahiro")


# Fearsome Mystic


def test_fearsome_mystic_has_more_glory_in_air_conflicts() -> None:
    for ring, glory in (("air", 3), ("fire", 1)):
        game = scene({"characters": [inside("fearsome-mystic")]}, conflict=fight(ring=ring), to_act=0, asked=(0, 1))
        assert game.card("fearsome-mystic").glory == glory


def test_fearsome_mystic_removes_fate_from_enemies_of_lower_glory() -> None:
    game = scene(
        {"characters": [inside("fearsome-mystic"), inside("asako-diplomat", fate=1)]},
        {
            "characters": [
                inside("doji-whisperer", fate=2),
                inside("shiba-tsukune", fate=1),
                at("asako-diplomat", fate=1),
            ]
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:fearsome-mystic")
    assert game.card("doji-whisperer").fate == 1
    assert game.card("shiba-tsukune").fate == 1
    assert game.card("asako-diplomat", 0).fate == game.card("asako-diplomat", 1).fate == 1


def test_fearsome_mystic_does_nothing_without_lower_glory_or_from_home() -> None:
    for ring, mystic in (("fire", inside("fearsome-mystic")), ("air", at("fearsome-mystic"))):
        game = scene(
            {"characters": [mystic, inside("serene-warrior")]},
            {"characters": [inside("asako-diplomat", fate=1)]},
            conflict=fight(ring=ring),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("trigger:fearsome-mystic")


# Isawa Atsuko


def test_isawa_atsuko_blesses_yours_and_curses_theirs() -> None:
    game = scene(
        {"characters": ["isawa-atsuko", inside("serene-warrior"), "asako-diplomat"]},
        {"characters": [inside("radiant-orator"), "shiba-yojimbo"]},
        conflict=fight(ring="void"),
        to_act=0,
    )
    game.first.does("trigger:isawa-atsuko")
    numbers = {c.id: (c.military, c.political) for c in game.table.characters()}
    assert numbers["serene-warrior"] == (4, 3) and numbers["radiant-orator"] == (0, 1)
    assert numbers["isawa-atsuko"] == (3, 3) and numbers["asako-diplomat"] == (1, 2)
    assert numbers["shiba-yojimbo"] == (3, 2)


def test_isawa_atsuko_needs_a_void_conflict() -> None:
    game = scene({"characters": [inside("isawa-atsuko")]}, conflict=fight(ring="fire"), to_act=0, asked=(0, 1))
    assert not game.first.may("trigger:isawa-atsuko")


# Shiba Tsukune


def end_of_conflict_phase(**position: Any) -> Scene:
    game = scene(
        {"characters": [at("shiba-tsukune", fate=1)]},
        {"characters": [at("doji-whisperer", fate=1)], "hand": ["banzai"]},
        step="3.5",
        **position,
    )
    return game


def test_shiba_tsukune_resolves_two_unclaimed_rings_one_after_the_other() -> None:
    game = end_of_conflict_phase(rings={"fire": {"claimed_by": 0}})
    game.first.does("trigger:shiba-tsukune")
    assert not game.first.may("choose:ring:fire")
    game.first.does("choose:ring:air").does("select:take")
    assert game.first.honor == 11 and game.second.honor == 9
    assert not game.first.may("choose:ring:air")
    game.first.does("choose:ring:void").does("remove-fate:doji-whisperer")
    assert game.card("doji-whisperer").fate == 0
    assert game.first.asked != "target"
    assert game.table.rings["air"].unclaimed


def test_shiba_tsukune_may_stop_after_one_ring() -> None:
    game = end_of_conflict_phase()
    game.first.does("trigger:shiba-tsukune").does("choose:ring:earth")
    assert game.second.hand == [] and len(game.first.hand) == 1
    game.first.does()
    assert game.table.phase == "fate"


def test_shiba_tsukune_is_not_asked_again_after_choosing_none() -> None:
    game = end_of_conflict_phase()
    game.first.does("trigger:shiba-tsukune").does()
    assert game.table.phase != "conflict" and "resolve-ring" not in game.kinds


def test_shiba_tsukune_needs_an_unclaimed_ring() -> None:
    game = end_of_conflict_phase(rings={ring: {"claimed_by": 1} for ring in RINGS}, asked=(0, 1))
    assert game.table.phase == "fate"


def test_shiba_tsukune_resolves_nothing_at_the_end_of_other_phases() -> None:
    game = scene({"characters": [at("shiba-tsukune", fate=1)]}, step="2.6", asked=(0, 1))
    assert game.first.asked == "action" and game.table.phase == "conflict"


# Ishiken Initiate


def test_ishiken_initiate_counts_the_claimed_rings_of_both_players() -> None:
    game = scene(
        {"characters": [inside("ishiken-initiate"), inside("serene-warrior")]},
        conflict=MILITARY,
        rings={"earth": {"claimed_by": 0}, "fire": {"claimed_by": 1}},
        to_act=0,
        asked=(0, 1),
    )
    initiate = game.card("ishiken-initiate")
    assert (initiate.military, initiate.political) == (3, 3)
    assert (game.card("serene-warrior").military, game.card("serene-warrior").political) == (3, 2)


# Seeker of Knowledge


def test_seeker_of_knowledge_adds_air_while_attacking_and_lets_you_choose() -> None:
    game = scene(
        {"characters": [inside("seeker-of-knowledge"), inside("serene-warrior")]},
        {"characters": ["doji-whisperer"]},
        conflict=fight(ring="fire"),
        to_act=0,
        asked=(0, 1),
    )
    assert game.conflict is not None and game.conflict.elements == ("fire", "air")
    game.pass_all(until="ring-effect")
    assert game.first.options == ["resolve:ring:fire", "resolve:ring:air", "pass"]
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12
    assert game.table.rings["fire"].claimed_by == 0 and game.table.rings["air"].unclaimed


def test_seeker_of_knowledge_adds_nothing_at_home_or_in_defense() -> None:
    for first, second in (([at("seeker-of-knowledge")], []), ([], [inside("seeker-of-knowledge")])):
        game = scene(
            {"characters": [inside("serene-warrior"), *first]},
            {"characters": second},
            conflict=fight(ring="fire"),
            to_act=0,
            asked=(0, 1),
        )
        assert game.conflict is not None and game.conflict.elements == ("fire",)


def test_seeker_of_knowledge_makes_it_an_air_conflict_for_others() -> None:
    game = scene(
        {"characters": [inside("seeker-of-knowledge"), inside("fearsome-mystic")]},
        conflict=fight(ring="fire"),
        to_act=0,
        asked=(0, 1),
    )
    assert game.card("fearsome-mystic").glory == 3
