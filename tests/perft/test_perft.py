"""Every legal answer is counted once, and the counts of ten positions do not change."""

import io
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.cli.perft import Count, begin, count_all, divide, lawful, read_start, text_of
from engine.kernel.match import Match
from engine.kernel.prompt import Group, Option, Prompt, Refused

from ..kernel import trio

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))
LCG = HERE / "l5r-lcg"
# The most answers that a test counts, so that it is quick. `make soak` counts all of them.
QUICK = 600


def game_of(path: Path) -> str:
    return path.parent.name


def named(path: Path) -> str:
    return f"{game_of(path)}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_the_counts_of_a_position_are_those_that_are_kept(path: Path) -> None:
    start = read_start(str(path))
    depth = next((n for n, row in enumerate(start.counts) if row.answers > QUICK), len(start.counts))
    assert depth >= 2
    hint = (
        f"look why; if it is meant: python -m engine perft {game_of(path)} {path.relative_to(HERE.parents[1])} --keep"
    )
    assert count_all(begin(game_of(path), start), depth) == start.counts[:depth], hint


def test_there_are_ten_positions_of_each_game_and_all_are_in_their_form() -> None:
    for folder in (LCG, HERE / "root"):
        assert len(list(folder.glob("*.json"))) >= 10
    for path in FILES:
        assert path.read_text(encoding="utf-8") == text_of(read_start(str(path)))


# Counts that can be computed by hand.


def test_three_secret_bids_of_seven_are_counted_one_after_the_other() -> None:
    counts = count_all(Match.start(trio.header()), 3)
    assert [row.answers for row in counts] == [7, 7 * 7, 7 * 7 * 7]


def test_pieces_by_number_and_payments_by_sum_are_counted_whole() -> None:
    """Up to three of 2, 2 and 2 pieces: 1 + 3 + 6 + 7. Payments of 5 to 7 with 2, 3 and 5: 5, 2 + 3, 2 + 5, or none."""
    match = Match.start(trio.header())
    for seat in range(3):
        match.answer(seat, ["bid:0"])
    assert [row.answers for row in count_all(match, 2)] == [17, 17 * 4]


def test_a_declaration_is_counted_whole() -> None:
    """Four rings, one type left, four provinces, one or both of two characters; or no conflict."""
    match = begin("l5r-lcg", read_start(str(LCG / "declaring.json")))
    assert count_all(match, 1)[0].answers == 4 * 1 * 4 * 3 + 1


def test_guarded_automatic_and_finished_nodes_are_counted_separately() -> None:
    start = read_start(str(LCG / "cancelling.json"))
    unasked = count_all(begin("l5r-lcg", start), 5)
    # The stored counts have no asked seats, because the windows of such a seat depend on all cards that it might hold.
    start.asked = [0, 1]
    asked = count_all(begin("l5r-lcg", start), 5)
    assert asked[0].guarded == asked[0].answers and asked != unasked
    assert sum(row.automatic for row in unasked) > sum(row.automatic for row in asked)
    last = read_start(str(LCG / "bids.json")).counts[-1]
    assert last.over > 0


def test_counting_leaves_the_match_as_it_was() -> None:
    match = begin("l5r-lcg", read_start(str(LCG / "a-duel.json")))
    before = (match.version, match.view(0), [prompt.seat for prompt in match.open_prompts()])
    count_all(match, 3)
    assert (match.version, match.view(0), [prompt.seat for prompt in match.open_prompts()]) == before


def test_the_counts_below_the_first_answers_add_up_to_the_total() -> None:
    match = begin("l5r-lcg", read_start(str(LCG / "a-ring-resolves.json")))
    below = dict(divide(match, 3))
    assert sum(below.values()) == count_all(match, 3)[-1].answers
    assert len(below) == count_all(match, 1)[0].answers and set(dict(divide(match, 1)).values()) == {1}


# No answer is missed, none is counted twice.


def all_that_is_accepted(prompt: Prompt) -> set[tuple[str, ...]]:
    """Try every choice of options, each as often as it may be taken, and return those accepted."""
    found = set()
    for times in product(*(range(option.times + 1) for option in prompt.options)):
        keys = [o.key for o, count in zip(prompt.options, times, strict=True) for _ in range(count)]
        try:
            prompt.choose(keys)
        except Refused:
            continue
        found.add(tuple(sorted(keys)))
    return found


def questions() -> Iterator[Prompt]:
    for path in FILES:
        match = begin(game_of(path), read_start(str(path)))
        for _ in range(6):
            for prompt in match.open_prompts()[:1]:
                yield prompt
                ways = list(lawful(prompt))
                match.answer(prompt.seat, [option.key for option in ways[len(ways) // 2]])
    match = Match.start(trio.header())
    for prompt in match.open_prompts():
        match.answer(prompt.seat, ["bid:3"])
    yield from match.open_prompts()


def test_the_enumerated_answers_are_the_accepted_answers() -> None:
    compared = 0
    for prompt in questions():
        if len(prompt.options) <= 12:
            ways = [tuple(sorted(option.key for option in answer)) for answer in lawful(prompt)]
            assert len(set(ways)) == len(ways) and set(ways) == all_that_is_accepted(prompt), prompt
            compared += 1
    assert compared > 40


def test_a_question_with_too_many_answers_is_refused() -> None:
    many = Prompt(1, "pick", [Option(f"o:{n}", "pick", n) for n in range(40)], rule="1", groups=(Group("", 0, 20),))
    with pytest.raises(Refused) as refusal:
        next(lawful(many))
    facts = refusal.value.data
    assert refusal.value.reason == "too-many-answers" and facts["kind"] == "pick" and facts["limit"] == 100_000
    assert len(list(lawful(Prompt(1, "pick", many.options[:16], rule="1", groups=(Group("", 0, 16),))))) == 2**16


# The command.


def kept(tmp_path: Path, **facts: Any) -> str:
    """Return a position in a file of its own."""
    start = read_start(str(LCG / "defending.json"))
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**start.model_dump(), **facts}), encoding="utf-8")
    return str(file)


def test_the_command_counts_as_deep_as_the_file_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts = read_start(str(LCG / "defending.json")).counts[:3]
    file = kept(tmp_path, counts=[row.model_dump() for row in counts])
    assert main(["perft", "l5r-lcg", file]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5 and lines[-1].split() == ["3", *map(str, counts[-1].model_dump().values())]
    assert main(["perft", "l5r-lcg", file, "--depth", "2", "--divide"]) == 0
    assert "  pass: " in capsys.readouterr().out or counts[0].answers > 1


def test_different_counts_are_reported_and_renewed_on_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path, counts=[Count(answers=5).model_dump()])
    assert main(["perft", "l5r-lcg", file]) == 1
    assert "differs at depth 1: kept Count(answers=5" in capsys.readouterr().out
    assert main(["perft", "l5r-lcg", file, "--depth", "2", "--keep"]) == 0
    assert read_start(file).counts == read_start(str(LCG / "defending.json")).counts[:2]
    assert main(["perft", "l5r-lcg", file]) == 0


def test_a_plain_literal_and_a_reply_of_serve_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = read_start(str(LCG / "defending.json")).position
    texts = []
    for given in (position, {"ok": True, "id": None, "match": "main", "position": position}):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(given).encode())))
        assert main(["perft", "l5r-lcg", "-", "--depth", "2", "--seed", "9", "--asked", "0,1"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("facts", "more", "error"),
    [
        ({}, ["--depth", "0"], "no-such-depth depth=0"),
        ({}, ["--depth", "1", "--asked", "2"], "not-seated seat=2"),
        ({}, ["--depth", "1", "--asked", "me"], "not-seated seat=me"),
        ({}, ["--depth", "1", "--limit", "2"], "too-many-answers"),
        ({"counts": []}, [], "depth-needed"),
        ({"counts": 5}, [], "not-a-position"),
        ({"position": {"players": [{}]}}, ["--depth", "1"], "impossible-position"),
        ({"position": []}, ["--depth", "1"], "not-a-position"),
        ({"seats": 7}, ["--depth", "1"], "seat-count least=2 most=2"),
    ],
)
def test_an_uncountable_position_ends_with_status_2(
    facts: dict[str, Any], more: list[str], error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", "l5r-lcg", kept(tmp_path, **facts), *more]) == 2
    assert error in capsys.readouterr().err


def test_files_that_are_not_there_or_no_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "l5r-lcg", str(tmp_path / "none"), "--depth", "1"]) == 2
    (tmp_path / "text").write_text("no json", encoding="utf-8")
    assert main(["perft", "l5r-lcg", str(tmp_path / "text"), "--depth", "1"]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith("no-such-file") and "bad-json" in errors
