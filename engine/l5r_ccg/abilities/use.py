"""One use of an ability in this game: shorthands for the code of cards, and what the game adds to each step."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.cardplay.ability import Target
from engine.cardplay.cost import Cost
from engine.cardplay.events import Bow, Initiate, source_key
from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_ccg.abilities.announcing import bow_prevents, let_others_react, may_be_thwarted
from engine.l5r_ccg.abilities.casting import (
    bow_performer,
    casts_unbowed,
    count_unbowed,
    is_spent,
    own_costs,
    performers,
    stays_unbowed,
)
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.payments import PAID, holds_after_some_payment, is_bowed, is_gone, survives
from engine.l5r_ccg.abilities.timing import BATTLE, OPEN
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.events import CastSpell, LoseHonor
from engine.l5r_ccg.events.copying import PAST, REINFORCED, TERROR
from engine.l5r_ccg.fighting.limits import allowed
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.turn.gold import Gold, affordable

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.ability import Ability
    from engine.l5r_ccg.machinery.table import Table

OF_EFFECTS: Final = ("Elemental", "Air", "Earth", "Fire", "Water", "Void", "Ranged", "Fear", "Favor")
FROM_HAND = ("strategy",)
# The zones in which an Action card has effects without being played.
STAYING: Final = ("play", "terrain", "focus")
# The host of an attachment, stored before the costs are paid.
HOST: Final = "host"
# A lasting effect on a dishonored Personality: the seat, counted from one, that it cannot attack or target.
EXTORTED: Final = "extorted"


class Use(Cause):
    """One use of an ability by one player. The conditions, costs, targets and effects of cards receive it.

    ``present`` is true if the ability belongs to a Personality who was in play when all costs were paid.
    """

    __slots__ = ("present",)

    targets_first: ClassVar[bool] = True
    table: "Table"
    this: Card
    seat: int
    ability: "Ability"

    @property
    def hypothetical(self) -> bool:
        """Whether the card is only assumed to be in a hand, to find out whether its player must be asked."""
        return self.this.uid == 0

    @property
    def you(self) -> Player:
        """The player that the effect belongs to."""
        return self.table.players[self.seat]

    @property
    def host(self) -> Card:
        """The Personality that this card is attached to, or was until it was destroyed to pay for this use."""
        host = self.this.host or self.paid.get(HOST)
        assert host is not None, "an attachment in play has a host"
        return host

    @property
    def performer(self) -> Card | None:
        """The Personality that performs the Action: this card, its host, or the Personality that bowed for it."""
        host: Card | None = self.this.host or self.paid.get(HOST)
        if host is not None:
            return host
        if self.this.is_personality:
            return self.this
        found = self.paid.get("performer")
        return found if isinstance(found, Card) else None

    @property
    def used(self) -> list[Card]:
        """Return the Personalities used for this ability: the performer and those who bowed for it (§regain-honor)."""
        found = [self.performer, *self.paid.values()]
        return [card for card in found if isinstance(card, Card) and card.is_personality]

    @property
    def concerned(self) -> list[Card]:
        """Return the Personalities that perform this ability or are its targets (§samurai)."""
        return [*self.used, *(card for card in self.subjects if isinstance(card, Card) and card.is_personality)]

    @property
    def participants(self) -> tuple[Card, ...]:
        """The Shugenja of a Ritual, the caster first (§rituals)."""
        return (self.host, *(self.paid.get("participants") or ()))

    @property
    def province(self) -> Province:
        """The province to which this card is attached."""
        slot = self.this.slot
        assert slot is not None
        return slot

    # The steps of initiating

    @property
    def gold_cost(self) -> int:
        """The present gold cost of playing this card, or 0 for a card in play."""
        return self.table.gold_cost(self.this, self.seat) if self.is_played else 0

    @property
    def is_played(self) -> bool:
        """Tell whether an Action card is played for this use.

        A card that stays in play or lies as a Terrain is not played, and neither is one whose trait causes an effect.
        """
        card = self.this
        return card.face.type in FROM_HAND and card.zone not in STAYING and not self.ability.timing.forced

    def permitted(self) -> bool:
        """Tell whether the ability may be used now: no bowed card acts (§bow)."""
        card = self.this
        table = self.table
        if (
            bow_prevents(card, self.ability)
            or not table.is_in(self.seat)
            or not table.keeps(card)
            or not super().permitted()
        ):
            return False
        if self.you.forbids("cast") and (self.is_cast or self.counts_as("Innate")):
            return False
        kept = self.you.forbids("act-politically") or card.forbids("act-politically")
        return not (kept and self.counts_as("Political"))

    def counts_as(self, word: str) -> bool:
        """Tell whether a word belongs to the ability or its card ("Elemental"), or describes this effect.

        The effects of a Kiho also count as a "Spell" (§kiho). An ability of the Shugenja itself is "Innate".
        """
        card = self.this
        if word == "Spell":
            return (card.face.type == "spell" and not self.by_ninja) or card.trait("Kiho")
        if word == "Ninja" and self.by_ninja:
            return True
        if word == "Innate":
            # A trait is not an ability. An action that the rules give is not an ability of a card (§innate-ability).
            own = not self.ability.timing.forced and self.ability not in card.face.by_rule
            return own and card.is_personality and card.trait("Shugenja")
        words: frozenset[str] = getattr(self.ability, "words", frozenset())
        # Effects belong to an element. The cards that have the effects do not (§elemental-effects).
        return word in words or (word not in OF_EFFECTS and card.called(word))

    @property
    def by_ninja(self) -> bool:
        """Tell whether a Ninja, not a Shugenja, uses a spell.

        A Ninja's use of a spell is a Ninja action and not a Spell effect.
        """
        host: Card | None = self.this.host or self.paid.get(HOST)
        if self.this.face.type != "spell" or host is None or not host.added("wields-spell"):
            return False
        return host.trait("Ninja") and not host.trait("Shugenja")

    @property
    def is_cast(self) -> bool:
        """Whether a Shugenja casts a spell with this use. A spell's own traits need no caster (§casting-spells)."""
        forced = self.ability.timing.forced or self.ability.follows
        return self.this.face.type == "spell" and not forced

    def playable(self) -> bool:
        """Tell whether the card may be played for its ability now: prohibitions and the card's own conditions."""
        card = self.this
        if self.is_cast:
            able = self.host.trait("Shugenja") or self.host.added("wields-spell") > 0
            # A Personality that is forbidden to bow for Spells can still cast while an effect lets the caster stay
            # unbowed.
            return able and not self.host.bowed and not (self.price() and self.host.forbids("cast"))
        if not self.is_played:
            return True
        if self.you.barred("play-card", self.this):
            return False
        playable = card.face.playable
        return playable is None or bool(playable(self))

    def costs(self) -> "Sequence[Cost[Any]]":
        """Return all costs: the card's gold cost, the bowing of the performer, and the ability's own costs.

        Gold that the ability itself costs includes the card's gold cost, so that all of it is paid at once.
        """
        own = own_costs(self)
        if not self.is_played:
            return own
        found: list[Cost[Any]] = [GOLD] if self.gold_cost and not any(isinstance(one, Gold) for one in own) else []
        if self.this.trait("Kiho"):
            found.append(KIHO)
        return (*found, *own) if found else own

    def uses_left(self) -> bool:
        """Tell whether limits and maximums allow this use (see ``engine.cardplay.use.Use``)."""
        return not is_spent(self) and super().uses_left()

    def count(self) -> None:
        """Count this use against limits and maximums (see ``engine.cardplay.use.Use``)."""
        super().count()
        count_unbowed(self)

    def choosable(self) -> bool:
        """Tell whether all choices can be made, with a payment after which they are still legal."""
        return holds_after_some_payment(self, super().choosable)

    def legal_targets(self, target: Target[Any]) -> list[Any]:
        """Return the possible choices for ``target``: those that are still legal after some way to pay (§target)."""
        found: list[Any] = []
        holds_after_some_payment(self, partial(self._collect, target, found))
        return found

    def _collect(self, target: Target[Any], found: list[Any]) -> bool:
        """Add the subjects that are legal now to ``found``. Return False, so that the search tries every way to pay."""
        legal = super().legal_targets(target)
        found.extend([one for one in legal if all(one is not other for other in found)])
        return False

    def may_decline(self, candidates: Sequence[Any]) -> bool:
        """Tell whether a player may decline a harmful ability, because only their own cards could be affected."""
        return self.ability.harms and all(one.controller == self.seat for one in candidates)

    @property
    def declined(self) -> bool:
        """Whether the player has declined the ability (see ``engine.cardplay.use.Use``)."""
        return self.ability.harms and not self.targets and PAID not in self.paid

    def fits(self) -> bool:
        """Tell whether the chosen targets stay legal once the chosen costs are paid (§target)."""
        return not self.chosen or holds_after_some_payment(self, self._all_legal)

    def _all_legal(self) -> bool:
        return all(
            self._still_legal(target, one)
            for target in self.ability.targets
            for one in self.chosen.get(target.name, ())
        )

    def declare(self) -> None:
        """Announce a card from hand, or the targets of an ability with a cost, before it is paid for (§target).

        An attachment's host is noted, because the attachment may be part of the cost.
        """
        if self.this.host is not None:
            self.paid[HOST] = self.this.host
        aims = Initiate(self).chosen
        paid_for = bool(self.costs() or self.price()) or may_be_thwarted(self)
        if paid_for and not self.ability.timing.forced and (aims or self.this.zone == "hand"):
            facts = {"player": self.seat, "card": source_key(self), **aims}
            self.table.records.append(Record("announce", facts))

    def thwarting(self) -> Flow[bool] | None:
        """Return the flow in which others may stop this use (see ``engine.cardplay.use.Use``)."""
        return let_others_react(self) if may_be_thwarted(self) else None

    def price(self) -> Sequence[Event]:
        """Return the cost that the rules add: the Shugenja who casts a spell bows (§casting-spells)."""
        if not self.is_cast or self.this.value("casts-unbowed"):
            return ()
        if stays_unbowed(self) or casts_unbowed(self, self.host):
            return ()
        return [self.bow(self.host)]

    def changes(self) -> bool:
        """Tell whether the effect would change anything and the present battle allows it (§battle-action-limits)."""
        if not super().changes() or (self.you.forbids("cost-others-honor") and self._costs_others_honor()):
            return False
        battle = self.table.battle
        if battle is None or battle.resolved or self.ability.timing not in (OPEN, BATTLE):
            return True
        taken = PAID in self.paid
        return allowed(self, battle, taken) and (taken or not self.you.forbids("act", self))

    def may_happen(self, event: Event) -> bool:
        """See ``engine.cardplay.use.Use``. A card that bows to pay for the effect cannot be bowed by it (§target)."""
        return super().may_happen(event) and not (isinstance(event, Bow) and is_bowed(self, event.card))

    def _costs_others_honor(self) -> bool:
        """Tell whether the effect unconditionally costs other players Family Honor."""
        effect = () if self.ability.effect is None else self.ability.effect(self)
        return any(isinstance(event, LoseHonor) and event.seat != self.seat for event in effect)

    def move_to_resolving(self) -> None:
        """Take a card out of hand while it resolves."""
        self.present = self.this.is_personality
        self.paid[PAID] = True
        if self.is_played:
            self.table.placing.move(self.this, "resolving")

    def in_the_open(self, subject: Any) -> bool:
        """Tell whether everybody learns that ``subject`` was chosen. A card in a hand is not a target (§target)."""
        return not (isinstance(subject, Card) and subject.zone == "hand")

    def announced(self, initiation: Initiate) -> Flow[None]:
        """Store the facts that Reactions may still change.

        Without Reactions, Fear affects only Followers (§fear), and a ranged attack does not aim past Followers and has
        only the strength of the cards that shoot.
        """
        if self.counts_as("Fear"):
            self.paid[TERROR] = False
        if self.counts_as("Ranged"):
            self.paid[REINFORCED], self.paid[PAST] = 0, False
        yield from ()

    def resolved(self) -> Sequence[Event]:
        """Return the event "a spell, a Kiho or an innate ability has taken effect", or none for other uses."""
        forced = self.ability.timing.forced or self.ability.follows
        cast = not forced and (self.counts_as("Spell") or (self.present and self.counts_as("Innate")))
        return [CastSpell(self, self.seat)] if cast else ()

    def still_resolves(self) -> bool:
        """Check the targets once more before the effects, and tell whether the effects still resolve (§target).

        Targets that have become illegal are dropped. Nothing happens if the Action lacks a target that it needs. A
        Personality's effect stops when the Personality leaves play (§destroyed).
        """
        if self.present and not self.this.is_personality:
            return False
        for target in self.ability.targets:
            chosen = self.chosen.get(target.name, ())
            kept = tuple(one for one in chosen if self._still_legal(target, one))
            self.chosen[target.name] = kept
            if chosen and len(kept) < max(1, target.least):  # a later target may depend on the one that was lost
                self.table.records.append(Record("no-legal-target", {"card": source_key(self)}))
                return False
        return True

    def _still_legal(self, target: Target[Any], chosen: Any) -> bool:
        return any(one is chosen for one in target.find(self)) and self._legal(target, chosen)

    def close(self) -> None:
        """Put a played card into its discard pile."""
        if self.this.zone == "resolving":
            self.table.placing.move(self.this, "fate discard")

    def _legal(self, target: Target[Any], subject: Any) -> bool:
        if not self._legal_now(target, subject):
            return False
        return PAID in self.paid or survives(self, partial(self._found_now, target, subject))

    def _found_now(self, target: Target[Any], subject: Any) -> bool:
        return any(one is subject for one in target.find(self)) and self._legal_now(target, subject)

    def _legal_now(self, target: Target[Any], subject: Any) -> bool:
        """Tell whether ``subject`` is a legal target while the cards of a trial payment are bowed or gone."""
        if isinstance(subject, Card) and (not self.table.keeps(subject) or is_gone(self, subject)):
            return False
        if isinstance(subject, Card) and self._kept_off(subject):
            return False
        # A player's own bowed Personality is not a legal target, unless the ability asks for bowed ones (§target).
        if isinstance(subject, Card) and (is_bowed(self, subject) or self._bows_for_gold(subject)):
            own = subject.is_personality and subject.controller == self.seat
            return (not own or bool(getattr(target, "bowed", False))) and super()._legal(target, subject)
        return super()._legal(target, subject)

    def _bows_for_gold(self, subject: Card) -> bool:
        """Tell whether the player cannot pay the gold cost of the played card without bowing this Personality."""
        if PAID in self.paid or not subject.is_personality or not self.is_played or subject not in self.you.producers:
            return False
        cost = self.gold_cost
        return cost > 0 and not affordable(self.you, cost, self.this, subject)

    def _kept_off(self, subject: Card) -> bool:
        """Tell whether an effect keeps the acting Personality from targeting cards of this card's player."""
        actor = self.this if self.this.is_personality else self.this.host
        if actor is None or not actor.lasting or not actor.dishonored or not subject.in_play:
            return False
        return any(one.attribute == EXTORTED and one.value == subject.controller + 1 for one in actor.lasting)


GOLD: Final = Gold()
KIHO: Cost[Use] = Cost(bow_performer, pick=performers, name="performer")

__all__ = ["KIHO", "Player", "Use"]
