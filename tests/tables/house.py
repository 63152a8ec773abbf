"""Tables of a running bot for tests: people who play at random, what they see, and another version of the rules."""

from typing import Any

import pytest

from bot.panels.log import chapters
from bot.replays import kept
from bot.store import Seat
from bot.tables import Table, Tables
from bot.tables.keeping import resuming
from bot.words import Words
from engine import keeping
from engine.fuzzing.probe import find_probe
from engine.kernel.flow import Flow
from engine.kernel.rng import Stream
from engine.l5r_ccg.turn import phases
from engine.l5r_lcg import dynasty
from engine.root.faction import Faction
from engine.root.factions import factions

ANN = 7
SAY = Words.load()["en"]
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "corvids", "duchy")


async def started(tables: Tables, channel: int, game: str, seats: int) -> Table:
    """Return a table at which this many people have started a match."""
    brings = list(FACTIONS[:seats]) if game == "root" else [None] * seats
    people = [Seat("human", ANN + n, f"Seat{n}", brings[n]) for n in range(seats)]
    if game != "root":
        table = await tables.open(1, channel, game, people)
        offers = list(table.seating.offers(None, SAY))
        for number, seat in enumerate(table.saved.seats):
            seat.brings = offers[number % len(offers)]
    else:
        table = await tables.open(1, channel, game, people)
    await table.lobby.start(ANN)
    return table


async def play(table: Table, answers: int, each: int = 3) -> None:
    """Play at random; at the end, look for a moment from which a new match can begin."""
    match, stream = table.match, Stream(table.id)
    assert match is not None
    probe = find_probe(table.saved.game)
    for number in range(answers):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, probe.choose(prompt, stream, probe.lasting))
        if number % each == each - 1:
            await table.play.carry_on()
    await table.play.carry_on()
    await table.survival.look(table)


def seen(table: Table) -> list[Any]:
    """Return everything that everybody sees of a table."""
    assert table.match is not None
    return [table.match.view(viewer) for viewer in (None, *range(len(table.saved.seats)))]


def lines(table: Table, viewer: int | None = None) -> list[str]:
    """Return the whole log as a viewer reads it."""
    scene = table.scene(viewer, SAY)
    return [line for chapter in chapters(table, viewer, scene) for line in (chapter.heading, *chapter.lines) if line]


def another_version(monkeypatch: pytest.MonkeyPatch, name: str = "newer") -> None:
    """Make the bot believe that it runs another version of all rules."""
    for module in (keeping, kept, resuming):
        monkeypatch.setattr(module, "fingerprint", lambda game: name)
    monkeypatch.setattr("bot.tables.tables.fingerprint", lambda game: name)


def dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change one rule of Root: every removed piece gives one more point."""
    for kind in {Faction, *factions().values()}:
        if "worth" in vars(kind):
            monkeypatch.setattr(kind, "worth", lambda *given, real=kind.worth: real(*given) + 1)


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Change one rule of each game: a removed piece, a stronghold's fate and a Dynasty Phase each give one more."""
    dearer(monkeypatch)
    income, buying = dynasty.collect_fate, phases.dynasty_phase

    def richer(table: Any) -> Flow[None]:
        yield from income(table)
        for player in table.players:
            player.fate += 1

    def nobler(table: Any) -> Flow[None]:
        if table.opportunity is None:  # not if a test position begins in the middle of the phase
            table.players[table.active].honor += 1
        yield from buying(table)

    monkeypatch.setattr(dynasty, "collect_fate", richer)
    monkeypatch.setitem(phases.PHASES, "dynasty", nobler)
