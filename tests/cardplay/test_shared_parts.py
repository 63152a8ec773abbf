"""Small parts that every card game uses: targets known in advance, equal options, effects that repeat."""

from typing import Any

import pytest

from engine.cardplay.ability import Ability, Choice
from engine.cardplay.cause import Cause
from engine.cardplay.choosing import choose_subjects
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.cardplay.events import Initiate, Replace, source_key
from engine.cardplay.initiation import first_target
from engine.cardplay.piles import Draw, PutOnDeck
from engine.cardplay.use import Use
from engine.cardplay.values import Lasting
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.kernel.record import Record

from .mini import ACTION, BOW_THIS, INTERRUPT, Bow, Gain, Mini, Samurai, bows_an_enemy, gains_on, play


def rules(table: Mini) -> Cause:
    return Cause(table, "framework")


def use_of(card: Samurai) -> Use:
    return card.table.use(card.face.abilities[0], card, card.controller)  # type: ignore[no-any-return]


def always(delayed: Delayed, event: Event) -> bool:
    return True


def gains_too(delayed: Delayed, event: Any) -> Flow[None]:
    yield from run_batch(delayed.cause.table, [Gain(delayed.cause, event.seat, 1)])


def friends(use: Use) -> list[Samurai]:
    return [card for card in use.table.cards if card.controller == use.seat]


@pytest.mark.parametrize(
    ("parts", "known"),
    [
        ({}, True),
        ({"costs": [BOW_THIS]}, True),
        ({"costs": [Cost(lambda use: [Bow(use, use.paid["friend"])], pick=friends, name="friend")]}, False),
        ({"choice": Choice({"bow": lambda use: True})}, False),
        ({"choice": Choice({"bow": lambda use: True}, last=True)}, True),
    ],
    ids=["plain", "a cost without a choice", "a cost to choose", "an option first", "an option last"],
)
def test_the_first_target_is_known_in_advance_unless_something_else_is_chosen_first(
    parts: dict[str, Any], known: bool
) -> None:
    table = Mini()
    card = table.card("challenger", bows_an_enemy(**parts))
    for name in ("one", "other"):
        table.card(name, seat=1)
    prompt = first_target(use_of(card))
    assert (prompt is not None) is known
    assert prompt is None or [option.key.partition("#")[0] for option in prompt.options] == [
        "choose:one",
        "choose:other",
    ]


def test_an_only_target_is_no_question_in_advance() -> None:
    table = Mini()
    card = table.card("challenger", bows_an_enemy())
    table.card("one", seat=1)
    assert first_target(use_of(card)) is None


def test_one_ability_for_two_events_has_an_option_for_each() -> None:
    """The first has the plain key of the ability, the second also names the card of its event. Both show their card."""
    table = Mini()
    watcher = table.card("watcher", gains_on(Bow, limit=9))
    one, other = table.card("one", seat=1), table.card("other", seat=1)
    asked, _ = play(run_batch(table, [Bow(rules(table), one), Bow(rules(table), other)]))
    first, second, passing = asked[0].prompt.options
    assert (first.key, first.target) == (f"trigger:{watcher.key}", one.key)
    assert (second.key, second.target) == (f"trigger:{watcher.key}@{other.key}", other.key)
    assert passing.alone


def test_a_standing_effect_does_not_meet_the_events_that_it_causes() -> None:
    table = Mini()

    for about in (None, table.card("other")):
        table.durations.delayed.append(
            Delayed(rules(table), Gain, always, gains_too, "turn", about=about, standing=True)
        )
    play(run_batch(table, [Gain(rules(table), 0, 1)]), "trigger:delayed:0")
    # The two effects are about different cards, so each reacts to the other's gain. The gains are 1, 2 and 2.
    assert table.honor[0] == 5
    table.durations.delayed.pop()
    play(run_batch(table, [Gain(rules(table), 1, 1)]))
    assert table.honor[1] == 2


def test_equal_effects_about_one_card_do_not_react_to_each_others_events() -> None:
    table = Mini()

    card = table.card("lord")
    for _ in range(2):
        table.durations.delayed.append(
            Delayed(rules(table), Gain, always, gains_too, "turn", about=card, standing=True)
        )
    play(run_batch(table, [Gain(rules(table), 0, 1)]))
    assert table.honor[0] == 3


def test_only_an_imminent_event_can_be_replaced_and_only_by_possible_ones() -> None:
    table = Mini()
    gain = Gain(rules(table), 0, 1)
    seen: list[bool] = []

    def look(use: Use) -> Flow[None]:
        event = use.event
        assert event is not None
        nothing, empty = Gain(use, 0, 0), Replace(use, event, [])
        seen.extend((empty.possible(), Replace(use, event, [nothing]).possible()))
        event.happened = True
        seen.append(empty.possible())
        event.happened = False
        yield from ()

    table.card("watcher", Ability(INTERRUPT, event=Gain, run=look))
    play(run_batch(table, [gain]), "trigger:watcher")
    assert seen == [True, False, False]
    assert not Replace(rules(table), gain, []).possible()


def test_a_yes_or_no_attribute_comes_from_lasting_effects_and_from_cards() -> None:
    table = Mini()
    card = table.card("plain")
    assert not card.gains("swift")
    card.lasting += (Lasting("swift", 1, Layer.ADD, "", "turn"),)
    assert card.gains("swift") and not card.gains("slow")


def test_one_card_of_several_is_chosen_unless_more_are_asked_for() -> None:
    table = Mini()
    cards = [table.card(name) for name in ("one", "two", "three")]
    asked, chosen = play(choose_subjects(0, cards, source=None, rule="choosing"), "choose:two")
    [group] = asked[0].prompt.groups
    assert chosen == (cards[1],) and (group.least, group.most) == (1, 1)


def test_a_use_is_named_by_the_card_it_was_announced_with() -> None:
    table = Mini()
    card = table.card("spy", Ability(ACTION, effect=lambda use: [Gain(use, use.seat)]))
    use, former = use_of(card), card.key
    assert source_key(use) == former
    use.label = former
    card.uid = table.names.fresh()
    assert source_key(use) == former != card.key


def test_a_record_names_the_card_that_caused_the_event() -> None:
    table = Mini()
    card = table.card("spy")
    by_card: Record | None = Gain(Cause(table, "ability", 0, card), 0, 1).record()
    by_rules: Record | None = Gain(rules(table), 0, 1).record()
    assert by_card is not None and by_card.facts["by"] == card.key
    assert by_rules is not None and "by" not in by_rules.facts


def test_an_announcement_names_targets_and_the_selected_option() -> None:
    table = Mini()
    card, victim = table.card("challenger", bows_an_enemy()), table.card("victim", seat=1)
    use = use_of(card)
    assert Initiate(use).chosen == {}
    use.chosen["target"], use.choice = (victim,), "bow"
    assert Initiate(use).chosen == {"targets": [victim.key], "choice": "bow"}


def test_a_draw_of_no_cards_does_not_happen() -> None:
    table = Mini()
    assert play(run_batch(table, [Draw(rules(table), 0, 0)])) == ([], [])


def test_the_player_who_puts_a_card_on_a_deck_knows_it() -> None:
    """If the rules put it there, its owner knows it."""
    table = Mini()
    card, spy = table.card("letter", seat=1), table.card("spy", seat=2)
    for cause, knows in ((rules(table), 1), (Cause(table, "ability", 2, spy), 2)):
        record = PutOnDeck(cause, card).record()
        assert record.seats == (knows,)
        assert record.hidden is not None and "card" in record.facts and "card" not in record.hidden.facts
