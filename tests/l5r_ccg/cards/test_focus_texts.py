"""Cards with effects as Focus cards, and duels that involve them."""

from tests.l5r_ccg.cards.test_classics import duel
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "isawa-tsuke"
GOLD = ["gold-mine"] * 4


# Breaking Blow


def test_a_breaking_blow_destroys_an_item_of_the_opponent() -> None:
    game = duel(["breaking-blow"], one=at(YOJO, attachments=["naginata"]))
    game.second.does("focus-text:breaking-blow")
    assert game.zone("naginata") == "fate discard" and not game.card("breaking-blow").facedown


def test_a_breaking_blow_may_be_an_ordinary_focus_and_needs_an_item() -> None:
    game = duel(["breaking-blow"])
    assert not game.second.may("focus-text:breaking-blow")
    game.second.does("focus:breaking-blow")
    assert game.zone("breaking-blow") == "fate discard"


# Moving the Shadow


def test_moving_the_shadow_shows_the_focus_cards_so_far() -> None:
    game = duel(["light-infantry", "moving-the-shadow"], ["naginata"])
    game.second.does("focus:light-infantry")
    game.first.does("focus:naginata")
    seen = len(game.match.records)
    game.second.does("focus-text:moving-the-shadow")
    looked = [one for one in game.match.records[seen:] if one.kind == "look-at"]
    assert looked and "naginata" in looked[0].facts["cards"]


def test_moving_the_shadow_shows_the_fighting_actions_in_a_hand() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["moving-the-shadow"]},
                 {"personalities": [fights(UJI)], "hand": ["charge", "meditation", "careful-planning"]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:moving-the-shadow")
    looked = [one for one in game.match.records if one.kind == "look-at"]
    keys = [key.partition("#")[0] for key in looked[-1].facts["cards"]]
    assert sorted(keys) == ["careful-planning", "charge"]


def test_moving_the_shadow_needs_a_hand_to_look_at() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["moving-the-shadow"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.first.barred("play:moving-the-shadow", "battle-action")


# The Shouts


def test_the_first_shout_makes_the_opponent_focus_at_random() -> None:
    game = duel(["the-first-shout"], ["naginata"])
    game.second.does("focus-text:the-first-shout")
    # The only card in hand is laid without a question; nobody has another card, so the duel is struck.
    assert game.zone("naginata") == "fate discard" and game.zone(YOJO) == "dynasty discard"


def test_without_cards_the_opponent_of_the_first_shout_strikes() -> None:
    game = duel(["the-first-shout"])
    game.second.does("focus-text:the-first-shout")
    assert game.zone(YOJO) == "dynasty discard"


def test_the_second_shout_destroys_the_latest_focus_of_the_opponent() -> None:
    game = duel(["the-first-shout", "the-second-shout"], ["naginata", "light-infantry"])
    assert not game.second.may("focus-text:the-second-shout")
    game.second.does("focus-text:the-first-shout")
    laid = next(card for card in game.table.players[0].focus)
    game.second.does("focus-text:the-second-shout")
    assert laid.zone == "fate discard"


def shouting(laid: int) -> Scene:
    """Make a duel in which the first player has laid Focus cards and the second player can perform The Third Shout."""
    shouts = ["the-first-shout", "the-second-shout", "the-third-shout", *["charge"] * (laid - 1)]
    game = duel(shouts, ["naginata", "light-infantry", "medium-infantry", "heavy-infantry"])
    game.second.does("focus-text:the-first-shout").does("focus-text:the-second-shout")
    for number in range(laid):
        if number:
            game.second.does("focus:charge")
        game.first.does(game.first.options[0])
    return game


def test_the_third_shout_destroys_a_focus_of_the_opponent() -> None:
    game = shouting(1)
    (laid,) = game.first.player.focus
    game.second.does("focus-text:the-third-shout")
    assert laid.zone == "fate discard"


def test_whoever_performs_the_third_shout_chooses_among_cards_that_lie_face_down() -> None:
    game = shouting(2)
    first, second = game.first.player.focus
    game.second.does("focus-text:the-third-shout")
    assert game.second.options == ["choose:focus:0.0", "choose:focus:0.1"]
    assert first.key not in repr(game.second.prompt) and second.key not in repr(game.second.prompt)
    game.second.does("choose:focus:0.1")
    assert second.zone == "fate discard"


def test_the_shouts_strengthen_in_battle_one_after_the_other() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["the-first-shout", "the-second-shout", "the-third-shout"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert not game.first.may("play:the-second-shout") and not game.first.may("play:the-third-shout")
    game.first.does("play:the-first-shout").chooses(YOJO)
    assert game.card(YOJO).force == 3 and not game.first.may("play:the-third-shout")
    game.second.does("pass")
    game.first.does("play:the-second-shout")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (5, 3)
    game.second.does("pass")
    game.first.does("play:the-third-shout")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (10, 6)


# Strike of Flowing Water


def test_the_focus_after_a_strike_of_flowing_water_counts_twice() -> None:
    game = duel(["strike-of-flowing-water", "kolat-assassin"], ["naginata"])
    game.second.does("focus:strike-of-flowing-water")
    game.first.does("focus:naginata")
    flowing, after = game.card("strike-of-flowing-water").focus, game.card("kolat-assassin").focus
    game.second.does("focus:kolat-assassin")
    assert game.card(UJI).chi == 3 + flowing + 2 * after


def test_a_strike_of_flowing_water_washes_all_focus_cards_away() -> None:
    game = duel(["no-dachi", "naginata", "strike-of-flowing-water"], ["kolat-assassin", "counterattack"])
    game.second.does("focus:no-dachi")
    game.first.does("focus:kolat-assassin")
    game.second.does("focus:naginata")
    game.second.does("trigger:strike-of-flowing-water")
    assert game.zone("no-dachi") == game.zone("kolat-assassin") == "fate discard"
    assert game.second.hand == ["naginata"]


# Strike with No Thought


def test_a_strike_with_no_thought_adds_a_focus_once_in_a_duel() -> None:
    game = duel(["strike-with-no-thought", "strike-with-no-thought"])
    game.second.does("strike").does("trigger:strike-with-no-thought")
    assert game.card(UJI).chi == 3 + game.card("strike-with-no-thought").focus
    assert game.second.hand == ["strike-with-no-thought"]


# Feint


def test_a_feint_adds_another_card_once_all_are_revealed() -> None:
    game = duel(["feint", "kolat-assassin"])
    game.second.does("focus:feint")
    game.second.does("trigger:feint").does("kolat-assassin")
    assert game.card(UJI).chi == 3 + game.card("feint").focus + game.card("kolat-assassin").focus
    assert game.zone("kolat-assassin") == "fate discard"


def test_a_feint_may_add_nothing_and_needs_another_card() -> None:
    game = duel(["feint"])
    game.second.does("focus:feint")
    assert game.second.asked != "reaction"


# Whispering Winds


def test_whispering_winds_look_at_the_focus_cards_when_the_opponent_focuses() -> None:
    game = duel(["light-infantry"], [], one=at(TSUKE, attachments=["whispering-winds"]))
    game.second.does("focus:light-infantry")
    game.first.does("trigger:whispering-winds:1")
    looked = [one for one in game.match.records if one.kind == "look-at"]
    assert looked[-1].facts["cards"] == ["light-infantry"]
    assert game.zone("whispering-winds") == "fate discard"


def test_whispering_winds_look_at_a_hand() -> None:
    game = scene({"personalities": [at(TSUKE, attachments=["whispering-winds"])]}, {"hand": ["charge"]})
    game.first.does("use:whispering-winds")
    looked = [one for one in game.match.records if one.kind == "look-at"]
    assert looked[-1].facts["cards"] == ["charge"]
    assert scene({"personalities": [at(TSUKE, attachments=["whispering-winds"])]}).first.barred("use:whispering-winds")


# Scorn


def scorned() -> Scene:
    game = scene(
        {"personalities": [at(KUWANAN, attachments=["naginata"])], "hand": ["iaijutsu-challenge"], "honor": 10},
        {"personalities": ["hida-amoro"], "hand": ["scorn"]},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("trigger:scorn")
    game.pass_while(lambda: game.first.asked == "reaction")
    return game


def test_scorn_shames_a_personality_who_challenges_a_far_weaker_one() -> None:
    game = scorned()
    assert game.card(KUWANAN).dishonored and game.first.honor == 6
    game.second.does("accept")
    assert game.zone("hida-amoro") == "dynasty discard" and game.first.honor == 6


def test_scorn_ends_with_a_refusal_and_needs_a_difference_of_5() -> None:
    game = scorned()
    game.second.does("refuse")
    assert not game.table.players[0].forbids("gain-honor") and not game.table.durations.delayed
    even = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge"]},
                 {"personalities": ["hida-amoro"], "hand": ["scorn"]})  # fmt: skip
    even.first.does("play:iaijutsu-challenge")
    assert even.second.asked == "challenge"


# Your Life is Mine


def spared() -> Scene:
    game = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge", "your-life-is-mine"], "honor": 10},
                 {"personalities": ["kitsu-toju"], "hand": ["light-infantry"], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept").does("strike")
    game.first.does("trigger:your-life-is-mine")
    return game


def test_a_personality_who_owes_a_life_shares_the_honor_that_he_earns() -> None:
    game = spared()
    assert game.zone("kitsu-toju") == "play" and game.first.honor == 15
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:kitsu-toju").chooses("light-infantry")
    gained = game.second.honor - 10
    assert gained > 0 and game.first.honor == 15 + gained


def test_other_honor_of_that_player_is_not_shared() -> None:
    game = spared()
    game.happens(game.table.rules_of(1).gain_honor(3))
    assert game.first.honor == 15


# Prophecy of the Hero


def hero() -> Scene:
    game = scene({"personalities": [at(TSUKE, attachments=["prophecy-of-the-hero"]), YOJO]},
                 {"personalities": [UJI], "hand": ["iaijutsu-challenge"]})  # fmt: skip
    game.first.does("use:prophecy-of-the-hero")
    return game


def test_the_hero_is_stronger_for_good() -> None:
    game = hero()
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (5, 5) and game.card(YOJO).bowed
    assert game.zone("prophecy-of-the-hero") == "fate discard" and game.card(TSUKE).bowed


def test_the_hero_dies_of_a_refusal() -> None:
    game = hero()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:iaijutsu-challenge").chooses(YOJO)
    game.first.does("refuse")
    game.pass_while(lambda: game.first.asked == "reaction")
    assert game.zone(YOJO) == "dynasty discard"


def test_the_hero_dies_of_dishonor() -> None:
    game = hero()
    game.happens(game.table.framework.dishonor(game.card(YOJO)))
    assert game.zone(YOJO) == "dynasty discard"


# Kolat Instigator


def test_the_instigator_lets_the_controller_choose_the_challenged() -> None:
    game = scene(
        {"hand": ["kolat-instigator"], "holdings": GOLD, "personalities": [SUKUNE], "honor": 10},
        {"personalities": [UJI, YOJO]},
    )
    game.first.does("play:kolat-instigator").does(UJI).pays()
    assert game.first.honor == 8
    game.second.does(SUKUNE)
    game.first.does("refuse")
    assert game.zone(SUKUNE) == "play" and not game.card(SUKUNE).dishonored


def test_the_instigated_may_fight_a_comrade_and_needs_a_rival() -> None:
    game = scene({"hand": ["kolat-instigator"], "holdings": GOLD}, {"personalities": [UJI, YOJO]})
    game.first.does("play:kolat-instigator").does(UJI).pays()
    game.second.does("accept")
    assert game.zone(YOJO) == "dynasty discard"
    alone = scene({"hand": ["kolat-instigator"], "holdings": GOLD}, {"personalities": [UJI]})
    assert alone.first.barred("play:kolat-instigator")
