"""The functions with which the files of cards are written.

A card is one entry: its id, then its parts in the order of its text. The functions of an ability take its Use
(``use``). The functions of a persistent effect take the card with the effect (``this``) and the card, player or
province that it may affect.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.cardplay import ability, entries
from engine.cardplay.ability import Persistent
from engine.cardplay.cost import Cost
from engine.cardplay.entries import Register
from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities import timing
from engine.l5r_ccg.abilities.ability import BOW_THIS, Ability
from engine.l5r_ccg.abilities.cost import (
    BOW_HOST,
    DESTROY_THIS,
    BowUnit,
    bow,
    discard_from_hand,
    lose_honor,
    pay_gold,
)
from engine.l5r_ccg.abilities.traits import Fear
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import catalogue
from engine.l5r_ccg.fighting.ranged import Ranged
from engine.l5r_ccg.turn.ways import Way

if TYPE_CHECKING:
    from engine.l5r_ccg.definition import CardDef
    from engine.l5r_ccg.state import Player

Trigger: TypeAlias = Callable[[Use, Any], bool]
Where: TypeAlias = Callable[[Use, Card], bool]
Kinds: TypeAlias = type[Event] | tuple[type[Event], ...]
REGISTER: Register["CardDef"] = Register()


def card(
    card_id: str,
    *parts: Ability | Persistent,
    attaches: "Callable[[Card, Card], bool] | None" = None,
    also_on: "Callable[[Card], bool] | None" = None,
    for_anybody: bool = False,
    enters_with: tuple[int, int, str, int] | None = None,
    playable: "Callable[..., bool] | None" = None,
    gold_for: "Callable[[Card, Card | None], int] | None" = None,
    gold_price: "Callable[[Any], Sequence[Event]] | None" = None,
    gold_ways: "Callable[[Card, Card | None, int], Sequence[Way]] | None" = None,
    title: str = "",
    grants: Sequence[Ability] = (),
    leads: Sequence[Ability] = (),
    texts: Sequence[Ability] = (),
    free_on: "Callable[[Card, Card], bool] | None" = None,
    own_cost: "Callable[[Card, Player], int] | None" = None,
    worn_cost: "Callable[[Card, Card], int] | None" = None,
    may_stay_bowed: bool = False,
    enters_bowed: bool | None = None,
    second_weapon: bool = False,
    least_chi: int = 0,
    in_rituals: str = "",
    returns: Ability | None = None,
    in_dynasty: Mapping[str, Ability] | None = None,
    toll: Ability | None = None,
    waives: "Callable[[Card, Card], bool] | None" = None,
    wins_over: Ability | None = None,
    deal: "Callable[[Card], Way] | None" = None,
    coin: int = 0,
    doubles_next: bool = False,
    strength_bonus: int | None = None,
    nobody: bool = False,
    needs: "Callable[[Card], bool] | None" = None,
) -> None:
    """Implement a card.

    ``attaches(this, host)`` limits the card's hosts. ``also_on(host)`` tells to which Personalities of other clans an
    Ancestor may be attached. ``playable`` tells when the card may be played (for an Action it receives the use, for a
    dynasty card the card and its player). ``gold_for(this, wanted)`` is the gold that the card produces toward another
    card, if this differs from the printed number. ``gold_price(cause)`` is the cost of producing besides bowing.
    ``gold_ways(this, wanted, cost)`` lists all ways to produce if there are several. ``grants`` lists the abilities
    that an attachment gives its Personality. ``leads`` lists the abilities that a Personality gives its Followers.
    ``texts`` lists the abilities that the effect ``has-text`` gives to other cards. A ``second_weapon`` may be attached
    beside another Weapon. Texts that name ``title`` mean this card too.

    A card ``for_anybody`` may be attached to every player's Personalities. A Personality ``enters_with`` tokens: their
    Force, Chi, name and number.

    ``own_cost(this, player)`` changes the gold that the card costs a player. ``worn_cost(this, card)`` changes the gold
    that a card costs when it is attached to this one from hand. ``least_chi`` is the lowest value that the card's Chi
    can have. ``free_on(this, host)`` tells on which hosts the card costs no gold. ``strength_bonus`` is the immediate
    bonus to its Province's Strength, if the card gets the printed bonus only later. A Focus card that ``doubles_next``
    doubles the Focus of the next Focus card. ``in_rituals`` says how an attachment helps in Rituals (see
    ``engine.l5r_ccg.abilities.rituals``). ``returns`` says how the card's player may bring it back in the Dynasty Phase
    while it is dead. ``in_dynasty`` lists the abilities that the card's controller may use in the Dynasty Phase, each
    with the verb of its option. ``toll`` is the cost of bringing the card into play besides gold (see ``to_enter``).
    ``waives(this, card)`` tells for which cards its Personality may bow so that their Honor Requirement does not apply.
    ``wins_over`` says how an Action in hand affects another player's Unique Personality when the same Personality is
    brought into play. ``deal(this)`` says how the Stronghold produces gold for an attachment with the help of this
    Action in hand. A ``coin`` is the gold that this Action makes when its player, while paying, plays it from hand. A
    token that is ``nobody`` only stands for a missing leader. An attachment is destroyed as soon as what it ``needs``
    is missing: ``needs(this)`` is then false.
    """
    extras: dict[str, Any] = {
        "also_on": also_on, "for_anybody": for_anybody, "enters_with": enters_with,
        "attaches": attaches, "playable": playable, "gold_for": gold_for, "gold_price": gold_price,
        "gold_ways": gold_ways, "grants": tuple(grants), "leads": tuple(leads), "free_on": free_on,
        "may_stay_bowed": may_stay_bowed, "texts": tuple(texts),
        "second_weapon": second_weapon, "own_cost": own_cost, "worn_cost": worn_cost, "least_chi": least_chi,
        "doubles_next": doubles_next, "in_rituals": in_rituals, "returns": returns,
        "nobody": nobody, "toll": toll, "waives": waives, "wins_over": wins_over, "deal": deal, "coin": coin,
        "needs": needs,
        "in_dynasty": dict(in_dynasty or {}),
    }  # fmt: skip
    if enters_bowed is not None:
        extras["enters_bowed"] = enters_bowed
    if title:
        extras["title"] = title
    if strength_bonus is not None:
        extras["strength_bonus"] = strength_bonus
    delayed = tuple(part for part in parts if isinstance(part, Ability) and part.timing is timing.TERRAIN)
    focused = tuple(part for part in parts if isinstance(part, Ability) and part.timing is timing.FOCUS)
    rest = [part for part in parts if part not in delayed and part not in focused]
    for number, text in enumerate(texts):
        text.name = f"text.{card_id}.{number}"
    for number, text in enumerate(focused):
        text.name = f"{card_id}.focus.{number}"
    extras["as_focus"] = focused
    if returns is not None:
        returns.name = f"{card_id}.return"
    for verb, text in (in_dynasty or {}).items():
        text.name = f"{card_id}.{verb}"
    if toll is not None:
        toll.name = f"{card_id}.toll"
    if wins_over is not None:
        wins_over.name = f"{card_id}.wins-over"
    if delayed:
        extras["terrain"] = delayed
        rest.insert(0, _lay_terrain(anywhere=any(part.anywhere for part in delayed)))
    printed = catalogue().get(card_id)
    if printed is not None and printed.type == "ancestor":
        rest.append(_comes_to())
    REGISTER.enter(card_id, entries.Entry(rest, extras))


def _comes_to() -> Ability:
    """Declare that an Ancestor can be attached to a Personality that has just entered and bows for it (§ancestor)."""
    return Ability(
        timing.REACTION,
        event=(e.EnterPlay, e.Overlay),
        when=lambda use, event: (
            event.seat == use.seat and event.card.is_personality and use.table.may_attach(use.this, event.card)
        ),
        zones=("hand",),
        costs=[Cost(lambda use: [use.bow(use.event.card)])],
        effect=lambda use: [use.attach(use.this, use.event.card)],
    )


def _lay_terrain(*, anywhere: bool) -> Ability:
    """Declare the playing of a Terrain, possible only if none has been played in this battle (§terrain)."""
    return Ability(
        timing.BATTLE,
        anywhere=anywhere,
        condition=lambda use: use.table.battle is not None and not use.table.battle.terrains,
        effect=lambda use: [e.LayTerrain(use, use.this)],
    )


def bare(*card_ids: str) -> None:
    """Implement cards that have only their printed numbers and traits."""
    for card_id in card_ids:
        card(card_id)


# Kinds of abilities


def limited(**parts: Any) -> Ability:
    """Declare a Limited Action, which a player may take in their own Action Phase (§limited-actions)."""
    return Ability(timing.LIMITED, **parts)


def open_(**parts: Any) -> Ability:
    """Declare an Open Action, which may be taken in any Action Phase or Battle Action Segment (§open-actions)."""
    return Ability(timing.OPEN, **parts)


def battle(**parts: Any) -> Ability:
    """Declare a Battle Action (§battle-actions)."""
    return Ability(timing.BATTLE, **parts)


def terrain(**parts: Any) -> Ability:
    """Declare what a Terrain does once all have passed (§terrain).

    The function ``card`` adds the ability to play the Terrain. If ``anywhere`` is true, a player without a unit in the
    battle may play it too.
    """
    return Ability(timing.TERRAIN, **parts)


def while_it_lies() -> Ability:
    """Declare that a Terrain works as long as it lies in the battle.

    Such a Terrain has no effect of its own when all players have passed.
    """
    return Ability(timing.TERRAIN, effect=lambda use: [])


def as_focus(**parts: Any) -> Ability:
    """Declare the card's effect if it is played face up as a Focus card in a duel."""
    return Ability(timing.FOCUS, **parts)


def event(**parts: Any) -> Ability:
    """Declare the effect of an Event when it is turned face up (§events)."""
    return Ability(timing.EVENT, **parts)


def reaction(kinds: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare a Reaction to an event that has just happened (§reactions)."""
    return Ability(timing.REACTION, event=kinds, when=when, **parts)


def before(kinds: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare a Reaction to an event that is about to happen.

    The Reaction may cancel or replace the event (§reactions).
    """
    return Ability(timing.BEFORE, event=kinds, when=when, **parts)


def whenever(kinds: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare an effect that a trait causes by itself after an event."""
    return Ability(timing.TRAIT, event=kinds, when=when, **parts)


def instead(kinds: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare an effect that a trait causes by itself before an event or instead of it."""
    return Ability(timing.INSTEAD, event=kinds, when=when, **parts)


def in_own(phase: str) -> Trigger:
    """Return the condition that a phase of this player's own turn begins."""
    return lambda use, event: bool(event.phase == phase and use.table.active == use.seat)


def to_enter(*costs: Cost[Any], **parts: Any) -> Ability:
    """Declare the cost, other than gold, of bringing a card into play from a Province or from hand."""
    return Ability(timing.TRAIT, costs=costs, **parts)


# Targets


class Target(ability.Target[Use]):
    """A target of an ability (see ``ability.Target``).

    With ``bowed``, a player's own bowed Personalities may be targets (§target).
    """

    __slots__ = ("bowed",)

    def __init__(
        self,
        find: Callable[[Any], Iterable[Any]],
        *,
        bowed: bool = False,
        name: str = "target",
        least: int = 1,
        most: int = 1,
        by: Callable[[Use], int] | None = None,
        reference: bool = False,
        total: int | None = None,
        measure: Callable[[Any], int] | None = None,
        guarded: bool = False,
    ) -> None:
        super().__init__(
            find, name=name, least=least, most=most, by=by, reference=reference, total=total, measure=measure,
            guarded=guarded,
        )  # fmt: skip
        self.bowed = bowed


def personality(where: Where | None = None, **parts: Any) -> Target:
    """Declare a target: a Personality that ``where(use, card)`` accepts."""
    return Target(lambda use: [one for one in use.table.personalities() if where is None or where(use, one)], **parts)


def follower(where: Where | None = None, **parts: Any) -> Target:
    """Declare a target: a Follower in play."""

    def find(use: Use) -> list[Card]:
        every = [card for one in use.table.personalities() for card in one.followers]
        return [card for card in every if where is None or where(use, card)]

    return Target(find, **parts)


def player(where: Callable[[Use, Any], bool] | None = None, **parts: Any) -> Target:
    """Declare a target: a player still in the game."""
    return Target(
        lambda use: [
            one for one in use.table.players if use.table.is_in(one.seat) and (where is None or where(use, one))
        ],
        **parts,
    )


def here(use: Use, card: Card) -> bool:
    """Tell whether a card is in the battle in progress."""
    battle = use.table.battle
    return battle is not None and battle.holds(card)


def opposing(use: Use, card: Card) -> bool:
    """Tell whether a card opposes this one. The ability's card (or a hand card's player) must be in the battle too."""
    battle = use.table.battle
    if battle is None or not battle.opposes(use.seat, card):
        return False
    return battle.holds(use.this) if use.this.in_play else bool(battle.units_of(use.seat))


def yours(use: Use, card: Card) -> bool:
    """Tell whether this player controls a card (§your)."""
    return card.controller == use.seat


def you_or_yours(use: Use, subject: object) -> bool:
    """Tell whether the subject is this player, or a card in play that this player controls."""
    return subject is use.you or (isinstance(subject, Card) and subject.in_play and subject.controller == use.seat)


def theirs(use: Use, card: Card) -> bool:
    """Tell whether another player controls a card."""
    return card.controller != use.seat


# Persistent effects


def gains(
    attribute: str,
    value: int | Callable[[Any, Any], int] = 1,
    *,
    applies: Callable[[Any, Any], bool] = lambda this, subject: subject is this,
    layer: Layer = Layer.ADD,
    zones: Sequence[str] | None = None,
) -> Persistent:
    """Declare that a value of the card, or of every card that ``applies`` accepts, changes while it is in play."""
    return Persistent(attribute, value, applies=applies, layer=layer, zones=zones)


def cannot(
    what: str,
    *,
    applies: Callable[[Any, Any], bool] = lambda this, subject: subject is this,
    test: Callable[[Any, Any, Any], bool] | None = None,
    zones: Sequence[str] | None = None,
) -> Persistent:
    """Declare a prohibition on the card, or on the subjects that ``applies`` accepts.

    ``test(this, subject, cause)`` limits the prohibition.
    """
    return Persistent(f"cannot:{what}", applies=applies, test=test, zones=zones)


def ranged(strength: "int | Callable[[Use], int]", **parts: Any) -> Ranged:
    """Declare a ranged attack. The card bows for it unless ``costs`` say otherwise (§ranged-attack)."""
    return Ranged(strength, **parts)


def fear(strength: int, **parts: Any) -> Fear:
    """Declare a Fear effect (§fear)."""
    return Fear(strength, **parts)


def immune(
    to: str, *, applies: Callable[[Any, Any], bool] = lambda this, subject: subject is this
) -> tuple[Persistent, Persistent]:
    """Declare that effects of a kind ("Fear", "Spell" …) neither target nor affect the card."""
    return (cannot("be-targeted", applies=applies, test=_does(to)), unaffected_by(to, applies=applies))


def unaffected_by(
    what: str, *, applies: Callable[[Any, Any], bool] = lambda this, subject: subject is this
) -> Persistent:
    """Declare that effects of ``what`` do not affect the card, although they may target it (§immune)."""
    return cannot("be-affected", applies=applies, test=_does(what))


def _does(word: str) -> Callable[[Any, Any, Any], bool]:
    # Some callers pass None or a card in place of a cause. Then no effect is involved, and the answer is False.
    return lambda this, subject, cause: cause is not None and not isinstance(cause, Card) and cause.counts_as(word)


def its_unit(this: Card, subject: Any) -> bool:
    """Tell whether a card is in this card's unit."""
    return isinstance(subject, Card) and subject.in_play and subject.personality is this.personality


def its_host(this: Card, subject: Any) -> bool:
    """Tell whether a card is the Personality that this card is attached to."""
    return this.host is not None and subject is this.host


def its_province(this: Card, subject: Any) -> bool:
    """Tell whether a Province is the one that this card is attached to."""
    return this.slot is not None and subject is this.slot


__all__ = [
    "BOW_HOST", "BOW_THIS", "DESTROY_THIS", "REGISTER", "BowUnit", "Target", "as_focus", "bare", "battle", "before",
    "bow", "cannot", "card", "discard_from_hand", "event", "fear", "follower", "gains", "here", "immune", "in_own",
    "instead", "its_host", "its_province", "its_unit", "limited", "lose_honor", "open_", "opposing", "pay_gold",
    "personality", "player", "ranged", "reaction", "terrain", "theirs", "to_enter", "unaffected_by", "whenever",
    "while_it_lies", "you_or_yours", "yours",
]  # fmt: skip
