"""The names of attributes, zones and scopes that the code of this game's cards may use.

Declare a new name here when you add the rule that reads it.
"""

from collections.abc import Iterable
from typing import Final, get_args

from engine.cardplay.vocabulary import Vocabulary
from engine.l5r_ccg.card import Zone
from engine.l5r_ccg.definition import CLANS, CardDef
from engine.l5r_ccg.machinery.course import OF_ONES_TURNS

ATTRIBUTES: Final = (
    "force", "chi", "personal-honor", "strength", "gold", "gold-cost", "honor-requirement", "focus", "hand-size",
    "acts-bowed",  # a card's abilities work while the card is bowed
    "casting-chi",  # additional Chi for attaching Spells, and for bowing for a Spell or an innate ability
    "casts-unbowed",  # Shugenja do not bow for Spells and Kiho: all of a player, or those who use one Spell
    "once-unbowed",  # a Shugenja does not bow for Spells and innate abilities, but uses each of them once in a battle
    "cast-once",  # the place, on the card, of an ability that was used without bowing in this battle
    "printed-numbers",  # the amount by which every number printed on the card is raised
    "set-aside",  # the number of the card for which a card is out of play
    "gets-back",  # the seat, counted from one, that gets a card back after it was set aside
    "turned-up",  # a card lies face up on its deck
    "hatched",  # a card has become the same card as another one
    "merged",  # the number of the Personality that has become one with this one
    "open-focus",  # a Personality may focus face up
    "terrifies",  # a player's Fear may affect Personalities
    "brought",  # a card was brought into play
    "fear", "ranged",  # the strength of the card's Fear effects and ranged attacks
    "least-focus",  # the lowest Focus of cards with which a player may focus against this Personality
    "wins-ties",  # a Personality wins a duel that is a tie
    "end-draw",  # how many more cards a player draws in the End Phase
    "draws-in-vain",  # a player must draw even if the deck is empty
    "requirement-waived",  # the Honor Requirement does not apply
    "as-attacker",  # a defender gets the bonuses that attackers get
    "raised",  # how often an effect that raises a province's Strength after each lost province has done so
    "no-gifts",  # nobody can discard cards against a player who lobbies by bowing this Personality
    "shamed",  # a Personality has been shamed since it was dishonored
    "weary",  # a unit bows after the attack, as attackers do
    "defended",  # units were assigned to defend the province in this attack
    "pleaded-for",  # a province was lost undefended, and somebody has been blamed for that
    "redeemed",  # how often a Personality has been restored to honor
    "acts-again",  # how many more actions a player takes before the next one acts
    "acts-twice",  # a player who acts in the battle takes two actions
    "foreseen",  # a Seer has turned the Event face down
    "mountain",  # how many Mountain tokens the Province has
    "oni-ward",  # Oni that come into play from this Province are shuffled back into the deck
    "bounty",  # gold that a player has in advance for one card that comes into play
    "free-spells",  # a player attaches Spells without paying gold
    "followers-cheaper",  # how much less Followers cost a player, down to 1 gold
    "aims-past",  # a player's ranged attacks may aim at Personalities who have Followers
    "reinforces",  # the amount by which a player may strengthen a ranged attack that has been announced
    "personality-cost",  # how much more a player pays for Personalities in the Dynasty Phase
    "assigns-with-cavalry",  # a Personality's unit may be committed in the Cavalry Maneuvers too
    "any-spells",  # a Personality's Chi does not limit the number of its Spells
    "least-chi",  # the lowest value of a Personality's Chi
    "lobbying-honor",  # a Personality's Personal Honor for lobbying
    "unique-items-cost",  # how much more Unique Items cost when they are attached to this Personality
    "wounded",  # a card of this name has wounded a Personality in battle this turn
    "lives-without-chi",  # a Personality is not destroyed at 0 Chi
    "vigil",  # how many more turns a Personality must stay bowed for a Ring
    "near-doom",  # the Doom of Fu Leng has been used on the Personality
    "idle-followers",  # a Personality's Followers add no Force to its army
    "exposed",  # ranged attacks may target the Personality although it has Followers
    "fear-against",  # how much stronger Fear against the Personality's unit is
    "has-text",  # a card has the text that the effect's card gives to others
    "bound",  # the number of a card that stays in play for this card, player or Province
    "doubled",  # a card's bonuses count twice
    "lent-fear",  # the strength of a Fear effect that another card gave to this one
    "may-stay-bowed",  # a card may stay bowed in the Straighten Phase
    "two-defenders",  # a player may attack two others at once this turn
    "acts-first",  # the Attacker acts first in this battle
    "attack-first",  # a player's Attack Phase comes before the Action Phase
    "no-event", "no-festivals",  # the next Event has no effect; Festivals have no effect
    "spares",  # an army with this card destroys neither opposing units nor the Province
    "force-limit",  # on an army's leader: the highest Force that the army can have
    "helps-unasked",  # a player gains no Honor for helping as an ally
    "honor-doubled",  # Honor is doubled in the resolution at a Province, or for a player
    "plague-immune",  # a player's cards get no Plague tokens
    "extorted",  # the seat, counted from one, of the player who extorts this player
    "quest-left",  # how many more times a Personality must stay bowed
    "pact-turns",  # how many more turns an alliance lasts
    "taxes-paid",  # how much of the taxes a player has paid this turn
    "first-shout", "second-shout",  # a Personality has performed this Shout this turn
    "keeps-trade",  # a player's Holdings add nothing to the gold of other players' Holdings
    "age",  # the place of a card in the order of age among cards of its kind
    "tied",  # the number of the Region with which a Holding is destroyed
    "stationed",  # the Province to which the unit was assigned in this attack, counted from 1
    "transcribed",  # the number of the Follower that has saved a Spell
    "roamed",  # a unit has crossed the Flatlands
    "spent",  # a card has done what it may do once this turn
    "province-strength",  # how much more Strength a Stronghold gives to Provinces than printed
    "stands-as",  # a Stronghold is also the Unique card whose effect this is
    "mastered",  # the Grand Master has performed the action of this Spell, and the Spell is destroyed for that
    "learned",  # the place of a learned ability on the card on which it is printed
    "must-attack",  # a Personality must be committed to attack if possible
    "exchanged",  # a card's Force and Chi are exchanged
    "two-focuses",  # a Personality may focus two cards at once, once in a duel
    "wields-spell",  # a Personality that is no Shugenja may have one Spell and use it
    "rains",  # how many more End Phases of its player an Event lasts
    "estranged",  # the seat, counted from one, of a player whom this player may not invite
    "good-will",  # the seat, counted from one, of a player to whom this player gave a sign of good will
    "strength-limit",  # the highest Strength that a Province can have
    "hidden",  # the number of the Holding with which a Province leaves play
    "third-after-first",  # a Personality may perform a later Shout without one or both of the earlier ones
)  # fmt: skip

# Traits that are printed on no card.
GIVEN_TRAITS: Final = ("Adept of Air", "Adept of Earth", "Adept of Fire", "Adept of Water")

# The acts that an effect can forbid: acts of or on a card, a player or a province.
PROHIBITIONS: Final = (
    "act",  # in a battle
    "act-politically", "ally", "attach", "attack", "be-attacked", "be-challenged", "be-copied",  # or exchanged
    "be-destroyed", "be-discarded", "be-dishonored", "be-restored", "bow", "bow-after-attack", "bow-for-gold", "cast",
    "challenge", "change-control", "commit", "commit-seppuku", "cost-others-honor", "defend", "draw", "dynasty-phase",
    "enter", "enter-by",  # by an action
    "enter-play", "focus", "gain-force", "gain-force-for-now", "gain-honor",
    "gain-honor-by-entering",  # by bringing Personalities into play
    "hold-favor",  # the Imperial Favor
    "honor-victory", "leave-play", "lobby", "lose-by-honor",
    "lose-by-provinces",  # while the player has none
    "lose-honor", "move", "move-in", "move-out", "play-card",
    "refill", "refuse", "straighten", "turn-faceup", "suffer-token", "swear-fealty",
)  # fmt: skip

# When a lasting effect ends. ``OF_ONES_TURNS`` are moments of its player's next turn. An effect until ``attached`` ends
# when a Follower leaves its Personality. One until ``bowed`` ends when its card straightens, and one until ``play``
# when its card leaves play. Permanent effects never end.
SCOPES: Final = (
    "duel", "battle", "attack", "turn", *OF_ONES_TURNS, "attached", "bowed", "play", "game", "permanent",
)  # fmt: skip


def vocabulary(cards: Iterable[CardDef]) -> Vocabulary:
    """Return the names that the code of the cards in this pool may use. The traits are those printed on these cards."""
    traits = {trait for card in cards for trait in card.traits}
    families = {
        "cannot": PROHIBITIONS,
        "keyword": (),
        "more": ("Weapon", "Armor"),
        "trait": sorted(traits.union(GIVEN_TRAITS)),
        "clan": CLANS,
        "allied": CLANS,  # a player pays less for Personalities of the clan
    }
    return Vocabulary(attributes=ATTRIBUTES, families=families, zones=get_args(Zone), scopes=SCOPES)
