"""A lesson as a learner presses through it: few presses, in every language, in private, not affected by the channel."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.learn.lesson import LEARNER, Lesson, lesson_of
from bot.learn.script import bare, found, lessons
from bot.tables import Table
from bot.tables.answers.draft import references
from bot.tables.computers.quick import by_policy
from bot.words import COMPLETE, Words
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of
from ..conftest import Hand, start_lcg
from ..table.test_l5r_ccg import CcgHand
from ..table.test_root import RootHand


async def opened(world: World, who: Any, game: str) -> tuple[Hand, Lesson]:
    """Type /learn and choose a game: two presses to the first page."""
    answer = await who.slash(world.hall, "learn")
    assert answer.acknowledged and answer.response.ephemeral
    hand = {"root": RootHand, "l5r-ccg": CcgHand}.get(game, Hand)(who, answer.response)
    await hand.press(f"tea:lesson:{game}")
    lesson = await lesson_of(world.bot.tables, who.id)
    assert lesson is not None
    return hand, lesson


async def forward(hand: Hand, lesson: Lesson) -> None:
    """Continue on the page: read on, or press the wanted answer."""
    step = lesson.open_step
    assert step is not None and lesson.match is not None
    if step.asks is None:
        return await hand.press(f"tea:lessonread:{lesson.id}:{lesson.script.steps.index(step)}")
    raw, shown = lesson.match.prompt_for(LEARNER), lesson.prompt_for(LEARNER)
    assert raw is not None and shown is not None
    keys = found(raw, step.wanted[0])
    assert keys is not None
    second = answer_to_what_follows(lesson, shown, keys)
    if second is None or not await hand.gave_both(references(shown)[keys[0]], second):
        await hand.give(lesson, shown, keys)


def answer_to_what_follows(lesson: Lesson, prompt: Prompt, keys: list[str]) -> str | None:
    """Return the reference of the answer that the next step wants, where the panel gives both answers in one press."""
    steps, step = lesson.script.steps, lesson.open_step
    option = next((option for option in prompt.options if option.key == keys[0]), None) if keys else None
    second = None if option is None or prompt.follows is None else prompt.follows(option)
    following = None if step is None else steps[steps.index(step) + 1]
    if second is None or following is None or following.asks != second.kind:
        return None
    wanted = found(second, following.wanted[0])
    return None if wanted is None else references(second)[wanted[0]]


@pytest.mark.parametrize(("game", "language"), [*zip(lessons(), COMPLETE, strict=False)])
async def test_a_lesson_is_walked_by_its_buttons(world: World, game: str, language: str) -> None:
    """At most three presses lead to the first decision. Each page shows its text. A match follows at the end."""
    hand, lesson = await opened(world, speaks(world.ann, language), game)
    before_first = None
    steps = lesson.script.steps
    while lesson.open_step is not steps[-1]:
        step = lesson.open_step
        assert step is not None, text_of(hand.panel)
        say = hand_words(lesson, language)
        assert say(step) in text_of(hand.panel)
        if before_first is None and step.asks is not None:
            before_first = hand.presses
        await forward(hand, lesson)
    assert before_first is not None and before_first + 1 <= 3
    assert not world.hall.history()
    await hand.press(f"tea:lessonplay:{lesson.id}")
    assert not lesson.under_way and lesson.saved.state == "playing"


def hand_words(lesson: Lesson, language: str) -> Any:
    say = Words.load()[language].of(lesson.saved.game)
    return lambda step: say(f"lesson-{step.id}", play=say("command-play"), **lesson.named(step, say))


async def test_a_wrong_answer_leads_back_with_a_sentence(world: World) -> None:
    hand, lesson = await opened(world, world.ann, "l5r-lcg")
    await forward(hand, lesson)
    assert lesson.match is not None
    rows, prompt = len(lesson.match.log), lesson.prompt_for(LEARNER)
    assert prompt is not None
    other = next(option for option in prompt.options if bare(option.key) == "play:otomo-courtier")
    await hand.give(lesson, prompt, [other.key])
    assert "Begin with Honored General" in text_of(hand.panel) and len(lesson.match.log) == rows


async def test_a_lesson_goes_on_after_a_restart_beside_a_match_in_the_channel(world: World) -> None:
    message = await world.match()
    before = world.read(message)
    hand, lesson = await opened(world, world.ann, "l5r-lcg")
    for _ in range(5):
        await forward(hand, lesson)
    assert world.read(message) == before
    step = lesson.open_step
    await world.restart()
    answer = await world.ann.slash(world.hall, "learn")
    assert "Go on: Legend of the Five Rings: The Card Game" in labels(answer.response)
    hand = Hand(world.ann, answer.response)
    await hand.press(f"tea:lessongo:{lesson.id}")
    again = await lesson_of(world.bot.tables, world.ann.id)
    assert again is not None and step is not None and again.open_step == step
    assert (await world.bot.tables.in_channel(world.hall.id)).saved.game == "toy"


async def test_a_lesson_is_ended_or_played_on_from_any_page(world: World) -> None:
    hand, lesson = await opened(world, world.ann, "l5r-lcg")
    await hand.press(f"tea:lessonskip:{lesson.id}")
    await hand.press(f"tea:panel:{lesson.id}")
    assert "Step 1 ·" in text_of(hand.panel)
    await hand.press(f"tea:lessonskip:{lesson.id}")
    await hand.press(f"tea:lessonend:{lesson.id}")
    assert "The lesson is over" in text_of(hand.panel)
    assert await lesson_of(world.bot.tables, world.ann.id) is None
    await hand.press("tea:learn")
    assert "Learn a game" in text_of(hand.panel)


async def test_nobody_takes_part_in_the_lesson_of_another(world: World) -> None:
    _, lesson = await opened(world, world.ann, "l5r-lcg")
    forged = await world.forge(f"tea:lessonend:{lesson.id}", f"tea:lessonread:{lesson.id}:0", f"tea:hand:{lesson.id}")
    for control in controls(forged):
        said = await world.refused(world.bob.click(forged, custom_id=control["custom_id"]))
        assert "no seat" in said or "not seated" in said or "at this table" in said
    assert lesson.under_way and lesson.done == 0


async def test_the_lobby_and_help_lead_to_the_lessons(world: World) -> None:
    answer = await world.ann.slash(world.hall, "help")
    learned = await world.ann.click(answer.response, label="Learn")
    assert "Learn a game" in text_of(learned.response)
    lobby = await world.ann.slash(world.garden, "play", game="l5r-lcg")
    page = await world.bob.click(lobby.response.message, label="Learn")
    assert page.response.ephemeral and "Learn a game" in text_of(page.response)


async def asked_at_a_table(world: World) -> tuple[Any, Table, Any]:
    """Begin a match of Ann and Bob. Return its message, its table, and the person who is asked first."""
    message = await start_lcg(world)
    table = await world.bot.tables.get(1)
    asked = table.saved.seats[table.waiting()[0]].user
    return message, table, world.ann if asked == world.ann.id else world.bob


async def test_a_newcomer_reads_the_purpose_of_a_question_until_that_is_switched_off(world: World) -> None:
    """A player who has never finished a match sees the purpose by default, and can hide it for all matches."""
    message, table, one = await asked_at_a_table(world)
    other = world.bob if one == world.ann else world.ann
    hand = Hand(one, await world.panel(one, message))
    assert "💡" in text_of(hand.panel)
    await hand.press(f"tea:wishes:{table.id}")
    await hand.press(f"tea:purposes:{table.id}")
    await hand.press(f"tea:panel:{table.id}")
    assert "💡" not in text_of(hand.panel)
    assert not await world.bot.people.is_beginner(one.id) and await world.bot.people.is_beginner(other.id)
    answer = await one.slash(world.garden, "learn")
    assert "Show what questions are for" in labels(answer.response)


def advise_by_policy(world: World, monkeypatch: pytest.MonkeyPatch, reason: str) -> None:
    """Let every advice be the policy's answer, for this reason."""

    async def advised(match: Match, seat: int) -> tuple[Sequence[str], str]:
        return by_policy(match, seat), reason

    monkeypatch.setattr(world.bot.pondering, "advise", advised)


async def test_advice_names_the_adepts_answer_unless_the_lobby_forbids_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise_by_policy(world, monkeypatch, "cards")
    message, table, one = await asked_at_a_table(world)
    hand = Hand(one, await world.panel(one, message))
    page = await one.click(hand.panel, custom_id="tea:advice:1")
    assert "An adept would choose" in (said := text_of(page.response)) and "more cards in hand" in said
    assert "Close" in "".join(labels(page.response))
    old = await world.panel(one, message)
    table.saved.settings["house-advice"] = "off"
    said = await world.refused(one.click(old, custom_id="tea:advice:1"))
    assert said == "At this table nobody gets advice."
    assert "Advice" not in labels(await world.panel(one, message))


@pytest.mark.parametrize("language", COMPLETE)
async def test_advice_says_when_no_adept_has_thought(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Before, the policy's answer was shown as an answer of an adept."""

    async def advised(match: Match, seat: int) -> tuple[Sequence[str], str]:
        return by_policy(match, seat), ""

    monkeypatch.setattr(world.bot.pondering, "advise", advised)
    message, _, one = await asked_at_a_table(world)
    one = speaks(one, language)
    hand = Hand(one, await world.panel(one, message))
    said, say = text_of((await one.click(hand.panel, custom_id="tea:advice:1")).response), Words.load()[language]
    before, after = (say(key, what="|").split("|")[0] for key in ("advice-adept", "advice-quick"))
    assert after in said and before not in said


async def test_the_advised_answer_is_given_by_a_press(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    advise_by_policy(world, monkeypatch, "cards")
    message = await start_lcg(world)
    table = await world.bot.tables.get(1)
    seat = table.waiting()[0]
    keys = by_policy(table.playing(), seat)
    one = world.ann if table.saved.seats[seat].user == world.ann.id else world.bob
    hand = Hand(one, await world.panel(one, message))
    page = await one.click(hand.panel, custom_id="tea:advice:1")
    await one.click(page.response, label="Do this")
    assert next(row.keys for row in table.playing().log if row.seat == seat and not row.auto) == tuple(keys)


async def test_the_advised_province_places_the_others_at_random_as_its_button_does(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    advise_by_policy(world, monkeypatch, "steady")
    lobby = await world.ann.slash(world.hall, "play", game="l5r-lcg", deck="crane-starter", computers=1)
    await world.ann.click(lobby.response.message, label="Start")
    hand = Hand(world.ann, await world.panel(world.ann, lobby.response.message))
    assert "A button places the others at random" in text_of(hand.panel)
    await hand.press("tea:advice:1")
    await world.ann.click(hand.panel, label="Do this")
    panel = await world.panel(world.ann, lobby.response.message)
    assert "Which province cards do you replace?" in text_of(panel)


async def test_advice_has_no_heading_that_tells_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that all answers share nor one that equals the answer."""

    async def advised(match: Match, seat: int) -> tuple[Sequence[str], str]:
        prompt = match.prompt_for(seat)
        assert prompt is not None
        recruits = any(option.key == "recruit" for option in prompt.options)
        return ["recruit"] if recruits else by_policy(match, seat), "points"

    monkeypatch.setattr(world.bot.pondering, "advise", advised)
    lobby = await world.ann.slash(world.hall, "play", game="root", deck="marquise", computers=1)
    await world.ann.click(lobby.response.message, label="Start")
    hand = RootHand(world.ann, await world.panel(world.ann, lobby.response.message))
    assert "In which corner do you start?" in text_of(hand.panel)
    await hand.press("tea:advice:1")
    assert "An adept would choose" in text_of(hand.panel) and "More:" not in text_of(hand.panel)
    while "**Recruit**" not in text_of(hand.panel):
        await world.ann.click(hand.panel, label="Do this")
        hand.panel = await world.panel(world.ann, lobby.response.message)
        await hand.press("tea:advice:1")
    assert "An adept would choose: **Recruit**" in text_of(hand.panel)


async def test_the_legend_opens_from_a_lesson(world: World) -> None:
    hand, lesson = await opened(world, world.ann, "root")
    await forward(hand, lesson)
    page = await world.ann.click(hand.panel, label="Legend")
    assert page.response.ephemeral and "sawmill" in text_of(page.response)
