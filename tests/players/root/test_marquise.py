"""The Marquise builds where her buildings last, recruits, and saves warriors.

She builds workshops for the cards in her hand, and takes clearings for the buildings that she can pay.
"""

from engine.players.root.seats import seat_of

from ...root.scene import Scene, eyrie, marquise, scene

# The Foxfolk Steel costs two foxes. The Anvil costs one.
STEEL, ANVIL = "foxfolk-steel", "anvil"


def worth_of_workshop(place: int, *hand: str, workshops: int = 0) -> float:
    """Return the weight of building a workshop in a clearing, with workshops in clearing 12 and these cards in hand."""
    buildings = {"sawmill": {5: 1}, "workshop": {12: workshops}} if workshops else {"sawmill": {5: 1}}
    cats = marquise(warriors={1: 2, 5: 2, 12: 2}, buildings=buildings, tokens={"wood": {5: 1, 12: 1}}, hand=list(hand))
    game = scene(cats, eyrie(warriors={3: 2}, buildings={"roost": {3: 1}}))
    judge = seat_of(game.table, game.match.pending[0])
    weights = {option.key: weight for option, weight in zip(judge.prompt.options, judge.weights(), strict=True)}
    return weights[f"build:workshop:{place}"]


def test_a_workshop_is_worth_more_if_it_can_craft_a_card_in_hand() -> None:
    assert worth_of_workshop(1, ANVIL) > worth_of_workshop(1, "root-tea-mouse") + 0.5


def test_only_cards_of_the_clearing_s_suit_count() -> None:
    assert worth_of_workshop(5, ANVIL) == worth_of_workshop(5)


def test_a_second_workshop_of_a_suit_counts_for_cards_that_need_two() -> None:
    assert worth_of_workshop(1, STEEL) == worth_of_workshop(1)
    assert worth_of_workshop(1, STEEL, workshops=1) > worth_of_workshop(1, workshops=1) + 0.5


def worth_of_ruling(sawmills: int) -> float:
    """Return the worth of ruling a clearing beside much wood, with this many sawmills on the map."""
    places = (6, 11, 4, 8)[:sawmills]
    cats = marquise(
        score=22,
        warriors={6: 3, 10: 3},
        buildings={"sawmill": dict.fromkeys(places, 1)},
        tokens={"wood": {10: 5}},
    )
    game = scene(cats, eyrie(warriors={9: 2}, buildings={"roost": {9: 1}}))
    judge = seat_of(game.table, game.match.pending[0])
    return judge.crown(next(place for place in game.table.adjacent[10] if game.table.slots[place]))


def test_a_clearing_is_worth_more_if_a_better_building_can_be_built_there() -> None:
    assert worth_of_ruling(4) > worth_of_ruling(1) + 0.5


def weights(game: Scene) -> dict[str, float]:
    """Return the weight of each option of the open question."""
    judge = seat_of(game.table, game.match.pending[0])
    return {option.key: weight for option, weight in zip(judge.prompt.options, judge.weights(), strict=True)}


def answer(game: Scene) -> list[str]:
    """Return the answer of the seat that is asked."""
    return [option.key for option in seat_of(game.table, game.match.pending[0]).answer()]


def test_she_builds_beside_three_warriors_sooner_than_beside_a_single_one_far_from_enemies() -> None:
    cats = marquise(warriors={5: 3, 8: 1}, buildings={"sawmill": {5: 1}}, tokens={"wood": {5: 1}})
    game = scene(cats, eyrie(warriors={1: 5}, buildings={"roost": {1: 1}}))
    found = weights(game)
    assert found["build:recruiter:5"] > found["build:recruiter:8"] + 0.2


def test_she_recruits_before_she_spends_a_card_for_wood() -> None:
    buildings = {"sawmill": {5: 1}, "recruiter": {5: 1}, "workshop": {8: 1}}
    cats = marquise(warriors=dict.fromkeys(range(2, 13), 1), buildings=buildings, hand=["bake-sale"])
    game = scene(cats, eyrie(warriors={1: 2}, buildings={"roost": {1: 1}}))
    found = weights(game)
    assert found["recruit"] > found["overwork:5<bake-sale"] > 0


def test_a_card_of_little_use_saves_two_warriors() -> None:
    cats = marquise(warriors={5: 3}, tokens={"keep": {1: 1}}, hand=["bake-sale"])
    birds = eyrie(warriors={5: 3}, decree={"battle": ["smugglers-trail"]}, leader="despot")
    game = scene(cats, birds, turn=1, dice=[(2, 0)])
    game.eyrie.does("move:5>2:1")
    assert game.marquise.asked == "field-hospital"
    assert answer(game) == ["hospital:bake-sale"]
