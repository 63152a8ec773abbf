"""How hard a puzzle is: the levels of computers that find its answer.

Here computers know what a solver knows: the goal, and all cards, which lie open. Without that knowledge an adept plays
for the whole match, and gives up a goal on purpose if reaching it would cost too much later.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.mind import find_mind
from engine.players.search import playout, search
from engine.players.seeking import Seeker
from engine.puzzles.prover import lawful, passes_on
from engine.puzzles.puzzle import TRIED, Puzzle, match_of
from engine.puzzles.stretch import Goal, Stretches, find_stretches

# How many playouts the adept has for each legal answer.
PLAYOUTS: Final = 8


def solved_by(stretches: Stretches, match: Match, goal: Goal, answers: Sequence[Sequence[str]]) -> list[str]:
    """Return the levels that find one of the right ``answers`` to the open question.

    The novice answers by the policy, without its small mistakes. The adept tries every legal answer in playouts by the
    policy.
    """
    prompt, seeker = _begun(stretches, match, goal)
    right = [sorted(answer) for answer in answers]
    found = {
        "novice": seeker.mind.choose(match.table, prompt, Stream(0)),
        "adept": search(match, prompt, seeker, PLAYOUTS * len(seeker.answers), Stream(0)),
    }
    return [level for level in TRIED if sorted(found[level]) in right]


def graded(game: str, puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with the levels that solve it now. Raises Refused if the rules no longer ask its question."""
    solved = solved_by(find_stretches(game), match_of(game, puzzle), puzzle.sought, puzzle.answers)
    return puzzle.model_copy(update={"solved": solved})


def reaches_by_policy(stretches: Stretches, match: Match, goal: Goal) -> bool:
    """Tell whether the policy alone reaches the goal if it answers for everybody. Then the puzzle is easy."""
    prompt, seeker = _begun(stretches, match, goal)
    keys = seeker.mind.choose(match.table, prompt, Stream(0))
    return playout(match, prompt, keys, seeker, None, None, Stream(0)) == 1.0


def _begun(stretches: Stretches, match: Match, goal: Goal) -> tuple[Prompt, Seeker]:
    """Return the solver's question, and a mind that seeks the goal."""
    prompt = next(prompt for prompt in match.open_prompts() if prompt.seat == goal.seat)
    judge = partial(stretches.judge, goal=goal, begun=stretches.begin(match.table, goal))
    return prompt, Seeker(find_mind(match.header.game), lawful(prompt), judge, partial(passes_on, stretches, goal))
