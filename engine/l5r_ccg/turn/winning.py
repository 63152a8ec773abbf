"""How players win and lose the game (§winning)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.kernel.game import GameOver
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record

if TYPE_CHECKING:
    from engine.kernel.prompt import Option
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player

HONOR_VICTORY: Final = 40
DISHONOR: Final = -20
RINGS: Final = 5


def concerned(player: "Player") -> bool:
    """Tell whether a player might have lost or might have all five Rings. This quick test runs after every event."""
    if player.honor <= DISHONOR or len(player.rings) >= RINGS:
        return True
    return player.provinces[-1].destroyed and not player.standing


def check(table: "Table") -> None:
    """Note which players are out.

    End the game when only one player is left or a player has all five Rings. Raises GameOver.
    """
    if table.start == "set-up":
        return
    moment = _next_moment(table)
    # All players are judged before any of them is out, because a card may keep its player in the game only as long as
    # no other player is out.
    judged = [(player, _falls_by(player)) for player in table.players if table.is_in(player.seat)]
    for player, reason in judged:
        if reason is not None:
            _eliminate(table, player.seat, reason, moment)
        elif len({ring.id for ring in player.rings}) == RINGS:
            end(table, player.seat, "enlightenment")
    end_if_alone(table)


def _falls_by(player: "Player") -> str | None:
    """Return the reason why a player has lost now, or None for a player who stays in the game."""
    if player.honor <= DISHONOR and not player.forbids("lose-by-honor"):
        return "dishonor"
    return "provinces" if not player.standing and not player.forbids("lose-by-provinces") else None


def honor_victory(table: "Table", seat: int) -> None:
    """End the game when a player begins the turn with 40 Family Honor or more (§honor-victory). Raises GameOver."""
    player = table.players[seat]
    if player.honor >= HONOR_VICTORY and not player.forbids("honor-victory"):
        end(table, seat, "honor")


def _next_moment(table: "Table") -> int:
    """Return a number for the players who lose at this moment.

    The number is higher than that of all players who lost before.
    """
    return table.fallen[-1][1] + 1 if table.fallen else 0


def _eliminate(table: "Table", seat: int, reason: str, moment: int) -> None:
    """Record that a seat is out of the game. The cards of the seat are removed at the next safe point."""
    table.fallen.append((seat, moment))
    table.records.append(Record("out", {"player": seat, "reason": reason}))


def end_if_alone(table: "Table") -> None:
    """End the game when at most one player is left: a Military Victory (§military-victory). Raises GameOver."""
    left = [player.seat for player in table.players if table.is_in(player.seat)]
    if len(left) == 1:
        end(table, left[0], "military" if table.fallen else "left")
    if not left:
        end(table, None, "nobody-left")


def end(table: "Table", winner: int | None, reason: str) -> None:
    """End the game.

    The ranking is: the winner, then the players still in the game, then the others, the last to fall first. Raises
    GameOver. Players who lost at the same moment share a place.
    """
    seats = range(len(table.players))
    fallen = dict(table.fallen)
    last = _next_moment(table)
    scores = [
        last + 1 if seat == winner else fallen[seat] if seat in fallen else last if table.is_in(seat) else -1
        for seat in seats
    ]
    ranks = Outcome.ranked(scores, reason).ranks
    table.outcome = Outcome(() if winner is None else (winner,), reason, ranks)
    table.records.append(Record("game-over", {"winner": winner, "reason": reason}))
    raise GameOver


def sweep(table: "Table") -> bool:
    """Remove all cards of players who have lost, wherever they are (§two-main-rules).

    Return whether there were such cards.
    """
    found = False
    for seat in _out(table) if table.gone or table.fallen else ():
        if seat not in table.swept:
            table.swept.append(seat)
            table.placing.sweep(seat)
            if table.favor == seat:
                table.placing.give_favor(None)
            table.records.append(Record("swept", {"player": seat}))
            found = True
    return found


def things_of(table: "Table", seat: int) -> set[str]:
    """Return the keys of a player and of the provinces and cards that leave the game with that player."""
    player = table.players[seat]
    cards = (card for card in table.all_cards() if card.owner == seat or (card.in_play and card.controller == seat))
    return {player.key, *(province.key for province in player.provinces), *(card.key for card in cards)}


def is_about(things: set[str], option: "Option") -> bool:
    """Tell whether an option is about any of the keys in ``things``."""
    return bool(things & {option.card, option.subject, option.target})


def all_swept(table: "Table") -> bool:
    """Tell whether the cards of all players who have lost are removed."""
    return not (table.gone or table.fallen) or all(seat in table.swept for seat in _out(table))


def _out(table: "Table") -> Sequence[int]:
    return [*table.gone, *(seat for seat, _ in table.fallen)]


def leave(table: "Table", seat: int) -> None:
    """Record that a player has left. If only one player is left, that player wins. Raises GameOver."""
    table.records.append(Record("leave", {"player": seat}))
    end_if_alone(table)
