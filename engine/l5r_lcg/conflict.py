"""The conflict phase (Appendix I, 3.1 to 3.5) and the resolution of a conflict (3.2 to 3.2.8)."""

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from engine.cardplay.choosing import passing, selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.actions import action_window
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.declaration import SKILLS, Declaration, Declared
from engine.l5r_lcg.phases import ask_anew, begin, end
from engine.l5r_lcg.rings import contested_ring
from engine.l5r_lcg.state import Conflict

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

RESOLUTION: Final = ("3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8")


def conflict_phase(table: "Table", start: str = "3.1") -> Flow[None]:
    """Play the conflict phase (3), beginning with the step ``start``."""
    if start == "3.1":
        yield from begin(table, "3.1", "conflict")
        table.active_player = table.first_player
        start = "3.1-window"
    if start in RESOLUTION:
        yield from resolve_conflict(table, start)
        start = "3.1-window"
    if start in ("3.1-window", "3.2"):
        skip_window = start == "3.2"
        while True:
            if not skip_window:
                table.step = "3.1"
                after = partial(_upcoming, table)
                yield from action_window(table, "3.1", table.first_player, "3.1-window", after)
            skip_window = False
            if not any(player.conflicts_left for player in table.players):
                break
            yield from opportunity(table)
    if start != "3.5":
        yield from imperial_favor(table, start)
    yield from end(table, "3.5", "conflict")


def opportunity(table: "Table") -> Flow[None]:
    """Step 3.2: the next player declares a conflict or passes. A declared conflict is resolved. Then comes step 3.3."""
    table.step = "3.2"
    seat = table.active_player = _next_to_declare(table)
    conflict = yield from declare(table, seat, "3.2")
    if conflict is not None:
        yield from resolve_conflict(table, "3.2.1")
    table.step = "3.3"
    table.active_player = 1 - seat


def _next_to_declare(table: "Table") -> int:
    seat = table.active_player
    return seat if table.players[seat].conflicts_left else 1 - seat


def _upcoming(table: "Table", seat: int) -> Prompt | None:
    """Return the declaration prompt that a seat gets if both players pass now, or None."""
    if not table.players[seat].conflicts_left or seat != _next_to_declare(table):
        return None
    declaration = Declaration(table, seat)
    if declaration.player.value("defender-chooses-ring") or not declaration.legal():
        return None
    return declaration.prompt(may_pass=True)


def declare(table: "Table", seat: int, start: str = "", *, may_pass: bool = True) -> Flow[Conflict | None]:
    """Step 3.2: declare the ring, the type, the province, the attackers and the covert targets as one act, or pass.

    The rules can restart at the step ``start``. In the middle of an effect, ``start`` is empty.
    """
    declaration = Declaration(table, seat)
    if declaration.player.value("defender-chooses-ring") and declaration.legal():
        start = ""
        if may_pass and not (yield from _means_to_declare(seat)):
            yield from run_batch(table, [e.PassConflict(Cause(table, "framework", seat), seat)])
            return None
        declaration, may_pass = (yield from _ring_of_defender(table, declaration)), False
    prompt = declaration.prompt(may_pass=may_pass)
    if not prompt.options:
        return None
    (answer,) = yield from ask_anew(table, start, prompt)
    cause = Cause(table, "framework", seat)
    if answer[0].alone:
        yield from run_batch(table, [e.PassConflict(cause, seat)])
        return None
    chosen = Declared(answer)
    conflict = Conflict(table, seat, chosen.ring, chosen.skill, chosen.province)
    batch: list[Event] = [e.DeclareConflict(cause, conflict, chosen.attackers, chosen.pairs)]
    if chosen.province.facedown:
        batch.append(e.RevealProvince(cause, chosen.province))
    yield from run_batch(table, batch)
    return conflict


def _means_to_declare(seat: int) -> Flow[bool]:
    """Ask whether to declare a conflict at all.

    The question is needed if the defending player will choose the element.
    """
    options = [selection("declare", True), passing()]
    return bool((yield from ask(Prompt(seat, "declare-or-pass", options, rule="3.2"))))


def _ring_of_defender(table: "Table", declaration: "Declaration") -> Flow["Declaration"]:
    """Let the defending player choose the ring before anything else is declared (Togashi Tadakatsu)."""
    able = [element for (element, _), cards in declaration.trials.items() if cards]
    options = [ring.option("ring") for ring in declaration.rings if ring.element in able]
    chosen = yield from ask(Prompt(1 - declaration.seat, "choose-ring", options, rule="3.2"))
    return Declaration(table, declaration.seat, chosen)


def resolve_conflict(table: "Table", start: str) -> Flow[None]:
    """Play steps 3.2.1 to 3.2.8, and 3.3: the end of the conflict."""
    conflict = table.conflict
    assert conflict is not None
    for number, step in zip(RESOLUTION, STEPS, strict=True):
        if RESOLUTION.index(number) >= RESOLUTION.index(start):
            table.step = number
            yield from step(table, conflict)
    table.step = "3.3"
    yield from run_batch(table, [e.EndConflict(table.framework, conflict)])
    table.active_player = 1 - conflict.attacker


def declare_defenders(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.1: declare defenders."""
    player = table.players[conflict.defender]
    able = [
        card
        for card in player.characters
        if not card.bowed
        and not card.covered
        and not card.forbids("be-declared-defender")
        and table.may_participate(card, player.seat)
    ]
    evaded = [card.key for card in player.characters if card.covered]
    most = len(able)
    if player.forbids("declare-two-defenders"):
        most = min(most, 1)
    prompt = Prompt(
        player.seat,
        "declare-defenders",
        [card.option("defend") for card in able],
        rule="3.2.1",
        groups=(Group("", 0, most),),
        data={"covert": evaded} if evaded else None,
    )
    (answer,) = yield from ask_anew(table, "" if conflict.nested else "3.2.1", prompt)
    defenders = [cast(Card, option.value) for option in answer]
    yield from run_batch(table, [e.DeclareDefenders(Cause(table, "framework", player.seat), player.seat, defenders)])


def conflict_window(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.2: the action window. The defender has the first opportunity, unless an effect says otherwise."""
    yield from action_window(table, "3.2.2", conflict.first, "" if conflict.nested else "3.2.2")


def compare_skills(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.3: compare the skill values."""
    yield from run_batch(table, [e.CompareSkills(table.framework, conflict)])


def apply_unopposed(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.4: apply the loss of honor for an unopposed conflict."""
    if conflict.unopposed:
        yield from run_batch(table, [e.LoseHonor(table.framework, conflict.defender, 1)])


def break_province(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.5: break the province."""
    if conflict.winner != conflict.attacker or conflict.by < conflict.province.strength:
        return
    breaking = e.BreakProvince(table.framework, conflict.province, conflict.attacker)
    yield from run_batch(table, [breaking])
    conflict.province_broken = breaking.happened


def discard_from_broken(table: "Table", province: Province, seat: int) -> Flow[None]:
    """Let the attacking player discard the dynasty cards of a province that was just broken (§broken-province)."""
    options = [card.option("discard") for card in province.contents]
    prompt = Prompt(seat, "discard-province", options, rule="3.2.5", groups=(Group("", 0, len(options)),))
    answer = yield from ask_many(prompt)
    if answer:
        cause = Cause(table, "framework", seat)
        yield from run_batch(table, [cause.discard_cards([option.value for option in answer])])


def resolve_ring_effects(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.6: resolve the ring effects."""
    if conflict.taken_by is not None:
        yield from contested_ring(table, conflict.taken_by, conflict.elements, optional=True)
    elif conflict.winner == conflict.attacker:
        yield from contested_ring(table, conflict.attacker, conflict.elements, optional=True)


def claim_ring(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.7: claim the ring, or return it if nobody won."""
    ring = conflict.ring
    winner = conflict.winner if conflict.taken_by is None else conflict.taken_by
    if winner is not None and ring.claimed_by is None:
        yield from run_batch(table, [e.ClaimRing(Cause(table, "framework", winner), ring, winner)])
    elif ring.claimed_by is None:
        yield from run_batch(table, [e.ReturnRing(table.framework, ring)])
    ring.contested = False
    table.version += 1


def return_home(table: "Table", conflict: Conflict) -> Flow[None]:
    """Step 3.2.8: bow every participant, then move all participants home."""
    framework = table.framework
    cards = table.participants()
    bowing: list[Event] = [e.Bow(framework, card) for card in cards if not card.forbids("bow-after-conflict")]
    home: list[Event] = [e.ReturnHome(framework, card) for card in cards]
    yield from run_batch(table, [*bowing, *home])


STEPS: Final = (
    declare_defenders,
    conflict_window,
    compare_skills,
    apply_unopposed,
    break_province,
    resolve_ring_effects,
    claim_ring,
    return_home,
)


def imperial_favor(table: "Table", start: str) -> Flow[None]:
    """Step 3.4: determine the Imperial Favor by the glory count (3.4.1), and claim it (3.4.2)."""
    table.step = "3.4.1"
    count = e.CountGlory(table.framework)
    yield from run_batch(table, [count])
    if count.winner is None:
        return
    table.step = "3.4.2"
    yield from claim_favor(table, count.winner)


def claim_favor(table: "Table", seat: int) -> Flow[None]:
    """Claim the Imperial Favor on the side that the player chooses."""
    options = [Option(f"favor:{skill}", "favor", skill, subject=f"skill:{skill}") for skill in SKILLS]
    side = yield from ask(Prompt(seat, "favor", options, rule="3.4.2"))
    yield from run_batch(table, [e.ClaimFavor(Cause(table, "framework", seat), seat, side)])
