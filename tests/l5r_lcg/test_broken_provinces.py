"""Breaking a province (Détruire une Province): the choice of the attacking player after that."""

from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene


def test_the_attacker_may_discard_the_dynasty_cards_before_anybody_reacts() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi")], "hand": ["for-greater-glory"], "fate": 1},
        {"provinces": [at("manicured-garden", cards=["imperial-storehouse"]), *DEFAULTS[1:]]},
        conflict={"attacker": 0, "ring": "air", "skill": "military"},
        to_act=0,
    )
    game.pass_all(until="discard-province")
    game.first.does("imperial-storehouse")
    assert game.zone("imperial-storehouse", 1) == "dynasty discard"
    assert game.first.asked == "reaction" and game.province(1, 0).contents[0].facedown


def test_the_attacker_may_leave_them() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi")]},
        {"provinces": [at("manicured-garden", cards=["imperial-storehouse"]), *DEFAULTS[1:]]},
        conflict={"attacker": 0, "ring": "air", "skill": "military"},
        to_act=0,
    )
    game.pass_all(until="discard-province")
    game.first.does()
    assert game.zone("imperial-storehouse", 1) == "province"
