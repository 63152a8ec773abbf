"""Terrains that stay, riders and archers, cards that avert a loss, and relics of the elements."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"

# The Oracle of Earth


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


# Riders and archers


def test_they_ride_until_dawn_into_the_battle_and_stay_weary() -> None:
    game = fought([fights(UNARI), "shinjo-hanari"], [fights(YOJO)], first={"hand": ["ride-until-dawn"]})
    game.first.does("play:ride-until-dawn")
    assert game.card("shinjo-hanari").at is game.province(1, 0)
    assert game.card("shinjo-hanari").forbids("straighten")
    game.pass_to("action", seat=0, turn=3)
    assert game.card("shinjo-hanari").bowed and not game.card(UNARI).bowed
    rider = game.card("shinjo-hanari")
    assert rider.forbids("straighten") is False
    game.happens(game.table.rules_of(0).straighten(rider))
    assert not rider.bowed


@pytest.mark.parametrize("rider", [SUKUNE, fights("shinjo-hanari", "1.1"), at("shinjo-hanari", bowed=True)])
def test_only_unassigned_straight_cavalry_rides_until_dawn(rider: Any) -> None:
    game = fought([fights(UNARI), rider], [fights(YOJO)], first={"hand": ["ride-until-dawn", "charge"]})
    assert game.first.barred("ride-until-dawn", "battle-action")


def test_riders_until_dawn_are_assigned_as_in_the_maneuvers() -> None:
    """Riders are assigned, not moved: cards that react to an assignment react, and the same Provinces are forbidden."""
    second = {"provinces": [{"attached": ["the-kakita-palisades"]}, {}, {}, {}], "honor": 5}
    hand = {"hand": ["ride-until-dawn", "charge"]}
    game = fought([fights(UNARI), "shinjo-hanari"], [fights(YOJO)], first=hand, **second)
    game.first.does("play:ride-until-dawn")
    game.second.does("trigger:the-kakita-palisades")
    assert game.second.honor == 6
    # A Personality without a dark trait is not assigned beside Tsume.
    game = fought([fights("moto-tsume-experienced"), "shinjo-hanari"], [fights(YOJO)], first=hand)
    assert game.first.barred("ride-until-dawn", "battle-action")


def test_a_unit_strikes_at_the_tail_with_its_whole_force() -> None:
    led = fights(YOJO, attachments=["light-infantry", "heavy-infantry"])
    tail = [led, fights(SUKUNE, attachments=["medium-infantry"])]
    game = fought([fights(UNARI, attachments=["medium-infantry"])], tail, first={"hand": ["strike-at-the-tail"]})
    # 4 and 3 Force: not enough for 5 and 3.
    assert game.card(UNARI).unit_force == 7
    game.first.does("play:strike-at-the-tail")
    game.first.refused("heavy-infantry", "medium-infantry")
    game.first.does("heavy-infantry", "light-infantry")
    # The unit bows, its Followers too; the Force before bowing counts.
    assert all(one.bowed for one in game.card(UNARI).unit) and len(game.card(SUKUNE).followers) == 1
    assert game.card(YOJO).followers == []


def test_a_bowed_follower_does_not_strike_at_the_tail() -> None:
    led = fights(SUKUNE, attachments=[at("medium-infantry", bowed=True)])
    tail = [fights(YOJO, attachments=["heavy-infantry"])]
    game = fought([led], tail, first={"hand": ["strike-at-the-tail", "charge"]})
    assert game.card(SUKUNE).unit_force == 3 and game.first.barred("strike-at-the-tail", "battle-action")


def test_a_unicorn_strikes_harder_at_the_tail() -> None:
    tail = [fights(YOJO, attachments=["heavy-infantry"])]
    weak = fought([fights(SUKUNE)], tail, first={"hand": ["strike-at-the-tail", "charge"]})
    assert weak.card(SUKUNE).force == 3 and weak.first.barred("strike-at-the-tail", "battle-action")
    strong = fought([fights("shinjo-morito-experienced")], tail, first={"hand": ["strike-at-the-tail"]})
    assert strong.card("shinjo-morito-experienced").force == 3
    strong.first.does("play:strike-at-the-tail")
    assert strong.zone("heavy-infantry") == "fate discard"


def test_blazing_arrows_cost_by_the_archer_and_strengthen_each() -> None:
    army = [fights(UNARI, attachments=["archers"]), fights("dairya"), fights(SUKUNE)]
    game = fought(army, [fights("hida-tampako", attachments=["naginata"]), fights(YOJO)],
                  first={"hand": ["blazing-arrows"], "holdings": ["copper-mine"]})  # fmt: skip
    assert game.table.gold_cost(game.card("blazing-arrows"), 0) == 2
    game.first.does("play:blazing-arrows").pays()
    game.second.passes()
    assert game.card("archers").changed("ranged", 3) == 5 and game.card(UNARI).changed("ranged", 0) == 0
    game.resolve_battle()
    assert game.card("archers").changed("ranged", 3) == 3


def test_blazing_arrows_need_archers() -> None:
    game = fought([fights(UNARI)], [fights(YOJO)], first={"hand": ["blazing-arrows", "charge"]})
    assert game.first.barred("blazing-arrows", "battle-action")


# Fates averted and doubled


def doomed(**second: Any) -> Any:
    provinces = [{"card": "the-darkest-day"}, {}, {}, {}]
    return scene({"provinces": provinces, "personalities": ["doji-kuwanan"], "dynasty_deck": ["gold-mine", "stables"]},
                 {"hand": ["avoid-fate"], **second}, phase="events")  # fmt: skip


def test_avoid_fate_puts_an_event_back_for_another_card() -> None:
    game = doomed()
    game.second.does("trigger:avoid-fate")
    assert not game.card("doji-kuwanan").bowed
    lying = game.province(0, 0).card
    assert lying is not None and lying.id == "gold-mine" and lying.facedown
    assert sorted(card.id for card in game.first.player.dynasty_deck) == ["stables", "the-darkest-day"]
    assert game.zone("avoid-fate") == "fate discard"


def test_an_event_that_nobody_averts_takes_effect() -> None:
    game = doomed()
    game.second.does("pass")
    assert game.card("doji-kuwanan").bowed and game.zone("the-darkest-day") == "dynasty discard"


def test_avoid_fate_stops_events_only() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"hand": ["avoid-fate"], "personalities": [YOJO]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(YOJO) == "dynasty discard"


def test_the_jester_doubles_the_cost_of_an_action() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"hand": ["court-jester"], "personalities": [YOJO]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:court-jester")
    assert game.first.honor == 1


def test_only_one_jester_mocks_a_loss() -> None:
    jester = {"hand": ["court-jester"], "personalities": [YOJO]}
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}, jester, jester)
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    game.second.does("trigger:court-jester")
    assert not game.third.may("trigger:court-jester") and game.first.honor == 1


def test_the_jester_doubles_the_cost_of_a_card_that_enters() -> None:
    lying = [{"card": at("oni-no-jimen", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": lying, "holdings": ["gold-mine"] * 4, "honor": 9}, {"hand": ["court-jester"]},
                 phase="dynasty")  # fmt: skip
    game.first.does("recruit:oni-no-jimen").pays()
    game.second.does("trigger:court-jester")
    assert game.first.honor == 1


def test_the_jester_does_not_double_effects_of_other_players() -> None:
    game = scene({"personalities": ["kakita-yogoso"], "fate_deck": ["earthquake"], "honor": 9},
                 {"honor": 9}, {"hand": ["court-jester"]})  # fmt: skip
    game.first.does("use:kakita-yogoso").chooses("player:1")
    game.pass_while(lambda: game.third.asked == "reaction", 3)
    # The other player's loss was not caused by his own action.
    assert game.second.honor == 5


# The fury of the heavens


def storm(tokens: int) -> Any:
    spell = at("the-fury-of-osano-wo", tokens=[{"name": "Fury", "amount": tokens}])
    return fought([fights("isawa-uona", attachments=[spell])], [fights("hida-unari")])


def test_the_fury_comes_with_three_tokens() -> None:
    game = scene({"personalities": ["isawa-uona"], "hand": ["the-fury-of-osano-wo"], "holdings": ["gold-mine"] * 2})
    game.first.does("attach:the-fury-of-osano-wo").pays()
    assert [token.name for token in game.card("the-fury-of-osano-wo").tokens] == ["Fury"] * 3
    assert not game.card("isawa-uona").bowed


def test_the_fury_strikes_from_afar_by_the_chi_of_the_shugenja_and_a_token() -> None:
    game = storm(2)
    game.first.does("the-fury-of-osano-wo")
    assert game.zone("hida-unari") == "dynasty discard" and game.card("isawa-uona").bowed
    assert len(game.card("the-fury-of-osano-wo").tokens) == 1 and game.zone("the-fury-of-osano-wo") == "play"


def test_archers_join_the_fury_and_its_bowing_leaves_them_straight() -> None:
    def against(force: int) -> Any:
        worn = [at("the-fury-of-osano-wo", tokens=[{"name": "Fury", "amount": 2}]), "archers", "jade-bow"]
        foe = fights("hida-unari", tokens=[{"force": force}])
        return fought([fights("isawa-uona", attachments=worn)], [foe])

    chi = against(0).card("isawa-uona").chi
    game = against(chi + 5 - 4)
    game.first.does("the-fury-of-osano-wo")
    assert game.first.may("shoot:archers") and not game.first.may("shoot:jade-bow")
    game.first.does("shoot:archers")
    assert game.zone("hida-unari") == "dynasty discard" and game.card("archers").bowed
    # The Spell is cast alone: it cannot be combined with other units' attacks.
    game = against(-1)
    game.first.does("use:archers")
    assert game.first.may("shoot:jade-bow") and not game.first.may("the-fury-of-osano-wo")
    assert not game.card("isawa-uona").bowed


def test_wetlands_strengthen_the_fury() -> None:
    spell = at("the-fury-of-osano-wo", tokens=[{"name": "Fury", "amount": 2}])

    def reaches(force: int) -> bool:
        foe = fights("hida-unari", tokens=[{"force": force}])
        provinces = [{"attached": ["wetlands"]}, {}, {}, {}]
        game = fought([fights("isawa-uona", attachments=[spell])], [foe], provinces=provinces)
        return game.first.may("the-fury-of-osano-wo")

    chi = storm(1).card("isawa-uona").chi
    assert reaches(chi + 3 - 4) and not reaches(chi + 4 - 4)


def test_the_fury_is_spent_with_its_last_token() -> None:
    game = storm(1)
    game.first.does("the-fury-of-osano-wo")
    assert game.zone("hida-unari") == "dynasty discard" and game.zone("the-fury-of-osano-wo") == "fate discard"


def test_the_fury_needs_a_straight_shugenja() -> None:
    spell = at("the-fury-of-osano-wo", tokens=[{"name": "Fury"}])
    game = fought([fights("isawa-uona", bowed=True, attachments=[spell]), fights(SUKUNE)], [fights(UNARI)])
    assert not game.first.may("the-fury-of-osano-wo")


# Relics


def test_the_yari_of_air_is_at_home_with_its_ring() -> None:
    for rings, more, cost in (([], (0, 0), 8), (["ring-of-air"], (2, 1), 0)):
        game = scene({"personalities": [at(UNARI, attachments=["yari-of-air"]), SUKUNE], "rings": rings,
                      "hand": ["naginata"]})  # fmt: skip
        printed = game.card("yari-of-air").face
        assert numbers(game, UNARI) == (printed.force + more[0], printed.chi + more[1])
        held = scene({"hand": ["yari-of-air"], "rings": rings})
        assert held.table.gold_cost(held.card("yari-of-air"), 0) == cost


def test_the_yari_of_air_turns_arrows_and_spells_away_from_its_unit() -> None:
    game = fought([fights(YOJO, attachments=["yari-of-air"]), fights("matsu-agetoki")], [fights("dairya")],
                  hand=["charge"])  # fmt: skip
    game.second.does("use:dairya").chooses(YOJO)
    game.first.does("trigger:yari-of-air")
    assert game.zone(YOJO) == "play"


def test_the_yari_of_air_does_not_protect_others() -> None:
    game = fought([fights("matsu-agetoki", attachments=["yari-of-air"]), fights(YOJO)], [fights("dairya")],
                  hand=["charge"])  # fmt: skip
    game.second.does("use:dairya").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard"


def test_the_war_drums_call_to_fu_leng() -> None:
    worn = ["the-deafening-war-drums-of-fu-leng"]
    game = fought([fights(UNARI, attachments=worn)], [fights(YOJO, attachments=["light-infantry"])])
    assert numbers(game, UNARI)[0] == 2
    game.first.does("use:the-deafening-war-drums-of-fu-leng")
    assert game.card("light-infantry").bowed
    dark = scene({"personalities": [at("dark-daughter-of-fu-leng", attachments=worn)], **IDLE})
    assert numbers(dark, "dark-daughter-of-fu-leng")[0] == 4
