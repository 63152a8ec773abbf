"""Every panel fits into a message, whatever the question is, and every option can be reached on it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from discord.ui import TextDisplay
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.controls.control import button, rows
from bot.controls.fit import TEXT_LINE, fitted, lines, parts, pixels
from bot.panels.buttons.answering import AT_ONCE, Focus, Pick, Step, TurnPage, TurnScreen
from bot.panels.panel import panel_page
from bot.tables import Table
from bot.tables.answers.draft import group_options, reference, resolve, single
from bot.words import Words
from engine.kernel.games import withdraw
from engine.kernel.prompt import PASS, Group, Option, Prompt

from ..asking import asked
from ..discord_judge import find_judge, house_limits, walk
from .pressing import act, press

ANN = 7
SAY = Words.load()["en"]
CALLBACK = "/interactions/1/token/callback"


@pytest.fixture(autouse=True, scope="module")
def no_longer_asked() -> Iterator[None]:
    yield
    withdraw("asking")


def test_a_label_longer_than_a_line_goes_on_inside_its_button() -> None:
    short, long = (button("x" * length, Pick(1, "1", "0")) for length in (30, 50))
    assert [lines(rows([one])) for one in (short, long)] == [1, 2]
    assert lines(rows([short, long])) == 3


def shown(table: Table) -> list[dict[str, Any]]:
    """Return the parts of Ann's panel. The test fails if Discord would refuse the panel."""
    view = panel_page(table, 0, SAY)
    body = {"type": 4, "data": {"components": view.to_components(), "flags": 1 << 15 | 1 << 6}}
    judge = find_judge()
    faults = [*(judge("POST", CALLBACK, body, []) if judge else []), *house_limits(body)]
    everything = list(walk(body["data"]["components"]))
    assert not faults and len(everything) <= 40, faults
    assert sum(len(c.get("content") or "") for c in everything if c["type"] == 10) <= 4000
    return [c for c in everything if "custom_id" in c]


def on_panel(panel: list[dict[str, Any]]) -> set[str]:
    """Return the references of the options that can be taken on the screen that is shown."""
    found = set()
    for control in panel:
        _, verb, *rest = control["custom_id"].split(":")
        if verb in ("pick", "mark", "step"):
            found.add(rest[2])
        elif verb in ("choose", "sketch"):
            found |= {option["value"] for option in control["options"]}
    return found


async def reach(table: Table) -> set[str]:
    """Press every control that only opens another screen. Return all options that could be taken on the way."""
    found: set[str] = set()
    seen: set[str] = set()
    todo: list[Callable[[], Any]] = [lambda: act(table, ANN, TurnScreen, 0)]
    while todo:
        await todo.pop()()
        panel, prompt = shown(table), table.prompt_for(0)
        stairs = prompt is not None and single(prompt)  # here a list leads to other options, and answers nothing
        found |= on_panel([control for control in panel if not (stairs and ":focus:" in control["custom_id"])])
        looked = dict(table.draft(0).focus)
        for control in panel:
            _, verb, *rest = control["custom_id"].split(":")
            screen = table.draft(0).screen
            if verb in ("page", "screen") and not control["disabled"]:
                shown_then = f"{screen} {looked} {control['custom_id']}" if verb == "page" else control["custom_id"]
                if shown_then not in seen:
                    seen.add(shown_then)
                    todo.append(lambda r=rest, v=verb, s=screen, f=looked: turn(table, v, r, s, f))
            if verb == "focus" and stairs:
                found |= {line["value"].removeprefix(AT_ONCE) for line in control["options"] if at_once(line)}
                for line in control["options"]:
                    if line["value"] not in seen and not at_once(line):
                        seen.add(line["value"])
                        todo.append(lambda value=line["value"]: act(table, ANN, Focus, 0, 0, values=[value]))
            elif verb == "focus":
                last = control["options"][-1]["value"]
                await press(table, ANN, control["custom_id"], [last])
                assert last in on_panel(shown(table))
                found |= {option["value"] for option in control["options"]}
    return found


def at_once(line: dict[str, Any]) -> bool:
    return str(line["value"]).startswith(AT_ONCE)


async def turn(table: Table, verb: str, rest: list[str], screen: int, looked: dict[int, str]) -> None:
    table.draft(0).focus = dict(looked)
    if verb == "screen":
        await act(table, ANN, TurnScreen, int(rest[2]))
    else:
        await act(table, ANN, TurnScreen, screen)
        await act(table, ANN, TurnPage, rest[2], int(rest[3]))


def of_kinds(options: int, kinds: int) -> Prompt:
    every = [Option(f"do:{n}", f"verb{n * kinds // options}", n, card=f"card-{n}") for n in range(options)]
    return Prompt(0, "action", [*every, Option(PASS, "pass", alone=True)], rule="1", guarded=True)


async def test_twenty_five_options_of_fifteen_kinds_fit() -> None:
    for options, kinds in ((15, 9), (25, 15), (15, 15), (40, 40), (90, 3), (200, 60)):
        table = asked(prompt := of_kinds(options, kinds))
        assert await reach(table) == {reference(prompt, option) for option in prompt.options}


def test_few_kinds_stand_under_their_headings() -> None:
    view = panel_page(asked(of_kinds(6, 2)), 0, SAY)
    texts = [c["content"] for c in walk(view.to_components()) if c["type"] == 10]
    assert [text for text in texts if "kind" in text] == ["-# kind verb0", "-# kind verb1"]


def test_a_kind_that_is_large_becomes_a_select_and_the_others_stay_buttons() -> None:
    some_options = [Option(f"move:{n}", "move", n) for n in range(20)] + [
        Option("rest", "rest"),
        Option("flee", "flee"),
    ]
    panel = shown(asked(Prompt(0, "action", some_options, rule="1")))
    selects = [c for c in panel if c["type"] == 3 and not c["custom_id"].startswith("tea:instead")]
    assert [(c["placeholder"], len(c["options"])) for c in selects] == [("kind move", 20)]
    assert {c["label"] for c in panel if c["custom_id"].startswith("tea:pick")} == {"rest", "flee"}


def of_groups(*sizes: int) -> Prompt:
    options = [Option(f"g{g}:{n}", "take", n, group=f"g{g}") for g, size in enumerate(sizes) for n in range(size)]
    return Prompt(0, "declare", options, rule="1", groups=tuple(Group(f"g{g}", 0, 9) for g in range(len(sizes))))


async def test_eight_groups_fit_on_one_screen() -> None:
    table = asked(prompt := of_groups(5, 5, 5, 5, 5, 5, 5, 30))
    assert await reach(table) == {reference(prompt, option) for option in prompt.options}
    assert not [c for c in shown(table) if c["custom_id"].startswith("tea:screen")]


async def test_more_groups_than_fit_stand_on_several_screens() -> None:
    table = asked(prompt := of_groups(*[30] * 12))
    assert await reach(table) == {reference(prompt, option) for option in prompt.options}
    assert [c for c in shown(table) if c["custom_id"].startswith("tea:screen")]


def wood(times: int = 5, **limits: Any) -> Prompt:
    options = [Option(f"wood:{n}", "take", n, group="wood", times=times, number=n) for n in (2, 3)]
    return Prompt(0, "collect", options, rule="1", groups=(Group("wood", **limits),))


async def test_a_stepper_takes_an_option_several_times() -> None:
    table = asked(prompt := wood(least=0, most=4))
    two, three = (reference(prompt, option) for option in prompt.options)

    def stepper(ref: str) -> dict[str, dict[str, Any]]:
        row = [c for c in shown(table) if f":step:1:{table.stamp}:{ref}:" in c["custom_id"]]
        return {c["custom_id"].rpartition(":")[2]: c for c in row}

    async def once(ref: str, way: str) -> None:
        await press(table, ANN, stepper(ref)[way]["custom_id"])

    assert stepper(two)["less"]["disabled"]
    await once(two, "more")
    await once(two, "more")
    await once(three, "more")
    await once(two, "less")
    assert table.draft(0).keys == ["wood:3", "wood:2"]
    await once(two, "all")
    assert sorted(table.draft(0).keys) == ["wood:2", "wood:2", "wood:2", "wood:3"]
    assert stepper(two)["all"]["label"] == "wood:2: 3 of 5" and stepper(three)["more"]["disabled"]
    await once(two, "all")
    assert table.draft(0).keys == ["wood:3"]
    assert prompt.choose(["wood:2", "wood:2"])[0].key == "wood:2"


async def test_a_sum_is_shown_while_it_grows() -> None:
    table = asked(prompt := wood(least=0, most=9, total=(7, 7)))
    two, three = (reference(prompt, option) for option in prompt.options)
    await act(table, ANN, Step, two, 1)
    await act(table, ANN, Step, three, 1)
    assert "group wood: 5 of 7" in str(panel_page(table, 0, SAY).to_components())
    assert [c["disabled"] for c in shown(table) if "confirm" in c["custom_id"]] == [True]
    await act(table, ANN, Step, two, 2)
    assert [c["disabled"] for c in shown(table) if "confirm" in c["custom_id"]] == [False]


async def test_many_options_that_may_be_taken_several_times_share_a_stepper() -> None:
    options = [Option(f"wood:{n}", "take", n, group="wood", times=3) for n in range(30)]
    table = asked(prompt := Prompt(0, "collect", options, rule="1", groups=(Group("wood", 1, 40),)))
    assert len([c for c in shown(table) if ":step:" in c["custom_id"]]) == 3
    assert await reach(table) == {reference(prompt, option) for option in prompt.options}


def test_a_mandatory_choice_has_as_many_picks_as_it_needs() -> None:
    table = asked(wood(least=10, most=10))
    panel_page(table, 0, SAY)
    assert table.draft(0).keys == ["wood:2"] * 5 + ["wood:3"] * 5


groups = some.builds(
    lambda size, times, least, more, words: (size, times, least, least + more, words),
    some.integers(0, 60),
    some.sampled_from([1, 1, 1, 2, 9]),
    some.integers(0, 2),
    some.integers(0, 40),
    some.text("ab ", min_size=1, max_size=120),
)


@some.composite
def prompts(draw: Any) -> Prompt:
    """Generate a question: several groups, or one with options of several kinds, with or without passing."""
    made = draw(some.lists(groups, min_size=1, max_size=10))
    limits, options = [], []
    for number, (size, times, least, most, words) in enumerate(made):
        limits.append(Group(f"g{number}", least, max(most, 1)))
        kinds = draw(some.integers(1, 30))
        options += [
            Option(f"{words}{number}:{n}", f"verb{n % kinds}", n, group=f"g{number}", times=times, number=n % 4)
            for n in range(size)
        ]
    if draw(some.booleans()):
        options.append(Option(PASS, "pass", alone=True))
    guarded = draw(some.booleans())
    if draw(some.booleans()):
        options = [o for o in options if o.group == "g0" or o.alone]
        limits = [Group("g0")]
    options.sort(key=lambda option: option.verb)
    return Prompt(0, "any", options, rule="1", groups=tuple(limits), guarded=guarded)


@settings(max_examples=30, deadline=None)
@given(prompts())
async def test_every_question_fits_and_every_option_can_be_reached(prompt: Prompt) -> None:
    if not prompt.options or (prompt.forced() and not prompt.guarded):
        return  # the match is over: no question is open
    table = asked(prompt)
    assert await reach(table) == {reference(prompt, option) for option in prompt.options}


@settings(max_examples=30, deadline=None)
@given(prompts(), some.randoms(use_true_random=False))
async def test_the_panel_fits_after_any_presses(prompt: Prompt, random: Any) -> None:
    table = asked(prompt)
    draft = table.draft(0)
    if not prompt.options or single(prompt):
        return
    for _ in range(12):
        panel = [c for c in shown(table) if not c.get("disabled")]
        control = random.choice(panel)
        _, verb, *rest = control["custom_id"].split(":")
        if verb == "mark":
            draft.toggle(prompt, resolve(prompt, rest[2]))
        elif verb == "step":
            draft.step(prompt, resolve(prompt, rest[2]), int(rest[3]))
        elif verb == "sketch":
            picked = random.sample(control["options"], random.randint(0, control["max_values"]))
            draft.choose(prompt, int(rest[2]), int(rest[3]), [resolve(prompt, o["value"]) for o in picked])
        elif verb == "screen":
            draft.screen = int(rest[2])
    for number, group in enumerate(prompt.groups):
        taken = [draft.keys.count(option.key) for option in group_options(prompt, number)]
        assert all(count <= option.times for count, option in zip(taken, group_options(prompt, number), strict=True))
        assert any(option.times == 1 for option in group_options(prompt, number)) or sum(taken) <= group.most


def test_texts_are_made_to_fit() -> None:
    items = fitted(["x" * 5000, "y" * 100, "z" * 3000])
    assert sum(len(item.content) for item in items) <= 4000
    assert items[1].content == "y" * 100


def test_the_lines_of_a_phone_are_counted_with_their_wrapping() -> None:
    assert lines(fitted(["a\n" + "b" * 50])) == 3 and parts(fitted(["a", "b"])) == 2


def test_bold_words_within_a_line_take_more_room() -> None:
    """A page of the lesson of 1997 was 666 pixels high in French, because this text was taken for five lines."""
    sentence = (
        "**La bataille.** Daidoji Sembi défend avec 2. Vous avez 5 et gagnez. Mais **la Province ne tombe que si votre "
        "avance dépasse sa Force**, ici 5. Jouez Charge de votre main : 3 de Force de plus jusqu’à la fin du tour."
    )
    plain, bold = (pixels([TextDisplay(one)]) for one in (sentence.replace("**", ""), sentence))
    assert bold - plain == TEXT_LINE
