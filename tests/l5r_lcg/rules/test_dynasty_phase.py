"""Appendix I, 1.1 to 1.5: the dynasty phase."""

from typing import Any

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

REST = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


def row(*cards: Any, **facts: Any) -> list[Any]:
    """Return a row whose leftmost province holds these cards."""
    return [at("fertile-fields", cards=list(cards), **facts), *REST]


def moments(game: Scene, kind: str, fact: str) -> list[Any]:
    """Return one fact of every event of a kind, in order."""
    return [record.facts[fact] for record in game.match.records if record.kind == kind]


@proves("1.1")
def test_the_dynasty_phase_begins_a_round() -> None:
    """Step 1.1 begins the phase and the round. An ability limited to once a round may be used again."""
    game = scene(
        {"characters": [at("adept-of-the-waves", fate=2)], "passed": True},
        {"passed": True},
        step="5.1-window",
        round=3,
        asked=(0, 1),
    )
    game.first.does("trigger:adept-of-the-waves")
    assert not game.first.may("trigger:adept-of-the-waves")
    play_on(game, "dynasty")
    assert (game.table.round, game.table.phase) == (4, "dynasty")
    assert [player.passed for player in game.table.players] == [False, False]
    game.second.passes()
    assert game.first.may("trigger:adept-of-the-waves")


@proves("1.2", "Dans l'Ordre des Joueurs")
def test_facedown_cards_are_revealed_one_by_one_from_left_to_right() -> None:
    """Step 1.2: the first player's cards are turned up first, from left to right, and then the other player's."""
    hidden = [at("doji-whisperer", facedown=True)]
    provinces = [at(name, cards=hidden) for name in ("fertile-fields", *REST[:3])]
    game = scene(
        {"provinces": [*provinces, "ancestral-lands"]},
        {"provinces": [*provinces[:2], *REST[1:3], "pilgrimage"]},
        step="1.2",
        first_player=1,
        asked=(0, 1),
    )
    places = [f"province:{seat}.{index}" for seat, index in ((1, 0), (1, 1), (0, 0), (0, 1), (0, 2), (0, 3))]
    assert moments(game, "turn-faceup", "province") == places
    assert not any(card.facedown for p in game.first.player.provinces for card in p.contents)


@proves("1.2", "Détruire une Province, Province Détruite")
def test_cards_on_broken_provinces_are_revealed_too() -> None:
    """Step 1.2 turns up the cards on all provinces. Dynasty cards may be played from broken provinces, too."""
    game = scene(
        {"provinces": row(at("doji-whisperer", facedown=True), broken=True), "fate": 1},
        step="1.2",
    )
    game.first.plays("doji-whisperer")
    assert game.zone("doji-whisperer") == "play"
    assert [card.facedown for card in game.province(0, 0).contents] == [True]


@proves("1.3", "Dans l'Ordre des Joueurs", "Destin")
def test_each_player_collects_the_fate_of_the_stronghold_in_player_order() -> None:
    """Step 1.3: each of these strongholds adds seven fate to its player's pool, the first player's first."""
    game = scene({"fate": 2}, {"stronghold": "yojin-no-shiro", "fate": 0}, step="1.3", first_player=1,
                 asked=(0, 1))  # fmt: skip
    assert (game.first.fate, game.second.fate) == (9, 7)
    assert moments(game, "gain-fate", "player") == [1, 0] and moments(game, "gain-fate", "amount") == [7, 7]


@proves("1.4", "Joueur Actif", "Premier Joueur, Pion Premier Joueur")
def test_opportunities_alternate_from_the_first_player_on() -> None:
    """Step 1.4: players act one at a time, in turn. The active player is the one with the opportunity to act."""
    game = scene(
        {"provinces": row("doji-whisperer", "doji-challenger"), "fate": 9},
        {"provinces": row("matsu-beiona", "akodo-gunso"), "fate": 9},
        step="1.4",
        first_player=1,
    )
    assert game.first.prompt is None and game.table.active_player == 1
    game.second.plays("matsu-beiona")
    assert game.second.prompt is None and game.table.active_player == 0
    game.first.plays("doji-whisperer", fate=2)
    assert game.second.asked == "dynasty" and game.table.active_player == 1


@proves("1.4", "Jouer, Mettre en Jeu", "Remplir une Province", "Destin")
def test_playing_a_character_from_a_province() -> None:
    """Step 1.4: the player pays the cost and may add fate.

    The character enters play at home, and a card replaces it.
    """
    game = scene(
        {"provinces": row("doji-challenger"), "fate": 6, "dynasty_deck": ["doji-hotaru", "doji-whisperer"]},
        step="1.4",
    )
    game.first.does("play:doji-challenger")
    assert game.first.fate == 3 and game.zone("doji-challenger") == "play" and not game.province(0, 0).contents
    assert game.first.asked == "fate" and game.first.options == [f"fate:{number}" for number in range(4)]
    game.first.does("fate:2")
    card = game.card("doji-challenger")
    assert (card.fate, game.first.fate, card.participating, card.bowed) == (2, 1, False, False)
    assert [(lying.id, lying.facedown) for lying in game.province(0, 0).contents] == [("doji-hotaru", True)]
    kinds = game.kinds
    assert kinds.index("spend-fate") < kinds.index("enter-play") < kinds.index("place-fate")
    assert kinds.index("place-fate") < kinds.index("refill-province")


@proves("1.4")
def test_a_facedown_or_too_dear_character_cannot_be_played() -> None:
    """Step 1.4: a facedown card waits for the next round, and the player must be able to pay the whole cost."""
    game = scene(
        {"provinces": row("doji-hotaru", at("doji-whisperer", facedown=True)), "fate": 4},
        step="1.4",
        asked=(0,),
    )
    assert game.first.options == ["pass"]


@proves("1.4", "Fenêtres d'Action")
def test_no_character_or_attachment_is_played_from_hand_in_the_dynasty_phase() -> None:
    """1.4, note: from hand only events with an action, and duplicates, may be used. Later phases allow all cards."""
    hand = ["steward-of-law", "fine-katana", "way-of-the-crane"]
    side = {"characters": [at("doji-whisperer", fate=1)], "hand": hand, "fate": 3}
    game = scene(side, step="1.4")
    assert game.first.options == ["play:way-of-the-crane", "pass"]
    for step in ("2.5-window", "3.1-window", "4.4-window", "5.1-window"):
        elsewhere = scene(side, step=step)
        assert elsewhere.first.options == [
            "play:way-of-the-crane", "play:steward-of-law", "play:fine-katana", "pass"
        ]  # fmt: skip


@proves("1.4", "FAQ 6")
def test_actions_are_triggered_in_the_dynasty_phase() -> None:
    """Step 1.4: an action ability takes an opportunity like playing a character."""
    game = scene(
        {"characters": [at("border-rider", bowed=True)]},
        {"provinces": row("doji-whisperer"), "fate": 1},
        step="1.4",
    )
    game.first.does("trigger:border-rider")
    assert not game.card("border-rider").bowed
    assert game.first.prompt is None and game.second.asked == "dynasty"


@proves("1.4", "Passer", "Joueur Actif")
def test_a_player_who_passes_is_out_and_the_first_to_pass_gains_one_fate() -> None:
    """1.4, Passer: the first to pass gains 1 fate and acts no more. The other goes on alone, and gains no fate."""
    game = scene(
        {"provinces": row("doji-whisperer", "doji-challenger", "brash-samurai"), "fate": 6},
        {"provinces": row("matsu-berserker"), "fate": 2},
        step="1.4",
    )
    game.first.plays("doji-whisperer")
    game.second.passes()
    assert game.second.fate == 3
    game.first.plays("doji-challenger")
    assert game.second.prompt is None and game.first.asked == "dynasty" and game.table.active_player == 0
    game.first.plays("brash-samurai")
    assert game.table.step != "1.4" and game.first.fate == 0 and game.second.fate == 3


@proves("1.4", "Passer")
def test_the_second_to_pass_gains_nothing_and_the_step_is_over() -> None:
    """Step 1.4: once both have passed the draw phase follows."""
    game = scene({"provinces": row("doji-whisperer"), "fate": 1}, {"provinces": row("matsu-berserker"), "fate": 1},
                 step="1.4")  # fmt: skip
    game.first.passes()
    game.second.passes()
    assert (game.first.fate, game.second.fate) == (2, 1)
    assert game.first.asked == "bid" and game.second.asked == "bid"


@proves("1.4", "Passer")
def test_a_player_who_has_passed_may_still_react() -> None:
    """Step 1.4: a player who has passed may still use interrupts and reactions.

    Here Voice of Honor cancels an event.
    """
    game = scene(
        {"characters": [at("doji-whisperer", status="honored")], "hand": ["voice-of-honor"]},
        {"characters": ["doji-challenger"], "hand": ["way-of-the-crane"]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.passes()
    game.second.does("play:way-of-the-crane")
    game.first.does("trigger:voice-of-honor")
    assert not game.card("doji-challenger").honored
    assert game.first.prompt is None and game.second.asked == "dynasty"


@proves("1.5", "Effets Durables")
def test_an_effect_until_the_end_of_the_phase_ends_with_the_dynasty_phase() -> None:
    """Step 1.5: the Phoenix stronghold gives two glory in the dynasty phase, and they are gone in the draw phase."""
    game = scene({"stronghold": "isawa-mori-seido", "characters": [at("doji-whisperer", fate=1)]}, step="1.4",
                 asked=(0,))  # fmt: skip
    game.first.does("trigger:isawa-mori-seido")
    assert game.card("doji-whisperer").glory == 3
    game.first.passes()
    assert game.table.phase == "draw" and game.card("doji-whisperer").glory == 1


@proves("Limitée", "Mots-clés")
def test_one_limited_card_a_round() -> None:
    """After a Limited card a player plays no other this round.

    The opponent may still play one, and both may in the next round.
    """
    side = {"provinces": row("doomed-shugenja", "doomed-shugenja"), "fate": 4}
    game = scene(side, side, step="1.4")
    assert game.first.options.count("play:doomed-shugenja") == 2
    game.first.does("play:doomed-shugenja")
    game.second.does("play:doomed-shugenja")
    assert not game.first.may("play:doomed-shugenja") and not game.second.may("play:doomed-shugenja")
    play_on(game, lambda prompt: game.table.round == 2 and prompt.kind == "dynasty")
    assert game.first.player.limited_played == 0
    assert game.first.may("play:doomed-shugenja") or game.second.may("play:doomed-shugenja")


@proves("Limitée", "Jouer, Mettre en Jeu")
def test_a_limited_card_put_into_play_does_not_count() -> None:
    """Charge! puts a Limited character into play after one was played this round; that is not playing."""
    game = scene(
        {"provinces": row("doomed-shugenja", "doomed-shugenja"), "characters": [inside("doji-challenger")],
         "hand": ["charge"], "fate": 4},
        conflict={"attacker": 0, "ring": "air", "skill": "military"},
        to_act=0,
    )  # fmt: skip
    game.first.player.limited_played = 1
    game.first.does("play:charge").does("doomed-shugenja")
    assert game.card("doomed-shugenja").participating and game.first.player.limited_played == 1
