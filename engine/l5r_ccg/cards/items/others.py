"""Items that are neither Weapons nor Armor (§item)."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.cardplay.choosing import choose_subjects, passing
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.rituals import DOUBLES, shugenja
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import of_clan, with_trait
from engine.l5r_ccg.cards.phrases.copying import abilities_of, copy_one
from engine.l5r_ccg.cards.phrases.duels import opposing_side, own_side
from engine.l5r_ccg.cards.phrases.fighting import foes
from engine.l5r_ccg.cards.phrases.items import FAVOR, facing, of_the_ring, shadowlands
from engine.l5r_ccg.cards.phrases.naming import names_a_card
from engine.l5r_ccg.cards.phrases.provinces import defended
from engine.l5r_ccg.cards.phrases.tokens import pick_token
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
    immune,
    in_own,
    instead,
    its_host,
    its_unit,
    limited,
    lose_honor,
    open_,
    personality,
    player,
    ranged,
    reaction,
    to_enter,
    whenever,
    yours,
)
from engine.l5r_ccg.events.duel import DuelEvent
from engine.l5r_ccg.fighting.ranged import Ranged


def _fallen(this: Card, one: Any) -> int:
    """Return the number of the clan's Honorable Dead, and 3 more if the Clan Champion is one of them."""
    player = this.player
    dead = [each for each in player.dynasty_discard if each.died == "honorably"]
    kin = [each for each in dead if any(each.of_clan(clan) for clan in player.clans)]
    return len(kin) + 3 * any(each.trait("Clan Champion") for each in kin)


card("clan-banner", gains("force", _fallen))


# The gold cost and the Honor Requirement are printed numbers too.
card(
    "night-medallion",
    gains("printed-numbers", 2, applies=its_host),
    attaches=lambda this, host: host.trait("Ninja") or host.trait("Kolat"),
)


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
        # The Experienced version of Hida Sukune cannot be destroyed for this.
        target=personality(lambda use, one: one.id == "hida-sukune", bowed=True),
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
    cannot(
        "be-targeted", applies=its_host, test=lambda this, one, cause: cause is not None and cause.counts_as("Kolat")
    ),
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
    reaction(
        e.EnterDuel,
        host_duels,
        effect=lambda use: use.gives(own_side(use).card, chi=opposing_side(use).card.personal_honor),
    ),
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
        in_own("events"),
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
    battle(costs=[BOW_THIS], effect=_fanned, turns_up=True, limit=1, period="game"),
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
        lambda use, event: event.use.counts_as("Poison") and use.host in event.use.subjects,
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


def _recasts(use: Use) -> Flow[None]:
    """Let the player discard cards and draw as many as were discarded."""
    hand = list(use.you.hand)
    chosen = yield from choose_subjects(
        use.seat, hand, source=use.label, rule="discard", most=len(hand), name="discard", guarded=True
    )
    yield from run_batch(use.table, [use.discard(list(chosen))])
    yield from run_batch(use.table, [use.draw(len(chosen))])


card(
    "mempo-of-the-void",
    *of_the_ring("ring-of-the-void", 9),
    open_(words=("Elemental", "Void"), condition=lambda use: bool(use.you.hand), costs=[BOW_THIS], run=_recasts),
)


def _aims_at(use: Use, event: e.Initiate) -> bool:
    return any(one is use.host for one in event.use.subjects)


card(
    "tessen",
    before(
        e.Initiate,
        lambda use, event: event.use.counts_as("Assassin") and _aims_at(use, event),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)


def _drinks(use: Use) -> Flow[None]:
    """Let the player choose a token of the card. The Goblet gets a token in place of the chosen token."""
    chosen = yield from pick_token(use, use.target)
    yield from run_batch(use.table, [use.remove_token(use.target, chosen), use.place_token(use.this, name="Goblet")])


card(
    "jade-goblet",
    open_(
        target=Target(lambda use: [one for one in use.table.in_play() if yours(use, one) and one.tokens], bowed=True),
        run=_drinks,
    ),
    whenever(
        e.PlaceToken,
        lambda use, event: event.card is use.this and len(use.this.tokens) > 3,
        effect=lambda use: [use.destroy(use.this)],
    ),
)


def _is_doom(this: Card, one: Any, cause: Any) -> bool:
    """Tell whether the cause is the effect of a Doom Event."""
    return isinstance(cause, Use) and cause.this.face.type == "event" and cause.counts_as("Doom")


def _sheltered(this: Card, one: Any) -> bool:
    """Tell whether ``one`` is the player with this card, or one of that player's cards in play."""
    own = isinstance(one, Card) and one.in_play and one.controller == this.controller
    return own or one is this.player


card(
    "prophecies-of-uikku",
    cannot(
        "be-affected",
        applies=_sheltered,
        test=_is_doom,
    ),
    reaction(
        e.Initiate,
        lambda use, event: _is_doom(use.this, None, event.use),
        effect=lambda use: use.gives(use.host, force=2, chi=3, until="end-of-next-turn"),
    ),
)


def _its_focus(use: Use, event: e.Focus) -> bool:
    return event.side.card is use.host


def _slips_away(use: Use, *more: Event) -> list[Event]:
    """Return the event that ends the duel in place of a Focus."""
    focus: Any = use.event
    return [use.replace(focus, [e.EndDuel(use, focus.duel), *more])]


card(
    "nageteppo",
    battle(
        condition=lambda use: use.host.in_battle, costs=[DESTROY_THIS], effect=lambda use: [use.move(use.host, None)]
    ),
    before(e.Focus, _its_focus, costs=[DESTROY_THIS], effect=_slips_away),
    attaches=with_trait("Ninja"),
)


def _strangles(use: Use) -> Flow[None]:
    """Let the Ninja's player focus once more before the Focus cards are revealed. Nobody gains Honor by the duel."""
    strike: Any = use.event
    yield from run_batch(use.table, [use.apply(use.you, "cannot:gain-honor", until="duel")])
    options = [*(one.option("focus") for one in use.you.hand), passing()]
    prompt = Prompt(use.seat, "second-focus", options, rule="duel", source=use.label)
    laid = yield from ask_hidden(prompt, opens=bool(use.you.hand))
    yield from run_batch(use.table, [e.Focus(use, strike.duel, strike.side, option.value) for option in laid])


card(
    "garrote",
    before(
        e.Strike,
        lambda use, event: event.side.card is use.host and bool(use.you.hand),
        costs=[BOW_THIS],
        run=_strangles,
    ),
    attaches=with_trait("Ninja"),
)


def _grows(use: Use) -> list[Event]:
    return [use.place_token(use.this, 1, 1, "Porcelain", amount=use.host.chi)]


card(
    "porcelain-mask-of-fu-leng",
    gains("trait:Shadowlands", applies=its_host),
    cannot("move"),
    whenever(e.Attach, lambda use, event: event.card is use.this and event.entering, effect=_grows),
    whenever(
        e.PhaseBegins,
        in_own("events"),
        effect=lambda use: [use.remove_token(use.this, "Porcelain")],
    ),
    whenever(
        e.RemoveToken,
        lambda use, event: event.card is use.this and not use.this.tokens,
        effect=lambda use: [use.destroy(use.this)],
    ),
    instead(
        e.Destroy,
        lambda use, event: event.card is use.this and event.with_host is None,
        effect=lambda use: [use.destroy(use.host)],
    ),
    grants=[fear(3)],
)


def _honor_guard(this: Card, one: Any) -> bool:
    return its_unit(this, one) and bool(one.is_follower)


card(
    "the-imperial-standard",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        effect=lambda use: [use.gain_honor(4, by=())],
    ),
    gains("force", 2, applies=_honor_guard),
    *immune("Fear", applies=_honor_guard),
    toll=to_enter(FAVOR, condition=lambda use: not use.you.forbids("act-politically")),
)


def _kills(later: Delayed, death: Any) -> Flow[None]:
    """If the rules destroy the victim at 0 Chi, the poisoner loses Honor equal to the victim's printed Chi."""
    if death.cause.kind == "framework" and death.chi <= 0:
        yield from run_batch(death.table, [later.cause.lose_honor(death.card.face.chi, by=())])


POISONED = delayed_effect("dripping-poison", e.Destroy, _kills, when=lambda later, death: death.card.uid == later.given)

card(
    "dripping-poison",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        effect=lambda use: [use.place_token(use.this, name="Vial", amount=4)],
    ),
    limited(
        words=("Poison",),
        costs=[BOW_HOST, Cost(lambda use: [use.remove_token(use.this, "Vial")])],
        condition=lambda use: any(token.name == "Vial" for token in use.this.tokens),
        target=personality(lambda use, one: one.chi < use.host.chi),
        effect=lambda use: [
            use.later(POISONED, "game", given=use.target.uid),
            use.place_token(use.target, chi=-1, name="Poison"),
        ],
    ),
    attaches=with_trait("Ninja"),
)


def _plays_ring(ring: str) -> Callable[[Use], Flow[None]]:
    """Return the effect of playing a Ring from hand. The player is asked even if the hand does not have the Ring."""

    def run(use: Use) -> Flow[None]:
        held = [one.option("choose") for one in use.you.hand if one.id == ring and use.enter_play(one).possible()]
        prompt = Prompt(use.seat, "play-ring", [*held, passing()], rule="ring", source=use.label)
        for option in (yield from ask_hidden(prompt, opens=bool(use.you.hand))):
            yield from run_batch(use.table, [use.enter_play(option.value)])

    return run


card(
    "mantle-of-fire",
    reaction(
        e.ResolveDuel,
        lambda use, event: event.winner is not None and event.winner.card is use.host and bool(use.you.hand),
        run=_plays_ring("ring-of-fire"),
    ),
    before(
        e.Focus,
        _its_focus,
        words=("Elemental", "Fire"),
        costs=[DESTROY_THIS],
        effect=lambda use: _slips_away(use, *use.send_home(use.host)),
    ),
)


def _won_over_own_terrain(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this army destroyed the opposing one in a battle in which this player had played a Terrain."""
    armies = {"attack": event.attackers, "defend": event.defenders}
    won = event.opposed and event.won_by is not None and use.host in armies[event.won_by]
    return won and use.seat in event.battle.terrains and bool(use.you.hand)


card(
    "drum-of-water",
    reaction(e.BattleEnds, _won_over_own_terrain, run=_plays_ring("ring-of-water")),
    battle(
        words=("Elemental", "Water"),
        costs=[DESTROY_THIS],
        target=Target(defended),
        effect=lambda use: [use.move(use.host, use.target)],
    ),
)


def _stands_alone(use: Use, event: e.Commit) -> bool:
    """Tell whether the Personality was assigned to defend against an army that is stronger than the Province."""
    attack = use.table.attack
    if attack is None or event.card is not use.host or event.side != "defend" or not use.you.hand:
        return False
    foes_there = [one for one in use.table.personalities() if one.at is event.province and one.attacking]
    return sum(one.unit_force for one in foes_there) > event.province.strength


card(
    "hammer-of-earth",
    reaction(e.Commit, _stands_alone, run=_plays_ring("ring-of-earth")),
    battle(
        words=("Elemental", "Earth"),
        condition=lambda use: use.host.in_battle and use.host.defending,
        costs=[DESTROY_THIS],
        effect=lambda use: use.gives(use.host, force=3, chi=2),
    ),
)


def _in_great_ritual(use: Use, event: e.CastSpell) -> bool:
    """Tell whether the Personality took part in a Ritual of three or more Shugenja."""
    cast: Any = event.cause
    ritual = cast.this.face.type == "spell" and "participants" in cast.paid
    return ritual and use.host in cast.participants and shugenja(cast) > 2 and bool(use.you.hand)


card(
    "tapestry-of-air",
    reaction(e.CastSpell, _in_great_ritual, run=_plays_ring("ring-of-air")),
    before(
        e.Initiate,
        lambda use, event: (event.use.counts_as("Spell") or event.use.counts_as("Innate")) and _aims_at(use, event),
        words=("Elemental", "Air"),
        costs=[DESTROY_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)


CANDLE, TURNS_OF_VIGIL = "candle-of-the-void", 3


def _another_night(later: Delayed, begins: Any) -> Flow[None]:
    """Count a turn of the vigil. After the last turn of the vigil, the player may play the Ring."""
    cause, one = later.cause, later.about
    yield from run_batch(begins.table, [cause.apply(one, "vigil", -1, until="bowed")])
    if one.value("vigil") <= 0:
        home = begins.table.players[cause.seat].stronghold
        yield from run_batch(begins.table, [cause.apply(home, "has-text", until="game"), *_vigil_ends(later)])


def _vigil_ends(later: Delayed) -> list[Event]:
    return [e.EndDelayed(later.cause, later.about, name) for name in (CANDLE, f"{CANDLE}.end")]


def _gives_up(later: Delayed, risen: Any) -> Flow[None]:
    yield from run_batch(risen.table, _vigil_ends(later))


VIGIL = delayed_effect(
    CANDLE,
    e.TurnBegins,
    _another_night,
    when=lambda later, begins: begins.table.active == later.cause.seat and later.about.bowed,
    standing=True,
)
RISES = delayed_effect(f"{CANDLE}.end", e.Straighten, _gives_up, when=lambda later, up: up.card is later.about)


def _keeps_vigil(use: Use) -> list[Event]:
    """Return the events that begin the vigil, during which the Personality may stay bowed."""
    return [
        use.apply(use.host, "may-stay-bowed", until="bowed"),
        use.apply(use.host, "vigil", TURNS_OF_VIGIL, until="bowed"),
        use.later(VIGIL, "game", about=use.host),
        use.later(RISES, "game", about=use.host),
    ]


def _after_the_vigil(use: Use) -> Flow[None]:
    """Play the Ring. The player may do so once for each vigil."""
    yield from _plays_ring("ring-of-the-void")(use)
    if any(one.id == "ring-of-the-void" for one in use.you.rings):
        yield from run_batch(use.table, [e.Lift(use, use.you.stronghold, CANDLE)])


def _replaces_hand(use: Use) -> Flow[None]:
    hand = list(use.you.hand)
    yield from run_batch(use.table, [use.discard(hand)])
    yield from run_batch(use.table, [use.draw(len(hand))])


card(
    CANDLE,
    limited(words=("Elemental", "Void"), costs=[BOW_HOST], effect=_keeps_vigil),
    limited(
        words=("Elemental", "Void"), condition=lambda use: bool(use.you.hand), costs=[DESTROY_THIS], run=_replaces_hand
    ),
    texts=[limited(condition=lambda use: bool(use.you.hand), run=_after_the_vigil, while_bowed=True)],
)


def _by_magic(first: Use) -> bool:
    """Tell whether a ranged attack comes from a Spell effect or an innate ability."""
    return first.counts_as("Spell") or first.counts_as("Innate")


def _far_sight(use: Use) -> Sequence[Event]:
    return [use.apply(use.this, "spent")]


# The ranged attack is added to another one. An attack's strength is the sum over all cards that shoot.
card(
    "the-eye-of-shorihotsu",
    ranged(4, costs=[Cost(_far_sight)], condition=lambda use: not use.this.added("spent"), aids=_by_magic),
    attaches=with_trait("Shugenja"),
)

card("visage-of-the-void", cannot("be-copied", applies=its_host))


def _has_no_incense(this: Card, host: Card) -> bool:
    """Tell whether a card is a Shugenja without this Item."""
    return host.trait("Shugenja") and not any(worn.id == this.id and worn is not this for worn in host.attachments)


card("incense-of-concentration", attaches=_has_no_incense, in_rituals=DOUBLES)


def _as_an_oni(use: Use) -> Flow[None]:
    """Let the player choose an action of the Oni. The Personality may take that action until the end of the turn."""
    yield from copy_one(use, abilities_of(use, use.host, use.target))


card(
    "mask-of-the-oni",
    open_(
        costs=[BOW_THIS, lose_honor(1)],
        target=personality(
            lambda use, one: one.trait("Oni") and one is not use.host and bool(abilities_of(use, use.host, one)),
            bowed=True,
            reference=True,
        ),
        run=_as_an_oni,
    ),
)


def _reflects(use: Use) -> Flow[None]:
    """Name a card. The target discards one of that name from hand."""
    face = yield from names_a_card(use)
    yield from run_batch(use.table, [e.NameCard(use, use.target.seat, face)])
    held = [one for one in use.target.hand if one.face.name == face.name]
    yield from run_batch(use.table, [use.discard(held[:1])] if held else [])


card(
    "obsidian-mirror",
    limited(costs=[BOW_HOST, lose_honor(1)], target=player(lambda use, one: bool(one.hand)), run=_reflects),
)
