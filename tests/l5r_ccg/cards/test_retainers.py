"""Retainers, Oracles and Holdings that act."""

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.scene import at, battle_at, fights, scene

CRAB = "the-war-fortress-of-the-crab"


def test_the_armory_strengthens_a_follower_until_the_end_of_the_turn() -> None:
    game = scene({"holdings": ["armory"], "personalities": [at("hida-sukune", attachments=["light-infantry"])]})
    game.first.does("use:armory").chooses("light-infantry")
    assert game.card("light-infantry", 0).force == 4 and game.card("armory").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("light-infantry", 0).force == 2


def test_the_poet_sings_of_a_victory() -> None:
    game = scene(
        {"holdings": ["famous-poet"], "personalities": [fights("hida-unari")], "honor": 5},
        {"personalities": [fights("ginawa")]},
        attack=battle_at(0),
    )
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:famous-poet")
    assert game.first.honor == 5 + 2 + 3 and game.card("famous-poet").bowed


def test_the_poet_is_silent_about_a_defeat() -> None:
    game = scene(
        {"holdings": ["famous-poet"], "personalities": [fights("ginawa")], "honor": 5},
        {"personalities": [fights("hida-unari")]},
        attack=battle_at(0),
    )
    game.resolve_battle()
    assert game.first.honor == 5 and not game.card("famous-poet").bowed


def test_the_poet_sings_of_an_army_that_fell_with_his_players_army() -> None:
    sides = [
        {"holdings": ["famous-poet"], "personalities": [fights(one)], "honor": 5} for one in ("ginawa", "matsu-yojo")
    ]
    game = scene(*sides, attack=battle_at(0))
    game.resolve_battle()
    game.pass_to("reaction")
    game.first.does("trigger:famous-poet")
    game.second.does("trigger:famous-poet")
    assert (game.first.honor, game.second.honor) == (5 + 1 + 3, 5 + 1 + 3)


def test_the_poet_does_not_sing_of_an_ally() -> None:
    game = scene({"personalities": [fights("hida-unari")]}, {"personalities": [fights("ginawa")]},
                 {"holdings": ["famous-poet"], "personalities": [fights("hida-sukune")], "honor": 5},
                 attack=battle_at(0, allies={2: "attack"}))  # fmt: skip
    game.resolve_battle()
    assert game.third.honor == 5 and not game.card("famous-poet").bowed


def test_the_historian_writes_of_a_duel_that_was_won() -> None:
    game = scene(
        {"holdings": ["historian"], "personalities": ["kakita-toshimoko"], "honor": 5, "hand": []},
        {"personalities": ["hida-sukune"], "hand": []},
    )
    game.first.does("use:kakita-toshimoko:1").chooses("hida-sukune")
    game.second.does("accept")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:historian")
    assert game.first.honor == 7


def test_the_tea_master_leaves_a_loss_of_one() -> None:
    game = scene(
        {"hand": ["breach-of-etiquette"], "honor": 3}, {"holdings": ["master-of-the-tea-ceremony"], "honor": 9}
    )
    game.first.does("play:breach-of-etiquette")
    game.second.does("trigger:master-of-the-tea-ceremony")
    assert game.second.honor == 8 and game.card("master-of-the-tea-ceremony").bowed


def test_the_tea_master_does_not_serve_other_players() -> None:
    game = scene(
        {"hand": ["breach-of-etiquette"], "honor": 3, "holdings": ["master-of-the-tea-ceremony"]}, {"honor": 9}
    )
    game.first.does("play:breach-of-etiquette")
    assert game.second.honor == 4 and not game.card("master-of-the-tea-ceremony").bowed


def test_the_ningyo_straightens_a_holding_of_the_sea() -> None:
    game = scene({"holdings": ["ningyo", at("gold-mine", bowed=True)]}, {"holdings": [at("port", bowed=True)]})
    game.first.does("use:ningyo").chooses("port")
    assert not game.card("port").bowed and game.card("gold-mine").bowed
    dry = scene({"holdings": ["ningyo", at("gold-mine", bowed=True), "port"]})
    assert not dry.first.may("use:ningyo")


def test_the_oyabun_bows_a_player_with_more_conspiracies_than_honor() -> None:
    tokens = [{"name": "Conspiracy"}] * 2
    game = scene({"holdings": ["kolat-oyabun"]}, {"personalities": [at("ginawa", tokens=tokens), "matsu-yojo"]})
    game.first.does("use:kolat-oyabun:1").chooses("ginawa")
    assert game.card("ginawa").bowed
    early = scene({"holdings": ["kolat-oyabun"]}, {"personalities": ["matsu-yojo"]})
    assert not early.first.may("use:kolat-oyabun:1")
    early.first.does("use:kolat-oyabun").chooses("matsu-yojo")
    assert [token.name for token in early.card("matsu-yojo").tokens] == ["Conspiracy"]


def test_the_tomb_strengthens_a_shadowlands_personality_for_good() -> None:
    game = scene(
        {"holdings": ["tomb-of-iuchiban", *["diamond-mine"] * 2], "honor": 5,
         "provinces": [{"card": at("yogo-junzo", facedown=False)}, {}, {}, {}]},
        phase="dynasty",
    )  # fmt: skip
    game.first.does("recruit:yogo-junzo").pays()
    game.first.does("trigger:tomb-of-iuchiban")
    assert (game.card("yogo-junzo").force, game.card("yogo-junzo").chi) == (4, 3) and game.first.honor == 1
    game.pass_to("action", seat=1, turn=2)
    assert game.card("yogo-junzo").force == 4


def test_the_oracle_of_water_brings_a_unit_from_home() -> None:
    game = scene(
        {"personalities": [fights("hida-sukune")]},
        {"holdings": ["oracle-of-water", "small-farm"], "personalities": ["hida-unari"]},
        attack=battle_at(0),
    )
    game.second.does("use:oracle-of-water").pays("bow:small-farm")
    assert game.card("hida-unari").at is game.battle.province
    assert game.card("oracle-of-water").bowed and game.card("small-farm", 1).bowed


def test_the_oracle_of_water_wants_gold() -> None:
    game = scene(
        {"personalities": [fights("hida-sukune")]},
        {"stronghold": at(CRAB, bowed=True), "holdings": ["oracle-of-water"], "personalities": ["hida-unari"]},
        attack=battle_at(0),
    )
    assert not game.second.may("use:oracle-of-water")


def test_the_oracle_of_wind_looks_at_a_card_for_each_gold() -> None:
    side = {"holdings": ["oracle-of-wind", "jade-works"], "provinces": [{"card": "gold-mine"}, {}, {}, {}]}
    game = scene(side, {"provinces": [{"card": "port"}, {}, {}, {}]})
    game.first.does("use:oracle-of-wind").does("choose:province:0.0", "choose:province:1.0").pays("bow:jade-works")
    assert "look-at" in game.kinds and game.card("jade-works").bowed and game.card("oracle-of-wind").bowed
    poor = scene({**side, "stronghold": at(CRAB, bowed=True), "holdings": ["oracle-of-wind"]})
    assert not poor.first.may("use:oracle-of-wind")


def test_the_oracle_of_wind_sees_as_many_cards_of_hands_and_decks_as_its_player_can_pay_for() -> None:
    """The cards of a hand and of the decks are face down too (14: "face cachée", "main du Destin")."""
    side = {"holdings": ["oracle-of-wind", "jade-works"], "stronghold": at(CRAB, bowed=True)}
    game = scene(side, {"hand": ["charge", "charge"], "fate_deck": ["focus"] * 2})
    game.first.does("use:oracle-of-wind")
    with pytest.raises(Refused, match="too-many"):
        game.match.answer(0, ["hand:1", "hand:1", "fate:1", "fate:1"])
    game.match.answer(0, ["hand:1", "hand:1", "fate:1"])
    game.first.pays("bow:jade-works")
    (looked,) = [record for record in game.match.records if record.kind == "look-at"]
    assert looked.facts["cards"] == ["charge", "charge", "focus"] and looked.seats == (0,)


def test_the_oracle_of_fire_lays_a_focus_of_the_deck() -> None:
    game = scene(
        {"holdings": ["oracle-of-fire", "small-farm"], "personalities": ["kakita-toshimoko"],
         "fate_deck": ["biting-steel"]},
        {"personalities": ["hida-sukune"]},
    )  # fmt: skip
    game.first.does("use:kakita-toshimoko:1").chooses("hida-sukune")
    game.second.does("accept")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:oracle-of-fire").pays("bow:small-farm")
    assert "focus" in game.kinds and game.zone("biting-steel") == "fate discard"


def test_the_dark_oracle_of_earth_costs_honor_that_nothing_saves() -> None:
    game = scene({"holdings": ["dark-oracle-of-earth", "master-of-the-tea-ceremony"], "honor": 5})
    game.first.does("use:dark-oracle-of-earth")
    assert game.first.honor == 1 and not game.card("master-of-the-tea-ceremony").bowed
    assert [place.strength for place in game.first.player.provinces] == [10] * 4
    game.pass_to("action", seat=1, turn=2)
    assert game.province(0, 0).strength == 7


def test_the_great_bear_lends_strength() -> None:
    game = scene({"holdings": ["the-great-bear"], "personalities": ["hida-sukune"]}, {"personalities": ["toku"]})
    game.first.does("use:the-great-bear").chooses("hida-sukune")
    assert game.card("hida-sukune").force == 5


def test_the_great_bear_helps_against_the_shadowlands_in_battle() -> None:
    game = scene(
        {"personalities": [fights("yogo-junzo")]},
        {"holdings": ["the-great-bear"], "personalities": [fights("hida-sukune")]},
        attack=battle_at(0),
    )
    game.second.does("use:the-great-bear:1").chooses("hida-sukune")
    assert (game.card("hida-sukune").force, game.card("hida-sukune").chi) == (7, 4)


@pytest.mark.parametrize(("stronghold", "may"), [(CRAB, True), ("the-esteemed-house-of-the-crane", False)])
def test_the_great_bear_serves_the_crab_alone(stronghold: str, may: bool) -> None:
    provinces = [{"card": at("the-great-bear", facedown=False)}, {}, {}, {}]
    side = {"stronghold": stronghold, "provinces": provinces, "holdings": ["diamond-mine"]}
    assert scene(side, phase="dynasty").first.may("recruit:the-great-bear") is may


def test_the_garden_takes_tokens_of_corruption_and_plague() -> None:
    tokens = [{"chi": -1, "name": "Corruption"}, {"force": 1, "name": "Fire"}]
    game = scene({"holdings": ["garden-of-purification"], "personalities": [at("hida-sukune", tokens=tokens)]})
    game.first.does("use:garden-of-purification").chooses("hida-sukune")
    assert [token.name for token in game.card("hida-sukune").tokens] == ["Fire"]
    healthy = scene({"holdings": ["garden-of-purification"], "personalities": ["hida-sukune"]})
    assert not healthy.first.may("use:garden-of-purification")
