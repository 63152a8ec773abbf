"""``serve`` plays the 1997 game like every other game."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import decks, pool
from engine.l5r_ccg.game import playable

from .served import Server

GAME = "l5r-ccg"
DECKS = [deck.id for deck in decks().values() if playable(deck)][:3]


@pytest.fixture
def server() -> Server:
    server = Server()
    server.ask("start", game=GAME, decks=DECKS, seed="7", options={"asked": [0, 1, 2]})
    return server


def test_it_starts_as_many_seats_as_are_wanted(server: Server) -> None:
    for seats in (2, 6):
        server.ask("start", game=GAME, match=str(seats), seats=seats)
        assert len(server.ask("view", match=str(seats))["view"]["players"]) == seats


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"decks": DECKS[:1]}, "seat-count"),
        ({"seats": 7}, "seat-count"),
        ({"decks": ["no-deck", *DECKS]}, "unknown-deck"),
        ({"decks": [{}, {}]}, "deck-shape"),
        ({"decks": DECKS, "options": {"first-player": "me"}}, "unknown-choice"),
        ({"decks": DECKS, "options": {"asked": [3]}}, "not-seated"),
    ],
)
def test_a_match_that_cannot_start_is_refused_with_its_reason(
    server: Server, fields: dict[str, Any], error: str
) -> None:
    assert server.refused("start", game=GAME, **fields) == error


@pytest.mark.parametrize(
    "part", ["unknown-card", "card-not-implemented", "wrong-place", "wrong-count", "too-few-cards"]
)
def test_a_deck_that_no_table_could_hold_is_refused(server: Server, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool()["one-koku"], "implemented", False)
    deck: dict[str, Any] = decks()[DECKS[0]].model_dump(mode="json")
    change = {
        "unknown-card": {"fate": {**deck["fate"], "no-such-card": 1}},
        "card-not-implemented": {"fate": {**deck["fate"], "one-koku": 1}},
        "wrong-place": {"fate": {**deck["fate"], "small-farm": 1}},
        "wrong-count": {"fate": {**deck["fate"], "light-infantry": 0}},
        "too-few-cards": {"fate": {"light-infantry": 3}},
    }[part]
    assert server.refused("start", game=GAME, decks=[{**deck, **change}, *DECKS]) == part


def test_answers_out_of_turn_or_out_of_the_question_change_nothing(server: Server) -> None:
    reply = server.play_on(12)
    seat = reply["waiting"][0]
    keys = reply["prompts"][0]["options"][0]["key"]
    assert server.refused("answer", seat=(seat + 1) % 3, keys=["pass"]) == "not-asked"
    assert server.refused("answer", seat=3, keys=["pass"]) == "not-seated"
    assert server.refused("answer", seat=seat, keys=["fly"]) == "unknown-option"
    assert server.refused("answer", seat=seat, keys=[keys, keys]) in ("repeated-option", "too-many", "not-together")
    assert server.refused("answer", seat=seat, keys=[keys], version=0) == "old-version"


def test_each_viewer_sees_what_it_may_and_no_more(server: Server) -> None:
    server.play_on(30)
    for viewer in (0, 1, 2, "public"):
        view = server.ask("view", viewer=viewer)["view"]
        assert [seat for seat, player in enumerate(view["players"]) if "hand" in player] == (
            [] if viewer == "public" else [viewer]
        )
        lying = [province["card"] for player in view["players"] for province in player["provinces"]]
        assert all(set(card) == {"facedown"} for card in lying if card is not None and card["facedown"])
    whole = server.ask("view", viewer="open")["view"]
    assert all("hand" in player and "fate_cards" in player for player in whole["players"])


def test_a_position_a_save_and_a_fork_make_the_same_table(server: Server) -> None:
    server.play_on(60)
    # A position is between two actions, or at the beginning of a phase.
    while server.play_on(1)["prompts"][0]["kind"] != "action":
        pass
    position = server.ask("position")["position"]
    server.ask("load_position", game=GAME, match="copy", position=position, options={"asked": [0, 1, 2]})
    server.ask("fork", to="fork")
    server.ask("load", match="saved", save=server.ask("save")["save"])
    wanted = server.ask("view", viewer="open")["view"]
    for match in ("copy", "fork", "saved"):
        assert server.ask("view", match=match, viewer="open")["view"] == wanted


def test_an_impossible_position_is_refused_with_every_problem_and_its_place(server: Server) -> None:
    sides = [{"hand": ["small-farm"]}, {"personalities": ["no-such-card"]}]
    assert server.refused("load_position", game=GAME, position={"players": sides}) == "impossible-position"
    assert [(one["at"], one["problem"]) for one in told(server)] == [
        ("players.0.hand.0", "wrong-place"), ("players.1.personalities.0", "unknown-card"),
    ]  # fmt: skip
    assert server.refused("load_position", game=GAME, position={"players": [{}, {}]}, seats=3) == "seat-count"


def told(server: Server) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.data["problems"]
    return found


def test_an_answer_is_taken_back_and_given_again(server: Server) -> None:
    reply = server.play_on(20)
    seat, before = reply["waiting"][0], server.ask("view", viewer="open")["view"]
    server.play_on(1)
    server.ask("undo", seat=seat, consent=True)
    assert server.ask("view", viewer="open")["view"] == before


def test_going_back_by_consent_costs_honor_where_that_was_chosen(server: Server) -> None:
    sides = [{"honor": 5, "hand": ["archers"]}, {"honor": 6, "hand": ["archers"]}]
    options = {"asked": [0, 1], "going-back": True}
    server.ask("load_position", game=GAME, position={"phase": "action", "players": sides}, options=options)
    for seat in (0, 1):
        server.ask("answer", seat=seat, keys=["pass"])
    assert server.refused("undo", seat=0) == "undo-needs-consent"
    assert server.ask("undo", seat=0, consent=True)["waiting"] == [0]
    assert [player["honor"] for player in server.ask("view")["view"]["players"]] == [2, 6]
    log = server.ask("log")
    assert log["decisions"][-1] == {"seat": 0, "keys": ["went-back"], "auto": False}
    assert log["records"][-1]["facts"] == {"player": 0, "amount": 3}
    assert server.refused("answer", seat=0, keys=["went-back"]) == "unknown-option"


def test_seats_resign_one_by_one_and_the_last_has_won(server: Server) -> None:
    server.play_on(15)
    assert server.ask("resign", seat=1)["outcome"] is None
    assert server.refused("resign", seat=1) == "already-left"
    server.play_on(15)
    assert server.ask("resign", seat=0)["outcome"]["winners"] == [2]
    assert server.refused("answer", seat=2, keys=["pass"]) == "match-over"
