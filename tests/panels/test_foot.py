"""If a panel is too high for a phone, the controls below the answers shrink first, and only then the answers."""

from typing import Any

from bot.controls.control import Instead
from bot.panels.buttons.answering import Unfold
from bot.panels.panel import panel_page
from bot.tables import Table
from bot.words import Words

from ..l5r_lcg.scene import scene
from .panel_heights import AIMED, HAND, KINDS, chosen, declaring, in_conflict, other, side, table_of
from .pressing import act

SAY = Words.load()["en"]
MORE = ["noble-sacrifice", "height-of-fashion", "cloud-the-mind", "duelist-training", "voice-of-honor", "outwit"]
STILL_MORE = [
    *("way-of-the-lion", "strength-in-numbers", "ready-for-battle", "stand-your-ground", "spies-at-court", "rout"),
    *("guidance-of-the-ancestors", "contingency-plan", "for-greater-glory", "master-of-the-spear", "fallen-in-battle"),
]


def children(table: Table, seat: int) -> list[Any]:
    return list(panel_page(table, seat, SAY).children)


def controls(table: Table, seat: int) -> list[Any]:
    rows = [item for item in children(table, seat) if hasattr(item, "children")]
    return [child.item for row in rows for child in row.children]


def words(table: Table, seat: int) -> list[str]:
    return [control.label for control in controls(table, seat) if hasattr(control, "label")]


def instead(table: Table, seat: int) -> list[str]:
    """Return the lines of the lists that replace buttons."""
    lists = [one for one in controls(table, seat) if one.custom_id.startswith(f"tea:{Instead.verb}:")]
    return [line.label for one in lists for line in one.options]


def test_with_room_everything_is_a_button() -> None:
    table, seat = table_of(KINDS["bid"]())
    assert {"Hand ▾", "Table", "Log", "Why?"} <= {*words(table, seat)} and instead(table, seat) == []


def test_longer_passes_are_one_list() -> None:
    table, seat = table_of(in_conflict(hand=["banzai"]))
    assert words(table, seat).count("Pass") == 1
    assert instead(table, seat)[:2] == ["Pass until the conflict ends", "Pass until the phase ends"]


def test_without_room_the_other_controls_are_one_list_and_the_answers_stay() -> None:
    table, seat = table_of(in_conflict())
    assert words(table, seat) == ["Pass", *words(table, seat)[1:]] and "Log" not in words(table, seat)
    assert {"Texts", "Table", "Log", "Why?", "When to ask me"} <= {*instead(table, seat), *words(table, seat)}
    aimed = [one.placeholder for one in controls(table, seat) if one.custom_id.startswith("tea:choose")]
    assert "Play: Banzai! · 0 → …" in aimed and len(aimed) == 5


def test_an_unfolded_hand_makes_no_answer_smaller() -> None:
    table, seat = table_of(in_conflict())
    before = [one.custom_id for one in controls(table, seat) if ":choose:" in one.custom_id]
    table.draft(seat).unfolded = True
    assert [one.custom_id for one in controls(table, seat) if ":choose:" in one.custom_id] == before
    assert "Hand ▴" in [*instead(table, seat), *words(table, seat)]


def test_a_long_hand_is_cut_where_nothing_else_is_left_to_make_smaller() -> None:
    table, seat = table_of(scene(side(hand=[*AIMED, *HAND, *MORE, *STILL_MORE]), other(), asked=(0, 1)))
    chosen(table, seat)
    held = [item.content for item in children(table, seat) if getattr(item, "content", "").startswith("-# 🃏")]
    assert len(held) == 1 and held[0].endswith("…") and "Hand ▾" in instead(table, seat)


async def test_a_list_gets_a_new_custom_id_after_a_choice() -> None:
    table, seat = table_of(in_conflict())
    (before,) = [one.custom_id for one in controls(table, seat) if one.custom_id.startswith("tea:instead")]
    await act(table, seat + 1, Unfold)
    assert before not in [one.custom_id for one in controls(table, seat)]


def test_the_button_to_clear_is_offered_only_after_a_pick() -> None:
    table, seat = table_of(declaring())
    panel_page(table, seat, SAY)
    assert table.draft(seat).keys and "Clear" not in [*words(table, seat), *instead(table, seat)]
    chosen(table, seat)
    assert "Clear" in [*words(table, seat), *instead(table, seat)]


def test_passing_only_the_action_is_in_the_list_of_other_passes() -> None:
    table, seat = table_of(scene(side(), other(), asked=(0, 1)))
    assert "Pass, no conflict" in words(table, seat) and "Pass the action only" in instead(table, seat)
