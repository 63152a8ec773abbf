"""The Attack Phase: declaration, allies, maneuvers, the battles, going home (§attack-phase)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.cardplay.choosing import choose_subjects, passing
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.windows import sweep
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.battle import fight
from engine.l5r_ccg.fighting.campaign import Attack, Segment, Side
from engine.l5r_ccg.machinery.known import might_join
from engine.l5r_ccg.state import Battle, Province, estranged
from engine.l5r_ccg.tokens import ESCORTS
from engine.l5r_ccg.turn.actions import ask_anew, ask_many_anew

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

ALLY_HONOR = 2


def attack_phase(table: "Table") -> Flow[None]:
    """Let the active player declare an attack, and fight it out if there is one.

    A position may begin at any segment of an attack. After an attack, a card may cause another one, which has an Attack
    Phase of its own.
    """
    if table.attack is None:
        yield from declare(table)
    while (attack := table.attack) is not None:
        yield from fight_out(table, attack)
        yield from sweep(table)


def fight_out(table: "Table", attack: Attack) -> Flow[None]:
    """Go through the segments of an attack, starting with the present one."""
    if attack.segment == "allies":
        yield from invitations(table, attack)
        _goes_on_to(attack, "maneuvers")
    if attack.segment == "maneuvers":
        yield from run_batch(table, [e.ManeuversBegin(table.framework)])
        _goes_on_to(attack, "infantry")
    if attack.segment == "infantry":
        yield from maneuvers(table, attack, cavalry=False)
        _goes_on_to(attack, "cavalry")
    if attack.segment == "cavalry":
        yield from maneuvers(table, attack, cavalry=True)
        yield from run_batch(table, [e.ManeuversEnd(table.framework)])
        _goes_on_to(attack, "battles")
    yield from battles(table, attack)
    yield from go_home(table, attack)


def _goes_on_to(attack: Attack, segment: Segment) -> None:
    attack.segment, attack.heard = segment, 0


# Declaration


def declare(table: "Table") -> Flow[None]:
    """Let the active player attack one other player (§declaration-segment).

    The rules skip the question if neither the Attacker nor any possible helper has an unbowed Personality to send.
    """
    seat = table.active
    seats = table.clockwise(seat)
    straight = {other for other in seats if _has_somebody(table, other)}
    options = [
        table.players[other].option("attack", other)
        for other in seats
        if other != seat
        and straight - {other}
        and not table.players[seat].forbids("attack")
        and not table.players[other].forbids("be-attacked")
    ]
    if not options:
        return
    bound = [option for option in options if _must_attack(table, seat, option.value)]
    prompt = Prompt(seat, "declare-attack", bound or [*options, passing()], rule="declaration-segment")
    defender = yield from ask_anew(table, prompt)
    if defender is None:
        return
    cause = table.rules_of(seat)
    batch = [e.DeclareAttack(cause, seat, defender)]
    others = [table.players[option.value] for option in options if option.value != defender]
    if others and table.players[seat].added("two-defenders"):
        further = yield from choose_subjects(
            seat, others, source="", rule="declaration-segment", least=0, name="second-defender"
        )
        batch += [e.DeclareAttack(cause, seat, one.seat, further=True) for one in further]
    yield from run_batch(table, batch)


def _must_attack(table: "Table", seat: int, defender: int) -> bool:
    """Tell whether one of a player's Personalities must attack and could be committed against ``defender``."""
    bound = [one for one in table.players[seat].personalities if one.value("must-attack") and not one.bowed]
    places = table.players[defender].standing if bound else ()
    return any(not one.kept_from("attack", place) for one in bound for place in places)


def _has_somebody(table: "Table", seat: int) -> bool:
    """Tell whether a player has an unbowed Personality, whose unit could be sent (§committal)."""
    return any(not one.bowed for one in table.players[seat].personalities)


def invitations(table: "Table", attack: Attack) -> Flow[None]:
    """Let the Attacker, then the Defender, ask others for help (§allies)."""
    sides: list[tuple[Side, int]] = [("defend", seat) for seat in attack.defenders]
    if attack.attacker is not None:
        sides.insert(0, ("attack", attack.attacker))
    for side, seat in sides[attack.heard :]:
        yield from _invite(table, attack, seat, side)
        attack.heard += 1


def _invite(table: "Table", attack: Attack, seat: int, side: Side) -> Flow[None]:
    """Let a side ask other players for help. No other player may join the attack (§allies).

    A player without an unbowed Personality can send nobody and is not asked.
    """
    options = [
        table.players[other].option("invite", other)
        for other in table.clockwise(attack.leaders[0])
        if other not in attack.leaders
        and _has_somebody(table, other)
        and not table.players[other].forbids("ally")
        and not estranged(table.players[seat], table.players[other])
    ]
    if not options or not still_on(table, attack) or table.players[seat].forbids("ally"):
        return
    answer = yield from ask_many_anew(
        table,
        Prompt(seat, "invite", options, rule="allies", groups=(Group("", 0, len(options)),), data={"side": side}),
    )
    cause = table.rules_of(seat)
    yield from run_batch(table, [e.Invite(cause, seat, option.value, side) for option in answer])


# Maneuvers


def maneuvers(table: "Table", attack: Attack, *, cavalry: bool) -> Flow[None]:
    """Let the Attacker, then the Attacker's allies, the Defender and the Defender's allies commit units.

    Allies follow clockwise from the left of the player they help (§infantry-maneuvers, §cavalry-maneuvers).
    """
    count = len(table.players)
    sides: list[tuple[Side, int]] = [("defend", attack.defender)]
    if attack.attacker is not None:
        sides.insert(0, ("attack", attack.attacker))
    order = [(side, (leader + turn) % count) for side, leader in sides for turn in range(count)]
    for side, seat in order[attack.heard :]:
        if table.is_in(seat) and attack.may_join(seat, side) and still_on(table, attack):
            yield from commit(table, attack, seat, side, cavalry=cavalry)
        attack.heard += 1


def still_on(table: "Table", attack: Attack) -> bool:
    """Tell whether the attack goes on: Attacker and Defender are still in the game. One of two Defenders is enough."""
    led = attack.attacker is None or table.is_in(attack.attacker)
    return table.attack is attack and led and any(map(table.is_in, attack.defenders))


def commit(table: "Table", attack: Attack, seat: int, side: Side, *, cavalry: bool) -> Flow[None]:
    """Ask a player which units go to which province.

    An ally gains 2 Honor for the first units (§committal, §allies).
    """
    options = list(_destinations(table, attack, seat, side, cavalry=cavalry))
    if not options:
        return
    units = len({option.card for option in options})
    bound = [option for option in options if side == "attack" and option.value[0].value("must-attack")]
    prompt = Prompt(
        seat, "commit", options, rule="cavalry-maneuvers" if cavalry else "infantry-maneuvers",
        groups=(Group("", 0, units),), check=partial(_refusal, table, seat, side, bound),
        data={"side": side, "cavalry": cavalry},
    )  # fmt: skip
    answer = yield from ask_many_anew(table, prompt)
    cause = table.rules_of(seat)
    chosen: list[tuple[Card, Province]] = [option.value for option in answer]
    if side == "attack":
        yield from _bow_escorts(table, seat, [one for one, _ in chosen])
    batch: list[Event] = [e.Commit(cause, one, place, side) for one, place in chosen]
    if batch and attack.side_of(seat) is None and not table.players[seat].added("helps-unasked"):
        batch.append(cause.gain_honor(ALLY_HONOR))
    yield from run_batch(table, batch)


def _destinations(table: "Table", attack: Attack, seat: int, side: Side, *, cavalry: bool) -> Iterator[Option]:
    """Yield an option for each unit and each Province to which a player may commit the unit now."""
    leads = seat in attack.leaders
    places = _may_be_sent_to(table, attack, seat, side)
    going = [one for one in table.players[seat].personalities if _ready(one, leads=leads, cavalry=cavalry)]
    for one in going:
        if side == "defend" or not _needs_escort(one) or _escorts(table, seat, [one]):
            for place in places:
                if not one.kept_from(side, place) or _goes_along([(each, place) for each in going], one, place, side):
                    yield Option(
                        f"commit:{one.key}>{place.key}", "commit", (one, place), card=one.key, target=place.key
                    )


def _refusal(table: "Table", seat: int, side: Side, bound: Sequence[Option], answer: tuple[Option, ...]) -> str | None:
    """Return why units may not be committed together, or None. A unit in ``bound`` must attack if it can."""
    wrong = _fault(table, seat, side, answer)
    if wrong is not None:
        return wrong
    missing = [option for option in bound if all(one.card != option.card for one in answer)]
    could = any(_fault(table, seat, side, (*answer, option)) is None for option in missing)
    return "must-attack" if could else None


def _fault(table: "Table", seat: int, side: Side, answer: tuple[Option, ...]) -> str | None:
    """Return the fault of the units that a player would commit together, or None if there is none."""
    cards = [option.card for option in answer]
    if len(cards) != len(set(cards)):
        return "unit-twice"
    sent = [option.value for option in answer]
    if side == "attack" and not _escorted(table, seat, [one for one, _ in sent]):
        return "not-together"
    if side == "defend" and len({place.owner for _, place in sent}) > 1:
        return "not-together"
    return None if all(_goes_along(sent, one, place, side) for one, place in sent) else "not-together"


def _may_be_sent_to(table: "Table", attack: Attack, seat: int, side: Side) -> list[Province]:
    """Return the provinces to which a player may commit units.

    If there are two Defenders, each defends only their own provinces. An ally may help any Defender who has invited it.
    """
    places = table.attacked(attack)
    if side == "attack" or attack.second is None:
        return places
    helped = [seat] if seat in attack.defenders else attack.helps.get(seat, [])
    return [place for place in places if place.owner in helped]


def _needs_escort(one: Card) -> bool:
    """Tell whether another Personality must bow to let this one be committed to attack."""
    return bool(one.tokens) and any(token.name in ESCORTS for token in one.tokens)


def _escorts(table: "Table", seat: int, sent: Sequence[Card]) -> list[Card]:
    """Return the Personalities of a player who may bow for the Personalities that are sent."""
    own = table.players[seat].personalities
    return [one for one in own if one not in sent and one.at is None and not one.bowed and not one.forbids("bow")]


def _escorted(table: "Table", seat: int, sent: Sequence[Card]) -> bool:
    """Tell whether enough other Personalities may bow for the ones that are sent."""
    return sum(map(_needs_escort, sent)) <= len(_escorts(table, seat, sent))


def _bow_escorts(table: "Table", seat: int, sent: Sequence[Card]) -> Flow[None]:
    """Let the player choose the Personalities that bow as escorts of the committed ones."""
    for one in sent:
        if _needs_escort(one):
            found = _escorts(table, seat, sent)
            chosen = yield from choose_subjects(seat, found, source=one.key, rule="committal", name="escort")
            yield from run_batch(table, [table.rules_of(seat).bow(other) for other in chosen])


def _ready(one: Card, *, leads: bool, cavalry: bool) -> bool:
    """Tell whether a unit may be committed now.

    In the first part of the Maneuvers, the Cavalry of the Attacker and of the Defender waits (§infantry-maneuvers).
    """
    if one.bowed or one.at is not None:
        return False
    return one.cavalry or one.value("assigns-with-cavalry") > 0 if cavalry else not (leads and one.cavalry)


def _goes_along(sent: Sequence[tuple[Card, Province]], one: Card, place: Province, side: Side) -> bool:
    """Tell whether a unit may go to a province together with the units that are sent there."""
    for card, where in sent:
        card.at = where
    may = not one.kept_from(side, place)
    for card, _ in sent:
        card.at = None
    return may


# Battles


def battles(table: "Table", attack: Attack) -> Flow[None]:
    """Fight at one province after the other, in the Attacker's order (§end-of-committal).

    There is a battle at every province to which units were committed. At the Defender's other provinces there is a
    battle only if the Attacker wants one.
    """
    while attack.segment == "battle" or still_on(table, attack):
        if attack.segment == "battle":
            assert table.battle is not None
            yield from fight(table, table.battle)
        else:
            province = yield from _next(table, attack)
            if province is None:
                return
            yield from fight(table, table.course.begin_battle(province))
        attack.segment = "battles"
        yield from sweep(table)


def _next(table: "Table", attack: Attack) -> Flow[Province | None]:
    """Ask where the next battle is.

    A province without units is offered only if, by public facts, a unit might still come there (§end-of-committal).
    """
    left = [place for place in table.attacked(attack) if place not in attack.fought]
    due = [place for place in left if any(one.at is place for one in table.personalities())]
    places = due
    if not due and attack.horde is None and "end-of-committal" not in table.passed_over:
        places = [place for place in left if _might_be_joined(table, attack, place)]
    if not places:
        return None
    options: list[Option] = [place.option("fight") for place in places]
    if not due:
        options.append(passing())
    prompt = Prompt(attack.leaders[0], "next-battle", options, rule="end-of-committal")
    chosen: Province | None = yield from ask_anew(table, prompt)
    return chosen


def _might_be_joined(table: "Table", attack: Attack, province: Province) -> bool:
    """Tell whether, by public facts, a player might act in a battle at an empty province."""
    table.battle = Battle(table, province, table.battles, province.strength)
    table.version += 1
    found = any(might_join(table, seat) for seat in table.acting(attack.leaders[0]))
    table.battle = None
    table.version += 1
    return found


def go_home(table: "Table", attack: Attack) -> Flow[None]:
    """Move all units home, and bow the Personalities and Followers of attacking units (§after-battle, §unit)."""
    framework = table.framework
    ends = e.AmbushEnds if attack.ambush else e.AttackEnds
    batch: list[Event] = [ends(framework, attack)]
    for one in table.personalities():
        if one.at is None:
            continue
        batch.append(e.GoHome(framework, one))
        bows = attack.side(one) == "attack" or one.value("weary")
        if bows and not one.forbids("bow-after-attack"):
            batch.extend(framework.bow(card) for card in (one, *one.followers))
    yield from run_batch(table, batch)
