"""Every lesson works as written: wanted answers are legal, accepted ones do no harm, other answers lead back."""

import re
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest
import pytest_asyncio
from discord.ui import Button, Select, TextDisplay

from bot.controls.control import Control
from bot.games import face_of
from bot.learn.lesson import LEARNER, STEPS, Lesson, begin_lesson, lesson_of, table_of
from bot.learn.pages import lesson_page, step_text
from bot.learn.script import Step, bare, found, lessons, passes, script_of
from bot.pictures.render import Picture
from bot.store import SqliteStore
from bot.tables import Tables
from bot.tables.answers.draft import named as references_of
from bot.tables.answers.draft import reference
from bot.tables.consent.going_back import undo
from bot.trouble import Trouble
from bot.words import COMPLETE, Words
from engine.kernel.prompt import Prompt, answers

from .walking import ANN, asked, begun, do, give, walk

GAMES = lessons()
ANSWERS = 40  # the most options of a question that are tried
MANY = 1000  # the most answers to a question that are shown to a step, which may accept them


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await SqliteStore.open(tmp_path / "lessons.sqlite3")
    yield fresh(store)
    await store.close()


def fresh(store: SqliteStore) -> Tables:
    tables = Tables(store)
    tables.kinds[STEPS] = table_of
    return tables


TO_ANSWER = [(game, step) for game in GAMES for step in script_of(game).steps if step.asks is not None]


def named(value: object) -> str:
    return value.id if isinstance(value, Step) else str(value)


def some_answers(prompt: Prompt) -> list[list[str]]:
    """Return some legal answers: the first ones, and each option that is an answer alone."""
    every = []
    for number, answer in enumerate(answers(prompt)):
        if number >= ANSWERS:
            break
        every.append([option.key for option in answer])
    return every


def accepted_answers(prompt: Prompt, step: Step) -> list[list[str]]:
    """Return every answer that a step accepts, without those that differ only in the copies of a card."""
    every = ([option.key for option in answer] for answer in islice(answers(prompt), MANY))
    return list({tuple(sorted(map(bare, keys))): keys for keys in every if step.accepts(keys)}.values())


@pytest.mark.parametrize("game", GAMES)
async def test_a_player_who_follows_the_lesson_reaches_its_end(tables: Tables, game: str) -> None:
    """Only the script's own questions are asked on the way, and the match goes on afterwards."""
    lesson = await begun(tables, game)
    done = await walk(lesson)
    assert not lesson.under_way, f"stands at {lesson.open_step} before {asked(lesson)}"
    assert done == [step.id for step in lesson.script.steps if not step.missed or step.id in done]
    assert lesson.saved.state == "playing" and lesson.waiting()


@pytest.mark.parametrize(("game", "step"), TO_ANSWER, ids=named)
async def test_each_step_accepts_its_answers_and_leads_back_from_the_rest(
    tables: Tables, game: str, step: Step
) -> None:
    """Every answer of a step leads back with a sentence and changes nothing, or the lesson still reaches its end."""
    lesson = await begun(tables, game)
    done = await walk(lesson, until=step.id)
    if lesson.open_step != step:
        assert step.missed, f"{step.id} never comes"
        return
    tried = set()
    for keys in some_answers(asked(lesson)):
        form = tuple(sorted(map(bare, keys)))
        if form in tried:
            continue
        tried.add(form)
        if not step.accepts(keys):
            with pytest.raises(Trouble) as trouble:
                await give(lesson, keys)
            assert trouble.value.key == f"lesson-{step.id}-back" and lesson.open_step == step
    fine = [keys for answer in step.wanted if (keys := found(asked(lesson), answer)) is not None]
    assert len(fine) == len(step.wanted)
    fine += some_answers(asked(lesson))[:3] if step.free else accepted_answers(asked(lesson), step)
    for keys in fine:
        again = await begun(tables, game)
        assert await walk(again, until=step.id) == done
        await give(again, [find(again, key) for key in keys])
        done_after = await walk(again)
        assert not again.under_way, f"after {keys} it stands at {again.open_step} before {asked(again)}"
        later = again.script.steps[again.script.steps.index(step) + 1 :]
        assert done_after == [one.id for one in later if not one.missed or one.id in done_after], keys


def find(lesson: Lesson, key: str) -> str:
    """Return the key of the same option in another lesson of the same script."""
    return next(option.key for option in asked(lesson).options if bare(option.key) == bare(key))


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_goes_on_after_a_restart_in_the_middle(tables: Tables, game: str) -> None:
    lesson = await begun(tables, game)
    for _ in range(len(lesson.script.steps) // 2):
        step = lesson.open_step
        assert step is not None
        await do(lesson, step)
    again = await lesson_of(fresh(tables.store), ANN)  # type: ignore[arg-type]
    assert again is not None and again is not lesson
    assert (again.open_step, again.done) == (lesson.open_step, lesson.done)
    await walk(again)
    assert not again.under_way


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_can_be_left_at_any_step_and_the_match_goes_on(tables: Tables, game: str) -> None:
    lesson = await begun(tables, game)
    for number in range(0, len(lesson.script.steps), 4):
        lesson = await begun(tables, game)
        while lesson.done < number and (step := lesson.open_step) is not None:
            await do(lesson, step)
        await lesson.go_on(ANN)
        assert not lesson.under_way and lesson.saved.state == "playing" and lesson.open_step is None


@pytest.mark.parametrize("game", GAMES)
async def test_every_page_fits_into_a_message_in_every_language(tables: Tables, game: str) -> None:
    """Discord accepts 40 components and 4,000 characters."""
    lesson = await begun(tables, game)
    while (step := lesson.open_step) is not None:
        for language in COMPLETE:
            say = Words.load()[language]
            view = lesson_page(lesson, 0, say, None, []).view
            shown = [item.content for item in view.walk_children() if isinstance(item, TextDisplay)]
            assert any(step_text(lesson, step, say) == text for text in shown)
            assert view.total_children_count <= 40 and sum(map(len, shown)) <= 4000
        await do(lesson, step)


async def test_a_lesson_does_not_say_what_its_picture_shows_or_its_step_explains(tables: Tables) -> None:
    """A conflict stood in the picture and again in words, and a learner read twice what a question is for."""
    lesson = await begun(tables, "l5r-lcg")
    await walk(lesson, "katana")
    assert lesson.match is not None and lesson.saved.seats[0].wishes.beginner
    say = Words.load()["en"]
    plain, pictured = (
        "\n".join(item.content for item in lesson_page(lesson, 0, say, None, shown).view.walk_children()
                  if isinstance(item, TextDisplay))
        for shown in ([], [Picture("conflict", b"", "a conflict")])
    )  # fmt: skip
    assert "🗡️" in plain and "🗡️" not in pictured
    assert "🪙" in pictured and "💡" not in plain + pictured


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_short_text_in_every_language(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    for step in script_of(game).steps:
        names = {name: face_of(game).card(card, say) for name, card in step.cards.items()}
        assert say.speaks(f"lesson-{step.id}"), step.id
        text = say(f"lesson-{step.id}", play="play", **names)
        assert "{" not in text and len(text.split()) <= 75, f"{step.id} has {len(text.split())} words"
        if step.asks is not None and not step.free:
            assert say.speaks(f"lesson-{step.id}-back"), step.id


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_lesson_belongs_to_a_step(game: str) -> None:
    ids = {f"lesson-{step.id}" for step in script_of(game).steps}
    ids |= {f"lesson-{step.id}-back" for step in script_of(game).steps if not step.free and step.asks}
    path = Path(__file__).parents[2] / "data" / "words" / game.replace("-", "_") / "en" / "lesson.ftl"
    told = [line.split(" =")[0] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("lesson-")]
    assert sorted(told) == sorted(ids)


async def test_another_lesson_ends_the_one_under_way(tables: Tables) -> None:
    first = await begun(tables, GAMES[0])
    second = await begin_lesson(tables, ANN, "Ann", GAMES[0])
    assert first.saved.state == "cancelled" and await lesson_of(tables, ANN) is second


async def test_a_taken_back_step_is_asked_again(tables: Tables) -> None:
    """The lesson goes back with the match."""
    lesson = await begun(tables, "l5r-lcg")
    await walk(lesson, until="fate")
    await undo(lesson, ANN, lesson.stamp)
    assert lesson.open_step is not None and lesson.open_step.id == "dynasty"
    await walk(lesson)
    assert not lesson.under_way


async def test_no_lesson_for_an_unknown_game(tables: Tables) -> None:
    with pytest.raises(Trouble) as trouble:
        await begin_lesson(tables, ANN, "Ann", "chess")
    assert trouble.value.key == "trouble-no-lesson"


def test_the_lesson_passes_only_windows() -> None:
    assert not passes(Prompt(0, "bid", [], rule="2.2"))


async def test_one_press_for_two_steps_takes_the_learner_to_the_next_number(tables: Tables) -> None:
    """Two steps that one press answers count as one: after step 2 comes step 3, and the lesson is two steps shorter."""
    lesson = await begun(tables, "l5r-lcg")
    await walk(lesson, until="dynasty")
    [general] = [option for option in asked(lesson).options if bare(option.key) == "play:honored-general"]
    assert number(lesson) == (2, 5)
    ref = reference(asked(lesson), general)
    prompt = lesson.prompt_for(0)
    assert prompt is not None and prompt.follows is not None
    fate = prompt.follows(general)
    assert fate is not None
    [two] = [named_ref for key, named_ref in references_of(fate.options).items() if key == "fate:2"]
    await lesson.play.pick(ANN, lesson.stamp, [f"{ref}-{two}"])
    assert lesson.open_step is not None and lesson.open_step.id == "honor"
    assert number(lesson) == (3, 15)
    await undo(lesson, ANN, lesson.stamp)
    assert number(lesson) == (2, 5)


@pytest.mark.parametrize("game", GAMES)
async def test_the_numbers_of_the_steps_never_jump(tables: Tables, game: str) -> None:
    """A step whose question does not come has no number, and what is done never becomes less."""
    lesson = await begun(tables, game)
    seen = []
    while (step := lesson.open_step) is not None:
        seen.append(number(lesson))
        await do(lesson, step)
    numbers, done = zip(*seen, strict=True)
    assert numbers == tuple(range(1, len(seen) + 1))
    assert done[0] == 0 and done == tuple(sorted({*done})) and done[-1] >= 90


def number(lesson: Lesson) -> tuple[int, int]:
    """Return the number of the open step and the percentage that is done, as the learner reads them."""
    step = lesson.open_step
    assert step is not None
    head = step_text(lesson, step, Words.load()["en"]).splitlines()[0]
    number, done = re.findall(r"\d+", head)
    assert head == f"-# Step {number} · {done}% done"
    return int(number), int(done)


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_lesson_that_its_learner_ended_does_not_say_that_the_table_was_closed(
    tables: Tables, language: str
) -> None:
    lesson, say = await begun(tables, "root"), Words.load()[language]
    await walk(lesson, until="end")
    await lesson.close()
    view = lesson_page(lesson, 0, say, None, []).view
    assert [item.content for item in view.walk_children() if isinstance(item, TextDisplay)] == [say("lesson-ended")]


@pytest.mark.parametrize(("game", "course", "begun_with"), [("l5r-lcg", "round", 1), ("l5r-ccg", "turn", 5)])
async def test_the_pages_about_the_end_come_after_the_learner_s_round_or_turn(
    tables: Tables, game: str, course: str, begun_with: int
) -> None:
    lesson = await begun(tables, game)
    await walk(lesson, until="win")
    assert lesson.match is not None
    assert lesson.match.view(LEARNER)[course] == begun_with + 1


def shown(lesson: Lesson) -> tuple[str, list[str]]:
    """Return the text of a learner's panel, and the words on its buttons and in its lists."""
    page = lesson_page(lesson, LEARNER, Words.load()["en"], None, []).view
    text = "\n".join(item.content for item in page.walk_children() if isinstance(item, TextDisplay))
    controls = [item.item for item in page.walk_children() if isinstance(item, Control)]
    buttons = [item.label or "" for item in controls if isinstance(item, Button)]
    listed = [one.label for item in controls if isinstance(item, Select) for one in item.options]
    return text, [*buttons, *listed]


@pytest.mark.parametrize(("step", "advised"), [("enough", False), ("bid", True)])
async def test_after_the_lesson_there_is_advice_unless_only_one_answer_is_legal(
    tables: Tables, step: str, advised: bool
) -> None:
    lesson = await begun(tables, "l5r-lcg")
    await walk(lesson, until=step)
    await lesson.go_on(ANN)
    assert (asked(lesson).forced() is None) == advised
    assert ("Advice" in shown(lesson)[1]) == advised


async def test_after_the_lesson_the_panel_tells_once_what_others_have_done(tables: Tables) -> None:
    lesson = await begun(tables, "root")
    await walk(lesson, until="end")
    await lesson.go_on(ANN)
    assert shown(lesson)[0].count("🦅 Computer draws 1 card") == 1
