"""Items that are neither Weapons nor Armor (§item)."""

from collections.abc import Callable
from typing import Any

from engine.cardplay.cost import Cost
from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import of_clan, with_trait
from engine.l5r_ccg.cards.phrases.duels import mine, other
from engine.l5r_ccg.cards.phrases.fighting import foes
from engine.l5r_ccg.cards.phrases.items import facing, shadowlands
from engine.l5r_ccg.cards.words import (
    BOW_HOST,
    BOW_THIS,
    DESTROY_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    fear,
    gains,
    its_host,
    its_unit,
    limited,
    open_,
    personality,
    ranged,
    reaction,
    whenever,
)
from engine.l5r_ccg.events.duel import DuelEvent
from engine.l5r_ccg.ranged import Ranged
from engine.l5r_ccg.use import Use


def _fallen(this: Card, one: Any) -> int:
    """Return the number of the clan's Honorable Dead, and 3 more if the Clan Champion is one of them."""
    player = this.player
    dead = [each for each in player.dynasty_discard if each.died == "honorably"]
    kin = [each for each in dead if any(each.of_clan(clan) for clan in player.clans)]
    return len(kin) + 3 * any(each.trait("Clan Champion") for each in kin)


card("clan-banner", gains("force", _fallen))


def _opposed(use: Use, seat: int) -> bool:
    attack = use.table.attack
    return attack is not None and attack.side_of(seat) != attack.side_of(use.seat)


card(
    "terrible-standard-of-fu-leng",
    fear(2),
    whenever(
        e.Destroy,
        lambda use, event: (
            use.table.battle is not None
            and use.table.battle.resolved
            and event.was == "personality"
            and event.at is not None
            and event.at is use.host.at
            and use.table.battle.province is event.at
            and _opposed(use, event.controller)
        ),
        effect=lambda use: [use.place_token(use.this, force=1, name="Dread")],
    ),
    limited(
        target=personality(lambda use, one: one.face.title == "Hida Sukune", bowed=True),
        effect=lambda use: [use.destroy(use.target), *use.gives(use.this, force=4)],
        limit=1,
        period="game",
    ),
)

card("shuriken-of-serpents", ranged(6, costs=[DESTROY_THIS]))

card("fan-of-command", gains("trait:Tactician", applies=its_host))

card("warhorses", gains("trait:Cavalry", applies=its_host))

card("the-star-of-laramun", gains("trait:Double Chi", applies=its_host))

card(
    "the-jade-hand",
    gains("force", lambda this, one: 3 * facing(this, shadowlands)),
    gains("chi", 2, applies=lambda this, one: one is this and facing(this, shadowlands)),
    *(cannot(what) for what in ("move", "change-control", "be-destroyed")),
)

card(
    "kolat-s-favor",
    cannot("be-targeted", applies=its_host, test=lambda this, one, cause: cause is not None and cause.is_("Kolat")),
)

card(
    "climbing-gear",
    gains(
        "blank",
        applies=lambda this, one: (
            isinstance(one, Card)
            and one.slot is not None
            and this.attacking
            and one.slot is this.personality.at
            and one.trait("Fortification")
        ),
    ),
    attaches=with_trait("Ninja"),
)


def host_duels(use: Use, event: DuelEvent) -> bool:
    """Tell whether the Personality with this card is in the duel."""
    return event.duel.side(use.host) is not None


card(
    "the-obsidian-hand",
    cannot("suffer-token", applies=its_host, test=lambda this, one, token: token.name == "Corruption"),
    reaction(e.EnterDuel, host_duels, effect=lambda use: use.gives(mine(use).card, chi=other(use).card.personal_honor)),
)

card(
    "kenshin-s-helm",
    battle(
        costs=[BOW_HOST],
        target=Target(lambda use: [foe for foe in foes(use.this) if foe.chi < use.host.chi]),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def _shoots(use: Use) -> bool:
    """Tell whether the Personality can make a ranged attack, itself or with an Item."""
    armed = [use.host, *(each for each in use.host.attachments if each.face.type == "item")]
    return any(isinstance(ability, Ranged) for each in armed for ability in each.abilities())


def _arrow(name: str, fits: Callable[[Card], bool]) -> None:
    card(
        name,
        battle(
            words=("Ranged",),
            condition=_shoots,
            costs=[BOW_HOST, DESTROY_THIS],
            target=Target(lambda use: [each for foe in foes(use.host) for each in foe.unit if fits(each)]),
            effect=lambda use: [use.destroy(use.target)],
        ),
    )


_arrow("crystal-arrow", shadowlands)

_arrow("jade-arrow", lambda one: True)

card(
    "golden-obi-of-the-sun-goddess",
    battle(
        target=Target(lambda use: [each for foe in foes(use.this) for each in foe.unit if shadowlands(each)]),
        effect=lambda use: [use.bow(use.target)],
        limit=1,
        period="battle",
    ),
    before(
        e.Destroy,
        lambda use, event: event.card is use.host,
        costs=[DESTROY_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
    attaches=lambda this, host: host.personal_honor > 2,
)


def _summoned(use: Use) -> list[Event]:
    fought = use.table.battle
    if fought is None:
        return []
    called = [one for one in use.you.personalities if one.of_clan("Naga") and not one.bowed]
    return [use.move(one, fought.province) for one in called if one.at is not fought.province]


card(
    "pearl-encrusted-staff",
    battle(
        condition=lambda use: any(shadowlands(each) for foe in foes(use.this) for each in foe.unit),
        costs=[BOW_THIS],
        effect=_summoned,
    ),
    attaches=lambda this, host: (
        host.called("Qamar") or host.called("Shahadet") or (host.of_clan("Naga") and host.trait("Shugenja"))
    ),
)


def _sick(use: Use) -> list[Event]:
    return [
        use.place_token(one, chi=-1, name="Plague")
        for one in use.table.personalities()
        if any(token.name == "Plague" for token in one.tokens)
    ]


card(
    "plague-skulls",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.place_token(use.host, chi=-1, name="Plague")],
    ),
    whenever(
        e.PhaseBegins,
        lambda use, event: event.phase == "events" and use.table.active == use.seat,
        effect=_sick,
    ),
    battle(
        costs=[BOW_THIS],
        target=Target(lambda use: foes(use.this)),
        effect=lambda use: [use.place_token(use.target, chi=-1, name="Plague")],
    ),
)


def _fanned(use: Use) -> list[Event]:
    if not use.you.fate_deck:
        return []
    shown = use.you.fate_deck[-1]
    return [use.discard([shown]), *use.gives(use.host, force=2 * shown.focus)]


card(
    "toturi-s-fan",
    gains("trait:Tactician", applies=its_host),
    battle(costs=[BOW_THIS], effect=_fanned, limit=1, period="game"),
    attaches=of_clan("Toturi's Army"),
)

card(
    "dragon-helm",
    open_(
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Dragon") and one is not use.this]),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def _cured(use: Use) -> list[Event]:
    held: dict[str, int] = {}
    for token in use.host.tokens:
        if token.chi < 0:
            held[token.name] = held.get(token.name, 0) + 1
    taken = [use.remove_token(use.host, name, amount) for name, amount in held.items()]
    return [use.destroy(use.this), *taken] if taken else []


card(
    "antidote",
    limited(effect=_cured),
    before(
        e.Initiate,
        lambda use, event: event.use.is_("Poison") and use.host in [s for c in event.use.chosen.values() for s in c],
        costs=[DESTROY_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)

card(
    "tao-of-shinsei",
    reaction(
        e.EnterPlay,
        lambda use, event: event.card.face.type == "ring",
        effect=lambda use: [use.straighten(use.host)],
    ),
    open_(
        costs=[
            Cost(lambda use: [use.discard_from_play(use.paid["ring"])], pick=lambda use: use.you.rings, name="ring")
        ],
        effect=lambda use: [use.straighten(use.host)],
    ),
    free_on=with_trait("Monk"),
)


def _of_fu_leng(this: Card) -> int:
    return sum("Fu Leng" in one.face.name for one in this.personality.unit)


card(
    "the-deafening-war-drums-of-fu-leng",
    gains("force", lambda this, one: 2 * _of_fu_leng(this)),
    fear(3),
)


def _followers_with_it(this: Card, one: Any) -> bool:
    return its_unit(this, one) and bool(one.is_follower)


card(
    "personal-standard",
    gains("force", applies=_followers_with_it),
    gains("fear-against", -2, applies=its_host),
    gains("exposed", applies=its_host),
    attaches=with_trait("Samurai"),
)

card("chime-of-harmony", gains("casting-chi", 3, applies=its_host))
