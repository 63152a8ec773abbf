"""Everything that a table sends, as text: to one player, and to everybody else.

Messages are in the form in which Discord receives them, with their custom ids and the descriptions of their pictures.
Pictures are the facts from which the SVG is drawn, and sometimes the SVG. The class ``Wares`` gets all of the messages
from the functions that the bot's handlers use.
"""

import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from math import inf
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from discord import ui

from bot.controls.control import Page
from bot.pace.house_time import HouseTime
from bot.panels.beside import texts_page
from bot.panels.clocks import notice_page
from bot.panels.log import log_page, since_page
from bot.panels.pages import look_page, sketches
from bot.panels.panel import panel_page
from bot.panels.press import describe
from bot.panels.public import public_page, public_sketches
from bot.panels.wishes_page import wishes_page
from bot.pictures.render import Picture
from bot.replays.eyes import PUBLIC
from bot.replays.given import given_of
from bot.replays.kept import Kept
from bot.replays.page import Look, Place, moment_page, more_page
from bot.replays.replay import DECISION, Replay
from bot.replays.web import Web
from bot.store import KeptFrame, SavedMatch, Seat
from bot.store.home import AtHome
from bot.tables import Table, slices
from bot.tables.clocks.timing import Times, Timing
from bot.tables.clocks.turns import NOTICES
from bot.tables.house_options import PACE
from bot.trouble import Trouble
from bot.words import Tongue, Words
from engine.frames import Camera, developed
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.advice import advise

from ..later.hand import HandClock

ANN: Final = 7001  # the person at the first seat; the others have the following numbers
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
THINKING: Final = 3  # an advice may look at the clock this often
Sent = Iterator[tuple[str, str]]


class Nowhere:
    """A store that saves nothing: tests look at a table's writes where they need them."""

    home = AtHome()

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        saved.version += 1


def table_of(match: Match, modes: list[Any], computers: frozenset[int] = frozenset()) -> Table:
    """Return a table with a clock; ``modes`` says for each seat when its player wants to be asked."""
    game = match.header.game
    seats = [
        Seat("computer") if seat in computers else Seat("human", ANN + seat, NAMES[seat])
        for seat in range(len(match.header.seats))
    ]
    for seat, mode in zip(seats, modes, strict=True):
        seat.wishes.mode = mode
        seat.wishes.beginner = True
    saved = SavedMatch(1, 1, 2, game, "playing", message=3, seats=seats, header=match.header, settings={PACE: "days"})
    saved.log = list(match.log)
    store: Any = Nowhere()
    clock = HandClock()
    table = Table(store, saved, match)
    table.stream = Stream(1)
    table.survival._look_later = lambda table: None  # type: ignore[method-assign]
    people: Any = SimpleNamespace(away=lambda user: (), notice=lambda user: "mention", quiet=lambda user: None)
    table.timing = Timing(Times(clock, HouseTime(store, clock), people), table.saved)
    table.timing.begin()
    return table


class Wares:
    """Everything that one table sends at one moment, in one language."""

    def __init__(self, table: Table, viewer: int, say: Tongue, rows: list[int]) -> None:
        self.table = table
        self.viewer = viewer
        self.say = say
        self.rows = rows

    def all(self, *, dear: bool = False) -> dict[str, str]:
        """Return all messages by name; ``dear`` adds those that take long."""
        parts: list[Callable[[], Sent]] = [self.panel, self.looks, self.public, self.replay, self.errors, self.notices]
        if dear:
            parts += [self.drawn, self.page, self.advice]
        return dict(one for part in parts for one in part())

    def panel(self) -> Sent:
        """Return the player's own messages."""
        table, viewer, say = self.table, self.viewer, self.say
        scene = table.scene(viewer, say)
        yield "panel", written(panel_page(table, viewer, say))
        table.draft(viewer).unfolded = True
        yield "panel unfolded", written(panel_page(table, viewer, say))
        table.draft(viewer).unfolded = False
        yield "card texts", written(texts_page(table, viewer, say))
        yield "wishes", written(wishes_page(table, viewer, say))
        yield "since", written(since_page(table, viewer, scene))
        yield from self.log(viewer, "own log")

    def log(self, viewer: int | None, name: str) -> Sent:
        """Return the first and the last page of the log."""
        for page in (0, None):
            yield f"{name}, page {page}", written(run(log_page(self.table, viewer, self.say, page)))

    def looks(self) -> Sent:
        """Return the table as the player and a spectator see it, as text and as pictures."""
        for name, viewer in (("own", self.viewer), ("onlooker's", None)):
            yield f"{name} table as text", written(look_page(self.table, viewer, self.say, []))
            drawn = sketches(self.table, viewer, self.say)
            yield f"{name} pictures", facts(drawn)
            yield f"{name} table with pictures", written(look_page(self.table, viewer, self.say, pictured(drawn)))

    def drawn(self) -> Sent:
        """Return the pictures as SVG."""
        for name, viewer in (("own", self.viewer), ("public", None)):
            for sketch in sketches(self.table, viewer, self.say):
                yield f"{name} {sketch.name} as SVG", sketch.draw(*sketch.given)

    def public(self) -> Sent:
        """Return the public message and log."""
        drawn = public_sketches(self.table, self.say)
        yield "public message as text", written(public_page(self.table, self.say))
        yield "public message", written(public_page(self.table, self.say, pictured(drawn)))
        yield "public pictures", facts(drawn)
        yield from self.log(None, "public log")

    def notices(self) -> Sent:
        """Return the notices that call people, the times of the clocks, and the rows that will call people later."""
        timing, seats = self.table.timing, range(len(self.table.saved.seats))
        assert timing is not None
        for seat in seats:
            for kind in NOTICES:
                page = notice_page(self.table, seat, kind, "n", self.say, direct=kind == NOTICES[0])
                yield f"{kind} ({seat})", written(page)
        yield "clocks and turns", json.dumps(timing.facts(), default=str)
        yield "what is due", repr((self.table.saved.pacing.put, self.table.saved.pacing.drop))

    def frames(self) -> Kept:
        """Return the present moment as the store saves it."""
        match = self.table.match
        assert match is not None
        body = Camera().take(match)
        ((_, frame),) = [(row.row, row) for row in developed([(len(match.log), body)])]
        kept = KeptFrame(0, len(match.log), len(match.records), body)
        return Kept(match.header, match.records, [(kept, frame)])

    def replay(self) -> Sent:
        """Return the replay of the moment from each point of view that a player may choose during the match."""
        kept = self.frames()
        replay = Replay(self.table.face, kept)
        row = replay.rows[0]
        for whose, eyes in (("own", str(self.viewer)), ("public", PUBLIC)):
            frame = kept.frame(row)
            scene = replay.scene(frame, eyes, self.say, self.table.seating.shown_names(self.say))
            look = Look(self.table, replay, frame, Place(row, DECISION, eyes), scene)
            yield f"replay with {whose} eyes", written(moment_page(look))
            yield f"more of a replay with {whose} eyes", written(more_page(look, [eyes]))
            yield f"pictures of a replay with {whose} eyes", facts(replay.face.pictures(scene))

    def page(self) -> Sent:
        """Return the exported page of the moment."""
        for whose, eyes in (("own", str(self.viewer)), ("public", PUBLIC)):
            web = Web(given_of(self.table, self.frames(), eyes, self.say, ()), 60)
            yield f"exported page with {whose} eyes", web.page().decode()

    def advice(self) -> Sent:
        """Return the answer that a strong computer would give in the player's place, and the reason."""
        match, looks = self.table.match, iter(range(THINKING))
        if match is not None and match.prompt_for(self.viewer) is not None:
            given = advise(match, self.viewer, match.header.seed, more=lambda: next(looks, None) is not None)
            yield "advice", repr((list(given.keys), given.reason))

    def errors(self) -> Sent:
        """Return the answers to refused presses: old ones, invented ones, and those that name others' options."""
        table = self.table
        invented = [f"{row:x}.zz" for row in self.rows]
        for ref in invented:
            yield (
                f"refusal ({ref})",
                self.refused(lambda ref=ref: table.play.pick(ANN + self.viewer, table.stamp, [ref])),
            )
        yield "refusal (an old press)", self.refused(lambda: table.play.pick(ANN + self.viewer, "0x1", ["0.0"]))
        yield "refusal (a stranger)", self.refused(lambda: table.play.pick(1, table.stamp, ["0.0"]))
        yield "refusal (a confirmation)", self.refused(lambda: table.play.confirm(ANN + self.viewer, table.stamp, "-"))

    def refused(self, press: Callable[[], Any]) -> str:
        """Return the sentence that refuses a press, or ``taken`` if the press is accepted."""
        try:
            run(press())
        except Trouble as trouble:
            return describe(trouble, self.say)
        return "taken"


@patch.object(slices, "SHORT", inf)
@patch.object(slices, "PIECE", inf)
@patch.object(slices, "SLICE", inf)  # a busy machine must not make one of two tables pause
def run(waiting: Any) -> Any:
    """Run a coroutine that never waits for anything except for other tasks to run."""
    while True:
        try:
            future = waiting.send(None)
        except StopIteration as done:
            return done.value
        if future is not None:
            raise RuntimeError("it waits")


def written(page: ui.LayoutView | Page) -> str:
    """Return a message as Discord receives it."""
    view = page.view if isinstance(page, Page) else page
    return json.dumps(view.to_components(), ensure_ascii=False, default=str)


def facts(drawn: Any) -> str:
    """Return the facts of pictures before they are drawn: kind, facts, and description."""
    shown = [(sketch.name, sketch.draw.__qualname__, sketch.given, sketch.description) for sketch in drawn]
    return json.dumps(shown, ensure_ascii=False, default=vars)


def pictured(drawn: Any) -> list[Picture]:
    """Return pictures that are empty except for their names and descriptions."""
    return [Picture(sketch.name, b"", sketch.description) for sketch in drawn]


def tongue(language: str) -> Tongue:
    """Return the words of a language."""
    return Words.load()[language]


def forward(table: Table, span: timedelta) -> None:
    """Let time pass at a table."""
    assert table.timing is not None
    clock: Any = table.timing.times.clock
    clock.forward(seconds=span.total_seconds())
