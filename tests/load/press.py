"""``python -m tests.load.press``: how long one press holds up the event loop, and how often it builds a view.

With ``--files`` the program also counts the files of ``engine``, ``bot`` and ``cogs`` whose functions one press calls,
from its handler until everything is shown, and ``--list`` prints each of these files. Counting makes the times longer.

People press what their panels offer, at random. Everybody has a panel open. The bot's own handlers, tables, store and
panels do the work. Discord is a stand-in that lays out messages and forgets them, and pictures need no time. Only this
thread's time counts. The program measures two times: until the person who pressed has an answer, and until all panels
and the table are up to date.
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time
from types import CodeType, FrameType, SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from bot.config import Settings
from bot.controls.buttons import Press
from bot.panels.sending import RequestLimit
from bot.panels.show import Show
from bot.people import People
from bot.pictures.render import Picture
from bot.servers import Servers
from bot.store import SqliteStore
from bot.tables import Tables
from cogs.table.panel import PanelPresses
from engine.frames import seen_by_all
from engine.kernel.match import Match

from .players import Choice, choices
from .seating import people, seat_match
from .stand_in import Message

ROOT: Final = Path(__file__).parents[2]
HOUSE: Final = tuple(f"{ROOT / room}/" for room in ("engine", "bot", "cogs"))
GAMES: Final = ("l5r-lcg", "root:2", "root:6", "l5r-ccg:2", "l5r-ccg:6")


class Viewed:
    """The number of views that were built: for one viewer, and for all at once."""

    def __init__(self) -> None:
        self.one = self.all = 0

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count the views that are built within this context."""
        with (
            patch.object(Match, "view", self._counted(Match.view, "one")),
            patch("bot.tables.views.seen_by_all", self._counted(seen_by_all, "all")),
        ):
            yield

    def _counted(self, look: Callable[..., Any], name: str) -> Callable[..., Any]:
        def counted(*given: Any) -> Any:
            setattr(self, name, getattr(self, name) + 1)
            return look(*given)

        return counted


class Touched:
    """The functions of the house that were called, and their files."""

    def __init__(self) -> None:
        self.functions: set[CodeType] = set()

    @property
    def files(self) -> set[str]:
        """The files of the functions."""
        return {function.co_filename for function in self.functions}

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Note the functions that are called within this context."""
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(HOUSE):
            self.functions.add(frame.f_code)


class Painter:
    """A painter that draws immediately."""

    async def paint_all(self, sketches: Any) -> list[Picture]:
        """Return empty pictures."""
        return [Picture(sketch.name, b"", sketch.description) for sketch in sketches]


class Discord:
    """A stand-in that takes every message, and lays it out as discord.py would send it."""

    def get_guild(self, guild: int) -> None:
        """Return None: the stand-in knows no guild."""

    def get_channel(self, channel: int) -> None:
        """Return None: the stand-in knows no channel."""

    def get_partial_messageable(self, channel: int, **_: Any) -> Any:
        """Return a channel."""
        return self

    def get_partial_message(self, message: int) -> Any:
        """Return a message."""
        return self

    async def edit(self, **body: Any) -> None:
        """Edit a message."""
        body["view"].to_components()

    async def send(self, **body: Any) -> Any:
        """Send a message."""
        body["view"].to_components()
        return SimpleNamespace(id=1, delete=self.delete)

    async def delete(self) -> None:
        """Delete a message."""


class Interaction:
    """One press of one person, whose panel it edits."""

    def __init__(self, user: int, client: Any) -> None:
        self.user = SimpleNamespace(id=user)
        self.client = client
        self.locale = "en"
        self.message = SimpleNamespace(flags=SimpleNamespace(ephemeral=True))
        self.components: list[dict[str, Any]] = []
        self.answered = 0.0

    @property
    def response(self) -> "Interaction":
        """Return the interaction itself, because a second object would make a reference cycle."""
        return self

    def __copy__(self) -> "Interaction":
        """Return the interaction itself: what the bot edits later is what the person sees."""
        return self

    def is_expired(self) -> bool:
        """Return False: the interaction never expires."""
        return False

    def is_done(self) -> bool:
        """Tell whether the press was answered."""
        return bool(self.answered)

    async def edit_message(self, *, view: Any, **_: Any) -> None:
        """Answer the press with the panel."""
        self.components = view.to_components()
        self.answered = thread_time()

    async def edit_original_response(self, *, view: Any, **_: Any) -> None:
        """Edit the panel later."""
        self.components = view.to_components()


class Seated:
    """A table with everybody's panel."""

    def __init__(self, bot: Any, table: Any, users: Any) -> None:
        self.bot = bot
        self.table = table
        self.panels: dict[int, Interaction] = {}
        self.users = users

    async def press(self, user: int, custom_id: str, values: Any = ()) -> tuple[float, float]:
        """Press a button; return how long the thread worked until the answer, and until everything was shown."""
        interaction: Any = Interaction(user, self.bot)
        _, name, *arguments = custom_id.split(":")
        began = thread_time()
        await self.bot.presses[name](Press(interaction, name, arguments, values or ()))
        self.panels[user] = interaction
        while any(shown.busy for shown in self.bot.show._shown.values()):
            await asyncio.sleep(0)
        return interaction.answered - began, thread_time() - began

    def next(self, chance: Random) -> tuple[int, Choice] | None:
        """Return a press that leads on."""
        for user in chance.sample(self.users, len(self.users)):
            message = Message(1, 1, user, {"components": self.panels[user].components})
            if found := [one for one in choices(message, chance) if one[2] >= 1]:
                return user, chance.choices(found, [weight for _, _, weight in found])[0]
        return None


async def measure(
    game: str, matches: int, presses: int, decisions: int, folder: Path, *, files: bool = False
) -> dict[str, Any]:
    """Return the figures of one game."""
    store = await SqliteStore.open(folder / f"{game}.sqlite3")
    client: Any = Discord()
    settings, painter = Settings(edit_delay=0, requests=0), Painter()
    bot: Any = SimpleNamespace(presses={}, tables=Tables(store, matches), people=People(store))
    bot.servers = Servers(client, store)
    bot.show = Show(client, store, bot.servers, bot.people, painter, RequestLimit(0), settings)  # type: ignore[arg-type]
    PanelPresses(bot)
    times: list[tuple[float, float]] = []
    views: list[Viewed] = []
    touched: list[Touched] = []
    name, _, seats = game.partition(":")
    for number in range(matches):
        table = await seat_match(bot.tables, number, decisions, name, int(seats or 2))
        seated, chance = Seated(bot, table, people(number, int(seats or 2))), Random(number)
        for user in seated.users:
            await seated.press(user, f"tea:panel:{table.id}")
        for _ in range(presses):
            if (found := seated.next(chance)) is None:
                break
            user, (custom_id, values, _) = found
            viewed, calls, version = Viewed(), Touched(), table.saved.version
            with viewed.counting(), calls.counting() if files else nullcontext():
                took = await seated.press(user, custom_id, values)
            if table.saved.version != version:  # it decided something
                times.append(took)
                views.append(viewed)
                touched.append(calls)
    await store.close()
    found_in = {"files": median(len(one.files) for one in touched), "list": listed(touched)} if files else {}
    return {"game": game, "presses": len(times), **figures(times), "views": counted(views), **found_in}


def listed(touched: list[Touched]) -> list[str]:
    """Return a line for each file: the share of presses that call it, its name, its lines and its called functions."""
    presses = Counter(file for one in touched for file in one.files)
    functions = {function for one in touched for function in one.functions}
    called = Counter(function.co_filename for function in functions)
    return [
        f"{share / len(touched):4.0%} {Path(file).relative_to(ROOT)}: {len(Path(file).read_text().splitlines())} lines,"
        f" {called[file]} functions called"
        for file, share in sorted(presses.items(), key=lambda one: (-one[1], one[0]))
    ]


def figures(times: list[tuple[float, float]]) -> dict[str, Any]:
    """Return the median and the 99th percentile of the times, in milliseconds."""
    found = {}
    for name, some in zip(("answered_ms", "shown_ms"), zip(*times, strict=True), strict=True):
        ordered = sorted(some)
        found[name] = {f"p{n}": round(ordered[len(ordered) * n // 100] * 1000, 1) for n in (50, 99)}
    return found


def counted(views: list[Viewed]) -> dict[str, Any]:
    """Return how often the presses built views for one viewer, and for all at once."""
    looks = {"one": [viewed.one for viewed in views], "all": [viewed.all for viewed in views]}
    return {name: {"median": median(times), "most": max(times)} for name, times in looks.items()}


async def main() -> None:
    """Measure, and print one line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.press", description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES, help="game or game:seats")
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--presses", type=int, default=40, help="presses in each match")
    parser.add_argument("--decisions", type=int, default=120, help="how far into the game the matches are")
    parser.add_argument("--files", action="store_true", help="also count the files whose functions a press calls")
    parser.add_argument("--list", action="store_true", help="count the files, and print each of them")
    given = parser.parse_args()
    seeds = count()
    gc.freeze()
    gc.disable()  # as the running bot does
    with ExitStack() as open_now:
        folder = open_now.enter_context(tempfile.TemporaryDirectory())
        open_now.enter_context(patch("bot.tables.keeping.saving.QUIET", 3600.0))
        for room in ("life.start", "table"):  # the same matches every time
            open_now.enter_context(patch(f"bot.tables.{room}.new_seed", lambda: f"{next(seeds):032x}"))
        for game in given.games:
            asked = (game, given.matches, given.presses, given.decisions)
            found = await measure(*asked, Path(folder), files=given.files or given.list)
            lines = found.pop("list", ())
            print(json.dumps(found), *(lines if given.list else ()), sep="\n", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
