"""Tests of answers in advance that end by themselves: passing until an event, and choosing a defense beforehand."""

import pytest

from bot.games import face_of
from bot.games.alarms import UNTIL
from bot.panels.buttons.answering import PassUnless
from bot.panels.panel import panel_page
from bot.panels.wishes_page import wishes_page
from bot.store import Wishes
from bot.store.matches.plan import NOTHING, Step, passing, passing_apart
from bot.tables import Table
from bot.tables.plans import by_wish, planned
from bot.trouble import Trouble
from bot.words import COMPLETE, Words
from engine.kernel.prompt import PASS, Option, Prompt
from engine.kernel.record import Record
from engine.kernel.rng import Stream

from ..discord_judge import walk
from ..l5r_ccg.scene import scene as ccg_scene
from ..l5r_lcg.scene import Scene, inside, scene
from ..panels.panel_heights import at_table
from ..root.scene import eyrie, marquise
from ..root.scene import scene as root_scene
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
    await table.play.confirm(victim + 1, table.stamp, table.draft(victim).digest)
    assert "I no longer pass" not in text(table, victim)


async def test_a_player_cannot_pass_until_the_end_of_a_span_that_is_over() -> None:
    """The press is stale, so the player gets the panel again."""
    table, attacker = at_table(between_conflicts())
    with pytest.raises(Trouble, match="trouble-option-gone") as refused:
        await table.plans.pass_until(attacker + 1, table.stamp, "duel")
    assert refused.value.stale and table.saved.seats[attacker].wishes.plan == []


async def test_a_defense_chosen_in_advance_is_declared() -> None:
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


async def test_a_player_passes_until_a_card_is_used_on_one_of_their_cards() -> None:
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
    """Answer a seat's questions with the options of these keys, one key for each.

    After that, give the first option of each further question that is not a window.
    """
    match = table.playing()
    for key in keys:
        prompt = match.prompt_for(seat)
        if prompt is None:
            return
        match.answer(seat, [next(o.key for o in prompt.options if key in (o.key, o.card) or o.key.startswith(key))])
    while (prompt := match.prompt_for(seat)) is not None and not prompt.window:
        match.answer(seat, [prompt.options[0].key])
    await table.play.carry_on()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg", "root"])
def test_every_alarm_has_its_words(game: str, language: str) -> None:
    say = Words.load()[language].of(game)
    for event in face_of(game).alarms:
        kinds = ("button-unless", "span", "met") if event in UNTIL else ("met",)
        assert all(say.speaks(f"{kind}-{event}") or language == "en" for kind in kinds)
        assert all(say.has(f"{kind}-{event}") for kind in kinds)


async def attack_and_pass(*, defended: bool) -> tuple[Table, int]:
    """Attack, and pass the first action in advance if nobody defends. Then let one character defend, or nobody."""
    table, attacker = at_table(between_conflicts())
    prompt, draft = table.prompt_for(attacker), table.draft(attacker)
    assert prompt is not None and table.match is not None
    draft.touched = True
    draft.keys = [next(o.key for o in prompt.options if o.key.startswith(key)) for key in ATTACK]
    shown = [part["label"] for part in walk(panel_page(table, attacker, SAY).to_components()) if "label" in part]
    assert any("pass if unopposed" in label for label in shown)
    await table.play.confirm(attacker + 1, table.stamp, draft.digest, last=True)
    for _ in range(3):  # the window before the attack, the declaration of defenders, the first action
        prompt = table.prompt_for(1 - attacker)
        assert prompt is not None
        keys = [prompt.options[0].key] if defended else []
        await table.play.answer(1 - attacker, prompt, [PASS] if prompt.window else keys)
    return table, attacker


async def test_an_attacker_passes_in_advance_if_nobody_opposes_the_attack() -> None:
    table, attacker = await attack_and_pass(defended=False)
    assert table.match is not None
    assert [row.auto for row in table.match.log if row.seat == attacker and row.keys == (PASS,)] == [False, True]
    assert table.saved.seats[attacker].wishes.plan == []


async def test_an_attacker_whose_attack_is_opposed_is_asked() -> None:
    table, attacker = await attack_and_pass(defended=True)
    prompt = table.prompt_for(attacker)
    assert prompt is not None and prompt.kind == "action" and table.saved.seats[attacker].wishes.plan == []
    assert "Your attack was opposed, so I did not pass for you." in text(table, attacker)


def test_the_page_of_wishes_offers_answers_in_advance() -> None:
    table, seat = at_table(between_conflicts())
    parts = list(walk(wishes_page(table, seat, SAY).to_components()))
    said = [part.get("label") or part.get("placeholder") for part in parts]
    assert {"Pass until I am attacked", "Pass until a card is used on mine"} <= {*said}
    [defend] = [part for part in parts if part.get("custom_id") == "tea:ifasked:1"]
    said = [line["label"] for line in defend["options"]]
    assert said == ["Matsu Berserker", "Nobody defends"] and defend["min_values"] == 0


async def test_a_defense_by_nobody_chosen_in_advance_is_shown_on_the_panel() -> None:
    table, attacker = at_table(between_conflicts())
    victim = 1 - attacker
    await table.plans.answer_if_asked(victim + 1, [NOTHING], SAY)
    await table.plans.pass_unless(victim + 1, "aimed")
    await declare(table, attacker, *ATTACK)
    assert table.match is not None
    [row] = [row for row in table.match.log if row.seat == victim and row.keys == ()]
    assert row.auto and [step.asks for step in table.saved.seats[victim].wishes.plan] == [""]
    await table.plans.ask_again(victim + 1)
    assert "I gave the answer that you had chosen in advance" in text(table, victim)


async def test_an_answer_that_does_not_fit_ends_with_a_sentence() -> None:
    table, attacker = at_table(between_conflicts())
    victim = 1 - attacker
    wishes = table.saved.seats[victim].wishes
    wishes.plan = [Step("declare-defenders", ("defend:nobody-known#1",), within=WITHIN)]
    await declare(table, attacker, *ATTACK)
    while (prompt := table.prompt_for(victim)) is None or prompt.kind != "declare-defenders":
        await table.play.answer(table.waiting()[0], table.prompt_for(table.waiting()[0]), [PASS])  # type: ignore[arg-type]
    assert "Your answer in advance does not fit this question" in text(table, victim) and wishes.plan == []


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (Step("declare-defenders", ("nothing",), within=("phase", "0:conflict")), "was not needed"),
        (passing(("phase", "0:conflict"), "attacked"), "It did not happen in time"),
        (passing(("phase", "0:conflict")), ""),
    ],
)
def test_a_plan_whose_event_did_not_happen_in_time_says_so(step: Step, says: str) -> None:
    """A player who passes until a phase ends reads nothing at its end, because the plan was to pass until then."""
    table, seat = at_table(between_conflicts())
    wishes, match = table.saved.seats[seat].wishes, table.match
    assert match is not None
    wishes.plan = [step]
    by_wish(match, seat, wishes, table.face, table.stream)
    assert wishes.plan == []
    assert (says in text(table, seat)) if says else wishes.met == ""


# Root


async def test_the_marquise_plays_an_ambush_chosen_in_advance() -> None:
    game = root_scene(
        eyrie(leader="despot", warriors={5: 4}, buildings={"roost": {1: 1}}),
        marquise(warriors={5: 2}, hand=["ambush-fox", "ambush-mouse", "ambush-bird", "anvil"]),
        asked=(0, 1), phase="daylight",
    )  # fmt: skip
    table, _ = at_table(game)  # type: ignore[arg-type]
    kind, offered = table.face.if_asked(table.scene(1, SAY))
    assert kind == "ambush"
    assert [*offered] == ["ambush:ambush-fox", "ambush:ambush-mouse", "ambush:ambush-bird", PASS]
    suit = "ambush-mouse"  # in a clearing of mice
    await table.plans.answer_if_asked(2, [key for key in offered if key != PASS], SAY)
    assert table.saved.seats[1].wishes.plan[0].within == ("own-turn", table.plans.spans(1)["own-turn"])
    prompt = Prompt(
        1, "ambush", [Option(f"ambush:{suit}", "ambush"), Option(PASS, PASS, alone=True)], rule="4.3.1", window=True
    )
    wishes = table.saved.seats[1].wishes
    assert planned(wishes, prompt, Stream(1), table.plans.spans(1)) == [f"ambush:{suit}"]
    assert wishes.met == "given" and wishes.plan == []


def test_a_player_without_an_ambush_is_offered_only_to_pass() -> None:
    table, _ = at_table(root_scene(eyrie(leader="despot"), marquise(hand=["anvil"]), asked=(0, 1)))  # type: ignore[arg-type]
    assert [*table.face.if_asked(table.scene(1, SAY))[1]] == [PASS]


def test_passing_until_the_own_next_turn_lasts_through_the_turns_of_others() -> None:
    face = face_of("root")

    def spans(viewer: int, turn: int, turns: int) -> str:
        return face.spans({"turns": turns, "turn": turn, "viewer": viewer, "order": [2, 0, 1]})["own-turn"]

    # Seat 0 plays turns 5 and 8; between them seats 1 and 2 play turns 6 and 7.
    assert [spans(0, turn, turns) for turn, turns in ((0, 5), (1, 6), (2, 7))] == ["5", "5", "5"]
    assert spans(0, 0, 8) == "8"


# 1997


def test_defenders_of_1997_are_named_in_turns_of_others_with_their_provinces() -> None:
    mine = {"personalities": ["matsu-tsuko", "doji-hoturi"]}
    game = ccg_scene({"personalities": ["daidoji-uji"]}, mine, asked=(0, 1), phase="attack")
    table, _ = at_table(game)  # type: ignore[arg-type]
    kind, offered = table.face.if_asked(table.scene(1, SAY))
    words = [*offered.values()]
    assert kind == "defend" and words[0] == "Nobody defends" and len(words) == 9
    assert words[1].endswith("→ province 1")
    assert table.face.if_asked(table.scene(0, SAY)) == ("", {})


@pytest.mark.parametrize("nobody", [True, False])
async def test_a_unit_of_1997_defends_as_chosen_in_advance(nobody: bool) -> None:
    game = ccg_scene(
        {"personalities": ["matsu-tsuko"]}, {"personalities": ["doji-hoturi"]}, asked=(0, 1), phase="attack"
    )
    table, _ = at_table(game)  # type: ignore[arg-type]
    assert table.match is not None
    offered = [*table.face.if_asked(table.scene(1, SAY))[1]]
    answer = NOTHING if nobody else offered[1]
    await table.plans.answer_if_asked(2, [answer], SAY)
    for _ in range(20):
        prompt = table.match.prompt_for(0)
        if prompt is None or any(row.seat == 1 and row.auto for row in table.match.log):
            break
        keys = [option.key for option in prompt.options if not option.alone][:1]
        await table.play.answer(0, prompt, keys if prompt.kind in ("declare-attack", "commit") else [PASS])
    rows = [row.keys for row in table.match.log if row.seat == 1 and row.auto]
    assert (() if nobody else (answer,)) in rows
    assert table.saved.seats[1].wishes.plan == []


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


async def test_a_player_who_passes_between_conflicts_still_acts_in_them() -> None:
    table, attacker = at_table(between_conflicts())
    victim = 1 - attacker
    wishes, match = table.saved.seats[victim].wishes, table.playing()
    await give(table, attacker, PASS)
    assert f"tea:until:1:{table.stamp}:between" in text(table, victim)
    await table.plans.pass_until(victim + 1, table.stamp, "between")
    assert wishes.plan == [Step("between", (PASS,), once=False, within=WITHIN, ends=("aimed",))]
    await give(table, attacker, PASS)
    await give(table, victim, PASS)
    rows = [(row.seat, row.keys, row.auto) for row in match.log]
    assert rows.count((victim, (PASS,), False)) == 2, "the window and the chance to attack"
    assert rows[-1] == (victim, (PASS,), True), "the window after it"
    assert "Passing between conflicts: ask me again" in text(table, victim)
    await declare(table, attacker, *ATTACK)
    prompt = match.prompt_for(victim)
    assert table.waiting() == (victim,) and prompt is not None and prompt.kind == "declare-defenders"
    await give(table, victim)
    prompt = match.prompt_for(victim)
    assert prompt is not None and (prompt.kind, prompt.rule) == ("action", "3.2.2"), "in a conflict one is asked"


async def test_a_player_who_passed_between_conflicts_is_asked_again_on_request() -> None:
    table, attacker = at_table(between_conflicts())
    victim = 1 - attacker
    await give(table, attacker, PASS)
    await table.plans.pass_until(victim + 1, table.stamp, "between")
    await table.plans.ask_again(victim + 1)
    assert table.saved.seats[victim].wishes.plan == []


async def test_passing_between_conflicts_cannot_be_chosen_in_a_conflict() -> None:
    conflict = {"attacker": 0, "ring": "air", "skill": "military"}
    sides = [{"characters": [inside("matsu-berserker")]}, {"characters": [inside("doji-whisperer")]}]
    table, asked = at_table(scene(*sides, conflict=conflict, to_act=0, asked=(0, 1)))
    with pytest.raises(Trouble):
        await table.plans.pass_until(asked + 1, table.stamp, "between")
    assert table.saved.seats[asked].wishes.plan == []


def test_windows_passed_until_the_end_of_their_span_are_over_without_a_word() -> None:
    """Passing did its work. The bot mentions only a plan that waited for an event which did not happen."""
    wishes = Wishes(plan=[passing_apart("between", WITHIN, "aimed")])
    prompt = Prompt(0, "dynasty", [Option(PASS, PASS, alone=True)], rule="1.4", window=True)
    assert planned(wishes, prompt, Stream(1), {"phase": "2:dynasty"}) is None
    assert wishes.plan == [] and wishes.met == ""
