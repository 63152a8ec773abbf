"""The log of the 1997 game: by turns, one line for each act, with the acting player."""

import pytest

from bot.games import Scene as SceneOfFace
from bot.games import face_of
from bot.games.l5r_ccg.log import happening
from bot.panels.log import Chapter, written
from bot.words import COMPLETE, Words
from engine.kernel.record import Record

from ...l5r_ccg.scene import Scene, battle_at, fights, scene

NAMES = ("Hana", "Kenji")
VIEW = {"viewer": None, "players": []}
ASKED_ABOUT = (
    "apply", "attack-ends", "battle-ends", "bow", "cast-spell", "declare-attack", "destroy", "dishonor", "enter-duel",
    "enter-play", "go-home", "initiate", "look-at", "lose-honor", "maneuvers-end", "move-unit", "overlay", "redirect",
    "reveal-focus", "straighten", "substitute", "terrify", "turn-ends",
)  # fmt: skip


def told(*records: Record, language: str = "en") -> list[Chapter]:
    """Return the log of some records."""
    scene = SceneOfFace(Words.load()[language].of("l5r-ccg"), NAMES, VIEW)
    return written(face_of("l5r-ccg"), records, None, scene)


def begins(turn: int, player: int) -> Record:
    return Record("turn-begins", {"turn": turn, "player": player})


def draws(player: int, amount: int = 1) -> Record:
    return Record("draw", {"player": player, "amount": amount})


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["Turn 1: Hana", "Turn 2: Kenji"]),
        ("fr", ["Tour 1\N{NO-BREAK SPACE}: Hana", "Tour 2\N{NO-BREAK SPACE}: Kenji"]),
        ("pl", ["Tura 1: Hana", "Tura 2: Kenji"]),
    ],
)
def test_the_log_reads_by_turns(language: str, headings: list[str]) -> None:
    log = told(begins(1, 0), draws(0), begins(2, 1), draws(1), language=language)
    assert [chapter.heading for chapter in log[1:]] == headings
    assert [len(chapter.lines) for chapter in log] == [0, 1, 1]


def test_before_anything_has_happened_the_log_is_empty() -> None:
    assert [chapter.lines for chapter in told()] == [[]]


def test_events_of_an_earlier_turn_stand_in_a_line_of_their_own() -> None:
    assert [chapter.lines for chapter in told(draws(0), begins(2, 1), draws(1))] == [
        ["Hana draws 1 card"],
        ["Kenji draws 1 card"],
    ]


def test_a_line_names_the_player_again_after_another_players_act() -> None:
    drawn = told(draws(0), draws(0, 2), draws(1), draws(1, 3), draws(0))
    assert drawn[0].lines == ["Hana draws 1 card; draws 2 cards; Kenji draws 1 card; draws 3 cards; Hana draws 1 card"]


def test_a_line_about_gold_names_its_purchase_and_not_its_producers_next_act() -> None:
    made = [
        Record("produce-gold", {"player": 0, "card": card, "amount": 5}) for card in ("inheritance#1", "iron-mine#2")
    ]
    used = Record("initiate", {"player": 0, "card": "inheritance#1"})
    lost = Record("destroy", {"card": "inheritance#1", "player": 0, "by": "inheritance#1"})
    bought = Record("enter-play", {"player": 0, "card": "diamond-mine#3"})
    [log] = told(*made, used, lost, bought)
    assert [("10" in line, "Diamond Mine" in line) for line in log.lines] == [(False, False), (True, True)]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_window_after_an_attack_names_its_moment_and_not_all_units_that_go_home(language: str) -> None:
    scene = SceneOfFace(Words.load()[language].of("l5r-ccg"), NAMES, VIEW)
    ends = {"kind": "attack-ends"}
    home = [{"kind": kind, "card": card} for card in ("matsu-yojo#1", "hida-sukune#2") for kind in ("go-home", "bow")]
    assert happening([ends, *home], scene) == happening([ends], scene)
    assert happening(home[:1], scene) != happening(home[::2], scene).replace(
        ", Hida Sukune", ""
    )  # one goes home, two go


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", ASKED_ABOUT)
def test_each_subject_of_a_window_has_words(language: str, kind: str) -> None:
    scene = SceneOfFace(Words.load()[language].of("l5r-ccg"), NAMES, VIEW)
    assert happening([{"kind": kind}], scene) != happening([], scene)


def lines(game: Scene) -> list[str]:
    """Return the public log of a match of two in English."""
    scene = SceneOfFace(Words.load()["en"].of("l5r-ccg"), NAMES, game.match.view(None))
    return [line for chapter in written(face_of("l5r-ccg"), game.match.records, None, scene) for line in chapter.lines]


def test_a_line_about_a_shot_names_the_units_that_join_it() -> None:
    archers = {"personalities": [fights("matsu-yojo", attachments=["spearmen", "archers"])]}
    game = scene(archers, {"personalities": [fights("hida-unari")]}, attack=battle_at(0), to_act=0, passes=0)
    game.first.does("use:archers").does("shoot:spearmen").chooses("hida-unari")
    [shot] = lines(game)
    assert shot.startswith("Hana uses Archers, Spearmen on Hida Unari") and "bow" not in shot


def dueled(*answers: str) -> list[str]:
    """Return the log of a challenge that Kenji answers, and of the duel that follows."""
    game = scene(
        {"personalities": ["matsu-yojo"], "hand": ["iaijutsu-challenge", "kolat-assassin"], "honor": 10},
        {"personalities": ["daidoji-uji"], "hand": ["light-infantry"], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge")
    for answer in answers:
        (game.second if game.second.asked else game.first).does(answer)
    return lines(game)


def test_a_duel_is_told_from_its_challenge_to_its_end_with_each_focus_once() -> None:
    challenged, fought, ended = dueled("accept", "focus:light-infantry", "strike")[:3]
    assert challenged == "Hana uses Iaijutsu Challenge – Matsu Yojo challenges Daidoji Uji"
    assert fought == (
        "The duel begins (Chi): Matsu Yojo (2), Daidoji Uji (3); Kenji focuses; Matsu Yojo strikes;"
        " focus cards: Light Infantry (Matsu Yojo +0, Daidoji Uji +1)"
    )
    assert (
        ended
        == "Duel: Matsu Yojo (2), Daidoji Uji (4) – Daidoji Uji wins; Matsu Yojo dies honorably; Kenji gains 5 honor"
    )
    assert not any("discards" in line for line in dueled("accept", "focus:light-infantry", "strike"))


def test_seppuku_has_its_name_and_the_honor_that_replaces_the_loss() -> None:
    told = dueled("refuse", "trigger:daidoji-uji:seppuku")
    assert told[1:] == [
        "Daidoji Uji commits seppuku – dies honorably; the loss becomes 1 honor",
        "Kenji refuses the challenge; loses 1 honor",
    ]


def test_a_card_bowed_or_discarded_to_lobby_is_named_once() -> None:
    game = scene(
        {"personalities": ["matsu-yojo", "daidoji-uji"], "hand": ["kolat-assassin"], "honor": 5},
        {"personalities": ["hida-sukune"], "honor": 9},
    )
    game.first.does("lobby:matsu-yojo").does("bow:daidoji-uji>0")
    game.second.does("pass")
    game.first.does("discard:kolat-assassin>0")
    told = lines(game)
    assert told[:3] == [
        "Hana lobbies for the Imperial Favor with Matsu Yojo against Kenji",
        "Hana adds Daidoji Uji (+2)",
        "Hana adds Kolat Assassin (+3)",
    ]
    assert not any("bow" in line or "discard" in line for line in told)


@pytest.mark.parametrize(
    ("language", "used"),
    [
        ("en", "Hana uses the Imperial Favor"),
        ("fr", "Hana utilise la Faveur Impériale"),
        ("pl", "Hana używa Łaski Cesarskiej"),
    ],
)
def test_the_favor_is_used_in_the_words_of_the_language(language: str, used: str) -> None:
    facts = {"player": 0, "card": "imperial-favor#1", "ability": "imperial-favor.draw", "timing": "limited"}
    assert told(Record("initiate", facts), language=language)[0].lines == [used]


def test_the_log_says_once_that_a_terrain_is_laid() -> None:
    used = Record("initiate", {"player": 0, "card": "dispersive-terrain#1"})
    laid = Record("lay-terrain", {"card": "dispersive-terrain#1", "by": "dispersive-terrain#1"})
    assert told(used, laid)[0].lines == ["Hana lays the Terrain Dispersive Terrain"]


def test_an_effect_on_one_card_names_it_once() -> None:
    used = Record("initiate", {"player": 0, "card": "biting-steel#1", "targets": ["hida-unari#2"]})
    gained = [
        Record("apply", {"attribute": name, "value": 2, "subject": "hida-unari#2", "by": "biting-steel#1"})
        for name in ("force", "chi")
    ]
    other = Record("bow", {"card": "matsu-yojo#3", "by": "biting-steel#1"})
    assert told(used, *gained, other)[0].lines == [
        "Hana uses Biting Steel on Hida Unari – Hida Unari gets +2 Force; gets +2 Chi; Matsu Yojo bows"
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Matsu Yojo: an effect begins (Political Dissent)"),
        ("fr", "Matsu Yojo\u00a0: un effet commence (Political Dissent)"),
        ("pl", "Matsu Yojo: zaczyna działać efekt (Political Dissent)"),
    ],
)
def test_an_effect_without_a_word_of_its_own_is_not_told_by_the_programs_name(language: str, line: str) -> None:
    given = {"attribute": "has-text", "value": 1, "subject": "matsu-yojo#3", "by": "political-dissent#1"}
    assert told(Record("apply", given), language=language)[0].lines == [line]


def test_an_allys_honor_gain_names_the_ally_where_only_the_unit_was_named() -> None:
    sent = Record("commit", {"card": "matsu-yojo#1", "player": 1, "province": "province:0.0", "side": "attack"})
    gained = Record("gain-honor", {"player": 1, "amount": 2})
    assert told(sent, gained)[0].lines == ["Matsu Yojo attacks Hana, province 1; Kenji gains 2 honor"]


def test_an_event_that_took_place_has_no_second_line_when_it_is_discarded() -> None:
    happens = Record("initiate", {"player": 0, "card": "setsuban-festival#1", "timing": "event"})
    gone = Record("discard", {"player": 0, "cards": ["setsuban-festival#1"]})
    other = Record("discard", {"player": 0, "cards": ["small-farm#2"]})
    assert told(happens, gone, other)[0].lines == [
        "The Event Setsuban Festival takes place", "Hana discards Small Farm"
    ]  # fmt: skip


def test_a_duel_without_a_focus_reveals_none() -> None:
    assert "focus cards" not in " ".join(dueled("accept", "strike"))


def test_gold_paid_for_an_effect_stands_in_the_line_of_its_card() -> None:
    used = Record("initiate", {"player": 1, "card": "geisha-assassin#1", "targets": ["balash#2"]})
    made = Record("produce-gold", {"player": 1, "card": "jade-works#3", "amount": 6})
    duel = {"challenger": "geisha-assassin#1", "challenged": "balash#2", "by": "geisha-assassin#1"}
    other = Record("initiate", {"player": 1, "card": "poisoned-weapon#4"})
    [log] = told(used, made, Record("challenge", duel), other)
    assert [("6 gold" in line) for line in log.lines] == [True, False]


def test_a_line_about_lost_honor_names_the_player_after_a_card_was_mentioned() -> None:
    used = Record("initiate", {"player": 1, "card": "poisoned-weapon#1"})
    weaker = Record("apply", {"attribute": "chi", "value": -3, "subject": "balash#2", "by": "poisoned-weapon#1"})
    lost = Record("lose-honor", {"player": 1, "amount": 4, "by": "poisoned-weapon#1"})
    assert told(used, weaker, lost)[0].lines == ["Kenji uses Poisoned Weapon – Balash gets –3 Chi; Kenji loses 4 honor"]
    assert told(used, lost, weaker)[0].lines == ["Kenji uses Poisoned Weapon – loses 4 honor; Balash gets –3 Chi"]


def test_a_window_for_a_payment_names_costs_other_than_gold() -> None:
    scene = SceneOfFace(Words.load()["en"].of("l5r-ccg"), NAMES, VIEW)
    made = [{"kind": "produce-gold", "card": card} for card in ("iron-mine#1", "small-farm#2")]
    assert happening([*made, {"kind": "lose-honor", "player": 0, "amount": 4}], scene) == "Hana loses 4 honor"
    assert happening(made, scene) == "Iron Mine, Small Farm produce gold"


def test_a_terrain_laid_over_another_says_so() -> None:
    used = Record("initiate", {"player": 1, "card": "suana#1"})
    laid = {"card": "tortuous-terrain#2", "by": "suana#1", "other": "dispersive-terrain#3"}
    assert told(used, Record("lay-terrain", laid))[0].lines == [
        "Kenji uses Suana – the Terrain Tortuous Terrain is laid in place of Dispersive Terrain"
    ]


def test_a_personality_bowed_to_exchange_cards_is_not_said_to_bow_for_an_earlier_ancestor() -> None:
    came = Record("attach", {"player": 0, "card": "shiryo-no-shosuro#1", "host": "bayushi-hisa#2"})
    bows = [Record("bow", {"card": card}) for card in ("bayushi-hisa#2", "hida-sukune#3", "isawa-tadaka#4")]
    assert told(came, *bows)[0].lines == [
        "Hana attaches Shiryo no Shosuro to Bayushi Hisa; Bayushi Hisa bows", "Hida Sukune, Isawa Tadaka bow"
    ]  # fmt: skip


def test_a_use_whose_cost_and_effect_destroy_cards_is_told_alike_every_time() -> None:
    destroyed = {"player": 0, "by": "tomb-of-jade#1"}
    used = Record("initiate", {"player": 0, "card": "tomb-of-jade#1", "targets": ["corrupted-silver-mine#2"]})
    cost = Record("destroy", {"card": "tomb-of-jade#1", **destroyed})
    effect = Record("destroy", {"card": "corrupted-silver-mine#2", **destroyed})
    first, second = (told(cost, used, effect)[0].lines for _ in range(2))
    assert second == first and "Tomb of Jade, Corrupted Silver Mine are destroyed" in first[0]
    assert cost.facts["card"] == "tomb-of-jade#1"


@pytest.mark.parametrize(("until", "end"), [("turn", "the turn"), ("end-of-next-turn", "their own next turn")])
def test_gold_kept_for_one_card_is_told_with_its_end(until: str, end: str) -> None:
    """Yugoro's gold lasts for the turn, the price on the Ogre Outlaw's head until the end of the next one."""
    kept = Record("apply", {"subject": "player:0", "attribute": "bounty", "value": 10, "until": until})
    assert told(kept)[0].lines == [f"Hana has +10 gold toward one card, until the end of {end}"]
