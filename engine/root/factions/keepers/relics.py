"""The twelve relics (15.2.1, 15.2.4, 15.2.5): where each is, how relics move, and how they are lost."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import pieces
from engine.root.definition import CLEARINGS
from engine.root.faction import Faction
from engine.root.moving import Move
from engine.root.pieces import Loss
from engine.root.table import Table

if TYPE_CHECKING:
    from engine.root.factions.keepers.board import Keepers

RELIC: Final = "relic"
KINDS: Final = ("idol", "tablet", "jewel")
# The place of a recovered relic. A relic that left the game with its faction has no place.
BOARD, GONE = "board", "gone"
# The causes of a removal for which the remover chooses the piece, and the rules that say so.
CHOSEN_BY_REMOVER: Final = {"strike": "9.5.6", "replace": "10.4.3.III"}


class Relic:
    """One relic: its kind, its value (unknown to everybody until it is ``shown``), and its place.

    ``at`` is a clearing, a forest, or the Keepers' board.
    """

    __slots__ = ("at", "kind", "shown", "value")

    def __init__(self, kind: str, value: int, at: int | str = "", shown: bool = False) -> None:
        self.kind = kind
        self.value = value
        self.at = at
        self.shown = shown

    @property
    def label(self) -> str:
        """The value of the relic if it is shown, otherwise an empty text."""
        return str(self.value) if self.shown else ""

    def copied(self) -> "Relic":
        """Return a copy."""
        return Relic(self.kind, self.value, self.at, self.shown)

    def facts(self, *, known: bool) -> dict[str, Any]:
        """Return the relic as plain data.

        The relic's value is included only if the relic is shown or the value is ``known``.
        """
        value = self.value if self.shown or known else None
        return {"kind": self.kind, "value": value, "at": self.at, "shown": self.shown}


class Value:
    """A relic's value as a container with one item, so that the fuzzer can exchange the values of two relics."""

    def __init__(self, relic: Relic) -> None:
        self.relic = relic

    def __getitem__(self, name: str) -> Any:
        return getattr(self.relic, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self.relic, name, value)


def at(relics: Sequence[Relic], place: int | str) -> list[Relic]:
    """Return the relics at a place."""
    return [relic for relic in relics if relic.at == place]


def choices(found: Sequence[Relic]) -> dict[str, list[Relic]]:
    """Group the relics ``found`` by the facts that everybody sees: the kind, and the value if it is shown."""
    names: dict[str, list[Relic]] = {}
    for relic in found:
        names.setdefault(f"{relic.kind}-{relic.label}" if relic.shown else relic.kind, []).append(relic)
    return names


def carry(table: Table, owner: "Keepers", move: Move) -> Flow[None]:
    """Let the player move one relic along with each warrior (15.2.4)."""
    there = choices(at(owner.relics, move.origin))
    if not there:
        return
    options = [
        Option(f"carry:{name}", "carry", found, subject=f"relic:{found[0].kind}", way=found[0].label, times=len(found))
        for name, found in there.items()
    ]
    most = min(move.number, sum(map(len, there.values())))
    data = {"clearing": move.origin, "target": move.target}
    prompt = Prompt(owner.seat, "carry", options, rule="15.2.4", groups=(Group("", 0, most),), data=data)
    for option in (yield from ask_many(prompt)):
        relic: Relic = option.value.pop()
        pieces.take(table, owner, RELIC, move.origin)
        pieces.put(table, owner, RELIC, move.target)
        relic.at = move.target
        table.note("carry", player=owner.seat, relic=relic.kind, origin=move.origin, clearing=move.target)


def chooser(owner: "Keepers", loss: Loss, cause: str) -> tuple[Faction, str]:
    """Return who chooses among pieces of one kind that are not alike, and the rule that says so.

    The Keepers choose their losses in battle (4.3.4). A player who strikes or sanctifies chooses the piece
    (9.5.6, 10.4.3.III).
    """
    rule = CHOSEN_BY_REMOVER.get(cause)
    return (owner, "4.3.4") if rule is None or loss.by is None else (loss.by, rule)


def lose(table: Table, owner: "Keepers", losses: Sequence[Loss], cause: str) -> Flow[None]:
    """Determine which relics are removed (``chooser``).

    The remover puts each of these relics faceup into a forest (15.2.5).
    """
    for loss in losses:
        for left in range(loss.number if loss.kind == RELIC else 0, 0, -1):
            there = choices(at(owner.relics, loss.clearing))
            name = next(iter(there))
            # If all relics are removed, there is no choice.
            if left < sum(map(len, there.values())):
                options = [
                    Option(f"lose:{kind}", "lose", kind, subject=f"relic:{found[0].kind}", way=found[0].label)
                    for kind, found in there.items()
                ]
                player, rule = chooser(owner, loss, cause)
                data = {"clearing": loss.clearing}
                name = yield from ask(Prompt(player.seat, "lose-relic", options, rule=rule, data=data))
            yield from _cast(table, owner, there[name][0], owner if loss.by is None else loss.by)


def _cast(table: Table, owner: "Keepers", relic: Relic, by: Faction) -> Flow[None]:
    options = [Option(f"forest:{name}", "forest", name, subject=f"forest:{name}") for name in table.map.forests]
    data = {"relic": relic.kind}
    relic.at = yield from ask(Prompt(by.seat, "cast-relic", options, rule="15.2.5", data=data))
    relic.shown = True
    owner.loose -= 1
    table.note("relic", player=owner.seat, relic=relic.kind, value=relic.value, forest=relic.at)


def scatter(table: Table, owner: "Keepers", spread: Sequence[str], relics: Sequence[Relic]) -> None:
    """Put relics facedown into forests, as evenly as possible, in a random order of forests (15.3.1, 15.3.3)."""
    forests = list(spread)
    table.streams["relics"].shuffle(forests)
    for number, relic in enumerate(relics):
        relic.at = forests[number % len(forests)]
    table.note("relics", player=owner.seat, relics=[relic.facts(known=False) for relic in relics])


def read(table: Table, owner: "Keepers", named: Sequence[Mapping[str, Any]]) -> list[str]:
    """Put the relics where a position literal says, and return the literal's problems.

    If the literal counts more relics in a clearing than it names, the others there are faceup. All remaining relics are
    facedown in forests. The literal need not count the relics that it names in clearings.
    """
    left, laid = list(owner.relics), []
    for facts in named:
        found = next((r for r in left if (r.kind, r.value) == (facts["kind"], facts["value"])), None)
        if found is None:
            return [f"no-relic {facts['kind']} {facts['value']}"]
        left.remove(found)
        found.at, found.shown = facts["at"], bool(facts.get("shown", isinstance(facts["at"], int)))
        laid.append(found)
    if not any(owner.pieces[RELIC]):
        for relic in laid:
            if relic.at in CLEARINGS:
                pieces.put(table, owner, RELIC, int(relic.at))
    places = [place for place in CLEARINGS for _ in range(owner.pieces[RELIC][place] - len(at(laid, place)))]
    forests = list(table.map.forests)
    for number, relic in enumerate(left):
        relic.shown = number < len(places)
        relic.at = places[number] if relic.shown else forests[number % len(forests)]
    owner.relics = [*laid, *left]
    return []
