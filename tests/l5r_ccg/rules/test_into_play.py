"""Bringing cards into play, attaching and moving them, unique and Experienced cards, clans (chapter 7)."""

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import EMPTY, Scene, Seat, at, scene


def lying(*cards: str) -> list[dict[str, object]]:
    return [{"card": at(card, facedown=False)} for card in cards] + EMPTY[len(cards) :]


def dynasty(*cards: str, **side: object) -> Scene:
    given = {"holdings": ["diamond-mine"] * 4, "honor": 10, "provinces": lying(*cards), **side}
    return scene(given, {}, phase="dynasty")


@proves("personality", "dynasty-entering")
def test_a_personality_of_the_players_clan_costs_two_less_or_brings_personal_honor() -> None:
    cheap = dynasty("hida-sukune")
    cheap.first.does("recruit:hida-sukune").does("gold")
    assert cheap.first.prompt is not None and cheap.first.prompt.data is not None
    assert cheap.first.prompt.data["cost"] == 4
    cheap.first.pays()
    assert cheap.first.honor == 10
    dear = dynasty("hida-sukune")
    dear.first.does("recruit:hida-sukune").does("honor")
    assert dear.first.prompt is not None and dear.first.prompt.data is not None
    assert dear.first.prompt.data["cost"] == 6
    dear.first.pays()
    assert dear.first.honor == 12


@proves("personality")
def test_a_personality_of_the_players_clan_without_personal_honor_simply_costs_two_less() -> None:
    """The Personality has no Personal Honor to gain, so the player is not asked to choose between Honor and gold."""
    game = dynasty("hida-amoro")
    game.first.does("recruit:hida-amoro")
    assert game.first.asked == "pay" and game.first.prompt is not None and game.first.prompt.data is not None
    assert game.first.prompt.data["cost"] == int(game.card("hida-amoro").face.gold_cost) - 2


@proves("personality", "family")
def test_a_personality_of_another_clan_costs_all_and_brings_nothing() -> None:
    game = dynasty("doji-kuwanan")
    game.first.does("recruit:doji-kuwanan").pays()
    assert game.first.honor == 10 and "doji-kuwanan" in game.first.in_play


@proves("honor-requirement", "personality", "family-honor")
def test_a_personality_with_a_higher_honor_requirement_does_not_come() -> None:
    assert dynasty("doji-kuwanan", honor=5).first.may("recruit:doji-kuwanan")
    assert not dynasty("doji-kuwanan", "small-farm", honor=4).first.may("recruit:doji-kuwanan")


@proves("honor-requirement")
def test_a_dash_is_no_requirement() -> None:
    assert dynasty("ginawa", honor=-15).first.may("recruit:ginawa")
    assert not dynasty("hida-sukune", "small-farm", honor=-1).first.may("recruit:hida-sukune")


@proves("honor-requirement")
def test_a_personality_in_play_stays_when_honor_falls() -> None:
    game = scene({"personalities": ["doji-kuwanan"], "honor": -5})
    assert game.zone("doji-kuwanan") == "play"


@proves("attach", "attachment-cards", "follower")
def test_an_attached_card_enters_straight_with_its_force_for_the_unit() -> None:
    game = scene({"personalities": ["hida-sukune"], "hand": ["medium-infantry", "naginata"]})
    game.first.does("attach:medium-infantry").pays()
    one = game.card("hida-sukune")
    assert not game.card("medium-infantry").bowed and (one.force, one.unit_force) == (3, 6)


@proves("item", "attach")
def test_an_items_bonus_goes_to_its_personality() -> None:
    game = scene({"personalities": [at("hida-sukune", attachments=["naginata"])]})
    assert (game.card("hida-sukune").force, game.card("hida-sukune").chi) == (4, 4)


@proves("attach", "attachment-cards")
def test_nobody_has_two_weapons() -> None:
    game = scene(
        {"personalities": [at("hida-sukune", attachments=["naginata"])], "hand": ["no-dachi", "light-infantry"]}
    )
    assert game.first.barred("attach:no-dachi") and game.first.may("attach:light-infantry")


@proves("attachment-cards", "follower", "personal-honor")
def test_a_follower_obeys_nobody_of_too_little_personal_honor() -> None:
    hand = {"hand": ["archers", "light-infantry"], "holdings": ["diamond-mine"] * 2}
    assert scene({"personalities": ["hida-sukune"], **hand}).first.may("attach:archers")
    dishonored = scene({"personalities": [at("hida-sukune", dishonored=True)], **hand})
    assert dishonored.first.barred("attach:archers") and dishonored.first.may("attach:light-infantry")


@proves("spell", "attachment-cards", "chi")
def test_only_a_shugenja_has_spells_and_no_more_than_chi() -> None:
    samurai = scene({"personalities": ["hida-sukune"], "hand": ["biting-steel", "light-infantry"]})
    assert samurai.first.barred("attach:biting-steel")
    three = [at("isawa-tadaka", attachments=["biting-steel"] * 3)]
    assert not scene({"personalities": three, "hand": ["biting-steel"]}).first.may("attach:biting-steel")
    two = [at("isawa-tadaka", attachments=["biting-steel"] * 2)]
    assert scene({"personalities": two, "hand": ["biting-steel"]}).first.may("attach:biting-steel")


@proves("attachment-cards", "spell")
def test_spells_stay_when_chi_falls() -> None:
    weak = at("isawa-tadaka", attachments=["biting-steel"] * 3, tokens=[{"chi": -2}])
    game = scene({"personalities": [weak]})
    assert game.card("isawa-tadaka").chi == 1 and len(game.card("isawa-tadaka").attachments) == 3


@proves("attach", "attachment-cards")
def test_nothing_is_attached_to_a_bowed_or_foreign_personality() -> None:
    game = scene(
        {"personalities": [at("hida-sukune", bowed=True)], "hand": ["light-infantry"], "holdings": ["retired-general"]},
        {"personalities": ["hida-unari"]},
    )
    assert game.first.barred("attach:light-infantry")


@proves("move-cards")
def test_cards_change_hands_between_personalities_who_bow_for_it() -> None:
    game = scene({"personalities": [at("hida-sukune", attachments=["naginata", "light-infantry"]), "hida-unari"]})
    game.first.does("exchange").does("hida-sukune", "hida-unari")
    game.first.does("move:naginata>hida-unari", "move:light-infantry>hida-unari")
    assert game.card("hida-sukune").bowed and game.card("hida-unari").bowed
    assert [card.id for card in game.card("hida-unari").attachments] == ["naginata", "light-infantry"]


@proves("move-cards")
def test_two_weapons_may_be_swapped_but_not_brought_together() -> None:
    armed = [at("hida-sukune", attachments=["naginata"]), at("hida-unari", attachments=["no-dachi"])]
    game = scene({"personalities": armed})
    game.first.does("exchange").does("hida-sukune", "hida-unari")
    assert game.first.refused("move:naginata>hida-unari") == "cannot-attach"
    game.first.does("move:naginata>hida-unari", "move:no-dachi>hida-sukune")
    assert game.card("naginata").host is game.card("hida-unari")


@proves("move-cards")
def test_a_bowed_personality_takes_no_part_and_a_spell_goes_to_a_shugenja_only() -> None:
    bowed = [at("hida-sukune", attachments=["naginata"]), at("hida-unari", bowed=True)]
    assert not scene({"personalities": bowed}).first.may("exchange")
    game = scene({"personalities": [at("isawa-tadaka", attachments=["biting-steel", "naginata"]), "hida-unari"]})
    game.first.does("exchange").does("isawa-tadaka", "hida-unari")
    assert game.first.may("move:naginata>hida-unari") and not game.first.may("move:biting-steel>hida-unari")


@proves("move-cards")
def test_a_move_that_no_exchange_makes_room_for_is_not_offered() -> None:
    """Only Monks carry a Bo Stick: if each Monk has a weapon, neither can be given another unit's Tetsubo."""

    def exchange(*monks: str) -> Seat:
        armed = [at(monk, attachments=["bo-stick"]) for monk in monks]
        units = [*armed, at("hida-unari", attachments=["tetsubo"]), "hida-sukune"]
        game = scene({"personalities": units})
        return game.first.does("exchange").does(*monks, "hida-unari", "hida-sukune")

    two = exchange("togashi-jodome", "heichi-chokei")
    assert two.may("move:bo-stick>heichi-chokei") and two.may("move:tetsubo>hida-sukune")
    assert not two.may("move:tetsubo>heichi-chokei") and not two.may("move:tetsubo>togashi-jodome")


@proves("move-cards")
def test_a_move_is_offered_that_others_make_room_for() -> None:
    spells = at("isawa-uona", attachments=["biting-steel"] * 4, tokens=[{"chi": -1}])
    units = [spells, at("isawa-tadaka", attachments=["elemental-ward"]), "isawa-tomo"]
    game = scene({"personalities": units})
    room = game.card("isawa-uona").chi
    game.first.does("exchange").does("isawa-uona", "isawa-tadaka", "isawa-tomo")
    assert game.first.prompt is not None
    tomo = game.card("isawa-tomo").key
    away = [one.key for one in game.first.prompt.options if one.target == tomo and "biting-steel" in one.key]
    needed = 4 + 1 - room
    assert needed > 1 and game.first.may("move:elemental-ward>isawa-uona")
    assert game.first.refused("move:elemental-ward>isawa-uona", *away[: needed - 1]) == "cannot-attach"
    game.first.does("move:elemental-ward>isawa-uona", *away[:needed])
    assert game.card("elemental-ward").host is game.card("isawa-uona")


@proves("move-cards", "attachment-cards")
def test_a_spell_may_come_with_the_item_that_gives_the_chi_for_it_and_before_such_an_item_goes() -> None:
    """ "N'importe quel nombre de cartes peuvent être échangées entre elles", one after the other, in any order.

    A Chi of 2 allows a third Spell when the Naginata comes with it, or before the Naginata leaves. That Chi never
    allows two more Spells.
    """
    full = at("isawa-tsuke", attachments=["biting-steel", "counterspell"])
    other = at("isawa-tadaka", attachments=["naginata", "elemental-ward", "earthquake", "fiery-wrath"])
    game = scene({"personalities": [full, other]})
    game.first.does("exchange").does("isawa-tsuke", "isawa-tadaka")
    wanted = [f"move:{card}>isawa-tsuke" for card in ("elemental-ward", "earthquake", "fiery-wrath")]
    assert game.first.may(wanted[0]) and game.first.refused(wanted[0]) == "cannot-attach"
    assert game.first.refused(*wanted, "move:naginata>isawa-tsuke") == "cannot-attach"
    game.first.does(*wanted[:2], "move:naginata>isawa-tsuke")
    assert len(game.card("isawa-tsuke").attachments) == 5 and game.card("isawa-tsuke").chi == 4

    armed = at("isawa-tsuke", attachments=["biting-steel", "counterspell", "naginata"])
    game = scene({"personalities": [armed, at("isawa-tadaka", attachments=["elemental-ward"])]})
    game.first.does("exchange").does("isawa-tsuke", "isawa-tadaka")
    game.first.does("move:elemental-ward>isawa-tsuke", "move:naginata>isawa-tadaka")
    assert len(game.card("isawa-tsuke").attachments) == 3 and game.card("isawa-tsuke").chi == 2


@proves("unique", "into-play")
def test_a_unique_card_is_in_play_once_for_all_players() -> None:
    side = {"holdings": ["diamond-mine"] * 4, "honor": 10, "provinces": lying("hida-o-ushi", "small-farm")}
    there = scene(side, {"personalities": ["hida-o-ushi"]}, phase="dynasty")
    assert there.first.asked == "dynasty" and not there.first.may("recruit:hida-o-ushi")
    gone = scene(side, {"dynasty_discard": ["hida-o-ushi"]}, phase="dynasty")
    assert gone.first.may("recruit:hida-o-ushi")


@proves("into-play", "fate-hand")
def test_a_card_outside_play_does_nothing() -> None:
    out = {"hand": ["biting-steel"], "provinces": lying("retired-general"), "personalities": ["isawa-tadaka"]}
    game = scene(out)
    assert not game.first.may("use:retired-general") and not game.first.may("use:biting-steel")


@proves("foo-rule", "trait")
def test_a_word_of_a_name_or_trait_counts_for_a_card_but_not_after_behind_of() -> None:
    game = scene({"personalities": [at("hida-sukune", attachments=["light-cavalry"])], "hand": ["earthquake"],
                  "stronghold": "the-war-fortress-of-the-crab"})  # fmt: skip
    assert game.card("light-cavalry").called("Cavalry") and game.card("hida-sukune").called("Crab")
    stronghold = game.card("the-war-fortress-of-the-crab")
    assert stronghold.called("Fortress") and not stronghold.called("Crab")


@proves("what-is-a-clan", "naga")
def test_monks_are_of_the_brotherhood_and_all_cards_called_naga_are_of_the_naga() -> None:
    game = scene({"personalities": ["heichi-chokei", "ryosei"]})
    assert game.card("heichi-chokei").of_clan("Brotherhood of Shinsei")
    assert game.card("ryosei").of_clan("Mantis") and not game.card("ryosei").of_clan("Naga")


@proves("permanent-bonuses", "tokens")
def test_permanent_changes_survive_leaving_play_and_tokens_do_not() -> None:
    changed = at("hida-sukune", permanent=[{"attribute": "force", "value": 2}], tokens=[{"force": 3}])
    game = scene({"personalities": [changed]})
    table, card = game.table, game.card("hida-sukune")
    assert card.force == 8
    game.happens(table.framework.destroy(card))
    game.happens(table.rules_of(0).enter_play(card))
    assert card.in_play and card.force == 5 and not card.tokens


@proves("tokens")
def test_no_negative_token_brings_a_value_below_zero() -> None:
    game = scene({"personalities": [at("hida-sukune", tokens=[{"force": -5}])]})
    assert game.card("hida-sukune").force == 0


@proves("chi", "destroyed", "unit")
def test_without_chi_a_personality_dies_with_the_whole_unit() -> None:
    game = scene({"personalities": [at("hida-sukune", attachments=["naginata", "medium-infantry"])]})
    table, card = game.table, game.card("hida-sukune")
    game.happens(table.rules_of(1).place_token(card, chi=-4))
    assert game.zone("hida-sukune") == "dynasty discard" and card.died == "honorably"
    assert game.zone("naginata") == game.zone("medium-infantry") == "fate discard"


@proves("discarded-from-play")
def test_a_personality_discarded_from_play_has_not_died() -> None:
    game = scene({"personalities": [at("hida-sukune", dishonored=True)], "honor": 5})
    card = game.card("hida-sukune")
    game.happens(game.table.framework.discard_from_play(card))
    assert card.zone == "dynasty discard" and card.died == "" and game.first.honor == 5


@proves("human")
def test_humans_are_neither_naga_nor_creatures_nor_nonhuman() -> None:
    game = scene({"personalities": [at("hida-sukune", permanent=[{"attribute": "trait:Naga"}])]})
    assert game.card("hida-sukune").is_human


@proves("fortification", "dynasty-entering", "province-strength")
def test_a_fortification_is_attached_straight_to_the_province_it_came_from() -> None:
    game = dynasty("unscalable-walls")
    game.first.does("recruit:unscalable-walls").pays()
    walls = game.card("unscalable-walls")
    assert not walls.bowed and walls.slot is game.province(0, 0)
    assert game.province(0, 0).strength == 11 and game.province(0, 1).strength == 7


@proves("fortification", "dynasty-entering")
def test_a_province_takes_one_fortification() -> None:
    fortified = [{"card": at("unscalable-walls", facedown=False), "attached": ["unscalable-walls"]}, *EMPTY[1:]]
    game = scene({"holdings": ["diamond-mine"], "provinces": fortified}, phase="dynasty")
    assert not game.first.may("recruit:unscalable-walls")
