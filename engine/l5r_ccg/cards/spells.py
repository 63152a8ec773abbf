"""Spells and Kiho. That a Shugenja or Monk bows for them is a rule of the game, and stands on no card."""

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.cost import Cost
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.duels import mine, you_duel
from engine.l5r_ccg.cards.words import (
    Target,
    battle,
    before,
    card,
    discard_from_hand,
    limited,
    open_,
    opposing,
    personality,
    ranged,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.traits import frighten
from engine.l5r_ccg.use import Use


def _units(use: Use) -> list[Card]:
    return list(use.table.personalities())


def _mounted(use: Use, cards: "list[Card]") -> list[Event]:
    """Return what gives cards Cavalry until the end of the turn."""
    return [use.apply(one, "trait:Cavalry", 1) for one in cards if not one.trait("Cavalry")]


# Spells

card(
    "wind-born-speed",
    open_(target=Target(_units), effect=lambda use: _mounted(use, [use.target, *use.target.followers])),
)
card(
    "wings-of-fire",
    open_(
        words=("Elemental", "Fire"),
        target=Target(lambda use: [one for leader in _units(use) for one in (leader, *leader.followers)]),
        effect=lambda use: _mounted(use, [use.target]),
    ),
)
card(
    "fires-of-purity",
    open_(
        words=("Elemental", "Fire"),
        target=personality(lambda use, one: one.personal_honor > 2),
        effect=lambda use: use.gives(use.target, force=3, chi=3),
    ),
)
card(
    "look-into-the-void",
    open_(words=("Elemental", "Void"), costs=[discard_from_hand()], effect=lambda use: [use.draw()]),
)
card(
    "stifling-wind",
    battle(
        words=("Elemental", "Air"),
        target=Target(lambda use: [one for leader in _units(use) for one in leader.followers if opposing(use, one)]),
        effect=lambda use: [use.bow(use.target)],
    ),
    battle(
        words=("Elemental", "Air"),
        target=personality(lambda use, one: opposing(use, one) and all(each.bowed for each in one.followers)),
        effect=lambda use: [use.bow(use.target)],
    ),
)
card(
    "energy-transference",
    open_(
        target=personality(lambda use, one: one.force != one.chi),
        effect=lambda use: [
            *use.gives(use.target, force=use.target.chi - use.target.force, chi=use.target.force - use.target.chi),
            *([] if use.target.controller == use.seat else [use.destroy(use.this)]),
        ],
    ),
)


def _face_cards(use: Use) -> list[object]:
    """Return the provinces with a card in them: what lies face down is chosen by its place."""
    return [place for seat in use.table.players for place in seat.standing if place.card is not None]


card(
    "winds-of-change",
    limited(
        words=("Elemental", "Air"),
        target=Target(_face_cards),
        effect=lambda use: [use.discard([use.target.card])],
    ),
)


card(
    "counterspell",
    before(e.Initiate, lambda use, event: bool(event.use.is_("Innate")), effect=lambda use: [use.cancel(use.event)]),
)


def _at_mine(use: Use, event: e.Initiate) -> bool:
    """Hold when an Elemental action targets this player or a card in play of this player."""
    aimed = [subject for subjects in event.use.chosen.values() for subject in subjects]
    mine = [one for one in aimed if one is use.you or (isinstance(one, Card) and one.in_play and yours(use, one))]
    return bool(mine) and event.use.is_("Elemental")


card("elemental-ward", before(e.Initiate, _at_mine, effect=lambda use: [use.cancel(use.event)]))


FURY = "Fury"


def _is_spent(use: Use) -> bool:
    return not use.this.tokens


def _gone(use: Use) -> list[Event]:
    return [use.destroy(use.this)]


# It is destroyed only when the attack is over for which its last token went.
card(
    "the-fury-of-osano-wo",
    whenever(
        e.Attach,
        lambda use, event: event.card is use.this and event.entering,
        effect=lambda use: [use.place_token(use.this, name=FURY, amount=3)],
    ),
    whenever(
        e.RemoveToken,
        lambda use, event: event.card is use.this and _is_spent(use) and event.cause.this is not use.this,
        effect=_gone,
    ),
    whenever(e.CastSpell, lambda use, event: event.cause.this is use.this and _is_spent(use), effect=_gone),
    whenever(
        e.Cancel,
        lambda use, event: isinstance(event.event, e.Initiate) and event.event.use.this is use.this and _is_spent(use),
        effect=_gone,
    ),
    ranged(
        lambda use: use.host.casting_chi + 2,
        costs=[Cost(lambda use: [use.remove_token(use.this, FURY)])],
        joins=False,
    ),
)


# Kiho

card(
    "strength-of-my-ancestors",
    open_(target=personality(yours), effect=lambda use: use.gives(use.target, force=2, chi=2)),
)


def _on_foot(leader: Card) -> list[Card]:
    return [one for one in (leader, *leader.followers) if not one.trait("Cavalry")]


def _mount_some(use: Use) -> Flow[None]:
    """Let as many cards of the unit as the performer has Chi be chosen for Cavalry."""
    performer: Card = use.paid["performer"]
    chosen = yield from choose_subjects(
        use.seat, _on_foot(use.target), source=use.label, rule="kiho", least=0, most=performer.chi
    )
    yield from run_batch(use.table, _mounted(use, list(chosen)))


card(
    "gift-of-the-wind",
    open_(
        words=("Elemental", "Air"),
        target=Target(lambda use: [one for one in _units(use) if _on_foot(one)]),
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
    """Let some of the first target's straight Followers be chosen, all of whom go to the second."""
    host: Card = use.chosen["host"][0]
    found = [one for one in _ready_followers(use.target) if use.table.may_attach(one, host)]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="kiho", most=len(found), name="followers"
    )
    yield from run_batch(use.table, [e.ExchangeCards(use, [(one, host) for one in chosen])])


def _stays_straight(use: Use, one: Card) -> bool:
    """Hold for a Personality of this player's who does not bow for it."""
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

# Kiho of duels

card(
    "double-chi",
    reaction(e.EnterDuel, you_duel, effect=lambda use: [use.apply(mine(use).card, "trait:Double Chi", until="duel")]),
)


def _strike_from_the_void(use: Use) -> Flow[None]:
    """Draw a card; its Focus Value counts for the duel, without the card being laid."""
    drawn = e.Draw(use, use.seat)
    yield from run_batch(use.table, [drawn])
    found = [one for one in use.you.hand if one in drawn.cards]
    yield from run_batch(use.table, [use.apply(mine(use).card, "chi", one.focus, until="duel") for one in found])


card(
    "void-strike",
    reaction(
        e.EnterDuel,
        you_duel,
        condition=lambda use: bool(use.you.fate_deck),
        run=_strike_from_the_void,
    ),
)
