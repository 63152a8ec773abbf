"""Players hinder the Hundreds, save their own pieces from mobs, and know what they cannot rule.

They also keep the cards that their faction needs.
"""

from collections.abc import Sequence

from engine.players.root.hand import Hand
from engine.players.root.seats import seat_of
from engine.root.definition import find_card

from ...root.scene import Side, eyrie, marquise, scene, side


def hundreds(*others: int, mobs: Sequence[int] = ()) -> Side:
    """Return the Hundreds with their warlord in clearing 5, and a warrior in each of the other clearings."""
    return side("hundreds", warlord=5, warriors=dict.fromkeys((5, *others), 1), tokens={"mob": dict.fromkeys(mobs, 1)})


def judge_of(*sides: Side) -> Hand:
    """Return the judgement of the seat that is asked first."""
    game = scene(*sides)
    return seat_of(game.table, game.match.pending[0])


def test_a_warrior_is_worth_more_in_a_clearing_that_the_hundreds_oppress() -> None:
    alone = judge_of(marquise(warriors={1: 3}), hundreds(9))
    shared = judge_of(marquise(warriors={1: 3}), hundreds(9), eyrie(warriors={9: 1, 12: 2}))
    assert alone.hold(9, 1) > shared.hold(9, 1) + 0.1


def test_a_mob_beside_own_buildings_is_fought_first() -> None:
    judge = judge_of(marquise(warriors={1: 3, 2: 3}, buildings={"sawmill": {1: 1}}), hundreds(mobs=[1, 2]))
    foe = judge.table.factions[1]
    assert judge.fight(1, foe) > judge.fight(2, foe) + 0.3


def test_the_cult_would_rather_lose_a_bird_than_a_card_of_a_suit() -> None:
    judge = judge_of(side("cult", warriors={1: 2}, hand=["foxfolk-steel"]), eyrie(warriors={12: 2}))
    assert judge.keep(find_card("birdy-bindle")) < judge.keep(find_card("foxfolk-steel"))


def test_nobody_hopes_to_rule_a_clearing_with_a_garden() -> None:
    birds = eyrie(warriors={1: 5}, buildings={"roost": {1: 1}})
    garden = judge_of(birds, side("cult", buildings={"garden-rabbit": {5: 1}}))
    sawmill = judge_of(birds, marquise(buildings={"sawmill": {5: 1}}))
    assert garden.hold(5, 4) < sawmill.hold(5, 4) - 0.2
