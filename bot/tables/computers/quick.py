"""A computer's answer without thinking ahead: by rules of thumb or, if these fail, at random."""

import logging
from collections.abc import Sequence
from typing import Final

from engine.kernel.match import Match
from engine.players.computer import LEVELS, USUAL, Level, decide, stream_of
from engine.players.random import choose

log: Final = logging.getLogger(__name__)


def by_policy(match: Match, seat: int, level: Level = LEVELS[USUAL]) -> Sequence[str]:
    """Return a computer's answer without thinking ahead."""
    quick = LEVELS[USUAL] if level.searches else level
    try:
        return decide(match, seat, quick, match.header.seed)
    except Exception:
        prompt = match.prompt_for(seat)
        if prompt is None:
            raise
        log.exception("a computer (%s, %s) has no answer to %s", match.header.game, quick.name, prompt.kind)
        return choose(prompt, stream_of(match, seat, match.header.seed))
