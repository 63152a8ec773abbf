"""A puzzle at its table: a match that stands at one question, answered by one person in private.

Nothing is played. The answer is compared with the proven ones, and the match stays at its question, so that the answer
can be explained there. The progress is stored with the match, so a restart changes nothing.
"""

from asyncio import to_thread
from collections.abc import Sequence
from typing import Any, Final

from bot.controls.fit import SMALL
from bot.games import Face, Scene
from bot.store import ChannelTaken, Seat, Wishes
from bot.store.matches.plan import Step
from bot.tables import Table, Tables
from bot.tables.answers.at_seat import split
from bot.tables.play import Play
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.puzzles.puzzle import Puzzle, find_puzzle, match_of
from engine.puzzles.refuting import Refuted, refuted
from engine.puzzles.stretch import find_stretches

PUZZLE: Final = "puzzle"  # the setting that names the puzzle
ENDED: Final = "ended"  # how it ended: solved or shown
TRIED: Final = "tried"  # the number of wrong answers before
SOLVED: Final = "solved"
SHOWN: Final = "shown"
EMPTY: Final = "**0**"  # how every game counts an empty hand in one line
# This number takes the place of a channel's number at the table where a person solves puzzles. No channel and no lesson
# has it.
APART: Final = 2**62


class Riddle(Table):
    """The table of a person who solves a puzzle.

    ``wrong`` is the last wrong answer, with the reason why it is wrong if that could be found quickly.
    """

    wrong: tuple[Sequence[str], Refuted | None] = ((), None)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle. Raises Trouble if the puzzle no longer exists."""
        return puzzle_named(self.saved.game, self.saved.settings[PUZZLE])

    @property
    def ended(self) -> str:
        """How the puzzle ended: ``solved`` or ``shown``. The text is empty while the puzzle is open."""
        return self.saved.settings.get(ENDED, "")

    @property
    def tried(self) -> int:
        """How many wrong answers were given."""
        return int(self.saved.settings.get(TRIED, "0"))

    @property
    def play(self) -> "Solving":
        """The play of the puzzle, in which nobody plays."""
        return Solving(self)

    def scene(self, viewer: int | None, say: Tongue) -> Scene:
        """Return the table with all cards open, from the solver's side."""
        assert self.match is not None
        return open_scene(self.match, self.puzzle, say, self.seating.shown_names(say))

    def prompt_for(self, seat: int) -> Prompt | None:
        """Return the question of the puzzle, or None once the puzzle is over."""
        return None if self.match is None or self.ended else self.match.prompt_for(seat)

    async def why_wrong(self, keys: Sequence[str]) -> Refuted | None:
        """Return why an answer is wrong, or None if that takes too long to find out.

        A thread looks for the reason in a copy of the match, so that other presses do not wait.
        """
        assert self.match is not None
        stretches = find_stretches(self.saved.game)
        return await to_thread(refuted, stretches, self.match.fork(), self.puzzle.sought, keys)

    async def show_answer(self, user: int) -> None:
        """Give the puzzle up and see the answer."""
        async with self.lock:
            self.seating.seated(user)
            self.playing()
            await self.end(SHOWN)

    async def end(self, how: str) -> None:
        """End the puzzle, ``solved`` or ``shown``. Forget the last wrong answer, which holds copies of the match."""
        self.wrong = Riddle.wrong
        self.saved.settings[ENDED] = how
        self.saved.state = "cancelled"
        await self.keep()


class Solving(Play):
    """The play of a puzzle: an answer is compared with the proven ones, and the match stays at its question."""

    table: Riddle

    async def answer(
        self, seat: int, prompt: Prompt, keys: Sequence[str], ahead: Step | None = None, *, last: bool = False
    ) -> None:
        """Solve the puzzle if the answer is right. A wrong answer is counted and refused."""
        keys, _ = split(prompt, keys, ahead)
        try:
            prompt.choose(keys)
        except Refused as refusal:
            raise Trouble.refused(refusal, self.table.saved.game) from refusal
        if self.table.puzzle.is_right(keys):
            return await self.table.end(SOLVED)
        self.table.saved.settings[TRIED] = str(self.table.tried + 1)
        self.table.wrong = keys, await self.table.why_wrong(keys)
        await self.table.keep()
        raise Trouble("puzzle-wrong" if self.table.wrong[1] is None else "puzzle-not", stale=True)

    def move_computer(self, match: Match) -> bool:
        """Return False, because no computer plays (see ``Play``)."""
        return False

    def answer_by_wish(self, match: Match) -> bool:
        """Return False, because nothing is answered for the solver (see ``Play``)."""
        return False


def open_scene(match: Match, puzzle: Puzzle, say: Tongue, names: Sequence[str]) -> Scene:
    """Return a puzzle's table with all cards open, from the solver's side."""
    view: dict[str, Any] = {**match.view(puzzle.seat), **match.game.open_view(match.table), "viewer": puzzle.seat}
    return Scene(say.of(match.header.game), list(names), view)


def hands(face: Face, scene: Scene, puzzle: Puzzle, *, own: bool) -> list[str]:
    """Return the cards of each hand by name, in a line for each player: if ``own``, the solver's first.

    Empty hands are left out.
    """
    others = [seat for seat in range(len(scene.names)) if seat != puzzle.seat]
    seats = [puzzle.seat, *others] if own else others
    held = {seat: face.held(Scene(scene.say, scene.names, {**scene.view, "viewer": seat})) for seat in seats}
    found = {seat: line.removeprefix(SMALL) for seat, line in held.items() if line and EMPTY not in line}
    return [f"{SMALL}**{scene.names[seat]}** {line}" for seat, line in found.items()]


def puzzle_named(game: str, name: str) -> Puzzle:
    """Return a puzzle by its id. Raises Trouble if the puzzle no longer exists."""
    try:
        return find_puzzle(game, name)
    except Refused as refusal:
        raise Trouble("trouble-puzzle-gone") from refusal


def puzzle_match(game: str, puzzle: Puzzle) -> Match:
    """Return the match of a puzzle at its question.

    Raises Trouble if the present rules do not ask the puzzle's question.
    """
    try:
        return match_of(game, puzzle)
    except Refused as refusal:
        raise Trouble("trouble-puzzle-gone") from refusal


def place_of(user: int) -> int:
    """Return the number that stands for a channel where a person solves puzzles."""
    return -(APART + user)


async def riddle_of(tables: Tables, user: int) -> Riddle | None:
    """Return the puzzle that a person is in the middle of, if any."""
    match = await tables.store.open_in(place_of(user))
    table = None if match is None else await tables.get(match)
    return table if isinstance(table, Riddle) else None


async def begin_riddle(tables: Tables, user: int, name: str, game: str, puzzle: Puzzle) -> Riddle:
    """Begin a puzzle, or continue an unfinished one. Another unfinished puzzle of the person ends."""
    before = await riddle_of(tables, user)
    if before is not None:
        if (before.saved.game, before.saved.settings[PUZZLE]) == (game, puzzle.id):
            return before
        await before.close()
    match = puzzle_match(game, puzzle)
    seats = [Seat("computer") for _ in match.header.seats]
    seats[puzzle.seat] = Seat("human", user, name, wishes=Wishes("always"))
    try:
        saved = await tables.store.create(None, place_of(user), game, seats)
    except ChannelTaken as taken:  # the same person has pressed twice
        raise Trouble("trouble-changed-meanwhile", stale=True) from taken
    saved.header, saved.state = match.header, "playing"
    saved.settings[PUZZLE] = puzzle.id
    table = tables.seat(saved, match)
    assert isinstance(table, Riddle)
    async with table.lock:
        await table.play.carry_on()
    return table
