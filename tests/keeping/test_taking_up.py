"""A match resumes as people last saw it, or they read that it does not. No match changes silently."""

import json

import pytest

from engine.keeping import Kept, Lost, Moment, agrees, digest, header_from, is_in_state, state_json, state_of, take_up
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
from engine.root.faction import Faction
from engine.root.factions import factions

from .playing import Played, begun, played, playing

SIZES = [("l5r-lcg", 2), ("root", 2), ("root", 4), ("l5r-ccg", 2), ("l5r-ccg", 4)]


@pytest.fixture(scope="module")
def root() -> Played:
    return played("root", 4, "mended", 150)


def saved_before(kept: Kept) -> Kept:
    """Return the same match, saved by another version of the rules."""
    header = Header(**{**kept.header.facts(), "fingerprint": "older"})
    return kept._replace(header=header)


def dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change one rule: every removed piece gives one more point."""
    real = Faction.worth
    for kind in {Faction, *factions().values()}:
        if "worth" in vars(kind):
            monkeypatch.setattr(kind, "worth", lambda *given, real=kind.worth: real(*given) + 1)
    assert Faction.worth is not real


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_under_the_same_rules_a_match_comes_back_without_a_word(game: str, seats: int) -> None:
    kept = played(game, seats, "same", 60).kept()
    found = take_up(kept)
    assert found.how == "same" and found.base == found.lost == 0
    assert found.match.log == list(kept.log) and is_in_state(kept.moments[-1], found.match)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_a_match_resumed_from_a_moment_goes_on_like_the_original(game: str, seats: int) -> None:
    """Cards, boards and questions are the same, and so is chance: the random streams continue."""
    whole = played(game, seats, "on", 130)
    assert len(whole.moments) >= 2
    for moment in whole.moments[:: max(1, len(whole.moments) // 3)]:
        other = Match.rebuild(header_from(whole.match.header, moment), whole.match.log[moment.row :])
        assert state_json(state_of(other)) == state_json(state_of(whole.match))
        assert [p.kind for p in other.pending] == [p.kind for p in whole.match.pending]
        assert other.header.seed == whole.match.header.seed


def test_a_resumed_match_shows_the_same_at_each_row_even_the_number_of_the_conflict() -> None:
    """The view also shows facts that no question depends on: the position says which conflicts the phase had."""
    whole = played("l5r-lcg", 2, "views/0", 220)
    # This moment lies between two conflicts of a phase.
    moment = next(one for one in whole.moments if one.state["position"].get("course", {}).get("conflicts"))
    match = Match(whole.match.header)
    for decision in whole.match.log[: moment.row]:
        match.retake(decision)
    other, numbers = Match(header_from(whole.match.header, moment)), set()
    for decision in whole.match.log[moment.row :]:
        for one in (match, other):
            one.retake(decision)
        assert [other.view(viewer) for viewer in (None, 0, 1)] == [match.view(viewer) for viewer in (None, 0, 1)]
        conflict = match.view(None)["conflict"]
        numbers.add(conflict and conflict["number"])
    assert len(numbers) > 2  # no conflict, and at least two numbers of conflicts


def test_a_changed_rule_does_not_change_what_people_saw(root: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = root.kept()
    points = [faction.score for faction in root.match.table.factions]
    dearer(monkeypatch)
    assert [faction.score for faction in Match.rebuild(kept.header, kept.log).table.factions] != points
    found = take_up(saved_before(kept))
    assert found.how in ("resumed", "back") and (found.how == "back") == (found.lost > 0)
    assert digest(state_json(state_of(found.match))) == kept.digests[found.base + len(found.match.log)]


def test_a_rule_used_since_the_last_moment_sends_the_match_back_to_before_its_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """People must make the later decisions again. The message says how many."""
    states, worked = {}, None
    with pytest.MonkeyPatch.context() as patch:
        for one in playing(begun("root", 4, "mended"), 150):
            states[len(one.match.log)] = state_json(state_of(one.match))
            if one.moments and len(one.match.log) > one.moments[-1].row + 2 and one.match.records[-1].kind == "score":
                with pytest.MonkeyPatch.context() as changed:
                    dearer(changed)
                    kept = one.kept()
                    tail = Match.rebuild(header_from(kept.header, one.moments[-1]), kept.log[one.moments[-1].row :])
                    if state_json(state_of(tail)) != states[len(kept.log)]:
                        worked = kept
                        break
        assert patch
    assert worked is not None
    dearer(monkeypatch)
    found = take_up(saved_before(worked))
    assert found.how == "back" and found.lost > 0
    row = found.base + len(found.match.log)
    assert worked.moments[-2].row <= row < len(worked.log)
    assert state_json(state_of(found.match)) == states[row]


def test_without_a_point_to_return_to_the_message_names_the_broken_row(
    root: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = root.kept()
    rows = [kept.log[0]._replace(keys=("nothing",)), *kept.log[1:]]
    with pytest.raises(Lost) as lost:
        take_up(saved_before(kept)._replace(log=rows, moments=kept.moments[-1:], digests={}))
    assert (lost.value.row, lost.value.reason) == (0, "unknown-option")
    dearer(monkeypatch)
    with pytest.raises(Lost) as lost:
        take_up(saved_before(kept)._replace(moments=kept.moments[-1:], digests={}))
    assert lost.value.reason == "other-state"


def test_another_state_under_the_same_fingerprint_is_damage_and_not_an_update(
    root: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    dearer(monkeypatch)
    with pytest.raises(Lost) as lost:
        take_up(root.kept())
    assert lost.value.reason == "other-state"


def test_the_digest_shows_that_nothing_changed_if_the_last_state_was_lost(
    root: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = root.kept()
    kept = kept._replace(moments=kept.moments[:-1])
    assert kept.moments[-1].row < len(kept.log)
    assert take_up(kept).how == take_up(saved_before(kept)).how == "same"
    dearer(monkeypatch)
    assert take_up(saved_before(kept)).how in ("resumed", "back")


def test_a_mistake_in_the_rules_says_nothing_of_the_match(root: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    for fault in (MemoryError(), AttributeError("mood")):

        def fail(*_: object, fault: Exception = fault) -> int:
            raise fault

        with monkeypatch.context() as patch:
            for kind in {Faction, *factions().values()}:
                patch.setattr(kind, "worth", fail)
            with pytest.raises(type(fault)):
                take_up(root.kept())


def test_an_old_save_without_states_is_played_by_its_log(root: Played) -> None:
    kept = root.kept()
    found = take_up(Kept(kept.header, kept.log))
    assert found.how == "unchecked" and found.match.log == list(kept.log)


def test_a_secret_answer_waits_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in playing(begun("l5r-lcg", 2, "held"), 200):
        if one.match.held and one.moments:
            break
    kept = one.kept()
    assert kept.held
    found = take_up(kept)
    assert found.how == "same" and found.match.held_keys() == dict(kept.held)
    moment = one.moments[-1]
    rows = [*([Decision(0, ("nothing",))] * moment.row), *kept.log[moment.row :]]
    with pytest.raises(Lost):  # if the same rules saved it, a row that does not fit is damaged
        take_up(kept._replace(log=rows))
    found = take_up(saved_before(kept)._replace(log=rows))
    assert (found.how, found.base, found.match.held_keys()) == ("resumed", moment.row, dict(kept.held))


def test_the_same_table_with_another_question_is_reported(root: Played) -> None:
    kept = root.kept()
    last = kept.moments[-1]
    other = last._replace(asked=[[last.asked[0][0], "another"]])
    assert take_up(kept._replace(moments=[*kept.moments[:-1], other])).how == "asked"


def test_an_added_field_of_a_later_version_is_no_difference_unless_it_has_a_value() -> None:
    assert agrees({"a": [1, {"b": None}]}, {"a": [1, {"b": None, "c": 0}], "d": []})
    assert not agrees({"a": 1}, {"a": 1, "d": 2})
    assert not agrees({"a": [1]}, {"a": [1, 2]})
    assert not agrees({"a": 1}, {"a": 2})
    assert agrees({"a": 1, "gone": []}, {"a": 1})


def test_a_header_keeps_the_streams(root: Played) -> None:
    header = header_from(root.match.header, root.moments[-1])
    again = Header(**{**json.loads(json.dumps(header.facts())), "seats": header.seats})
    assert state_json(state_of(Match.rebuild(again, []))) == state_json(root.moments[-1].state)
    assert isinstance(root.moments[-1], Moment)
