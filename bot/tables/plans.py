"""The plans of players at a table: when to be asked, passing until something happens, answers in advance.

``Plans`` takes what players plan. ``by_wish`` answers for a player: by the player's plan, or by passing if the player
does not want to be asked.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.games import Face
from bot.games.alarms import AIMED, DEALT
from bot.store import Wishes
from bot.store.matches.plan import ANSWER, LOT, NOTHING, QUESTION, Step, next_answer, next_pass, passing, passing_apart
from bot.tables.answers import draft
from bot.tables.answers.draft import problem, single
from bot.tables.views import LateView, view_of
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.record import Record
from engine.kernel.rng import Stream

if TYPE_CHECKING:
    from bot.tables.table import Table

# Reasons that a player is told for the end of a step, besides the events that the game's alarms name.
GIVEN: Final = "given"
UNFIT: Final = "unfit"
UNUSED: Final = "unused"
UNMET: Final = "unmet"
# For a player who took a decision back alone. Only the others got their time back.
SPENT: Final = "spent"
LAST: Final = "!"  # suffix of a reference: the next window of this kind is passed too


def is_window(prompt: Prompt) -> bool:
    """Tell whether a prompt is a window, in which a player may pass."""
    return prompt.window and any(option.key == PASS for option in prompt.options)


def card_id(option: Option) -> str | None:
    """Return the id of the card that an option uses."""
    return option.card.partition("#")[0] if option.card else None


def passes(
    wishes: Wishes, prompt: Prompt, *, quiet: bool = False, matter: Callable[[Option], str | None] = card_id
) -> bool:
    """Tell whether a player wants to pass here without being asked. ``quiet`` tells whether the window is quiet.

    The function ``matter`` returns the card that an option is about. A player may choose never to be asked about some
    matters.
    """
    if not is_window(prompt):
        return False
    if quiet and wishes.mode == "usual":
        return True
    others = [option for option in prompt.options if option.key != PASS]
    if not others:
        return wishes.mode == "able"
    return all(matter(option) in wishes.never for option in others)


def beforehand(prompt: Prompt, options: Sequence[Option], refs: Sequence[str], by_lot: str | None) -> Step | None:
    """Return the answer to the next question that is contained in these references.

    In a reference, the second answer stands after the dash. The second answer refers to an option of the next question,
    or is the word for a random answer. ``by_lot`` is the kind of question that may be answered at random. Raises
    Trouble if the question does not follow.
    """
    for option, ref in zip(options, refs, strict=True):
        next_ref = ref.partition("-")[2]
        if next_ref == LOT and by_lot:
            return next_answer(by_lot, LOT)
        if next_ref:
            following = prompt.follows(option) if prompt.follows else None
            if following is None:
                raise Trouble("trouble-option-gone", stale=True)
            return next_answer(following.kind, draft.meant(following.options, next_ref).key)
    return None


def waits(wishes: Wishes) -> bool:
    """Tell whether the player's own answer to the next question is stored.

    An answer that the player left to chance does not count.
    """
    return any(QUESTION in step.ends and step.keys != (LOT,) for step in wishes.plan)


def planned(
    wishes: Wishes,
    prompt: Prompt,
    stream: Stream,
    spans: Mapping[str, str],
    met: Collection[str] = (),
    meant: str = "",
) -> list[str] | None:
    """Return the answer of a player's plan, or None if no step is meant for this question.

    The function removes steps that have ended. ``wishes.met`` then says why, so that the panel can tell the player.

    ``spans`` holds the present spans of time. ``met`` holds the events since the player's last decision. ``meant`` is
    the name by which a plan may refer to this question, if that differs from the question's kind.
    """
    for step in [*wishes.plan]:
        event = next((one for one in step.ends if one in met), "")
        fits = step.asks in (prompt.kind, meant or prompt.kind) if step.asks else is_window(prompt)
        over = not step.lasts(spans)
        ended = event or over or (QUESTION in step.ends and not fits)
        if ended or (fits and step.once):
            wishes.plan.remove(step)
        wishes.met = event or (_lapsed(step) if over else "") or wishes.met
        if fits and not ended:
            keys = _keys(step, prompt, stream)
            if problem(prompt, keys) is None:
                wishes.met = GIVEN if step.said_before else wishes.met
                return keys
            wishes.met = UNFIT if step.said_before else wishes.met
    return None


def _lapsed(step: Step) -> str:
    """Return the reason why a step ended with its span, in the form of the event that the player reads.

    The result is empty if there is nothing to tell.
    """
    if step.said_before:
        return UNUSED
    if step.asks and step.keys == (PASS,):  # a step that passes has already done its work
        return ""
    return UNMET if {*step.ends} - {QUESTION, ANSWER} else ""


def _keys(step: Step, prompt: Prompt, stream: Stream) -> list[str]:
    """Return the keys with which a step answers.

    If the prompt takes a single key, return the first key that is still offered.
    """
    if step.keys == (LOT,):
        return [stream.pick(prompt.options).key]
    if step.keys == (NOTHING,):
        return []
    if step.said_before and single(prompt):
        return [key for key in step.keys if any(option.key == key for option in prompt.options)][:1]
    return [key for key in step.keys if key != NOTHING]


def happened(
    wishes: Wishes, seat: int, face: Face, since: Sequence[Record], view: Mapping[str, Any]
) -> Collection[str]:
    """Return the events that end a step of the plan and have happened as far as the seat has seen."""
    alarms = {end: face.alarms[end] for step in wishes.plan for end in step.ends if end in face.alarms}
    seen = [shown for record in since if (shown := record.seen_by(seat)) is not None] if alarms else []
    return {name for name, alarm in alarms.items() if any(alarm(record, seat, view) for record in seen)}


def by_wish(
    match: Match, seat: int, wishes: Wishes, face: Face, stream: Stream, since: Sequence[Record] = ()
) -> list[str] | None:
    """Return the answer that the player's wish gives, or None if the player decides.

    ``since`` holds the events since the player's last decision.
    """
    prompt = match.prompt_for(seat)
    assert prompt is not None
    view = LateView(match, seat)
    spans = face.spans(view) if any(step.within for step in wishes.plan) else {}
    met, named = happened(wishes, seat, face, since, view), face.asks(prompt)
    if (keys := planned(wishes, prompt, stream, spans, met, named)) is not None:
        return keys
    if wishes.mode == "usual" and face.any_order(prompt, view):
        return [stream.pick(prompt.options).key]
    quiet = is_window(prompt) and face.quiet(prompt, view, since)
    return [PASS] if passes(wishes, prompt, quiet=quiet, matter=face.matter) else None


class Plans:
    """The plans of the players at a table. An impossible plan raises Trouble, and changes nothing."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def spans(self, seat: int) -> Mapping[str, str]:
        """Return the spans of time that the match is in for a seat, the shortest first."""
        match = self.table.match
        return self.table.face.spans(view_of(match, seat)) if match else {}

    async def wish(self, user: int, **changes: Any) -> None:
        """Change when ``user`` is asked: ``mode``, ``never`` or ``beginner``."""
        async with self.table.lock:
            self.table.playing()
            wishes = self.table.saved.seats[self.table.seating.seated(user)].wishes
            for name, value in changes.items():
                setattr(wishes, name, value)
            await self.table.play.carry_on()

    async def pass_until(self, user: int, stamp: str, span: str) -> None:
        """Pass now and, without being asked, until the end of a span of time.

        ``span`` may also name windows that the game lets players pass separately. The bot passes these until the end of
        the longest span, until somebody uses a card on one of the player's cards, or until the player gets a card, if
        the game has an alarm for it.
        """
        async with self.table.lock:
            seat, prompt = self.table.play.asked(user, stamp)
            spans = self.spans(seat)
            if not is_window(prompt) or (span not in spans and span != self.table.face.passed_apart(prompt)):
                raise Trouble("trouble-option-gone", stale=True)
            wishes = self.table.saved.seats[seat].wishes
            before = wishes.plan
            ends = [alarm for alarm in (AIMED, DEALT) if alarm in self.table.face.alarms]
            longest = [*spans.items()][-1]
            step = passing((span, spans[span])) if span in spans else passing_apart(span, longest, *ends)
            wishes.put(step)
            try:
                await self.table.play.answer(seat, prompt, [PASS])
            except Trouble:
                wishes.plan = before
                raise

    async def ask_again(self, user: int) -> None:
        """Ask ``user`` again although the time to pass automatically is not over."""
        async with self.table.lock:
            self.table.playing()
            self.table.saved.seats[self.table.seating.seated(user)].wishes.ask_again()
            await self.table.play.carry_on()

    async def pass_unless(self, user: int, event: str) -> None:
        """Pass for ``user`` until an event, but not beyond the end of the longest span that the match is in."""
        await self._plan(user, lambda within, _: passing(within, event) if event in self.table.face.alarms else None)

    async def answer_if_asked(self, user: int, keys: Sequence[str], say: Tongue) -> None:
        """Store the answer to a question that the game lets players answer in advance.

        Without keys, remove that answer.
        """

        def step(within: tuple[str, str], seat: int) -> Step | None:
            kind, offered = self.table.face.if_asked(self.table.scene(seat, say))
            return Step(kind, tuple(keys), within=within) if kind and {*keys} <= {*offered} else None

        await self._plan(user, step)

    async def _plan(self, user: int, planned: Callable[[tuple[str, str], int], Step | None]) -> None:
        """Add steps for the longest present span to the plan of ``user``. Raises Trouble if there is no step to add."""
        async with self.table.lock:
            match, seat = self.table.playing(), self.table.seating.seated(user)
            spans = [*self.spans(seat).items()]
            step = planned(spans[-1], seat) if spans else None
            if step is None:
                raise Trouble("trouble-option-gone", stale=True)
            own = self.table.saved.seats[seat]
            own.wishes.put(step)
            if not step.keys:
                own.wishes.drop(step.asks)
            own.wishes.met, own.seen = "", len(match.records)  # Only later events end the step.
            await self.table.play.carry_on()

    def next_pass(self, prompt: Prompt) -> Step | None:
        """Return the step that passes the next window after a question, if the game has such a window."""
        window = self.table.face.passed_next(prompt)
        if not window:
            return None
        kind, *ends = window
        return next_pass(kind, next(iter(self.spans(prompt.seat).values()), ""), *ends)

    def answer_one(self, match: Match) -> bool:
        """Answer for one player by plan or wish. Tell whether there was an answer."""
        for seat in self.table.waiting():
            own = self.table.saved.seats[seat]
            since = match.records[own.seen :]
            if (keys := by_wish(match, seat, own.wishes, self.table.face, self.table.stream, since)) is not None:
                match.answer(seat, keys, auto=True)
                return True
        return False
