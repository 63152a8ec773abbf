"""The Imperial Favor (chapter 10): lobbying for it, and its uses."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.ability import Target
from engine.cardplay.choosing import passing
from engine.cardplay.cost import Cost
from engine.cardplay.windows import Rounds
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.timing import BATTLE, BEFORE, LIMITED, OPEN
from engine.l5r_ccg.definition import CardDef
from engine.l5r_ccg.facts import Facts
from engine.l5r_ccg.options import YES

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table

ID: Final = "imperial-favor"
CONTEST: Final = "lobbying-contest"


def may_lobby(table: "Table", seat: int, *, again: bool = False) -> bool:
    """Tell whether this player may lobby: in their own turn, once, and only while they do not control the Favor."""
    player = table.players[seat]
    first = again or not player.lobbied
    kept = any(player.forbids(what) for what in ("act-politically", "lobby", "hold-favor"))
    return seat == table.active and first and table.favor != seat and not kept


def lobbyists(table: "Table", seat: int) -> "list[Card]":
    """Return the Personalities that a player may bow to lobby: unbowed, with Personal Honor above zero."""
    cause = table.rules_of(seat)
    return [
        card
        for card in table.players[seat].personalities
        if lobbying_honor(card) > 0 and cause.bow(card).possible()
        if not card.forbids("act-politically") and not card.forbids("lobby") and table.keeps(card)
    ]


def lobbying_honor(card: "Card") -> int:
    """Return the Honor that a Personality adds in a lobbying contest: its Personal Honor (§lobbying-contest)."""
    return 0 if card.dishonored else card.value("lobbying-honor", card.personal_honor)


def rival_of(table: "Table", seat: int) -> int | None:
    """Return the rival of a lobbying player, or None if there is no contest (§lobbying).

    The rival is the player who controls the Favor. If nobody controls the Favor, the rival is the other player with the
    most Family Honor. Among several such players, the rival is the next one in turn. If the rival has less Honor than
    the lobbying player, there is no contest.
    """
    if table.favor is not None:
        return table.favor
    honor = {other: table.players[other].honor for other in table.clockwise(seat)}
    mine = honor.pop(seat)
    highest = max(honor.values(), default=mine - 1)
    return None if mine > highest else next(other for other, theirs in honor.items() if theirs == highest)


class Lobbying:
    """The act of lobbying for the Favor in the active player's Action Phase. A Personality bows for it (§lobbying)."""

    __slots__ = ("personality", "seat")

    def __init__(self, personality: "Card", seat: int) -> None:
        self.personality = personality
        self.seat = seat

    def run(self, table: "Table") -> Flow[None]:
        """Bow the Personality and announce the lobbying. The player takes the Favor if the lobbying succeeds."""
        cause, seat = table.rules_of(self.seat), self.seat
        table.players[seat].lobbied = True
        bow = cause.bow(self.personality)
        yield from run_batch(table, [bow])
        if not bow.happened:
            return
        lobby = e.Lobby(cause, seat, self.personality, rival_of(table, seat))
        yield from run_batch(table, [lobby])
        if not lobby.happened:
            return
        if lobby.rival is None or (yield from Contest(table, lobby).run()):
            yield from run_batch(table, [cause.take_favor()])
        elif table.options["lobbying-loss"] == YES:
            # This applies only if the players chose the option of chapter 13 (§optional-honor-rules).
            yield from run_batch(table, [cause.lose_honor(1)])


class Contest:
    """A contested lobbying (§lobbying-contest).

    The players take turns, the lobbying player first, until all pass. In a turn, a player may raise the Family Honor of
    one side for the contest: by bowing a Personality for its Personal Honor, or (once in the contest) by discarding a
    card for its Focus value. The two rivals raise their own side. A player who is not a rival chooses a side with the
    first contribution and must keep to it.
    """

    __slots__ = ("discarded", "lobby", "raised", "sides", "table")

    def __init__(self, table: "Table", lobby: "e.Lobby") -> None:
        assert lobby.rival is not None
        self.table = table
        self.lobby = lobby
        self.raised = {seat: lobby.paid.get(seat, 0) for seat in (lobby.seat, lobby.rival)}
        self.sides = {lobby.seat: lobby.seat, lobby.rival: lobby.rival}
        self.discarded: set[int] = set()

    def run(self) -> Flow[bool]:
        """Let all players raise or pass.

        Return whether the lobbying player then has more Honor than the rival. A tie is not enough.
        """
        for seat in (rounds := Rounds(self.table.clockwise(self.lobby.seat))):
            if (yield from self._raise(seat)):
                rounds.acted()
        totals = self._totals()
        (_, mine), (_, theirs) = totals
        facts = {"player": self.lobby.seat, "rival": self.lobby.rival, "won": mine > theirs, "totals": totals}
        self.table.records.append(Record("lobbying-result", facts))
        return mine > theirs

    def _totals(self) -> list[list[int]]:
        return [[seat, self.table.players[seat].honor + raised] for seat, raised in self.raised.items()]

    def _gifts(self, seat: int, side: int) -> "Sequence[Card]":
        """Return the cards that a player may discard for a side.

        A player may discard only once in a contest, and some effects forbid discarding against the lobbying player.
        """
        barred = seat in self.discarded or (self.lobby.personality.value("no-gifts") and side != self.lobby.seat)
        return () if barred else self.table.players[seat].hand

    def _raise(self, seat: int) -> Flow[bool]:
        """Ask a player to raise a side or pass.

        Return whether the player raised. The question does not depend on hidden cards.
        """
        options = []
        if self.table.players[seat].forbids("act-politically"):
            # Lobbying for or against somebody is a Political action too (§political-action).
            return False
        for side in [self.sides[seat]] if seat in self.sides else self.raised:
            options += [self._option("bow", card, side, lobbying_honor(card)) for card in lobbyists(self.table, seat)]
            options += [self._option("discard", card, side, card.focus) for card in self._gifts(seat, side)]
        data = {"totals": self._totals()}
        prompt = Prompt(seat, "lobby", [*options, passing()], rule=CONTEST, data=data)
        chosen = yield from ask_hidden(prompt, opens=bool(options))
        for option in chosen:
            yield from self._give(seat, option)
        return bool(chosen)

    def _give(self, seat: int, option: Option) -> Flow[None]:
        """Bow or discard the chosen card, and add its amount to the total of the side that the player supports."""
        card, side, amount = option.value, option.player, option.number
        assert side is not None and amount is not None
        self.sides[seat] = side
        cause = self.table.rules_of(seat)
        given = cause.bow(card) if option.verb == "bow" else cause.discard([card])
        if option.verb == "discard":
            self.discarded.add(seat)
        yield from run_batch(self.table, [given])
        if given.happened:
            self.raised[side] += amount
            facts = {"player": seat, "side": side, "card": card.key, "amount": amount, "totals": self._totals()}
            self.table.records.append(Record("lobbying-support", facts))

    @staticmethod
    def _option(verb: str, card: "Card", side: int, amount: int) -> Option:
        return Option(f"{verb}:{card.key}>{side}", verb, card, card=card.key, player=side, number=amount)


# The uses of the Favor


def _shamed(use: "Use") -> "Iterator[Card]":
    """Return the Personalities who are dishonored or died dishonored (§favor-uses)."""
    for card in use.table.personalities():
        if card.dishonored:
            yield card
    for player in use.table.players:
        yield from (card for card in player.dynasty_discard if card.died == "dishonorably")


GIVE_UP: Final[Cost["Use"]] = Cost(lambda use: [use.give_up_favor()])
USES: Final = {
    "draw": Ability(LIMITED, words=("Political", "Favor"), costs=[GIVE_UP], effect=lambda use: [use.draw()]),
    "restore": Ability(
        OPEN,
        words=("Political", "Favor"),
        costs=[GIVE_UP],
        target=Target(_shamed),
        effect=lambda use: [use.restore(use.target)],
    ),
    "send-home": Ability(
        BATTLE,
        words=("Political", "Favor"),
        costs=[GIVE_UP],
        target=Target[Any](lambda use: use.table.battle.units()),
        effect=lambda use: use.send_home(use.target),
        anywhere=True,
    ),
    "prevent": Ability(
        BEFORE,
        words=("Political", "Favor"),
        costs=[GIVE_UP],
        event=e.LoseHonor,
        when=lambda use, loss: not loss.past_favor,
        effect=lambda use: [use.change_honor(use.event, 0)],
    ),
}


class FavorDef(CardDef):
    """The Favor as a card in nobody's deck, with the abilities that the rules list (§favor-uses)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Facts(id=ID, name="Imperial Favor", type="ring", side="fate", sets=()))
        self.type = "favor"
        self.abilities = tuple(USES.values())
        for name, ability in USES.items():
            ability.name = f"{ID}.{name}"
        self.implemented = True

    def __reduce__(self) -> tuple[Any, ...]:
        return _face, ()


FAVOR: Final = FavorDef()


def _face() -> FavorDef:
    return FAVOR
