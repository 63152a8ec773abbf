"""Triggering conditions, and abilities used before the event: cancelling, "would" interrupts, replacing."""

from engine.kernel.events import run_batch
from engine.l5r_lcg.cause import Cause
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}


@proves("Annuler", "Cartes Événement")
def test_a_cancelled_event_is_played_and_paid_for_and_discarded() -> None:
    """Outwit's fate is spent, the card is in the discard pile, and nobody has moved home."""
    game = scene(
        {"characters": [inside("doji-whisperer", attachments=["ornate-fan"])], "hand": ["outwit"], "fate": 1},
        {
            "characters": [inside("brash-samurai", status="honored", attachments=["watch-commander"])],
            "hand": ["voice-of-honor"],
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("outwit")
    game.second.does("trigger:voice-of-honor")
    assert game.card("brash-samurai").participating
    game.second.does("trigger:watch-commander")
    assert game.first.honor == 9
    assert game.first.fate == 0 and game.zone("outwit") == "conflict discard"


@proves("Annuler", "Maximum X par [Période]")
def test_a_cancelled_ability_counts_as_used() -> None:
    """The only use of Court Games in this conflict was the cancelled one."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["court-games", "court-games"]},
        {"characters": [inside("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.plays("court-games").does("select:honor").passes()
    game.second.does("trigger:voice-of-honor")
    game.first.passes()
    assert not game.card("doji-whisperer").honored
    assert game.first.asked == "action" and not game.first.may("play:court-games")


@proves("Annuler", "Censé")
def test_a_cancelled_ability_cannot_be_interrupted_any_more() -> None:
    """One Voice of Honor has cancelled the event, so there is nothing left that a second one could cancel."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        {"characters": [inside("brash-samurai", status="honored")], "hand": ["voice-of-honor", "voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("way-of-the-crane")
    assert game.second.asked == "interrupt"
    game.second.does("trigger:voice-of-honor")
    # The second Voice of Honor could cancel the first, which is an event too; after a pass it has nothing to cancel.
    game.second.passes()
    assert game.second.asked != "interrupt"
    assert game.second.hand == ["voice-of-honor"] and game.kinds.count("cancel") == 1
    assert not game.card("doji-whisperer").honored


@proves("Annuler")
def test_cancelling_comes_before_every_other_interrupt() -> None:
    """The event that would make a character leave is cancelled before any interrupt to leaving may be used."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination"]},
        {
            "characters": [inside("brash-samurai", status="honored", attachments=["reprieve"])],
            "hand": ["voice-of-honor"],
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("assassination", on="brash-samurai")
    assert game.second.options == ["trigger:voice-of-honor", "pass"]
    game.second.does("trigger:voice-of-honor")
    assert game.zone("brash-samurai") == "play" and game.zone("reprieve") == "play"
    assert game.first.honor == 7 and "leave-play" not in game.kinds


@proves("Censé", "Condition de Déclenchement")
def test_would_interrupts_come_before_forced_and_plain_ones() -> None:
    """Stand Your Ground ("would leave play") is offered before the forced effect of the character's honored status."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination"]},
        {"characters": [inside("matsu-berserker", status="honored")], "hand": ["stand-your-ground"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on="matsu-berserker")
    assert game.second.options == ["trigger:stand-your-ground", "pass"] and game.second.honor == 10
    game.second.does("trigger:stand-your-ground")
    berserker = game.card("matsu-berserker")
    assert berserker.zone == "play" and not berserker.honored and game.second.honor == 10


@proves("Censé")
def test_an_event_changed_by_an_interrupt_is_no_longer_imminent() -> None:
    """Reprieve replaces the leaving, so Stand Your Ground cannot answer the same leaving."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination"]},
        {
            "characters": [inside("matsu-berserker", status="honored", attachments=["reprieve"])],
            "hand": ["stand-your-ground"],
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on="matsu-berserker")
    assert game.second.options == ["trigger:stand-your-ground", "trigger:reprieve", "pass"]
    game.second.does("trigger:reprieve")
    assert game.second.hand == ["stand-your-ground"] and game.second.asked != "interrupt"
    assert game.card("matsu-berserker").honored and game.zone("reprieve") == "conflict discard"


@proves("Condition de Déclenchement", "Forcée (Interruptions Forcées, Réactions Forcées)")
def test_the_order_of_a_triggering_condition() -> None:
    """Interrupts, then the event, then forced reactions, then reactions.

    The Art of War draws while its province is not broken yet. For Greater Glory follows after that. The keyword Pride
    has resolved before any optional reaction to the comparison.
    """
    game = scene(
        {"characters": [inside("akodo-gunso"), inside("matsu-berserker")], "hand": ["for-greater-glory"], "fate": 1},
        {"provinces": ["the-art-of-war", "pilgrimage", "night-raid", "fertile-fields", "ancestral-lands"]},
        conflict={**MILITARY, "province": 0},
    )
    assert game.second.asked == "interrupt" and not game.province(1, 0).broken
    assert game.card("akodo-gunso").honored
    game.second.does("trigger:province:1.0")
    assert len(game.second.hand) == 3 and game.province(1, 0).broken
    assert game.first.options == ["trigger:for-greater-glory", "pass"]
    game.first.does("trigger:for-greater-glory")
    assert game.card("akodo-gunso").fate == 1


@proves("Condition de Déclenchement", "Réactions", "Premier Joueur, Pion Premier Joueur")
def test_a_window_closes_when_both_have_passed_in_a_row() -> None:
    """A player who passed may still react after the opponent reacts. The first player is asked first."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["spies-at-court"]},
        {
            "role": "keeper-of-air",
            "characters": [inside("ikoma-eiji"), inside("asahina-storyteller")],
            "hand": ["spies-at-court"],
        },
        conflict=POLITICAL,
        first_player=1,
        asked=(0, 1),
    )
    game.second.passes()
    game.first.passes()
    assert game.second.asked == "reaction" and game.second.may("trigger:keeper-of-air")
    game.second.does("trigger:spies-at-court").does("ikoma-eiji")
    play_on(game, lambda prompt: prompt.seat == 1)
    assert game.second.asked == "reaction" and not game.second.may("trigger:spies-at-court")
    game.second.does("trigger:keeper-of-air")
    assert game.second.fate == 1


@proves("Condition de Déclenchement", "Effets d'Anneau")
def test_one_occurrence_has_one_shared_window() -> None:
    """Winning a conflict triggers two abilities of one player: they are offered together, in any order."""
    for order in (("keeper-of-air", "spies-at-court"), ("spies-at-court", "keeper-of-air")):
        game = scene(
            {"hand": ["banzai", "rout", "charge"], "characters": [inside("doji-whisperer")]},
            {"role": "keeper-of-air", "characters": [inside("asahina-storyteller")], "hand": ["spies-at-court"]},
            conflict=POLITICAL,
        )
        game.pass_all(until="reaction")
        assert set(game.second.options) == {"trigger:keeper-of-air", "trigger:spies-at-court", "pass"}
        for card in order:
            game.second.does(f"trigger:{card}")
        assert game.second.fate == 1 and len(game.first.hand) == 1


@proves("Effets de Remplacement", "Sacrifice")
def test_a_replacement_takes_the_place_of_the_event() -> None:
    """Reprieve is discarded instead of its bearer leaving play. Attachments of the bearer stay."""
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination"]},
        {"characters": [inside("matsu-berserker", attachments=["reprieve", "fine-katana"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on="matsu-berserker")
    game.second.does("trigger:reprieve")
    berserker = game.card("matsu-berserker")
    assert berserker.zone == "play" and [a.id for a in berserker.attachments] == ["fine-katana"]
    assert game.zone("reprieve") == "conflict discard"


@proves("Effets de Remplacement", "Coût")
def test_a_replaced_action_still_counts_as_done() -> None:
    """Forged Edict's cost dishonors a character. Young Rumormonger moves this to another: the cost is still paid."""
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-hotaru")], "hand": ["way-of-the-crane"]},
        {
            "characters": [inside("blackmail-artist"), inside("young-rumormonger"), "kaiu-envoy"],
            "hand": ["forged-edict"],
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="doji-hotaru")
    game.second.does("trigger:forged-edict").does("blackmail-artist")
    game.second.does("trigger:young-rumormonger").does("kaiu-envoy")
    assert game.card("kaiu-envoy").dishonored and not game.card("blackmail-artist").dishonored
    assert not game.card("doji-hotaru").honored and game.zone("forged-edict") == "conflict discard"


@proves("Effets de Remplacement")
def test_of_several_replacements_the_most_recent_counts() -> None:
    """No two cards of this box can replace the same event, so the test sets up two replacement effects directly."""
    game = scene({"characters": ["doji-whisperer"]})
    cause = Cause(game.table, "ability", 0, game.card("doji-whisperer"))
    gain = cause.gain_honor(1)
    gain.replace([cause.gain_fate(1)])
    gain.replace([cause.gain_fate(3)])
    for _ in run_batch(game.table, [gain]):
        raise AssertionError("nobody is asked")
    assert game.first.honor == 10 and game.first.fate == 3
