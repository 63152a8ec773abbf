"""Sets the game up and chooses the first player (§setup, §first-player)."""

from typing import TYPE_CHECKING, Any

from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.facts import DeckList

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player

OPENING_HAND = 5
OFFER = "optional-honor-rules"


def bring_deck(table: "Table", player: "Player", deck: DeckList) -> None:
    """Create a player's cards: the stronghold in play, the two decks unshuffled."""

    def make(card_id: str, zone: Any) -> Card:
        return Card(table, find_card(card_id), player.seat, table.names.fresh(), zone)

    player.stronghold = make(deck.stronghold, "stronghold")
    player.dynasty_deck = [make(i, "dynasty deck") for i, copies in deck.dynasty.items() for _ in range(copies)]
    player.fate_deck = [make(i, "fate deck") for i, copies in deck.fate.items() for _ in range(copies)]
    table.index.update(player.stronghold)


def set_up(table: "Table") -> None:
    """Shuffle, put four cards into the provinces, draw five, set the Family Honor, and choose the first player."""
    for player in table.players:
        player.honor = player.stronghold.face.facts.starting_honor or 0
        table.records.append(Record("starting-honor", {"player": player.seat, "amount": player.honor}))
        table.placing.shuffle(player.seat, "dynasty")
        table.placing.shuffle(player.seat, "fate")
        for province in player.provinces:
            table.placing.refill(province)
    table.active = _first_player(table)
    table.records.append(Record("first-player", {"player": table.active}))
    for player in table.players:
        table.placing.draw(player.seat, OPENING_HAND)
    table.barrier = True
    table.version += 1


def offer_first_turn(table: "Table") -> Flow[None]:
    """Let the first player offer the first turn to the other, for 1 Honor if accepted (§optional-honor-rules)."""
    first, other = table.active, 1 - table.active
    offers = [Option("keep", "keep", False), Option("offer", "offer", True)]
    if not (yield from ask(Prompt(first, "offer-first", offers, rule=OFFER))):
        return
    answers = [Option("accept", "accept", True), Option("refuse", "refuse", False)]
    if (yield from ask(Prompt(other, "accept-first", answers, rule=OFFER))):
        table.active = other
        table.records.append(Record("first-player", {"player": other}))
        yield from run_batch(table, [table.rules_of(first).gain_honor(1, by=())])


def _first_player(table: "Table") -> int:
    """Return the first player: by cutting fate decks, or by Family Honor with that option (§optional-first-turn).

    Players who tie for the highest number cut again. A deck that was cut is shuffled again, so that nobody knows where
    the shown card is.
    """
    by_honor = table.options["first-player"] == "honor"
    honor = [player.honor if by_honor else 0 for player in table.players]
    left = [player for player in table.players if honor[player.seat] == max(honor)]
    while len(left) > 1:
        shown = {}
        for player in left:
            card = table.streams[f"cut:{player.seat}"].pick(player.fate_deck)
            shown[player.seat] = card.face.focus
            table.records.append(Record("cut", {"player": player.seat, "card": card.id, "focus": card.face.focus}))
            table.placing.shuffle(player.seat, "fate")
        left = [player for player in left if shown[player.seat] == max(shown.values())]
    return left[0].seat
