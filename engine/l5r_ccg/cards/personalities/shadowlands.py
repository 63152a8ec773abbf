"""Personalities of the Shadowlands."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.payments import bowing
from engine.l5r_ccg.abilities.rituals import others
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import NOTHING_WORN
from engine.l5r_ccg.cards.phrases.committing import apart_from
from engine.l5r_ccg.cards.phrases.fighting import army, destroyer, mounted, opposing_army, shadowlands, this_card_while
from engine.l5r_ccg.cards.phrases.people import guardian
from engine.l5r_ccg.cards.phrases.provinces import filled
from engine.l5r_ccg.cards.phrases.tokens import pick_token
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    discard_from_hand,
    fear,
    follower,
    gains,
    in_own,
    instead,
    limited,
    lose_honor,
    open_,
    opposing,
    pay_gold,
    player,
    ranged,
    reaction,
    to_enter,
    whenever,
    you_or_yours,
)
from engine.l5r_ccg.machinery.copying import KINDS
from engine.l5r_ccg.machinery.course import NEXT_TURN_ENDS
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.turn.attachments import on_entering
from engine.l5r_ccg.turn.gold import BOUNTY, pay

card("yogo-junzo", fear(4))


def _fell(use: Use, event: e.Destroy) -> bool:
    """Tell whether this card was destroyed in the resolution of a battle or in a duel."""
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


RETURN = delayed_effect("mountain-goblin", e.PhaseBegins, _crawls_back, when=_evening)

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
    """Return the opposing units with a Follower that the Oni can burn, unless their player has the Ring of Fire."""
    return [
        one
        for one in use.table.personalities()
        if opposing(use, one)
        and not _has(use, one.controller, "ring-of-fire")
        and any(each.force < use.this.chi for each in one.followers)
    ]


def _burn(use: Use) -> Flow[None]:
    """Let the player choose Followers of the unit whose total Force is less than the Oni's Chi."""
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
    """Return the Shugenja who bowed for a spell, Kiho or ability.

    The list is empty if the Ring of the Void protects the Shugenja.
    """
    cast: Any = use.event
    one = cast.cause.performer
    able = isinstance(one, Card) and one.trait("Shugenja") and one in bowing(cast.cause)
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


def _harvests(use: Use, event: e.Destroy) -> bool:
    """Tell whether an opposing Personality or Follower is destroyed in this card's battle."""
    attack = use.table.attack
    here = use.this.in_battle and event.at is use.this.at and event.was in ("personality", "follower")
    return here and attack is not None and event.side != attack.side_of(use.seat)


card(
    "dark-daughter-of-fu-leng",
    whenever(e.Destroy, _harvests, effect=lambda use: [use.place_token(use.this, 1, 1, "Blood")]),
    whenever(
        e.PhaseBegins,
        in_own("end"),
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
    "yogo-junzo-experienced",
    fear(5, limit=2, period="turn"),
    cannot(
        "suffer-token",
        test=lambda this, subject, token: token.name == "Corruption",
    ),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.trait("Black Scroll") else 0,
)

card(
    "the-demon-bride-of-fu-leng",
    limited(
        costs=[BOW_THIS],
        target=follower(lambda use, one: one.trait("Shadowlands") and one.host is not use.this),
        effect=lambda use: [use.attach(use.target, use.this, seat=use.seat)],
    ),
    fear(4),
)


def _killer(use: Use) -> int | None:
    """Return the player who killed this Personality in a duel or battle: the opponent, or its destroyer."""
    event, duel, battle_ = use.event, use.table.duel, use.table.battle
    assert isinstance(event, e.Destroy)
    if duel is not None and use.this in [side.card for side in duel.sides]:
        if event.cause is duel.use:
            return next(side.seat for side in duel.sides if side.card is not use.this)
        return destroyer(use)
    return destroyer(use) if battle_ is not None and event.at is battle_.province else None


def _on_its_head(use: Use) -> list[Event]:
    """Give the killer's player 10 gold toward one card, usable until the end of that player's next turn."""
    seat = _killer(use)
    if seat is None:
        return []
    until = use.table.course.scope(NEXT_TURN_ENDS, seat, None)
    return [e.Apply(use, use.table.players[seat], BOUNTY, 10, Layer.ADD, until, None)]


card(
    "ogre-outlaw",
    whenever(
        e.Destroy, lambda use, event: event.card is use.this, effect=_on_its_head, zones=("play", "dynasty discard")
    ),
)

card(
    "kumo",
    battle(
        condition=lambda use: use.this.in_battle,
        target=Target(
            lambda use: [
                one
                for leader in use.table.personalities()
                for one in (leader, *leader.followers)
                if opposing(use, one) and one.force < 2
            ]
        ),
        effect=lambda use: [use.bow(use.target)],
        limit=1,
        period="battle",
    ),
)


def _dark_follower(this: Card, subject: object) -> bool:
    if not isinstance(subject, Card) or not subject.is_follower or this.at is None:
        return False
    return shadowlands(subject) and subject.personality in army(this)


card(
    "tsukuro",
    gains("force", 1, applies=_dark_follower),
)


def _infamous(card_in: Card, player: Player) -> bool:
    """Tell whether a player's Family Honor is at most zero."""
    return player.honor <= 0


def _honorable_beside(use: Use) -> list[Event]:
    return [use.bow(one) for one in army(use.this) if one.personal_honor > 1]


card(
    "moto-tsume",
    whenever(
        e.BattleBegins,
        lambda use, event: use.this.at is event.province and bool(_honorable_beside(use)),
        effect=_honorable_beside,
    ),
    playable=_infamous,
)


def _dark_unit(leader: Card) -> bool:
    return any(shadowlands(one) for one in leader.unit)


card(
    "moto-tsume-experienced",
    *apart_from(lambda one: not _dark_unit(one)),
    fear(3),
    playable=_infamous,
)

card(
    "oni-no-jimen",
    open_(
        words=("Elemental", "Earth"),
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                place.region
                for seat in use.table.players
                if not any(ring.id == "ring-of-earth" for ring in seat.rings)
                for place in seat.standing
                if place.region is not None
            ]
        ),
        effect=lambda use: [use.destroy(use.target)],
    ),
    cannot("attach", test=lambda this, subject, worn: worn.face.type in ("item", "follower")),
)

guardian("kyojin", "Yogo Junzo")


def _devastates(use: Use) -> Flow[None]:
    """Let the player choose the Holding that the Oni destroys when it comes into play."""
    own = use.you.holdings
    if own:
        chosen = yield from choose_subjects(use.seat, own, source=use.label, rule="destroyed", name="destroy")
        yield from run_batch(use.table, [use.destroy(one) for one in chosen])


def _goblins(use: Use) -> list[Card]:
    """Return the Goblin cards in play without Cavalry."""
    return [one for one in use.table.in_play() if one.called("Goblin") and not one.trait("Cavalry")]


def _mounts_goblins(use: Use) -> Flow[None]:
    """Let the player choose as many Goblin cards as the discarded card's Focus. The chosen cards become Cavalry."""
    most = use.paid["discard"].face.focus
    chosen: tuple[Card, ...] = ()
    if most:
        chosen = yield from choose_subjects(
            use.seat, _goblins(use), source=use.label, rule="target", least=0, most=most
        )
    yield from run_batch(use.table, mounted(use, list(chosen)))


card(
    "goblin-shaman",
    open_(
        costs=[BOW_THIS, discard_from_hand()],
        condition=lambda use: bool(_goblins(use)),
        run=_mounts_goblins,
        concerns=lambda use: any(one.in_battle for one in _goblins(use)),
    ),
)

card(
    "kyoso-no-oni",
    NOTHING_WORN,
    whenever(e.EnterPlay, lambda use, event: event.card is use.this, run=_devastates),
    ranged(7),
)

card(
    "ogre-bushi",
    cannot(
        "attach",
        test=lambda this, subject, worn: (
            (worn.face.type == "follower" and worn.id != "ogre-warriors") or worn.trait("Armor")
        ),
    ),
)


def _tribute(use: Use) -> Flow[None]:
    """Let a player pay gold equal to the Oni's Force. A player who cannot pay bows all Holdings that produce gold."""
    player = use.target
    paid = yield from pay(use.table.rules_of(player.seat), player, use.this.force, use.this)
    mines = [] if paid else [one for one in player.holdings if one.face.makes_gold and not one.bowed]
    yield from run_batch(use.table, [use.bow(one) for one in mines])


card(
    "oni-no-ogon",
    cannot("attach", test=lambda this, subject, worn: worn.face.type == "item"),
    open_(costs=[pay_gold(3)], effect=lambda use: use.gives(use.this, force=1)),
    open_(
        condition=lambda use: use.this.force > 0,
        costs=[BOW_THIS],
        target=player(lambda use, one: one.seat != use.seat),
        run=_tribute,
    ),
)

card(
    "the-monstrous-war-machine-of-fu-leng",
    cannot("attach", test=lambda this, subject, worn: worn.face.type == "item"),
    cannot("challenge"),
    cannot("be-challenged"),
    gains("idle-followers"),
    gains("force", 0, applies=this_card_while(lambda this: not this.followers), layer=Layer.FIX),
    whenever(
        e.Bow,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.destroy(one) for one in use.this.followers],
    ),
)


def _lying(use: Use) -> list[Province]:
    """Return this player's filled Provinces, except the one that is the target."""
    return [place for place in use.you.standing if place.card is not None and place not in use.targets]


def _given(use: Use) -> Sequence[Event]:
    """Return the discard that pays for the action. Once it is paid, the Province may be empty."""
    card = use.paid["given"].card
    return [] if card is None else [use.discard([card])]


card(
    "kuni-yori-experienced",
    limited(
        condition=lambda use: len(filled(use)) > 1,
        costs=[BOW_THIS, Cost(_given, pick=_lying, name="given")],
        target=Target(filled),
        effect=lambda use: [use.discard([use.target.card])],
    ),
)


def _rings(*names: str) -> Callable[[Use], list[Card]]:
    return lambda use: [one for player in use.table.players for one in player.rings if one.id in names]


def _is_used(use: Use, event: e.Initiate) -> bool:
    """Tell whether a Ring of Air, Void or Water in play is being used."""
    return event.use.this.in_play and event.use.this.id in ("ring-of-air", "ring-of-the-void", "ring-of-water")


card(
    "oni-no-genso",
    open_(
        words=("Elemental",),
        costs=[BOW_THIS],
        target=Target(_rings("ring-of-earth", "ring-of-fire")),
        effect=lambda use: [use.apply(use.target, "blank", 1)],
    ),
    before(
        e.Initiate,
        _is_used,
        words=("Elemental",),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event), use.apply(use.event.use.this, "blank", 1)],
    ),
)


def _feeds(use: Use, event: e.CastSpell) -> bool:
    """Tell whether an opposing Shugenja casts in this battle, or another player's spell targets this player or their
    cards.
    """
    cast: Any = event.cause
    if event.seat == use.seat or not (cast.this.face.type == "spell" or cast.counts_as("Innate")):
        return False
    fought = use.table.battle
    if fought is not None:
        caster = cast.performer
        return use.this.in_battle and caster is not None and fought.opposes(use.seat, caster)
    return use.table.phase == "action" and any(you_or_yours(use, one) for one in cast.subjects)


card(
    "oni-no-seiryoku",
    NOTHING_WORN,
    reaction(e.CastSpell, _feeds, effect=lambda use: [use.place_token(use.this, 1, 1, "Energy")]),
)


def _elsewhere(use: Use) -> list[Province]:
    """Return the Provinces of this attack at which the battle is still to come."""
    fought, attack = use.table.battle, use.table.attack
    if fought is None or attack is None:
        return []
    every = use.table.attacked(attack)
    return [place for place in every if place is not fought.province and place not in attack.fought]


def _floods(use: Use) -> list[Event]:
    """Return the moves by which all units here change places with those at the other Province."""
    fought = use.table.battle
    if fought is None:
        return []
    here, there = fought.units(), [one for one in use.table.personalities() if one.at is use.target]
    return [*(use.move(one, use.target) for one in here), *(use.move(one, fought.province) for one in there)]


def _dry(use: Use) -> bool:
    """Tell whether no player with a unit in the opposing army has the Ring of Water."""
    return use.this.in_battle and not any(_has(use, one.controller, "ring-of-water") for one in opposing_army(use.this))


card(
    "oni-no-mizu",
    NOTHING_WORN,
    battle(words=("Elemental",), condition=_dry, costs=[BOW_THIS], target=Target(_elsewhere), effect=_floods),
)


def _laden(use: Use) -> list[Card]:
    return [one for one in use.table.in_play() if one.tokens and one is not use.this]


def _feasts(use: Use) -> Flow[None]:
    """Let the Oni eat a token of another card, or lose three of its own tokens."""
    found = _laden(use)
    if not found:
        yield from run_batch(use.table, [use.remove_token(use.this, name, amount) for name, amount in _own(use, 3)])
        return
    (meal,) = yield from choose_subjects(use.seat, found, source=use.label, rule="tokens", name="token")
    name = yield from pick_token(use, meal)
    yield from run_batch(use.table, [use.remove_token(meal, name), use.place_token(use.this, 1, 1, "Feast")])


def _own(use: Use, most: int) -> list[tuple[str, int]]:
    """Return the names of up to ``most`` of this card's tokens, each with the number of tokens of that name."""
    names = [token.name for token in use.this.tokens][:most]
    return [(name, names.count(name)) for name in dict.fromkeys(names)]


card(
    "shuten-doji",
    whenever(
        e.PhaseBegins,
        in_own("events"),
        run=_feasts,
    ),
    enters_with=(1, 1, "Feast", 4),
)


def _tokens_of(player: Player) -> list[Card]:
    return [one for one in player.table.in_play() if one.controller == player.seat and one.tokens]


class Tokens(Cost[Use]):
    """The cost of destroying this many tokens on the player's own cards."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(lambda use: use.paid["tokens"], pick=lambda use: (), name="tokens")
        self.amount = amount

    def payable(self, use: Use) -> bool:
        """Tell whether the cost can be paid now (see ``Cost``)."""
        return sum(len(one.tokens) for one in _tokens_of(use.you)) >= self.amount

    def choose(self, use: Use) -> Flow[None]:
        """Ask for one token after another."""
        given: list[tuple[Card, str]] = []
        for _ in range(self.amount):
            found = [one for one in _tokens_of(use.you) if len(one.tokens) > sum(one is each for each, _ in given)]
            (one,) = yield from choose_subjects(use.seat, found, source=use.label, rule="tokens", name="token")
            name = yield from pick_token(use, one, [taken for each, taken in given if each is one])
            given.append((one, name))
        use.paid[self.name] = [
            use.remove_token(one, name, given.count((one, name))) for one, name in dict.fromkeys(given)
        ]


card(
    "oni-no-sanru",
    gains("force", lambda this, one: sum(len(each.tokens) for foe in opposing_army(this) for each in foe.unit)),
    toll=to_enter(Tokens(4)),
)


def _stronghold(this: Card, one: Any) -> bool:
    return one is this.player.stronghold


card(
    "oni-no-kamu",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.bow(use.you.stronghold)],
    ),
    cannot("straighten", applies=_stronghold),
    gains("blank", applies=_stronghold),
    whenever(
        e.PhaseBegins,
        in_own("end"),
        effect=lambda use: (
            [use.destroy(use.this)] if use.this.added("age") > 2 else [use.apply(use.this, "age", until="play")]
        ),
    ),
)


card(
    "tsuburu-no-oni",
    cannot("attach", test=lambda this, subject, worn: worn.face.type == "follower" or worn.trait("Armor")),
    instead(
        e.CompareForce,
        lambda use, event: use.this.at is event.province and not event.battle.army("defend"),
        effect=lambda use: use.gives(use.this, force=6),
    ),
    toll=to_enter(
        Cost(lambda use: [use.destroy(use.paid["offering"])], pick=lambda use: use.you.personalities, name="offering")
    ),
)


def _devours(use: Use) -> Flow[None]:
    """When the card first comes into play, destroy another Personality of its player."""
    yield from run_batch(use.table, [use.apply(use.this, "brought", until="permanent")])
    found = [one for one in use.you.personalities if one is not use.this]
    if found:
        chosen = yield from choose_subjects(use.seat, found, source=use.label, rule="target")
        yield from run_batch(use.table, [use.destroy(one) for one in chosen])


card(
    "oni-no-shikibu",
    whenever(e.EnterPlay, lambda use, event: event.card is use.this and not use.this.added("brought"), run=_devours),
    returns=limited(costs=[lose_honor(2)], effect=lambda use: [use.enter_play(use.this)], zones=("dynasty discard",)),
)


class _Summoners(Cost[Use]):
    """The cost of bowing and destroying any number of unbowed Shugenja, stored as ``use.paid["participants"]``."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            lambda use: [event for one in use.paid["participants"] or () for event in (use.bow(one), use.destroy(one))],
            pick=lambda use: (),
            name="participants",
        )

    def payable(self, use: Use) -> bool:
        """Tell whether the cost can be paid now (see ``Cost``)."""
        return bool(others(use))

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        found = [one for one in others(use) if one.is_personality]
        options = [one.option("choose") for one in found]
        prompt = Prompt(
            use.seat, "cost", options, rule="rituals", source=use.label, groups=(Group("", 1, len(options)),),
            data={"cost": self.name},
        )  # fmt: skip
        chosen = yield from ask_many(prompt)
        use.paid["participants"] = tuple(option.value for option in chosen)
        use.paid["summoned"] = (len(chosen), sum(option.value.casting_chi for option in chosen))


def _is_summoned(use: Use) -> list[Event]:
    """Return the events by which the Oni enters play, with Force and Chi from the Shugenja who died for it."""
    number, chi = use.paid.get("summoned", (1, 1))
    return [
        use.enter_play(use.this),
        use.apply(use.this, "chi", number, until="play"),
        use.apply(use.this, "force", chi // 2, until="play"),
        use.lose_honor(number, by=()),
    ]


card(
    "oni-no-chi",
    limited(words=("Ritual", "Oni"), costs=[_Summoners()], effect=_is_summoned, zones=("province",)),
    playable=lambda this, player: False,
)


def _lessons(use: Use, dead: Card) -> list[Option]:
    """Return an option for each ability printed on the dead card that this card does not have yet."""
    printed = [one for one in dead.face.abilities if one.timing in KINDS]
    learnt = [e.Learn(use, use.this, dead, one) for one in printed]
    return [Option(f"copy:{each.ability.name}", "copy", each, card=dead.key) for each in learnt if each.possible()]


def _loser(use: Use, duel: e.ResolveDuel) -> Card | None:
    """Return the Personality that this one has defeated in the duel."""
    won = duel.winner is not None and duel.winner.card is use.this
    return next((side.card for side in duel.losers if won and side.card.face.type == "personality"), None)


def _devours_the_soul(use: Use) -> Flow[None]:
    assert isinstance(use.event, e.ResolveDuel)
    dead = _loser(use, use.event)
    assert dead is not None
    lesson = yield from ask(Prompt(use.seat, "copy", _lessons(use, dead), rule="copying", source=use.label))
    yield from run_batch(use.table, [lesson])


def _has_lessons(use: Use, duel: e.ResolveDuel) -> bool:
    dead = _loser(use, duel)
    return dead is not None and bool(_lessons(use, dead))


card("bog-hag", whenever(e.ResolveDuel, _has_lessons, run=_devours_the_soul))


def _fell_with_it(this: Card) -> bool:
    """Tell whether the resolution in progress has destroyed this card and the Province of its owner."""
    fought = this.table.battle
    if fought is None or not fought.resolved or not fought.province.destroyed:
        return False
    return fought.province.owner == this.owner and this in fought.lost


def _holds_out(this: Card, player: Any) -> bool:
    """Tell whether this card's player stays in the game without a Province until the battle is over.

    If another player loses the last Province meanwhile, both players are out at the same moment.
    """
    table = this.table
    if player is not table.players[this.owner] or not _fell_with_it(this):
        return False
    return all(one is player or one.standing or not table.is_in(one.seat) for one in table.players)


def _lands_of_the_attacker(use: Use) -> list[Province]:
    attack = use.table.attack
    return [] if attack is None or attack.attacker is None else use.table.players[attack.attacker].standing


card(
    "kusatte-iru",
    NOTHING_WORN,
    cannot("lose-by-provinces", applies=_holds_out, zones=("dynasty discard",)),
    reaction(
        e.Destroy,
        lambda use, event: (
            event.card is use.this and event.at is not None and _fell_with_it(use.this) and event.at.owner == use.seat
        ),
        costs=[lose_honor(15)],
        target=Target(_lands_of_the_attacker),
        effect=lambda use: [use.destroy_province(use.target)],
        zones=("dynasty discard",),
    ),
)

card("moto-sada", fear(3))
