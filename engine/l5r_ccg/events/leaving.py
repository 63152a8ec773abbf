"""Events by which cards leave play: they are destroyed, discarded or shuffled into a deck."""

from typing import TYPE_CHECKING, Any

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent
from engine.l5r_ccg.events.honor import LoseHonor
from engine.l5r_ccg.machinery.transforming import give_back, set_aside

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


class Leaving(CardEvent):
    """A card leaves play. The event keeps the card's key, number, controller and unit, and the province of its battle.

    ``honor`` is the card's printed Personal Honor. ``esteem`` is the Personal Honor that it had when it left. ``force``
    and ``chi`` are the card's Force and Chi. ``side`` is the side of an attack on which its unit was. ``bound`` lists
    the numbers of the cards that stay in play for the card.
    """

    __slots__ = (
        "at", "bound", "chi", "controller", "covers", "dishonored", "esteem", "force", "honor", "key", "side", "uid",
        "was", "with_host",
    )  # fmt: skip

    def __init__(self, cause: "Cause", card: "Card") -> None:
        super().__init__(cause, card)
        self.with_host: Card | None = None
        self._note_what_it_is()

    def _note_what_it_is(self) -> None:
        """Note the facts of the card while the card is in play. Other cards of its unit may have left play already."""
        card = self.card
        self.key, self.uid = card.key, card.uid
        self.controller = card.controller
        attack = self.table.attack
        self.side = None if attack is None else attack.side(card)
        self.dishonored = card.personality.dishonored if card.in_play else False
        self.honor = card.as_printed(card.face.personal_honor)
        self.esteem = card.personal_honor if card.is_personality else 0
        self.force, self.chi = (card.force, card.chi) if card.is_personality else (0, 0)
        self.bound = [one.value for one in card.lasting if one.attribute == "bound"] if card.lasting else []
        self.covers = len(card.covers)
        self.at = card.personality.at if card.in_play else None
        self.was = card.face.type

    def possible(self) -> bool:
        card = self.card
        if card.zone != "play" or card.forbids("leave-play", self.cause):
            return False
        return self.with_host is None or card.host is self.with_host

    def contingent(self) -> "list[Leaving]":
        found = []
        for attachment in self.card.attachments:
            leaving = type(self)(self.cause, attachment)
            leaving.with_host = self.card
            found.append(leaving)
        return found

    def record(self) -> Record:
        return self.note(card=self.key, player=self.controller)


class Destroy(Leaving):
    """A card is destroyed. A Personality's whole unit is destroyed with it (§destroyed).

    A Personality dies honorably, or dishonorably if it is dishonored. The owner of a Personality that dies dishonorably
    loses Family Honor equal to its printed Personal Honor (§honorable-death, §dishonor), unless it dies ``unmourned``.
    A Personality that commits ``seppuku`` dies honorably (§samurai). Unless ``despite`` is true, an Ancestor is
    destroyed only with its Personality or after its Personality has left the clan.
    """

    __slots__ = ("despite", "seppuku", "unmourned")
    kind = "destroy"

    def __init__(
        self, cause: "Cause", card: "Card", *, seppuku: bool = False, despite: bool = False, unmourned: bool = False
    ) -> None:
        super().__init__(cause, card)
        self.seppuku = seppuku
        self.unmourned = unmourned
        self.despite = despite

    def possible(self) -> bool:
        card = self.card
        if not super().possible() or card.forbids("be-destroyed", self.cause):
            return False
        # An Ancestor leaves with its Personality, or when the Personality swears fealty to another clan (§ancestor).
        return (
            card.face.type != "ancestor"
            or self.despite
            or self.with_host is not None
            or not self.table.has_its_clan(card)
        )

    def resolve(self) -> None:
        if self.card.in_play:
            self._note_what_it_is()
        died = ""
        if self.card.is_personality:
            died = "dishonorably" if self.card.dishonored and not self.seppuku else "honorably"
        battle = self.table.battle
        # A token ceases to exist, so a battle only counts it.
        there = None if self.card.face.token else self.card
        if battle is not None and there is not None:
            battle.lost.append(there)
        if battle is not None and battle.resolved and not self.card.face.nobody:
            # An Experienced Personality counts for each former self that it covers (§experienced-overlay).
            battle.fallen.append((self.side, 1 + self.covers, there))
        self.table.placing.leave_play(self.card, died=died)

    def aftermath(self) -> Flow[None] | None:
        owner = self.card.owner
        if self.unmourned or self.card.died != "dishonorably" or not self.table.is_in(owner):
            return None
        return self._shame(LoseHonor(self.table.rules_of(owner), owner, self.honor))

    def _shame(self, loss: LoseHonor) -> Flow[None]:
        yield from run_batch(self.table, [loss])

    def record(self) -> Record:
        facts: dict[str, Any] = {"card": self.key, "player": self.controller}
        if self.card.died:
            facts["died"] = self.card.died
        if self.seppuku:
            facts["seppuku"] = True
        return self.note(**facts)


class ReturnToDeck(Leaving):
    """A card in play is shuffled into its owner's deck, with its former selves.

    Cards attached to the returning card are discarded.
    """

    __slots__ = ()
    kind = "return-to-deck"

    def contingent(self) -> "list[Leaving]":
        return DiscardFromPlay(self.cause, self.card).contingent()

    def resolve(self) -> None:
        if self.card.in_play:
            self._note_what_it_is()
        self.table.placing.return_to_deck(self.card)


class SetAside(Leaving):
    """A card is taken out of play while the cause's card stays bowed and in play."""

    __slots__ = ()
    kind = "set-aside"

    def resolve(self) -> None:
        if self.card.in_play:
            self._note_what_it_is()
        assert self.cause.this is not None
        set_aside(self.card, self.cause.this)


class GiveBack(CardEvent):
    """A card that was set aside comes back into play, bowed. The cards of players who are out stay away."""

    __slots__ = ()
    kind = "give-back"

    def possible(self) -> bool:
        card = self.card
        return card.zone == "removed" and self.table.is_in(card.owner) and self.table.may_enter_play(card)

    def resolve(self) -> None:
        give_back(self.card)

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.card.controller)


class DiscardFromPlay(Leaving):
    """A card is discarded from play as if it had never been there. Nobody dies (§discarded-from-play)."""

    __slots__ = ()
    kind = "discard-from-play"

    def possible(self) -> bool:
        return super().possible() and not self.card.forbids("be-discarded", self.cause)

    def resolve(self) -> None:
        if self.card.in_play:
            self._note_what_it_is()
        self.table.placing.leave_play(self.card)
