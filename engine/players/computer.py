"""A computer that plays for a seat: its level, and the answers it gives.

The bot, ``serve`` and the command line all use this module, so a computer gives the same answers in each of them.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.rng import Stream, Streams
from engine.players import random
from engine.players.mind import Mind, find_mind
from engine.players.search import is_lawful, search


class Level(NamedTuple):
    """How well a computer plays: whether it uses the policy, whether it searches, and how rarely it makes a mistake.

    In one of ``slips`` decisions, the computer takes the policy's second choice instead of its first, unless the policy
    knows no second choice. If ``slips`` is 0, the computer always takes the first choice. ``far`` means that the later
    playouts of a search go on to a later point of the game.
    """

    name: str
    policy: bool = True
    searches: bool = False
    slips: int = 0
    far: bool = False


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        "random": Level("random", policy=False),
        "novice": Level("novice", slips=25),
        "adept": Level("adept", searches=True),
        "master": Level("master", searches=True, far=True),
    }
)
# The level of an opponent if nobody chose one.
USUAL: Final = "novice"


def find_level(name: str) -> Level:
    """Return the level of that name. Raises Refused: ``unknown-level``, with the existing levels."""
    if name not in LEVELS:
        raise Refused("unknown-level", level=name, known=list(LEVELS))
    return LEVELS[name]


def decide(
    match: Match,
    seat: int,
    level: Level,
    seed: str,
    budget: int | None = None,
    more: Callable[[], bool] | None = None,
) -> Sequence[str]:
    """Return the keys of a computer's answer for ``seat``, without giving the answer to the match.

    The computer uses only the seat's knowledge. In the same match, the same question gets the same answer for the same
    ``seed`` and ``budget``, unless ``more`` ends the search early. ``budget`` is the number of playouts. The default of
    ``budget`` is the usual number of the level in this game. Raises Refused: ``not-asked``.
    """
    prompt = match.prompt_for(seat)
    if prompt is None:
        raise Refused("not-asked")
    forced = prompt.forced()
    if forced is not None:
        return [option.key for option in forced]
    mind = find_mind(match.header.game)
    stream = stream_of(match, seat, seed)
    if not level.policy:
        return random.choose(prompt, stream)
    if level.searches and mind.searches:
        playouts = mind.budgets[level.name] if budget is None else budget
        return search(match, prompt, mind, playouts, stream, far=level.far, more=more)
    keys = _by_policy(match, prompt, mind, level, stream)
    # An error in a policy must not stop a match.
    return keys if is_lawful(prompt, keys) else [option.key for option in prompt.least()]


def stream_of(match: Match, seat: int, seed: str) -> Stream:
    """Return the stream of random numbers for a seat's present decision.

    The stream depends only on the number of the seat's own decisions. The number of other players' decisions may depend
    on cards that the seat does not see.
    """
    made = sum(row.seat == seat and not row.auto for row in match.log)
    return Streams(f"{seed}/computer")[f"{seat}/{made}"]


def _by_policy(match: Match, prompt: Prompt, mind: Mind, level: Level, stream: Stream) -> Sequence[str]:
    if level.slips and mind.searches and stream.below(level.slips) == 0:
        return mind.candidates(match.table, prompt, 2, stream, wide=False)[-1]
    return mind.choose(match.table, prompt, stream)
