"""The frame of a turn (1.4.1): Birdsong, Daylight, Evening, and what a player may do at any time in each."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Option, Prompt
from engine.root.cards import discard_to_limit, draw
from engine.root.crafting import craft_options
from engine.root.definition import PLACES
from engine.root.effects import SKIP, due_effects, effect_options, replace_draws
from engine.root.faction import Faction
from engine.root.leaving import clear_away
from engine.root.maps import path_options, score_tower
from engine.root.table import Table
from engine.root.victory import check_dominance, dominance_options

PHASES: Final = ("birdsong", "daylight", "evening")
# Adds options, whose values are functions that make a flow; returns whether public facts open the question.
Offer = Callable[[list[Option]], bool]


def play_turns(table: Table) -> Flow[None]:
    """Play turn after turn, until somebody wins."""
    while True:
        if table.phase == "birdsong" and not table.acting:
            clear_away(table)
            if table.turn in table.gone:
                pass_turn(table)
        # Here the rules can be started anew: nothing is held but the table.
        yield ()
        yield from play_turn(table)
        pass_turn(table)


def play_turn(table: Table) -> Flow[None]:
    """Play one turn from its phase on, or from the acts of the phase, where these have begun.

    At the beginning of each phase, and where acts are chosen, nothing is held but the table.
    """
    faction = table.active
    if table.phase == "birdsong":
        if not table.acting:
            begin_turn(table, faction)
            check_dominance(table, faction)
            yield from edge(table, faction, "birdsong-start")
            if faction.birdsong_turns:
                yield from window(table, faction, "birdsong", "1.4.1")
            yield from faction.begin_birdsong(table)
            begin_acts(table)
        yield from faction.birdsong(table)
        yield from window(table, faction, "birdsong", "1.4.1")
        yield from edge(table, faction, "birdsong-end")
        table.phase, table.acting = "daylight", False
        yield ()
    if table.phase == "daylight" and faction.seat not in table.gone:
        if not table.acting:
            table.note("phase", player=faction.seat, phase="daylight")
            yield from window(table, faction, "daylight-start", "1.4.1")
            faction.begin_daylight()
            begin_acts(table)
        yield from faction.daylight(table)
        yield from window(table, faction, "daylight", "1.4.1", kind="daylight-end")
        table.phase, table.acting = "evening", False
        yield ()
    if faction.seat not in table.gone:
        if not table.acting:
            table.note("phase", player=faction.seat, phase="evening")
            yield from window(table, faction, "evening-start", "1.4.1")
            faction.begin_evening()
            begin_acts(table)
        yield from faction.evening(table)
        score_tower(table, faction)


def begin_turn(table: Table, faction: Faction) -> None:
    """Begin a turn: nothing has been used yet."""
    table.turns += 1
    table.note("turn", player=faction.seat, number=table.turns)
    faction.used.clear()
    faction.activated = [0] * PLACES
    table.ferried = table.opened = table.drew = False


def begin_acts(table: Table) -> None:
    """Begin the acts of a phase, from the first of its steps on: started once more, the phase goes on with them."""
    table.acting, table.begun = True, 0


def pass_turn(table: Table) -> None:
    """The turn goes to the next player clockwise who is still there."""
    active = table.active
    table.buyer, table.acting = None, False
    active.used.clear()
    active.activated = [0] * PLACES
    at = table.order.index(table.turn)
    for seat in table.order[at + 1 :] + table.order[: at + 1]:
        if seat not in table.gone:
            table.turn = seat
            break
    table.phase = "birdsong"


def extras(table: Table, faction: Faction, moment: str, options: list[Option]) -> bool:
    """Add what any player may do at a moment beside the faction's own acts.

    Crafted effects, what other factions offer (services, exposure), and in Daylight dominance cards and closed paths.
    Return whether public facts alone open the question.
    """
    opens = effect_options(table, faction, moment, options) if faction.crafted else False
    for other in table.hooks["offers"]:
        if other is not faction and other.offers(table, faction, moment, options):
            opens = True
    if moment == "daylight":
        if dominance_options(table, faction, options):
            opens = True
        if table.closed and path_options(table, faction, options):
            opens = True
    return opens


def quiet(table: Table, faction: Faction, moment: str) -> bool:
    """Tell, at a glance, that nothing can be offered at a moment: in most turns most moments are so."""
    return not faction.crafted and not table.hooks["offers"] and (moment != "daylight" or not faction.hand)


def window(table: Table, faction: Faction, moment: str, rule: str, *, kind: str | None = None) -> Flow[None]:
    """Let a player do what may be done at a moment, one thing after the other, until they pass.

    Whoever has just passed at this very moment is not asked again.
    """
    if quiet(table, faction, moment):
        return
    while table.passed != moment and (yield from act(table, faction, moment, rule, kind=kind, window=True)):
        pass


def close(table: Table, moment: str) -> None:
    """Let nothing more be done at a moment: its phase has ended early (7.7.4)."""
    table.passed = moment


def edge(table: Table, faction: Faction, moment: str) -> Flow[None]:
    """Do what must and what may be done at the start or the end of a phase, in the order that the player likes (1.1.3).

    Whoever passes leaves what must be done to its printed order.
    """
    done: list[str] = []
    left = partial(_left, table, faction, moment, done)
    if len(left()) > 1 or not quiet(table, faction, moment):
        offer = partial(_offer_due, left, done)
        while table.passed != moment and (yield from act(table, faction, moment, "1.4.1", offer, window=True)):
            pass
    while faction.seat not in table.gone and (due := left()):
        yield from _settle(done, due[0])


def _left(table: Table, faction: Faction, moment: str, done: list[str]) -> list[Option]:
    """Return what is due now and was not done: what may be done before can make it so (a service paid with items)."""
    due = faction.due(table, moment)
    if faction.crafted:
        due = [*due_effects(table, faction, moment), *due]
    return [option for option in due if option.key not in done]


def _offer_due(left: Callable[[], list[Option]], done: list[str], options: list[Option]) -> bool:
    """Add what is still due; which of it comes first is a question when there is more than one thing."""
    due = left()
    for option in due:
        value = partial(_settle, done, option)
        options.append(Option(option.key, option.verb, value, subject=option.subject, card=option.card))
    return len(due) > 1


def _settle(done: list[str], option: Option) -> Flow[None]:
    done.append(option.key)
    yield from option.value()


def act(
    table: Table,
    faction: Faction,
    moment: str,
    rule: str,
    *own: Offer,
    kind: str | None = None,
    data: dict[str, object] | None = None,
    anew: bool = False,
    window: bool = False,
) -> Flow[bool]:
    """Ask a player for one act at a moment, of the faction's ``own`` or any other, and carry it out.

    Tell whether there was one: False when there is nothing to ask about, or the player is done. ``anew`` says that the
    faction's phase, started once more, comes to this very question (see ``play_turn``), ``window`` that it is no more
    than a moment at which something may be done.
    """
    options: list[Option] = []
    opens = False
    for offer in own:
        if offer(options):
            opens = True
    if extras(table, faction, moment, options):
        opens = True
    if not opens or faction.seat in table.gone:
        return False
    options.append(SKIP)
    prompt = Prompt(faction.seat, kind or moment, options, rule=rule, data=data, anew=anew, window=window)
    chosen = yield from ask_hidden(prompt, opens=True)
    if not chosen:
        table.passed = moment
        return False
    yield from chosen[0].value()
    return True


class Step(NamedTuple):
    """One of several steps of a phase: what it offers, its section, and the kind and facts of its question."""

    offer: Offer
    rule: str
    kind: str
    facts: Callable[[], dict[str, object]] = dict


def in_order(table: Table, faction: Faction, moment: str, whole: Step, *steps: Step, first: int = 0) -> Flow[None]:
    """Let a player act step after step, on one screen: whoever takes what a later step offers has ended the others.

    ``whole`` asks for several steps at once; where public facts open only one, its own question is put. Where they open
    none, what else may be done at the moment is left to the window after it. ``first`` is the number of the first of
    these steps in the phase, which may have several screens: ``table.begun`` tells which step has begun.
    """
    end = first + len(steps)
    while table.begun < end and faction.seat not in table.gone:
        options: list[Option] = []
        opened = []
        for number, step in enumerate(steps, first):
            if number < table.begun:
                continue
            own: list[Option] = []
            if step.offer(own):
                opened.append(step)
            for option in own:
                option.value = (number, option.value)
            options += own
        if not opened:
            break
        extras(table, faction, moment, options)
        asking = opened[0] if len(opened) == 1 else whole
        options.append(SKIP)
        prompt = Prompt(faction.seat, asking.kind, options, rule=asking.rule, data=asking.facts() or None, anew=True)
        chosen = yield from ask_hidden(prompt, opens=True)
        if not chosen:
            table.passed = moment
            break
        action = chosen[0].value
        if isinstance(action, tuple):
            table.begun, action = action
        yield from action()
    table.begun = end


def crafting(table: Table, faction: Faction, rule: str) -> Step:
    """Return the step of crafting."""
    return Step(partial(craft_options, table, faction), rule, "craft")


def in_birdsong(table: Table, faction: Faction, rule: str, *steps: Step) -> Flow[None]:
    """Play the steps of a Birdsong in their order."""
    yield from in_order(table, faction, "birdsong", Step(nothing, rule, "birdsong-acts"), *steps)


def nothing(options: list[Option]) -> bool:
    """Offer nothing: what asks for several steps at once has no acts of its own."""
    return False


def craft_and_act(table: Table, faction: Faction, rule: str) -> Flow[None]:
    """Craft, and do what may be done in Daylight, until the player goes on."""
    crafting = partial(craft_options, table, faction)
    while (yield from act(table, faction, "daylight", rule, crafting, kind="craft", anew=True)):
        pass


def draw_and_discard(table: Table, faction: Faction, count: int, rule: str) -> Flow[None]:
    """Draw cards at the end of Evening, then discard down to five; who has left in this Evening draws none."""
    yield from window(table, faction, "evening", rule)
    if faction.seat in table.gone:
        return
    count = yield from replace_draws(table, faction, count)
    draw(table, faction, count)
    yield from discard_to_limit(table, faction, rule)
