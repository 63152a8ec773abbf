### Why an adept would do something.

advice-points = Cela vous rapporte plus de points.
advice-slows = Cela ralentit le joueur en tête.
advice-buildings = Il vous reste ainsi plus de bâtiments.
advice-tokens = Il vous reste ainsi plus de jetons sur la carte.
advice-warriors = Il vous reste ainsi plus de guerriers.
advice-removes = Cela coûte des guerriers à vos adversaires.
advice-rules = Vous contrôlez ainsi plus de clairières.
advice-cards = Il vous reste ainsi plus de cartes en main.
