"""The questions and answers of Appendix III about cards of this box, in their order."""

import pytest

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}
FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves("FAQ 1")
def test_shameful_display_may_change_one_of_the_two_only() -> None:
    """One chosen character is honored already. It stays honored while the other is dishonored."""
    game = scene(
        {"characters": [inside("doji-whisperer", status="honored")]},
        {"provinces": [at("shameful-display"), *FOUR], "characters": [inside("ikoma-eiji")]},
        conflict={**POLITICAL, "province": 0},
    )
    game.second.does("trigger:province:1.0")
    game.second.does("doji-whisperer", "ikoma-eiji").does("doji-whisperer")
    assert game.card("doji-whisperer").honored and game.card("ikoma-eiji").dishonored


@proves("FAQ 2", "Effets d'Anneau")
@pytest.mark.parametrize(("champion", "skill"), [("akodo-toturi", "military"), ("doji-hotaru", "political")])
def test_a_defending_champion_lets_the_attacker_resolve_the_ring(champion: str, skill: str) -> None:
    """A player may use the reaction after winning as the defender. The attacking player resolves the ring."""
    game = scene(
        {"characters": [inside("brash-samurai")]},
        {"characters": [inside(champion)]},
        conflict={**POLITICAL, "skill": skill},
        to_act=1,
    )
    play_on(game, "reaction")
    game.second.does(f"trigger:{champion}")
    assert game.first.asked == "ring-choice"
    game.first.does("select:gain")
    assert (game.first.honor, game.second.honor) == (12, 10) and game.table.rings["air"].claimed_by == 1


@proves("FAQ 3", "Initier des Capacités / Jouer des Cartes")
def test_watch_commander_answers_let_go_before_it_is_discarded() -> None:
    """A card counts as played in step 6. Its effects resolve in step 7."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["let-go"]},
        {"characters": [inside("ikoma-eiji", attachments=["watch-commander"])]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("let-go")
    assert game.second.options == ["trigger:watch-commander", "pass"]
    game.second.does("trigger:watch-commander")
    assert game.first.honor == 9 and game.zone("watch-commander") == "conflict discard"


@proves("FAQ 4", "Coût", "Sacrifice")
def test_reprieve_keeps_a_cost_from_being_paid_and_the_ability_from_being_used() -> None:
    """Steadfast Witch Hunter's sacrifice is prevented: nothing readies, and she may try again."""
    game = scene(
        {"characters": [at("steadfast-witch-hunter", bowed=True), at("eager-scout", attachments=["reprieve"])]},
        asked=(0,),
    )
    game.first.does("trigger:steadfast-witch-hunter").does("eager-scout")
    game.first.does("trigger:reprieve")
    assert game.zone("eager-scout") == "play" and game.card("steadfast-witch-hunter").bowed
    play_on(game, lambda prompt: prompt.seat == 0 and prompt.kind == "action")
    game.first.does("trigger:steadfast-witch-hunter").does("eager-scout")
    assert not game.card("steadfast-witch-hunter").bowed


@proves("FAQ 4", "Cartes Événement", "Coût")
def test_an_event_whose_cost_is_prevented_stays_in_hand_unplayed() -> None:
    """The fate of the cost of Way of the Crab is spent.

    The event was not played, so Watch Commander has no reaction.
    """
    game = scene(
        {"characters": [at("eager-scout", attachments=["reprieve"])], "hand": ["way-of-the-crab"], "fate": 2},
        {"characters": ["matsu-berserker"]},
        asked=(0,),
    )
    game.first.does("play:way-of-the-crab").does("trigger:reprieve")
    assert game.first.hand == ["way-of-the-crab"] and game.first.fate == 1
    assert game.zone("matsu-berserker") == "play" and "play-card" not in game.kinds
    play_on(game, lambda prompt: prompt.seat == 0 and prompt.kind == "action")
    game.first.plays("way-of-the-crab")
    assert game.zone("matsu-berserker") == "dynasty discard"


@proves("FAQ 4", "Réactions")
def test_a_reaction_whose_cost_was_prevented_may_be_tried_again() -> None:
    """Reprieve prevents Deathseeker's sacrifice: the cost is not paid, so the window offers the reaction again."""
    game = scene(
        {"characters": [inside("deathseeker", attachments=["reprieve"])]},
        {"characters": [inside("akodo-toturi"), "ikoma-prodigy"]},
        conflict=MILITARY,
        to_act=0,
        first_player=0,
    )
    play_on(game, "reaction")
    game.first.does("trigger:deathseeker").does("trigger:reprieve")
    assert game.zone("deathseeker") == "play" and "initiate" in game.kinds
    assert game.first.asked == "reaction" and game.first.may("trigger:deathseeker")
    game.first.does("trigger:deathseeker").does("ikoma-prodigy")
    assert game.zone("ikoma-prodigy") == "dynasty discard" and game.zone("deathseeker") == "dynasty discard"


@proves("FAQ 4")
def test_reprieve_against_way_of_the_crabs_effect_leaves_it_resolved() -> None:
    """The opponent's sacrifice is part of the effect: the event is played and discarded in any case."""
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab"], "fate": 1},
        {"characters": [at("matsu-berserker", attachments=["reprieve"])]},
    )
    game.first.plays("way-of-the-crab")
    game.second.does("trigger:reprieve")
    assert game.zone("matsu-berserker") == "play" and game.zone("reprieve") == "conflict discard"
    assert game.zone("way-of-the-crab") == "conflict discard" and game.zone("eager-scout") == "dynasty discard"


def banzai() -> Scene:
    """Let a player play Banzai! Play Banzai! against a Voice of Honor in hand."""
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["banzai"]},
        {"characters": [inside("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("banzai", on="doji-challenger")
    assert game.second.asked == "interrupt"
    return game


@proves("FAQ 5", "« Résoudre cette capacité une seconde fois »", "Annuler")
@pytest.mark.parametrize(("cancelled", "military", "honor"), [(1, 3, 10), (2, 5, 9), (None, 7, 9)])
def test_banzai_is_cancelled_whole_or_its_second_half_or_not(cancelled: int | None, military: int, honor: int) -> None:
    """A cancelled first resolution has no second. The second may be cancelled by itself. The honor stays paid."""
    game = banzai()
    game.second.does("trigger:voice-of-honor" if cancelled == 1 else "pass")
    if cancelled != 1:
        game.first.does("select:lose-honor")
        if game.first.asked == "target":
            game.first.does("doji-challenger")
        assert game.second.asked == "interrupt"
        game.second.does("trigger:voice-of-honor" if cancelled == 2 else "pass")
    assert game.card("doji-challenger").military == military and game.first.honor == honor


@proves("FAQ 6", "1.4")
def test_way_of_the_crab_may_be_played_in_the_dynasty_phase() -> None:
    """An action from hand is one of the things to do in step 1.4."""
    game = scene(
        {"characters": ["eager-scout"], "hand": ["way-of-the-crab", "political-rival", "fine-katana"], "fate": 9},
        {"characters": ["matsu-berserker"]},
        step="1.4",
    )
    assert game.first.options == ["play:way-of-the-crab", "pass"]
    game.first.plays("way-of-the-crab")
    assert game.zone("matsu-berserker") == "dynasty discard"


def display(*provinces: str, attacker: str = "doji-whisperer", ring: str = "air") -> Scene:
    """Let a player lose an unopposed conflict and play Display of Power."""
    row = [*provinces, *FOUR][:5]
    game = scene(
        {"characters": [inside(attacker)]},
        {"provinces": row, "hand": ["display-of-power"], "fate": 2},
        conflict={**POLITICAL, "province": 0, "ring": ring},
    )
    game.pass_all(until="reaction")
    game.second.does("trigger:display-of-power")
    return game


@proves("FAQ 7", "3.2.4", "3.2.6", "3.2.7")
def test_display_of_power_takes_the_ring_over_in_the_ring_step() -> None:
    """The honor for being unopposed is lost before. The loser resolves the effect as the attacker and gets the ring."""
    game = display("fertile-fields")
    assert game.second.honor == 9 and game.first.prompt is None and game.second.asked in ("ring-effect", "ring-choice")
    if game.second.asked == "ring-effect":
        game.second.does("resolve:ring:air")
    game.second.does("select:take")
    assert (game.first.honor, game.second.honor) == (9, 10) and game.table.rings["air"].claimed_by == 1


@proves("FAQ 7")
def test_pilgrimage_cancels_the_effect_for_display_of_power_too() -> None:
    """The defender still claims the ring."""
    game = display("pilgrimage")
    play_on(game, "favor")
    assert "resolve-ring" not in game.kinds and game.table.rings["air"].claimed_by == 1


@proves("FAQ 7")
def test_with_seeker_of_knowledge_the_defender_chooses_the_element() -> None:
    """Display of Power replaces the step, not the attacker's choice."""
    game = display("fertile-fields", attacker="seeker-of-knowledge", ring="fire")
    assert game.first.prompt is None and game.second.may("resolve:ring:fire") and game.second.may("resolve:ring:air")
    game.second.does("resolve:ring:air").does("select:gain")
    assert game.second.honor == 11 and game.table.rings["fire"].claimed_by == 1


@proves("FAQ 8", "Honneur Personnel, Déshonneur Personnel")
def test_steward_of_law_keeps_characters_from_becoming_dishonored_not_from_losing_their_honor() -> None:
    """An honored character may become normal by being dishonored. A normal one may not be dishonored."""
    game = scene(
        {"characters": [inside("steward-of-law")], "hand": ["court-games"]},
        {"characters": [inside("ikoma-eiji", status="honored"), inside("ikoma-prodigy")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:court-games").does("select:dishonor")
    assert game.card("ikoma-eiji").status == 0 and game.card("ikoma-prodigy").status == 0


@proves("FAQ 9", "Valeur de Base")
def test_a_second_way_of_the_lion_doubles_the_doubled_base() -> None:
    """The base skill is 3, then 6, then 12. A katana adds two."""
    game = scene(
        {
            "characters": [inside("matsu-berserker", attachments=["fine-katana"])],
            "hand": ["way-of-the-lion", "way-of-the-lion"],
        },
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("way-of-the-lion")
    assert game.card("matsu-berserker").military == 8
    game.second.passes()
    game.first.plays("way-of-the-lion")
    assert game.card("matsu-berserker").military == 14


@proves("FAQ 11", "Cartes Événement")
def test_an_event_played_from_the_deck_has_left_it_when_it_resolves() -> None:
    """The Perfect Gift, played from the top of the deck by the academy, is not one of the four cards it reveals."""
    game = scene(
        {
            "provinces": [at("fertile-fields", cards=["artisan-academy"]), *FOUR],
            "conflict_deck": ["the-perfect-gift", "banzai", "rout", "charge", "outwit", "fine-katana"],
        },
        {"conflict_deck": ["ornate-fan"] * 5},
        asked=(1,),
    )
    game.first.does("trigger:artisan-academy")
    game.second.passes()
    assert game.card("the-perfect-gift").zone == "conflict deck"
    game.first.plays("the-perfect-gift")
    assert game.first.options == ["choose:banzai", "choose:rout", "choose:charge", "choose:outwit"]


@proves("FAQ 12", "Immunisé")
def test_above_question_protects_the_only_participant_from_court_games() -> None:
    """Nobody can be dishonored, whoever chooses, so the option cannot be selected."""
    game = scene(
        {"characters": [inside("doji-whisperer", status="honored")], "hand": ["court-games"]},
        {"characters": [inside("ikoma-eiji", attachments=["above-question"])]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("play:court-games")
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["court-games"]},
        {"characters": [inside("ikoma-eiji", attachments=["above-question"])]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("play:court-games")
    assert game.card("doji-whisperer").honored and not game.card("ikoma-eiji").dishonored
