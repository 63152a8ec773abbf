"""A plague, an eclipse and a retirement."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene, at, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, TOMO = "hida-unari", "asahina-tomo"


def turned_up(event: str, *sides: dict[str, Any]) -> Scene:
    """Let an Event lie in the first player's first province."""
    first = sides[0] if sides else {}
    return scene({"provinces": [{"card": event}, {}, {}, {}], **first}, *sides[1:], phase="events")


# Retirement


def test_the_human_with_the_most_chi_becomes_a_monk() -> None:
    game = turned_up("retirement", {"personalities": ["hida-o-ushi", KUWANAN]}, {"personalities": [YOJO, TSUKE]})
    game.pass_to("action", seat=0, turn=1)
    monk = game.card(KUWANAN)
    assert (monk.force, monk.chi) == (0, 6) and monk.bowed and monk.trait("Monk") and not monk.trait("Samurai")
    assert not game.card(YOJO).bowed and game.card(YOJO).trait("Samurai")


def test_all_who_share_the_most_chi_retire_and_no_naga() -> None:
    game = turned_up("retirement", {"personalities": [TOMO, KUWANAN]}, {"personalities": ["qamar"]})
    game.pass_to("action", seat=0, turn=1)
    assert game.card(TOMO).trait("Monk") and not game.card(TOMO).trait("Shugenja") and game.card(KUWANAN).trait("Monk")
    assert not game.card("qamar").trait("Monk")


# Solar Eclipse


def test_an_eclipse_ends_the_effects_of_spells() -> None:
    caster = at(TSUKE, attachments=["summon-nightstalker", "courage-of-the-seven-thunders"])
    game = scene({"personalities": [caster, TOMO]},
                 {"personalities": [UJI], "provinces": [{"card": "solar-eclipse"}, {}, {}, {}]})  # fmt: skip
    game.first.does("use:courage-of-the-seven-thunders").does()
    assert game.province(0, 0).strength == 7 + 1
    game.pass_to("action", seat=1, turn=2)
    assert game.province(0, 0).strength == 7


def test_nobody_casts_during_an_eclipse() -> None:
    game = turned_up("solar-eclipse", {"personalities": [at(TSUKE, attachments=["biting-steel"]), UJI]},
                     {"personalities": ["kitsu-toju"], "hand": ["light-infantry"]})  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.first.barred("use:biting-steel") and not game.first.may(f"use:{TSUKE}")
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may("use:kitsu-toju")
    game.pass_to("action", seat=0, turn=3)
    assert game.first.may("use:biting-steel")


# Rampant Plague


def plague() -> Scene:
    game = turned_up("rampant-plague", {"personalities": [KUWANAN, UNARI]}, {"personalities": [YOJO, UJI]})
    game.first.does(KUWANAN).does(UJI)
    game.second.does(YOJO).does(KUWANAN)
    return game


def chis(game: Scene) -> list[int]:
    return [game.card(one).chi for one in (KUWANAN, UNARI, YOJO, UJI)]


def test_everybody_infects_one_of_his_own_and_another() -> None:
    assert chis(plague()) == [2, 3, 1, 2]


def test_the_plague_comes_again_in_the_events_phases_of_its_player() -> None:
    game = plague()
    game.pass_to("action", seat=1, turn=2)
    assert chis(game) == [2, 3, 1, 2]
    game.pass_while(lambda: game.table.turn < 3 or game.first.asked != "target")
    assert game.first.asked == "target" and load("again", frozenset(), dump(plague().table)).durations.delayed


def test_a_player_who_destroys_the_infected_is_immune() -> None:
    game = plague()
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does("player:0")
    assert game.zone(KUWANAN) == "dynasty discard" and game.zone(UNARI) == "play"
    cause = game.table.framework
    assert not cause.place_token(game.card(UNARI), chi=-1, name="Plague").possible()
    assert cause.place_token(game.card(UJI), chi=-1, name="Plague").possible()


def test_the_plague_ends_when_all_are_immune() -> None:
    game = plague()
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does("player:0")
    game.pass_while(lambda: game.second.asked != "target")
    game.second.does("player:1")
    assert game.zone(YOJO) == game.zone(UJI) == "dynasty discard" and not game.table.durations.delayed


def test_nobody_must_destroy_the_infected() -> None:
    game = plague()
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does()
    assert game.zone(KUWANAN) == "play"


# Doom of the Lion


def doomed(*others: Any) -> Scene:
    game = turned_up("doom-of-the-lion", {"personalities": [YOJO, *others]}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    return game


def test_a_doomed_lion_attacks_only_if_another_bows() -> None:
    game = doomed(SUKUNE, UNARI)
    game.first.commits(matsu_yojo="1.0", hida_sukune="1.0")
    assert game.card(UNARI).bowed and game.card(YOJO).at is game.card(SUKUNE).at is game.province(1, 0)


def test_the_player_chooses_the_personality_who_bows_for_the_lion() -> None:
    game = doomed(SUKUNE, UNARI)
    game.first.commits(matsu_yojo="1.0")
    game.first.does(SUKUNE)
    assert game.card(SUKUNE).bowed and not game.card(UNARI).bowed


def test_a_lion_alone_stays_at_home_and_defends() -> None:
    game = doomed(at(SUKUNE, bowed=True))
    assert game.first.asked != "commit"
    other = turned_up("doom-of-the-lion", {"personalities": [UJI]}, {"personalities": [YOJO]})
    other.to_attack().attacks(1)
    other.first.commits(daidoji_uji="1.0")
    other.second.commits(matsu_yojo="1.0")
    assert other.card(YOJO).at is not None


def test_not_everybody_can_go_with_a_doomed_lion() -> None:
    game = doomed(SUKUNE)
    with pytest.raises(Exception, match="not-together"):
        game.first.does("commit:matsu-yojo>province:1.0", "commit:hida-sukune>province:1.0")
