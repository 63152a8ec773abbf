### Why an adept would do something.

advice-points = It gives you more points.
advice-slows = It slows down the player in the lead.
advice-buildings = It leaves you with more buildings.
advice-tokens = It leaves you with more tokens on the map.
advice-warriors = It leaves you with more warriors.
advice-removes = It costs your opponents warriors.
advice-rules = You rule more clearings with it.
advice-cards = It leaves you with more cards in hand.

## Why an adept would pass.

advice-passing-points = Acting now would leave you with fewer points.
advice-passing-slows = Acting now would help the player in the lead.
advice-passing-buildings = Acting now would leave you with fewer buildings.
advice-passing-tokens = Acting now would leave you with fewer tokens on the map.
advice-passing-warriors = Acting now would leave you with fewer warriors.
advice-passing-removes = Acting now would leave your opponents with more warriors.
advice-passing-rules = Acting now would leave you ruling fewer clearings.
