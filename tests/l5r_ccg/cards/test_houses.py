"""Personalities of the Naga, the Mantis, the Scorpion and the Crab with abilities of their own."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, UJI, SUKUNE, HISA, JUNZO = "hida-unari", "daidoji-uji", "hida-sukune", "hisa", "yogo-junzo"


def test_dashmar_wins_with_forty_honor() -> None:
    game = scene({"personalities": ["dashmar"], "honor": 40}, {"honor": 9}, phase="action")
    game.first.does("use:dashmar")
    assert game.match.outcome is not None and game.match.outcome.winner == 0


@pytest.mark.parametrize(("honor", "facts"), [(39, {}), (40, {"dishonored": True})])
def test_dashmar_wins_only_with_forty_honor_and_his_own(honor: int, facts: dict[str, Any]) -> None:
    game = scene({"personalities": [at("dashmar", **facts)], "honor": honor})
    assert not game.first.may("use:dashmar")


def test_dashmar_takes_the_favor_from_anybody() -> None:
    game = scene({"personalities": ["dashmar"]}, {"honor": 9}, favor=1)
    game.first.does("use:dashmar:1")
    assert game.table.favor is None and game.card("dashmar").bowed
    assert not scene({"personalities": ["dashmar"]}).first.may("use:dashmar:1")


def test_qakar_sings_with_his_kin() -> None:
    game = fought([fights("qakar"), "naga-shugenja", "naga-shugenja"], [fights("sanzo"), fights(UNARI)])
    assert game.card("qakar").chi == 4
    game.first.does("use:qakar")
    assert game.zone("sanzo") == "dynasty discard" and game.card("qakar").bowed


def test_qakar_dies_singing_with_a_pearl_bed() -> None:
    game = fought([fights("qakar"), "naga-shugenja", "naga-shugenja"], [fights(UNARI), fights("hida-tsuru")],
                  {"holdings": ["pearl-bed"]})  # fmt: skip
    game.first.does("use:qakar:1").chooses(UNARI)
    assert game.zone("qakar") == game.zone("pearl-bed") == game.zone(UNARI) == "dynasty discard"


def test_qakar_does_not_sing_without_a_pearl_bed() -> None:
    game = fought([fights("qakar"), "naga-shugenja", "naga-shugenja"], [fights(UNARI)])
    assert not game.first.may("use:qakar:1")


def test_mukami_shoots_and_is_gone() -> None:
    game = fought([fights("mukami", attachments=["light-infantry"]), fights(UNARI)], [fights("sanzo"), fights(UJI)])
    game.first.does("use:mukami").chooses("sanzo")
    assert game.zone("sanzo") == "dynasty discard"
    assert game.card("mukami").at is None and game.card("mukami").bowed and not game.card("light-infantry").bowed


def test_mukami_is_gone_after_joining_the_attack_of_a_follower() -> None:
    game = fought([fights("mukami", attachments=["archers"])], [fights(UNARI), fights(UJI)])
    game.first.does("use:archers").chooses(UNARI).does("shoot:mukami")
    assert game.zone(UNARI) == "dynasty discard" and game.card("mukami").at is None


def test_mukami_is_gone_even_if_the_shot_was_too_weak() -> None:
    # Mukami (Crimson and Jade): the unit leaves the battle after the attack, whether or not it has hit.
    game = fought([fights("mukami"), fights(UJI)], [fights(UNARI)])
    game.first.does("use:mukami")
    assert game.zone(UNARI) == "play" and game.card("mukami").at is None and game.card("mukami").bowed


def test_the_false_hoturi_shames_the_crane() -> None:
    crane = {"stronghold": "the-esteemed-house-of-the-crane", "honor": 9}
    game = scene({"personalities": ["the-false-hoturi"], "honor": 9}, crane, {"honor": 9})
    game.first.does("use:the-false-hoturi")
    assert [seat.honor for seat in game.seats] == [9, 7, 9]
    assert not scene({"personalities": ["the-false-hoturi"]}).first.may("use:the-false-hoturi")


def test_the_false_hoturi_does_not_join_the_crane() -> None:
    lying = [{"card": at("the-false-hoturi", facedown=False)}, {}, {}, {}]
    rich = {"provinces": lying, "holdings": ["gold-mine"] * 4}
    assert scene(rich, phase="dynasty").first.may("recruit:the-false-hoturi")
    crane = scene({**rich, "stronghold": "the-esteemed-house-of-the-crane"}, phase="dynasty")
    assert not crane.first.may("recruit:the-false-hoturi")


def test_nokatsu_drives_his_followers() -> None:
    game = scene({"personalities": [at("yasuki-nokatsu", attachments=["light-infantry"]),
                                    at(HISA, attachments=["medium-infantry"])]})  # fmt: skip
    assert game.card("light-infantry").force == 1 + game.card("light-infantry").face.force
    assert game.card("medium-infantry").force == game.card("medium-infantry").face.force


def test_the_oni_yakamo_grows_with_the_corrupted_crab() -> None:
    dark = at(UNARI, lasting=[{"attribute": "trait:Shadowlands", "until": "game"}])
    game = scene({"personalities": ["hida-yakamo-oni-experienced", dark, SUKUNE, JUNZO]})
    assert numbers(game, "hida-yakamo-oni-experienced") == (2, 2)


def test_the_oni_yakamo_marches_with_the_shadowlands_only() -> None:
    game = scene({"personalities": ["hida-yakamo-oni-experienced", SUKUNE, JUNZO]}, {"personalities": []},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    oni, other, kin = (game.card(one) for one in ("hida-yakamo-oni-experienced", SUKUNE, JUNZO))
    oni.at = game.province(1, 0)
    assert other.kept_from("attack", game.province(1, 0)) and not kin.kept_from("attack", game.province(1, 0))


def test_sukune_and_a_dark_card_leave_the_battle_for_nothing() -> None:
    game = fought([fights("hida-sukune-experienced")], [fights(JUNZO), fights(UJI)])
    game.first.does("use:hida-sukune-experienced:1").chooses(JUNZO)
    assert game.card(JUNZO).died == game.card("hida-sukune-experienced").died == ""
    assert game.zone(JUNZO) == game.zone("hida-sukune-experienced") == "dynasty discard"


@pytest.mark.parametrize("died", ["honorably", "dishonorably"])
def test_sukune_comes_back_into_the_deck_from_the_honorable_dead(died: str) -> None:
    dead = at("hida-sukune-experienced", died=died)
    game = scene({}, {"dynasty_discard": [dead], "dynasty_deck": []}, asked=(1,))
    game.first.passes()
    game.pass_while(lambda: game.table.turn < 2 or game.second.asked is None)
    if died == "dishonorably":
        assert not game.second.may("trigger:hida-sukune-experienced")
        return
    game.second.does("trigger:hida-sukune-experienced")
    assert [card.id for card in game.second.player.dynasty_deck] == ["hida-sukune-experienced"]


def test_sukune_joins_no_friend_of_the_shadowlands() -> None:
    lying = [{"card": at("hida-sukune-experienced", facedown=False)}, {}, {}, {}]
    rich = {"provinces": lying, "holdings": ["gold-mine"] * 4}
    assert scene(rich, phase="dynasty").first.may("recruit:hida-sukune-experienced")
    dark = scene({**rich, "personalities": [JUNZO]}, phase="dynasty")
    assert not dark.first.may("recruit:hida-sukune-experienced")


def test_the_terrible_standard_spares_the_experienced_sukune() -> None:
    bearer = at(JUNZO, attachments=["terrible-standard-of-fu-leng"])
    game = scene({"personalities": [bearer, "hida-sukune-experienced"]})
    assert not game.first.may("use:terrible-standard-of-fu-leng")


def building(holdings: int) -> Scene:
    lying = [{"card": at("moat", facedown=False)}, {}, {}, {}]
    return scene({"personalities": ["kaiu-suman"], "provinces": lying, "holdings": ["gold-mine"] * holdings},
                 phase="dynasty")  # fmt: skip


def test_suman_builds_six_gold_cheaper() -> None:
    game = building(0)
    game.first.does("recruit:moat").pays("bow:kaiu-suman")
    assert game.zone("moat") == "play" and game.card("kaiu-suman").bowed


def test_suman_builds_at_another_province() -> None:
    game = building(2)
    game.first.does("recruit:moat").pays("bow:gold-mine", "bow:the-war-fortress-of-the-crab")
    game.first.does("trigger:kaiu-suman").chooses("province:0.2")
    assert game.card("moat").slot is game.province(0, 2) and game.card("kaiu-suman").bowed


def test_suman_tears_down_a_fortification_at_his_battle() -> None:
    walls = [{"attached": ["moat"]}, {}, {}, {}]
    game = scene({"personalities": [fights("kaiu-suman")]}, {"personalities": [fights(UJI)], "provinces": walls},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:kaiu-suman:1")
    assert game.zone("moat") == "dynasty discard" and game.card("kaiu-suman").bowed
