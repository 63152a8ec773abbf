"""The Vagabond completes a quest that wins before anything else, and chooses the character who scores most."""

from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.players.root.seats import seat_of

from ...root.scene import Scene, eyrie, marquise, scene, side


def answer(game: Scene) -> list[str]:
    """Return the answer of the seat that is asked."""
    return [option.key for option in seat_of(game.table, game.match.pending[0]).answer()]


def beside_a_ruin(score: int) -> Scene:
    """Return a Vagabond who can explore a ruin, or complete a second quest of foxes there for two points."""
    suits = scene(marquise(), eyrie()).table.suits
    place = next(place for place in RUINS if suits[place] == "fox")
    items = {"boots": [1], "tea": [1], "torch": [1]}
    hero = side("vagabond", pawn=place, character="ronin", satchel=items, score=score, done=["fundraising-fox"])
    return scene(hero, eyrie(warriors={1: 1}), quests=["errand-fox"], ruins={place: ["sword"]})


RUINS = (6, 10, 11, 12)


def test_a_quest_that_wins_comes_first() -> None:
    assert answer(beside_a_ruin(28)) == ["quest:errand-fox"]
    assert answer(beside_a_ruin(10)) == ["explore"]


def test_the_harrier_is_chosen_before_the_ronin() -> None:
    seats = ({"faction": "vagabond"}, {"faction": "marquise"}, {"faction": "eyrie"})
    match = Match.start(new_header("root", "characters", seats))
    while match.open_prompts()[0].kind != "character":
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, [option.key for option in prompt.least()])
    game = Scene(match)
    assert answer(game) == ["character:harrier"]
