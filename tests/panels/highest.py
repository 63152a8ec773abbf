"""The highest panels of real matches: ``python -m tests.panels.highest GAME --matches 25``.

Computer players of the lowest level play matches with random sides or decks at tables of the bot. Half of the matches
ask as usual, and half ask every question. The program estimates the height of every panel of the player who must
answer, in every language. The program estimates the panel as it opens, with the computer's answer picked, and with as
many options picked as the question allows. Then the program measures the highest panel of each kind of question in a
browser. The option ``--pictures FOLDER`` saves pictures of these panels.
"""

import argparse
import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.controls.fit import pixels
from bot.panels.panel import panel_page
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.tables.answers.draft import problem, single
from bot.words import COMPLETE, Words
from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Streams
from engine.players.computer import decide, find_level

from . import presses
from .panel_heights import GOAL, NAMES, WIDTH, browser_page, height, posted

DECISIONS: Final = 500  # a match with more decisions is stopped
MOST: Final = 40  # this many panels are measured in the browser


class Nowhere(presses.Nowhere):
    """A store that saves nothing, not even the beginnings of matches."""

    async def keep_beginning(self, *_: object) -> None:
        """Save nothing."""


class Shown(NamedTuple):
    """A panel: its estimated height, its kind of question, the match in which it was shown, and the panel itself."""

    estimated: int
    kind: str
    where: str
    view: Any


def table_of(game: str, seed: str, *, everything: bool) -> Table:
    """Return a table at which a mixed match begins."""
    desk, streams, probe = find_desk(game), Streams(seed), find_probe(game)
    count = 2 if game == "l5r-lcg" else 2 + streams["count"].below(5)
    brings = desk.mixed(streams["brings"], count)
    given = desk.seats(brings, streams["decks"])
    options = {"asked": list(range(count)), **probe.settings(streams["options"], given)}
    header = new_header(game, seed, given, options=options)
    seats = [Seat("human", number + 1, NAMES[number], brings[number]) for number in range(count)]
    for seat in seats:
        seat.wishes.mode = "always" if everything else seat.wishes.mode
    store: Any = Nowhere()
    return Table(store, SavedMatch(1, None, 1, game, "playing", seats=seats, header=header), Match.start(header))


def picks(table: Table, prompt: Prompt, answer: Sequence[str]) -> Iterator[str]:
    """Pick options in the draft of a question, in several ways one after another, and yield the name of each way."""
    yield "fresh"
    if single(prompt):
        return
    draft = table.draft(prompt.seat)
    draft.keys[:], draft.touched, draft.changes = answer, True, draft.changes + 1
    yield "answered"
    for option in prompt.options:
        if not option.alone and problem(prompt, [*draft.keys, option.key]) is None:
            draft.keys.append(option.key)
    yield "full"


def panels(table: Table, prompt: Prompt, answer: Sequence[str], where: str) -> Iterator[Shown]:
    """Yield the panels of a question in every language and with different picks."""
    assert table.match is not None
    faction = table.match.header.seats[prompt.seat].get("faction", "")
    kind = f"{faction} {prompt.kind}".strip()
    for picked in picks(table, prompt, answer):
        for language in COMPLETE:
            view = panel_page(table, prompt.seat, Words.load()[language])
            yield Shown(pixels([*view.children]), kind, f"{where} {picked} {language}", view)


async def play(game: str, seed: str, tell: Callable[[Shown], None], *, everything: bool) -> int:
    """Let the computers play a match, and report every panel. Return how many questions they were asked."""
    table = table_of(game, seed, everything=everything)
    for number in range(DECISIONS):
        if not table.waiting():
            return number
        assert table.match is not None
        seat = table.waiting()[0]
        prompt = table.prompt_for(seat)
        assert prompt is not None
        answer = novice(table.match, prompt, seed)
        for shown in panels(table, prompt, answer, f"{seed!r} {len(table.match.log)}"):
            tell(shown)
        async with table.lock:
            await table.play.answer(seat, prompt, answer)
    return DECISIONS


def novice(match: Match, prompt: Prompt, seed: str) -> Sequence[str]:
    """Return the computer's answer, also to a question that is shown together with the window before it."""
    level = find_level("novice")
    answer = decide(match, prompt.seat, level, seed)
    if prompt.first is None or PASS not in answer:
        return answer
    later = match.fork()
    later.answer(prompt.seat, answer)
    known = {option.key for option in prompt.options}
    if later.prompt_for(prompt.seat) is not None and known.issuperset(
        answer := decide(later, prompt.seat, level, seed)
    ):
        return answer
    return [option.key for option in prompt.least()]


async def highest(game: str, matches: int, seed: str) -> list[Shown]:
    """Return the highest panel of each kind of question in this many matches, the highest first."""
    found: dict[str, Shown] = {}
    asked = 0

    def tell(shown: Shown) -> None:
        if shown.kind not in found or shown.estimated > found[shown.kind].estimated:
            found[shown.kind] = shown

    for number in range(matches):
        asked += await play(game, f"{seed} {number}", tell, everything=bool(number % 2))
    print(f"{game}: {matches} matches, {asked} questions, {len(found)} kinds", flush=True)
    return sorted(found.values(), key=lambda shown: -shown.estimated)


async def measure(shown: Sequence[Shown], pictures: Path | None) -> None:
    """Measure the panels in ``shown`` in a browser, and print the heights."""
    async with browser_page(WIDTH) as (hana, room, preview, page):
        for number, one in enumerate(shown):
            async with posted(hana, room, preview, page, one.view) as [panel]:
                pixels = await height(panel)
                high = "  too high" if pixels > GOAL else ""
                print(f"{one.kind:30} {pixels:5} (estimated {one.estimated}) {one.where}{high}", flush=True)
                if pictures:
                    await panel.screenshot(path=pictures / f"{number:02}-{one.kind.replace(' ', '-')}.png")


async def find(game: str, matches: int, seed: str, most: int, pictures: Path | None) -> None:
    """Find the highest panels and measure them."""
    found = await highest(game, matches, seed)
    await measure(found[:most], pictures)


def main() -> None:
    """Play the matches, and measure their highest panels."""
    parser = argparse.ArgumentParser(prog="python -m tests.panels.highest", description=__doc__)
    parser.add_argument("game", choices=("l5r-lcg", "root", "l5r-ccg"))
    parser.add_argument("--matches", type=int, default=25)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--most", type=int, default=MOST, help="how many panels the browser measures")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the panels")
    given = parser.parse_args()
    asyncio.run(find(given.game, given.matches, given.seed, given.most, given.pictures))


if __name__ == "__main__":
    main()
