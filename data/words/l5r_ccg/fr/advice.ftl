### Why an adept would do something.

advice-destroys = Cela vous rapproche de détruire une Province.
advice-holds = Cela aide à tenir vos Provinces.
advice-honor = Il vous reste ainsi plus d’honneur.
advice-shame = Cela coûte de l’honneur à vos adversaires.
advice-gold = Cela vous donne plus d’Or aux tours suivants.
advice-army = Cela renforce votre armée.
advice-removes = Cela affaiblit l’armée adverse.
advice-cards = Il vous reste ainsi plus de cartes en main.
advice-ring = Cela met un Anneau en jeu.

## Why an adept would pass.

advice-passing-destroys = Agir maintenant rendrait plus difficile de détruire une Province.
advice-passing-holds = Agir maintenant rendrait vos Provinces plus difficiles à tenir.
advice-passing-shame = Agir maintenant laisserait plus d’honneur à vos adversaires.
advice-passing-gold = Agir maintenant vous laisserait moins d’Or aux tours suivants.
advice-passing-army = Agir maintenant vous laisserait une armée plus faible.
advice-passing-removes = Agir maintenant laisserait une armée plus forte à vos adversaires.
advice-passing-ring = Agir maintenant rendrait plus difficile de mettre un Anneau en jeu.
