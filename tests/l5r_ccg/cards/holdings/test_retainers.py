"""Holdings that are people."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.cards.scenes import fought, makes, numbers
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fights, scene
from tests.l5r_ccg.scene import fights as f

UJI = "daidoji-uji"
UONA = "isawa-uona"
YOJO = "matsu-yojo"
UNARI = "hida-unari"
SUKUNE = "hida-sukune"
IDLE = {"holdings": ["retired-general"]}
RINGS = {"air": "water", "earth": "wind", "fire": "earth", "water": "fire"}
SMITH = "master-smith"
WEAPON = "smiths-weapon"


# Artificer


@pytest.mark.parametrize(
    ("holding", "wanted", "amount"),
    [
        ("artificer", "naginata", 5), ("artificer", "light-infantry", 0), ("armory", "naginata", 3),
        ("armory", "light-infantry", 0), ("blacksmiths", "naginata", 4), ("forest", "light-infantry", 1),
        ("ninja-stronghold", "light-infantry", 0),
    ],
)  # fmt: skip
def test_some_make_gold_toward_some_fate_cards(holding: str, wanted: str, amount: int) -> None:
    assert makes(holding, wanted, fate=True) == amount


# Dark Oracle of Air


def test_the_dark_oracle_blows_a_spell_elsewhere() -> None:
    game = scene({"personalities": [at(UONA, attachments=["biting-steel"])]},
                 {"personalities": [UJI, YOJO], "holdings": ["dark-oracle-of-air"], "honor": 9})  # fmt: skip
    game.first.does("use:biting-steel").chooses(UJI)
    game.second.does("trigger:dark-oracle-of-air")  # Uona is bowed, so Yojo casts it.
    game.second.passes()
    assert numbers(game, YOJO) == (2, 2) and numbers(game, UJI) == (0, 0) and game.second.honor == 5


def test_the_dark_oracle_turns_no_other_action() -> None:
    game = scene({"hand": ["careful-planning"]},
                 {"personalities": [UJI, YOJO], "holdings": ["dark-oracle-of-air"], "honor": 9})  # fmt: skip
    game.first.does("play:careful-planning").chooses(UJI)
    assert not game.second.may("trigger:dark-oracle-of-air")


# Dark Oracle of Earth


def test_the_dark_oracle_of_earth_costs_honor_that_nothing_saves() -> None:
    game = scene({"holdings": ["dark-oracle-of-earth", "master-of-the-tea-ceremony"], "honor": 5})
    game.first.does("use:dark-oracle-of-earth")
    assert game.first.honor == 1 and not game.card("master-of-the-tea-ceremony").bowed
    assert [place.strength for place in game.first.player.provinces] == [10] * 4
    game.pass_to("action", seat=1, turn=2)
    assert game.province(0, 0).strength == 7


# Dark Oracle of Earth (Shadowlands): nothing can change the loss, so a Reaction that would change it has no effect.


def test_yinobu_does_not_speak_about_a_loss_that_nothing_can_change() -> None:
    game = scene({"holdings": ["dark-oracle-of-earth"], "honor": 9},
                 {"personalities": ["kakita-yinobu"], "hand": ["focus"], "honor": 9})  # fmt: skip
    game.first.does("use:dark-oracle-of-earth")
    assert game.first.honor == 5 and not game.second.may("trigger:kakita-yinobu")


# Dark Oracle of Fire


@pytest.mark.parametrize(("acts", "loss"), [("trigger:dark-oracle-of-fire", 4), ("pass", 0)])
def test_the_dark_oracle_of_fire_shows_the_opponents_focus_cards(acts: str, loss: int) -> None:
    game = scene({"holdings": ["dark-oracle-of-fire"], "personalities": [UJI], "hand": ["iaijutsu-challenge", "charge"],
                  "honor": 10}, {"personalities": [UNARI], "hand": ["naginata", "charge"]}, asked=(0,))  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.first.does(acts)
    game.pass_while(lambda: game.second.asked != "duel")
    game.second.does("focus:naginata")
    assert game.card("naginata").facedown is (acts == "pass") and game.first.honor == 10 - loss


# Dark Oracle of Water


def tide(*allies: str) -> Scene:
    game = scene({"personalities": [UNARI, YOJO, at(SUKUNE, bowed=True)], "holdings": ["dark-oracle-of-water"],
                  "honor": 9}, {"personalities": [UJI]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.commits(hida_unari="1.0")
    game.second.commits()
    game.pass_while(lambda: game.first.asked != "reaction")
    return game


def test_the_dark_tide_carries_late_units_anywhere() -> None:
    game = tide()
    game.first.does("trigger:dark-oracle-of-water")
    game.first.does("province:1.2")
    assert game.card(YOJO).at is game.province(1, 2) and game.first.honor == 2
    assert game.card(SUKUNE).at is None


def test_the_dark_tide_serves_only_a_player_who_takes_part() -> None:
    game = scene({"personalities": [UNARI]}, {"personalities": [UJI]},
                 {"personalities": [YOJO], "holdings": ["dark-oracle-of-water"]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.commits(hida_unari="1.0")
    game.second.commits()
    game.pass_while(lambda: game.table.battle is None)
    assert not any("dark-oracle" in str(record.facts) for record in game.match.records if record.kind == "initiate")


# Engineering Crew


@pytest.mark.parametrize(
    ("holding", "wanted", "amount"),
    [
        ("engineering-crew", "moat", 6), ("engineering-crew", "port", 0), ("festering-pit-of-fu-leng", "yogo-junzo", 5),
        ("festering-pit-of-fu-leng", "hida-sukune", 0),
    ],
)  # fmt: skip
def test_some_make_gold_toward_some_dynasty_cards(holding: str, wanted: str, amount: int) -> None:
    assert makes(holding, wanted) == amount


# Famous Poet


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


# Go Master


def test_the_go_master_lays_a_terrain_over_another() -> None:
    hand = ["entrapping-terrain", "dispersive-terrain"]
    game = fought([f(UNARI)], [f(YOJO)], first={"hand": hand, "holdings": ["go-master"]})
    game.first.does("play:dispersive-terrain")
    game.second.passes()
    game.first.does("use:go-master")
    terrain = game.battle.terrain
    assert terrain is not None and terrain.id == "entrapping-terrain" and game.card("go-master").bowed
    assert game.zone("dispersive-terrain") == "fate discard"


def test_the_go_master_needs_a_terrain() -> None:
    game = fought([f(UNARI)], [f(YOJO)], first={"hand": ["charge"], "holdings": ["go-master"]})
    assert game.first.barred("use:go-master", "battle-action")


# The Great Bear


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


# Historian


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


# Kolat Oyabun


def test_the_oyabun_bows_a_player_with_more_conspiracies_than_honor() -> None:
    tokens = [{"name": "Conspiracy"}] * 2
    game = scene({"holdings": ["kolat-oyabun"]}, {"personalities": [at("ginawa", tokens=tokens), "matsu-yojo"]})
    game.first.does("use:kolat-oyabun:1").chooses("ginawa")
    assert game.card("ginawa").bowed
    early = scene({"holdings": ["kolat-oyabun"]}, {"personalities": ["matsu-yojo"]})
    assert not early.first.may("use:kolat-oyabun:1")
    early.first.does("use:kolat-oyabun").chooses("matsu-yojo")
    assert [token.name for token in early.card("matsu-yojo").tokens] == ["Conspiracy"]


# Master of the Tea Ceremony


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


# Ningyo


def test_the_ningyo_straightens_a_holding_of_the_sea() -> None:
    game = scene({"holdings": ["ningyo", at("gold-mine", bowed=True)]}, {"holdings": [at("port", bowed=True)]})
    game.first.does("use:ningyo").chooses("port")
    assert not game.card("port").bowed and game.card("gold-mine").bowed
    dry = scene({"holdings": ["ningyo", at("gold-mine", bowed=True), "port"]})
    assert not dry.first.may("use:ningyo")


# Oracle of Earth


def test_the_oracle_of_earth_lays_a_terrain_that_nothing_destroys() -> None:
    game = fought([fights(UNARI)], [fights(YOJO), fights("suana")],
                  first={"holdings": ["oracle-of-earth", "gold-mine"], "hand": ["entrapping-terrain"]},
                  hand=["dispersive-terrain", "diversionary-tactics", "entrapping-terrain"])  # fmt: skip
    game.second.does("play:dispersive-terrain")
    game.first.does("use:oracle-of-earth").chooses("entrapping-terrain").pays()
    terrain = game.battle.terrain
    assert terrain is not None and terrain.owner == 0 and game.zone("dispersive-terrain") == "fate discard"
    assert not game.second.may("play:diversionary-tactics") and not game.second.may("use:suana")
    game.resolve_battle()
    assert game.card(UNARI).at is None and game.zone(YOJO) == "play"


@pytest.mark.parametrize(("hand", "gold"), [([], ["gold-mine"]), (["entrapping-terrain"], [])])
def test_the_oracle_of_earth_needs_a_terrain_and_gold(hand: list[str], gold: list[str]) -> None:
    game = fought(
        [fights(UNARI)],
        [fights(YOJO)],
        first={
            "holdings": ["oracle-of-earth", *gold],
            "hand": [*hand, "charge"],
            "stronghold": at("the-war-fortress-of-the-crab", bowed=True),
        },
    )
    assert game.first.barred("use:oracle-of-earth", "battle-action")


# Oracle of Fire


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


# Oracle of Water


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


# Oracle of Wind


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


# Retired General


@pytest.mark.parametrize("element", RINGS)
def test_an_adept_is_stronger_with_the_ring_for_good(element: str) -> None:
    game = scene({"personalities": [UONA], "hand": [f"the-way-of-{element}"], "rings": [f"ring-of-{element}"], **IDLE})
    game.first.does(f"play:the-way-of-{element}").chooses(UONA)
    assert game.card(UONA).bowed and game.card(UONA).trait(f"Adept of {element.capitalize()}")
    assert numbers(game, UONA) == (2, 2)
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, UONA) == (2, 2)
    ring = game.card(f"ring-of-{element}")
    game.happens(game.table.framework.discard_from_play(ring))
    assert numbers(game, UONA) == (0, 0) and game.card(UONA).trait(f"Adept of {element.capitalize()}")


def test_retired_general_strengthens_a_personality_until_the_end_of_the_turn() -> None:
    game = scene({"holdings": ["retired-general"], "personalities": ["hida-unari"]})
    force = game.card("hida-unari").force
    game.first.does("use:retired-general").chooses("hida-unari")
    assert game.card("hida-unari").force == force + 2
    assert game.card("retired-general").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("hida-unari").force == force


def test_retired_general_does_not_act_while_bowed() -> None:
    game = scene({"holdings": [at("retired-general", bowed=True), "diamond-mine"], "hand": ["light-infantry"],
                  "personalities": ["hida-unari"]})  # fmt: skip
    assert game.first.barred("use:retired-general") and game.first.may("attach:light-infantry")


# Seer


def omens(**event: object) -> Scene:
    """Return an Events Phase that turns up a Bon Festival for a player with a Seer."""
    lying = [{"card": at("bon-festival", facedown=True, **event)}, {}, {}, {}]
    seen = {"holdings": ["seer"], "provinces": lying, "dynasty_discard": [at(UNARI, died="honorably")]}
    return scene(seen, phase="events")


def test_a_seer_puts_an_event_off_until_the_next_turn() -> None:
    game = omens()
    assert game.first.asked == "reaction"
    game.first.does("trigger:seer")
    event = game.card("bon-festival")
    assert event.zone == "province" and event.facedown and game.card("seer").bowed and game.first.honor == 5
    game.pass_to("action", seat=0, turn=3)
    assert game.zone("bon-festival") == "dynasty discard" and game.first.honor == 8


def test_no_seer_puts_an_event_off_twice() -> None:
    game = omens(permanent=[{"attribute": "foreseen", "source": "seer"}])
    assert game.first.asked != "reaction" and game.first.honor == 8


# Weapon


def forge(*wears: Any) -> Scene:
    return scene({"personalities": [at(UNARI, attachments=list(wears))], "holdings": [SMITH]})


def test_the_master_smith_forges_a_weapon() -> None:
    game = forge()
    before = numbers(game, UNARI)
    game.first.does(f"use:{SMITH}")
    weapon = game.card(WEAPON)
    assert weapon.host is game.card(UNARI) and weapon.trait("Weapon") and game.card(SMITH).bowed
    assert tuple(now - was for now, was in zip(numbers(game, UNARI), before, strict=True)) == (2, 2)
    kept(game)


def test_a_personality_with_a_weapon_gets_none_from_the_smith() -> None:
    assert not forge("naginata").first.may(f"use:{SMITH}")
    game = forge(WEAPON)
    assert not game.first.may(f"use:{SMITH}")


def test_a_forged_weapon_that_is_destroyed_is_gone() -> None:
    game = forge(WEAPON)
    game.happens(game.table.rules_of(1).destroy(game.card(WEAPON)))
    assert not game.cards(WEAPON) and not game.first.player.fate_discard
