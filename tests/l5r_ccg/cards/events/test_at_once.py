"""Events that happen at once."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import after_event, crab_doomed, darkest_day, dawn, events_begin, play_on, turned_up
from tests.l5r_ccg.scene import Scene, at, scene

GOLD = ["gold-mine"] * 4
UNARI = "hida-unari"
YOJO = "matsu-yojo"
KUWANAN = "doji-kuwanan"
WINS = "designer-wins"
UJI = "daidoji-uji"
SUKUNE = "hida-sukune"
LATER: dict[str, Any] = {"hand": ["charge"]}
TSUKE = "isawa-tsuke"
TOMO = "asahina-tomo"
MACHINE = "the-monstrous-war-machine-of-fu-leng"
TEST = "test-of-the-emerald-champion"


def revealed(card: str, first: dict[str, Any] | None = None, *others: dict[str, Any], **position: Any) -> Scene:
    """Let the first player's Event be turned up, then play on to the Action Phase unless somebody must answer."""
    return scene({**(first or {}), "provinces": [{"card": card}, {}, {}, {}]}, *others, phase="events", **position)


def struck(event: str, first: dict[str, Any], *others: dict[str, Any]) -> Scene:
    """Return the table after an Event of the first player has taken place."""
    facedown = [{"card": at(event, facedown=True)}, {}, {}, {}]
    return scene({**first, "provinces": facedown}, *(others or ({},)), phase="events")


def about_to_turn_up(card_id: str, *others: dict[str, Any], side: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Return the Events Phase in which the first player turns up an Event."""
    lying = [{"card": at(card_id, facedown=True)}, {}, {}, {}]
    return scene({"provinces": lying, **(side or {})}, *others, phase="events", **more)


def happened(event: str, *sides: dict[str, Any]) -> Scene:
    first, *others = sides
    return scene({**first, "provinces": [{"card": event}, {}, {}, {}]}, *others, phase="events")


def eventful(event: str, first: dict[str, Any], second: dict[str, Any], *more: dict[str, Any]) -> Scene:
    """Turn an Event up in the first player's first Province, at the beginning of a turn."""
    provinces = [{"card": at(event, facedown=True)}, {}, {}, {}]
    return scene({"provinces": provinces, **first}, second, *more, phase="straighten", active=0)


# Architects of the Wall


def builders(**first: Any) -> Scene:
    return dawn("architects-of-the-wall", {"dynasty_deck": ["small-farm", "moat", "barbican"], "holdings": GOLD,
                                           **first})  # fmt: skip


def test_the_architects_build_for_half_the_gold() -> None:
    game = builders()
    game.first.does("moat").pays("bow:gold-mine")
    game.first.does("architects-of-the-wall")
    assert game.card("moat").slot is game.province(0, 0) and game.zone("moat") == "play"
    assert sum(one.bowed for one in game.cards("gold-mine")) == 1
    assert game.zone("architects-of-the-wall") == "dynasty deck"


def test_the_architects_may_build_nothing_and_be_discarded() -> None:
    game = builders()
    game.first.does()
    game.first.does()
    assert game.zone("architects-of-the-wall") == "dynasty discard" and game.zone("moat") == "dynasty deck"


def test_the_architects_build_only_what_can_be_paid() -> None:
    # The Barbican costs 6, the Moat 5; the Horde's stronghold makes no gold.
    game = builders(stronghold="the-shadowlands-horde", holdings=["small-farm", "small-farm"])
    assert game.first.options == ["choose:moat"]


# Battle At Isawa Palace


def test_the_battle_at_isawa_palace_lets_everybody_take_a_spell() -> None:
    game = events_begin("battle-at-isawa-palace", {"fate_deck": ["naginata", "biting-steel"]},
                     {"fate_deck": ["earthquake", "counterspell"]})  # fmt: skip
    game.first.does("biting-steel")
    game.second.does("counterspell")
    assert game.first.hand == ["biting-steel"] and game.second.hand == ["counterspell"]
    assert [card.id for card in game.first.player.fate_deck] == ["naginata"]


# A Black Scroll is Opened


def test_a_black_scroll_weakens_shugenja_by_their_spells_this_turn() -> None:
    caster = at("isawa-tadaka", attachments=["biting-steel", "counterspell"])
    game = events_begin("a-black-scroll-is-opened", {}, {"personalities": [caster, "isawa-uona", UNARI]})
    play_on(game, 0, 1)
    assert [game.card(one).chi for one in ("isawa-tadaka", "isawa-uona", UNARI)] == [1, 3, 3]
    play_on(game, 1, 2)
    assert game.card("isawa-tadaka").chi == 3


# Bon Festival


def test_the_bon_festival_honors_the_honorable_dead() -> None:
    dead = [at("hida-unari", died="honorably"), at("hida-sukune", died="dishonorably")]
    game = struck("bon-festival", {"dynasty_discard": dead, "honor": 5}, {"honor": 5})
    assert (game.first.honor, game.second.honor) == (8, 5)


# Corruption of the Harmonies


def test_corrupted_harmonies_bow_all_shugenja() -> None:
    game = scene({"provinces": [{"card": "corruption-of-the-harmonies"}, {}, {}, {}], "personalities": ["isawa-uona"]},
                 {"personalities": ["isawa-tomo", YOJO]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.card("isawa-uona").bowed and game.card("isawa-tomo").bowed and not game.card(YOJO).bowed


def test_corrupted_harmonies_bow_followers_that_are_shugenja() -> None:
    learned = at("light-infantry", lasting=[{"attribute": "trait:Shugenja", "value": 1, "until": "game"}])
    game = scene({"provinces": [{"card": "corruption-of-the-harmonies"}, {}, {}, {}]},
                 {"personalities": [at(YOJO, attachments=[learned, "medium-infantry"])]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    found = [game.card(one, 1).bowed for one in ("light-infantry", "medium-infantry", YOJO)]
    assert found == [True, False, False]


# The Darkest Day


def test_the_darkest_day_bows_the_most_honorable() -> None:
    game = revealed("the-darkest-day", {"personalities": [KUWANAN, YOJO, at("mirumoto-daini", dishonored=True)]})
    assert [game.card(one).bowed for one in (KUWANAN, YOJO, "mirumoto-daini")] == [True, False, False]


def test_an_event_that_nobody_averts_takes_effect() -> None:
    game = darkest_day()
    game.second.does("pass")
    assert game.card("doji-kuwanan").bowed and game.zone("the-darkest-day") == "dynasty discard"


# Dealing with Shadows


def test_dealing_with_shadows_costs_two_for_each_shadowlands_card() -> None:
    game = revealed("dealing-with-shadows", {"honor": 5},
                    {"personalities": [at("yogo-junzo", attachments=["goblin-mob"])], "honor": 5})  # fmt: skip
    assert (game.first.honor, game.second.honor) == (5, 1)


# The Death of Tsuko


def test_the_unique_personality_with_the_highest_card_follows_tsuko() -> None:
    game = eventful(
        "the-death-of-tsuko",
        {"personalities": ["shinjo-yokatsu", UNARI], "fate_deck": ["archers"] * 3, "honor": 5},
        {"personalities": ["bayushi-kachiko"], "fate_deck": ["naginata"] * 3, "honor": 5},
    )
    game.pass_to("action")
    assert game.zone("shinjo-yokatsu") == "dynasty discard" and game.first.honor == 7
    assert game.zone("bayushi-kachiko") == "play" and game.second.honor == 5
    assert len(game.table.players[1].fate_discard) == 1


def test_all_with_the_highest_card_follow_tsuko() -> None:
    game = eventful(
        "the-death-of-tsuko",
        {"personalities": ["shinjo-yokatsu"], "fate_deck": ["archers"] * 3, "honor": 5},
        {"personalities": ["bayushi-kachiko"], "fate_deck": ["archers"] * 3, "honor": 5},
    )
    game.pass_to("action")
    assert (game.first.honor, game.second.honor) == (7, 7) and game.zone("bayushi-kachiko") == "dynasty discard"


def test_a_player_without_a_unique_personality_draws_nothing_for_tsuko() -> None:
    game = eventful("the-death-of-tsuko", {"personalities": [UNARI]}, {"personalities": [YOJO]})
    game.pass_to("action")
    assert not game.table.players[0].fate_discard and not game.table.players[1].fate_discard


# Designer Wins: worded as in promotional, by a public table of cards (dragncards-hac).


def test_the_designer_wins_if_all_others_know_the_face() -> None:
    game = about_to_turn_up(WINS, {}, {})
    assert game.second.asked == "target"
    game.second.does("choose:player:0")
    assert game.third.asked == "target"
    game.third.does("choose:player:0")
    assert game.match.outcome is not None and game.match.outcome.winners == (0,)
    assert game.match.outcome.reason == "card"


def test_a_player_whose_proof_somebody_rejects_does_not_win() -> None:
    game = about_to_turn_up(WINS, {}, {})
    game.second.does("choose:player:0")
    game.third.does()
    assert game.match.outcome is None and game.zone(WINS) == "dynasty discard"


# Desperate Measures


def test_desperate_measures_destroy_two_provinces_at_five_honor() -> None:
    game = events_begin("desperate-measures", {"honor": 8})
    game.first.does("province:1.2")
    assert game.province(0, 0).destroyed and game.province(1, 2).destroyed and game.first.honor == 3
    assert game.zone("desperate-measures") == "dynasty discard"


# Doom of the Crab


def test_without_the_prophecies_the_doom_strikes() -> None:
    assert crab_doomed().card(UNARI).force == 2


# Doom of the Crane


def test_the_doom_of_the_crane_takes_every_producer_of_honor() -> None:
    game = happened(
        "doom-of-the-crane",
        {"holdings": ["fantastic-gardens", "gold-mine"]},
        {"holdings": ["dance-troupe", "historian"]},
    )
    assert game.zone("fantastic-gardens") == game.zone("dance-troupe") == "dynasty discard"
    # A Historian makes Honor each turn, as much as it has stored.
    assert game.zone("historian") == "dynasty discard"
    assert game.zone("gold-mine") == "play"


# Doom of the Lion


def lion_doomed(*others: Any) -> Scene:
    game = turned_up("doom-of-the-lion", {"personalities": [YOJO, *others]}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    return game


def test_a_doomed_lion_attacks_only_if_another_bows() -> None:
    game = lion_doomed(SUKUNE, UNARI)
    game.first.commits(matsu_yojo="1.0", hida_sukune="1.0")
    assert game.card(UNARI).bowed and game.card(YOJO).at is game.card(SUKUNE).at is game.province(1, 0)


def test_the_player_chooses_the_personality_who_bows_for_the_lion() -> None:
    game = lion_doomed(SUKUNE, UNARI)
    game.first.commits(matsu_yojo="1.0")
    game.first.does(SUKUNE)
    assert game.card(SUKUNE).bowed and not game.card(UNARI).bowed


def test_a_lion_alone_stays_at_home_and_defends() -> None:
    game = lion_doomed(at(SUKUNE, bowed=True))
    assert game.first.asked != "commit"
    other = turned_up("doom-of-the-lion", {"personalities": [UJI]}, {"personalities": [YOJO]})
    other.to_attack().attacks(1)
    other.first.commits(daidoji_uji="1.0")
    other.second.commits(matsu_yojo="1.0")
    assert other.card(YOJO).at is not None


def test_not_everybody_can_go_with_a_doomed_lion() -> None:
    game = lion_doomed(SUKUNE)
    with pytest.raises(Exception, match="not-together"):
        game.first.does("commit:matsu-yojo>province:1.0", "commit:hida-sukune>province:1.0")


# Doom of the Naga


def test_the_doom_of_the_naga_weakens_all_naga_for_good() -> None:
    game = struck("doom-of-the-naga", {"personalities": ["shagara", "qamar", "hida-unari"]})
    assert (game.card("qamar").force, game.card("qamar").chi, game.card("hida-unari").force) == (5, 3, 4)
    assert game.zone("shagara") == "dynasty discard"  # its Chi fell to nothing


# Doom of the Phoenix


def test_the_doom_of_the_phoenix_takes_every_spell_and_nothing_else() -> None:
    caster = at("isawa-uona", attachments=["biting-steel", "naginata"])
    game = happened("doom-of-the-phoenix", {"personalities": [caster]},
                    {"personalities": [at("isawa-tsuke", attachments=["wings-of-fire"])]})  # fmt: skip
    assert game.zone("biting-steel") == game.zone("wings-of-fire") == "fate discard"
    assert game.zone("naginata", 0) == "play" and game.card("isawa-uona").in_play


# Doom of the Unicorn


def test_the_doom_of_the_unicorn_takes_their_horses() -> None:
    game = struck("doom-of-the-unicorn", {"personalities": ["horiuchi-shoan"]})
    assert not game.card("horiuchi-shoan").cavalry


# Dragon Sword Is Broken


def test_an_ancestral_item_is_broken_and_its_controller_loses_eight() -> None:
    sword = at("hida-unari", attachments=["ancestral-sword-of-crab-clan", "naginata"])
    game = happened("dragon-sword-is-broken", {}, {"personalities": [sword], "honor": 5})
    assert game.zone("ancestral-sword-of-crab-clan") == "fate discard" and game.zone("naginata", 1) == "play"
    assert (game.first.honor, game.second.honor) == (5, -3)


def test_without_an_ancestral_card_nothing_breaks() -> None:
    game = happened("dragon-sword-is-broken", {}, {"personalities": [at("hida-unari", attachments=["naginata"])]})
    assert game.zone("naginata", 1) == "play" and game.second.honor == 5
    assert game.zone("dragon-sword-is-broken") == "dynasty discard"


# Evil Feeds Upon Itself


def test_evil_feeds_upon_the_least_honored() -> None:
    game = struck("evil-feeds-upon-itself", {"honor": 5}, {"honor": 2})
    assert game.province(1, 3).destroyed and not game.province(0, 3).destroyed


# The Farther You Fall


def test_the_farther_you_fall_costs_the_holder_of_the_favor_and_the_favor_does_not_help() -> None:
    game = revealed("the-farther-you-fall", {"honor": 5}, {"honor": 9}, favor=1)
    assert (game.first.honor, game.second.honor) == (5, 2) and game.table.favor == 1


def test_the_tea_master_softens_the_farther_you_fall() -> None:
    tea = "master-of-the-tea-ceremony"
    game = revealed("the-farther-you-fall", {"honor": 5}, {"honor": 9, "holdings": [tea]}, favor=1)
    game.second.does(f"trigger:{tea}")
    assert game.second.honor == 8


# Glimpse of the Unicorn


def test_a_glimpse_of_the_unicorn_is_a_card() -> None:
    game = scene({"provinces": [{"card": "glimpse-of-the-unicorn"}, {}, {}, {}]}, phase="events")
    game.pass_to("action", seat=0)
    assert len(game.first.hand) == 1


# Hurricane


def test_a_hurricane_takes_a_holding_from_each_neighbor() -> None:
    game = struck("hurricane", {"holdings": ["small-farm"]}, {"holdings": ["diamond-mine", "gold-mine"]})
    game.first.does("gold-mine")
    assert game.second.in_play == ["diamond-mine"] and game.first.in_play == []


def test_a_hurricane_may_take_a_fortification() -> None:
    walls = {"provinces": [{"attached": ["unscalable-walls"]}, {}, {}, {}], "holdings": ["diamond-mine"]}
    game = struck("hurricane", {}, walls)
    game.first.does("unscalable-walls")
    assert game.zone("unscalable-walls") == "dynasty discard" and game.second.in_play == ["diamond-mine"]


# Imperial Funeral


def test_a_personality_bowed_at_the_funeral_gains_honor_and_any_other_is_dishonored() -> None:
    game = dawn("imperial-funeral", {"personalities": [YOJO, SUKUNE]}, {"personalities": [UJI, at(UNARI, bowed=True)]})
    game.first.does(YOJO)
    game.second.does(UJI)
    assert (game.first.honor, game.second.honor) == (10 + 1 - 3, 10 + 1 - 3)
    assert game.card(YOJO).bowed and game.card(UJI).bowed
    assert [one for one in (YOJO, SUKUNE, UJI, UNARI) if game.card(one).dishonored] == [SUKUNE, UNARI]


def test_a_player_who_bows_nobody_loses_three_honor_for_each_personality() -> None:
    game = dawn("imperial-funeral", {"personalities": [YOJO, SUKUNE]}, {})
    game.first.does()
    assert game.first.honor == 4 and game.second.honor == 10


# Imperial Gift


def gifted(*deck: str) -> Scene:
    side = {"provinces": [{"card": "imperial-gift"}, {}, {}, {}], "fate_deck": list(deck), "hand": []}
    return scene(side, LATER, phase="events", to_act=0)


def test_the_emperor_gives_honor_and_an_item() -> None:
    game = gifted("charge", "naginata", "biting-steel")
    game.pass_while(lambda: game.first.asked != "target", 10)
    assert game.first.honor == 7 and game.first.options == ["choose:naginata"]
    game.first.does("naginata")
    assert game.first.hand == ["naginata"]
    assert any(one.kind == "reveal" for one in game.match.records)


def test_nobody_has_to_take_the_gift() -> None:
    game = gifted("charge", "naginata")
    game.pass_while(lambda: game.first.asked != "target", 10)
    game.first.does()
    assert game.first.hand == [] and game.first.honor == 7


# Imperial Levying


def test_the_imperial_levy_takes_the_strongest_unit_for_honor() -> None:
    strong = at(UNARI, attachments=["heavy-infantry"])
    game = events_begin("imperial-levying", {"personalities": [YOJO]}, {"personalities": [strong], "honor": 3})
    play_on(game, 0, 1)
    assert game.zone(UNARI) == "dynasty discard" and game.zone(YOJO) == "play"
    assert game.second.honor == 3 + 4 + 5


# Inheritance


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


# Iris Festival


def test_the_iris_festival_burns_the_shadowlands() -> None:
    game = struck("iris-festival", {"personalities": ["kumo", "hida-unari"]}, {"personalities": ["yogo-junzo"]})
    assert game.first.in_play == ["hida-unari"] and game.second.in_play == []


# New Year's Celebration


def test_new_years_celebration_gives_everybody_a_new_hand() -> None:
    game = revealed("new-year-s-celebration", {"hand": ["focus"]}, {"hand": []})
    assert [len(seat.hand) for seat in game.seats] == [5, 5] and game.zone("focus") == "fate discard"


# Occult Murders


def murderous(event: str, **third: Any) -> Scene:
    """Let the first player turn up the Event. The third player falls when the first one chooses."""
    return scene({"personalities": [UJI], "provinces": [{"card": event}, {}, {}, {}]},
                 {"personalities": [SUKUNE, KUWANAN]}, third, phase="events")  # fmt: skip


def test_occult_murders_go_round_the_table() -> None:
    game = revealed("occult-murders", {"personalities": [YOJO, SUKUNE]}, {"personalities": [UJI]},
                    {"holdings": ["retired-general"]})  # fmt: skip
    # The first destroys what the third has, the second chooses among the first's, the third destroys the second's.
    game.second.does(YOJO)
    assert game.zone("retired-general") == game.zone(YOJO) == game.zone(UJI) == "dynasty discard"
    assert game.card(SUKUNE).in_play


# Occult Murders and Hurricane (Imperial): a player who has lost in the meantime is passed over.


def test_nobody_murders_after_their_own_fall() -> None:
    """The first victim dies dishonorably, which costs the third player the game (§winning)."""
    game = murderous("occult-murders", personalities=[at(YOJO, dishonored=True)], honor=-19)
    assert [seat for seat, _ in game.table.fallen] == [2] and game.third.asked is None
    # The second player has destroyed the first one's Personality, and nobody was left to destroy the second one's.
    assert game.zone(UJI) == "dynasty discard" and game.card(SUKUNE).in_play and game.card(KUWANAN).in_play


# Plague


def test_the_plague_takes_weak_followers() -> None:
    units = [at("hida-unari", attachments=["light-infantry", "heavy-infantry"])]
    game = struck("plague", {"personalities": units})
    strong = game.card("heavy-infantry").face.force > 3
    assert [card.id for card in game.card("hida-unari").followers] == (["heavy-infantry"] if strong else [])


# The Price of War


def test_the_price_of_war_raises_the_cost_of_personalities_permanently() -> None:
    provinces = [{"card": "the-price-of-war"}, {"card": at(UNARI, facedown=False)}, {"card": "small-farm"}, {}]
    game = scene({"provinces": provinces, "honor": 20}, phase="events")
    cost = game.card(UNARI).face.gold_cost
    play_on(game, 0, 1)
    assert game.table.gold_cost(game.card(UNARI), 0) == cost
    game.table.phase = "dynasty"
    assert game.table.gold_cost(game.card(UNARI), 0) == cost + 2
    assert game.table.gold_cost(game.card("small-farm"), 0) == game.card("small-farm").face.gold_cost


# Retirement


def test_the_human_with_the_most_chi_becomes_a_monk() -> None:
    game = turned_up("retirement", {"personalities": ["hida-o-ushi", KUWANAN]}, {"personalities": [YOJO, TSUKE]})
    game.pass_to("action", seat=0, turn=1)
    monk = game.card(KUWANAN)
    assert (monk.force, monk.chi) == (0, 6) and monk.bowed and monk.trait("Monk") and not monk.trait("Samurai")
    assert not game.card(YOJO).bowed and game.card(YOJO).trait("Samurai")


def test_all_who_share_the_most_chi_retire_and_no_naga() -> None:
    game = turned_up("retirement", {"personalities": [TOMO, KUWANAN]}, {"personalities": ["qamar"]})
    game.pass_to("action", seat=0, turn=1)
    assert game.card(TOMO).trait("Monk") and not game.card(TOMO).trait("Shugenja") and game.card(KUWANAN).trait("Monk")
    assert not game.card("qamar").trait("Monk")


# The Return of Fu Leng


def test_the_dark_lord_takes_the_rightmost_provinces() -> None:
    game = eventful("the-return-of-fu-leng", {}, {"provinces": [{}, {}, {}, {"destroyed": True}]})
    game.pass_to("target", seat=0)
    game.first.does()
    game.second.does()
    assert game.province(0, 3).destroyed and game.province(1, 2).destroyed and not game.province(1, 1).destroyed


def test_a_province_is_saved_from_the_dark_lord_for_the_honor_victory() -> None:
    game = eventful("the-return-of-fu-leng", {"honor": 30}, {})
    game.pass_to("target", seat=0)
    game.first.does("province:0.3")
    game.second.does()
    assert not game.province(0, 3).destroyed and game.province(1, 3).destroyed
    assert game.table.players[0].forbids("honor-victory") and not game.table.players[1].forbids("honor-victory")


# Rise of the Phoenix


def test_rise_of_the_phoenix_returns_an_honorable_dead_for_nothing() -> None:
    dead = [at(YOJO, died="honorably"), at(UJI, died="dishonorably")]
    game = revealed("rise-of-the-phoenix", {"dynasty_discard": dead, "honor": -9})
    assert not game.first.may(UJI)
    game.first.does(YOJO)
    assert game.card(YOJO).in_play and game.first.honor == -9


def test_rise_of_the_phoenix_may_be_declined() -> None:
    game = revealed("rise-of-the-phoenix", {"dynasty_discard": [at(YOJO, died="honorably")]})
    game.first.does()
    assert not game.card(YOJO).in_play


# Setsuban Festival


def test_setsuban_festival_ends_all_tokens() -> None:
    mine = at(YOJO, tokens=[{"force": 1, "name": "Fire", "amount": 2}, {"chi": 1}], attachments=["trained-animal"])
    game = revealed("setsuban-festival", {"personalities": [mine]})
    assert game.card(YOJO).tokens == () and game.card(YOJO).attachments == ()


# Strength of the Earth


def test_the_strength_of_the_earth_is_in_every_province() -> None:
    game = struck("strength-of-the-earth", {})
    plain = scene({}, {}).province(1, 0).strength
    assert game.province(0, 3).strength == game.province(1, 0).strength == plain + 1


# Summons From Beyond


def test_summons_from_beyond_destroy_all_ancestors() -> None:
    haunted = at("kitsu-toju", attachments=["shiryo-no-matsu"])
    game = after_event("summons-from-beyond", {}, {"personalities": [haunted]})
    assert game.zone("shiryo-no-matsu") == "fate discard"


# Test of Stone


def test_test_of_stone_dishonors_the_loser() -> None:
    game = revealed("test-of-stone", {"personalities": [KUWANAN], "honor": 5}, {"personalities": [UJI], "honor": 5})
    assert game.card(UJI).dishonored and game.card(UJI).in_play and game.first.honor == 9


def test_test_of_stone_needs_somebody_to_challenge() -> None:
    game = revealed("test-of-stone", {"personalities": [KUWANAN]})
    assert game.zone("test-of-stone") == "dynasty discard" and not game.card(KUWANAN).dishonored


# A challenge to somebody who cannot be challenged is not possible (§challenge).


def test_a_machine_does_not_pass_the_test_of_stone() -> None:
    game = scene({"personalities": [KUWANAN], "provinces": [{"card": "test-of-stone"}, {}, {}, {}]},
                 {"personalities": [MACHINE, UJI]}, phase="events")  # fmt: skip
    assert game.card(UJI).dishonored


# Test of the Emerald Champion: worded as in Samurai Edition, by a public table of cards (dragncards-hac).


def trial(champion: Any = UJI, rival: Any = YOJO, *more: dict[str, Any]) -> Scene:
    return about_to_turn_up(TEST, {"personalities": [rival], "honor": 10}, *more,
                     side={"personalities": [champion], "honor": 10})  # fmt: skip


def test_a_personality_who_beats_all_rivals_leaves_the_game_for_a_province() -> None:
    game = trial(at(UJI, tokens=[{"chi": 5, "name": "Chi"}]))
    game.second.does(f"choose:{YOJO}")
    game.pass_to("action", seat=0)
    assert game.zone(YOJO) == "dynasty discard" and game.zone(UJI) == "removed"
    assert (game.first.honor, game.second.honor) == (13, 10)
    assert [one.index for one in game.first.player.provinces] == [4, 0, 1, 2, 3]


def test_a_personality_who_loses_is_destroyed_and_wins_no_province() -> None:
    game = trial(UJI, at(YOJO, tokens=[{"chi": 5, "name": "Chi"}]))
    game.second.does(f"choose:{YOJO}")
    game.pass_to("action", seat=0)
    assert game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "play"
    assert (game.first.honor, game.second.honor) == (10, 13)
    assert len(game.first.player.provinces) == 4


def test_each_other_player_may_send_a_rival_in_turn() -> None:
    game = trial(at(UJI, tokens=[{"chi": 5, "name": "Chi"}]), YOJO, {"personalities": [KUWANAN]})
    game.second.does()
    assert game.third.asked == "target"
    game.third.does(f"choose:{KUWANAN}")
    game.pass_to("action", seat=0)
    assert game.zone(KUWANAN) == "dynasty discard" and game.zone(YOJO) == "play" and game.first.honor == 13
    assert len(game.first.player.provinces) == 5


def test_a_test_that_nobody_takes_up_is_won() -> None:
    game = trial()
    game.second.does()
    assert game.zone(UJI) == "removed" and len(game.first.player.provinces) == 5


def test_the_test_needs_a_personality_who_can_challenge() -> None:
    game = trial(at(UJI, lasting=[{"attribute": "cannot:challenge", "until": "game"}]))
    game.pass_to("action", seat=0)
    assert game.zone(UJI) == "play" and len(game.first.player.provinces) == 4


# Tsunami


def test_the_tsunami_takes_one_of_each_harbor() -> None:
    theirs = ["port", "port", "pearl-bed", "small-farm"]
    game = events_begin("tsunami", {"holdings": ["port", "pearl-divers"]}, {"holdings": theirs})
    game.second.does("port")
    assert [card.id for card in game.second.player.holdings] == ["port", "small-farm"]
    assert game.first.player.holdings == []


def test_a_wharf_is_a_port_for_the_tsunami_and_its_player_chooses() -> None:
    game = events_begin("tsunami", {"holdings": ["island-wharf"]}, {"holdings": ["port", "island-wharf"]})
    game.second.does("island-wharf")
    assert game.first.player.holdings == [] and [card.id for card in game.second.player.holdings] == ["port"]


# Unexpected Allies


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
    game = events_begin("unexpected-allies", {**deck, **side}, {"dynasty_deck": []})
    play_on(game, 0, 1)
    assert (top in game.first.in_play) is joins and (game.zone(top) == "dynasty discard") is not joins


def test_unexpected_allies_join_and_other_cards_are_discarded() -> None:
    """The rulebook's example of simultaneous effects (9): of two who show the same Unique, the first gets it."""
    game = events_begin(
        "unexpected-allies",
        {"dynasty_deck": ["the-nameless-one", "small-farm", "small-farm"], "honor": -5},
        {"dynasty_deck": ["the-nameless-one", "small-farm"]},
        {"dynasty_deck": ["small-farm", "gold-mine"]},
    )
    play_on(game, 0, 1)
    assert game.first.in_play == ["the-nameless-one"] and game.second.in_play == [] and game.third.in_play == []
    assert [card.id for card in game.third.player.dynasty_discard] == ["small-farm"]
    assert game.first.honor == -5


# An Untold Cost


def test_an_untold_cost_worsens_corruption_and_spreads_it() -> None:
    ill = at(YOJO, tokens=[{"name": "Corruption", "chi": -1}])
    game = scene({"provinces": [{"card": "an-untold-cost"}, {}, {}, {}], "personalities": [KUWANAN, "yogo-junzo"]},
                 {"personalities": [ill]}, phase="events")  # fmt: skip
    game.pass_to("action", seat=0, turn=1)
    assert game.zone(YOJO) == "dynasty discard" and game.card(KUWANAN).chi == 4
    assert [token.name for token in game.card("yogo-junzo").tokens] == ["Corruption"]
