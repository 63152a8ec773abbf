"""Names of the 1997 game: what a card carries, in words."""

from bot.games.l5r_ccg.names import tokens
from bot.words import Words
from tests.l5r_ccg.scene import at, scene


def test_equal_tokens_of_a_personality_appear_once_with_their_number() -> None:
    fire = [{"name": "Fire"}] * 2
    game = scene({"personalities": [at("togashi-mitsu", tokens=[*fire, {"force": 1}])]})
    view = game.match.view(1)
    mitsu = view["players"][0]["personalities"][0]
    assert tokens(Words.load().of("l5r-ccg", "en"), mitsu["tokens"]) == "2 × Fire, +1/+0"
