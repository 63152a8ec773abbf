"""The two provers on positions made by hand, whose answers are known, and compared on positions of games."""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

import pytest

from engine.cli.serve import Session
from engine.desks import find_desk
from engine.kernel.prompt import Refused
from engine.puzzles.again import SecondProof
from engine.puzzles.finder import played
from engine.puzzles.prover import Proof, TooLarge, Worth, lawful, solutions
from engine.puzzles.puzzle import begin, question_of
from engine.puzzles.stretch import Goal, bare, find_stretches
from tests.l5r_ccg.scene import CRAB, EMPTY, at, fights
from tests.l5r_ccg.scene import FILLER as CCG_FILLER
from tests.l5r_lcg.scene import DEFAULTS, FILLER
from tests.root.scene import eyrie, marquise

Json = dict[str, Any]
# Answers that each prover may try at a position of a game.
FEW: Final = 60


def serving() -> Callable[[Json], Json]:
    session = Session()
    return lambda request: json.loads(session.reply(json.dumps(request).encode()))


def second(game: str, position: Json, goal: Goal, budget: int = 3000) -> dict[tuple[str, ...], Worth]:
    """Return the value that the second prover gives to every answer."""
    proof = SecondProof(serving(), game, find_stretches(game), position, goal, budget)
    found = {}
    for keys in proof.answers():
        sure = proof.reaches(keys, lucky=False)
        lucky = sure or proof.reaches(keys, lucky=True)
        found[tuple(sorted(keys))] = Worth.REACHED if sure else Worth.CHANCE if lucky else Worth.MISSED
    return found


def first(game: str, position: Json, goal: Goal, budget: int = 3000) -> dict[tuple[str, ...], Worth]:
    """Return the value that the first prover gives to every answer."""
    match = begin(game, position, len(position["players"]))
    proof = Proof(find_stretches(game), match, goal, budget)
    return {tuple(sorted(keys)): proof.after(match, goal.seat, keys) for keys in lawful(match.open_prompts()[0])}


def both(game: str, position: Json, goal: Goal) -> set[tuple[str, ...]]:
    """Return the answers that surely reach a goal, without the numbers of cards. Both provers must agree."""
    found = first(game, position, goal)
    assert found == second(game, position, goal)
    found_at_once = solutions(find_stretches(game), begin(game, position, 2), goal, 3000)
    sure = {tuple(map(bare, keys)) for keys, worth in found.items() if worth is Worth.REACHED}
    if found_at_once is not None:
        assert {tuple(sorted(map(bare, keys))) for keys in found_at_once} == sure
    return sure


def lcg(attacker: Json, defender: Json, *, to_act: int, province: int = 0, broken: int = 0) -> Json:
    """Return a military conflict of the first seat against a province of the second, in its action window."""
    provinces: list[Any] = [{"id": name, "broken": number < broken} for number, name in enumerate(DEFAULTS)]
    provinces[province] = {"id": DEFAULTS[province], "facedown": False, "broken": False}
    if province != 4:
        provinces[4] = {"id": DEFAULTS[4], "facedown": True}
    second_side = {**FILLER, "honor": 10, "fate": 0, "provinces": provinces, **defender}
    return {
        "round": 2, "step": "3.2.2", "first_player": 0, "to_act": to_act,
        "conflict": {"attacker": 0, "ring": "void", "skill": "military", "province": province},
        "players": [{**FILLER, "honor": 10, "fate": 0, **attacker}, second_side],
    }  # fmt: skip


def inside(name: str, **facts: Any) -> Json:
    return {"id": name, "participating": True, **facts}


KATANA, FAN = "play:fine-katana", "play:ornate-fan"
HAND: Final = ["fine-katana", "ornate-fan"]


def test_lcg_break_needs_the_sword() -> None:
    """A total of 3 does not break a province of strength 4. With the sword's 2 more it does (3.2.5)."""
    position = lcg({"hand": HAND, "characters": [inside("matsu-berserker")]}, {}, to_act=0)
    assert both("l5r-lcg", position, Goal("break", 0)) == {(KATANA,)}


def test_in_the_lcg_breaking_the_stronghold_solves_a_puzzle_to_win() -> None:
    attacker = {"hand": HAND, "characters": [inside("matsu-berserker"), inside("matsu-berserker")]}
    position = lcg(attacker, {}, to_act=0, province=4, broken=3)
    assert both("l5r-lcg", position, Goal("win", 0)) == {(KATANA,)}


def test_lcg_hold_needs_the_sword() -> None:
    attacker = {"characters": [inside("matsu-berserker"), inside("matsu-berserker")]}
    defender = {"hand": HAND, "characters": [inside("adept-of-the-waves")]}
    assert both("l5r-lcg", lcg(attacker, defender, to_act=1), Goal("hold", 1)) == {(KATANA,)}


def test_lcg_survive_needs_the_sword() -> None:
    attacker = {"characters": [inside("matsu-berserker")] * 3}
    defender = {"hand": HAND, "characters": [inside("adept-of-the-waves")]}
    position = lcg(attacker, defender, to_act=1, province=4, broken=3)
    assert both("l5r-lcg", position, Goal("survive", 1)) == {(KATANA,)}


def ccg(attacker: Json, defender: Json, *, destroyed: int = 0) -> Json:
    """Return an attack in which infantry may be committed, on a player who has lost this many provinces."""
    facts = {**CCG_FILLER, "stronghold": {"id": CRAB, "bowed": True}, "provinces": EMPTY, "honor": 5}
    provinces = [{"destroyed": number > 3 - destroyed} for number in range(4)]
    attack = {"attacker": 0, "defender": 1, "segment": "infantry"}
    sides = [{**facts, **attacker}, {**facts, "provinces": provinces, **defender}]
    return {"phase": "attack", "attack": attack, "players": sides}


def test_ccg_win_needs_both_units() -> None:
    """Only both units together have the Force that destroys the last province (§military-victory)."""
    attacker = {"personalities": [at("hida-amoro"), at("hida-sukune")]}
    units = ("commit:hida-amoro>province:1.0", "commit:hida-sukune>province:1.0")
    assert both("l5r-ccg", ccg(attacker, {}, destroyed=3), Goal("win", 0)) == {units}


def test_ccg_one_unit_cannot_hold_the_last_province_against_three() -> None:
    """Three attackers destroy the last province, whatever a single defender does."""
    attacker = {"personalities": [fights(name) for name in ("hida-sukune", "hida-tsuru", "hida-amoro")]}
    position = ccg(attacker, {"personalities": [at("daidoji-uji")]}, destroyed=3)
    assert both("l5r-ccg", position, Goal("survive", 1)) == set()


def test_ccg_a_stretch_that_ends_in_a_draw_of_cards_is_left_open() -> None:
    """The turn ends with the attack, and cards are drawn. So no answer is certainly right or wrong."""
    attacker = {"personalities": [fights("hida-sukune"), fights("hida-tsuru")]}
    position = ccg(attacker, {"personalities": [at("daidoji-uji")]})
    goal = Goal("keep", 1)
    assert set(first("l5r-ccg", position, goal).values()) == {Worth.CHANCE}
    assert both("l5r-ccg", position, goal) == set()


def root(**facts: Any) -> Json:
    """Return the Daylight of a Marquise without warriors, with one workshop in a mouse clearing."""
    cats = marquise(hand=["root-tea-rabbit", "smugglers-trail"], buildings={"workshop": {2: 1}}, **facts)
    birds = eyrie(warriors={1: 6, 5: 6, 6: 6, 9: 1, 10: 1})
    suits = ["fox", "mouse", "rabbit", "rabbit", "rabbit", "fox", "mouse", "fox", "mouse", "rabbit", "mouse", "fox"]
    return {"phase": "daylight", "suits": suits, "players": [cats, birds]}


def test_root_score_needs_the_tea() -> None:
    """Tea scores 2, bags score 1, and there is one workshop (4.1.2)."""
    assert both("root", root(score=5), Goal("score", 0, 7)) == {("craft:root-tea-rabbit",)}


def test_root_win_needs_the_tea() -> None:
    assert both("root", root(score=28), Goal("win", 0)) == {("craft:root-tea-rabbit",)}


@pytest.mark.parametrize(("game", "number"), [("l5r-lcg", 5), ("l5r-ccg", 3), ("root", 20)])
def test_both_proofs_agree_on_positions_of_games(game: str, number: int) -> None:
    """Both provers give the same value wherever they can prove one with little work."""
    compared = 0
    for position, goal in islice(small(game, number), 2):
        assert first(game, position, goal) == second(game, position, goal, 40 * FEW)
        compared += 1
    assert compared


def small(game: str, number: int) -> Iterator[tuple[Json, Goal]]:
    """Yield questions of a game of computers that the first prover decides within few answers."""
    stretches = find_stretches(game)
    for _, match in played(game, f"1/{number}", number, "novice"):
        prompt = match.open_prompts()[0]
        if prompt.kind in stretches.asks:
            position = stretches.simplified(find_desk(game).position(match), prompt.seat)
            try:
                alone = begin(game, position, len(match.header.seats))
                goal = stretches.goal(alone, question_of(alone, prompt.seat, prompt.kind))
                if goal is not None:
                    first(game, position, goal, FEW)
                    yield position, goal
            except (Refused, TooLarge):
                continue
