"""Matches in files: what a save says, what it keeps secret, and why a damaged one is refused."""

from typing import Any

import pytest

from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.wire import load_match, read_save, save_match, seen_records

from .mini import header
from .test_match import drawn, facts


def saved(match: Match, **changed: Any) -> dict[str, Any]:
    return {**save_match(match).model_dump(mode="json"), **changed}


def problems(given: dict[str, Any]) -> Any:
    """Return what is wrong with a save."""
    with pytest.raises(Refused) as refused:
        read_save(given)
    assert refused.value.reason == "corrupt-save"
    return refused.value.data["problems"]


def test_a_save_keeps_an_answer_that_waits_for_the_others() -> None:
    match = Match.start(header())
    match.answer(1, ["bid:2"])
    loaded = load_match(read_save(saved(match)))
    assert facts(loaded) == facts(match) and loaded.waiting() == (0,)


def test_an_earlier_moment_of_a_save_has_no_answer_that_waits() -> None:
    match = drawn()
    while match.pending[0].kind != "bid":
        match.answer(match.pending[0].seat, [match.pending[0].options[-1].key])
    match.answer(1, ["bid:0"])
    earlier = load_match(read_save(saved(match)), decisions=2)
    assert [row.keys for row in earlier.log] == [("bid:2",), ("bid:1",)]
    assert earlier.held_keys() == {} and earlier.pending[0].kind == "colour"


def test_the_drawn_card_is_shown_to_the_seat_that_drew_it_alone() -> None:
    records = drawn(asked=(0, 1)).records
    (card,) = [record.facts["card"] for record in seen_records(records, 0) if record.kind == "draw"]
    assert card in range(10, 30)
    for viewer in (1, "public"):
        assert [record.facts for record in seen_records(records, viewer) if record.kind == "draw"] == [{"seat": 0}]
    bids, draw = [record for record in seen_records(records, "open") if record.kind in ("bids", "draw")]
    assert (bids.seats, bids.hidden) == (None, None)
    assert draw.seats == [0] and draw.hidden is not None and draw.hidden.facts == {"seat": 0}


def test_a_text_of_a_save_is_any_text_that_can_be_written() -> None:
    good, bad = saved(drawn()), saved(drawn())
    good["header"]["seed"], bad["header"]["seed"] = "thé 茶", "\ud800"
    assert read_save(good).header.seed == "thé 茶"
    assert [found["at"] for found in problems(bad)] == ["header.seed"]


def test_a_damaged_save_says_where_and_repeats_no_long_name() -> None:
    assert problems(saved(drawn(), log="none")) == [{"at": "log", "problem": "list-type"}]
    assert problems(saved(drawn(), **{"x" * 200: 1})) == [{"at": "x" * 80, "problem": "extra-forbidden"}]


def test_a_save_of_other_data_is_loaded_only_if_the_difference_is_accepted() -> None:
    match = drawn()
    given = saved(match)
    given["header"]["data"] = "2"
    with pytest.raises(Refused) as refused:
        load_match(read_save(given))
    assert refused.value.reason == "other-rules"
    assert refused.value.data["differences"] == {"data": {"saved": "2", "here": "1"}}
    assert facts(load_match(read_save(given), accept_differences=True)) == facts(match)


def test_a_save_of_another_kind_or_version_is_refused() -> None:
    for given, reason in (
        ([], "not-a-save"),
        ({"format": "deck"}, "not-a-save"),
        (saved(drawn(), version=2), "save-version"),
    ):
        with pytest.raises(Refused) as refused:
            read_save(given)
        assert refused.value.reason == reason


def test_a_secret_answer_of_a_seat_that_does_not_exist_is_refused() -> None:
    match = Match.start(header())
    match.answer(1, ["bid:2"])
    with pytest.raises(Refused) as refused:
        load_match(read_save(saved(match, held={"2": ["bid:2"]})))
    assert refused.value.data["problems"] == [{"at": "held.2", "problem": "not-seated"}]


@pytest.mark.parametrize(
    ("part", "entry"),
    [
        ("moments", {"state": {}, "asked": [[0, "bid"]]}),
        ("story", {"records": []}),
        ("frames", {"body": ""}),
    ],
)
def test_what_a_save_stores_of_a_match_may_be_of_its_start_and_not_of_before(part: str, entry: dict[str, Any]) -> None:
    """A match has moments, records and frames before anybody has decided anything."""
    read = read_save(saved(drawn(), **{part: [{"row": 0, **entry}]}))
    assert [found.row for found in getattr(read, part)] == [0]
    assert problems(saved(drawn(), **{part: [{"row": -1, **entry}]}))[0]["at"] == f"{part}.0.row"


def test_a_match_begins_with_a_stored_moment_only_if_the_save_says_so() -> None:
    moments = [{"row": 0, "state": {}, "asked": [], **more} for more in ({}, {"begins": True})]
    assert [moment.begins for moment in read_save(saved(drawn(), moments=moments)).moments] == [False, True]
