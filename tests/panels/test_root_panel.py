"""Root at its table: four seats gather, and every question of their first turns fits into a panel."""

from typing import Any

import pytest

from bot.games import Gathering, face_of
from bot.games.root.boards import board_rows
from bot.games.root.names import RootNames
from bot.games.root.pictures import board_sketch, map_sketch
from bot.games.root.table import table_blocks
from bot.panels.buttons.answering import AT_ONCE, Focus
from bot.panels.lobby import lobby_page
from bot.panels.panel import panel_page
from bot.pictures.colours import GOLD
from bot.store import SavedMatch, Seat
from bot.tables import Table
from bot.tables.life.start import begun, dealt
from bot.words import Words
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

from ..discord_judge import find_judge, house_limits, walk
from ..root.scene import eyrie, marquise, scene, side
from .pressing import act

SAY = Words.load()["en"]
EVERYWHERE = dict.fromkeys(range(1, 13), 2)  # the Marquise's warriors, from which moves go along more than 25 lanes


def faults(view: Any) -> list[str]:
    """Return the faults for which Discord would refuse a message."""
    body = {"type": 4, "data": {"components": view.to_components(), "flags": 1 << 15 | 1 << 6}}
    judge = find_judge()
    judged = judge("POST", "/interactions/1/token/callback", body, []) if judge else []
    many = [] if len(list(walk(body["data"]["components"]))) <= 40 else ["more than 40 parts"]
    return [*judged, *house_limits(body), *many]


def test_four_factions_gather_and_their_questions_fit() -> None:
    seats = [Seat("human", user, name) for user, name in enumerate(("Ann", "Bob", "Cleo", "Dora"), 7)]
    table = Table(NotImplemented, SavedMatch(1, None, 1, "root", seats=seats), None)
    assert len(list(table.seating.lacking())) == 4 and not faults(lobby_page(table, SAY))
    for number, seat in enumerate(seats):
        seat.brings = next(iter(table.seating.offers(number, SAY)))
    assert len({seat.brings for seat in seats}) == 4 and not list(table.seating.lacking())
    match, table.saved.header, table.saved.seats = begun("root", seats, table.face, table.seating.gathering(), {})
    table.match, table.saved.state = match, "playing"
    stream = Stream(3)
    for _ in range(80):
        prompt = match.open_prompts()[0]
        assert not faults(panel_page(table, prompt.seat, SAY)), prompt
        match.answer(prompt.seat, choose(prompt, stream))
        table.saved.log = list(match.log)


def marching(warriors: dict[int, int]) -> Table:
    """Return a table at which the Marquise is asked for her march."""
    return asked(scene(marquise(warriors=warriors), eyrie()).marquise.does("march").scene.match)


def selects(table: Table) -> list[Any]:
    view = panel_page(table, 0, SAY)
    found = [item for item in walk(view.to_components()) if item.get("options")]
    assert not faults(view)
    return found


def buttons(table: Table) -> list[str]:
    return [item["label"] for item in walk(panel_page(table, 0, SAY).to_components()) if item.get("label")]


def test_a_march_of_few_is_one_list_for_each_clearing() -> None:
    table = marching({5: 9, 8: 2})
    (there,) = selects(table)
    assert [line["label"][:15] for line in there["options"]][:2] == ["1 to clearing 1", "2 to clearing 1"]
    assert [label[:15] for label in buttons(table)][:2] == ["1 to clearing 4", "2 to clearing 4"]


async def test_a_march_of_many_is_a_list_of_lanes_and_then_how_many() -> None:
    """One press chooses origin and destination, and the next press how many go."""
    table = marching({12: 9, 8: 2})
    (lanes,) = selects(table)
    assert [line["label"] for line in lanes["options"]] == [
        "8 🦊 → 4 🐰", "8 🦊 → 7 🐭",
        "12 🦊 → 4 🐰", "12 🦊 → 7 🐭", "12 🦊 → 9 🐭", "12 🦊 → 10 🐰", "12 🦊 → 11 🐭",
    ]  # fmt: skip
    await act(table, 7, Focus, 0, 0, values=[lanes["options"][4]["value"]])
    assert [line.get("default", False) for line in selects(table)[0]["options"]].index(True) == 4
    pressed = [label for label in buttons(table) if "warrior" in label]
    assert pressed == ["1 warrior", *(f"{count} warriors" for count in range(2, 10))]
    await act(table, 7, Focus, 0, 0, values=[lanes["options"][0]["value"]])
    assert [label for label in buttons(table) if "warrior" in label] == ["1 warrior", "2 warriors"]


async def test_a_march_over_many_lanes_is_one_screen_from_where_to_where_and_how_many() -> None:
    table = marching(EVERYWHERE)
    origin = selects(table)[0]
    assert all(line["label"].startswith("From clearing") and "To" not in line["label"] for line in origin["options"])
    await act(table, 7, Focus, 0, 0, values=[origin["options"][1]["value"]])
    to = selects(table)[1]["options"][2]
    await act(table, 7, Focus, 0, 0, values=[to["value"]])
    assert selects(table)[1]["options"][2]["default"]
    assert {"1 warrior", "2 warriors"} <= {line["label"] for part in selects(table) for line in part["options"]}


def test_a_move_that_is_alone_on_its_way_is_one_line_with_its_place_and_number() -> None:
    """One warrior stands in clearing 8, many in 12: each clearing next to 8 is reached in one way."""
    lanes = selects(marching({12: 20, 8: 1}))[0]
    from_8 = [line for line in lanes["options"] if line["label"].startswith("8 🦊 → ")]
    assert len(from_8) == 2 and all(line["label"].endswith(" → 1 warrior") for line in from_8)
    assert all(line["value"].startswith(AT_ONCE) for line in from_8)


async def test_a_list_behind_another_list_is_named_after_the_option_that_leads_to_it() -> None:
    table = marching({12: 20, 8: 2})
    await act(table, 7, Focus, 0, 0, values=[selects(table)[0]["options"][-1]["value"]])
    there = selects(table)
    chosen = next(line["label"] for line in there[-2]["options"] if line.get("default"))
    assert there[-1]["placeholder"] == f"{chosen} → …"


def asked(match: Any) -> Table:
    """Return a table at which a player must answer."""
    seats = [Seat("human", user, name) for user, name in enumerate(("Ann", "Bob"), 7)]
    saved = SavedMatch(1, None, 1, "root", "playing", seats=seats, header=match.header, log=list(match.log))
    return Table(NotImplemented, saved, match)


def test_buildings_stand_under_their_kind_with_the_wood_that_they_cost() -> None:
    game = scene(
        marquise(warriors={2: 1, 5: 1}, buildings={"sawmill": {5: 1}}, tokens={"wood": {5: 2}}), eyrie(warriors={4: 1})
    )
    texts = [item.get("content") for item in walk(panel_page(asked(game.match), 0, SAY).to_components())]
    assert "-# Build: Sawmill (1 wood)" in texts and "-# Build: Workshop" in texts


def test_a_move_of_the_retinue_names_the_card_that_moves() -> None:
    columns = [["anvil", "arms-trader", "faithful-retainer"], [], []]
    game = scene(side("keepers", warriors={12: 3, 1: 4}, retinue=columns), eyrie(warriors={4: 1}))
    parts = walk(panel_page(asked(game.match), 0, SAY).to_components())
    shown = [line["label"] for part in parts for line in part.get("options", ())]
    assert {"4 warriors – Anvil 🦊", "4 warriors – Arms Trader 🐤", "4 warriors – Faithful Retainer"} <= set(shown)


def test_a_leader_a_mood_and_a_plot_show_their_effects() -> None:
    game = scene(eyrie(decree={"recruit": ["anvil"]}, leader="despot", warriors={5: 1}), marquise(warriors={12: 1}))
    texts = [item.get("content") or "" for item in walk(panel_page(asked(game.match), 0, SAY).to_components())]
    assert any("Builder: viziers on Recruit and Move; items score in full" in text for text in texts)


def moles(**facts: Any) -> list[dict[str, Any]]:
    """Return the parts of the panel of the Duchy in its Daylight."""
    duchy = side("duchy", warriors={5: 2, 6: 1}, hand=["foxfolk-steel", "sappers", "bake-sale"], **facts)
    game = scene(duchy, eyrie(warriors={4: 1}))
    if facts:
        game.duchy.passes()
    return list(walk(panel_page(asked(game.match), 0, SAY).to_components()))


def test_a_building_of_the_duchy_and_the_card_revealed_for_it_are_one_choice() -> None:
    lists = [item for item in moles() if item.get("placeholder", "").startswith("Build")]
    assert [item["placeholder"] for item in lists] == ["Build: Citadel → …", "Build: Market → …"]
    lines = [line["label"] for line in lists[0]["options"]]
    assert "Citadel, 6 🦊 → Foxfolk Steel 🦊" in lines and "Citadel, 5 🐰 → Sappers 🐤" in lines


def test_ministers_and_ministers_to_sway_stand_apart_and_show_actions_and_scores() -> None:
    parts = moles(swayed=["marshal"])
    assert {"Foremole: 2 cards", "Captain: 2 cards"} <= {part.get("label") for part in parts}
    assert "-# Sway a minister" in [part.get("content") for part in parts]
    (parliament,) = [part for part in parts if part.get("placeholder", "").startswith("Marshal")]
    assert all("From clearing" in line["description"] for line in parliament["options"])
    prompt = scene(side("duchy", warriors={5: 2, 6: 1}, hand=["foxfolk-steel", "sappers"]), eyrie(warriors={4: 1}))
    table = asked(prompt.duchy.passes().scene.match)
    question = table.prompt_for(0)
    assert question is not None
    hints = {table.face.hint(option, table.scene(0, SAY)) for option in question.options if not option.alone}
    assert "1 point – build, revealing any card" in hints


def test_a_purchase_from_funds_and_the_funds_that_pay_are_one_choice() -> None:
    otters = side("riverfolk", warriors={5: 1}, hand=["bake-sale"], funds={0: 1, 1: 2})
    parts = list(walk(panel_page(asked(scene(otters, eyrie(warriors={4: 1})).match), 0, SAY).to_components()))
    lists = {part["placeholder"]: [line["label"] for line in part["options"]] for part in parts if "options" in part}
    assert lists["Draw a card → …"] == ["🦦 Ann", "🦅 Bob"] and "5 🐰 → 🦦 Ann" in lists["Recruit → …"]


def test_funds_stand_apart_from_the_number_of_a_computer() -> None:
    """The text "Computer 1 2" reads as twelve."""
    otters = side("riverfolk", warriors={5: 1}, funds={0: 1, 1: 2})
    names = RootNames(asked(scene(otters, eyrie(warriors={4: 1})).match).scene(0, SAY))
    rows = {row.label: [cell.words for cell in row.cells] for row in board_rows(names, names.scene.view["players"][0])}
    assert rows[names.say("board-funds")] == ["🦦 Ann (1)", "🦅 Bob (2)"]


def test_in_the_set_up_it_is_nobodys_turn() -> None:
    seats = [{"faction": "marquise"}, {"faction": "eyrie"}]
    table = asked(Match.start(new_header("root", "set-up", seats)))
    scene_of = table.scene(0, SAY)
    assert table_blocks(scene_of)[0].splitlines()[0] == "**Autumn · Set-up**"
    svg = "".join(sketch.draw(*sketch.given) for sketch in (map_sketch(scene_of), board_sketch(scene_of)))
    assert ">Autumn · Set-up<" in svg and GOLD not in svg


def test_a_computer_draws_a_faction_and_no_more_often_a_vagabond_than_another() -> None:
    seats = [Seat("computer", None, "Computer")]
    face, gathering = face_of("root"), Gathering(brought=[None])
    drawn = [dealt(seats, face, gathering, Stream(number))[0].brings or "" for number in range(60)]
    vagabonds = [brings for brings in drawn if brings.startswith("vagabond.")]
    assert len({brings.partition(".")[0] for brings in drawn}) == 10
    assert 0 < len(vagabonds) < 15 and len(set(vagabonds)) > 1


@pytest.mark.parametrize(("language", "name"), [("en", "Recruit"), ("pl", "Werbunek")])
def test_a_kind_with_one_option_of_the_same_name_is_named_once(language: str, name: str) -> None:
    """A heading Recruit stood above a single button Recruit. In a list, the line Recruit had the hint Recruit."""
    position = marquise(
        warriors={2: 1, 5: 1}, buildings={"sawmill": {5: 1}, "recruiter": {2: 1}}, tokens={"wood": {5: 2}}
    )
    match = scene(position, eyrie(warriors={4: 1})).match
    parts = list(walk(panel_page(asked(match), 0, Words.load()[language]).to_components()))
    heads = [part.get("content", "").removeprefix("-# ") for part in parts]
    lines = [line for part in parts for line in part.get("options", ())]
    told = [part["label"] for part in parts if part.get("label")] + [line["label"] for line in lines]
    assert name in told and name not in heads
    assert all(line.get("description") != line["label"] for line in lines)
