"""Costs: which cards may pay them, which effects do not prevent payment, and when an ability resolves a second time."""

import pytest

from engine.cardplay.ability import UNLIMITED, Ability
from engine.cardplay.cost import Cost
from engine.cardplay.initiation import again, initiate
from engine.cardplay.limits import counted
from engine.cardplay.piles import DiscardAtRandom
from engine.cardplay.use import Use
from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer

from .mini import ACTION, BOW_THIS, Bow, Gain, Mini, Samurai, bows_an_enemy, play

IMMUNE = Lasting("cannot:be-affected", 1, Layer.ADD, "", "turn")


def use_of(card: Samurai) -> Use:
    return card.table.use(card.face.abilities[0], card, card.controller)  # type: ignore[no-any-return]


def test_immunity_stops_the_effect_and_not_the_payment() -> None:
    table = Mini()
    other = table.card("other")
    card = table.card("guard", Ability(ACTION, costs=[BOW_THIS], effect=lambda use: [Bow(use, other), Gain(use, 0, 1)]))
    for immune in (card, other):
        immune.lasting = (IMMUNE,)
    use = use_of(card)
    assert BOW_THIS.payable(use) and not Bow(use, other).possible()
    play(initiate(use))
    assert (card.bowed, other.bowed, table.honor[0]) == (True, False, 1)


def test_a_payment_may_spoil_the_target_only_if_every_payment_would(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Mini()
    friend = Cost[Use](lambda use: [Bow(use, use.paid["friend"])], pick=lambda use: table.cards, name="friend")
    card = table.card("lord", Ability(ACTION, costs=[friend], effect=lambda use: [Gain(use, 0, 1)]))
    spared, bowed = table.card("spared"), table.card("bowed")
    bowed.bowed = True
    monkeypatch.setattr(Use, "fits", lambda use: use.paid["friend"] is not spared)
    assert friend.candidates(use_of(card)) == [card]
    monkeypatch.setattr(Use, "fits", lambda use: False)
    assert friend.candidates(use_of(card)) == [card, spared]
    card.bowed = spared.bowed = True
    assert friend.candidates(use_of(card)) == [] and not friend.payable(use_of(card))


def test_an_ability_resolves_a_second_time_only_if_it_finds_a_target_again() -> None:
    table = Mini()
    card, foe = table.card("challenger", bows_an_enemy()), table.card("foe", seat=1)
    use = use_of(card)
    assert play(initiate(use), "choose:foe")[1] and foe.bowed
    foe.bowed = False
    assert play(again(use), "choose:foe")[1] and foe.bowed
    table.destroy(foe)
    assert not play(again(use))[1]


def test_uses_of_an_ability_without_a_limit_are_not_counted_against_one() -> None:
    table = Mini()
    once = table.card("once", bows_an_enemy())
    often = table.card("often", bows_an_enemy(limit=UNLIMITED))
    for card in (once, often):
        card.uses = counted(card.uses, (card.face.abilities[0].name, 0), table.turn)
    assert [times for _, _, times in once.limited_uses()] == [1]
    assert list(often.limited_uses()) == []
    table.turn += 1
    assert list(once.limited_uses()) == []


def test_discarding_no_cards_is_impossible() -> None:
    table = Mini()
    table.card("held", zone="hand")
    assert not DiscardAtRandom(use_of(table.card("spy", bows_an_enemy())), 0, 0).possible()


def test_nobody_can_write_into_the_counts_that_all_unused_cards_share() -> None:
    table = Mini()
    one, other = table.card("one"), table.card("other")
    for counts in (one.uses, table.maximums):
        with pytest.raises(TypeError):
            counts["spoilt", 0] = (1, 1)  # type: ignore[index]
    assert not one.uses and not other.uses and not table.maximums
