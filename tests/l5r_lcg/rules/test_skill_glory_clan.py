"""Skill, glory, counting, clans, decks."""

import pytest

from engine.l5r_lcg.definition import catalogue, decks
from engine.l5r_lcg.facts import DeckList
from tests.l5r_lcg.rules.proof import proves
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political", "province": 1}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military", "province": 1}


@proves("Compétence", "3.2.3", "Incliner, Incliné")
@pytest.mark.parametrize(("conflict", "totals"), [(MILITARY, (4, 5)), (POLITICAL, (3, 3))])
def test_a_side_counts_the_skill_of_the_conflicts_type_of_its_ready_participants(
    conflict: dict[str, object], totals: tuple[int, int]
) -> None:
    """Bowed participants and characters at home do not count. Attachments and status count."""
    game = scene(
        {"characters": [inside("brash-samurai", status="honored"), inside("matsu-beiona", bowed=True), "doji-hotaru"]},
        {"characters": [inside("doji-challenger", attachments=["fine-katana"]), "ikoma-eiji"]},
        conflict=conflict,
        asked=(0, 1),
    )
    assert game.totals == totals


@proves("Compétence", "Remporter un Conflit")
def test_nobody_wins_with_a_total_of_zero() -> None:
    """Neither an attacker against no defender nor a defender with no skill wins."""
    for defenders in ([], [inside("ikoma-prodigy")]):
        game = scene({"characters": [inside("doji-whisperer")]}, {"characters": defenders}, conflict=MILITARY)
        assert game.conflict is None
        assert "claim-ring" not in game.kinds and game.table.rings["air"].unclaimed
        assert game.second.honor == 10


@proves("Compte de Gloire", "3.4.1", "3.4.2", "Gloire", "Compter")
def test_a_glory_count_adds_the_ready_characters_glory_and_the_claimed_rings() -> None:
    """Bowed characters do not count. The winner takes the favor with a side of their choice."""
    game = scene(
        {"characters": ["brash-samurai", at("doji-hotaru", bowed=True)]},
        {"characters": ["akodo-gunso"]},
        rings={"air": {"claimed_by": 1}},
        step="3.4.1",
    )
    assert game.table.glory_count() == (2, 3) and game.second.asked == "favor"
    game.second.does("favor:military")
    assert game.table.favor == (1, "military")


@proves("Compte de Gloire", "3.4.2", "Faveur Impériale, Se Disputer la Faveur Impériale")
@pytest.mark.parametrize("favor", [None, {"player": 1, "side": "political"}])
def test_with_equal_totals_the_favor_stays_as_it_is(favor: dict[str, object] | None) -> None:
    """The favor stays unclaimed, or with its player and on its present side."""
    game = scene({"characters": ["brash-samurai"]}, {"characters": ["akodo-gunso"]}, step="3.4.1", favor=favor)
    assert game.table.favor == (None if favor is None else (1, "political"))
    assert "claim-favor" not in game.kinds


@proves("Compte de Gloire", "Compter")
def test_an_effect_on_a_player_adds_nothing_to_a_glory_count_of_zero() -> None:
    """City of Lies makes the player's next event cheaper. It changes no other number of that player."""
    city = [at("fertile-fields", cards=["city-of-lies"]), *DEFAULTS[:3], DEFAULTS[4]]
    game = scene({"provinces": city, "hand": ["banzai"]}, asked=(0, 1))
    game.first.does("trigger:city-of-lies")
    assert game.table.players[0].value("event-discount") == 1
    assert game.table.glory_count() == (0, 0)


@proves("Compte de Gloire", "Actuel, Actuellement", "Compter")
def test_counting_current_glory_is_no_glory_count() -> None:
    """Radiant Orator counts the glory of ready participants, without claimed rings."""

    def facing(glorious: dict[str, object]) -> bool:
        game = scene(
            {"characters": [inside("radiant-orator")]},
            {"characters": [glorious]},
            rings={"fire": {"claimed_by": 1}, "void": {"claimed_by": 1}},
            conflict=POLITICAL,
            to_act=0,
            asked=(0,),
        )  # fmt: skip
        return game.first.may("trigger:radiant-orator")

    assert facing(inside("ikoma-prodigy"))
    assert not facing(inside("brash-samurai"))
    assert facing(inside("brash-samurai", bowed=True))


@proves("Déshonoré, Pion Statut Déshonoré", "Honneur Personnel, Déshonneur Personnel", "Gloire")
def test_a_dishonored_character_loses_its_glory_from_both_skills() -> None:
    """The character's controller also loses 1 honor when it leaves play.

    The character cannot be dishonored a second time.
    """
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["assassination", "way-of-the-scorpion"], "honor": 12},
        {"characters": [inside("brash-samurai", status="dishonored"), inside("ikoma-prodigy")]},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    samurai = game.card("brash-samurai")
    assert (samurai.military, samurai.political) == (0, 0)
    game.first.does("play:way-of-the-scorpion")
    assert "choose:brash-samurai" not in game.first.options
    game.first.does("ikoma-prodigy")
    game.second.passes()
    game.first.plays("assassination", on="brash-samurai")
    assert game.second.honor == 9 and not samurai.in_play


@proves("Clan")
def test_a_card_is_of_the_clan_whose_symbol_it_bears() -> None:
    """Way of the Crane affects a Crane character, not a Lion or neutral one, whatever the stronghold."""
    game = scene(
        {"stronghold": "yojin-no-shiro", "characters": ["akodo-gunso", "doji-whisperer", "otomo-courtier"],
         "hand": ["way-of-the-crane"]},
    )  # fmt: skip
    game.first.plays("way-of-the-crane")
    assert [game.card(name).status for name in ("akodo-gunso", "doji-whisperer", "otomo-courtier")] == [0, 1, 0]
    assert game.first.player.clan == "lion"


def problems(deck: DeckList, least: int) -> list[str]:
    """Return the faults that a tournament would find in a deck, by the bullets of Construction de Deck."""
    cards = catalogue()
    stronghold = cards[deck.stronghold]
    keeper = bool(deck.role and deck.role.startswith("keeper"))
    found = []
    if stronghold.type != "stronghold":
        found.append("stronghold")
    for name, pile in (("dynasty", deck.dynasty), ("conflict", deck.conflict)):
        if not least <= sum(pile.values()) <= 45:
            found.append(f"{name} size")
        if any(copies > min(3, cards[i].facts.deck_limit) for i, copies in pile.items()):
            found.append(f"{name} copies")
    home = {stronghold.clan, "neutral"}
    if any(cards[i].clan not in home for i in (*deck.dynasty, *deck.provinces)):
        found.append("clan")
    foreign = {i: copies for i, copies in deck.conflict.items() if cards[i].clan not in home}
    if len({cards[i].clan for i in foreign}) > 1 or any(cards[i].facts.influence_cost is None for i in foreign):
        found.append("foreign")
    pool = (stronghold.facts.influence_pool or 0) + 3 * keeper
    if sum(copies * (cards[i].facts.influence_cost or 0) for i, copies in foreign.items()) > pool:
        found.append("influence")
    if sum(copies for i, copies in deck.conflict.items() if cards[i].type == "character") > 10:
        found.append("conflict characters")
    elements = sorted(str(cards[i].element) for i in deck.provinces)
    if len(set(deck.provinces)) != 5 or (elements != ["air", "earth", "fire", "void", "water"] and not deck.role):
        found.append("provinces")
    return found


@proves("Construction de Deck", "Influence, Coût en Influence", "Limite de Deck", "Neutre")
@pytest.mark.parametrize("name", sorted(decks()))
def test_the_prepared_decks_keep_the_rules_of_building(name: str) -> None:
    """The tournament decks obey all rules.

    The introductory decks, which the booklet fixes, break only the rules about size.
    """
    assert problems(decks()[name], 40 if name.endswith("tournament") else 1) == []
