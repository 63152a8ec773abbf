"""Events that harm all players at once."""

from typing import Any

from tests.l5r_ccg.scene import Scene, at, scene


def struck(event: str, first: dict[str, Any], *others: dict[str, Any]) -> Scene:
    """Return the table after an Event of the first player has taken place."""
    facedown = [{"card": at(event, facedown=True)}, {}, {}, {}]
    return scene({**first, "provinces": facedown}, *(others or ({},)), phase="events")


def test_a_hurricane_takes_a_holding_from_each_neighbor() -> None:
    game = struck("hurricane", {"holdings": ["small-farm"]}, {"holdings": ["diamond-mine", "gold-mine"]})
    game.first.does("gold-mine")
    assert game.second.in_play == ["diamond-mine"] and game.first.in_play == []


def test_a_hurricane_may_take_a_fortification() -> None:
    walls = {"provinces": [{"attached": ["unscalable-walls"]}, {}, {}, {}], "holdings": ["diamond-mine"]}
    game = struck("hurricane", {}, walls)
    game.first.does("unscalable-walls")
    assert game.zone("unscalable-walls") == "dynasty discard" and game.second.in_play == ["diamond-mine"]


def test_the_plague_takes_weak_followers() -> None:
    units = [at("hida-unari", attachments=["light-infantry", "heavy-infantry"])]
    game = struck("plague", {"personalities": units})
    strong = game.card("heavy-infantry").face.force > 3
    assert [card.id for card in game.card("hida-unari").followers] == (["heavy-infantry"] if strong else [])


def test_the_doom_of_the_naga_weakens_all_naga_for_good() -> None:
    game = struck("doom-of-the-naga", {"personalities": ["shagara", "qamar", "hida-unari"]})
    assert (game.card("qamar").force, game.card("qamar").chi, game.card("hida-unari").force) == (5, 3, 4)
    assert game.zone("shagara") == "dynasty discard"  # its Chi fell to nothing


def test_the_doom_of_the_unicorn_takes_their_horses() -> None:
    game = struck("doom-of-the-unicorn", {"personalities": ["horiuchi-shoan"]})
    assert not game.card("horiuchi-shoan").cavalry


def test_the_iris_festival_burns_the_shadowlands() -> None:
    game = struck("iris-festival", {"personalities": ["kumo", "hida-unari"]}, {"personalities": ["yogo-junzo"]})
    assert game.first.in_play == ["hida-unari"] and game.second.in_play == []


def test_the_bon_festival_honors_the_honorable_dead() -> None:
    dead = [at("hida-unari", died="honorably"), at("hida-sukune", died="dishonorably")]
    game = struck("bon-festival", {"dynasty_discard": dead, "honor": 5}, {"honor": 5})
    assert (game.first.honor, game.second.honor) == (8, 5)


def test_evil_feeds_upon_the_least_honored() -> None:
    game = struck("evil-feeds-upon-itself", {"honor": 5}, {"honor": 2})
    assert game.province(1, 3).destroyed and not game.province(0, 3).destroyed


def test_the_strength_of_the_earth_is_in_every_province() -> None:
    game = struck("strength-of-the-earth", {})
    plain = scene({}, {}).province(1, 0).strength
    assert game.province(0, 3).strength == game.province(1, 0).strength == plain + 1
