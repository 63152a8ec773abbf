"""Cards that become others: a copy for good, two Personalities in one, Followers who have lost their leader."""

from typing import Any

import pytest

from engine.kernel.events import run_batch
from engine.kernel.prompt import Refused
from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

EGG, POSSESSION, CHARGE, IRU = "the-egg-of-p-an-ku", "possession", "final-charge", "kusatte-iru"
MOTSO, UNARI, YOJO, UJI, TOMO = "kitsu-motso", "hida-unari", "matsu-yojo", "daidoji-uji", "asahina-tomo"
MINE, ONI, INFANTRY = "silver-mine", "oni-no-kaze", "light-infantry"
STRONG = fights(UNARI, tokens=[{"force": 20}])


# The Egg of P'an Ku


def egg(theirs: Any, **mine: Any) -> Scene:
    game = scene({"hand": [EGG], "holdings": [MINE] * 5, **mine}, {"personalities": [theirs], "hand": ["charge"]})
    game.first.does(f"play:{EGG}")
    game.first.pays()
    return game


def test_the_egg_is_from_now_on_the_same_card() -> None:
    game = egg(at(MOTSO, permanent=[{"attribute": "force", "value": 2, "source": "careful-planning"}]))
    own, his = game.first.player.personalities[0], game.second.player.personalities[0]
    assert own.id == MOTSO and own.face is his.face and not own.bowed
    assert (own.force, own.chi) == (his.force, his.chi)
    assert not game.cards(EGG)
    kept(game)


def test_the_egg_copies_no_temporary_effects_tokens_or_attachments() -> None:
    passing = [{"attribute": "force", "value": 4, "until": "game"}]
    game = egg(at(MOTSO, lasting=passing, tokens=[{"force": 3}], attachments=["naginata"]))
    own = game.first.player.personalities[0]
    assert own.force == own.face.force and not own.attachments and not own.tokens


def test_the_egg_copies_even_personalities_who_would_not_join() -> None:
    game = egg("bayushi-shoju", honor=-10)
    assert [one.id for one in game.first.player.personalities] == ["bayushi-shoju"]


def test_its_entering_has_no_consequences() -> None:
    """Kyoso no Oni costs Honor and acts when it comes into play."""
    game = egg("kyoso-no-oni")
    assert game.first.honor == 5
    assert "enter-play" not in game.kinds


def test_the_copy_dies_as_the_personality() -> None:
    game = egg(MOTSO)
    own = game.first.player.personalities[0]
    game.happens(game.table.rules_of(0).destroy(own))
    assert own.zone == "dynasty discard" and own.died == "honorably" and own.id == MOTSO


def test_the_copy_keeps_the_unique_card_from_entering_again() -> None:
    game = egg(MOTSO)
    game.happens(game.table.rules_of(1).destroy(game.second.player.personalities[0]))
    again = game.card(MOTSO, 1)
    assert again.zone == "dynasty discard" and not game.table.may_enter_play(again)


def test_two_of_a_unique_card_are_in_play_only_by_the_egg() -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [MOTSO]}, {"personalities": [MOTSO]})
    hatched = at(MOTSO, permanent=[{"attribute": "hatched", "source": EGG}])
    assert scene({"personalities": [hatched]}, {"personalities": [MOTSO]}).card(MOTSO).in_play


def test_the_egg_needs_a_personality() -> None:
    assert not scene({"hand": [EGG], "holdings": [MINE] * 5}).first.may(f"play:{EGG}")


# Possession


def possess(*others: Any, caster: Any = None, **facts: Any) -> Scene:
    cast = at(TOMO, attachments=[POSSESSION]) if caster is None else caster
    return scene({"personalities": [cast, *others], "honor": 10, **facts}, {"hand": ["charge"]})


def one_being() -> Scene:
    game = possess(at(ONI, tokens=[{"force": 1}]), at("isawa-tadaka", attachments=["apprentice"]), YOJO)
    game.first.does(f"use:{POSSESSION}").chooses("isawa-tadaka")
    return game


def test_the_oni_and_the_other_personality_become_one() -> None:
    game = one_being()
    oni, other = game.card(ONI), game.card("isawa-tadaka")
    assert other.zone == "under" and oni.covers == (other,)
    assert oni.force == oni.face.force + other.face.force + 1
    assert oni.chi == oni.face.chi + other.face.chi + game.card("apprentice").bonus("chi")
    assert oni.personal_honor == 0 and oni.trait("Shadowlands") and oni.trait("Nonhuman") and oni.trait("Unaligned")
    assert not oni.of_clan("Phoenix") and [one.id for one in oni.attachments] == ["apprentice"]
    assert game.first.honor == 5 and game.card(TOMO).bowed and game.zone(POSSESSION) == "fate discard"
    kept(game)


def test_it_has_the_abilities_of_both() -> None:
    game = one_being()
    other = game.card("isawa-tadaka")
    names = {ability.name for ability in game.card(ONI).abilities()}
    assert {f"{other.key}.{one.index}" for one in other.face.abilities} <= names
    assert {one.name for one in game.card(ONI).face.abilities} <= names


def test_everybody_sees_the_personality_under_the_oni() -> None:
    game = one_being()
    shown = next(one for one in view(game.table, None)["players"][0]["personalities"] if one["id"] == ONI)
    assert shown["covers"] == [game.card("isawa-tadaka").key]


def test_if_it_is_destroyed_the_oni_returns_without_cards_and_tokens() -> None:
    game = one_being()
    game.happens(game.table.rules_of(1).destroy(game.card(ONI)))
    oni = game.card(ONI)
    assert oni.in_play and oni.controller == 0 and not oni.attachments and not oni.tokens and not oni.covers
    assert oni.force == oni.face.force
    assert game.zone("isawa-tadaka") == "dynasty discard" and game.zone("apprentice") == "fate discard"
    kept(game)
    game.happens(game.table.rules_of(1).destroy(oni))
    assert not oni.in_play


def test_it_counts_as_two_destroyed_cards() -> None:
    merged = fights(ONI, covers=["isawa-tadaka"], lasting=[{"attribute": "merged", "value": 1, "until": "play"}])
    game = scene({"personalities": [STRONG]}, {"personalities": [merged]},
                 attack=battle_at(0))  # fmt: skip
    honor = game.first.honor
    game.resolve_battle()
    assert game.first.honor == honor + 4


def test_possession_needs_an_own_straight_oni_and_another_personality() -> None:
    assert not possess(YOJO).first.may(f"use:{POSSESSION}")
    assert not possess(ONI).first.may(f"use:{POSSESSION}")
    # The other one is not an Oni (printed text of Possession, Anvil of Despair).
    assert not possess(ONI, "oni-no-mizu").first.may(f"use:{POSSESSION}")
    assert possess(ONI, YOJO).first.may(f"use:{POSSESSION}")
    assert not possess(at(ONI, bowed=True), YOJO).first.may(f"use:{POSSESSION}")


def test_a_personality_lies_under_another_only_if_they_are_one() -> None:
    with pytest.raises(Refused, match="impossible-position"):
        scene({"personalities": [at(ONI, covers=["isawa-tadaka"])]})


# Final Charge


def last_stand(*followers: str, hand: tuple[str, ...] = (CHARGE,), leader: str = YOJO) -> Scene:
    """Return a battle in which the first player destroys the defending Samurai by an action."""
    game = scene(
        {"personalities": [fights(UNARI), fights(UJI)], "hand": ["charge"]},
        {"personalities": [fights(leader, attachments=[*followers, "naginata"])], "hand": [*hand]},
        attack=battle_at(0), to_act=0,
    )  # fmt: skip
    return game


def falls(game: Scene) -> None:
    """Let the first player's effect destroy the Samurai at the next opportunity."""
    fate = run_batch(game.table, [game.table.rules_of(0).destroy(game.card(YOJO))])
    prompts = next(fate)
    (trigger,) = [one for one in prompts[0].options if one.key.startswith(f"trigger:{CHARGE}")]
    answer: tuple[Any, ...] = ((trigger,),)
    try:
        while True:
            prompts = fate.send(answer)
            answer = tuple((prompt.options[0],) for prompt in prompts)
    except StopIteration:
        pass


def test_the_followers_fight_on_without_their_samurai() -> None:
    game = last_stand("medium-infantry", INFANTRY)
    falls(game)
    (leaderless,) = game.second.player.personalities
    assert game.zone(YOJO) == "dynasty discard" and game.zone("naginata") == "fate discard"
    assert leaderless.id == "leaderless-followers" and leaderless.in_battle
    assert [one.id for one in leaderless.followers] == ["medium-infantry", INFANTRY]
    assert game.battle.total("defend") == sum(one.force for one in leaderless.followers)
    kept(game)


def test_nobody_can_aim_at_the_missing_leader() -> None:
    game = last_stand("medium-infantry")
    falls(game)
    leaderless = game.second.player.personalities[0]
    assert leaderless.forbids("be-targeted", game.table.rules_of(0)) and leaderless.forbids("bow")


def test_after_the_battle_they_are_destroyed() -> None:
    game = last_stand("medium-infantry")
    falls(game)
    game.resolve_battle()
    assert game.zone("medium-infantry") == "fate discard" and not game.second.player.personalities


def test_the_unit_is_gone_with_its_last_follower() -> None:
    game = last_stand("medium-infantry")
    falls(game)
    game.happens(game.table.rules_of(0).destroy(game.card("medium-infantry")))
    assert not game.second.player.personalities


def test_the_missing_leader_is_no_card_that_brings_honor() -> None:
    game = last_stand(INFANTRY)
    falls(game)
    honor = game.first.honor
    game.resolve_battle()
    assert game.first.honor == honor + 2


def charged(leader: str, *followers: str, **facts: Any) -> bool:
    """Tell whether Final Charge may answer the destruction of the leader."""
    game = (
        last_stand(*followers, leader=leader)
        if not facts
        else scene({"hand": ["charge"]}, {"personalities": [at(leader, attachments=[*followers])], "hand": [CHARGE]})
    )
    fate = run_batch(game.table, [game.table.rules_of(0).destroy(game.card(leader))])
    return any(option.key.startswith(f"trigger:{CHARGE}") for prompts in [next(fate, ())] for one in prompts
               for option in one.options)  # fmt: skip


def test_it_is_for_a_samurai_with_followers_in_a_battle() -> None:
    assert charged(YOJO, INFANTRY)
    assert not charged(YOJO)
    assert not charged(TOMO, INFANTRY)
    assert not charged(YOJO, INFANTRY, home=True)


def test_in_the_resolution_it_comes_too_late() -> None:
    game = last_stand(INFANTRY)
    game.resolve_battle()
    assert game.zone(CHARGE) == "hand" and "stay-behind" not in game.kinds
    assert INFANTRY in [one.id for one in game.second.player.fate_discard]


# Kusatte Iru


def last_wall(*, provinces: Any = None, honor: int = 20, attackers: Any = None, theirs: Any = None) -> Scene:
    gone = {"destroyed": True}
    return scene(
        {"personalities": attackers or [STRONG, fights(UJI)],
         "provinces": theirs or [{}, {}, {}, {}], "hand": ["charge"]},
        {"personalities": [fights(IRU)], "provinces": provinces or [{}, gone, gone, gone], "honor": honor},
        attack=battle_at(0),
    )  # fmt: skip


def stormed(**facts: Any) -> Scene:
    game = last_wall(**facts)
    game.pass_while(lambda: bool(game.match.open_prompts()) and game.match.open_prompts()[0].kind != "reaction", 20)
    return game


def test_iru_takes_a_province_of_the_attacker_with_him() -> None:
    game = stormed(provinces=[{}, {}, {}, {}])
    game.second.does(f"trigger:{IRU}").does("choose:province:0.2")
    assert game.province(0, 2).destroyed and game.second.honor == 5
    assert game.outcome is None


def test_even_if_it_was_the_last_province() -> None:
    game = stormed()
    assert game.outcome is None
    game.second.does(f"trigger:{IRU}").does("choose:province:0.2")
    assert game.province(0, 2).destroyed and game.outcome == {"winner": 0, "reason": "military"}


def test_a_personality_who_declines_is_out() -> None:
    game = stormed()
    game.second.does("pass")
    assert game.outcome == {"winner": 0, "reason": "military"}


def test_both_players_may_be_eliminated_at_once() -> None:
    gone = {"destroyed": True}
    game = stormed(theirs=[{}, gone, gone, gone])
    game.second.does(f"trigger:{IRU}")
    assert game.outcome == {"winner": None, "reason": "nobody-left"}


def test_a_province_that_stands_brings_no_revenge() -> None:
    game = last_wall(attackers=[fights(UNARI, tokens=[{"force": 4}])], provinces=[{}, {}, {}, {}])
    game.resolve_battle()
    assert game.zone(IRU) == "dynasty discard" and not game.province(1, 0).destroyed
    assert f"trigger:{IRU}" not in repr(game.match.open_prompts())


def test_he_wears_nothing() -> None:
    game = scene({"personalities": [IRU], "hand": ["naginata", INFANTRY]})
    assert not game.first.may("attach:naginata") and not game.first.may(f"attach:{INFANTRY}")
