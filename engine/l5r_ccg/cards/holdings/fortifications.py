"""Fortifications (§fortification)."""

from collections.abc import Callable
from typing import Any

from engine.cardplay.choosing import passing
from engine.cardplay.initiation import initiate
from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import army_of
from engine.l5r_ccg.cards.phrases.provinces import fought_here, no_cavalry_maneuvers
from engine.l5r_ccg.cards.words import (
    DESTROY_THIS,
    Target,
    bare,
    battle,
    bow,
    cannot,
    card,
    gains,
    its_province,
    reaction,
    whenever,
)
from engine.l5r_ccg.fighting.ranged import WITH, Ranged
from engine.l5r_ccg.state import Player

bare("unscalable-walls")


def _fighter(this: Card, subject: Any) -> bool:
    """Tell whether a card is a Personality or Follower whose unit is at this Province."""
    if not isinstance(subject, Card) or not (subject.is_personality or subject.is_follower):
        return False
    return this.slot is not None and subject.personality.at is this.slot


def defenders(this: Card, subject: Any) -> bool:
    """Tell whether a card is a Personality or Follower that defends this Province."""
    return _fighter(this, subject) and subject.defending


def attackers(this: Card, subject: Any) -> bool:
    """Tell whether a card is a Personality or Follower that attacks this Province."""
    return _fighter(this, subject) and subject.attacking


Applies = Callable[[Card, Any], bool]


def _led(by: Applies) -> Applies:
    return lambda this, subject: by(this, subject) and subject.is_personality


card("fort-on-a-hill", gains("force", 1, applies=_led(defenders)), gains("force", -1, applies=_led(attackers)))

card("moat", gains("force", -1, applies=attackers))


def _following(by: Applies) -> Applies:
    return lambda this, subject: by(this, subject) and subject.is_follower


def _of(trait: str, by: Applies) -> Applies:
    return lambda this, subject: by(this, subject) and subject.trait(trait)


card(
    "dragon-s-teeth",
    gains("force", 1, applies=_following(defenders)),
    gains("force", -1, applies=_of("Cavalry", attackers)),
)


def _shooting_from_here(this: Card, subject: Any) -> bool:
    """Tell whether a card is in a unit that defends this Province."""
    return (
        isinstance(subject, Card)
        and subject.in_play
        and this.slot is not None
        and subject.personality.at is this.slot
        and subject.defending
    )


card(
    "barbican",
    gains("force", 1, applies=_led(defenders)),
    gains("ranged", 2, applies=_shooting_from_here, layer=Layer.MULTIPLY),
)

card("earthworks", no_cavalry_maneuvers())


def _only(clan: str) -> Callable[..., bool]:
    return lambda card, player: clan in player.clans


card(
    "the-kakita-palisades",
    reaction(
        e.Commit,
        lambda use, event: event.side == "attack" and event.province is use.province,
        effect=lambda use: [use.gain_honor(1)],
    ),
    playable=_only("Crane"),
)

card(
    "the-shinjo-parade-grounds",
    gains("force", 2, applies=_of("Cavalry", _led(defenders))),
    playable=_only("Unicorn"),
)

card(
    "the-battlements-of-matsu-castle",
    gains(
        "as-attacker",
        applies=lambda this, subject: (
            isinstance(subject, Card) and subject.of_clan("Lion") and _led(defenders)(this, subject)
        ),
    ),
    playable=_only("Lion"),
)

card(
    "the-towers-of-isawa-castle",
    gains(
        "once-unbowed",
        applies=lambda this, subject: (
            fought_here(this) and isinstance(subject, Card) and subject.trait("Shugenja") and subject.in_battle
        ),
    ),
    playable=_only("Phoenix"),
)

card(
    "the-gates-of-hida-castle",
    cannot(
        "be-challenged",
        applies=lambda this, subject: (
            isinstance(subject, Card)
            and subject.of_clan("Crab")
            and this.table.battle is not None
            and this.table.battle.province is this.slot
        ),
    ),
    playable=_only("Crab"),
)

card(
    "the-togashi-bastion",
    whenever(
        e.DestroyProvince,
        lambda use, event: event.province.owner == use.seat,
        effect=lambda use: [use.apply(use.this, "raised", 2, until="play")],
    ),
    gains("strength", lambda this, subject: this.added("raised"), applies=its_province),
    playable=_only("Dragon"),
    strength_bonus=0,
)


def _own_here(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if one.at is use.province and one.defending]


card(
    "tunnel-system",
    battle(
        target=Target(_own_here, bowed=True),
        effect=lambda use: use.send_home(use.target),
    ),
)


def _exposed(use: Use) -> list[Card]:
    """Return the opposing Followers, and Personalities without an unbowed Follower."""
    battle = use.table.battle
    if battle is None:
        return []
    foes = [one for one in battle.units() if battle.opposes(use.seat, one)]
    followers = [each for one in foes for each in one.followers]
    return [*followers, *(one for one in foes if all(each.bowed for each in one.followers))]


def _sound(use: Use) -> list[Event]:
    return [use.bow(use.target)]


card("the-bronze-gong-of-the-hantei", battle(target=Target(_exposed), effect=_sound, limit=3, period="battle"))

card(
    "bridged-pass",
    battle(
        costs=[DESTROY_THIS],
        effect=lambda use: (
            []
            if use.table.battle is None
            else [
                e.BreakOff(use, use.table.battle),
                *(use.move(one, None) for one in use.table.battle.units()),
            ]
        ),
    ),
)


def _first_of_attackers(use: Use, event: e.LayTerrain) -> bool:
    """Tell whether this is the first Terrain that the attacking side plays in a battle here."""
    attack, battle = use.table.attack, use.table.battle
    if attack is None or battle is None or not fought_here(use.this):
        return False
    sides = [attack.side_of(seat) for seat in battle.terrains]
    return sides[-1:] == ["attack"] and sides.count("attack") == 1


card(
    "watchtower",
    cannot(
        "play-card",
        applies=lambda this, one: isinstance(one, Player) and fought_here(this),
        test=lambda this, one, played: played.id == "sneak-attack",
    ),
    reaction(
        e.LayTerrain, _first_of_attackers, effect=lambda use: [e.DestroyTerrain(use, use.event.card)],
        limit=1, period="battle",
    ),
)  # fmt: skip


def _strong(use: Use) -> list[Card]:
    """Return this player's unbowed Personalities and Followers of 4 Force or more in a battle here."""
    if not fought_here(use.this):
        return []
    fighters = [one for leader in use.you.personalities if leader.at is use.province for one in leader.unit]
    return [one for one in fighters if (one.is_personality or one.is_follower) and one.force > 3 and not one.bowed]


card(
    "forest-of-thorns",
    battle(anyone=True, costs=[bow(_strong)], effect=lambda use: [use.destroy(use.this)]),
    battle(
        target=Target(lambda use: [one for one in army_of(use, "attack") if one.chi < 4 and fought_here(use.this)]),
        effect=lambda use: [use.move(use.target, None)],
        limit=1,
        period="battle",
    ),
)


def _in_that_unit(use: Use, one: Card) -> bool:
    """Tell whether a card is in the unit at which the first attack was aimed."""
    return use.paid.get("unit") in (None, one.personality)


# The name and the strength of each ranged attack of Pitch and Fire.
POUR = Ranged(lambda use: use.paid["shot"], costs=(), alone=True, joins=False, at=_in_that_unit)
POUR.name, POUR.follows = "pitch-and-fire.pour", True
POURED, POURED_FROM_A_FORT = 3, 6


def _pour(use: Use, strength: int, unit: Card | None) -> Use:
    pour = use.table.use(POUR, use.this, use.seat, use.event)
    pour.paid.update({"shot": strength, WITH: [], "unit": unit})
    return pour


def _heat(use: Use) -> int:
    """Return the strength of a single ranged attack with this card."""
    fought = use.table.battle
    fort = fought is not None and any(one.id == "fort-on-a-hill" for one in fought.province.attached)
    return POURED_FROM_A_FORT if fort else POURED


def _pours(use: Use, left: int, unit: Card | None = None) -> list[int]:
    """Return the strengths with which one attack, or both attacks together, could destroy a card."""
    strengths = [_heat(use) * each for each in range(1, left + 1)]
    return [one for one in strengths if _pour(use, one, unit).legal_targets(POUR.targets[0])]


def _from_above(use: Use) -> bool:
    """Tell whether an opponent has Higher Ground in the battle."""
    fought, attack = use.table.battle, use.table.attack
    ground = None if fought is None else fought.terrain
    if ground is None or attack is None or ground.id != "higher-ground":
        return False
    return attack.side(ground) != attack.side_of(use.seat)


def _pours_down(use: Use) -> Flow[None]:
    """Let the player make both attacks on one unit, one after the other or as one."""
    fought = use.table.battle
    left, unit = 2, None
    while left and fought is not None and (strengths := _pours(use, left, unit)):
        options = [*(Option(f"number:{one}", "number", one, number=one) for one in strengths), passing()]
        chosen = yield from ask(Prompt(use.seat, "shot", options, rule="ranged-attack", source=use.label))
        if chosen is None:
            return
        leaders = {one: leader for leader in fought.units() for one in leader.unit}
        pour = _pour(use, chosen, unit)
        yield from initiate(pour)
        left -= chosen // _heat(use)
        unit = leaders.get(pour.target)


card(
    "pitch-and-fire",
    battle(condition=lambda use: not _from_above(use) and bool(_pours(use, 2)), costs=[DESTROY_THIS], run=_pours_down),
)
