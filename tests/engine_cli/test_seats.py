"""The tools work with any number of seats, with anything that seats bring, and with a game that has only rules."""

import io
import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.__main__ import main
from engine.cli.perft import lawful
from engine.desks import RANDOM, find_desk, mixed_names, names_for
from engine.fuzzing import checks
from engine.fuzzing.facts import Broken
from engine.fuzzing.interference import check_interference
from engine.fuzzing.probe import Probe, find_probe
from engine.fuzzing.run import Failure, Plan, Tally, asked_seats, play_game
from engine.kernel.game import find_game, register
from engine.kernel.games import enter, withdraw
from engine.kernel.match import Match
from engine.kernel.prompt import Group, Option, Prompt, Refused
from engine.kernel.rng import Stream, Streams
from engine.players.driver import play_on
from engine.players.random import player

from ..kernel import trio
from .served import Server


class TrioProbe(Probe):
    """A probe of a game of three.

    Cards in other hands and in the deck may be swapped as long as nobody has shown one.
    """

    def exchanges(self, match: Match, viewer: int, stream: Stream) -> Any:
        others = [seat for seat, side in enumerate(match.table.sides) if seat != viewer and side.hand]
        at_rest = all(prompt.kind in ("gather", "build") for prompt in match.open_prompts())
        return (stream.pick(others), stream.below(len(match.table.deck))) if others and at_rest else None

    def exchange(self, match: Match, plan: Any, *, really: bool) -> list[Any]:
        seat, place = plan
        hand, deck = match.table.sides[seat].hand, match.table.deck
        if really:
            hand[0], deck[place] = deck[place], hand[0]
        return []

    def revealed(self, match: Match, viewer: int, cards: list[Any], since: int) -> bool:
        return any("card" in r.facts for record in match.records[since:] if (r := record.seen_by(viewer)))


@pytest.fixture(autouse=True)
def three_to_five() -> Iterator[str]:
    enter("trio", rules=trio.Trio(), probe=TrioProbe())
    yield "trio"
    withdraw("trio")
    register(trio.Trio())


def test_a_game_of_rules_alone_has_a_plain_desk_and_a_plain_probe() -> None:
    withdraw("trio")
    enter("trio", rules=trio.Trio())
    desk, probe = find_desk("trio"), find_probe("trio")
    assert desk.seats(desk.usual(4), Stream(1)) == ({},) * 4 and desk.cards() == desk.decks() == []
    match = Match.start(trio.header())
    assert probe.coverage([]).missing() == [] and desk.table(match.view(None))[0] == "round: 1"
    with pytest.raises(Refused, match="no-positions"):
        desk.position(match)


def test_every_seat_brings_something_and_the_game_says_how_many_there_are() -> None:
    assert len(names_for("trio")) == 3 and len(names_for("trio", count=5)) == 5
    assert names_for("trio", ["a", "b", "c", "d"]) == ["a", "b", "c", "d"]
    assert names_for("l5r-lcg", [RANDOM]) == [RANDOM, RANDOM]
    for given, count in ((["a", "b"], None), ([], 2), ([], 6), ([], 0), (["a", "b", "c"], 4)):
        with pytest.raises(Refused) as refusal:
            names_for("trio", given, count)
        assert refusal.value.reason == "seat-count" and refusal.value.data == {"least": 3, "most": 5}


def test_each_game_has_its_own_seats_that_are_asked_although_they_can_only_pass() -> None:
    assert [asked_seats("mixed", number, 2) for number in range(5)] == [(), (0, 1), (1,), (0, 1), (0,)]
    assert [asked_seats("mixed", number, 3) for number in (1, 2, 4, 5)] == [(0, 1, 2), (1, 2), (0, 1), ()]
    assert asked_seats("all", 7, 4) == (0, 1, 2, 3) and asked_seats("none", 7, 4) == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_of_many_seats_pass_all_checks_while_seats_leave(seats: int) -> None:
    tally = Tally(find_probe("trio").coverage([]))
    plan = Plan("trio", "many", names_for("trio", count=seats), every=4)
    for number in range(25):
        play_game(plan, number, tally)
    assert tally.games == 25 and tally.checked["leaving"] > 5 and tally.checked["answers compared"] > 50


def test_a_leak_between_three_seats_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = trio.Trio.view

    def leaky(self: trio.Trio, table: trio.TrioTable, viewer: int | None) -> dict[str, Any]:
        return {**honest(self, table, viewer), "high": [max(side.hand, default=0) for side in table.sides]}

    monkeypatch.setattr(trio.Trio, "view", leaky)
    plan, tally = Plan("trio", "leak", names_for("trio"), every=2), Tally(Probe().coverage([]))
    with pytest.raises(Failure) as failure:
        for number in range(20):
            play_game(plan, number, tally)
    assert isinstance(failure.value.problem, Broken) and failure.value.problem.check.startswith("exchange-")
    assert "--bring -,-,- --asked" in failure.value.command


def test_a_seat_that_is_still_asked_after_it_left_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(trio.header())
    monkeypatch.setattr(Match, "_answer_of_itself", lambda self, prompt: None)
    with pytest.raises(Broken):
        for number in range(10):
            checks.check_leaving(match, Probe(), Stream(number))


def test_the_same_question_to_three_seats_is_compared_for_each() -> None:
    match, compared = Match.start(trio.header(asked=(0, 1, 2))), 0
    for _ in play_on(match, dict.fromkeys(range(3), player(Stream(2)))):
        compared += sum(check_interference(match, viewer, TrioProbe(), Stream(viewer)) for viewer in range(3))
    assert compared > 30


def test_options_of_a_sum_must_each_be_part_of_an_answer() -> None:
    options = [Option(f"pay:{n}", "pay", n, number=n) for n in (2, 3, 5)]
    checks.check_answerable(Prompt(0, "pay", options, rule="1", groups=(Group("", 1, 3, total=(5, 7)),)))
    with pytest.raises(Broken, match="pay:2"):
        checks.check_answerable(Prompt(0, "pay", options, rule="1", groups=(Group("", 1, 3, total=(8, 8)),)))
    wood = [Option("wood:1", "wood", 1, number=1, times=3), Option("wood:2", "wood", 2, number=4)]
    checks.check_answerable(Prompt(0, "wood", wood, rule="1", groups=(Group("", 3, 3),)))


def test_an_option_that_can_never_be_taken_is_found() -> None:
    with pytest.raises(Broken, match="look:0"):
        checks.check_answerable(Prompt(0, "look", [Option("look:0", "look", 0)], rule="1", groups=(Group("", 0, 0),)))


def test_an_automatic_answer_that_its_prompt_would_refuse_is_found() -> None:
    match = Match.start(trio.header())
    checks.watch_answers(match)
    for prompt in match.pending:
        prompt.options = prompt.options[:1]
        prompt.check = lambda answer: "too-few"
    with pytest.raises(Broken, match="answer-refused"):
        match._settle()


def test_watched_answers_play_the_same_match() -> None:
    plain, watched = (Match.start(trio.header()) for _ in range(2))
    for match in (plain, watched):
        for _ in play_on(match, dict.fromkeys(range(3), player(Stream(7)))):
            if match is watched:
                checks.watch_answers(match)
    assert plain.log == watched.log and plain.outcome == watched.outcome is not None


def test_an_option_may_need_several_others_beside_it() -> None:
    def together(least: int) -> Prompt:
        def check(answer: tuple[Option, ...]) -> str | None:
            return None if not answer or len(answer) >= least else "too-few"

        moves = [Option(f"move:{n}", "move", n) for n in range(6)]
        return Prompt(0, "exchange", moves, rule="1", groups=(Group("", 0, 6),), check=check)

    checks.check_answerable(together(5))
    with pytest.raises(Broken, match="move:0"):
        checks.check_answerable(together(7))


def test_mixed_games_are_played_at_tables_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "trio", "--mixed", "--games", "6", "--every", "9"]) == 0
    names = {len(mixed_names("trio", Streams(str(number))["mixed"])) for number in range(40)}
    assert names == {3, 4, 5} and "games: 6" in capsys.readouterr().out


def test_a_failure_at_a_mixed_table_is_repeated_there() -> None:
    failure = Failure(Plan("trio", seed="s", names=(), mixed=True), 4, 1, ValueError())
    assert "--seed s --from 4 --games 1 --mixed" in failure.command


def test_fuzz_and_bench_take_the_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "trio", "--seats", "4", "--games", "3", "--every", "9"]) == 0
    assert capsys.readouterr().out.startswith("games: 3, decisions: ")
    assert main(["fuzz", "trio", "--seats", "2"]) == 2 and "seat-count least=3 most=5" in capsys.readouterr().err
    assert main(["fuzz", "l5r-lcg", "--seats", "3"]) == 2 and "seat-count least=2 most=2" in capsys.readouterr().err


def test_a_person_plays_against_computers_on_all_other_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n4\n3 3\n" * 70))
    assert main(["play", "trio", "--seats", "4"]) == 0
    text = capsys.readouterr().out
    assert "choose: options 1-3, sum 5-7" in text and "(up to 2)" in text
    assert '"ranks": [' in text and text.count("bids bids=") >= 3
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nresign\n"))
    assert main(["play", "trio"]) == 0
    assert '"reason": "points"' in capsys.readouterr().out, "the computers play on"
    assert main(["play", "trio", "--against", "a,b,c,d,e"]) == 2


def test_serve_starts_as_many_seats_as_are_asked_for() -> None:
    server = Server()
    assert next(g for g in server.ask("games")["games"] if g["name"] == "trio")["seats"] == [3, 5]
    state = server.ask("start", game="trio", seats=4, seed="9")
    assert state["waiting"] == [0, 1, 2, 3]
    assert server.ask("resign", seat=2)["outcome"] is None
    assert server.ask("prompts")["waiting"] == [0, 1, 3]
    assert server.ask("start", game="trio", seats=[{}, {}, {}], match="three")["waiting"] == [0, 1, 2]
    assert server.refused("start", game="trio", seats=6) == "seat-count" and server.data == {"least": 3, "most": 5}
    assert server.refused("start", game="l5r-lcg", seats=3) == "seat-count"
    two = server.ask("start", game="l5r-lcg", seats=2, seed="7", match="two")
    usual = server.start(seed="7")
    assert two["prompts"] == usual["prompts"] and two["records"] == usual["records"]
    assert server.refused("load_position", game="l5r-lcg", position={"players": [{}, {}]}, seats=4) == "seat-count"
    assert json.dumps(server.ask("save", match="two")["save"]["header"]["seats"]) == json.dumps(
        [{"deck": "crane-starter"}, {"deck": "lion-starter"}]
    )


def test_roots_decks_are_its_factions_and_each_seat_brings_one() -> None:
    server = Server()
    listed = [deck["id"] for deck in server.ask("decks", game="root")["decks"]]
    server.ask(
        "start", game="root", decks=[listed[0], "vagabond.ranger", {"faction": "eyrie"}], options={"map": "lake"}
    )
    view = server.ask("view", viewer="public")["view"]
    assert [player["faction"] for player in view["players"]] == ["marquise", "vagabond", "eyrie"]
    assert view["map"] == "lake" and view["players"][1]["character"] == "ranger"
    assert server.refused("start", game="root", decks=["marquise", "marquise"]) == "faction-twice"
    assert server.refused("start", game="root", decks=["marquise", "crane-starter"]) == "unknown-faction"


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg", "root"])
def test_a_setting_that_a_game_does_not_know_is_refused_and_those_it_knows_are_named(game: str) -> None:
    server = Server()
    assert server.refused("start", game=game, seats=2, options={"asked": [0], "colour": 1}) == "unknown-setting"
    assert server.data["setting"] == "colour"
    assert set(server.data["known"]) == {"asked", *getattr(find_game(game), "options", ())}
    server.ask("start", game=game, seats=2)
    position = server.ask("position")["position"]
    again = {"game": game, "position": position, "match": "again", "options": {"maps": "lake"}}
    assert server.refused("load_position", **again) == "unknown-setting"


def test_a_map_that_does_not_exist_is_refused() -> None:
    server = Server()
    assert server.refused("start", game="root", seats=2, options={"map": "atlantis"}) == "unknown-map"
    assert server.data == {"map": "atlantis"}


def test_a_position_says_how_many_seats_it_has() -> None:
    server = Server()
    server.ask("start", game="root", seats=3, seed="5")
    assert not server.ask("position")["whole"]
    while not server.ask("position")["whole"]:
        prompt = server.ask("prompts")["prompts"][0]
        way = next(lawful(Match.open_prompts(server.session.matches["main"])[0]))
        server.ask("answer", seat=prompt["seat"], keys=[option.key for option in way])
    position = server.ask("position")["position"]
    server.ask("load_position", game="root", position=position, match="again")
    assert server.ask("position", match="again")["position"] == position
    assert server.refused("load_position", game="root", position=position, seats=2) == "seat-count"


def test_a_broken_game_is_not_served_and_the_others_are() -> None:
    enter("broken", rules="tests.kernel.nowhere:Rules")
    server = Server()
    assert "broken" not in {game["name"] for game in server.ask("games")["games"]}
    assert server.refused("start", game="broken", seats=2) == "broken-game" and server.data == {"game": "broken"}
    assert server.refused("cards", game="broken") == server.refused("decks", game="broken") == "broken-game"
    server.start()
    assert main(["play", "broken"]) == main(["fuzz", "broken"]) == main(["bench", "broken"]) == 2
    withdraw("broken")


def test_players_answer_for_their_own_seats_alone() -> None:
    match, story = Match.start(trio.header()), []
    for prompt in play_on(match, {0: lambda prompt: ["bid:1"], 2: lambda prompt: ["bid:2"]}, lambda asked: asked[-1]):
        story.append((prompt.seat, match.waiting()))
    assert story == [(2, (0, 1)), (0, (1,))], "the last asked first, and nobody for seat 1"
    match.answer(1, ["bid:0"])
    with pytest.raises(Refused, match="unknown-option"):
        next(play_on(match, dict.fromkeys(range(3), lambda prompt: ["bid:1"])))
    everybody = dict.fromkeys(range(3), player(Stream(4)))
    assert sum(1 for _ in play_on(match, everybody)) > 10 and match.outcome is not None
    assert next(play_on(match, everybody), None) is None
