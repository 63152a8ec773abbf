"""The functions with which the files of cards are written.

A card is ``card("its-id", ...)`` with its abilities in the order of its text. The functions of an ability take its Use
(``use``). The functions of a persistent effect take the card with the effect (``this``) and the card that it may
affect.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.cardplay import ability, entries
from engine.cardplay.ability import ALWAYS, UNLIMITED, Ability, Persistent
from engine.cardplay.entries import Register
from engine.cardplay.vocabulary import Vocabulary
from engine.kernel.events import Event, Timing, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_lcg import events as e
from engine.l5r_lcg import timing
from engine.l5r_lcg.card import Card, Skill
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.rings import contested_ring
from engine.l5r_lcg.state import Ring
from engine.l5r_lcg.use import Use

if TYPE_CHECKING:
    from engine.l5r_lcg.definition import CardDef

Condition: TypeAlias = Callable[[Use], bool]
Trigger: TypeAlias = Callable[[Use, Any], bool]
Effect: TypeAlias = Callable[[Use], Sequence[Event]]
Run: TypeAlias = Callable[[Use], Flow[None]]
Find: TypeAlias = Callable[[Use], Iterable[Any]]
Target: TypeAlias = ability.Target[Use]
Choice: TypeAlias = ability.Choice[Use]
Where: TypeAlias = Callable[[Use, Card], bool]
Kinds: TypeAlias = type[Event] | tuple[type[Event], ...]


class Entry(entries.Entry["CardDef"]):
    """A card's implementation.

    If a character may be played as an attachment, ``play_as`` holds the parts of this attachment.
    """

    def __init__(
        self,
        parts: Sequence[Ability | Persistent],
        extras: Mapping[str, Any],
        play_as: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(parts, extras)
        self.play_as = play_as

    def give(self, definition: "CardDef", vocabulary: Vocabulary) -> None:
        """Make ``definition`` an implemented card.

        If the card may also be played as an attachment, implement this attachment too.
        """
        super().give(definition, vocabulary)
        if definition.type == "event":
            for ability in self.abilities:
                # Only cards in play have a limit. An event has none, because each copy leaves the hand (§event-cards).
                ability.limit = UNLIMITED
        if self.play_as is None:
            return
        twin = type(definition)(definition.facts)
        twin.printed = definition
        twin.type = "attachment"
        twin.keywords = frozenset()
        # As an attachment, the card gives its host no bonus from its printed skills (§attachment-cards).
        twin.bonus_military = twin.bonus_political = 0
        extras = {"grants": (), **{name: value for name, value in self.play_as.items() if name != "parts"}}
        Entry(self.play_as.get("parts", ()), extras).give(twin, vocabulary)
        definition.play_as = twin


REGISTER: Register["CardDef"] = Register()


def card(
    card_id: str,
    *parts: Ability | Persistent,
    attaches: "Callable[[Card, Card, int], bool] | None" = None,
    playable: "Callable[..., bool] | None" = None,
    playable_on: "Callable[[Card, Card, int], bool] | None" = None,
    bought: "Callable[[Card, int], int] | None" = None,
    grants: Sequence[Ability] = (),
    play_as: "dict[str, Any] | None" = None,
    stands_alone: bool = False,
) -> None:
    """Implement a card.

    * ``attaches(this, host, seat)`` restricts the hosts of an attachment. ``playable_on(this, host, seat)`` restricts
      them only when the card is played.
    * ``playable`` tells whether the card may be played. This function takes the use of an event, or the card and the
      seat for any other card.
    * ``bought(this, seat)`` returns the discount on the card's cost.
    * ``grants`` are the abilities that an attachment gives its host.
    * ``play_as`` is for a character that may be played as an attachment. The value holds the parts of that attachment.
    * ``stands_alone`` marks a province that cannot be under the stronghold.
    """
    extras = {
        "attaches": attaches, "playable": playable, "playable_on": playable_on, "bought": bought,
        "grants": tuple(grants), "stands_alone": stands_alone,
    }  # fmt: skip
    REGISTER.enter(card_id, Entry(parts, extras, play_as))


def vanilla(*card_ids: str) -> None:
    """Implement cards that have only printed numbers and keywords."""
    for card_id in card_ids:
        card(card_id)


# Kinds of abilities


def triggered(when: Timing, parts: dict[str, Any]) -> Ability:
    """Declare a triggered ability.

    An ability without a limit of its own may be used once per round (§limit). A ``maximum`` is not a limit, so the
    general limit applies as well (§maximum).
    """
    period = parts.get("period", "round")
    if "maximum" in parts:
        parts = {**parts, "maximum_period": period, "period": "round"}
    return Ability(when, **{"limit": 1, "period": period, **parts})


def action(**parts: Any) -> Ability:
    """Declare an Action."""
    return triggered(timing.ACTION, parts)


def reaction(event: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare a Reaction to one or several kinds of event."""
    return triggered(timing.REACTION, {"event": event, "when": when, **parts})


def forced_reaction(event: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare a Forced Reaction."""
    return triggered(timing.FORCED_REACTION, {"event": event, "when": when, **parts})


def interrupt(event: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare an Interrupt."""
    return triggered(timing.INTERRUPT, {"event": event, "when": when, **parts})


def would_interrupt(event: Kinds, when: Trigger | None = None, **parts: Any) -> Ability:
    """Declare an Interrupt to an event that "would" happen.

    The Interrupt may cancel or replace the event, before other interrupts (§would).
    """
    return triggered(timing.WOULD_INTERRUPT, {"event": event, "when": when, **parts})


def resolves_claimed_ring(skill: Skill) -> Ability:
    """Declare a Reaction after you claim a ring in a conflict of this type with this character: resolve the ring.

    Only the attacking player resolves the ring's effect (§faq-2, Hotaru and Toturi).
    """

    def resolve(use: Use) -> Flow[None]:
        assert use.conflict is not None and isinstance(use.event, e.ClaimRing)
        yield from contested_ring(use.table, use.conflict.attacker, use.event.ring.elements, optional=False)

    def changes(use: Use) -> bool:
        assert use.conflict is not None and isinstance(use.event, e.ClaimRing)
        seat = use.conflict.attacker
        return any(use.resolve_ring(element, seat=seat).possible() for element in use.event.ring.elements)

    return reaction(
        e.ClaimRing,
        lambda use, event: (
            event.seat == use.seat
            and use.conflict is not None
            and use.conflict.skill == skill
            and use.this.participating
        ),
        run=resolve,
        changes=changes,
    )


# Persistent effects


def attacks_alone(this: Card) -> bool:
    """Whether this is the only attacking character."""
    conflict = this.table.conflict
    return this.attacking and conflict is not None and conflict.attackers == [this]


def this_card(this: Card, other: Any) -> bool:
    """Accept only the card that has the persistent effect."""
    return other is this


def its_host(this: Card, other: Any) -> bool:
    """Accept only the host of the attachment that has the persistent effect."""
    return other is this.host


def gains(
    attribute: str,
    value: "int | Callable[[Card, Any], int]" = 1,
    *,
    applies: "Callable[[Card, Any], bool]" = this_card,
    layer: Layer = Layer.ADD,
) -> Persistent:
    """Declare a persistent effect on ``attribute``, such as ``military``, ``keyword:…`` or ``trait:…``."""
    return Persistent(attribute, value, applies=applies, layer=layer)


def gains_skills(
    value: "int | Callable[[Card, Any], int]" = 1, *, applies: "Callable[[Card, Any], bool]" = this_card
) -> tuple[Persistent, Persistent]:
    """Declare a persistent effect on both skills."""
    return gains("military", value, applies=applies), gains("political", value, applies=applies)


def cannot(
    what: str,
    *,
    applies: "Callable[[Card, Any], bool]" = this_card,
    test: "Callable[[Card, Any, Any], bool] | None" = None,
) -> Persistent:
    """Declare a prohibition (§cannot).

    In ``test(this, other, cause)``, ``cause`` is the cause that may be prohibited.
    """
    return Persistent(f"cannot:{what}", applies=applies, test=test)


# Attaching


def to_yours(this: Card, host: Card, seat: int) -> bool:
    """Whether the player controls the host."""
    return host.controller == seat


def to_yours_once(this: Card, host: Card, seat: int) -> bool:
    """Whether the player controls the host and the host has no other copy of this attachment."""
    return host.controller == seat and not any(a.id == this.id for a in host.attachments if a is not this)


# Targets


def any_card(use: Use, other: Card) -> bool:
    """Accept any card."""
    return True


def character(where: Where = any_card, **parts: Any) -> Target:
    """Return a target: a character in play."""
    return Target(characters(where), **parts)


def participant(where: Where = any_card, **parts: Any) -> Target:
    """Return a target: a participating character."""
    return Target(characters(lambda use, other: other.participating and where(use, other)), **parts)


def characters(where: Where = any_card) -> Find:
    """Return the characters in play for which ``where`` holds."""
    return lambda use: [other for other in use.table.characters() if where(use, other)]


def friendly(where: Where = any_card) -> "Callable[[Use], Iterable[Card]]":
    """Return the characters you control for which ``where`` holds, for costs."""
    return lambda use: [other for other in use.you.characters if where(use, other)]


def attachment(where: Where = any_card, **parts: Any) -> Target:
    """Return a target: an attachment in play."""
    return Target(lambda use: [other for other in use.table.attachments() if where(use, other)], **parts)


def yours(use: Use, other: Card) -> bool:
    """Whether you control the card."""
    return other.controller == use.seat


def opponent(use: Use) -> int:
    """Return the opponent's seat, to let the opponent choose a target or an option."""
    return 1 - use.seat


def theirs(use: Use, other: Card) -> bool:
    """Whether your opponent controls the card."""
    return other.controller != use.seat


def one_of_each(cards: Iterable[Card]) -> list[Card]:
    """Return the cards, but only one copy of each unique card, because only one could enter play (§unique-cards)."""
    return list({other.face.name if other.face.unique else other.key: other for other in cards}.values())


def unclaimed(use: Use) -> list[Ring]:
    """Return the unclaimed rings."""
    return [ring for ring in use.table.rings.values() if ring.unclaimed]


# Flows


def opponent_discards(use: Use, count: int) -> Flow[None]:
    """Let the opponent choose and discard ``count`` cards from hand, or as many as there are."""
    hand = use.opponent.hand
    count = min(len(hand), count)
    cards = yield from choose_subjects(
        use.opponent.seat, hand, source=use.label, least=count, most=count, kind="discard"
    )
    yield from run_batch(use.table, [use.discard_cards(cards)])


# Conditions


def in_conflict(use: Use) -> bool:
    """Whether a conflict is in progress."""
    return use.conflict is not None


def in_military(use: Use) -> bool:
    """Whether a military conflict is in progress."""
    return use.conflict is not None and use.conflict.skill == "military"


def in_political(use: Use) -> bool:
    """Whether a political conflict is in progress."""
    return use.conflict is not None and use.conflict.skill == "political"


def this_participates(use: Use) -> bool:
    """Whether this character takes part in the conflict."""
    return use.this.participating


def this_attacks(use: Use) -> bool:
    """Whether this character is attacking."""
    return use.this.attacking


def in_conflict_phase(use: Use) -> bool:
    """Whether it is the conflict phase."""
    return use.table.phase == "conflict"


def conflict_here(use: Use) -> bool:
    """Whether the conflict is at this province."""
    return use.conflict is not None and use.conflict.province is use.this


__all__ = [
    "ALWAYS",
    "REGISTER",
    "UNLIMITED",
    "Choice",
    "Condition",
    "Effect",
    "Layer",
    "Run",
    "Target",
    "action",
    "any_card",
    "attachment",
    "attacks_alone",
    "cannot",
    "card",
    "character",
    "characters",
    "conflict_here",
    "forced_reaction",
    "friendly",
    "gains",
    "gains_skills",
    "in_conflict",
    "in_conflict_phase",
    "in_military",
    "in_political",
    "interrupt",
    "its_host",
    "one_of_each",
    "opponent",
    "opponent_discards",
    "participant",
    "reaction",
    "resolves_claimed_ring",
    "theirs",
    "this_attacks",
    "this_card",
    "this_participates",
    "to_yours",
    "to_yours_once",
    "unclaimed",
    "vanilla",
    "would_interrupt",
    "yours",
]  # fmt: skip
