### What cards do, in our own words, short enough for a line under a choice.

law = Law of Root { $rule }
effect-cost = { $cost } – { $effect }
effect-item =
    { $count ->
        [one] craft { $item } for { $count } point
       *[other] craft { $item } for { $count } points
    }
effect-ambush = defending in a { $suit } clearing: two hits at once
effect-ambush-bird = defending in any clearing: two hits at once
effect-dominance = from 10 points on: win at the start of your turn with three { $suit } clearings ruled
effect-bird-dominance = from 10 points on: win at the start of your turn with two opposite corners ruled
effect-armorers = in battle, discard it to ignore all rolled hits
effect-sappers = defending, discard it for one more hit
effect-brutal-tactics = attacking: one more hit, but the defender scores a point
effect-royal-claim = in Birdsong, discard it for a point for each clearing ruled
effect-stand-and-deliver = in Birdsong, take a random card from a player, who scores a point
effect-tax-collector = once in Daylight: remove one of your warriors to draw a card
effect-command-warren = at the start of Daylight, you may battle
effect-better-burrow-bank = at the start of Birdsong, you and a player you choose draw a card
effect-cobbler = at the start of Evening, you may move
effect-scouting-party = attacking, you cannot be ambushed
effect-codebreakers = once in Daylight: look at a player’s hand
effect-favor-of-the-foxes = remove all enemy pieces in fox clearings
effect-favor-of-the-rabbits = remove all enemy pieces in rabbit clearings
effect-favor-of-the-mice = remove all enemy pieces in mouse clearings
effect-saboteurs = at the start of Birdsong, discard it to discard another player’s crafted effect
effect-soup-kitchens = tokens count for rule as well
effect-boat-builders = treat rivers as paths
effect-corvid-planners = you may move no matter who rules the clearings
effect-eyrie-emigre = in Birdsong, move and then battle from there; without a battle, discard it
effect-fox-partisans = in battle in a fox clearing, discard all but your foxes for one more hit
effect-rabbit-partisans = in battle in a rabbit clearing, discard all but your rabbits for one more hit
effect-mouse-partisans = in battle in a mouse clearing, discard all but your mice for one more hit
effect-propaganda-bureau = once in Daylight: spend a card to remove an enemy warrior in a clearing of its suit and place one of yours there
effect-false-orders = in Birdsong, discard it to move half of a player’s warriors out of a clearing
effect-informants = instead of drawing in Evening, take an ambush from the discard pile
effect-tunnels = clearings with your crafting pieces are adjacent to each other
effect-charm-offensive = at the start of Evening, draw a card; a player you choose scores a point
effect-swap-meet = in Birdsong, take a random card from a player and give one back
effect-coffin-makers = all removed warriors lie here; in Birdsong, a point for every five, then they go home
effect-league-of-adventurous-mice = once in Daylight: exhaust a crafted item to move or battle
effect-murine-brokers = whenever another player crafts an item, draw a card
effect-master-engravers = one more point for each item crafted
