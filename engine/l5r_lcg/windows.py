"""This game's additions to windows: keywords, cards in hand, and states that are corrected at once."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.ability import Ability
from engine.cardplay.windows import Duties, Duty
from engine.kernel.events import Event, Timing, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import WORKS, Card, Province
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.definition import CardDef, catalogue
from engine.l5r_lcg.initiation import choose_subjects
from engine.l5r_lcg.timing import FORCED_INTERRUPT, FORCED_REACTION

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


class Keyword(Duty):
    """A keyword, or the ability of a status token, that is about to take effect.

    The effect is mandatory, like the effect of a forced ability.
    """

    __slots__ = ("then",)

    def __init__(self, name: str, card: Card, seat: int, event: Event, then: str) -> None:
        super().__init__(name, card, seat, event)
        self.then = then

    def events(self) -> list[Event]:
        """Return the event that the keyword causes, in a list."""
        cause = Cause(self.card.table, "keyword", self.seat, self.card)
        cause.label = self.card.key
        made: Event = getattr(cause, self.then)(*((self.card,) if self.then in ("honor", "dishonor") else ()))
        return [made]


def _leaving(event: e.LeavePlay) -> Iterator[Keyword]:
    """Yield the card's personal honor, Courtesy and Sincerity, which take effect when it leaves play."""
    card = event.card
    if not event.imminent:
        return
    if card.status and card.status_works:
        name, then = ("honored", "gain_honor") if card.status > 0 else ("dishonored", "lose_honor")
        yield Keyword(name, card, card.controller, event, then)
    if card.has("courtesy"):
        yield Keyword("courtesy", card, card.controller, event, "gain_fate")
    if card.has("sincerity"):
        yield Keyword("sincerity", card, card.controller, event, "draw")


def _pride(event: e.CompareSkills) -> Iterator[Keyword]:
    """Yield Pride of each character that won or lost a conflict (§pride)."""
    for cards, then in ((event.winners, "honor"), (event.losers, "dishonor")):
        for card in cards:
            if card.participating and card.has("pride"):
                yield Keyword("pride", card, card.controller, event, then)


# The highest number of Restricted attachments on a character (§restricted).
RESTRICTED: Final = 2
# When keywords and status tokens take effect.
DUTIES: Final[Duties] = {e.LeavePlay: {FORCED_INTERRUPT: _leaving}, e.CompareSkills: {FORCED_REACTION: _pride}}


def about(event: Event) -> dict[str, Any]:
    """Return the public facts of the event that a window is about."""
    facts: dict[str, Any] = {"kind": event.kind}
    card = getattr(event, "card", None)
    if isinstance(event, e.Initiate):
        card = event.use.source
        facts.update(event.chosen)
    if isinstance(card, Province):
        facts["province"] = card.place
    elif card is not None and not card.facedown and card.zone not in ("hand", "conflict deck", "dynasty deck"):
        facts["card"] = card.key
    return facts


# States that must be settled


def follow(table: "Table", done: list[Event]) -> Flow[None]:
    """Settle illegal states, then discard the cards that must be discarded."""
    if table.unsettled:
        yield from settle(table, done)
    if "must-be-discarded" in table.persistents:
        yield from discard_doomed(table)


def settle(table: "Table", done: list[Event]) -> Flow[None]:
    """Settle illegal states: dashes in the conflict, attachments that no longer fit, too many Restricted cards."""
    framework = table.framework
    entered = [event.card for event in done if isinstance(event, e.Attach) and event.entering]
    while table.unsettled:
        table.unsettled = False
        wrong = [card for card in table.participants() if not table.may_participate(card, card.controller)]
        if wrong:
            events: list[Event] = [e.MoveHome(framework, card) for card in wrong]
            events.extend(e.Bow(framework, card) for card in wrong)
            for event in events:
                event.resolve()
            table.version += 1
            table.records.extend(record for event in events if (record := event.record()))
        loose = [
            attachment
            for character in table.characters()
            for attachment in character.attachments
            if not table.may_attach(attachment, character, attachment.controller)
        ]
        if loose:
            yield from run_batch(table, [framework.discard(attachment) for attachment in loose])
        for character in table.characters():
            if len(character.attachments) > RESTRICTED:
                yield from _restrict(table, character, entered)


def discard_doomed(table: "Table") -> Flow[None]:
    """Discard together all cards whose own text demands it now (§simultaneous-resolution).

    A card that is already about to leave play does not leave a second time, even if an interrupt changes how it leaves.
    """
    while doomed := [
        source
        for source, persistent in table.persistents.get("must-be-discarded", ())
        if source.zone == "play"
        and source not in table.leaving
        and source.active
        and persistent.applies(source, source)
        and table.framework.discard(source).possible()
    ]:
        events = []
        for source in doomed:
            cause = Cause(table, "ability", source.controller, source)
            cause.label = source.key
            events.append(cause.discard(source))
        yield from run_batch(table, events)
        if any(source.zone == "play" for source in doomed):
            return


def _restrict(table: "Table", character: Card, entered: list[Card]) -> Flow[None]:
    """If a character has more than two Restricted attachments, its controller chooses one to discard (§restricted).

    An attachment that has just entered play cannot be chosen. One that only moved from another character can be.
    """
    while len(restricted := [a for a in character.attachments if a.has("restricted")]) > RESTRICTED:
        chosen = yield from choose_subjects(
            character.controller,
            [attachment for attachment in restricted if attachment not in entered],
            source=restricted[-1].key,
            kind="restricted",
            rule="restricted",
        )
        yield from run_batch(table, [table.framework.discard(chosen[0])])


def refill(table: "Table", vacant: list[Province]) -> Flow[None]:
    """Refill the provinces that are empty (§refill-province)."""
    if table.round == 0:
        return
    order = sorted(vacant, key=lambda province: (province.owner != table.first_player, province.index))
    yield from run_batch(table, [e.RefillProvince(table.framework, province) for province in order])


# Questions that reveal nothing about hands


@cache
def hand_abilities(timing: Timing, kind: Any, packs: frozenset[str]) -> tuple[tuple[CardDef, Ability], ...]:
    """Return all abilities of cards in these packs that work in a hand at this timing, for this kind of event."""
    return tuple(
        (face, ability)
        for face in catalogue().values()
        for ability in face.abilities
        if ability.timing is timing and kind in ability.events
        if "hand" in (ability.zones or WORKS[face.type])
        if any(printing.pack in packs for printing in face.facts.printings)
    )
