"""The effects of cards: one file per deck, one entry per card.

The function ``effect(card, moment, run)`` registers the effect of a card. The moment says when the effect is offered:

* ``birdsong-start``, ``birdsong``, ``birdsong-end``, ``daylight-start``, ``daylight``, ``evening-start``, ``evening``
* ``battle`` (step 3), ``draw`` (instead of drawing, whenever the player would draw in Evening), ``crafted`` (immediate
  effects)
* ``birdsong-start-must`` and ``birdsong-end-must`` for mandatory effects
* ``always`` for an effect that the rules look up by ``faction.has``
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import PASS, Option, Prompt
from engine.root.cards import draw
from engine.root.pieces import COFFINS, open_coffins

if TYPE_CHECKING:
    from engine.root.battle import Battle
    from engine.root.definition import Card
    from engine.root.faction import Faction
    from engine.root.machinery.table import Table

    Run = Callable[[Table, Faction, Battle | None], Flow[None]]
    May = Callable[[Table, Faction, Battle | None], bool]


class Effect(NamedTuple):
    """The effect of one card: its moment, its condition, and its act.

    The condition may depend on everything that the user knows. If the condition depends on the hand, ``opens`` decides
    by public facts whether the player is asked, so that the question reveals nothing about the hand.
    """

    card: str
    moment: str
    run: "Run"
    may: "May"
    opens: "May | None" = None


SKIP: Final = Option(PASS, PASS, alone=True)
DRAW: Final = "draw"
# The effects that the files of the decks have registered (``effects.decks``).
EFFECTS: Final[dict[str, Effect]] = {}


def usable(table: "Table", faction: "Faction", battle: "Battle | None") -> bool:
    """Return True. This is the condition of an effect that may be used whenever it is offered."""
    return True


def always(table: "Table", faction: "Faction", battle: "Battle | None") -> Flow[None]:
    """Do nothing. This is the act of an effect that players never choose.

    The rules look such an effect up where it applies.
    """
    yield from ()


def effect(card: str, moment: str, run: "Run", may: "May" = usable, opens: "May | None" = None) -> None:
    """Register a card's effect."""
    EFFECTS[card] = Effect(card, moment, run, may, opens)


def find_effect(card: str) -> Effect:
    """Return a card's effect. Raises KeyError for a card without an effect."""
    return EFFECTS[card]


def effect_options(
    table: "Table", faction: "Faction", moment: str, options: list[Option], battle: "Battle | None" = None
) -> bool:
    """Add the crafted effects that a player may use at a moment.

    Return whether the player must be asked about these effects.
    """
    found, entered = False, EFFECTS
    for card in faction.crafted:
        known = entered.get(card.id)
        if known is None or known.moment != moment or card.id in faction.used:
            continue
        if battle is not None and card.id in battle.used[faction is battle.attacker]:
            continue
        if known.may(table, faction, battle):
            act = partial(use, table, faction, card, battle)
            options.append(Option(f"use:{card.id}", "use", act, card=card.id))
            found = True
        elif known.opens is not None and known.opens(table, faction, battle):
            found = True
    return found


def due_effects(table: "Table", faction: "Faction", moment: str) -> list[Option]:
    """Return the mandatory crafted effects at a moment. The value of each option is a function that returns a flow."""
    entered, must = EFFECTS, f"{moment}-must"
    due = [card for card in faction.crafted if entered[card.id].moment == must]
    return [Option(f"use:{card.id}", "use", partial(use, table, faction, card, None), card=card.id) for card in due]


def use(table: "Table", faction: "Faction", card: "Card", battle: "Battle | None") -> Flow[None]:
    """Use a crafted effect. An effect that replaces a draw can replace the next draw as well."""
    found = find_effect(card.id)
    if battle is not None:
        battle.used[faction is battle.attacker].append(card.id)
    elif found.moment != DRAW:
        faction.used.append(card.id)
    table.note("use", player=faction.seat, card=card.id)
    yield from found.run(table, faction, battle)


def lose(table: "Table", faction: "Faction", card: str) -> None:
    """Discard a crafted card of a player. Warriors on the card return to their owners' supplies."""
    found = next(known for known in faction.crafted if known.id == card)
    faction.crafted.remove(found)
    table.note("lose-effect", player=faction.seat, card=card)
    table.put_away(found)
    if card == COFFINS:
        open_coffins(table)


def draw_or_replace(table: "Table", faction: "Faction", count: int) -> Flow[None]:
    """Let a player draw cards. In the player's own Evening, an effect may replace the draw."""
    options: list[Option] = []
    evening = table.phase == "evening" and faction.seat == table.turn
    if count and evening and effect_options(table, faction, DRAW, options):
        chosen = yield from ask(Prompt(faction.seat, "draw-instead", [*options, SKIP], rule="4.1.3"))
        if chosen is not None:
            yield from chosen()
            return
    draw(table, faction, count)
