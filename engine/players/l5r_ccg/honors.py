"""Duels, challenges, and the Imperial Favor."""

from collections.abc import Sequence
from math import fsum
from typing import Final

from engine.kernel.prompt import PASS, Option, Prompt
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.duel import STRIKE, Duelist
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.turn.favor import rival_of
from engine.players.l5r_ccg import worth

# The Focus value that is assumed for a facedown card.
FOCUS: Final = 2.2
# A card with a lower Focus value is not spent on a duel.
LEAST_FOCUS: Final = 2
# A duel with a larger deficit than this is given up.
HOPELESS: Final = 6.0
# A Personality bows for the Favor only if bowing costs less than this.
BOWED: Final = 1.6
# An estimate of the honor that the Favor brings to its holder.
CONTEST: Final = 3


def duel(table: Table, prompt: Prompt) -> Sequence[str]:
    """Strike if the player's own total is above the estimated total of the opponent.

    Otherwise focus with the best card while that may help.
    """
    fought = table.duel
    side = None if fought is None else fought.of(prompt.seat)
    cards = [option for option in prompt.options if not option.alone]
    if fought is None or side is None or not cards:
        return [STRIKE]
    best = max(cards, key=lambda option: _focus(option.value[0]))
    lead = _reckoned(side, fought.value, prompt.seat) - _reckoned(fought.opponent(side), fought.value, prompt.seat)
    dear = side.card.is_personality and worth.unit(side.card) > 2.5
    if lead > 0 or _focus(best.value[0]) < LEAST_FOCUS or lead < -HOPELESS or not dear:
        return [STRIKE]
    return [best.key]


def _focus(card: Card) -> int:
    return card.focus


def _reckoned(side: Duelist, value: str, seat: int) -> float:
    """Return a side's total as ``seat`` estimates it: facedown Focus cards of the other side are guessed."""
    factor = 2 if side.card.trait("Double Chi") else 1
    laid = [FOCUS if side.seat != seat and card.facedown else float(card.focus) for card in side.focused]
    return side.total(value) + factor * fsum(laid)


def challenge(table: Table, prompt: Prompt) -> Sequence[str]:
    """Accept a challenge if the challenged Personality is not likely to lose the duel."""
    data = prompt.data or {}
    cards = {card.key: card for card in table.in_play()}
    one, other = cards.get(str(data.get("challenged"))), cards.get(str(data.get("challenger")))
    if one is None or other is None:
        return ["accept"]
    # In a tie both duelists lose.
    ahead = one.chi - other.chi + (1 if len(table.players[prompt.seat].hand) >= 2 else 0)
    return ["accept"] if ahead >= 0 else ["refuse"]


def lobbyist(table: Table, seat: int, options: Sequence[Option]) -> str | None:
    """Return the option that bows the least needed Personality to lobby for the Favor.

    Return None if a rival would win the Favor.
    """
    if not any(option.verb == "lobby" for option in options):
        return None
    rival = rival_of(table, seat)
    if rival is not None and table.players[seat].honor < table.players[rival].honor + CONTEST:
        return None
    best, key = BOWED, None
    for option in options:
        if option.verb == "lobby":
            card: Card = option.value.personality
            cost = 0.3 * card.unit_force + 0.2
            if cost < best:
                best, key = cost, option.key
    return key


def lobby(table: Table, prompt: Prompt) -> Sequence[str]:
    """Discard the least valuable card that alone decides the contest for the player's side.

    If no single card decides it, pass.
    """
    totals = {seat: total for seat, total in (prompt.data or {})["totals"]}
    if prompt.seat not in totals:
        return [PASS]
    (other,) = [total for seat, total in totals.items() if seat != prompt.seat] or [0]
    holds = table.favor == prompt.seat or table.active != prompt.seat
    need = other - totals[prompt.seat] + (0 if holds else 1)
    enough = [option for option in prompt.options if option.verb == "discard" and (option.number or 0) >= need > 0]
    if not enough:
        return [PASS]
    return [min(enough, key=lambda option: worth.in_hand(option.value)).key]
