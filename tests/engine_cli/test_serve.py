"""``serve``: another program plays a match."""

import json
import subprocess
import sys
from typing import Any

import pytest

from engine.cli.docs import PAGE, SCHEMA, page, schema_text
from engine.cli.messages import COMMANDS
from engine.l5r_lcg.machinery.position import dump

from ..patience import PATIENT
from .served import DECKS, Server, served


@pytest.fixture
def server() -> Server:
    return Server()


def test_the_page_and_the_schema_are_up_to_date() -> None:
    hint = "renew with: python -m engine.cli.docs"
    assert PAGE.read_text(encoding="utf-8") == page(), hint
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), hint


def test_every_command_is_documented() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert all(f"### `{name}`" in text for name in COMMANDS)


def test_it_lists_games_decks_and_cards(server: Server) -> None:
    assert server.ask("games", id=7)["games"][0]["seats"] == [2, 2]
    assert set(DECKS) <= {deck["id"] for deck in server.ask("decks", game="l5r-lcg")["decks"]}
    whole = server.ask("cards", game="l5r-lcg")["cards"]
    parts = [server.ask("cards", game="l5r-lcg", status=status)["cards"] for status in ("implemented", "missing")]
    assert sorted(card["id"] for part in parts for card in part) == sorted(card["id"] for card in whole)
    assert all(card["implemented"] for card in parts[0])


def test_a_prompt_holds_everything_that_a_program_needs(server: Server) -> None:
    reply = server.start(seed="3")
    (prompt,) = reply["prompts"]
    assert (prompt["kind"], prompt["rule"], reply["waiting"]) == ("place-stronghold", "setup.5", [prompt["seat"]])
    assert prompt["groups"] == [{"name": "", "least": 1, "most": 1, "total": None}]
    option = prompt["options"][0]
    assert (option["key"], option["verb"], option["alone"]) == (f"choose:{option['card']}", "choose", False)


def test_an_answer_brings_records_and_new_prompts(server: Server) -> None:
    server.start()
    reply = server.play_on(12)
    assert reply["version"] >= 12 and reply["prompts"]
    kinds = [record["kind"] for record in server.ask("log")["records"]]
    assert kinds[0] == "first-player" and "provinces-placed" in kinds


def test_a_viewer_gets_only_permitted_facts(server: Server) -> None:
    server.start()
    server.play_on(40)
    opened = server.ask("view", viewer="open")["view"]
    assert all("hand" in player and "conflict_cards" in player for player in opened["players"])
    for seat in (0, 1):
        players = server.ask("view", viewer=seat)["view"]["players"]
        assert ["hand" in player for player in players] == [seat == 0, seat == 1]
        mine = server.ask("prompts", viewer=seat)["prompts"]
        assert all(prompt["seat"] == seat for prompt in mine)
    assert server.ask("prompts", viewer="public")["prompts"] == []
    drawn = {v: [r["facts"] for r in server.ask("log", viewer=v)["records"] if r["kind"] == "draw"] for v in (0, 1)}
    assert [facts["player"] for facts in drawn[0] if "cards" in facts] == [0] * len(drawn[0][::2])
    assert server.ask("log", viewer=0)["decisions"] == []


def test_matches_stand_side_by_side(server: Server) -> None:
    server.start(match="a", seed="1")
    server.start(match="b", seed="1")
    server.play_on(9, "a")
    assert server.ask("prompts", match="b")["version"] == 0
    assert server.refused("prompts", match="c") == "unknown-match"


def test_a_whole_game_can_be_played(server: Server) -> None:
    server.start(seed="5")
    reply = server.play_on(3000)
    if reply["outcome"] is None:
        reply = server.ask("resign", seat=0)
    assert reply["outcome"]["winner"] in (0, 1) and reply["waiting"] == []
    assert server.refused("answer", seat=0, keys=["pass"]) == "match-over"


def test_undo_by_seat_and_by_consent(server: Server) -> None:
    first = server.start()["prompts"][0]
    seat, key = first["seat"], first["options"][0]["key"]
    server.ask("answer", seat=seat, keys=[key])
    assert server.refused("undo", seat=1 - seat) == "nothing-to-undo"
    assert server.ask("undo", seat=seat)["version"] == 0
    server.play_on(30)
    version = server.ask("prompts")["version"]
    assert server.refused("undo", seat=seat) in ("undo-needs-consent", "nothing-to-undo")
    assert server.ask("undo", seat=seat, consent=True)["version"] < version


def test_a_save_comes_back_as_it_was(server: Server) -> None:
    server.start()
    server.play_on(35)
    before, save = server.ask("prompts"), server.ask("save")["save"]
    assert (save["format"], save["version"]) == ("teahouse-match", 1)
    other = Server()
    loaded = other.ask("load", save=json.loads(json.dumps(save)))
    assert loaded["differences"] == {}
    assert {name: loaded[name] for name in before if name != "differences"} == before
    assert other.ask("view", viewer="open") == server.ask("view", viewer="open")
    assert other.ask("save")["save"] == save


def test_a_secret_answer_survives_saving(server: Server) -> None:
    server.start()
    while server.ask("prompts")["prompts"][0]["kind"] != "bid":
        server.play_on(1)
    server.ask("answer", seat=0, keys=["bid:3"])
    save = server.ask("save")["save"]
    assert save["held"] == {"0": ["bid:3"]}
    assert server.ask("load", save=save)["waiting"] == [1]


def test_a_fork_goes_its_own_way(server: Server) -> None:
    server.start()
    server.play_on(25)
    before = server.ask("save")["save"]
    assert server.ask("fork", to="copy")["match"] == "copy"
    server.play_on(10, "copy")
    assert server.ask("save")["save"] == before


def test_a_position_comes_back_from_its_literal(server: Server) -> None:
    server.start()
    while server.ask("prompts")["prompts"][0]["kind"] != "action":
        server.play_on(1)
    literal = server.ask("position")["position"]
    server.ask("load_position", match="again", game="l5r-lcg", position=literal)
    assert server.ask("position", match="again")["position"] == literal
    assert literal == dump(server.session.matches["main"].table)


def test_an_impossible_position_is_answered_with_all_that_is_wrong(server: Server) -> None:
    sides = [{"hand": ["no-such-card"], "fate": -1}, {}]
    assert server.refused("load_position", game="l5r-lcg", position={"players": sides}) == "impossible-position"
    assert server.data["problems"] == [{"at": "players.0.fate", "problem": "greater_than_equal"}]
    sides = [
        {"hand": ["no-such-card", "matsu-berserker"]},
        {"characters": [{"id": "doji-hotaru", "uid": 5}, {"id": "doji-hotaru", "uid": 5, "participating": True}]},
    ]
    position = {"step": "9.9", "players": sides}
    assert server.refused("load_position", game="l5r-lcg", position=position) == "impossible-position"
    found = {problem["problem"] for problem in server.data["problems"]}
    assert found == {"unknown-step", "unknown-card", "wrong-place", "unique-twice", "uid-twice", "no-conflict"}


def test_chance_can_be_fixed_in_a_position(server: Server) -> None:
    position = {
        "step": "3.2.2",
        "conflict": {"attacker": 0, "ring": "earth", "skill": "military"},
        "players": [
            {"conflict_deck": ["charge"] * 5, "characters": [{"id": "matsu-berserker", "participating": True}]},
            {"hand": ["banzai", "assassination", "court-games"]},
        ],
        "random": {"discard:1": ["assassination"]},
    }
    server.ask("load_position", game="l5r-lcg", position=position)
    while server.ask("prompts")["prompts"][0]["kind"] != "ring-effect":
        server.play_on(1)
    records = server.ask("answer", seat=0, keys=["resolve:ring:earth"])["records"]
    (discarded,) = [record["facts"]["cards"] for record in records if record["kind"] == "discard-at-random"]
    assert discarded[0].startswith("assassination#")


BAD_DECKS = [
    (["crane-starter", "no-deck"], "unknown-deck"),
    (["crane-starter", {}], "deck-shape"),
    (["crane-starter"], "seat-count"),
    (["crane-starter", {"stronghold": "x", "provinces": [], "dynasty": {}, "conflict": {}}], "unknown-card"),
]


@pytest.mark.parametrize(("decks", "error"), BAD_DECKS)
def test_a_deck_that_cannot_be_played_is_refused(server: Server, decks: list[object], error: str) -> None:
    assert server.refused("start", game="l5r-lcg", decks=decks) == error


def test_wrong_fields_are_all_named(server: Server) -> None:
    server.start()
    assert server.refused("answer", seat="0", keys=[1, None], more=1) == "bad-request"
    assert [problem["at"] for problem in server.data["problems"]] == ["seat", "keys.0", "keys.1", "more"]
    assert server.refused("start", game="l5r-lcg") == "bad-request"
    assert server.refused("start", game="go", decks=DECKS) == "unknown-game"
    assert server.refused("start", game="l5r-lcg", decks=DECKS, options={"asked": [2]}) == "not-seated"
    assert server.refused("start", game="l5r-lcg", decks=DECKS, seed="\ud800") == "bad-request"
    assert server.refused("view", viewer=-1) == "not-seated"
    assert server.refused("answer", seat=2, keys=["resign"]) == "not-seated"
    assert server.refused("resign", seat=-1) == "not-seated"
    assert server.refused("answer", seat=0, keys=["pass"], version=99) == "old-version"
    assert server.refused("answer", seat=server.ask("prompts")["waiting"][0], keys=["pass"]) == "unknown-option"


def levels(count: int) -> list[Any]:
    """Return lists within each other."""
    found: list[Any] = []
    for _ in range(count):
        found = [found]
    return found


def test_corrupt_saves_and_foreign_saves_get_different_errors(server: Server) -> None:
    server.start()
    server.play_on(20)
    save = server.ask("save")["save"]

    def loaded(**changes: object) -> str:
        return server.refused("load", save={**save, **changes})

    header = save["header"]
    assert server.refused("load", save={"x": 1}) == "not-a-save"
    assert loaded(version=2) == "save-version"
    assert loaded(log=[1]) == "corrupt-save"
    assert loaded(held={"7": []}) == "corrupt-save"
    assert loaded(header={**header, "game": "go"}) == "unknown-game"
    assert loaded(header={**header, "data": "other"}) == "other-rules"
    assert server.data["differences"] == {"data": {"saved": "other", "here": header["data"]}}
    rows = [dict(row) for row in save["log"]]
    rows[8]["keys"] = ["choose:nothing"]
    assert loaded(log=rows) == "corrupt-log" and server.data["row"] == 8
    assert loaded(header={**header, "options": {"asked": "all"}}) == "corrupt-save"
    for state in ({"gone": "\ud800"}, {"gone": levels(400)}):  # neither can be written again
        assert loaded(moments=[{**save["moments"][0], "state": state}]) == "corrupt-save"
    record = {**server.ask("log")["records"][0], "facts": {"about": "\udfff"}}
    assert loaded(moments=[], story=[{"row": 0, "records": [record]}]) == "corrupt-save"
    changed = {**save, "header": {**header, "rules": "0"}}
    assert server.ask("load", save=changed, accept_differences=True)["differences"]["rules"]["saved"] == "0"


def test_a_save_of_other_rules_is_resumed_in_its_state_and_load_lists_the_differences(server: Server) -> None:
    server.start()
    server.play_on(60)
    save, view = server.ask("save")["save"], server.ask("view")["view"]
    header = {**save["header"], "fingerprint": "older"}
    loaded = server.ask("load", save={**save, "header": header})
    assert (loaded["how"], loaded["lost"]) == ("same", 0) and list(loaded["differences"]) == ["fingerprint"]
    rows = [{**row, "keys": ["choose:nothing"]} if number == 8 else row for number, row in enumerate(save["log"])]
    other = {**save, "header": header, "log": rows}
    (moment,) = save["moments"]
    assert moment["row"] == len(rows)
    if moment["begins"]:
        assert server.refused("load", save=other) == "other-rules"
        loaded = server.ask("load", save=other, accept_differences=True)
        assert (loaded["how"], loaded["lost"]) == ("resumed", 0) and set(loaded["differences"]) == {
            "fingerprint",
            "state",
        }
        assert server.ask("view")["view"] == view
    else:
        assert server.refused("load", save=other, accept_differences=True) == "corrupt-log"
    changed = {**moment, "state": {**moment["state"], "gone": [1]}, "begins": False}
    assert server.refused("load", save={**save, "header": header, "moments": [changed]}) == "other-state"


def test_the_process_answers_line_by_line_and_ends_with_its_input() -> None:
    requests = [{"command": "games", "id": "é"}, "nonsense", {"command": "quit"}, {"command": "games"}]
    raw = "".join(json.dumps(request) + "\n" for request in requests)
    command = [sys.executable, "-m", "engine", "serve"]
    done = subprocess.run(command, input=raw, capture_output=True, text=True, timeout=PATIENT, check=False)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True]
    assert replies[0]["id"] == "é" and (done.returncode, done.stderr) == (0, "")


def test_a_last_line_without_an_end_is_answered() -> None:
    assert served(b'\n  \n{"command": "games"}')[0]["ok"]


def test_a_computer_answers_from_its_seat_and_only_plays_if_it_is_to(server: Server) -> None:
    seat = server.start(seed="3")["waiting"][0]
    one, two = (server.ask("computer", seat=seat, level="adept", seed="1", budget=8) for _ in range(2))
    assert one["keys"] == two["keys"] and one["version"] == 0
    played = server.ask("computer", seat=seat, level="novice", play=True)
    assert played["version"] >= 1 and played["records"] is not None


def test_a_computer_that_is_not_asked_or_not_known_is_refused(server: Server) -> None:
    seat = server.start(seed="3")["waiting"][0]
    assert server.refused("computer", seat=1 - seat) == "not-asked"
    assert server.refused("computer", seat=seat, level="god") == "unknown-level"
