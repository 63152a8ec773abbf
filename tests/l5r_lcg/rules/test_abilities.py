"""Kinds of abilities: actions, triggered and persistent abilities, and abilities that override the rules."""

from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.rules.ways import play_on
from tests.l5r_lcg.scene import at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}


@proves("La Règle de Jade", "3.2.8")
def test_a_cards_text_goes_before_the_reference() -> None:
    """Step 3.2.8 bows every participant. Sashimono says that its bearer does not bow, and the card's text wins."""
    game = scene(
        {"characters": [inside("akodo-toturi", attachments=["sashimono"]), inside("matsu-berserker")]},
        conflict=MILITARY,
    )
    play_on(game, "ring-effect")
    game.first.passes()
    game.first.passes()
    assert game.conflict is None
    assert not game.card("akodo-toturi").bowed and game.card("matsu-berserker").bowed


@proves("La Règle de Jade", "4.3")
def test_the_reference_goes_before_the_booklet() -> None:
    """By the booklet each player in turn removes fate (phase 4); by the reference all fate is removed at once (4.3)."""
    game = scene(
        {"characters": [at("doji-whisperer", fate=1), at("doji-hotaru", fate=2)]},
        {"characters": [at("ikoma-eiji", fate=1)]},
        step="4.3",
    )
    kinds = game.kinds
    assert kinds[kinds.index("remove-fate") :][:3] == ["remove-fate"] * 3
    assert [game.card(name).fate for name in ("doji-whisperer", "doji-hotaru", "ikoma-eiji")] == [0, 1, 0]


@proves("Action, Capacité d'Action", "Capacités Déclenchées")
def test_an_action_is_used_once_a_round() -> None:
    """Kakita Asami acts once, and not again in this round. In the next round she may act again."""
    game = scene(
        {"characters": [inside("kakita-asami", fate=3), inside("doji-whisperer", fate=3)]},
        {"characters": [at("ikoma-eiji", fate=3)]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.does("trigger:kakita-asami")
    assert game.first.honor == 11 and game.first.asked == "action"
    assert not game.first.may("trigger:kakita-asami")
    play_on(game, lambda prompt: game.table.round == 2 and prompt.kind == "declare-conflict" and prompt.seat == 0)
    game.first.declares("water", "political", 2, "kakita-asami", "doji-whisperer")
    game.second.defends().passes()
    assert game.first.may("trigger:kakita-asami")


@proves("Action, Capacité d'Action", "Fenêtres d'Action")
def test_actions_belong_in_action_windows_only() -> None:
    """During a reaction window or a bid, a player cannot use the action of another card."""
    game = scene(
        {
            "characters": [inside("savvy-politician"), inside("doji-hotaru"), inside("brash-samurai")],
            "hand": ["way-of-the-crane"],
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    assert game.first.asked == "reaction"
    assert game.first.options == ["trigger:savvy-politician", "pass"]


@proves("Action, Capacité d'Action")
def test_an_action_is_resolved_whole_before_the_next_one() -> None:
    """The action and everything that it triggers are over before the opponent is asked next."""
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-hotaru")], "hand": ["way-of-the-crane"]},
        {"characters": [inside("ikoma-eiji")], "hand": ["court-games"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    assert game.second.prompt is None
    game.first.triggers("savvy-politician", "doji-hotaru")
    assert game.card("doji-hotaru").honored
    assert game.second.asked == "action" and game.second.may("play:court-games")


@proves("Actuel, Actuellement", "Compter")
def test_current_skill_is_the_skill_that_would_count_now() -> None:
    """The action compares the skill that a conflict would count: 0 if bowed, +1 for the Imperial Favor's player."""
    sides = (
        {"characters": [inside("kakita-asami"), inside("doji-hotaru", bowed=True)]},
        {"characters": [inside("ikoma-eiji")]},
    )
    level = scene(*sides, conflict=POLITICAL, to_act=0, asked=(0,))
    assert level.totals == (3, 3) and not level.first.may("trigger:kakita-asami")
    favored = scene(*sides, conflict=POLITICAL, to_act=0, asked=(0,), favor={"player": 0, "side": "political"})
    assert favored.totals == (4, 3) and favored.first.may("trigger:kakita-asami")
    elsewhere = scene(*sides, conflict=POLITICAL, to_act=0, asked=(0,), favor={"player": 0, "side": "military"})
    assert elsewhere.totals == (3, 3) and not elsewhere.first.may("trigger:kakita-asami")


@proves("Actuel, Actuellement")
def test_current_skill_is_taken_when_the_ability_is_used() -> None:
    """The 2 skill of a fan count, although it was only just played."""
    game = scene(
        {"characters": [inside("kakita-asami")], "hand": ["ornate-fan"]},
        {"characters": [inside("ikoma-eiji")], "hand": ["banzai"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    assert not game.first.may("trigger:kakita-asami")
    game.first.plays("ornate-fan", on="kakita-asami")
    game.second.passes()
    game.first.does("trigger:kakita-asami")
    assert game.first.honor == 11 and game.second.honor == 9


@proves("Capacité", "En Jeu et Hors Jeu")
def test_abilities_look_at_cards_in_play_only() -> None:
    """Characters on a province or in hand are out of play: they are not targets, and their abilities do not work."""
    game = scene(
        {
            "provinces": [at("fertile-fields", cards=["doji-whisperer", "brash-samurai"]), *FOUR],
            "characters": [inside("doji-hotaru")],
            "hand": ["way-of-the-crane", "political-rival"],
        },
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    assert not any(game.first.may(f"trigger:{card}") for card in ("brash-samurai", "political-rival"))
    game.first.does("play:way-of-the-crane")
    assert game.card("doji-hotaru").honored


FOUR = ["entrenched-position", "meditations-on-the-tao", "night-raid", "ancestral-lands"]


@proves("Capacité", "Cartes Événement", "Cartes Rôle")
def test_an_ability_that_says_so_works_out_of_play() -> None:
    """Guidance of the Ancestors is played from the discard pile. Events work from hand, and roles work beside the
    stronghold.
    """
    game = scene(
        {"characters": [inside("doji-whisperer")], "conflict_discard": ["guidance-of-the-ancestors"], "fate": 1},
        {"role": "keeper-of-air", "characters": [inside("doji-hotaru")], "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:guidance-of-the-ancestors")
    game.first.does("doji-whisperer")
    assert [a.id for a in game.card("doji-whisperer").attachments] == ["guidance-of-the-ancestors"]
    game.second.plays("way-of-the-crane")
    game.pass_all(until="reaction")
    game.second.does("trigger:keeper-of-air")
    assert game.second.fate == 1


@proves("Capacité", "Peut", "Capacités Déclenchées")
def test_the_optional_may_be_declined_and_the_mandatory_may_not() -> None:
    """A reaction can be passed. A Forced Reaction and a keyword without "may" resolve without a question."""
    game = scene(
        {"honor": 15, "characters": [inside("akodo-gunso", fate=1), at("steadfast-samurai")]},
        {"characters": [inside("ikoma-eiji")], "dynasty_discard": ["matsu-berserker"]},
        conflict=MILITARY,
    )
    game.pass_all(until="ring-effect")
    assert game.card("akodo-gunso").honored
    game.first.passes()
    play_on(game, lambda prompt: game.table.step in ("4.4", "5.1", "5.2", "5.3"))
    assert game.zone("steadfast-samurai") == "play"


@proves("Capacité")
def test_a_reaction_may_be_passed() -> None:
    """Savvy Politician's controller need not pass the honor on."""
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-hotaru")], "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician").passes()
    assert not game.card("doji-hotaru").honored


@proves("Capacité", "Cible", "Peut")
def test_the_controller_of_the_card_decides_unless_it_names_another_player() -> None:
    """Way of the Crane: its player chooses. Master of the Spear: the text names the opponent, who chooses."""
    game = scene(
        {"characters": [inside("master-of-the-spear"), at("doji-whisperer"), at("savvy-politician")],
         "hand": ["way-of-the-crane"]},
        {"characters": [inside("ikoma-eiji"), inside("matsu-beiona")]},
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:master-of-the-spear")
    assert game.first.prompt is None and game.second.asked == "target"
    game.second.does("ikoma-eiji")
    assert not game.card("ikoma-eiji").participating and game.card("matsu-beiona").participating
    game.first.does("play:way-of-the-crane")
    assert game.first.asked == "target" and game.first.options == ["choose:doji-whisperer", "choose:savvy-politician"]


@proves("Capacités Déclenchées", "Coût")
def test_an_ability_needs_an_effect_that_would_change_something() -> None:
    """An honored Brash Samurai cannot honor itself. An effect cannot bow a card that is already bowed."""
    game = scene(
        {"characters": [inside("brash-samurai", status="honored")], "hand": ["admit-defeat"], "fate": 1},
        {"characters": [inside("ikoma-eiji", bowed=True)]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    assert game.first.options == ["pass"]


@proves("Capacités Déclenchées", "Cible", "Coût")
def test_whether_it_would_change_something_is_seen_before_the_cost_is_paid() -> None:
    """Miya Mystic may be sacrificed even if her own attachment, which leaves with her, is the only target."""
    game = scene(
        {"characters": [at("miya-mystic", attachments=["fine-katana"])]},
        asked=(0,),
    )
    game.first.does("trigger:miya-mystic")
    assert game.zone("miya-mystic") == "dynasty discard" and game.zone("fine-katana") == "conflict discard"
    assert game.first.asked != "target"


@proves("Capacités Déclenchées", "Coût")
def test_an_ability_needs_a_cost_that_can_be_paid_in_full() -> None:
    """Outwit costs 1 fate, Assassination 3 honor: with one fate or one honor too few they cannot be played."""
    poor = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["outwit", "assassination"], "fate": 0, "honor": 2},
        {"characters": [inside("ikoma-prodigy")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert poor.first.options == ["pass"]
    rich = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["outwit", "assassination"], "fate": 1, "honor": 4},
        {"characters": [inside("ikoma-prodigy")]},
        conflict=MILITARY,
        to_act=0,
    )
    assert rich.first.options == ["play:outwit", "play:assassination", "pass"]


@proves("Capacités Permanentes", "Modificateurs")
def test_persistent_abilities_work_from_entering_to_leaving_and_each_copy_separately() -> None:
    """Two Honored Generals give a third Lion +2 and each other +1; one played into the conflict does so at once."""
    game = scene(
        {"characters": [inside("honored-general"), inside("honored-general"), inside("akodo-toturi")]},
        {"characters": [inside("doji-whisperer")]},
        conflict=MILITARY,
    )
    assert [card.military for card in game.cards("honored-general")] == [4, 4]
    assert game.card("akodo-toturi").military == 8
    game = scene(
        {"characters": [inside("honored-general"), inside("akodo-toturi")]},
        {"characters": [inside("doji-whisperer")], "hand": ["outwit"], "fate": 1},
        conflict=MILITARY,
        asked=(0,),
    )
    assert game.card("akodo-toturi").military == 7
    game.second.plays("outwit")
    assert not game.card("honored-general").participating and game.card("akodo-toturi").military == 6


@proves("Capacités Permanentes")
def test_conditional_persistent_abilities_work_exactly_while_the_condition_holds() -> None:
    """Political Rival has +3 political while defending, and not while attacking or at home."""
    facts = {"attacker": 0, "ring": "air", "skill": "political"}
    defends = scene(None, {"characters": [inside("political-rival")]}, conflict=facts)
    assert defends.card("political-rival").political == 6
    attacks = scene({"characters": [inside("political-rival")]}, conflict=facts)
    assert attacks.card("political-rival").political == 3
    home = scene(None, {"characters": ["political-rival"]}, conflict=facts)
    assert home.card("political-rival").political == 3
