"""Setting up, choosing the first player, and leaving a game (chapters 5, 6 and 13)."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.l5r_ccg.definition import pool
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene

DYNASTY = {"small-farm": 3, "diamond-mine": 3, "jade-works": 3, "copper-mine": 3, "hida-sukune": 3, "hida-unari": 3}
FATE = {"light-infantry": 3, "medium-infantry": 3, "naginata": 3, "no-dachi": 3, "rallying-cry": 3}


def deck(stronghold: str = "the-war-fortress-of-the-crab", **more: Any) -> dict[str, Any]:
    return {"deck": {"stronghold": stronghold, "dynasty": DYNASTY, "fate": FATE, **more}}


def started(*seats: dict[str, Any], seed: str = "set-up", **options: Any) -> Scene:
    return Scene(Match.start(Header("l5r-ccg", seed, seats or (deck(), deck()), options=options)))


@proves("setup", "setup-honor", "stronghold", "fate-hand", "face-down")
@pytest.mark.parametrize("count", [2, 3, 6])
def test_everybody_begins_with_four_facedown_cards_five_in_hand_and_the_strongholds_honor(count: int) -> None:
    table = started(*[deck()] * count, asked=list(range(count))).table
    assert table.turn == 1 and len(table.players) == count
    for player in table.players:
        assert player.honor == 3 and len(player.hand) == 5
        assert len(player.fate_deck) == sum(FATE.values()) - 5
        if player.seat != table.active:
            assert all(one.card is not None and one.card.facedown for one in player.provinces)
            assert [province.strength for province in player.provinces] == [7, 7, 7, 7]


@proves("setup", "face-down")
def test_nobody_sees_a_facedown_card_or_another_hand() -> None:
    game = started(asked=[0, 1])
    waiting = 1 - game.table.active
    for viewer in (0, 1, None):
        shown = game.match.view(viewer)
        assert all(one["card"] == {"facedown": True} for one in shown["players"][waiting]["provinces"])
        for seat in (0, 1):
            assert ("hand" in shown["players"][seat]) == (seat == viewer)


@proves("first-player")
def test_the_highest_focus_that_is_cut_begins_and_ties_cut_again() -> None:
    for seed in range(12):
        game = started(seed=f"cut {seed}")
        cuts = [record.facts for record in game.match.records if record.kind == "cut"]
        assert len(cuts) >= 2 and len(cuts) % 2 == 0
        *tied, (one, other) = [cuts[number : number + 2] for number in range(0, len(cuts), 2)]
        assert all(first["focus"] == second["focus"] for first, second in tied)
        best = max((one, other), key=lambda cut: cut["focus"])
        began = next(record for record in game.match.records if record.kind == "first-player")
        assert one["focus"] != other["focus"] and began.facts["player"] == best["player"]


@proves("optional-first-turn")
def test_by_an_option_the_highest_family_honor_begins() -> None:
    seats = (deck(), deck("the-sacred-temple-of-the-phoenix"), deck())
    for seed in range(4):
        game = started(*seats, seed=str(seed), **{"first-player": "honor"})
        assert game.table.active == 1 and "cut" not in game.kinds


@proves("optional-first-turn")
def test_players_tied_for_the_highest_honor_each_add_a_focus() -> None:
    game = started(deck(), deck(), **{"first-player": "honor"})
    assert game.kinds.count("cut") >= 2


@proves("in-turn", "turn")
def test_turns_pass_clockwise() -> None:
    game = started(*[deck()] * 3, asked=[0, 1, 2])
    first = game.table.active
    for number in range(1, 5):
        assert game.table.active == (first + number - 1) % 3
        game.pass_to("action", turn=number + 1)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("nobody-has-this", "unknown-deck"),
        ({"stronghold": "the-war-fortress-of-the-crab"}, "deck-shape"),
        (deck(fate={"no-such-card": 1})["deck"], "unknown-card"),
        (deck(fate=DYNASTY)["deck"], "wrong-place"),
        (deck(stronghold="small-farm")["deck"], "wrong-place"),
        (deck(fate={"naginata": 0})["deck"], "wrong-count"),
        (deck(fate={"naginata": 3})["deck"], "too-few-cards"),
    ],
)
def test_a_deck_that_no_table_could_hold_is_refused(given: Any, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        started({"deck": given}, deck())
    assert refusal.value.reason == reason


def test_a_deck_with_a_card_that_has_no_rules_yet_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool()["naginata"], "implemented", False)
    with pytest.raises(Refused) as refusal:
        started(deck(), deck())
    assert refusal.value.reason == "card-not-implemented"


@pytest.mark.parametrize("count", [1, 7])
def test_two_to_six_play(count: int) -> None:
    with pytest.raises(Refused) as refusal:
        started(*[deck()] * count)
    assert refusal.value.reason == "seat-count"


@proves("two-main-rules")
def test_a_player_who_leaves_takes_all_cards_along_and_the_others_play_on() -> None:
    game = started(*[deck()] * 3, asked=[0, 1, 2])
    leaver = (game.table.active + 1) % 3
    game.match.answer(leaver, ["resign"])
    game.pass_to("action", turn=2)
    assert game.table.active == (leaver + 1) % 3
    player = game.table.players[leaver]
    assert (
        not player.hand and not player.fate_deck and len(player.removed) == sum(DYNASTY.values()) + sum(FATE.values())
    )


def test_the_last_one_at_the_table_wins() -> None:
    game = started(*[deck()] * 3, asked=[0, 1, 2])
    game.match.answer(1, ["resign"])
    assert game.outcome is None
    game.match.answer(2, ["resign"])
    assert game.outcome == {"winner": 0, "reason": "left"}
