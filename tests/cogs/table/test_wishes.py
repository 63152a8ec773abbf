"""When a player is asked: always by default, otherwise as the player chose for this match or for all later ones."""

import re

import pytest

from bot.store import Wishes
from bot.store.matches.plan import passing
from bot.tables import Table
from bot.tables.plans import is_window, passes, planned
from bot.words import COMPLETE, Words
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.rng import Stream

from ...conftest import World
from ...simkit import controls, labels, lines, speaks, text_of
from ..conftest import Hand, start_lcg
from .test_l5r_lcg import by_hand


def window(*cards: str, window: bool = True) -> Prompt:
    options = [Option(f"play:{card}", "play", None, card=card) for card in cards]
    return Prompt(
        0, "action", [*options, Option(PASS, PASS, None, alone=True)], rule="3.2.2", guarded=True, window=window
    )


@pytest.mark.parametrize(
    ("wishes", "prompt", "expected"),
    [
        (Wishes(), window(), False),
        (Wishes(), window("banzai#3"), False),
        (Wishes("able"), window(), True),
        (Wishes("able"), window("banzai#3"), False),
        (Wishes(never=["banzai"]), window("banzai#3", "banzai#4"), True),
        (Wishes(never=["banzai"]), window("banzai#3", "fine-katana#4"), False),
        (Wishes("able"), window(window=False), False),
    ],
)
def test_the_panel_names_the_steps_that_are_passed(wishes: Wishes, prompt: Prompt, expected: bool) -> None:
    assert passes(wishes, prompt) is expected


def test_a_span_is_passed_until_it_ends() -> None:
    wishes = Wishes(plan=[passing(("phase", "2:draw"))])
    for prompt, spans, answer in (
        (window("banzai#3"), {"phase": "2:draw"}, [PASS]),
        (window(window=False), {"phase": "2:draw"}, None),
        (window("banzai#3"), {"phase": "2:conflict"}, None),
        (window("banzai#3"), {"phase": "2:draw"}, None),
    ):
        assert planned(wishes, prompt, Stream(1), spans) == answer


async def play_to(world: World, hands: list[Hand], phase: str) -> Table:
    """Play with plain answers until a window of ``phase`` is open."""
    table, bought = await world.bot.tables.get(1), set[int]()
    while True:
        seat = table.waiting()[0]
        prompt = table.prompt_for(seat)
        assert prompt is not None and table.match is not None
        if table.match.view(None)["phase"] == phase and is_window(prompt):
            return table
        await hands[seat].give(table, prompt, by_hand(prompt, bought))


async def seated(world: World) -> list[Hand]:
    message = await start_lcg(world)
    return [Hand(person, await world.panel(person, message)) for person in (world.ann, world.bob)]


async def test_by_default_everything_is_asked(world: World) -> None:
    hands = await seated(world)
    table = await play_to(world, hands, "draw")
    seat = table.waiting()[0]
    assert table.match is not None and not any(row.auto and row.keys == (PASS,) for row in table.match.log)
    said = labels(hands[seat].panel)
    assert said[said.index("Pass") :][:2] == ["Pass", "Pass until the phase ends"]  # one longer pass is a button
    prompt = table.prompt_for(seat)
    advice = [] if prompt is None or prompt.forced() is not None else ["Advice"]  # not on a single answer
    assert said[said.index("Table") :] == ["Table", "Log", "Why?", *advice, "When to ask me"]


async def test_passing_until_the_end_of_the_phase_survives_a_restart_and_ends(world: World) -> None:
    hands = await seated(world)
    table = await play_to(world, hands, "conflict")
    seat = table.waiting()[0]
    await hands[seat].press(f"tea:until:1:{table.stamp}:phase")
    assert table.saved.seats[seat].wishes.plan == [passing(("phase", "1:conflict"))]
    await world.restart()
    table = await world.bot.tables.get(1)
    assert table.saved.seats[seat].wishes.plan == [passing(("phase", "1:conflict"))]
    hands[1 - seat].panel = await world.panel(hands[1 - seat].who, world.hall.history()[0])
    other = 1 - seat
    while table.waiting() == (other,) and table.plans.spans(other)["phase"] == "1:conflict":
        prompt = table.prompt_for(other)
        assert prompt is not None
        await hands[other].give(table, prompt, [PASS] if any(o.key == PASS for o in prompt.options) else [])
        if table.prompt_for(seat) is not None:
            break
    assert table.match is not None
    mine = [row for row in table.match.log if row.seat == seat and row.keys == (PASS,) and row.auto]
    asked = table.prompt_for(seat)
    assert mine or (asked is not None and not is_window(asked)) or table.plans.spans(other)["phase"] != "1:conflict"


async def test_a_span_that_is_over_is_no_longer_listed_as_passed(world: World) -> None:
    hands = await seated(world)
    table = await play_to(world, hands, "conflict")
    seat = table.waiting()[0]
    for span, lasts in (("1:conflict", True), ("1:draw", False)):
        table.saved.seats[seat].wishes.plan = [passing(("phase", span))]
        panel = await world.panel(hands[seat].who, world.hall.history()[0])
        assert ("ask me again" in " ".join([*labels(panel), *lines(panel)])) == lasts


async def test_a_player_can_choose_to_be_asked_again(world: World) -> None:
    hands = await seated(world)
    table = await play_to(world, hands, "conflict")
    seat = table.waiting()[0]
    await hands[seat].press(f"tea:until:1:{table.stamp}:phase")
    assert "ask me again" in " ".join([*labels(hands[seat].panel), *lines(hands[seat].panel)])
    await hands[seat].press("tea:again:1")
    assert table.saved.seats[seat].wishes.plan == []


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_panel_lets_a_player_choose(world: World, language: str) -> None:
    hands = await seated(world)
    table = await play_to(world, hands, "dynasty")
    seat = table.waiting()[0]
    speaks(hands[seat].who, language)
    await hands[seat].press("tea:wishes:1")
    title = {"en": "When do you want", "fr": "Quand voulez-vous", "pl": "Kiedy pytać"}[language]
    assert title in text_of(hands[seat].panel)
    mode, _, never = (c for c in controls(hands[seat].panel) if c["type"] == 3)
    assert never["placeholder"] not in text_of(hands[seat].panel)  # only its heading says this
    panel = (await hands[seat].who.select(hands[seat].panel, ["able"], custom_id=mode["custom_id"])).response
    chosen = [option["value"] for option in never["options"]]
    panel = (await hands[seat].who.select(panel, chosen, custom_id=never["custom_id"])).response
    wishes = table.saved.seats[seat].wishes
    assert wishes.mode == "able" and wishes.never == chosen
    close = Words.load()[language]("button-close")  # the same button as on every page in place of the panel
    back = await hands[seat].who.click(panel, label=close)
    assert table.prompt_for(seat) is None and text_of(back.response)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_reason_for_being_asked_is_two_short_sentences(language: str) -> None:
    """The page asks for a choice, so its reason must be read at one glance."""
    sentences = re.split(r"(?<=\.) ", Words.load()[language]("wishes-why"))
    assert len(sentences) == 2 and all(len(sentence.split()) <= 28 for sentence in sentences)


async def test_a_forged_wish_changes_nothing(world: World) -> None:
    hands = await seated(world)
    table = await play_to(world, hands, "dynasty")
    seat = table.waiting()[0]
    forged = await world.forge(f"tea:until:1:{table.stamp}:eternity", "tea:until:1:9x9:phase")
    for label in ("0", "1"):
        assert "button" in await world.refused(hands[seat].who.click(forged, label=label)) or label == "0"
    assert table.saved.seats[seat].wishes == Wishes(beginner=True)


async def test_a_persons_settings_apply_after_a_restart(world: World) -> None:
    said = await world.refused(world.ann.slash(world.hall, "settings me", language="pl", ask="able", table="text"))
    assert "Język: Polski" in said and "jako tekst" in said
    await world.restart()
    await start_lcg(world)
    table = await world.bot.tables.get(1)
    assert [seat.wishes.mode for seat in table.saved.seats] == ["able", "usual"]
    panel = await world.ann.click(world.hall.history()[0], label="My hand")
    assert "Rozmieszczenie prowincji" in text_of(panel.response)  # whether Ann is asked or waits


async def test_a_persons_settings_say_how_to_change_them(world: World) -> None:
    said = await world.refused(world.ann.slash(world.hall, "settings me"))
    assert "add options to the command: `language`, `table`, `ask`, `turns`" in said
    assert "add options" not in await world.refused(world.ann.slash(world.hall, "settings me", table="text"))


async def test_settings_of_the_server_need_its_manager(world: World) -> None:
    assert "manage the server" in await world.refused(world.ann.slash(world.hall, "settings server", language="fr"))
    assert "Language: automatic" in await world.refused(world.ann.slash(world.hall, "settings server"))
