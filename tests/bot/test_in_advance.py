"""Answers in advance that end themselves: passing until an attack, until a card is used on one's own; defending."""

import pytest

from bot.games import face_of
from bot.panels.answering import PassUnless
from bot.panels.panel import panel_page, wishes_page
from bot.store.plan import Step, passing
from bot.tables import Table
from bot.trouble import Trouble
from bot.words import COMPLETE, Words
from engine.kernel.prompt import PASS
from engine.kernel.record import Record

from ..discord_judge import walk
from ..l5r_lcg.scene import Scene, inside, scene
from .panel_heights import at_table
from .test_joined import ATTACK, declare

SAY = Words.load()["en"]
WITHIN = ("phase", "1:conflict")


def text(table: Table, seat: int) -> str:
    return str(panel_page(table, seat, SAY).to_components())


def between_conflicts() -> Scene:
    return scene(
        {"characters": ["matsu-berserker"]}, {"characters": ["doji-whisperer", "doji-challenger"]}, asked=(0, 1)
    )  # fmt: skip


async def test_a_player_passes_until_an_attack_and_is_notified() -> None:
    table, attacker = at_table(between_conflicts())
    victim = 1 - attacker
    await table.plans.pass_unless(victim + 1, "attacked")
    assert table.saved.seats[victim].wishes.plan == [passing(WITHIN, "attacked")]
    assert "Passing until you are attacked: ask me again" in text(table, victim)
    await declare(table, attacker, *ATTACK)
    assert table.waiting() == (victim,) and table.saved.seats[victim].wishes.plan == []
    assert "You were attacked, so I no longer pass for you." in text(table, victim)
    await table.confirm(victim + 1, table.stamp, table.draft(victim).digest)
    assert "I no longer pass" not in text(table, victim)


async def test_one_defends_as_said_before() -> None:
    table, attacker = at_table(between_conflicts())
    victim = 1 - attacker
    assert table.match is not None
    own = {card["id"]: card["key"] for card in table.match.view(victim)["players"][victim]["characters"]}
    answer = f"defend:{own['doji-challenger']}"
    await table.plans.answer_if_asked(victim + 1, [answer], SAY)
    assert table.saved.seats[victim].wishes.plan == [Step("declare-defenders", (answer,), within=WITHIN)]
    await table.plans.pass_unless(victim + 1, "attacked")
    await declare(table, attacker, *ATTACK)
    rows = [(row.seat, row.keys, row.auto) for row in table.match.log]
    assert (victim, (answer,), True) in rows and table.saved.seats[victim].wishes.plan == []


async def test_an_answer_in_advance_can_be_taken_back() -> None:
    table, attacker = at_table(between_conflicts())
    wishes = table.saved.seats[1 - attacker].wishes
    assert table.match is not None
    key = table.match.view(1 - attacker)["players"][1 - attacker]["characters"][0]["key"]
    for keys, steps in (([f"defend:{key}"], 1), ([], 0)):
        await table.plans.answer_if_asked(2 - attacker, keys, SAY)
        assert len(wishes.plan) == steps
    await table.plans.pass_unless(2 - attacker, "aimed")
    await table.plans.ask_again(2 - attacker)
    assert wishes.plan == []


async def test_a_step_that_nobody_offers_is_refused_and_changes_nothing() -> None:
    table, attacker = at_table(between_conflicts())
    before = table.match and len(table.match.log)
    for act in (
        table.plans.pass_unless(attacker + 1, "bored"),
        table.plans.answer_if_asked(attacker + 1, ["defend:doji-challenger#1"], SAY),
        PassUnless(1, "../x").act(table, attacker + 1),
    ):
        with pytest.raises(Trouble):
            await act
    assert table.match is not None and len(table.match.log) == before
    assert table.saved.seats[attacker].wishes.plan == []


async def test_one_passes_until_a_card_is_used_on_ones_own() -> None:
    conflict = {"attacker": 0, "ring": "air", "skill": "military"}
    mine = {"characters": [inside("matsu-berserker")], "hand": ["banzai", "fine-katana"]}
    theirs = {"characters": [inside("doji-whisperer")], "hand": ["for-shame", "fine-katana"], "fate": 3}
    game = scene(mine, theirs, conflict=conflict, to_act=1, asked=(0, 1))
    table, other = at_table(game)
    assert other == 1
    await table.plans.pass_unless(1, "aimed")
    wishes, match = table.saved.seats[0].wishes, table.match
    assert match is not None
    own = next(c["key"] for c in match.view(0)["players"][0]["characters"])
    rival = next(c["key"] for c in match.view(0)["players"][1]["characters"])
    await give(table, 1, f"play:{hand(table, 1, 'fine-katana')}", rival)
    assert [row.keys for row in match.log if row.seat == 0] == [(PASS,)] and wishes.plan, "that was on their own"
    await give(table, 1, f"play:{hand(table, 1, 'for-shame')}", own)
    await give(table, 0, "select:dishonor")
    assert wishes.plan == [] and wishes.met == "aimed"


def hand(table: Table, seat: int, card: str) -> str:
    assert table.match is not None
    found = table.match.view(seat)["players"][seat]["hand"]
    return str(next(one["key"] for one in found if one["id"] == card))


async def give(table: Table, seat: int, *keys: str) -> None:
    """Let the rules have an answer, and the next ones for the same seat by the card that they name."""
    match = table.playing()
    for key in keys:
        prompt = match.prompt_for(seat)
        if prompt is None:
            return
        match.answer(seat, [next(o.key for o in prompt.options if key in (o.key, o.card) or o.key.startswith(key))])
    while (prompt := match.prompt_for(seat)) is not None and not prompt.window:
        match.answer(seat, [prompt.options[0].key])
    await table.carry_on()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg", "root"])
def test_every_alarm_has_its_words(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    for event in face_of(game).alarms:
        assert all(say.speaks(f"{kind}-{event}") or language == "en" for kind in ("button-unless", "span", "met"))
        assert all(say.has(f"{kind}-{event}") for kind in ("button-unless", "span", "met"))


def test_the_page_of_wishes_offers_them() -> None:
    table, seat = at_table(between_conflicts())
    parts = list(walk(wishes_page(table, seat, SAY).to_components()))
    said = [part.get("label") or part.get("placeholder") for part in parts]
    assert {"Pass until I am attacked", "Pass until a card is used on mine"} <= {*said}
    [defend] = [part for part in parts if part.get("custom_id") == "tea:ifasked:1"]
    assert [line["label"] for line in defend["options"]] == ["Matsu Berserker"] and defend["min_values"] == 0


@pytest.mark.parametrize(
    ("game", "record", "hit"),
    [
        ("root", Record("battle", {"player": 2, "defender": 0, "clearing": 4}), True),
        ("root", Record("battle", {"player": 0, "defender": 2, "clearing": 4}), False),
        ("l5r-ccg", Record("declare-attack", {"player": 1, "defender": 0}), True),
        ("l5r-ccg", Record("declare-attack", {"player": 0, "defender": 1}), False),
        ("l5r-lcg", Record("declare-conflict", {"player": 1, "province": "province:0.1"}), True),
        ("l5r-lcg", Record("declare-conflict", {"player": 0, "province": "province:1.0"}), False),
    ],
)
def test_the_alarm_names_the_attacked_player(game: str, record: Record, hit: bool) -> None:
    assert face_of(game).alarms["attacked"](record, 0, {}) is hit
