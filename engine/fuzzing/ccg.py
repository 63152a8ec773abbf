"""The fuzzer's part for the 1997 game: the checks of its table at every step."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from engine.cardplay.ability import Ability
from engine.desks import is_random, sought
from engine.fuzzing.card_probe import CardProbe, Spot
from engine.fuzzing.ccg_coverage import CcgCoverage
from engine.fuzzing.ccg_scenes import scene
from engine.fuzzing.facts import Atoms, Broken, same
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.l5r_ccg.abilities.windows import chi_may_reach_zero
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef
from engine.l5r_ccg.game import read_deck
from engine.l5r_ccg.machinery.position import dump
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.machinery.view import can_see, open_top, open_view
from engine.l5r_ccg.marks import HATCHED, may_lie_under
from engine.l5r_ccg.options import CHOICES
from engine.l5r_ccg.state import Player
from engine.players.random import choose

ATOMS: Final[Atoms] = {CardDef: lambda card: card.id, Ability: lambda ability: ability.name}
BUSY, WARLIKE = 1, 2
# A player whose decks are both empty resigns once every WEARY questions on average.
WEARY: Final = 60
IN_FLIGHT: Final = 5
# A decision rarely makes more records than this.
RECENT: Final = 40
# The help of Reactions in hand. Because of this help, an action may choose a target that it could not affect alone.
HELPING: Final = ("terrifies", "reinforces", "aims-past")
# Once a record of these kinds follows, the player's hand may have changed, so an earlier record cannot be judged now.
LATER: Final = frozenset({"announce", "initiate", "discard"})
HONOR: Final = {"starting-honor": 1, "gain-honor": 1, "lose-honor": -1}
PILES: Final = (
    "hand",
    "dynasty deck",
    "fate deck",
    "dynasty discard",
    "fate discard",
    "removed",
    "beneath",
    "entombed",
)


class CcgProbe(CardProbe):
    """The probe of Legend of the Five Rings, the collectible card game of 1997."""

    atoms = ATOMS
    caches = frozenset({"_cache", "_version", "index", "version", "weakened"})
    moods = 3
    # A game may never end: nobody has to attack, and empty decks cost nothing.
    endless = True
    places = True
    resting = frozenset({
        "action", "battle-action", "commit", "declare-attack", "duel", "dynasty", "invite", "lobby", "next-battle",
    })  # fmt: skip
    showing = frozenset({"announce", "look-at", "reveal", "add-to-hand", "put-on-deck", "discard", "discard-at-random"})
    looking = frozenset({"look-at", "reveal"})

    def settings(self, stream: Stream, seats: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return random choices of the optional rules."""
        return {name: stream.pick(choices) for name, choices in CHOICES.items()}

    def position(
        self, seats: Sequence[Mapping[str, Any]], sought: Sequence[Sequence[str]], stream: Stream
    ) -> Mapping[str, Any]:
        """Return a position in the middle of a game, in which each seat has at hand the cards that it looks for."""
        return scene([seat["deck"] for seat in seats], sought, stream)

    def choose(self, prompt: Prompt, stream: Stream, mood: int) -> list[str]:
        """Return a random answer. Busy players pass half as often. Warlike players attack with everything."""
        if mood == WARLIKE and prompt.kind in ("declare-attack", "commit"):
            return _warlike(prompt, stream)
        keys = choose(prompt, stream)
        return choose(prompt, stream) if mood == BUSY and keys == [PASS] else keys

    def gives_up(self, match: Match, seat: int, stream: Stream) -> bool:
        """Tell whether the player resigns.

        Only a player whose two decks are empty gives up, because the game might never end otherwise.
        """
        player: Player = match.table.players[seat]
        return not player.dynasty_deck and not player.fate_deck and not stream.below(WEARY)

    def check_table(self, match: Match) -> None:
        """Check zones, units, totals and caches."""
        table: Table = match.table
        _check_zones(table)
        _check_units(table)
        _check_totals(match)
        _check_caches(table)
        _check_waste(match)

    def cards(self, table: Table) -> Iterable[Card]:
        """Return every card at the table."""
        return table.all_cards()

    def can_see(self, table: Table, viewer: int | None, card: Card) -> bool:
        """Tell whether a viewer may know which card this is."""
        return can_see(table, viewer, card)

    def alike(self, table: Table, viewer: int) -> list[tuple[list[Spot], list[Spot]]]:
        """Return pairs of places whose cards look alike to ``viewer``."""
        found = []
        for player in table.players:
            if player.seat == viewer:
                found.append((_deck(player, "fate deck"), _deck(player, "fate deck")))
            else:
                found.append((_pile(player, "hand"), _deck(player, "fate deck")))
                # A facedown Focus card may be any card that was in that player's hand.
                found.append((_focus(player), _pile(player, "hand")))
                found.extend(_beneath(table, player))
            found.append((_facedown(player), _deck(player, "dynasty deck")))
        return found

    def lying(self, table: Table, spot: Spot) -> Card:
        """Return the card that lies at ``spot``."""
        player = table.players[spot.seat]
        if spot.pile == "province":
            card = player.province(spot.place).card
            assert card is not None
            return card
        return player.pile(spot.pile)[spot.place]

    def check_position(self, match: Match) -> None:
        """Check that honor agrees with the records, and that the table can be rebuilt from its position literal.

        The second check needs a moment at which the rules can restart. The questions must be the same, too.
        """
        table: Table = match.table
        _check_honor(match)
        if not _is_describable(table):
            return
        literal = dump(table)
        seats, options = match.header.seats, match.header.options
        header = Header(match.header.game, "again", seats, options=options, position=literal)
        again = Match.start(header)
        same("position-literal", literal, dump(again.table))
        same("position-view", open_view(table), open_view(again.table))
        same("position-prompts", _asked(match), _asked(again))

    def coverage(self, names: Sequence[str]) -> CcgCoverage:
        """Return the coverage of the cards in the decks with these ``names``, or of all cards if a deck is random.

        If names of random decks list cards, only these cards are counted.
        """
        if any(is_random(name) for name in names):
            listed = {card for name in names for card in sought(name)}
            return CcgCoverage(listed or None)
        return CcgCoverage({card for deck in names for card in _deck_of(deck)})


def _warlike(prompt: Prompt, stream: Stream) -> list[str]:
    """Return the answer that attacks somebody and sends all units to one province, if they may go there together."""
    options = [option for option in prompt.options if not option.alone]
    if prompt.kind == "declare-attack":
        return [stream.pick(options).key]
    place = stream.pick(options).target
    sent = [option for option in options if option.target == place]
    together = prompt.check is None or prompt.check(tuple(sent)) is None
    return [option.key for option in sent] if together else choose(prompt, stream)


def _pile(player: Player, pile: str) -> list[Spot]:
    return [Spot(player.seat, pile, place) for place in range(len(player.pile(pile)))]


def _deck(player: Player, pile: str) -> list[Spot]:
    """Return the places in a deck, without the top one if its card lies face up."""
    spots = _pile(player, pile)
    return spots if open_top(player.pile(pile)) is None else spots[:-1]


def _beneath(table: Table, player: Player) -> Iterator[tuple[list[Spot], list[Spot]]]:
    """Yield the cards that lie face down under cards in play, with the hidden cards that might lie there instead."""
    covers = {one.uid: one.face.type for one in table.in_play() if one.beneath}
    for kind in dict.fromkeys(covers.values()):
        lying = [spot for spot in _pile(player, "beneath") if covers[player.beneath[spot.place].lies_under] == kind]
        there = [*_pile(player, "hand"), *_deck(player, "fate deck")]
        yield lying, [spot for spot in there if may_lie_under(player.pile(spot.pile)[spot.place].face, kind)]


def _focus(player: Player) -> list[Spot]:
    return [spot for spot in _pile(player, "focus") if player.focus[spot.place].facedown]


def _facedown(player: Player) -> list[Spot]:
    return [
        Spot(player.seat, "province", province.index)
        for province in player.provinces
        if province.card is not None and province.card.facedown
    ]


def _check_zones(table: Table) -> None:
    """Check that each card is in exactly one place, and that the card states this place."""
    cards = list(table.all_cards())
    if len({card.uid for card in cards}) != len(cards):
        raise Broken("one-zone", [card for card, count in Counter(cards).items() if count > 1] or "numbers-unique")
    for player in table.players:
        for zone in PILES:
            wrong = [card for card in player.pile(zone) if card.zone != zone or card.owner != player.seat]
            if wrong:
                raise Broken("zone", (zone, wrong))
        _check_play(player)


def _check_honor(match: Match) -> None:
    """Check that Family Honor is its starting value plus the gains and minus the losses in the records."""
    table: Table = match.table
    position = match.header.position
    expected = [0] * len(table.players) if position is None else [one["honor"] for one in position["players"]]
    for record in match.records:
        if record.kind in HONOR:
            expected[record.facts["player"]] += HONOR[record.kind] * record.facts["amount"]
    if expected != [player.honor for player in table.players]:
        raise Broken("honor-by-records", (expected, [player.honor for player in table.players]))


def _check_units(table: Table) -> None:
    """Check that each unit belongs to one player, and fights at a province of the Defender or nowhere.

    Two cards are exceptions: Bayushi Supai and Kolat Bodyguard may be in another player's unit and still belong to
    their owner. The rulebook lets players attach cards only to their own Personalities, but the texts of these two
    cards allow more, and no rule gives them to the unit's player. Supai's text needs this: "you" look at the hand of
    "its controller". Both cards fight in the army of the Personality that leads the unit.
    """
    attack = table.attack
    for personality in table.personalities():
        for card in personality.attachments:
            serves = (personality.controller, card.owner) if card.face.for_anybody else (personality.controller,)
            if card.controller not in serves:
                raise Broken("unit-of-one-player", personality.unit)
        at = personality.at
        if at is not None and (attack is None or at.owner not in attack.defenders):
            raise Broken("unit-nowhere", (personality, at.key))


def _check_play(player: Player) -> None:
    for row in (player.personalities, player.holdings, player.rings):
        for card in row:
            if card.zone != "play" or card.controller != player.seat or card.host is not None:
                raise Broken("in-play", card)
    for personality in player.personalities:
        for attachment in personality.attachments:
            if attachment.host is not personality or attachment.zone != "play":
                raise Broken("attached", (attachment, personality))
    for province in player.provinces:
        lying = province.card
        if lying is not None and (lying.slot is not province or lying.zone != "province" or province.destroyed):
            raise Broken("in-province", (lying, province.key))
        if any(card.slot is not province or card.zone != "play" for card in province.attached):
            raise Broken("at-province", province.key)


def _check_totals(match: Match) -> None:
    """Check that no card has disappeared or appeared.

    Only a card that is being resolved may be in no place for a moment.
    """
    table: Table = match.table
    owned: list[list[str]] = [[] for _ in table.players]
    for card in table.all_cards():
        if not card.face.token:
            owned[card.owner].append(_brought_as(card) if card.lasting else card.id)
    most = 0 if table.opportunity is not None else IN_FLIGHT
    for number, (there, deck) in enumerate(zip(owned, _decks_of(match.header), strict=True)):
        cards = Counter(there)
        # Comparing plain dictionaries is fast, and nearly always they are equal.
        if not deck or dict(cards) == dict(deck):
            continue
        if not cards <= deck or deck.total() - cards.total() > most:
            raise Broken("conserved", (number, dict(deck - cards), dict(cards - deck)))


def _brought_as(card: Card) -> str:
    """Return the id of the card that its player brought.

    The present id differs if the card has become a copy of a Personality.
    """
    return next((one.source for one in card.lasting if one.attribute == HATCHED), card.id)


@lru_cache(maxsize=2)
def _decks_of(header: Header) -> list[Counter[str]]:
    """Return the cards of each seat's deck. A seat without a deck gets no deck. Each header is read only once."""
    return [_deck_of(seat["deck"]) if seat else Counter() for seat in header.seats]


def _deck_of(brought: Any) -> Counter[str]:
    deck = read_deck(brought)
    return Counter([deck.stronghold]) + Counter(deck.dynasty) + Counter(deck.fate)


def _check_caches(table: Table) -> None:
    """Check that every cached value equals the value that the rules would compute now."""
    subjects = (*table.all_cards(), *(province for player in table.players for province in player.provinces))
    kept = [(one, dict(one._cache)) for one in subjects if one._version == table.version and one._cache]
    table.version += 1
    if kept:
        # Making a view computes every value that the view shows.
        open_view(table)
    for one, before in kept:
        now = one.fresh()
        same("cached", before, {name: now.get(name, value) for name, value in before.items()})
    if not (table.weakened or table.unsettled):
        same("weakened", [], [one.key for one in table.personalities() if chi_may_reach_zero(one)])


def _check_waste(match: Match) -> None:
    """Check in the latest records that no action lost its target by paying its own price.

    The price must be the reason: the loss came directly after the action was initiated, nobody else had acted since the
    announcement, every target is still in play, and the player has not declined a Reaction that would have saved the
    action.
    """
    records = match.records[-RECENT:]
    there = {card.key for card in match.table.in_play()}
    for number, lost in enumerate(records):
        begun = records[number - 1]
        if not number or (lost.kind, begun.kind) != ("no-legal-target", "initiate"):
            continue
        # Such an action was judged at an earlier step, with the hand that its player had then.
        if LATER.intersection(record.kind for record in records[number + 1 :]):
            continue
        player = match.table.players[begun.facts["player"]]
        if not match.table.is_in(player.seat):  # the targets have left the game with their player
            continue
        if any(player.added(helping) for helping in HELPING):
            continue
        since = records[: number - 1]
        kinds = [record.kind for record in since]
        if "announce" not in kinds or "initiate" in kinds[len(kinds) - kinds[::-1].index("announce") :]:
            continue
        targets = begun.facts.get("targets", ())
        if targets and there.issuperset(targets):
            raise Broken("wasted", (begun.facts["card"], targets))


def _asked(match: Match) -> list[Any]:
    """Return the open questions with all their answers."""
    return [
        (prompt.seat, prompt.kind, prompt.rule, prompt.data, sorted(option.key for option in prompt.options))
        for prompt in match.pending
    ]


def _is_describable(table: Table) -> bool:
    """Tell whether a position can describe the whole table: nobody has left or is out of the game."""
    return table.start not in ("", "set-up") and not table.gone and not table.fallen
