"""Conditions, costs and effects that cards of several packs share, built from the functions in ``words``."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.cardplay.ability import Persistent
from engine.cardplay.choosing import selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.cards.words import Target, cannot, gains, its_host
from engine.l5r_lcg.cost import Cost
from engine.l5r_lcg.initiation import choose_subjects, finish
from engine.l5r_lcg.rings import contested_ring
from engine.l5r_lcg.state import Player
from engine.l5r_lcg.use import Use

# Triggering conditions


def revealed(use: Use, event: e.RevealProvince) -> bool:
    """Whether this province was revealed."""
    return event.card is use.this


def breaks(use: Use, event: e.BreakProvince) -> bool:
    """Whether this province is about to break."""
    return event.province is use.this


def entered(use: Use, event: e.EnterPlay) -> bool:
    """Whether this character entered play."""
    return event.card is use.this


def you_played(use: Use, event: e.PlayCard) -> bool:
    """Tell whether this character was played by the player who controls it."""
    return event.card is use.this and event.seat == use.seat


def won(use: Use, event: e.CompareSkills) -> bool:
    """Whether this character won a conflict."""
    return use.this in event.winners


def won_defending(use: Use, event: e.CompareSkills) -> bool:
    """Whether this character won a conflict as a defender."""
    return use.this in event.winners and use.this.defending


def won_by_five(use: Use, event: e.CompareSkills) -> bool:
    """Whether you won a conflict by 5 or more skill."""
    return event.conflict.winner == use.seat and event.conflict.by >= 5


def declared(card: Card, event: Event) -> bool:
    """Whether the card was declared as an attacker or a defender."""
    if isinstance(event, e.DeclareConflict):
        return card in event.attackers
    return isinstance(event, e.DeclareDefenders) and card in event.defenders


def conflict_phase_began(use: Use, event: e.PhaseBegins) -> bool:
    """Whether the phase that began is the conflict phase."""
    return event.phase == "conflict"


# The state of the table


def attacked(this: Card) -> bool:
    """Whether the conflict is at this province."""
    conflict = this.table.conflict
    return conflict is not None and conflict.province is this


def participants(use: Use) -> list[Card]:
    """Return your participating characters."""
    return use.conflict.participants(use.seat) if use.conflict else []


def enemies(use: Use) -> list[Card]:
    """Return your opponent's participating characters."""
    return use.conflict.participants(1 - use.seat) if use.conflict else []


def three_bushi(use: Use) -> bool:
    """Whether three or more of your participating characters are Bushi."""
    return sum(other.trait("bushi") for other in participants(use)) >= 3


def controls(player: Player) -> Iterator[Card]:
    """Return the cards in play that a player controls (§in-play)."""
    yield player.stronghold
    yield from (province for province in player.provinces if not province.facedown and not province.broken)
    yield from player.holdings
    yield from player.characters
    yield from player.attachments


def with_trait(player: Player, trait: str) -> int:
    """Count the cards with a trait that a player controls in play."""
    return sum(other.trait(trait) for other in controls(player))


def brings_element(element: str) -> tuple[Persistent, Persistent]:
    """While this character attacks, the contested ring gains an element.

    The conflict has that element from its declaration on. So if a conflict of that element cannot be declared, this one
    cannot be declared either.
    """
    return (
        gains(f"element:{element}", applies=lambda this, conflict: this.attacking),
        cannot(
            "be-declared-attacker",
            applies=lambda this, other: (
                other is this and this.player.forbids("declare-element", this.table.rings[element])
            ),
        ),
    )


def while_held(*elements: str) -> "Callable[[Card, Any], bool]":
    """Return a test that accepts only the card with the effect, while its controller holds one of these rings."""
    return lambda this, other: other is this and this.player.holds(*elements)


def has_role(this: Card, trait: str) -> bool:
    """Whether the card's controller has a role with this trait."""
    role = this.player.role
    return role is not None and role.trait(trait)


def monk(other: Card) -> bool:
    """Whether the character is a Monk or has a Monk attachment."""
    return other.trait("monk") or any(a.trait("monk") for a in other.attachments)


def shugenja_needed(this: Card, seat: int) -> bool:
    """Whether the player controls a Shugenja character, which this card's text requires for playing it."""
    return any(other.trait("shugenja") for other in this.table.players[seat].characters)


# Costs and targets


class Named:
    """A word that a player names for a card, such as a type of card."""

    def __init__(self, word: str) -> None:
        self.word = word

    def option(self, verb: str, value: Any = None, *, group: str = "") -> Option:
        """Return the option to name this word."""
        return selection(self.word, self if value is None else value, group=group)


def bow_one(pick: "Callable[[Use], Any]") -> Cost:
    """Return the cost of bowing one of the cards of ``pick``, stored as ``use.paid["bow"]``."""
    return Cost(lambda use: [use.bow(use.paid["bow"])], pick=pick, name="bow")


def player(**parts: Any) -> Target:
    """Target a player."""
    return Target(lambda use: use.table.player_order(), **parts)


# Effects


def discard_from_province(use: Use, card: Card) -> Event:
    """Discard a card from a province. A faceup holding leaves play. All other cards on a province are out of play."""
    return use.discard(card) if card.in_play else use.discard_cards([card])


def opposes(seat: int, other: Card, cause: Any) -> bool:
    """Whether the cause is a card effect of this player's opponent.

    A lasting effect uses this function as its ``test``.
    """
    return cause is not None and cause.card_effect and cause.seat != seat


def of_its_conflict(delayed: e.Delayed, event: Any) -> bool:
    """Tell whether an event belongs to the conflict in which a delayed effect was set up."""
    return bool(event.conflict.number == delayed.given)


def at_end_of_conflict(use: Use, about: Card, run: "Callable[[e.Delayed, Event], Flow[None]]") -> Event:
    """Set up an effect at the end of this conflict, if the card is still in play then."""
    number = None if use.conflict is None else use.conflict.number
    return use.delay(e.EndConflict, of_its_conflict, run, about=about, given=number)


def one_of_events(use: Use, events: Mapping[str, Event]) -> Flow[None]:
    """Let the player select one of the events that are possible, and carry it out.

    A selection after the dash of an ability is made while the effect resolves (§select).
    """
    options = [selection(name, event) for name, event in events.items() if event.possible()]
    if options:
        event = yield from ask(Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label))
        yield from finish(use, [event])


# Conflicts that move


def elsewhere(use: Use) -> list[Province]:
    """Return the other provinces that the conflict could be moved to."""
    conflict = use.conflict
    if conflict is None:
        return []
    eligible = use.table.eligible_provinces(conflict.defender)
    return [province for province in eligible if province is not conflict.province]


def move_conflict(use: Use) -> Flow[None]:
    """Move the contested ring to another eligible province, which becomes the attacked one."""
    chosen = yield from choose_subjects(use.seat, elsewhere(use), source=use.label)
    if use.conflict is not None:
        yield from finish(use, [e.MoveConflict(use, use.conflict, chosen[0])])


def reveal_top(use: Use, count: int) -> list[Event]:
    """Reveal the top cards of your conflict deck, all of them or none, and remember which cards were revealed."""
    use.paid["revealed"] = top = use.you.conflict_deck[-count:][::-1]
    return [use.reveal(top if len(top) == count else [])]


def revealed_still(use: Use) -> list[Card]:
    """Return the revealed cards that are still in the deck.

    A card played from the deck is no longer there (§faq-11, Test of Skill).
    """
    return [other for other in use.paid["revealed"] if other.zone == "conflict deck"]


def replace_in_province(use: Use, provinces: list[Province], found: list[Card]) -> Flow[None]:
    """Discard a card in one of ``provinces`` and put one of ``found`` there instead, faceup."""
    lying = [other for province in provinces for other in province.contents]
    if not lying or not found:
        return
    gone = yield from choose_subjects(use.seat, lying, source=use.label, kind="discard")
    slot = gone[0].slot
    assert slot is not None
    new = yield from choose_subjects(use.seat, found, source=use.label)
    yield from run_batch(use.table, [discard_from_province(use, gone[0]), e.PutOnProvince(use, new[0], slot)])


# Ring effects


def resolve_as_attacker(use: Use) -> Flow[None]:
    """Resolve the contested ring's effect as if you were the attacking player."""
    if use.conflict is not None:
        yield from contested_ring(use.table, use.seat, use.conflict.elements, optional=False)


def resolvable(use: Use) -> bool:
    """Whether an effect of the contested ring would change anything."""
    return use.conflict is not None and any(use.resolve_ring(one).possible() for one in use.conflict.elements)


# Persistent effects


def uncounted(applies: "Callable[[Card, Card], bool]") -> Persistent:
    """Return the persistent effects that keep these characters' skill from counting when the conflict resolves."""
    return cannot("count", applies=applies)


def seal(clan: str, trait: str) -> tuple[Persistent, Persistent]:
    """Return the effects of a Seal: the attached character gains a clan and a trait."""
    return gains(f"clan:{clan}", applies=its_host), gains(f"trait:{trait}", applies=its_host)


def no_conflicts_here(skill: str) -> Persistent:
    """Return the prohibition to declare conflicts of this type against this holding's province."""
    return cannot(f"be-attacked-{skill}", applies=lambda this, province: province is this.slot)


def your_own(use: Use, other: Card) -> bool:
    """Whether you control the card and it is not this one."""
    return other.controller == use.seat and other is not use.this
