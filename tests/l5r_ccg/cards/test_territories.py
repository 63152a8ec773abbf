"""Regions that keep a Province empty, share its destruction or shelter it, and Holdings about land."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.state import PROVINCES
from tests.l5r_ccg.scene import FILLER, Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa"
IDLE = {"holdings": ["retired-general"]}


def entering(region: str, **side: Any) -> Scene:
    """Let a Region come into play in the first Province of the first player."""
    rest = [{} for _ in range(PROVINCES - 1)]
    return scene({"provinces": [{"card": region}, *rest], "honor": 10, **side}, phase="events")


def land(region: Any, **facts: Any) -> list[dict[str, Any]]:
    return [{"attached": [region], **facts}, {}, {}, {}]


# Provinces that stay empty


@pytest.mark.parametrize("region", ["scorched-earth", "shinsei-s-shrine"])
def test_a_barren_province_holds_no_dynasty_card_while_the_region_lies_there(region: str) -> None:
    game = entering(region)
    game.pass_to("action", seat=0)
    assert [card.id for card in game.province(0, 0).attached] == [region] and game.province(0, 0).card is None
    game.happens(game.table.rules_of(1).destroy(game.card(region)))
    assert game.province(0, 0).card is not None


def test_scorched_earth_adds_five_strength() -> None:
    game = scene({"provinces": land("scorched-earth")})
    assert game.province(0, 0).strength == game.province(0, 1).strength + 5


def test_the_shrine_brings_two_honor_at_each_own_end() -> None:
    game = scene({"provinces": land("shinsei-s-shrine"), "honor": 5})
    game.pass_to("action", seat=1, turn=2)
    assert game.first.honor == 7
    game.pass_to("action", seat=0, turn=3)
    assert game.first.honor == 7


# Effects of Regions on their player's Provinces


def test_the_ruined_keep_draws_all_strength_to_its_province() -> None:
    game = entering("the-ruined-keep-of-fu-leng")
    game.pass_to("action", seat=0)
    strengths = [place.strength for place in game.first.player.provinces]
    assert strengths[0] == 2 * game.province(1, 0).strength and strengths[1:] == [0, 0, 0]
    assert game.first.honor == 3


def test_the_river_puts_the_discarded_card_of_its_province_under_the_deck() -> None:
    lying = land("river-region", card=at("gold-mine", facedown=False))
    game = scene({"provinces": lying}, phase="dynasty")
    game.pass_to("discard-dynasty")
    game.first.does("gold-mine")
    game.first.does("trigger:river-region")
    assert game.first.player.dynasty_deck[0].id == "gold-mine" and not game.first.player.dynasty_discard


def test_the_river_leaves_a_card_that_an_opponent_discards() -> None:
    lying = land("river-region", card=at("gold-mine", facedown=False))
    game = scene({"personalities": ["kuni-yori-experienced"], "provinces": [{"card": HISA}, {}, {}, {}]},
                 {"provinces": lying})  # fmt: skip
    game.first.does("use:kuni-yori-experienced").chooses("province:1.0")
    assert game.zone("gold-mine") == "dynasty discard"


def test_swamps_swallow_a_fortification_turned_up_in_them() -> None:
    game = scene({"provinces": land("swamplands", card="moat"), **IDLE}, phase="events")
    game.pass_to("action", seat=0)
    lying = game.province(0, 0).card
    assert game.zone("moat") == "dynasty discard" and lying is not None and lying.facedown


def test_nobody_rides_into_the_swamps_in_the_cavalry_maneuvers() -> None:
    game = scene({"personalities": ["shinjo-hanari"]}, {"provinces": land("swamplands")},
                 attack={"attacker": 0, "defender": 1, "segment": "cavalry"})  # fmt: skip
    assert not game.first.may("commit:shinjo-hanari>province:1.0")
    assert game.first.may("commit:shinjo-hanari>province:1.1")


# Shelter


def test_the_lost_valley_hides_its_battle_from_cards_elsewhere() -> None:
    game = scene({"personalities": [fights(YOJO), "iuchi-takaai"], "holdings": ["retired-general"], "hand": ["charge"]},
                 {"personalities": [fights(UJI)], "provinces": land("lost-valley")}, attack=battle_at(0),
                 to_act=0)  # fmt: skip
    assert not game.first.may("use:retired-general") and game.first.may("play:charge")


def test_the_lost_valley_lets_a_personality_in_its_battle_act() -> None:
    game = scene({"personalities": [fights("bayushi-goshiu"), fights(YOJO)]},
                 {"personalities": [fights(UJI), fights("shinjo-hanari")], "provinces": land("lost-valley")},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    assert game.second.may("use:shinjo-hanari")


def test_ranged_attacks_fail_in_the_forests_of_shinomen() -> None:
    game = scene({"personalities": [fights("shinjo-hanari")]},
                 {"personalities": [fights("sanzo")], "provinces": land("forests-of-shinomen")},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("use:shinjo-hanari")
    assert game.card("shinjo-hanari").bowed and game.zone("sanzo") == "play"


def test_the_forests_of_shinomen_add_gold_toward_the_nonhuman() -> None:
    lying = land("forests-of-shinomen", card=at("oni-no-genso", facedown=False))
    lying[1] = {"card": at(HISA, facedown=False)}
    game = scene({"provinces": lying, "holdings": ["forest"]}, phase="dynasty")
    forest = game.card("forest").face
    assert forest.gold_for(game.card("forest"), game.card("oni-no-genso")) == 3
    assert forest.gold_for(game.card("forest"), game.card(HISA)) == 1


def test_only_the_leaders_of_an_attack_reach_an_inaccessible_region() -> None:
    game = scene({"personalities": [UNARI]}, {"personalities": [YOJO], "provinces": land("inaccessible-region")},
                 {"personalities": [UJI]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry", "invited": {"attack": [2]}})  # fmt: skip
    assert game.first.may(f"commit:{UNARI}>province:1.0")
    game.first.commits(hida_unari="1.0")
    assert not game.third.may(f"commit:{UJI}>province:1.0") and game.third.may(f"commit:{UJI}>province:1.1")


def test_an_ally_enters_an_inaccessible_region_only_by_magic() -> None:
    game = scene(
        {"personalities": [fights(YOJO)]},
        {"personalities": [fights(UJI)], "provinces": land("inaccessible-region")},
        {"personalities": [fights(UNARI, "1.1"), "isawa-tomo"], "rings": ["ring-of-water"]},
        attack=battle_at(0, allies={2: "attack"}), to_act=2,
    )  # fmt: skip
    assert game.third.may("use:isawa-tomo") and not game.third.may("use:ring-of-water")


# Gold


def test_a_fortified_coast_keeps_its_trade_from_others() -> None:
    game = scene({"holdings": ["port"]}, {"holdings": ["marketplace"]})
    assert game.card("port").face.gold_for(game.card("port"), None) == 3
    game = scene({"holdings": ["port"]}, {"holdings": ["marketplace", "port"], "provinces": land("fortified-coast")})
    assert game.card("port", 0).face.gold_for(game.card("port", 0), None) == 2
    assert game.card("port", 1).face.gold_for(game.card("port", 1), None) == 3


def razed(game: Scene, place: int = 0) -> None:
    """Let the first player's Province be destroyed."""
    game.happens(game.table.rules_of(1).destroy_province(game.province(0, place)))


def test_the_borderland_takes_a_holding_with_its_province() -> None:
    game = scene({"provinces": [{"card": "borderland"}, {}, {}, {}]}, {"holdings": ["gold-mine", "small-farm"]},
                 phase="events")  # fmt: skip
    game.first.does("gold-mine")
    razed(game, 1)
    assert game.zone("gold-mine") == "play"
    razed(game)
    assert game.zone("gold-mine", 1) == "dynasty discard" and game.zone("small-farm", 1) == "play"


def test_the_borderland_itself_destroyed_takes_nothing() -> None:
    game = scene({"provinces": [{"card": "borderland"}, {}, {}, {}]}, {"holdings": ["gold-mine"]}, phase="events")
    game.first.chooses("gold-mine")
    game.happens(game.table.rules_of(1).destroy(game.card("borderland")))
    razed(game)
    assert game.zone("gold-mine") == "play"


@pytest.mark.parametrize("whole", [True, False])
def test_the_doji_plains_double_the_gold_of_a_holding_and_take_it_with_them(whole: bool) -> None:
    game = scene({"provinces": [{"card": "the-doji-plains"}, {}, {}, {}], "holdings": ["gold-mine", "copper-mine"]},
                 phase="events")  # fmt: skip
    game.first.does("gold-mine")
    mine = game.card("gold-mine")
    assert mine.changed("gold", 3) == 6 and game.card("copper-mine").changed("gold", 2) == 2
    if whole:
        razed(game)
    else:
        game.happens(game.table.rules_of(1).destroy(game.card("the-doji-plains")))
    assert game.zone("gold-mine", 0) == "dynasty discard" and game.zone("copper-mine", 0) == "play"


@pytest.mark.parametrize("attached", [True, False])
def test_a_tradepost_adds_a_gold_to_a_holding_from_its_province(attached: bool) -> None:
    lying = land("tradeposts-of-the-mantis", card=at("copper-mine", facedown=False))
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 2}, phase="dynasty")
    game.first.does("recruit:copper-mine").pays()
    game.first.does(*["copper-mine"][:attached])
    assert game.card("copper-mine", 0).changed("gold", 2) == 2 + attached
    razed(game)
    assert (game.zone("copper-mine", 0) == "play") is not attached


def test_a_tradepost_leaves_a_holding_without_gold_alone() -> None:
    lying = land("tradeposts-of-the-mantis", card=at("famous-poet", facedown=False))
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 3}, phase="dynasty")
    game.first.does("recruit:famous-poet").pays()
    assert game.first.asked != "target"


# Monks and the dead


def test_the_eldest_temple_of_osano_wo_gives_double_chi_and_a_younger_one_chi() -> None:
    lying = [{"card": "temple-of-osano-wo"}, {"card": "temple-of-osano-wo"}, {}, {}]
    decks = {"dynasty_deck": ["koichi", "hitoshi", *FILLER["dynasty_deck"]]}
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 6, "honor": 10, **decks}, phase="events")
    game.pass_to("action", seat=0)
    for place in game.first.player.provinces[:2]:
        assert place.card is not None
        game.happens(game.table.rules_of(0).turn_faceup(place.card))
    game.pass_to("dynasty", seat=0)
    game.first.does("recruit:koichi").pays()
    game.first.does("recruit:hitoshi").pays()
    elder, younger = game.card("koichi"), game.card("hitoshi")
    assert elder.trait("Double Chi") and elder.chi == elder.face.chi
    assert not younger.trait("Double Chi") and younger.chi == younger.face.chi + 1


def test_the_valley_of_shadow_returns_its_dead_to_their_decks() -> None:
    attackers = [fights("yogo-junzo", attachments=["goblin-mob", "naginata"])]
    defender = {"personalities": [fights(UNARI, attachments=["heavy-infantry"])], "provinces": land("valley-of-shadow")}
    game = scene({"personalities": attackers}, defender, attack=battle_at(0))
    game.resolve_battle()
    assert "yogo-junzo" in [card.id for card in game.first.player.dynasty_deck]
    assert "goblin-mob" in [card.id for card in game.first.player.fate_deck]
    assert game.zone("naginata") == "fate discard"


def test_the_valley_of_shadow_costs_three_honor() -> None:
    game = entering("valley-of-shadow")
    game.pass_to("action", seat=0)
    assert game.first.honor == 7


# Holdings


def test_the_shrines_strengthen_a_meditating_personality_until_the_end_of_the_next_own_turn() -> None:
    game = scene({"holdings": ["ancestral-shrines-of-otosan-uchi"], "personalities": [YOJO]})
    game.first.does("use:ancestral-shrines-of-otosan-uchi")
    one = game.card(YOJO)
    assert (one.bowed, one.force, one.chi) == (True, 3, 4)
    game.pass_to("action", seat=0, turn=3)
    assert (one.force, one.chi) == (3, 4)
    game.pass_to("action", seat=1, turn=4)
    assert (one.force, one.chi) == (2, 2)


def watched(attacker: list[str], defender: list[str], acts: int = 0) -> Scene:
    tower = [{"attached": ["watchtower"]}, {}, {}, {}]
    return scene({"personalities": [fights(YOJO)], "hand": attacker},
                 {"personalities": [fights(UJI)], "hand": defender, "provinces": tower},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_the_watchtower_destroys_the_attackers_first_terrain() -> None:
    game = watched(["entrapping-terrain"], [])
    game.first.does("play:entrapping-terrain")
    game.second.does("trigger:watchtower")
    assert game.battle.terrain is None and game.zone("entrapping-terrain") == "fate discard"


def test_the_watchtower_leaves_the_defenders_terrain() -> None:
    game = watched([], ["entrapping-terrain"], acts=1)
    game.second.does("play:entrapping-terrain")
    assert not game.second.may("trigger:watchtower") and game.battle.terrain is not None


def test_the_watchtower_lets_nobody_sneak_up() -> None:
    game = watched([], [])
    sneak, charge = (game.table.phantom(find_card(name), 0) for name in ("sneak-attack", "charge"))
    assert all(seat.player.barred("play-card", sneak) for seat in game.seats)
    assert not game.first.player.barred("play-card", charge)


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
