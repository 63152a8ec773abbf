"""Creatures and servants of the Shadowlands."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.attachments import on_entering
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import shadowlands
from engine.l5r_ccg.cards.holdings import is_harbor
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    cannot,
    card,
    fear,
    gains,
    instead,
    limited,
    opposing,
    reaction,
    whenever,
)
from engine.l5r_ccg.later import later
from engine.l5r_ccg.use import Use

NOTHING_WORN = cannot("attach", test=lambda this, subject, worn: worn.face.type in ("item", "follower"))

# Goblins


def _fell(use: Use, event: e.Destroy) -> bool:
    """Hold when this card was destroyed in the resolution of a battle, or in a duel."""
    fought, duel = use.table.battle, use.table.duel
    resolving = fought is not None and fought.resolved and event.at is fought.province
    dueling = duel is not None and duel.side(use.this) is not None
    return event.card is use.this and (resolving or dueling)


def _evening(later: Delayed, begins: Any) -> bool:
    return begins.phase == "end" and bool(begins.table.active == later.about.owner)


def _crawls_back(later: Delayed, begins: Any) -> Flow[None]:
    one = later.about
    if one.zone == "dynasty discard":
        yield from run_batch(begins.table, [later.cause.enter_play(one, seat=one.owner)])


RETURN = later("mountain-goblin", e.PhaseBegins, _crawls_back, when=_evening)

card(
    "mountain-goblin",
    whenever(
        e.Destroy,
        _fell,
        effect=lambda use: [use.later(RETURN, "game", about=use.this)],
        zones=("dynasty discard",),
    ),
)


def _hides(use: Use) -> list[Event]:
    one, doom = use.this, use.event
    assert doom is not None
    rest = [use.destroy(worn) for worn in one.attachments]
    return [use.replace(doom, [*rest, use.bow(one), use.move(one, None)])]


card(
    "goblin-warmonger",
    instead(
        e.Destroy,
        lambda use, event: event.card is use.this and any(one.called("Goblin") for one in use.this.followers),
        effect=_hides,
    ),
)

# Oni

card(
    "oni-no-akuma",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this and event.slot is not None,
        effect=lambda use: [use.destroy_province(use.event.slot)],
    ),
)


def _has(use: Use, seat: int, ring: str) -> bool:
    return any(one.id == ring for one in use.table.players[seat].rings)


def _burnable(use: Use) -> list[Card]:
    """Return the opposing units with Followers of players who have no Ring of Fire."""
    return [
        one
        for one in use.table.personalities()
        if opposing(use, one)
        and not _has(use, one.controller, "ring-of-fire")
        and any(each.force < use.this.chi for each in one.followers)
    ]


def _burn(use: Use) -> Flow[None]:
    """Let Followers of the unit be chosen whose Force together is less than the Oni's Chi."""
    most = use.this.chi - 1
    found = [one for one in use.target.followers if one.force <= most]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="destroyed", most=len(found), total=most,
        measure=lambda one: one.force, name="followers",
    )  # fmt: skip
    yield from run_batch(use.table, [use.destroy(one) for one in chosen])


card(
    "oni-no-taki-bi",
    NOTHING_WORN,
    battle(
        words=("Elemental", "Fire"),
        costs=[BOW_THIS],
        target=Target(_burnable, reference=True),
        run=_burn,
    ),
)
card(
    "oni-no-kaze",
    NOTHING_WORN,
    limited(
        words=("Elemental", "Air"),
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                worn
                for one in use.table.personalities()
                for worn in one.attachments
                if worn.face.type == "spell" and not _has(use, worn.controller, "ring-of-air")
            ]
        ),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _caster(use: Use) -> list[Card]:
    """Return the Shugenja who bowed for a spell, Kiho or ability, unless the Ring of the Void keeps him."""
    cast: Any = use.event
    one = cast.cause.performer
    able = isinstance(one, Card) and one.trait("Shugenja") and one in cast.cause.bowing()
    return [one] if able and not _has(use, one.controller, "ring-of-the-void") else []


card(
    "oni-no-akeru",
    NOTHING_WORN,
    reaction(
        e.CastSpell,
        lambda use, event: bool(_caster(use)),
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        effect=lambda use: [use.place_token(one, chi=-2, name="Void") for one in _caster(use)],
    ),
)

# Other horrors


def _harvests(use: Use, event: e.Destroy) -> bool:
    """Hold when an opposing Personality or Follower is destroyed in the battle where this card is."""
    attack = use.table.attack
    here = use.this.in_battle and event.at is use.this.at and event.was in ("personality", "follower")
    return here and attack is not None and attack.side_of(event.controller) != attack.side_of(use.seat)


card(
    "dark-daughter-of-fu-leng",
    whenever(e.Destroy, _harvests, effect=lambda use: [use.place_token(use.this, 1, 1, "Blood")]),
    whenever(
        e.PhaseBegins,
        lambda use, event: event.phase == "end" and use.table.active == use.seat,
        effect=lambda use: [use.remove_token(use.this, "Blood")],
    ),
    fear(3),
)
card(
    "pennaggolan",
    limited(
        costs=[BOW_THIS],
        target=Target(
            lambda use: [one for seat in use.table.players for one in seat.holdings if one.face.title == "Small Farm"]
        ),
        effect=lambda use: [use.destroy(use.target), use.place_token(use.this, 1, 1, "Blood")],
    ),
    fear(3),
)


def _risen(use: Use) -> list[Event]:
    return [use.attach(use.target, use.this), *on_entering(use, use.target)]


card(
    "necromancer",
    gains("force", lambda this, one: sum(shadowlands(worn) for worn in this.followers)),
    limited(
        costs=[BOW_THIS],
        target=Target(
            lambda use: [one for one in use.you.hand if one.face.type == "follower" and shadowlands(one)],
            guarded=True,
        ),
        effect=_risen,
    ),
)
card(
    "orochi",
    NOTHING_WORN,
    battle(
        condition=lambda use: use.this.in_battle,
        target=Target(
            lambda use: (
                []
                if use.table.attack is None
                else [one for one in use.table.players[use.table.attack.defender].holdings if is_harbor(one)]
            )
        ),
        effect=lambda use: [use.destroy(use.target)],
        limit=1,
        period="battle",
    ),
)
