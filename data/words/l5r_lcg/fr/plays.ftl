### How a deck plays, in a few words.

plays-crab = Défend bien, use les attaquants, puis enfonce
plays-crane = Gagne conflits politiques et duels, vit de l’honneur
plays-dragon = Peu de personnages, chacun avec beaucoup d’attachements
plays-lion = Attaque tôt, avec beaucoup de guerriers
plays-phoenix = Anneaux et sorts, des personnages glorieux
plays-scorpion = Déshonore et trompe, gagne par la faiblesse des autres
plays-unicorn = Déplace sa cavalerie d’un conflit à l’autre
