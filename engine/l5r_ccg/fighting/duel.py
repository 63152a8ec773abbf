"""Challenges and duels (chapter 11)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from engine.cardplay.choosing import passing
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_hidden
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.turn.gold import might_afford, pay

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.machinery.table import Table

STRIKE: Final = "strike"


class Duelist:
    """One side of a duel: the fighter, its player, and the Focus cards played so far.

    ``number`` replaces the compared value if the card has no such value (§duel), and is otherwise None. ``chi`` is the
    Chi at the start, before any Focus. A ``spared`` loser does not suffer the duel's result. The Focus cards in
    ``open`` are face up. ``doubled`` means that the side has played two Focus cards at once. The Focus cards in
    ``ready`` are played before anybody is asked. ``driven`` means that the side must focus next, with a random card.
    """

    __slots__ = (
        "card", "chi", "doubled", "driven", "focus", "focused", "may_focus", "number", "open", "ready", "seat",
        "spared",
    )  # fmt: skip

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
        self.driven = False
        self.doubled = False
        self.ready: list[Card] = []

    def reveal(self, cause: "Cause", value: str) -> None:
        """Add the Focus cards to the compared value.

        The trait Double Chi doubles the total of the Focus cards. The bonus lasts until the end of the turn.
        """
        before, self.focus = self.focus, self._focus_total() * (2 if self.card.trait("Double Chi") else 1)
        if self.number is None and self.focus != before:
            # The bonus belongs to the duel, so it stays whatever happens to the card whose ability began the duel.
            table = cause.table
            changed = self.card.under(value)
            table.course.apply(self.card, changed, self.focus - before, Layer.ADD, "turn", table.framework)

    def _focus_total(self) -> int:
        """Add up the Focus cards. A card counts double if the card before it says so."""
        doubled = [False, *(card.face.doubles_next for card in self.focused)]
        return sum(card.focus * (2 if twice else 1) for card, twice in zip(self.focused, doubled, strict=False))

    def total(self, value: str) -> int:
        """Return this side's present value of the kind that the duel compares."""
        if self.number is not None:
            return max(0, self.number + self.focus)
        if value == "personal-honor" and self.card.dishonored:
            return self.focus
        return self.card.worth(value)

    @property
    def is_there(self) -> bool:
        """Whether this side can still fight: its card is in play, or has a ``number`` and need not be in play."""
        return self.number is not None or self.card.in_play


Result: TypeAlias = Callable[["Duel", Duelist], list[Event]]


def destroyed(duel: "Duel", loser: Duelist) -> list[Event]:
    """Return the event that the rules apply to the loser of a duel: destruction (§duel-resolution)."""
    return [duel.use.destroy(loser.card)]


def nothing(duel: "Duel", winner: Duelist) -> list[Event]:
    """Return no events: by the rules, the winner of a duel gains nothing."""
    return []


class Duel:
    """A duel: the challenger, the challenged, the compared value, the player who begins, and the results.

    A Reaction to entering the duel may change each of these and replace either fighter. ``renewed`` means that the duel
    is fought a second time.
    """

    __slots__ = ("challenged", "challenger", "fatal", "first", "loses", "over", "renewed", "use", "value", "wins")

    def __init__(
        self, use: "Use", challenger: Duelist, challenged: Duelist, value: str, wins: Result, loses: Result
    ) -> None:
        self.use = use
        self.challenger = challenger
        self.challenged = challenged
        self.first = challenged
        self.over = False
        self.fatal = False
        self.renewed = False
        self.value = value
        self.wins = wins
        self.loses = loses

    @property
    def sides(self) -> tuple[Duelist, Duelist]:
        """Return both sides, the challenger first."""
        return self.challenger, self.challenged

    def side(self, card: Card) -> Duelist | None:
        """Return the side for which a card fights."""
        return next((side for side in self.sides if side.card is card), None)

    def of(self, seat: int) -> Duelist | None:
        """Return the side that fights for a player."""
        return next((side for side in self.sides if side.seat == seat), None)

    def opponent(self, side: Duelist) -> Duelist:
        """Return the other side."""
        return self.challenged if side is self.challenger else self.challenger

    @property
    def better(self) -> Duelist | None:
        """The side that would win now, or None in a tie or if both lose."""
        ahead = self.total(self.challenger) - self.total(self.challenged)
        ahead = ahead or self.challenger.card.value("wins-ties") - self.challenged.card.value("wins-ties")
        if not ahead or self.fatal:
            return None
        return self.challenger if ahead > 0 else self.challenged

    def total(self, side: Duelist) -> int:
        """Return a side's present value of the kind that the duel compares."""
        return side.total(self.value)


def may_challenge(card: Card, cause: Any = None) -> bool:
    """Tell whether a Personality may challenge: it must be unbowed, and nothing may forbid it."""
    return card.is_personality and not card.bowed and not card.forbids("challenge", cause)


def may_be_challenged(card: Card, cause: Any = None) -> bool:
    """Tell whether nothing forbids challenging a Personality."""
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
    """Let one Personality challenge another (§challenge). Unless the challenge is refused, fight the duel.

    ``refused`` gives the results of a refusal. If ``refused`` is not given, the challenge cannot be refused. ``ransom``
    is the gold that a refusal costs. ``number`` is the value of a challenger that is not a Personality. ``prepare``
    sets up special rules of this duel. Returns the duel, or None if there was none.
    """
    table = use.table
    issue = e.Challenge(use, challenger, challenged, refusable=refused is not None)
    yield from run_batch(table, [issue])
    if not issue.happened:
        return None
    if issue.declined:
        yield from run_batch(table, [e.RefuseChallenge(use, issue), *_unpunished(issue, refused)])
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


def _unpunished(issue: e.Challenge, refused: Callable[[e.Challenge], list[Event]] | None) -> list[Event]:
    """Return the results of a refusal. The challenged side loses no Honor, and its Personality is not dishonored."""
    results = [] if refused is None else refused(issue)
    seat = issue.challenged.controller
    return [
        event
        for event in results
        if not (isinstance(event, e.LoseHonor) and event.seat == seat)
        and not (isinstance(event, e.Dishonor) and event.card is issue.challenged)
    ]


def _accepts(use: "Use", issue: e.Challenge, ransom: int) -> Flow[bool]:
    """Ask whether a challenge is accepted. A player who does not pay for a refusal accepts the challenge."""
    seat = issue.challenged.controller
    player = use.table.players[seat]
    if ransom and not might_afford(player, ransom, use.this):
        return True
    options = [Option("accept", "accept", True), Option("refuse", "refuse", False)]
    data = {"challenger": issue.challenger.key, "challenged": issue.challenged.key}
    accepts: bool = yield from ask(Prompt(seat, "challenge", options, rule="challenge", source=use.label, data=data))
    if accepts or not ransom:
        return accepts
    return not (yield from pay(use.table.rules_of(seat), player, ransom, use.this))


def fight(duel: Duel) -> Flow[None]:
    """Fight a duel from the moment that both cards enter it (§duel).

    If either card leaves before the duel resolves, the duel ends early.
    """
    use = duel.use
    table: Table = use.table
    around, table.duel = table.duel, duel
    table.version += 1
    yield from run_batch(table, [e.EnterDuel(use, duel)])
    yield from _focus_and_resolve(duel)
    if duel.renewed:
        yield from _focus_and_resolve(duel)
    focused = [card for side in duel.sides for card in side.focused]
    owners = dict.fromkeys(card.owner for card in focused)
    discards = [table.rules_of(owner).discard([card for card in focused if card.owner == owner]) for owner in owners]
    yield from run_batch(table, discards)
    table.duel = around
    table.course.expire("duel")
    # A Personality whose Chi was above zero only because of the duel dies now and not at the next event.
    settled = table.follow([])
    if settled is not None:
        yield from settled


def _focus_and_resolve(duel: Duel) -> Flow[None]:
    """Let both sides focus until one strikes, then resolve the duel."""
    if _both_there(duel):
        for side in duel.sides:
            side.chi = side.card.chi if side.card.is_personality else 0
            yield from run_batch(duel.use.table, [e.Focus(duel.use, duel, side, card) for card in side.ready])
        yield from _focus_until_strike(duel)
        if not duel.over:
            yield from run_batch(duel.use.table, [e.RevealFocus(duel.use, duel)])
    if _both_there(duel):
        yield from _resolve(duel)


def _both_there(duel: Duel) -> bool:
    return not duel.over and all(side.is_there for side in duel.sides)


def _focus_until_strike(duel: Duel) -> Flow[None]:
    """Ask in turn, the challenged first, for a Focus or the Strike.

    After a player has focused face up, the next Focus must be face up too, and no higher.
    """
    table, side = duel.use.table, duel.first
    most: int | None = None
    while (laid := (yield from _focus_or_strike(duel, side, most))) is not None:
        card, shown, text = laid
        yield from run_batch(table, [e.Focus(duel.use, duel, side, card, shown=shown or most is not None, text=text)])
        if not _both_there(duel):
            return
        yield from _second_focus(duel, side)
        most = card.focus if shown else None
        side = duel.opponent(side)
    yield from run_batch(table, [e.Strike(duel.use, duel, side)])


def _focus_or_strike(duel: Duel, side: Duelist, most: int | None) -> Flow[tuple[Card, bool, bool] | None]:
    """Return a side's Focus card, or None for a Strike.

    Also return whether the card is played face up, so that the other side must do the same, and whether it is played
    for its text. A side that may not focus or has no card must strike. ``most`` is the highest Focus allowed, or None
    if there is no limit.
    """
    hand = duel.use.table.players[side.seat].hand
    if not hand or not side.may_focus or side.card.forbids("focus", duel.use):
        return None
    least = duel.opponent(side).card.value("least-focus")
    fit = [card for card in hand if card.focus >= least and (most is None or card.focus <= most)]
    driven, side.driven = side.driven, False
    if driven and fit:
        return (
            next(card for card in duel.use.table.placing.random_cards(side.seat, len(hand)) if card in fit),
            False,
            False,
        )
    options = [card.option("focus", (card, False, False)) for card in fit]
    if side.card.added("open-focus"):
        options += [card.option("focus-open", (card, True, False)) for card in fit]
    options += [card.option("focus-text", (card, False, True)) for card in fit if _may_say(duel, side, card)]
    duelists = [[one.card.key, duel.total(one)] for one in duel.sides]
    prompt = Prompt(
        side.seat, "duel", [*options, Option(STRIKE, STRIKE, None, alone=True)], rule="duel", source=duel.use.label,
        data={"value": duel.value, "duelists": duelists}, guarded=True,
    )  # fmt: skip
    chosen: tuple[Card, bool, bool] | None = yield from ask(prompt)
    return chosen


def _second_focus(duel: Duel, side: Duelist) -> Flow[None]:
    """Let a side play a second Focus card if its Personality may focus two cards at once.

    Each side may do so only once in a duel.
    """
    hand = duel.use.table.players[side.seat].hand
    if side.doubled or not side.card.added("two-focuses"):
        return
    least = duel.opponent(side).card.value("least-focus")
    options = [*(card.option("focus", card) for card in hand if card.focus >= least), passing()]
    prompt = Prompt(side.seat, "second-focus", options, rule="duel", source=duel.use.label)
    laid = yield from ask_hidden(prompt, opens=bool(hand))
    for option in laid:
        if option.value is not None:
            side.doubled = True
            yield from run_batch(duel.use.table, [e.Focus(duel.use, duel, side, option.value)])


def _may_say(duel: Duel, side: Duelist, card: Card) -> bool:
    """Tell whether the text of a card, played now as a Focus card, would change the state of the game."""
    if not card.face.as_focus:
        return False
    focus = e.Focus(duel.use, duel, side, card, text=True)
    uses = [duel.use.table.use(ability, card, side.seat, focus) for ability in card.face.as_focus]
    return any(use.ability.condition(use) and use.choosable() for use in uses)


def _resolve(duel: Duel) -> Flow[None]:
    """Compare the values. The results for winner and loser happen before anybody reacts."""
    use = duel.use
    resolving = e.ResolveDuel(use, duel)

    def follow(done: list[Event]) -> Flow[None]:
        results = [event for loser in resolving.losers if not loser.spared for event in duel.loses(duel, loser)]
        if resolving.winner is not None:
            results += duel.wins(duel, resolving.winner)
        yield from run_batch(use.table, results)

    yield from run_batch(use.table, [resolving], follow)
