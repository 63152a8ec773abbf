"""Kiho (§kiho)."""

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.traits import frighten
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import own_side, you_duel
from engine.l5r_ccg.cards.phrases.fighting import all_units, mounted
from engine.l5r_ccg.cards.phrases.looking import choose_face_down, face_down, look_at
from engine.l5r_ccg.cards.phrases.shots import other_marks, shot_at_ones_army
from engine.l5r_ccg.cards.phrases.tokens import giver_and_taker, moves_a_token
from engine.l5r_ccg.cards.words import (
    Target,
    battle,
    before,
    card,
    limited,
    open_,
    opposing,
    personality,
    ranged,
    reaction,
    yours,
)
from engine.l5r_ccg.fighting.ranged import strength
from engine.l5r_ccg.state import Province

card(
    "ancestral-guidance",
    open_(
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai") and not one.trait("Tactician")),
        effect=lambda use: [use.apply(use.target, "trait:Tactician")],
    ),
)


def _battlefields(use: Use) -> list[Province]:
    """Return the provinces where a battle is being or will be fought."""
    attack = use.table.attack
    if attack is None:
        return []
    places = [place for place in use.table.attacked(attack) if place not in attack.fought]
    return [place for place in places if any(one.at is place for one in use.table.personalities())]


card(
    "master-of-the-rolling-river",
    battle(
        condition=lambda use: len(_battlefields(use)) > 1,
        targets=[
            personality(lambda use, one: yours(use, one) and one.at in _battlefields(use)),
            Target(_battlefields, name="province"),
        ],
        effect=lambda use: [use.move(use.target, use.chosen["province"][0])],
    ),
)

card(
    "strength-of-my-ancestors",
    open_(target=personality(yours), effect=lambda use: use.gives(use.target, force=2, chi=2)),
)


def _on_foot(leader: Card) -> list[Card]:
    return [one for one in (leader, *leader.followers) if not one.trait("Cavalry")]


def _mount_some(use: Use) -> Flow[None]:
    """Give Cavalry to chosen cards of the unit, at most as many as the performer's Chi."""
    performer: Card = use.paid["performer"]
    chosen = yield from choose_subjects(
        use.seat, _on_foot(use.target), source=use.label, rule="kiho", least=0, most=performer.chi
    )
    yield from run_batch(use.table, mounted(use, list(chosen)))


card(
    "gift-of-the-wind",
    open_(
        words=("Elemental", "Air"),
        target=Target(lambda use: [one for one in all_units(use) if _on_foot(one)]),
        run=_mount_some,
    ),
)

card(
    "the-purity-of-shinsei",
    limited(
        target=personality(lambda use, one: yours(use, one) and bool(one.tokens)),
        effect=lambda use: [
            use.remove_token(use.target, name, sum(token.name == name for token in use.target.tokens))
            for name in dict.fromkeys(token.name for token in use.target.tokens)
        ],
    ),
)


def _shugenja_here(use: Use, one: Card) -> bool:
    return one.trait("Shugenja") and one.in_battle


card(
    "a-glimpse-of-the-soul-s-shadow",
    battle(
        words=("Fear",),
        performer=_shugenja_here,
        target=Target(lambda use: [] if use.table.battle is None else use.table.battle.units()),
        effect=lambda use: frighten(use, use.paid["performer"].chi),
    ),
)


def _ready_followers(leader: Card) -> list[Card]:
    return [one for one in leader.followers if not one.bowed]


def _march_over(use: Use) -> Flow[None]:
    """Choose unbowed Followers of the target and move them to the Personality chosen as host."""
    host: Card = use.chosen["host"][0]
    found = [one for one in _ready_followers(use.target) if use.table.may_attach(one, host)]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="kiho", most=len(found), name="followers"
    )
    yield from run_batch(use.table, [e.ExchangeCards(use, [(one, host) for one in chosen])])


def _stays_straight(use: Use, one: Card) -> bool:
    """Tell whether a card is a Personality of this player that does not bow to perform the Kiho."""
    return yours(use, one) and one is not use.paid.get("performer")


def _may_take_over(use: Use, host: Card) -> bool:
    leader = use.chosen["target"][0]
    return host is not leader and any(use.table.may_attach(one, host) for one in _ready_followers(leader))


card(
    "the-spirit-of-water",
    open_(
        targets=[
            personality(lambda use, one: _stays_straight(use, one) and bool(_ready_followers(one))),
            personality(lambda use, one: _stays_straight(use, one) and _may_take_over(use, one), name="host"),
        ],
        run=_march_over,
    ),
)

card(
    "double-chi",
    reaction(
        e.EnterDuel, you_duel, effect=lambda use: [use.apply(own_side(use).card, "trait:Double Chi", until="duel")]
    ),
)


def _strike_from_the_void(use: Use) -> Flow[None]:
    """Draw a card. The card's Focus value counts for the duel, but the card is not played as a Focus."""
    drawn = e.Draw(use, use.seat)
    yield from run_batch(use.table, [drawn])
    found = [one for one in use.you.hand if one in drawn.cards]
    yield from run_batch(use.table, [use.apply(own_side(use).card, "chi", one.focus, until="duel") for one in found])


card(
    "void-strike",
    reaction(
        e.EnterDuel,
        you_duel,
        condition=lambda use: bool(use.you.fate_deck),
        run=_strike_from_the_void,
    ),
)

card("dance-of-the-elements", open_(targets=giver_and_taker(), run=moves_a_token))


card(
    "catching-the-wind-s-favor",
    before(
        e.Initiate,
        shot_at_ones_army,
        performer=lambda use, one: one.in_battle and one.chi > strength(use.event.use),
        target=Target(other_marks, reference=True),
        effect=lambda use: [e.Sweep(use, use.event, use.target)],
    ),
)


def _unshielded(use: Use) -> list[Card]:
    """Return opposing Followers, and opposing Personalities that have no Followers."""
    return [one for leader in all_units(use) if opposing(use, leader) for one in (leader.followers or [leader])]


card(
    "fist-of-the-earth",
    battle(words=("Elemental", "Earth"), target=Target(_unshielded), effect=lambda use: [use.bow(use.target)]),
)


def _casters_chi(use: Use) -> int:
    """Return the Chi of the Personality that bows for the Kiho."""
    performer = use.paid.get("performer")
    return performer.chi if isinstance(performer, Card) else 0


card(
    "the-wrath-of-osano-wo",
    ranged(_casters_chi, costs=[], words=("Thunder",), performer=lambda use, one: one.in_battle),
)


def _hears_the_wind(use: Use) -> Flow[None]:
    """Let the player look at face-down cards and discard any of them that come from the player's own decks.

    The player may look at as many cards as the caster has Chi.
    """
    seen = yield from choose_face_down(use, face_down(use), most=_casters_chi(use))
    yield from look_at(use, seen)
    own = [card for card in seen if card.owner == use.seat and card.zone.endswith("deck")]
    if own:
        discards: tuple[Card, ...] = yield from choose_subjects(
            use.seat, own, source=use.label, rule="discard", least=0, most=len(own), name="discard", guarded=True
        )
        yield from run_batch(use.table, [use.discard(discards)] if discards else [])


card("wisdom-the-wind-brings", open_(condition=lambda use: bool(face_down(use)), run=_hears_the_wind))
