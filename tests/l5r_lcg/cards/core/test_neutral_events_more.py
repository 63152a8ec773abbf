"""Neutral cards, Core Set: events, from Good Omen on."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

# Outwit, Rout
# The card, its conflict, one character with more skill than a second, and a third with as much.
OUTDOING = pytest.mark.parametrize(
    ("card", "conflict", "strong", "weak", "equal"),
    [
        ("outwit", POLITICAL, "kakita-asami", "ikoma-prodigy", "ikoma-eiji"),
        ("rout", MILITARY, "doji-challenger", "brash-samurai", "kakita-kaezin"),
    ],
)


# Good Omen


def test_good_omen_places_fate_on_somebody_dear_while_your_bid_is_lower() -> None:
    game = scene(
        {"characters": ["doji-challenger", "akodo-gunso"], "hand": ["good-omen"], "bid": 1},
        {"bid": 2, "characters": ["doji-hotaru"]},
    )
    game.first.does("play:good-omen")
    assert game.first.options == ["choose:doji-challenger", "choose:doji-hotaru"]
    game.first.does("doji-challenger")
    assert game.card("doji-challenger").fate == 1


def test_good_omen_needs_the_lower_bid_and_looks_at_the_dials() -> None:
    for mine, theirs in ((2, 2), (3, 2), (None, None)):
        game = scene(
            {"characters": ["doji-challenger"], "hand": ["good-omen"], "bid": mine}, {"bid": theirs}, asked=(0, 1)
        )
        assert game.first.barred("play:good-omen")
    dials = scene(
        {"hand": ["contingency-plan", "good-omen"], "characters": ["doji-challenger"]}, step="2.2", asked=(0,)
    )
    dials.first.bids(2)
    dials.second.bids(2)
    dials.first.does("trigger:contingency-plan").does("select:decrease")
    dials.pass_all(until="action")
    assert dials.table.step == "2.5" and dials.first.barred("play:good-omen")


# Spies at Court


def spies(*mine: Any, skill: str = "political", theirs: Any = (), hand: int = 3) -> Scene:
    return scene(
        {"characters": [*mine, "doji-whisperer"], "hand": ["spies-at-court", "spies-at-court"]},
        {"hand": ["banzai", "outwit", "rout"][:hand], "characters": list(theirs)},
        conflict={"attacker": 0, "ring": "air", "skill": skill, "province": 4},
        to_act=0,
        random={"discard:1": ["rout", "banzai"]},
    )


def test_spies_at_court_dishonors_a_participant_and_takes_two_cards_at_random() -> None:
    game = spies(inside("doji-hotaru"), inside("kakita-asami"))
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court")
    assert game.first.options == ["choose:doji-hotaru", "choose:kakita-asami"]
    game.first.does("doji-hotaru")
    assert game.card("doji-hotaru").dishonored and game.second.hand == ["outwit"]
    # Max 1 per conflict.
    assert game.first.hand == ["spies-at-court"] and not game.offers("trigger:spies-at-court")


def test_cards_discarded_at_random_are_not_taken_back_without_consent() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")], "hand": ["spies-at-court"]},
        {"hand": ["banzai"] * 3},
        conflict={"attacker": 0, "ring": "air", "skill": "political", "province": 1},
        to_act=0,
    )
    game.second.passes()
    game.first.does("trigger:spies-at-court")
    assert game.second.hand == ["banzai"] and not game.match.may_undo(0)


def test_spies_at_court_takes_the_last_card() -> None:
    game = spies(inside("doji-hotaru"), hand=1)
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court")
    assert game.second.hand == []


def test_spies_at_court_needs_a_won_political_conflict_a_cost_and_a_hand() -> None:
    hotaru = inside("doji-hotaru")
    assert not spies(hotaru, skill="military").offers("trigger:spies-at-court")
    assert not spies(inside("ikoma-prodigy"), theirs=[inside("kakita-asami")]).offers("trigger:spies-at-court")
    assert not spies(inside("doji-hotaru", status="dishonored")).offers("trigger:spies-at-court")
    assert not spies(hotaru, hand=0).offers("trigger:spies-at-court")


def test_spies_at_court_may_be_played_again_in_another_conflict() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru"), "kakita-asami"], "hand": ["spies-at-court"] * 2},
        {"hand": ["ornate-fan"] * 4, "provinces": ["manicured-garden", "rally-to-the-cause", *DEFAULTS[2:]]},
        conflict=POLITICAL,
        to_act=0,
    )
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court")
    game.finish()
    game.pass_all(until="declare-conflict")
    game.first.declares("fire", "military", 1, "kakita-asami")
    game.second.does("trigger:province:1.1")
    assert game.offers("trigger:spies-at-court")


# Charge!


def charge(*lying: Any, conflict: Any = MILITARY, fate: int = 1, **facts: Any) -> Scene:
    return scene(
        {
            "provinces": faceup("fertile-fields", *lying),
            "hand": ["charge"],
            "fate": fate,
            "characters": ["ikoma-prodigy"],
        },
        {"provinces": faceup("manicured-garden", "doji-challenger")},
        conflict=conflict,
        to_act=0,
        asked=(0,),
        **facts,
    )


def test_charge_puts_a_character_of_your_provinces_into_the_conflict() -> None:
    game = charge("akodo-toturi", "staging-ground", at("deathseeker", facedown=True))
    game.first.plays("charge")
    game.pass_all(until="action")
    toturi = game.card("akodo-toturi")
    assert toturi.attacking and toturi.fate == 0 and game.first.fate == 0


def test_charge_needs_a_military_conflict_its_fate_and_a_character_that_can_enter() -> None:
    assert charge("akodo-toturi", conflict=POLITICAL).first.barred("play:charge")
    assert charge("akodo-toturi", fate=0).first.barred("play:charge")
    for lying in ("staging-ground", "venerable-historian", at("deathseeker", facedown=True)):
        assert charge(lying).first.barred("play:charge")


def test_charge_cannot_bring_a_barred_character_to_the_attack() -> None:
    # Ne Peut Pas Participer: such a character cannot be put into play in that conflict.
    for holder in (0, 1):
        game = charge("seppun-guardsman", favor={"player": holder, "side": "political"})
        assert game.first.asked == "action" and game.first.may("play:charge") is (holder == 0)


# Fallen in Battle


def fallen(skill: str, *defenders: Any, fate: int = 2) -> Scene:
    return scene(
        {"characters": [inside("akodo-toturi")], "hand": ["fallen-in-battle"] * 2, "fate": fate},
        {"characters": [*defenders, "doji-challenger"]},
        conflict={"attacker": 0, "ring": "air", "skill": skill},
        to_act=0,
        asked=(0, 1),
    )


def test_fallen_in_battle_discards_a_participant_after_a_clear_victory() -> None:
    game = fallen("military", inside("asahina-artisan", fate=3))
    assert game.offers("trigger:fallen-in-battle")
    game.first.does("trigger:fallen-in-battle")
    assert game.first.options == ["choose:akodo-toturi", "choose:asahina-artisan"]
    game.first.does("asahina-artisan")
    assert game.zone("asahina-artisan") == "dynasty discard" and game.first.fate == 1
    # Max 1 per conflict.
    assert not game.offers("trigger:fallen-in-battle")


def test_fallen_in_battle_needs_five_more_in_a_military_conflict_and_its_fate() -> None:
    assert fallen("military", inside("hida-guardian")).offers("trigger:fallen-in-battle")
    for game in (
        fallen("military", inside("brash-samurai")),
        fallen("political"),
        fallen("military", fate=0),
    ):
        assert not game.offers("trigger:fallen-in-battle") and "compare-skills" in game.kinds


def test_fallen_in_battle_is_not_for_the_loser() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi")]},
        {"characters": [inside("asahina-artisan")], "hand": ["fallen-in-battle"], "fate": 1},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.offers("trigger:fallen-in-battle") and "compare-skills" in game.kinds


def test_fallen_in_battle_may_be_played_again_in_another_conflict() -> None:
    game = scene(
        {
            "characters": [inside("akodo-toturi"), "doji-challenger", "kakita-kaezin"],
            "hand": ["fallen-in-battle"] * 2,
            "fate": 2,
        },
        {
            "characters": [inside("asahina-artisan")],
            "provinces": ["manicured-garden", "rally-to-the-cause", *DEFAULTS[2:]],
        },
        conflict=MILITARY,
        to_act=0,
    )
    assert game.offers("trigger:fallen-in-battle")
    game.first.does("trigger:fallen-in-battle").does("asahina-artisan")
    game.finish()
    game.first.declares("fire", "political", 1, "doji-challenger", "kakita-kaezin")
    game.second.does("trigger:province:1.1")
    assert game.offers("trigger:fallen-in-battle")


# Outwit


@OUTDOING
def test_outwit_and_rout_send_home_somebody_outdone(
    card: str, conflict: Any, strong: str, weak: str, equal: str
) -> None:
    game = scene(
        {"characters": [inside(strong), inside("asahina-artisan")], "hand": [card], "fate": 1},
        {"characters": [inside(weak), inside(equal), "asahina-artisan"]},
        conflict=conflict,
        to_act=0,
    )
    game.first.plays(card)
    assert not game.card(weak).participating and not game.card(weak).bowed and game.first.fate == 0
    assert game.card(equal).participating


@OUTDOING
def test_outwit_and_rout_need_the_right_participant_who_may_be_bowed(
    card: str, conflict: Any, strong: str, weak: str, equal: str
) -> None:
    for friends, able in (
        ([inside(strong, bowed=True)], True),
        ([strong, inside("asahina-artisan")], False),
        ([inside("isawa-atsuko")], False),
    ):
        game = scene(
            {"characters": friends, "hand": [card], "fate": 1},
            {"characters": [inside(weak)]},
            conflict=conflict,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.asked == "action" and game.first.may(f"play:{card}") is able


@OUTDOING
def test_outwit_and_rout_need_a_conflict_and_a_fate(
    card: str, conflict: Any, strong: str, weak: str, equal: str
) -> None:
    outside = scene({"characters": [strong], "hand": [card], "fate": 1}, {"characters": [weak]}, asked=(0, 1))
    poor = scene(
        {"characters": [inside(strong)], "hand": [card]},
        {"characters": [inside(weak)]},
        conflict=conflict,
        to_act=0,
        asked=(0, 1),
    )
    assert outside.first.barred(f"play:{card}") and poor.first.barred(f"play:{card}")
