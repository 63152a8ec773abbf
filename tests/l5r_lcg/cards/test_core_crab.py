"""Crab Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}
POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}


def provinces(*cards: Any, first: str = "manicured-garden", broken: bool = False) -> list[Any]:
    """Return five provinces; the first is faceup with ``cards`` on it."""
    return [at(first, cards=list(cards), broken=broken), *DEFAULTS[1:]]


def finish(game: Scene) -> None:
    """Let everybody pass until the conflict is over."""
    while game.conflict is not None:
        game.pass_all()


def used(game: Scene, kind: str) -> int:
    """Return how often something of a kind happened."""
    return game.kinds.count(kind)


def test_shiro_nishiyama_strengthens_the_defenders_only() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")]},
        {"stronghold": "shiro-nishiyama", "characters": [inside("hida-guardian"), "kaiu-envoy"]},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("trigger:shiro-nishiyama")
    guardian, envoy = game.card("hida-guardian"), game.card("kaiu-envoy")
    assert (guardian.military, guardian.political) == (2, 2) and (envoy.military, envoy.political) == (1, 0)
    assert game.card("shiro-nishiyama").bowed and game.card("matsu-berserker").military == 3


def test_shiro_nishiyama_does_nothing_for_attackers() -> None:
    game = scene(
        {"stronghold": "shiro-nishiyama", "characters": [inside("hida-guardian")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:shiro-nishiyama")


def test_defend_the_wall_resolves_the_ring_for_the_winning_defender() -> None:
    game = scene(
        {"characters": [inside("hida-guardian")]},
        {"characters": [inside("borderlands-defender")], "provinces": provinces(first="defend-the-wall")},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.second.does("trigger:province:1.0").does("select:take")
    assert (game.first.honor, game.second.honor) == (9, 11)


def test_defend_the_wall_needs_its_player_to_win_there() -> None:
    wall = provinces(first="defend-the-wall")
    lost = scene(
        {"characters": [inside("borderlands-defender")]},
        {"characters": [inside("hida-guardian")], "provinces": wall},
        conflict=MILITARY,
    )
    finish(lost)
    assert used(lost, "resolve-ring") == 0
    elsewhere = scene(
        {"characters": [inside("hida-guardian")]},
        {"characters": [inside("borderlands-defender")], "provinces": wall},
        conflict={**MILITARY, "province": 1},
    )
    finish(elsewhere)
    assert used(elsewhere, "resolve-ring") == 0


def test_hida_guardian_gives_two_for_each_holding() -> None:
    game = scene(
        {"characters": [inside("hida-guardian"), inside("kaiu-envoy"), "eager-scout"],
         "provinces": [at("pilgrimage", cards=["funeral-pyre", "imperial-storehouse"]), *DEFAULTS[1:]]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.triggers("hida-guardian")
    assert (game.card("kaiu-envoy").military, game.card("kaiu-envoy").political) == (5, 4)


def test_hida_guardian_needs_a_holding_and_to_participate() -> None:
    for guardian, holdings in ((inside("hida-guardian"), []), (at("hida-guardian"), ["funeral-pyre"])):
        game = scene(
            {"characters": [guardian, inside("kaiu-envoy")], "provinces": provinces(*holdings)},
            conflict=MILITARY,
            to_act=0,
            asked=(0,),
        )
        assert not game.first.may("trigger:hida-guardian")


def test_kaiu_envoy_leaves_a_fate_and_a_card() -> None:
    game = scene({"characters": ["kaiu-envoy"], "provinces": provinces("funeral-pyre")})
    game.first.triggers("funeral-pyre")
    if game.first.asked == "order":
        game.first.does("kaiu-envoy")
    assert game.first.fate == 1 and len(game.first.hand) == 2


def test_hiruma_yojimbo_cannot_attack_but_defends() -> None:
    game = scene({"characters": ["hiruma-yojimbo", "hida-guardian"]}, step="3.2")
    assert game.first.may("commit:hida-guardian") and not game.first.may("commit:hiruma-yojimbo")
    game = scene(
        {"characters": [inside("hida-guardian")]}, {"characters": ["hiruma-yojimbo"]}, conflict=MILITARY, step="3.2.1"
    )
    game.second.defends("hiruma-yojimbo")
    assert game.card("hiruma-yojimbo").defending


def test_shrewd_yasuki_takes_one_of_two_unseen_by_the_opponent() -> None:
    game = scene(
        {"characters": [inside("shrewd-yasuki")], "conflict_deck": ["banzai", "rout", "outwit"]},
        {"provinces": provinces("funeral-pyre")},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.triggers("shrewd-yasuki", "rout")
    assert game.first.hand == ["rout"]
    assert [card.id for card in game.first.player.conflict_deck] == ["banzai", "outwit"]
    told = [seen.facts for record in game.match.records if (seen := record.seen_by(1))]
    assert "rout" not in str(told) and "banzai" not in str(told)


def test_shrewd_yasuki_needs_a_holding_and_to_participate() -> None:
    for yasuki, holdings in ((inside("shrewd-yasuki"), []), (at("shrewd-yasuki"), ["funeral-pyre"])):
        game = scene(
            {"characters": [yasuki, inside("hida-guardian")], "provinces": provinces(*holdings)},
            conflict=POLITICAL,
            to_act=0,
            asked=(0,),
        )
        assert not game.first.may("trigger:shrewd-yasuki")


def test_vanguard_warrior_dies_to_place_a_fate() -> None:
    game = scene({"characters": ["vanguard-warrior", "hida-guardian"]}, {"characters": ["matsu-berserker"]})
    game.first.triggers("vanguard-warrior", "hida-guardian")
    assert game.card("hida-guardian").fate == 1 and game.zone("vanguard-warrior") == "dynasty discard"


def test_borderlands_defender_stands_while_defending() -> None:
    game = scene(
        {"characters": [inside("hida-kisada")], "hand": ["rout"], "fate": 1},
        {"characters": [inside("borderlands-defender"), inside("hida-guardian")], "hand": ["rout"], "fate": 1},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:rout")
    assert not game.card("hida-guardian").participating and game.card("borderlands-defender").participating
    alone = scene(
        {"characters": [inside("hida-guardian")], "hand": ["admit-defeat"]},
        {"characters": [inside("borderlands-defender")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not alone.first.may("play:admit-defeat")


def test_borderlands_defender_is_moved_by_its_own_side_and_bows_after_the_conflict() -> None:
    game = scene(
        {"characters": [inside("hida-guardian")]},
        {
            "characters": [inside("borderlands-defender")],
            "provinces": provinces("favorable-ground", first="pilgrimage"),
        },
        conflict=MILITARY,
        to_act=1,
    )
    assert game.second.may("trigger:favorable-ground")
    finish(game)
    assert game.card("borderlands-defender").bowed


def test_borderlands_defender_falls_back_when_attacking() -> None:
    game = scene(
        {"characters": [inside("borderlands-defender")]},
        {"characters": [inside("hida-kisada")], "hand": ["rout"], "fate": 1},
        conflict=MILITARY,
        to_act=1,
    )
    game.second.does("play:rout")
    assert not game.card("borderlands-defender").participating


def test_intimidating_hida_shames_an_opponent_who_passes() -> None:
    game = scene({"characters": ["hida-guardian"]}, {"characters": ["intimidating-hida"]}, step="3.2")
    game.first.passes()
    game.second.does("trigger:intimidating-hida")
    assert (game.first.honor, game.second.honor) == (9, 10)
    own = scene({"characters": ["intimidating-hida"]}, step="3.2", asked=(0,))
    own.first.passes()
    assert not own.first.may("trigger:intimidating-hida")


def test_vengeful_berserker_doubles_after_a_friend_falls() -> None:
    game = scene(
        {
            "characters": [
                inside("vengeful-berserker", attachments=["fine-katana"]),
                inside("stoic-gunso"),
                "eager-scout",
            ]
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("stoic-gunso", "eager-scout").does("trigger:vengeful-berserker")
    assert game.card("vengeful-berserker").military == 10
    finish(game)
    assert game.card("vengeful-berserker").military == 5


def test_vengeful_berserker_needs_a_conflict() -> None:
    game = scene({"characters": ["vengeful-berserker", "eager-scout"], "provinces": provinces("funeral-pyre")})
    game.first.triggers("funeral-pyre", "eager-scout")
    assert not game.first.may("trigger:vengeful-berserker") and game.card("vengeful-berserker").military == 3


def test_vengeful_berserker_does_not_mourn_enemies_or_attachments() -> None:
    for host, victim in ((0, "tattooed-wanderer"), (1, "eager-scout")):
        sides: list[dict[str, Any]] = [{"characters": [inside("vengeful-berserker")]}, {"characters": ["eager-scout"]}]
        if host == 0:
            sides[0]["characters"].append(at("hida-guardian", attachments=["tattooed-wanderer"]))
        hand = ["let-go"] if host == 0 else ["assassination"]
        game = scene({**sides[0], "hand": hand, "fate": 2}, sides[1], conflict=MILITARY, to_act=0)
        game.first.plays(hand[0], on=victim if game.first.asked == "target" else None)
        if game.first.asked == "target":
            game.first.does(victim)
        assert not game.card(victim).in_play and game.card("vengeful-berserker").military == 3
        assert game.first.asked != "reaction"


def test_hida_tomonatsu_sends_an_attacker_back_to_its_deck() -> None:
    game = scene(
        {"characters": [inside("hida-guardian"), inside("kaiu-shuichi")]},
        {"characters": [inside("hida-tomonatsu"), inside("borderlands-defender")]},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.second.triggers("hida-tomonatsu")
    assert game.first.player.dynasty_deck[-1].id == "hida-guardian"
    assert game.zone("hida-tomonatsu") == "dynasty discard" and game.card("kaiu-shuichi").in_play


def test_hida_tomonatsu_spares_unique_attackers_and_acts_only_in_defense() -> None:
    for attackers, defenders in (
        ([inside("kaiu-shuichi")], [inside("hida-tomonatsu"), inside("borderlands-defender")]),
        ([inside("hida-tomonatsu"), inside("borderlands-defender")], [inside("hida-guardian")]),
    ):
        game = scene({"characters": attackers}, {"characters": defenders}, conflict=MILITARY)
        finish(game)
        assert game.card("hida-tomonatsu").in_play and used(game, "initiate") == 0


def test_steadfast_witch_hunter_readies_for_a_sacrifice() -> None:
    game = scene({"characters": ["steadfast-witch-hunter", "eager-scout", at("hida-guardian", bowed=True)]})
    game.first.triggers("steadfast-witch-hunter", "eager-scout")
    assert not game.card("hida-guardian").bowed and game.zone("eager-scout") == "dynasty discard"


def test_steadfast_witch_hunter_needs_somebody_bowed() -> None:
    game = scene({"characters": ["steadfast-witch-hunter", "eager-scout"]}, asked=(0,))
    assert not game.first.may("trigger:steadfast-witch-hunter")


def test_kaiu_shuichi_gains_a_fate_beside_a_holding() -> None:
    holding = {"provinces": provinces("imperial-storehouse")}
    game = scene({"characters": [inside("kaiu-shuichi")]}, holding, conflict=MILITARY, to_act=0)
    game.first.triggers("kaiu-shuichi")
    assert game.first.fate == 1
    for shuichi, side in ((inside("kaiu-shuichi"), {}), (at("kaiu-shuichi"), holding)):
        game = scene({"characters": [shuichi, inside("hida-guardian")]}, side, conflict=MILITARY, to_act=0, asked=(0,))
        assert not game.first.may("trigger:kaiu-shuichi")


def test_hida_kisada_cancels_the_first_action_ability_and_no_second() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        {"characters": ["hida-kisada"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:brash-samurai")
    assert not game.card("brash-samurai").honored
    game.second.passes()
    assert not game.first.may("trigger:brash-samurai")
    game.first.plays("banzai")
    assert game.card("brash-samurai").military == 4


def test_hida_kisada_cancels_an_event_which_still_counts_as_played() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        {"characters": [inside("hida-kisada", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("banzai", on="brash-samurai")
    game.second.does("trigger:watch-commander")
    assert game.card("brash-samurai").military == 2 and game.zone("banzai") == "conflict discard"
    assert game.first.honor == 9


def test_hida_kisada_leaves_played_cards_reactions_and_his_own_side_alone() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["fine-katana"]},
        {"characters": ["hida-kisada", inside("hida-guardian"), inside("kaiu-envoy")],
         "provinces": provinces("imperial-storehouse")},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.plays("fine-katana", on="brash-samurai")
    assert game.card("brash-samurai").military == 4
    game.second.triggers("hida-guardian", "kaiu-envoy")
    assert game.card("kaiu-envoy").military == 3
    game.first.does("trigger:brash-samurai")
    assert not game.card("brash-samurai").honored


def test_hida_kisada_who_comes_after_the_first_action_cancels_nothing() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["banzai"]},
        {"hand": ["charge"], "fate": 1, "provinces": provinces("hida-kisada")},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:brash-samurai")
    game.second.plays("charge")
    assert game.card("hida-kisada").in_play
    game.first.plays("banzai", on="brash-samurai")
    assert game.card("brash-samurai").honored and game.card("brash-samurai").military == 6


def test_hida_kisada_is_silent_for_the_phase_once_he_lost_a_conflict() -> None:
    game = scene(
        {"characters": [inside("brash-samurai"), "doji-hotaru"], "stronghold": "shizuka-toshi"},
        {"characters": ["hida-kisada", "kaiu-envoy"]},
        conflict=MILITARY,
    )
    game.pass_all(until="declare-conflict")
    game.second.passes()
    game.pass_all(until="declare-conflict")
    game.first.declares("water", "political", 1, "doji-hotaru")
    game.second.defends("kaiu-envoy").passes()
    game.first.triggers("shizuka-toshi")
    assert game.card("kaiu-envoy").bowed


def test_hida_kisada_cancels_anew_in_each_conflict() -> None:
    game = scene(
        {"characters": [inside("brash-samurai"), "doji-hotaru"]},
        {"characters": [inside("hida-kisada"), "kaiu-envoy"]},
        conflict=MILITARY,
    )
    game.pass_all(until="declare-conflict")
    game.second.passes()
    game.pass_all(until="declare-conflict")
    game.first.declares("water", "political", 1, "doji-hotaru")
    game.second.defends("kaiu-envoy").passes()
    game.first.triggers("shizuka-toshi")
    assert not game.card("kaiu-envoy").bowed and game.card("shizuka-toshi", 0).bowed


def test_borderlands_fortifications_trades_places_with_a_facedown_card() -> None:
    game = scene(
        {"provinces": [at("pilgrimage", cards=["borderlands-fortifications"]),
                       at("manicured-garden", cards=[at("hida-guardian", facedown=True)]), *DEFAULTS[2:]]},
    )  # fmt: skip
    assert (game.province(0, 0).strength, game.province(0, 1).strength) == (7, 4)
    game.first.triggers("borderlands-fortifications")
    left, right = game.province(0, 0), game.province(0, 1)
    assert [card.id for card in left.contents] == ["hida-guardian"] and left.contents[0].facedown
    assert [card.id for card in right.contents] == ["borderlands-fortifications"]
    assert (left.strength, right.strength) == (5, 6)
    told = [seen.facts for record in game.match.records if (seen := record.seen_by(0))]
    assert "hida-guardian" not in str(told)


def test_borderlands_fortifications_needs_another_card_elsewhere() -> None:
    for lying in (["borderlands-fortifications"], ["borderlands-fortifications", "hida-guardian"]):
        game = scene({"provinces": provinces(*lying)}, asked=(0,))
        assert not game.first.may("trigger:borderlands-fortifications")


def test_funeral_pyre_burns_a_friend_for_a_card() -> None:
    game = scene({"characters": ["eager-scout", "hida-guardian"], "provinces": provinces("funeral-pyre")})
    game.first.triggers("funeral-pyre", "eager-scout")
    assert len(game.first.hand) == 1 and game.zone("eager-scout") == "dynasty discard"
    alone = scene({"provinces": provinces("funeral-pyre")}, {"characters": ["eager-scout"]}, asked=(0,))
    assert not alone.first.may("trigger:funeral-pyre")


def test_hiruma_ambusher_silences_a_character() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")]},
        {"hand": ["hiruma-ambusher"], "fate": 2},
        conflict=MILITARY,
        to_act=1,
        asked=(0,),
    )
    game.second.plays("hiruma-ambusher", into="conflict").triggers("hiruma-ambusher", "brash-samurai")
    assert game.first.asked == "action" and not game.first.may("trigger:brash-samurai")


def test_hiruma_ambusher_must_enter_as_a_defender() -> None:
    for seat, into in ((0, "conflict"), (1, "home")):
        sides: list[dict[str, Any]] = [{"characters": [inside("brash-samurai")]}, {}]
        sides[seat] |= {"hand": ["hiruma-ambusher"], "fate": 2}
        game = scene(*sides, conflict=MILITARY, to_act=seat)
        player = (game.first, game.second)[seat]
        player.plays("hiruma-ambusher", into=into)
        assert game.card("hiruma-ambusher").in_play and player.asked != "reaction"


def test_stoic_gunso_grows_by_a_sacrifice() -> None:
    game = scene({"characters": [inside("stoic-gunso"), "eager-scout"]}, conflict=MILITARY, to_act=0)
    game.first.triggers("stoic-gunso", "eager-scout")
    assert game.card("stoic-gunso").military == 5 and game.zone("eager-scout") == "dynasty discard"
    peace = scene({"characters": ["stoic-gunso", "eager-scout"]}, asked=(0,))
    assert not peace.first.may("trigger:stoic-gunso")


def test_reprieve_saves_from_the_fate_phase() -> None:
    game = scene({"characters": [at("hida-guardian", attachments=["reprieve"])]}, step="4.2")
    game.first.does("trigger:reprieve")
    assert game.card("hida-guardian").in_play and game.zone("reprieve") == "conflict discard"


def test_faq_reprieve_prevents_a_sacrifice_that_is_a_cost() -> None:
    game = scene(
        {"characters": ["steadfast-witch-hunter", at("eager-scout", attachments=["reprieve"]),
                        at("hida-guardian", bowed=True)]},
    )  # fmt: skip
    game.first.triggers("steadfast-witch-hunter", "eager-scout").does("trigger:reprieve")
    assert game.card("eager-scout").in_play and game.zone("reprieve") == "conflict discard"
    assert game.card("hida-guardian").bowed
    game.first.triggers("steadfast-witch-hunter", "eager-scout")
    assert not game.card("hida-guardian").bowed


def test_faq_reprieve_keeps_way_of_the_crab_unplayed_when_it_saves_the_cost() -> None:
    game = scene(
        {"characters": [at("eager-scout", attachments=["reprieve"])], "hand": ["way-of-the-crab"], "fate": 2},
        {"characters": ["matsu-berserker"]},
    )
    game.first.plays("way-of-the-crab").does("trigger:reprieve")
    assert game.first.hand == ["way-of-the-crab"] and game.card("matsu-berserker").in_play
    game.first.plays("way-of-the-crab")
    assert not game.card("matsu-berserker").in_play


def test_faq_reprieve_saves_from_the_effect_of_way_of_the_crab() -> None:
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab"], "fate": 1},
        {"characters": [at("matsu-berserker", attachments=["reprieve"])]},
    )
    game.first.plays("way-of-the-crab")
    game.second.does("trigger:reprieve")
    assert game.card("matsu-berserker").in_play and game.zone("way-of-the-crab") == "conflict discard"


def test_watch_commander_shames_every_card_played() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["fine-katana", "ornate-fan"]},
        {"characters": [inside("hida-guardian", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    for number, attachment in enumerate(("fine-katana", "ornate-fan"), 1):
        game.first.plays(attachment, on="brash-samurai")
        game.second.does("trigger:watch-commander").passes()
        assert game.first.honor == 10 - number
    assert game.second.honor == 10


def test_faq_watch_commander_reacts_to_let_go_before_it_is_discarded() -> None:
    game = scene(
        {"characters": [inside("brash-samurai")], "hand": ["let-go"]},
        {"characters": [inside("hida-guardian", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("let-go")
    assert game.card("watch-commander").in_play
    game.second.does("trigger:watch-commander")
    assert game.first.honor == 9 and game.zone("watch-commander") == "conflict discard"


def test_watch_commander_minds_neither_its_own_side_nor_when_at_home() -> None:
    for seat, guardian in ((1, inside), (0, at)):
        sides: list[dict[str, Any]] = [
            {"characters": [inside("brash-samurai")]},
            {"characters": [guardian("hida-guardian", attachments=["watch-commander"])]},
        ]
        sides[seat] |= {"hand": ["fine-katana"]}
        game = scene(*sides, conflict=MILITARY, to_act=seat)
        (game.first, game.second)[seat].plays("fine-katana", on="brash-samurai")
        assert game.second.asked != "reaction" and (game.first.honor, game.second.honor) == (10, 10)


def test_watch_commander_is_for_your_own_and_one_to_each() -> None:
    game = scene(
        {"characters": [at("hida-guardian", attachments=["watch-commander"]), "eager-scout", "kaiu-envoy"],
         "hand": ["watch-commander"], "fate": 1},
        {"characters": ["matsu-berserker"]},
    )  # fmt: skip
    game.first.does("play:watch-commander")
    assert game.first.options == ["choose:eager-scout", "choose:kaiu-envoy"]


def test_jade_tetsubo_returns_the_fate_of_the_weaker() -> None:
    game = scene(
        {"characters": [inside("hida-guardian", attachments=["jade-tetsubo"])]},
        {
            "characters": [
                inside("matsu-berserker", fate=2),
                inside("steadfast-witch-hunter", fate=1),
                at("eager-scout", fate=1),
            ]
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.triggers("jade-tetsubo")
    assert game.card("matsu-berserker").fate == 0 and game.second.fate == 2
    assert game.card("jade-tetsubo").bowed and game.card("steadfast-witch-hunter").fate == 1
    removed = [record.facts for record in game.match.records if record.kind == "remove-fate"]
    assert [(facts["player"], facts["amount"]) for facts in removed] == [(1, 2)]


def test_jade_tetsubo_needs_its_bearer_in_the_conflict_a_weaker_one_and_fate() -> None:
    for bearer, victim in (
        (at, inside("matsu-berserker", fate=2)),
        (inside, inside("steadfast-witch-hunter", fate=2)),
        (inside, inside("matsu-berserker")),
    ):
        game = scene(
            {"characters": [bearer("hida-guardian", attachments=["jade-tetsubo"]), inside("kaiu-envoy")]},
            {"characters": [victim]},
            conflict=MILITARY,
            to_act=0,
            asked=(0,),
        )
        assert not game.first.may("trigger:jade-tetsubo")


def test_jade_tetsubo_is_for_your_own() -> None:
    game = scene({"characters": ["eager-scout"], "hand": ["jade-tetsubo"], "fate": 2}, {"characters": ["kaiu-envoy"]})
    game.first.plays("jade-tetsubo")
    assert game.card("jade-tetsubo").host is game.card("eager-scout")


def test_levy_lets_the_opponent_select_what_to_give() -> None:
    game = scene({"hand": ["levy", "levy"]}, {"fate": 1})
    game.first.plays("levy")
    assert game.second.options == ["select:fate", "select:honor"]
    game.second.does("select:fate")
    assert (game.first.fate, game.second.fate) == (1, 0)
    game.first.plays("levy")
    assert (game.first.honor, game.second.honor) == (11, 9)


def rebuilding(lying: Any, *, broken: bool = False, **more: Any) -> Scene:
    """Return a scene in which Rebuild is in hand and a holding in the discard pile."""
    return scene(
        {
            "hand": ["rebuild"],
            "provinces": provinces(lying, broken=broken),
            "dynasty_discard": ["imperial-storehouse", "eager-scout"],
            **more,
        },
        {"hand": ["voice-of-honor"], "characters": [at("doji-hotaru", status="honored")]},
        asked=(0,),
    )


def test_rebuild_puts_a_holding_where_another_card_was() -> None:
    for lying in ("hida-guardian", at("hida-guardian", facedown=True), "funeral-pyre"):
        game = rebuilding(lying)
        game.first.plays("rebuild")
        game.second.passes()
        here = game.province(0, 0).contents
        assert [card.id for card in here] == ["imperial-storehouse"] and here[0].in_play
        assert len(game.first.player.dynasty_deck) == 9 and used(game, "shuffle") == 1
        assert [card.id for card in game.first.player.dynasty_discard] == ["eager-scout"]


def test_rebuild_tells_nobody_which_facedown_card_was_shuffled_back() -> None:
    game = rebuilding(at("hida-guardian", facedown=True))
    game.first.plays("rebuild")
    game.second.passes()
    for viewer in (0, 1):
        assert "hida-guardian" not in str([seen.facts for r in game.match.records if (seen := r.seen_by(viewer))])


def test_rebuild_cancelled_leaves_the_province_to_be_refilled() -> None:
    game = rebuilding("hida-guardian")
    game.first.plays("rebuild")
    game.second.does("trigger:voice-of-honor")
    here = game.province(0, 0).contents
    assert len(here) == 1 and here[0].facedown and game.zone("imperial-storehouse") == "dynasty discard"


def test_rebuild_needs_an_unbroken_province_and_a_discarded_holding() -> None:
    assert rebuilding("hida-guardian").first.may("play:rebuild")
    assert not rebuilding("hida-guardian", broken=True).first.may("play:rebuild")
    assert not rebuilding("hida-guardian", dynasty_discard=["eager-scout"]).first.may("play:rebuild")


def test_way_of_the_crab_trades_sacrifices_once_a_round() -> None:
    game = scene(
        {"characters": ["eager-scout", "hida-guardian", "wandering-ronin"], "hand": ["way-of-the-crab"] * 2, "fate": 2},
        {"characters": ["matsu-berserker", "ikoma-prodigy"]},
        asked=(0,),
    )
    game.first.does("play:way-of-the-crab")
    assert game.first.options == ["choose:eager-scout", "choose:hida-guardian"]
    game.first.does("eager-scout")
    game.second.does("ikoma-prodigy").passes()
    assert game.zone("ikoma-prodigy") == "dynasty discard" and game.card("matsu-berserker").in_play
    assert game.first.asked == "action" and not game.first.may("play:way-of-the-crab")


def test_way_of_the_crab_needs_a_crab_and_an_enemy() -> None:
    for mine, theirs in ((["doji-whisperer"], ["matsu-berserker"]), (["eager-scout"], [])):
        game = scene({"characters": mine, "hand": ["way-of-the-crab"], "fate": 1}, {"characters": theirs}, asked=(0,))
        assert not game.first.may("play:way-of-the-crab")


def test_faq_way_of_the_crab_may_be_played_in_the_dynasty_phase() -> None:
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab"], "fate": 1},
        {"characters": ["matsu-berserker"]},
        step="1.4",
    )
    game.first.plays("way-of-the-crab")
    assert game.zone("matsu-berserker") == "dynasty discard"


def test_the_mountain_does_not_fall_keeps_a_defender_ready_but_no_attacker() -> None:
    for seat, stays_ready in ((1, True), (0, False)):
        sides: list[dict[str, Any]] = [{"characters": [inside("kaiu-envoy")]}, {"characters": [inside("kaiu-envoy")]}]
        sides[seat] = {"characters": [inside("hida-guardian")], "hand": ["the-mountain-does-not-fall"], "fate": 1}
        game = scene(*sides, conflict=MILITARY, to_act=seat)
        (game.first, game.second)[seat].plays("the-mountain-does-not-fall", on="hida-guardian")
        finish(game)
        assert game.card("hida-guardian").bowed is not stays_ready and game.card("kaiu-envoy").bowed


def test_the_mountain_does_not_fall_is_played_once_a_round() -> None:
    game = scene({"characters": ["hida-guardian"], "hand": ["the-mountain-does-not-fall"] * 2, "fate": 2}, asked=(0,))
    game.first.plays("the-mountain-does-not-fall")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("play:the-mountain-does-not-fall")
