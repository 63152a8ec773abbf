"""The course of the game: turns, phases, attacks, and the effects that end with them."""

from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.values import Lasting, without
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.card import EXCHANGED, TEXT, Card
from engine.l5r_ccg.definition import pool
from engine.l5r_ccg.fighting.campaign import Attack, Horde, Side
from engine.l5r_ccg.state import DEFENDED, Battle, Player, Province

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.machinery.table import Table

# Effects that last until their player's next turn begins, and effects that last until that turn ends.
NEXT_TURN: Final = "next-turn"
NEXT_TURN_ENDS: Final = "end-of-next-turn"
# Effects that last until their player's next Straighten Phase is over.
NEXT_STRAIGHTEN: Final = "next-straighten"
# Effects that last as long as the card that made them stays bowed.
BOWED: Final = "bowed"
# Effects that last until their player's next Events Phase is over.
NEXT_EVENTS: Final = "next-events"
# Effects that last as long as a Follower stays with its Personality.
OF_ONES_TURNS: Final = (NEXT_TURN, NEXT_TURN_ENDS, NEXT_STRAIGHTEN, NEXT_EVENTS)


def _is_magic(card_id: str) -> bool:
    """Tell whether a card is a Spell or a Shugenja. The effects of such a card are Spell effects or innate effects."""
    face = pool().get(card_id)
    if face is None:
        return False
    return face.type == "spell" or (face.type == "personality" and "Shugenja" in face.traits)


class Course:
    """The methods of a table that begin and end turns, phases, attacks and battles.

    These methods also end the effects that last until then.
    """

    __slots__ = ("table",)

    def __init__(self, table: "Table") -> None:
        self.table = table

    def begin_turn(self, seat: int) -> None:
        """Begin a player's turn."""
        self.table.turn += 1
        self.table.active = seat
        self.table.drawn = False
        for player in self.table.players:
            player.lobbied = False
            player.casts = 0
            for one in player.personalities:
                one.sent = ""
        self._expire_of_turns(NEXT_TURN)

    def end_turn(self) -> None:
        """End the turn, and the effects that last until then."""
        self.expire("turn")
        self._expire_of_turns(NEXT_TURN_ENDS)

    def straightened(self, card: Card) -> None:
        """End the effects that last as long as this card stays bowed."""
        durations = self.table.durations
        if not (durations.expiring or durations.borrowed or durations.delayed):
            return
        scope = f"{BOWED} {card.uid}"
        if scope in durations.scopes():
            self.expire(scope)

    def begin_phase(self, phase: str) -> None:
        """Begin a phase of the turn. After the Straighten Phase, end the effects that last until then."""
        if phase == "events":
            self._expire_of_turns(NEXT_STRAIGHTEN)
        if phase == "action":
            self._expire_of_turns(NEXT_EVENTS)

    def order_of_phases(self) -> list[str]:
        """Return the phases of this turn in their order."""
        names = ["straighten", "events", "action", "attack", "dynasty", "end"]
        if self.table.players[self.table.active].added("attack-first"):
            names[2:4] = names[3:1:-1]
        return names

    def begin_attack(self, attacker: int, defender: int) -> None:
        """Begin the attack of this turn."""
        self.table.attack = Attack(attacker, defender)

    def attack_too(self, defender: int) -> None:
        """Add a second Defender to the attack that was just declared."""
        assert self.table.attack is not None
        self.table.attack.second = defender

    def begin_ambush(self, unit: Card, foe: Card) -> None:
        """Begin an ambush of one unit by another."""
        attack = Attack(unit.controller, foe.controller)
        attack.ambush, attack.segment = True, "battles"
        self.table.attack = attack
        unit.at = foe.at = self.table.players[foe.controller].open_field()

    def begin_horde(self, units: list[Card], place: Province, unturned: int) -> None:
        """Begin the attack of a horde on a province."""
        attack = Attack(None, place.owner)
        attack.horde, attack.segment = Horde(units, place, unturned), "maneuvers"
        self.table.attack = attack
        for one in units:
            one.at, one.sent = place, "sent"

    def commit(self, card: Card, province: Province, side: Side) -> None:
        """Commit a unit.

        A player who commits units on another player's side becomes that player's ally (§allies).
        """
        attack = self.table.attack
        assert attack is not None
        card.at, card.sent = province, "sent"
        if side == "defend" and not province.value(DEFENDED):
            self.apply(province, DEFENDED, 1, Layer.ADD, "attack", self.table.framework)
        if attack.side(card) is None:
            attack.allies[card.controller] = side
        if card.controller in attack.helps:
            attack.helps[card.controller] = [province.owner]

    def note_held_back(self) -> None:
        """Mark the units that could have been committed in this attack and were not."""
        attack = self.table.attack
        assert attack is not None
        places = self.table.attacked(attack)
        for one in self.table.personalities():
            sides: list[Side] = [side for side in ("attack", "defend") if attack.may_join(one.controller, side)]
            if not one.sent and not one.bowed and any(not one.kept_from(x, at) for x in sides for at in places):
                one.sent = "held-back"

    def begin_battle(self, province: Province) -> Battle:
        """Begin the battle at a province."""
        self.table.battles += 1
        if self.table.attack is not None:
            self.table.attack.turn_to(province.owner)
        self.table.battle = Battle(self.table, province, self.table.battles, province.strength)
        return self.table.battle

    def act_again(self, player: Player, number: int) -> None:
        """Add to the number of actions that a player takes in this battle before the next player acts."""
        if number:
            self.apply(player, "acts-again", number, Layer.ADD, "battle", self.table.framework)

    def end_battle(self, battle: Battle) -> None:
        """End a battle, and the effects that last until then. The battle's Terrain is discarded."""
        if self.table.attack is not None:
            self.table.attack.fought.append(battle.province)
        if battle.terrain is not None:
            self.table.placing.move(battle.terrain, "fate discard")
        self.table.battle = None
        self.expire("battle")

    def end_attack(self) -> None:
        """End the attack, and the effects that last until then."""
        self.table.attack = None
        self.expire("attack")

    def apply(
        self, subject: Any, attribute: str, value: int, layer: Layer, until: str, cause: "Cause", test: Any = None
    ) -> None:
        """Begin a lasting effect on a card, a player or a province."""
        exchanged = attribute == "force" and EXCHANGED in self.table.index.persistents
        if attribute == "chi" or exchanged or attribute.startswith("clan:"):
            self.table.unsettled = True
        this = cause.this
        source = "" if this is None else this.id
        # A Personality's own effect ends when the Personality leaves play (§destroyed).
        maker = this.uid if this is not None and this.is_personality else 0
        lasting = Lasting(attribute, value, layer, source, until, test, maker=maker)
        if until == "permanent":
            subject.lasting += (lasting,)
        else:
            self.table.durations.begin(subject, lasting)
        if attribute == TEXT:
            self.table.index.update(subject)

    def scope(self, until: str, seat: int | None, this: Card | None) -> str:
        """Return the scope that ``until`` names.

        Some scopes belong to a player (such as the next turn), others to a card.
        """
        if until == BOWED and this is not None:
            return f"{until} {(this.host or this).uid if this.face.type == 'spell' else this.uid}"
        return f"{until} {seat}.{self.table.turn}" if until in OF_ONES_TURNS and seat is not None else until

    def _expire_of_turns(self, word: str) -> None:
        """End the effects with the scope ``word`` if this turn is their player's next one, or if the player is out.

        The turn in which an effect began does not count as the next one.
        """
        table = self.table
        for scope in table.durations.scopes():
            name, _, since = scope.partition(" ")
            if name != word:
                continue
            seat, turn = (int(part) for part in since.split("."))
            if (seat == table.active and turn < table.turn) or not table.is_in(seat):
                self.expire(scope)

    def negate_magic(self) -> None:
        """End the present lasting effects of Spells and innate abilities, and the delayed effects that they set up."""
        durations = self.table.durations
        for subject, lasting in tuple(durations.expiring):
            if _is_magic(lasting.source):
                durations.drop(subject, lasting)
                if lasting.attribute == TEXT and isinstance(subject, Card):
                    self.table.index.update(subject)
        durations.delayed = [one for one in durations.delayed if not _is_magic(one.cause.this.id)]
        self.table.unsettled = True

    def lift(self, subject: Any, source: str) -> None:
        """End all lasting effects on a subject that cards with the id ``source`` made, before their scopes end."""
        for lasting in [one for one in subject.lasting if one.source == source]:
            self.table.durations.drop(subject, lasting)

    def end_copy(self, card: Card, ability: Any) -> None:
        """Take a copied ability away from a card before its scope ends."""
        durations = self.table.durations
        durations.lent = [one for one in durations.lent if one[1] is not ability]
        card.gained = without(card.gained, ability)
        self.table.index.update(card)

    def expire(self, scope: str) -> None:
        """End everything that lasts until the end of ``scope``. The end of the turn also removes copied tokens."""
        table = self.table
        if scope in table.durations.scopes():
            table.unsettled = True
            ending = [one for one, lasting in table.durations.expiring if lasting.until == scope]
            changed = [one for one in ending if isinstance(one, Card) and any(x.attribute == TEXT for x in one.lasting)]
            back_home = table.durations.end(scope, table.index)
            for one in changed:
                table.index.update(one)
            for card, seat in back_home:
                # The card returns to its previous controller, or to its owner if that player is out.
                back = seat if table.is_in(seat) else card.owner
                if card.in_play and card.controller != back:
                    table.placing.change_control(card, back, "permanent")
        for player in table.players:
            for card in tuple(player.personalities):
                for one in card.unit:
                    if one.lasting and any(
                        mark.attribute == "fleeting" and mark.until == scope for mark in one.lasting
                    ):
                        table.placing.leave_play(one)
                    elif one.tokens and any(token.until == scope for token in one.tokens):
                        table.unsettled = True
                        one.tokens = tuple([token for token in one.tokens if token.until != scope])
        table.version += 1
