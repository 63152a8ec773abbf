"""The factions' boards, row by row: one function for each faction, shared by texts and pictures."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from bot.games.root.names import Facts, RootNames, printed_name
from bot.pictures.root.boards import Cell, Row
from engine.root.definition import cards, quests
from engine.root.pieces import WARRIOR


def board_rows(names: RootNames, player: Facts) -> Iterator[Row]:
    """Yield the rows of a faction's board, except points and hand: crafted items, its own rows, remaining pieces."""
    say = names.say
    if player["dominance"]:
        yield Row(say("board-dominance"), [_card(names, player["dominance"])])
    if player["crafted"]:
        yield Row(say("table-crafted"), card_cells(names, player["crafted"], named=True))
    if player["items"]:
        yield Row(say("table-items"), _items(names, player["items"]))
    yield from BOARDS[player["faction"]](names, player)
    left = [_pieces(names, player, kind, count) for kind, count in player["stock"].items() if count]
    if player["supply"]:
        left.insert(0, _pieces(names, player, WARRIOR, player["supply"]))
    if left:
        yield Row(say("board-stock"), left)


def board_lines(names: RootNames, player: Facts) -> Iterator[str]:
    """Yield the rows of a faction's board as texts."""
    for row in board_rows(names, player):
        yield row_line(names, row)


def row_line(names: RootNames, row: Row) -> str:
    """Return a row as a text, with a mark if it is being resolved."""
    what = names.listed(cell.words for cell in row.cells)
    line = names.say("board-row", label=row.label, what=what) if row.label else what
    return f"▶ {line}" if row.now else line


# Cells


def _card(names: RootNames, card: str, *, named: bool = False) -> Cell:
    """Return a card as the sign of its suit, optionally with its name."""
    return Cell(names.card(card), cards()[card].suit, after=printed_name(card, names.say) if named else "")


def card_cells(names: RootNames, held: Iterable[str], *, named: bool = False) -> list[Cell]:
    """Return cards as the signs of their suits, optionally with their names."""
    return [_card(names, card, named=named) for card in held] or [Cell("–")]


def _items(names: RootNames, items: Iterable[str] | Mapping[str, int]) -> list[Cell]:
    found = [
        Cell(names.listed([names.item(item)] * count), item, after=f"×{count}" if count > 1 else "")
        for item, count in Counter(items).items()
        if count
    ]
    return found or [Cell("–")]


def _pieces(names: RootNames, player: Facts, kind: str, count: int) -> Cell:
    """Return some pieces of a kind, with their suit if the kind has one for each suit."""
    suit = kind.partition("-")[2]
    after = f"{count} {names.suit(suit)}" if suit else str(count)
    return Cell(names.in_list(kind, count), kind, player["faction"], after)


def _who(names: RootNames, seat: int, what: str) -> Cell:
    """Return a cell about another player."""
    return Cell(f"{names.player(seat)} ({what})", names.faction(seat), after=what)


def _number(names: RootNames, key: str, number: int) -> Row:
    return Row(names.say(key), [Cell(str(number))])


# Factions


def _undecided(names: RootNames, player: Facts) -> Iterator[Row]:
    """Yield no rows, because a player who has not drafted a faction yet has no board."""
    yield from ()


def _marquise(names: RootNames, player: Facts) -> Iterator[Row]:
    if player["actions"]:
        yield _number(names, "board-actions", player["actions"])
    costs = [
        Cell(f"{names.piece(kind)} {cost}", kind, player["faction"], str(cost))
        for kind, cost in player["costs"].items()
    ]
    yield Row(names.say("board-costs"), costs or [Cell("–")])


def _eyrie(names: RootNames, player: Facts) -> Iterator[Row]:
    if player["leader"]:
        yield Row(names.say("board-leader"), [Cell(names.thing(f"leader:{player['leader']}"))])
    for column, held in player["decree"].items():
        vizier = [Cell(names.say("vizier"), "crown")] if column in player["viziers"] else []
        found = [*([_card(names, card) for card in held]), *vizier] or [Cell("–")]
        yield Row(names.thing(f"column:{column}"), found, now=player["resolving"]["column"] == column)
    if player["leaders"]:
        leaders = [Cell(names.thing(f"leader:{leader}")) for leader in player["leaders"]]
        yield Row(names.say("board-leaders"), leaders)


def _alliance(names: RootNames, player: Facts) -> Iterator[Row]:
    supporters = player["supporters_count"]
    yield Row(names.say("board-supporters"), [Cell(str(supporters), "cards", after=str(supporters))])
    officers = player["officers"]
    yield Row(names.say("board-officers"), [Cell(str(officers), WARRIOR, player["faction"], str(officers))])
    if player["operations"]:
        yield _number(names, "board-operations", player["operations"])


def _vagabond(names: RootNames, player: Facts) -> Iterator[Row]:
    say = names.say
    about = []
    if player["character"]:
        about.append(Cell(say(f"character-{player['character']}")))
    if player["pawn"] or player["forest"]:
        key = f"clearing:{player['pawn']}" if player["pawn"] else f"forest:{player['forest']}"
        about.append(Cell(say("board-pawn", at=names.place(key, "at"))))
    if about:
        yield Row("", about)
    for number, state in enumerate(STATES):
        items = {item: counts[number] for item, counts in player["satchel"].items() if counts[number]}
        if items:
            yield Row(say(f"board-{state}"), _items(names, items))
    yield Row("", [Cell(say("board-limit", load=player["load"], limit=player["limit"]))])
    relations = [_who(names, int(seat), names.relation(step)) for seat, step in player["relations"].items()]
    if relations:
        yield Row(say("board-relations"), relations)
    if player["done"]:
        done = [Cell(names.quest(quest), quests()[quest].suit, after=quests()[quest].name) for quest in player["done"]]
        yield Row(say("board-done"), done)


def _cult(names: RootNames, player: Facts) -> Iterator[Row]:
    outcast = player["outcast"]
    key = "board-hated" if player["hated"] else "board-outcast"
    yield Row(names.say(key), [Cell(names.suit(outcast), outcast)])
    acolytes = player["acolytes"]
    yield Row(names.say("board-acolytes"), [Cell(str(acolytes), WARRIOR, player["faction"], str(acolytes))])
    if player["revealed"]:
        yield Row(names.say("board-revealed"), card_cells(names, player["revealed"]))


def _duchy(names: RootNames, player: Facts) -> Iterator[Row]:
    say = names.say
    if player["actions"]:
        yield _number(names, "board-actions", player["actions"])
    ministers = [Cell(names.thing(f"minister:{minister}")) for minister in player["swayed"]]
    yield Row(say("board-swayed"), ministers or [Cell("–")])
    crowns = [Cell(f"{say(f'rank-{rank}')} {count}", "crown", after=f"{say(f'rank-{rank}')} {count}")
              for rank, count in player["crowns"].items()]  # fmt: skip
    yield Row(say("board-crowns"), crowns)
    yield Row(say("board-burrow"), [_pieces(names, player, WARRIOR, player["warriors"].get("0", 0))])
    if player["revealed"]:
        yield Row(say("board-revealed"), card_cells(names, player["revealed"]))


def _corvids(names: RootNames, player: Facts) -> Iterator[Row]:
    say = names.say
    if player["actions"]:
        yield _number(names, "board-actions", player["actions"])
    if player["plots"]:
        lying = [
            _plot(names, player, place, plot, shown=int(place) in player["shown"])
            for place, plot in player["plots"].items()
        ]
        yield Row(say("board-plots"), lying)
    if "reserve" in player:
        left = [
            Cell(names.listed([names.thing(f"plot:{plot}")] * count), plot, player["faction"], str(count))
            for plot, count in player["reserve"].items()
            if count
        ]
        yield Row(say("board-reserve"), left or [Cell("–")])


def _plot(names: RootNames, player: Facts, place: str, plot: str | None, *, shown: bool) -> Cell:
    """Return a plot's clearing, and the kind of the plot if the viewer knows it.

    Unless ``shown``, the plot is face down.
    """
    hidden = names.say("plot-hidden")
    what = hidden if plot is None else names.thing(f"plot:{plot}")
    words = f"{names.clearing(place)} {what}" + (f" ({hidden})" if plot is not None and not shown else "")
    return Cell(words, plot or "plot", player["faction"], words)


def _hundreds(names: RootNames, player: Facts) -> Iterator[Row]:
    say = names.say
    yield Row(say("board-mood"), [Cell(names.thing(f"mood:{player['mood']}"))])
    if player["warlord"] is not None:
        yield Row("", [Cell(say("board-warlord", at=names.place(f"clearing:{player['warlord']}", "at")))])
    for track, held in player["hoard"].items():
        yield Row(say(f"board-hoard-{track}", value=player[track]), _items(names, held))


def _keepers(names: RootNames, player: Facts) -> Iterator[Row]:
    say = names.say
    for number, column in enumerate(player["retinue"]):
        yield Row(names.thing(f"column:{number}"), _retinue(names, column))
    recovered = [_relic(names, player, relic) for relic in player["recovered"]]
    yield Row(say("board-relics"), recovered or [Cell("–")])
    lying = [
        _relic(names, player, relic, str(relic["at"]))
        for relic in sorted(player["relics"], key=lambda relic: str(relic["at"]))
        if isinstance(relic["at"], str) and relic["at"]
    ]
    if lying:
        yield Row(say("board-forests"), lying)


def _retinue(names: RootNames, column: Iterable[str]) -> list[Cell]:
    """Return the cards of a column, and the Faithful Retainers, which are not cards."""
    return [_card(names, card) if card in cards() else Cell(names.card(card), "crown") for card in column] or [
        Cell("–")
    ]


def _relic(names: RootNames, player: Facts, relic: Facts, where: str = "") -> Cell:
    """Return a relic with its value, if known, and the forest where it is."""
    value = "" if relic["value"] is None else str(relic["value"])
    words = " ".join(part for part in (where, names.piece(relic["kind"]), value) if part)
    return Cell(words, relic["kind"], player["faction"], f"{where} {value}".strip())


def _riverfolk(names: RootNames, player: Facts) -> Iterator[Row]:
    say = names.say
    prices = [Cell(f"{say(f'price-{service}')} {price}") for service, price in player["prices"].items()]
    yield Row(say("board-prices"), prices)
    for box in ("payments", "funds", "invested"):
        yield Row(say(f"board-{box}"), _funds(names, player[box]))
    for suit, held in player["track"].items():
        if held:
            yield Row(say("board-track", suit=names.suit(suit)), _funds(names, held))
    yield Row(say("board-open-hand"), card_cells(names, player["hand"]))


def _funds(names: RootNames, box: Facts) -> list[Cell]:
    """Return a cell for each player with warriors in a box of the Riverfolk's board: the player and the number."""
    return [_who(names, int(seat), str(count)) for seat, count in box.items()] or [Cell("0")]


# The order in which a view gives the numbers of the satchel's items.
STATES: Final = ("ready", "exhausted", "damaged", "spent")
BOARDS: Final[dict[str, Callable[[RootNames, Facts], Iterator[Row]]]] = {
    "undecided": _undecided,
    "marquise": _marquise,
    "eyrie": _eyrie,
    "alliance": _alliance,
    "vagabond": _vagabond,
    "cult": _cult,
    "riverfolk": _riverfolk,
    "duchy": _duchy,
    "corvids": _corvids,
    "hundreds": _hundreds,
    "keepers": _keepers,
}
