"""The price on the Ogre Outlaw's head: the player who kills him in a duel or battle gets 10 gold toward one card."""

from typing import Any

from engine.kernel.match import Match
from engine.l5r_ccg.machinery.position import dump
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

OGRE, SUKUNE, UNARI = "ogre-outlaw", "hida-sukune", "hida-unari"
KEPT: dict[str, Any] = {"attribute": "bounty", "value": 10, "source": OGRE, "until": "end-of-next-turn 1.2"}


def kept(game: Scene, seat: int) -> list[tuple[int, str]]:
    """Return the gold that a player may spend on one card, and until when."""
    return [(one.value, one.until) for one in game.table.players[seat].lasting if one.attribute == "bounty"]


def fallen(*, outlaw: int = 0, **facts: Any) -> Scene:
    """Return a battle in which the Ogre, of the player ``outlaw`` who attacks or defends, falls to a larger army."""
    mine, foe = {"personalities": [fights(OGRE)]}, {"personalities": [fights(UNARI, tokens=[{"force": 9}])]}
    game = scene(*([mine, foe] if outlaw == 0 else [foe, mine]), attack=battle_at(0), turn=1, **facts)
    game.resolve_battle()
    assert game.zone(OGRE) == "dynasty discard"
    return game


def test_the_leader_of_the_army_that_kills_him_has_ten_gold_until_his_next_turn_ends() -> None:
    assert kept(fallen(outlaw=0), 1) == [(10, "end-of-next-turn 1.1")]
    assert kept(fallen(outlaw=1), 0) == [(10, "end-of-next-turn 0.1")]
    told = [r.facts for r in fallen().match.records if r.kind == "apply"]
    assert [(facts["subject"], facts["value"]) for facts in told if facts["attribute"] == "bounty"] == [
        ("player:1", 10)
    ]


def test_it_is_lost_with_the_end_of_that_turn() -> None:
    game = fallen(outlaw=0)
    game.pass_to("action", seat=0, turn=3)
    assert not kept(game, 1)
    own = fallen(outlaw=1)  # the player in whose turn the Ogre dies has all of the next turn to spend the gold
    own.pass_to("action", seat=1, turn=2)
    assert kept(own, 0)
    own.pass_to("action", seat=0, turn=3)
    assert kept(own, 0)
    own.pass_to("action", seat=1, turn=4)
    assert not kept(own, 0)


def test_in_battle_the_player_whose_action_destroys_him_gets_the_gold() -> None:
    archers = [fights(UNARI, attachments=["archers"])]
    game = scene({"personalities": [fights(OGRE, tokens=[{"force": -5}])]}, {"personalities": archers},
                 attack=battle_at(0), turn=1)  # fmt: skip
    game.second.does("use:archers")
    game.second.chooses(OGRE)
    assert game.zone(OGRE) == "dynasty discard" and kept(game, 1) and not kept(game, 0)


def dueling(challenger: str, challenged: str, **facts: Any) -> Scene:
    """Let the challenger begin a duel."""
    tokens = {OGRE: [{"chi": -3}]}
    one, other = (at(card, tokens=tokens.get(card, [])) for card in (challenger, challenged))
    game = scene({"personalities": [one], "hand": ["iaijutsu-challenge"]}, {"personalities": [other]}, turn=1, **facts)
    game.first.does("play:iaijutsu-challenge").chooses(challenger).chooses(challenged)
    game.second.does("accept")
    return game


def test_the_winner_of_a_duel_against_him_gets_the_gold_whether_challenger_or_not() -> None:
    assert kept(dueling("matsu-yojo", OGRE), 0)
    against = dueling(OGRE, "daidoji-uji")
    assert against.zone(OGRE) == "dynasty discard" and kept(against, 1) and not kept(against, 0)


def test_killed_elsewhere_or_by_his_own_side_he_is_worth_nothing() -> None:
    plotted = scene({"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2}, {"personalities": [OGRE]})
    plotted.first.does("play:kolat-assassin").chooses(OGRE).pays()
    assert plotted.zone(OGRE) == "dynasty discard" and not kept(plotted, 0)
    away = scene({"personalities": [OGRE, fights(SUKUNE)]}, {"personalities": [fights(UNARI)]}, attack=battle_at(0))
    away.happens(away.table.rules_of(1).destroy(away.card(OGRE)))
    assert not kept(away, 1)
    own = scene({"personalities": [fights(OGRE)]}, {"personalities": [fights(UNARI)]}, attack=battle_at(0))
    own.happens(own.table.rules_of(0).destroy(own.card(OGRE)))
    assert not kept(own, 0) and not kept(own, 1)


def rich(*lying: str, amount: int = 1, **facts: Any) -> Scene:
    """Return a Dynasty Phase of a player with two farms and with 10 gold kept for one card, ``amount`` times."""
    provinces = [{"card": at(card, facedown=False)} for card in lying]
    side = {"provinces": provinces, "holdings": ["small-farm"] * 2, "honor": 20, "lasting": [KEPT] * amount, **facts}
    return scene({}, side, active=1, phase="dynasty", turn=2, asked=(0, 1))


def cost(game: Scene, card: str) -> int:
    return game.table.gold_cost(game.card(card), 1)


def test_it_pays_for_one_card_and_the_rest_is_lost() -> None:
    game = rich("hida-unari", "hida-sukune", stronghold="the-shadowlands-horde")
    assert cost(game, UNARI) > 2 and game.second.may("recruit:hida-unari") and game.second.may("recruit:hida-sukune")
    game.second.does("recruit:hida-unari").pays("bounty:ogre-outlaw#0")
    assert UNARI in game.second.in_play and not kept(game, 1)
    assert not any(card.bowed for card in game.second.player.holdings if card.id == "small-farm")
    assert [r.facts for r in game.match.records if r.kind == "spend-bounty"] == [{"player": 1, "amount": 10}]
    assert cost(game, SUKUNE) > 2 and not game.second.may("recruit:hida-sukune")


def test_it_is_proposed_only_where_the_rest_is_not_enough() -> None:
    game = rich("gold-mine", "hida-unari", holdings=["gold-mine"] * 2, stronghold="the-shadowlands-horde")
    assert cost(game, "gold-mine") <= 4 < cost(game, UNARI)
    game.second.does("recruit:gold-mine")
    assert game.second.prompt is not None and game.second.prompt.data is not None
    assert not any("bounty" in key for key in game.second.prompt.data["proposal"])
    game.second.pays()
    assert kept(game, 1)
    game.second.does("recruit:hida-unari").pays()
    assert UNARI in game.second.in_play and not kept(game, 1)


def test_two_prices_may_go_to_one_card_or_to_two() -> None:
    game = rich("hida-unari", amount=2)
    game.second.does("recruit:hida-unari").chooses("gold")
    game.second.pays("bounty:ogre-outlaw#1")
    assert len(kept(game, 1)) == 1
    both = rich("hida-unari", amount=2)
    both.second.does("recruit:hida-unari").chooses("gold")
    both.second.pays("bounty:ogre-outlaw#0", "bounty:ogre-outlaw#1")
    assert not kept(both, 1)


def test_it_pays_for_an_attachment_and_for_no_action() -> None:
    hand = ["naginata", "kolat-assassin"]
    game = scene({"personalities": [SUKUNE], "hand": hand, "lasting": [{**KEPT, "until": "end-of-next-turn 0.2"}]},
                 {"personalities": [UNARI]}, turn=2)  # fmt: skip
    assert game.first.barred("play:kolat-assassin")
    game.first.does("attach:naginata").pays("bounty:ogre-outlaw#0")
    assert game.card("naginata").host is game.card(SUKUNE) and not kept(game, 0)


def test_a_position_a_fork_and_a_rebuilt_match_keep_it() -> None:
    game = fallen()
    for same in (game.match.fork(), Match.rebuild(game.match.header, game.match.log)):
        assert kept(Scene(same), 1) == kept(game, 1)
    assert [one["attribute"] for one in dump(fallen().table)["players"][1]["lasting"]] == ["bounty"]
