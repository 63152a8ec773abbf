"""Unicorn Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene


def conflict(ring: str = "air", skill: str = "military", attacker: int = 0) -> dict[str, Any]:
    return {"attacker": attacker, "ring": ring, "skill": skill}


def with_province(first: str, **facts: Any) -> list[Any]:
    """Provinces of which the first is this one; faceup unless ``facts`` say otherwise."""
    return [at(first, **facts), *(other for other in DEFAULTS if other != first)][:5]


# Golden Plains Outpost


def test_golden_plains_outpost_moves_cavalry_to_a_military_conflict() -> None:
    game = scene(
        {"stronghold": "golden-plains-outpost",
         "characters": [inside("ide-trader"), "border-rider", "giver-of-gifts"]},
        {"characters": ["shinjo-outrider"]},
        conflict=conflict(),
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:golden-plains-outpost")
    assert game.card("border-rider").attacking and game.card("golden-plains-outpost").bowed
    assert not game.card("shinjo-outrider").participating and not game.card("giver-of-gifts").participating


def test_golden_plains_outpost_needs_a_military_conflict_and_to_be_ready() -> None:
    for skill, bowed in (("political", False), ("military", True)):
        game = scene(
            {"stronghold": at("golden-plains-outpost", bowed=bowed), "characters": ["border-rider"]},
            conflict=conflict(skill=skill),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("trigger:golden-plains-outpost")


# Endless Plains


def attack_on_the_plains(*attackers: str, **first: Any) -> Scene:
    game = scene(
        {"characters": list(attackers), **first},
        {"provinces": with_province("endless-plains", facedown=True), "characters": ["doji-whisperer"]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, *attackers)
    return game


def test_endless_plains_breaks_itself_and_discards_an_attacker_of_their_choice() -> None:
    game = attack_on_the_plains("border-rider", "shinjo-outrider")
    game.second.does("trigger:province:1.0")
    assert game.province(1, 0).broken
    assert game.first.options == ["choose:border-rider", "choose:shinjo-outrider"]
    game.first.does("choose:shinjo-outrider")
    assert game.zone("shinjo-outrider", 0) == "dynasty discard" and game.card("border-rider").attacking


def test_endless_plains_does_not_end_the_conflict() -> None:
    # Booklet FAQ: every step is still resolved, but nothing more breaks.
    game = attack_on_the_plains("border-rider", "shinjo-outrider")
    game.second.does("trigger:province:1.0")
    game.first.does("choose:shinjo-outrider")
    assert game.second.asked == "declare-defenders"
    game.second.defends()
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12 and game.second.honor == 9
    assert game.kinds.count("break-province") == 1 and game.table.rings["air"].claimed_by == 0


def test_endless_plains_lets_the_attacker_discard_its_dynasty_card() -> None:
    game = scene(
        {"characters": ["border-rider", "shinjo-outrider"]},
        {"provinces": with_province("endless-plains", facedown=True, cards=["imperial-storehouse"])},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "border-rider", "shinjo-outrider")
    game.second.does("trigger:province:1.0")
    assert game.first.asked == "discard-province"
    game.first.does("imperial-storehouse").does("choose:border-rider")
    assert game.zone("imperial-storehouse", 1) == "dynasty discard"


def test_endless_plains_is_broken_by_the_attacker() -> None:
    # Détruire une Province: whoever breaks it, the opponent of its controller counts as having broken it.
    game = attack_on_the_plains("border-rider", "shinjo-altansarnai")
    game.second.does("trigger:province:1.0")
    game.first.does("trigger:shinjo-altansarnai")
    assert not game.card("doji-whisperer", 1).in_play


def test_endless_plains_needs_an_attack_there() -> None:
    game = scene(
        {"characters": ["border-rider"]},
        {"provinces": ["manicured-garden", at("endless-plains"), *DEFAULTS[1:4]]},
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", 0, "border-rider")
    assert game.second.asked == "action" and not game.province(1, 1).broken


# Moto Youth


def youth(skill: str) -> Scene:
    return scene(
        {"characters": [inside("moto-youth"), "shinjo-altansarnai"], "conflicts_left": 1},
        {"characters": ["doji-challenger"]},
        conflict=conflict(skill=skill),
        to_act=0,
        asked=(0, 1),
    )


def test_moto_youth_gets_stronger_in_the_first_military_conflict() -> None:
    game = youth("military")
    assert game.card("moto-youth").military == 3
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="declare-conflict")
    assert game.card("moto-youth").military == 2
    game.second.declares("fire", "military", 0, "doji-challenger")
    game.pass_all(until="action")
    assert game.card("moto-youth").military == 2


def test_moto_youth_does_not_count_political_conflicts() -> None:
    game = youth("political")
    assert game.card("moto-youth").military == 2
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "doji-challenger")
    game.pass_all(until="action")
    assert game.card("moto-youth").military == 3


def test_moto_youth_counts_a_conflict_that_became_military() -> None:
    game = scene(
        {"characters": [inside("moto-youth")], "hand": ["captive-audience"]},
        {"characters": ["doji-challenger"]},
        conflict=conflict(skill="political"),
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("captive-audience")
    assert game.card("moto-youth").military == 3
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "doji-challenger")
    assert game.card("moto-youth").military == 2


# Utaku Infantry


def test_utaku_infantry_counts_your_participating_unicorns() -> None:
    for mover in (inside("utaku-infantry"), at("utaku-infantry")):
        game = scene(
            {"characters": [mover, inside("border-rider"), inside("doji-whisperer"), "ide-trader"]},
            {"characters": [inside("shinjo-outrider")]},
            conflict=conflict(skill="political"),
            to_act=0,
            asked=(0, 1),
        )
        infantry = game.card("utaku-infantry")
        assert (infantry.military, infantry.political) == ((2, 2) if infantry.participating else (0, 0))


# Aggressive Moto


def test_aggressive_moto_is_not_declared_as_a_defender_but_may_move_there() -> None:
    game = scene(
        {"characters": ["aggressive-moto", "border-rider"]},
        {"stronghold": "golden-plains-outpost", "characters": ["aggressive-moto", "shinjo-outrider"]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "aggressive-moto")
    assert game.second.may("defend:shinjo-outrider") and not game.second.may("defend:aggressive-moto")
    game.second.defends()
    game.second.triggers("golden-plains-outpost", "aggressive-moto")
    assert game.card("aggressive-moto", 1).defending


# Border Rider


def test_border_rider_readies_itself_once_per_round() -> None:
    game = scene({"characters": [at("border-rider", bowed=True)]}, asked=(0, 1))
    game.first.does("trigger:border-rider")
    assert not game.card("border-rider").bowed
    game.card("border-rider").bowed = True
    game.second.passes()
    assert not game.first.may("trigger:border-rider")


def test_border_rider_must_be_bowed() -> None:
    game = scene({"characters": ["border-rider"]}, asked=(0, 1))
    assert not game.first.may("trigger:border-rider")


# Meishōdō Wielder


def test_meishodo_wielder_costs_less_for_the_first_player() -> None:
    for first_player, fate in ((0, 2), (1, 1)):
        game = scene(
            {"provinces": with_province("manicured-garden", cards=["meishodo-wielder"]), "fate": 3},
            {"passed": True},
            step="1.4",
            first_player=first_player,
        )
        game.first.plays("meishodo-wielder")
        assert game.first.fate == fate


# Shinjo Outrider


def test_shinjo_outrider_moves_to_the_conflict() -> None:
    game = scene(
        {"characters": [inside("border-rider")]}, {"characters": ["shinjo-outrider"]}, conflict=conflict(), to_act=1
    )
    game.second.does("trigger:shinjo-outrider")
    assert game.card("shinjo-outrider").defending


def test_shinjo_outrider_needs_a_conflict() -> None:
    game = scene({"characters": ["shinjo-outrider"]}, asked=(0, 1))
    assert not game.first.may("trigger:shinjo-outrider")


# Giver of Gifts


def test_giver_of_gifts_moves_an_attachment_of_yours() -> None:
    game = scene(
        {"characters": ["giver-of-gifts", at("border-rider", attachments=["fine-katana"]), "utaku-infantry"]},
        {"characters": [at("doji-whisperer", attachments=["ornate-fan"])]},
        asked=(0, 1),
    )
    game.first.does("trigger:giver-of-gifts")
    assert not game.first.may("choose:doji-whisperer") and not game.first.may("choose:border-rider")
    game.first.does("choose:utaku-infantry")
    assert game.card("fine-katana").host is game.card("utaku-infantry")
    assert game.card("utaku-infantry").military == 2 and game.card("border-rider").military == 2


def test_giver_of_gifts_takes_back_what_you_put_on_an_enemy() -> None:
    game = scene(
        {"characters": ["giver-of-gifts"]},
        {"characters": [at("doji-whisperer", attachments=[at("ornate-fan", owner=0, controller=0)])]},
        asked=(0, 1),
    )
    game.first.does("trigger:giver-of-gifts")
    assert game.card("ornate-fan", 0).host is game.card("giver-of-gifts")


def test_giver_of_gifts_needs_an_eligible_character() -> None:
    # Moto Horde takes Weapons alone.
    game = scene(
        {"characters": [at("giver-of-gifts", attachments=["ornate-fan"]), "moto-horde"]},
        {"characters": [at("doji-whisperer", attachments=["ornate-fan"])]},
        asked=(0, 1),
    )
    assert not game.first.may("trigger:giver-of-gifts")


# Ide Trader


def test_ide_trader_gains_fate_or_draws_when_somebody_moves_there() -> None:
    for choice, fate, cards in (("gain-fate", 1, 0), ("draw", 0, 1)):
        game = scene(
            {"characters": [inside("ide-trader")]},
            {"characters": ["shinjo-outrider"]},
            conflict=conflict(),
            to_act=1,
        )
        game.second.does("trigger:shinjo-outrider")
        game.first.triggers("ide-trader", f"select:{choice}")
        assert (game.first.fate, len(game.first.hand)) == (fate, cards)


def test_ide_trader_sees_characters_moving_together_as_one_move_and_works_once_per_conflict() -> None:
    game = scene(
        {"characters": [inside("ide-trader"), "shinjo-tatsuo", "border-rider"]},
        {"characters": ["shinjo-outrider"]},
        conflict=conflict(),
        to_act=0,
    )
    game.first.does("trigger:shinjo-tatsuo").does("choose:border-rider")
    assert game.first.options == ["trigger:ide-trader", "pass"]
    game.first.triggers("ide-trader", "select:gain-fate")
    game.second.does("trigger:shinjo-outrider")
    assert game.first.fate == 1 and not game.first.may("trigger:ide-trader")


def test_ide_trader_works_again_in_the_next_conflict() -> None:
    game = scene(
        {"characters": [inside("ide-trader"), "shinjo-tatsuo"]},
        {"characters": ["shinjo-outrider", "moto-youth"]},
        conflict=conflict(),
        to_act=1,
    )
    game.second.does("trigger:shinjo-outrider")
    game.first.triggers("ide-trader", "select:gain-fate")
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "moto-youth")
    game.first.defends().does("trigger:shinjo-tatsuo").does("choose:ide-trader")
    game.first.triggers("ide-trader", "select:gain-fate")
    assert game.first.fate == 2


def test_ide_trader_may_pass_over_a_move_and_react_to_the_next() -> None:
    game = scene(
        {"characters": [inside("ide-trader"), "shinjo-tatsuo", "border-rider"]},
        {"characters": ["shinjo-outrider"]},
        conflict=conflict(),
        to_act=0,
    )
    game.first.does("trigger:shinjo-tatsuo").does("choose:border-rider").passes()
    game.second.does("trigger:shinjo-outrider")
    assert game.first.may("trigger:ide-trader")


def test_ide_trader_must_participate_and_may_be_the_one_who_moves() -> None:
    game = scene(
        {"characters": ["ide-trader", inside("border-rider"), "shinjo-tatsuo"], "hand": ["ide-messenger"]},
        {"characters": ["shinjo-outrider"]},
        conflict=conflict(),
        to_act=1,
    )
    game.second.does("trigger:shinjo-outrider")
    assert game.first.asked == "action"
    game.first.does("trigger:shinjo-tatsuo").does("choose:ide-trader")
    assert game.first.may("trigger:ide-trader")


# Warrior Poet


def test_warrior_poet_weakens_all_participating_enemies() -> None:
    game = scene(
        {"characters": [inside("warrior-poet"), inside("border-rider")]},
        {"characters": [inside("shinjo-outrider"), inside("ide-trader"), "giver-of-gifts"]},
        conflict=conflict(),
        to_act=0,
    )
    game.first.does("trigger:warrior-poet")
    numbers = {c.id: (c.military, c.political) for c in game.table.characters()}
    assert numbers["shinjo-outrider"] == (1, 1) and numbers["ide-trader"] == (0, 2)
    assert numbers["giver-of-gifts"] == (2, 3) and numbers["border-rider"] == (2, 1)


def test_warrior_poet_must_participate() -> None:
    game = scene(
        {"characters": ["warrior-poet", inside("border-rider")]},
        {"characters": [inside("shinjo-outrider")]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:warrior-poet")


# Utaku Yumino


def test_utaku_yumino_discards_a_card_for_skill_once_per_conflict() -> None:
    game = scene(
        {"characters": [inside("utaku-yumino")], "hand": ["fine-katana", "banzai"]},
        {"characters": [inside("border-rider")]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:utaku-yumino").does("fine-katana")
    yumino = game.card("utaku-yumino")
    assert (yumino.military, yumino.political) == (4, 4)
    assert game.first.hand == ["banzai"] and game.zone("fine-katana", 0) == "conflict discard"
    game.second.passes()
    assert not game.first.may("trigger:utaku-yumino")


def test_utaku_yumino_may_be_used_again_in_the_next_conflict() -> None:
    game = scene(
        {"characters": [inside("utaku-yumino", bowed=True)], "hand": ["fine-katana", "banzai"]},
        {"characters": ["border-rider"]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:utaku-yumino").does("fine-katana")
    game.pass_all(until="declare-conflict")
    game.second.declares("fire", "military", 0, "border-rider")
    game.first.defends()
    assert game.first.may("trigger:utaku-yumino")


def test_utaku_yumino_needs_a_card_and_a_conflict() -> None:
    empty = scene({"characters": [inside("utaku-yumino")]}, conflict=conflict(), to_act=0, asked=(0, 1))
    assert not empty.first.may("trigger:utaku-yumino")
    before = scene({"characters": ["utaku-yumino"], "hand": ["banzai"]}, asked=(0, 1))
    assert not before.first.may("trigger:utaku-yumino")


# Moto Horde


def test_moto_horde_takes_weapons_alone() -> None:
    game = scene({"characters": ["moto-horde"], "hand": ["fine-katana", "ornate-fan"]})
    assert game.first.may("play:fine-katana") and not game.first.may("play:ornate-fan")


# Shinjo Tatsuo


def test_shinjo_tatsuo_rides_with_another() -> None:
    game = scene(
        {"characters": [inside("border-rider"), "shinjo-tatsuo", "ide-trader", "moto-horde"]},
        {"characters": ["shinjo-outrider"]},
        conflict=conflict(skill="political"),
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:shinjo-tatsuo")
    assert game.first.options == ["choose:ide-trader"]
    game.first.does("choose:ide-trader")
    assert game.card("shinjo-tatsuo").attacking and game.card("ide-trader").attacking


def test_shinjo_tatsuo_rides_alone() -> None:
    game = scene(
        {"characters": [inside("border-rider"), "shinjo-tatsuo", "ide-trader"]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:shinjo-tatsuo").does()
    assert game.card("shinjo-tatsuo").attacking and not game.card("ide-trader").participating


def test_shinjo_tatsuo_needs_no_companion() -> None:
    game = scene({"characters": [inside("border-rider"), "shinjo-tatsuo"]}, conflict=conflict(), to_act=0, asked=(0, 1))
    game.first.does("trigger:shinjo-tatsuo")
    assert game.card("shinjo-tatsuo").attacking


def test_shinjo_tatsuo_must_move_himself() -> None:
    game = scene({"characters": [inside("shinjo-tatsuo"), "ide-trader"]}, conflict=conflict(), to_act=0, asked=(0, 1))
    assert not game.first.may("trigger:shinjo-tatsuo")


# Shinjo Altansarnai


def altansarnai(skill: str = "military", **facts: Any) -> Scene:
    game = scene(
        {"characters": [at("shinjo-altansarnai", **facts), inside("shiba-tsukune")]},
        {"characters": ["doji-whisperer", "border-rider"]},
        conflict=conflict(skill=skill),
        to_act=0,
    )
    game.pass_all()
    return game


def test_shinjo_altansarnai_makes_the_opponent_discard_a_character() -> None:
    game = altansarnai(participating=True)
    game.first.does("trigger:shinjo-altansarnai")
    assert game.second.options == ["choose:doji-whisperer", "choose:border-rider"]
    game.second.does("choose:doji-whisperer")
    assert not game.card("doji-whisperer", 1).in_play and game.card("border-rider").in_play


def test_shinjo_altansarnai_needs_to_take_part_in_a_military_conflict() -> None:
    for game in (altansarnai(), altansarnai("political", participating=True)):
        assert game.province(1, 0).broken and game.first.asked == "ring-effect"


def test_shinjo_altansarnai_does_not_react_to_losing_a_province_of_your_own() -> None:
    game = scene(
        {"characters": [inside("shinjo-altansarnai"), inside("shiba-tsukune"), inside("moto-horde")]},
        {"characters": [inside("shinjo-altansarnai", bowed=True)], "honor": 11},
        conflict=conflict(),
        to_act=0,
    )
    game.pass_all()
    assert game.first.may("trigger:shinjo-altansarnai")
    game.first.passes()
    assert game.second.asked is None


# Iuchi Wayfinder


def test_iuchi_wayfinder_looks_at_a_facedown_province() -> None:
    provinces = [at("manicured-garden"), "entrenched-position", "night-raid", "pilgrimage", "shameful-display"]
    game = scene({"hand": ["iuchi-wayfinder"], "fate": 1}, {"provinces": provinces})
    game.first.plays("iuchi-wayfinder").does("trigger:iuchi-wayfinder")
    assert game.first.options == [f"choose:province:1.{index}" for index in (1, 2, 3, 4)]
    game.first.does("choose:province:1.2")
    looked = next(record for record in game.match.records if record.kind == "look-at")
    assert looked.facts["cards"] == ["night-raid"] and looked.seats == (0,)
    assert game.province(1, 2).facedown


def test_iuchi_wayfinder_does_not_look_for_others() -> None:
    game = scene({"characters": ["iuchi-wayfinder"], "hand": ["ide-messenger"], "fate": 2}, asked=(0, 1))
    game.first.plays("ide-messenger")
    assert game.zone("ide-messenger", 0) == "play" and game.first.asked is None


def test_iuchi_wayfinder_finds_nothing_when_all_are_faceup() -> None:
    game = scene(
        {"hand": ["iuchi-wayfinder"], "fate": 1},
        {"provinces": [at(province) for province in DEFAULTS]},
        asked=(0, 1),
    )
    game.first.plays("iuchi-wayfinder")
    assert game.zone("iuchi-wayfinder", 0) == "play" and game.first.asked != "reaction"


# Ide Messenger


def test_ide_messenger_moves_a_character_for_one_fate() -> None:
    game = scene(
        {"characters": ["ide-messenger", inside("border-rider"), "utaku-infantry"], "fate": 1},
        {"characters": ["ide-trader"]},
        conflict=conflict(),
        to_act=0,
    )
    game.first.does("trigger:ide-messenger")
    assert not game.first.may("choose:ide-trader")
    game.first.does("choose:utaku-infantry")
    assert game.card("utaku-infantry").attacking and game.first.fate == 0


def test_ide_messenger_needs_fate_and_a_conflict() -> None:
    poor = scene({"characters": ["ide-messenger", inside("border-rider")]}, conflict=conflict(), to_act=0, asked=(0, 1))
    assert not poor.first.may("trigger:ide-messenger")
    before = scene({"characters": ["ide-messenger"], "fate": 1}, asked=(0, 1))
    assert not before.first.may("trigger:ide-messenger")


# Favored Mount


def test_favored_mount_makes_cavalry_and_carries_its_rider() -> None:
    game = scene(
        {"characters": [at("ide-trader", attachments=["favored-mount"]), inside("giver-of-gifts")]},
        conflict=conflict(),
        to_act=0,
    )
    assert game.card("ide-trader").trait("cavalry") and game.card("ide-trader").military == 2
    assert not game.card("giver-of-gifts").trait("cavalry")
    game.first.does("trigger:favored-mount")
    assert game.card("ide-trader").attacking and game.card("favored-mount").bowed
    assert not game.card("ide-trader").bowed


def test_favored_mount_needs_a_conflict_and_to_be_ready() -> None:
    rider = at("ide-trader", attachments=["favored-mount"])
    before = scene({"characters": [rider]}, asked=(0, 1))
    assert not before.first.may("trigger:favored-mount")
    tired = at("ide-trader", attachments=[at("favored-mount", bowed=True)])
    during = scene({"characters": [tired, inside("border-rider")]}, conflict=conflict(), to_act=0, asked=(0, 1))
    assert not during.first.may("trigger:favored-mount")


def test_favored_mount_goes_on_a_character_of_yours() -> None:
    game = scene({"characters": ["ide-trader"], "hand": ["favored-mount"], "fate": 1}, {"characters": ["moto-youth"]})
    game.first.plays("favored-mount")
    assert game.card("favored-mount").host is game.card("ide-trader")


# Spyglass


def test_spyglass_draws_when_its_bearer_attacks_defends_or_moves() -> None:
    bearer = at("shinjo-outrider", attachments=["spyglass"])
    attack = scene({"characters": [bearer]}, {"characters": ["border-rider"]}, step="3.2")
    attack.first.declares("air", "military", 0, "shinjo-outrider")
    attack.first.does("trigger:spyglass")
    assert len(attack.first.hand) == 1
    defense = scene({"characters": ["border-rider"]}, {"characters": [bearer]}, step="3.2")
    defense.first.declares("air", "military", 0, "border-rider")
    defense.second.defends("shinjo-outrider").does("trigger:spyglass")
    assert len(defense.second.hand) == 1
    move = scene({"characters": [bearer, inside("border-rider")]}, conflict=conflict(), to_act=0)
    move.first.does("trigger:shinjo-outrider").does("trigger:spyglass")
    assert len(move.first.hand) == 1


def test_spyglass_works_twice_per_round_however_its_bearer_comes() -> None:
    provinces = with_province("manicured-garden", cards=["favorable-ground", "favorable-ground"])
    game = scene(
        {
            "stronghold": "golden-plains-outpost",
            "provinces": provinces,
            "characters": [at("shinjo-outrider", attachments=["spyglass"]), "giver-of-gifts"],
        },
        step="3.2",
    )
    game.first.declares("air", "military", 0, "shinjo-outrider", "giver-of-gifts").does("trigger:spyglass")
    game.second.passes()
    game.first.triggers("favorable-ground", "shinjo-outrider")
    game.second.passes()
    game.first.does("trigger:shinjo-outrider").does("trigger:spyglass")
    game.second.passes()
    game.first.triggers("favorable-ground", "shinjo-outrider")
    game.second.passes()
    game.first.does("trigger:golden-plains-outpost")
    assert game.card("shinjo-outrider").attacking
    assert len(game.first.hand) == 2 and not game.first.may("trigger:spyglass")


def test_spyglass_does_not_see_others() -> None:
    game = scene(
        {"characters": [at("ide-trader", attachments=["spyglass"]), "border-rider"]},
        {"characters": ["doji-whisperer"]},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "border-rider")
    assert game.second.asked == "declare-defenders" and not game.first.hand


# Born in War


def test_born_in_war_counts_unclaimed_rings_not_the_contested_one() -> None:
    game = scene(
        {"characters": [inside("border-rider", attachments=["born-in-war"]), inside("moto-horde")]},
        conflict=conflict("air"),
        rings={"fire": {"claimed_by": 1}},
        to_act=0,
        asked=(0, 1),
    )
    assert game.card("border-rider").military == 2 + 3
    assert game.card("border-rider").political == 1 and game.card("moto-horde").military == 6


def test_born_in_war_goes_on_cavalry_and_falls_with_the_trait() -> None:
    game = scene(
        {"characters": ["ide-trader", at("giver-of-gifts", attachments=["favored-mount"])],
         "hand": ["born-in-war"], "fate": 2},
        {"characters": ["miya-mystic"]},
    )  # fmt: skip
    game.first.plays("born-in-war")
    assert game.card("born-in-war").host is game.card("giver-of-gifts")
    game.second.triggers("miya-mystic", "favored-mount")
    assert game.zone("born-in-war", 0) == "conflict discard"


# Breakthrough


def breakthrough(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None) -> Scene:
    game = scene(
        {"characters": [inside("shinjo-altansarnai"), "ide-trader"], "hand": ["breakthrough"], **(first or {})},
        {"characters": ["border-rider"], **(second or {})},
        conflict=conflict(),
        to_act=0,
    )
    game.pass_all(until="ring-effect")
    return game


def test_breakthrough_declares_the_second_conflict_at_once() -> None:
    game = breakthrough(second={"characters": []})
    game.first.passes().does("trigger:breakthrough")
    assert game.first.asked == "declare-conflict" and not game.first.may("pass")
    assert not game.first.may("skill:military") and game.zone("breakthrough", 0) == "conflict discard"
    game.first.declares("fire", "political", 1, "ide-trader")
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.table.rings["fire"].claimed_by == 0 and game.conflict is None


def test_breakthrough_is_followed_by_the_opponent() -> None:
    game = breakthrough({"characters": [inside("shinjo-altansarnai"), inside("moto-youth"), "ide-trader"]})
    game.first.passes().does("trigger:breakthrough")
    game.first.declares("fire", "political", 1, "ide-trader")
    game.second.defends()
    game.pass_all(until="ring-effect")
    game.first.passes()
    game.pass_all(until="declare-conflict")
    assert game.second.asked == "declare-conflict" and game.first.player.conflicts_left == 0


def test_breakthrough_needs_a_province_that_the_conflict_broke() -> None:
    game = breakthrough({"characters": [inside("border-rider"), "ide-trader"]})
    assert not game.province(1, 0).broken
    game.first.passes()
    assert not game.first.may("trigger:breakthrough")


def test_breakthrough_does_not_count_a_province_that_broke_itself() -> None:
    # Détruire une Province: what Endless Plains does is no usual resolution of a conflict.
    game = attack_on_the_plains("border-rider", "moto-horde", "shinjo-outrider", "ide-trader", hand=["breakthrough"])
    game.second.does("trigger:province:1.0")
    game.first.does("choose:shinjo-outrider")
    game.second.defends()
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert not game.first.may("trigger:breakthrough")


def test_breakthrough_needs_the_first_conflict_and_a_second() -> None:
    for facts in ({"declared": ["political"]}, {"conflicts_left": 1}, {"characters": [inside("shinjo-altansarnai")]}):
        game = breakthrough(facts, {"characters": []})
        assert game.province(1, 0).broken
        game.first.passes()
        assert not game.first.may("trigger:breakthrough")


# Captive Audience


def test_captive_audience_makes_a_political_conflict_military_for_one_honor() -> None:
    game = scene(
        {"characters": [inside("border-rider")], "hand": ["captive-audience"]},
        {"characters": [inside("doji-whisperer"), inside("naive-student")]},
        conflict=conflict("fire", "political"),
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("captive-audience")
    assert game.conflict is not None
    assert game.conflict.skill == "military" and game.conflict.ring.element == "fire"
    assert game.first.honor == 9
    assert not game.card("naive-student").participating and game.card("naive-student").bowed


def test_captive_audience_needs_a_political_conflict() -> None:
    game = scene(
        {"characters": [inside("border-rider")], "hand": ["captive-audience"]},
        conflict=conflict(),
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("play:captive-audience")


# I Am Ready


def test_i_am_ready_readies_a_unicorn_for_its_fate() -> None:
    game = scene(
        {"characters": [at("moto-youth", bowed=True, fate=1), at("ide-trader", bowed=True, fate=2)],
         "hand": ["i-am-ready"]},
    )  # fmt: skip
    game.first.does("play:i-am-ready").does("ide-trader")
    assert not game.card("ide-trader").bowed and game.card("ide-trader").fate == 1
    assert game.card("moto-youth").bowed


def test_i_am_ready_needs_a_bowed_unicorn_of_yours_with_fate() -> None:
    game = scene(
        {
            "characters": [
                at("moto-youth", bowed=True),
                at("ide-trader", fate=1),
                at("doji-whisperer", bowed=True, fate=1),
            ],
            "hand": ["i-am-ready"],
        },
        {"characters": [at("border-rider", bowed=True, fate=1)]},
        asked=(0, 1),
    )
    assert not game.first.may("play:i-am-ready")


# Way of the Unicorn


def test_way_of_the_unicorn_keeps_the_first_player_token() -> None:
    game = scene({"hand": ["way-of-the-unicorn"]}, step="5.4")
    game.first.does("trigger:way-of-the-unicorn")
    assert game.table.first_player == 0 and game.table.round == 2
    assert game.zone("way-of-the-unicorn", 0) == "conflict discard"


def test_way_of_the_unicorn_is_for_who_would_pass_the_token() -> None:
    game = scene({}, {"hand": ["way-of-the-unicorn"]}, step="5.4")
    assert game.table.first_player == 1 and game.table.round == 2


# Cavalry Reserves


def test_cavalry_reserves_brings_six_costs_worth_of_cavalry() -> None:
    game = scene(
        {
            "characters": [inside("border-rider")],
            "hand": ["cavalry-reserves"],
            "fate": 3,
            "dynasty_discard": ["moto-horde", "shinjo-outrider", "moto-youth", "ide-trader"],
        },
        conflict=conflict(),
        to_act=0,
    )
    game.first.does("play:cavalry-reserves")
    assert not game.first.may("choose:ide-trader")
    assert game.first.refused("moto-horde", "shinjo-outrider", "moto-youth") == "total-too-high"
    game.first.does("moto-horde", "shinjo-outrider")
    assert game.card("moto-horde").attacking and game.card("shinjo-outrider").attacking
    assert game.zone("moto-youth", 0) == "dynasty discard" and game.first.fate == 0


def test_cavalry_reserves_brings_one_of_a_unique_character() -> None:
    game = scene(
        {
            "characters": [inside("border-rider")],
            "hand": ["cavalry-reserves"],
            "fate": 3,
            "dynasty_discard": ["utaku-yumino", "utaku-yumino", "moto-youth"],
        },
        conflict=conflict(),
        to_act=0,
    )
    game.first.does("play:cavalry-reserves")
    assert game.first.options.count("choose:utaku-yumino") == 1


def test_cavalry_reserves_needs_a_military_conflict_and_cavalry() -> None:
    for skill, discard in (("political", "border-rider"), ("military", "ide-trader")):
        game = scene(
            {
                "characters": [inside("border-rider")],
                "hand": ["cavalry-reserves"],
                "fate": 3,
                "dynasty_discard": [discard],
            },
            conflict=conflict(skill=skill),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("play:cavalry-reserves")
