"""The fuzzer: random games pass its checks, and each check finds the fault that it should find."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.__main__ import main
from engine.desks import find_desk, sought
from engine.fuzzing import run as running
from engine.fuzzing.ccg_coverage import CcgCoverage
from engine.fuzzing.facts import Broken, Walk, difference
from engine.fuzzing.probe import find_probe
from engine.fuzzing.run import Failure, Plan, Tally, play_game, seeking
from engine.kernel.record import Record
from engine.kernel.rng import Streams
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.events.piles import Draw
from engine.l5r_lcg.machinery import view
from engine.l5r_lcg.machinery.course import Course
from engine.l5r_lcg.machinery.table import Table
from engine.root.factions import factions

GAME = "l5r-lcg"
STARTERS = ("crane-starter", "lion-starter")


def played(first: int, games: int, decks: tuple[str, ...] = STARTERS, **facts: Any) -> Tally:
    """Play some games with all checks, more often than usual."""
    tally = Tally(find_probe(GAME).coverage(decks))
    plan = Plan(GAME, "test", decks, **{"every": 12, **facts})
    for number in range(first, first + games):
        play_game(plan, number, tally)
    return tally


@pytest.mark.parametrize("first", range(0, 20, 5))
def test_games_of_the_starter_decks_pass_all_checks(first: int) -> None:
    tally = played(first, 5)
    assert tally.games == 5 and sum(tally.endings.values()) == 5
    assert tally.checked["interference"] and tally.checked["answers compared"]


@pytest.mark.parametrize("first", (100, 105))
def test_games_of_random_decks_pass_all_checks(first: int) -> None:
    assert played(first, 5, ("random", "random")).games == 5


def broken(games: int = 12, **facts: Any) -> str:
    """Return the check that finds the fault that a test has made."""
    with pytest.raises(Failure) as failure:
        played(0, games, **facts)
    assert isinstance(failure.value.problem, Broken), failure.value.problem
    assert f"--from {failure.value.number} --games 1" in failure.value.command
    return failure.value.problem.check


def test_a_view_that_shows_the_other_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._player

    def leaky(table: Table, viewer: int | None, player: Any, told: view.CommonParts) -> Any:
        return honest(table, player.seat if viewer is not None else None, player, told)

    monkeypatch.setattr(view, "_player", leaky)
    assert broken() in ("view-names-hidden", "exchange-view")


def test_a_record_that_reveals_the_drawn_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Draw) -> Record:
        return self.note(player=self.seat, cards=[card.key for card in self.cards])

    monkeypatch.setattr(Draw, "record", leaky)
    assert broken() in ("record-names-hidden", "non-interference-records")


def test_a_step_that_holds_whole_turns_may_show_a_card_early() -> None:
    # In this game, River Region puts a face-up card under its deck, and whole turns pass before the next question.
    words = "fuzz l5r-ccg --seed 7100 --from 390 --games 1 --mixed --asked mixed --every 1200"
    assert main(words.split()) == 0


def test_a_question_that_depends_on_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "hand_abilities", lambda *_: ())
    assert broken(40, asked="all", every=4) == "non-interference-waiting"


def test_a_count_of_hidden_cards_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view._player

    def leaky(table: Table, viewer: int | None, player: Any, told: view.CommonParts) -> Any:
        events = sum(card.face.type == "event" for card in player.hand)
        return {**honest(table, viewer, player, told), "events": events}

    monkeypatch.setattr(view, "_player", leaky)
    assert broken().startswith(("exchange-", "non-interference-"))


def test_a_stale_value_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.happen

    def lazy(self: Table, batch: Any) -> Any:
        version = self.version
        vacant = honest(self, batch)
        self.version = version
        return vacant

    monkeypatch.setattr(Table, "happen", lazy)
    assert broken() in ("cached-view", "cached")


def test_a_copy_of_the_table_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.copied

    def forgetful(self: Table) -> Table:
        copy = honest(self)
        copy.conflicts = 0
        return copy

    monkeypatch.setattr(Table, "copied", forgetful)
    assert broken(every=4) in ("fork", "copy", "copy-told")


def test_a_copy_that_shares_mutable_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.copied

    def sharing(self: Table) -> Table:
        copy = honest(self)
        copy.players[0].declared = self.players[0].declared
        return copy

    monkeypatch.setattr(Table, "copied", sharing)
    assert broken(every=4) in ("fork", "fork-shares", "copy", "copy-told", "copy-shares", "rebuild")


def test_a_copy_whose_abilities_stand_in_another_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.copied

    def shuffled(self: Table) -> Table:
        copy = honest(self)
        for heard in copy.index.listeners.values():
            for entries in heard.values():
                entries.reverse()
        return copy

    monkeypatch.setattr(Table, "copied", shuffled)
    assert broken(every=4) in ("fork", "copy", "copy-told")


def test_rules_that_restart_differently_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.copied

    def lost(self: Table) -> Table:
        copy = honest(self)
        copy.opportunity = None
        return copy

    monkeypatch.setattr(Table, "copied", lost)
    assert broken(every=4) in ("fork", "copy", "copy-told")


def test_a_card_out_of_nowhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Course.begin_phase

    def generous(self: Course, phase: str) -> None:
        honest(self, phase)
        table, hand = self.table, self.table.players[0].hand
        hand.append(Card(table, hand[0].face, 0, table.names.fresh(), "hand"))

    monkeypatch.setattr(Course, "begin_phase", generous)
    assert broken() == "conserved"


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CAP", 20)
    assert broken() == "endless"


def test_differences_are_reported_by_their_place() -> None:
    one, other = [[1], {"a": (1, 2)}], [[1], {"a": (1, 3)}]
    assert difference(one, one) is None
    assert difference(one, other) == "[1].a[1]: 2 != 3"


def test_identity_is_part_of_the_facts() -> None:
    class Thing:
        def __init__(self) -> None:
            self.other: Any = None

    one, two, three = Thing(), Thing(), Thing()
    assert Walk({}).facts([one, one]) != Walk({}).facts([two, three])


def test_the_command_prints_what_was_covered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", GAME, "--games", "3", "--seed", "7", "--every", "40"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"^games: 3, decisions: \d+", text, re.M) and "covered: cards " in text


def test_computers_may_be_compared_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", GAME, "--games", "1", "--every", "4", "--computers", "novice", "--alone"]) == 0
    (checked,) = re.findall(r"^checked: (.*)$", capsys.readouterr().out, re.M)
    name, count = checked.rsplit(" ", 1)
    assert name == "computers' exchanges" and int(count) > 5


@pytest.fixture
def spoilt(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(running, "CAP", 20)
    yield


@pytest.mark.usefixtures("spoilt")
def test_a_failure_prints_the_one_command_that_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", GAME, "--games", "5", "--seed", "7"]) == 1
    printed = capsys.readouterr()
    assert "seed: 7, game: 0, decision: " in printed.out and "endless" in printed.err
    (again,) = re.findall(r"^repeat: python -m engine (.*)$", printed.out, re.M)
    assert main(again.split()) == 1
    assert capsys.readouterr().out == printed.out


@pytest.mark.usefixtures("spoilt")
def test_a_comparison_of_computers_alone_is_repeated_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", GAME, "--games", "1", "--computers", "novice", "--every", "9", "--alone"]) == 1
    assert "--computers novice --budget 8 --alone" in capsys.readouterr().out


@pytest.mark.parametrize("game, card", [("l5r-lcg", "fire-elemental-guard"), ("l5r-ccg", "matsu-agetoki")])
def test_seats_that_seek_a_card_hold_it_and_play_it(game: str, card: str) -> None:
    coverage = find_probe(game).coverage([f"random:{card}"])
    tally = Tally(coverage)
    plan = Plan(game, "seek", (f"random:{card}",) * 2, watched=False)
    for number in range(2):
        play_game(plan, number, tally)
    assert card not in coverage.missing()


def test_seats_seek_cards_of_which_something_is_missing() -> None:
    coverage = find_probe(GAME).coverage(["random"])
    wishes = [sought(wish) for wish in coverage.seeking(Streams("1")["any"], 9)]
    assert all(len(wish) == 1 and wish[0] in coverage.missing() for wish in wishes)


def test_every_second_table_seeks_missing_cards_and_the_command_says_so() -> None:
    coverage = find_probe("root").coverage([])
    plan = Plan("root", "seek", mixed=True)
    assert seeking(plan, 0, coverage) == plan
    found = seeking(plan, 1, coverage)
    assert not found.mixed and found.names[0] in factions() and set(found.names[1:]) == {"random"}
    assert f"--bring {','.join(found.names)}" in Failure(found, 1, 0, ValueError()).command


def test_tables_of_1997_that_seek_begin_in_the_middle_every_other_time_and_their_command_says_so() -> None:
    coverage = find_probe("l5r-ccg").coverage(["random"])
    plans = [seeking(Plan("l5r-ccg", "seek"), number, coverage) for number in range(8)]
    assert [plan.placed for plan in plans] == [False, False, True, True] * 2
    assert Failure(plans[2], 2, 0, ValueError()).command.endswith("--placed")
    assert "--placed" not in Failure(plans[1], 1, 0, ValueError()).command


def test_once_little_is_missing_hardly_a_table_of_1997_begins_from_the_start() -> None:
    coverage = CcgCoverage()
    coverage.played, coverage.applied = set(coverage.cards), set(coverage.effects)
    coverage.used = coverage.abilities - {"shiba-tsukune.0"}
    plan = Plan("l5r-ccg", "seek")
    plans = [seeking(plan, number, coverage) for number in range(32)]
    assert [number for number, one in enumerate(plans) if not one.placed] == [0, 16]
    assert plans[0] == plan and "shiba-tsukune" in plans[1].names[0]


def test_a_game_in_the_middle_is_the_same_when_it_is_played_again() -> None:
    plan = Plan("l5r-ccg", "again", ("random:kakita-yinobu", "random:matsu-tsuko"), placed=True)
    one, other = (running.Watched(plan, 5, Tally(find_probe("l5r-ccg").coverage([]))) for _ in range(2))
    assert one.header.position is not None and one.header.facts() == other.header.facts()


def test_games_in_the_middle_pass_all_checks() -> None:
    names = ("random:kakita-yinobu+ring-of-air", "random:matsu-tsuko+spearmen", "random")
    tally = Tally(find_probe("l5r-ccg").coverage(names))
    play_game(Plan("l5r-ccg", "middle", names, every=30, placed=True), 0, tally)
    assert tally.games == 1 and tally.checked["interference"] and tally.decisions <= running.BRIEF


def test_a_game_that_cannot_begin_in_the_middle_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "root", "--placed", "--games", "1"]) == 2
    assert "no-positions" in capsys.readouterr().err


def test_until_covered_gives_up_after_a_number_of_games_without_news(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", GAME, "--games", "1", "--until-covered"]) == 1
    assert "missing: " in capsys.readouterr().out


def test_a_deck_of_1997_holds_all_wanted_cards_that_its_stronghold_allows() -> None:
    """The first card of a clan decides whose deck it is. Cards of other clans are left out.

    Ninja have no stronghold, and are allowed in every deck.
    """
    wish = "random:ring-of-air+ninja-spy+matsu-agetoki+mirumoto-daini+spearmen"
    for number in range(9):
        (seat,) = find_desk("l5r-ccg").seats([wish], Streams(str(number))["decks"])
        cards = {**seat["deck"]["dynasty"], **seat["deck"]["fate"]}
        assert {"matsu-agetoki", "ring-of-air", "spearmen", "ninja-spy"} <= cards.keys()
        assert "mirumoto-daini" not in cards
