"""The plots of the Corvids (13.2.2): their kinds, and how an enemy exposes a facedown plot (13.2.4)."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards
from engine.root.definition import Card
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import Loss, remove

PLOT: Final = "plot"
BOMB, SNARE, EXTORTION, RAID = KINDS = ("bomb", "snare", "extortion", "raid")
# The moments at which an enemy may try to expose a plot in its own turn, before it draws in Evening.
EXPOSING: Final = ("birdsong", "daylight", "evening")
# A function that returns the kind of the facedown plot in each clearing, as it is now.
Facedown = Callable[[], Mapping[int, str]]


def exposures(table: Table, owner: Faction, facedown: Facedown, active: Faction, options: list[Option]) -> bool:
    """Let an enemy with a piece beside a facedown plot show a card of the clearing's suit and guess the plot.

    Return whether the player must be asked. Public facts decide this.
    """
    if not active.hand or table.has_drawn:
        return False
    opens = False
    for place in facedown():
        suit = table.suits[place]
        if not active.present(place) or suit is None:
            continue
        opens = True
        if cards.matching(active.hand, suit):
            run = partial(_expose, table, owner, facedown, active, place)
            options.append(Option(f"expose:{place}", "expose", run, subject=f"clearing:{place}"))
    return opens


def _expose(table: Table, owner: Faction, facedown: Facedown, active: Faction, place: int) -> Flow[None]:
    """Let an enemy show a card and guess a plot. A right guess removes the plot. A wrong guess costs the card."""
    shown = [
        Option(f"card:{card.id}", "show", card, card=card.id, group="card")
        for card in cards.matching(active.hand, table.suits[place])
    ]
    guesses = [Option(f"guess:{name}", "guess", name, subject=f"plot:{name}", group="guess") for name in KINDS]
    groups = (Group("card"), Group("guess"))
    prompt = Prompt(
        active.seat,
        "expose",
        [*shown, *guesses],
        rule="13.2.4",
        groups=groups,
        guarded=True,
        data={"clearing": place},
    )
    chosen = {option.group: option.value for option in (yield from ask_many(prompt))}
    card: Card = chosen["card"]
    right = facedown()[place] == chosen["guess"]
    public = {"player": active.seat, "to": owner.seat, "clearing": place, "guess": chosen["guess"], "right": right}
    table.whisper((active.seat, owner.seat), "expose", public, card=card.id)
    table.barrier = True
    if right:
        yield from remove(table, [Loss(owner, place, PLOT, 1, active)], "exposure")
    else:
        cards.give(table, active, owner, card)
