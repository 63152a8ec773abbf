"""Scorpion Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}


def row(first: str, *cards: Any, **facts: Any) -> list[Any]:
    """Provinces of which the first is this one, with these cards on it; faceup unless ``facts`` say otherwise."""
    return [at(first, cards=list(cards), **facts), *(other for other in DEFAULTS if other != first)][:5]


# City of the Open Hand, Secret Cache


def test_city_of_the_open_hand_takes_an_honor_from_the_more_honorable() -> None:
    game = scene({"stronghold": "city-of-the-open-hand", "honor": 9}, asked=(0, 1))
    game.first.does("trigger:city-of-the-open-hand")
    assert (game.first.honor, game.second.honor) == (10, 9) and game.card("city-of-the-open-hand").bowed


def test_city_of_the_open_hand_needs_less_honor_and_to_be_ready() -> None:
    for honor, bowed in ((10, False), (11, False), (9, True)):
        game = scene({"stronghold": at("city-of-the-open-hand", bowed=bowed), "honor": honor}, asked=(0, 1))
        assert game.first.barred("trigger:city-of-the-open-hand")


def cache(province: int, facedown: bool, **facts: Any) -> Scene:
    """The first player attacks; the second's first province is the cache."""
    game = scene(
        {"characters": ["doji-challenger"]},
        {"provinces": row("secret-cache", facedown=facedown), "conflict_deck": ["banzai", *["ornate-fan"] * 5, "rout"],
         **facts},
        step="3.2",
        asked=(0, 1),
    )  # fmt: skip
    game.first.declares("air", "military", province, "doji-challenger")
    return game


def test_secret_cache_searches_five_cards_whenever_it_is_attacked() -> None:
    for facedown in (True, False):
        game = cache(0, facedown)
        game.second.does("trigger:province:1.0")
        assert len(game.second.options) == 5 and not game.second.may("rout")
        game.second.does("banzai")
        assert game.second.hand == ["banzai"] and "shuffle" in game.kinds


def test_secret_cache_may_find_nothing_and_needs_a_deck_and_an_attack_on_it() -> None:
    game = cache(0, facedown=True)
    game.second.does("trigger:province:1.0").does()
    assert game.second.hand == [] and "shuffle" in game.kinds
    assert cache(0, facedown=True, conflict_deck=[]).second.asked == "action"
    assert cache(1, facedown=False).second.asked == "action"


# Bayushi Liar, Bayushi Manipulator


def test_bayushi_liar_has_no_place_in_a_military_conflict_and_leaves_a_card() -> None:
    game = scene({"characters": ["bayushi-liar"]}, step="3.2", asked=(0, 1))
    assert not game.first.may("skill:military")
    game.first.declares("air", "political", 0, "bayushi-liar")
    assert game.totals == (3, 0)
    game = scene({"characters": ["bayushi-liar"]}, step="4.2")
    assert game.zone("bayushi-liar") == "dynasty discard" and len(game.first.hand) == 1


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
    # Nothing that waits for a character to be honored hears of it, nor can it be told of somebody else.
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
    """The first player, with two Cranes and a Lion, plays an event; the second has the Rumormonger at home."""
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


def test_young_rumormonger_gives_the_dishonor_to_another_who_can_take_it() -> None:
    game = rumors("way-of-the-scorpion")
    game.first.plays("way-of-the-scorpion", on="ikoma-eiji")
    game.second.does("trigger:young-rumormonger")
    # Toturi is dishonored already; the Rumormonger itself is another character too.
    assert game.card("young-rumormonger").dishonored and game.card("ikoma-eiji").status == 0


def test_young_rumormonger_needs_another_character_who_would_change() -> None:
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
        {"characters": [inside("young-rumormonger"), "ikoma-eiji"], "provinces": row("shameful-display")},
        conflict=POLITICAL,
    )
    game.second.does("trigger:province:1.0").does("doji-challenger", "young-rumormonger")
    game.second.does("young-rumormonger").does("trigger:young-rumormonger@doji-challenger")
    assert game.card("doji-whisperer").dishonored and game.card("young-rumormonger").honored
    assert game.card("doji-challenger").status == 0


def test_young_rumormonger_may_redirect_a_cost_which_counts_as_paid() -> None:
    # Effets de Remplacement: the condition is still met; it is the Rumormonger who is dishonored for the spies.
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
        # It does not end with the conflict.
        game.finish()
        assert played.controller == 0


def test_shosuro_actress_plays_nobody_who_could_not_take_part_on_her_side() -> None:
    # Ne Peut Pas Participer: the Courtier does not attack a player with the Favor, whoever controls it.
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


# Shosuro Miyako


def miyako(played: str, hand: Any = ("banzai",), status: str = "normal", **facts: Any) -> Scene:
    game = scene(
        {"characters": ["shosuro-miyako"], "hand": [played], "fate": 3, **facts},
        {"hand": list(hand), "characters": [at("ikoma-eiji", status=status), at("ikoma-prodigy", status=status)]},
        random={"discard:1": ["banzai"]},
        asked=(0, 1),
    )
    game.first.plays(played)
    return game


def test_shosuro_miyako_lets_the_opponent_select_a_loss() -> None:
    game = miyako("adept-of-shadows", hand=["rout", "banzai"])
    game.first.does("trigger:shosuro-miyako")
    assert game.second.options == ["select:discard", "select:dishonor"]
    game.second.does("select:discard")
    assert game.second.hand == ["rout"]
    game = miyako("adept-of-shadows")
    game.first.does("trigger:shosuro-miyako")
    game.second.does("select:dishonor")
    assert game.second.options == ["choose:ikoma-eiji", "choose:ikoma-prodigy"]
    game.second.does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").dishonored and game.second.hand == ["banzai"]


def test_shosuro_miyako_offers_only_what_changes_something() -> None:
    game = miyako("adept-of-shadows", hand=[])
    game.first.does("trigger:shosuro-miyako")
    assert game.second.options == ["choose:ikoma-eiji", "choose:ikoma-prodigy"]
    game = miyako("adept-of-shadows", status="dishonored")
    game.first.does("trigger:shosuro-miyako")
    assert game.second.hand == []
    assert not miyako("adept-of-shadows", hand=[], status="dishonored").first.may("trigger:shosuro-miyako")


def test_shosuro_miyako_cares_for_characters_you_play_from_hand_only() -> None:
    assert not miyako("fiery-madness").first.may("trigger:shosuro-miyako")
    from_province = scene(
        {"characters": ["shosuro-miyako"], "provinces": row("fertile-fields", "yogo-outcast"), "fate": 2},
        {"characters": ["ikoma-eiji"]},
        step="1.4",
        asked=(0, 1),
    )
    from_province.first.plays("yogo-outcast")
    assert from_province.second.asked == "dynasty"
    theirs = scene(
        {"hand": ["adept-of-shadows"], "fate": 2, "characters": ["ikoma-eiji"]},
        {"characters": ["shosuro-miyako"]},
        asked=(0, 1),
    )
    theirs.first.plays("adept-of-shadows")
    assert theirs.second.asked == "action"
    put = scene(
        {"characters": ["shosuro-miyako", inside("akodo-toturi")], "hand": ["ambush", "adept-of-shadows"], "fate": 3},
        {"characters": [inside("ikoma-eiji")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    put.first.plays("ambush", on="adept-of-shadows")
    assert put.card("adept-of-shadows").attacking and put.second.asked == "action"


def test_shosuro_miyako_does_not_care_for_a_character_played_as_an_attachment() -> None:
    game = scene(
        {"characters": ["shosuro-miyako"], "hand": ["tattooed-wanderer"], "fate": 1},
        {"characters": ["ikoma-eiji"]},
        asked=(0, 1),
    )
    game.first.does("play:tattooed-wanderer:attachment").does("shosuro-miyako")
    assert game.card("tattooed-wanderer").host is game.card("shosuro-miyako") and game.second.asked == "action"


# Bayushi Yunako


def yunako(*others: Any, hand: Any = (), skill: str = "military") -> Scene:
    return scene(
        {"characters": [inside("bayushi-yunako"), *others], "hand": list(hand)},
        {"characters": [inside("doji-challenger"), "bayushi-liar"]},
        conflict={"attacker": 0, "ring": "air", "skill": skill},
        to_act=0,
        asked=(0, 1),
    )


def test_bayushi_yunako_switches_the_base_skills_for_the_conflict() -> None:
    game = yunako(at("ikoma-eiji", status="honored", attachments=["fine-katana"]))
    game.first.does("trigger:bayushi-yunako")
    # Neither a dash nor two equal skills could be switched.
    assert game.first.options == ["choose:bayushi-yunako", "choose:ikoma-eiji"]
    game.first.does("ikoma-eiji")
    eiji = game.card("ikoma-eiji")
    assert (eiji.military, eiji.political) == (3 + 2 + 3, 1 + 3)
    game.finish()
    assert (eiji.military, eiji.political) == (1 + 2 + 3, 3 + 3)


def test_bayushi_yunako_switches_what_the_bases_are_now() -> None:
    game = yunako(inside("deathseeker"), hand=["way-of-the-lion", "way-of-the-lion"])
    game.first.plays("way-of-the-lion")
    game.second.passes()
    game.first.does("trigger:bayushi-yunako").does("deathseeker")
    seeker = game.card("deathseeker")
    assert (seeker.base_skill("military"), seeker.base_skill("political")) == (1, 4)
    game.second.passes()
    game.first.plays("way-of-the-lion")
    assert (seeker.military, seeker.political) == (2, 4)


def test_bayushi_yunako_needs_to_be_there() -> None:
    game = scene({"characters": ["bayushi-yunako", inside("ikoma-eiji")]}, conflict=POLITICAL, to_act=0, asked=(0, 1))
    assert game.first.barred("trigger:bayushi-yunako")


# Yogo Hiroue


def hiroue(moved: str, **facts: Any) -> Scene:
    game = scene(
        {"characters": [inside("yogo-hiroue"), "yogo-outcast", inside("doji-hotaru")], "hand": ["assassination"]},
        {"characters": ["ikoma-prodigy", at("blackmail-artist"), inside("deathseeker")],
         "provinces": row("fertile-fields", "favorable-ground"), **facts},
        conflict={**POLITICAL, "province": 4},
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:yogo-hiroue")
    assert game.first.options == ["choose:yogo-outcast", "choose:ikoma-prodigy", "choose:blackmail-artist"]
    game.first.does(moved)
    return game


def test_yogo_hiroue_moves_anybody_to_the_conflict_and_may_dishonor_them_after_winning() -> None:
    for moved in ("yogo-outcast", "ikoma-prodigy"):
        game = hiroue(moved)
        assert game.card(moved).participating
        assert game.offers("select:dishonor")
        game.first.does("select:dishonor")
        assert game.card(moved).dishonored and not game.card("yogo-hiroue").dishonored


def test_yogo_hiroue_need_not_dishonor() -> None:
    game = hiroue("ikoma-prodigy")
    assert game.offers("select:dishonor")
    game.first.does("select:done")
    assert game.card("ikoma-prodigy").status == 0
    game.finish()
    assert game.card("ikoma-prodigy").status == 0


def test_yogo_hiroue_dishonors_before_anybody_reacts_to_the_victory() -> None:
    game = scene(
        {"characters": [inside("yogo-hiroue"), "blackmail-artist"]}, conflict={**POLITICAL, "province": 4}, to_act=0
    )
    game.first.does("trigger:yogo-hiroue")
    assert game.offers("select:dishonor") and not game.first.may("trigger:blackmail-artist")
    game.first.does("select:done")
    assert game.first.may("trigger:blackmail-artist")


def test_yogo_hiroue_finds_them_at_home_too() -> None:
    game = hiroue("ikoma-prodigy")
    game.second.does("trigger:favorable-ground").does("ikoma-prodigy")
    assert game.offers("select:dishonor")
    game.first.does("select:dishonor")
    assert game.card("ikoma-prodigy").dishonored


def test_yogo_hiroue_does_not_find_them_out_of_play_nor_when_they_come_back() -> None:
    game = hiroue("ikoma-prodigy", dynasty_discard=["matsu-berserker"])
    game.second.passes()
    game.first.plays("assassination", on="ikoma-prodigy")
    assert not game.offers("select:dishonor") and "compare-skills" in game.kinds
    again = scene(
        {"characters": [inside("yogo-hiroue"), inside("doji-hotaru")], "hand": ["assassination"]},
        {"characters": ["ikoma-prodigy", "kitsu-spiritcaller"]},
        conflict={**POLITICAL, "province": 4},
        to_act=0,
    )
    again.first.does("trigger:yogo-hiroue").does("ikoma-prodigy")
    again.second.passes()
    again.first.plays("assassination")
    again.second.does("trigger:kitsu-spiritcaller")
    assert again.card("ikoma-prodigy").participating and not again.offers("select:dishonor")


def test_yogo_hiroue_dishonors_nobody_without_victory_or_who_is_dishonored() -> None:
    lost = scene(
        {"characters": [inside("yogo-hiroue")]},
        {"characters": ["ikoma-eiji", inside("doji-hotaru")]},
        conflict=POLITICAL,
        to_act=0,
    )
    lost.first.does("trigger:yogo-hiroue")
    assert not lost.offers("select:dishonor") and "compare-skills" in lost.kinds
    shamed = scene(
        {"characters": [inside("yogo-hiroue"), at("yogo-outcast", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
    )
    shamed.first.does("trigger:yogo-hiroue")
    assert not shamed.offers("select:dishonor") and "compare-skills" in shamed.kinds


def test_yogo_hiroue_needs_to_be_there() -> None:
    game = scene(
        {"characters": ["yogo-hiroue", inside("doji-hotaru")]}, {"characters": ["ikoma-eiji"]}, conflict=POLITICAL,
        to_act=0, asked=(0, 1),
    )  # fmt: skip
    assert game.first.barred("trigger:yogo-hiroue")


# Bayushi Shoju


def shoju(*enemies: Any, conflict: Any = POLITICAL, **facts: Any) -> Scene:
    return scene(
        {"characters": [facts.pop("shoju", inside("bayushi-shoju")), inside("yogo-outcast")], **facts},
        {"characters": list(enemies)},
        conflict=conflict,
        to_act=0,
        asked=(0,),
    )


def test_bayushi_shoju_withers_an_enemy_until_the_end_of_the_conflict() -> None:
    game = shoju(inside("doji-hotaru"), "ikoma-eiji")
    game.first.does("trigger:bayushi-shoju")
    assert game.card("doji-hotaru").political == 5 and game.card("doji-hotaru").in_play
    game.finish()
    assert game.card("doji-hotaru").political == 6


def test_bayushi_shoju_discards_the_withered_at_zero() -> None:
    game = shoju(inside("akodo-gunso", fate=3), inside("ikoma-eiji"))
    game.first.does("trigger:bayushi-shoju").does("akodo-gunso")
    assert game.zone("akodo-gunso") == "dynasty discard" and game.card("ikoma-eiji").in_play


def test_bayushi_shoju_discards_the_withered_who_reach_zero_later_in_the_conflict() -> None:
    game = shoju(inside("ikoma-prodigy"), inside("doji-challenger"), hand=["fiery-madness"], fate=1)
    game.first.does("trigger:bayushi-shoju").does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").political == 1
    game.second.passes()
    game.first.plays("fiery-madness", on="ikoma-prodigy")
    assert game.zone("ikoma-prodigy") == "dynasty discard"


def test_bayushi_shoju_discards_only_the_withered() -> None:
    game = shoju(inside("ikoma-prodigy"), inside("doji-challenger"), hand=["fiery-madness"], fate=1)
    game.first.does("trigger:bayushi-shoju").does("doji-challenger")
    game.second.passes()
    game.first.plays("fiery-madness", on="ikoma-prodigy")
    assert game.card("ikoma-prodigy").political == 0 and game.card("ikoma-prodigy").in_play


def test_bayushi_shoju_is_not_outlived_by_reprieve() -> None:
    game = shoju(inside("akodo-gunso", attachments=["reprieve"]), inside("ikoma-eiji"))
    game.first.does("trigger:bayushi-shoju").does("akodo-gunso")
    game.second.does("trigger:reprieve")
    assert game.zone("akodo-gunso") == "dynasty discard"


def test_bayushi_shoju_forgets_them_with_the_conflict_and_when_they_leave_play() -> None:
    game = shoju(inside("ikoma-prodigy"), inside("ikoma-eiji"), hand=["fiery-madness"], fate=1)
    game.first.does("trigger:bayushi-shoju").does("ikoma-prodigy")
    game.finish()
    game.pass_all(until="action")
    game.first.plays("fiery-madness", on="ikoma-prodigy")
    assert game.card("ikoma-prodigy").political == 0 and game.card("ikoma-prodigy").in_play
    gone = shoju(inside("akodo-gunso"), "kitsu-spiritcaller")
    gone.first.does("trigger:bayushi-shoju")
    gone.second.does("trigger:kitsu-spiritcaller")
    assert gone.card("akodo-gunso").defending and gone.card("akodo-gunso").political == 1


def test_bayushi_shoju_may_do_so_twice_a_round() -> None:
    game = shoju(inside("doji-hotaru"))
    for political in (5, 4):
        game.first.does("trigger:bayushi-shoju")
        assert game.card("doji-hotaru").political == political
        game.second.passes()
    assert game.first.barred("trigger:bayushi-shoju")


def test_bayushi_shoju_needs_a_political_conflict_an_enemy_there_and_to_be_there() -> None:
    assert shoju(inside("doji-hotaru"), conflict=MILITARY).first.barred("trigger:bayushi-shoju")
    assert shoju("doji-hotaru").first.barred("trigger:bayushi-shoju")
    assert shoju(inside("doji-hotaru"), shoju="bayushi-shoju").first.barred("trigger:bayushi-shoju")


# City of Lies


def lies(*hand: str, fate: int = 2, cities: int = 1) -> Scene:
    game = scene(
        {"provinces": row("fertile-fields", *["city-of-lies"] * cities), "hand": list(hand), "fate": fate,
         "characters": [inside("kakita-asami")]},
        {"characters": [inside("ikoma-prodigy"), inside("doji-whisperer", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip
    for _ in range(cities):
        game.first.does("trigger:city-of-lies")
        game.second.passes()
    return game


def test_city_of_lies_makes_the_next_event_cheaper_and_no_other() -> None:
    game = lies("outwit", "admit-defeat", "outwit", fate=1)
    game.first.plays("outwit", on="ikoma-prodigy")
    game.pass_all(until="action")
    assert game.first.fate == 1 and not game.card("ikoma-prodigy").participating
    game.second.passes()
    game.first.plays("admit-defeat")
    game.pass_all(until="action")
    assert game.first.fate == 0 and game.card("doji-whisperer").bowed


def test_city_of_lies_is_spent_by_a_free_event() -> None:
    game = lies("way-of-the-crane", "outwit", fate=0)
    assert game.first.may("play:outwit")
    game.first.plays("way-of-the-crane")
    game.pass_all(until="action")
    game.second.passes()
    assert game.first.barred("play:outwit")


def test_city_of_lies_is_for_events_and_not_for_attachments() -> None:
    game = lies("cloud-the-mind", "court-mask", fate=0)
    assert game.first.barred("play:court-mask")


def test_two_city_of_lies_add_up() -> None:
    game = lies("i-can-swim", "ambush", fate=1, cities=2)
    assert game.province(0, 0).strength == 6 and not game.first.may("play:ambush")
    assert [lasting.attribute for lasting in game.first.player.lasting] == ["event-discount"] * 2


def test_city_of_lies_counts_for_this_phase() -> None:
    game = scene(
        {"provinces": row("fertile-fields", "city-of-lies"), "hand": ["ornate-fan"]}, step="2.5-window", asked=(0, 1)
    )
    game.first.does("trigger:city-of-lies")
    game.second.passes()
    game.first.passes()
    game.second.passes()
    assert game.table.phase == "conflict" and game.first.player.lasting == []


# Adept of Shadows, Unassuming Yojimbo


def test_adept_of_shadows_slips_back_into_the_hand_for_an_honor() -> None:
    game = scene({"characters": [inside("adept-of-shadows", fate=2)]}, conflict=MILITARY, to_act=0)
    game.first.does("trigger:adept-of-shadows")
    assert game.first.hand == ["adept-of-shadows"] and game.first.honor == 9 and game.first.fate == 0


def test_adept_of_shadows_may_do_so_at_home() -> None:
    game = scene({"characters": ["adept-of-shadows"]})
    game.first.does("trigger:adept-of-shadows")
    assert game.zone("adept-of-shadows") == "hand"


def test_unassuming_yojimbo_has_covert() -> None:
    game = scene(
        {"characters": ["unassuming-yojimbo"]},
        {"characters": ["akodo-toturi", "deathseeker"]},
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert={"unassuming-yojimbo": "akodo-toturi"})
    assert game.second.options == ["defend:deathseeker"]


# Court Mask, Fiery Madness


def mask(status: str = "normal", *others: Any) -> Scene:
    game = scene({"characters": [inside("ikoma-prodigy", status=status, attachments=["court-mask"]), *others]},
                 conflict=POLITICAL, to_act=0)  # fmt: skip
    game.first.does("trigger:court-mask")
    assert game.first.hand == ["court-mask"] and game.card("ikoma-prodigy").attachments == []
    return game


def test_court_mask_returns_to_hand_and_leaves_dishonor() -> None:
    assert mask().card("ikoma-prodigy").dishonored
    assert mask("honored").card("ikoma-prodigy").status == 0


def test_court_mask_returns_whether_or_not_there_is_dishonor() -> None:
    # All of it is effect, and as much of it is resolved as can be.
    assert mask("dishonored").card("ikoma-prodigy").dishonored
    assert mask("normal", inside("steward-of-law")).card("ikoma-prodigy").status == 0


def test_nobody_learns_the_name_that_court_mask_has_in_hand() -> None:
    game = mask()
    shown = [record.seen_by(None) for record in game.match.records]
    assert game.card("court-mask").key not in str([record.facts for record in shown if record])


def test_court_mask_is_for_a_character_of_yours() -> None:
    game = scene(
        {"characters": ["ikoma-prodigy", "ikoma-eiji"], "hand": ["court-mask"], "fate": 1},
        {"characters": ["doji-hotaru"]},
    )
    game.first.does("play:court-mask")
    assert game.first.options == ["choose:ikoma-prodigy", "choose:ikoma-eiji"]
    game.first.does("ikoma-eiji")
    assert (game.card("ikoma-eiji").military, game.card("ikoma-eiji").political) == (2, 5)


def test_fiery_madness_weakens_anybody() -> None:
    game = scene({"hand": ["fiery-madness"], "fate": 1}, {"characters": ["doji-hotaru"]})
    game.first.plays("fiery-madness")
    hotaru = game.card("doji-hotaru")
    assert (hotaru.military, hotaru.political) == (1, 4) and game.card("fiery-madness").controller == 0


# Forged Edict


def edict(*characters: Any, played: str = "way-of-the-lion") -> Scene:
    """The first player plays an event; the second, with these characters, might forge an edict."""
    game = scene(
        {"characters": [inside("deathseeker")], "hand": [played], "fate": 2},
        {"characters": list(characters), "hand": ["forged-edict"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays(played)
    return game


def test_forged_edict_dishonors_a_courtier_to_cancel_an_event() -> None:
    game = edict("doji-whisperer", "brash-samurai", inside("savvy-politician"))
    game.second.does("trigger:forged-edict")
    assert game.second.options == ["choose:doji-whisperer", "choose:savvy-politician"]
    game.second.does("doji-whisperer")
    assert game.card("doji-whisperer").dishonored and game.card("deathseeker").military == 2
    assert game.zone("way-of-the-lion") == "conflict discard" and game.zone("forged-edict") == "conflict discard"


def test_forged_edict_needs_a_courtier_to_dishonor() -> None:
    for character in ("brash-samurai", at("doji-whisperer", status="dishonored")):
        game = edict(character)
        assert game.card("deathseeker").military == 4 and game.second.hand == ["forged-edict"]


def test_forged_edict_cancels_events_only() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("brash-samurai"), "doji-whisperer"], "hand": ["forged-edict"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler").does("brash-samurai")
    assert game.card("brash-samurai").bowed


def test_forged_edict_may_be_paid_by_somebody_the_rumors_name() -> None:
    game = edict("doji-whisperer", "young-rumormonger", "brash-samurai")
    game.second.does("trigger:forged-edict").does("doji-whisperer")
    game.second.does("trigger:young-rumormonger").does("brash-samurai")
    assert game.card("brash-samurai").dishonored and game.card("doji-whisperer").status == 0
    assert game.card("deathseeker").military == 2


# Way of the Scorpion


def test_way_of_the_scorpion_dishonors_a_participant_who_is_no_scorpion() -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji"), inside("yogo-outcast")], "hand": ["way-of-the-scorpion"]},
        {"characters": [inside("doji-hotaru"), inside("bayushi-liar"), "ikoma-prodigy"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:way-of-the-scorpion")
    assert game.first.options == ["choose:ikoma-eiji", "choose:doji-hotaru"]
    game.first.does("doji-hotaru")
    assert game.card("doji-hotaru").dishonored


def test_way_of_the_scorpion_needs_a_participant() -> None:
    game = scene(
        {"characters": ["ikoma-eiji", inside("yogo-outcast")], "hand": ["way-of-the-scorpion"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert game.first.barred("play:way-of-the-scorpion")


# Calling in Favors


def favors(*mine: Any, theirs: Any = (), fate: int = 1) -> Scene:
    return scene(
        {"characters": list(mine), "hand": ["calling-in-favors"], "fate": fate},
        {"characters": list(theirs)},
        asked=(0, 1),
    )


def test_calling_in_favors_takes_an_attachment_to_the_dishonored() -> None:
    game = favors(
        at("ikoma-eiji", attachments=["ornate-fan"]),
        "doji-whisperer",
        theirs=[at("akodo-toturi", attachments=["honored-blade"])],
    )
    game.first.plays("calling-in-favors").does("ikoma-eiji")
    blade = game.card("honored-blade")
    assert game.card("ikoma-eiji").dishonored and game.first.fate == 0
    assert blade.host is game.card("ikoma-eiji") and blade.controller == 0 and blade.owner == 1
    assert game.card("akodo-toturi").attachments == []


def test_calling_in_favors_lets_the_new_controller_use_it() -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji")], "hand": ["calling-in-favors"], "fate": 1},
        {"characters": [inside("brash-samurai", attachments=["duelist-training"]), inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("calling-in-favors")
    game.pass_all(until="action")
    assert game.second.barred("trigger:brash-samurai:duelist-training.0")
    game.second.passes()
    assert game.first.may("trigger:ikoma-eiji:duelist-training.0")


def test_calling_in_favors_discards_what_cannot_be_attached() -> None:
    for attachment, debtor, able in (
        ("sashimono", "ikoma-eiji", False),
        ("ornate-fan", "moto-horde", False),
        ("fine-katana", "moto-horde", True),
    ):
        game = favors(debtor, theirs=[at("akodo-toturi", attachments=[attachment])])
        (called,) = game.card("akodo-toturi").attachments
        game.first.plays("calling-in-favors")
        assert game.card(debtor).dishonored and called.in_play is able
        assert game.card("akodo-toturi").attachments == []


def test_calling_in_favors_may_move_what_lies_on_a_character_of_yours() -> None:
    clouded = at("ikoma-eiji", attachments=[{"id": "cloud-the-mind", "owner": 1, "controller": 1}])
    game = favors(clouded, "doji-whisperer")
    game.first.plays("calling-in-favors").does("doji-whisperer")
    cloud = game.card("cloud-the-mind")
    assert cloud.host is game.card("doji-whisperer") and cloud.controller == 0
    # It cannot be attached to where it is.
    game = favors(clouded)
    game.first.plays("calling-in-favors")
    assert game.zone("cloud-the-mind") == "conflict discard" and game.card("ikoma-eiji").dishonored


def test_calling_in_favors_attaches_to_the_chosen_whomever_the_rumors_name() -> None:
    game = favors("ikoma-eiji", "young-rumormonger", theirs=[at("akodo-toturi", attachments=["honored-blade"])])
    game.first.plays("calling-in-favors").does("ikoma-eiji")
    game.first.does("trigger:young-rumormonger")
    assert game.card("young-rumormonger").dishonored
    assert game.card("honored-blade").host is game.card("ikoma-eiji")


def test_calling_in_favors_needs_its_fate_somebody_to_dishonor_and_an_enemy_attachment() -> None:
    armed = [at("akodo-toturi", attachments=["honored-blade"])]
    for game in (
        favors("ikoma-eiji", theirs=armed, fate=0),
        favors(at("ikoma-eiji", status="dishonored"), theirs=armed),
        favors(at("ikoma-eiji", attachments=["honored-blade"]), theirs=["akodo-toturi"]),
    ):
        assert game.first.barred("play:calling-in-favors")


# I Can Swim


def swim(bids: tuple[Any, Any], enemy: Any = None, fate: int = 2) -> Scene:
    return scene(
        {
            "characters": [inside("kakita-asami", status="dishonored")],
            "hand": ["i-can-swim"],
            "fate": fate,
            "bid": bids[0],
        },
        {"characters": [enemy or inside("akodo-toturi", status="dishonored", fate=3), inside("ikoma-eiji")],
         "bid": bids[1]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )  # fmt: skip


def test_i_can_swim_discards_a_dishonored_enemy_while_your_bid_is_higher() -> None:
    game = swim((3, 2))
    game.first.plays("i-can-swim")
    game.pass_all(until="action")
    assert game.zone("akodo-toturi") == "dynasty discard" and game.first.fate == 0 and game.second.honor == 9
    assert game.card("kakita-asami").in_play and game.card("ikoma-eiji").in_play


def test_i_can_swim_needs_the_higher_bid_its_fate_and_a_dishonored_enemy_there() -> None:
    for game in (
        swim((2, 2)),
        swim((1, 2)),
        swim((None, None)),
        swim((3, 2), fate=1),
        swim((3, 2), enemy=inside("akodo-toturi")),
        swim((3, 2), enemy=at("akodo-toturi", status="dishonored")),
    ):
        assert game.first.barred("play:i-can-swim")


# Ambush


def ambush(*hand: str, provinces: Any = (), conflict: Any = MILITARY, fate: int = 3) -> Scene:
    return scene(
        {"characters": [inside("akodo-gunso")], "hand": ["ambush", *hand], "fate": fate,
         "provinces": row("fertile-fields", *provinces)},
        conflict=conflict,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip


def test_ambush_brings_up_to_two_scorpions_from_hand_and_provinces() -> None:
    for chosen in (("adept-of-shadows", "shosuro-miyako"), ("bayushi-yunako",)):
        game = ambush(
            "adept-of-shadows",
            "steward-of-law",
            provinces=["shosuro-miyako", "bayushi-yunako", "akodo-toturi", at("yogo-outcast", facedown=True)],
        )
        game.first.does("play:ambush")
        assert game.first.options == [f"choose:{c}" for c in ("adept-of-shadows", "shosuro-miyako", "bayushi-yunako")]
        game.first.does(*chosen)
        assert all(game.card(c).attacking and game.card(c).fate == 0 for c in chosen) and game.first.fate == 0


def test_ambush_brings_no_more_than_two_of_cost_six_together() -> None:
    game = ambush("adept-of-shadows", "adept-of-shadows", provinces=["bayushi-shoju", "yogo-outcast"])
    game.first.does("play:ambush")
    assert game.first.refused("adept-of-shadows", "bayushi-shoju") == "total-too-high"
    assert game.first.refused("adept-of-shadows", "adept-of-shadows", "yogo-outcast") in ("too-many", "repeated-option")
    game.first.does("bayushi-shoju")
    assert game.card("bayushi-shoju").attacking


def test_being_asked_for_an_ambush_tells_nothing_of_the_hand() -> None:
    """Whoever wants to be asked chooses even when only one character could come."""
    for hand in ([], ["unassuming-yojimbo"]):
        side = {"characters": [inside("yogo-outcast")], "hand": ["ambush", "adept-of-shadows", *hand], "fate": 3}
        game = scene(side, conflict=MILITARY, to_act=0, asked=(0, 1))
        game.first.does("play:ambush")
        assert (game.first.asked, game.second.asked) == ("target", None)


def test_ambush_brings_a_unique_character_once() -> None:
    game = ambush(provinces=["shosuro-miyako", "shosuro-miyako"])
    game.first.plays("ambush", on="shosuro-miyako")
    game.pass_all(until="action")
    assert len(game.first.player.characters) == 2


def test_ambush_needs_a_conflict_its_fate_and_somebody_who_can_take_part() -> None:
    outside = scene({"hand": ["ambush", "adept-of-shadows"], "fate": 3}, asked=(0, 1))
    assert outside.first.barred("play:ambush")
    assert ambush("adept-of-shadows", fate=2).first.barred("play:ambush")
    assert ambush("steward-of-law", provinces=["bayushi-liar", "akodo-toturi"]).first.barred("play:ambush")


# Blackmail


def blackmail(*enemies: Any, honor: int = 9, conflict: Any = MILITARY, **facts: Any) -> Scene:
    return scene(
        {"characters": [inside("akodo-gunso")], "hand": ["blackmail"], "fate": 3, "honor": honor},
        {"characters": list(enemies), **facts},
        conflict=conflict,
        to_act=0,
        asked=(0, 1),
    )


def test_blackmail_takes_control_until_the_end_of_the_conflict() -> None:
    game = blackmail(inside("brash-samurai", fate=2), "ikoma-prodigy", inside("doji-challenger"))
    game.first.does("play:blackmail")
    assert game.first.options == ["choose:brash-samurai", "choose:ikoma-prodigy"]
    game.first.does("brash-samurai")
    samurai = game.card("brash-samurai")
    assert samurai.controller == 0 and samurai.attacking and samurai.fate == 2 and game.totals == (4, 3)
    assert game.first.fate == 0
    game.finish()
    assert samurai.controller == 1 and samurai in game.second.player.characters


def test_blackmail_lends_the_use_of_its_abilities_anew() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi")], "hand": ["blackmail"], "fate": 3, "honor": 9},
        {"characters": [inside("doji-challenger"), "sinister-soshi"]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    game.second.does("trigger:sinister-soshi").does("akodo-toturi")
    game.first.plays("blackmail")
    game.second.passes()
    game.first.does("trigger:sinister-soshi").does("doji-challenger")
    assert game.card("doji-challenger").military == 1


def test_blackmail_sheds_attachments_that_are_for_their_controllers_characters() -> None:
    game = blackmail(inside("brash-samurai", attachments=["watch-commander", "fine-katana"]))
    game.first.plays("blackmail")
    game.second.does("trigger:watch-commander")
    samurai = game.card("brash-samurai")
    assert [a.id for a in samurai.attachments] == ["fine-katana"] and samurai.attachments[0].controller == 1


def test_blackmail_sends_home_bowed_who_cannot_take_part_on_the_other_side() -> None:
    game = blackmail(inside("shiba-peacemaker"))
    game.first.plays("blackmail")
    peacemaker = game.card("shiba-peacemaker")
    assert peacemaker.controller == 0 and peacemaker.bowed and not peacemaker.participating


def test_blackmail_ends_an_obstinate_recruit() -> None:
    game = blackmail(inside("obstinate-recruit"))
    game.first.plays("blackmail")
    assert game.zone("obstinate-recruit") == "dynasty discard"


def test_blackmail_against_blackmail_ends_where_it_began() -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji"), "deathseeker"], "hand": ["blackmail"], "fate": 3, "honor": 10},
        {"characters": [inside("ikoma-prodigy")], "hand": ["assassination", "blackmail"], "fate": 3, "honor": 11},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.plays("blackmail")
    prodigy = game.card("ikoma-prodigy")
    assert prodigy.controller == 0
    game.second.plays("assassination", on="deathseeker")
    game.pass_all(until="action")
    game.first.passes()
    game.second.plays("blackmail")
    game.pass_all(until="action")
    assert prodigy.controller == 1 and prodigy.defending
    game.finish()
    assert prodigy.controller == 1 and prodigy in game.second.player.characters


def test_blackmail_does_not_give_back_a_character_that_left_play() -> None:
    # Once discarded and played by the Actress it is hers for good.
    game = scene(
        {"characters": [inside("ikoma-prodigy"), "shosuro-actress"], "hand": ["blackmail", "assassination"], "fate": 3,
         "honor": 9},
        {"characters": [inside("savvy-politician")], "conflict_discard": ["banzai"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(1,),
    )  # fmt: skip
    game.first.plays("blackmail")
    game.second.passes()
    game.first.plays("assassination", on="savvy-politician")
    game.second.passes()
    game.first.does("trigger:shosuro-actress")
    assert game.card("savvy-politician").controller == 0
    game.finish()
    assert game.card("savvy-politician").controller == 0


def test_blackmail_needs_less_honor_a_conflict_and_somebody_cheap() -> None:
    for game in (
        blackmail(inside("brash-samurai"), honor=10),
        blackmail(inside("doji-challenger")),
        blackmail(),
    ):
        assert game.first.barred("play:blackmail")
    outside = scene(
        {"hand": ["blackmail"], "fate": 3, "honor": 9}, {"characters": ["brash-samurai"]}, asked=(0, 1)
    )  # fmt: skip
    assert outside.first.barred("play:blackmail")
