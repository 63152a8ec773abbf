"""Strategies with a Battle Action."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.cards.scenes import allied, battle_of, duel, fought, numbers, on_ground, retreating, rings
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

# A unit at home might still go to another battle, so the attack is not over yet.
HOME = "hida-unari"
ARRIVAL = "arrival-of-the-emerald-champion"
UJI = "daidoji-uji"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
BARBARIANS = "barbarians"
SUKUNE = "hida-sukune"
AMORO = "hida-amoro"
KUWANAN = "doji-kuwanan"
CHAMPION = "emerald-champion"
TSUKE = "isawa-tsuke"
DRAGON = "air-dragon"
GOLD = ["gold-mine"] * 4
MACHINE = "the-monstrous-war-machine-of-fu-leng"
FIRE = "ring-of-fire"
TSUME = "moto-tsume"


def others(first: dict[str, Any], second: dict[str, Any], acts: int = 0) -> Scene:
    """Put two armies into a battle. Another battle of the same attack follows."""
    first = {**first, "personalities": [*first["personalities"], HOME]}
    return on_ground(first, second, acts)


def arrival_awaited(holder: int, favor: int | None, honor: int = 10, **defender: Any) -> Scene:
    hands = [{"hand": [ARRIVAL]} if seat == holder else {} for seat in (0, 1)]
    return scene({"personalities": [fights(UNARI)], **hands[0]},
                 {"personalities": [fights(UJI)], "honor": honor, **defender, **hands[1]},
                 attack=battle_at(0), to_act=holder, favor=favor)  # fmt: skip


def horde(*units: Any, acts: int = 0) -> Scene:
    return scene({"personalities": list(units), "hand": ["barbarian-horde", "charge"], "holdings": ["gold-mine"] * 3},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=acts)  # fmt: skip


# Arrival of the Emerald Champion


@pytest.mark.parametrize("favor", [None, 0])
def test_the_champion_does_not_come_without_the_favor(favor: int | None) -> None:
    assert not arrival_awaited(1, favor).second.may(f"play:{ARRIVAL}")


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


# Barbarian Horde


def test_barbarians_ride_with_nobody_on_foot() -> None:
    assert not horde(fights("shinjo-yasamura"), fights(UNARI)).first.may("play:barbarian-horde")
    assert not horde("shinjo-yasamura").first.may("play:barbarian-horde")


# Barbarians


def test_barbarians_ride_with_cavalry_until_the_battle_is_over() -> None:
    game = horde(fights("shinjo-yasamura"))
    honor = game.first.honor
    game.first.does("play:barbarian-horde").pays()
    riders = game.card(BARBARIANS)
    assert game.first.honor == honor - 3 and riders.controller == 0 and riders in game.battle.army("attack")
    assert (riders.force, riders.chi, riders.cavalry) == (4, 1, True)
    kept(game)
    game.resolve_battle()
    assert not game.cards(BARBARIANS)


def test_barbarians_who_fall_are_gone_and_bring_honor() -> None:
    game = fought([fights(BARBARIANS)], [fights(UJI), fights(UNARI)])
    honor = game.second.honor
    game.resolve_battle()
    assert not game.cards(BARBARIANS) and game.second.honor == honor + 2


# Blazing Arrows


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


# Block Supply Lines


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_block_supply_lines_sends_an_attacking_unit_home_bowed() -> None:
    led = fights(YOJO, attachments=["light-infantry"])
    game = fight({"personalities": [led]}, {"personalities": [fights(UJI)], "hand": ["block-supply-lines"]}, to_act=1)
    game.second.does("play:block-supply-lines")
    assert game.card(YOJO).at is None and game.card(YOJO).bowed and game.card("light-infantry").bowed


def test_block_supply_lines_spares_defenders() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["block-supply-lines"]}, {"personalities": [fights(UJI)]})
    game.first.does("play:block-supply-lines")
    assert game.card(YOJO).at is None and game.card(UJI).at is not None


# Bribery


def test_bribery_bows_a_personality_with_little_honor() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["bribery"], "holdings": ["diamond-mine"] * 2, "honor": 5},
                 {"personalities": [fights("sanzo", dishonored=True), fights(SUKUNE)]}, attack=battle_at(0),
                 to_act=0)  # fmt: skip
    game.first.does("play:bribery").pays()
    assert game.card("sanzo").bowed and not game.card(SUKUNE).bowed and game.first.honor == 3


# Brilliant Victory


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


@pytest.mark.parametrize(("strong", "honor"), [(True, 15), (False, 10)])
def test_a_brilliant_victory_pays_if_it_is_won(strong: bool, honor: int) -> None:
    own = [fights(AMORO), fights(UNARI)] if strong else [fights(YOJO)]
    game = fight({"personalities": own, "hand": ["brilliant-victory"]}, {"personalities": [fights(KUWANAN)]})
    game.first.does("play:brilliant-victory")
    game.resolve_battle()
    assert game.first.honor == honor


# Carrier Pigeon


def pigeon(away: Any, **facts: Any) -> Scene:
    return scene(
        {"personalities": [f(YOJO), f(SUKUNE)]},
        {"personalities": [f(UJI), away], "hand": ["carrier-pigeon"]},
        attack=battle_at(0, **facts), to_act=1,
    )  # fmt: skip


def test_a_pigeon_calls_a_bowed_unit_back() -> None:
    game = pigeon(at(UNARI, bowed=True, attachments=[at("light-infantry", bowed=True)]))
    game.second.does("play:carrier-pigeon")
    assert game.card(UNARI).in_battle and not game.card(UNARI).bowed and not game.card("light-infantry").bowed


def test_a_pigeon_serves_the_defender_alone() -> None:
    game = fought([f(YOJO)], [f(UJI)], first={"hand": ["carrier-pigeon"], "personalities": [f(YOJO), UNARI]})
    assert not game.first.may("play:carrier-pigeon")


# Charge


@pytest.mark.parametrize(("hand", "asked"), [(["charge"], True), ([], False)])
def test_everybody_who_might_hold_it_confirms_the_payment(hand: list[str], asked: bool) -> None:
    """Only the Stronghold can pay, so the answer is clear. The question must not tell whether the card is held."""
    side = {"personalities": [UNARI], "hand": ["light-infantry", *hand]}
    game = scene(side, {"hand": ["charge"]}, asked=(0,))
    game.first.does("attach:light-infantry")
    assert (game.first.asked == "pay") is asked
    assert scene(side).first.does("attach:light-infantry").asked != "pay"


# Corrupted Energies


def test_corrupted_energies_weaken_shugenja_by_the_black_scrolls_there() -> None:
    dark = fights("asahina-tomo", attachments=["touch-of-despair"])
    game = fought([fights(UNARI), fights("isawa-uona"), "isawa-tomo"], [dark], first={"hand": ["corrupted-energies"]})
    game.first.does("play:corrupted-energies")
    assert numbers(game, "asahina-tomo") == numbers(game, "isawa-uona") == (0, -1)
    assert numbers(game, UNARI) == numbers(game, "isawa-tomo") == (0, 0)
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, "isawa-uona") == (0, 0)


@pytest.mark.parametrize("who", [fights("asahina-tomo", attachments=["biting-steel"]), fights(YOJO)])
def test_energies_are_corrupted_by_black_scrolls_alone(who: Any) -> None:
    away = at("isawa-tomo", attachments=["touch-of-despair"])
    game = fought([fights(UNARI), away], [who], first={"hand": ["corrupted-energies", "charge"]})
    assert game.first.barred("play:corrupted-energies", "battle-action")


# Crushing Attack


def test_a_crushing_attack_stops_all_actions_when_twice_as_strong() -> None:
    strong = fights(YOJO, attachments=["heavy-infantry"])
    game = on_ground({"personalities": [strong, HOME], "hand": ["crushing-attack", "charge"]},
                  {"personalities": [fights(UJI)], "hand": ["outflank"]})  # fmt: skip
    game.first.does("play:crushing-attack")
    assert game.first.asked == "next-battle" and game.zone(UJI) == "dynasty discard"


def test_a_crushing_attack_needs_more_than_double_the_force() -> None:
    game = on_ground({"personalities": [fights(YOJO)], "hand": ["crushing-attack"]}, {"personalities": [fights(UJI)]})
    assert game.card(YOJO).force <= 2 * game.card(UJI).force and not game.first.may("play:crushing-attack")


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


# Diversionary Tactics


def test_diversionary_tactics_destroy_the_terrain_before_it_works() -> None:
    game = scene(
        {"personalities": [fights("hida-unari")], "hand": ["diversionary-tactics"]},
        {"personalities": [fights("hida-sukune")], "hand": ["dispersive-terrain"]},
        attack=battle_at(0),
    )
    game.second.does("play:dispersive-terrain")
    game.first.does("play:diversionary-tactics")
    assert game.zone("dispersive-terrain") == "fate discard"
    game.resolve_battle()
    # 4 Force against 3, which the Terrain would have made 5.
    assert game.zone("hida-sukune") == "dynasty discard" and game.zone("hida-unari") == "play"


def test_diversionary_tactics_need_a_terrain() -> None:
    game = scene(
        {"personalities": [fights("hida-unari")], "hand": ["diversionary-tactics", "charge"]},
        {"personalities": [fights("hida-sukune")]},
        attack=battle_at(0),
    )
    game.second.passes()
    assert game.first.barred("diversionary-tactics", "battle-action")


# Emerald Champion


def test_the_champion_defends_for_the_favor_until_the_battle_is_over() -> None:
    game = arrival_awaited(1, 1)
    game.second.does(f"play:{ARRIVAL}")
    champion = game.card(CHAMPION)
    assert (champion.force, champion.chi, champion.personal_honor) == (5, 6, 3) and champion.trait("Samurai")
    assert champion in game.battle.army("defend") and game.table.favor is None
    kept(game)
    game.resolve_battle()
    assert not game.cards(CHAMPION)


def test_the_champion_needs_no_unit_beside_him() -> None:
    game = arrival_awaited(1, 1, personalities=[UJI])
    game.second.does(f"play:{ARRIVAL}")
    assert game.battle.army("defend") == [game.card(CHAMPION)]


def test_the_champion_attacks_those_without_honor_alone() -> None:
    assert not arrival_awaited(0, 0, honor=0).first.may(f"play:{ARRIVAL}")
    game = arrival_awaited(0, 0, honor=-1)
    game.first.does(f"play:{ARRIVAL}")
    assert game.card(CHAMPION) in game.battle.army("attack")


# False Alliance


def test_an_ally_goes_over_to_the_other_side_for_4_honor() -> None:
    game = allied(["false-alliance"])
    game.third.does("play:false-alliance")
    assert game.third.honor == 6 and game.table.attack is not None and game.table.attack.side_of(2) == "attack"
    assert game.battle.total("attack") == 2 + 3 and game.battle.total("defend") == 4


def test_only_an_ally_betrays() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["false-alliance"]}, {"personalities": [fights(UNARI)]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.first.barred("play:false-alliance", "battle-action")


# Fearful Populace (Forbidden Knowledge) and §casting-spells: Followers that are Shugenja are Shugenja, too.


def test_a_follower_that_is_a_shugenja_frightens_the_populace() -> None:
    scholar = fights(YOJO, attachments=["minor-shugenja"])
    game = fight({"personalities": [scholar], "hand": ["fearful-populace"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("play:fearful-populace")
    game.second.passes()
    game.first.does("use:minor-shugenja:text.fearful-populace.0").chooses(UJI)
    assert game.card("light-infantry").bowed


def test_a_fearful_populace_lets_all_shugenja_frighten_in_this_battle() -> None:
    led = fights(UJI, attachments=["light-infantry"])
    game = scene({"personalities": [fights(TSUKE), fights("hida-kisada-imperial")], "hand": ["fearful-populace"]},
                 {"personalities": [led]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:fearful-populace")
    game.second.does("pass")
    assert not game.first.may("use:hida-kisada-imperial:text.fearful-populace.0")
    game.first.does(f"use:{TSUKE}:text.fearful-populace.0").chooses(UJI)
    assert game.card("light-infantry").bowed
    game.resolve_battle()
    assert all(ability.name != "text.fearful-populace.0" for ability in game.card(TSUKE).abilities())


def test_the_fear_is_still_there_after_a_dump() -> None:
    game = scene({"personalities": [fights(TSUKE)], "hand": ["fearful-populace"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:fearful-populace")
    loaded = load("again", frozenset(), dump(game.table))
    one = next(card for card in loaded.all_cards() if card.id == TSUKE)
    assert any(ability.name == "text.fearful-populace.0" for ability in one.abilities())


# The First Shout


def test_the_first_shout_makes_the_opponent_focus_at_random() -> None:
    game = duel(["the-first-shout"], ["naginata"])
    game.second.does("focus-text:the-first-shout")
    # The only card in hand is laid without a question; nobody has another card, so the duel is struck.
    assert game.zone("naginata") == "fate discard" and game.zone(YOJO) == "dynasty discard"


def test_without_cards_the_opponent_of_the_first_shout_strikes() -> None:
    game = duel(["the-first-shout"])
    game.second.does("focus-text:the-first-shout")
    assert game.zone(YOJO) == "dynasty discard"


# Flight of Dragons


def test_flight_of_dragons_destroys_dragons_and_no_dragon_clan() -> None:
    dragon = fights(SUKUNE, permanent=[{"attribute": "trait:Dragon"}])
    game = battle_of([fights("mirumoto-daini")], [dragon], ["flight-of-dragons"])
    game.first.does("play:flight-of-dragons")
    assert game.zone(SUKUNE) == "dynasty discard" and game.card("mirumoto-daini").in_play


# Flight of Dragons (Imperial): "no Honor is lost or gained".


def test_a_dishonored_dragon_flies_away_without_shame() -> None:
    game = fight({"personalities": [fights("mirumoto-daini")], "hand": ["flight-of-dragons"]},
                 {"personalities": [fights(DRAGON, dishonored=True)]})  # fmt: skip
    game.first.does("play:flight-of-dragons")
    assert game.zone(DRAGON) == "dynasty discard" and game.second.honor == 10


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


# Frenzy


def test_frenzy_dishonors_strengthens_and_loses_the_followers_at_the_end_of_the_turn() -> None:
    game = battle_of([fights(SUKUNE, attachments=["medium-infantry"])], [], ["frenzy"])
    game.first.does("play:frenzy").does("pass")
    assert game.card(SUKUNE).dishonored and game.card(SUKUNE).force == 3 + 3 and game.first.honor == 8
    assert game.card("medium-infantry").in_play
    game.pass_to("action", seat=1, turn=2)
    assert game.zone("medium-infantry") == "fate discard" and game.card(SUKUNE).force == 3


def test_frenzy_gives_others_two() -> None:
    game = battle_of([fights("heichi-chokei")], [], ["frenzy"])
    game.first.does("play:frenzy")
    assert game.card("heichi-chokei").force == 4


# Iaijutsu Duel


def test_iaijutsu_duel_cannot_be_refused_and_brings_the_winner_five() -> None:
    game = battle_of([fights(KUWANAN)], [fights(UJI)], ["iaijutsu-duel"])
    game.first.does("play:iaijutsu-duel")
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 15


def test_iaijutsu_duel_needs_a_straight_fighter_here() -> None:
    game = battle_of([fights(KUWANAN, bowed=True), YOJO], [fights(UJI)], ["iaijutsu-duel", "outflank"])
    assert game.first.may("play:outflank") and not game.first.may("play:iaijutsu-duel")


@pytest.mark.parametrize(("own", "foe"), [(MACHINE, YOJO), (YOJO, MACHINE)])
def test_the_machine_neither_challenges_nor_is_challenged(own: str, foe: str) -> None:
    leaders = [f(one, attachments=["light-infantry"]) for one in (own, foe)]
    game = fought([leaders[0]], [leaders[1]], first={"hand": ["iaijutsu-duel"]})
    assert not game.first.may("play:iaijutsu-duel")


# Inner Fire


def test_inner_fire_raises_a_personality_who_may_take_no_action_then() -> None:
    own = {"personalities": [f("mirumoto-sukune", bowed=True), f(YOJO)], "hand": ["inner-fire", "charge"]}
    game = scene(own, {"personalities": [f(UJI)]}, attack=battle_at(0), to_act=1)
    game.second.passes()
    game.first.does("play:inner-fire")
    assert not game.card("mirumoto-sukune").bowed
    game.second.passes()
    assert not game.first.may("use:mirumoto-sukune")
    game.first.does("play:charge")
    assert numbers(game, YOJO)[0] == 3  # Yojo was the only Personality that could be chosen.


def test_inner_fire_is_for_the_bowed() -> None:
    assert not fought([f(YOJO)], [f(UJI)], first={"hand": ["inner-fire"]}).first.may("play:inner-fire")


# Legendary Victory


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_a_legendary_victory_doubles_what_the_resolution_brings() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["legendary-victory", "charge"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("play:legendary-victory")
    game.second.does("pass")
    game.first.does("play:charge")
    game.resolve_battle()
    assert game.first.honor == 18  # 2 for each of the destroyed cards, doubled


def test_no_legend_begins_with_the_stronger_army() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["legendary-victory"]}, {"personalities": [fights(UJI)]})
    assert game.first.barred("play:legendary-victory", "battle-action")


def test_a_legendary_victory_does_not_double_what_is_doubled() -> None:
    avenged = [{"lasting": [{"attribute": "honor-doubled", "until": "attack"}]}, {}, {}, {}]
    game = fight({"personalities": [fights(YOJO)], "hand": ["legendary-victory", "charge"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])], "provinces": avenged})  # fmt: skip
    game.first.does("play:legendary-victory")
    game.second.does("pass")
    game.first.does("play:charge")
    game.resolve_battle()
    assert game.first.honor == 18  # To Avenge Our Ancestors cannot be combined with other effects that double


# Moving the Shadow


def test_moving_the_shadow_shows_the_focus_cards_so_far() -> None:
    game = duel(["light-infantry", "moving-the-shadow"], ["naginata"])
    game.second.does("focus:light-infantry")
    game.first.does("focus:naginata")
    seen = len(game.match.records)
    game.second.does("focus-text:moving-the-shadow")
    looked = [one for one in game.match.records[seen:] if one.kind == "look-at"]
    assert looked and "naginata" in looked[0].facts["cards"]


def test_moving_the_shadow_shows_the_fighting_actions_in_a_hand() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["moving-the-shadow"]},
                 {"personalities": [fights(UJI)], "hand": ["charge", "meditation", "careful-planning"]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:moving-the-shadow")
    looked = [one for one in game.match.records if one.kind == "look-at"]
    keys = [key.partition("#")[0] for key in looked[-1].facts["cards"]]
    assert sorted(keys) == ["careful-planning", "charge"]


def test_moving_the_shadow_needs_a_hand_to_look_at() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["moving-the-shadow"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.first.barred("play:moving-the-shadow", "battle-action")


# An Oni's Fury


def test_an_oni_feeds_on_its_own_or_dies() -> None:
    side = {"personalities": [fights("oni-no-akuma"), fights("mountain-goblin")]}
    for fed in (True, False):
        game = others({"personalities": [fights(YOJO)], "hand": ["an-oni-s-fury"]}, side)
        game.first.does("play:an-oni-s-fury")
        game.second.does(*(["choose:mountain-goblin"] if fed else []))
        assert game.card("oni-no-akuma").in_play is fed and game.card("mountain-goblin").in_play is not fed


# Outflank


def test_charge_strengthens_an_attacker_and_outflank_a_defender() -> None:
    game = battle_of([fights(YOJO)], [fights(UJI)], ["charge", "outflank"])
    game.first.does("play:charge")
    assert game.card(YOJO).force == 5
    game.second.does("pass")
    game.first.does("play:outflank")
    assert game.card(UJI).force == 5


# Refugee


def test_refugees_send_a_personality_home_and_may_join_him_for_a_gold() -> None:
    game = fight({"personalities": [fights(YOJO), fights(SUKUNE)], "holdings": GOLD},
                 {"hand": ["refugees"]}, to_act=1)  # fmt: skip
    game.second.does("play:refugees").chooses(YOJO)
    game.first.does(YOJO).pays()
    one = game.card(YOJO)
    assert one.bowed and one.at is None and [worn.id for worn in one.followers] == ["refugee"]
    assert one.followers[0].trait("Ashigaru") and one.followers[0].force == 1


# Refugees


def test_refugees_need_not_be_paid_and_pass_by_personalities_with_followers() -> None:
    game = fight({"personalities": [fights(YOJO), fights(SUKUNE, attachments=["light-infantry"])], "holdings": GOLD},
                 {"hand": ["refugees"]}, to_act=1)  # fmt: skip
    game.second.does("play:refugees")
    game.first.does()
    assert game.card(YOJO).bowed and not game.card(YOJO).followers and game.card(SUKUNE).at is not None


# Cornered (Anvil of Despair): it cancels any action that moves a unit out of the battle.


def test_the_armor_of_earth_keeps_its_unit_among_refugees() -> None:
    """Armor of Earth (Forbidden Knowledge) cancels an action that moves its unit out of the battle."""
    armored = at(YOJO, attachments=["armor-of-earth"])
    game = scene({"personalities": [armored]}, {"personalities": [SUKUNE], "hand": ["refugees"]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.pass_to("battle-action", seat=1)
    game.second.does("play:refugees").chooses(YOJO)
    assert game.first.may("trigger:armor-of-earth:1")


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


# Retreat


def test_retreat_bows_the_followers_of_the_unit_too() -> None:
    game = battle_of([fights(YOJO, attachments=["light-infantry"])], [fights(SUKUNE)], ["retreat"])
    game.first.does("play:retreat")
    assert game.card(YOJO).followers[0].bowed


def test_retreat_takes_a_unit_home_bowed_in_shame_if_the_army_was_stronger() -> None:
    game = battle_of([fights(YOJO), fights(SUKUNE)], [fights(UJI)], ["retreat"])
    game.first.does("play:retreat").chooses(YOJO)
    assert game.card(YOJO).at is None and game.card(YOJO).bowed and game.card(YOJO).dishonored
    game = battle_of([fights(YOJO)], [fights(SUKUNE)], ["retreat"])
    game.first.does("play:retreat")
    assert game.card(YOJO).at is None and not game.card(YOJO).dishonored


def test_retreat_may_take_a_bowed_personality() -> None:
    game = battle_of([fights(YOJO, bowed=True)], [fights(SUKUNE)], ["retreat"])
    game.first.does("play:retreat")
    assert game.card(YOJO).at is None


# Ride Until Dawn


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


# The Second Shout


def test_the_second_shout_destroys_the_latest_focus_of_the_opponent() -> None:
    game = duel(["the-first-shout", "the-second-shout"], ["naginata", "light-infantry"])
    assert not game.second.may("focus-text:the-second-shout")
    game.second.does("focus-text:the-first-shout")
    laid = next(card for card in game.table.players[0].focus)
    game.second.does("focus-text:the-second-shout")
    assert laid.zone == "fate discard"


# Shadowmadness


def test_madness_doubles_and_then_destroys_the_clean() -> None:
    mixed = f(YOJO, attachments=["goblin-mob", "light-infantry"])
    game = fought([mixed, f(SUKUNE, attachments=["medium-infantry"])], [f(UJI)], first={"hand": ["shadowmadness"]})
    game.first.does("play:shadowmadness")
    assert game.card("light-infantry").force == 4 and game.card("goblin-mob").force == 1
    assert game.card("medium-infantry").force == 3
    game.pass_to("action", turn=2)
    assert game.zone("light-infantry") != "play"


def test_only_a_mixed_unit_goes_mad() -> None:
    game = fought([f(YOJO, attachments=["goblin-mob"])], [f(UJI, attachments=["light-infantry"])],
                  first={"hand": ["shadowmadness"]})  # fmt: skip
    assert not game.first.may("play:shadowmadness")


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


# Stand Against the Waves


def test_stand_against_the_waves_bows_lone_personalities() -> None:
    led = fights(YOJO, attachments=["light-infantry"])
    game = others({"personalities": [led], "hand": ["stand-against-the-waves"]},
                  {"personalities": [fights(UJI), fights(KUWANAN)]})  # fmt: skip
    game.first.does("play:stand-against-the-waves")
    assert game.second.asked == "target"
    game.second.does(f"choose:{KUWANAN}")
    assert game.card(KUWANAN).bowed and not game.card(UJI).bowed


def test_stand_against_the_waves_needs_followers_everywhere() -> None:
    led = fights(YOJO, attachments=["light-infantry"])
    game = others({"personalities": [led, fights(SUKUNE)], "hand": ["stand-against-the-waves"]},
                  {"personalities": [fights(UJI)]})  # fmt: skip
    assert not game.first.may("play:stand-against-the-waves")


# Stand Firm


def test_stand_firm_makes_defenders_stronger_and_fearless_in_this_battle() -> None:
    game = battle_of([fights("yogo-junzo")], [fights(UJI, attachments=["medium-infantry"])], ["stand-firm"], acts=1)
    game.second.does("play:stand-firm")
    assert game.card(UJI).force == 3 and game.card("medium-infantry").force == 4
    assert not game.first.may("use:yogo-junzo")


# Strength of Purity


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_strength_of_purity_is_for_the_honorable() -> None:
    game = fight({"personalities": [fights("matsu-gohei"), fights(AMORO)], "hand": ["strength-of-purity"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    force = game.card("matsu-gohei").force
    game.first.does("play:strength-of-purity")
    assert game.card("matsu-gohei").force == force + 3


def test_nobody_without_honor_draws_strength_from_purity() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["strength-of-purity"]}, {"personalities": [fights(UJI)]})
    assert game.first.barred("play:strength-of-purity", "battle-action")


# Strike At the Tail


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


# Superior Strategist


def strategist(*deck: str, who: str = "matsu-tsuko") -> Scene:
    return fight({"personalities": [fights(who)], "hand": ["superior-strategist"], "fate_deck": list(deck)},
                 {"personalities": [fights(UJI)]})  # fmt: skip


def test_a_tactician_finds_an_action_and_takes_it_at_once() -> None:
    game = strategist("light-infantry", "charge", "meditation")
    game.first.does("play:superior-strategist")
    assert game.first.options == ["choose:charge"]
    game.first.does("charge").does("play:charge")
    assert game.card("matsu-tsuko").force == 9 and game.zone("charge") == "fate discard"


def test_the_plan_that_is_not_carried_out_is_discarded() -> None:
    game = strategist("charge", "charge")
    game.first.does("play:superior-strategist")
    game.first.does("charge").passes()
    assert game.card("matsu-tsuko").force == 6 and not game.first.hand


def test_only_a_tactician_makes_such_plans() -> None:
    game = strategist("charge", who=YOJO)
    assert game.first.barred("play:superior-strategist", "battle-action")


# Superior Tactics


def test_an_action_that_moves_nobody_out_corners_nobody() -> None:
    game = retreating(["charge", "superior-tactics"], fights(YOJO), UNARI)
    game.first.does("play:superior-tactics")
    assert game.card(UNARI).at is game.province(1, 0) and not game.second.may("trigger:cornered")
    game.second.passes()
    game.first.does("play:charge").chooses(YOJO)
    assert not game.second.may("trigger:cornered") and game.card(YOJO).force == 5


# Test of Might


def test_test_of_might_compares_force_and_bows_the_loser() -> None:
    game = battle_of([fights(YOJO)], [fights(SUKUNE)], ["test-of-might", "heavy-infantry"])
    game.first.does("play:test-of-might")
    # The challenged Personality's player has no card and strikes: 3 Force against 2.
    assert game.card(YOJO).bowed and game.card(YOJO).in_play and game.second.honor == 13


def test_test_of_might_adds_the_focus_to_force_for_the_turn() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["test-of-might", "heavy-infantry"], "honor": 10},
                 {"personalities": [fights(SUKUNE)], "hand": ["naginata", "naginata"], "honor": 10},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:test-of-might")
    game.second.does("focus:naginata")
    game.first.does("focus:heavy-infantry")
    game.second.does("strike")
    assert (game.card(YOJO).force, game.card(SUKUNE).force) == (4, 4)
    # A tie: both bow, nobody gains.
    assert game.card(YOJO).bowed and game.card(SUKUNE).bowed and (game.first.honor, game.second.honor) == (10, 10)


def test_fire_counts_the_chi_even_where_a_duel_compares_force() -> None:
    game = scene(
        {"personalities": [fights("hida-amoro")], "hand": ["test-of-might", FIRE], "honor": 10},
        {"personalities": [fights("isawa-osugi")], "honor": 10},
        attack=battle_at(0),
    )
    assert game.card("hida-amoro").chi < game.card("isawa-osugi").chi
    game.second.passes()
    game.first.does("play:test-of-might").chooses("hida-amoro").chooses("isawa-osugi")
    game.second.chooses("accept")
    game.pass_while(lambda: not game.first.may(f"trigger:{FIRE}"), 6)
    game.first.does(f"trigger:{FIRE}")
    assert rings(game) == [FIRE]


# The Third Shout


def shouting(laid: int) -> Scene:
    """Make a duel in which the first player has laid Focus cards and the second player can perform The Third Shout."""
    shouts = ["the-first-shout", "the-second-shout", "the-third-shout", *["charge"] * (laid - 1)]
    game = duel(shouts, ["naginata", "light-infantry", "medium-infantry", "heavy-infantry"])
    game.second.does("focus-text:the-first-shout").does("focus-text:the-second-shout")
    for number in range(laid):
        if number:
            game.second.does("focus:charge")
        game.first.does(game.first.options[0])
    return game


def test_the_third_shout_destroys_a_focus_of_the_opponent() -> None:
    game = shouting(1)
    (laid,) = game.first.player.focus
    game.second.does("focus-text:the-third-shout")
    assert laid.zone == "fate discard"


def test_whoever_performs_the_third_shout_chooses_among_cards_that_lie_face_down() -> None:
    game = shouting(2)
    first, second = game.first.player.focus
    game.second.does("focus-text:the-third-shout")
    assert game.second.options == ["choose:focus:0.0", "choose:focus:0.1"]
    assert first.key not in repr(game.second.prompt) and second.key not in repr(game.second.prompt)
    game.second.does("choose:focus:0.1")
    assert second.zone == "fate discard"


def test_the_shouts_strengthen_in_battle_one_after_the_other() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["the-first-shout", "the-second-shout", "the-third-shout"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert not game.first.may("play:the-second-shout") and not game.first.may("play:the-third-shout")
    game.first.does("play:the-first-shout").chooses(YOJO)
    assert game.card(YOJO).force == 3 and not game.first.may("play:the-third-shout")
    game.second.does("pass")
    game.first.does("play:the-second-shout")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (5, 3)
    game.second.does("pass")
    game.first.does("play:the-third-shout")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (10, 6)


# Those Who Stand Alone


def test_a_lone_personality_is_weaker() -> None:
    game = battle_of([fights(YOJO)], [fights(UJI, attachments=["medium-infantry"])], ["those-who-stand-alone"])
    game.first.does("play:those-who-stand-alone")
    assert game.card(YOJO).force == 1 and game.card(UJI).force == 2


def test_a_personality_who_stood_alone_is_weaker_until_the_turn_ends() -> None:
    """An effect that states no duration lasts until the end of the turn (rulebook 7, tokens)."""
    # A unit at home might still go to another battle, so the attack is not over yet.
    game = battle_of([fights(YOJO), SUKUNE], [], ["those-who-stand-alone", "charge"])
    game.first.does("play:those-who-stand-alone")
    game.resolve_battle()
    assert game.first.asked == "next-battle" and game.card(YOJO).force == 1
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).force == 2


# To Do What We Must


@pytest.mark.parametrize(("own", "may"), [(KUWANAN, True), (SUKUNE, False)])
def test_to_do_what_we_must_trades_a_unit_for_one_of_at_most_its_strength(own: str, may: bool) -> None:
    """Kuwanan is worth 3 Force, 3 Personal Honor and 2 more as a Crane: 8. Sukune is worth less than the 7 needed."""
    foe = fights(YOJO, attachments=["heavy-infantry"])
    game = others({"personalities": [fights(own)], "hand": ["to-do-what-we-must"]}, {"personalities": [foe]})
    assert game.first.may("play:to-do-what-we-must") is may
    if may:
        game.first.does("play:to-do-what-we-must")
        assert game.zone(own) == game.zone(YOJO) == "dynasty discard"


# Unfettered Attack


def test_unfettered_attack_is_for_a_samurai_with_nothing_on_him() -> None:
    game = battle_of([fights(YOJO)], [fights(UJI, attachments=["naginata"])], ["unfettered-attack"])
    game.first.does("play:unfettered-attack")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (3, 4)
    game = battle_of([fights(YOJO, attachments=["medium-infantry"])], [], ["unfettered-attack"])
    assert not game.first.may("play:unfettered-attack")


# Way of Deception


def test_way_of_deception_switches_two_straight_units() -> None:
    game = battle_of([fights(YOJO), fights(KUWANAN, "1.2")], [fights(UJI)], ["way-of-deception"])
    game.first.does("play:way-of-deception").chooses(YOJO).chooses(KUWANAN)
    assert game.card(YOJO).at is game.province(1, 2) and game.card(KUWANAN).at is game.province(1, 0)


def test_way_of_deception_is_no_movement() -> None:
    """A ban on moving into or out of a battle does not stop this card, and Cornered cannot answer it."""
    game = scene({"personalities": [fights(YOJO), fights(KUWANAN, "1.2")], "hand": ["way-of-deception"]},
                 {"personalities": [fights(UJI)], "hand": ["cornered"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    for province in (0, 2):
        for what in ("move-in", "move-out"):
            game.happens(game.table.framework.apply(game.province(1, province), f"cannot:{what}"))
    game.first.does("play:way-of-deception").chooses(YOJO).chooses(KUWANAN)
    assert not game.second.may("trigger:cornered")
    assert game.card(YOJO).at is game.province(1, 2) and game.card(KUWANAN).at is game.province(1, 0)


def test_way_of_deception_brings_a_unit_from_home_into_the_battle() -> None:
    game = battle_of([fights(YOJO), KUWANAN], [fights(UJI)], ["way-of-deception"])
    game.first.does("play:way-of-deception").chooses(YOJO).chooses(KUWANAN)
    assert game.card(YOJO).at is None and game.card(KUWANAN).at is game.province(1, 0)


@pytest.mark.parametrize("other", [at(KUWANAN, bowed=True), fights(KUWANAN)])
def test_way_of_deception_is_for_two_straight_units_in_two_places(other: dict[str, Any]) -> None:
    game = battle_of([fights(YOJO), other], [fights(UJI)], ["way-of-deception", "charge"])
    assert game.first.barred("play:way-of-deception", "battle-action")


# When Darkness Draws Near


def test_the_ally_who_leaves_without_a_fight_loses_2_honor() -> None:
    game = allied(["when-darkness-draws-near"])
    game.third.does("play:when-darkness-draws-near")
    assert game.card(SUKUNE).at is None and game.card(SUKUNE).bowed and game.third.honor == 8


def test_a_player_who_still_fights_or_has_fought_keeps_the_honor() -> None:
    other = allied(["when-darkness-draws-near"], personalities=[fights(SUKUNE), fights("hida-tampako", "1.1")])
    other.third.does("play:when-darkness-draws-near").chooses(SUKUNE)
    assert other.third.honor == 10
    fought = scene({"personalities": [fights(YOJO, "1.1")], "honor": 10}, {"personalities": [fights(UNARI, "1.1")]},
                   {"personalities": [fights(SUKUNE, "1.1")], "hand": ["when-darkness-draws-near"], "honor": 10},
                   attack=battle_at(1, allies={2: "defend"}, fought=[0], stood=[0, 1, 2]), to_act=2)  # fmt: skip
    fought.third.does("play:when-darkness-draws-near")
    assert fought.third.honor == 10


# Wounded in Battle


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_a_wounded_samurai_lives_until_the_battle_ends() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["wounded-in-battle", "wounded-in-battle"]},
                 {"personalities": [fights("shiba-tsukune")]})  # fmt: skip
    game.first.does("play:wounded-in-battle").chooses("shiba-tsukune")
    assert game.card("shiba-tsukune").chi == 0 and game.zone("shiba-tsukune") == "play"
    game.second.does("pass")
    assert game.first.may("play:wounded-in-battle")
    game.first.does("play:wounded-in-battle")
    assert game.zone(AMORO) == "dynasty discard"
    game.resolve_battle()
    assert game.zone("shiba-tsukune") == "dynasty discard"


# You Walk with Evil


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_a_samurai_among_evil_is_shamed() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["you-walk-with-evil"]},
                 {"personalities": [fights(UJI, attachments=["skeletal-troops"])]})  # fmt: skip
    game.first.does("play:you-walk-with-evil")
    one = game.card(UJI)
    assert one.bowed and one.dishonored and one.trait("Shadowlands")


def test_without_evil_in_his_army_a_samurai_walks_alone() -> None:
    game = fight({"personalities": [fights(UNARI), fights(TSUME)], "hand": ["you-walk-with-evil"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("play:you-walk-with-evil").chooses(UNARI)
    assert not game.card(UJI).bowed
