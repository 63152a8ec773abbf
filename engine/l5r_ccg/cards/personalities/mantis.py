"""Personalities of Yoritomo's Alliance."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.cost import DiscardFromHand
from engine.l5r_ccg.abilities.payments import bowing
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.amounts import number
from engine.l5r_ccg.cards.phrases.duels import duels, opposing_side
from engine.l5r_ccg.cards.phrases.fighting import faces_in_battle, shadowlands
from engine.l5r_ccg.cards.phrases.holdings import called
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    bare,
    battle,
    cannot,
    card,
    gains,
    open_,
    ranged,
    reaction,
    to_enter,
    whenever,
)
from engine.l5r_ccg.definition import CLANS, pool
from engine.l5r_ccg.fighting.ranged import Ranged


def _shoots(one: Card) -> bool:
    return any(isinstance(ability, Ranged) for ability in one.face.abilities)


card(
    "tsuruchi",
    gains(
        "ranged",
        applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this and _shoots(one),
    ),
    ranged(4),
    leads=[
        ranged(1, condition=lambda use: not _shoots(use.this) and not use.host.blank),
    ],
)


def _other_clans(use: Use) -> list[str]:
    return [clan for clan in CLANS if not use.this.of_clan(clan)]


def _rules(face: Any) -> bool:
    return bool(face.type == "stronghold" and face.implemented)


def _changes_sides(use: Use) -> Flow[None]:
    """Let the player name a clan by its stronghold. From then on the Personality belongs to that clan only."""
    this, strongholds = use.this, {clan: face.id for face in pool().values() for clan in face.clans if _rules(face)}
    options = [Option(f"swear:{clan}", "swear", clan, card=strongholds[clan]) for clan in _other_clans(use)]
    chosen: str = yield from ask(Prompt(use.seat, "swear", options, rule="what-is-a-clan", source=use.label))
    former = [(clan, -1) for clan in CLANS if this.of_clan(clan)]
    changes: list[Event] = [
        use.apply(this, f"clan:{clan}", value, until="permanent") for clan, value in (*former, (chosen, 1))
    ]
    yield from run_batch(use.table, changes)


card(
    "yoritomo-kanbe",
    cannot("swear-fealty"),
    open_(run=_changes_sides, limit=1, period="turn"),
)

bare("ryosei")

card("moshi-wakiza", ranged(4))


def _ports(this: Card, subject: object) -> int:
    return sum(one.called("Port") for one in this.player.holdings)


card("yoritomo-takuni", gains("force", _ports))

card(
    "yoritomo-kamoto",
    cannot(
        "attach",
        test=lambda this, subject, worn: worn.face.type == "follower" and any(f is not worn for f in this.followers),
    ),
    gains("force", 2, applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this),
)


def _weapons(this: Card) -> int:
    return sum(worn.trait("Weapon") for worn in this.attachments)


card(
    "yoritomo",
    gains("more:Weapon", 1),
    gains("force", lambda this, one: _weapons(this)),
    gains("chi", lambda this, one: 2 * _weapons(this)),
    gains("force", 1, applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this),
)


card("yoritomo-masasue", toll=to_enter(DiscardFromHand(3)))


def _bows_for(use: Use, cast: Any) -> bool:
    """Tell whether this Personality bows for the Spell that is cast."""
    one = cast.this
    return one is not None and one.face.type == "spell" and one.host is use.this and use.this in bowing(cast)


card(
    "nobuo",
    whenever(
        e.CastSpell,
        lambda use, event: _bows_for(use, event.cause),
        effect=lambda use: [use.destroy(use.event.cause.this)],
    ),
    # Nobuo has bowed even if the spell was cancelled.
    whenever(
        e.Cancel,
        lambda use, event: isinstance(event.event, e.Initiate) and _bows_for(use, event.event.use),
        effect=lambda use: [use.destroy(use.event.event.use.this)],
    ),
)


def _fury(use: Use) -> Flow[None]:
    given = yield from number(use, use.this.chi - 1)
    yield from run_batch(use.table, use.gives(use.this, force=given, chi=-given))


def _calm(use: Use) -> Flow[None]:
    given = yield from number(use, use.this.force)
    yield from run_batch(use.table, use.gives(use.this, force=-given, chi=given))


card(
    "genzo",
    battle(
        condition=lambda use: use.this.chi > 1 and use.this.in_battle and faces_in_battle(use.this, shadowlands),
        run=_fury,
        concerns=lambda use: True,
    ),
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and shadowlands(opposing_side(use).card) and use.this.force > 0,
        costs=[BOW_THIS],
        run=_calm,
    ),
    own_cost=lambda this, player: -2 if "Crab" in player.clans else 0,
)

card("kemmei", gains("hand-size", 3, applies=lambda this, subject: subject is this.player))


card("mukami", ranged(3, also=lambda use: [use.move(use.this, None)]))


def _sails_home(use: Use) -> Flow[None]:
    """Let the player bow Ports. For each bowed Port, a Unit of the attacking army does not bow when it comes home."""
    battle: Any = use.event
    crew = [one for one in battle.survivors if one.controller == use.seat and one.attacking]
    ports = _straight_ports(use)
    bowed = yield from choose_subjects(
        use.seat, ports, source=use.label, rule="after-battle", most=min(len(ports), len(crew)), name="bow"
    )
    yield from run_batch(use.table, [use.bow(one) for one in bowed])
    rested = yield from choose_subjects(
        use.seat, crew, source=use.label, rule="after-battle", least=0, most=len(bowed), name="rest"
    )
    yield from run_batch(use.table, [use.apply(one, "cannot:bow-after-attack", until="attack") for one in rested])


def _straight_ports(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if called("Port", one) and not one.bowed]


card(
    "hyobe",
    cannot("bow-after-attack"),
    reaction(
        e.BattleEnds,
        lambda use, event: any(one.controller == use.seat and one.attacking for one in event.survivors),
        condition=lambda use: bool(_straight_ports(use)),
        run=_sails_home,
    ),
)
