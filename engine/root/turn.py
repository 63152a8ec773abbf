"""A turn (1.4.1): Birdsong, Daylight, Evening, and the acts that a player may take at any time in each."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Option, Prompt
from engine.root.cards import discard_to_limit
from engine.root.crafting import craft_options
from engine.root.definition import PLACES
from engine.root.effects import SKIP, draw_or_replace, due_effects, effect_options
from engine.root.faction import Faction
from engine.root.leaving import clear_away
from engine.root.machinery.table import Table
from engine.root.maps import path_options, score_tower
from engine.root.victory import check_dominance, dominance_options

PHASES: Final = ("birdsong", "daylight", "evening")
# The number of the step after the last one: the acts of a phase are over, and only the window after them is left.
OVER: Final = 100
# A function that adds options and returns whether the player must be asked. The options' values are functions that
# return a flow.
Offer = Callable[[list[Option]], bool]


def play_turns(table: Table) -> Flow[None]:
    """Play turn after turn until somebody wins."""
    while True:
        if table.phase == "birdsong" and not table.acts_begun:
            clear_away(table)
            if table.turn in table.gone:
                pass_turn(table)
        # The rules can restart here: only the table holds state.
        yield ()
        yield from play_turn(table)
        pass_turn(table)


def play_turn(table: Table) -> Flow[None]:
    """Play the rest of a turn: from the start of its present phase or, if the phase's acts have begun, from these acts.

    The rules can restart at the beginning of each phase, at the choice of an act, and in the window after the acts:
    there, the table alone holds the state.
    """
    faction = table.active
    if table.phase == "birdsong":
        yield from play_birdsong(table, faction)
        table.phase, table.acts_begun = "daylight", False
        yield ()
    if table.phase == "daylight" and faction.seat not in table.gone:
        yield from play_daylight(table, faction)
        table.phase, table.acts_begun = "evening", False
        yield ()
    if faction.seat not in table.gone:
        if not table.acts_begun:
            if begins(table):
                table.note("phase", player=faction.seat, phase="evening")
            yield from window(table, faction, "evening-start", "1.4.1", anew=True)
            faction.begin_evening()
            begin_acts(table)
        yield from faction.evening(table)
        score_tower(table, faction)


def play_birdsong(table: Table, faction: Faction) -> Flow[None]:
    """Play Birdsong, the first phase of a turn."""
    if not table.acts_begun:
        if begins(table):
            begin_turn(table, faction)
            check_dominance(table, faction)
        yield from resolve_phase_effects(table, faction, "birdsong-start", anew=True)
        # The dominance check is one of the effects at the start of Birdsong. The player chooses their order (1.1.3).
        check_dominance(table, faction)
        if faction.birdsong_turns:
            yield from window(table, faction, "birdsong", "1.4.1")
        yield from faction.begin_birdsong(table)
        begin_acts(table)
    if table.step_begun != OVER:
        yield from faction.birdsong(table)
        table.step_begun = OVER
    yield from window(table, faction, "birdsong", "1.4.1", anew=True)
    yield from resolve_phase_effects(table, faction, "birdsong-end")


def play_daylight(table: Table, faction: Faction) -> Flow[None]:
    """Play Daylight, the second phase."""
    if not table.acts_begun:
        if begins(table):
            table.note("phase", player=faction.seat, phase="daylight")
        yield from window(table, faction, "daylight-start", "1.4.1", anew=True)
        faction.begin_daylight()
        begin_acts(table)
    if table.step_begun != OVER:
        yield from faction.daylight(table)
        table.step_begun = OVER
    yield from window(table, faction, "daylight", "1.4.1", kind="daylight-end", anew=True)


def begins(table: Table) -> bool:
    """Tell whether a phase begins now. If the phase begins now, note that it has begun.

    Rules that restart in the middle of the phase do not begin it again.
    """
    if table.begun == table.phase:
        return False
    table.begun = table.phase
    table.settled.clear()
    return True


def begin_turn(table: Table, faction: Faction) -> None:
    """Begin a turn: nothing has been used yet."""
    table.turns += 1
    table.note("turn", player=faction.seat, number=table.turns)
    faction.used.clear()
    faction.activated = [0] * PLACES
    table.ferry_taken = table.path_opened = table.has_drawn = False


def begin_acts(table: Table) -> None:
    """Begin the acts of a phase with its first step. If the rules restart later, the phase goes on with its acts."""
    table.acts_begun, table.step_begun = True, 0


def pass_turn(table: Table) -> None:
    """Pass the turn to the next player clockwise who has not left the table."""
    active = table.active
    table.buyer, table.acts_begun, table.begun = None, False, ""
    active.used.clear()
    active.activated = [0] * PLACES
    at = table.order.index(table.turn)
    for seat in table.order[at + 1 :] + table.order[: at + 1]:
        if seat not in table.gone:
            table.turn = seat
            break
    table.phase = "birdsong"


def extras(table: Table, faction: Faction, moment: str, options: list[Option]) -> bool:
    """Add the acts open to any player at a moment, beside the faction's own acts.

    These acts are crafted effects and offers of other factions (services, exposure). In Daylight they are also
    dominance cards and closed paths. Return whether the player must be asked. Public facts alone decide this.
    """
    opens = effect_options(table, faction, moment, options) if faction.crafted else False
    for other in table.hooks["offers"]:
        if other is not faction and other.offers(table, faction, moment, options):
            opens = True
    if moment == "daylight":
        if dominance_options(table, faction, options):
            opens = True
        if table.closed_paths and path_options(table, faction, options):
            opens = True
    return opens


def offers_nothing(table: Table, faction: Faction, moment: str) -> bool:
    """Return True if a quick test shows that nothing can be offered at a moment. In most turns this test suffices."""
    return not faction.crafted and not table.hooks["offers"] and (moment != "daylight" or not faction.hand)


def window(
    table: Table, faction: Faction, moment: str, rule: str, *, kind: str | None = None, anew: bool = False
) -> Flow[None]:
    """Let a player take one act after the other at a moment, until they pass.

    A player who has just passed at this moment is not asked again. ``anew`` means the same as for ``act``.
    """
    if offers_nothing(table, faction, moment):
        return
    asking = partial(act, table, faction, moment, rule, kind=kind, anew=anew, window=True)
    while table.passed_moment != moment and (yield from asking()):
        pass


def close(table: Table, moment: str) -> None:
    """Close a moment to further acts, because its phase has ended early (7.7.4)."""
    table.passed_moment = moment


def resolve_phase_effects(table: Table, faction: Faction, moment: str, *, anew: bool = False) -> Flow[None]:
    """Resolve mandatory and optional effects at the start or end of a phase, in the order the player chooses (1.1.3).

    If the player passes, the mandatory effects follow in their printed order. ``anew`` means the same as for ``act``.
    If ``anew`` is true, the table holds the names of the resolved effects.
    """
    done: list[str] = table.settled if anew else []
    left = partial(_left, table, faction, moment, done)
    if len(left()) > 1 or not offers_nothing(table, faction, moment):
        offer = partial(_offer_due, left, done)
        asking = partial(act, table, faction, moment, "1.4.1", offer, anew=anew, window=True)
        while table.passed_moment != moment and (yield from asking()):
            pass
    while faction.seat not in table.gone and (due := left()):
        yield from _settle(done, due[0])


def _left(table: Table, faction: Faction, moment: str, done: list[str]) -> list[Option]:
    """Return the mandatory effects that are not done yet.

    Buying a service with items may add another mandatory effect.
    """
    due = faction.due(table, moment)
    if faction.crafted:
        due = [*due_effects(table, faction, moment), *due]
    return [option for option in due if option.key not in done]


def _offer_due(left: Callable[[], list[Option]], done: list[str], options: list[Option]) -> bool:
    """Add the mandatory effects that are not done yet.

    Return whether several effects are left. The player must then choose the order of these effects.
    """
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
    """Ask a player for one act, and carry it out.

    The faction's ``own`` acts are offered, and those that anybody may take at this moment.

    Return False if there is nothing to ask or the player passes, and True after an act. ``anew`` means that the rules,
    restarted in this phase, ask this same question (see ``play_turn``). ``window`` means that the question offers only
    optional acts at a moment.
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
        table.passed_moment = moment
        return False
    yield from chosen[0].value()
    return True


class Step(NamedTuple):
    """One of several steps of a phase: its offer, its section, and the kind and facts of its question."""

    offer: Offer
    rule: str
    kind: str
    facts: Callable[[], dict[str, object]] = dict


def nothing(options: list[Option]) -> bool:
    """Offer nothing: a question about several steps at once, or about no step, has no acts of its own."""
    return False


# The questions between the steps of a phase about acts that belong to no step.
EFFECTS: Final = {
    "birdsong": Step(nothing, "1.4.1", "birdsong"),
    "daylight": Step(nothing, "1.4.1", "daylight"),
}


def in_order(table: Table, faction: Faction, moment: str, whole: Step, *steps: Step, first: int = 0) -> Flow[None]:
    """Let a player act step by step.

    Taking an act of a later step ends the earlier steps. The question ``whole`` covers several steps. If only one step
    must be asked, that step's own question is asked. If none must be asked, other acts at the moment are offered alone,
    because they may open a step: a card that is drawn can be crafted. ``first`` is the number of the first of these
    steps, because a phase may have several questions of this kind. ``table.step_begun`` is the number of the step that
    has begun.
    """
    end = first + len(steps)
    while table.step_begun < end and faction.seat not in table.gone:
        options: list[Option] = []
        opened = []
        for number, step in enumerate(steps, first):
            if number < table.step_begun:
                continue
            own: list[Option] = []
            if step.offer(own):
                opened.append(step)
            for option in own:
                option.value = (number, option.value)
            options += own
        others = not offers_nothing(table, faction, moment) and extras(table, faction, moment, options)
        if not opened and (not others or table.passed_moment == moment):
            break
        asking = whole if len(opened) > 1 else (opened or [EFFECTS[moment]])[0]
        options.append(SKIP)
        data, alone = asking.facts() or None, not opened
        prompt = Prompt(faction.seat, asking.kind, options, rule=asking.rule, data=data, anew=True, window=alone)
        chosen = yield from ask_hidden(prompt, opens=True)
        if not chosen:
            table.passed_moment = moment
            break
        action = chosen[0].value
        if isinstance(action, tuple):
            table.step_begun, action = action
        yield from action()
    table.step_begun = end


def crafting(table: Table, faction: Faction, rule: str) -> Step:
    """Return the crafting step."""
    return Step(partial(craft_options, table, faction), rule, "craft")


def in_birdsong(table: Table, faction: Faction, rule: str, *steps: Step) -> Flow[None]:
    """Play the steps of a Birdsong in order."""
    yield from in_order(table, faction, "birdsong", Step(nothing, rule, "birdsong-acts"), *steps)


def craft_and_act(table: Table, faction: Faction, rule: str) -> Flow[None]:
    """Craft and take other Daylight acts until the player goes on."""
    crafting = partial(craft_options, table, faction)
    while (yield from act(table, faction, "daylight", rule, crafting, kind="craft", anew=True)):
        pass


def draw_and_discard(table: Table, faction: Faction, count: int, rule: str) -> Flow[None]:
    """Draw cards at the end of Evening, then discard down to five. A player who has left draws no cards."""
    yield from window(table, faction, "evening", rule)
    if faction.seat in table.gone:
        return
    yield from draw_or_replace(table, faction, count)
    yield from discard_to_limit(table, faction, rule)
