"""The timing chart of the 1997 game, by the rulebook's names for what an Action may be (§actions, §reactions).

A Reaction is played before the effects of what it answers, or after, as it says itself; what a card's traits do of
themselves has its moment before those.
"""

from typing import Final

from engine.kernel.events import Chart, Timing

LIMITED: Final = Timing("limited", asks="action")
OPEN: Final = Timing("open", asks="action")
BATTLE: Final = Timing("battle", asks="action")
# What an Event does when it is turned face up, and a Terrain when all have passed.
EVENT: Final = Timing("event", forced=True)
TERRAIN: Final = Timing("terrain", forced=True)
# What a card does of itself.
INSTEAD: Final = Timing("instead", asks="reaction", forced=True)
TRAIT: Final = Timing("trait", asks="reaction", forced=True)
BEFORE: Final = Timing("before", asks="reaction")
REACTION: Final = Timing("reaction", asks="reaction")

CHART: Final = Chart(before=(INSTEAD, BEFORE), after=(TRAIT, REACTION))
