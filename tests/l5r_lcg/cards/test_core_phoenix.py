"""Phoenix Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

from engine.l5r_lcg.definition import RINGS
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene


def conflict(ring: str = "air", skill: str = "military", attacker: int = 0) -> dict[str, Any]:
    return {"attacker": attacker, "ring": ring, "skill": skill}


def with_province(first: str) -> list[Any]:
    """Provinces of which the first is faceup."""
    return [at(first), *(other for other in DEFAULTS if other != first)][:5]


# Isawa Mori Seidō


def test_isawa_mori_seido_adds_two_glory_until_the_end_of_the_phase() -> None:
    game = scene(
        {"stronghold": "isawa-mori-seido", "characters": [at("serene-warrior", status="honored", fate=1)]},
        asked=(0, 1),
        step="2.5-window",
    )
    game.first.triggers("isawa-mori-seido")
    assert game.card("serene-warrior").glory == 6
    assert game.card("serene-warrior").military == 3 + 6
    assert game.card("isawa-mori-seido").bowed
    game.pass_all()
    assert game.table.phase == "conflict" and game.card("serene-warrior").glory == 4


def test_isawa_mori_seido_needs_to_be_bowed() -> None:
    game = scene(
        {"stronghold": at("isawa-mori-seido", bowed=True), "characters": ["serene-warrior"]},
        asked=(0, 1),
    )
    assert not game.first.may("trigger:isawa-mori-seido")


# Kuroi Mori


def test_kuroi_mori_switches_the_contested_ring_and_the_attacker_takes_its_fate() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"provinces": with_province("kuroi-mori"), "characters": ["serene-warrior"]},
        conflict=conflict("fire"),
        rings={"water": {"fate": 2}},
        to_act=1,
    )
    game.second.triggers("province:1.0", "select:switch-ring", "choose:ring:water")
    assert game.conflict is not None
    assert game.conflict.ring.element == "water" and game.conflict.skill == "military"
    assert game.table.rings["fire"].unclaimed and game.first.fate == 2
    taken = [record.facts for record in game.match.records if record.kind == "take-ring-fate"]
    assert [(facts["player"], facts["ring"], facts["amount"]) for facts in taken] == [(0, "water", 2)]


def test_kuroi_mori_switches_the_type_and_keeps_the_element() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("serene-warrior")]},
        {"provinces": with_province("kuroi-mori")},
        conflict=conflict("fire"),
        to_act=1,
    )
    game.second.triggers("province:1.0", "select:switch-type")
    assert game.conflict is not None
    assert game.conflict.ring.element == "fire" and game.conflict.skill == "political"
    assert game.card("matsu-berserker").bowed and not game.card("matsu-berserker").participating
    assert not game.second.may("trigger:province:1.0")


def test_kuroi_mori_cannot_switch_with_claimed_rings() -> None:
    rings = {element: {"claimed_by": 0} for element in ("air", "earth", "water", "void")}
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"provinces": with_province("kuroi-mori")},
        conflict=conflict("fire"),
        rings=rings,
        to_act=1,
    )
    game.second.does("trigger:province:1.0")
    assert game.conflict is not None and game.conflict.skill == "political"


def test_kuroi_mori_needs_a_conflict_at_it() -> None:
    provinces = [DEFAULTS[0], at("kuroi-mori"), *DEFAULTS[2:]]
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"provinces": provinces},
        conflict=conflict("fire"),
        to_act=1,
        asked=(0, 1),
    )
    assert not game.second.may("trigger:province:1.1")


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
    # Ne Peut Pas Participer: nor may it be put into play in that conflict.
    for attacker in (0, 1):
        charging = {
            "hand": ["charge"],
            "fate": 1,
            "characters": [inside("serene-warrior")],
            "provinces": [at("fertile-fields", cards=["shiba-peacemaker"]), *DEFAULTS[:3], DEFAULTS[4]],
        }
        game = scene(charging, conflict=conflict(attacker=attacker), to_act=0, asked=(0,))
        assert game.first.asked == "action" and game.first.may("play:charge") is (attacker == 1)


# Solemn Scholar


def test_solemn_scholar_bows_an_attacker_while_you_have_the_earth_ring() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"characters": ["solemn-scholar", inside("serene-warrior")]},
        conflict=conflict("fire"),
        rings={"earth": {"claimed_by": 1}},
        to_act=1,
    )
    game.second.does("trigger:solemn-scholar")
    assert game.card("matsu-berserker").bowed and not game.card("serene-warrior").bowed


def test_solemn_scholar_needs_the_earth_ring_in_your_own_pool() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"characters": ["solemn-scholar"]},
        conflict=conflict("fire"),
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
        conflict=conflict(),
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
        conflict=conflict(),
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
        conflict=conflict(),
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
        conflict=conflict(skill="political"),
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
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    assert not equal.first.may("trigger:radiant-orator")
    bowed = scene(
        {"characters": [inside("radiant-orator", bowed=True)]},
        {"characters": [inside("brash-samurai")]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    assert not bowed.first.may("trigger:radiant-orator")


def test_radiant_orator_must_participate() -> None:
    game = scene(
        {"characters": ["radiant-orator", inside("serene-warrior")]},
        {"characters": [inside("doji-whisperer")]},
        conflict=conflict(skill="political"),
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:radiant-orator")


# Shiba Yōjimbō


def test_shiba_yojimbo_cancels_what_targets_a_shugenja_of_yours() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")], "hand": ["against-the-waves"], "fate": 1},
        {"characters": ["shiba-yojimbo", inside("solemn-scholar")]},
        conflict=conflict(),
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
        conflict=conflict("fire"),
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
        conflict=conflict("fire", "political"),
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:isawa-masahiro")
    assert not game.card("doji-whisperer", 1).in_play


def test_shiba_yojimbo_does_not_cancel_ring_effects() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"characters": ["shiba-yojimbo", "solemn-scholar"]},
        conflict=conflict("fire"),
        to_act=0,
    )
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:fire").does("dishonor:solemn-scholar")
    assert game.card("solemn-scholar").dishonored


def test_shiba_yojimbo_does_not_see_what_is_chosen_after_the_dash() -> None:
    # Court Games chooses its character while it resolves.
    game = scene(
        {"characters": [inside("asako-diplomat")], "hand": ["court-games"]},
        {"characters": ["shiba-yojimbo", inside("adept-of-the-waves")]},
        conflict=conflict(skill="political"),
        to_act=0,
    )
    game.first.does("play:court-games").does("select:dishonor")
    assert game.card("adept-of-the-waves").dishonored


# Isawa Masahiro


def test_isawa_masahiro_discards_a_cheap_participant_in_a_fire_conflict() -> None:
    game = scene(
        {"characters": [inside("isawa-masahiro")]},
        {"characters": [inside("asako-diplomat"), inside("radiant-orator"), "doji-whisperer"]},
        conflict=conflict("fire", "political"),
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
            conflict=conflict(ring),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("trigger:isawa-masahiro")


# Fearsome Mystic


def test_fearsome_mystic_has_more_glory_in_air_conflicts() -> None:
    for ring, glory in (("air", 3), ("fire", 1)):
        game = scene({"characters": [inside("fearsome-mystic")]}, conflict=conflict(ring), to_act=0, asked=(0, 1))
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
        conflict=conflict("air", "political"),
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
            conflict=conflict(ring),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("trigger:fearsome-mystic")


# Isawa Atsuko


def test_isawa_atsuko_blesses_yours_and_curses_theirs() -> None:
    game = scene(
        {"characters": ["isawa-atsuko", inside("serene-warrior"), "asako-diplomat"]},
        {"characters": [inside("radiant-orator"), "shiba-yojimbo"]},
        conflict=conflict("void"),
        to_act=0,
    )
    game.first.does("trigger:isawa-atsuko")
    numbers = {c.id: (c.military, c.political) for c in game.table.characters()}
    assert numbers["serene-warrior"] == (4, 3) and numbers["radiant-orator"] == (0, 1)
    assert numbers["isawa-atsuko"] == (3, 3) and numbers["asako-diplomat"] == (1, 2)
    assert numbers["shiba-yojimbo"] == (3, 2)


def test_isawa_atsuko_needs_a_void_conflict() -> None:
    game = scene({"characters": [inside("isawa-atsuko")]}, conflict=conflict("fire"), to_act=0, asked=(0, 1))
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


# Forgotten Library


def test_forgotten_library_draws_when_the_draw_phase_begins() -> None:
    game = scene({"provinces": [at("manicured-garden", cards=["forgotten-library"]), *DEFAULTS[1:]]}, step="2.1")
    game.first.does("trigger:forgotten-library")
    assert len(game.first.hand) == 1
    game.first.bids(1)
    game.second.bids(1)
    assert len(game.first.hand) == 2


def test_forgotten_library_does_nothing_in_other_phases() -> None:
    game = scene(
        {"provinces": [at("manicured-garden", cards=["forgotten-library"]), *DEFAULTS[1:]]}, step="3.1", asked=(0, 1)
    )
    assert game.first.asked == "action"


# Ishiken Initiate


def test_ishiken_initiate_counts_the_claimed_rings_of_both_players() -> None:
    game = scene(
        {"characters": [inside("ishiken-initiate"), inside("serene-warrior")]},
        conflict=conflict("air"),
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
        conflict=conflict("fire"),
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
            conflict=conflict("fire"),
            to_act=0,
            asked=(0, 1),
        )
        assert game.conflict is not None and game.conflict.elements == ("fire",)


def test_seeker_of_knowledge_makes_it_an_air_conflict_for_others() -> None:
    game = scene(
        {"characters": [inside("seeker-of-knowledge"), inside("fearsome-mystic")]},
        conflict=conflict("fire"),
        to_act=0,
        asked=(0, 1),
    )
    assert game.card("fearsome-mystic").glory == 3


# Magnificent Kimono


def test_magnificent_kimono_honors_a_winner_and_dishonors_a_loser() -> None:
    for skill, status in (("political", 1), ("military", -1)):
        game = scene(
            {"characters": [inside("asako-diplomat", attachments=["magnificent-kimono"])]},
            {"characters": [inside("border-rider" if skill == "political" else "serene-warrior")]},
            conflict=conflict(skill=skill),
            to_act=0,
            asked=(0, 1),
        )
        game.pass_all()
        assert game.card("asako-diplomat").status == status


# Grasp of Earth


def grasp(first: dict[str, Any]) -> Scene:
    game = scene(
        {"characters": [inside("serene-warrior"), "shiba-yojimbo"], **first},
        {"characters": [inside("solemn-scholar", attachments=["grasp-of-earth"]), "doji-challenger"]},
        conflict=conflict(),
        to_act=1,
        asked=(0, 1),
    )
    game.second.does("trigger:grasp-of-earth")
    return game


def test_grasp_of_earth_keeps_characters_in_hand() -> None:
    game = grasp({"hand": ["ishiken-initiate", "fine-katana"], "fate": 5})
    assert not game.first.may("play:ishiken-initiate") and game.first.may("play:fine-katana")
    assert game.card("grasp-of-earth").bowed


def test_grasp_of_earth_keeps_characters_from_moving_there() -> None:
    provinces = [at("manicured-garden", cards=["favorable-ground"]), *DEFAULTS[1:]]
    game = grasp({"provinces": provinces})
    game.first.does("trigger:favorable-ground")
    assert not game.card("serene-warrior").participating
    assert not game.card("shiba-yojimbo").participating


def test_grasp_of_earth_does_not_bind_its_own_side_nor_what_is_put_into_play() -> None:
    provinces = [at("manicured-garden", cards=["matsu-berserker"]), *DEFAULTS[1:]]
    game = grasp({"provinces": provinces, "hand": ["charge"], "fate": 5})
    game.first.plays("charge")
    assert game.card("matsu-berserker", 0).attacking
    assert not game.card("doji-challenger").forbids("move-to-conflict")


def test_grasp_of_earth_ends_with_the_conflict() -> None:
    game = grasp({"hand": ["ishiken-initiate"], "fate": 5})
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="action")
    assert game.conflict is None and game.first.may("play:ishiken-initiate")


def test_grasp_of_earth_goes_on_a_shugenja_of_yours() -> None:
    game = scene(
        {"characters": ["solemn-scholar", "serene-warrior"], "hand": ["grasp-of-earth"], "fate": 1},
        {"characters": ["adept-of-the-waves"]},
    )
    game.first.plays("grasp-of-earth")
    assert game.card("grasp-of-earth").host is game.card("solemn-scholar")


def test_grasp_of_earth_needs_a_conflict() -> None:
    game = scene({"characters": [at("solemn-scholar", attachments=["grasp-of-earth"])]}, asked=(0, 1))
    assert game.first.asked == "action" and not game.first.may("trigger:grasp-of-earth")


# Pacifism


def test_pacifism_bars_military_conflicts_only() -> None:
    game = scene(
        {"characters": [at("serene-warrior", attachments=["pacifism"]), "asako-diplomat"]},
        step="3.2",
    )
    keys = ["ring:ring:air", "attack:province:1.0", "commit:serene-warrior"]
    assert game.first.refused(*keys, "skill:military") == "cannot-attack"
    game.first.declares("air", "political", 0, "serene-warrior")
    assert game.card("serene-warrior").attacking


def test_pacifism_sends_home_when_the_conflict_becomes_military() -> None:
    game = scene(
        {"characters": [inside("serene-warrior", attachments=["pacifism"]), inside("asako-diplomat")]},
        {"provinces": with_province("kuroi-mori")},
        conflict=conflict(skill="political"),
        to_act=1,
    )
    game.second.triggers("province:1.0", "select:switch-type")
    assert not game.card("serene-warrior").participating and game.card("serene-warrior").bowed


def test_pacifism_cannot_be_played_during_a_conflict() -> None:
    facts: dict[str, Any] = {"hand": ["pacifism"], "fate": 2}
    during = scene({"characters": [inside("serene-warrior")], **facts}, conflict=conflict(), to_act=0, asked=(0, 1))
    assert not during.first.may("play:pacifism")
    before = scene(facts, {"characters": ["serene-warrior"]})
    before.first.plays("pacifism")
    assert before.card("serene-warrior").attachments == [before.card("pacifism")]


# Supernatural Storm


def test_supernatural_storm_counts_your_shugenja() -> None:
    game = scene(
        {"characters": [inside("serene-warrior"), "solemn-scholar", "adept-of-the-waves"],
         "hand": ["supernatural-storm"]},
        {"characters": ["isawa-atsuko"]},
        conflict=conflict(),
        to_act=0,
    )  # fmt: skip
    game.first.plays("supernatural-storm")
    warrior = game.card("serene-warrior")
    assert (warrior.military, warrior.political) == (5, 4)


def test_supernatural_storm_needs_a_shugenja() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")], "hand": ["supernatural-storm"]},
        {"characters": ["isawa-atsuko"]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("play:supernatural-storm")


# Way of the Phoenix


def test_way_of_the_phoenix_forbids_an_element_for_the_phase() -> None:
    game = scene(
        {"characters": ["serene-warrior"]},
        {"characters": ["serene-warrior"], "hand": ["way-of-the-phoenix", "way-of-the-phoenix"]},
        first_player=1,
    )
    game.second.plays("way-of-the-phoenix", on="choose:ring:fire")
    assert not game.second.may("play:way-of-the-phoenix")
    game.pass_all(until="declare-conflict")
    assert game.second.may("ring:ring:fire")
    game.second.passes()
    game.pass_all(until="declare-conflict")
    assert game.first.may("ring:ring:water") and not game.first.may("ring:ring:fire")


def test_way_of_the_phoenix_may_be_played_again_in_the_next_phase() -> None:
    game = scene(
        {"hand": ["way-of-the-phoenix", "way-of-the-phoenix"]},
        step="2.5-window",
        asked=(0, 1),
    )
    game.first.plays("way-of-the-phoenix", on="choose:ring:fire")
    game.pass_all()
    assert game.table.phase == "conflict" and game.first.may("play:way-of-the-phoenix")


# Against the Waves


def test_against_the_waves_bows_or_readies_a_shugenja() -> None:
    game = scene(
        {"characters": [at("solemn-scholar", bowed=True), "serene-warrior"],
         "hand": ["against-the-waves", "against-the-waves"], "fate": 2},
        {"characters": ["adept-of-the-waves"]},
    )  # fmt: skip
    game.first.plays("against-the-waves", on="solemn-scholar")
    assert not game.card("solemn-scholar").bowed
    game.second.passes()
    game.first.does("play:against-the-waves")
    assert not game.first.may("choose:serene-warrior")
    game.first.does("adept-of-the-waves")
    assert game.card("adept-of-the-waves").bowed and game.first.fate == 0


# Know the World


def test_know_the_world_switches_rings_and_takes_the_fate() -> None:
    game = scene(
        {"hand": ["know-the-world"], "fate": 1},
        rings={"fire": {"claimed_by": 0}, "water": {"fate": 2}, "air": {"claimed_by": 1}},
        asked=(0, 1),
    )
    game.first.does("play:know-the-world")
    assert not game.first.may("choose:ring:air")
    game.first.does("choose:ring:water")
    rings = game.table.rings
    assert rings["water"].claimed_by == 0 and rings["fire"].unclaimed and rings["air"].claimed_by == 1
    assert game.first.fate == 2 and rings["water"].fate == 0


def test_know_the_world_keeps_the_type_and_is_no_claiming() -> None:
    game = scene({"hand": ["know-the-world"], "fate": 1}, rings={"fire": {"claimed_by": 0}})
    game.table.rings["fire"].face = "political"
    game.first.plays("know-the-world", on="choose:ring:void")
    assert game.table.rings["void"].face == "political"
    assert "claim-ring" not in game.kinds


def test_know_the_world_needs_a_claimed_ring_of_yours() -> None:
    game = scene({"hand": ["know-the-world"], "fate": 1}, rings={"fire": {"claimed_by": 1}}, asked=(0, 1))
    assert not game.first.may("play:know-the-world")


# Display of Power


def display(first: list[Any], ring: str = "air", province: str = "manicured-garden", **second: Any) -> Scene:
    game = scene(
        {"characters": first},
        {"hand": ["display-of-power"], "fate": 2, "provinces": with_province(province), **second},
        conflict=conflict(ring),
        to_act=0,
    )
    game.pass_all(until="reaction")
    return game


def test_display_of_power_resolves_the_ring_for_the_loser_who_claims_it() -> None:
    game = display([inside("brash-samurai")])
    game.second.does("trigger:display-of-power")
    game.second.does("resolve:ring:air").does("select:take")
    assert game.first.honor == 9
    # The honor for the unopposed conflict was lost before (FAQ).
    assert game.second.honor == 10 - 1 + 1
    assert game.table.rings["air"].claimed_by == 1
    assert game.second.fate == 0 and "resolve-ring" in game.kinds


def test_display_of_power_after_the_province_broke() -> None:
    game = display([inside("serene-warrior", status="honored")])
    game.second.does("trigger:display-of-power")
    assert game.province(1, 0).broken and game.second.honor == 9
    assert game.second.asked == "ring-effect" and game.first.asked is None


def test_display_of_power_at_an_unbroken_pilgrimage_only_claims() -> None:
    game = display([inside("brash-samurai")], province="pilgrimage")
    game.second.does("trigger:display-of-power")
    assert "resolve-ring" not in game.kinds
    assert game.table.rings["air"].claimed_by == 1


def test_display_of_power_lets_its_player_choose_with_seeker_of_knowledge() -> None:
    game = display([inside("seeker-of-knowledge"), inside("brash-samurai")], "fire")
    game.second.does("trigger:display-of-power")
    assert game.first.asked is None
    game.second.does("resolve:ring:air").does("select:gain")
    assert game.second.honor == 9 + 2 and game.table.rings["fire"].claimed_by == 1


def test_display_of_power_needs_an_unopposed_conflict_that_you_lost() -> None:
    opposed = scene(
        {"characters": [inside("serene-warrior")]},
        {"hand": ["display-of-power"], "fate": 2, "characters": [inside("asako-diplomat")]},
        conflict=conflict(),
        to_act=0,
    )
    opposed.pass_all()
    assert opposed.first.asked == "ring-effect"
    won = scene(
        {"characters": [inside("serene-warrior")], "hand": ["display-of-power"], "fate": 2},
        conflict=conflict(),
        to_act=0,
    )
    won.pass_all()
    assert won.first.asked == "ring-effect"


def test_display_of_power_costs_two_fate() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"hand": ["display-of-power"], "fate": 1},
        conflict=conflict(),
        to_act=0,
    )
    game.pass_all()
    assert game.first.asked == "ring-effect"
