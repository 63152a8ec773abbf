"""Cases that players argue about: several rules meet, and each must hold."""

import pytest

from engine.kernel.game import GameOver
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

SUKUNE, UNARI, YOJO, UJI, HORSE = "hida-sukune", "hida-unari", "matsu-yojo", "doji-kuwanan", "daidoji-uji"
DEAD = {"destroyed": True}
RINGS = ["ring-of-air", "ring-of-earth", "ring-of-fire", "ring-of-water"]


# Drawing, the hand


@proves("fate-deck", "end-phase")
def test_a_deck_that_runs_out_during_a_draw_gives_its_remaining_cards() -> None:
    game = scene({"personalities": ["kasuga-kyoji"], "fate_deck": ["naginata", "no-dachi"]})
    game.first.does("use:kasuga-kyoji:1")
    assert sorted(game.first.hand) == ["naginata", "no-dachi"]
    game.pass_to("action", 1, turn=2)
    assert len(game.first.hand) == 2 and game.match.outcome is None and game.table.is_in(0)


@proves("end-phase")
def test_only_the_turn_player_discards_down_to_the_limit() -> None:
    game = scene({"hand": ["naginata"] * 7}, {"hand": ["no-dachi"] * 12}, phase="end")
    assert len(game.first.hand) == 8 and len(game.second.hand) == 12 and game.table.turn == 2
    game.pass_to("discard-hand", 1)
    assert game.second.prompt is not None and game.second.prompt.groups[0].least == 13 - 8
    nothing_drawn = scene({"hand": ["naginata"] * 8, "fate_deck": []}, phase="end")
    assert len(nothing_drawn.first.hand) == 8 and nothing_drawn.table.turn == 2


# The end of the game


@proves("enlightenment-victory", "military-victory")
def test_the_fifth_ring_and_the_fall_of_the_last_opponent_together_are_one_victory() -> None:
    game = scene({"rings": RINGS, "hand": ["ring-of-the-void"]}, {"honor": -15})
    rules = game.table.rules_of(0)
    with pytest.raises(GameOver):
        game.happens(rules.enter_play(game.card("ring-of-the-void")), rules.lose_honor(5, seat=1, by=()))
    assert game.outcome == {"winner": 0, "reason": "enlightenment"}


@proves("family-honor", "enlightenment-victory")
def test_a_player_who_falls_with_the_fifth_ring_in_hand_is_still_eliminated() -> None:
    game = scene({"rings": RINGS, "hand": ["ring-of-the-void"], "honor": -15}, {})
    rules = game.table.rules_of(0)
    with pytest.raises(GameOver):
        game.happens(rules.enter_play(game.card("ring-of-the-void")), rules.lose_honor(5, by=()))
    assert game.outcome == {"winner": 1, "reason": "military"}


@proves("honor-victory", "province")
def test_forty_honor_does_not_help_a_player_without_provinces_before_the_turn() -> None:
    attackers = [fights(SUKUNE, "1.3", tokens=[{"force": 20}])]
    game = scene({"personalities": attackers}, {"honor": 45, "provinces": [DEAD, DEAD, DEAD, {}]}, attack=battle_at(3))
    game.pass_while(lambda: game.match.outcome is None)
    assert game.outcome == {"winner": 0, "reason": "military"}


# Attacks among several


@proves("declaration-segment", "allies", "two-main-rules")
def test_an_eliminated_player_is_neither_attacked_nor_asked_for_help() -> None:
    game = scene({"personalities": [SUKUNE]}, {}, {"honor": -25, "personalities": [YOJO]}, phase="attack")
    assert game.first.options == ["attack:player:1", "pass"]
    game.first.does("attack:player:1")
    assert game.first.asked == "commit"


def allied() -> Scene:
    """Let the first player attack the second with the help of the third."""
    attack = battle_at(0, invited={"attack": [2]}, allies={2: "attack"})
    return scene(
        {"personalities": [fights(SUKUNE)]},
        {"personalities": [fights(UJI, tokens=[{"force": 6}])]},
        {"personalities": [fights(UNARI)]},
        attack=attack,
    )


@proves("allies", "resolution-segment", "favor-uses")
def test_an_ally_whose_unit_went_home_shares_no_defeat_and_no_second_honor() -> None:
    game = allied()
    game.happens(game.table.framework.move(game.card(UNARI), None))
    game.resolve_battle()
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(UNARI) == "play" and not game.card(UNARI).bowed
    assert (game.second.honor, game.third.honor) == (5 + 2, 5)


@proves("allies", "battle-action-segment")
def test_an_ally_without_a_unit_there_takes_no_action_there() -> None:
    game = allied()
    assert game.table.attack is not None and game.table.attack.side_of(2) == "attack"
    game.second.passes()
    assert game.third.may("use:the-war-fortress-of-the-crab")
    game.happens(game.table.framework.move(game.card(UNARI), None))
    assert game.battle.units_of(2) == []


@proves("infantry-maneuvers", "cavalry-maneuvers")
def test_infantry_is_sent_before_cavalry_and_only_cavalry_answers_cavalry() -> None:
    game = scene({"personalities": [SUKUNE, HORSE]}, {"personalities": [YOJO, "shinjo-hanari"]}, phase="attack")
    game.first.does("attack:player:1")
    game.first.commits(hida_sukune="1.0")
    assert game.second.asked == "commit" and not game.second.may("commit:shinjo-hanari>province:1.1")
    game.second.commits()
    game.first.commits(daidoji_uji="1.1")
    assert game.second.asked == "commit" and not game.second.may("commit:matsu-yojo>province:1.1")
    game.second.commits(shinjo_hanari="1.1")
    assert game.card("shinjo-hanari").at is game.province(1, 1) and game.card(YOJO).at is None


@proves("cavalry-maneuvers", "cavalry")
def test_a_rider_with_men_on_foot_goes_with_the_infantry_or_not_at_all() -> None:
    rider = at(HORSE, attachments=["light-infantry"])
    game = scene({"personalities": [SUKUNE, rider]}, {}, phase="attack")
    game.first.does("attack:player:1")
    assert game.first.may("commit:daidoji-uji>province:1.0")
    game.first.commits(hida_sukune="1.0")
    assert game.first.asked != "commit" and game.card(HORSE).at is None


# Battles


@proves("destroyed", "resolution-segment", "unit")
def test_a_leader_who_dies_in_the_battle_takes_the_unit_along_and_nobody_wins() -> None:
    led = fights(SUKUNE, attachments=["light-infantry", "naginata"])
    game = scene({"personalities": [led]}, {"personalities": [fights(UJI)]}, attack=battle_at(0))
    game.happens(game.table.framework.destroy(game.card(SUKUNE)))
    assert game.battle.army("attack") == [] and game.zone("naginata", 0) == "fate discard"
    game.resolve_battle()
    assert (game.first.honor, game.second.honor) == (5, 5) and game.card(UJI).in_play
    ends = [record for record in game.match.records if record.kind == "battle-ends"]
    assert ends[0].facts["won_by"] is None and game.match.outcome is None


@proves("resolution-tie", "force-total")
def test_nothing_against_nothing_is_a_tie_that_nobody_survives() -> None:
    game = scene({"personalities": [fights(SUKUNE, bowed=True)]}, {"personalities": [fights(UJI, bowed=True)]},
                 attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.zone(SUKUNE) == game.zone(UJI) == "dynasty discard"
    assert (game.first.honor, game.second.honor) == (5 + 1, 5 + 1) and not game.province(1, 0).destroyed


@proves("resolution-attacker-wins", "province-strength")
def test_a_province_that_nobody_defends_falls_without_honor_and_only_to_more_than_its_strength() -> None:
    strength = scene().province(1, 0).strength
    for force, falls in ((strength, False), (strength + 1, True)):
        unit = fights(SUKUNE, tokens=[{"force": force - 3}])
        game = scene({"personalities": [unit]}, {}, attack=battle_at(0))
        assert game.battle.total("attack") == force
        game.resolve_battle()
        assert game.province(1, 0).destroyed is falls and game.first.honor == 5


# Duels


@proves("double-chi", "duel")
def test_double_chi_doubles_focus_cards_alone_and_also_where_force_is_compared() -> None:
    """Yojo's total is his Force of 2, a token of 1 and twice the Focus, because tokens are not doubled."""
    fighter = fights(YOJO, permanent=[{"attribute": "trait:Double Chi", "value": 1}], tokens=[{"force": 1}])
    side = {"personalities": [fighter], "hand": ["test-of-might", "counterattack"]}
    game = scene(
        {"personalities": [fights(SUKUNE, tokens=[{"force": 9}])], "hand": ["naginata"]}, side, attack=battle_at(0)
    )
    focus, other = game.card("counterattack").focus, game.card("naginata").focus
    game.second.does("play:test-of-might")
    game.first.does("focus:naginata")
    game.second.does("focus:counterattack")
    resolved = next(record for record in game.match.records if record.kind == "resolve-duel")
    totals = {key.partition("#")[0]: total for key, total in resolved.facts["duelists"]}
    assert totals == {YOJO: 2 + 1 + 2 * focus, SUKUNE: 12 + other}


@proves("experienced-overlay", "tokens", "dishonor")
def test_an_overlaid_personality_stays_bowed_and_dishonored_and_keeps_attachments() -> None:
    former = at("isawa-tadaka", bowed=True, dishonored=True, attachments=["jade-bow", "medium-infantry"],
                tokens=[{"force": 1, "chi": 1, "name": "Sensei"}],
                used=[{"ability": "isawa-tadaka.0", "seat": 0}])  # fmt: skip
    game = scene({"personalities": [former], "provinces": [{"card": at("isawa-tadaka-experienced")}, {}, {}, {}]},
                 phase="dynasty")  # fmt: skip
    game.first.does("overlay:isawa-tadaka-experienced>isawa-tadaka")
    one = game.card("isawa-tadaka-experienced")
    assert (
        one.bowed and one.dishonored and one.personal_honor == 0 and [token.name for token in one.tokens] == ["Sensei"]
    )
    assert [worn.id for worn in one.attachments] == ["jade-bow", "medium-infantry"]
    assert all(worn.host is one for worn in one.attachments) and game.zone("isawa-tadaka") == "under"


# Paying


@proves("paying-costs")
def test_one_producer_pays_for_one_card_alone_though_it_makes_more() -> None:
    stronghold = at("the-war-fortress-of-the-crab", bowed=True)
    game = scene({"personalities": [SUKUNE], "hand": ["light-infantry", "light-infantry"], "holdings": ["diamond-mine"],
                  "stronghold": stronghold})  # fmt: skip
    game.first.does("attach:light-infantry").pays()
    assert game.card("diamond-mine").bowed
    game.second.passes()
    assert not game.first.may("attach:light-infantry")
