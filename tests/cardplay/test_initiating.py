"""Initiating an ability: legality, costs, choices, cancelling, and which uses count."""

from typing import Any

import pytest

from engine.cardplay.ability import Ability, Choice, Target
from engine.cardplay.cost import Cost
from engine.cardplay.events import Initiate
from engine.cardplay.initiation import again, initiate, may_initiate
from engine.cardplay.use import Use
from engine.cardplay.values import Lasting
from engine.cardplay.windows import ability_way
from engine.kernel.modifiers import Layer

from .mini import ACTION, BOW_THIS, INTERRUPT, Bow, Gain, Mini, Samurai, bows_an_enemy, enemies, gains_on, play


def use_of(card: Samurai, number: int = 0) -> Use:
    return card.table.use(card.face.abilities[number], card, card.controller)  # type: ignore[no-any-return]


def test_targets_are_those_that_the_effect_would_change() -> None:
    table = Mini()
    card = table.card("challenger", bows_an_enemy())
    assert not may_initiate(use_of(card))
    standing, bowed = table.card("standing", seat=1), table.card("bowed", seat=2)
    bowed.bowed = True
    asked, used = play(initiate(use_of(card)), "choose:standing")
    assert used and standing.bowed and asked[0].options == ["choose:standing"]
    assert asked[0].prompt.rule == "choosing"


def test_a_reference_may_be_anything() -> None:
    table = Mini()
    target = Target(enemies, reference=True)
    card = table.card("scout", bows_an_enemy(target=target, effect=lambda use: [Gain(use, use.seat)]))
    bowed = table.card("bowed", seat=1)
    bowed.bowed = True
    play(initiate(use_of(card)), "choose:bowed")
    assert table.honor[0] == 1


def test_a_card_that_cannot_be_targeted_is_not_offered() -> None:
    table = Mini()
    card, immune = table.card("challenger", bows_an_enemy()), table.card("immune", seat=1)
    immune.lasting += (Lasting("cannot:be-targeted", 1, Layer.ADD, "", "turn"),)
    table.version += 1
    assert not may_initiate(use_of(card))


def test_another_seat_may_be_the_one_that_chooses() -> None:
    table = Mini()
    target = Target(enemies, by=lambda use: 2)
    card = table.card("tempter", bows_an_enemy(target=target))
    table.card("victim", seat=1)
    asked, _ = play(initiate(use_of(card)), "choose:victim")
    assert [question.seat for question in asked] == [2]


def test_costs_are_paid_before_choices_and_the_picks_are_kept() -> None:
    table = Mini()
    picked: list[Any] = []
    cost = Cost(
        lambda use: [Bow(use, use.paid["friend"])],
        pick=lambda use: [card for card in table.cards if card.controller == use.seat],
        name="friend",
    )
    card = table.card(
        "commander", bows_an_enemy(costs=[cost], run=lambda use: iter(picked.append(use.paid["friend"]) or ()))
    )
    friend, _ = table.card("friend"), table.card("victim", seat=1)
    asked, used = play(initiate(use_of(card)), "choose:friend", "choose:victim")
    assert used and friend.bowed and picked == [friend]
    assert [question.prompt.rule for question in asked] == ["paying", "choosing"]


def test_an_unpayable_cost_forbids_the_use_and_a_prevented_cost_ends_it() -> None:
    table = Mini()
    card = table.card("tired", bows_an_enemy(costs=[BOW_THIS]))
    table.card("victim", seat=1)
    card.bowed = True
    assert not may_initiate(use_of(card))
    card.bowed = False
    table.card("saviour", Ability(INTERRUPT, event=Bow, effect=lambda use: [use.cancel(use.event)]), seat=1)
    _, used = play(initiate(use_of(card)), "trigger:saviour")
    assert used is False and may_initiate(use_of(card))


def test_a_limit_counts_uses_of_one_copy_in_a_period() -> None:
    table = Mini()
    card = table.card("busy", Ability(ACTION, effect=lambda use: [Gain(use, use.seat)], limit=2, period="turn"))
    other = table.copy(card.face, 0)
    for _ in range(2):
        play(initiate(use_of(card)))
    assert not may_initiate(use_of(card)) and may_initiate(use_of(other))
    card.lasting += (Lasting("extra-uses", 1, Layer.ADD, "", "turn"),)
    table.version += 1
    assert may_initiate(use_of(card))
    card.lasting = ()
    table.version += 1
    table.turn += 1
    assert may_initiate(use_of(card))


def test_a_maximum_counts_uses_of_all_copies_by_one_player() -> None:
    table = Mini()
    card = table.card(
        "unique", Ability(ACTION, effect=lambda use: [Gain(use, use.seat)], maximum=1, maximum_period="turn")
    )
    mine, theirs = table.copy(card.face, 0), table.copy(card.face, 1)
    play(initiate(use_of(card)))
    assert not may_initiate(use_of(mine)) and may_initiate(use_of(theirs))
    table.turn += 1
    assert may_initiate(use_of(mine))


def test_a_cancelled_initiation_has_no_effect_and_counts_as_used() -> None:
    table = Mini()
    card, victim = table.card("challenger", bows_an_enemy()), table.card("victim", seat=1)
    cancels = Ability(INTERRUPT, event=Initiate, effect=lambda use: [use.cancel(use.event)], limit=1, period="turn")
    table.card("canceller", cancels, seat=1)
    asked, used = play(initiate(use_of(card)), "choose:victim", "trigger:canceller")
    assert used and not victim.bowed and not may_initiate(use_of(card))
    # A player who cancels knows the choices.
    said = next(record for record in table.records if record.kind == "initiate")
    assert said.facts["targets"] == [victim.key] and [question.seat for question in asked] == [0, 1]


def test_a_reaction_may_redirect_a_target() -> None:
    table = Mini()
    card, victim = table.card("challenger", bows_an_enemy()), table.card("victim", seat=1)
    decoy = table.card("decoy", seat=1)

    def redirect(use: Use) -> Any:
        other = use.event.use  # type: ignore[union-attr]
        (target,) = other.ability.targets
        assert decoy in other.legal_targets(target)
        other.chosen[target.name] = (decoy,)
        yield from ()

    table.card("shield", Ability(INTERRUPT, event=Initiate, run=redirect), seat=1)
    play(initiate(use_of(card)), "choose:victim", "trigger:shield")
    assert decoy.bowed and not victim.bowed


def test_then_follows_only_if_all_earlier_effects_happened() -> None:
    table = Mini()
    ability = bows_an_enemy(
        effect=lambda use: [Bow(use, use.target), Bow(use, use.this)],
        then=lambda use: [Gain(use, use.seat)],
        limit=9,
    )
    card, victim = table.card("duelist", ability), table.card("victim", seat=1)
    play(initiate(use_of(card)), "choose:victim")
    assert table.honor[0] == 1
    victim.bowed = False
    play(initiate(use_of(card)), "choose:victim")
    assert victim.bowed and table.honor[0] == 1


@pytest.mark.parametrize(("bowed", "offered"), [(False, ["select:bow", "select:gain"]), (True, ["select:gain"])])
def test_an_option_may_be_selected_only_if_it_would_change_something(bowed: bool, offered: list[str]) -> None:
    table = Mini()
    victim = table.card("victim", seat=1)
    victim.bowed = bowed
    choice: Choice[Use] = Choice({"bow": lambda use: True, "gain": lambda use: True})
    effect = {"bow": lambda use: [Bow(use, victim)], "gain": lambda use: [Gain(use, use.seat)]}
    card = table.card("sage", Ability(ACTION, choice=choice, effect=lambda use: effect[use.choice or "gain"](use)))
    asked, _ = play(initiate(use_of(card)), "select:gain")
    assert asked[0].options == offered and table.honor[0] == 1


def test_a_second_resolution_chooses_again_and_pays_nothing() -> None:
    table = Mini()
    card = table.card("twin", bows_an_enemy(costs=[BOW_THIS]))
    one, other = table.card("one", seat=1), table.card("other", seat=2)
    use = use_of(card)
    play(initiate(use), "choose:one")
    play(again(use), "choose:other")
    assert one.bowed and other.bowed and card.bowed


def test_a_gained_ability_has_a_name_of_its_own_in_keys() -> None:
    table = Mini()
    card = table.card("student", gains_on(Bow))
    lent = Ability(ACTION, effect=lambda use: [Gain(use, use.seat)])
    lent.name = "teacher#7.0"
    assert ability_way(card, card.face.abilities[0]) == "" and card.face.abilities[0].giver is None
    assert ability_way(card, lent) == "teacher#7.0" and lent.giver == "teacher#7"
