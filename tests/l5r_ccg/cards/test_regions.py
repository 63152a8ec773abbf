"""Regions: their effects on their province and on battles there."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE = "hida-unari", "matsu-yojo", "hida-sukune"


def land(region: str, **first: Any) -> list[dict[str, Any]]:
    return [{"attached": [region], **first}, {}, {}, {}]


def fought(region: str, attackers: list[Any], defenders: list[Any], **sides: Any) -> Scene:
    """Return a battle at a province of the second player with a Region."""
    return scene(
        {"personalities": attackers, **sides.get("first", {})},
        {"personalities": defenders, "provinces": land(region), **sides.get("second", {})},
        attack=battle_at(0),
    )


def test_the_kaiu_walls_strengthen_their_province_and_count_as_a_fortification() -> None:
    walls = land("the-kaiu-walls", card=at("moat", facedown=False))
    game = scene({"provinces": walls, "holdings": ["gold-mine"] * 3}, phase="dynasty")
    assert game.province(0, 0).strength == game.province(0, 1).strength + 2
    assert not game.first.may("recruit:moat")


def test_the_kaiu_walls_do_not_stand_beside_a_fortification() -> None:
    """ "Pas plus d'une Fortification par Province": beside one, the Walls cannot be attached and are discarded."""
    provinces = [{"card": "the-kaiu-walls", "attached": ["moat"]}, {}, {}, {}]
    game = scene({"provinces": provinces}, phase="events", asked=(0,))
    assert [card.id for card in game.province(0, 0).attached] == ["moat"]
    assert game.zone("the-kaiu-walls") == "dynasty discard" and game.province(0, 0).card is not None


def test_crossroads_make_holdings_in_their_province_cheaper() -> None:
    provinces = land("crossroads", card=at("gold-mine", facedown=False))
    provinces[1] = {"card": at("gold-mine", facedown=False)}
    provinces[2] = {"card": at(UNARI, facedown=False)}
    game = scene({"provinces": provinces}, phase="dynasty")
    here, there = game.cards("gold-mine")
    cost = here.face.gold_cost
    assert [game.table.gold_cost(one, 0) for one in (here, there)] == [max(0, cost - 3), cost]
    assert game.table.gold_cost(game.card(UNARI), 0) == game.card(UNARI).face.gold_cost


def test_the_mountain_lets_the_proud_join_from_its_province() -> None:
    provinces = land("mountain-of-the-seven-thunders", card=at("matsu-agetoki", facedown=False))
    provinces[1] = {"card": at("ikoma-kaoku", facedown=False)}
    game = scene({"provinces": provinces, "honor": -5, "holdings": ["gold-mine"] * 4}, phase="dynasty")
    assert game.first.may("recruit:matsu-agetoki") and not game.first.may("recruit:ikoma-kaoku")


def test_the_kuni_wastelands_make_shadowlands_cards_cheaper() -> None:
    provinces = land("kuni-wastelands", card=at("yogo-junzo", facedown=False))
    provinces[1] = {"card": at("oni-no-jimen", facedown=False)}
    mine = {"provinces": provinces, "hand": ["shadowlands-madmen", "light-infantry"]}
    game = scene(mine, {"hand": ["shadowlands-madmen"]}, phase="dynasty")
    saved = {
        one.id: one.face.gold_cost - game.table.gold_cost(one, one.owner)
        for one in (*game.first.player.faceup, *game.first.player.hand)
    }
    assert saved == {"yogo-junzo": 4, "oni-no-jimen": 1, "shadowlands-madmen": 1, "light-infantry": 0}
    assert game.table.gold_cost(game.second.player.hand[0], 1) == game.second.player.hand[0].face.gold_cost


def test_the_yasuki_estates_exchange_the_card_in_their_province_once_a_turn() -> None:
    provinces = land("the-yasuki-estates", card=at("gold-mine", facedown=False))
    game = scene({"provinces": provinces, "dynasty_deck": ["small-farm", "diamond-mine"]})
    game.first.does("use:the-yasuki-estates")
    lying = game.province(0, 0).card
    assert lying is not None and lying.id == "small-farm" and not lying.facedown
    game.second.passes()
    assert game.first.barred("the-yasuki-estates")


def test_the_farmlands_raise_a_follower_for_two_gold() -> None:
    game = scene({"provinces": land("farmlands"), "personalities": [UNARI], "holdings": ["silver-mine"]})
    game.first.does("use:farmlands").chooses(UNARI).pays()
    [peasant] = game.card(UNARI).followers
    assert peasant.face.token and peasant.force == 1
    poor = scene({"provinces": land("farmlands"), "personalities": [UNARI], "stronghold":
                  at("the-war-fortress-of-the-crab", bowed=True), "holdings": ["retired-general"]})  # fmt: skip
    assert poor.first.barred("use:farmlands")


def test_the_sunken_city_makes_its_players_pearls_richer() -> None:
    game = scene({"provinces": land("sunken-city"), "holdings": ["pearl-bed", "pearl-divers", "small-farm"]},
                 {"holdings": ["pearl-bed"]})  # fmt: skip
    mine = game.first.player.holdings
    assert [one.changed("gold", 1) for one in mine] == [2, 2, 1]
    assert game.second.player.holdings[0].changed("gold", 1) == 1


STRONG = fights(UNARI, attachments=["heavy-infantry"])


def test_attackers_of_the_asahina_temple_gain_no_honor_there() -> None:
    game = fought("fields-of-the-asahina-temple", [STRONG], [fights(YOJO)], first={"honor": 5})
    game.resolve_battle()
    assert game.zone(YOJO) == "dynasty discard" and game.first.honor == 5


def test_a_defender_of_the_asahina_temple_gains_honor() -> None:
    game = fought("fields-of-the-asahina-temple", [fights(YOJO)], [STRONG], second={"honor": 5})
    game.resolve_battle()
    assert game.second.honor == 7


@pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True)])
def test_in_the_secluded_ravine_only_the_defender_lays_terrains(seat: int, may: bool) -> None:
    hand = {"hand": ["dispersive-terrain", "charge", "outflank"]}
    game = fought("secluded-ravine", [STRONG], [fights(YOJO)], **{("first", "second")[seat]: hand})
    if seat == 0:
        game.second.passes()
    assert game.seats[seat].may("play:dispersive-terrain") is may
    assert game.seats[seat].may("play:charge")


@pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True)])
@pytest.mark.parametrize("way", ["go-master", "suana"])
def test_nor_does_anybody_lay_a_terrain_for_the_attacker_in_the_ravine(way: str, seat: int, may: bool) -> None:
    side: dict[str, Any] = {"hand": ["dispersive-terrain", "charge"]}
    armies = [[STRONG], [fights(YOJO)]]
    if way == "suana":
        armies[seat].append(fights("suana"))
    else:
        side["holdings"] = [way]
    game = fought("secluded-ravine", *armies, **{("first", "second")[seat]: side})
    if seat == 0:
        game.second.passes()
    assert game.seats[seat].may("play:charge") and game.seats[seat].may(f"use:{way}") is may


def test_elsewhere_the_attacker_lays_terrains() -> None:
    game = scene(
        {"personalities": [fights(UNARI, "1.1")], "hand": ["dispersive-terrain"]},
        {"personalities": [fights(YOJO, "1.1")], "provinces": land("secluded-ravine")},
        attack=battle_at(1),
    )
    game.second.passes()
    assert game.first.may("play:dispersive-terrain")


def test_wetlands_strengthen_every_ranged_attack_in_a_battle_there() -> None:
    # Archers shoot with 3: Unari has 4 Force.
    game = fought("wetlands", [fights(UNARI)], [fights(YOJO, attachments=["archers"])])
    game.second.does("use:archers").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"


def test_nobody_moves_into_or_out_of_a_battle_at_beiden_pass() -> None:
    game = fought("beiden-pass", [fights(SUKUNE), fights(UNARI, "1.1")], [fights(YOJO)],
                  first={"hand": ["superior-tactics"], "rings": ["ring-of-water"]})  # fmt: skip
    game.second.passes()
    assert game.first.asked is None or not game.first.may("superior-tactics")
    other = scene(
        {"personalities": [fights(SUKUNE), fights(UNARI, "1.1")], "hand": ["superior-tactics"]},
        {"personalities": [fights(YOJO)]},
        attack=battle_at(0),
    )
    other.second.passes()
    assert other.first.may("superior-tactics")


def test_nobody_attacks_the_heartland_while_another_province_stands() -> None:
    game = scene({"personalities": [UNARI]}, {"provinces": land("clan-heartland")})
    game.to_attack().attacks(1)
    assert not game.first.may(f"commit:{UNARI}>province:1.0") and game.first.may(f"commit:{UNARI}>province:1.1")


def test_the_last_province_is_attacked_even_in_the_heartland() -> None:
    gone = {"destroyed": True}
    game = scene({"personalities": [UNARI]}, {"provinces": [{"attached": ["clan-heartland"]}, gone, gone, gone]})
    game.to_attack().attacks(1)
    assert game.first.may(f"commit:{UNARI}>province:1.0")
