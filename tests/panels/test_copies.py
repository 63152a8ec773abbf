"""Copies of a card in a player's hand do the same, so a question offers one of them and says how many there are."""

from typing import Any

from bot.panels.panel import panel_page
from bot.panels.ways import copies
from bot.tables import Table
from bot.words import Words

from ..discord_judge import walk
from ..l5r_ccg.scene import scene as scene_97
from ..l5r_lcg.scene import inside, scene
from .panel_heights import at_table, table_of

SAY = Words.load()["en"]


def shown(table: Table, seat: int) -> list[str]:
    """Return the words on all buttons, and the names and lines of all lists."""
    found = []
    for part in walk(panel_page(table, seat, SAY).to_components()):
        found += [part[name] for name in ("label", "placeholder") if part.get(name)]
        found += [line["label"] for line in part.get("options", ())]
    return found


def conflict(hand: list[str], **more: object) -> tuple[Table, int]:
    ours = {"characters": [inside("doji-challenger")], "hand": hand, **more}
    theirs = {"characters": [inside("matsu-berserker")]}
    about = {"attacker": 0, "ring": "air", "skill": "military"}
    return at_table(scene(ours, theirs, conflict=about, to_act=0, asked=(0, 1)))


def test_copies_in_the_hand_are_offered_once_with_their_number() -> None:
    table, seat = conflict([*["assassination"] * 2, *["fine-katana"] * 3, "ornate-fan"])
    words = shown(table, seat)
    assert [text for text in words if text.startswith("Play: Assassination")] == ["Play: Assassination · 0 (×2)"]
    assert [text for text in words if text.startswith("Play: Fine Katana")] == ["Play: Fine Katana · 0 (×3) → …"]
    assert [text for text in words if text.startswith("Play: Ornate Fan")] == ["Play: Ornate Fan · 0 → …"]


async def test_the_one_that_is_offered_is_played_and_the_others_stay() -> None:
    table, seat = conflict(["assassination", "assassination"])
    prompt = table.prompt_for(seat)
    assert prompt is not None and table.match is not None
    [(second, first)] = copies(table.face, prompt, table.scene(seat, SAY)).items()
    assert prompt.options[0].key == first and second != first
    [ref] = [
        part["custom_id"].split(":")[4]
        for part in walk(panel_page(table, seat, SAY).to_components())
        if part.get("label", "").startswith("Play: Assassination")
    ]
    await table.play.pick(seat + 1, table.stamp, [ref])
    assert [card["id"] for card in table.match.view(seat)["players"][seat]["hand"]] == ["assassination"]


def test_copies_in_play_have_different_labels() -> None:
    """The copies may soon differ, so the choice between them matters, and the question offers each copy."""
    twins = [inside("doji-challenger"), inside("doji-challenger")]
    game = scene(
        {"characters": twins, "hand": ["fine-katana"]},
        {"characters": [inside("matsu-berserker")]},
        conflict={"attacker": 0, "ring": "air", "skill": "military"},
        to_act=0,
        asked=(0, 1),
    )
    table, seat = at_table(game)
    assert sum(text.startswith("Doji Challenger (3/3)") for text in shown(table, seat)) == 2


def test_each_copy_can_be_discarded() -> None:
    game = scene({"hand": ["fine-katana", "fine-katana"]}, {}, step="2.2", asked=(0, 1))
    table, seat = at_table(game)
    prompt = table.prompt_for(seat)
    assert prompt is not None and not copies(table.face, prompt, table.scene(seat, SAY))


def test_copies_of_the_1997_game_are_offered_once_too() -> None:
    hand = ["bountiful-harvest", "bountiful-harvest"]
    table, seat = table_of(scene_97({"hand": hand, "holdings": ["diamond-mine", "retired-general"]}, asked=(0, 1)))
    lines = [text for text in shown(table, seat) if "(×2)" in text]
    assert len(lines) == 1 and not [text for text in shown(table, seat) if text.endswith("(2)")]


def building(*places: dict[str, Any]) -> tuple[Table, int]:
    """Return a Dynasty Phase in which each of these provinces has a Small Farm to bring into play."""
    farm = {"id": "small-farm", "facedown": False}
    provinces = [{"card": farm, **place} for place in places]
    return table_of(scene_97({"provinces": provinces, "holdings": ["diamond-mine"]}, phase="dynasty", asked=(0, 1)))


def test_copies_in_provinces_with_equal_states_are_offered_once() -> None:
    farms = [text for text in shown(*building({}, {})) if "Small Farm" in text]
    assert len(farms) == 1 and "(×2)" in farms[0]


def test_copies_in_provinces_with_different_states_have_different_labels() -> None:
    """The choice decides which province becomes free."""
    places: list[dict[str, Any]] = [
        {"attached": ["the-kaiu-walls"]},
        {"lasting": [{"attribute": "strength", "value": 1}]},
        {"card": {"id": "small-farm", "facedown": False, "permanent": [{"attribute": "gold-cost", "value": 1}]}},
    ]
    for place in places:
        farms = [text for text in shown(*building({}, place)) if "Small Farm" in text]
        assert len(farms) == 2 and not any("(×2)" in text for text in farms)


def test_each_copy_in_a_province_can_be_discarded() -> None:
    table, seat = building({}, {})
    table.match.answer(seat, ["pass"])
    prompt = table.prompt_for(seat)
    assert prompt is not None and prompt.kind == "discard-dynasty"
    assert not copies(table.face, prompt, table.scene(seat, SAY))
