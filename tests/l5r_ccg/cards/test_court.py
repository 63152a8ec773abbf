"""The court: lobbying, the Favor, honor gained and lost."""

from typing import Any

from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.state import DEFENDED
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"


def test_doji_yosai_stops_discards_but_not_bowing() -> None:
    game = scene({"personalities": ["doji-yosai"], "hand": ["kolat-assassin"], "honor": 5},
                 {"personalities": [UJI], "hand": ["kolat-assassin"], "honor": 6})  # fmt: skip
    game.first.does("lobby:doji-yosai").does("discard:kolat-assassin>0")
    assert game.second.may(f"bow:{UJI}>1") and not game.second.may("discard:kolat-assassin>1")


def test_kakita_yoshi_takes_the_favor_and_has_no_followers() -> None:
    game = scene({"personalities": ["kakita-yoshi"], "hand": ["light-infantry"]}, {}, favor=1)
    assert not game.first.may("attach:light-infantry")
    game.first.does("use:kakita-yoshi")
    assert game.table.favor == 0 and game.card("kakita-yoshi").bowed


def test_kakita_yoshi_does_not_challenge() -> None:
    game = scene({"personalities": ["kakita-yoshi"], "hand": ["iaijutsu-challenge"]}, {"personalities": [UJI]})
    assert not game.first.may("play:iaijutsu-challenge")


def test_ide_tadaji_negates_the_use_of_the_favor_which_is_still_given_up() -> None:
    game = scene({"hand": []}, {"personalities": ["ide-tadaji"]}, favor=0)
    game.first.does("use:imperial-favor")
    game.second.does("trigger:ide-tadaji")
    assert game.first.hand == [] and game.table.favor is None and game.card("ide-tadaji").bowed


def test_the_perfect_gift_gains_a_free_favor_instead_of_the_lobbyist() -> None:
    giver = {"personalities": [UJI], "hand": ["the-perfect-gift"], "holdings": ["diamond-mine"], "honor": 2}
    game = scene({"personalities": [YOJO], "honor": 9}, giver)
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:the-perfect-gift").pays()
    assert game.table.favor == 1 and game.card(UJI).bowed
    assert not game.first.may(f"lobby:{YOJO}")


def test_the_perfect_gift_does_not_take_the_favor_from_another_player() -> None:
    game = scene({"personalities": [YOJO], "honor": 9}, {}, {"personalities": [UJI], "hand": ["the-perfect-gift"],
                 "holdings": ["diamond-mine"]}, favor=1)  # fmt: skip
    game.first.does(f"lobby:{YOJO}")
    assert not game.third.may("trigger:the-perfect-gift")


def test_fight_for_my_favor_gives_it_to_the_winner_of_the_duel() -> None:
    game = scene({"personalities": [YOJO], "honor": 9},
                 {"personalities": [UJI], "hand": ["fight-for-my-favor"], "honor": 2})  # fmt: skip
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:fight-for-my-favor")
    game.first.does("accept")
    assert game.zone(YOJO) == "dynasty discard" and game.table.favor == 1


def test_fight_for_my_favor_refused_the_lobbying_fails() -> None:
    game = scene({"personalities": [YOJO], "honor": 9},
                 {"personalities": [UJI], "hand": ["fight-for-my-favor"], "honor": 2})  # fmt: skip
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:fight-for-my-favor")
    game.first.does("refuse")
    assert game.table.favor is None and game.card(YOJO).in_play and not game.card(YOJO).dishonored


def test_slander_prevents_an_honor_gain_on_entering_play() -> None:
    provinces = [{"card": at(SUKUNE)}, {}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": 5}, {"hand": ["slander"]},
                 phase="dynasty")  # fmt: skip
    game.first.does(f"recruit:{SUKUNE}").does("honor").pays()
    game.second.does("trigger:slander")
    assert game.first.honor == 5 and game.card(SUKUNE).in_play


def test_slander_says_nothing_of_the_honor_of_a_battle() -> None:
    """Both armies are destroyed and both sides gain Honor, but the Personalities who brought it have left play."""
    game = scene({"personalities": [fights(YOJO)], "honor": 5},
                 {"personalities": [fights(UJI)], "hand": ["slander"], "honor": 5}, attack=battle_at(0))  # fmt: skip
    game.pass_while(lambda: game.zone(UJI) == "play" and not game.second.may("trigger:slander"))
    assert game.zone(UJI) == game.zone(YOJO) == "dynasty discard" and not game.second.may("trigger:slander")
    assert (game.first.honor, game.second.honor) == (6, 6)


def test_personal_champion_fights_in_the_place_of_his_lord() -> None:
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "heavy-infantry"], "honor": 10},
                 {"personalities": [at(UJI, attachments=["personal-champion"])], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("trigger:personal-champion").does("accept")
    # 3 Chi against 2: Yojo is dead.
    assert game.zone(YOJO) == "dynasty discard" and game.card("personal-champion").bowed and game.second.honor == 15


def test_a_personal_champion_who_loses_dies_for_his_lord() -> None:
    game = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [at(UJI, attachments=["personal-champion"])], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("trigger:personal-champion").does("accept")
    assert game.zone("personal-champion") == "fate discard" and game.card(UJI).in_play


def test_blood_oath_binds_a_stranger_to_the_clan_for_good() -> None:
    provinces = [{"card": at("ginawa")}, {}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["diamond-mine"] * 2, "hand": ["blood-oath"]}, phase="dynasty")
    game.first.does("recruit:ginawa").pays().does("trigger:blood-oath")
    assert (game.card("ginawa").force, game.card("ginawa").chi) == (3, 4) and game.card("ginawa").of_clan("Crab")


def test_blood_oath_is_not_for_the_players_own_clan() -> None:
    provinces = [{"card": at(SUKUNE)}, {}, {}, {}]
    game = scene({"provinces": provinces, "holdings": ["diamond-mine"] * 2, "hand": ["blood-oath"]}, phase="dynasty")
    game.first.does(f"recruit:{SUKUNE}").does("gold").pays()
    assert not game.first.may("trigger:blood-oath")


def test_plea_of_the_peasants_costs_the_destroyer_of_an_undefended_province() -> None:
    strong = fights("hida-unari", tokens=[{"force": 9}])
    game = scene({"personalities": [strong], "honor": 10}, {"hand": ["plea-of-the-peasants"]}, attack=battle_at(0))
    game.pass_to("reaction", seat=1)
    game.second.does("trigger:plea-of-the-peasants")
    assert game.province(1, 0).destroyed and game.first.honor == 5


# Plea of the Peasants (Shadowlands): what counts is whether units were assigned to the defense, not whether any fight.
def pleaded(defenders: dict[str, str], **facts: Any) -> Scene:
    strong = at("hida-unari", tokens=[{"force": 19}])
    game = scene({"personalities": [strong], "honor": 10},
                 {"personalities": [UJI], "hand": ["plea-of-the-peasants"], "honor": 4}, **facts)  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(hida_unari="1.0")
    game.second.commits(**defenders)
    return game


def test_plea_of_the_peasants_says_nothing_of_a_defended_province() -> None:
    game = pleaded({"daidoji_uji": "1.0"})
    game.pass_while(lambda: not game.province(1, 0).destroyed and not game.second.may("trigger:plea-of-the-peasants"))
    assert game.province(1, 0).destroyed and game.first.honor == 12
    assert not game.second.may("trigger:plea-of-the-peasants")


def test_plea_of_the_peasants_says_nothing_if_the_assigned_units_have_gone_home() -> None:
    game = pleaded({"daidoji_uji": "1.0"}, favor=0)
    game.pass_to("battle-action", seat=0)
    game.first.does("use:imperial-favor:2").chooses(UJI)
    game.pass_while(lambda: not game.province(1, 0).destroyed and not game.second.may("trigger:plea-of-the-peasants"))
    assert game.province(1, 0).destroyed and game.card(UJI).at is None
    assert not game.second.may("trigger:plea-of-the-peasants")


def test_plea_of_the_peasants_blames_even_if_somebody_came_later() -> None:
    strong = fights("hida-unari", tokens=[{"force": 19}])
    game = scene({"personalities": [strong], "honor": 10},
                 {"personalities": [UJI], "hand": ["carrier-pigeon", "plea-of-the-peasants"], "honor": 4},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("play:carrier-pigeon")
    assert game.card(UJI).in_battle
    game.pass_to("reaction", seat=1)
    game.second.does("trigger:plea-of-the-peasants")
    assert game.province(1, 0).destroyed and game.first.honor == 7


def test_plea_of_the_peasants_says_nothing_of_units_that_a_card_assigned_to_the_defense() -> None:
    # Ride Until Dawn assigns its unit to the battle, like the Maneuvers.
    strong = fights("hida-unari", tokens=[{"force": 19}])
    game = scene({"personalities": [strong], "honor": 10},
                 {"personalities": ["shinjo-hanari"], "hand": ["ride-until-dawn", "plea-of-the-peasants"], "honor": 4},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("play:ride-until-dawn")
    game.pass_while(lambda: not game.province(1, 0).destroyed and not game.second.may("trigger:plea-of-the-peasants"))
    assert game.province(1, 0).destroyed and not game.second.may("trigger:plea-of-the-peasants")


def test_a_position_tells_that_units_were_assigned_to_defend_a_province_that_has_fallen() -> None:
    game = pleaded({"daidoji_uji": "1.0"})
    game.pass_while(lambda: not game.province(1, 0).destroyed)
    kept(game)
    assert load("again", frozenset(), dump(game.table)).players[1].province(0).value(DEFENDED) > 0


def test_only_one_plea_is_made_for_a_province() -> None:
    strong = fights("hida-unari", tokens=[{"force": 9}])
    plea = {"hand": ["plea-of-the-peasants"]}
    game = scene({"personalities": [strong], "honor": 20}, plea, plea, attack=battle_at(0))
    game.pass_to("reaction", seat=1)
    game.second.does("trigger:plea-of-the-peasants")
    assert game.first.honor == 15 and not game.third.may("trigger:plea-of-the-peasants")


def test_the_destroyer_of_the_province_makes_no_plea() -> None:
    strong = fights("hida-unari", tokens=[{"force": 9}])
    game = scene({"personalities": [strong], "hand": ["plea-of-the-peasants"], "honor": 10}, {}, attack=battle_at(0))
    game.pass_while(lambda: not game.province(1, 0).destroyed and not game.first.may("trigger:plea-of-the-peasants"))
    assert game.province(1, 0).destroyed and not game.first.may("trigger:plea-of-the-peasants")
