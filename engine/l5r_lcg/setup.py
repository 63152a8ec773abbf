"""Set-up, steps 3 to 8 (§setup)."""

from typing import TYPE_CHECKING, Any

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.kernel.record import Record
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.definition import find_card
from engine.l5r_lcg.facts import DeckList
from engine.l5r_lcg.state import Player

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

OPENING_HAND = 4


def bring_deck(table: "Table", player: Player, deck: DeckList) -> None:
    """Lay out a player's cards: the two decks unshuffled, provinces not yet placed (step 1)."""

    def make(card_id: str, zone: Any) -> Card:
        return Card(table, find_card(card_id), player.seat, table.names.fresh(), zone)

    player.stronghold = make(deck.stronghold, "stronghold")
    player.role = make(deck.role, "role") if deck.role else None
    player.provinces = [
        Province(table, find_card(card_id), player.seat, table.names.fresh()) for card_id in deck.provinces
    ]
    player.dynasty_deck = [make(i, "dynasty deck") for i, copies in deck.dynasty.items() for _ in range(copies)]
    player.conflict_deck = [make(i, "conflict deck") for i, copies in deck.conflict.items() for _ in range(copies)]
    for card in (player.stronghold, player.role):
        if card is not None:
            table.index.update(card)


def set_up(table: "Table") -> Flow[None]:
    """Set the game up, from choosing the first player to taking the starting honor."""
    choose_first_player(table)
    for player in table.player_order():
        table.placing.shuffle(player.seat, "dynasty")
        table.placing.shuffle(player.seat, "conflict")
    table.step = "setup.5"
    for player in table.player_order():
        yield from place_stronghold(table, player)
    for player in table.player_order():
        yield from place_provinces(table, player)
    table.step = "setup.6"
    for player in table.player_order():
        for province in player.provinces:
            if not province.has_stronghold:
                table.placing.refill(province)
    # From now on each player sees the cards in their own provinces.
    table.barrier = True
    for player in table.player_order():
        yield from mulligan_provinces(table, player)
    table.step = "setup.7"
    for player in table.player_order():
        table.placing.draw(player.seat, OPENING_HAND)
    for player in table.player_order():
        yield from mulligan_hand(table, player)
    table.step = "setup.8"
    for player in table.players:
        player.honor = player.stronghold.face.honor
        table.records.append(Record("starting-honor", {"player": player.seat, "amount": player.honor}))
    table.vacant = []
    table.version += 1


def choose_first_player(table: "Table") -> None:
    """Step 3: choose a first player at random. The player who does not go first gains 1 fate."""
    table.first_player = table.streams["first-player"].below(2)
    table.active_player = table.first_player
    table.players[1 - table.first_player].fate += 1
    table.records.append(Record("first-player", {"player": table.first_player}))


def place_stronghold(table: "Table", player: Player) -> Flow[None]:
    """Step 5: choose in secret the province under the stronghold.

    Afterwards the stronghold and the role are revealed.
    """
    yield from _place(player, "place-stronghold", 4)


def place_provinces(table: "Table", player: Player) -> Flow[None]:
    """Step 5: place the four other provinces facedown from left to right, in the order that the player chooses."""
    for index in range(4):
        yield from _place(player, "place-province", index)
    for province in player.provinces:
        table.index.update(province)
    table.records.append(Record("provinces-placed", {"player": player.seat}))


def _place(player: Player, kind: str, index: int) -> Flow[None]:
    left = [card for card in player.provinces if card.index < 0]
    if kind == "place-stronghold":
        left = [card for card in left if not card.face.stands_alone] or left
    options = [Option(f"choose:{card.id}", "choose", card, card=card.id) for card in left]
    chosen: Province = yield from ask(Prompt(player.seat, kind, options, rule="setup.5", data={"index": index}))
    chosen.index = index
    # All provinces are placed at once, from left to right. If they were placed in the order of the deck list, the log
    # would reveal the place of each province.
    player.provinces.sort(key=lambda province: province.index)


def mulligan_provinces(table: "Table", player: Player) -> Flow[None]:
    """Step 6: look at the dynasty cards and replace any of them once."""
    cards = [card for province in player.provinces for card in province.contents]
    chosen = yield from _mulligan(player, cards, "mulligan-provinces", "setup.6")
    places = [card.slot for card in chosen]
    for card in chosen:
        # The card is set aside and not yet shuffled in, because its replacement comes from the remaining cards.
        table.placing.take_up(card)
        card.zone = "aside"
    new: list[Card] = []
    for slot in places:
        assert slot is not None
        table.placing.refill(slot)
        new.extend(slot.contents)
    _shuffle_in(table, player, chosen, new, "dynasty")


def mulligan_hand(table: "Table", player: Player) -> Flow[None]:
    """Step 7: replace any cards of the opening hand once."""
    chosen = yield from _mulligan(player, player.hand, "mulligan-hand", "setup.7")
    for card in chosen:
        table.placing.take_up(card)
        card.zone = "aside"
    new = table.placing.draw(player.seat, len(chosen))
    _shuffle_in(table, player, chosen, new, "conflict")


def _mulligan(player: Player, cards: list[Card], kind: str, rule: str) -> Flow[list[Card]]:
    options = [
        Option(
            f"replace:{card.key}",
            "replace",
            card,
            card=card.key,
            subject=card.slot.place if card.slot else None,
        )
        for card in cards
    ]
    answer = yield from ask_many(Prompt(player.seat, kind, options, rule=rule, groups=(Group("", 0, len(options)),)))
    return [option.value for option in answer]


def _shuffle_in(table: "Table", player: Player, cards: list[Card], new: list[Card], side: Any) -> None:
    """Shuffle the cards that were set aside into their deck. Only their player learns the replacements."""
    for card in cards:
        table.placing.move(card, f"{side} deck")
    if cards:
        table.placing.shuffle(player.seat, side)
    public = Record("mulligan", {"player": player.seat, "deck": side, "amount": len(cards)})
    shown = {**public.facts, "cards": [card.key for card in new]}
    table.records.append(Record("mulligan", shown, (player.seat,), public))
