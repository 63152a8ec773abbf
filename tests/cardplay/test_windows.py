"""Windows for three seats: which seats are asked, in what order, how often, and when the window closes."""

import pytest

from engine.cardplay.ability import Ability
from engine.cardplay.cause import Cause
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.cardplay.initiation import initiate
from engine.cardplay.windows import Rounds
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow

from .mini import FORCED, INTERRUPT, Bow, Destroy, Gain, Mini, Samurai, bows_an_enemy, gains_on, play


def bow(table: Mini, card: Samurai) -> Flow[list[object]]:
    return run_batch(table, [Bow(Cause(table, "framework"), card)])


def destroy(table: Mini, *cards: Samurai) -> Flow[list[object]]:
    return run_batch(table, [Destroy(Cause(table, "framework"), card) for card in cards])


def seats_of(rounds: Rounds, acting: set[int]) -> list[int]:
    """Return the seats that are asked if the seat acts at the turns with these numbers."""
    asked = []
    for turn, seat in enumerate(rounds):
        asked.append(seat)
        if turn in acting:
            rounds.acted()
    return asked


@pytest.mark.parametrize(
    ("acting", "asked"),
    [
        (set(), [1, 2, 3, 0]),
        ({0}, [1, 2, 3, 0, 1]),
        ({2}, [1, 2, 3, 0, 1, 2, 3]),
        ({0, 4}, [1, 2, 3, 0, 1, 2, 3, 0, 1]),
    ],
)
def test_it_goes_round_until_all_have_passed_in_a_row(acting: set[int], asked: list[int]) -> None:
    assert seats_of(Rounds([1, 2, 3, 0]), acting) == asked


def test_rounds_go_on_from_passes_that_were_made_before() -> None:
    assert seats_of(Rounds([2, 0, 1], passes=2), set()) == [2]
    assert seats_of(Rounds([2, 0, 1], passes=2), {0}) == [2, 0, 1, 2]
    assert seats_of(Rounds([2, 0, 1], passes=3), set()) == []


def test_reactions_are_offered_round_the_table_from_the_first_in_order() -> None:
    table = Mini(first=1)
    for seat in range(3):
        table.card(f"watcher-{seat}", gains_on(Bow), seat=seat)
    asked, _ = play(bow(table, table.card("victim")))
    assert [question.seat for question in asked] == [1, 2, 0]
    assert all(question.kind == "reaction" and question.options[-1] == "pass" for question in asked)


def test_after_a_reaction_the_next_seat_goes_on_and_seats_that_passed_are_asked_again() -> None:
    table = Mini()
    for seat in range(3):
        table.card(f"watcher-{seat}", gains_on(Bow), seat=seat)
    asked, _ = play(bow(table, table.card("victim")), "pass", "trigger:watcher-1")
    assert [question.seat for question in asked] == [0, 1, 2, 0]
    assert table.honor == [0, 1, 0]


def test_a_seat_with_nothing_to_use_is_not_asked() -> None:
    table = Mini()
    table.card("watcher", gains_on(Bow), seat=2)
    asked, _ = play(bow(table, table.card("victim")), "trigger:watcher")
    assert [question.seat for question in asked] == [2]


def test_a_window_that_concerns_nobody_does_not_exist() -> None:
    table = Mini()
    table.card("watcher", gains_on(Destroy))
    asked, done = play(bow(table, table.card("victim")))
    assert asked == [] and len(done) == 1


def test_an_asked_seat_with_cards_in_hand_is_asked_though_it_can_only_pass() -> None:
    table = Mini(asked=frozenset({1, 2}))
    table.card("ambusher", gains_on(Bow, zones=["hand"]), seat=0, zone="deck")
    table.card("anything", seat=1, zone="hand")
    asked, _ = play(bow(table, table.card("victim")))
    assert [(question.seat, question.options) for question in asked] == [(1, ["pass"])]
    assert asked[0].prompt.guarded and asked[0].prompt.window


def test_reactions_to_simultaneous_events_share_one_window_and_each_event_is_one_occurrence() -> None:
    table = Mini()
    table.card("mourner", gains_on(Destroy, limit=9), seat=1)
    asked, _ = play(destroy(table, table.card("one"), table.card("other")), "trigger:mourner", "trigger:mourner")
    assert table.honor == [0, 2, 0] and len(asked) == 2
    assert asked[0].options == ["trigger:mourner", "trigger:mourner", "pass"]


def test_a_listener_to_the_whole_batch_is_used_once() -> None:
    table = Mini()
    table.card("mourner", gains_on(Destroy, limit=9, together=True), seat=1)
    asked, _ = play(destroy(table, table.card("one"), table.card("other")), "trigger:mourner")
    assert table.honor == [0, 1, 0] and len(asked) == 1


def test_forced_abilities_and_duties_happen_in_the_order_that_the_first_in_order_chooses() -> None:
    table = Mini(first=2)
    table.card("avenger", gains_on(Destroy, 1, FORCED), seat=0)
    table.card("widow", gains_on(Destroy, 2, FORCED), seat=1)
    asked, _ = play(destroy(table, table.card("mourned", seat=1)), "trigger:mourned", "trigger:widow")
    assert [question.seat for question in asked] == [2, 2]
    assert asked[0].prompt.rule == "at-once"
    assert asked[0].options == ["trigger:avenger", "trigger:widow", "trigger:mourned"]
    assert table.honor == [1, 7, 0]


def test_events_about_the_same_card_have_an_option_each() -> None:
    table = Mini()
    table.card("watcher", gains_on(Destroy), seat=1)
    first, second = table.card("first"), table.card("second")
    (prompt,) = next(destroy(table, first, second, second))
    keys = {option.key for option in prompt.options if not option.alone}
    assert len(keys) == 3 and len(prompt.options) == 4


def test_a_single_forced_ability_asks_nobody() -> None:
    table = Mini()
    table.card("avenger", gains_on(Destroy, 1, FORCED), seat=1)
    asked, _ = play(destroy(table, table.card("victim")))
    assert asked == [] and table.honor == [0, 1, 0]


def test_a_cancelled_event_does_not_happen_and_nobody_reacts_to_it() -> None:
    table = Mini()
    saviour = Ability(INTERRUPT, event=Bow, effect=lambda use: [use.cancel(use.event)])
    table.card("saviour", saviour, seat=1)
    table.card("watcher", gains_on(Bow), seat=2)
    victim = table.card("victim")
    asked, done = play(bow(table, victim), "trigger:saviour")
    assert done == [] and not victim.bowed and [question.seat for question in asked] == [1]


def test_an_event_that_another_brings_happens_only_if_it_changes_something() -> None:
    table = Mini()

    class Noticed(Bow):
        __slots__ = ()

        def contingent(self) -> list[Event]:
            return [Gain(self.cause, seat, amount) for seat, amount in ((0, 0), (1, 2))]

    _, done = play(run_batch(table, [Noticed(Cause(table, "framework"), table.card("victim"))]))
    assert [event.kind for event in done] == ["bow", "gain"] and table.honor == [0, 2, 0]


def test_a_replacement_stands_in_for_the_event_it_replaced() -> None:
    table = Mini()
    victim, other = table.card("victim"), table.card("other")
    table.card(
        "decoy", Ability(INTERRUPT, event=Bow, effect=lambda use: [use.replace(use.event, [Destroy(use, other)])])
    )
    event = Bow(Cause(table, "framework"), victim)
    play(run_batch(table, [event]), "trigger:decoy")
    assert not victim.bowed and other.zone == "removed" and event.fulfilled and not event.happened


def test_delayed_effects_wait_for_their_event_and_the_first_in_order_orders_them() -> None:
    table = Mini(first=1)

    def run(delayed: Delayed, event: Bow) -> Flow[None]:
        yield from run_batch(event.table, [Gain(delayed.cause, delayed.given)])

    def gains(seat: int) -> Delayed:
        cause = Cause(table, "framework")
        return Delayed(cause, Bow, lambda delayed, event: event.card.id == "victim", run, "turn", given=seat)

    table.durations.delayed.extend([gains(0), gains(2)])
    play(bow(table, table.card("somebody")))
    assert table.honor == [0, 0, 0]
    asked, _ = play(bow(table, table.card("victim")), "trigger:delayed:1")
    assert [question.seat for question in asked] == [1]
    assert table.honor == [1, 0, 1] and table.durations.delayed == []


def test_equal_delayed_effects_have_one_option_together() -> None:
    """Nobody is asked for the order of equal effects. Effects that differ in one part have an option each."""
    table = Mini()
    rules, lord, twin = Cause(table, "framework"), table.card("lord"), table.card("lord")

    def met(delayed: Delayed, event: Event) -> bool:
        return True

    def run(delayed: Delayed, event: Bow) -> Flow[None]:
        yield from run_batch(event.table, [Gain(delayed.cause, delayed.given)])

    def orders(*effects: tuple[Cause, int], answers: tuple[str, ...] = ()) -> list[int]:
        """Let these effects meet an event. Return how many options each question had."""
        table.durations.delayed.extend(Delayed(cause, Bow, met, run, "turn", given=seat) for cause, seat in effects)
        asked, _ = play(bow(table, table.card("one")), *answers)
        return [len(question.options) for question in asked]

    assert orders((rules, 0), (rules, 0), (Cause(table, "framework"), 0)) == [] and table.honor == [3, 0, 0]
    assert orders((rules, 1), (rules, 2), (rules, 1), answers=("trigger:delayed:1",)) == [2]
    assert table.honor == [3, 2, 1]
    of_lord, of_twin = (Cause(table, "ability", 0, card) for card in (lord, twin))
    assert orders((of_lord, 0), (of_twin, 0), answers=("trigger:delayed:0",)) == [2]
    # The card was shuffled away, drawn and used again. The question must not tell that it is the same copy.
    before, after = (Cause(table, "ability", 0, lord) for _ in range(2))
    before.label, after.label = "lord#1", "lord#2"
    assert orders((before, 0), (after, 0), answers=("trigger:delayed:0",)) == [2]
    after.label = before.label
    assert orders((before, 0), (after, 0)) == []


def test_the_state_is_tidied_after_an_ability_whose_cost_disturbed_it() -> None:
    table = Mini()
    seen: list[list[str]] = []

    def run(use: object) -> Flow[None]:
        seen.append(list(table.tidied))
        yield from ()

    sacrifice = Cost(lambda use: [Destroy(use, use.this)])
    card = table.card("martyr", bows_an_enemy(costs=[sacrifice], target=None, effect=None, run=run))
    play(initiate(table.use(card.face.abilities[0], card, 0)))
    assert seen == [[]] and table.tidied == ["martyr"]


def test_card_keys_are_never_reused_and_reveal_no_order() -> None:
    names = Mini().names
    given = [names.fresh() for _ in range(2000)]
    assert len(set(given)) == len(given) and given != sorted(given)
    names.forget(given[0])
    assert given[0] not in names.taken and given[1] in names.taken
