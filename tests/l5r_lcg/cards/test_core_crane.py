"""Crane Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}


def test_shizuka_toshi_bows_a_participant_of_political_skill_two_or_lower() -> None:
    game = scene(
        {"stronghold": "shizuka-toshi", "characters": [inside("doji-whisperer")]},
        {"characters": [inside("ikoma-prodigy"), inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:shizuka-toshi")
    assert game.card("ikoma-prodigy").bowed
    assert game.card("shizuka-toshi").bowed
    assert not game.card("ikoma-eiji").bowed


def test_shizuka_toshi_needs_a_political_conflict() -> None:
    game = scene(
        {"stronghold": "shizuka-toshi", "characters": [inside("doji-challenger")]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:shizuka-toshi")


def test_doji_challenger_moves_an_enemy_to_the_conflict_while_attacking() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": ["matsu-berserker"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger")
    assert game.card("matsu-berserker").defending
    assert game.totals == (3, 3)


def test_doji_challenger_cannot_call_a_dash() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": ["matsu-berserker"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:doji-challenger")


def test_savvy_politician_passes_the_honor_on() -> None:
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        {"characters": [inside("ikoma-prodigy")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    game.first.triggers("savvy-politician", "doji-whisperer")
    assert game.card("savvy-politician").honored and game.card("doji-whisperer").honored


def test_voice_of_honor_cancels_an_event_which_still_counts_as_played() -> None:
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        {"characters": [inside("doji-hotaru", status="honored")], "hand": ["voice-of-honor"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane")
    game.second.does("trigger:voice-of-honor")
    assert not game.card("doji-whisperer").honored
    assert game.zone("way-of-the-crane") == "conflict discard"


def test_duelist_training_bows_the_loser_and_discards_instead_of_giving_honor() -> None:
    game = scene(
        {
            "characters": [inside("doji-challenger", attachments=["duelist-training"])],
            "hand": ["banzai", "banzai", "banzai"],
        },
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger:duelist-training.0")
    game.first.bids(3)
    game.second.bids(1)
    game.first.does("select:discard").does("banzai", "banzai")
    assert game.first.honor == 10 and len(game.first.hand) == 1
    assert game.card("brash-samurai").bowed


def test_the_art_of_peace_when_broken() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("akodo-toturi")]},
        {
            "provinces": [at("the-art-of-peace"), "entrenched-position", "night-raid", "rally-to-the-cause",
                          "shameful-display"],
            "characters": [inside("doji-whisperer")],
        },
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.pass_all(until="interrupt")
    game.second.does("trigger:province:1.0")
    assert game.province(1, 0).broken
    assert game.card("matsu-berserker").dishonored and game.card("akodo-toturi").dishonored
    assert game.card("doji-whisperer").honored


def test_shizuka_toshi_bows_nobody_stronger_or_at_home_and_is_bowed_itself_once_used() -> None:
    for characters, bowed in (([inside("ikoma-eiji"), "ikoma-prodigy"], False), ([inside("ikoma-prodigy")], True)):
        game = scene(
            {"stronghold": at("shizuka-toshi", bowed=bowed), "characters": [inside("doji-challenger")]},
            {"characters": characters},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:shizuka-toshi")


def test_the_art_of_peace_cares_for_no_other_province() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("akodo-toturi")]},
        {"provinces": [DEFAULTS[0], at("the-art-of-peace"), *DEFAULTS[2:]], "characters": [inside("doji-whisperer")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.second.passes()
    assert game.province(1, 0).broken and game.first.asked == "ring-effect"


# Asahina Artisan


def test_asahina_artisan_gives_another_crane_political_skill_for_the_conflict() -> None:
    game = scene(
        {"characters": ["asahina-artisan", inside("doji-whisperer"), inside("ikoma-prodigy")]},
        {"characters": [inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:asahina-artisan")
    assert game.totals == (8, 3) and game.card("asahina-artisan").bowed
    assert game.card("doji-whisperer").political == 6 and not game.first.may("ikoma-prodigy")
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.conflict is None and game.card("doji-whisperer").political == 3


def test_asahina_artisan_needs_a_conflict_and_to_be_ready() -> None:
    outside = scene({"characters": ["asahina-artisan", "doji-whisperer"]}, asked=(0, 1))
    bowed = scene(
        {"characters": [at("asahina-artisan", bowed=True), inside("doji-whisperer")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert outside.first.barred("trigger:asahina-artisan") and bowed.first.barred("trigger:asahina-artisan")


# Doji Whisperer, Brash Samurai


def test_doji_whisperer_counts_in_political_conflicts() -> None:
    sides = {"characters": [inside("doji-whisperer")]}, {"characters": [inside("ikoma-eiji")]}
    assert scene(*sides, conflict=POLITICAL, asked=(0, 1)).totals == (3, 3)
    assert scene(*sides, conflict=MILITARY, asked=(0, 1)).totals == (0, 1)


def test_brash_samurai_is_honored_as_the_only_one_of_its_side() -> None:
    game = scene(
        {"characters": [inside("doji-challenger"), inside("kakita-kaezin")]},
        {"characters": [inside("brash-samurai"), "doji-challenger"]},
        conflict=MILITARY,
    )
    game.second.does("trigger:brash-samurai")
    assert game.card("brash-samurai").honored and game.totals == (6, 4)


def test_brash_samurai_is_not_honored_in_company_or_at_home() -> None:
    for characters in ([inside("brash-samurai"), inside("doji-challenger")], ["brash-samurai"]):
        game = scene({"characters": characters}, conflict=MILITARY, to_act=0, asked=(0, 1))
        assert game.first.barred("trigger:brash-samurai")


# Cautious Scout


def test_cautious_scout_alone_silences_the_attacked_province() -> None:
    game = scene({"characters": [inside("cautious-scout")]}, {}, conflict=MILITARY, asked=(0, 1))
    assert game.second.barred("trigger:province:1.0")
    strong = scene({"characters": [inside("cautious-scout")]}, {}, conflict={**MILITARY, "province": 1}, asked=(0, 1))
    assert strong.province(1, 1).strength == 5


def test_cautious_scout_silences_what_follows_the_reveal() -> None:
    game = scene(
        {"characters": ["cautious-scout"]},
        {"provinces": ["night-raid", *DEFAULTS[1:]], "hand": ["banzai"]},
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", 0, "cautious-scout")
    assert not game.province(1, 0).facedown and game.second.asked == "action"


def test_cautious_scout_in_company_or_in_defense_silences_nothing() -> None:
    company = scene(
        {"characters": [inside("cautious-scout"), inside("brash-samurai")]}, {}, conflict=MILITARY, asked=(0, 1)
    )
    defense = scene(
        {"characters": [inside("brash-samurai")]},
        {"characters": [inside("cautious-scout")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert company.second.may("trigger:province:1.0") and defense.second.may("trigger:province:1.0")


# Doji Gift Giver


def test_doji_gift_giver_gives_a_fate_and_the_opponent_chooses_who_bows() -> None:
    game = scene(
        {"characters": [inside("doji-gift-giver")], "fate": 1},
        {
            "characters": [
                inside("ikoma-prodigy"),
                inside("ikoma-eiji"),
                inside("doji-challenger", bowed=True),
                "doji-hotaru",
            ]
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:doji-gift-giver")
    assert game.second.options == ["choose:ikoma-prodigy", "choose:ikoma-eiji"]
    game.second.does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").bowed and (game.first.fate, game.second.fate) == (0, 1)


def test_doji_gift_giver_needs_fate_a_ready_enemy_and_to_be_there() -> None:
    for fate, giver, enemy in (
        (0, inside("doji-gift-giver"), inside("ikoma-prodigy")),
        (1, inside("doji-gift-giver"), inside("ikoma-prodigy", bowed=True)),
        (1, inside("doji-gift-giver"), "ikoma-prodigy"),
        (1, "doji-gift-giver", inside("ikoma-prodigy")),
    ):
        game = scene(
            {"characters": [giver, inside("doji-whisperer")], "fate": fate},
            {"characters": [enemy]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:doji-gift-giver")


# Savvy Politician


def test_savvy_politician_reacts_when_honor_lifts_its_shame() -> None:
    game = scene(
        {
            "characters": [inside("savvy-politician", status="dishonored"), inside("doji-whisperer")],
            "hand": ["way-of-the-crane"],
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    game.first.triggers("savvy-politician", "doji-whisperer")
    assert game.card("doji-whisperer").honored and game.card("savvy-politician").status == 0


def test_savvy_politician_does_not_react_to_the_honor_of_others() -> None:
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="doji-whisperer")
    assert game.card("doji-whisperer").honored and game.second.asked == "action"


# Daidoji Nerishma


def test_daidoji_nerishma_turns_a_card_in_a_province_of_yours_faceup() -> None:
    mine = {"id": "fertile-fields", "cards": [at("doji-challenger", facedown=True)]}
    theirs = {"id": "fertile-fields", "cards": [at("ikoma-eiji", facedown=True)]}
    game = scene(
        {"characters": ["daidoji-nerishma"], "provinces": [mine, *DEFAULTS[:3], DEFAULTS[4]]},
        {"provinces": [theirs, *DEFAULTS[:3], DEFAULTS[4]]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.does("trigger:daidoji-nerishma")
    assert not game.card("doji-challenger").facedown and game.card("ikoma-eiji").facedown
    game.second.passes()
    assert game.first.barred("trigger:daidoji-nerishma", "dynasty")


def test_daidoji_nerishma_needs_a_facedown_card() -> None:
    mine = {"id": "fertile-fields", "cards": ["doji-challenger"]}
    game = scene({"characters": ["daidoji-nerishma"], "provinces": [mine, *DEFAULTS[:3], DEFAULTS[4]]}, asked=(0, 1))
    assert game.first.barred("trigger:daidoji-nerishma")


# Doji Challenger


def test_doji_challenger_does_nothing_in_defense_or_to_its_own_side() -> None:
    defense = scene(
        {"characters": [inside("brash-samurai"), "kakita-kaezin"]},
        {"characters": [inside("doji-challenger")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defense.second.barred("trigger:doji-challenger")
    own = scene(
        {"characters": [inside("doji-challenger"), "kakita-kaezin"]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert own.first.barred("trigger:doji-challenger")


# Kakita Asami


def test_kakita_asami_takes_an_honor_while_her_side_counts_more() -> None:
    game = scene(
        {"characters": [inside("kakita-asami")]},
        {"characters": [inside("ikoma-prodigy"), inside("ikoma-eiji", bowed=True)]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:kakita-asami")
    assert (game.first.honor, game.second.honor) == (11, 9)


def test_kakita_asami_counts_as_the_conflict_would_resolve_now() -> None:
    # Equal skill is not more; with the Imperial Favor it is.
    sides = {"characters": [inside("kakita-asami")]}, {"characters": [inside("ikoma-eiji")]}
    equal = scene(*sides, conflict=POLITICAL, to_act=0, asked=(0, 1))
    favored = scene(
        *sides, conflict=POLITICAL, to_act=0, asked=(0, 1), favor={"player": 0, "side": "political"}
    )  # fmt: skip
    assert equal.first.barred("trigger:kakita-asami") and favored.first.may("trigger:kakita-asami")


def test_kakita_asami_needs_a_political_conflict_and_to_be_there() -> None:
    military = scene({"characters": [inside("kakita-asami")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    home = scene({"characters": ["kakita-asami", inside("doji-whisperer")]}, conflict=POLITICAL, to_act=0, asked=(0, 1))
    assert military.first.barred("trigger:kakita-asami") and home.first.barred("trigger:kakita-asami")


# Kakita Kaezin


def kaezin(conflict: dict[str, Any] = MILITARY) -> Scene:
    """Kaezin and a friend against two others, of whom the opponent sends Matsu Berserker into the duel."""
    game = scene(
        {"characters": [inside("kakita-kaezin"), inside("doji-challenger")]},
        {"characters": [inside("matsu-berserker"), inside("brash-samurai"), "akodo-toturi"]},
        conflict=conflict,
        to_act=0,
    )
    game.first.does("trigger:kakita-kaezin")
    assert game.second.options == ["choose:matsu-berserker", "choose:brash-samurai"]
    game.second.does("matsu-berserker")
    return game


def test_kakita_kaezin_winning_sends_home_all_who_are_not_in_the_duel() -> None:
    game = kaezin()
    game.first.bids(2)
    game.second.bids(1)
    assert [card.id for card in game.table.participants()] == ["kakita-kaezin", "matsu-berserker"]
    assert not game.card("doji-challenger").bowed and game.first.honor == 9


def test_kakita_kaezin_losing_goes_home_himself() -> None:
    game = kaezin()
    game.first.bids(1)
    game.second.bids(2)
    assert not game.card("kakita-kaezin").participating and not game.card("kakita-kaezin").bowed
    assert game.card("doji-challenger").participating and game.card("brash-samurai").participating


def test_kakita_kaezin_in_a_draw_moves_nobody() -> None:
    game = kaezin()
    game.first.bids(1)
    game.second.bids(1)
    assert len(game.table.participants()) == 4


def test_kakita_kaezin_needs_to_be_there_and_an_enemy_who_can_duel() -> None:
    for mine, enemy, conflict in (
        ("kakita-kaezin", inside("brash-samurai"), MILITARY),
        (inside("kakita-kaezin"), "brash-samurai", MILITARY),
        (inside("kakita-kaezin"), inside("political-rival"), POLITICAL),
    ):
        game = scene(
            {"characters": [mine, inside("doji-challenger")]},
            {"characters": [enemy]},
            conflict=conflict,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:kakita-kaezin")


# Asahina Storyteller


def test_asahina_storyteller_lends_sincerity_to_your_honored_cranes() -> None:
    # Of all that leave in the fate phase only the honored Crane of her side lets a card be drawn.
    game = scene(
        {
            "characters": [
                at("doji-whisperer", status="honored"),
                at("ikoma-prodigy", status="honored"),
                at("doji-challenger", status="dishonored"),
                at("asahina-storyteller", fate=3),
            ]
        },
        {"characters": [at("brash-samurai", status="honored")]},
        step="4.2",
    )
    game.first.does("ikoma-prodigy").does("doji-challenger").does("trigger:doji-whisperer:sincerity")
    assert game.zone("doji-whisperer") == "dynasty discard"
    assert len(game.first.hand) == 1 and len(game.second.hand) == 0


def test_asahina_storyteller_is_sincere_herself() -> None:
    game = scene({"characters": ["asahina-storyteller"]}, step="4.2")
    assert game.zone("asahina-storyteller") == "dynasty discard" and len(game.first.hand) == 1


# Guest of Honor


def test_guest_of_honor_keeps_the_opponent_from_playing_events() -> None:
    sides = {"hand": ["way-of-the-crane"]}, {"hand": ["way-of-the-crane", "ornate-fan"]}
    for guest, allowed in ((inside("guest-of-honor"), False), ("guest-of-honor", True)):
        game = scene(
            {**sides[0], "characters": [guest, inside("brash-samurai")]},
            {**sides[1], "characters": [inside("doji-challenger")]},
            conflict=MILITARY,
            asked=(0, 1),
        )
        assert game.second.may("play:way-of-the-crane") is allowed
        assert game.second.may("play:ornate-fan")
        game.second.passes()
        assert game.first.may("play:way-of-the-crane")


# Doji Hotaru


def hotaru(skill: str = "political", ring: str = "air", **facts: Any) -> Scene:
    """Hotaru's side attacks with 6 or more, and its ring is about to resolve; ``facts`` are about her."""
    game = scene(
        {"characters": [at("doji-hotaru", **{"participating": True, **facts}), inside("doji-challenger")]},
        {"characters": ["ikoma-prodigy"], "honor": 12},
        conflict={"attacker": 0, "ring": ring, "skill": skill, "province": 4},
        to_act=0,
        asked=(0, 1),
    )
    game.pass_all(until="ring-effect")
    game.first.does(f"resolve:ring:{ring}").does("select:take")
    return game


def test_doji_hotaru_resolves_the_claimed_ring_again() -> None:
    game = hotaru()
    assert game.first.honor == 11 and game.table.rings["air"].claimed_by == 0
    game.first.does("trigger:doji-hotaru").does("select:gain")
    assert game.first.honor == 13


def test_doji_hotaru_needs_a_political_conflict_and_to_be_there() -> None:
    for skill, participating in (("military", True), ("political", False)):
        game = hotaru(skill, participating=participating)
        assert game.table.rings["air"].claimed_by == 0 and game.first.asked != "reaction"


def test_faq_doji_hotaru_in_defense_lets_the_attacker_resolve_the_ring() -> None:
    game = scene(
        {"characters": [inside("ikoma-prodigy")]},
        {"characters": [inside("doji-hotaru")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.pass_all(until="reaction")
    assert game.table.rings["air"].claimed_by == 1
    game.second.does("trigger:doji-hotaru")
    game.first.does("select:take")
    assert (game.first.honor, game.second.honor) == (11, 9)


def test_doji_hotaru_can_do_nothing_at_a_pilgrimage() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru")]},
        {"provinces": [at("pilgrimage"), *DEFAULTS[1:]], "characters": [inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    assert game.table.rings["air"].claimed_by == 0 and game.first.honor == 10
    assert game.first.asked == "favor"


def test_doji_hotaru_may_choose_an_element_that_the_ring_gained() -> None:
    game = scene(
        {"characters": [inside("doji-hotaru"), inside("seeker-of-knowledge")]},
        conflict={**POLITICAL, "ring": "fire", "province": 4},
        to_act=0,
    )
    game.pass_all(until="ring-effect")
    game.first.passes().does("trigger:doji-hotaru")
    assert game.first.options == ["resolve:ring:fire", "resolve:ring:air"]
    game.first.does("resolve:ring:air").does("select:gain")
    assert game.first.honor == 12


# Artisan Academy


def academy(deck: list[str], **facts: Any) -> Scene:
    home = {"id": "fertile-fields", "cards": ["artisan-academy"]}
    return scene(
        {"provinces": [home, *DEFAULTS[:3], DEFAULTS[4]], "conflict_deck": deck, "characters": ["doji-challenger"],
         "fate": 2},
        asked=(0, 1),
        **facts,
    )  # fmt: skip


def test_artisan_academy_lets_the_top_card_be_played() -> None:
    for top, where in (("ornate-fan", "play"), ("way-of-the-crane", "conflict discard"), ("steward-of-law", "play")):
        game = academy([top, "banzai"])
        assert not game.first.may(f"play:{top}")
        game.first.does("trigger:artisan-academy")
        assert "reveal-to-play" in game.kinds and game.first.hand == []
        game.second.passes()
        game.first.plays(top)
        assert game.zone(top) == where and len(game.first.player.conflict_deck) == 1


def test_artisan_academy_counts_until_the_end_of_the_phase_and_for_that_card_only() -> None:
    game = academy(["ornate-fan", "way-of-the-crane"])
    game.first.does("trigger:artisan-academy")
    game.second.passes()
    assert game.first.barred("play:way-of-the-crane")
    game.pass_all(until="favor")
    game.first.does("favor:political")
    assert game.table.phase == "fate" and game.first.player.revealed == []


def test_artisan_academy_needs_the_conflict_phase_and_a_card() -> None:
    assert academy(["banzai"], step="2.5-window").first.barred("trigger:artisan-academy")
    assert academy([]).first.barred("trigger:artisan-academy")


def test_artisan_academy_lets_nothing_but_play_the_card() -> None:
    # Putting into play from hand is not playing (Jouer, Mettre en Jeu); the revealed card is in the deck (Révéler).
    for there, offered in (("hand", True), ("conflict_deck", False)):
        game = scene(
            {"characters": [inside("akodo-toturi")]},
            {"provinces": [{"id": "fertile-fields", "cards": ["artisan-academy"]}, *DEFAULTS[:3], DEFAULTS[4]],
             there: ["vengeful-oathkeeper"]},
            conflict=MILITARY,
            to_act=1,
        )  # fmt: skip
        game.second.does("trigger:artisan-academy")
        assert game.offers("trigger:vengeful-oathkeeper") is offered


# Steward of Law


def test_steward_of_law_keeps_everybody_from_becoming_dishonored() -> None:
    for steward, allowed in ((inside("steward-of-law"), False), ("steward-of-law", True)):
        game = scene(
            {"characters": [steward, inside("doji-whisperer")], "hand": ["way-of-the-scorpion"]},
            {"characters": [inside("ikoma-prodigy")]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.may("play:way-of-the-scorpion") is allowed


def test_faq_steward_of_law_lets_the_honored_be_dishonored() -> None:
    game = scene(
        {"characters": [inside("steward-of-law")], "hand": ["way-of-the-scorpion"]},
        {"characters": [inside("ikoma-prodigy", status="honored"), inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-scorpion")
    assert game.card("ikoma-prodigy").status == 0


def test_steward_of_law_makes_dishonor_impossible_as_a_cost() -> None:
    game = scene(
        {"characters": [inside("steward-of-law")], "hand": ["calling-in-favors"], "fate": 1},
        {"characters": [inside("ikoma-prodigy", attachments=["ornate-fan"])]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert game.first.barred("play:calling-in-favors")


# Political Rival


def test_political_rival_is_stronger_in_defense_and_covert_in_attack() -> None:
    defense = scene(
        {"characters": [inside("ikoma-eiji")]},
        {"characters": [inside("political-rival")]},
        conflict=POLITICAL,
        asked=(0, 1),
    )
    assert defense.totals == (3, 6)
    attack = scene(
        {"characters": ["political-rival"]}, {"characters": ["ikoma-eiji", "ikoma-prodigy"]}, step="3.2", asked=(0, 1)
    )
    attack.first.declares("air", "political", 0, "political-rival", covert={"political-rival": "ikoma-eiji"})
    assert attack.second.options == ["defend:ikoma-prodigy"] and attack.totals == (3, 0)


# Above Question


def questioned(card: str, **facts: Any) -> Scene:
    """The first player has ``card`` in hand; the second has a participant above question and one at home."""
    return scene(
        {"characters": [inside("doji-challenger"), inside("kakita-asami")], "hand": [card], "fate": 3},
        {"characters": [inside("ikoma-prodigy", attachments=["above-question"]), "ikoma-eiji"]},
        **{"conflict": POLITICAL, "to_act": 0, "asked": (0, 1), **facts},
    )


def test_above_question_bars_the_opponents_events() -> None:
    game = questioned("assassination")
    assert game.first.barred("play:assassination")
    assert questioned("outwit").first.barred("play:outwit")


def test_faq_above_question_bars_court_games_whoever_chooses() -> None:
    game = questioned("court-games")
    game.first.plays("court-games")
    assert game.first.options == ["choose:doji-challenger", "choose:kakita-asami"]
    only = scene(
        {"characters": ["kakita-asami"], "hand": ["court-games"]},
        {"characters": [inside("ikoma-prodigy", attachments=["above-question"])]},
        conflict={**POLITICAL, "attacker": 1},
        to_act=0,
        asked=(0, 1),
    )
    assert only.first.barred("play:court-games")


def test_above_question_bars_neither_your_events_nor_abilities_nor_rings() -> None:
    game = scene(
        {"stronghold": "shizuka-toshi", "characters": [inside("doji-whisperer")]},
        {"characters": [inside("brash-samurai", attachments=["above-question"])], "hand": ["way-of-the-crane"]},
        conflict={**POLITICAL, "ring": "fire", "province": 4},
        to_act=0,
    )
    game.first.does("trigger:shizuka-toshi")
    assert game.card("brash-samurai").bowed
    game.second.plays("way-of-the-crane")
    assert game.card("brash-samurai").honored
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:fire").does("dishonor:brash-samurai")
    assert game.card("brash-samurai").status == 0


# Duelist Training


def training(hand: list[str], other: list[str], enemy: str = "brash-samurai") -> Scene:
    game = scene(
        {"characters": [inside("doji-challenger", attachments=["duelist-training"])], "hand": hand},
        {"characters": [inside(enemy)], "hand": other},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger:duelist-training.0")
    return game


def test_duelist_training_lets_honor_be_given_as_ever() -> None:
    game = training(["ornate-fan"] * 2, [])
    game.first.bids(3)
    game.second.bids(1)
    game.first.does("select:give-honor")
    assert (game.first.honor, game.second.honor, len(game.first.hand)) == (8, 12, 2)
    assert game.card("brash-samurai").bowed


def test_duelist_training_needs_enough_cards_to_discard() -> None:
    game = training(["ornate-fan"], [])
    game.first.bids(3)
    game.second.bids(1)
    assert game.first.honor == 8 and len(game.first.hand) == 1


def test_duelist_training_lets_the_opponent_discard_too_and_bows_whoever_loses() -> None:
    game = training([], ["ornate-fan", "fine-katana"], enemy="kakita-kaezin")
    game.first.bids(1)
    game.second.bids(2)
    game.second.does("select:discard").does("ornate-fan")
    assert game.second.hand == ["fine-katana"] and game.second.honor == 10
    assert game.card("doji-challenger").bowed and not game.card("kakita-kaezin").bowed


def test_duelist_training_bows_nobody_in_a_draw() -> None:
    game = training([], [], enemy="kakita-kaezin")
    game.first.bids(1)
    game.second.bids(1)
    assert not game.card("doji-challenger").bowed and not game.card("kakita-kaezin").bowed


def test_duelist_training_needs_its_character_there_and_an_enemy_who_can_duel() -> None:
    for trained, enemy, conflict in ((at, inside("brash-samurai"), MILITARY), (inside, "brash-samurai", MILITARY),
                                     (inside, inside("political-rival"), POLITICAL)):  # fmt: skip
        game = scene(
            {"characters": [trained("doji-challenger", attachments=["duelist-training"]), inside("kakita-asami")]},
            {"characters": [enemy]},
            conflict=conflict,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:doji-challenger:duelist-training.0")


# Height of Fashion


def test_height_of_fashion_is_not_played_during_a_conflict() -> None:
    game = scene({"characters": ["doji-whisperer"], "hand": ["height-of-fashion"], "fate": 2})
    game.first.plays("height-of-fashion")
    assert game.card("doji-whisperer").political == 7
    during = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["height-of-fashion"], "fate": 2},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert during.first.barred("play:height-of-fashion")


# The Perfect Gift


def test_the_perfect_gift_gives_each_player_one_of_their_top_four() -> None:
    game = scene(
        {"hand": ["the-perfect-gift"], "conflict_deck": ["banzai", "outwit", "rout", "charge", "for-shame"]},
        {"conflict_deck": ["court-games", "fine-katana"]},
    )
    game.first.plays("the-perfect-gift")
    assert game.first.options == ["choose:banzai", "choose:outwit", "choose:rout", "choose:charge"]
    game.first.does("rout").does("court-games")
    assert game.first.hand == ["rout"] and game.second.hand == ["court-games"]
    assert len(game.first.player.conflict_deck) == 4 and game.kinds.count("shuffle") == 2


def test_the_perfect_gift_needs_a_card_in_a_deck() -> None:
    game = scene({"hand": ["the-perfect-gift"], "conflict_deck": []}, {"conflict_deck": []}, asked=(0, 1))
    assert game.first.barred("play:the-perfect-gift")
    half = scene({"hand": ["the-perfect-gift"], "conflict_deck": []}, {"conflict_deck": ["banzai"]}, asked=(0, 1))
    half.first.plays("the-perfect-gift")
    assert half.second.hand == ["banzai"]


# Voice of Honor


def voice(mine: str, theirs: str) -> Scene:
    """The first player, whose character has status ``mine``, plays Banzai!; the second could say no."""
    game = scene(
        {"characters": [inside("doji-challenger", status=mine)], "hand": ["banzai"]},
        {"characters": [inside("brash-samurai", status=theirs)], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("banzai", on="doji-challenger")
    return game


def test_voice_of_honor_needs_more_honored_characters() -> None:
    assert voice("normal", "honored").second.may("trigger:voice-of-honor")
    for mine, theirs in (("honored", "honored"), ("normal", "normal"), ("normal", "dishonored")):
        game = voice(mine, theirs)
        assert game.first.asked == "select" and "cancel" not in game.kinds


def test_voice_of_honor_does_not_cancel_what_is_no_event() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": [at("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger")
    assert game.card("brash-samurai").defending


# Way of the Crane


def test_way_of_the_crane_honors_a_crane_of_yours() -> None:
    game = scene(
        {
            "characters": [at("doji-challenger", status="dishonored"), at("doji-whisperer", status="honored"),
                           "ikoma-prodigy"],
            "hand": ["way-of-the-crane"],
        },
        {"characters": ["kakita-kaezin"]},
    )  # fmt: skip
    game.first.plays("way-of-the-crane")
    assert game.card("doji-challenger").status == 0
    assert not game.card("ikoma-prodigy").honored and not game.card("kakita-kaezin").honored


# Admit Defeat


def test_admit_defeat_bows_the_lone_defender() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["admit-defeat"], "fate": 1},
        {"characters": [inside("kakita-kaezin"), "brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("admit-defeat")
    assert game.card("kakita-kaezin").bowed and game.first.fate == 0


def test_admit_defeat_needs_a_defender_alone() -> None:
    for defenders in ([], [inside("kakita-kaezin"), inside("brash-samurai")]):
        game = scene(
            {"characters": [inside("doji-challenger")], "hand": ["admit-defeat"], "fate": 1},
            {"characters": defenders},
            conflict=MILITARY,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("play:admit-defeat")


# Noble Sacrifice


def test_noble_sacrifice_costs_an_honored_character_and_discards_a_dishonored_one() -> None:
    game = scene(
        {
            "characters": [at("doji-whisperer", status="honored"), "brash-samurai"],
            "hand": ["noble-sacrifice"],
            "fate": 1,
        },
        {"characters": [at("akodo-toturi", status="dishonored", fate=3), at("ikoma-eiji", status="honored")]},
    )
    game.first.plays("noble-sacrifice")
    assert game.zone("doji-whisperer") == "dynasty discard" and game.zone("akodo-toturi") == "dynasty discard"
    assert (game.first.honor, game.second.honor) == (11, 9)
    assert game.card("brash-samurai").in_play and game.card("ikoma-eiji").in_play


def test_noble_sacrifice_needs_an_honored_friend_and_somebody_dishonored() -> None:
    for mine, theirs in (("normal", "dishonored"), ("honored", "normal")):
        game = scene(
            {"characters": [at("doji-whisperer", status=mine)], "hand": ["noble-sacrifice"], "fate": 1},
            {"characters": [at("akodo-toturi", status=theirs), at("ikoma-eiji", status="honored")]},
            asked=(0, 1),
        )
        assert game.first.barred("play:noble-sacrifice")
