"""Unicorn Clan, Core Set: strongholds, provinces and holdings."""

from tests.l5r_lcg.cards.positions import MILITARY, attack_on_the_plains, faceup, fight, second
from tests.l5r_lcg.scene import at, inside, scene

# Golden Plains Outpost


def test_golden_plains_outpost_moves_cavalry_to_a_military_conflict() -> None:
    game = scene(
        {"stronghold": "golden-plains-outpost",
         "characters": [inside("ide-trader"), "border-rider", "giver-of-gifts"]},
        {"characters": ["shinjo-outrider"]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:golden-plains-outpost")
    assert game.card("border-rider").attacking and game.card("golden-plains-outpost").bowed
    assert not game.card("shinjo-outrider").participating and not game.card("giver-of-gifts").participating


def test_golden_plains_outpost_needs_a_military_conflict_and_to_be_ready() -> None:
    for skill, bowed in (("political", False), ("military", True)):
        game = scene(
            {"stronghold": at("golden-plains-outpost", bowed=bowed), "characters": ["border-rider"]},
            conflict=fight(skill),
            to_act=0,
            asked=(0, 1),
        )
        assert not game.first.may("trigger:golden-plains-outpost")


# Endless Plains


def test_endless_plains_breaks_itself_and_discards_an_attacker_of_their_choice() -> None:
    game = attack_on_the_plains("border-rider", "shinjo-outrider")
    game.second.does("trigger:province:1.0")
    assert game.province(1, 0).broken
    assert game.first.options == ["choose:border-rider", "choose:shinjo-outrider"]
    game.first.does("choose:shinjo-outrider")
    assert game.zone("shinjo-outrider", 0) == "dynasty discard" and game.card("border-rider").attacking


def test_endless_plains_does_not_end_the_conflict() -> None:
    # Booklet FAQ: every step is still resolved, but no other province breaks.
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
        {"provinces": faceup("endless-plains", "imperial-storehouse", facedown=True)},
        step="3.2",
    )
    game.first.declares("air", "military", 0, "border-rider", "shinjo-outrider")
    game.second.does("trigger:province:1.0")
    assert game.first.asked == "discard-province"
    game.first.does("imperial-storehouse").does("choose:border-rider")
    assert game.zone("imperial-storehouse", 1) == "dynasty discard"


def test_endless_plains_is_broken_by_the_attacker() -> None:
    # Détruire une Province: whoever breaks a province, its controller's opponent counts as having broken it.
    game = attack_on_the_plains("border-rider", "shinjo-altansarnai")
    game.second.does("trigger:province:1.0")
    game.first.does("trigger:shinjo-altansarnai")
    assert not game.card("doji-whisperer", 1).in_play


def test_endless_plains_needs_an_attack_there() -> None:
    game = scene(
        {"characters": ["border-rider"]},
        {"provinces": second("endless-plains")},
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", 0, "border-rider")
    assert game.second.asked == "action" and not game.province(1, 1).broken
