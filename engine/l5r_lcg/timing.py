"""The timing chart of the card game, with the Rules Reference's names for the kinds of abilities."""

from typing import Final

from engine.kernel.events import Chart, Timing

# This timing is for keywords only, so no window offers it.
KEYWORD: Final = Timing("keyword")
ACTION: Final = Timing("action", asks="action")
WOULD_INTERRUPT: Final = Timing("would-interrupt", asks="interrupt")
FORCED_INTERRUPT: Final = Timing("forced-interrupt", asks="interrupt", forced=True)
INTERRUPT: Final = Timing("interrupt", asks="interrupt")
FORCED_REACTION: Final = Timing("forced-reaction", asks="reaction", forced=True)
REACTION: Final = Timing("reaction", asks="reaction")

CHART: Final = Chart(
    before=(WOULD_INTERRUPT, FORCED_INTERRUPT, INTERRUPT),
    after=(FORCED_REACTION, REACTION),
)
