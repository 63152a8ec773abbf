"""Traits, the "Foo" rule, clans, who is Human (chapter 7, glossary)."""

from typing import Any

import pytest

from engine.l5r_ccg.definition import CardDef
from engine.l5r_ccg.facts import Facts
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import CRAB, at, scene

TEMPLES = "the-hidden-temples-of-the-naga"


def face(name: str, *keywords: str, **facts: Any) -> CardDef:
    given = {"id": "x", "type": "personality", "side": "dynasty", "sets": (), **facts}
    return CardDef(Facts(name=name, keywords=keywords, **given))


@proves("foo-rule")
@pytest.mark.parametrize(
    ("card", "word", "is_one"),
    [
        (face("A Place", "Peaceful Forest"), "Forest", True),
        (face("Defender of the Forest"), "Forest", False),
        (face("Someone", "Scorpion Clan", "Samurai", "Ninja", "Reaver of Shadowlands"), "Ninja", True),
        (face("Someone", "Scorpion Clan", "Samurai", "Ninja", "Reaver of Shadowlands"), "Reaver", True),
        (face("Someone", "Scorpion Clan", "Samurai", "Ninja", "Reaver of Shadowlands"), "Shadowlands", False),
        (face("Kolat Assassin", type="strategy", side="fate"), "Kolat", True),
        (face("Kolat Assassin", type="strategy", side="fate"), "Assassin", True),
        (face("Ratling Packs", type="follower", side="fate"), "Pack", True),
    ],
)
def test_the_word_counts_in_the_name_and_in_the_traits_unless_it_follows_of(
    card: CardDef, word: str, is_one: bool
) -> None:
    assert card.is_called(word) is is_one


@proves("foo-rule", "reactions")
def test_investigation_answers_an_assassin_by_its_name() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": ["daidoji-uji"], "hand": ["investigation"]},
    )
    game.first.does("play:kolat-assassin").pays()
    assert game.second.may("trigger:investigation")


@proves("what-is-a-clan", "naga")
def test_a_naga_by_name_or_trait_is_of_that_clan() -> None:
    game = scene(
        {"personalities": [at("matsu-yojo", permanent=[{"attribute": "trait:Naga"}])], "hand": ["naga-bowmen"]}
    )
    assert game.card("matsu-yojo").of_clan("Naga") and game.card("naga-bowmen").of_clan("Naga")
    assert not game.card("matsu-yojo").of_clan("Crane")


@proves("what-is-a-clan")
def test_monks_are_of_the_brotherhood_and_the_minor_clans_of_the_alliance() -> None:
    game = scene({"personalities": ["heichi-chokei", "ryosei", "matsu-yojo"]})
    assert game.card("heichi-chokei").of_clan("Brotherhood of Shinsei")
    assert game.card("ryosei").of_clan("Mantis")
    assert not game.card("matsu-yojo").of_clan("Brotherhood of Shinsei")


@proves("human", "naga")
def test_a_human_who_swears_fealty_to_the_naga_stays_human() -> None:
    """ "Elle est toujours considérée comme Humaine, bien qu'elle a le Trait Naga", until it joins another clan."""
    mine = {"personalities": ["matsu-yojo", "yogo-junzo"], "hand": ["oath-of-fealty"], "stronghold": TEMPLES}
    game = scene(mine, {"stronghold": CRAB})
    game.first.does("play:oath-of-fealty").chooses("matsu-yojo")
    yojo = game.card("matsu-yojo")
    assert yojo.is_human and not game.card("yogo-junzo").is_human
    assert "Naga" in yojo.traits and yojo.of_clan("Naga") and not yojo.of_clan("Lion")
    game.happens(*game.table.rules_of(1).swear_fealty(yojo))
    assert "Naga" not in yojo.traits and yojo.of_clan("Crab") and not yojo.of_clan("Naga")


@proves("shadowlands", "trait")
def test_a_shadowlands_card_has_the_trait_and_not_merely_the_word() -> None:
    reaver = face("Someone", "Reaver of Shadowlands")
    assert "Shadowlands" not in reaver.traits and not reaver.is_called("Shadowlands")
    game = scene({"personalities": ["yogo-junzo", "matsu-yojo"]})
    assert game.card("yogo-junzo").trait("Shadowlands") and not game.card("matsu-yojo").trait("Shadowlands")
