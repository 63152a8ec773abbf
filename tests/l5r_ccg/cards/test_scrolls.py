"""Black Scrolls, cards that counter copies, and cards that sacrifice, straighten, or keep a Stronghold bowed."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, scene

YOJO, SUKUNE = "matsu-yojo", "hida-sukune"

# Black Scrolls


def scrolls(scroll: str, *mine: Any, theirs: Any = (), **facts: Any) -> Scene:
    caster = at("isawa-uona", attachments=[scroll], **facts)
    return scene({"personalities": [caster, *mine], "honor": 5}, {"personalities": list(theirs)})


@pytest.mark.parametrize("scroll", ["dark-divination", "the-wasting-disease"])
def test_a_black_scroll_corrupts_a_personality_who_straightens_with_it(scroll: str) -> None:
    game = scene({"personalities": [at("isawa-uona", bowed=True, attachments=[scroll])]}, phase="straighten")
    assert [(token.name, token.chi) for token in game.card("isawa-uona").tokens] == [("Corruption", -1)]
    assert scrolls(scroll).card("isawa-uona").tokens == ()


def test_divination_shows_the_top_five_of_any_deck_to_its_caster_alone() -> None:
    game = scrolls("dark-divination")
    game.first.does("use:dark-divination:1")
    assert len(game.first.options) == 4
    game.first.does("deck:1:fate")
    looks = [record for record in game.match.records if record.kind == "look-at"]
    assert looks[0].seats == (0,) and len(looks[0].facts["cards"]) == 5
    assert looks[0].facts["cards"][0] == game.table.players[1].fate_deck[-1].id
    told = looks[0].seen_by(1)
    assert told is not None and "cards" not in told.facts and game.card("isawa-uona").bowed


def test_a_victim_of_the_wasting_disease_may_take_corruption_away() -> None:
    corrupt = {"tokens": [{"name": "Corruption", "chi": -1}]}
    game = scrolls("the-wasting-disease", theirs=[YOJO, SUKUNE], **corrupt)
    game.first.does("use:the-wasting-disease:1").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard" and game.first.asked == "target"
    game.first.does("isawa-uona")
    assert game.card("isawa-uona").tokens == ()
    strong = scrolls("the-wasting-disease", theirs=[YOJO, at(SUKUNE, tokens=[{"chi": 5}])], **corrupt)
    strong.first.does("use:the-wasting-disease:1").chooses(SUKUNE)
    assert [token.name for token in strong.card(SUKUNE).tokens] == ["", "Wasting"]
    assert len(strong.card("isawa-uona").tokens) == 1 and strong.first.asked != "target"


# Cards that counter copies


def test_a_copy_fails_and_so_does_an_exchange_of_values() -> None:
    warder = {"personalities": [at("isawa-uona", attachments=["disrupt-the-aura"])]}
    game = scene({"personalities": ["ninja-shapeshifter", SUKUNE]}, warder)
    game.first.does("use:ninja-shapeshifter").chooses(SUKUNE).chooses("force")
    game.second.does("trigger:disrupt-the-aura")
    assert game.card("ninja-shapeshifter").force == 2 and game.card("isawa-uona").bowed
    caster = at("isawa-tsuke", attachments=["energy-transference"])
    exchange = scene({"personalities": [caster, SUKUNE]}, warder)
    before = exchange.card(SUKUNE).force
    exchange.first.does("use:energy-transference").chooses(SUKUNE)
    exchange.second.does("trigger:disrupt-the-aura:1")
    assert exchange.card(SUKUNE).force == before


def test_a_card_that_copies_nothing_is_not_disrupted() -> None:
    caster = at("isawa-tsuke", attachments=["biting-steel"])
    warder = {"personalities": [at("isawa-uona", attachments=["disrupt-the-aura"])]}
    game = scene({"personalities": [caster, SUKUNE]}, warder)
    game.first.does("use:biting-steel").chooses(SUKUNE)
    assert game.second.asked != "reaction"


# The Tao of Shinsei


def test_the_tao_costs_a_monk_nothing() -> None:
    poor = {"stronghold": at("the-war-fortress-of-the-crab", bowed=True), "hand": ["tao-of-shinsei"]}
    game = scene({"personalities": ["koichi", YOJO], **poor})
    game.first.does("attach:tao-of-shinsei")
    assert [worn.id for worn in game.card("koichi").attachments] == ["tao-of-shinsei"]
    assert scene({"personalities": [YOJO], **poor}).first.barred("attach:tao-of-shinsei")


def test_a_ring_discarded_from_play_straightens_the_bearer_of_the_tao() -> None:
    side = {"personalities": [at("koichi", bowed=True, attachments=["tao-of-shinsei"])]}
    game = scene({**side, "rings": ["ring-of-earth"]})
    game.first.does("use:tao-of-shinsei:1")
    assert not game.card("koichi").bowed and game.zone("ring-of-earth") == "fate discard"
    assert scene(side).first.barred("use:tao-of-shinsei")


def test_a_bowed_tao_teaches_nobody() -> None:
    side = {"personalities": [at("koichi", bowed=True, attachments=[at("tao-of-shinsei", bowed=True)])]}
    assert scene({**side, "rings": ["ring-of-earth"]}).first.barred("use:tao-of-shinsei")
    game = scene({"hand": ["ring-of-the-void"]}, side)
    game.first.does("play:ring-of-the-void")
    assert not game.second.may("trigger:tao-of-shinsei")


def test_a_ring_put_into_play_by_anybody_straightens_the_bearer_of_the_tao() -> None:
    side = {"personalities": [at("koichi", bowed=True, attachments=["tao-of-shinsei"])]}
    game = scene({"hand": ["ring-of-the-void"]}, side)
    game.first.does("play:ring-of-the-void")
    game.second.does("trigger:tao-of-shinsei")
    assert not game.card("koichi").bowed


# Ashamana


def test_ashamana_gives_himself_for_one_of_the_honorable_dead_naga() -> None:
    dead = [at("qamar", died="honorably"), at("ashlim", died="dishonorably"), at(YOJO, died="honorably"), "balash"]
    game = scene({"personalities": ["ashamana"], "dynasty_discard": dead})
    game.first.does("use:ashamana")
    qamar = game.card("qamar")
    assert qamar.in_play and qamar.bowed and game.zone("ashamana") == "dynasty discard"
    assert game.card("ashamana").died == ""


def test_ashamana_returns_no_naga_by_adoption() -> None:
    sworn = at(YOJO, died="honorably", permanent=[{"attribute": "clan:Naga", "value": 1}])
    game = scene({"personalities": ["ashamana", YOJO], "dynasty_discard": [sworn]})
    assert game.first.barred("use:ashamana")


# The Servant


def test_a_stronghold_stays_bowed_as_long_as_the_servant_does() -> None:
    game = scene({"personalities": ["kolat-servant"]}, {})
    game.first.does("use:kolat-servant").chooses("the-war-fortress-of-the-crab")
    held = next(card for card in game.cards("the-war-fortress-of-the-crab") if card.bowed)
    game.pass_to("stay-bowed", 0, limit=200)
    game.first.does("kolat-servant")
    assert held.bowed and game.table.turn == 3
    game.pass_to("stay-bowed", 0, turn=5, limit=200)
    game.first.does()
    assert not game.card("kolat-servant").bowed
    game.happens(game.table.framework.straighten(held))
    assert not held.bowed


def test_the_stronghold_is_free_once_the_servant_is_dead() -> None:
    game = scene({"personalities": ["kolat-servant"]}, {})
    game.first.does("use:kolat-servant").chooses("the-war-fortress-of-the-crab")
    held = next(card for card in game.cards("the-war-fortress-of-the-crab") if card.bowed)
    assert held.forbids("straighten")
    game.happens(game.table.framework.destroy(game.card("kolat-servant")))
    assert not held.forbids("straighten")
