"""One press answers two questions: it takes an option, and answers the question to which the option leads."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from bot.config import Settings
from bot.games import face_of
from bot.panels.panel import making_panel, panel_page
from bot.panels.sending import RequestLimit
from bot.panels.show import Show
from bot.store import SavedMatch, Seat
from bot.tables import Table, slices
from bot.tables.consent.going_back import undo
from bot.words import Words
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt

from ..discord_judge import walk
from ..root.scene import Side, eyrie, marquise, scene, side

SAY = Words.load()["en"]
MARCH = "March (up to two moves)"
MARCHES = f"{MARCH} → …"


class Kept:
    """A store that counts its saves."""

    saves = 0

    async def save(self, saved: SavedMatch, *, keep: int) -> None:
        self.saves += 1


def seated(*sides: Side, **facts: Any) -> Table:
    """Return a table at which seat 0 must answer."""
    match = scene(*sides, **facts).match
    seats = [Seat("human", user, f"P{user}") for user in range(len(sides))]
    saved = SavedMatch(1, None, 1, "root", "playing", seats=seats, header=match.header, log=list(match.log))
    store: Any = Kept()
    return Table(store, saved, match)


def lists(table: Table) -> dict[str, dict[str, str]]:
    """Return the lists of the panel by their placeholders: their lines, and the answer of each line."""
    parts = walk(panel_page(table, 0, SAY).to_components())
    return {p["placeholder"]: {o["label"]: o["value"] for o in p["options"]} for p in parts if p.get("options")}


def buttons(table: Table) -> list[str]:
    return [part["label"] for part in walk(panel_page(table, 0, SAY).to_components()) if part.get("label")]


def played(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def test_a_march_and_its_first_move_are_one_question() -> None:
    table = seated(marquise(warriors={5: 2}), eyrie(warriors={4: 1}))
    march = lists(table)[MARCHES]
    assert MARCH not in buttons(table)
    await table.play.pick(
        0, table.stamp, [next(ref for line, ref in march.items() if line.startswith("2 to clearing 1 "))]
    )
    assert played(table).table.factions[0].warriors[1] == 2
    assert [(row.keys, row.auto) for row in played(table).log[-2:]] == [(("march",), False), (("move:5>1:2",), True)]
    prompt = table.prompt_for(0)
    assert prompt is not None and prompt.kind == "move", "the second move of the march"


async def test_taking_a_march_back_takes_its_first_move_back_too() -> None:
    table = seated(marquise(warriors={5: 2}), eyrie(warriors={4: 1}))
    await table.play.pick(0, table.stamp, [next(iter(lists(table)[MARCHES].values()))])
    await undo(table, 0, table.stamp)
    assert played(table).table.factions[0].warriors[5] == 2 and MARCHES in lists(table)


async def test_a_march_of_many_has_a_list_for_each_clearing() -> None:
    table = seated(marquise(warriors={5: 9, 8: 9}), eyrie(warriors={4: 1}))
    assert MARCH not in buttons(table) and MARCHES not in lists(table)
    there = lists(table)["From clearing 8 🦊 → …"]
    await table.play.pick(0, table.stamp, [there["9 to clearing 4 🐰"]])
    assert played(table).table.factions[0].warriors[4] == 9


async def test_a_march_of_very_many_has_a_list_for_each_way() -> None:
    table = seated(marquise(warriors={5: 14, 8: 9}), eyrie(warriors={4: 1}))
    assert [what for what in lists(table) if what.startswith("5")] == ["5 🐰 → 1 🦊 → …", "5 🐰 → 2 🐭 → …"]
    assert len(lists(table)["From clearing 8 🦊 → …"]) == 18
    there = lists(table)["5 🐰 → 2 🐭 → …"]
    await table.play.pick(0, table.stamp, [there["14 to clearing 2 🐭"]])
    assert played(table).table.factions[0].warriors[2] == 14


def test_a_march_with_more_moves_than_lists_hold_is_a_screen_of_its_own() -> None:
    table = seated(marquise(warriors={12: 22}), eyrie(warriors={4: 1}))
    assert MARCH in buttons(table) and not any(what.startswith("From") for what in lists(table))


async def test_an_item_is_exhausted_in_the_press_that_gives_the_card() -> None:
    stranger = side("vagabond", pawn=5, character="thief", satchel={"boots": [1], "sword": [1]}, hand=["bake-sale"])
    table = seated(stranger, eyrie(warriors={5: 1}), marquise())
    given = next(lines for what, lines in lists(table).items() if what.startswith("Aid"))
    assert len(given) == 2
    await table.play.pick(0, table.stamp, [next(ref for line, ref in given.items() if "boots" in line.lower())])
    assert [card.id for card in played(table).table.factions[1].hand] == ["bake-sale"]
    assert played(table).view(0)["players"][0]["satchel"]["boots"] == [0, 1, 0, 0]


async def test_a_card_of_the_decree_is_resolved_by_one_press() -> None:
    decree = {"move": ["anvil", "root-tea-rabbit"]}
    table = seated(eyrie(warriors={1: 2, 5: 1}, buildings={"roost": {1: 1}}, decree=decree), marquise(warriors={12: 1}))
    await table.play.pick(0, table.stamp, [next(ref for ref in refs(table) if "-" in ref)])
    assert [row.auto for row in played(table).log[-2:]] == [False, True]
    assert played(table).log[-1].keys[0].startswith("move:")


def refs(table: Table) -> list[str]:
    """Return the answers of the lines of all lists."""
    return [ref for lines in lists(table).values() for ref in lines.values()]


async def test_one_press_lays_a_plot_and_chooses_its_kind() -> None:
    table = seated(side("corvids", warriors={5: 2, 6: 1}), marquise(warriors={12: 1}))
    lines = lists(table)["Plot → …"]
    assert len(lines) == 8 and all(" → " in line for line in lines)
    hints = [part["options"] for part in walk(panel_page(table, 0, SAY).to_components()) if part.get("options")]
    assert all(line.get("description") for line in hints[-1]), "what each plot does"
    await table.play.pick(0, table.stamp, [next(iter(lines.values()))])
    assert played(table).table.factions[0].tokens[5] == 1


@pytest.mark.parametrize(("enemies", "foreseen"), [(1, False), (2, True)])
def test_the_bot_does_not_look_ahead_past_hidden_things(enemies: int, foreseen: bool) -> None:
    others = [eyrie(warriors={4: 1}, hand=["anvil"]), side("alliance", hand=["sword"])][:enemies]
    table = seated(marquise(warriors={12: 1}, crafted=["codebreakers"]), *others)
    prompt = table.prompt_for(0)
    assert prompt is not None and prompt.follows is not None
    use = next(option for option in prompt.options if option.verb == "use")
    # With one enemy the answer would show the hand at once; with two the next question is whose hand to see.
    assert (prompt.follows(use) is not None) == foreseen


def test_only_options_that_lead_to_a_question_are_tried_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(marquise(warriors={5: 2, 4: 1}), eyrie(warriors={4: 1}))
    forks: list[Match] = []
    honest = Match.fork
    monkeypatch.setattr(Match, "fork", lambda self: forks.append(self) or honest(self))
    for _ in range(3):
        lists(table)
    assert len(forks) == 1 and len(played(table).log) == len(table.saved.log)


async def test_sympathy_is_placed_and_paid_for_by_one_press() -> None:
    table = seated(side("alliance", supporters=["sappers", "anvil"]), marquise(), phase="birdsong", asked=(0,))
    [lines] = [lines for lines in lists(table).values() if any("Sappers" in line for line in lines)]
    await table.play.pick(0, table.stamp, [next(ref for line, ref in lines.items() if "Sappers" in line)])
    assert [row.auto for row in played(table).log[-2:]] == [False, True]
    assert sum(played(table).table.factions[0].tokens) == 1
    assert [card.id for card in played(table).table.factions[0].supporters] == ["anvil"]


@pytest.mark.parametrize(("kind", "together"), [("build", True), ("leader", False)])
def test_the_leader_after_turmoil_is_a_question_of_its_own(kind: str, together: bool) -> None:
    face, fox = face_of("root"), Option("resolve:fox", "resolve", subject="suit:fox")
    assert face.leads(fox, Prompt(0, kind, [fox], rule="7.7.3")) == together


async def test_options_are_tried_one_by_one_before_the_panel_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel of Root that tried all its options in one step held up the event loop for 60 ms."""
    table = seated(marquise(warriors={5: 2}), eyrie(warriors={4: 1}))
    tried: list[str] = []
    fork = Match.fork
    monkeypatch.setattr(Match, "fork", lambda match: (tried.append("fork"), fork(match))[1])
    monkeypatch.setattr(type(table.face), "leads", lambda *_: True)
    steps = [len(tried) for _ in making_panel(table, 0, SAY)]
    assert len(steps) > 6 and steps[-1] > 3 and all(after - before <= 1 for before, after in pairwise(steps))
    assert lists(table) and len(tried) == steps[-1]


@pytest.mark.parametrize("changed", ["decided", "picked", ""])
async def test_a_panel_that_is_made_in_slices_shows_the_newest_state(
    changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other people are served while a panel is made."""
    table = seated(marquise(warriors={5: 2}), eyrie(warriors={4: 1}))
    monkeypatch.setattr(slices, "PIECE", 0.0)
    client: Any = None
    show = Show(client, client, client, client, client, RequestLimit(0), Settings())
    making = asyncio.create_task(show.panel(table, 0, SAY))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    if changed == "decided":
        played(table).answer(0, [next(option.key for option in played(table).pending[0].options if option.alone)])
    elif changed == "picked":
        table.draft(0).changes += 1
    before = panel_page(table, 0, SAY).to_components()
    assert not making.done()
    assert (await making).view.to_components() == before
