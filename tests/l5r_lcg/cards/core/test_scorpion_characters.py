"""Scorpion Clan, Core Set: characters."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Bayushi Liar


def test_bayushi_liar_has_no_place_in_a_military_conflict_and_leaves_a_card() -> None:
    game = scene({"characters": ["bayushi-liar"]}, step="3.2", asked=(0, 1))
    assert not game.first.may("skill:military")
    game.first.declares("air", "political", 0, "bayushi-liar")
    assert game.totals == (3, 0)
    game = scene({"characters": ["bayushi-liar"]}, step="4.2")
    assert game.zone("bayushi-liar") == "dynasty discard" and len(game.first.hand) == 1


# Bayushi Manipulator


def test_bayushi_manipulator_raises_the_value_of_the_bid_and_not_the_dial() -> None:
    game = scene({"characters": ["bayushi-manipulator"]}, step="2.2")
    game.first.bids(5)
    game.second.bids(5)
    game.first.does("trigger:bayushi-manipulator")
    assert len(game.first.hand) == 6 and len(game.second.hand) == 5
    assert (game.first.honor, game.second.honor) == (9, 11) and game.first.player.bid == 5


def test_bayushi_manipulator_need_not_and_counts_in_a_duel_too() -> None:
    game = scene(
        {"characters": [inside("doji-challenger", attachments=["duelist-training"]), "bayushi-manipulator"]},
        {"characters": [inside("kakita-kaezin"), inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger:duelist-training.0").does("kakita-kaezin")
    game.first.bids(1)
    game.second.bids(1)
    game.first.does("trigger:bayushi-manipulator")
    assert game.card("kakita-kaezin").bowed and game.first.honor == 9
    game = scene({"characters": ["bayushi-manipulator"]}, step="2.2", asked=(0, 1))
    game.first.bids(1)
    game.second.bids(1)
    game.first.passes()
    assert game.first.honor == 10 and len(game.first.hand) == 1


# Sinister Soshi


def test_sinister_soshi_weakens_a_participant_from_home() -> None:
    game = scene(
        {"characters": ["sinister-soshi", inside("doji-challenger")]},
        {"characters": [inside("brash-samurai"), "akodo-toturi"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:sinister-soshi")
    assert game.first.options == ["choose:doji-challenger", "choose:brash-samurai"]
    game.first.does("brash-samurai")
    samurai = game.card("brash-samurai")
    assert (samurai.military, samurai.political) == (0, 0)
    game.finish()
    assert (samurai.military, samurai.political) == (2, 1)


def test_sinister_soshi_needs_a_conflict_with_somebody_in_it() -> None:
    outside = scene({"characters": ["sinister-soshi", "doji-challenger"]}, asked=(0, 1))
    empty = scene({"characters": ["sinister-soshi", "doji-challenger"]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert outside.first.barred("trigger:sinister-soshi") and empty.first.barred("trigger:sinister-soshi")


# Blackmail Artist


def artist(skill: str, *mine: Any, theirs: Any = ()) -> Scene:
    return scene(
        {"characters": list(mine)},
        {"characters": list(theirs)},
        conflict={"attacker": 0, "ring": "air", "skill": skill, "province": 4},
        to_act=0,
        asked=(0, 1),
    )


def test_blackmail_artist_takes_an_honor_after_winning_a_political_conflict() -> None:
    game = artist("political", inside("blackmail-artist"), theirs=[inside("ikoma-prodigy")])
    assert game.offers("trigger:blackmail-artist")
    game.first.does("trigger:blackmail-artist")
    assert (game.first.honor, game.second.honor) == (11, 9)


def test_blackmail_artist_needs_to_win_a_political_conflict_itself() -> None:
    for game in (
        artist("military", inside("blackmail-artist")),
        artist("political", "blackmail-artist", inside("doji-hotaru")),
        artist("political", inside("blackmail-artist"), theirs=[inside("doji-hotaru")]),
    ):
        assert not game.offers("trigger:blackmail-artist") and "compare-skills" in game.kinds


# Soshi Illusionist


def test_soshi_illusionist_discards_a_status_token() -> None:
    for status in ("honored", "dishonored"):
        game = scene(
            {"characters": ["soshi-illusionist"], "fate": 1},
            {"characters": [at("ikoma-prodigy", status=status), "ikoma-eiji"]},
        )
        game.first.does("trigger:soshi-illusionist")
        assert game.card("ikoma-prodigy").status == 0 and game.first.fate == 0 and game.second.honor == 10


def test_soshi_illusionist_neither_honors_nor_dishonors() -> None:
    # Reactions to honoring a character do not apply to it, and it cannot be moved to another character.
    game = scene(
        {"characters": [inside("soshi-illusionist"), "young-rumormonger"], "fate": 1},
        {"characters": [inside("savvy-politician", status="dishonored"), "doji-whisperer"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:soshi-illusionist")
    assert game.card("savvy-politician").status == 0 and game.second.asked == "action"


def test_soshi_illusionist_needs_fate_and_a_token() -> None:
    for fate, status in ((0, "honored"), (1, "normal")):
        game = scene(
            {"characters": ["soshi-illusionist", at("ikoma-prodigy", status=status)], "fate": fate}, asked=(0, 1)
        )
        assert game.first.barred("trigger:soshi-illusionist")


# Yogo Outcast


def test_yogo_outcast_is_stronger_while_you_are_less_honorable() -> None:
    for honor, skill in ((9, 3), (10, 2), (11, 2)):
        game = scene({"characters": ["yogo-outcast"], "honor": honor}, {"characters": ["yogo-outcast"]}, asked=(0, 1))
        outcast = game.first.player.characters[0]
        assert (outcast.military, outcast.political) == (skill, skill)


# Young Rumormonger


def rumors(hand: str, **facts: Any) -> Scene:
    """The first player, with two Cranes and a Lion, plays an event. The second has the Rumormonger at home."""
    return scene(
        {"characters": [inside("doji-whisperer"), inside("savvy-politician"), "ikoma-prodigy"], "hand": [hand]},
        {"characters": ["young-rumormonger", inside("ikoma-eiji"), at("akodo-toturi", status="dishonored")]},
        **{"conflict": POLITICAL, "to_act": 0, **facts},
    )


def test_young_rumormonger_gives_the_honor_to_another_of_the_same_player() -> None:
    game = rumors("way-of-the-crane")
    game.first.plays("way-of-the-crane", on="doji-whisperer")
    game.second.does("trigger:young-rumormonger")
    assert game.second.options == ["choose:savvy-politician", "choose:ikoma-prodigy"]
    game.second.does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").honored and game.card("doji-whisperer").status == 0
    assert game.kinds.count("honor") == 1


def test_young_rumormonger_makes_another_be_honored_for_all_purposes() -> None:
    game = rumors("way-of-the-crane")
    game.first.plays("way-of-the-crane", on="doji-whisperer")
    game.second.does("trigger:young-rumormonger").does("savvy-politician")
    game.first.does("trigger:savvy-politician")
    assert game.card("savvy-politician").honored
    game = rumors("way-of-the-crane")
    game.first.plays("way-of-the-crane", on="savvy-politician")
    game.second.does("trigger:young-rumormonger").does("ikoma-prodigy")
    assert game.second.asked == "action"


def test_young_rumormonger_gives_the_dishonor_to_another_character_that_can_take_it() -> None:
    game = rumors("way-of-the-scorpion")
    game.first.plays("way-of-the-scorpion", on="ikoma-eiji")
    game.second.does("trigger:young-rumormonger")
    # Toturi is dishonored already; the Rumormonger itself is another character too.
    assert game.card("young-rumormonger").dishonored and game.card("ikoma-eiji").status == 0


def test_young_rumormonger_needs_another_character_that_would_change() -> None:
    game = scene(
        {"characters": [inside("doji-whisperer"), at("ikoma-prodigy", status="honored")], "hand": ["way-of-the-crane"]},
        {"characters": ["young-rumormonger"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.plays("way-of-the-crane")
    game.pass_all(until="action")
    assert game.card("doji-whisperer").honored


def test_young_rumormonger_speaks_once_a_round_and_of_one_of_two() -> None:
    game = scene(
        {"characters": [inside("doji-challenger"), "doji-whisperer"]},
        {"characters": [inside("young-rumormonger"), "ikoma-eiji"], "provinces": faceup("shameful-display")},
        conflict=POLITICAL,
    )
    game.second.does("trigger:province:1.0").does("doji-challenger", "young-rumormonger")
    game.second.does("young-rumormonger").does("trigger:young-rumormonger@doji-challenger")
    assert game.card("doji-whisperer").dishonored and game.card("young-rumormonger").honored
    assert game.card("doji-challenger").status == 0


def test_young_rumormonger_may_redirect_a_cost_which_counts_as_paid() -> None:
    # Effets de Remplacement: the condition is still met, although the Rumormonger is the one who is dishonored.
    game = scene(
        {"characters": [inside("doji-hotaru"), "young-rumormonger"], "hand": ["spies-at-court"]},
        {"hand": ["banzai", "rout"]},
        conflict={**POLITICAL, "province": 4},
        to_act=0,
    )
    assert game.offers("trigger:spies-at-court")
    game.first.does("trigger:spies-at-court").does("trigger:young-rumormonger")
    assert game.card("young-rumormonger").dishonored and game.card("doji-hotaru").status == 0
    assert game.second.hand == [] and game.zone("spies-at-court") == "conflict discard"


def test_young_rumormonger_hears_of_pride() -> None:
    game = scene(
        {"characters": [inside("akodo-gunso"), "doji-whisperer"]},
        {"characters": ["young-rumormonger"]},
        conflict={**MILITARY, "province": 4},
        to_act=0,
    )
    game.second.does("trigger:young-rumormonger")
    assert game.card("doji-whisperer").honored and game.card("akodo-gunso").status == 0


# Favored Niece


def test_favored_niece_trades_a_card_for_another_twice_a_round() -> None:
    game = scene({"characters": ["favored-niece"], "hand": ["banzai", "rout", "outwit"]}, asked=(0, 1))
    for discarded in ("rout", "banzai"):
        game.first.does("trigger:favored-niece").does(discarded)
        assert game.zone(discarded) == "conflict discard" and len(game.first.hand) == 3
        game.second.passes()
    assert game.first.barred("trigger:favored-niece")


def test_favored_niece_needs_a_card() -> None:
    game = scene({"characters": ["favored-niece"]}, asked=(0, 1))
    assert game.first.barred("trigger:favored-niece")


# Shosuro Actress


def actress(**facts: Any) -> Scene:
    side = {"characters": [inside("shosuro-actress"), "doji-whisperer"], "dynasty_discard": ["akodo-gunso"]}
    return scene(
        side,
        {
            "dynasty_discard": ["doji-challenger", "doji-hotaru", "shosuro-actress", "staging-ground"],
            "conflict_discard": ["steward-of-law", "adept-of-shadows", "banzai"],
            "characters": [inside("ikoma-eiji")],
            **facts,
        },
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )


def test_shosuro_actress_takes_the_part_of_one_of_the_opponents_dead() -> None:
    for role in ("doji-challenger", "steward-of-law"):
        game = actress()
        game.first.does("trigger:shosuro-actress")
        assert game.first.options == ["choose:doji-challenger", "choose:steward-of-law"]
        game.first.does(role)
        played = game.card(role, seat=1)
        assert played.attacking and played.controller == 0 and played in game.first.player.characters
        assert game.zone("shosuro-actress", 0) == "dynasty discard"
        # The change of control does not end with the conflict.
        game.finish()
        assert played.controller == 0


def test_shosuro_actress_plays_only_a_character_that_could_participate_on_her_side() -> None:
    # Ne Peut Pas Participer: the Courtier may not attack a player with the Favor, whoever controls the Courtier.
    for holder in (0, 1):
        game = scene(
            {"characters": [inside("shosuro-actress"), inside("ikoma-eiji")]},
            {"dynasty_discard": ["otomo-courtier"]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0,),
            favor={"player": holder, "side": "political"},
        )
        assert game.first.asked == "action" and game.first.may("trigger:shosuro-actress") is (holder == 0)


def test_shosuro_actress_leaves_the_dead_to_their_owner() -> None:
    for role, pile in (("savvy-politician", "dynasty discard"), ("steward-of-law", "conflict discard")):
        game = actress(dynasty_discard=["savvy-politician"], hand=["assassination"])
        game.first.does("trigger:shosuro-actress").does(role)
        game.second.plays("assassination", on=role)
        assert role in [card.id for card in game.second.player.pile(pile)]


def test_shosuro_actress_has_the_use_of_its_abilities() -> None:
    game = actress(dynasty_discard=["kakita-asami"])
    game.first.does("trigger:shosuro-actress").does("kakita-asami")
    game.second.passes()
    assert game.first.barred("trigger:kakita-asami")
    game = actress(dynasty_discard=["kakita-asami"], characters=[])
    game.first.does("trigger:shosuro-actress").does("kakita-asami")
    game.second.passes()
    game.first.does("trigger:kakita-asami")
    assert game.first.honor == 11


def test_shosuro_actress_needs_a_conflict_and_a_part_to_play() -> None:
    assert actress(dynasty_discard=["doji-hotaru", "matsu-berserker"], conflict_discard=[]).first.barred(
        "trigger:shosuro-actress"
    )
    outside = scene({"characters": ["shosuro-actress"]}, {"dynasty_discard": ["doji-challenger"]}, asked=(0, 1))
    assert outside.first.barred("trigger:shosuro-actress")


def test_faq_shosuro_actress_saved_by_reprieve_has_not_paid() -> None:
    game = scene(
        {"characters": [inside("shosuro-actress", attachments=["reprieve"])]},
        {"dynasty_discard": ["doji-challenger"], "characters": [inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:shosuro-actress").does("trigger:reprieve")
    assert game.card("shosuro-actress").in_play and game.zone("doji-challenger") == "dynasty discard"
    # The ability does not count as used.
    game.second.passes()
    assert game.first.may("trigger:shosuro-actress")
