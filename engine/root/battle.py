"""Battle (4.3): ambush, dice, effects, hits."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from engine.kernel.flow import Flow, ask, ask_hidden, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import mercenaries
from engine.root.definition import CLEARINGS, Card, decks
from engine.root.effects import SKIP, effect_options
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss, remove, whose_first

RULE: Final = "4.3"
AMBUSH: Final = 2


class Battle:
    """A battle in progress.

    * ``rolled`` and ``extra`` are the hits that attacker and defender deal. ``ignored`` tells for each side whether it
      ignores the rolled hits dealt to it. ``suffered`` counts the hits dealt to each side so far.
    * ``used`` holds the effects that defender (0) and attacker (1) used.
    * ``ally`` is the faction whose warriors the Vagabond treats as its own (9.2.9.II), ``protector`` the enlisted
      Arbiter.
    * ``looting`` tells whether the Hundreds loot (14.2.5).
    * ``instigator`` is the Vagrant who forced the attacker to battle, and who counts as the remover of buildings and
      tokens.
    """

    __slots__ = ("ally", "attacker", "clearing", "defender", "extra", "ignored", "instigator", "looting", "protector",
                 "rolled", "suffered", "used")  # fmt: skip

    def __init__(self, attacker: Faction, defender: Faction, clearing: int, instigator: Faction | None = None) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.rolled = {attacker.seat: 0, defender.seat: 0}
        self.extra = {attacker.seat: 0, defender.seat: 0}
        self.ignored = {attacker.seat: False, defender.seat: False}
        self.suffered = {attacker.seat: 0, defender.seat: 0}
        self.used: tuple[list[str], list[str]] = ([], [])
        self.ally: Faction | None = None
        self.protector: Faction | None = None
        self.looting = False
        self.instigator = instigator

    def remover(self, faction: Faction) -> Faction:
        """Return the faction that removes the buildings and tokens that ``faction`` loses, and scores for them."""
        return self.instigator or self.opponent(faction)

    def opponent(self, faction: Faction) -> Faction:
        """Return the opponent of ``faction`` in this battle."""
        return self.defender if faction is self.attacker else self.attacker


def foes(table: Table, attacker: Faction, clearing: int) -> list[Faction]:
    """Return the factions that a faction may battle in a clearing: all others with a piece there."""
    alone = clearing not in attacker.fronts()
    if alone and not mercenaries.hired(table, attacker, clearing):
        return []
    found = [other for other in table.enemies(attacker) if other.present(clearing)]
    # A faction that has only mercenaries in the clearing may not battle their company (11.2.7.III).
    return [other for other in found if other.id != mercenaries.COMPANY] if alone else found


def battle_options(table: Table, attacker: Faction, sources: Sequence[int] | None = None) -> list[Option]:
    """Return every battle that a faction may initiate in ``sources`` (by default in all clearings).

    The value of each option is a function that returns the flow of the battle.
    """
    if table.buyer is not None:
        places = CLEARINGS if sources is None else sources
        return [_option(table, attacker, foe, place) for place in places for foe in foes(table, attacker, place)]
    enemies = table.enemies(attacker)
    options: list[Option] = []
    for clearing in attacker.fronts():
        if sources is None or clearing in sources:
            options += [_option(table, attacker, foe, clearing) for foe in enemies if foe.present(clearing)]
    return options


def _option(table: Table, attacker: Faction, foe: Faction, clearing: int) -> Option:
    # Two Vagabonds are told apart by their seats.
    name = foe.id if foe.id != "vagabond" else f"vagabond#{foe.seat}"
    act = partial(battle, table, attacker, foe, clearing)
    return Option(f"battle:{clearing}>{name}", "battle", act, subject=f"clearing:{clearing}", player=foe.seat)


def take_battle(
    table: Table,
    attacker: Faction,
    rule: str,
    *,
    sources: Sequence[int] | None = None,
    optional: bool = True,
    source: str | None = None,
) -> Flow[bool]:
    """Ask a faction for one battle and fight it. Return whether a battle was fought."""
    options = battle_options(table, attacker, sources)
    if not options:
        return False
    if optional:
        options.append(SKIP)
    chosen = yield from ask(Prompt(attacker.seat, "battle", options, rule=rule, source=source))
    if chosen is None:
        return False
    yield from chosen()
    return True


def battle(
    table: Table, attacker: Faction, defender: Faction, clearing: int, *, instigator: Faction | None = None
) -> Flow[None]:
    """Fight a battle (4.3)."""
    fight = table.fight = Battle(attacker, defender, clearing, instigator)
    table.note("battle", player=attacker.seat, defender=defender.seat, clearing=clearing)
    for faction in table.hearing("battle_begins"):
        yield from faction.battle_begins(table, fight)
    ended = yield from ambush(table, fight)
    if not ended:
        acting = [faction for faction in table.hearing("before_roll") if faction.acts_before_roll(table, fight)]
        while acting:
            first = yield from whose_first(table, acting)
            acting.remove(first)
            yield from first.before_roll(table, fight)
        roll(table, fight)
        yield from use_effects(table, fight)
        yield from deal_hits(table, fight)
    for faction in table.hearing("battle_ends"):
        yield from faction.battle_ends(table, fight)
    table.fight = None


def ambush(table: Table, fight: Battle) -> Flow[bool]:
    """Step 1: the defender may ambush, and the attacker may foil the ambush. Tell whether the battle ends (4.3.1)."""
    attacker, defender = fight.attacker, fight.defender
    if attacker.has("scouting-party"):
        return False
    card = yield from _ambush_card(table, defender, fight, "ambush")
    if card is None:
        return False
    play_ambush(table, defender, card, fight)
    foil = yield from _ambush_card(table, attacker, fight, "foil-ambush")
    if foil is not None:
        play_ambush(table, attacker, foil, fight)
        return False
    hits = attacker.hits_suffered(table, fight, AMBUSH)
    fight.suffered[attacker.seat] += AMBUSH
    losses = yield from mercenaries.take_hits(table, fight, attacker, hits)
    yield from remove(table, losses, "battle")
    return fight.clearing not in attacker.fronts() and not mercenaries.hired_in(table, fight, attacker)


def _ambush_card(table: Table, faction: Faction, fight: Battle, kind: str) -> Flow[Card | None]:
    """Ask a faction for an ambush card of the clearing's suit, if by public facts it could hold one.

    Return the card, or None.
    """
    suit = table.suits[fight.clearing]
    if suit is None or not could_hold(table, faction, suit):
        return None
    fitting = _ambushes(dict.fromkeys(faction.hand), suit)
    options = [Option(f"ambush:{card.id}", kind, card, card=card.id) for card in fitting]
    prompt = Prompt(
        faction.seat,
        kind,
        [*options, SKIP],
        rule="4.3.1" if kind == "ambush" else "4.3.1.I",
        window=True,
        data={"clearing": fight.clearing, "attacker": fight.attacker.seat, "defender": fight.defender.seat},
    )
    chosen = yield from ask_hidden(prompt, opens=True)
    card: Card | None = chosen[0].value if chosen else None
    return card


def _ambushes(cards: Iterable[Card], suit: str) -> list[Card]:
    return [card for card in cards if card.kind == "ambush" and card.matches(suit)]


def could_hold(table: Table, faction: Faction, suit: str) -> bool:
    """Tell by public facts whether a hand may hold an ambush of a suit.

    No hand can hold such an ambush if every copy lies open elsewhere.
    """
    if faction.open_hand or not faction.hand:
        return bool(_ambushes(faction.hand, suit))
    seen = [
        *table.discard,
        *(table.souls or ()),
        *(card for other in table.factions for card in cards_shown(other)),
    ]
    return len(_ambushes(seen, suit)) < len(_ambushes(decks()[table.deck], suit))


def cards_shown(faction: Faction) -> Iterator[Card]:
    """Yield the cards in a player's hand and on the board that everybody sees, such as the Decree."""
    secret = faction.secret_piles()
    for pile in (faction.hand, faction.cards_held()):
        if not any(pile is hidden for hidden in secret):
            yield from pile


def play_ambush(table: Table, faction: Faction, card: Card, fight: Battle) -> None:
    """Play an ambush card from hand."""
    faction.hand.remove(card)
    table.note("ambush", player=faction.seat, card=card.id, clearing=fight.clearing)
    table.put_away(card)


def roll(table: Table, fight: Battle) -> None:
    """Step 2: roll the dice. Warriors limit the rolled hits (4.3.2)."""
    if table.dice:
        one, other = table.dice.pop(0)
    else:
        dice = table.streams["dice"]
        one, other = dice.below(4), dice.below(4)
    table.barrier = True
    high, low = max(one, other), min(one, other)
    attacker, defender = fight.attacker, fight.defender
    ours, theirs = (low, high) if defender.guerrilla else (high, low)
    if fight.looting:
        ours = 0
    shield = 0 if fight.protector is None else fight.protector.most_rolled_hits(table, fight)
    fight.rolled[attacker.seat] = min(ours, _most_rolled(table, fight, attacker))
    fight.rolled[defender.seat] = min(theirs, _most_rolled(table, fight, defender) + shield)
    table.note("roll", dice=[high, low], attacker=fight.rolled[attacker.seat], defender=fight.rolled[defender.seat])


def _most_rolled(table: Table, fight: Battle, side: Faction) -> int:
    return side.most_rolled_hits(table, fight) + mercenaries.hired_in(table, fight, side)


def use_effects(table: Table, fight: Battle) -> Flow[None]:
    """Step 3: add the extra hits that need no choice, then offer optional effects.

    The attacker picks the first side (4.3.3).
    """
    attacker, defender = fight.attacker, fight.defender
    if defender.defenseless(fight.clearing) and not mercenaries.hired_in(table, fight, defender):
        fight.extra[attacker.seat] += 1
    for side in (attacker, defender):
        fight.extra[side.seat] += side.extra_hits(table, fight)
    order = [side for side in (attacker, defender) if _effect_options(table, fight, side)]
    if len(order) > 1:
        options = [Option(f"first:{side.id}#{side.seat}", "first", side, player=side.seat) for side in order]
        first = yield from ask(Prompt(attacker.seat, "effects-first", options, rule="4.3.3"))
        if first is defender:
            order.reverse()
    for side in order:
        while options := _effect_options(table, fight, side):
            chosen = yield from ask(
                Prompt(side.seat, "battle-effects", [*options, SKIP], rule="4.3.3", data=_facts(fight))
            )
            if chosen is None:
                break
            yield from chosen()


def _effect_options(table: Table, fight: Battle, side: Faction) -> list[Option]:
    options: list[Option] = []
    effect_options(table, side, "battle", options, fight)
    side.battle_options(table, fight, options)
    return options


def _facts(fight: Battle) -> dict[str, object]:
    attacker, defender = fight.attacker.seat, fight.defender.seat
    return {
        "clearing": fight.clearing,
        "attacker": attacker,
        "defender": defender,
        "attacker_hits": fight.rolled[attacker] + fight.extra[attacker],
        "defender_hits": fight.rolled[defender] + fight.extra[defender],
    }


def deal_hits(table: Table, fight: Battle) -> Flow[None]:
    """Step 4: both sides deal their hits at once, and each chooses its losses (4.3.4)."""
    sides = (fight.attacker, fight.defender)
    dealt = {}
    for side in sides:
        foe = fight.opponent(side)
        dealt[side.seat] = fight.extra[foe.seat] + (0 if fight.ignored[side.seat] else fight.rolled[foe.seat])
    table.note("hits", attacker=dealt[fight.defender.seat], defender=dealt[fight.attacker.seat])
    losses: list[Loss] = []
    for side in sides:
        hits = side.hits_suffered(table, fight, dealt[side.seat]) if dealt[side.seat] else 0
        fight.suffered[side.seat] += dealt[side.seat]
        if hits:
            losses.extend((yield from mercenaries.take_hits(table, fight, side, hits)))
    yield from remove(table, losses, "battle")


def choose_losses(table: Table, faction: Faction, fight: Battle, hits: int) -> Flow[list[Loss]]:
    """Let the owner choose the pieces that hits remove: all warriors first, then buildings and tokens (4.3.4)."""
    clearing = fight.clearing
    fallen = min(hits, faction.warriors[clearing])
    yield from faction.choose_fallen(table, clearing, fallen, faction)
    losses = [Loss(faction, clearing, WARRIOR, fallen, fight.opponent(faction))]
    if hits > fallen:
        losses.extend((yield from choose_structures(table, faction, fight, hits - fallen)))
    return losses


def choose_structures(table: Table, faction: Faction, fight: Battle, hits: int) -> Flow[list[Loss]]:
    """Let the owner choose the buildings and tokens that hits remove."""
    clearing, foe = fight.clearing, fight.remover(faction)
    there = {kind: counts[clearing] for kind, counts in faction.pieces.items() if counts[clearing]}
    if hits >= sum(there.values()) or len(there) == 1:
        return [Loss(faction, clearing, kind, min(count, hits), foe) for kind, count in there.items()]
    options = [
        Option(f"lose:{kind}", "lose", kind, subject=f"piece:{kind}", times=count) for kind, count in there.items()
    ]
    prompt = Prompt(
        faction.seat,
        "hits",
        options,
        rule="4.3.4",
        groups=(Group("", hits, hits),),
        data={"clearing": clearing, "count": hits},
    )
    chosen = [option.value for option in (yield from ask_many(prompt))]
    return [Loss(faction, clearing, kind, chosen.count(kind), foe) for kind in there if kind in chosen]
