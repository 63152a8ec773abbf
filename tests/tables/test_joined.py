"""Two questions on one screen, and windows passed together with an answer: fewer presses, and no secret gets out."""

import json
from typing import Any

import pytest

from bot.games.l5r_lcg.choice import any_order, quiet
from bot.panels.panel import panel_page
from bot.store import SavedMatch, Seat, Wishes
from bot.store.matches.plan import LOT, next_answer, next_pass, passing
from bot.store.matches.rows import read_wishes, seat_rows
from bot.tables import Table
from bot.tables.answers.at_seat import PASS_BOTH, once_more
from bot.tables.answers.draft import named, references
from bot.tables.consent.going_back import undo
from bot.tables.plans import LAST, waits
from bot.words import Words
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.record import Record

from ..discord_judge import walk
from ..l5r_lcg.scene import Scene, inside, scene
from ..panels.panel_heights import LION, at_table, bidding, declaring, defending, dynasty, in_conflict, other, side
from ..panels.presses import CORE, figures, measure

SAY = Words.load()["en"]


def asked(table: Table, seat: int) -> Prompt:
    prompt = table.prompt_for(seat)
    assert prompt is not None
    return prompt


def labels(table: Table, seat: int) -> list[str]:
    """Return the words on all buttons of a panel, and in its lists."""
    parts = list(walk(panel_page(table, seat, SAY).to_components()))
    lines = [line["label"] for part in parts for line in part.get("options", ())]
    return [*lines, *(part[words] for words in ("label", "placeholder") for part in parts if part.get(words))]


def before_a_conflict(**more: Any) -> Scene:
    return scene(side(**more), other(), asked=(0, 1))


async def declare(table: Table, seat: int, *keys: str) -> None:
    """Pick the parts of a declaration by the beginnings of their keys, and confirm."""
    prompt, user = asked(table, seat), seat + 1
    table.draft(seat).touched = True
    table.draft(seat).keys = [next(o.key for o in prompt.options if o.key.startswith(key)) for key in keys]
    await table.play.confirm(user, table.stamp, table.draft(seat).digest)


ATTACK = ("ring:ring:air", "skill:military", "attack:province:1.1", "commit:matsu-berserker")


async def test_the_next_player_to_declare_does_so_in_the_window_before() -> None:
    table, seat = at_table(before_a_conflict())
    assert asked(table, seat).first is not None and asked(table, seat).kind == "declare-conflict"
    await declare(table, seat, *ATTACK)
    assert table.match is not None and table.waiting() == (1 - seat,)
    assert asked(table, 1 - seat).kind == "action"  # the opponent may still act, and does not know of the declaration
    assert table.match.view(1 - seat)["conflict"] is None
    await table.play.pick(2 - seat, table.stamp, [_ref(table, 1 - seat, PASS)])
    assert table.match.view(None)["conflict"]["skill"] == "military"
    assert [row.auto for row in table.match.log] == [False, False, True]


async def test_an_action_of_the_opponent_clears_the_declaration_and_the_question_returns() -> None:
    table, seat = at_table(before_a_conflict())
    await declare(table, seat, *ATTACK)
    act = next(option.key for option in asked(table, 1 - seat).options if option.key.startswith("play:fine-katana"))
    await table.play.pick(2 - seat, table.stamp, [_ref(table, 1 - seat, act)])
    while (prompt := table.prompt_for(1 - seat)) is not None:
        await table.play.pick(2 - seat, table.stamp, [_ref(table, 1 - seat, prompt.options[0].key)])
    assert asked(table, seat).first is not None and table.saved.seats[seat].wishes.plan == []
    assert table.match is not None and table.match.view(None)["conflict"] is None
    _text(table, seat)
    assert [key.partition("#")[0] for key in table.draft(seat).keys] == [*ATTACK]  # still picked: one press answers


async def test_the_picks_stay_after_a_card_was_played_first() -> None:
    table, seat = at_table(before_a_conflict())
    prompt = asked(table, seat)
    picked = [next(o.key for o in prompt.options if o.key.startswith(key)) for key in ATTACK]
    draft = table.draft(seat)
    draft.keys, draft.touched = picked, True
    act = next(option.key for option in prompt.options if option.key.startswith("play:fine-katana"))
    await table.play.pick(seat + 1, table.stamp, [_ref(table, seat, act)])
    target = asked(table, seat)
    await table.play.pick(seat + 1, table.stamp, [_ref(table, seat, target.options[0].key)])
    await table.play.pick(2 - seat, table.stamp, [_ref(table, 1 - seat, PASS)])
    assert asked(table, seat).first is not None
    _text(table, seat)
    assert table.draft(seat).keys == picked


async def test_a_card_is_played_with_its_target_before_a_declaration_by_one_press() -> None:
    table, seat = at_table(before_a_conflict())
    prompt = asked(table, seat)
    act = next(option for option in prompt.options if option.key.startswith("play:fine-katana"))
    targets = prompt.follows and prompt.follows(act)
    assert targets and targets.kind == "target"
    ref = f"{references(prompt)[act.key]}-{named(targets.options)[targets.options[0].key]}"
    parts = walk(panel_page(table, seat, SAY).to_components())
    [first] = [part for part in parts if ":first:" in part.get("custom_id", "")]
    assert ref in [line["value"] for line in first["options"]] and len(first["options"]) <= 25
    assert any(line["label"].startswith("Play: Fine Katana · 0 → ") for line in first["options"])
    await table.play.pick(seat + 1, table.stamp, [ref])
    assert table.match is not None
    assert table.match.log[0].keys[0].startswith("play:fine-katana#")
    assert table.match.log[1].keys == (targets.options[0].key,) and table.waiting() == (1 - seat,)


def test_no_declaration_is_proposed_where_none_was_made() -> None:
    prompt = declaring().match.pending[0]
    assert once_more(prompt, next_answer("declare-conflict", PASS)) == () == once_more(prompt, None)


async def test_a_player_who_answered_in_secret_still_sees_the_answer() -> None:
    table, seat = at_table(bidding())
    await table.play.pick(seat + 1, table.stamp, [_ref(table, seat, "bid:4")])
    assert "Your answer: 4" in _text(table, seat) and "Your answer" not in _text(table, 1 - seat)


async def test_provinces_placed_at_random_are_not_called_a_waiting_answer() -> None:
    assert waits(Wishes(plan=[next_answer("declare-conflict", PASS)])) and not waits(Wishes())
    assert not waits(Wishes(plan=[next_answer("place-province", LOT)]))


async def test_passing_with_no_conflict_passes_both_and_can_be_taken_back_as_one() -> None:
    table, seat = at_table(before_a_conflict())
    await table.play.pick(seat + 1, table.stamp, [_ref(table, seat, PASS_BOTH)])
    assert table.saved.seats[seat].wishes.plan == [next_answer("declare-conflict", PASS)]
    assert "Your answer is kept" in _text(table, seat)
    await undo(table, seat + 1, table.stamp)
    assert table.saved.seats[seat].wishes.plan == [] and asked(table, seat).first is not None


async def test_a_card_can_be_played_first_and_plain_passing_still_declares_later() -> None:
    table, seat = at_table(before_a_conflict())
    shown = labels(table, seat)
    assert {"Pass the action only", "Pass, no conflict"} <= {*shown} and any(
        label.startswith("Act first") for label in shown
    )
    await table.play.pick(seat + 1, table.stamp, [_ref(table, seat, PASS)])
    await table.play.pick(2 - seat, table.stamp, [_ref(table, 1 - seat, PASS)])
    prompt = asked(table, seat)
    assert prompt.first is None and prompt.kind == "declare-conflict"


def test_a_player_without_a_declaration_is_asked_for_an_action_alone() -> None:
    table, seat = at_table(scene(other(), side(), asked=(0, 1)))
    assert asked(table, seat).first is not None
    bowed = [{"id": "matsu-berserker", "bowed": True}]
    table, seat = at_table(before_a_conflict(characters=bowed))
    assert asked(table, seat).kind == "action" and asked(table, seat).first is None


async def test_an_impossible_declaration_cannot_be_made_in_advance() -> None:
    table, seat = at_table(before_a_conflict())
    draft = table.draft(seat)
    draft.keys, draft.touched = ["ring:ring:air", "skill:military"], True
    with pytest.raises(Exception, match="refused-too-few"):
        await table.play.confirm(seat + 1, table.stamp, draft.digest)
    assert table.match is not None and not table.match.log


async def test_an_attachment_is_played_on_somebody_by_one_selection() -> None:
    table, seat = at_table(in_conflict())
    lists = [part for part in walk(panel_page(table, seat, SAY).to_components()) if part.get("options")]
    katana = next(part for part in lists if "Fine Katana" in part["placeholder"])
    line = next(line for line in katana["options"] if line["label"].startswith("Akodo Toturi"))
    await table.play.pick(seat + 1, table.stamp, [line["value"]])
    assert table.match is not None
    mine = table.match.view(seat)["players"][seat]["characters"]
    assert [card["id"] for card in mine if card["attachments"]] == ["akodo-toturi"]


async def test_the_last_character_is_played_and_the_next_turn_passed() -> None:
    table, seat = at_table(dynasty())
    play = next(option.key for option in asked(table, seat).options if option.key.startswith("play:matsu"))
    follows: Any = asked(table, seat).follows
    refs = named(follows(_option(table, seat, play)).options)
    await table.play.pick(seat + 1, table.stamp, [f"{_ref(table, seat, play)}-{refs['fate:1']}{LAST}"])
    assert table.saved.seats[seat].wishes.plan == [next_pass("dynasty", "1:dynasty")]
    while table.waiting() == (1 - seat,) and asked(table, 1 - seat).kind == "dynasty":
        await table.play.pick(2 - seat, table.stamp, [_ref(table, 1 - seat, PASS)])
    assert table.match is not None and table.match.view(None)["phase"] != "dynasty"
    assert table.saved.seats[seat].wishes.plan == []


async def test_the_defender_may_pass_the_first_action_together_with_the_defense() -> None:
    table, seat = at_table(defending())
    assert "… and pass my first action" in labels(table, seat)
    await table.play.confirm(seat + 1, table.stamp, table.draft(seat).digest, last=True)
    assert table.match is not None and table.waiting() == (1 - seat,) and table.match.view(None)["step"] == "3.2.2"


def test_a_window_is_quiet_when_nothing_happened_since_its_player_passed() -> None:
    game = before_a_conflict()
    prompt, view = game.match.pending[0], game.match.view(0)
    passed = Record("pass-conflict", {"player": 0})
    assert quiet(prompt, view, [passed]) and not quiet(prompt, view, [])
    assert not quiet(prompt, view, [passed, Record("honor", {"player": 1})])


@pytest.mark.parametrize("who", [0, 1])
def test_a_window_to_cancel_is_quiet_for_the_player_of_the_event_even_with_a_fitting_card(who: int) -> None:
    hands = [["assassination"], []]
    hands[who] = [*hands[who], "forged-edict"]
    sides = [{"characters": [inside("bayushi-manipulator"), inside("matsu-berserker")], "hand": hand} for hand in hands]
    conflict = {"attacker": 0, "ring": "air", "skill": "military"}
    game = scene(*sides, conflict=conflict, to_act=0, asked=(0, 1))
    game.first.does("play:assassination")
    game.first.does("matsu-berserker")
    prompt = game.match.pending[0]
    assert prompt.kind == "interrupt" and prompt.seat == who and prompt.options[0].verb == "trigger"
    assert quiet(prompt, game.match.view(who)) == (who == 0)


def fateless(**first: Any) -> Scene:
    """Return a scene with two characters without fate that are about to be discarded."""
    going = {"characters": ["matsu-berserker", "ikoma-eiji"], **first}
    return scene(going, {"characters": [{"id": "doji-whisperer", "fate": 2}]}, step="4.2", asked=(0, 1))


@pytest.mark.parametrize(
    ("first", "alike"),
    [
        ({}, True),
        ({"characters": ["matsu-berserker", {"id": "ikoma-eiji", "status": "honored"}]}, False),
        ({"characters": ["matsu-berserker", {"id": "ikoma-eiji", "attachments": ["fine-katana"]}]}, True),
        ({"characters": ["matsu-berserker", {"id": "ikoma-eiji", "attachments": ["watch-commander"]}]}, True),
        ({"characters": ["matsu-berserker", "ikoma-eiji", {"id": "vengeful-berserker", "fate": 1}]}, False),
    ],
)
def test_an_order_that_changes_nothing_is_not_asked(first: dict[str, Any], alike: bool) -> None:
    game = fateless(**first)
    prompt = game.match.pending[0]
    assert prompt.kind == "discard-order" and any_order(prompt, game.match.view(0)) is alike


def test_whether_an_order_is_asked_does_not_depend_on_a_hand() -> None:
    for hand in (["stand-your-ground"], ["fine-katana"]):
        game = fateless(hand=hand)
        assert any_order(game.match.pending[0], game.match.view(0))


def test_the_plan_survives_a_restart() -> None:
    plan = [next_answer("declare-conflict", "ring:air", "skill:military"), next_pass("action", "1:1")]
    wishes = Wishes(plan=[*plan, passing(("phase", "1:draw"), "attacked")], met="attacked")
    saved = SavedMatch(1, None, 1, "l5r-lcg", seats=[Seat("human", 1, "Hana", wishes=wishes)])
    [written] = [cell for cell in seat_rows(saved)[0] if isinstance(cell, str) and "plan" in cell]
    assert read_wishes(written) == wishes


def test_a_plan_of_an_earlier_version_is_read_as_steps() -> None:
    kept = {"mode": "able", "until": ["phase", "2:draw"], "never": ["banzai"]}
    assert read_wishes(json.dumps({**kept, "ahead": None, "then": None})) == Wishes(
        "able", ["banzai"], [passing(("phase", "2:draw"))]
    )
    later = {"ahead": ["declare-conflict", "ring:air"], "then": ["action", "1:1"]}
    assert read_wishes(json.dumps({**kept, **later})).plan == [
        next_answer("declare-conflict", "ring:air"), next_pass("action", "1:1"), passing(("phase", "2:draw")),
    ]  # fmt: skip
    assert read_wishes(json.dumps({"ahead": ["place-province", LOT]})).plan == [next_answer("place-province", LOT)]


def test_presses_of_calm_players_stay_few() -> None:
    """The presses of one match, as ``python -m tests.panels.presses`` counts them, with room for random variation."""
    [played] = measure(CORE[:1], 1, busy=False)
    rounds = max(1, played.round)
    counted = [press for press in played.presses if press.round > 0]
    assert len(counted) <= 42 * rounds, figures("calm", [played])
    assert sum(press.empty for press in counted) <= 5 * rounds
    assert sum(press.round == 0 for press in played.presses) <= 6


def _option(table: Table, seat: int, key: str) -> Any:
    return next(option for option in asked(table, seat).options if option.key == key)


def _ref(table: Table, seat: int, key: str) -> str:
    return references(asked(table, seat))[key]


def _text(table: Table, seat: int) -> str:
    parts = walk(panel_page(table, seat, SAY).to_components())
    return "\n".join(part["content"] for part in parts if part.get("content"))


FACEUP = [
    {"id": card, "cards": [faceup]} for card, faceup in zip(LION, ("ikoma-eiji", "matsu-berserker"), strict=False)
]


def before_regrouping(**theirs: Any) -> Scene:
    """Return the action window of the regroup phase, in which the asked player could use an attachment in the hand."""
    mine = side(provinces=[*FACEUP, *({"id": card} for card in LION[2:])], hand=["fine-katana"])
    return scene(mine, other(**theirs), step="5.1", asked=(0, 1))


def recorded(table: Table) -> list[Record]:
    assert table.match is not None
    return [*table.match.records]


async def test_passing_in_the_regroup_phase_also_chooses_which_faceup_cards_go() -> None:
    table, seat = at_table(before_regrouping())
    prompt = asked(table, seat)
    assert prompt.first is not None and (prompt.kind, prompt.first.rule) == ("discard-dynasty", "5.1")
    (going,) = [o.key for o in prompt.options if o.key.startswith("discard:ikoma-eiji")]
    await table.play.pick(seat + 1, table.stamp, [references(prompt)[going]])
    discarded = [record for record in recorded(table) if record.kind == "discard-cards"]
    assert len(discarded) == 1 and "ikoma-eiji" in json.dumps(discarded[0].facts)
    assert not (table.prompt_for(seat) and asked(table, seat).kind == "discard-dynasty")


async def test_a_player_who_keeps_all_faceup_cards_passes_and_is_not_asked_again() -> None:
    table, seat = at_table(before_regrouping())
    await table.play.confirm(seat + 1, table.stamp, table.draft(seat).digest)
    assert not [record for record in recorded(table) if record.kind == "discard-cards"]
    assert not (table.prompt_for(seat) and asked(table, seat).kind == "discard-dynasty")


async def test_a_player_who_acts_in_the_regroup_phase_is_asked_again_about_faceup_cards() -> None:
    table, seat = at_table(before_regrouping())
    act = next(o for o in asked(table, seat).options if o.key.startswith("play:fine-katana"))
    await table.play.pick(seat + 1, table.stamp, [references(asked(table, seat))[act.key]])
    while asked(table, seat).kind == "target":
        await table.play.pick(
            seat + 1, table.stamp, [references(asked(table, seat))[asked(table, seat).options[0].key]]
        )
    while asked(table, seat).kind != "discard-dynasty":
        await table.play.pick(seat + 1, table.stamp, [references(asked(table, seat))[PASS]])
    assert not [record for record in recorded(table) if record.kind == "discard-cards"]


def test_without_a_faceup_card_the_window_stands_alone() -> None:
    table, seat = at_table(scene(side(hand=["fine-katana"]), other(), step="5.1", asked=(0, 1)))
    assert asked(table, seat).first is None and asked(table, seat).kind == "action"


async def test_the_only_character_that_can_defend_does_so_with_one_press() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")], "fate": 0}, {"characters": ["doji-challenger"], "fate": 0},
        conflict={"attacker": 0, "ring": "air", "skill": "military", "province": 1}, step="3.2.1", asked=(0, 1),
    )  # fmt: skip
    table, seat = at_table(game)
    prompt = asked(table, seat)
    assert prompt.kind == "declare-defenders" and len(prompt.options) == 1
    assert "Nobody defends" in labels(table, seat)
    await table.play.pick(seat + 1, table.stamp, [references(prompt)[prompt.options[0].key]])
    conflict = table.scene(seat, SAY).view["conflict"]
    assert conflict is not None and conflict["totals"][seat] == 3
