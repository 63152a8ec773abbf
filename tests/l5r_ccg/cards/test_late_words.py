"""Cards whose wording is mostly that of later printings."""

from tests.l5r_ccg.scene import Scene, at, fight, fights, scene

YOJO, UJI, SUKUNE, TSUKE = "matsu-yojo", "daidoji-uji", "hida-sukune", "isawa-tsuke"
UNARI, UONA, AMORO = "hida-unari", "isawa-uona", "hida-amoro"


# Arrows from the Woods


def test_arrows_from_the_woods_shoot_with_a_strength_of_two() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UJI), fights("toku"), fights(UNARI)]})  # fmt: skip
    game.first.does("play:arrows-from-the-woods").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and not game.card(YOJO).bowed


def test_arrows_that_shoot_themselves_do_not_aim_at_the_stronger() -> None:
    """One copy cannot both attack and react to its own attack. A second copy can."""
    foes = {"personalities": [fights(UNARI)]}
    game = fight({"personalities": [fights(YOJO)], "hand": ["arrows-from-the-woods"]}, foes)
    assert game.first.barred("play:arrows-from-the-woods", "battle-action")
    game = fight({"personalities": [fights(YOJO)], "hand": ["arrows-from-the-woods"] * 2}, foes)
    game.first.does("play:arrows-from-the-woods").does("trigger:arrows-from-the-woods:1")
    assert game.zone(UNARI) == "dynasty discard" and game.first.hand == []


def test_arrows_from_the_woods_need_somebody_in_the_battle() -> None:
    game = fight(
        {"personalities": [YOJO], "hand": ["arrows-from-the-woods"]}, {"personalities": [fights(UJI)]}, to_act=1
    )
    game.pass_to("battle-action", 1)
    assert not game.first.may("play:arrows-from-the-woods")


def test_an_archer_with_arrows_in_hand_aims_at_the_stronger_and_plays_them() -> None:
    # Shinjo Hanari shoots with 3; with the arrows he can destroy a Force of 4.
    game = fight({"personalities": [fights("shinjo-hanari")], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UNARI)]})  # fmt: skip
    game.first.does("use:shinjo-hanari").chooses(UNARI)
    game.first.does("trigger:arrows-from-the-woods:1")
    assert game.zone(UNARI) == "dynasty discard" and game.zone("arrows-from-the-woods") == "fate discard"


def test_an_attack_that_is_not_strengthened_misses() -> None:
    game = fight({"personalities": [fights("shinjo-hanari")], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UNARI)]})  # fmt: skip
    game.first.does("use:shinjo-hanari").chooses(UNARI)
    game.first.passes()
    assert game.zone(UNARI) == "play" and game.first.hand == ["arrows-from-the-woods"]


def test_without_arrows_nobody_aims_at_the_stronger() -> None:
    game = fight({"personalities": [fights("shinjo-hanari")]}, {"personalities": [fights(UNARI)]})
    assert game.first.barred("use:shinjo-hanari", "battle-action")


def test_arrows_do_not_help_an_attack_that_cannot_be_changed() -> None:
    game = fight({"personalities": [fights("togashi-rinjin")], "hand": ["arrows-from-the-woods"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("use:togashi-rinjin").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.first.hand == ["arrows-from-the-woods"]


# A Terrible Oath


def test_an_oath_makes_everybody_strong_and_dark_and_costs_the_honor_victory() -> None:
    game = scene({"personalities": [at(UONA, attachments=["a-terrible-oath"]), YOJO, UNARI, SUKUNE], "honor": 39})
    game.first.does("use:a-terrible-oath:1").chooses(YOJO)
    assert [game.zone(one) for one in (UONA, YOJO, "a-terrible-oath")] == ["dynasty discard"] * 2 + ["fate discard"]
    sworn = game.card(UNARI)
    assert (sworn.force, sworn.chi) == (6, 2) and sworn.trait("Shadowlands") and game.card(SUKUNE).trait("Shadowlands")
    assert game.first.player.forbids("honor-victory")


def test_an_oath_needs_a_samurai() -> None:
    game = scene({"personalities": [at(UONA, attachments=["a-terrible-oath"]), "isawa-tomo"]})
    assert not game.first.may("use:a-terrible-oath:1")


def test_the_scroll_of_the_oath_corrupts_its_bearer() -> None:
    game = scene({"personalities": [at(UONA, attachments=["a-terrible-oath"], bowed=True)]}, phase="straighten")
    game.pass_to("action", 0)
    assert [token.name for token in game.card(UONA).tokens] == ["Corruption"]


# The Fires that Cleanse


def test_a_shugenja_burns_with_an_opponent() -> None:
    game = fight({"personalities": [fights(TSUKE, attachments=["the-fires-that-cleanse"]), fights(YOJO)]},
                 {"personalities": [fights(UNARI), UJI]})  # fmt: skip
    game.first.does("use:the-fires-that-cleanse").chooses(UNARI)
    assert game.zone(TSUKE) == game.zone(UNARI) == "dynasty discard" and game.zone(UJI) == "play"


def test_a_shugenja_who_stands_alone_burns_with_an_opponent_too() -> None:
    """First the target, then the effect (15): only who takes an action in a battle needs a Unit there (4.4)."""
    game = fight({"personalities": [fights(TSUKE, attachments=["the-fires-that-cleanse"])]},
                 {"personalities": [fights(UNARI), UJI]})  # fmt: skip
    game.first.does("use:the-fires-that-cleanse")
    assert game.zone(TSUKE) == game.zone(UNARI) == "dynasty discard"


def test_the_only_shugenja_of_a_night_battle_burns_with_an_opponent() -> None:
    game = fight({"personalities": [fights(TSUKE, attachments=["the-fires-that-cleanse"]), fights(YOJO)]},
                 {"personalities": [fights(UNARI)], "hand": ["night-battle"]}, to_act=1)  # fmt: skip
    game.second.does("play:night-battle")
    game.first.does("use:the-fires-that-cleanse")
    assert game.zone(TSUKE) == game.zone(UNARI) == "dynasty discard"


def test_a_shugenja_elsewhere_burns_nobody() -> None:
    game = fight({"personalities": [at(TSUKE, attachments=["the-fires-that-cleanse"]), fights(YOJO)]},
                 {"personalities": [fights(UNARI)]})  # fmt: skip
    assert not game.first.may("use:the-fires-that-cleanse")


# The Final Breath


def test_the_fallen_takes_a_weaker_foe_along() -> None:
    # Daidoji Uji had 3 Chi; Hida Unari has 3, Hida Sukune 2.
    game = fight({"personalities": [fights(UNARI), fights(SUKUNE)]},
                 {"personalities": [fights(UJI)], "hand": ["the-final-breath"]})  # fmt: skip
    game.pass_to("reaction", 1)
    game.second.does("trigger:the-final-breath")
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone(UNARI) == "play"


def test_nobody_of_as_much_chi_is_taken_along() -> None:
    game = fight({"personalities": [fights(UNARI)]}, {"personalities": [fights(UJI)], "hand": ["the-final-breath"]})
    game.resolve_battle()
    assert game.second.hand == ["the-final-breath"] and game.zone(UNARI) == "play"


# Battlefield of Shallow Graves


def test_the_graves_halve_the_enemies_and_double_their_leaders_honor() -> None:
    game = fight({"personalities": [fights(UNARI), fights(AMORO)]},
                 {"personalities": [fights(UJI)], "hand": ["battlefield-of-shallow-graves"]}, to_act=1)  # fmt: skip
    game.second.does("play:battlefield-of-shallow-graves")
    game.resolve_battle()
    # 4 and 6 become 2 and 3, still more than 2. One card fell: 2 Honor, doubled.
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 14


def test_the_graves_let_a_smaller_army_win() -> None:
    game = fight({"personalities": [fights(UNARI)]},
                 {"personalities": [fights("shinjo-hanari")], "hand": ["battlefield-of-shallow-graves"]},
                 to_act=1)  # fmt: skip
    game.second.does("play:battlefield-of-shallow-graves")
    game.resolve_battle()
    assert game.zone(UNARI) == "dynasty discard" and game.zone("shinjo-hanari") == "play"


# The Arrow Knows the Way


def guarded(*hand: str, who: str = "shinjo-hanari") -> Scene:
    return fight({"personalities": [fights(who)], "hand": list(hand)},
                 {"personalities": [fights(UJI, attachments=["heavy-infantry"])]})  # fmt: skip


def test_an_arrow_finds_a_personality_behind_followers() -> None:
    game = guarded("the-arrow-knows-the-way")
    game.first.does("use:shinjo-hanari").chooses(UJI)
    game.first.does("trigger:the-arrow-knows-the-way")
    assert game.zone(UJI) == "dynasty discard"


def test_an_arrow_that_does_not_know_the_way_is_stopped_by_the_followers() -> None:
    game = guarded("the-arrow-knows-the-way")
    game.first.does("use:shinjo-hanari").chooses(UJI)
    game.first.passes()
    assert game.zone(UJI) == game.zone("heavy-infantry") == "play" and game.card("shinjo-hanari").bowed


def test_without_the_card_followers_shield() -> None:
    game = guarded()
    assert game.first.barred("use:shinjo-hanari", "battle-action")


def test_the_way_is_known_only_to_an_archer_of_three_chi() -> None:
    game = guarded("the-arrow-knows-the-way", who="mirumoto-sukune")
    assert game.first.barred("use:mirumoto-sukune", "battle-action")


# A Moment of Truth


def test_the_winner_of_a_duel_becomes_experienced() -> None:
    game = scene({"personalities": [UJI], "hand": ["iaijutsu-challenge", "a-moment-of-truth-aod"],
                  "dynasty_deck": ["small-farm", "daidoji-uji-experienced"]}, {"personalities": [SUKUNE]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.pass_to("reaction", 0)
    game.first.does("trigger:a-moment-of-truth-aod")
    game.first.does("daidoji-uji-experienced")
    wiser = game.card("daidoji-uji-experienced")
    assert wiser.zone == "play" and wiser.covers[0].id == UJI


def test_the_victors_of_a_battle_may_find_nothing() -> None:
    game = fight(
        {"personalities": [fights(UNARI)], "hand": ["a-moment-of-truth-aod"]}, {"personalities": [fights(UJI)]}
    )
    game.pass_to("reaction", 0)
    game.first.does("trigger:a-moment-of-truth-aod")
    assert game.zone("a-moment-of-truth-aod") == "fate discard" and game.card(UNARI).zone == "play"


def test_without_an_opposing_army_there_is_no_moment_of_truth() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["a-moment-of-truth-aod"]}, {})
    game.resolve_battle()
    assert game.first.hand == ["a-moment-of-truth-aod"]


# Oni no Chi


def test_shugenja_die_for_the_oni_of_their_chi() -> None:
    oni = {"provinces": [{"card": at("oni-no-chi", facedown=False)}, {}, {}, {}]}
    game = scene({"personalities": [UONA, TSUKE, YOJO], "honor": 10, **oni})
    game.first.does("use:oni-no-chi")
    game.first.does(UONA, TSUKE)
    one = game.card("oni-no-chi")
    assert one.zone == "play" and (one.force, one.chi) == (2, 2) and game.first.honor == 8
    assert game.zone(UONA) == game.zone(TSUKE) == "dynasty discard" and game.zone(YOJO) == "play"


def test_without_shugenja_no_oni_comes_and_none_in_the_dynasty_phase() -> None:
    oni = {"provinces": [{"card": at("oni-no-chi", facedown=False)}, {}, {}, {}]}
    game = scene({"personalities": [YOJO], **oni})
    assert not game.first.may("use:oni-no-chi")
    game = scene({"personalities": [UONA], **oni}, phase="dynasty")
    assert not game.first.may("recruit:oni-no-chi") and not game.first.may("use:oni-no-chi")


# Tides of Battle


def test_a_stranger_to_the_attack_joins_the_side_it_likes_without_honor() -> None:
    game = scene({"personalities": [YOJO], "honor": 10}, {"personalities": [UJI], "honor": 10},
                 {"personalities": [UNARI], "hand": ["tides-of-battle"], "honor": 10})  # fmt: skip
    game.to_attack().attacks(1)
    game.pass_to("reaction", 2)
    game.third.does("trigger:tides-of-battle")
    game.first.commits(matsu_yojo="1.0")
    game.pass_to("commit", 2)
    game.third.does(f"commit:{UNARI}>province:1.0")
    attack = game.table.attack
    assert attack is not None and 2 in attack.allies and game.third.honor == 10


def test_the_attacker_and_the_defender_need_no_tides() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": [UJI], "hand": ["tides-of-battle"]}, {})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.pass_to("battle-action")
    assert game.second.hand == ["tides-of-battle"]


# Superior Strategist


def strategist(*deck: str, who: str = "matsu-tsuko") -> Scene:
    return fight({"personalities": [fights(who)], "hand": ["superior-strategist"], "fate_deck": list(deck)},
                 {"personalities": [fights(UJI)]})  # fmt: skip


def test_a_tactician_finds_an_action_and_takes_it_at_once() -> None:
    game = strategist("light-infantry", "charge", "meditation")
    game.first.does("play:superior-strategist")
    assert game.first.options == ["choose:charge"]
    game.first.does("charge").does("play:charge")
    assert game.card("matsu-tsuko").force == 9 and game.zone("charge") == "fate discard"


def test_the_plan_that_is_not_carried_out_is_discarded() -> None:
    game = strategist("charge", "charge")
    game.first.does("play:superior-strategist")
    game.first.does("charge").passes()
    assert game.card("matsu-tsuko").force == 6 and not game.first.hand


def test_only_a_tactician_makes_such_plans() -> None:
    game = strategist("charge", who=YOJO)
    assert game.first.barred("play:superior-strategist", "battle-action")
