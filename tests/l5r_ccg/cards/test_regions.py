"""Regions."""

from typing import Any

import pytest

from engine.l5r_ccg.state import PROVINCES
from tests.l5r_ccg.cards.scenes import coming, fought, land, numbers, risen_storm
from tests.l5r_ccg.scene import FILLER, Scene, at, battle_at, fights, scene

SUKUNE = "hida-sukune"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
STRONG = fights(UNARI, attachments=["heavy-infantry"])
HISA = "hisa"
UJI = "daidoji-uji"
UONA = "isawa-uona"
IDLE = {"holdings": ["retired-general"]}


def fought_in(region: str, attackers: list[Any], defenders: list[Any], **sides: Any) -> Scene:
    """Return a battle at a province of the second player with a Region."""
    return scene(
        {"personalities": attackers, **sides.get("first", {})},
        {"personalities": defenders, "provinces": land(region), **sides.get("second", {})},
        attack=battle_at(0),
    )


def entering(region: str, **side: Any) -> Scene:
    """Let a Region come into play in the first Province of the first player."""
    rest = [{} for _ in range(PROVINCES - 1)]
    return scene({"provinces": [{"card": region}, *rest], "honor": 10, **side}, phase="events")


def razed(game: Scene, place: int = 0) -> None:
    """Let the first player's Province be destroyed."""
    game.happens(game.table.rules_of(1).destroy_province(game.province(0, place)))


# Beiden Pass


def test_nobody_moves_into_or_out_of_a_battle_at_beiden_pass() -> None:
    game = fought_in("beiden-pass", [fights(SUKUNE), fights(UNARI, "1.1")], [fights(YOJO)],
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


# Borderland


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


# Clan Heartland


def test_nobody_attacks_the_heartland_while_another_province_stands() -> None:
    game = scene({"personalities": [UNARI]}, {"provinces": land("clan-heartland")})
    game.to_attack().attacks(1)
    assert not game.first.may(f"commit:{UNARI}>province:1.0") and game.first.may(f"commit:{UNARI}>province:1.1")


def test_the_last_province_is_attacked_even_in_the_heartland() -> None:
    gone = {"destroyed": True}
    game = scene({"personalities": [UNARI]}, {"provinces": [{"attached": ["clan-heartland"]}, gone, gone, gone]})
    game.to_attack().attacks(1)
    assert game.first.may(f"commit:{UNARI}>province:1.0")


# Crossroads


def test_crossroads_make_holdings_in_their_province_cheaper() -> None:
    provinces = land("crossroads", card=at("gold-mine", facedown=False))
    provinces[1] = {"card": at("gold-mine", facedown=False)}
    provinces[2] = {"card": at(UNARI, facedown=False)}
    game = scene({"provinces": provinces}, phase="dynasty")
    here, there = game.cards("gold-mine")
    cost = here.face.gold_cost
    assert [game.table.gold_cost(one, 0) for one in (here, there)] == [max(0, cost - 3), cost]
    assert game.table.gold_cost(game.card(UNARI), 0) == game.card(UNARI).face.gold_cost


# The Doji Plains


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


# Farmlands


def test_the_farmlands_raise_a_follower_for_two_gold() -> None:
    game = scene({"provinces": land("farmlands"), "personalities": [UNARI], "holdings": ["silver-mine"]})
    game.first.does("use:farmlands").chooses(UNARI).pays()
    [peasant] = game.card(UNARI).followers
    assert peasant.face.token and peasant.force == 1
    poor = scene({"provinces": land("farmlands"), "personalities": [UNARI], "stronghold":
                  at("the-war-fortress-of-the-crab", bowed=True), "holdings": ["retired-general"]})  # fmt: skip
    assert poor.first.barred("use:farmlands")


# Fields of the Asahina Temple


def test_attackers_of_the_asahina_temple_gain_no_honor_there() -> None:
    game = fought_in("fields-of-the-asahina-temple", [STRONG], [fights(YOJO)], first={"honor": 5})
    game.resolve_battle()
    assert game.zone(YOJO) == "dynasty discard" and game.first.honor == 5


def test_a_defender_of_the_asahina_temple_gains_honor() -> None:
    game = fought_in("fields-of-the-asahina-temple", [fights(YOJO)], [STRONG], second={"honor": 5})
    game.resolve_battle()
    assert game.second.honor == 7


# Flatlands


def plain(acts: int, where: str = "1.0") -> Scene:
    return scene({"personalities": [fights(YOJO, where), fights(HISA, "1.2"), fights(SUKUNE)]},
                 {"personalities": [fights(UJI)], "provinces": land("flatlands")},
                 attack=battle_at(0), to_act=acts)  # fmt: skip


def test_anybody_crosses_the_flatlands_once_a_turn() -> None:
    game = plain(0)
    game.first.does("use:flatlands").chooses(YOJO)
    assert game.card(YOJO).at is game.province(1, 1)
    game.second.does("pass")
    assert not game.first.may("use:flatlands:1")


def test_the_flatlands_let_in_only_units_next_to_them() -> None:
    game = plain(0, "1.1")
    game.first.does("use:flatlands:1").chooses(YOJO)
    assert game.card(YOJO).at is game.province(1, 0) and game.card(HISA).at is game.province(1, 2)


# Forests of Shinomen


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


# Fortified Coast


def test_a_fortified_coast_keeps_its_trade_from_others() -> None:
    game = scene({"holdings": ["port"]}, {"holdings": ["marketplace"]})
    assert game.card("port").face.gold_for(game.card("port"), None) == 3
    game = scene({"holdings": ["port"]}, {"holdings": ["marketplace", "port"], "provinces": land("fortified-coast")})
    assert game.card("port", 0).face.gold_for(game.card("port", 0), None) == 2
    assert game.card("port", 1).face.gold_for(game.card("port", 1), None) == 3


# Inaccessible Region


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


# The Isawa Woodlands


@pytest.mark.parametrize(("who", "where", "asked"), [(UONA, 0, True), (UONA, 1, False), (YOJO, 0, False)])
def test_the_woodlands_teach_shugenja_from_there(who: str, where: int, asked: bool) -> None:
    game = coming(who, ["earthquake"], "the-isawa-woodlands", where)
    assert (game.first.asked == "attach-now") is asked
    if asked:
        game.first.does("attach:earthquake")
        assert game.card("earthquake").host is game.card(who)


# Kaiu Pass


@pytest.mark.parametrize("where", [0, 1])
def test_the_pass_arms_a_personality_from_there(where: int) -> None:
    """The Yari costs 8 gold, and 4 at the pass's Province. Without its Ring the card does nothing."""
    game = coming(YOJO, ["katana-of-fire", "archers"], "kaiu-pass", where)
    assert (game.first.asked == "attach-now") is (where == 0)
    if where == 0:
        assert not game.first.may("attach:archers")
        game.first.does("attach:katana-of-fire").pays()
        assert game.card("katana-of-fire").host is game.card(YOJO)


def test_arms_too_dear_for_the_pass_are_not_offered() -> None:
    lying = [{"card": at(YOJO, facedown=False), "attached": ["kaiu-pass"]}, {}, {}, {}]
    own = {"provinces": lying, "hand": ["katana-of-fire"], "holdings": ["diamond-mine"], "honor": 10}
    game = scene({**own, "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}, phase="dynasty", asked=(0,))
    game.first.does(f"recruit:{YOJO}")
    assert game.first.asked == "attach-now" and game.first.options == ["pass"]


# The Kaiu Walls


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


# Kuni Wastelands


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


# Lost Valley


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


# Mountain of the Seven Thunders


def test_the_mountain_lets_the_proud_join_from_its_province() -> None:
    provinces = land("mountain-of-the-seven-thunders", card=at("matsu-agetoki", facedown=False))
    provinces[1] = {"card": at("ikoma-kaoku", facedown=False)}
    game = scene({"provinces": provinces, "honor": -5, "holdings": ["gold-mine"] * 4}, phase="dynasty")
    assert game.first.may("recruit:matsu-agetoki") and not game.first.may("recruit:ikoma-kaoku")


# Plague-Infested Region


def test_the_plague_lands_sicken_the_units_there_before_the_armies_are_compared() -> None:
    game = scene({"personalities": [fights(UNARI), fights("sanzo")]},
                 {"personalities": [fights(UJI)], "provinces": land("plague-infested-region")},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert numbers(game, UNARI) == (0, -1) and game.zone("sanzo") == "dynasty discard"


def test_a_personality_from_the_plague_lands_is_immune_to_the_plague() -> None:
    places = [{"attached": ["plague-infested-region"], "card": at(HISA, facedown=False)}, {}, {}, {}]
    game = scene({"provinces": places, "holdings": ["gold-mine"] * 2}, phase="dynasty")
    game.first.does(f"recruit:{HISA}").pays()
    game.happens(game.table.rules_of(0).place_token(game.card(HISA), chi=-1, name="Plague"))
    assert numbers(game, HISA) == (0, 0)
    game.happens(game.table.rules_of(0).place_token(game.card(HISA), chi=-1, name="Poison"))
    assert numbers(game, HISA) == (0, -1)


# River Region


# Effects of Regions on their player's Provinces


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


# The Ruined Keep of Fu Leng


# Effects of Regions on their player's Provinces


def test_the_ruined_keep_draws_all_strength_to_its_province() -> None:
    game = entering("the-ruined-keep-of-fu-leng")
    game.pass_to("action", seat=0)
    strengths = [place.strength for place in game.first.player.provinces]
    assert strengths[0] == 2 * game.province(1, 0).strength and strengths[1:] == [0, 0, 0]
    assert game.first.honor == 3


# Scorched Earth


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


# Secluded Ravine


@pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True)])
def test_in_the_secluded_ravine_only_the_defender_lays_terrains(seat: int, may: bool) -> None:
    hand = {"hand": ["dispersive-terrain", "charge", "outflank"]}
    game = fought_in("secluded-ravine", [STRONG], [fights(YOJO)], **{("first", "second")[seat]: hand})
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
    game = fought_in("secluded-ravine", *armies, **{("first", "second")[seat]: side})
    if seat == 0:
        game.second.passes()
    assert game.seats[seat].may("play:charge") and game.seats[seat].may(f"use:{way}") is may


# Shinsei's Shrine


def test_the_shrine_brings_two_honor_at_each_own_end() -> None:
    game = scene({"provinces": land("shinsei-s-shrine"), "honor": 5})
    game.pass_to("action", seat=1, turn=2)
    assert game.first.honor == 7
    game.pass_to("action", seat=0, turn=3)
    assert game.first.honor == 7


# Sunken City


def test_the_sunken_city_makes_its_players_pearls_richer() -> None:
    game = scene({"provinces": land("sunken-city"), "holdings": ["pearl-bed", "pearl-divers", "small-farm"]},
                 {"holdings": ["pearl-bed"]})  # fmt: skip
    mine = game.first.player.holdings
    assert [one.changed("gold", 1) for one in mine] == [2, 2, 1]
    assert game.second.player.holdings[0].changed("gold", 1) == 1


# Swamplands


# Effects of Regions on their player's Provinces


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


# Temple of Osano-Wo


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


# Tradeposts of the Mantis


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


# Training Grounds


def test_training_grounds_strengthen_followers_in_their_defense() -> None:
    regions = [{"attached": ["training-grounds"]}, {}, {}, {}]
    second = {"personalities": [fights("hida-unari", attachments=["heavy-infantry"])], "provinces": regions}
    game = scene(
        {"personalities": [fights("doji-kuwanan", attachments=["heavy-infantry"])]}, second, attack=battle_at(0)
    )
    force = game.card("heavy-infantry").face.force
    assert sorted(card.force for card in game.cards("heavy-infantry")) == [force, force + 1]


# Valley of Shadow


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


# Wetlands


def test_wetlands_strengthen_every_ranged_attack_in_a_battle_there() -> None:
    # Archers shoot with 3: Unari has 4 Force.
    game = fought_in("wetlands", [fights(UNARI)], [fights(YOJO, attachments=["archers"])])
    game.second.does("use:archers").chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"


def test_wetlands_strengthen_the_fury() -> None:
    spell = at("the-fury-of-osano-wo", tokens=[{"name": "Fury", "amount": 2}])

    def reaches(force: int) -> bool:
        foe = fights("hida-unari", tokens=[{"force": force}])
        provinces = [{"attached": ["wetlands"]}, {}, {}, {}]
        game = fought([fights("isawa-uona", attachments=[spell])], [foe], provinces=provinces)
        return game.first.may("the-fury-of-osano-wo")

    chi = risen_storm(1).card("isawa-uona").chi
    assert reaches(chi + 3 - 4) and not reaches(chi + 4 - 4)


# The Yasuki Estates


def test_the_yasuki_estates_exchange_the_card_in_their_province_once_a_turn() -> None:
    provinces = land("the-yasuki-estates", card=at("gold-mine", facedown=False))
    game = scene({"provinces": provinces, "dynasty_deck": ["small-farm", "diamond-mine"]})
    game.first.does("use:the-yasuki-estates")
    lying = game.province(0, 0).card
    assert lying is not None and lying.id == "small-farm" and not lying.facedown
    game.second.passes()
    assert game.first.barred("the-yasuki-estates")
