"""Single clauses of cards of which the printed text says more, or other things, than their code once did."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, UNARI, AMORO = (
    "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "hida-unari", "hida-amoro",
)  # fmt: skip
MACHINE, DRAGON, TSUKO = "the-monstrous-war-machine-of-fu-leng", "air-dragon", "matsu-tsuko"
STRONG = [fights(AMORO), fights(UNARI), fights(SUKUNE)]
GOLD = ["gold-mine"] * 4


def resolved(game: Scene) -> Scene:
    """Let everybody pass until the first player may react to the end of the battle, or the battle is over."""
    game.pass_while(lambda: game.table.battle is not None and game.first.asked != "reaction")
    return game


# Cornered (Anvil of Despair): it cancels any action that moves a unit out of the battle.


def test_fugitives_among_refugees_are_cornered() -> None:
    game = scene({"personalities": [fights(YOJO), fights(UNARI)], "hand": ["refugees"]},
                 {"personalities": [fights(SUKUNE)], "hand": ["cornered"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:refugees").chooses(YOJO)
    game.second.does("trigger:cornered")
    assert game.card(YOJO).at is game.province(1, 0) and not game.card(YOJO).bowed and game.card(SUKUNE).bowed
    assert game.second.asked == "battle-action"


def test_an_ally_whom_darkness_would_hide_is_cornered() -> None:
    game = scene({"personalities": [fights(YOJO)]}, {"personalities": [fights(SUKUNE)], "hand": ["cornered"]},
                 {"personalities": [fights(UNARI)], "hand": ["when-darkness-draws-near"], "honor": 10},
                 attack=battle_at(0, allies={2: "attack"}), to_act=2)  # fmt: skip
    game.third.does("play:when-darkness-draws-near")
    game.second.does("trigger:cornered")
    assert game.card(UNARI).at is game.province(1, 0) and game.third.honor == 10


def test_the_armor_of_earth_keeps_its_unit_among_refugees() -> None:
    """Armor of Earth (Forbidden Knowledge) cancels an action that moves its unit out of the battle."""
    armored = at(YOJO, attachments=["armor-of-earth"])
    game = scene({"personalities": [armored]}, {"personalities": [SUKUNE], "hand": ["refugees"]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.pass_to("battle-action", seat=1)
    game.second.does("play:refugees").chooses(YOJO)
    assert game.first.may("trigger:armor-of-earth:1")


# Occult Murders and Hurricane (Imperial): a player who has lost in the meantime is passed over.


def murderous(event: str, **third: Any) -> Scene:
    """Let the first player turn up the Event. The third player falls when the first one chooses."""
    return scene({"personalities": [UJI], "provinces": [{"card": event}, {}, {}, {}]},
                 {"personalities": [SUKUNE, KUWANAN]}, third, phase="events")  # fmt: skip


def test_nobody_murders_after_their_own_fall() -> None:
    """The first victim dies dishonorably, which costs the third player the game (§winning)."""
    game = murderous("occult-murders", personalities=[at(YOJO, dishonored=True)], honor=-19)
    assert [seat for seat, _ in game.table.fallen] == [2] and game.third.asked is None
    # The second player has destroyed the first one's Personality, and nobody was left to destroy the second one's.
    assert game.zone(UJI) == "dynasty discard" and game.card(SUKUNE).in_play and game.card(KUWANAN).in_play


# Spoils of War (Forbidden Knowledge): the Items of the destroyed army, and no others.


def test_an_item_that_its_own_player_has_used_up_is_no_spoil() -> None:
    archer = fights(AMORO, attachments=["shuriken-of-serpents"])
    game = fight({"personalities": [archer, *STRONG[1:]], "hand": ["spoils-of-war"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("use:shuriken-of-serpents").chooses("light-infantry")
    assert game.zone("shuriken-of-serpents") == "fate discard"
    resolved(game)
    assert game.zone(UJI) == "dynasty discard" and not game.first.may("trigger:spoils-of-war")


# Cremation (Anvil of Despair): the cards that the resolution has destroyed.


def test_cremation_leaves_what_fell_before_the_resolution() -> None:
    archer = fights(AMORO, attachments=["shuriken-of-serpents"])
    game = fight({"personalities": [archer, *STRONG[1:]], "hand": ["cremation"]},
                 {"personalities": [fights(UJI, attachments=["light-cavalry"])]})  # fmt: skip
    game.first.does("use:shuriken-of-serpents").chooses("light-cavalry")
    resolved(game).first.does("trigger:cremation")
    assert game.zone(UJI) == "removed"
    assert game.zone("light-cavalry") == game.zone("shuriken-of-serpents") == "fate discard"


# Flight of Dragons (Imperial): "no Honor is lost or gained".


def test_a_dishonored_dragon_flies_away_without_shame() -> None:
    game = fight({"personalities": [fights("mirumoto-daini")], "hand": ["flight-of-dragons"]},
                 {"personalities": [fights(DRAGON, dishonored=True)]})  # fmt: skip
    game.first.does("play:flight-of-dragons")
    assert game.zone(DRAGON) == "dynasty discard" and game.second.honor == 10


# Fearful Populace (Forbidden Knowledge) and §casting-spells: Followers that are Shugenja are Shugenja, too.


def test_a_follower_that_is_a_shugenja_frightens_the_populace() -> None:
    scholar = fights(YOJO, attachments=["minor-shugenja"])
    game = fight({"personalities": [scholar], "hand": ["fearful-populace"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("play:fearful-populace")
    game.second.passes()
    game.first.does("use:minor-shugenja:text.fearful-populace.0").chooses(UJI)
    assert game.card("light-infantry").bowed


# A challenge to somebody who cannot be challenged is not possible (§challenge).


def test_a_machine_is_no_target_of_challenges() -> None:
    cards = {"hand": ["geisha-assassin", "iaijutsu-challenge"], "holdings": GOLD}
    game = scene({"personalities": [YOJO], **cards}, {"personalities": [MACHINE]})
    assert game.first.barred("play:geisha-assassin") and game.first.barred("play:iaijutsu-challenge")
    game = scene({"personalities": [YOJO], **cards}, {"personalities": [MACHINE, UJI]})
    game.first.does("play:iaijutsu-challenge").chooses(YOJO)
    assert game.second.asked == "challenge"


def test_a_machine_does_not_pass_the_test_of_stone() -> None:
    game = scene({"personalities": [KUWANAN], "provinces": [{"card": "test-of-stone"}, {}, {}, {}]},
                 {"personalities": [MACHINE, UJI]}, phase="events")  # fmt: skip
    assert game.card(UJI).dishonored


# Honor before the colon is a cost, so the Code of Bushido does not save it (text of the two cards, §samurai).


@pytest.mark.parametrize("worn", ["summon-undead-champion", "obsidian-mirror"])
def test_the_code_of_bushido_cancels_no_cost(worn: str) -> None:
    samurai = at("togashi-yokuni", attachments=[worn])
    game = scene({"personalities": [samurai]}, {"hand": ["the-code-of-bushido", "charge"]})
    game.first.does(f"use:{worn}").passes()
    assert not game.second.may("trigger:the-code-of-bushido")
    assert game.first.honor == (1 if worn == "summon-undead-champion" else 4)


# Virtues of Command (Forbidden Knowledge): the Followers of "one of your units in this battle".


def test_only_a_unit_of_the_battle_learns_the_virtues_of_command() -> None:
    home = at(KUWANAN, attachments=["light-cavalry"])
    game = resolved(fight({"personalities": [*STRONG, home], "hand": ["virtues-of-command"]},
                          {"personalities": [fights(UJI)]}))  # fmt: skip
    assert game.zone(UJI) == "dynasty discard" and not game.first.may("trigger:virtues-of-command")


# Know Your Enemy (Crimson and Jade): a bonus "after" each action of the other side.


def test_what_is_learned_from_a_shot_comes_after_the_shot() -> None:
    game = scene(
        {"personalities": ["ikoma-tsanuri"], "hand": ["know-your-enemy"]}, {"personalities": ["mirumoto-sukune"]}
    )
    game.to_attack().attacks(1)
    game.first.commits(ikoma_tsanuri="1.0")
    game.first.does("trigger:know-your-enemy")
    game.second.commits(mirumoto_sukune="1.0")
    assert game.card("ikoma-tsanuri").force == 3
    game.second.does("use:mirumoto-sukune").chooses("ikoma-tsanuri")
    assert game.zone("ikoma-tsanuri") == "dynasty discard"


# Martyr (Imperial): in a battle, "any Personality in the opposing army" may bear the blame.


def test_a_martyr_may_blame_an_ally_of_the_killer() -> None:
    archers = fights(AMORO, attachments=["shuriken-of-serpents"])
    game = scene({"personalities": [archers], "honor": 10}, {"personalities": [fights(UJI)], "hand": ["martyr"]},
                 {"personalities": [fights(UNARI)], "honor": 10},
                 attack=battle_at(0, allies={2: "attack"}), to_act=0)  # fmt: skip
    game.first.does("use:shuriken-of-serpents").chooses(UJI)
    game.second.does("trigger:martyr").does("player:2")
    assert (game.first.honor, game.third.honor) == (10, 5)
