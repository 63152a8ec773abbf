"""Phoenix Clan, Core Set: attachments and events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup, fight, row
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Magnificent Kimono


def test_magnificent_kimono_honors_a_winner_and_dishonors_a_loser() -> None:
    for skill, status in (("political", 1), ("military", -1)):
        game = scene(
            {"characters": [inside("asako-diplomat", attachments=["magnificent-kimono"])]},
            {"characters": [inside("border-rider" if skill == "political" else "serene-warrior")]},
            conflict=fight(skill),
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
        conflict=MILITARY,
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
    provinces = row("favorable-ground")
    game = grasp({"provinces": provinces})
    game.first.does("trigger:favorable-ground")
    assert not game.card("serene-warrior").participating
    assert not game.card("shiba-yojimbo").participating


def test_grasp_of_earth_does_not_bind_its_own_side_nor_characters_put_into_play() -> None:
    provinces = row("matsu-berserker")
    game = grasp({"provinces": provinces, "hand": ["charge"], "fate": 5})
    game.first.plays("charge")
    assert game.card("matsu-berserker", 0).attacking
    assert not game.card("doji-challenger").forbids("move-to-conflict")


def test_grasp_of_earth_does_not_bar_a_character_from_under_a_hideaway() -> None:
    """Back-Alley Hideaway plays the character as if it were in the holding's province (card text), not from hand."""
    hideaway = at("back-alley-hideaway", under=["young-rumormonger"])
    game = grasp({"provinces": row(hideaway), "fate": 4})
    game.first.does("trigger:back-alley-hideaway:1").does("fate:0")
    assert game.card("young-rumormonger").in_play and not game.card("young-rumormonger").participating


def test_grasp_of_earth_bars_a_character_that_would_be_played_as_if_it_were_in_hand() -> None:
    bearer = inside("serene-warrior", attachments=["pillow-book"])
    game = grasp({"characters": [bearer], "conflict_deck": ["ishiken-initiate", "fine-katana"], "fate": 5})
    game.first.triggers("pillow-book")
    game.second.passes()
    assert game.first.barred("play:ishiken-initiate")


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
        {"provinces": faceup("kuroi-mori")},
        conflict=POLITICAL,
        to_act=1,
    )
    game.second.triggers("province:1.0", "select:switch-type")
    assert not game.card("serene-warrior").participating and game.card("serene-warrior").bowed


def test_pacifism_cannot_be_played_during_a_conflict() -> None:
    facts: dict[str, Any] = {"hand": ["pacifism"], "fate": 2}
    during = scene({"characters": [inside("serene-warrior")], **facts}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert not during.first.may("play:pacifism")
    before = scene(facts, {"characters": ["serene-warrior"]})
    before.first.plays("pacifism")
    assert before.card("serene-warrior").attachments == (before.card("pacifism"),)


# Supernatural Storm


def test_supernatural_storm_counts_your_shugenja() -> None:
    game = scene(
        {"characters": [inside("serene-warrior"), "solemn-scholar", "adept-of-the-waves"],
         "hand": ["supernatural-storm"]},
        {"characters": ["isawa-atsuko"]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.plays("supernatural-storm")
    warrior = game.card("serene-warrior")
    assert (warrior.military, warrior.political) == (5, 4)


def test_supernatural_storm_needs_a_shugenja() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")], "hand": ["supernatural-storm"]},
        {"characters": ["isawa-atsuko"]},
        conflict=MILITARY,
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


def test_know_the_world_keeps_the_type_and_claims_nothing() -> None:
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
        {"hand": ["display-of-power"], "fate": 2, "provinces": faceup(province), **second},
        conflict=fight(ring=ring),
        to_act=0,
    )
    game.pass_all(until="reaction")
    return game


def test_display_of_power_resolves_the_ring_for_the_loser_who_claims_it() -> None:
    game = display([inside("brash-samurai")])
    game.second.does("trigger:display-of-power")
    game.second.does("resolve:ring:air").does("select:take")
    assert game.first.honor == 9
    # The honor for an unopposed conflict was lost in an earlier step (FAQ).
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
        conflict=MILITARY,
        to_act=0,
    )
    opposed.pass_all()
    assert opposed.first.asked == "ring-effect"
    won = scene(
        {"characters": [inside("serene-warrior")], "hand": ["display-of-power"], "fate": 2},
        conflict=MILITARY,
        to_act=0,
    )
    won.pass_all()
    assert won.first.asked == "ring-effect"


def test_display_of_power_costs_two_fate() -> None:
    game = scene(
        {"characters": [inside("serene-warrior")]},
        {"hand": ["display-of-power"], "fate": 1},
        conflict=MILITARY,
        to_act=0,
    )
    game.pass_all()
    assert game.first.asked == "ring-effect"
