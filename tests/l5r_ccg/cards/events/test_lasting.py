"""Events that last."""

from typing import Any

import pytest

from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.cards.scenes import after_event, dawn, events_begin, play_on, turned_up
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

LION = "the-ancestral-home-of-the-lion"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
DOOM = "doom-of-the-dark-lord"
UJI = "daidoji-uji"
KUWANAN = "doji-kuwanan"
GENERAL = "retired-general"
MONSOON = "monsoon"
KATSUDA = "shiba-katsuda"
GOLD = ["gold-mine"] * 4
TSUKE = "isawa-tsuke"
UONA = "isawa-uona"
TOMO = "asahina-tomo"
JUNZO = "yogo-junzo"
SUKUNE = "hida-sukune"


def lions_recruiting(event: str, honor: int = 5, turn: int = 1) -> Scene:
    """Let the Event be resolved, then let the Lion player's dynasty phase of some turn begin."""
    provinces = [{"card": at(event, facedown=True)}, {"card": "matsu-yojo"}, {}, {}]
    game = scene(
        {"stronghold": LION, "provinces": provinces, "holdings": ["diamond-mine"] * 2, "honor": honor},
        {"stronghold": LION, "provinces": [{"card": "matsu-yojo"}, {}, {}, {}], "holdings": ["diamond-mine"] * 2,
         "honor": honor},
        phase="straighten", active=0,
    )  # fmt: skip
    game.pass_to("dynasty", turn=turn)
    return game


def may_be_honored(game: Scene) -> bool:
    """Recruit the Personality; tell whether the player may choose to gain Honor."""
    seat = game.seats[game.table.active]
    seat.does("recruit:matsu-yojo")
    return seat.asked == "clan-benefit" and seat.may("honor")


def may_attack(game: Scene, seat: int) -> bool:
    """Tell whether this player may still attack in this turn."""
    turn = game.table.turn
    game.pass_while(lambda: game.table.turn == turn and game.seats[seat].asked != "declare-attack")
    return game.table.turn == turn


# Alliance


def test_an_allied_clan_costs_two_gold_less_for_the_rest_of_the_game() -> None:
    places = [{"card": "alliance"}, {"card": at(YOJO, facedown=False)}, {"card": at(UNARI, facedown=False)}, {}]
    game = scene({"provinces": places}, phase="events")
    price = {one: game.table.gold_cost(game.card(one), 0) for one in (YOJO, UNARI)}
    game.pass_to("clan", seat=0)
    assert "clan:0" in game.first.options and game.first.prompt is not None
    assert "Crab" not in [option.value for option in game.first.prompt.options]
    lion = next(option.key for option in game.first.prompt.options if option.value == "Lion")
    game.first.does(lion)
    game.pass_to("action", seat=0, turn=3)
    now = {one: game.table.gold_cost(game.card(one), 0) for one in (YOJO, UNARI)}
    assert now == {YOJO: price[YOJO] - 2, UNARI: price[UNARI]}


# Are You With Me?


def test_everybodys_followers_cost_six_gold_less_but_at_least_one() -> None:
    game = dawn("are-you-with-me", {"personalities": [YOJO], "hand": ["heavy-infantry", "light-infantry"]})
    costs = [game.table.gold_cost(game.card(one, 0), 0) for one in ("heavy-infantry", "light-infantry")]
    full = [game.card(one, 0).face.gold_cost for one in ("heavy-infantry", "light-infantry")]
    assert costs == [max(1, one - 6) for one in full]
    assert game.table.gold_cost(game.card("light-infantry", 1), 1) == 1


def test_followers_that_cost_nothing_cost_no_more_by_it() -> None:
    game = dawn("are-you-with-me", {"personalities": [YOJO], "hand": ["ashigaru"]})
    assert game.table.gold_cost(game.card("ashigaru"), 0) == 0


def test_followers_cost_as_before_from_the_next_turn_on() -> None:
    game = dawn("are-you-with-me", {"hand": ["light-infantry"]})
    game.pass_to("action", 0, turn=game.table.turn + 2)
    one = game.card("light-infantry", 0)
    assert game.table.gold_cost(one, 0) == one.face.gold_cost


# As the Shadow Falls


@pytest.mark.parametrize(("turn", "gain"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 2)])
def test_the_shadow_takes_all_honor_until_the_second_turn_from_now(turn: int, gain: int) -> None:
    game = lions_recruiting("as-the-shadow-falls", turn=turn)
    honor = game.first.honor
    game.happens(game.table.rules_of(0).gain_honor(2))
    assert game.first.honor == honor + gain


# Bloom of the White Orchid


def test_the_white_orchid_makes_spells_cost_nothing_until_the_next_turn() -> None:
    wizard = {"personalities": ["isawa-tadaka"], "hand": ["biting-steel", "biting-steel"]}
    game = events_begin("bloom-of-the-white-orchid", wizard)
    play_on(game, 0, 1)
    game.first.does("attach:biting-steel").chooses("isawa-tadaka")
    assert game.card("biting-steel").host is game.card("isawa-tadaka")
    left = game.first.player.hand[0]
    assert game.table.gold_cost(left, 0, game.card("isawa-tadaka")) == 0
    play_on(game, 0, 3)
    assert game.table.gold_cost(left, 0, game.card("isawa-tadaka")) == left.face.gold_cost > 0


# Celestial Alignment


def test_shugenja_do_not_bow_for_spells_and_kiho_until_the_players_next_turn() -> None:
    side = {
        "personalities": [at("isawa-uona", attachments=["biting-steel"]), YOJO],
        "hand": ["strength-of-my-ancestors"],
    }
    lying = [{"card": "celestial-alignment"}, {}, {}, {}]
    game = scene({**side, "provinces": lying}, phase="events")
    game.first.does("use:biting-steel").chooses(YOJO)
    assert not game.card("isawa-uona").bowed
    game.second.passes()
    force = game.card(YOJO).force
    game.first.does("play:strength-of-my-ancestors").chooses(YOJO)
    assert not game.card("isawa-uona").bowed and game.card(YOJO).force == force + 2
    game.pass_to("action", 0, turn=3, limit=200)
    game.first.does("use:biting-steel").chooses(YOJO)
    assert game.card("isawa-uona").bowed


def test_monks_still_bow_for_a_kiho() -> None:
    lying = [{"card": "celestial-alignment"}, {}, {}, {}]
    game = scene({"personalities": ["koichi", YOJO], "hand": ["strength-of-my-ancestors"], "provinces": lying},
                 phase="events")  # fmt: skip
    game.first.does("play:strength-of-my-ancestors").chooses(YOJO)
    assert game.card("koichi").bowed


# The Celestial Pattern


def test_the_next_event_falls_into_the_celestial_pattern() -> None:
    both = [{"card": "the-celestial-pattern"}, {"card": "bon-festival"}, {}, {}]
    game = scene({"provinces": both, "dynasty_discard": [at(YOJO, died="honorably")], "honor": 5}, phase="events")
    game.pass_to("action", seat=0, turn=1)
    assert game.first.honor == 5 and game.zone("bon-festival") == "dynasty discard"
    assert not game.table.players[0].added("no-event")


# Dead Walk The Earth


def test_the_dead_walk_until_the_next_events_phase_and_then_crumble() -> None:
    oni = at("yogo-junzo", attachments=["goblin-mob"])
    game = events_begin("dead-walk-the-earth", {"personalities": [oni, UNARI], "hand": ["goblin-mob"], "holdings":
                     ["diamond-mine"] * 2})  # fmt: skip
    printed = {name: game.card(name).face.force for name in ("yogo-junzo", "goblin-mob", UNARI)}
    play_on(game, 0, 1)
    game.first.does("attach:goblin-mob").chooses(UNARI).pays()
    assert [card.force - printed["goblin-mob"] for card in game.cards("goblin-mob") if card.in_play] == [4, 4]
    assert game.card(UNARI).force == printed[UNARI]
    play_on(game, 1, 2)
    assert game.card("yogo-junzo").force == printed["yogo-junzo"] + 4
    play_on(game, 0, 3)
    assert game.zone("yogo-junzo") == "dynasty discard" and game.zone(UNARI) == "play"
    assert not any(card.in_play for card in game.cards("goblin-mob"))


def test_the_cover_for_a_walking_personality_is_not_lifted_twice() -> None:
    provinces = [{"card": "dead-walk-the-earth"}, {"card": "yogo-junzo-experienced"}, {}, {}]
    game = scene({"provinces": provinces, "personalities": ["yogo-junzo"], "honor": 20}, phase="events")
    game.pass_to("dynasty", seat=0, turn=1)
    game.first.does("overlay:yogo-junzo-experienced>yogo-junzo")
    card = game.card("yogo-junzo-experienced")
    assert card.in_play and card.force == card.face.force + 4


# Doom of the Dark Lord


def standing(game: Scene) -> list[int]:
    return [len(side.player.standing) for side in game.seats]


def test_everybody_draws_a_second_card_for_the_rest_of_the_game() -> None:
    deck = ["ashigaru"] * 9
    game = dawn(DOOM, {"fate_deck": deck}, {"fate_deck": deck})
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert [len(side.player.fate_deck) for side in game.seats] == [7, 7] and standing(game) == [4, 4]


def test_each_card_that_is_not_there_costs_the_rightmost_province() -> None:
    game = dawn(DOOM, {"fate_deck": ["ashigaru"]}, {"fate_deck": []})
    game.pass_to("action", 1, turn=game.table.turn + 1)
    assert standing(game) == [3, 4] and game.province(0, 3).destroyed and len(game.first.player.hand) == 1
    game.pass_to("action", 0, turn=game.table.turn + 1)
    assert standing(game) == [3, 2]


def test_an_empty_deck_costs_no_province_without_the_doom() -> None:
    game = scene({"fate_deck": []}, {})
    game.happens(game.table.rules_of(0).draw())
    assert standing(game) == [4, 4]


def test_a_draw_for_an_effect_costs_a_province_too_when_the_deck_is_empty() -> None:
    game = dawn(DOOM, {"fate_deck": []})
    game.happens(game.table.rules_of(1).draw(seat=0))
    assert standing(game) == [3, 4]
    again = load("again", frozenset(), dump(game.table))
    assert again.durations.delayed and again.players[0].value("draws-in-vain")


# Doom of the Dragon


def test_marked_dragons_keep_apart() -> None:
    game = after_event("doom-of-the-dragon", {"personalities": ["mirumoto-daini", "togashi-yoshi", YOJO]},
                     {"personalities": [UJI]})  # fmt: skip
    assert [token.name for token in game.card("mirumoto-daini").tokens] == ["Doom of the Dragon"]
    game.to_attack().attacks(1)
    one = game.first
    with pytest.raises(Exception, match="not-together"):
        one.does("commit:mirumoto-daini>province:1.0", "commit:togashi-yoshi>province:1.0")
    one.commits(mirumoto_daini="1.0", togashi_yoshi="1.1", matsu_yojo="1.0")
    assert game.card("mirumoto-daini").at is game.card(YOJO).at


# Doom of the Scorpion


def test_the_doom_of_the_scorpion_brings_their_provinces_to_nothing_for_a_while() -> None:
    fort = [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]
    game = events_begin("doom-of-the-scorpion", {},
                     {"stronghold": "the-ruined-fortress-of-the-scorpion", "provinces": fort,
                      "holdings": ["retired-general"], "personalities": [YOJO]})  # fmt: skip
    play_on(game, 1, 2)
    assert game.province(1, 1).strength == 0
    assert game.province(1, 0).strength == game.card("the-kaiu-walls").face.strength_bonus > 0
    assert game.province(0, 0).strength > 0
    play_on(game, 0, 3)
    assert game.province(1, 1).strength > 0


# Duty to the Empire


@pytest.mark.parametrize(("dark", "turn", "bound"), [("yogo-junzo", 1, True), ("yogo-junzo", 3, True),
                                                     ("yogo-junzo", 5, False), (YOJO, 1, False)])  # fmt: skip
def test_duty_binds_while_there_is_darkness(dark: str, turn: int, bound: bool) -> None:
    lying = [{"card": at("duty-to-the-empire", facedown=True)}, {}, {}, {}]
    game = scene({"provinces": lying}, {"personalities": [dark]}, phase="straighten", active=0)
    game.pass_to("action", seat=0, turn=turn)
    for player in game.table.players:
        assert player.forbids("honor-victory") is bound and player.forbids("act-politically") is bound


# Emergence of the Tortoise


def test_the_tortoise_skips_the_dynasty_phases() -> None:
    farms = [{"card": "emergence-of-the-tortoise"}, {"card": "small-farm"}, {}, {}]
    game = scene({"provinces": farms, "holdings": ["gold-mine"]}, {"provinces": farms[1:], "holdings": ["gold-mine"]},
                 phase="events")  # fmt: skip
    game.pass_while(lambda: game.table.turn < 3 and "dynasty" not in (game.first.asked, game.second.asked))
    assert game.table.turn == 3
    game.pass_to("dynasty", seat=0, turn=3)


# Emperor's Peace


def test_the_emperors_peace_lets_nobody_attack_until_the_next_turn_of_its_player() -> None:
    game = events_begin("emperor-s-peace", {"personalities": [UNARI]}, {"personalities": [YOJO]})
    assert not may_attack(game, 0)
    play_on(game, 1, 2)
    assert not may_attack(game, 1)
    play_on(game, 0, 3)
    assert may_attack(game, 0)


# Hototogitsu


def test_hototogitsu_blesses_farms_and_ashigaru() -> None:
    leader = at("tsukuro", attachments=["ashigaru", "light-infantry"])
    game = events_begin("hototogitsu", {"holdings": ["small-farm"], "personalities": [leader, "akiyoshi"],
                                     "hand": ["no-dachi"]})  # fmt: skip
    play_on(game, 0, 1)
    blessed = game.card("ashigaru").force
    assert game.card("light-infantry").force == game.card("light-infantry").face.force
    assert game.card("small-farm").changed("gold", 1) == 3
    play_on(game, 0, 3)
    assert game.card("small-farm").changed("gold", 1) == 1 and game.card("ashigaru").force == blessed - 1


# Imperial Quest


def quest() -> Scene:
    game = scene({"provinces": [{"card": "imperial-quest"}, {}, {}, {}]}, {"personalities": [KUWANAN], "honor": 10},
                 phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    return game


def test_a_personality_who_stays_on_the_quest_earns_honor() -> None:
    game = quest()
    assert game.card(KUWANAN).bowed
    for turn, honor in ((2, 12), (4, 14)):
        game.pass_to("stay-bowed", seat=1)
        game.second.does(f"stay-bowed:{KUWANAN}")
        game.pass_to("action", seat=1, turn=turn)
        assert game.second.honor == honor and game.card(KUWANAN).bowed
    game.pass_to("stay-bowed", seat=1)
    game.second.does()
    assert not game.card(KUWANAN).bowed and not game.card(KUWANAN).dishonored and game.second.honor == 14


def test_a_personality_who_gives_up_the_quest_is_dishonored() -> None:
    game = quest()
    game.pass_to("stay-bowed", seat=1)
    game.second.does()
    assert game.card(KUWANAN).dishonored and not game.table.durations.delayed
    assert not game.card(KUWANAN).value("may-stay-bowed")


# Kachiko's Kiss


def test_the_first_kiss_takes_the_favor_away_and_the_second_brings_it_back() -> None:
    # The only card of its deck returns to it and is drawn again immediately, face down.
    game = dawn("kachiko-s-kiss", {"personalities": [YOJO], "dynasty_deck": []}, {"personalities": [UJI]}, favor=1)
    game.second.passes()
    assert game.first.honor == 0 and game.table.favor is None and not game.first.may(f"lobby:{YOJO}")
    game.pass_to("action", 0, turn=game.table.turn + 2)
    assert game.first.honor == 0 and game.table.favor is None and game.first.may(f"lobby:{YOJO}")
    assert game.zone("kachiko-s-kiss") == "dynasty discard"


# Kisada's Blockade


def test_the_blockade_lasts_until_another_port_opens() -> None:
    game = after_event("kisada-s-blockade", {"holdings": ["port", "trade-route", "gold-mine"]})
    table = game.table
    assert game.card("port").forbids("bow-for-gold") and game.card("trade-route").forbids("bow-for-gold")
    assert not game.card("gold-mine").forbids("bow-for-gold")
    new = next(card for card in table.players[1].dynasty_deck)
    new.face = game.card("port").face
    game.happens(table.rules_of(1).enter_play(new))
    assert not game.card("port", 0).forbids("bow-for-gold") and not table.durations.delayed


# Light of the Sun Goddess


@pytest.mark.parametrize(("who", "may"), [("yogo-junzo", False), (UNARI, True)])
def test_the_light_of_the_sun_goddess_stops_those_with_shadowlands_cards(who: str, may: bool) -> None:
    game = events_begin("light-of-the-sun-goddess", {"personalities": [who]})
    assert may_attack(game, 0) is may


# Mine Riots


def test_the_mines_stay_bowed_through_the_riots() -> None:
    game = after_event("mine-riots", {}, {"holdings": [at("gold-mine", bowed=True), at("port", bowed=True)]})
    game.pass_to("action", seat=1, turn=2)
    assert game.card("gold-mine").bowed and not game.card("port").bowed
    game.pass_to("action", seat=0, turn=3)
    game.pass_to("action", seat=1, turn=4)
    assert not game.card("gold-mine").bowed


# Monsoon: worded as in Anvil of Despair, by a public table of cards (dragncards-hac).


def raining(*hand: str, **side: Any) -> Scene:
    game = scene(
        {"personalities": [UNARI], "hand": list(hand), "holdings": [GENERAL],
         "provinces": [{"card": at(MONSOON, facedown=True)}, {}, {}, {}], **side},
        {"personalities": [UJI]}, phase="events",
    )  # fmt: skip
    game.pass_to("action", seat=0)
    return game


def test_an_action_that_would_strengthen_somebody_does_nothing_at_all() -> None:
    game = raining("meditation")
    game.first.does("play:meditation").chooses(UNARI)
    assert (game.card(UNARI).force, game.card(UNARI).chi) == (4, 3) and game.zone("meditation") == "fate discard"
    assert not game.first.may(f"use:{GENERAL}")


def test_the_rain_washes_away_what_such_actions_have_given() -> None:
    lasting = [
        {"attribute": name, "value": 2, "until": "next-turn 0.1", "source": "biting-steel"} for name in ("force", "chi")
    ]
    game = raining(personalities=[at(UNARI, lasting=lasting)])
    assert (game.card(UNARI).force, game.card(UNARI).chi) == (4, 3)


def test_permanent_bonuses_and_tokens_still_count() -> None:
    game = raining(personalities=[at(UNARI, permanent=[{"attribute": "force", "value": 1, "source": "blood-oath"}],
                                     tokens=[{"force": 1, "name": "Sensei"}])])  # fmt: skip
    cause = game.table.rules_of(0)
    assert game.card(UNARI).force == 6
    game.happens(cause.place_token(game.card(UNARI), force=1, name="Sensei"))
    game.happens(cause.apply(game.card(UNARI), "force", 1, until="permanent"))
    assert game.card(UNARI).force == 8


def test_the_rain_ends_in_the_end_phase_two_turns_later() -> None:
    game = raining()
    kept(game)
    for turn, there in ((3, True), (5, True), (7, False)):
        game.pass_to("action", seat=0, turn=turn)
        assert game.card(MONSOON).in_play is there
    assert game.first.may(f"use:{GENERAL}")


def test_the_place_of_the_monsoon_is_filled_again() -> None:
    assert raining().province(0, 0).card is not None


# Naming the True Evil


def test_a_player_who_names_the_evil_is_stronger_against_it_and_may_not_use_it() -> None:
    game = dawn("naming-the-true-evil", {"personalities": [YOJO, at(KATSUDA, attachments=["light-infantry"])],
                "hand": ["goblin-mob"]}, {"personalities": ["yogo-junzo"]})  # fmt: skip
    assert not game.first.may("attach:goblin-mob")
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0", shiba_katsuda="1.0")
    game.second.commits(yogo_junzo="1.0")
    one, other = game.card(YOJO), game.card("light-infantry", 0)
    assert (one.force, one.chi) == (4, 4) and other.force == other.face.force + 2
    assert game.card("yogo-junzo").force == 3


def test_the_evil_cannot_be_named_by_its_servants() -> None:
    game = dawn("naming-the-true-evil", {"personalities": ["yogo-junzo"], "hand": ["goblin-mob"]})
    assert not game.first.player.lasting and game.first.may("attach:goblin-mob")


# New Taxes


def taxed(**more: object) -> Scene:
    game = scene({"provinces": [{"card": "new-taxes"}, {}, {}, {}], "honor": 10, "holdings": GOLD, **more},
                 {"honor": 10, "personalities": [UNARI]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    return game


def test_a_player_who_does_not_pay_the_new_taxes_loses_honor() -> None:
    game = taxed()
    game.pass_to("action", seat=1, turn=2)
    assert game.first.honor == 4


def test_part_of_the_taxes_saves_part_of_the_honor_and_is_paid_once() -> None:
    game = taxed()
    game.first.does("use:the-war-fortress-of-the-crab:text.new-taxes.0")
    game.first.does("number:4").pays("bow:gold-mine", "bow:gold-mine")
    game.second.does("pass")
    assert not game.first.may("use:the-war-fortress-of-the-crab:text.new-taxes.0")
    game.pass_to("action", seat=1, turn=2)
    assert game.first.honor == 8


def test_everybody_pays_until_the_next_turn_of_its_player() -> None:
    game = taxed()
    game.pass_to("action", seat=0, turn=3)
    assert game.second.honor == 4
    game.pass_to("action", seat=1, turn=4)
    assert (game.first.honor, game.second.honor) == (4, 4)


def test_a_position_knows_that_taxes_were_paid_this_turn() -> None:
    game = taxed()
    game.first.does("use:the-war-fortress-of-the-crab:text.new-taxes.0")
    game.first.does("number:2").pays()
    game.second.does("pass")
    loaded = load("again", frozenset(), dump(game.table))
    stronghold = loaded.players[0].stronghold
    assert loaded.players[0].added("taxes-paid") == 2 and any(stronghold.uses.values())


# Not this Day!


@pytest.mark.parametrize("who", [TSUKE, YOJO])
def test_not_this_day_lets_shugenja_give_their_lives_to_stop_an_oni(who: str) -> None:
    oni = {"provinces": [{"card": at("oni-no-kaze", facedown=False)}, {}, {}, {}], "holdings": [*GOLD, *GOLD],
           "personalities": ["mountain-goblin"]}  # fmt: skip
    game = scene({"provinces": [{"card": "not-this-day"}, {}, {}, {}], "personalities": [who]}, oni, phase="events")
    game.pass_to("dynasty", seat=1, turn=2)
    game.second.does("recruit:oni-no-kaze").pays()
    if who == YOJO:
        assert game.first.asked != "reaction"
        return
    game.pass_while(lambda: game.second.asked is not None and game.second.asked != "dynasty")
    game.first.does(f"trigger:{TSUKE}:text.not-this-day.0")
    assert game.zone("oni-no-kaze") == "dynasty discard" and game.zone(TSUKE) == "dynasty discard"


# Pearl of Wisdom


def test_shugenja_on_the_quest_lose_their_scrolls_and_their_corruption() -> None:
    tainted = at(UONA, attachments=["touch-of-despair"], tokens=[{"chi": -1, "name": "Corruption", "amount": 2}])
    game = dawn("pearl-of-wisdom", {"personalities": [tainted, YOJO]}, {"personalities": [TSUKE]})
    game.first.does(UONA)
    game.second.does()
    assert game.card(UONA).bowed and game.zone("touch-of-despair") == "fate discard" and not game.card(TSUKE).bowed
    game.pass_to("stay-bowed", 0)
    game.first.does(f"stay-bowed:{UONA}")
    game.pass_to("action", 0)
    assert game.card(UONA).bowed and len(game.card(UONA).tokens) == 1


# Peasant Revolt


def test_the_peasants_revolt_bows_the_strong_and_keeps_them_bowed() -> None:
    leader = at(UNARI, attachments=["heavy-infantry", "light-infantry"])
    game = events_begin("peasant-revolt", {}, {"personalities": [leader, YOJO]})
    play_on(game, 0, 1)
    assert game.card(UNARI).bowed and game.card("heavy-infantry").bowed
    assert not game.card("light-infantry").bowed and not game.card(YOJO).bowed
    play_on(game, 1, 2)
    assert game.card(UNARI).bowed
    play_on(game, 0, 3)
    play_on(game, 1, 4)
    assert not game.card(UNARI).bowed


# Proposal of Peace


@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, False), (5, True)])
def test_peace_is_proposed_until_the_second_turn_from_now(turn: int, may: bool) -> None:
    assert may_be_honored(lions_recruiting("proposal-of-peace", turn=turn)) is may


def test_during_a_proposal_of_peace_players_gain_honor_in_other_ways() -> None:
    game = lions_recruiting("proposal-of-peace")
    game.happens(game.table.rules_of(0).gain_honor(2))
    assert game.first.honor == 7


# Rampant Plague


def chis(game: Scene) -> list[int]:
    return [game.card(one).chi for one in (KUWANAN, UNARI, YOJO, UJI)]


def plague() -> Scene:
    game = turned_up("rampant-plague", {"personalities": [KUWANAN, UNARI]}, {"personalities": [YOJO, UJI]})
    game.first.does(KUWANAN).does(UJI)
    game.second.does(YOJO).does(KUWANAN)
    return game


def test_everybody_infects_one_of_his_own_and_another() -> None:
    assert chis(plague()) == [2, 3, 1, 2]


def test_the_plague_comes_again_in_the_events_phases_of_its_player() -> None:
    game = plague()
    game.pass_to("action", seat=1, turn=2)
    assert chis(game) == [2, 3, 1, 2]
    game.pass_while(lambda: game.table.turn < 3 or game.first.asked != "target")
    assert game.first.asked == "target" and load("again", frozenset(), dump(plague().table)).durations.delayed


def test_a_player_who_destroys_the_infected_is_immune() -> None:
    game = plague()
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does("player:0")
    assert game.zone(KUWANAN) == "dynasty discard" and game.zone(UNARI) == "play"
    cause = game.table.framework
    assert not cause.place_token(game.card(UNARI), chi=-1, name="Plague").possible()
    assert cause.place_token(game.card(UJI), chi=-1, name="Plague").possible()


def test_the_plague_ends_when_all_are_immune() -> None:
    game = plague()
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does("player:0")
    game.pass_while(lambda: game.second.asked != "target")
    game.second.does("player:1")
    assert game.zone(YOJO) == game.zone(UJI) == "dynasty discard" and not game.table.durations.delayed


def test_nobody_must_destroy_the_infected() -> None:
    game = plague()
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does()
    assert game.zone(KUWANAN) == "play"


# The Rising Sun


@pytest.mark.parametrize(("event", "force", "chi"), [("the-falling-darkness", -1, 0), ("the-rising-sun", 0, 1)])
def test_honor_weighs_on_force_or_lifts_chi_until_the_next_turn(event: str, force: int, chi: int) -> None:
    game = events_begin(event, {}, {"personalities": [YOJO, at("daidoji-uji", dishonored=True)]})
    face = game.card(YOJO).face
    play_on(game, 1, 2)
    card = game.card(YOJO)
    honor = face.personal_honor
    assert (card.force, card.chi) == (max(0, face.force + force * honor), face.chi + chi * honor)
    assert game.card("daidoji-uji").chi == game.card("daidoji-uji").face.chi
    play_on(game, 0, 3)
    assert (card.force, card.chi) == (face.force, face.chi)


@pytest.mark.parametrize(("event", "force", "chi"), [("the-falling-darkness", -2, 0), ("the-rising-sun", 0, 2)])
def test_a_personality_who_comes_later_is_under_the_same_sky(event: str, force: int, chi: int) -> None:
    provinces = [{"card": event}, {"card": YOJO}, {}, {}]
    game = scene({"provinces": provinces, "honor": 20, "holdings": ["diamond-mine"] * 2}, phase="events")
    game.pass_to("dynasty", seat=0, turn=1)
    game.first.does(f"recruit:{YOJO}").pays()
    card = game.card(YOJO)
    assert (card.force - card.face.force, card.chi - card.face.chi) == (force, chi)
    play_on(game, 0, 3)
    assert (card.force, card.chi) == (card.face.force, card.face.chi)


# Seize the Day


def test_the_day_is_seized_by_attacking_first() -> None:
    game = scene({"provinces": [{"card": "seize-the-day"}, {}, {}, {}], "personalities": [UNARI]},
                 {"personalities": [YOJO]}, phase="events")  # fmt: skip
    game.pass_to("declare-attack", seat=0, turn=1)
    game.pass_to("action", seat=0, turn=1)
    loaded = load("again", frozenset(), dump(game.table))
    assert loaded.course.order_of_phases()[2:4] == ["attack", "action"]
    game.pass_to("declare-attack", seat=1, turn=2)
    game.pass_to("action", seat=0, turn=3)
    game.pass_to("declare-attack", seat=0, turn=3)


# Severed from the Emperor


def severed(**more: Any) -> Scene:
    """Let the Event cut off the second player from the Emperor, and let the first player hold the Favor."""
    side = {"personalities": [UNARI], "provinces": [{"card": "severed-from-the-emperor"}, {}, {}, {}], "honor": 20}
    game = scene(side, {"personalities": [UJI], "honor": 10}, phase="events", **more)
    game.pass_to("action", seat=0)
    return game


def test_the_severed_give_up_the_favor_and_cannot_lobby_for_it() -> None:
    game = severed(favor=0)
    assert game.table.favor is None and game.card("severed-from-the-emperor").in_play
    assert game.first.barred(f"lobby:{UNARI}", "action")
    game.happens(game.table.rules_of(1).take_favor(seat=0))
    assert game.table.favor is None


def test_the_severed_do_not_win_by_honor() -> None:
    game = severed()
    game.first.player.honor = 45
    game.pass_to("action", seat=0, turn=3)
    assert game.match.open_prompts()


def test_the_severed_pay_honor_to_escape_the_favor() -> None:
    game = severed(favor=1)
    game.to_attack().attacks(1)
    game.first.commits(hida_unari="1.0")
    game.second.commits(daidoji_uji="1.0")
    game.pass_to("battle-action", 1)
    favor = next(one for one in game.second.options if "favor" in one)
    game.second.does(favor).chooses(UNARI)
    game.first.does("trigger:severed-from-the-emperor:1")
    assert game.card(UNARI).at is not None and game.table.favor is None and game.first.honor == 15


# Shadow of the Dark God


# Bandit Gang, Ikiryo  No ruling on either was found. The Bandits ask for wages after every battle that they survive,
# fought or not: their text names no victory. The text of the Ikiryo says that its target may have Followers. Its price
# (the Honor and the dishonor) is part of the effect. So the price is paid even if the attack is too weak, but not if
# the action is cancelled.


def test_the_shadow_of_the_dark_god_weakens_every_province_for_good() -> None:
    before = scene().province(1, 2).strength
    game = scene({"provinces": [{"card": "shadow-of-the-dark-god"}, {}, {}, {}]}, phase="events")
    game.pass_to("action", seat=0, turn=3)
    assert {place.strength for side in game.seats for place in side.player.provinces} == {before - 1}


# Solar Eclipse


def test_an_eclipse_ends_the_effects_of_spells() -> None:
    caster = at(TSUKE, attachments=["summon-nightstalker", "courage-of-the-seven-thunders"])
    game = scene({"personalities": [caster, TOMO]},
                 {"personalities": [UJI], "provinces": [{"card": "solar-eclipse"}, {}, {}, {}]})  # fmt: skip
    game.first.does("use:courage-of-the-seven-thunders").does()
    assert game.province(0, 0).strength == 7 + 1
    game.pass_to("action", seat=1, turn=2)
    assert game.province(0, 0).strength == 7


def test_nobody_casts_during_an_eclipse() -> None:
    game = turned_up("solar-eclipse", {"personalities": [at(TSUKE, attachments=["biting-steel"]), UJI]},
                     {"personalities": ["kitsu-toju"], "hand": ["light-infantry"]})  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.first.barred("use:biting-steel") and not game.first.may(f"use:{TSUKE}")
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may("use:kitsu-toju")
    game.pass_to("action", seat=0, turn=3)
    assert game.first.may("use:biting-steel")


# The Tao of the Naga


def test_the_favor_does_not_reach_units_of_the_naga() -> None:
    game = scene({"personalities": [fights("naga-warlord"), fights(UJI)]}, {"personalities": [fights(YOJO)]},
                 attack=battle_at(0), to_act=1, favor=1)  # fmt: skip
    assert game.second.may("use:imperial-favor:2")
    game = after_event("the-tao-of-the-naga", {"personalities": ["naga-warlord", UJI]}, {"personalities": [YOJO]})
    table = game.table
    favor = next(ability for ability in table.favor_card.face.abilities if ability.targets)
    use = table.use(favor, table.favor_card, 1)
    assert game.card("naga-warlord").forbids("be-targeted", use) and not game.card(UJI).forbids("be-targeted", use)


def test_the_naga_do_not_lobby_any_more() -> None:
    naga = {"stronghold": "the-hidden-temples-of-the-naga", "personalities": ["naga-warlord"], "honor": 30}
    assert scene(naga, {"honor": 1}).first.may("lobby:naga-warlord")
    game = after_event("the-tao-of-the-naga", naga, {"honor": 1, "personalities": [KUWANAN]})
    assert not game.first.may("lobby:naga-warlord")
    game.pass_to("action", seat=1, turn=2)
    assert game.second.may(f"lobby:{KUWANAN}")


# There is No Hope


def test_there_is_no_hope_for_festivals_alone() -> None:
    both = [
        {"card": "there-is-no-hope"},
        {"card": "bon-festival"},
        {"card": "iris-festival"},
        {"card": "strength-of-the-earth"},
    ]
    game = scene({"provinces": both, "dynasty_discard": [at(YOJO, died="honorably")], "honor": 5},
                 {"personalities": [JUNZO]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.first.honor == 5 and game.zone(JUNZO) == "play" and game.province(0, 0).strength == 7 + 1


# A Time of Legends


def test_legends_honor_players_who_destroy_the_shadowlands_until_the_second_turn() -> None:
    game = after_event(
        "a-time-of-legends",
        {"honor": 10},
        {"hand": ["kolat-assassin"], "holdings": GOLD, "honor": 10, "personalities": [JUNZO, "mountain-goblin", YOJO]},
    )
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses(JUNZO).pays()
    assert game.second.honor == 10 - 4 + 2
    game.pass_to("action", seat=0, turn=3)
    game.happens(game.table.use(next(iter(game.table.favor_card.face.abilities)), game.card(YOJO), 1).destroy(
        game.card("mountain-goblin")))  # fmt: skip
    assert game.second.honor == 10


def test_legends_do_not_sing_of_others_and_end() -> None:
    game = after_event("a-time-of-legends", {"honor": 10}, {"personalities": [JUNZO, YOJO]})
    cause = game.table.use(next(iter(game.table.favor_card.face.abilities)), game.card(YOJO), 0)
    game.happens(cause.destroy(game.card(YOJO)))
    assert game.first.honor == 10
    game.pass_to("action", seat=0, turn=5)
    game.happens(cause.destroy(game.card(JUNZO)))
    assert game.first.honor == 10


# Time of the Void


@pytest.mark.parametrize(("honor", "turn", "may"), [(11, 1, False), (10, 1, True), (11, 5, False)])
def test_in_the_time_of_the_void_the_honorable_gain_nothing_by_personalities(honor: int, turn: int, may: bool) -> None:
    assert may_be_honored(lions_recruiting("time-of-the-void", honor=honor, turn=turn)) is may


# Winter Warfare


def test_in_winter_no_terrain_is_played_and_no_action_moves_units() -> None:
    game = dawn("winter-warfare", {"personalities": [YOJO], "hand": ["dispersive-terrain", "charge"]},
                {"personalities": [UJI, SUKUNE, UNARI],
                 "hand": ["deploy-reserves", "entrapping-terrain", "outflank"]})  # fmt: skip
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0", hida_sukune="1.0")
    game.pass_to("battle-action")
    assert not game.second.may("play:entrapping-terrain") and not game.second.may("play:deploy-reserves")
    game.second.does("play:outflank").chooses(UJI)
    assert not game.first.may("play:dispersive-terrain") and game.first.may("play:charge")


def test_winter_is_over_with_the_second_events_phase() -> None:
    game = dawn("winter-warfare")
    for turn, snow in ((2, True), (3, True), (4, True), (5, False)):
        game.pass_to("action", turn=turn)
        assert bool(game.second.player.lasting) is snow, turn


def test_winter_covers_a_province_that_comes_later() -> None:
    game = dawn("winter-warfare", {"personalities": [YOJO, UNARI], "hand": ["outflank"]}, {"personalities": [UJI]})
    new = game.second.player.add_province()
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.4")
    game.pass_to("battle-action")
    action = game.table.use(game.first.player.hand[0].face.abilities[0], game.first.player.hand[0], 0)
    assert not action.move(game.card(UNARI), new).possible()
    assert not action.move(game.card(YOJO), None).possible()
    assert game.table.rules_of(0).move(game.card(UNARI), new).possible()
