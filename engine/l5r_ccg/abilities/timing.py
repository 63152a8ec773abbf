"""The timing chart of the 1997 game, with the rulebook's names for kinds of Actions (§actions, §reactions).

A Reaction is played before or after the effects that it answers, as its text says. Forced traits come before Reactions
at the same moment.
"""

from typing import Final

from engine.kernel.events import Chart, Timing

LIMITED: Final = Timing("limited", asks="action")
OPEN: Final = Timing("open", asks="action")
BATTLE: Final = Timing("battle", asks="action")
# The effect of an Event when it is turned face up, and of a Terrain when all have passed.
EVENT: Final = Timing("event", forced=True)
TERRAIN: Final = Timing("terrain", forced=True)
# The effect of a card that is played face up as a Focus card.
FOCUS: Final = Timing("focus", forced=True)
# The effect of a trait, without a player's choice.
INSTEAD: Final = Timing("instead", asks="reaction", forced=True)
TRAIT: Final = Timing("trait", asks="reaction", forced=True)
BEFORE: Final = Timing("before", asks="reaction")
REACTION: Final = Timing("reaction", asks="reaction")

CHART: Final = Chart(before=(INSTEAD, BEFORE), after=(TRAIT, REACTION))
