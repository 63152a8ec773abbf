"""Very many units to send: the list marks its picks, which take no room of their own."""

from bot.panels.buttons.answering import Toggle
from bot.tables.answers.draft import references

from .panel_heights import table_of as table_at
from .panel_heights_ccg import crowd
from .pressing import act
from .test_ccg_panel import lists


async def test_a_list_of_very_many_units_marks_its_picks() -> None:
    """With fifteen units, the picks alone took 250 pixels."""
    table, seat = table_at(crowd())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    first, second = [[o for o in prompt.options if o.target == f"province:1.{place}"] for place in range(2)]
    refs = references(prompt)
    before = lists(table, seat)[0]
    assert before["custom_id"].startswith("tea:toggle:") and before["max_values"] == 15
    await act(table, seat + 1, Toggle, 0, 0, values=[refs[one.key] for one in first[:3]])
    assert sorted(table.draft(seat).keys) == sorted(one.key for one in first[:3])
    shown = lists(table, seat)[0]
    assert shown["placeholder"].endswith(" · ✓ 3") and shown["custom_id"] != before["custom_id"]
    assert [line["label"].startswith("✓ ") for line in shown["options"]] == [True] * 3 + [False] * 12
    assert not any(line.get("default") for line in shown["options"])
    await act(table, seat + 1, Toggle, 0, 0, values=[refs[one.key] for one in first[1:4]])
    assert sorted(table.draft(seat).keys) == sorted(one.key for one in (first[0], first[3]))
    await act(table, seat + 1, Toggle, 0, 1, values=[refs[second[0].key]])  # a unit goes to one province only
    assert sorted(table.draft(seat).keys) == sorted(one.key for one in (second[0], first[3]))
