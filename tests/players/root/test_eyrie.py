"""The Eyrie add cards to the Decree that they can still resolve in later turns, and they also fight."""

from collections.abc import Sequence

from engine.players.root.eyrie import EyrieSeat
from engine.players.root.seats import seat_of

from ...root.scene import Side, eyrie, marquise, scene


def judge_of(birds: Side, *others: Side) -> EyrieSeat:
    """Return the Eyrie's judgement at the question for the Decree."""
    game = scene(birds, *others, phase="birdsong")
    judge = seat_of(game.table, game.match.pending[0])
    assert isinstance(judge, EyrieSeat) and judge.prompt.kind == "decree"
    return judge


def nest(warriors: int, leader: str = "charismatic", roosts: Sequence[int] = (5,)) -> Side:
    """Return the Eyrie with these roosts, and with this many warriors in clearing 5, which is a rabbit clearing."""
    there = {"roost": dict.fromkeys(roosts, 1)}
    return eyrie(buildings=there, warriors={5: warriors}, hand=["smugglers-trail"], leader=leader)


def test_recruiting_at_a_roost_that_may_fall_is_risky() -> None:
    safe = judge_of(nest(4), marquise(warriors={9: 1}))
    near = safe.table.adjacent[5][0]
    exposed = judge_of(nest(1), marquise(warriors={near: 5}))
    assert safe.able("recruit", "rabbit", []) > exposed.able("recruit", "rabbit", []) + 0.2


def test_a_second_roost_makes_recruiting_safer() -> None:
    one = judge_of(nest(3), marquise(warriors={9: 1}))
    two = judge_of(nest(3, roosts=(5, 1)), marquise(warriors={9: 1}))
    assert two.able("recruit", "bird", []) > one.able("recruit", "bird", [])


def test_the_charismatic_needs_warriors_for_two_turns() -> None:
    many, few = judge_of(nest(6), marquise(warriors={9: 1})), judge_of(nest(17), marquise(warriors={9: 1}))
    assert few.me.supply == 3
    assert many.able("recruit", "bird", []) > 0.8 > few.able("recruit", "bird", [])


def test_a_battle_that_can_be_fought_is_worth_a_card() -> None:
    judge = judge_of(nest(6, leader="builder"), marquise(warriors={5: 1}, buildings={"sawmill": {5: 1}}))
    weights = dict(zip([option.key for option in judge.prompt.options], judge.weights(), strict=True))
    assert weights["decree:battle<smugglers-trail"] > 0
