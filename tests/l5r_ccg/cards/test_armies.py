"""Strategies for battles: cards that let units join, spare them, or reward a victory."""

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
UNARI, HANARI, AMORO = "hida-unari", "shinjo-hanari", "hida-amoro"
GOLD = ["gold-mine"] * 4


# At the Last Moment


def test_at_the_last_moment_the_defender_changes_what_lies_in_the_province() -> None:
    game = fight({"personalities": [fights(YOJO)]},
                 {"hand": ["at-the-last-moment"], "dynasty_deck": ["gold-mine", "stables"],
                  "provinces": [{"card": at("port", facedown=False)}, {}, {}, {}]}, to_act=1)  # fmt: skip
    game.second.does("play:at-the-last-moment")
    lying = game.province(1, 0).card
    assert lying is not None and lying.id == "gold-mine" and lying.facedown
    assert [card.id for card in game.table.players[1].dynasty_deck][-1] == "port"


def test_the_attacker_cannot_play_at_the_last_moment() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["at-the-last-moment"]},
                 {"personalities": [fights(UJI)], "provinces": [{"card": "port"}, {}, {}, {}]})  # fmt: skip
    assert game.first.barred("play:at-the-last-moment", "battle-action")


# Deploy Reserves


def attacked(*swapped: str) -> Scene:
    """Send one of three units. Before the Attacker may act, the units in ``swapped`` straighten or bow."""
    game = scene({"personalities": [YOJO, SUKUNE, at(UNARI, bowed=True)], "hand": ["deploy-reserves"]},
                 {"personalities": [UJI]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    cause = game.table.framework
    game.happens(*(cause.straighten(one) if one.bowed else cause.bow(one) for one in map(game.card, swapped)))
    game.second.does("pass")
    return game


def test_reserves_are_those_that_could_have_been_sent() -> None:
    game = attacked()
    assert game.card(SUKUNE).sent == "held-back" and game.card(YOJO).sent == "sent" and game.card(UNARI).sent == ""
    game.first.does("play:deploy-reserves")
    assert game.card(SUKUNE).at is game.province(1, 0)


def test_a_personality_bowed_at_the_assignment_is_no_reserve() -> None:
    game = attacked(UNARI, SUKUNE)
    assert not game.card(UNARI).bowed and game.first.barred("play:deploy-reserves", "battle-action")


def test_a_position_keeps_the_personalities_who_were_held_back() -> None:
    loaded = load("again", frozenset(), dump(attacked().table))
    assert {card.id: card.sent for card in loaded.players[0].personalities} == {
        YOJO: "sent", SUKUNE: "held-back", UNARI: "",
    }  # fmt: skip
    assert loaded.copied().players[0].personalities[1].sent == "held-back"


def test_in_the_next_turn_nobody_counts_as_sent() -> None:
    game = attacked()
    game.pass_to("action", seat=1, turn=2)
    assert all(card.sent == "" for card in game.table.players[0].personalities)


# Forced March


def test_a_forced_march_brings_a_unit_from_a_fought_battle() -> None:
    game = scene(
        {
            "personalities": [fights(YOJO, "1.0", bowed=True, attachments=["light-infantry"]), fights(SUKUNE, "1.1")],
            "hand": ["forced-march"],
            "holdings": GOLD,
        },
        {"personalities": [fights(UJI, "1.1"), fights(KUWANAN, "1.1")]},
        attack=battle_at(1, fought=[0]),
        to_act=0,
    )
    game.first.does("play:forced-march").pays()
    assert game.card(YOJO).at is game.province(1, 1) and not game.card(YOJO).bowed
    game.happens(game.table.framework.move(game.card(UJI), None), game.table.framework.move(game.card(KUWANAN), None))
    game.resolve_battle()
    game.pass_to("action", seat=0, turn=3)
    assert game.card(YOJO).bowed and game.card("light-infantry", 0).bowed and not game.card(SUKUNE).bowed


def test_a_forced_march_needs_a_unit_that_has_fought() -> None:
    game = scene({"personalities": [YOJO, fights(SUKUNE)], "hand": ["forced-march"], "holdings": GOLD},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.first.barred("play:forced-march", "battle-action")


# Refugees


def test_refugees_send_a_personality_home_and_may_join_him_for_a_gold() -> None:
    game = fight({"personalities": [fights(YOJO), fights(SUKUNE)], "holdings": GOLD},
                 {"hand": ["refugees"]}, to_act=1)  # fmt: skip
    game.second.does("play:refugees").chooses(YOJO)
    game.first.does(YOJO).pays()
    one = game.card(YOJO)
    assert one.bowed and one.at is None and [worn.id for worn in one.followers] == ["refugee"]
    assert one.followers[0].trait("Ashigaru") and one.followers[0].force == 1


def test_refugees_need_not_be_paid_and_pass_by_personalities_with_followers() -> None:
    game = fight({"personalities": [fights(YOJO), fights(SUKUNE, attachments=["light-infantry"])], "holdings": GOLD},
                 {"hand": ["refugees"]}, to_act=1)  # fmt: skip
    game.second.does("play:refugees")
    game.first.does()
    assert game.card(YOJO).bowed and not game.card(YOJO).followers and game.card(SUKUNE).at is not None


# Refuse Advantage


def test_a_player_who_refuses_the_advantage_fights_with_equal_force() -> None:
    game = fight(
        {"personalities": [fights(UNARI)], "hand": ["refuse-advantage", "charge"]}, {"personalities": [fights(UJI)]}
    )
    game.first.does("play:refuse-advantage")
    assert game.battle.total("attack") == game.battle.total("defend") == 2
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.battle is not None and loaded.battle.total("attack") == 2


def test_a_player_who_refuses_the_advantage_and_wins_gains_8_honor() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["refuse-advantage"]}, {"personalities": [fights(UJI)]})
    game.first.does("play:refuse-advantage")
    game.happens(game.table.framework.apply(game.card(UJI), "force", -1))
    game.resolve_battle()
    assert game.first.honor == 10 + 2 + 8


def test_refusing_the_advantage_brings_nothing_without_a_victory() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["refuse-advantage"]}, {"personalities": [fights(UJI)]})
    game.first.does("play:refuse-advantage")
    game.resolve_battle()
    assert game.zone(UNARI) == game.zone(UJI) == "dynasty discard" and game.first.honor == 11


def test_only_the_stronger_refuses() -> None:
    game = fight({"personalities": [fights(UJI)], "hand": ["refuse-advantage"]}, {"personalities": [fights(UNARI)]})
    assert game.first.barred("play:refuse-advantage", "battle-action")


# Shallow Victory


def test_a_shallow_victory_brings_no_honor() -> None:
    game = fight({"personalities": [fights(UNARI)]}, {"personalities": [fights(UJI)], "hand": ["shallow-victory"]}, 1)
    game.second.does("play:shallow-victory")
    game.resolve_battle()
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 10
    assert not game.table.players[0].forbids("gain-honor")


def test_a_shallow_victory_is_the_first_action_against_a_stronger_army() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["shallow-victory"]},
                 {"personalities": [fights(UJI)], "hand": ["shallow-victory", "careful-planning"]}, 1)  # fmt: skip
    game.second.does("play:careful-planning").chooses(UJI)
    assert game.first.barred("play:shallow-victory", "battle-action")
    game.first.does("pass")
    assert not game.second.may("play:shallow-victory")
    weak = fight({"personalities": [fights(UJI)]}, {"personalities": [fights(UNARI)], "hand": ["shallow-victory"]}, 1)
    assert not weak.second.may("play:shallow-victory")


# Occupied Terrain, Strategic Victory


def test_occupied_terrain_lets_the_attacker_take_a_holding_instead() -> None:
    game = fight(
        {"personalities": [fights(AMORO), fights(UNARI)], "hand": ["occupied-terrain"]}, {"holdings": ["port"]}
    )
    game.first.does("play:occupied-terrain")
    game.second.does("pass")
    game.first.does("pass")
    game.first.does("port")
    assert game.zone("port") == "dynasty discard" and not game.province(1, 0).destroyed
    assert game.zone("occupied-terrain") == "fate discard"


def test_the_attacker_may_take_the_province_after_all() -> None:
    game = fight(
        {"personalities": [fights(AMORO), fights(UNARI)], "hand": ["occupied-terrain"]}, {"holdings": ["port"]}
    )
    game.first.does("play:occupied-terrain")
    game.second.does("pass")
    game.first.does("pass").does()
    assert game.zone("port") == "play" and game.province(1, 0).destroyed


def test_a_strategic_victory_keeps_the_defenders_bowed_holdings_bowed() -> None:
    game = fight({"personalities": [fights(AMORO), fights(UNARI)], "hand": ["strategic-victory"]},
                 {"holdings": [at("port", bowed=True), "stables"]})  # fmt: skip
    game.first.does("play:strategic-victory")
    game.second.does("pass")
    game.first.does("pass").does("choose:province:1.0")
    assert not game.province(1, 0).destroyed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("port").bowed and not game.card("stables").bowed


def test_a_strategic_victory_is_the_attackers_first_action() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["strategic-victory", "careful-planning"]},
                 {"personalities": [fights(UJI)], "hand": ["strategic-victory"]}, 1)  # fmt: skip
    assert game.second.barred("play:strategic-victory", "battle-action")
    game.second.does("pass")
    game.first.does("play:careful-planning").chooses(UNARI)
    game.second.does("pass")
    assert not game.first.may("play:strategic-victory")


# Treacherous Terrain


def test_treacherous_terrain_takes_away_bonuses_from_outside_the_unit() -> None:
    led = fights(UNARI, attachments=["naginata", "light-infantry"])
    game = fight({"personalities": [led, fights("naga-warlord")], "hand": ["careful-planning"]},
                 {"hand": ["treacherous-terrain"]}, to_act=1)  # fmt: skip
    game.second.does("play:treacherous-terrain")
    game.first.does("play:careful-planning").chooses(UNARI)
    assert game.card(UNARI).force == 4 + 1 + 1
    game.resolve_battle()
    compared = next(one for one in game.match.records if one.kind == "compare-force")
    # The spear and the Follower are in the unit. The card that planned the attack is not.
    assert compared.facts["attack"] == 4 + 1 + 2 + game.card("naga-warlord").face.force


def test_treacherous_terrain_takes_away_the_bonus_of_a_fortification() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["treacherous-terrain"]},
                 {"personalities": [fights(UJI)], "provinces": [{"attached": ["barbican"]}, {}, {}, {}]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.card(UJI).force == 3
    game.first.does("play:treacherous-terrain")
    game.resolve_battle()
    compared = next(one for one in game.match.records if one.kind == "compare-force")
    assert (compared.facts["attack"], compared.facts["defense"]) == (2, 2)


def test_an_attacker_without_units_lays_no_treacherous_terrain() -> None:
    game = scene({"personalities": [SUKUNE], "hand": ["treacherous-terrain"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert not game.first.may("play:treacherous-terrain")
