"""Copies of the table of Root for forks, made between two actions: each is complete and shares nothing that changes."""

from collections import Counter
from typing import Any

import pytest

from engine.fuzzing.facts import facts_of
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.random import choose
from engine.root.definition import maps
from engine.root.factions import factions
from engine.root.game import copied
from engine.root.machinery.table import Table

PROBE = find_probe("root")
# Parts that no copy has of its own, and parts that are published or over between two turns. A copy of an imagined table
# makes records again, because somebody may read them.
ELSEWHERE = {
    *("map", "deck", "factions", "hooks", "watch", "streams", "records", "barrier", "outcome", "fight", "imagined")
}
PLAIN = (int, str, tuple, list, type(None))


def slots(thing: Any) -> list[str]:
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


def stirred(thing: Any) -> Any:
    """Return an object of the same kind with other content; lists, dictionaries and slots are changed in place."""
    if thing is None or isinstance(thing, bool):
        return not thing
    if isinstance(thing, int | str):
        return thing + type(thing)(7)
    if isinstance(thing, tuple):
        return tuple(stirred(part) for part in thing)
    if isinstance(thing, list):
        thing[:] = [*map(stirred, thing), *([("more",)] if all(isinstance(part, PLAIN) for part in thing) else [])]
    elif isinstance(thing, dict):
        thing.update({name: stirred(value) for name, value in thing.items()})
        if all(isinstance(value, PLAIN) for value in thing.values()):
            # The new part is one that never changes itself, because lists are copied to lists.
            thing[99] = 1 if isinstance(thing, Counter) else ("more",)
    else:
        for name in slots(thing):
            setattr(thing, name, stirred(getattr(thing, name)))
    return thing


def told(thing: Any) -> Any:
    return PROBE.walk().facts(thing)


@pytest.mark.parametrize("name", sorted(factions()))
def test_a_copied_faction_has_all_that_it_had_and_shares_nothing(name: str) -> None:
    faction = factions()[name](2)
    for slot in slots(faction):
        if slot != "seat":
            setattr(faction, slot, stirred(getattr(faction, slot)))
    # Cards never change, and the comparison writes them by name.
    before = told(faction)
    copy = faction.copied()
    assert type(copy) is type(faction) and told(copy) == before
    stirred(copy)
    assert told(faction) == before != told(copy)


def test_a_copied_table_has_all_that_it_had_and_shares_nothing() -> None:
    table = Table("seed", maps()["autumn"], "base")
    table.homelands, table.souls = {}, []
    for slot in set(slots(table)) - ELSEWHERE:
        setattr(table, slot, stirred(getattr(table, slot)))
    before = told(table)
    copy = copied(table)
    assert told(copy) == before
    for slot in set(slots(copy)) - ELSEWHERE:
        setattr(copy, slot, stirred(getattr(copy, slot)))
    copy.streams["deck"].bits()
    assert told(table) == before


def played_again(match: Match, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how many decisions a second fork plays again. Check that the fork equals the match."""
    match.fork()
    rows: list[int] = []
    honest = Match.catch_up
    with monkeypatch.context() as patch:
        patch.setattr(Match, "catch_up", lambda self, log, held: rows.append(len(log)) or honest(self, log, held))
        fork = match.fork()
    assert facts_of(fork, PROBE.walk()) == facts_of(match, PROBE.walk())
    return rows[0]


def test_a_fork_plays_again_no_more_than_the_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(new_header("root", "f", [{"faction": "keepers"}, {"faction": "hundreds"}]))
    stream = Streams("f")["players"]
    phase, began = (0, ""), 0
    while phase[0] < 6 or len(match.log) < began + 4 or match.pending[0].anew:
        before = len(match.log)
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, choose(prompt, stream))
        now = match.table.turns, match.table.phase
        if now != phase:
            phase, began = now, before
    assert 0 < played_again(match, monkeypatch) <= len(match.log) - began


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("marquise", {"daylight"}),
        ("eyrie", {"craft", "resolve-decree"}),
        ("alliance", {"birdsong-acts", "spread", "daylight", "operations"}),
        ("vagabond", {"daylight"}),
        ("cult", {"conspiracy", "ritual"}),
        ("riverfolk", {"daylight"}),
        ("duchy", {"assembly", "parliament"}),
        ("corvids", {"birdsong-acts", "daylight"}),
        ("hundreds", {"command", "advance", "incite"}),
        ("keepers", {"birdsong-acts", "retinue"}),
    ],
)
def test_a_fork_between_two_acts_plays_nothing_again(
    name: str, kinds: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    others = [{"faction": other} for other in ("hundreds", "keepers") if other != name]
    found: Counter[str] = Counter()
    for seed in range(4):
        match = Match.start(new_header("root", f"acts{seed}", [{"faction": name}, *others]))
        stream = Streams("acts")["players"]
        while match.pending and match.table.turns < 40:
            prompt = match.pending[0]
            if prompt.seat == 0 == match.table.turn and prompt.kind in kinds and found[prompt.kind] < 8:
                found[prompt.kind] += 1
                assert prompt.anew and played_again(match, monkeypatch) == 0
            match.answer(prompt.seat, choose(prompt, stream))
    assert set(found) == kinds
