"""The turn and its six phases (§turn-sequence)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.cardplay.choosing import passing
from engine.cardplay.initiation import initiate, may_initiate
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.timing import EVENT
from engine.l5r_ccg.abilities.windows import sweep
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting import horde
from engine.l5r_ccg.fighting.ambush import resume
from engine.l5r_ccg.fighting.attack import attack_phase
from engine.l5r_ccg.options import YES
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.turn import standstill, winning
from engine.l5r_ccg.turn.actions import action_phase, ask_anew, ask_many_anew
from engine.l5r_ccg.turn.attachments import on_entering
from engine.l5r_ccg.turn.entering import dynasty_options, might_buy, might_win_over

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

HAND_LIMIT: Final = 8
Phase = Callable[["Table"], Flow[None]]


def play_turns(table: "Table") -> Flow[None]:
    """Play turn after turn until the game ends. The first turn begins in the phase ``table.start`` if it is set."""
    while True:
        yield from sweep(table)
        if not table.start:
            table.active = table.clockwise(table.active)[0]
            # The rules can restart here.
            yield ()
            standstill.check(table)
        yield from standstill.noting_choices(table, play_turn(table)) if table.idle else play_turn(table)
        table.active += 1
        table.active %= len(table.players)


def play_turn(table: "Table") -> Flow[None]:
    """Play one turn until it ends or the active player has left."""
    framework = table.framework
    if not table.start:
        yield from run_batch(table, [e.TurnBegins(framework, table.active)])
    if table.start in ("", "straighten") and table.is_in(table.active):
        # A position in the Straighten Phase is a position at the beginning of the turn.
        winning.honor_victory(table, table.active)
    for place in range(len(PHASES)):
        # An Event may change the order of the following phases.
        name = table.course.order_of_phases()[place]
        phase = PHASES[name]
        if table.start and table.start != name:
            continue
        if not table.is_in(table.active) and table.attack is None:
            break
        table.phase = name
        if table.start:
            table.start = ""
        else:
            yield from run_batch(table, [e.PhaseBegins(framework, name)])
        yield from phase(table)
        yield from sweep(table)
    table.start = ""
    yield from run_batch(table, [e.TurnEnds(framework, table.active)])


def straighten_phase(table: "Table") -> Flow[None]:
    """Straighten all cards. If a card may stay bowed, its controller chooses whether it does (§straighten-phase)."""
    bowed = [card for card in table.in_play() if card.bowed and card.controller == table.active]
    options = [card.option("stay-bowed") for card in bowed if card.face.may_stay_bowed or card.value("may-stay-bowed")]
    staying: list[Card] = []
    if options:
        prompt = Prompt(
            table.active, "stay-bowed", options, rule="straighten-phase", groups=(Group("", 0, len(options)),)
        )
        answer = yield from ask_many(prompt)
        staying = [option.value for option in answer]
    yield from run_batch(table, [table.framework.straighten(card) for card in bowed if card not in staying])


def events_phase(table: "Table") -> Flow[None]:
    """Turn the cards in the provinces face up one by one, resolve Events, then attach Regions (§events-phase).

    A position may begin in the middle of the attack of a horde.
    """
    player = table.players[table.active]
    # A province that an Event adds is on the left of those that have been turned up.
    places = tuple(player.provinces)
    unturned = yield from horde.resume(table)
    for province in places if unturned is None else places[len(places) - unturned :]:
        if province.card is not None and province.card.facedown:
            yield from run_batch(table, [table.framework.turn_faceup(province.card)])
        card = province.card
        if card is not None and not card.facedown and card.face.type == "event" and table.is_in(player.seat):
            yield from resolve_event(table, card)
    for province in player.provinces:
        if province.card is not None and province.card.face.type == "region" and not province.card.facedown:
            yield from _enter_region(table, province, province.card)


def resolve_event(table: "Table", card: Card) -> Flow[None]:
    """Resolve a face-up Event, then discard it. The Event's province is refilled at once (§events)."""
    table.actor = card.controller
    # With an option of chapter 13, an Event takes effect only the first time that it appears (§optional-unique-event).
    spent = table.options["unique-events"] == YES and card.id in table.events_seen
    if card.id not in table.events_seen:
        table.events_seen.append(card.id)
    texts = [ability for ability in card.face.abilities if ability.timing is EVENT]
    if texts and not spent:
        spent = yield from _is_canceled(table, card)
    for ability in () if spent else texts:
        use = table.use(ability, card, card.controller)
        if may_initiate(use):
            yield from initiate(use)
    table.actor = None
    # An Event that was shuffled back may lie in the Province again, face down.
    if card.zone == "province" and not card.facedown:
        yield from run_batch(table, [table.rules_of(card.controller).discard([card])])


def _is_canceled(table: "Table", card: Card) -> Flow[bool]:
    """Tell whether an earlier effect cancels this Event.

    There are two such effects: one cancels the next Event, the other cancels every Festival.
    """
    if card.trait("Festival") and any(player.added("no-festivals") for player in table.players):
        return True
    kept = [(player, one) for player in table.players for one in player.lasting if one.attribute == "no-event"]
    yield from run_batch(table, [e.Lift(table.framework, player, one.source) for player, one in kept[:1]])
    return bool(kept)


def _enter_region(table: "Table", province: Province, card: Card) -> Flow[None]:
    """Attach a Region to its province if possible, otherwise discard it (§region)."""
    cause = table.rules_of(table.active)
    entering = cause.attach_to_province(card, province)
    if entering.possible():
        yield from run_batch(table, [entering, *on_entering(cause, card)])
    else:
        yield from run_batch(table, [cause.discard([card])])


def acting_phase(table: "Table") -> Flow[None]:
    """Play the Action Phase. A match that begins with a position may begin this phase in the middle of an ambush."""
    if table.attack is not None:
        yield from resume(table)
    yield from action_phase(table)


def dynasty_phase(table: "Table") -> Flow[None]:
    """Bring cards from the provinces into play, then discard unwanted ones (§dynasty-phase)."""
    player = table.players[table.active]
    if player.forbids("dynasty-phase"):
        return
    table.actor = player.seat
    # A player who has passed brings no more cards into play.
    _, passed = table.opportunity or (player.seat, 0)
    while not passed and table.is_in(player.seat):
        options = [*dynasty_options(table, player)]
        hidden = might_win_over(table, player) or might_buy(table, player)
        if not options and not hidden:
            break
        prompt = Prompt(player.seat, "dynasty", [*options, passing()], rule="dynasty-phase", guarded=hidden)
        chosen = yield from ask_anew(table, prompt, (player.seat, 0))
        if chosen is None:
            break
        yield from chosen.run(table)
    table.opportunity = None
    lying = player.faceup
    if lying and table.is_in(player.seat):
        options = [card.option("discard") for card in lying]
        groups = (Group("", 0, len(options)),)
        prompt = Prompt(player.seat, "discard-dynasty", options, rule="dynasty-phase", groups=groups)
        answer = yield from ask_many_anew(table, prompt, (player.seat, 1))
        yield from run_batch(table, [table.rules_of(player.seat).discard([option.value for option in answer])])
    table.actor = None


def end_phase(table: "Table") -> Flow[None]:
    """Draw a fate card. A player who holds more than eight cards discards down to eight (§end-phase)."""
    player = table.players[table.active]
    cause = table.rules_of(player.seat)
    if not table.drawn:
        table.drawn = True
        yield from run_batch(table, [cause.draw(1 + player.added("end-draw"))])
    most = HAND_LIMIT + player.added("hand-size")
    surplus = len(player.hand) - most
    if surplus > 0:
        options = [card.option("discard") for card in player.hand]
        prompt = Prompt(player.seat, "discard-hand", options, rule="end-phase", groups=(Group("", surplus, surplus),))
        answer = yield from ask_many_anew(table, prompt)
        discards: list[Event] = [cause.discard([option.value for option in answer])]
        yield from run_batch(table, discards)


PHASES: Final[dict[str, Phase]] = {
    "straighten": straighten_phase,
    "events": events_phase,
    "action": acting_phase,
    "attack": attack_phase,
    "dynasty": dynasty_phase,
    "end": end_phase,
}
