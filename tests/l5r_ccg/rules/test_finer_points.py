"""Finer points of the rulebook: single sentences that matter where two rules meet. Each test quotes its sentence."""

from typing import Any

import pytest

from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.timing import REACTION
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

SUKUNE, UNARI, YOJO, UJI = "hida-sukune", "hida-unari", "matsu-yojo", "daidoji-uji"


@proves("ranged-attack", "bow")
def test_a_personality_who_bows_for_one_shot_does_not_bow_for_another() -> None:
    """ "Une fois qu'une carte est engagée, elle ne peut plus être utilisée pour une autre Action".

    A Personality's own ranged attack and that of her bow would each bow her. So they are not combined. Nor are the
    attacks of two bows.
    """
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
def test_of_two_cards_that_bow_the_same_personality_only_one_joins_a_shot() -> None:
    """The rule of the test above: a Follower's attack is combined with the attack of one bow, not of two bows."""
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
def test_a_personality_who_bows_for_an_action_is_no_target_of_it() -> None:
    """ "Vous ne pouvez cibler une de vos Personnalité engagée".

    A Shugenja who bows to cast is already bowed when the target is chosen. So an action without another legal target is
    not offered.
    """
    caster = at("isawa-tadaka", attachments=["biting-steel"])
    alone = scene({"personalities": [caster], "hand": ["strength-of-my-ancestors"]}, {})
    assert not alone.first.may("use:biting-steel") and not alone.first.may("play:strength-of-my-ancestors")
    game = scene({"personalities": [caster, YOJO], "hand": ["strength-of-my-ancestors"]}, {})
    game.first.does("use:biting-steel").chooses(YOJO)
    assert game.card(YOJO).force == 2 + 2 and game.card("isawa-tadaka").force == 1


@proves("battle-action-segment", "two-main-rules")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_battle_is_over_when_its_leader_leaves(seat: int) -> None:
    """ "Un Joueur … est retiré du jeu si … son Honneur Familial atteint -20": when the attacker or the defender leaves
    the game in this way, nobody acts any more in the battle.
    """
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
    Straighten Phase is at the beginning of the turn.
    """
    game = scene({"honor": 40}, {}, phase="straighten")
    assert game.outcome == {"winner": 0, "reason": "honor"}
    later = scene({"honor": 40}, {}, phase="events")
    assert later.match.outcome is None


@proves("stronghold", "province-strength")
def test_the_ruined_fortress_falls_by_its_honor() -> None:
    """At -20 Honor its player stays in the game, and the Provinces have no Strength of their own.

    The Strength of a Fortification counts.
    """
    side = {"stronghold": "the-ruined-fortress-of-the-scorpion", "honor": -21,
            "provinces": [{"attached": ["unscalable-walls"]}, {}, {}, {}]}  # fmt: skip
    game = scene({}, side)
    assert game.table.is_in(1)
    assert [game.province(1, index).strength for index in range(4)] == [4, 0, 0, 0]
    whole = scene({}, {**side, "honor": -19})
    assert whole.province(1, 1).strength == 11


@proves("fear")
def test_a_card_with_two_fear_effects_uses_one_of_them_in_a_battle() -> None:
    """ "Une carte ne peut utiliser la Peur qu'une fois par Bataille": this counts all effects of the card."""
    beast = fights(SUKUNE, attachments=["garegosu-no-bakemono"])
    foes = fights(UNARI, attachments=["light-infantry", "medium-infantry"])
    game = scene({"personalities": [beast]}, {"personalities": [foes]}, attack=battle_at(0))
    game.second.passes()
    assert game.first.may("use:garegosu-no-bakemono") and game.first.may("use:garegosu-no-bakemono:1")
    game.first.does("use:garegosu-no-bakemono").chooses(UNARI)
    assert game.card("light-infantry", 1).bowed and not game.card("medium-infantry").bowed
    game.second.passes()
    assert not game.first.may("use:garegosu-no-bakemono") and not game.first.may("use:garegosu-no-bakemono:1")


@proves("family-honor", "paying-costs")
def test_a_player_eliminated_by_the_cost_of_an_action_gets_no_effect_of_it() -> None:
    """ "Un Joueur perd la partie et est retiré du jeu si … son Honneur Familial atteint -20 ou moins".

    This happens at once. So an action with such a cost has no effect, and the player who left is asked nothing more.
    """
    side = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 3, "honor": -16}
    game = scene(side, {"personalities": [YOJO, UJI]}, {})
    game.first.does("play:kolat-assassin").does(UJI).pays()
    assert not game.table.is_in(0) and game.first.asked is None
    assert game.card(YOJO).in_play and game.card(UJI).in_play and game.table.active == 1
    lives = scene({**side, "honor": -15}, {"personalities": [YOJO, UJI]}, {})
    lives.first.does("play:kolat-assassin").does(YOJO).pays()
    assert lives.first.honor == -19 and lives.zone(YOJO) == "dynasty discard"


@proves("innate-ability", "tactician")
def test_an_action_that_the_rules_give_every_shugenja_is_no_innate_ability() -> None:
    """ "Une Capacité sur une Personnalité avec le Trait Shugenja est répertoriée comme une Capacité Innée": this means
    abilities on the card, and not the option of a Tactician.
    """
    master = fights("isawa-tadaka", attachments=["fan-of-command"])
    ward = fights("heichi-chokei", attachments=["counterspell"])
    game = scene(
        {"personalities": [master], "hand": ["focus", "focus"]}, {"personalities": [ward]}, attack=battle_at(0)
    )
    game.second.passes()
    game.first.does("use:isawa-tadaka:tactician").chooses("focus")
    assert game.second.asked == "battle-action" and game.card("isawa-tadaka").force == 1 + 5
    game.second.passes()
    game.first.does("use:isawa-tadaka").chooses("focus")
    assert game.second.may("trigger:counterspell")


@proves("foo-rule")
def test_an_action_of_a_poison_master_is_a_poison_action() -> None:
    """ "Toute Action d'une carte FOO est considérée comme une Action FOO", and "Poison Master" is a Poison card."""
    game = scene({"personalities": ["shosuro-hametsu"]}, {"personalities": [at(YOJO, attachments=["antidote"])]})
    game.first.does("use:shosuro-hametsu").chooses(YOJO)
    game.second.does("trigger:antidote:1")
    assert not game.card(YOJO).tokens and game.zone("antidote", 1) == "fate discard"


@proves("reactions", "in-turn")
def test_reactions_go_round_from_the_left_of_the_acting_player() -> None:
    """ "… en commençant par le Joueur sur la gauche de celui qui a joué l'Action initiale".

    Seat 2 acts in the turn of seat 0. So seat 3 reacts first, and then seat 0.
    """
    wards = [{"personalities": [at(one, attachments=["counterspell"])]}
             for one in ("togashi-yoshi", "isawa-uona", "isawa-tadaka")]  # fmt: skip
    game = scene(wards[0], wards[1], {"personalities": [at("naga-shugenja"), YOJO]}, wards[2])
    game.first.passes()
    game.second.passes()
    game.third.does("use:naga-shugenja").chooses(YOJO)
    assert game.match.pending[0].seat == 3
    game.fourth.does("pass")
    assert game.match.pending[0].seat == 0
    game.first.does("trigger:counterspell")
    assert game.fourth.asked == "action" and game.card(YOJO).force == game.card(YOJO).face.force


FOUR = {"attacker": 1, "defender": 2, "allies": {0: "attack", 3: "defend"}}


def four_armies(event: type[Event], **attack: Any) -> Scene:
    """Let the second of four players attack the third. Every player could react to the events that follow."""
    units = [[fights(one, "2.0")] for one in (SUKUNE, YOJO, UJI, UNARI)]
    units[1].append(fights("doji-kuwanan", "2.1"))
    game = scene(*({"personalities": ones} for ones in units), attack={**FOUR, **attack}, active=1)
    for seat in game.seats:
        reaction = Ability(REACTION, event=event, effect=lambda use: [use.draw()])
        reaction.name = "lent.0"
        seat.player.personalities[0].gained += (reaction,)
        game.table.index.update(seat.player.personalities[0])
    game.table.version += 1
    return game


def asked_to_react(game: Scene) -> list[int]:
    """Let everybody pass. Return the seats that are asked to react to the first event, in order."""
    game.pass_to("reaction")
    asked = []
    while game.match.pending[0].kind == "reaction":
        asked.append(game.match.pending[0].seat)
        game.seats[asked[-1]].does("pass")
    return asked


@proves("actions", "battle-action-segment")
def test_in_the_battle_action_segment_the_defender_comes_first() -> None:
    """ "Cependant pendant le Segment Action Bataille de la Phase Attaque, le Défenseur commence": this is also the
    order of reactions to an event that no action caused. After the forces are compared, the player whose turn it is
    comes first again.
    """
    begins = four_armies(e.BattleBegins, segment="battles")
    begins.second.does("fight:province:2.0")
    assert asked_to_react(begins) == [2, 3, 0, 1]
    compared = four_armies(e.CompareForce, segment="battle", province=0)
    assert asked_to_react(compared) == [1, 2, 3, 0]


@proves("reactions", "terrain")
def test_reactions_to_a_terrain_go_round_from_the_left_of_its_player() -> None:
    """ "… en commençant par le Joueur sur la gauche de celui qui a joué l'Action initiale": reactions to a Terrain of
    the fourth player begin on the left of that player, whenever the Terrain takes effect.
    """
    terrain = {"id": "dispersive-terrain", "owner": 3, "controller": 3}
    game = four_armies(e.Apply, segment="battle", province=0, terrain=terrain, terrains=[3])
    assert asked_to_react(game) == [0, 1, 2, 3]


@proves("infantry-maneuvers", "allies")
def test_allies_are_asked_from_the_left_of_the_player_they_would_help() -> None:
    """ "En commençant par le Joueur sur la gauche de l'Attaquant", and in the same way for the Defender: a player who
    has joined one side is not asked to join the other.
    """
    units = [SUKUNE, YOJO, UNARI, "doji-kuwanan"]
    game = scene(*({"personalities": [one]} for one in units), phase="attack", active=2)
    game.third.attacks(0)
    game.third.does("invite:player:1", "invite:player:3")
    game.first.does("invite:player:1", "invite:player:3")
    game.third.commits(hida_unari="0.0")
    assert game.match.pending[0].seat == 3
    game.fourth.does()
    game.second.commits(matsu_yojo="0.1")
    game.first.commits(hida_sukune="0.1")
    assert game.match.pending[0].seat == 3 and game.match.pending[0].data["side"] == "defend"
    game.fourth.commits(doji_kuwanan="0.0")
    assert [seat.honor for seat in game.seats] == [5, 5 + 2, 5, 5 + 2]
    assert game.third.asked == "next-battle"


@proves("regain-honor", "challenge")
def test_a_dishonored_winner_of_a_duel_is_cleansed_and_brings_nothing() -> None:
    """ "… la perte d'Honneur Familial que vous auriez dû recevoir est réduite à 1 point": 1 instead of 7."""
    shamed = at("doji-kuwanan", dishonored=True)
    game = scene({"hand": ["iaijutsu-challenge"], "personalities": [shamed]}, {"personalities": [YOJO]})
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    assert game.zone(YOJO) == "dynasty discard" and game.first.honor == 5
    assert not game.card("doji-kuwanan").dishonored


@proves("samurai", "challenge")
def test_a_personality_who_refuses_a_challenge_may_die_for_it_instead() -> None:
    """ "… la perte d'Honneur Familial que vous auriez dû recevoir est réduite à 1 point": 1 in place of 7."""
    game = scene({"hand": ["iaijutsu-challenge", "focus"], "personalities": [YOJO]},
                 {"personalities": ["doji-kuwanan"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("refuse")
    game.second.does("trigger:doji-kuwanan:seppuku")
    assert game.card("doji-kuwanan").died == "honorably" and game.second.honor == 10 - 1
