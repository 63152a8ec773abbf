"""Challenges and duels (chapter 11)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.gold import affordable, pay

if TYPE_CHECKING:
    from engine.l5r_ccg.cause import Cause
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.use import Use

STRIKE: Final = "strike"


class Duelist:
    """One side of a duel: who fights, for which player, and the Focus cards laid so far.

    ``number`` is what a card that has no such value of its own fights with (§duel); None for one that has. ``chi`` is
    the Chi with which one came, before any Focus. Who is
    ``spared`` does not suffer what the duel brings to who loses it; ``open`` Focus cards lie face up. Focus
    cards that are ``ready`` are laid before anybody is asked.
    """

    __slots__ = ("card", "chi", "focus", "focused", "may_focus", "number", "open", "ready", "seat", "spared")

    def __init__(self, card: Card, number: int | None = None) -> None:
        self.card = card
        self.seat = card.controller
        self.number = 0 if number is None and not card.is_personality else number
        self.chi = 0
        self.focused: list[Card] = []
        self.focus = 0
        self.may_focus = True
        self.open = False
        self.spared = False
        self.ready: list[Card] = []

    def reveal(self, cause: "Cause", value: str) -> None:
        """Add up the Focus cards, each twice for who has Double Chi; the bonus lasts until the end of the turn."""
        self.focus = sum(card.focus for card in self.focused) * (2 if self.card.trait("Double Chi") else 1)
        if self.number is None and self.focus:
            # It comes from the duel, whatever becomes of whose ability that is.
            table = cause.table
            table.course.apply(self.card, value, self.focus, Layer.ADD, "turn", table.framework)

    def total(self, value: str) -> int:
        """Return what this side has of the value that is compared."""
        if self.number is not None:
            return max(0, self.number + self.focus)
        if value == "personal-honor" and self.card.dishonored:
            return self.focus
        return self.card.worth(value)

    @property
    def stands(self) -> bool:
        """Whether who fights is still there."""
        return self.number is not None or self.card.in_play


Result: TypeAlias = Callable[["Duel", Duelist], list[Event]]


def destroyed(duel: "Duel", loser: Duelist) -> list[Event]:
    """Return what befalls who loses a duel unless a card says otherwise: it is destroyed (§duel-resolution)."""
    return [duel.use.destroy(loser.card)]


def nothing(duel: "Duel", winner: Duelist) -> list[Event]:
    """Return what the winner gets unless a card says more."""
    return []


class Duel:
    """A duel: who challenged and who was challenged, the value compared, who begins, and what follows from it.

    A Reaction to entering it may change any of these, and put somebody else in a place.
    """

    __slots__ = ("challenged", "challenger", "first", "loses", "use", "value", "wins")

    def __init__(
        self, use: "Use", challenger: Duelist, challenged: Duelist, value: str, wins: Result, loses: Result
    ) -> None:
        self.use = use
        self.challenger = challenger
        self.challenged = challenged
        self.first = challenged
        self.value = value
        self.wins = wins
        self.loses = loses

    @property
    def sides(self) -> tuple[Duelist, Duelist]:
        """Both sides, the challenger first."""
        return self.challenger, self.challenged

    def side(self, card: Card) -> Duelist | None:
        """Return the side for which a card fights."""
        return next((side for side in self.sides if side.card is card), None)

    def of(self, seat: int) -> Duelist | None:
        """Return the side that fights for a player."""
        return next((side for side in self.sides if side.seat == seat), None)

    def against(self, side: Duelist) -> Duelist:
        """Return the other side."""
        return self.challenged if side is self.challenger else self.challenger

    def total(self, side: Duelist) -> int:
        """Return what a side has now of the value that is compared."""
        return side.total(self.value)


def may_challenge(card: Card, cause: Any = None) -> bool:
    """Tell whether a Personality may challenge: it is straight, and nothing forbids it."""
    return card.is_personality and not card.bowed and not card.forbids("challenge", cause)


def may_be_challenged(card: Card, cause: Any = None) -> bool:
    """Tell whether nothing forbids that a Personality is challenged."""
    return not card.forbids("be-challenged", cause)


def challenge(
    use: "Use",
    challenger: Card,
    challenged: Card,
    *,
    refused: Callable[[e.Challenge], list[Event]] | None = None,
    value: str = "chi",
    wins: Result = nothing,
    loses: Result = destroyed,
    number: int | None = None,
    ransom: int = 0,
    prepare: Callable[[Duel], None] | None = None,
) -> Flow[Duel | None]:
    """Let one Personality challenge another (§challenge) and, unless that is refused, fight the duel.

    ``refused`` gives what a refusal brings; without it the challenge cannot be refused. ``ransom`` is the gold that a
    refusal costs. ``number`` is what a challenger
    fights with who is no Personality; ``prepare`` sets what this duel has of its own. Returns the duel, None where
    there was none.
    """
    table = use.table
    issue = e.Challenge(use, challenger, challenged, refusable=refused is not None)
    yield from run_batch(table, [issue])
    if not issue.happened:
        return None
    refusable = issue.refusable and not issue.challenged.forbids("refuse", use)
    if refused is not None and refusable and not (yield from _accepts(use, issue, ransom)):
        yield from run_batch(table, [e.RefuseChallenge(use, issue), *refused(issue)])
        return None
    duel = Duel(use, Duelist(issue.challenger, number), Duelist(issue.challenged, issue.number), value, wins, loses)
    if prepare is not None:
        prepare(duel)
    yield from fight(duel)
    return duel


def _accepts(use: "Use", issue: e.Challenge, ransom: int) -> Flow[bool]:
    """Ask whether a challenge is accepted; who cannot pay for a refusal, or does not in the end, accepts it."""
    seat = issue.challenged.controller
    player = use.table.players[seat]
    if ransom and not affordable(player, ransom, use.this):
        return True
    options = [Option("accept", "accept", True), Option("refuse", "refuse", False)]
    data = {"challenger": issue.challenger.key, "challenged": issue.challenged.key}
    accepts: bool = yield from ask(Prompt(seat, "challenge", options, rule="challenge", source=use.label, data=data))
    if accepts or not ransom:
        return accepts
    return not (yield from pay(use.table.rules_of(seat), player, ransom, use.this))


def fight(duel: Duel) -> Flow[None]:
    """Fight a duel from the moment both enter it (§duel). Who dies before it resolves ends it."""
    use = duel.use
    table: Table = use.table
    around, table.duel = table.duel, duel
    table.version += 1
    yield from run_batch(table, [e.EnterDuel(use, duel)])
    if _both_stand(duel):
        for side in duel.sides:
            side.chi = side.card.chi if side.card.is_personality else 0
            yield from run_batch(table, [e.Focus(use, duel, side, card) for card in side.ready])
        yield from _focus_until_strike(duel)
        yield from run_batch(table, [e.RevealFocus(use, duel)])
    if _both_stand(duel):
        yield from _resolve(duel)
    focused = [side.focused for side in duel.sides if side.focused]
    yield from run_batch(table, [table.rules_of(cards[0].owner).discard(cards) for cards in focused])
    table.duel = around
    table.course.expire("duel")
    # Whose Chi was held up for the duel alone dies now, and not with whatever happens next.
    settled = table.follow([])
    if settled is not None:
        yield from settled


def _both_stand(duel: Duel) -> bool:
    return all(side.stands for side in duel.sides)


def _focus_until_strike(duel: Duel) -> Flow[None]:
    """Ask in turn, the challenged first, for a Focus or the Strike.

    Who may focus face up binds the other by it: to a Focus that is face up too, and no higher.
    """
    table, side = duel.use.table, duel.first
    most: int | None = None
    while (laid := (yield from _focus_or_strike(duel, side, most))) is not None:
        card, shown = laid
        yield from run_batch(table, [e.Focus(duel.use, duel, side, card, shown=shown or most is not None)])
        most = card.focus if shown else None
        side = duel.against(side)
    yield from run_batch(table, [e.Strike(duel.use, duel, side)])


def _focus_or_strike(duel: Duel, side: Duelist, most: int | None) -> Flow[tuple[Card, bool] | None]:
    """Return the card with which a side focuses, and whether face up to bind the other; None for its Strike.

    Who may not focus, or has no card, must strike. ``most`` is what binds the side, if anything.
    """
    hand = duel.use.table.players[side.seat].hand
    if not hand or not side.may_focus or side.card.forbids("focus", duel.use):
        return None
    least = duel.against(side).card.value("least-focus")
    fit = [card for card in hand if card.focus >= least and (most is None or card.focus <= most)]
    options = [card.option("focus", (card, False)) for card in fit]
    if side.card.added("open-focus"):
        options += [card.option("focus-open", (card, True)) for card in fit]
    duelists = [[one.card.key, duel.total(one)] for one in duel.sides]
    prompt = Prompt(
        side.seat, "duel", [*options, Option(STRIKE, STRIKE, None, alone=True)], rule="duel", source=duel.use.label,
        data={"value": duel.value, "duelists": duelists}, guarded=True,
    )  # fmt: skip
    chosen: tuple[Card, bool] | None = yield from ask(prompt)
    return chosen


def _resolve(duel: Duel) -> Flow[None]:
    """Compare the values; what the winner gains and the losers suffer follows before anybody reacts."""
    use = duel.use
    resolving = e.ResolveDuel(use, duel)

    def follow(done: list[Event]) -> Flow[None]:
        results = [event for loser in resolving.losers if not loser.spared for event in duel.loses(duel, loser)]
        if resolving.winner is not None:
            results += duel.wins(duel, resolving.winner)
        yield from run_batch(use.table, results)

    yield from run_batch(use.table, [resolving], follow)
