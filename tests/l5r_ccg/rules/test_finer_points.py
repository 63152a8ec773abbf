"""Finer points of the rulebook: sentences that count where two rules meet. Each test names its sentence."""

import pytest

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import at, battle_at, fights, scene

SUKUNE, UNARI, YOJO, UJI = "hida-sukune", "hida-unari", "matsu-yojo", "daidoji-uji"


@proves("ranged-attack", "bow")
def test_who_bows_for_one_shot_does_not_bow_for_another() -> None:
    """ "Une fois qu'une carte est engagée, elle ne peut plus être utilisée pour une autre Action": her own attack and
    that of her bow would both bow her, so they are not combined, nor are two bows."""
    archer = fights("moshi-wakiza", attachments=["jade-bow"])
    game = scene({"personalities": [archer]}, {"personalities": [fights(UNARI, tokens=[{"force": 4}])]},
                 attack=battle_at(0))  # fmt: skip
    game.second.passes()
    assert not game.first.may("use:moshi-wakiza") and not game.first.may("use:jade-bow")
    weaker = scene({"personalities": [archer]}, {"personalities": [fights(UNARI)]}, attack=battle_at(0))
    weaker.second.passes()
    weaker.first.does("use:jade-bow")
    assert weaker.zone(UNARI) == "dynasty discard" and weaker.first.asked != "volley"


@proves("ranged-attack", "bow")
def test_of_two_cards_that_bow_the_same_personality_one_shoots_along() -> None:
    """As above: a Follower's attack is combined with one of two bows, not with both."""
    archer = fights("mirumoto-taki", attachments=["archers", "jade-bow", "jade-bow"])
    game = scene({"personalities": [archer]}, {"personalities": [fights(UNARI, tokens=[{"force": 3}])]},
                 attack=battle_at(0))  # fmt: skip
    game.second.passes()
    game.first.does("use:archers")
    bows = [option.key for option in game.first.prompt.options] if game.first.prompt else []
    assert len(bows) == 2
    assert game.first.refused(*bows) == "producer-twice"
    game.first.does(bows[0])
    assert game.zone(UNARI) == "dynasty discard" and game.card("mirumoto-taki").bowed


@proves("target", "casting-spells")
def test_who_bows_for_an_action_is_no_target_of_it() -> None:
    """ "Vous ne pouvez cibler une de vos Personnalité engagée": a Shugenja who bows to cast is bowed by then, so an
    action that could target nobody else is not offered."""
    caster = at("isawa-tadaka", attachments=["biting-steel"])
    alone = scene({"personalities": [caster], "hand": ["strength-of-my-ancestors"]}, {})
    assert not alone.first.may("use:biting-steel") and not alone.first.may("play:strength-of-my-ancestors")
    game = scene({"personalities": [caster, YOJO], "hand": ["strength-of-my-ancestors"]}, {})
    game.first.does("use:biting-steel").chooses(YOJO)
    assert game.card(YOJO).force == 2 + 2 and game.card("isawa-tadaka").force == 1


@proves("battle-action-segment", "two-main-rules")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_battle_is_over_with_who_leads_it(seat: int) -> None:
    """ "Un Joueur … est retiré du jeu si … son Honneur Familial atteint -20": nobody acts any more in the battle of an
    attack that one of those who lead it has left by that."""
    lead = {"personalities": [fights("kakita-toshimoko-experienced")], "honor": -16}
    other = {"personalities": [fights(YOJO)]}
    sides = [lead, other] if seat == 0 else [other, lead]
    game = scene(*sides, {"personalities": [fights(UNARI)]}, attack=battle_at(0, allies={2: "attack"}))
    rules = game.table.rules_of(1 - seat)
    asked = game.second if game.second.asked else game.first
    assert asked.asked == "battle-action"
    game.happens(rules.lose_honor(5, seat=seat, by=()))
    asked.passes()
    assert game.table.battle is None and game.table.attack is None
    assert game.third.asked != "battle-action" and not game.card(UNARI).at


@proves("ancestor")
def test_an_ancestor_gains_no_force() -> None:
    """ "Les Ancêtres ne peuvent pas recevoir de bonus en Force", neither by an effect nor by a token."""
    game = scene({"personalities": [at(SUKUNE, attachments=["shiryo-no-hida", "light-infantry"])]}, {})
    rules = game.table.rules_of(0)
    ancestor, men = game.card("shiryo-no-hida"), game.card("light-infantry", 0)
    for one in (ancestor, men):
        game.happens(rules.apply(one, "force", 2), rules.place_token(one, 1))
    assert ancestor.force == 0 and not ancestor.tokens
    assert men.force == 2 + 2 + 1


@proves("honor-victory")
def test_a_turn_that_begins_with_forty_honor_is_won_in_a_position_too() -> None:
    """ "Vous pouvez aussi gagner en commençant votre Tour avec 40 points d'Honneur ou plus": a position at the
    Straighten Phase is the beginning of the turn."""
    game = scene({"honor": 40}, {}, phase="straighten")
    assert game.outcome == {"winner": 0, "reason": "honor"}
    later = scene({"honor": 40}, {}, phase="events")
    assert later.match.outcome is None


@proves("stronghold", "province-strength")
def test_the_ruined_fortress_is_ruined_by_what_its_honor_is() -> None:
    """At -20 and below its player is not out, and the Provinces have no Strength of their own; a Fortification's
    counts."""
    side = {"stronghold": "the-ruined-fortress-of-the-scorpion", "honor": -21,
            "provinces": [{"attached": ["unscalable-walls"]}, {}, {}, {}]}  # fmt: skip
    game = scene({}, side)
    assert game.table.is_in(1)
    assert [game.province(1, index).strength for index in range(4)] == [4, 0, 0, 0]
    whole = scene({}, {**side, "honor": -19})
    assert whole.province(1, 1).strength == 11
