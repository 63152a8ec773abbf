"""Followers (§follower)."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.rituals import ADDS, JOINS
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import is_spell, of_clan, with_trait
from engine.l5r_ccg.cards.phrases.duels import challenger, honor_for_winner
from engine.l5r_ccg.cards.phrases.fighting import destroyer, foes, like_attacker
from engine.l5r_ccg.cards.phrases.people import CORRUPTION, PLAGUE
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    DESTROY_THIS,
    Target,
    bare,
    battle,
    before,
    bow,
    cannot,
    card,
    fear,
    gains,
    immune,
    in_own,
    its_host,
    its_unit,
    limited,
    open_,
    pay_gold,
    personality,
    ranged,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.fighting.duel import challenge, may_be_challenged
from engine.l5r_ccg.turn.gold import Gold, might_afford, pay

card("archers", ranged(3))

card("spearmen", ranged(2))

card("naga-bowmen", ranged(3))

card("naga-spearmen", ranged(2))


def _at_its_unit(use: Use, event: e.Initiate) -> bool:
    """Tell whether a ranged attack targets another card of this card's unit."""
    shot = event.use
    return shot.counts_as("Ranged") and shot.target is not use.this and its_unit(use.this, shot.target)


card(
    "goblin-mob",
    before(e.Initiate, _at_its_unit, effect=lambda use: [use.redirect(use.event, use.this)]),
)

card(
    "personal-champion",
    before(
        e.Challenge,
        lambda use, event: event.challenged is use.this.host,
        costs=[BOW_THIS],
        effect=lambda use: [use.stand_in(use.event, use.this, 3)],
    ),
)

bare("light-cavalry", "light-infantry", "medium-cavalry", "medium-infantry", "heavy-cavalry", "heavy-infantry")

bare("naga-bushi", "ninja-genin", "ratling-pack", "hawk-riders", "lesser-mujina")

card("goblin-chuckers", ranged(2))

card("wyrm-riders", ranged(2))

card("samurai-cavalry", ranged(3))

card("samurai-warriors", ranged(3))

card("skeletal-archers", ranged(3), fear(2))

card("shadowlands-madmen", gains("fear", 1, applies=its_unit))


def _besieged(use: Use) -> list[Card]:
    """Return the Fortifications of the Province that this card's unit attacks."""
    fought = use.table.battle
    if fought is None or not use.this.attacking or not fought.holds(use.this):
        return []
    return [one for one in fought.province.attached if one.trait("Fortification")]


def _razing() -> Ability:
    return battle(costs=[BOW_THIS], target=Target(_besieged), effect=lambda use: [use.destroy(use.target)])


card("battering-ram-crew", _razing())

card("fire-breather", ranged(4), _razing())

card(
    "garegosu-no-bakemono",
    fear(2),
    fear(6, costs=[BOW_THIS]),
    battle(
        costs=[bow(lambda use: [one for one in use.host.followers if one is not use.this], name="fodder")],
        effect=lambda use: use.gives(use.this, force=3),
    ),
)

card(
    "ashigaru",
    gains("force", lambda this, one: sum(each.face.title == "Small Farm" for each in this.player.holdings)),
    whenever(
        e.Destroy,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.lose_honor(2, seat=use.event.controller, by=())],
        zones=("play", "fate discard"),
    ),
)

card(
    "brothers-of-thunder",
    gains("force", lambda this, one: len(this.player.rings)),
    attaches=with_trait("Monk"),
)

card(
    "greater-mujina",
    gains("force", 1, applies=lambda this, one: isinstance(one, Card) and one.face.title == "Lesser Mujina"),
)

card("pikemen", gains("force", lambda this, one: 3 * any(foe.cavalry for foe in foes(this))))

card(
    "ratling-bushi",
    gains(
        "force",
        # Each "Ratling Pack" counts, by name or by trait. So the Conscripts count too (§foo-rule).
        lambda this, one: sum(each.trait("Ratling") and each.trait("Pack") for each in this.personality.attachments),
    ),
)

# The bonus to Chi for Spells is added to the Chi that is printed with a plus.
card("apprentice", gains("casting-chi", 2, applies=its_host))

card("hida-house-guard", gains("force", lambda this, one: 3 * this.defending), attaches=of_clan("Crab"))

card("matsu-house-guard", gains("force", lambda this, one: 2 * like_attacker(this)), attaches=of_clan("Lion"))

card(
    "doji-house-guard",
    gains("force", lambda this, one: 1 + this.personality.personal_honor),
    attaches=of_clan("Crane"),
)

card("shiba-house-guard", gains("force", lambda this, one: this.personality.chi), attaches=of_clan("Phoenix"))


def _call_out(use: Use) -> Flow[None]:
    def refused(issue: e.Challenge) -> list[Event]:
        coward = issue.challenged
        return [use.dishonor(coward), use.lose_honor(5, seat=coward.controller, by=(coward,))]

    yield from challenge(use, use.host, use.target, refused=refused, wins=honor_for_winner(5))


card(
    "mirumoto-house-guard",
    battle(
        condition=lambda use: not use.host.forbids("challenge", use),
        costs=[BOW_THIS],
        target=Target(lambda use: [foe for foe in foes(use.this) if may_be_challenged(foe, use)]),
        run=_call_out,
    ),
    attaches=of_clan("Dragon"),
)


def _late(use: Use, event: Event) -> bool:
    """Tell whether this card is the only Follower of a Cavalry Personality whose unit could still be committed."""
    attack, host = use.table.attack, use.host
    return (
        attack is not None
        and attack.side_of(use.seat) is not None
        and not host.bowed
        and host.at is None
        and host.trait("Cavalry")
        and host.followers == [use.this]
    )


def _gallop(use: Use) -> list[Event]:
    attack = use.table.attack
    side = None if attack is None else attack.side_of(use.seat)
    return [] if side is None else [e.Commit(use, use.host, use.target, side)]


def _fields(use: Use) -> list[Any]:
    """Return the Defender's Provinces to which this unit may be committed."""
    attack = use.table.attack
    side = None if attack is None else attack.side_of(use.seat)
    if attack is None or side is None:
        return []
    return [one for one in use.table.attacked(attack) if not use.host.kept_from(side, one)]


card(
    "shinjo-house-guard",
    reaction(e.ManeuversEnd, _late, target=Target(_fields), effect=_gallop),
    attaches=of_clan("Unicorn"),
)


def _unshielded(use: Use) -> list[Card]:
    """Return opposing Followers, and opposing Personalities that have no Followers."""
    return [one for foe in foes(use.this) for one in (foe.followers or [foe])]


card(
    "mantis-bushi",
    battle(costs=[BOW_THIS], target=Target(_unshielded), effect=lambda use: [use.bow(use.target)]),
)

card("goblin-berserkers", battle(costs=[DESTROY_THIS], effect=lambda use: [use.move(use.host, None)]))


def _drill(use: Use) -> Sequence[Event]:
    shown = use.you.fate_deck[-1]
    return [use.discard([shown]), *use.gives(use.this, force=shown.focus)]


card(
    "mantis-budoka",
    battle(
        condition=lambda use: bool(use.you.fate_deck) and use.this.in_battle,
        effect=_drill,
        turns_up=True,
        limit=1,
        period="battle",
    ),
)

card(
    "naga-guard",
    battle(
        costs=[BOW_THIS],
        # The effect also applies to cards that enter the battle later.
        effect=lambda use: (
            []
            if use.table.battle is None
            else [use.apply(use.table.battle.province, "cannot:gain-force", until="battle")]
        ),
    ),
)


def _victors(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this card's side has won against an army."""
    attack = use.table.attack
    if attack is None or not event.opposed or event.won_by is None:
        return False
    return event.won_by == attack.side_of(use.seat) and use.host in event.survivors


card(
    "ratling-conscripts",
    reaction(e.BattleEnds, _victors, effect=lambda use: [use.place_token(use.this, force=1, name="Experience")]),
)

card(
    "spirit-guide",
    open_(
        condition=lambda use: use.host.trait("Shugenja"),
        costs=[BOW_THIS],
        effect=lambda use: [use.straighten(use.host)],
    ),
)

card("traveling-poet", gains("personal-honor", 1, applies=its_host))

card(
    "mounts",
    gains(
        "trait:Cavalry",
        applies=lambda this, one: isinstance(one, Card) and one.is_follower and one is not this and its_unit(this, one),
    ),
)

card(
    "kenku-teacher",
    open_(costs=[BOW_THIS], effect=lambda use: use.gives(use.host, force=1)),
    open_(costs=[BOW_THIS], effect=lambda use: use.gives(use.host, chi=1)),
    open_(costs=[BOW_THIS], effect=lambda use: use.gives(use.host, honor=1)),
)

card("imperial-honor-guard", *immune("Fear"), *immune("Favor", applies=its_unit))

card(
    "mantis-samurai",
    reaction(
        e.PhaseBegins,
        lambda use, event: event.phase == "straighten" and use.table.active != use.seat and use.host.trait("Samurai"),
        effect=lambda use: [use.straighten(use.host)],
        while_bowed=True,
    ),
)

card(
    "peasant-levies",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        effect=lambda use: [use.apply(use.you, "end-draw", 1)],
    ),
)

card(
    "kenku",
    before(
        e.Destroy,
        lambda use, event: event.card is use.host,
        target=personality(lambda use, one: yours(use, one) and not one.bowed and one.at is None),
        effect=lambda use: [use.attach(use.this, use.target)],
    ),
)


def _bounty(use: Use) -> list[Event]:
    seat = destroyer(use)
    return [] if seat is None else [use.gain_honor(1, seat=seat, by=())]


card(
    "lesser-oni",
    whenever(e.Destroy, lambda use, event: event.card is use.this, effect=_bounty, zones=("play", "fate discard")),
)

card(
    "foxwife",
    gains("personal-honor", 5, applies=its_host, layer=Layer.BASE),
    whenever(e.Attach, lambda use, event: event.card is use.this, effect=lambda use: [use.restore(use.host)]),
    whenever(
        e.ExchangeCards,
        lambda use, event: any(moved is use.this for moved, _ in event.moves),
        effect=lambda use: [use.restore(use.host)],
    ),
    whenever(e.Dishonor, lambda use, event: event.card is use.this.host, effect=lambda use: [use.destroy(use.this)]),
    whenever(
        e.LoseHonor, lambda use, event: use.this.host in event.cause.used, effect=lambda use: [use.destroy(use.this)]
    ),
)


def _demand_wages(wages: int, name: str, use: Use) -> Flow[None]:
    """Destroy these Followers unless their player pays their wages.

    The question does not depend on the player's hand.
    """
    hired = False
    if might_afford(use.you, wages, use.this):
        willing = yield from choose_subjects(
            use.seat, [use.this], source=use.label, rule="paying-costs", least=0, name=name, guarded=True
        )
        hired = bool(willing) and (yield from pay(use, use.you, wages, use.this))
    yield from run_batch(use.table, [] if hired else [use.destroy(use.this)])


card(
    "gaijin-mercenaries",
    whenever(
        e.Commit,
        lambda use, event: event.card is use.this.host and event.side == "attack",
        run=partial(_demand_wages, 3, "wages"),
    ),
    battle(costs=[pay_gold(4)], effect=lambda use: use.gives(use.this, force=1)),
)


def _rides_on(use: Use) -> Flow[None]:
    """Move the Courier, and any unbowed Items and Spells that its player chooses, to another Personality."""
    packs = [
        one
        for one in use.host.attachments
        if one.face.type in ("item", "spell") and not one.bowed and use.table.may_attach(one, use.target)
    ]
    chosen: tuple[Card, ...] = ()
    if packs:
        chosen = yield from choose_subjects(
            use.seat, packs, source=use.label, rule="move-cards", least=0, most=len(packs), name="courier"
        )
    # One card moves after the other, because an earlier one may leave no room for a later one.
    for one in (use.this, *chosen):
        yield from run_batch(use.table, [use.attach(one, use.target)])


card(
    "courier",
    limited(
        condition=lambda use: not use.host.bowed,
        costs=[BOW_THIS],
        target=personality(
            lambda use, one: (
                yours(use, one) and not one.bowed and one is not use.host and use.table.may_attach(use.this, one)
            )
        ),
        run=_rides_on,
    ),
)

card(
    "shield-wall", cannot("be-targeted", applies=its_unit, test=lambda this, subject, cause: cause.counts_as("Ranged"))
)


def _transcribed(use: Use) -> bool:
    spell = use.event.card  # type: ignore[union-attr]
    return any(one.attribute == "transcribed" and one.value == use.this.uid for one in spell.lasting)


def _is_worth_saving(use: Use, event: e.Destroy) -> bool:
    """Tell whether this Scribe may save the Spell for the Shugenja. A Scribe can save each Spell only once."""
    spell = event.card
    return (
        spell.face.type == "spell"
        and not use.host.bowed
        and not _transcribed(use)
        and (spell.host is use.host or use.table.may_attach(spell, use.host))
    )


def _copies(use: Use) -> list[Event]:
    event: Any = use.event
    spell = event.card
    note = use.apply(spell, "transcribed", use.this.uid, until="play")
    moved = [] if spell.host is use.host else [use.attach(spell, use.host, seat=use.seat)]
    return [use.replace(event, [*moved, note])]


card(
    "scribe",
    before(
        e.Destroy,
        _is_worth_saving,
        costs=[BOW_THIS, Gold(lambda use: use.table.gold_cost(use.event.card, use.seat))],
        effect=_copies,
    ),
    attaches=with_trait("Shugenja"),
)


def _meditates(use: Use) -> Flow[None]:
    """Discard the top card of the Fate deck. If its Focus is odd, the Shugenja gets no Corruption token."""
    shown = use.you.fate_deck[-1]
    yield from run_batch(use.table, [use.discard([shown])])
    if shown.focus % 2:
        assert use.event is not None
        yield from run_batch(use.table, [use.cancel(use.event)])


def _corrupts(use: Use, event: e.PlaceToken) -> bool:
    """Tell whether a Black Scroll is about to corrupt the Shugenja."""
    source = event.cause.this
    scroll = source is not None and source.trait("Black Scroll")
    return scroll and event.card is use.host and event.name == CORRUPTION and bool(use.you.fate_deck)


card("kotaro", before(e.PlaceToken, _corrupts, run=_meditates))

# The text of the Ogre Bushi lets that Personality lead this Follower, so no text is needed here.
card("ogre-warriors", cannot("be-targeted", test=lambda this, subject, cause: cause.counts_as("Ranged")))

FREE = -99

card(
    "minor-oni-servant",
    whenever(
        e.Attach,
        lambda use, event: event.entering and event.host is use.host and is_spell(event.card),
        effect=lambda use: [use.lose_honor(use.event.card.face.gold_cost, by=())],
    ),
    worn_cost=lambda this, worn: FREE * is_spell(worn),
)


def _devours(use: Use) -> Flow[None]:
    """Let the player choose the card that the Troll eats.

    If the Troll eats its Personality, the other players may take the Troll.
    """
    meals = [one for one in use.this.unit if one is not use.this]
    (meal,) = yield from choose_subjects(use.seat, meals, source=use.label, rule="destroyed", name="destroy")
    if meal is use.host:
        yield from _finds_a_home(use)
    yield from run_batch(use.table, [use.destroy(meal)])


def _finds_a_home(use: Use) -> Flow[None]:
    """Ask the other players whether they attach the Troll to a Personality of theirs.

    The player to the right is asked first.
    """
    for seat in reversed(use.table.clockwise(use.seat)[1:]):
        homes = [one for one in use.table.players[seat].personalities if use.table.may_attach(use.this, one)]
        if not homes:
            continue
        taken = yield from choose_subjects(seat, homes, source=use.label, rule="attach", least=0, name="adopt")
        if taken:
            yield from run_batch(use.table, [use.attach(use.this, taken[0], seat=seat)])
            return


card(
    "marsh-troll",
    whenever(
        e.PhaseBegins,
        in_own("end"),
        run=_devours,
    ),
)


def _is_watched(use: Use, event: Any) -> bool:
    """Tell whether another player who holds cards bows or assigns the Personality."""
    return event.card is use.host and use.host.controller != use.seat and bool(use.host.player.hand)


card(
    "bayushi-supai",
    reaction(
        (e.Bow, e.Commit), _is_watched, effect=lambda use: [use.look_at(list(use.host.player.hand))], while_bowed=True
    ),
    for_anybody=True,
)


def _bodyguard_tested(use: Use) -> Flow[None]:
    yield from challenge(use, use.paid["performer"], use.host)


card(
    "kolat-bodyguard",
    limited(
        anyone=True,
        condition=lambda use: may_be_challenged(use.host, use),
        costs=[bow(lambda use: [one for one in use.you.personalities if one is not use.host and challenger(use, one)])],
        run=_bodyguard_tested,
        limit=1,
        period="turn",
        while_bowed=True,
    ),
    for_anybody=True,
)


def _tainted(use: Use) -> list[Card]:
    """Return this player's unbowed Shugenja with a Corruption token."""
    shugenja = [one for one in use.you.personalities if one.trait("Shugenja") and not one.bowed]
    return [one for one in shugenja if any(token.name == CORRUPTION for token in one.tokens)]


def _has_tainted(this: Card, host: Card) -> bool:
    every = this.player.personalities
    return this.in_play or any(
        one.trait("Shugenja") and not one.bowed and any(token.name == CORRUPTION for token in one.tokens)
        for one in every
    )


card(
    "elemental-vortex",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        words=("Elemental",),
        target=Target(_tainted),
        effect=lambda use: [use.bow(use.target)],
    ),
    whenever(
        e.PhaseBegins,
        in_own("end"),
        effect=lambda use: use.gives(use.this, force=-1, until="permanent"),
    ),
    whenever(
        e.Apply,
        lambda use, event: event.subject is use.this and use.this.force <= 0,
        effect=lambda use: [use.destroy(use.this)],
    ),
    attaches=_has_tainted,
)


def _scouts(use: Use) -> Flow[None]:
    """Let the player play a Terrain from hand."""
    found = [one for one in use.you.hand if one.face.terrain and e.LayTerrain(use, one).possible()]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="terrain", least=0, name="terrain", guarded=True
    )
    yield from run_batch(use.table, [e.LayTerrain(use, one) for one in chosen])


card(
    "scout",
    reaction(e.BattleBegins, lambda use, event: use.this.in_battle and bool(use.you.hand), run=_scouts),
)

card("skeletal-troops", fear(3))

card("zombie-troops", fear(3))

card(
    "plague-zombies",
    whenever(
        e.TurnBegins,
        lambda use, event: event.seat == use.this.controller,
        effect=lambda use: [use.place_token(use.host, chi=-1, name=PLAGUE)],
    ),
    fear(3),
)

# Bowing this card is part of the Ritual's cost. So one question asks for the Reaction and for the payment.
card(
    "mantis-shugenja",
    gains("casting-chi", 2, applies=its_host),
    attaches=with_trait("Shugenja"),
    worn_cost=lambda this, worn: -2 if is_spell(worn) else 0,
    in_rituals=JOINS,
)

card("minor-shugenja", ranged(1), in_rituals=ADDS)

card(
    "bandit-gang",
    whenever(
        e.BattleEnds,
        lambda use, event: use.this.host in event.survivors,
        run=partial(_demand_wages, 2, "bandits"),
    ),
)


card(
    "ikiryo",
    ranged(
        lambda use: use.host.chi,
        costs=[DESTROY_THIS],
        past_followers=True,
        # The cost that the Personality pays.
        also=lambda use: [use.lose_honor(use.host.chi), use.dishonor(use.host)],
    ),
)


def _honorable_dead(this: Card) -> list[Card]:
    return [one for one in this.player.dynasty_discard if one.died == "honorably"]


def _rises(use: Use) -> list[Event]:
    """Give this card the Force of the topmost Samurai among the Honorable Dead."""
    former = next((one for one in reversed(_honorable_dead(use.this)) if one.trait("Samurai")), None)
    wanted = 0 if former is None else former.value("force", former.face.force)
    known = sum(one.value for one in use.this.lasting if one.attribute == "force" and one.source == use.this.id)
    return [use.apply(use.this, "force", wanted - known, until="permanent")] if wanted != known else []


card(
    "shadow-samurai",
    whenever(e.Attach, lambda use, event: event.card is use.this and event.entering, effect=_rises),
    needs=lambda this: bool(_honorable_dead(this)),
)
