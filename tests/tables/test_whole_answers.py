"""A compound question with few answers offers each answer as a whole."""

from typing import Any

import pytest

from bot.games.scene import joined
from bot.panels.panel import panel_page
from bot.tables import Table
from bot.tables.answers.draft import MOST_WHOLE, SIGN, meant_whole, whole_answers, whole_reference
from bot.trouble import Trouble
from bot.words import COMPLETE, Words
from engine.kernel.prompt import PASS, Group, Option, Prompt

from ..discord_judge import walk
from ..panels.panel_heights import at_table
from ..panels.pressing import press
from ..root.scene import Scene, eyrie, scene, side

SAY = Words.load()["en"]


def options(*names: str, times: int = 1, group: str = "") -> list[Option]:
    return [Option(name, "take", name, group=group, times=times) for name in names]


def question(count: int, *names: str, times: int = 1, **facts: Any) -> Prompt:
    return Prompt(0, "damage", options(*names, times=times), rule="1", groups=(Group("", count, count),), **facts)


def keys(prompt: Prompt) -> list[str]:
    return ["+".join(option.key for option in some) for some in whole_answers(prompt)]


def test_each_legal_answer_is_a_whole() -> None:
    assert keys(question(2, "a", "b", "c")) == ["a+b", "a+c", "b+c"]
    assert keys(question(2, "a", "b", times=2)) == ["a+a", "a+b", "b+b"]


def test_illegal_answers_and_passing_are_no_wholes() -> None:
    prompt = question(2, "a", "b", "c", check=lambda some: "no" if some[0].key == "b" else None)
    prompt.options = [*prompt.options, Option(PASS, PASS, alone=True)]
    assert keys(prompt) == ["a+b", "a+c"]


def test_a_card_and_a_guess_are_pairs() -> None:
    both = [*options("x", "y", group="card"), *options("1", "2", group="guess")]
    prompt = Prompt(0, "expose", both, rule="1", groups=(Group("card"), Group("guess")))
    assert keys(prompt) == ["x+1", "x+2", "y+1", "y+2"]


def test_many_answers_are_not_offered_as_wholes() -> None:
    assert keys(question(2, *"abcde")) and len(keys(question(2, *"abcde"))) <= MOST_WHOLE
    assert keys(question(2, *"abcdef")) == [] and keys(question(8, *"abcdefghijklmnopqrst", times=9)) == []


def test_a_question_for_one_option_has_no_wholes() -> None:
    assert keys(question(1, "a", "b")) == []


def test_a_reference_means_one_answer_and_no_other_question_takes_it() -> None:
    prompt = question(2, "a", "b", "c")
    some = whole_answers(prompt)[1]
    assert meant_whole(prompt, whole_reference(1, some)) == some
    for ref in (whole_reference(2, some), f"{SIGN}9.00000000", SIGN):
        with pytest.raises(Trouble):
            meant_whole(prompt, ref)


def controls(table: Table, language: str = "en") -> list[dict[str, Any]]:
    return list(walk(panel_page(table, 0, Words.load()[language]).to_components()))


def labels(table: Table) -> dict[str, str]:
    return {part["label"]: part["custom_id"] for part in controls(table) if "label" in part and "custom_id" in part}


def table_of(game: Scene) -> Table:
    table, seat = at_table(game)  # type: ignore[arg-type]
    assert seat == 0
    return table


def swaying() -> Table:
    """The Duchy shows two of three cards for a minister."""
    hand = ["foxfolk-steel", "root-tea-fox", "anvil"]
    duchy = side("duchy", warriors={5: 2, 6: 1, 1: 1, 2: 1}, hand=hand)
    game = scene(duchy, eyrie(warriors={4: 1}))
    game.duchy.passes().does("sway:captain")
    return table_of(game)


async def test_one_press_shows_two_cards_for_a_minister() -> None:
    table = swaying()
    prompt = table.prompt_for(0)
    assert prompt is not None and prompt.kind == "sway-cards"
    wholes = [part for part in labels(table).items() if part[1].split(":")[-1].startswith(SIGN)]
    assert wholes and not any("Confirm" in label for label in labels(table))
    label, name = wholes[0]
    assert ", " in label
    await press(table, 1, name)
    assert "captain" in table.playing().view(0)["players"][0]["swayed"]


@pytest.mark.parametrize("language", COMPLETE)
def test_the_heading_of_whole_answers_counts_no_picks(language: str) -> None:
    say, table = Words.load()[language], swaying()
    texts = "\n".join(part.get("content") or "" for part in controls(table, language))
    assert say("nothing-lacking") not in texts and say("picked-unnamed") not in texts


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Lose: Sawmill", "Lose: Recruiter"], "Lose: Sawmill, Recruiter"),
        (["Perdre\u00a0: Scierie", "Perdre\u00a0: Scierie"], "Perdre\u00a0: 2 × Scierie"),
        (["Strać: Tartak", "Strać: Twierdza"], "Strać: Tartak, Twierdza"),
        (["Lose: Sawmill", "Keep: Recruiter"], "Lose: Sawmill, Keep: Recruiter"),
        (["Lose: Sawmill"], "Lose: Sawmill"),
    ],
)
def test_what_all_choices_of_an_answer_begin_with_is_said_once(words: list[str], said: str) -> None:
    assert joined(words) == said
