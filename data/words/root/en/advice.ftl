### Why an adept would do something.

advice-points = It gives you more points.
advice-slows = It slows down the player in the lead.
advice-buildings = It leaves you with more buildings.
advice-tokens = It leaves you with more tokens on the map.
advice-warriors = It leaves you with more warriors.
advice-removes = It costs your opponents warriors.
advice-rules = You rule more clearings with it.
advice-cards = It leaves you with more cards in hand.
