"""Actions: players act or pass in turn (§actions, §action-phase, §battle-action-segment)."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from engine.cardplay.choosing import passing
from engine.cardplay.initiation import initiate, may_initiate
from engine.cardplay.windows import use_option
from engine.kernel.events import Timing, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.announcing import bow_prevents
from engine.l5r_ccg.abilities.timing import BATTLE, LIMITED, OPEN
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.abilities.windows import sweep
from engine.l5r_ccg.card import ATTACHMENTS
from engine.l5r_ccg.machinery.known import might_act, might_attach
from engine.l5r_ccg.turn import winning
from engine.l5r_ccg.turn.attachments import AttachFromHand, Exchange
from engine.l5r_ccg.turn.favor import Lobbying, lobbyists, may_lobby

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

# A function that yields the options of a seat, without passing.
Offer = Callable[["Table", int], Iterator[Option]]


def ask_anew(table: "Table", prompt: Prompt, opportunity: tuple[int, int] | None = None) -> Flow[Any]:
    """Ask a question at which the rules can restart.

    A restart needs the phase, the attack and the ``opportunity``: the seat that acts next and the number of passes in a
    row. A restart begins by removing the cards of players who have lost. So the rules cannot restart here while such
    cards are still on the table.
    """
    answer = yield from ask_many_anew(table, prompt, opportunity)
    return answer[0].value


def ask_many_anew(
    table: "Table", prompt: Prompt, opportunity: tuple[int, int] | None = None
) -> Flow[tuple[Option, ...]]:
    """Ask for any number of options, at a point where the rules can restart (see ``ask_anew``)."""
    table.start, table.opportunity = table.phase, opportunity
    prompt.anew = winning.all_swept(table)
    answer = yield from ask_many(prompt)
    table.start, table.opportunity = "", None
    return answer


def action_rounds(table: "Table", kind: str, rule: str, first: int, offer: Offer) -> Flow[None]:
    """Let everybody act or pass in turn, ``first`` first, until all have passed in a row.

    Players who have left or lost are skipped. A player who may take several actions takes them before the next player
    acts. The rounds also end if the active player or a leader of the attack leaves the game, or if the battle is broken
    off.
    """
    first, passes = table.opportunity or (first, 0)
    table.opportunity = None
    seat = first
    while passes < len(order := table.acting(seat)) and _goes_on(table):
        seat = order[0]
        options = [*offer(table, seat), passing()]
        # A player is not asked if everybody can see that this player can do nothing.
        guarded = len(options) > 1 or seat not in table.asked or _might_act(table, seat)
        prompt = Prompt(seat, kind, options, rule=rule, guarded=guarded, window=True)
        chosen = yield from ask_anew(table, prompt, (seat, passes))
        passes += 1
        player = table.players[seat]
        again = player.added("acts-again")
        twice = not again and player.added("acts-twice") > 0
        if chosen is not None and (yield from act(table, seat, chosen)):
            passes = 0
            table.course.act_again(player, 1 if twice else -1 if again else 0)
        elif again:
            # A player who has acted and then declines a further action has not passed.
            passes = 0
            table.course.act_again(player, -again)
        yield from sweep(table)
        if not player.added("acts-again"):
            seat += 1


def _goes_on(table: "Table") -> bool:
    attack = table.attack
    if table.battle is not None and table.battle.broken_off:
        return False
    leading = () if attack is None else attack.rivals
    return all(table.is_in(seat) for seat in (table.active, *leading))


def _might_act(table: "Table", seat: int) -> bool:
    """Tell whether a player who can only pass could have an action, as far as the others know (§limited-actions)."""
    if table.battle is not None:
        return might_act(table, seat, (BATTLE, OPEN))
    if seat != table.active:
        return might_act(table, seat, (OPEN,))
    return might_act(table, seat, (LIMITED, OPEN)) or might_attach(table, seat)


def act(table: "Table", seat: int, chosen: Any) -> Flow[bool]:
    """Carry out an action of a card or of the rules. Return False if the player declined it after all."""
    table.actor = seat
    taken = True
    if table.battle is not None:
        table.battle.acted.append(seat)
    if isinstance(chosen, Use):
        yield from initiate(chosen)
        taken = not chosen.declined
    else:
        yield from chosen.run(table)
    table.actor = None
    if taken and table.battle is not None:
        yield from run_batch(table, [e.ActionTaken(table.framework, seat)])
    return taken


def action_phase(table: "Table") -> Flow[None]:
    """Play the Action Phase: the active player begins.

    Players other than the active one may take Open Actions only (§action-phase).
    """
    yield from action_rounds(table, "action", "action-phase", table.active, phase_options)


def phase_options(table: "Table", seat: int) -> Iterator[Option]:
    """Return the actions that a seat may take in the Action Phase."""
    if seat == table.active:
        yield from abilities(table, seat, LIMITED)
    yield from abilities(table, seat, OPEN)
    if seat == table.active:
        yield from _turn_player(table, seat)


def abilities(table: "Table", seat: int, timing: Timing) -> Iterator[Option]:
    """Yield the Actions of a kind that a seat may take now, from hand or from play."""
    for card, ability in tuple(table.listeners(timing)):
        if (card.controller != seat and not getattr(ability, "anyone", False)) or bow_prevents(card, ability):
            continue
        use = table.use(ability, card, seat)
        if may_initiate(use):
            from_hand = card.zone == "hand"
            option = use_option("play" if from_hand else "use", use)
            if from_hand:
                option.number = use.gold_cost
            yield option


def _turn_player(table: "Table", seat: int) -> Iterator[Option]:
    """Yield the active player's own actions: attaching and exchanging cards (§action-phase-turn-player)."""
    for card in table.players[seat].hand:
        if card.face.type in ATTACHMENTS:
            attaching = AttachFromHand(card, seat)
            if attaching.possible(table):
                option = card.option("attach", attaching)
                option.number = table.gold_cost(card, seat)
                yield option
    if may_lobby(table, seat):
        for personality in lobbyists(table, seat):
            yield personality.option("lobby", Lobbying(personality, seat))
    exchange = Exchange(seat)
    if exchange.possible(table):
        yield Option("exchange", "exchange", exchange)
