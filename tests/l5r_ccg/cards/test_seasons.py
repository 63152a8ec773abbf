"""Events that change the rules for a while."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, scene


def turned_up(event: str, *sides: dict[str, Any], phase: str = "events") -> Scene:
    """Let an Event lie in the first player's first province at the beginning of the Events Phase."""
    first = sides[0] if sides else {}
    provinces = [{"card": event}, {}, {}, {}]
    return scene({**first, "provinces": provinces}, *sides[1:], phase=phase)


def play_on(game: Scene, seat: int, turn: int) -> None:
    game.pass_to("action", seat=seat, turn=turn)


UNARI, YOJO, SHADOW = "hida-unari", "matsu-yojo", "mountain-goblin"


def may_attack(game: Scene, seat: int) -> bool:
    """Tell whether this player may still attack in this turn."""
    turn = game.table.turn
    game.pass_while(lambda: game.table.turn == turn and game.seats[seat].asked != "declare-attack")
    return game.table.turn == turn


def test_the_emperors_peace_lets_nobody_attack_until_the_next_turn_of_its_player() -> None:
    game = turned_up("emperor-s-peace", {"personalities": [UNARI]}, {"personalities": [YOJO]})
    assert not may_attack(game, 0)
    play_on(game, 1, 2)
    assert not may_attack(game, 1)
    play_on(game, 0, 3)
    assert may_attack(game, 0)


@pytest.mark.parametrize(("who", "may"), [("yogo-junzo", False), (UNARI, True)])
def test_the_light_of_the_sun_goddess_stops_those_with_shadowlands_cards(who: str, may: bool) -> None:
    game = turned_up("light-of-the-sun-goddess", {"personalities": [who]})
    assert may_attack(game, 0) is may


def test_the_tortoise_skips_the_dynasty_phases() -> None:
    farms = [{"card": "emergence-of-the-tortoise"}, {"card": "small-farm"}, {}, {}]
    game = scene({"provinces": farms, "holdings": ["gold-mine"]}, {"provinces": farms[1:], "holdings": ["gold-mine"]},
                 phase="events")  # fmt: skip
    game.pass_while(lambda: game.table.turn < 3 and "dynasty" not in (game.first.asked, game.second.asked))
    assert game.table.turn == 3
    game.pass_to("dynasty", seat=0, turn=3)


def test_the_peasants_revolt_bows_the_strong_and_keeps_them_bowed() -> None:
    leader = at(UNARI, attachments=["heavy-infantry", "light-infantry"])
    game = turned_up("peasant-revolt", {}, {"personalities": [leader, YOJO]})
    play_on(game, 0, 1)
    assert game.card(UNARI).bowed and game.card("heavy-infantry").bowed
    assert not game.card("light-infantry").bowed and not game.card(YOJO).bowed
    play_on(game, 1, 2)
    assert game.card(UNARI).bowed
    play_on(game, 0, 3)
    play_on(game, 1, 4)
    assert not game.card(UNARI).bowed


def test_the_white_orchid_makes_spells_cost_nothing_until_the_next_turn() -> None:
    wizard = {"personalities": ["isawa-tadaka"], "hand": ["biting-steel", "biting-steel"]}
    game = turned_up("bloom-of-the-white-orchid", wizard)
    play_on(game, 0, 1)
    game.first.does("attach:biting-steel").chooses("isawa-tadaka")
    assert game.card("biting-steel").host is game.card("isawa-tadaka")
    left = game.first.player.hand[0]
    assert game.table.gold_cost(left, 0, game.card("isawa-tadaka")) == 0
    play_on(game, 0, 3)
    assert game.table.gold_cost(left, 0, game.card("isawa-tadaka")) == left.face.gold_cost > 0


def test_the_price_of_war_raises_the_cost_of_personalities_permanently() -> None:
    provinces = [{"card": "the-price-of-war"}, {"card": at(UNARI, facedown=False)}, {"card": "small-farm"}, {}]
    game = scene({"provinces": provinces, "honor": 20}, phase="events")
    cost = game.card(UNARI).face.gold_cost
    play_on(game, 0, 1)
    assert game.table.gold_cost(game.card(UNARI), 0) == cost
    game.table.phase = "dynasty"
    assert game.table.gold_cost(game.card(UNARI), 0) == cost + 2
    assert game.table.gold_cost(game.card("small-farm"), 0) == game.card("small-farm").face.gold_cost


def inherited(**first: Any) -> Scene:
    return scene({"provinces": [{"card": "inheritance"}, {}, {}, {}], "stronghold": "the-esteemed-house-of-the-crane",
                  "personalities": [UNARI], **first}, phase="events")  # fmt: skip


def test_inheritance_pays_five_gold_once_for_a_card_that_comes_into_play() -> None:
    game = inherited(hand=["naginata", "no-dachi"])
    play_on(game, 0, 1)
    assert game.zone("inheritance") == "play"
    game.first.does("attach:naginata").pays("bow:inheritance")
    assert game.card("naginata").host is game.card(UNARI) and game.zone("inheritance") == "dynasty discard"


def test_inheritance_does_not_pay_for_actions_and_is_gone_with_the_turn() -> None:
    game = inherited(hand=["kolat-assassin"], honor=10)
    play_on(game, 0, 1)
    assert game.first.barred("kolat-assassin")
    play_on(game, 0, 3)
    assert game.zone("inheritance") == "dynasty discard"


def test_an_inheritance_in_play_is_part_of_a_position() -> None:
    game = scene({"holdings": ["inheritance"], "personalities": [UNARI], "hand": ["naginata"],
                  "stronghold": "the-esteemed-house-of-the-crane"})  # fmt: skip
    game.first.does("attach:naginata")
    assert game.first.may("bow:inheritance")


def test_the_dead_walk_until_the_next_events_phase_and_then_crumble() -> None:
    oni = at("yogo-junzo", attachments=["goblin-mob"])
    game = turned_up("dead-walk-the-earth", {"personalities": [oni, UNARI], "hand": ["goblin-mob"], "holdings":
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


def test_hototogitsu_blesses_farms_and_ashigaru() -> None:
    leader = at("tsukuro", attachments=["ashigaru", "light-infantry"])
    game = turned_up("hototogitsu", {"holdings": ["small-farm"], "personalities": [leader, "akiyoshi"],
                                     "hand": ["no-dachi"]})  # fmt: skip
    play_on(game, 0, 1)
    blessed = game.card("ashigaru").force
    assert game.card("light-infantry").force == game.card("light-infantry").face.force
    assert game.card("small-farm").changed("gold", 1) == 3
    play_on(game, 0, 3)
    assert game.card("small-farm").changed("gold", 1) == 1 and game.card("ashigaru").force == blessed - 1


def test_a_black_scroll_weakens_shugenja_by_their_spells_this_turn() -> None:
    caster = at("isawa-tadaka", attachments=["biting-steel", "counterspell"])
    game = turned_up("a-black-scroll-is-opened", {}, {"personalities": [caster, "isawa-uona", UNARI]})
    play_on(game, 0, 1)
    assert [game.card(one).chi for one in ("isawa-tadaka", "isawa-uona", UNARI)] == [1, 3, 3]
    play_on(game, 1, 2)
    assert game.card("isawa-tadaka").chi == 3


@pytest.mark.parametrize(("event", "force", "chi"), [("the-falling-darkness", -1, 0), ("the-rising-sun", 0, 1)])
def test_honor_weighs_on_force_or_lifts_chi_until_the_next_turn(event: str, force: int, chi: int) -> None:
    game = turned_up(event, {}, {"personalities": [YOJO, at("daidoji-uji", dishonored=True)]})
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


def test_the_cover_for_a_walking_personality_is_not_lifted_twice() -> None:
    provinces = [{"card": "dead-walk-the-earth"}, {"card": "yogo-junzo-experienced"}, {}, {}]
    game = scene({"provinces": provinces, "personalities": ["yogo-junzo"], "honor": 20}, phase="events")
    game.pass_to("dynasty", seat=0, turn=1)
    game.first.does("overlay:yogo-junzo-experienced>yogo-junzo")
    card = game.card("yogo-junzo-experienced")
    assert card.in_play and card.force == card.face.force + 4


@pytest.mark.parametrize(
    ("top", "side", "joins"),
    [
        ("matsu-tsuko", {}, False),
        ("matsu-tsuko", {"stronghold": "the-ancestral-home-of-the-lion", "honor": -5}, True),
        ("moto-tsume", {"honor": 1}, False),
        ("moto-tsume", {"honor": 0}, True),
    ],
)
def test_unexpected_allies_join_only_personalities_they_may_join(top: str, side: dict[str, Any], joins: bool) -> None:
    deck = {"dynasty_deck": [top, "small-farm", "small-farm"], "personalities": [YOJO]}
    game = turned_up("unexpected-allies", {**deck, **side}, {"dynasty_deck": []})
    play_on(game, 0, 1)
    assert (top in game.first.in_play) is joins and (game.zone(top) == "dynasty discard") is not joins


def test_the_doom_of_the_scorpion_brings_their_provinces_to_nothing_for_a_while() -> None:
    fort = [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]
    game = turned_up("doom-of-the-scorpion", {},
                     {"stronghold": "the-ruined-fortress-of-the-scorpion", "provinces": fort,
                      "holdings": ["retired-general"], "personalities": [YOJO]})  # fmt: skip
    play_on(game, 1, 2)
    assert game.province(1, 1).strength == 0
    assert game.province(1, 0).strength == game.card("the-kaiu-walls").face.strength_bonus > 0
    assert game.province(0, 0).strength > 0
    play_on(game, 0, 3)
    assert game.province(1, 1).strength > 0


def test_desperate_measures_destroy_two_provinces_at_five_honor() -> None:
    game = turned_up("desperate-measures", {"honor": 8})
    game.first.does("province:1.2")
    assert game.province(0, 0).destroyed and game.province(1, 2).destroyed and game.first.honor == 3
    assert game.zone("desperate-measures") == "dynasty discard"


def test_the_tsunami_takes_one_of_each_harbor() -> None:
    theirs = ["port", "port", "pearl-bed", "small-farm"]
    game = turned_up("tsunami", {"holdings": ["port", "pearl-divers"]}, {"holdings": theirs})
    game.second.does("port")
    assert [card.id for card in game.second.player.holdings] == ["port", "small-farm"]
    assert game.first.player.holdings == []


def test_a_wharf_is_a_port_for_the_tsunami_and_its_player_chooses() -> None:
    game = turned_up("tsunami", {"holdings": ["island-wharf"]}, {"holdings": ["port", "island-wharf"]})
    game.second.does("island-wharf")
    assert game.first.player.holdings == [] and [card.id for card in game.second.player.holdings] == ["port"]


def test_the_imperial_levy_takes_the_strongest_unit_for_honor() -> None:
    strong = at(UNARI, attachments=["heavy-infantry"])
    game = turned_up("imperial-levying", {"personalities": [YOJO]}, {"personalities": [strong], "honor": 3})
    play_on(game, 0, 1)
    assert game.zone(UNARI) == "dynasty discard" and game.zone(YOJO) == "play"
    assert game.second.honor == 3 + 4 + 5


def test_the_battle_at_isawa_palace_lets_everybody_take_a_spell() -> None:
    game = turned_up("battle-at-isawa-palace", {"fate_deck": ["naginata", "biting-steel"]},
                     {"fate_deck": ["earthquake", "counterspell"]})  # fmt: skip
    game.first.does("biting-steel")
    game.second.does("counterspell")
    assert game.first.hand == ["biting-steel"] and game.second.hand == ["counterspell"]
    assert [card.id for card in game.first.player.fate_deck] == ["naginata"]


def test_unexpected_allies_join_and_other_cards_are_discarded() -> None:
    """The rulebook's example of simultaneous effects (9): of two who show the same Unique, the first gets it."""
    game = turned_up(
        "unexpected-allies",
        {"dynasty_deck": ["the-nameless-one", "small-farm", "small-farm"], "honor": -5},
        {"dynasty_deck": ["the-nameless-one", "small-farm"]},
        {"dynasty_deck": ["small-farm", "gold-mine"]},
    )
    play_on(game, 0, 1)
    assert game.first.in_play == ["the-nameless-one"] and game.second.in_play == [] and game.third.in_play == []
    assert [card.id for card in game.third.player.dynasty_discard] == ["small-farm"]
    assert game.first.honor == -5
