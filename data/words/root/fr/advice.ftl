### Why an adept would do something.

advice-points = Cela vous rapporte plus de points.
advice-slows = Cela ralentit le joueur en tête.
advice-buildings = Il vous reste ainsi plus de bâtiments.
advice-tokens = Il vous reste ainsi plus de jetons sur la carte.
advice-warriors = Il vous reste ainsi plus de guerriers.
advice-removes = Cela coûte des guerriers à vos adversaires.
advice-rules = Vous contrôlez ainsi plus de clairières.
advice-cards = Il vous reste ainsi plus de cartes en main.

## Why an adept would pass.

advice-passing-points = Agir maintenant vous rapporterait moins de points.
advice-passing-slows = Agir maintenant aiderait le joueur en tête.
advice-passing-buildings = Agir maintenant vous laisserait moins de bâtiments.
advice-passing-tokens = Agir maintenant vous laisserait moins de jetons sur la carte.
advice-passing-warriors = Agir maintenant vous laisserait moins de guerriers.
advice-passing-removes = Agir maintenant laisserait plus de guerriers à vos adversaires.
advice-passing-rules = Agir maintenant vous laisserait moins de clairières à contrôler.
