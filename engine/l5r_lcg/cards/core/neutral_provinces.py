"""Neutral provinces and roles, Core Set."""

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.cards.words import (
    action,
    card,
    conflict_here,
    gains,
    opponent_discards,
    participant,
    reaction,
    unclaimed,
)
from engine.l5r_lcg.definition import RINGS
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.use import Use

card(
    "ancestral-lands",
    gains("strength", 5, applies=lambda this, other: other is this and this.table.conflict_is("political")),
)
card(
    "entrenched-position",
    gains("strength", 5, applies=lambda this, other: other is this and this.table.conflict_is("military")),
)


def revealed(use: Use, event: e.RevealProvince) -> bool:
    """Whether this province was revealed."""
    return event.card is use.this


def switch_contested(use: Use) -> Flow[None]:
    """Switch the contested ring with an unclaimed one."""
    if use.conflict is not None:
        chosen = yield from choose_subjects(use.seat, unclaimed(use), source=use.label)
        yield from run_batch(use.table, [use.switch_ring(use.conflict.ring, chosen[0])])


card(
    "elemental-fury",
    reaction(
        e.RevealProvince,
        revealed,
        run=switch_contested,
        changes=lambda use: use.conflict is not None and bool(unclaimed(use)),
    ),
)
card("fertile-fields", action(condition=conflict_here, effect=lambda use: [use.draw()]))
card("manicured-garden", action(condition=conflict_here, effect=lambda use: [use.gain_fate()]))
card(
    "meditations-on-the-tao",
    action(
        condition=conflict_here,
        target=participant(lambda use, other: other.attacking),
        effect=lambda use: [use.remove_fate(use.target)],
    ),
)


card(
    "night-raid",
    reaction(
        e.RevealProvince,
        revealed,
        run=lambda use: opponent_discards(use, len(use.conflict.attackers) if use.conflict else 0),
        changes=lambda use: bool(use.opponent.hand and use.conflict and use.conflict.attackers),
    ),
)
card("pilgrimage", gains("cancel:ring-effects", applies=lambda this, conflict: conflict.province is this))
card(
    "rally-to-the-cause",
    reaction(e.RevealProvince, revealed, effect=lambda use: [use.switch_type()] if use.conflict else []),
)


def honor_one_dishonor_other(use: Use) -> Flow[None]:
    """Of the two chosen characters, honor one and dishonor the other. At least one of the two must change."""
    first, second = use.targets
    ways = ((first, second), (second, first))
    able = [a for a, b in ways if use.honor(a).possible() or use.dishonor(b).possible()]
    if not able:
        return
    honored = yield from choose_subjects(use.seat, able, source=use.label, name="honor")
    dishonored = second if honored[0] is first else first
    yield from run_batch(use.table, [use.honor(honored[0]), use.dishonor(dishonored)])


card(
    "shameful-display",
    action(
        condition=conflict_here,
        target=participant(least=2, most=2),
        run=honor_one_dishonor_other,
        changes=lambda use: any(
            use.honor(other).possible() or use.dishonor(other).possible() for other in use.table.participants()
        ),
    ),
)


def keeper(element: str) -> None:
    """Implement a Keeper role. The rules for building decks handle the additional influence that the role gives."""
    card(
        f"keeper-of-{element}",
        reaction(
            e.CompareSkills,
            lambda use, event: (
                event.conflict.winner == use.seat == event.conflict.defender and element in event.elements
            ),
            effect=lambda use: [use.gain_fate()],
        ),
    )


def seeker(element: str) -> None:
    """Implement a Seeker role. The rules for building decks handle the additional province that the role allows."""
    card(
        f"seeker-of-{element}",
        reaction(
            e.RevealProvince,
            lambda use, event: event.card.controller == use.seat and event.card.face.element == element,
            effect=lambda use: [use.gain_fate()],
        ),
    )


for element in RINGS:
    keeper(element)
    seeker(element)
