"""The Imperial Favor (chapter 10)."""

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import at, scene

# Focus 3 and 1.
THREE, ONE = "kolat-assassin", "light-infantry"
YOJO, UJI = "matsu-yojo", "daidoji-uji"


@proves("lobbying", "imperial-favor")
def test_the_player_with_the_most_honor_takes_a_free_favor_and_nobody_interferes() -> None:
    game = scene({"personalities": [YOJO], "honor": 10}, {"personalities": [UJI], "hand": [THREE], "honor": 9})
    game.first.does(f"lobby:{YOJO}")
    assert game.table.favor == 0 and game.card(YOJO).bowed
    assert [record.kind for record in game.match.records].count("lobbying-result") == 0


@proves("lobbying")
def test_a_player_lobbies_once_in_a_turn_and_only_in_the_own_turn() -> None:
    game = scene({"personalities": [YOJO, UJI], "honor": 5}, {"personalities": ["hida-sukune"], "honor": 9})
    game.first.does(f"lobby:{YOJO}").does("pass")
    assert game.table.favor is None
    game.pass_to("action", seat=0)
    assert not game.first.may(f"lobby:{UJI}") and not game.second.may("lobby:hida-sukune")


@proves("lobbying", "personal-honor")
def test_only_a_straight_personality_with_personal_honor_bows_for_it() -> None:
    bowed, shamed = at(YOJO, bowed=True), at(UJI, dishonored=True)
    game = scene({"personalities": [bowed, shamed, "hida-sukune"], "honor": 10})
    offered = [option.key for option in game.match.pending[0].options if option.verb == "lobby"]
    assert offered == [f"lobby:{game.card('hida-sukune').key}"]


@proves("lobbying")
def test_the_holder_of_the_favor_does_not_lobby_for_it() -> None:
    game = scene({"personalities": [YOJO], "honor": 10}, favor=0)
    assert not game.first.may(f"lobby:{YOJO}")


@proves("lobbying-contest", "lobbying-result")
def test_a_player_with_less_honor_lobbies_against_the_player_with_the_most() -> None:
    game = scene({"personalities": [YOJO, UJI], "hand": [THREE], "honor": 5}, {"honor": 9})
    game.first.does(f"lobby:{YOJO}")
    assert game.first.asked == "lobby"
    # 5 and 2 Personal Honor and 3 Focus against 9. The second player has nothing to add, and is not asked.
    game.first.does(f"bow:{UJI}>0").does(f"discard:{THREE}>0")
    assert game.table.favor == 0 and game.zone(THREE) == "fate discard" and game.card(UJI).bowed
    assert game.first.honor == 5


@proves("lobbying-contest")
def test_the_personality_bowed_to_lobby_adds_nothing() -> None:
    """A ruling: bowing is the price of lobbying.

    The rulebook says: "les autres n'ont pas besoin d'engager leur Personnalité pour intriguer". A player who ties must
    bow more Personalities (chapter 15). So the first one cannot have counted.
    """
    game = scene({"personalities": [YOJO], "hand": [ONE], "honor": 8}, {"honor": 9})
    game.first.does(f"lobby:{YOJO}").does(f"discard:{ONE}>0")
    found = [record for record in game.match.records if record.kind == "lobbying-result"]
    assert found[0].facts["totals"] == [[0, 9], [1, 9]]
    assert game.table.favor is None


@proves("lobbying-result")
def test_a_tie_leaves_the_favor_where_it_was() -> None:
    game = scene({"personalities": [YOJO, UJI], "honor": 5}, {"honor": 7}, favor=1)
    game.first.does(f"lobby:{YOJO}").does(f"bow:{UJI}>0")
    assert game.table.favor == 1


@proves("lobbying")
def test_equal_honor_is_not_the_highest() -> None:
    game = scene({"personalities": [YOJO, UJI], "honor": 7}, {"honor": 7})
    game.first.does(f"lobby:{YOJO}").does(f"bow:{UJI}>0")
    assert game.table.favor == 0


@proves("lobbying-contest")
def test_the_rival_answers_in_turn_until_all_have_passed() -> None:
    game = scene(
        {"personalities": [YOJO, UJI], "hand": [THREE, ONE], "honor": 7},
        {"personalities": ["hida-sukune"], "hand": [ONE], "honor": 8},
    )
    game.first.does(f"lobby:{YOJO}").does(f"bow:{UJI}>0")
    game.second.does("bow:hida-sukune>1")
    game.first.does(f"discard:{THREE}>0")
    # A card is discarded only once: the first player has nothing left to add and is skipped.
    game.second.does(f"discard:{ONE}>1")
    found = next(record for record in game.match.records if record.kind == "lobbying-result")
    assert found.facts["totals"] == [[0, 7 + 2 + 3], [1, 8 + 2 + 1]] and game.table.favor == 0


@proves("lobbying-contest")
def test_others_join_either_side_and_keep_to_it() -> None:
    """A ruling: a player's first contribution decides which side that player supports to the end."""
    game = scene(
        {"personalities": [YOJO], "hand": [ONE], "honor": 5},
        {"honor": 8},
        {"personalities": [UJI], "hand": [THREE], "honor": 0},
    )
    game.first.does(f"lobby:{YOJO}").does("pass")
    assert game.third.may(f"bow:{UJI}>0") and game.third.may(f"bow:{UJI}>1")
    game.third.does(f"bow:{UJI}>0")
    game.first.does("pass")
    assert not game.third.may(f"discard:{THREE}>1")
    game.third.does(f"discard:{THREE}>0")
    game.first.does(f"discard:{ONE}>0")
    assert game.table.favor == 0


@proves("lobbying-contest")
def test_against_the_holder_of_the_favor_the_contest_is_with_them_whatever_their_honor() -> None:
    game = scene({"personalities": [YOJO, UJI], "honor": 5}, {"honor": 6}, {"honor": 20}, favor=1)
    game.first.does(f"lobby:{YOJO}").does(f"bow:{UJI}>0")
    assert game.table.favor == 0


@proves("lobbying-contest")
def test_of_several_players_with_the_most_honor_the_next_in_turn_is_the_rival() -> None:
    """A ruling: the text speaks of one player with the "highest" Honor.

    If several players tie, it means the first one clockwise from the player who lobbies, as in everything that is done
    in turn.
    """
    game = scene({"personalities": [YOJO, UJI], "honor": 5}, {"honor": 2}, {"honor": 8}, {"honor": 8})
    game.first.does(f"lobby:{YOJO}")
    lobby = next(record for record in game.match.records if record.kind == "lobby")
    assert lobby.facts["rival"] == 2


@proves("lobbying-contest", "fate-hand")
def test_whether_a_player_is_asked_does_not_depend_on_the_hand() -> None:
    game = scene({"personalities": [YOJO], "hand": [ONE], "honor": 5}, {"hand": ["kolat-assassin"], "honor": 8},
                 asked=(0, 1))  # fmt: skip
    game.first.does(f"lobby:{YOJO}")
    game.pass_to("lobby", seat=1)
    assert game.second.asked == "lobby"


@proves("favor-uses")
def test_the_favor_is_given_up_to_draw_a_card() -> None:
    game = scene({"hand": []}, favor=0)
    game.first.does("use:imperial-favor")
    assert len(game.first.hand) == 1 and game.table.favor is None


@proves("favor-uses", "regain-honor")
def test_the_favor_restores_a_dishonored_personality_under_any_control() -> None:
    game = scene({}, {"personalities": [at(UJI, dishonored=True)]}, favor=0)
    game.first.does("use:imperial-favor:1").chooses(UJI)
    assert not game.card(UJI).dishonored and game.table.favor is None


@proves("favor-uses", "honorable-death", "faq-2")
def test_the_favor_restores_a_personality_that_died_dishonored() -> None:
    game = scene({"dynasty_discard": [at(UJI, died="dishonorably"), at(YOJO, died="honorably")]}, favor=0)
    game.first.does("use:imperial-favor:1").chooses(UJI)
    assert game.card(UJI).died == "honorably"


@proves("favor-uses")
def test_the_favor_prevents_a_loss_of_family_honor() -> None:
    game = scene({"hand": ["breach-of-etiquette"], "honor": 1}, {"honor": 2}, favor=1)
    game.first.does("play:breach-of-etiquette")
    game.second.does("trigger:imperial-favor:3")
    assert game.second.honor == 2 and game.table.favor is None


@proves("favor-uses")
def test_only_the_holder_uses_the_favor_and_draws_in_the_own_turn_alone() -> None:
    game = scene({}, {}, favor=1)
    assert not game.first.may("use:imperial-favor")
    game.first.does("pass")
    assert not game.second.may("use:imperial-favor")


@proves("favor-uses", "regain-honor")
def test_the_favor_restores_nothing_if_nobody_is_dishonored() -> None:
    game = scene({"personalities": [YOJO], "dynasty_discard": [at(UJI, died="honorably")]}, favor=0)
    assert game.first.may("use:imperial-favor") and not game.first.may("use:imperial-favor:1")


@proves("two-main-rules", "imperial-favor")
def test_a_player_who_leaves_gives_the_favor_back() -> None:
    game = scene({}, {}, {}, favor=2)
    game.match.answer(2, ["resign"])
    game.first.does("pass")
    game.second.does("pass")
    assert game.table.favor is None


@proves("lobbying-contest", "political-action")
def test_a_player_who_takes_no_political_actions_takes_no_side() -> None:
    """ "Intriguer pour ou contre vous": lobbying is always a Political action."""
    horde = {"stronghold": "the-shadowlands-horde", "honor": -19, "personalities": [UJI], "hand": [THREE]}
    game = scene({"personalities": [YOJO], "hand": [ONE], "honor": 5}, {"honor": 8}, horde, asked=(0, 1, 2))
    game.first.does(f"lobby:{YOJO}")
    game.pass_to("lobby", seat=0)
    game.first.does("pass")
    game.second.does("pass")
    assert game.third.asked is None or game.third.asked == "action"
    found = next(record for record in game.match.records if record.kind == "lobbying-result")
    assert found.facts["totals"] == [[0, 5], [1, 8]]
