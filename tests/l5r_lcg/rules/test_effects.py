"""Effects of cards and of the framework, lasting and delayed effects, cards in and out of play, and "then"."""

import pytest

from engine.cardplay.ability import Ability
from engine.kernel.flow import Flow
from engine.l5r_lcg.initiation import resolve
from engine.l5r_lcg.timing import ACTION
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene
from tests.scenes import bare

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves("Effets")
def test_as_much_of_an_effect_as_possible_is_resolved() -> None:
    """The earth ring draws though the opponent's hand is empty. Spies at Court discards the only card of a hand."""
    game = scene({"characters": [inside("doji-whisperer")]}, conflict={**POLITICAL, "ring": "earth"})
    game.pass_all(until="ring-effect")
    asked = game.first.prompt
    assert asked is not None and asked.follows is not None
    then = {option.key: asked.follows(option) for option in asked.options}
    assert then["pass"] is None and then["resolve:ring:earth"] is not None
    game.first.does("resolve:ring:earth")
    assert len(game.first.hand) == 1
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["spies-at-court"]},
        {"hand": ["charge"]},
        conflict=POLITICAL,
    )
    game.first.does("trigger:spies-at-court")
    assert game.second.hand == [] and game.card("doji-whisperer").dishonored


@proves("Effets", "Effets Durables", "Propriété et Contrôle")
def test_the_end_of_a_lasting_effect_is_not_the_act_of_a_card() -> None:
    """Blackmail's control ends with the conflict: the character returns, but nobody "took control" of it again."""
    game = scene(
        {"characters": [inside("asahina-storyteller")], "hand": ["blackmail"], "fate": 3, "honor": 9},
        {"characters": [inside("ikoma-prodigy")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("blackmail")
    assert game.card("ikoma-prodigy").controller == 0 and game.card("ikoma-prodigy").attacking
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.conflict is None and game.card("ikoma-prodigy").controller == 1
    assert game.kinds.count("take-control") == 1


@proves("Effets Contextuels et Étapes Contextuelles", "Effets", "Étapes Contextuelles")
def test_the_framework_is_no_card_effect() -> None:
    """Borderlands Defender: an opponent's card cannot bow this character while it defends.

    Going home after the conflict bows it.

    Ready for Battle reacts to bowing by an opponent's card or a ring, and not to that of step 3.2.8.
    """
    game = scene(
        {"characters": [inside("lion-s-pride-brawler"), inside("doji-hotaru")]},
        {"characters": [inside("borderlands-defender"), inside("matsu-berserker")], "hand": ["ready-for-battle"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler")
    assert "choose:borderlands-defender" not in game.first.options
    game.first.does("matsu-berserker")
    assert game.second.options == ["trigger:ready-for-battle", "pass"]
    game.second.passes()
    play_on(game, lambda prompt: game.conflict is None)
    assert game.card("borderlands-defender").bowed and game.second.hand == ["ready-for-battle"]


@proves("Effets Durables")
def test_a_lasting_effect_outlives_its_source_and_ends_with_its_time() -> None:
    """Asahina Artisan's +3 stays though she is assassinated, and ends with the conflict."""
    game = scene(
        {"characters": [inside("asahina-artisan"), inside("doji-whisperer")]},
        {"characters": [inside("ikoma-eiji")], "hand": ["assassination"], "honor": 12},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.does("trigger:asahina-artisan")
    game.second.plays("assassination", on="asahina-artisan")
    assert game.zone("asahina-artisan") == "dynasty discard" and game.card("doji-whisperer").political == 6
    play_on(game, lambda prompt: game.conflict is None)
    assert game.card("doji-whisperer").political == 3


@proves("Effets Durables", "3.5")
def test_until_the_end_of_the_phase_is_over_in_the_next_phase() -> None:
    """Isawa Mori Seidō's +2 glory lasts through the conflict phase and its glory count, not into the fate phase."""
    game = scene(
        {"stronghold": "isawa-mori-seido", "characters": [at("doji-whisperer", fate=2)]},
        {"characters": [at("ikoma-eiji", bowed=True, fate=2)]},
    )
    game.first.does("trigger:isawa-mori-seido").does("doji-whisperer")
    play_on(game, "favor")
    assert game.card("doji-whisperer").glory == 3
    play_on(game, lambda prompt: game.table.phase != "conflict")
    assert game.card("doji-whisperer").glory == 1


@proves("Effets Durables")
def test_a_duration_until_the_end_of_a_period_begins_within_it() -> None:
    """Nobody gets +3 "until the end of the conflict" outside a conflict."""
    game = scene({"characters": ["asahina-artisan", "doji-whisperer"]}, asked=(0,))
    assert not game.first.may("trigger:asahina-artisan")


@proves("Effets Durables", "En Jeu et Hors Jeu", "Quitter le Jeu")
def test_a_card_that_comes_back_is_a_new_one() -> None:
    """Adept of Shadows returns to hand and is played again, without Banzai!'s +2, its fate and its attachment."""
    game = scene(
        {
            "characters": [inside("adept-of-shadows", fate=2, attachments=["ornate-fan"])],
            "hand": ["banzai"],
            "fate": 2,
        },
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("banzai", on="adept-of-shadows").does("select:done")
    assert game.card("adept-of-shadows").military == 4
    game.second.passes()
    game.first.does("trigger:adept-of-shadows")
    game.second.passes()
    game.first.plays("adept-of-shadows", into="conflict")
    adept = game.card("adept-of-shadows")
    assert adept.participating and adept.military == 2 and adept.fate == 0 and not adept.attachments


@proves("En Jeu et Hors Jeu", "Effets Retardés")
def test_a_delayed_effect_lets_go_of_a_card_that_left_play() -> None:
    """Called by Kitsu Spiritcaller, the Adept leaves and is played again: it stays in play after the conflict."""
    game = scene(
        {
            "characters": ["kitsu-spiritcaller", inside("doji-challenger")],
            "conflict_discard": ["adept-of-shadows"],
            "fate": 3,
        },
        {"characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.does("trigger:kitsu-spiritcaller")
    game.second.passes()
    game.first.does("trigger:adept-of-shadows")
    game.second.passes()
    game.first.plays("adept-of-shadows", into="conflict", fate=1)
    play_on(game, lambda prompt: game.conflict is None)
    assert game.zone("adept-of-shadows") == "play"


def spirit(**first: object) -> Scene:
    """Let Kitsu Spiritcaller call Matsu Berserker from the discard pile into the conflict."""
    game = scene(
        {
            "characters": ["kitsu-spiritcaller", inside("akodo-toturi"), "doji-whisperer"],
            "dynasty_discard": ["matsu-berserker"],
            **first,
        },
        conflict={**MILITARY, "province": 2},
        to_act=0,
    )
    game.first.does("trigger:kitsu-spiritcaller")
    return game


@proves("Effets Retardés", "3.3")
def test_a_delayed_effect_resolves_automatically_before_reactions_to_its_moment() -> None:
    """The called character goes under the deck before Breakthrough can react to the end of the conflict."""
    game = spirit(hand=["breakthrough"])
    assert game.card("matsu-berserker").participating
    play_on(game, lambda prompt: any("breakthrough" in option.key for option in prompt.options))
    assert game.first.player.dynasty_deck[0].id == "matsu-berserker"
    assert game.first.asked == "reaction"


@proves("Priorité de Résolution Simultanée", "Effets Retardés")
def test_the_first_player_orders_delayed_effects_and_sees_which_is_which() -> None:
    callers = ["kitsu-spiritcaller", "kitsu-spiritcaller"]
    game = scene(
        {"characters": [inside("hida-guardian"), *callers], "dynasty_discard": ["matsu-berserker", "border-rider"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("kitsu-spiritcaller", "matsu-berserker").triggers("kitsu-spiritcaller")
    play_on(game, lambda prompt: prompt.kind == "order")
    assert game.first.prompt is not None
    named = [(bare(option.card or ""), bare(option.target or "")) for option in game.first.prompt.options]
    assert named == [("kitsu-spiritcaller", "matsu-berserker"), ("kitsu-spiritcaller", "border-rider")]


@proves("Effets Retardés")
def test_a_delayed_effect_is_no_newly_triggered_ability() -> None:
    """Nobody can cancel a delayed effect. It counts as an effect of the card that created it."""
    game = spirit()
    play_on(game, lambda prompt: game.conflict is None)
    initiated = [r.facts["card"].partition("#")[0] for r in game.match.records if r.kind == "initiate"]
    assert initiated.count("kitsu-spiritcaller") == 1
    gone = [r for r in game.match.records if r.kind == "leave-play"]
    assert [record.facts["by"].partition("#")[0] for record in gone] == ["kitsu-spiritcaller"]


@proves("En Jeu et Hors Jeu", "Province Face Cachée", "Forteresse")
def test_each_kind_of_card_in_play() -> None:
    """In play are characters, attachments, the stronghold, provinces and faceup holdings on them, and no other card."""
    game = scene(
        {
            "role": "seeker-of-air",
            "characters": [at("doji-whisperer", attachments=["fine-katana"])],
            "hand": ["banzai"],
            "provinces": [at("fertile-fields", cards=["staging-ground", "doji-hotaru"]),
                          at("night-raid", cards=[at("imperial-storehouse", facedown=True)]), *FOUR[:2], FOUR[3]],
            "dynasty_discard": ["brash-samurai"],
        }
    )  # fmt: skip
    within = ("doji-whisperer", "fine-katana", "staging-ground", "shizuka-toshi")
    without = ("doji-hotaru", "imperial-storehouse", "banzai", "brash-samurai", "seeker-of-air")
    assert all(game.card(name, 0).in_play for name in within)
    assert not any(game.card(name, 0).in_play for name in without)
    assert game.province(0, 2).facedown and game.province(0, 2).in_play and not game.province(0, 2).active


@proves("En Jeu et Hors Jeu", "Entrer en Jeu", "Jouer, Mettre en Jeu")
@pytest.mark.parametrize("way", ["play", "charge"])
def test_played_or_put_there_a_card_enters_play(way: str) -> None:
    """Honored General reacts to entering play, in whatever way it enters."""
    facts = {"provinces": [at("fertile-fields", cards=["honored-general"]), *FOUR], "fate": 4, "hand": ["charge"]}
    if way == "play":
        game = scene(facts, step="1.4")
        game.first.plays("honored-general")
    else:
        game = scene({**facts, "characters": [inside("matsu-berserker")]}, conflict=MILITARY, to_act=0)
        game.first.plays("charge")
    game.first.does("trigger:honored-general")
    assert game.card("honored-general").honored


@proves("Ensuite")
def test_an_effect_after_then_follows_a_complete_success() -> None:
    """Keeper Initiate is put into play from the discard pile. Then it gets 1 fate."""
    game = scene(
        {"role": "keeper-of-air", "characters": [inside("doji-whisperer")], "dynasty_discard": ["keeper-initiate"]},
        conflict=POLITICAL,
    )
    game.pass_all(until="ring-effect")
    game.first.passes().does("trigger:keeper-initiate")
    assert game.card("keeper-initiate").fate == 1 and game.zone("keeper-initiate") == "play"


@proves("Ensuite")
@pytest.mark.parametrize(("bowed", "fate"), [(False, 1), (True, 0)])
def test_without_complete_success_the_effect_after_then_is_not_resolved(bowed: bool, fate: int) -> None:
    """No card of this box can fail halfway, so the test makes an ability: bow both, then gain 1 fate."""
    game = scene({"characters": ["doji-whisperer", at("brash-samurai", bowed=bowed)]})
    ability = Ability(
        ACTION,
        effect=lambda use: [use.bow(card) for card in use.you.characters],
        then=lambda use: [use.gain_fate()],
    )
    exhaust(resolve(game.table.use(ability, game.card("doji-whisperer"), 0)))
    assert game.card("doji-whisperer").bowed and game.first.fate == fate


def exhaust(flow: Flow[None]) -> None:
    """Run a flow that asks nobody."""
    assert next(flow, None) is None
