"""When players of Root are asked, and the questions that they can switch off."""

from typing import Any, cast

import pytest

from bot.games import face_of
from bot.panels.beside import why_page
from bot.panels.wishes_page import wishes_page
from bot.rules.glossary import glossaries
from bot.store import SavedMatch, Seat, Wishes
from bot.tables import Table
from bot.tables.plans import by_wish
from bot.words import Words
from engine.kernel.match import Match
from engine.kernel.prompt import PASS
from engine.kernel.rng import Stream

from ..discord_judge import walk
from ..root.scene import Side, eyrie, marquise, scene, side

WORDS = Words.load()


def watched(player: Side, **facts: Any) -> Match:
    """Return a match in which a plot of the Corvids lies beside another player's piece."""
    plot = side("corvids", warriors={12: 1}, plots={5: "raid"}, tokens={"plot": {5: 1}})
    return scene(player, plot, side("alliance", warriors={7: 1}), asked=(0,), **facts).match


def wished(match: Match, wishes: Wishes, since: int | None = None) -> list[str] | None:
    """Return the answer by which the first seat passes as its player chose, from the records since the last answer."""
    records = match.records[len(match.records) if since is None else since :]
    return by_wish(match, 0, wishes, face_of("root"), Stream(1), records)


def seated(match: Match) -> Table:
    seats = [Seat("human", user, f"P{user}") for user in range(3)]
    saved = SavedMatch(1, None, 1, "root", "playing", seats=seats, header=match.header, log=list(match.log))
    nowhere: Any = NotImplemented
    return Table(nowhere, saved, match)


def test_a_plot_may_wait_for_daylight() -> None:
    cats = marquise(warriors={5: 1}, hand=["bake-sale"])
    match = watched(cats, phase="birdsong")
    assert wished(match, Wishes()) == [PASS] and wished(match, Wishes("always")) is None
    match.answer(0, [PASS])
    assert wished(match, Wishes()) is None, "in Daylight it is asked"
    before = len(match.records)
    match.answer(0, [PASS])
    prompt = match.prompt_for(0)
    assert prompt is not None and prompt.kind == "evening"
    assert wished(match, Wishes(), before) == [PASS], "it was just passed in Daylight"
    assert wished(watched(cats, phase="evening"), Wishes()) is None


@pytest.mark.parametrize(
    "player",
    [
        side("hundreds", warlord=5, warriors={5: 1}, hand=["bake-sale"]),
        eyrie(warriors={5: 1}, hand=["bake-sale"]),
        marquise(warriors={5: 1}, hand=["bake-sale"], crafted=["royal-claim"]),
    ],
)
def test_birdsong_is_not_quiet_if_something_in_it_depends_on_the_plot(player: Side) -> None:
    assert wished(watched(player, phase="birdsong"), Wishes()) is None


def test_nobody_needs_to_be_asked_about_services() -> None:
    company = side("riverfolk", hand=["anvil"], warriors={5: 1})
    match = scene(marquise(warriors={1: 1}), company, eyrie(), phase="birdsong").match
    assert wished(match, Wishes()) is None
    assert wished(match, Wishes(never=["buy"])) == [PASS] and wished(match, Wishes(never=["anvil"])) is None
    page = wishes_page(seated(match), 0, WORDS["en"])
    lines = [line for part in walk(page.to_components()) for line in part.get("options") or ()]
    asked = match.prompt_for(0)
    assert asked is not None and face_of("root").rule(asked) == "11.2.6" and asked.rule == "1.4.1"
    assert "Services" in [line["label"] for line in lines if line["value"] == "buy"]


@pytest.mark.parametrize(("lacking", "told"), [("pl", True), ("fr", False)])
def test_the_reason_says_if_the_glossary_entry_is_in_another_language(
    lacking: str, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(cast(dict[str, Any], glossaries()["root"].languages), lacking)
    match = scene(marquise(warriors={5: 1}), eyrie()).match
    page = why_page(seated(match), "6.5", WORDS["pl"])
    texts = [part["content"] for part in walk(page.to_components()) if "content" in part]
    assert texts and ("po angielsku" in texts[0]) == told
