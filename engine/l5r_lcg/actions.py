"""Action windows: triggering actions, playing cards from hand, and (in step 1.4) playing characters from provinces."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from engine.cardplay.choosing import one_of, passing
from engine.cardplay.windows import Rounds, use_option
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.initiation import CITES, choose_subjects, first_target, initiate, may_initiate
from engine.l5r_lcg.phases import ask_anew
from engine.l5r_lcg.state import Player
from engine.l5r_lcg.timing import ACTION
from engine.l5r_lcg.use import Use

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

After: TypeAlias = Callable[[int], Prompt | None]


def action_window(table: "Table", rule: str, first: int, start: str, after: After | None = None) -> Flow[None]:
    """Let the players take actions in turn until both pass in a row (§action-windows).

    The seat ``first`` begins. The rules can restart at the step ``start``. In the middle of an effect, ``start`` is
    empty. ``after(seat)`` returns the prompt that a seat gets if both players pass.
    """
    if rule in table.passed_over:
        return
    first, passes = table.opportunity or (first, 0)
    for seat in (rounds := Rounds((first, 1 - first), passes)):
        table.opportunity = (seat, rounds.passes - 1)
        options = [*window_options(table, seat), passing()]
        follows = partial(_next, seat, after)
        prompt = Prompt(seat, "action", options, rule=rule, guarded=True, window=True, follows=follows)
        answers = yield from ask_anew(table, start, prompt)
        table.opportunity = None
        chosen = answers[0][0].value
        if chosen is not None:
            rounds.acted()
            # An action may end the conflict or the phase. The window then ends too.
            yield from act(table, chosen)


def dynasty_window(table: "Table") -> Flow[None]:
    """Step 1.4: the players act in turn until both have passed.

    The first player to pass gains 1 fate. A player who has passed takes no more actions in this phase.
    """
    framework = table.framework
    seat = table.opportunity[0] if table.opportunity else table.first_player
    table.opportunity = None
    while not all(player.passed for player in table.players):
        if table.players[seat].passed:
            seat = 1 - seat
        table.active_player = seat
        options = [
            *dynasty_options(table, seat),
            *_triggers(table, seat),
            *_duplicates(table, seat),
            passing(),
        ]
        table.opportunity = (seat, 0)
        prompt = Prompt(
            seat, "dynasty", options, rule="1.4", guarded=True, window=True, follows=partial(_next, seat, None)
        )
        answers = yield from ask_anew(table, "1.4", prompt)
        table.opportunity = None
        chosen = answers[0][0].value
        if chosen is not None:
            yield from act(table, chosen)
        else:
            first = not table.players[1 - seat].passed
            batch: list[Event] = [e.PassFirst(framework, seat)]
            if first:
                batch.append(e.GainFate(framework, seat, 1))
            yield from run_batch(table, batch)
        seat = 1 - seat


def window_options(table: "Table", seat: int) -> list[Option]:
    """Return the acts that a player may choose in an action window, besides passing."""
    return [*_triggers(table, seat), *_plays(table, seat)]


def act(table: "Table", chosen: "Use | Play | Duplicate") -> Flow[None]:
    """Carry out the act that a player chose."""
    if isinstance(chosen, Use):
        yield from initiate(chosen)
    else:
        yield from chosen.run(table)


def _triggers(table: "Table", seat: int) -> Iterator[Option]:
    for card, ability in tuple(table.listeners(ACTION)):
        if card.controller != seat:
            continue
        use = table.use(ability, card, seat)
        if may_initiate(use):
            event = card.face.type == "event"
            option = use_option("play" if event else "trigger", use)
            if event:
                option.number = use.event_cost
            yield option


def _plays(table: "Table", seat: int) -> Iterator[Option]:
    """Return the characters and attachments that may be played from hand."""
    player = table.players[seat]
    for card in (*player.hand, *player.revealed):
        if card.face.type == "event":
            # A player plays an event by using its ability.
            continue
        for play in plays_of(table, card, player):
            option = card.option("play", play, suffix=":attachment" if play.as_attachment else "")
            option.number = play_cost(card, seat)
            yield option


def plays_of(table: "Table", card: Card, player: Player) -> "Iterator[Play]":
    """Return the ways in which a card in hand may be played now as a character or attachment."""
    if card.face.type == "character":
        play = Play(card, player.seat)
        if play.possible(table):
            yield play
    if card.face.type == "attachment" or card.face.play_as is not None:
        play = Play(card, player.seat, as_attachment=card.face.type == "character")
        if play.possible(table):
            yield play


def dynasty_options(table: "Table", seat: int) -> Iterator[Option]:
    """Return the characters that may be played from provinces (1.4)."""
    for province in table.players[seat].provinces:
        for card in province.contents:
            if card.face.type == "character" and not card.facedown:
                play = Play(card, seat)
                if play.possible(table):
                    option = card.option("play", play)
                    option.number = play_cost(card, seat)
                    yield option


def _duplicates(table: "Table", seat: int) -> Iterator[Option]:
    """Return the duplicates that may be discarded to put 1 fate on the unique character in play (§duplicate)."""
    player = table.players[seat]
    lying = [card for province in player.provinces for card in province.contents if not card.facedown]
    for card in (*lying, *player.hand):
        if card.face.unique and card.face.type == "character":
            for character in player.characters:
                if character.face.name == card.face.name and not character.forbids("place-fate"):
                    yield card.option("duplicate", Duplicate(card, character))


class Duplicate:
    """The act of discarding a duplicate to put 1 fate on the character in play."""

    __slots__ = ("card", "character")

    def __init__(self, card: Card, character: Card) -> None:
        self.card = card
        self.character = character

    def run(self, table: "Table") -> Flow[None]:
        """Discard the duplicate and, at the same time, place 1 fate on the character in play."""
        framework = Cause(table, "framework", self.card.controller)
        batch = [framework.discard_cards([self.card]), framework.place_fate(self.character)]
        yield from run_batch(table, batch)


def play_cost(card: Card, seat: int, host: Card | None = None) -> int:
    """Return how much fate it costs this player now to play this character or attachment."""
    reduction = card.value("discount") if card.face.bought is None else card.face.bought(card, seat)
    if host is not None:
        discount = f"attachment-discount:{seat}"
        reduction += sum(lasting.value for lasting in host.lasting if lasting.attribute == discount)
    return max(0, card.cost + card.added("play-cost") - reduction)


class Play:
    """The act of playing a character from hand or province, or an attachment from hand."""

    __slots__ = ("as_attachment", "card", "seat")

    def __init__(self, card: Card, seat: int, *, as_attachment: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.as_attachment = as_attachment

    def possible(self, table: "Table") -> bool:
        """Tell whether the play restrictions allow this play, and the cost can be paid."""
        card, player = self.card, table.players[self.seat]
        if card.face.playable is not None and not card.face.playable(card, self.seat):
            return False
        if card.face.type == "event" or (card.has("limited") and player.limited_played):
            return False
        if card.forbids("be-played") or player.forbids("play-card", card):
            return False
        if card.face.type == "attachment" or self.as_attachment:
            return bool(self.hosts(table, most=1))
        if player.forbids("play-character", card):
            return False
        return play_cost(card, self.seat) <= player.spendable and table.may_enter_play(card, self.seat)

    def hosts(self, table: "Table", most: int = 1000) -> list[Card]:
        """Return the characters to which the player can attach the card and pay its cost, at most ``most`` of them."""
        card, printed = self.card, self.card.face
        fate = table.players[self.seat].spendable
        if self.as_attachment and printed.play_as is not None:
            card.face = printed.play_as
        try:
            price, playable_on = play_cost(card, self.seat), card.face.playable_on
            found: list[Card] = []
            for host in table.characters():
                if len(found) == most:
                    break
                # Only a lasting effect on a host can change what the attachment costs there.
                cost = play_cost(card, self.seat, host) if host.lasting else price
                if cost > fate or not table.may_attach(card, host, self.seat):
                    continue
                if playable_on is None or playable_on(card, host, self.seat):
                    found.append(host)
            return found
        finally:
            card.face = printed

    def next_question(self) -> Prompt | None:
        """Return the next question: the host of an attachment, or the fate on a character.

        The result is None if there is nothing to ask.
        """
        card, seat = self.card, self.seat
        if card.face.type == "attachment" or self.as_attachment:
            return one_of(seat, self.hosts(card.table), source=card.key, rule=CITES.choosing)
        table = card.table
        left = table.players[seat].fate - play_cost(card, seat)
        if left <= 0 or (table.conflict is not None and card.plays_from_hand):
            return None
        if not card.plays_from_hand and table.bars_itself(card, "fate-when-played"):
            return None
        return further_fate(card, seat, left)

    def run(self, table: "Table") -> Flow[None]:
        """Play the card."""
        cause = Cause(table, "framework", self.seat)
        if self.card.face.type == "attachment" or self.as_attachment:
            yield from self._attach(table, cause)
        else:
            yield from self._character(table, cause)

    def _character(self, table: "Table", cause: Cause) -> Flow[None]:
        card = self.card
        into = False
        if card.plays_from_hand and table.conflict is not None:
            into = yield from self._where(table)
        if not (yield from self._pay(table, cause, play_cost(card, self.seat))):
            return
        entering = e.EnterPlay(cause, card, self.seat, into_conflict=into, played=True)
        batch = [e.PlayCard(cause, card, self.seat), entering]
        yield from run_batch(table, batch, partial(_additional_fate, entering))

    def _where(self, table: "Table") -> Flow[bool]:
        """Ask whether the character goes into the conflict or home (3.2.2)."""
        card = self.card
        options = [Option("home", "home", False, card=card.key)]
        barred = card.forbids("enter-conflict-from-hand") or table.players[self.seat].forbids("play-into-conflict")
        if table.may_participate(card, self.seat) and not barred:
            options.insert(0, Option("conflict", "conflict", True, card=card.key))
        into: bool = yield from ask(Prompt(self.seat, "where", options, rule="3.2.2", source=card.key))
        return into

    def _attach(self, table: "Table", cause: Cause) -> Flow[None]:
        card = self.card
        chosen = yield from choose_subjects(self.seat, self.hosts(table), source=card.key, purpose=self)
        host = chosen[0]
        if not (yield from self._pay(table, cause, play_cost(card, self.seat, host))):
            return
        discount = f"attachment-discount:{self.seat}"
        host.lasting = tuple([lasting for lasting in host.lasting if lasting.attribute != discount])
        if self.as_attachment and card.face.play_as is not None:
            card.face = card.face.play_as
        batch = [e.PlayCard(cause, card, self.seat), e.Attach(cause, card, host, self.seat, played=True)]
        yield from run_batch(table, batch)

    def _pay(self, table: "Table", cause: Cause, fate: int) -> Flow[bool]:
        if not fate:
            return True
        spend = cause.spend_fate(fate)
        yield from run_batch(table, [spend])
        return spend.happened


def _additional_fate(entering: e.EnterPlay, done: list[Event]) -> Flow[None]:
    """Let the player place fate from the pool on the character just played, if it entered play (§play)."""
    if not entering.happened:
        return
    table, card, seat = entering.table, entering.card, entering.seat
    player = table.players[seat]
    barred = card.forbids("place-fate") or (entering.origin == "province" and card.forbids("fate-when-played"))
    if not player.fate or not card.is_character or barred:
        return
    amount = yield from ask(further_fate(card, seat, player.fate))
    if amount:
        cause = Cause(table, "framework", seat)
        yield from run_batch(table, [e.PlaceFate(cause, card, amount, from_player=seat)])


def further_fate(card: Card, seat: int, most: int) -> Prompt:
    """Return the question of how much fate from the pool to put on the character just played."""
    amounts = [Option(f"fate:{number}", "fate", number, number=number) for number in range(most + 1)]
    return Prompt(seat, "fate", amounts, rule="1.4", source=card.key)


def _next(seat: int, after: After | None, option: Option) -> Prompt | None:
    """Return the prompt that follows an option of an action window, or None if none follows."""
    chosen = option.value
    if option.alone:
        return after(seat) if after else None
    if isinstance(chosen, Use):
        return first_target(chosen)
    return chosen.next_question() if isinstance(chosen, Play) else None
