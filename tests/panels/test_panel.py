"""The panel: proposals, confirming, and changes before the confirmation."""

from typing import Any

from bot.tables.answers.draft import Draft, necessary
from engine.kernel.prompt import Group, Option, Prompt

from ..conftest import World
from ..simkit import confirming, controls, labels, text_of

GROUPS = (Group("ring"), Group("skill"), Group("with", 1, 3))


def declaration() -> Prompt:
    names = {"ring": ("air", "fire"), "skill": ("military",), "with": ("a", "b", "c", "d")}
    options = [Option(f"{group}:{name}", group, name, group=group) for group, some in names.items() for name in some]
    return Prompt(0, "declare", options, rule="3.2", groups=GROUPS)


def test_a_forced_choice_is_already_picked() -> None:
    assert necessary(declaration()) == ["skill:military"]


def test_a_new_pick_replaces_the_old_one_in_a_group_of_one() -> None:
    draft, prompt = Draft("0x0"), declaration()
    for key in ("ring:air", "ring:fire", "with:a", "with:b", "with:a"):
        draft.toggle(prompt, key)
    assert draft.keys == ["ring:fire", "with:b"]


def test_a_proposal_leaves_out_what_is_not_offered() -> None:
    draft = Draft("0x0")
    draft.propose(["skill:military", "ring:gold"], declaration())
    assert draft.keys == ["skill:military"]


def test_a_proposal_never_overrides_a_pick() -> None:
    draft, prompt = Draft("0x0"), declaration()
    draft.propose(["skill:military"], prompt)
    before = draft.digest
    draft.toggle(prompt, "ring:air")
    draft.propose(["ring:fire"], prompt)
    assert draft.keys == ["skill:military", "ring:air"] and draft.digest != before
    draft.clear()
    draft.propose(["ring:fire"], prompt)
    assert draft.keys == []


async def to_the_raid(world: World) -> Any:
    """Play to Ann's compound question; return her panel."""
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="1")
    await world.bob.click(await world.panel(world.bob, message), label="1")
    for who in (world.ann, world.bob):
        panel = await world.panel(who, message)
        await who.click(panel, label=confirming(panel))
    return await world.panel(world.ann, message)


async def test_a_step_is_taken_back_before_it_is_confirmed(world: World) -> None:
    panel = (await world.ann.click(await to_the_raid(world), label="air")).response
    assert "✓ air" in labels(panel)
    panel = (await world.ann.click(panel, label="Clear")).response
    assert "✓ air" not in labels(panel) and "Still to choose: ring" in text_of(panel)


async def test_after_a_restart_nothing_is_confirmed_that_is_not_shown(world: World) -> None:
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="1")
    await world.bob.click(await world.panel(world.bob, message), label="1")
    panel = await world.panel(world.ann, message)
    marks = [c["custom_id"] for c in controls(panel) if c["custom_id"].startswith("tea:mark:")]
    panel = (await world.ann.click(panel, custom_id=marks[0])).response
    await world.restart()
    panel = (await world.ann.click(panel, label=confirming(panel))).response
    assert "have changed" in text_of(panel) and "0 of at most 2" in text_of(panel)
    await world.ann.click(panel, label=confirming(panel))
    assert "Waiting for Bob" in world.read(message)
