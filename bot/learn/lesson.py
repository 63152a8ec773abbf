"""A lesson at its table: a match that follows a script, played by one person in private.

The match is a real one. The script says which answers let the lesson go on, passes other questions, and answers for the
other seats. The number of finished steps is stored with the match, so a restart changes nothing.
"""

from collections.abc import Sequence
from typing import Final

from bot.learn.script import Script, Step, lessons, passes, script_of
from bot.store import SavedMatch, Seat, Store, Wishes
from bot.store.matches.plan import Step as Ahead
from bot.tables import Table, Tables
from bot.tables.answers.at_seat import split
from bot.tables.play import Play
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt

LEARNER: Final = 0  # the learner's seat
# The setting that holds the progress: for each finished step, the number of log rows at that time.
STEPS: Final = "lesson"
MISSED: Final = -1  # in place of a number of rows: the question of this step did not come
OVER: Final = "over"  # in place of the progress: the match continues without the lesson


class Lesson(Table):
    """The table of a learner."""

    @property
    def play(self) -> "Guided":
        """The play of the match, which the script guides."""
        return Guided(self)

    @property
    def script(self) -> Script:
        """The script of this lesson."""
        return script_of(self.saved.game)

    @property
    def under_way(self) -> bool:
        """Whether the lesson still guides the match."""
        return self.saved.state == "playing" and self.saved.settings.get(STEPS, OVER) != OVER

    @property
    def done(self) -> int:
        """How many steps are done. Steps that the player has taken back since then do not count."""
        assert self.match is not None
        rows = self._rows()
        for number, (row, step) in enumerate(zip(rows, self.script.steps, strict=False)):
            if row + (step.asks is not None) > len(self.match.log):
                return number
        return len(rows)

    @property
    def open_step(self) -> Step | None:
        """The step that is open now: a page to read or a question.

        The value is None if the open question belongs to no step.
        """
        if not self.under_way or self.match is None:
            return None
        prompt = self.match.prompt_for(LEARNER)
        if prompt is None and self.match.outcome is None:
            return None
        for step in self.script.steps[self.done :]:
            if step.is_for(prompt):
                return step
            if not step.missed:
                return None
        return None

    def place(self, step: Step) -> tuple[int, int]:
        """Return the number of a step among those that the learner sees, and how many percent of the lesson precede it.

        Steps that the learner did not see do not count: their question did not come, or one press answered it together
        with the question before it. So nobody knows the last number in advance, but the percentage never falls.
        """
        steps = self.script.steps
        number = 1 + sum(map(self._seen, steps, self._rows()[: self.done]))
        return number, 100 * steps.index(step) // len(steps)

    def _seen(self, step: Step, row: int) -> bool:
        """Tell whether the learner saw a step that was done at a row of the log."""
        assert self.match is not None
        return row != MISSED and (step.asks is None or not self.match.log[row].auto)

    def begin(self) -> None:
        """Let the script lead from now on."""
        self.saved.settings[STEPS] = ""

    async def read(self, user: int, number: int) -> None:
        """Record that a page was read. Raises Trouble if ``number`` is not the open page."""
        async with self.lock:
            self.seating.seated(user)
            step = self.open_step
            if step is None or step.asks is not None or self.script.steps.index(step) != number:
                raise Trouble("trouble-old-question", stale=True)
            self.mark(step)
            if self.done == len(self.script.steps):
                self.saved.settings[STEPS] = OVER
            await self.play.carry_on()

    async def go_on(self, user: int) -> None:
        """Continue without the lesson, as an ordinary match against the computer."""
        async with self.lock:
            self.playing()
            self.seating.seated(user)
            self.saved.settings[STEPS] = OVER
            self.saved.seats[LEARNER].wishes.mode = "usual"
            await self.play.carry_on()

    def named(self, step: Step, say: Tongue | None = None) -> dict[str, str]:
        """Return the cards in the sentences of a step: by their names in the language ``say``, or else by their ids."""
        return {name: card if say is None else self.face.card(card, say) for name, card in step.cards.items()}

    def _rows(self) -> list[int]:
        return [int(row) for row in self.saved.settings[STEPS].split(",") if row]

    def mark(self, step: Step) -> None:
        """Record that a step is done now, and that the steps before it whose question never came were missed."""
        assert self.match is not None
        rows, number = self._rows()[: self.done], self.script.steps.index(step)
        rows += [*[MISSED] * (number - len(rows)), len(self.match.log)]
        self.saved.settings[STEPS] = ",".join(map(str, rows))


class Guided(Play):
    """The play of a lesson: the script judges the learner's answers, passes for the learner, and answers for others."""

    table: Lesson

    async def answer(
        self, seat: int, prompt: Prompt, keys: Sequence[str], ahead: Ahead | None = None, *, last: bool = False
    ) -> None:
        """Give an answer that the open step accepts.

        For any other answer, raise Trouble with a hint, and change nothing.
        """
        settings = self.table.saved.settings
        before = settings.get(STEPS, OVER)
        if self.table.under_way:
            self._judge(*split(prompt, keys, ahead))
        try:
            await super().answer(seat, prompt, keys, ahead, last=last)
        except Trouble:
            settings[STEPS] = before
            raise

    def _judge(self, keys: Sequence[str], ahead: Ahead | None) -> None:
        """Record that the open step is done. For a wrong answer, raise Trouble with the sentence that leads back."""
        lesson, step = self.table, self.table.open_step
        if step is None or step.asks is None:
            return
        steps = lesson.script.steps
        following = next(iter(steps[steps.index(step) + 1 :]), None)
        wrong = None if step.accepts(keys) else step
        if ahead and following is not None and following.asks == ahead.asks and not following.accepts(ahead.keys):
            wrong = wrong or following
        if wrong is not None:
            raise Trouble(f"lesson-{wrong.id}-back", stale=True, whose=lesson.saved.game, **lesson.named(wrong))
        lesson.mark(step)

    def move_computer(self, match: Match) -> bool:
        """Let the script answer for the other seats (see ``Play``)."""
        lesson = self.table
        if not lesson.under_way:
            return super().move_computer(match)
        for prompt in match.open_prompts():
            if lesson.seating.is_computer(prompt.seat):
                match.answer(prompt.seat, lesson.script.answer_of_others(prompt))
                return True
        return False

    def answer_by_wish(self, match: Match) -> bool:
        """Give the answer that the player wished for (see ``Play``). Also pass questions that belong to no step."""
        lesson = self.table
        if not lesson.under_way:
            return super().answer_by_wish(match)
        lesson.saved.seats[LEARNER].wishes.ask_again()  # the lesson passes by itself
        prompt, step = match.prompt_for(LEARNER), lesson.open_step
        if prompt is None or (step is not None and step.asks is None):
            return False
        if step is None and passes(prompt):
            match.answer(LEARNER, [PASS], auto=True)
            return True
        before = lesson.saved.settings[STEPS]
        if step is not None:
            lesson.mark(step)
        if super().answer_by_wish(match):
            return True
        lesson.saved.settings[STEPS] = before
        return False


def table_of(store: Store, saved: SavedMatch, match: Match | None) -> Table:
    """Return the table of a lesson."""
    if saved.header is not None and saved.header.streams is not None:
        # An update has restarted the match from its middle, so the rows of the lesson's steps are gone.
        saved.settings[STEPS] = OVER
    return Lesson(store, saved, match)


def private_place(user: int) -> int:
    """Return the number that stands for a channel if a person plays alone.

    The number is negative, so it is never the number of a channel.
    """
    return -user


async def lesson_of(tables: Tables, user: int) -> Lesson | None:
    """Return the lesson that a person is in the middle of, if any."""
    match = await tables.store.open_in(private_place(user))
    table = None if match is None else await tables.get(match)
    return table if isinstance(table, Lesson) else None


async def begin_lesson(tables: Tables, user: int, name: str, game: str) -> Lesson:
    """Begin the lesson of a game. If the person has an unfinished lesson, end that lesson."""
    if game not in lessons():
        raise Trouble("trouble-no-lesson")
    before = await lesson_of(tables, user)
    if before is not None:
        await before.close()
    script = script_of(game)
    wishes = Wishes("always", beginner=True)
    seats = [Seat("human", user, name, wishes=wishes), *(Seat("computer") for _ in script.seats[1:])]
    saved = await tables.store.create(None, private_place(user), game, seats)
    saved.header = new_header(game, script.seed, script.seats, options=script.options, position=script.position)
    saved.settings[STEPS], saved.state = "", "playing"
    table = tables.seat(saved, Match.start(saved.header))
    assert isinstance(table, Lesson)
    async with table.lock:
        await table.play.carry_on()
    return table
