"""Plays random games one after the other, and checks each of them at every step."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.desks import RANDOM, find_desk, mixed_names, sought
from engine.fuzzing import checks
from engine.fuzzing.computers import check_computers
from engine.fuzzing.facts import Broken
from engine.fuzzing.interference import check_interference
from engine.fuzzing.probe import Coverage, find_probe, unchecked
from engine.kernel.game import new_header
from engine.kernel.match import RESIGN, Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream, Streams
from engine.players.driver import Player, play_on
from engine.players.random import favour

CAP: Final = 6000
# A game that began in the middle stops after this many decisions. By then, the prepared cards have been used, or will
# never be used.
BRIEF: Final = 200
# Once at most LATE cards or effects are missing, only one game in WHOLE is played from its set-up.
LATE: Final = 150
WHOLE: Final = 16
COSTLY: Final = ("rebuild", "fork", "copy", "undo", "position", "interference", "interference", "interference")
# The possible settings: which seats are asked even if they can only pass.
ASKED: Final = ("none", "all", "mixed")


def asked_seats(share: str, number: int, count: int) -> tuple[int, ...]:
    """Return which of ``count`` seats are asked in game ``number``.

    If ``share`` is ``mixed``, these seats differ from game to game.
    """
    everybody = tuple(range(count))
    if share == "mixed":
        return ((), everybody, everybody[1:], everybody, everybody[:-1])[number % 5]
    return everybody if share == "all" else ()


class Plan(NamedTuple):
    """The games that a run of the fuzzer plays.

    ``every`` is the average number of decisions between two costly checks. ``names`` lists what each seat brings: a
    deck or a faction. If ``mixed`` is true, the seats differ from game to game. If ``placed`` is true, games begin in
    the middle, with the wanted cards at hand. If ``watched`` is false, no checks are made. ``computers`` lists the
    levels whose answers are checked for knowledge of hidden cards. ``budget`` is the number of playouts that these
    levels may use.
    """

    game: str
    seed: str = "1"
    names: Sequence[str] = (RANDOM, RANDOM)
    asked: str = "mixed"
    every: int = 25
    watched: bool = True
    mixed: bool = False
    placed: bool = False
    computers: Sequence[str] = ()
    budget: int = 8


class Failure(Exception):
    """A game that failed a check: its number, the decision, and the problem."""

    def __init__(self, plan: Plan, number: int, decision: int, problem: Exception) -> None:
        super().__init__(number, decision, problem)
        self.plan = plan
        self.number = number
        self.decision = decision
        self.problem = problem

    @property
    def command(self) -> str:
        """The command that plays this one game again."""
        plan = self.plan
        seats = "--mixed" if plan.mixed else f"--bring {','.join(plan.names)}"
        return (
            f"python -m engine fuzz {plan.game} --seed {plan.seed} --from {self.number} --games 1"
            f" {seats} --asked {plan.asked} --every {plan.every}{' --placed' * plan.placed}{self._computers}"
        )

    @property
    def _computers(self) -> str:
        plan = self.plan
        if not plan.computers:
            return ""
        alone = "" if plan.watched else " --alone"
        return f" --computers {','.join(plan.computers)} --budget {plan.budget}{alone}"


class Tally:
    """The totals of a run of games."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.games = 0
        self.decisions = 0
        self.automatic = 0
        self.endings: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()


def seeking(plan: Plan, number: int, coverage: Coverage) -> Plan:
    """Return the plan of game ``number``.

    In three games of four, the seats have cards or factions that no game has covered yet. Two games of four start in
    the middle, if the probe can lay out such a table. Once little is left to cover, nearly all games start in the
    middle, because a whole game rarely covers what hundreds of games missed.
    """
    missing, places = coverage.missing(), find_probe(plan.game).places
    late = places and len(missing) <= LATE
    if number % (WHOLE if late else 4) == 0 or not missing:
        return plan
    stream = Streams(f"{plan.seed}/{number}")["seeking"]
    count = len(mixed_names(plan.game, stream) if plan.mixed else plan.names)
    placed = places and (late or number % 4 > 1)
    return plan._replace(names=coverage.seeking(stream, count), mixed=False, placed=placed)


def play_game(plan: Plan, number: int, tally: Tally) -> None:
    """Play game ``number``. Raises Failure if the game fails a check."""
    game = Watched(plan, number, tally)
    try:
        game.play()
    except Exception as problem:
        raise Failure(plan, number, 0 if game.match is None else len(game.match.log), problem) from problem


class Watched:
    """One random game, with the checks that run during the game.

    The game depends only on the plan and the game's number.
    """

    def __init__(self, plan: Plan, number: int, tally: Tally) -> None:
        self.plan = plan
        self.tally = tally
        self.probe = find_probe(plan.game)
        self.unchecked = unchecked(self.probe)
        self.match: Match | None = None
        streams = Streams(f"{plan.seed}/{number}")
        self.checks: Stream = streams["checks"]
        names = mixed_names(plan.game, streams["mixed"]) if plan.mixed else plan.names
        chances = [streams[f"player:{seat}"] for seat in range(len(names))]
        wishes = [sought(name) for name in names]
        self.players = {seat: self._player(stream, wishes[seat]) for seat, stream in enumerate(chances)}
        asked = asked_seats(plan.asked, number, len(names))
        seats = find_desk(plan.game).seats(names, streams["decks"])
        options = {"asked": list(asked), **self.probe.settings(streams["settings"], seats)}
        position = self.probe.position(seats, wishes, streams["position"]) if plan.placed else None
        self.header = new_header(plan.game, f"{plan.seed}/{number}", seats, options=options, position=position)

    def _player(self, stream: Stream, cards: Sequence[str]) -> Player:
        mood = stream.below(self.probe.moods)

        def player(prompt: Prompt) -> list[str]:
            if self.match is not None and self.probe.gives_up(self.match, prompt.seat, stream):
                return [RESIGN]
            keen = favour(prompt, cards, stream) if cards and stream.below(4) else None
            return keen or self.probe.choose(prompt, stream, mood)

        return player

    def play(self) -> None:
        """Play the game to its end."""
        match = self.match = Match.start(self.header)
        answers = play_on(match, self.players, self.checks.pick)
        taken, since = 0, 0
        while True:
            if self.plan.watched:
                self._each_step(match, since)
            if match.outcome is not None:
                break
            if self.plan.placed and taken >= BRIEF:
                break
            if taken >= CAP:
                if self.probe.endless:
                    break
                raise Broken("endless", taken)
            if self.plan.watched and not self.checks.below(self.plan.every):
                self._sometimes(match)
            if self.plan.computers and not self.checks.below(self.plan.every):
                self._compare_computers(match)
            since = len(match.records)
            next(answers)
            taken += 1
        if self.plan.watched:
            checks.check_rebuild(match, self.probe)
            checks.check_fork(match, self.probe)
        self._count(match, taken)

    def _each_step(self, match: Match, since: int) -> None:
        checks.check_prompts(match)
        checks.watch_answers(match)
        self.probe.check_table(match)
        self.probe.check_named(match, since)
        if not self.checks.below(4):
            self.probe.check_hidden(match, self.checks)
            for prompt in match.pending:
                checks.check_answerable(prompt)

    def _sometimes(self, match: Match) -> None:
        """Run one of the costly checks."""
        # With two seats, leaving would only end the game.
        name = self.checks.pick(COSTLY if len(match.header.seats) == 2 else (*COSTLY, "leaving"))
        if name in self.unchecked:
            return
        self.tally.checked[name] += 1
        if name == "interference":
            viewer = self.checks.below(len(match.header.seats))
            self.tally.checked["answers compared"] += check_interference(match, viewer, self.probe, self.checks)
        elif name == "position":
            self.probe.check_position(match)
        elif name == "copy":
            checks.check_copy(match, self.probe, self.checks)
        elif name == "leaving":
            checks.check_leaving(match, self.probe, self.checks)
        else:
            check = {
                "rebuild": checks.check_rebuild,
                "fork": checks.check_fork,
                "undo": checks.check_undo,
            }[name]
            check(match, self.probe)

    def _compare_computers(self, match: Match) -> None:
        """Let computers answer in forks that differ in hidden things."""
        plan = self.plan
        compared = check_computers(match, self.probe, self.checks, plan.computers, plan.budget)
        self.tally.checked["computers' exchanges"] += bool(compared)

    def _count(self, match: Match, taken: int) -> None:
        tally = self.tally
        tally.coverage.see(match)
        tally.games += 1
        tally.decisions += taken
        tally.automatic += sum(row.auto for row in match.log)
        tally.endings[match.outcome.reason if match.outcome else "broken off"] += 1
