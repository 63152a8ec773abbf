"""The phases of a turn (chapter 8)."""

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import EMPTY, at, scene


def provinces(*cards: object) -> list[dict[str, object]]:
    return [{"card": card} for card in cards] + EMPTY[len(cards) :]


@proves("turn-sequence", "turn")
def test_the_phases_follow_one_another() -> None:
    game = scene({"personalities": ["hida-sukune"]})
    game.pass_to("action", turn=2)
    phases = [record.facts["phase"] for record in game.match.records if record.kind == "phase-begins"]
    assert phases[-3:] == ["straighten", "events", "action"] and phases[:3] == ["attack", "dynasty", "end"]


@proves("straighten-phase", "straighten", "bow")
def test_only_the_turn_players_cards_straighten_and_all_of_them() -> None:
    bowed = {"personalities": [at("hida-sukune", bowed=True, attachments=[at("naginata", bowed=True)])]}
    game = scene(bowed, {"holdings": [at("small-farm", bowed=True)]}, phase="straighten")
    assert not game.card("hida-sukune").bowed and not game.card("naginata").bowed and game.card("small-farm").bowed


@proves("honor-victory", "winning")
def test_forty_family_honor_at_the_beginning_of_the_own_turn_wins() -> None:
    game = scene({"honor": 5}, {"honor": 40}, phase="end")
    assert game.outcome == {"winner": 1, "reason": "honor"}


@proves("honor-victory")
def test_forty_honor_later_in_the_turn_wins_nothing_yet() -> None:
    game = scene({"honor": 40}, {})
    assert game.outcome is None
    assert scene({}, {"honor": 39}, phase="end").outcome is None


@proves("events-phase", "face-down")
def test_facedown_cards_are_turned_up_one_by_one_from_the_dynasty_deck_on() -> None:
    lying = provinces("hida-sukune", "small-farm", at("jade-works", facedown=False))
    game = scene({"provinces": lying}, phase="events", asked=(0,))
    turned = [record.facts["province"] for record in game.match.records if record.kind == "turn-faceup"]
    assert turned == ["province:0.0", "province:0.1"]
    assert [card.id for card in game.first.player.faceup] == ["hida-sukune", "small-farm", "jade-works"]


@proves("events", "events-phase")
def test_an_event_is_resolved_and_discarded_and_its_province_filled_face_down() -> None:
    game = scene({"provinces": provinces("doom-of-the-crab"), "personalities": ["hida-sukune"]}, phase="events")
    assert game.card("hida-sukune").force == 1
    assert game.zone("doom-of-the-crab") == "dynasty discard"
    card = game.province(0, 0).card
    assert card is not None and card.id == "small-farm" and card.facedown


@proves("events")
def test_an_event_turned_up_at_another_time_waits_for_the_next_events_phase() -> None:
    lying = provinces(at("doom-of-the-crab", facedown=False))
    game = scene({}, {"provinces": lying, "personalities": ["hida-sukune"]})
    assert game.card("hida-sukune").force == 3
    game.pass_to("action", turn=2)
    assert game.card("hida-sukune").force == 1


@proves("action-phase", "action-phase-turn-player", "limited-actions", "open-actions")
def test_the_turn_player_begins_and_the_others_take_open_actions_only() -> None:
    other = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2}
    game = scene(
        {"holdings": ["retired-general"], "personalities": ["hida-sukune"], **{"hand": ["light-infantry"]}}, other
    )
    assert game.first.asked == "action" and game.first.may("attach:light-infantry")
    game.first.does("use:retired-general")
    assert game.second.asked == "action" and game.second.may("use:the-war-fortress-of-the-crab")
    assert not game.second.may("play:kolat-assassin")


@proves("action-phase")
def test_one_action_at_a_time_until_all_have_passed_in_a_row() -> None:
    game = scene({"holdings": ["retired-general"] * 2, "personalities": ["hida-sukune"]})
    game.first.passes()
    game.second.does("use:the-war-fortress-of-the-crab").chooses("province:1.0")
    game.first.does("use:retired-general")
    assert game.table.phase == "action" and game.first.asked == "action"
    game.first.passes()
    assert game.table.phase != "action" or game.table.turn == 2


@proves("dynasty-phase", "dynasty-entering", "holding")
def test_holdings_enter_bowed_and_personalities_straight_and_provinces_are_refilled_immediately() -> None:
    lying = provinces(at("small-farm", facedown=False), at("hida-sukune", facedown=False))
    game = scene({"provinces": lying, "honor": 5, "holdings": ["diamond-mine"]}, phase="dynasty")
    game.first.does("recruit:small-farm").pays()
    assert game.card("small-farm").bowed
    card = game.province(0, 0).card
    assert card is not None and card.facedown
    game.first.does("recruit:hida-sukune").does("gold").pays()
    assert not game.card("hida-sukune").bowed


@proves("dynasty-phase")
def test_unwanted_cards_are_discarded_from_the_provinces() -> None:
    lying = provinces(at("diamond-mine", facedown=False), at("jade-works", facedown=False), "small-farm")
    game = scene({"provinces": lying}, phase="dynasty")
    game.pass_to("discard-dynasty")
    assert set(game.first.options) == {"discard:diamond-mine", "discard:jade-works"}
    game.first.does("discard:jade-works")
    assert game.zone("jade-works") == "dynasty discard" and game.zone("diamond-mine") == "province"
    assert game.province(0, 1).card is not None and game.province(0, 1).card.facedown


@proves("dynasty-deck", "dynasty-phase")
def test_without_dynasty_cards_a_province_stays_empty_and_stands() -> None:
    lying = provinces(at("small-farm", facedown=False))
    game = scene({"provinces": lying, "dynasty_deck": []}, phase="dynasty")
    game.first.does("recruit:small-farm").pays()
    assert game.province(0, 0).card is None and not game.province(0, 0).destroyed


@proves("end-phase", "fate-hand")
def test_a_player_draws_and_discards_down_to_eight() -> None:
    game = scene({"hand": ["naginata"] * 7 + ["no-dachi"]}, phase="end")
    assert game.first.asked == "discard-hand" and len(game.first.hand) == 9
    assert game.first.refused() == "too-few"
    game.first.does("discard:no-dachi")
    assert game.first.hand.count("naginata") == 7 and game.zone("no-dachi") == "fate discard"


@proves("end-phase", "fate-deck", "discard")
def test_without_fate_cards_nothing_is_drawn_and_nothing_happens() -> None:
    game = scene({"fate_deck": [], "hand": ["naginata"]}, phase="end")
    assert game.first.hand == ["naginata"] and game.first.honor == 5
