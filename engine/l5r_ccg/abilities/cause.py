"""The causes of events, with the methods (verbs) by which rules and cards create events.

A verb only creates an event. ``engine.kernel.events.run_batch`` resolves it, with the Reactions to it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from engine.cardplay import use as cardplay
from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.definition import CLANS, NAGA, find_card

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.cardplay.card import Card as AnyCard
    from engine.l5r_ccg.abilities.delayed import DelayedEffect
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.fighting.duel import Duel, Duelist, Result
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player, Province


def _allegiance(card: "Card", clan: str) -> str:
    """Return the attribute that changes when a card joins or leaves a clan.

    A card that joins the Naga gets the trait Naga (§human).
    """
    joins_naga = clan == NAGA and not card.face.is_called(NAGA) and card.added(f"clan:{NAGA}") <= 0
    return f"trait:{clan}" if joins_naga else f"clan:{clan}"


class Cause(cardplay.Use):
    """The cause of an event: the rules ("framework") or a card's ability (see Use)."""

    __slots__ = ()
    table: "Table"
    seat: int | None
    this: "Card | None"

    @property
    def you(self) -> "Player":
        """The player that the effect belongs to."""
        return self.table.players[self._seat(None)]

    def counts_as(self, word: str) -> bool:
        """Tell whether a word describes this effect: "Elemental", "Fear", "Ranged", "Spell" …."""
        return False

    @property
    def used(self) -> "Sequence[Card]":
        """The Personalities used for this effect.

        If the effect gives Honor, the Honor is gained through these Personalities (§regain-honor).
        """
        return ()

    @property
    def concerned(self) -> "Sequence[Card]":
        """The Personalities that perform this effect or are its targets (§samurai)."""
        return ()

    # Cards in play

    def straighten(self, card: "Card") -> Event:
        """Straighten a card (§straighten)."""
        return e.Straighten(self, card)

    def destroy(self, card: "Card") -> Event:
        """Destroy a card in play. A Personality's whole unit is destroyed with it (§destroyed)."""
        return e.Destroy(self, card)

    def discard_from_play(self, card: "Card") -> Event:
        """Discard a card from play as if it had never been there (§discarded-from-play)."""
        return e.DiscardFromPlay(self, card)

    def enter_play(self, card: "Card", *, seat: int | None = None, bowed: bool | None = None) -> Event:
        """Put a Personality, Holding or Ring into play under the control of this cause's player (§into-play)."""
        return e.EnterPlay(self, card, self._seat(seat), bowed=bowed)

    def attach(self, card: "Card", host: "Card", *, seat: int | None = None) -> Event:
        """Attach a Follower, Item, Spell or Ancestor to a Personality (§attach).

        The card comes from out of play or from another Personality.
        """
        return e.Attach(self, card, host, host.controller if seat is None else seat)

    def attach_to_province(self, card: "Card", province: "Province") -> Event:
        """Attach a Region or Fortification to a province."""
        return e.AttachToProvince(self, card, province)

    def take_control(self, card: "Card", *, seat: int | None = None, until: str = "permanent") -> Event:
        """Take control of a card in play, permanently or until a scope ends."""
        return e.TakeControl(self, card, self._seat(seat), self._until(until))

    def move(self, card: "Card", province: "Province | None") -> Event:
        """Move a unit to a province of the attack, or home."""
        return e.MoveUnit(self, card, province)

    def send_home(self, leader: "Card") -> list[Event]:
        """Move a unit home and bow its Personality and Followers (§unit)."""
        return [self.move(leader, None), *(self.bow(one) for one in (leader, *leader.followers))]

    def apply(
        self,
        subject: Any,
        attribute: str,
        value: int = 1,
        *,
        layer: Layer = Layer.ADD,
        until: str = "turn",
        test: Any = None,
    ) -> Event:
        """Begin a lasting effect on a card, player or province.

        ``attribute`` names the value that changes, such as ``force``, ``trait:…``, ``clan:…`` or ``cannot:…``. An
        effect ``until="permanent"`` survives leaving play and coming back (§permanent-bonuses). ``"next-turn"`` ends
        when the next turn of this cause's player begins. ``"end-of-next-turn"`` ends when that turn ends.
        ``"next-straighten"`` ends after that turn's Straighten Phase. An effect until ``"bowed"`` lasts as long as the
        card that made it stays bowed.
        """
        return e.Apply(self, subject, attribute, value, layer, self._until(until), test)

    def swear_fealty(self, card: "Card") -> list[Event]:
        """Let a Personality belong permanently to the clan of this cause's player and to no other (§what-is-a-clan)."""
        if self.you.forbids("swear-fealty") or card.forbids("swear-fealty"):
            return []
        own = self.you.clans
        former = [clan for clan in CLANS if card.of_clan(clan) and clan not in own]
        changes = [(clan, -1) for clan in former] + [(clan, 1) for clan in sorted(own) if not card.of_clan(clan)]
        return [self.apply(card, _allegiance(card, clan), value, until="permanent") for clan, value in changes]

    def gives(self, card: "Card", *, force: int = 0, chi: int = 0, honor: int = 0, until: str = "turn") -> list[Event]:
        """Change a card's Force, Chi and Personal Honor until ``until`` ends. No effect is made for a change of 0."""
        changes = {"force": force, "chi": chi, "personal-honor": honor}
        return [self.apply(card, name, value, until=until) for name, value in changes.items() if value]

    def place_token(self, card: "Card", force: int = 0, chi: int = 0, name: str = "", amount: int = 1) -> Event:
        """Put tokens with this Force and Chi on a card (§tokens)."""
        return e.PlaceToken(self, card, force, chi, name, amount)

    def remove_token(self, card: "Card", name: str = "", amount: int = 1) -> Event:
        """Remove tokens of one name from a card."""
        return e.RemoveToken(self, card, name, amount)

    # Challenges and duels

    def must_accept(self, challenge: "e.Challenge") -> Event:
        """Prevent a challenge from being refused."""
        return e.MustAccept(self, challenge)

    def stand_in(self, challenge: "e.Challenge", card: "Card", number: int | None = None) -> Event:
        """Let a card fight instead of the Personality challenged, with the value ``number`` if the card has none."""
        return e.StandIn(self, challenge, card, number)

    def substitute(self, duel: "Duel", side: "Duelist", card: "Card", number: int | None = None) -> Event:
        """Let a Personality take another's place in a duel that begins.

        A substitute that is out of play fights with the value ``number``.
        """
        return e.Substitute(self, duel, side, card, number)

    def change_duel(self, duel: "Duel", value: str, wins: "Result", loses: "Result") -> Event:
        """Let a duel compare another value and have other results."""
        return e.ChangeDuel(self, duel, value, wins, loses)

    # Copies and new targets

    def copy_value(self, card: "Card", origin: "Card", value: str) -> Event:
        """Set a card's ``force``, ``chi`` or ``personal-honor`` to another card's present value until the turn ends."""
        return e.CopyValue(self, card, origin, value)

    def copy_ability(self, card: "Card", origin: "Card", ability: "Ability") -> Event:
        """Let a card use another card's ability until the turn ends (§copying)."""
        return e.CopyAbility(self, card, origin, ability)

    def redirect(self, initiation: Any, target: Any, name: str = "target") -> Event:
        """Give an action that is about to take effect another legal target (§redirect)."""
        return e.Redirect(self, initiation, target, name)

    def create_follower(self, token: str, host: "Card") -> Event:
        """Attach a Follower token to a Personality (§follower-tokens)."""
        return e.CreateFollower(self, find_card(token), host)

    def create_item(self, token: str, host: "Card") -> Event:
        """Attach an Item token to a Personality."""
        return e.CreateItem(self, find_card(token), host)

    def create_personality(self, token: str, *, seat: int | None = None, home: bool = False) -> "e.CreatePersonality":
        """Let a Personality token join this player's army in the battle, or this player's cards at ``home``."""
        return e.CreatePersonality(self, find_card(token), self._seat(seat), home=home)

    # Family Honor and gold

    def gain_honor(self, amount: int = 1, *, seat: int | None = None, by: "Sequence[Card] | None" = None) -> Event:
        """Gain Family Honor.

        ``by`` lists the Personalities through whom the Honor comes, by default those of this use (§dishonor).
        """
        return e.GainHonor(self, self._seat(seat), amount, self.used if by is None else by)

    def lose_honor(
        self,
        amount: int = 1,
        *,
        seat: int | None = None,
        by: "Sequence[Card] | None" = None,
        fixed: bool = False,
        past_favor: bool = False,
    ) -> Event:
        """Lose Family Honor.

        ``by`` lists the Personalities that perform the action or are its targets, by default those of this use
        (§samurai). No effect can change a ``fixed`` loss. The Favor does not prevent a loss that is ``past_favor``.
        """
        by = self.concerned if by is None else by
        return e.LoseHonor(self, self._seat(seat), amount, by, fixed=fixed, past_favor=past_favor)

    def change_honor(self, event: Any, amount: int) -> Event:
        """Change the amount of a gain or loss of Family Honor that is about to happen (§political-action)."""
        return e.ChangeHonor(self, event, amount)

    def dishonor(self, card: "Card") -> Event:
        """Dishonor a Personality (§dishonor)."""
        return e.Dishonor(self, card)

    def restore(self, card: "Card") -> Event:
        """Restore to honor a Personality that is dishonored or died dishonored (§regain-honor, §favor-uses)."""
        return e.RestoreHonor(self, card)

    def seppuku(self, card: "Card") -> Event:
        """Let a Personality commit seppuku and die honorably (§samurai)."""
        return e.Destroy(self, card, seppuku=True)

    def take_favor(self, *, seat: int | None = None) -> Event:
        """Take the Imperial Favor."""
        return e.TakeFavor(self, self._seat(seat))

    def give_up_favor(self) -> Event:
        """Give up the Imperial Favor (§favor-uses)."""
        return e.GiveUpFavor(self, self._seat(None))

    def produce(self, card: "Card", amount: int) -> Event:
        """Bow a card for gold (§producing)."""
        return e.ProduceGold(self, card, amount)

    # Cards out of play

    def draw(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Draw fate cards."""
        return e.Draw(self, self._seat(seat), amount)

    def discard(self, cards: "Sequence[Card]") -> Event:
        """Discard cards of one owner from a hand, a deck or provinces (§discard)."""
        return e.Discard(self, cards[0].owner if cards else self._seat(None), list(cards))

    def discard_at_random(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Discard cards at random from a hand."""
        return e.DiscardAtRandom(self, self._seat(seat), amount)

    def shuffle(self, side: Literal["dynasty", "fate"], *, seat: int | None = None) -> Event:
        """Shuffle a deck."""
        return e.Shuffle(self, self._seat(seat), side)

    def reveal(self, cards: "Sequence[Card]") -> Event:
        """Show cards of one owner to everybody."""
        return e.Reveal(self, cards[0].owner if cards else self._seat(None), list(cards))

    def remove_from_game(self, card: "Card") -> Event:
        """Remove a card from the game."""
        return e.RemoveFromGame(self, card)

    # Provinces

    def turn_faceup(self, card: "Card") -> Event:
        """Turn a dynasty card in a province face up."""
        return e.TurnFaceup(self, card)

    def refill(self, province: "Province") -> Event:
        """Fill an empty province with the top card of the dynasty deck, face down."""
        return e.Refill(self, province)

    def destroy_province(self, province: "Province") -> Event:
        """Destroy a province (§destroyed)."""
        return e.Collapse(self, province) if province.hidden else e.DestroyProvince(self, province)

    def later(
        self, what: "DelayedEffect", until: str, *, about: "AnyCard | None" = None, given: int | None = None
    ) -> Event:
        """Set up the delayed effect ``what`` until a scope ends (see ``engine.cardplay.cause``)."""
        return self.delay(
            what.kind, what.when, what.run, self._until(until), about=about, given=given, standing=what.standing
        )

    def _until(self, word: str) -> str:
        return self.table.course.scope(word, self.seat, self.this)
