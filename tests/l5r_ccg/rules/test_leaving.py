"""Elimination or leaving in the middle of a game of three players or more (chapters 1 and 4)."""

from typing import Any

import pytest

from engine.kernel.game import GameOver
from engine.l5r_ccg.machinery.position import dump, load
from engine.l5r_ccg.machinery.view import ALL, view
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import EMPTY, Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"
WAYS = ["leaves", "falls"]


def gone(game: Scene, seat: int, way: str) -> None:
    """Let a seat leave, or be eliminated by dishonor. The cards are removed before the next action."""
    if way == "leaves":
        game.match.answer(seat, ["resign"])
    else:
        rules = game.table.rules_of(seat)
        game.happens(rules.lose_honor(game.table.players[seat].honor + 20, seat=seat, by=()))


def to_next_turn(game: Scene) -> None:
    game.pass_to("action", turn=game.table.turn + 1)


@proves("two-main-rules", "your")
@pytest.mark.parametrize("way", WAYS)
def test_a_card_that_another_player_controls_goes_with_its_owner(way: str) -> None:
    game = scene({"personalities": [at(UJI, owner=2), YOJO]}, {}, {})
    gone(game, 2, way)
    to_next_turn(game)
    assert game.zone(UJI) == "removed" and game.first.in_play == [YOJO]
    assert game.card(UJI) in game.third.player.removed


@proves("two-main-rules", "your")
@pytest.mark.parametrize("way", WAYS)
def test_cards_that_the_leaver_controls_are_discarded_by_their_owners(way: str) -> None:
    """A ruling: the rulebook speaks only of the leaver's own cards.

    A card of another player does not return to play, because nobody brings it into play. The card goes to its owner's
    discard pile, and this does not count as a death.
    """
    game = scene({}, {}, {"personalities": [at(UJI, owner=0)]})
    gone(game, 2, way)
    to_next_turn(game)
    assert game.zone(UJI) == "dynasty discard" and game.card(UJI) in game.first.player.dynasty_discard
    assert not game.card(UJI).died


@proves("two-main-rules", "attach")
@pytest.mark.parametrize("way", WAYS)
def test_an_attachment_goes_with_its_owner_and_the_personality_stays(way: str) -> None:
    game = scene({"personalities": [at(YOJO, attachments=[at("naginata", owner=2), "light-infantry"])]}, {}, {})
    strong = game.card(YOJO).force
    gone(game, 2, way)
    to_next_turn(game)
    assert game.zone("naginata") == "removed" and game.zone("light-infantry") == "play"
    assert [card.id for card in game.card(YOJO).attachments] == ["light-infantry"] and game.card(YOJO).force < strong


@proves("two-main-rules", "destroyed")
@pytest.mark.parametrize("way", WAYS)
def test_a_personality_sustained_by_a_card_of_theirs_is_destroyed_before_the_next_question(way: str) -> None:
    weak = at(KUWANAN, tokens=[{"name": "Plague", "chi": -4}], attachments=[at("no-dachi", owner=2)])
    game = scene({"personalities": [weak]}, {"holdings": ["retired-general"]}, {})
    assert game.card(KUWANAN).chi == 1
    gone(game, 2, way)
    game.first.passes()
    assert game.second.asked == "action" and game.zone("no-dachi") == "removed"
    assert game.zone(KUWANAN) == "dynasty discard"


@proves("two-main-rules", "attach")
@pytest.mark.parametrize("way", WAYS)
def test_another_players_attachment_on_a_leavers_personality_is_discarded_with_it(way: str) -> None:
    game = scene({}, {}, {"personalities": [at(YOJO, attachments=[at("naginata", owner=0)])]})
    gone(game, 2, way)
    to_next_turn(game)
    assert game.zone(YOJO) == "removed" and game.card("naginata") in game.first.player.fate_discard


@proves("two-main-rules", "experienced-overlay")
@pytest.mark.parametrize("way", WAYS)
def test_a_former_self_goes_with_its_owner_from_under_the_one_that_covers_it(way: str) -> None:
    old, new = "isawa-tadaka", "isawa-tadaka-experienced"
    game = scene({"personalities": [at(new, covers=[at(old, owner=2)])]}, {}, {})
    gone(game, 2, way)
    to_next_turn(game)
    tadaka = game.card(new)
    assert tadaka.covers == () and tadaka.gained == () and game.zone(old) == "removed"
    assert len({id(card) for card in game.table.all_cards()}) == sum(1 for _ in game.table.all_cards())


@proves("two-main-rules", "your")
def test_a_card_borrowed_from_the_leaver_returns_to_its_owner() -> None:
    game = scene({"personalities": [at(UJI, owner=1)]}, {}, {})
    game.happens(game.table.rules_of(2).take_control(game.card(UJI), until="turn"))
    game.match.answer(0, ["resign"])
    to_next_turn(game)
    assert game.card(UJI).controller == 1 and game.card(UJI) in game.second.player.personalities


def allied(**more: Any) -> Scene:
    """The third player is the attacker's ally, the fourth the defender's; all fight at one province."""
    sides = [{"personalities": [fights(card)]} for card in (YOJO, SUKUNE, KUWANAN, UJI)]
    return scene(*sides, attack=battle_at(0, allies={2: "attack", 3: "defend"}, **more))


@proves("two-main-rules", "allies")
@pytest.mark.parametrize("way", WAYS)
def test_an_ally_who_leaves_takes_the_units_out_of_the_battle(way: str) -> None:
    game = allied()
    before = game.battle.total("attack")
    gone(game, 2, way)
    game.second.does("pass")
    assert game.zone(KUWANAN) == "removed" and game.battle.total("attack") == before - 3
    game.resolve_battle()
    # Yojo alone against both defenders: cards that have left the game give nobody honor.
    assert game.zone(YOJO) == "dynasty discard" and game.second.honor == 5 + 2


@proves("two-main-rules", "attack-phase")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_attack_is_over_when_a_leader_leaves(seat: int, way: str) -> None:
    game = allied()
    gone(game, seat, way)
    game.pass_to("action", turn=2)
    assert game.table.attack is None and game.table.battle is None
    assert all(one.at is None for one in game.table.personalities()) and game.zone(KUWANAN) == "play"
    assert game.table.active == {0: 1, 1: 2}[seat]


@proves("two-main-rules", "military-victory")
def test_if_all_but_one_fall_simultaneously_the_last_one_has_won() -> None:
    game = scene({}, {"honor": -15}, {"honor": -15})
    rules = game.table.framework
    with pytest.raises(GameOver):
        game.happens(*(rules.lose_honor(5, seat=seat, by=()) for seat in (1, 2)))
    assert game.outcome == {"winner": 0, "reason": "military"}


@proves("two-main-rules")
def test_if_everybody_falls_simultaneously_nobody_wins() -> None:
    game = scene({"honor": -15}, {"honor": -15}, {"honor": -15})
    rules = game.table.framework
    with pytest.raises(GameOver):
        game.happens(*(rules.lose_honor(5, seat=seat, by=()) for seat in range(3)))
    assert game.match.outcome is not None and (game.match.outcome.winners, game.match.outcome.ranks) == ((), (1, 1, 1))


@proves("two-main-rules", "military-victory")
def test_players_who_fall_together_share_a_place() -> None:
    game = scene({}, {"honor": -15}, {"honor": -15}, {"honor": -19})
    rules = game.table.framework
    game.happens(rules.lose_honor(1, seat=3, by=()))
    with pytest.raises(GameOver):
        game.happens(*(rules.lose_honor(5, seat=seat, by=()) for seat in (1, 2)))
    assert game.match.outcome is not None and game.match.outcome.ranks == (1, 2, 2, 4)
    # The result does not depend on how often values were computed, so a replay of the match is the same.
    assert game.table.fallen == [(3, 0), (1, 1), (2, 1)]


@proves("two-main-rules", "challenge", "duel")
def test_a_player_who_leaves_in_a_duel_strikes_and_the_others_play_on() -> None:
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "light-infantry"]},
                 {"personalities": [UJI], "hand": ["light-infantry"]}, {})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.second.asked == "duel"
    game.match.answer(1, ["resign"])
    assert game.table.duel is None and game.zone(UJI) == "removed"
    assert game.match.waiting() and all(seat != 1 for seat in game.match.waiting())


@proves("two-main-rules", "lobbying-contest")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_leaves_while_lobbying_gets_no_favor(seat: int) -> None:
    lobbyist = {"personalities": [SUKUNE], "honor": 5, "hand": ["light-infantry"] * 2}
    game = scene(lobbyist, {**lobbyist, "personalities": [UJI], "honor": 9}, {}, favor=1)
    game.first.does("lobby:hida-sukune")
    game.match.answer(seat, ["resign"])
    to_next_turn(game)
    assert game.table.favor != seat


@proves("turn", "two-main-rules")
def test_when_the_turn_player_falls_the_next_player_has_the_turn() -> None:
    game = scene({"honor": 0}, {}, {})
    gone(game, 0, "falls")
    to_next_turn(game)
    assert game.table.active == 1 and game.first.asked is None
    game.pass_to("action", seat=2, turn=3)
    game.pass_to("action", seat=1, turn=4)


@proves("reactions", "two-main-rules")
def test_an_eliminated_player_is_asked_nothing_though_the_cards_still_lie_there() -> None:
    """The cards of an eliminated player are removed before the next action. Until then they do nothing."""
    investigating = {"hand": ["investigation"], "holdings": ["diamond-mine"] * 2}
    game = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 3}, {"personalities": [UJI], "honor": 5},
                 {**investigating, "honor": 5})  # fmt: skip
    gone(game, 2, "falls")
    game.first.does("play:kolat-assassin").pays()
    assert game.third.asked is None and game.zone(UJI) == "dynasty discard"


@proves("two-main-rules")
def test_a_destroyed_seat_leaves_its_provinces_empty_for_good() -> None:
    game = scene({}, {"provinces": [{"card": "small-farm"}, {}, {}, {}]}, {})
    gone(game, 1, "leaves")
    to_next_turn(game)
    assert all(province.destroyed and province.card is None for province in game.second.player.provinces)


@proves("two-main-rules", "face-down", "fate-hand")
@pytest.mark.parametrize("way", WAYS)
def test_the_leavers_hidden_cards_stay_unseen(way: str) -> None:
    """ "Ces cartes ne peuvent être vues par les autres Joueurs": neither the hand nor the facedown cards are shown."""
    mine = {
        "hand": ["naginata"], "fate_deck": ["no-dachi"], "dynasty_deck": ["jade-works"], "holdings": ["gold-mine"],
        "provinces": [{"card": "iron-mine"}, {"card": at("silver-mine")}, {}, {}], "fate_discard": ["meditation"],
    }  # fmt: skip
    game = scene({}, {}, mine)
    gone(game, 2, way)
    to_next_turn(game)
    for viewer in (0, 2, None):
        shown = view(game.table, viewer)["players"][2]["removed"]
        assert sorted(key.partition("#")[0] for key in shown) == ["gold-mine", "meditation", "silver-mine"]
    assert len(view(game.table, ALL)["players"][2]["removed"]) == 7
    again = load("again", frozenset(), dump(game.table))
    assert view(again, 0)["players"][2]["removed"] == view(game.table, 0)["players"][2]["removed"]


@proves("two-main-rules", "attack-phase", "turn")
@pytest.mark.parametrize("segment", ["allies", "infantry", "cavalry", "battles", "battle"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_whose_attack_leader_is_out_has_no_attack(seat: int, segment: str) -> None:
    """The same happens when the player is eliminated during reactions: the units go home, and the next turn begins."""
    where = {"province": 0} if segment == "battle" else {}
    attack = {"attacker": 0, "defender": 1, "segment": segment, "allies": {2: "attack"}, "invited": {"attack": [2]}}
    sides: list[dict[str, Any]] = [{"personalities": [fights(one)], "provinces": EMPTY} for one in (SUKUNE, UJI, YOJO)]
    sides[seat]["honor"] = -20
    game = scene(*sides, attack={**attack, **where}, asked=(0, 1, 2))
    assert game.table.attack is None and game.table.battle is None
    assert all(one.at is None for one in game.table.personalities())
    game.pass_to("action", turn=2)
    assert game.table.active == {0: 1, 1: 2}[seat]


@proves("two-main-rules", "turn")
@pytest.mark.parametrize("phase", ["straighten", "events", "action", "dynasty", "end"])
def test_in_a_position_whose_turn_player_is_out_the_next_one_has_a_whole_turn(phase: str) -> None:
    game = scene({"honor": -20}, {"personalities": [at(UJI, bowed=True)]}, {}, phase=phase, asked=(0, 1, 2))
    assert (game.table.turn, game.table.active, game.table.phase) == (2, 1, "action") and not game.card(UJI).bowed


# Immediately


@proves("two-main-rules", "your")
def test_cards_lent_to_another_player_are_gone_before_the_next_decision() -> None:
    """A leaver's cards are removed immediately (1), even cards that others control. So nobody can lobby with them."""
    game = scene({"personalities": [at(SUKUNE, owner=3), YOJO], "holdings": ["retired-general"]}, {}, {}, {})
    assert game.first.may(f"lobby:{SUKUNE}")
    game.match.answer(3, ["resign"])
    assert game.zone(SUKUNE) == "removed" and game.first.asked == "action"
    assert not game.first.may(f"lobby:{SUKUNE}") and game.first.may(f"lobby:{YOJO}")


@proves("two-main-rules")
def test_the_leavers_cards_are_no_targets_any_more() -> None:
    game = scene({"personalities": [YOJO], "holdings": ["retired-general"]}, {}, {"personalities": ["toku"]})
    game.match.answer(2, ["resign"])
    game.first.does("use:retired-general")
    # Yojo is the only choice left, so nothing is asked.
    assert game.card(YOJO).force > game.card(YOJO).face.force


@proves("two-main-rules")
def test_in_the_middle_of_an_action_nothing_of_the_leaver_is_offered_any_more() -> None:
    game = scene({"personalities": [YOJO], "holdings": ["retired-general"]}, {"personalities": [UJI]},
                 {"personalities": ["toku"]})  # fmt: skip
    game.first.does("use:retired-general")
    assert game.first.asked == "target" and game.first.may("choose:toku")
    game.match.answer(2, ["resign"])
    assert not game.first.may("choose:toku") and game.first.may(f"choose:{YOJO}")
    game.first.does(UJI)
    assert game.card(UJI).force > game.card(UJI).face.force


@proves("two-main-rules", "producing")
def test_a_holding_of_the_leaver_pays_for_nothing_more() -> None:
    holdings = [at("diamond-mine", owner=2), *["gold-mine"] * 3]
    game = scene({"hand": ["kolat-assassin"], "holdings": holdings, "honor": 9}, {"personalities": [UJI, YOJO]}, {})
    game.first.does("play:kolat-assassin")
    assert game.first.asked == "target"
    game.match.answer(2, ["resign"])
    game.first.does(UJI)
    assert not game.first.may("bow:diamond-mine")
    game.first.pays()
    assert game.zone(UJI) == "dynasty discard" and game.zone("diamond-mine") == "removed"


@proves("two-main-rules", "paying-costs")
def test_an_action_stays_in_hand_if_the_holding_that_would_have_paid_for_it_leaves() -> None:
    game = scene({"hand": ["kolat-assassin"], "holdings": [at("diamond-mine", owner=2), "gold-mine"], "honor": 9},
                 {"personalities": [UJI, YOJO]}, {})  # fmt: skip
    game.first.does("play:kolat-assassin")
    game.match.answer(2, ["resign"])
    game.first.does(UJI)
    assert game.first.hand == ["kolat-assassin"] and game.zone(UJI) == "play" and game.first.honor == 9


@proves("two-main-rules", "paying-costs")
def test_a_player_who_leaves_after_announcing_an_action_pays_nothing_for_it() -> None:
    # Others may react before the costs are paid, because the player has negative Honor.
    game = scene({"hand": ["explosives"], "holdings": [*["gold-mine"] * 3, "merchant-caravan"], "honor": -1},
                 {"hand": ["bad-kharma"]}, {})  # fmt: skip
    game.first.does("play:explosives").chooses("gold-mine")
    assert game.second.may("trigger:bad-kharma")
    game.match.answer(0, ["resign"])
    game.second.does("pass")
    assert game.zone("explosives") == "removed" and game.match.pending


@proves("two-main-rules")
def test_two_may_leave_one_after_the_other_at_the_same_question() -> None:
    game = scene({"personalities": [at(SUKUNE, owner=3), at(UJI, owner=2), YOJO]}, {}, {}, {})
    game.match.answer(3, ["resign"])
    game.match.answer(2, ["resign"])
    assert game.first.in_play == [YOJO] and game.first.asked == "action"


@proves("two-main-rules")
def test_a_match_in_which_somebody_left_is_rebuilt_as_it_was() -> None:
    game = scene({"personalities": [at(SUKUNE, owner=2), YOJO]}, {"holdings": ["retired-general"]}, {})
    game.match.answer(2, ["resign"])
    game.first.does("pass")
    again = type(game.match).rebuild(game.match.header, game.match.log)
    assert again.game.open_view(again.table) == game.match.game.open_view(game.table)
    forked = game.match.fork().open_prompts()[0]
    assert [option.key for option in forked.options] == [option.key for option in game.match.open_prompts()[0].options]


@proves("two-main-rules", "straighten")
@pytest.mark.parametrize("way", WAYS)
def test_the_victim_of_an_eliminated_players_kidnapper_straightens_in_its_own_time(way: str) -> None:
    """A ruling: the cards of an eliminated player are removed, and nothing else happens (docs/decisions.md)."""
    game = scene({"hand": ["ninja-kidnapper"], "holdings": ["gold-mine"] * 5}, {"personalities": [UJI]}, {})
    game.first.does("play:ninja-kidnapper").pays()
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).bowed
    gone(game, 0, way)
    game.second.passes()
    assert game.zone("ninja-kidnapper") == "removed" and game.card(UJI).bowed
    game.pass_to("action", seat=1, turn=4)
    assert not game.card(UJI).bowed
