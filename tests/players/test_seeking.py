"""A mind that seeks a goal compares the answers that it was given, and sees all cards."""

from engine.kernel.rng import Stream
from engine.players.mind import find_mind
from engine.players.search import search
from engine.players.seeking import Seeker

from ..root.scene import eyrie, marquise, scene

ANSWERS = [["pass"], ["battle:1>eyrie"], ["march"]]


def test_a_seeker_takes_the_answer_that_reaches_its_goal() -> None:
    game = scene(marquise(warriors={1: 3, 5: 1}), eyrie(warriors={1: 1, 4: 1}), dice=[(1, 0)])
    prompt = game.match.open_prompts()[0]
    ended = Seeker(find_mind("root"), ANSWERS, lambda table: table.phase != "daylight", never)
    goes_on = Seeker(find_mind("root"), ANSWERS, lambda table: table.phase == "daylight", never)
    assert search(game.match, prompt, ended, 24, Stream(0)) == ["pass"]
    assert search(game.match, prompt, goes_on, 24, Stream(0)) != ["pass"]


def test_a_seeker_tries_all_answers_and_redraws_nothing() -> None:
    game = scene(marquise(warriors={1: 3, 5: 1}), eyrie(warriors={1: 1, 4: 1}))
    match, prompt = game.match, game.match.open_prompts()[0]
    seeker = Seeker(find_mind("root"), ANSWERS, lambda table: None, never)
    assert sorted(seeker.candidates(match.table, prompt, 9, Stream(0))) == sorted(ANSWERS)
    fork, states = match.fork(), match.table.streams.states()
    seeker.redraw(fork, 0, None, Stream(0))
    assert fork.table.streams.states() == states


def never(prompt: object) -> bool:
    """Pass at no question."""
    return False
