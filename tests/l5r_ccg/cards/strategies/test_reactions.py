"""Strategies with a Reaction."""

from typing import Any

import pytest

from engine.kernel.events import run_batch
from engine.kernel.prompt import Refused
from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.state import DEFENDED
from engine.l5r_ccg.turn.gold import affordable
from tests.l5r_ccg.cards.scenes import (
    STRONGHOLDS,
    darkest_day,
    duel,
    fought,
    growing,
    guarded,
    murdered,
    paying,
    retreating,
    wooing,
)
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fight, fights, scene

CHARGE = "final-charge"
YOJO = "matsu-yojo"
UJI = "daidoji-uji"
UNARI = "hida-unari"
MINE = "silver-mine"
SUKUNE = "hida-sukune"
# A card that gives something to do after an attack.
FARM_IN_PROVINCE: dict[str, Any] = {
    "provinces": [{"card": at("small-farm", facedown=False)}, {}, {}, {}],
    "holdings": ["gold-mine"],
}
LOYALTY = "change-of-loyalty"
MOTSO = "kitsu-motso"
GROWN = "daidoji-uji-experienced"
HANARI = "shinjo-hanari"
LATER: dict[str, Any] = {"hand": ["charge"]}
TOMO = "asahina-tomo"
GOLD = ["gold-mine"] * 4
POOR = {"stronghold": at(CRAB, bowed=True)}
KUWANAN = "doji-kuwanan"
HOME = "hida-unari"
AMORO = "hida-amoro"
STRONG = [fights(AMORO), fights(UNARI), fights(SUKUNE)]
JUNZO = "yogo-junzo"
TSUKE = "isawa-tsuke"
FOUR_MINES = ["gold-mine"] * 4
LIGHT_INFANTRY = "light-infantry"
FURY = "a-samurai-s-fury"
DEAL = "deal:the-war-fortress-of-the-crab>shady-dealings"
DEALINGS = "shady-dealings"
INFANTRY = "medium-infantry"
SILVER = "silver-mine"
STAND = "to-the-last-man"


def resolved(game: Scene) -> Scene:
    """Let everybody pass until the first player may react to the end of the battle, or the battle is over."""
    game.pass_while(lambda: game.table.battle is not None and game.first.asked != "reaction")
    return game


def falls(game: Scene) -> None:
    """Let the first player's effect destroy the Samurai at the next opportunity."""
    fate = run_batch(game.table, [game.table.rules_of(0).destroy(game.card(YOJO))])
    prompts = next(fate)
    (trigger,) = [one for one in prompts[0].options if one.key.startswith(f"trigger:{CHARGE}")]
    answer: tuple[Any, ...] = ((trigger,),)
    try:
        while True:
            prompts = fate.send(answer)
            answer = tuple((prompt.options[0],) for prompt in prompts)
    except StopIteration:
        pass


def samurai_fallen(*followers: str, hand: tuple[str, ...] = (CHARGE,), leader: str = YOJO) -> Scene:
    """Return a battle in which the first player destroys the defending Samurai by an action."""
    game = scene(
        {"personalities": [fights(UNARI), fights(UJI)], "hand": ["charge"]},
        {"personalities": [fights(leader, attachments=[*followers, "naginata"])], "hand": [*hand]},
        attack=battle_at(0), to_act=0,
    )  # fmt: skip
    return game


def beaten(card: str, *winners: Any, other: Any = None) -> Scene:
    loser = fights(UJI, attachments=["naginata", "light-infantry"]) if other is None else other
    game = fight({"personalities": list(winners), "hand": [card]}, {"personalities": [loser]})
    game.first.does("pass")
    game.second.does("pass")
    return game


# Another Time


def test_there_is_another_time() -> None:
    game = duel(["another-time"])
    game.second.does("focus:another-time")
    assert game.zone(YOJO) == game.zone(UJI) == "play" and game.zone("another-time") == "fate discard"


# The Arrow Knows the Way


def test_an_arrow_finds_a_personality_behind_followers() -> None:
    game = guarded("the-arrow-knows-the-way")
    game.first.does("use:shinjo-hanari").chooses(UJI)
    game.first.does("trigger:the-arrow-knows-the-way")
    assert game.zone(UJI) == "dynasty discard"


def test_an_arrow_that_does_not_know_the_way_is_stopped_by_the_followers() -> None:
    game = guarded("the-arrow-knows-the-way")
    game.first.does("use:shinjo-hanari").chooses(UJI)
    game.first.passes()
    assert game.zone(UJI) == game.zone("heavy-infantry") == "play" and game.card("shinjo-hanari").bowed


def test_the_way_is_known_only_to_an_archer_of_three_chi() -> None:
    game = guarded("the-arrow-knows-the-way", who="mirumoto-sukune")
    assert game.first.barred("use:mirumoto-sukune", "battle-action")


# Arrows from the Woods


def test_arrows_from_the_woods_shoot_with_a_strength_of_two() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UJI), fights("toku"), fights(UNARI)]})  # fmt: skip
    game.first.does("play:arrows-from-the-woods").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and not game.card(YOJO).bowed


def test_arrows_that_shoot_themselves_do_not_aim_at_the_stronger() -> None:
    """One copy cannot both attack and react to its own attack. A second copy can."""
    foes = {"personalities": [fights(UNARI)]}
    game = fight({"personalities": [fights(YOJO)], "hand": ["arrows-from-the-woods"]}, foes)
    assert game.first.barred("play:arrows-from-the-woods", "battle-action")
    game = fight({"personalities": [fights(YOJO)], "hand": ["arrows-from-the-woods"] * 2}, foes)
    game.first.does("play:arrows-from-the-woods").does("trigger:arrows-from-the-woods:1")
    assert game.zone(UNARI) == "dynasty discard" and game.first.hand == []


def test_arrows_from_the_woods_need_somebody_in_the_battle() -> None:
    game = fight(
        {"personalities": [YOJO], "hand": ["arrows-from-the-woods"]}, {"personalities": [fights(UJI)]}, to_act=1
    )
    game.pass_to("battle-action", 1)
    assert not game.first.may("play:arrows-from-the-woods")


def test_an_archer_with_arrows_in_hand_aims_at_the_stronger_and_plays_them() -> None:
    # Shinjo Hanari shoots with 3; with the arrows he can destroy a Force of 4.
    game = fight({"personalities": [fights("shinjo-hanari")], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UNARI)]})  # fmt: skip
    game.first.does("use:shinjo-hanari").chooses(UNARI)
    game.first.does("trigger:arrows-from-the-woods:1")
    assert game.zone(UNARI) == "dynasty discard" and game.zone("arrows-from-the-woods") == "fate discard"


def test_an_attack_that_is_not_strengthened_misses() -> None:
    game = fight({"personalities": [fights("shinjo-hanari")], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UNARI)]})  # fmt: skip
    game.first.does("use:shinjo-hanari").chooses(UNARI)
    game.first.passes()
    assert game.zone(UNARI) == "play" and game.first.hand == ["arrows-from-the-woods"]


# Avoid Fate


def test_avoid_fate_puts_an_event_back_for_another_card() -> None:
    game = darkest_day()
    game.second.does("trigger:avoid-fate")
    assert not game.card("doji-kuwanan").bowed
    lying = game.province(0, 0).card
    assert lying is not None and lying.id == "gold-mine" and lying.facedown
    assert sorted(card.id for card in game.first.player.dynasty_deck) == ["stables", "the-darkest-day"]
    assert game.zone("avoid-fate") == "fate discard"


def test_avoid_fate_stops_events_only() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9},
                 {"hand": ["avoid-fate"], "personalities": [YOJO]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(YOJO) == "dynasty discard"


# Bad Kharma


def cursed(honor: int = -1, card: str = "fu-leng-s-steeds", **first: Any) -> Scene:
    """Let the first player hold a Strategy, and the second player Bad Kharma."""
    return scene({"personalities": ["sanzo"], "hand": [card], "honor": honor, **first},
                 {"hand": ["bad-kharma"]})  # fmt: skip


def test_bad_kharma_stops_a_strategy_of_the_dishonorable_before_it_is_paid_for() -> None:
    game = cursed(card="explosives", holdings=[MINE, MINE, MINE])
    game.first.does("play:explosives").chooses(MINE)
    game.second.does("trigger:bad-kharma")
    assert game.zone("explosives") == "fate discard" and game.zone("bad-kharma") == "fate discard"
    assert not any(one.bowed for one in game.cards(MINE, 0)) and len(game.first.player.holdings) == 3
    kept(game)


def test_bad_kharma_leaves_the_honorable_alone() -> None:
    game = cursed(honor=0)
    game.first.does("play:fu-leng-s-steeds").chooses("sanzo")
    assert not game.second.may("trigger:bad-kharma") and not game.card("sanzo").trait("Cavalry")


def test_a_player_may_let_the_strategy_pass() -> None:
    game = cursed()
    game.first.does("play:fu-leng-s-steeds").chooses("sanzo")
    game.second.does("pass")
    assert not game.card("sanzo").trait("Cavalry")


# Be Prepared to Dig Two Graves


def graves() -> Scene:
    game = scene({"personalities": [fights(YOJO), YOJO, UJI], "hand": ["be-prepared-to-dig-two-graves"],
                  "stronghold": "the-ancestral-home-of-the-lion"},
                 {"personalities": [fights(UNARI)]}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass").does("trigger:be-prepared-to-dig-two-graves")
    return game


def test_the_clan_remembers_the_opponents_of_the_fallen() -> None:
    game = graves()
    assert game.zone("be-prepared-to-dig-two-graves") == "play"
    game.pass_to("declare-attack", seat=0, turn=3)
    game.first.attacks(1)
    game.first.commits(matsu_yojo="1.0", daidoji_uji="1.0")
    game.second.commits(hida_unari="1.0")
    assert (game.card(YOJO).force, game.card(YOJO).chi, game.card(UJI).force) == (4, 4, 2)


def test_a_personality_of_another_clan_is_not_avenged() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["be-prepared-to-dig-two-graves"]},
                 {"personalities": [fights(UNARI)]}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    assert "be-prepared-to-dig-two-graves" in game.first.hand


# Blood Oath


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


# Breaking Blow


def test_a_breaking_blow_destroys_an_item_of_the_opponent() -> None:
    game = duel(["breaking-blow"], one=at(YOJO, attachments=["naginata"]))
    game.second.does("focus-text:breaking-blow")
    assert game.zone("naginata") == "fate discard" and not game.card("breaking-blow").facedown


def test_a_breaking_blow_may_be_an_ordinary_focus_and_needs_an_item() -> None:
    game = duel(["breaking-blow"])
    assert not game.second.may("focus-text:breaking-blow")
    game.second.does("focus:breaking-blow")
    assert game.zone("breaking-blow") == "fate discard"


# Call to Arms


def test_the_bowed_are_called_to_arms_and_rest_afterwards() -> None:
    game = scene({"personalities": [UNARI], **FARM_IN_PROVINCE},
                 {"personalities": [at(YOJO, bowed=True), SUKUNE], "hand": ["call-to-arms"],
                  "holdings": ["gold-mine"] * 2})  # fmt: skip
    game.to_attack().attacks(1)
    game.second.does("trigger:call-to-arms").pays()
    assert not game.card(YOJO).bowed
    game.pass_to("dynasty", seat=0, turn=1)
    assert game.card(YOJO).bowed and not game.card(SUKUNE).bowed


@pytest.mark.parametrize("bowed", [True, False])
def test_nobody_is_called_to_arms_where_all_are_up(bowed: bool) -> None:
    game = scene(
        {"personalities": [UNARI]},
        {"personalities": [at(YOJO, bowed=bowed)], "hand": ["call-to-arms"], "holdings": ["gold-mine"] * 2},
    )
    game.to_attack().attacks(1)
    assert game.second.may("trigger:call-to-arms") is bowed


# Change of Loyalty


def test_the_personality_joins_and_the_other_players_is_destroyed() -> None:
    game = wooing(LOYALTY)
    game.first.does(f"recruit:{MOTSO}").pays()
    own, his = game.cards(MOTSO, 0)[0], game.cards(MOTSO, 1)[0]
    assert own.in_play and own.controller == 0 and his.zone == "dynasty discard" and his.died == "honorably"
    assert game.zone(LOYALTY) == "fate discard"
    kept(game)


def test_it_does_not_replace_its_players_own_personality() -> None:
    game = wooing(LOYALTY, theirs=YOJO, mine={"personalities": [MOTSO]})
    assert not game.first.may(f"recruit:{MOTSO}")


def test_the_usual_costs_and_requirements_stay() -> None:
    assert not wooing(LOYALTY, mine={"holdings": [], "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}
                      ).first.may(f"recruit:{MOTSO}")  # fmt: skip
    assert not wooing(LOYALTY, mine={"honor": 7}).first.may(f"recruit:{MOTSO}")


def test_a_personality_that_cannot_be_destroyed_stays() -> None:
    safe = at(MOTSO, lasting=[{"attribute": "cannot:be-destroyed", "until": "game"}])
    assert not wooing(LOYALTY, theirs=safe).first.may(f"recruit:{MOTSO}")


def test_it_lets_an_experienced_personality_lie_over_its_former_self() -> None:
    game = growing(LOYALTY)
    game.first.does(f"overlay:{GROWN}>{UJI}")
    own, his = game.cards(GROWN, 0)[0], game.cards(GROWN, 1)[0]
    assert own.in_play and own.covers and his.zone == "dynasty discard" and game.zone(LOYALTY) == "fate discard"


@pytest.mark.parametrize("hand", [["charge"], [LOYALTY]])
def test_every_player_who_might_hold_it_is_asked_whether_a_personality_grows(hand: list[str]) -> None:
    poor = at("the-war-fortress-of-the-crab", bowed=True)
    assert growing(*hand, asked=(0,), mine={"stronghold": poor}).first.asked == "dynasty"
    assert growing(asked=(0,), mine={"stronghold": poor}).first.asked != "dynasty"


# Chasing the Wind


def test_riders_keep_infantry_from_coming() -> None:
    game = scene({"personalities": [fights(HANARI)], "hand": ["chasing-the-wind"]},
                 {"personalities": [fights(UJI), YOJO], "hand": ["superior-tactics"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("play:superior-tactics")
    game.first.does("trigger:chasing-the-wind")
    assert game.card(YOJO).at is None and game.zone("superior-tactics") == "fate discard"


@pytest.mark.parametrize(("mine", "theirs"), [(SUKUNE, YOJO), (HANARI, "shinjo-yasamura")])
def test_only_riders_chase_and_only_infantry_is_stopped(mine: str, theirs: str) -> None:
    game = scene({"personalities": [fights(mine)], "hand": ["chasing-the-wind"]},
                 {"personalities": [fights(UJI), theirs], "hand": ["superior-tactics"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("play:superior-tactics")
    assert game.card(theirs).at is not None


# Honor before the colon is a cost, so the Code of Bushido does not save it (text of the two cards, §samurai).


def coded(*mine: Any, theirs: Any = UJI, **more: Any) -> Scene:
    return scene({"personalities": list(mine), "hand": ["marries-a-barbarian"], **more},
                 {"personalities": [theirs], "hand": ["the-code-of-bushido"], "honor": 10})  # fmt: skip


@pytest.mark.parametrize("worn", ["summon-undead-champion", "obsidian-mirror"])
def test_the_code_of_bushido_cancels_no_cost(worn: str) -> None:
    samurai = at("togashi-yokuni", attachments=[worn])
    game = scene({"personalities": [samurai]}, {"hand": ["the-code-of-bushido", "charge"]})
    game.first.does(f"use:{worn}").passes()
    assert not game.second.may("trigger:the-code-of-bushido")
    assert game.first.honor == (1 if worn == "summon-undead-champion" else 4)


def test_the_code_cancels_an_action_that_would_dishonor_a_samurai() -> None:
    game = coded()
    game.first.does("play:marries-a-barbarian").chooses(UJI)
    game.second.does("trigger:the-code-of-bushido")
    assert not game.card(UJI).dishonored and game.zone("marries-a-barbarian") == "fate discard"


def test_the_code_does_not_speak_of_harmless_actions() -> None:
    game = coded("akodo-kage")
    game.first.does("use:akodo-kage").chooses(UJI)
    assert not game.second.may("trigger:the-code-of-bushido")


def test_the_code_protects_samurai_only() -> None:
    game = scene({"personalities": [TOMO], "honor": 10, "hand": ["the-code-of-bushido"]}, LATER)
    game.happens(game.table.rules_of(1).dishonor(game.card(TOMO)))
    assert game.card(TOMO).dishonored


# Confusion at Court


def test_confusion_at_court_wastes_the_favor() -> None:
    game = scene({"personalities": [YOJO]}, {"hand": ["confusion-at-court"]}, favor=0)
    cards = len(game.first.hand)
    game.first.does("use:imperial-favor")
    game.second.does("trigger:confusion-at-court")
    assert game.table.favor is None and len(game.first.hand) == cards


# Cornered


def leaving(*others: Any, **second: Any) -> Scene:
    """Let the attacker send the defender's first unit home by the Favor."""
    game = scene({"personalities": [fights(UNARI)]},
                 {"personalities": [fights(YOJO), *others], "hand": ["cornered"], **second},
                 attack=battle_at(0), favor=0)  # fmt: skip
    game.pass_to("battle-action", seat=0)
    game.first.does("use:imperial-favor:2").chooses(YOJO)
    return game


def test_a_cornered_personality_stays() -> None:
    game = leaving(fights(SUKUNE))
    game.second.does("trigger:cornered").chooses(SUKUNE)
    assert game.card(YOJO).at is game.province(1, 0) and game.card(SUKUNE).bowed
    assert game.zone("cornered") == "fate discard"


def test_a_cornered_action_has_no_effect_at_all() -> None:
    """Cornered cancels more than the movement: the Personality who would retreat neither bows nor is dishonored."""
    game = retreating(["retreat"], fights(YOJO), fights(UNARI))
    game.first.does("play:retreat").chooses(YOJO)
    game.second.does("trigger:cornered")
    yojo = game.card(YOJO)
    assert yojo.at is game.province(1, 0) and not yojo.bowed and not yojo.dishonored
    assert game.zone("retreat") == "fate discard"
    # The unit that blocks the move bows, its Followers too.
    assert all(one.bowed for one in game.card(SUKUNE).unit)


def test_an_action_without_a_legal_target_is_not_stopped_by_cornered() -> None:
    """The only legal target, the Terrain that the Oracle would play, was lost when the gold was paid."""
    earth = {"holdings": ["oracle-of-earth", "merchant-caravan"], "hand": ["entrapping-terrain"],
             "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}  # fmt: skip
    game = fought([fights(UNARI)], [fights(YOJO)], first=earth, hand=["cornered"])
    game.second.passes()
    game.first.does("use:oracle-of-earth").pays()
    assert (
        game.card("oracle-of-earth").bowed and game.battle.terrain is None and not game.second.may("trigger:cornered")
    )


def test_a_terrain_that_sends_units_home_is_cornered_as_it_takes_effect() -> None:
    game = retreating(["entrapping-terrain", "focus"], fights(YOJO), "sanzo")
    game.first.does("play:entrapping-terrain")
    assert not game.second.may("cornered")
    game.pass_while(lambda: game.table.battle is not None and not game.second.may("cornered"))
    game.second.does("trigger:cornered:1")
    assert game.card(YOJO).at is game.province(1, 0) and game.card(SUKUNE).bowed


@pytest.mark.parametrize("others", [(SUKUNE,), (fights(SUKUNE, bowed=True),)])
def test_a_straight_unit_of_the_battle_stands_in_the_way(others: tuple[Any, ...]) -> None:
    # The moving unit is the only one that could block the move.
    game = leaving(*others)
    assert not game.second.may("trigger:cornered") or not game.second.may(SUKUNE)


# Cornered (Anvil of Despair): it cancels any action that moves a unit out of the battle.


def test_fugitives_among_refugees_are_cornered() -> None:
    game = scene({"personalities": [fights(YOJO), fights(UNARI)], "hand": ["refugees"]},
                 {"personalities": [fights(SUKUNE)], "hand": ["cornered"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:refugees").chooses(YOJO)
    game.second.does("trigger:cornered")
    assert game.card(YOJO).at is game.province(1, 0) and not game.card(YOJO).bowed and game.card(SUKUNE).bowed
    assert game.second.asked == "battle-action"


def test_an_ally_whom_darkness_would_hide_is_cornered() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights(SUKUNE)], "hand": ["cornered"]},
                 {"personalities": [fights(UNARI)], "hand": ["when-darkness-draws-near"], "honor": 10},
                 attack=battle_at(0, allies={2: "attack"}), to_act=2)  # fmt: skip
    game.third.does("play:when-darkness-draws-near")
    game.second.does("trigger:cornered")
    assert game.card(UNARI).at is game.province(1, 0) and game.third.honor == 10


# Counterattack


def countered() -> Scene:
    game = scene({"personalities": [fights(SUKUNE)]}, {"personalities": [UJI], "hand": ["counterattack"]},
                 attack=battle_at(0))  # fmt: skip
    game.pass_to("reaction", 1)
    return game


def test_an_attacked_player_answers_with_an_attack() -> None:
    """After the last battle there is a second Attack Phase. The turn is still the first player's."""
    game = countered()
    assert game.table.attack is None and game.card(SUKUNE).bowed
    game.second.does("trigger:counterattack")
    attack = game.table.attack
    assert attack is not None and (attack.attacker, attack.defender) == (1, 0) and game.table.active == 0
    game.second.commits(daidoji_uji="0.1")
    assert game.card(UJI).at is game.province(0, 1)
    before = len(game.kinds)
    game.pass_while(lambda: game.table.phase == "attack")
    told = game.match.records[before:]
    assert [record.kind for record in told][:3] == ["compare-force", "battle-ends", "attack-ends"]
    assert told[3].kind == "bow" and told[3].facts["card"] == game.card(UJI).key


def test_a_player_who_was_not_attacked_does_not_answer() -> None:
    game = scene(
        {"personalities": [fights(SUKUNE)], "hand": ["counterattack"]},
        {"personalities": [UJI]},
        {"personalities": [YOJO], "hand": ["counterattack"]},
        attack=battle_at(0),
        asked=(0, 1, 2),
    )
    for _ in range(40):
        assert not any(seat.may("trigger:counterattack") for seat in game.seats)
        if game.table.attack is None:
            break
        game.pass_while(lambda: False, 1)


# Counterfeit


def forged(**more: Any) -> Scene:
    game = scene({"personalities": [YOJO], "hand": ["naginata"], "holdings": GOLD},
                 {"hand": ["counterfeit"], "holdings": GOLD, **more})  # fmt: skip
    game.first.does("attach:naginata").pays()
    return game


def test_a_counterfeit_is_shuffled_back() -> None:
    game = forged()
    game.second.does("trigger:counterfeit").pays()
    assert game.zone("naginata") == "fate deck" and not game.card(YOJO).attachments


def test_a_counterfeit_is_destroyed_for_its_price() -> None:
    game = forged()
    game.second.does("trigger:counterfeit:1").pays()
    assert game.zone("naginata") == "fate discard" and not game.card(YOJO).attachments


def test_without_that_gold_it_is_only_shuffled_back() -> None:
    game = forged(holdings=["gold-mine"], **POOR)
    assert game.second.may("trigger:counterfeit") and not game.second.may("trigger:counterfeit:1")


def test_the_price_of_the_item_is_one_cost_with_the_gold_of_the_counterfeit() -> None:
    # Crimson and Jade: the gold for the Item is additional. A single Diamond Mine pays 2 and 3 as one cost of 5.
    game = forged(holdings=["diamond-mine"], **POOR)
    game.second.does("trigger:counterfeit:1").pays()
    assert game.zone("naginata") == game.zone("counterfeit") == "fate discard"


# Court Jester


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


# The Coward's Way


def cowardly(*others: Any) -> Scene:
    game = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge", "light-infantry"], "honor": 10},
                 {"personalities": [UJI, *others], "hand": ["the-coward-s-way"], "honor": 20})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    return game


def test_two_against_one_are_stronger_and_the_other_begins() -> None:
    game = cowardly(YOJO)
    game.second.does("trigger:the-coward-s-way")
    game.pass_while(lambda: game.second.asked == "reaction")
    assert game.second.honor == 13 and game.card(YOJO).dishonored and game.card(UJI).chi == 5
    game.first.does("strike")
    assert game.zone(KUWANAN) == "dynasty discard" and game.zone(YOJO) == "play"


def test_the_second_shares_the_defeat() -> None:
    game = cowardly(at("hida-amoro"))
    game.second.does("trigger:the-coward-s-way")
    game.pass_while(lambda: game.second.asked == "reaction")
    game.first.does("focus:light-infantry")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(UJI) == game.zone("hida-amoro") == "dynasty discard"


def test_a_bowed_personality_does_not_join_the_duel() -> None:
    game = cowardly(at(YOJO, bowed=True))
    assert game.second.asked != "reaction"


# Cowardice


def test_cowardice_costs_the_player_who_orders_a_retreat() -> None:
    game = scene({"personalities": [fights(YOJO), fights(SUKUNE), HOME], "hand": ["retreat"], "honor": 10},
                 {"personalities": [fights(UJI)], "hand": ["cowardice"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:retreat").chooses(YOJO)
    game.second.does("trigger:cowardice")
    game.first.does("pass")  # no Personality may commit seppuku to reduce the loss
    assert game.card(YOJO).dishonored and game.first.honor == 5


# Cremation (Anvil of Despair): the cards that the resolution has destroyed.


def test_cremation_leaves_what_fell_before_the_resolution() -> None:
    archer = fights(AMORO, attachments=["shuriken-of-serpents"])
    game = fight({"personalities": [archer, *STRONG[1:]], "hand": ["cremation"]},
                 {"personalities": [fights(UJI, attachments=["light-cavalry"])]})  # fmt: skip
    game.first.does("use:shuriken-of-serpents").chooses("light-cavalry")
    resolved(game).first.does("trigger:cremation")
    assert game.zone(UJI) == "removed"
    assert game.zone("light-cavalry") == game.zone("shuriken-of-serpents") == "fate discard"


# Spoils of War, Cremation, Virtues of Command


def test_cremation_removes_everything_that_fell() -> None:
    game = beaten("cremation", fights(UNARI), fights(SUKUNE))
    game.first.does("trigger:cremation")
    assert game.zone(UJI) == game.zone("naginata") == "removed"


def test_a_position_remembers_what_was_lost_in_the_battle() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["cremation"]},
                 {"personalities": [fights(UJI), fights(YOJO)]})  # fmt: skip
    game.happens(game.table.framework.destroy(game.card(UJI)))
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.battle is not None and [card.id for card in loaded.battle.lost] == [UJI]
    assert [card.id for card in loaded.copied().battle.lost] == [UJI]  # type: ignore[union-attr]


# Darkness Feeds...


def test_the_darkness_feeds_on_the_dead_until_the_end_of_the_next_turn() -> None:
    game = scene({"personalities": [JUNZO, "mountain-goblin"], "hand": ["darkness-feeds"]},
                 {"hand": ["kolat-assassin"], "holdings": GOLD})  # fmt: skip
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses(JUNZO).pays()
    game.first.does("trigger:darkness-feeds")
    assert (game.card("mountain-goblin").force, game.card("mountain-goblin").chi) == (4, 3)
    game.pass_to("action", seat=0, turn=3)
    assert game.card("mountain-goblin").force == 4
    game.pass_to("action", seat=1, turn=4)
    assert game.card("mountain-goblin").force == 1


def test_the_darkness_does_not_feed_on_others() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [YOJO, JUNZO], "hand": ["darkness-feeds"]})  # fmt: skip
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    assert game.second.hand == ["darkness-feeds"]


# Debt of Honor


def helped() -> Scene:
    """Let the third player help the second to defend; the second then owes the third a debt."""
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights(UNARI), KUWANAN], "honor": 20},
                 {"personalities": [fights(SUKUNE), UJI], "hand": ["debt-of-honor"], "honor": 10},
                 attack=battle_at(0, allies={2: "defend"}), to_act=1)  # fmt: skip
    for seat in (game.second, game.third, game.first):
        seat.does("pass")
    game.third.does("trigger:debt-of-honor")
    return game


def test_the_helper_notes_a_debt() -> None:
    game = helped()
    assert game.zone("debt-of-honor") == "play" and "debt-of-honor" in game.third.in_play


@pytest.mark.parametrize("repays", [True, False])
def test_the_debtor_sends_the_unit_that_is_named_or_loses_8_honor(repays: bool) -> None:
    game = helped()
    before = game.second.honor
    game.pass_to("declare-attack", seat=2, turn=3)
    game.third.attacks(0)
    game.pass_while(lambda: game.third.asked != "reaction")
    game.third.does("trigger:debt-of-honor:1").does(KUWANAN).does("choose:province:0.1")
    game.second.does(*([KUWANAN] if repays else []))
    assert game.zone("debt-of-honor") == "fate discard"
    assert (game.card(KUWANAN).at is game.province(0, 1)) is repays
    assert game.second.honor == before + (2 if repays else -8)


def test_a_player_who_was_not_helped_owes_nothing() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights(UNARI)], "hand": ["debt-of-honor"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    assert "debt-of-honor" in game.second.hand


# He's Mine, Sneak Attack, Defend Your Honor
#
# For Defend Your Honor, neither the wording of 1996 nor a ruling was found. The challenge follows the latest wording:
# the player who lost Honor by it may send anybody unbowed or refuse, and the loss is then that player's.


def shamed(**theirs: Any) -> Scene:
    """Let the first player's Shame cost the second player, who has a Samurai, 7 Honor."""
    game = scene({"hand": ["shame"], "honor": 10, **theirs},
                 {"personalities": [at(UJI, dishonored=True), KUWANAN],
                  "hand": ["defend-your-honor"], "honor": 10})  # fmt: skip
    game.first.does("play:shame")
    game.second.does("trigger:defend-your-honor").chooses(KUWANAN)
    return game


def test_honor_is_defended_without_a_challenge() -> None:
    game = shamed()
    game.second.does()
    assert game.second.honor == 10 and game.first.honor == 10


def test_a_player_without_anybody_to_answer_the_challenge_loses_the_honor() -> None:
    game = shamed()
    game.second.does(KUWANAN)
    assert game.second.honor == 10 and game.first.honor == 3


def test_a_player_who_loses_the_duel_loses_the_honor() -> None:
    game = shamed(personalities=[UNARI])
    game.second.does(KUWANAN)
    game.first.does(UNARI)
    assert game.zone(UNARI) == "dynasty discard" and game.first.honor == 3 and game.card(KUWANAN).in_play


def test_a_player_who_wins_the_duel_keeps_the_honor() -> None:
    game = shamed(personalities=["kakita-toshimoko"])
    game.second.does(KUWANAN)
    game.first.does("kakita-toshimoko")
    assert game.zone(KUWANAN) == "dynasty discard" and game.first.honor == 10


# Disarmament


def disarmed(*lying: Any) -> Scene:
    farms = [{"card": at("small-farm", facedown=False)}, {}, {}, {}]
    game = scene({"provinces": farms, "hand": ["disarmament"]}, {"provinces": [{"card": one} for one in lying]})
    game.pass_to("discard-dynasty", seat=0)
    game.first.does("discard:small-farm")
    return game


def test_a_player_who_discards_makes_another_discard_a_face_up_card() -> None:
    game = disarmed(at("port", facedown=False), at("stables", facedown=False))
    game.first.does("trigger:disarmament")
    game.second.does("stables")
    assert game.zone("stables") == "dynasty discard" and game.zone("port") == "province"


def test_only_a_player_without_face_up_cards_loses_a_random_face_down_one() -> None:
    """Printed text of Disarmament (Anvil of Despair): only "if they do not have any" do they lose a hidden card."""
    game = disarmed(at("port", facedown=False), "stables")
    game.first.does("trigger:disarmament")
    assert game.zone("port") == "dynasty discard" and game.zone("stables") == "province"
    game = disarmed("stables")
    game.first.does("trigger:disarmament")
    assert game.zone("stables") == "dynasty discard"


def test_nobody_is_disarmed_by_an_event_or_a_hand() -> None:
    game = scene({"provinces": [{"card": "summons-from-beyond"}, {}, {}, {}], "hand": ["disarmament"]},
                 {"provinces": [{"card": "port"}, {}, {}, {}]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert "disarmament" in game.first.hand


# Disharmony


def test_disharmony_wastes_a_ritual() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["sharing-the-strength-of-many"]), YOJO]},
                 {"hand": ["disharmony"]})  # fmt: skip
    game.first.does("use:sharing-the-strength-of-many")
    game.second.does("trigger:disharmony")
    assert game.card(TSUKE).bowed and game.card(YOJO).chi == 2


# Duty to the Clan


def test_a_kinsman_takes_the_place_of_the_fallen_for_nothing() -> None:
    game = scene({"personalities": [fights(YOJO)],
                  "provinces": [{"card": at("matsu-agetoki", facedown=False)}, {}, {}, {}],
                  "stronghold": "the-ancestral-home-of-the-lion", "hand": ["duty-to-the-clan"]},
                 {"personalities": [fights(UNARI)]}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass").does("trigger:duty-to-the-clan")
    card = game.card("matsu-agetoki")
    assert game.table.gold_cost(card, 0) == 0
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.gold_cost(loaded.players[0].faceup[0], 0) == 0


def test_the_duty_is_to_the_personalitys_own_clan() -> None:
    game = scene(
        {
            "personalities": [fights(YOJO)],
            "provinces": [{"card": at("matsu-agetoki", facedown=False)}, {}, {}, {}],
            "hand": ["duty-to-the-clan"],
        },
        {"personalities": [fights(UNARI)]},
        attack=battle_at(0),
        to_act=1,
    )
    game.second.does("pass")
    game.first.does("pass")
    assert "duty-to-the-clan" in game.first.hand


# Enough Talk!


def test_enough_talk_silences_the_loser_of_the_duel() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 30}, {"personalities": [KUWANAN], "hand": ["enough-talk"], "honor": 1}
    )
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:enough-talk")
    game.first.does("accept")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(YOJO) == "dynasty discard" and game.table.favor is None


def test_a_lobbyist_who_refuses_or_wins_the_duel_still_lobbies() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 30}, {"personalities": [KUWANAN], "hand": ["enough-talk"], "honor": 1}
    )
    game.first.does(f"lobby:{YOJO}")
    game.second.does("trigger:enough-talk")
    game.first.does("refuse")
    assert game.table.favor == 0 and not game.card(YOJO).dishonored


# Exile


def exiled(deck: list[str]) -> Scene:
    game = scene({"personalities": [fights(SUKUNE)], "hand": ["frenzy"], "honor": 20, "fate_deck": deck},
                 {"personalities": [fights(UJI)], "hand": ["exile"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:frenzy")
    game.pass_while(lambda: game.first.asked == "reaction")
    return game


def test_a_personality_who_shames_himself_may_be_exiled() -> None:
    game = exiled(["light-infantry"])
    game.second.does("trigger:exile")
    assert game.zone(SUKUNE) == "dynasty discard" and not game.card(SUKUNE).died and game.zone("light-infantry", 0)


def test_a_high_focus_saves_from_exile() -> None:
    game = exiled(["counterattack"])
    game.second.does("trigger:exile")
    assert game.zone(SUKUNE) == "play" and game.zone("counterattack") == "fate discard"


# The Face of Fear


@pytest.mark.parametrize("worn", [[], ["light-infantry"]])
def test_fear_reaches_personalities_too(worn: list[str]) -> None:
    """With the card in hand, a unit without Followers may be a target of Fear.

    The player spends the card as a Reaction to the Fear.
    """
    game = scene(
        {"personalities": [fights(UNARI, tokens=[{"force": -9}], attachments=worn)]},
        {"personalities": [fights("akodo-godaigo")], "hand": ["the-face-of-fear"]},
        attack=battle_at(0),
    )
    game.second.does("use:akodo-godaigo:1").chooses(UNARI)
    game.second.does("trigger:the-face-of-fear")
    assert game.card(UNARI).bowed and all(card.bowed for card in game.card(UNARI).attachments)
    assert game.zone("the-face-of-fear") == "fate discard"


def test_without_the_reaction_fear_keeps_its_strength() -> None:
    side = {"personalities": [fights(UNARI, tokens=[{"force": -9}])]}
    bare = scene(side, {"personalities": [fights("akodo-godaigo")]}, attack=battle_at(0))
    assert not bare.second.may("use:akodo-godaigo:1")
    held = scene(side, {"personalities": [fights("akodo-godaigo")], "hand": ["the-face-of-fear"]}, attack=battle_at(0))
    held.second.does("use:akodo-godaigo:1").chooses(UNARI).passes()
    assert not held.card(UNARI).bowed and held.second.hand == ["the-face-of-fear"]
    strong = scene(
        {"personalities": [fights(SUKUNE, tokens=[{"force": 9}])]},
        {"personalities": [fights("akodo-godaigo", tokens=[{"force": 9}])], "hand": ["the-face-of-fear"]},
        attack=battle_at(0),
    )
    assert not strong.second.may("use:akodo-godaigo:1")


# Feign Death


def test_a_personality_who_feigned_death_returns_dishonored() -> None:
    led = at(YOJO, attachments=["medium-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": FOUR_MINES},
                 {"personalities": [led], "hand": ["feign-death"], "honor": 10})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:feign-death")
    one = game.card(YOJO)
    assert one.in_play and one.bowed and one.dishonored and game.second.honor == 8
    assert game.zone("medium-infantry") == "fate discard"


def test_the_ancient_librarian_cannot_feign_death() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": FOUR_MINES},
                 {"personalities": ["kasuga-kyoji"], "hand": ["feign-death"]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    assert not game.second.may("trigger:feign-death") and game.zone("kasuga-kyoji") == "dynasty discard"


def test_a_token_cannot_feign_death_because_it_has_ceased_to_exist() -> None:
    """§follower-tokens: a token that leaves play is no card any more, so nothing comes back."""
    game = scene({"hand": ["kolat-assassin"], "holdings": FOUR_MINES},
                 {"personalities": ["undead-champion"], "hand": ["feign-death"]})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    assert not game.second.may("trigger:feign-death") and not game.second.player.personalities


def test_death_in_a_resolution_is_not_feigned() -> None:
    game = fight(
        {"personalities": [fights(AMORO), fights(UNARI)]}, {"personalities": [fights(UJI)], "hand": ["feign-death"]}
    )
    game.resolve_battle()
    assert game.second.hand == ["feign-death"] and game.zone(UJI) == "dynasty discard"


# Feint


def test_a_feint_adds_another_card_once_all_are_revealed() -> None:
    game = duel(["feint", "kolat-assassin"])
    game.second.does("focus:feint")
    game.second.does("trigger:feint").does("kolat-assassin")
    assert game.card(UJI).chi == 3 + game.card("feint").focus + game.card("kolat-assassin").focus
    assert game.zone("kolat-assassin") == "fate discard"


def test_a_feint_may_add_nothing_and_needs_another_card() -> None:
    game = duel(["feint"])
    game.second.does("focus:feint")
    assert game.second.asked != "reaction"


# Fight for My Favor


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


# Fight to the Setting Sun


def setting_sun(*guard: Any) -> Scene:
    second = {"personalities": [*guard, UJI], "hand": ["fight-to-the-setting-sun"]}
    game = scene(
        {"personalities": [fights("hisa"), "sanzo"], "hand": ["focus"], **FARM_IN_PROVINCE}, second, attack=battle_at(0)
    )
    game.pass_while(lambda: game.table.attack is not None and game.second.asked != "reaction")
    return game


def test_all_are_weary_when_they_fought_to_the_setting_sun() -> None:
    game = setting_sun(fights(YOJO, attachments=["light-infantry"]), fights(SUKUNE))
    game.second.does("trigger:fight-to-the-setting-sun")
    game.pass_to("dynasty", seat=0, turn=1)
    assert game.card(YOJO).bowed and game.card(SUKUNE).bowed and game.card(YOJO).followers[0].bowed
    assert not game.card(UJI).bowed and game.zone("hisa") == "dynasty discard"


def test_a_player_whose_units_all_fell_benefits_from_the_setting_sun_too() -> None:
    army = {"personalities": [fights("hisa")], "hand": ["fight-to-the-setting-sun"], **FARM_IN_PROVINCE}
    game = scene(army, {"personalities": [fights(YOJO), UJI]}, attack=battle_at(0))
    game.pass_while(lambda: not game.first.may("trigger:fight-to-the-setting-sun"))
    assert game.zone("hisa") == "dynasty discard"
    game.first.does("trigger:fight-to-the-setting-sun")
    game.pass_to("dynasty", seat=0, turn=1)
    assert game.card(YOJO).bowed and not game.card(UJI).bowed


def test_a_rallying_cry_keeps_up_a_personality_who_fought_to_the_setting_sun() -> None:
    """Attackers bow after a battle, but attackers whom the card rallies do not."""
    game = setting_sun(fights(YOJO), fights(SUKUNE))
    game.second.does("trigger:fight-to-the-setting-sun")
    yojo = game.card(YOJO)
    game.happens(game.table.framework.apply(yojo, "cannot:bow-after-attack", until="attack"))
    game.pass_to("dynasty", seat=0, turn=1)
    assert not yojo.bowed and game.card(SUKUNE).bowed


def test_a_personality_who_did_not_fight_does_not_benefit_from_the_setting_sun() -> None:
    game = setting_sun()
    assert game.table.attack is None and game.zone("fight-to-the-setting-sun") == "hand"


# The Final Breath


def test_the_fallen_takes_a_weaker_foe_along() -> None:
    # Daidoji Uji had 3 Chi; Hida Unari has 3, Hida Sukune 2.
    game = fight({"personalities": [fights(UNARI), fights(SUKUNE)]},
                 {"personalities": [fights(UJI)], "hand": ["the-final-breath"]})  # fmt: skip
    game.pass_to("reaction", 1)
    game.second.does("trigger:the-final-breath")
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(UNARI) == "play"


def test_nobody_of_as_much_chi_is_taken_along() -> None:
    game = fight({"personalities": [fights(UNARI)]}, {"personalities": [fights(UJI)], "hand": ["the-final-breath"]})
    game.resolve_battle()
    assert game.second.hand == ["the-final-breath"] and game.zone(UNARI) == "play"


# Final Charge


def charged(leader: str, *followers: str, **facts: Any) -> bool:
    """Tell whether Final Charge may answer the destruction of the leader."""
    game = (
        samurai_fallen(*followers, leader=leader)
        if not facts
        else scene({"hand": ["charge"]}, {"personalities": [at(leader, attachments=[*followers])], "hand": [CHARGE]})
    )
    fate = run_batch(game.table, [game.table.rules_of(0).destroy(game.card(leader))])
    return any(option.key.startswith(f"trigger:{CHARGE}") for prompts in [next(fate, ())] for one in prompts
               for option in one.options)  # fmt: skip


def test_nobody_can_aim_at_the_missing_leader() -> None:
    game = samurai_fallen("medium-infantry")
    falls(game)
    leaderless = game.second.player.personalities[0]
    assert leaderless.forbids("be-targeted", game.table.rules_of(0)) and leaderless.forbids("bow")


def test_after_the_battle_they_are_destroyed() -> None:
    game = samurai_fallen("medium-infantry")
    falls(game)
    game.resolve_battle()
    assert game.zone("medium-infantry") == "fate discard" and not game.second.player.personalities


def test_the_unit_is_gone_with_its_last_follower() -> None:
    game = samurai_fallen("medium-infantry")
    falls(game)
    game.happens(game.table.rules_of(0).destroy(game.card("medium-infantry")))
    assert not game.second.player.personalities


def test_the_missing_leader_is_no_card_that_brings_honor() -> None:
    game = samurai_fallen(LIGHT_INFANTRY)
    falls(game)
    honor = game.first.honor
    game.resolve_battle()
    assert game.first.honor == honor + 2


def test_it_is_for_a_samurai_with_followers_in_a_battle() -> None:
    assert charged(YOJO, LIGHT_INFANTRY)
    assert not charged(YOJO)
    assert not charged(TOMO, LIGHT_INFANTRY)
    assert not charged(YOJO, LIGHT_INFANTRY, home=True)


def test_in_the_resolution_it_comes_too_late() -> None:
    game = samurai_fallen(LIGHT_INFANTRY)
    game.resolve_battle()
    assert game.zone(CHARGE) == "hand" and "stay-behind" not in game.kinds
    assert LIGHT_INFANTRY in [one.id for one in game.second.player.fate_discard]


# Focus


def test_hiroru_lays_a_focus_before_he_strikes_somebody_bowed() -> None:
    game = murdered()
    game.first.does("use:matsu-hiroru")
    assert game.first.asked == "lay-focus"
    game.first.does("focus:focus")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 5


def test_hiroru_need_not_lay_a_focus() -> None:
    game = murdered()
    game.first.does("use:matsu-hiroru").does("pass")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.zone("matsu-hiroru") == "dynasty discard" and game.first.hand == ["focus"]


def test_the_oni_does_not_focus() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"], "honor": 9},
                 {"personalities": ["hida-yakamo-oni"], "hand": ["focus"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_while(lambda: game.table.duel is not None)
    assert game.second.hand == ["focus"]


# A Personality of another player takes the place of the Master of Fire, who has laid his only Focus card.


def test_a_substitute_fights_with_the_laid_focus_card_but_does_not_see_it() -> None:
    """Everything but the fighter stays the same. The card remains its owner's, and nobody else may look at it."""
    sworn = at("isawa-tsuke", lasting=[{"attribute": "clan:Scorpion", "value": 1, "until": "game"}])
    game = scene(
        {"personalities": [sworn], "hand": ["focus", "naginata"]},
        {"personalities": [at(UNARI, tokens=[{"chi": 9}])], "hand": ["light-infantry"]},
        {"personalities": ["bayushi-tangen"], "hand": ["archers"]},
    )
    game.first.does("use:isawa-tsuke").chooses(UNARI).does("focus:focus")
    game.third.does("trigger:bayushi-tangen")
    laid = next(record for record in game.match.records if record.kind == "focus")
    assert laid.seats == (0,) and laid.facts["player"] == 0
    seen = [game.match.view(seat)["duel"]["duelists"][0]["focused"] for seat in range(3)]
    assert seen == [[game.card("focus", 0).key], [], []]
    game.second.does("focus:light-infantry")
    game.pass_while(lambda: game.table.duel is not None)
    # The Master of Fire is promised that the duel does not kill him. Tangen is not.
    assert game.card("isawa-tsuke").in_play and game.zone("bayushi-tangen") == "dynasty discard"
    assert game.zone("focus", 0) == "fate discard"
    discards = [record.facts["player"] for record in game.match.records if record.kind == "discard"]
    assert discards == [0, 1]


# Forced Alliance


def pact() -> Scene:
    game = scene({"personalities": [fights("hida-amoro"), fights(UNARI)], "hand": ["forced-alliance"], "honor": 20},
                 {"personalities": [SUKUNE, UJI], "honor": 20}, attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    game.first.does("trigger:forced-alliance")
    return game


def test_the_province_is_spared_and_a_player_who_sends_units_against_the_ally_loses_10_honor_once() -> None:
    game = pact()
    assert not game.province(1, 0).destroyed
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0)
    assert game.second.honor == 20
    game.second.commits(hida_sukune="0.0", daidoji_uji="0.1")
    assert game.second.honor == 10 and not game.table.durations.delayed


def test_an_attack_without_units_breaks_no_alliance() -> None:
    game = pact()
    game.pass_to("declare-attack", seat=1, turn=2)
    game.second.attacks(0).commits()
    game.pass_to("action", seat=0, turn=3)
    assert game.second.honor == 20 and len(game.table.durations.delayed) == 2


def test_the_alliance_ends_with_the_third_turn() -> None:
    game = pact()
    game.pass_to("action", seat=1, turn=6)
    assert len(game.table.durations.delayed) == 2
    game.pass_to("action", seat=1, turn=8)
    assert not game.table.durations.delayed


# He's Mine, Sneak Attack, Defend Your Honor
#
# For Defend Your Honor, neither the wording of 1996 nor a ruling was found. The challenge follows the latest wording:
# the player who lost Honor by it may send anybody unbowed or refuse, and the loss is then that player's.


def test_another_samurai_claims_the_duel() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [UNARI, KUWANAN], "hand": ["he-s-mine"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UNARI)
    game.second.does("accept")
    game.second.does("trigger:he-s-mine")
    assert game.card(UNARI).bowed and game.zone(UJI) == "dynasty discard" and game.card(KUWANAN).bowed


def test_nobody_elsewhere_or_bowed_claims_a_duel() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge"]},
                 {"personalities": [UNARI, at(KUWANAN, bowed=True)], "hand": ["he-s-mine"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UNARI)
    game.second.does("accept")
    assert game.second.hand == ["he-s-mine"]


# Honorable Seppuku


def test_a_samurai_dies_with_honor_before_he_is_dishonored() -> None:
    game = scene({"personalities": [SUKUNE], "hand": ["marries-a-barbarian"], "honor": 9},
                 {"personalities": [YOJO], "hand": ["honorable-seppuku"], "honor": 9})  # fmt: skip
    game.first.does("play:marries-a-barbarian").chooses(YOJO)
    game.second.does("trigger:honorable-seppuku")
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 11
    assert game.card(YOJO).died != "dishonorably"


def test_nobody_dies_for_the_dishonor_of_others() -> None:
    game = scene({"personalities": [SUKUNE], "hand": ["marries-a-barbarian"], "honor": 9},
                 {"personalities": [YOJO], "hand": ["honorable-seppuku"], "honor": 9})  # fmt: skip
    game.first.does("play:marries-a-barbarian").chooses(SUKUNE)
    assert not game.second.may("trigger:honorable-seppuku") and game.card(SUKUNE).dishonored


# Investigation


def test_a_trade_that_could_not_make_up_the_cost_is_not_offered() -> None:
    hand = ["medium-infantry", "kolat-assassin", "investigation", "light-infantry"]
    game = paying("merchant-caravan", hand=hand, stronghold=at(STRONGHOLDS["Scorpion"], bowed=True))
    game.first.does("attach:medium-infantry")
    offered = [card for card in ("kolat-assassin", "investigation", "light-infantry")
               if game.first.may(f"trade:merchant-caravan>{card}")]  # fmt: skip
    assert offered == ["kolat-assassin", "investigation"]


def test_investigation_cancels_the_assassin_and_costs_its_player_five_more() -> None:
    """The rulebook's example of a Reaction (9): the effects are prevented, and 5 Honor is lost.

    The example pays "the necessary costs", and the Assassin's own cost is lost whether it succeeds or not. Only later
    printings name the costs of Investigation, and say whose card must be the target.
    """
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 5},
        {"personalities": ["daidoji-uji"], "hand": ["investigation"]},
    )
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:investigation")
    assert game.zone("daidoji-uji") == "play"
    assert game.zone("kolat-assassin") == "fate discard" and game.zone("investigation") == "fate discard"
    assert game.first.honor == 5 - 4 - 5


# Kharmic Strike


def test_a_kharmic_strike_kills_both() -> None:
    game = duel(["kharmic-strike"], other=KUWANAN)
    game.second.does("focus:kharmic-strike")
    assert game.zone(YOJO) == game.zone(KUWANAN) == "dynasty discard" and game.second.honor == 10


# Know Your Enemy (Crimson and Jade): a bonus "after" each action of the other side.


def test_what_is_learned_from_a_shot_comes_after_the_shot() -> None:
    game = scene(
        {"personalities": ["ikoma-tsanuri"], "hand": ["know-your-enemy"]}, {"personalities": ["mirumoto-sukune"]}
    )
    game.to_attack().attacks(1)
    game.first.commits(ikoma_tsanuri="1.0")
    game.first.does("trigger:know-your-enemy")
    game.second.commits(mirumoto_sukune="1.0")
    assert game.card("ikoma-tsanuri").force == 3
    game.second.does("use:mirumoto-sukune").chooses("ikoma-tsanuri")
    assert game.zone("ikoma-tsanuri") == "dynasty discard"


def test_a_tactician_learns_from_every_action_of_the_other_side() -> None:
    game = scene({"personalities": ["matsu-tsuko"], "hand": ["know-your-enemy"]},
                 {"personalities": [UJI], "hand": ["careful-planning", "careful-planning"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_tsuko="1.0")
    game.first.does("trigger:know-your-enemy")
    game.second.commits(daidoji_uji="1.0")
    before = game.card("matsu-tsuko").force
    game.second.does("play:careful-planning").chooses(UJI)
    assert game.card("matsu-tsuko").force == before + 1
    game.first.does("pass")
    game.second.does("play:careful-planning").chooses(UJI)
    assert game.card("matsu-tsuko").force == before + 2


def test_only_tacticians_know_their_enemy() -> None:
    game = scene({"personalities": [YOJO], "hand": ["know-your-enemy"]}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    assert game.first.asked != "reaction"


# Kolat Infiltrator


def test_an_infiltrator_spoils_the_gold_of_a_holding() -> None:
    game = scene({"personalities": [YOJO], "hand": ["naginata"], "holdings": ["gold-mine", "gold-mine"], **POOR},
                 {"hand": ["kolat-infiltrator"], "holdings": GOLD})  # fmt: skip
    game.first.does("attach:naginata").pays()
    game.second.does("trigger:kolat-infiltrator:1").pays()
    assert game.first.hand == ["naginata"] and all(one.bowed for one in game.cards("gold-mine", 0))


def test_an_action_paid_with_spoiled_gold_is_not_played() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD, "honor": 10},
                 {"personalities": [YOJO], "hand": ["kolat-infiltrator"], "holdings": GOLD})  # fmt: skip
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:kolat-infiltrator:1").pays()
    assert game.zone(YOJO) == "play" and "kolat-assassin" in game.first.hand


def test_an_infiltrator_stops_what_a_holding_bows_for() -> None:
    game = scene({"holdings": ["hawks-and-falcons"], "honor": 5}, {"hand": ["kolat-infiltrator"], "holdings": GOLD})
    game.first.does("use:hawks-and-falcons")
    game.second.does("trigger:kolat-infiltrator").pays()
    assert game.first.honor == 5 and game.card("hawks-and-falcons").bowed


def test_a_stronghold_is_no_holding() -> None:
    game = scene({}, {"hand": ["kolat-infiltrator"], "holdings": GOLD})
    game.first.does("use:the-war-fortress-of-the-crab")
    assert game.second.hand[0] == "kolat-infiltrator" and game.second.asked != "reaction"


# Leaderless Followers


def test_the_followers_fight_on_without_their_samurai() -> None:
    game = samurai_fallen("medium-infantry", LIGHT_INFANTRY)
    falls(game)
    (leaderless,) = game.second.player.personalities
    assert game.zone(YOJO) == "dynasty discard" and game.zone("naginata") == "fate discard"
    assert leaderless.id == "leaderless-followers" and leaderless.in_battle
    assert [one.id for one in leaderless.followers] == ["medium-infantry", LIGHT_INFANTRY]
    assert game.battle.total("defend") == sum(one.force for one in leaderless.followers)
    kept(game)


# Martyr


def test_martyr_blames_the_army_that_killed() -> None:
    strong = fights(YOJO, attachments=["heavy-infantry"])
    game = scene({"personalities": [strong, HOME], "honor": 10}, {"personalities": [fights(UJI)], "hand": ["martyr"]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("pass")
    game.first.does("pass")
    game.second.does("trigger:martyr")
    # 2 for the dead Personality, minus 5.
    assert game.first.honor == 7


def test_martyr_blames_the_assassin() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "honor": 10, "holdings": GOLD}, {"personalities": [UJI], "hand": ["martyr"]}
    )
    game.first.does("play:kolat-assassin").pays()
    game.second.does("trigger:martyr")
    assert game.first.honor == 1


# Martyr (Imperial): in a battle, "any Personality in the opposing army" may bear the blame.


def test_a_martyr_may_blame_an_ally_of_the_killer() -> None:
    archers = fights(AMORO, attachments=["shuriken-of-serpents"])
    game = scene({"personalities": [archers], "honor": 10}, {"personalities": [fights(UJI)], "hand": ["martyr"]},
                 {"personalities": [fights(UNARI)], "honor": 10},
                 attack=battle_at(0, allies={2: "attack"}), to_act=0)  # fmt: skip
    game.first.does("use:shuriken-of-serpents").chooses(UJI)
    game.second.does("trigger:martyr").does("player:2")
    assert (game.first.honor, game.third.honor) == (10, 5)


# Mercy


def test_mercy_spares_the_defeated_for_3_honor_a_card() -> None:
    led = fights(UJI, attachments=["light-infantry"])
    game = fight({"personalities": [fights(UNARI), fights(SUKUNE)], "hand": ["mercy"]}, {"personalities": [led]})
    game.first.does("pass")
    game.second.does("pass")
    game.first.does("trigger:mercy")
    assert game.zone(UJI) == "play" and game.first.honor == 16 and game.card("light-infantry").in_play


def test_mercy_spares_no_province_and_is_for_winners() -> None:
    strong = [fights(AMORO), fights(UNARI), fights(SUKUNE)]
    game = fight({"personalities": strong, "hand": ["mercy"]}, {"personalities": [fights(UJI)], "hand": ["mercy"]})
    game.first.does("pass")
    game.second.does("pass")
    game.first.does("trigger:mercy")
    assert game.province(1, 0).destroyed and game.zone(UJI) == "play" and game.second.hand == ["mercy"]


# A Moment of Truth (AoD)


def test_the_winner_of_a_duel_becomes_experienced() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge", "a-moment-of-truth-aod"],
                  "dynasty_deck": ["small-farm", "daidoji-uji-experienced"]}, {"personalities": [SUKUNE]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_to("reaction", 0)
    game.first.does("trigger:a-moment-of-truth-aod")
    game.first.does("daidoji-uji-experienced")
    wiser = game.card("daidoji-uji-experienced")
    assert wiser.zone == "play" and wiser.covers[0].id == UJI


def test_the_victors_of_a_battle_may_find_nothing() -> None:
    game = fight(
        {"personalities": [fights(UNARI)], "hand": ["a-moment-of-truth-aod"]}, {"personalities": [fights(UJI)]}
    )
    game.pass_to("reaction", 0)
    game.first.does("trigger:a-moment-of-truth-aod")
    assert game.zone("a-moment-of-truth-aod") == "fate discard" and game.card(UNARI).zone == "play"


def test_without_an_opposing_army_there_is_no_moment_of_truth() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["a-moment-of-truth-aod"]}, {})
    game.resolve_battle()
    assert game.first.hand == ["a-moment-of-truth-aod"]


# Passing on the Soul


def test_passing_on_the_soul_hands_an_item_on() -> None:
    dying = at(YOJO, attachments=["naginata"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [dying, KUWANAN], "hand": ["passing-on-the-soul"]})  # fmt: skip
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    game.second.does("trigger:passing-on-the-soul")
    assert game.zone(YOJO) == "dynasty discard" and game.card("naginata").host is game.card(KUWANAN)


# The Perfect Gift


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


# Plea of the Peasants


# Plea of the Peasants (Shadowlands): what counts is whether units were assigned to the defense, not whether any fight.
def pleaded(defenders: dict[str, str], **facts: Any) -> Scene:
    strong = at("hida-unari", tokens=[{"force": 19}])
    game = scene({"personalities": [strong], "honor": 10},
                 {"personalities": [UJI], "hand": ["plea-of-the-peasants"], "honor": 4}, **facts)  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(hida_unari="1.0")
    game.second.commits(**defenders)
    return game


def test_plea_of_the_peasants_costs_the_destroyer_of_an_undefended_province() -> None:
    strong = fights("hida-unari", tokens=[{"force": 9}])
    game = scene({"personalities": [strong], "honor": 10}, {"hand": ["plea-of-the-peasants"]}, attack=battle_at(0))
    game.pass_to("reaction", seat=1)
    game.second.does("trigger:plea-of-the-peasants")
    assert game.province(1, 0).destroyed and game.first.honor == 5


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


# Poisoned Weapon


def test_a_poisoned_weapon_does_nothing_to_togai() -> None:
    game = scene(
        {"personalities": [YOJO], "hand": ["iaijutsu-challenge", "poisoned-weapon", "naginata"], "honor": 10},
        {"personalities": ["bayushi-togai"], "hand": []},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.first.does("trigger:poisoned-weapon")
    assert game.zone("bayushi-togai") == "play" and game.zone(YOJO) == "dynasty discard"


# Rally Troops


def test_rallied_followers_go_to_a_personality_who_was_not_sent() -> None:
    led = at(YOJO, attachments=["light-infantry", "medium-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD},
                 {"personalities": [led, at(UNARI, bowed=True), SUKUNE], "hand": ["rally-troops"]})  # fmt: skip
    game.first.does("play:kolat-assassin").chooses(YOJO).pays()
    game.second.does("trigger:rally-troops").does(UNARI).does(SUKUNE)
    hosts = {worn.id: worn.host.id for one in (UNARI, SUKUNE) for worn in game.card(one).followers if worn.host}
    assert hosts == {"light-infantry": UNARI, "medium-infantry": SUKUNE} and game.zone(YOJO) == "dynasty discard"


def test_nobody_rallies_to_a_personality_who_is_alone_or_was_sent() -> None:
    led = at(YOJO, attachments=["medium-infantry"])
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD}, {"personalities": [led], "hand": ["rally-troops"]})
    game.first.does("play:kolat-assassin").pays()
    assert game.second.hand == ["rally-troops"] and game.zone("medium-infantry") == "fate discard"


# Reserve Movement


def test_reserves_are_attached_after_the_dynasty_phase_for_their_costs() -> None:
    game = scene({"personalities": [YOJO], "hand": ["reserve-movement", "naginata", "light-infantry", "biting-steel"],
                  "holdings": GOLD}, {})  # fmt: skip
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:reserve-movement").does("naginata").pays("bow:gold-mine", "bow:gold-mine")
    assert not game.first.may("biting-steel")
    game.first.does("light-infantry").pays("bow:gold-mine")
    assert [one.id for one in game.card(YOJO).attachments] == ["naginata", "light-infantry"]


def test_reserves_move_in_the_own_turn_and_need_somebody() -> None:
    game = scene({}, {"hand": ["reserve-movement"]})
    game.pass_to("action", seat=1, turn=2)
    assert "reserve-movement" in game.second.hand


# Resist Magic


def test_magic_at_the_players_cards_is_resisted() -> None:
    caster = at(TSUKE, attachments=["energy-transference"])
    game = scene({"personalities": [caster]}, {"personalities": [at(UJI)], "hand": ["resist-magic"]})
    game.first.does("use:energy-transference").chooses(UJI)
    game.second.does("trigger:resist-magic")
    assert game.card(UJI).force == 2 and game.card(TSUKE).bowed


def test_magic_at_others_is_not_resisted() -> None:
    caster = at(TSUKE, attachments=["energy-transference"])
    game = scene({"personalities": [caster, UNARI]}, {"personalities": [UJI], "hand": ["resist-magic"]})
    game.first.does("use:energy-transference").chooses(UNARI)
    assert not game.second.may("trigger:resist-magic")


# A Samurai's Fury: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def raging(samurai: Any = None, hand: tuple[str, ...] = (FURY, "charge")) -> Scene:
    attacker = fights(UJI) if samurai is None else samurai
    return scene({"personalities": [attacker], "hand": list(hand)}, {"personalities": [fights(UNARI)]},
                 attack=battle_at(0))  # fmt: skip


def test_a_furious_samurai_gives_one_more_action_after_all_have_passed() -> None:
    game = raging()
    game.pass_to("reaction", seat=0)
    force = game.card(UJI).force
    game.first.does(f"trigger:{FURY}").chooses(UJI)
    assert game.first.asked == "battle-action"
    game.first.does("play:charge")
    compared = next(one for one in game.match.records if one.kind == "compare-force")
    assert compared.facts["attack"] == force + 3 and game.zone(FURY) == "fate discard"


def test_the_fury_may_be_played_after_a_terrain_takes_effect() -> None:
    game = scene({"personalities": [fights(UJI)], "hand": [FURY, "charge"]},
                 {"personalities": [fights(UNARI)], "hand": ["dispersive-terrain"]}, attack=battle_at(0))  # fmt: skip
    force = game.card(UNARI).force
    game.second.does("play:dispersive-terrain")
    game.pass_to("reaction", seat=0)
    assert game.first.may(f"trigger:{FURY}") and game.card(UNARI).force == force + 2


@pytest.mark.parametrize("one", [fights(YOJO), fights(TSUKE), at(UJI)])
def test_only_a_samurai_of_three_chi_in_the_battle_is_furious(one: Any) -> None:
    game = raging(one)
    game.pass_while(lambda: bool(game.match.open_prompts()) and not game.first.may(f"trigger:{FURY}"), 20)
    assert not game.match.open_prompts() or game.table.battle is None


def test_the_fury_may_end_in_nothing() -> None:
    game = raging()
    game.pass_to("reaction", seat=0)
    game.first.does(f"trigger:{FURY}").chooses(UJI)
    game.first.passes()
    assert game.zone(FURY) == "fate discard"


# Scorn


def scorned() -> Scene:
    game = scene(
        {"personalities": [at(KUWANAN, attachments=["naginata"])], "hand": ["iaijutsu-challenge"], "honor": 10},
        {"personalities": ["hida-amoro"], "hand": ["scorn"]},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("trigger:scorn")
    game.pass_while(lambda: game.first.asked == "reaction")
    return game


def test_scorn_shames_a_personality_who_challenges_a_far_weaker_one() -> None:
    game = scorned()
    assert game.card(KUWANAN).dishonored and game.first.honor == 6
    game.second.does("accept")
    assert game.zone("hida-amoro") == "dynasty discard" and game.first.honor == 6


def test_scorn_ends_with_a_refusal_and_needs_a_difference_of_5() -> None:
    game = scorned()
    game.second.does("refuse")
    assert not game.table.players[0].forbids("gain-honor") and not game.table.durations.delayed
    even = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge"]},
                 {"personalities": ["hida-amoro"], "hand": ["scorn"]})  # fmt: skip
    even.first.does("play:iaijutsu-challenge")
    assert even.second.asked == "challenge"


# Shady Dealings


def dealing(*hand: str, **facts: Any) -> Scene:
    return scene({"personalities": [UNARI], "hand": list(hand), **facts}, {"hand": ["charge"]})


def test_the_stronghold_makes_five_gold_and_stays_bowed() -> None:
    game = dealing(DEALINGS, INFANTRY)
    game.first.does(f"attach:{INFANTRY}").does(DEAL)
    home = game.table.players[0].stronghold
    assert home.bowed and game.card(INFANTRY).in_play and game.card(DEALINGS).zone == "play"
    assert home.forbids("straighten")
    kept(game)
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert home.bowed and not game.card(UNARI).bowed


def test_it_pays_where_the_stronghold_alone_cannot() -> None:
    game = dealing(DEALINGS, "hawk-riders", holdings=[SILVER, SILVER, SILVER])
    assert game.first.may("attach:hawk-riders")
    assert not dealing("charge", "hawk-riders", holdings=[SILVER, SILVER]).first.may("attach:hawk-riders")


def test_five_gold_paid_later_free_the_stronghold() -> None:
    game = dealing(DEALINGS, INFANTRY, holdings=[SILVER] * 3)
    game.first.does(f"attach:{INFANTRY}").does(DEAL)
    game.second.does("pass")
    game.first.does(f"use:{DEALINGS}").pays()
    assert game.zone(DEALINGS) == "fate discard"
    assert not game.table.players[0].stronghold.forbids("straighten")


def test_it_cannot_be_destroyed_without_the_gold() -> None:
    game = dealing(DEALINGS, INFANTRY)
    game.first.does(f"attach:{INFANTRY}").does(DEAL)
    assert not game.first.may(f"use:{DEALINGS}")


def test_a_bowed_stronghold_makes_no_deal() -> None:
    game = dealing(DEALINGS, INFANTRY, stronghold=at("the-war-fortress-of-the-crab", bowed=True), holdings=[SILVER] * 2)
    game.first.does(f"attach:{INFANTRY}")
    assert not game.first.may(DEAL)


def test_it_helps_with_no_personality_and_no_action() -> None:
    side = {"provinces": [{"card": at(UNARI)}, {}, {}, {}], "hand": [DEALINGS], "holdings": [SILVER] * 3}
    game = scene({**side, "honor": 10}, phase="dynasty", to_act=0)
    game.first.does(f"recruit:{UNARI}").chooses("gold")
    assert game.first.asked == "pay" and not game.first.may(DEAL)


@pytest.mark.parametrize("last", [DEALINGS, "charge"])
def test_the_question_to_act_does_not_tell_whether_the_last_card_is_it(last: str) -> None:
    game = scene({"personalities": [UNARI], "hand": [last]}, {"hand": ["charge"]}, asked=(0,))
    dear = game.table.hypothetical_card(find_card("hawk-riders"), 0)
    assert not affordable(game.first.player, 5, dear) and affordable(game.first.player, 4, dear)


# Slander


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


# He's Mine, Sneak Attack, Defend Your Honor
#
# For Defend Your Honor, neither the wording of 1996 nor a ruling was found. The challenge follows the latest wording:
# the player who lost Honor by it may send anybody unbowed or refuse, and the loss is then that player's.


def test_a_sneak_attack_lets_the_attacker_act_first() -> None:
    game = scene({"personalities": [YOJO], "hand": ["sneak-attack", "charge"]},
                 {"personalities": [UJI], "hand": ["outflank"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.pass_to("reaction", 0)
    game.first.does("trigger:sneak-attack")
    assert game.first.asked == "battle-action" and game.second.asked is None


def test_nobody_sneaks_past_a_watchtower() -> None:
    watched: list[Any] = [{}, {"attached": ["watchtower"]}, {}, {}]
    game = scene({"personalities": [YOJO], "hand": ["sneak-attack"]},
                 {"personalities": [UJI], "provinces": watched})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.1")
    game.second.commits(daidoji_uji="1.1")
    with pytest.raises(AssertionError, match="nobody is asked"):
        game.pass_to("reaction", 0)


# Spoils of War (Forbidden Knowledge): the Items of the destroyed army, and no others.


def test_an_item_that_its_own_player_has_used_up_is_no_spoil() -> None:
    archer = fights(AMORO, attachments=["shuriken-of-serpents"])
    game = fight({"personalities": [archer, *STRONG[1:]], "hand": ["spoils-of-war"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("use:shuriken-of-serpents").chooses("light-infantry")
    assert game.zone("shuriken-of-serpents") == "fate discard"
    resolved(game)
    assert game.zone(UJI) == "dynasty discard" and not game.first.may("trigger:spoils-of-war")


# Spoils of War, Cremation, Virtues of Command


def test_the_spoils_go_to_a_personality_who_is_no_samurai() -> None:
    game = beaten("spoils-of-war", fights(AMORO), fights(UNARI), fights(SUKUNE))
    game.first.does("trigger:spoils-of-war").does("naginata")
    assert game.card("naginata").host is game.card(AMORO) and game.card("naginata").controller == 0


def test_samurai_take_no_spoils() -> None:
    game = beaten("spoils-of-war", fights(UNARI), fights(SUKUNE))
    assert game.first.asked != "reaction" and game.first.hand == ["spoils-of-war"]


# A Stout Heart


def test_a_stout_heart_fears_nothing() -> None:
    led = fights(UJI, attachments=["light-infantry"])
    game = fight({"personalities": [fights(UNARI, attachments=["skeletal-troops"])]},
                 {"personalities": [led], "hand": ["a-stout-heart"]})  # fmt: skip
    game.first.does("use:skeletal-troops").chooses(UJI)
    game.second.does("trigger:a-stout-heart")
    assert not game.card("light-infantry").bowed


# Strike of Flowing Water


def test_the_focus_after_a_strike_of_flowing_water_counts_twice() -> None:
    game = duel(["strike-of-flowing-water", "kolat-assassin"], ["naginata"])
    game.second.does("focus:strike-of-flowing-water")
    game.first.does("focus:naginata")
    flowing, after = game.card("strike-of-flowing-water").focus, game.card("kolat-assassin").focus
    game.second.does("focus:kolat-assassin")
    assert game.card(UJI).chi == 3 + flowing + 2 * after


def test_a_strike_of_flowing_water_washes_all_focus_cards_away() -> None:
    game = duel(["no-dachi", "naginata", "strike-of-flowing-water"], ["kolat-assassin", "counterattack"])
    game.second.does("focus:no-dachi")
    game.first.does("focus:kolat-assassin")
    game.second.does("focus:naginata")
    game.second.does("trigger:strike-of-flowing-water")
    assert game.zone("no-dachi") == game.zone("kolat-assassin") == "fate discard"
    assert game.second.hand == ["naginata"]


# Strike With No-Thought


def test_a_strike_with_no_thought_adds_a_focus_once_in_a_duel() -> None:
    game = duel(["strike-with-no-thought", "strike-with-no-thought"])
    game.second.does("strike").does("trigger:strike-with-no-thought")
    assert game.card(UJI).chi == 3 + game.card("strike-with-no-thought").focus
    assert game.second.hand == ["strike-with-no-thought"]


# Tides of Battle


def test_a_stranger_to_the_attack_joins_the_side_it_likes_without_honor() -> None:
    game = scene({"personalities": [YOJO], "honor": 10}, {"personalities": [UJI], "honor": 10},
                 {"personalities": [UNARI], "hand": ["tides-of-battle"], "honor": 10})  # fmt: skip
    game.to_attack().attacks(1)
    game.pass_to("reaction", 2)
    game.third.does("trigger:tides-of-battle")
    game.first.commits(matsu_yojo="1.0")
    game.pass_to("commit", 2)
    game.third.does(f"commit:{UNARI}>province:1.0")
    attack = game.table.attack
    assert attack is not None and 2 in attack.allies and game.third.honor == 10


def test_the_attacker_and_the_defender_need_no_tides() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": [UJI], "hand": ["tides-of-battle"]}, {})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.pass_to("battle-action")
    assert game.second.hand == ["tides-of-battle"]


# To Avenge our Ancestors


@pytest.mark.parametrize("avenges", [True, False])
def test_the_ancestors_double_the_honor_of_one_resolution(avenges: bool) -> None:
    game = scene({"personalities": [UNARI], "hand": ["to-avenge-our-ancestors"], "honor": 10}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    game.first.commits(hida_unari="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.first.does("trigger:to-avenge-our-ancestors" if avenges else "pass")
    game.resolve_battle()
    assert game.first.honor == (14 if avenges else 12)


# To the Last Man


def last_stand(attackers: list[Any], defenders: list[Any]) -> Scene:
    game = scene({"personalities": attackers}, {"personalities": defenders, "hand": [STAND]}, attack=battle_at(0))
    game.pass_to("reaction", 1)
    game.second.does(f"trigger:{STAND}")
    return game


def test_the_winner_destroys_as_much_as_half_of_the_beaten_army() -> None:
    # The beaten army has 5 Force, and half of it is 3. The infantry has 2.
    game = last_stand([fights(UNARI, attachments=["light-infantry"]), fights(SUKUNE)],
                      [fights(UJI, tokens=[{"force": 3, "name": "Force"}])])  # fmt: skip
    assert game.card("light-infantry").force == 2
    infantry = next(one for one in game.first.options if "light-infantry" in one)
    with pytest.raises(Refused, match="total-too-low"):
        game.first.does(infantry)
    game.first.does(infantry, SUKUNE)
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(UNARI) == "play" and not game.card(UNARI).followers


def test_followers_who_fall_with_their_leader_count() -> None:
    strong = [{"force": 2, "name": "Force"}]
    weak = fights("isawa-tomo", attachments=[at("light-infantry", tokens=strong)])
    game = last_stand([weak, fights(UNARI)], [fights(UJI)])
    game.first.does("isawa-tomo")
    assert game.zone("isawa-tomo") == "dynasty discard" and game.zone(UNARI) == "play"


def test_a_winner_of_less_force_loses_everybody() -> None:
    game = scene({"personalities": [fights(UNARI)]},
                 {"personalities": [fights(UJI)], "hand": [STAND]}, attack=battle_at(0))  # fmt: skip
    game.pass_to("reaction", 1)
    game.happens(game.table.rules_of(0).apply(game.card(UNARI), "force", -3))
    game.second.does(f"trigger:{STAND}").chooses()
    game.first.chooses(UNARI)
    assert game.zone(UNARI) == "dynasty discard"


def test_nobody_takes_a_last_stand_without_a_lost_battle() -> None:
    won = scene({"personalities": [fights(SUKUNE)]}, {"personalities": [fights(UJI), fights(UNARI)], "hand": [STAND]},
                attack=battle_at(0))  # fmt: skip
    won.resolve_battle()
    assert won.second.hand == [STAND]
    away = scene({"personalities": [fights(UNARI)]}, {"personalities": [UJI], "hand": [STAND]}, attack=battle_at(0))
    away.resolve_battle()
    assert away.second.hand == [STAND]


# The Turtle's Shell


def test_the_turtles_shell_turns_arrows_away() -> None:
    game = fight({"personalities": [fights(HANARI)]}, {"personalities": [fights(UJI)], "hand": ["the-turtle-s-shell"]})
    game.first.does(f"use:{HANARI}").chooses(UJI)
    game.second.does("trigger:the-turtle-s-shell")
    assert game.zone(UJI) == "play" and game.card(HANARI).bowed


# Twist of Fate


def test_twist_of_fate_gives_one_more_action_before_the_end_phase() -> None:
    game = scene({"personalities": ["akodo-kage"], "hand": ["twist-of-fate"], "holdings": ["hawks-and-falcons"]}, LATER,
                 phase="dynasty", to_act=0)  # fmt: skip
    game.pass_while(lambda: not game.first.may("trigger:twist-of-fate"), 10)
    honor = game.first.honor
    game.first.does("trigger:twist-of-fate").does("use:hawks-and-falcons")
    assert game.first.honor == honor + 1 and game.zone("twist-of-fate") == "fate discard"


def test_twist_of_fate_is_for_the_players_own_dynasty_phase() -> None:
    game = scene(LATER, {"hand": ["twist-of-fate"], "holdings": ["hawks-and-falcons"]}, phase="dynasty", to_act=0)
    game.pass_to("action", 1)
    assert game.second.hand == ["twist-of-fate"] and not game.kinds.count("reaction")


# Utter Defeat


def humiliated() -> Scene:
    game = scene(
        {"personalities": [fights(UNARI)], "hand": []},
        {"personalities": [fights(UJI)], "hand": ["utter-defeat"], "honor": 10},
        attack=battle_at(0),
        to_act=1,
    )
    game.second.does("pass")
    game.first.does("pass")
    game.second.does("trigger:utter-defeat")
    return game


def test_the_utterly_defeated_lives_in_shame() -> None:
    game = humiliated()
    assert game.zone(UJI) == "play" and game.card(UJI).dishonored
    game.happens(game.table.framework.restore(game.card(UJI)))
    assert game.card(UJI).dishonored
    honor = game.second.honor
    game.pass_to("action", seat=0, turn=3)
    assert game.second.honor == honor - 1


def test_the_humiliated_orders_no_seppuku_of_his_own() -> None:
    game = humiliated()
    table = game.table
    loss = table.rules_of(1).lose_honor(3, by=(game.card(UJI),))
    game.happens(loss)
    game.happens(table.framework.seppuku(game.card(UJI)))
    assert game.zone(UJI) == "dynasty discard"


def test_an_assassin_is_no_utter_defeat() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": GOLD}, {"personalities": [YOJO], "hand": ["utter-defeat"]})
    game.first.does("play:kolat-assassin").pays()
    assert game.zone(YOJO) == "dynasty discard"


# Virtues of Command (Forbidden Knowledge): the Followers of "one of your units in this battle".


def test_only_a_unit_of_the_battle_learns_the_virtues_of_command() -> None:
    home = at(KUWANAN, attachments=["light-cavalry"])
    game = resolved(fight({"personalities": [*STRONG, home], "hand": ["virtues-of-command"]},
                          {"personalities": [fights(UJI)]}))  # fmt: skip
    assert game.zone(UJI) == "dynasty discard" and not game.first.may("trigger:virtues-of-command")


# Spoils of War, Cremation, Virtues of Command


def test_virtues_of_command_strengthen_followers_while_they_stay() -> None:
    game = beaten("virtues-of-command", fights(UNARI, attachments=["light-cavalry"]), fights(SUKUNE), other=fights(UJI))
    game.first.does("trigger:virtues-of-command")
    follower = game.card("light-cavalry")
    assert follower.force == 3
    game.happens(game.table.rules_of(0).attach(follower, game.card(SUKUNE)))
    assert follower.force == 2


def test_virtues_of_command_are_for_victors_over_an_army() -> None:
    game = beaten("virtues-of-command", fights(UJI, attachments=["light-cavalry"]), other=fights(AMORO))
    assert game.first.hand[0] == "virtues-of-command"


# Winning Kachiko's Favor


def test_gold_buys_honor_in_a_contest_for_the_favor() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 5, "hand": ["winning-kachiko-s-favor"], "holdings": GOLD}, {"honor": 10}
    )
    game.first.does(f"lobby:{YOJO}").does("trigger:winning-kachiko-s-favor").does("number:6").pays()
    game.pass_while(lambda: game.first.asked == "lobby" or game.second.asked == "lobby")
    assert game.table.favor == 0


def test_without_gold_the_contest_is_lost() -> None:
    game = scene(
        {"personalities": [YOJO], "honor": 5, "hand": ["winning-kachiko-s-favor"], "holdings": GOLD}, {"honor": 10}
    )
    game.first.does(f"lobby:{YOJO}").does("pass")
    game.pass_while(lambda: game.first.asked == "lobby" or game.second.asked == "lobby")
    assert game.table.favor is None


# Your Life is Mine


def spared() -> Scene:
    game = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge", "your-life-is-mine"], "honor": 10},
                 {"personalities": ["kitsu-toju"], "hand": ["light-infantry"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("strike")
    game.first.does("trigger:your-life-is-mine")
    return game


def test_a_personality_who_owes_a_life_shares_the_honor_that_he_earns() -> None:
    game = spared()
    assert game.zone("kitsu-toju") == "play" and game.first.honor == 15
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:kitsu-toju").chooses("light-infantry")
    gained = game.second.honor - 10
    assert gained > 0 and game.first.honor == 15 + gained


def test_other_honor_of_that_player_is_not_shared() -> None:
    game = spared()
    game.happens(game.table.rules_of(1).gain_honor(3))
    assert game.first.honor == 15
