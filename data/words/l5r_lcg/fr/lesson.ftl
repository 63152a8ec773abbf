### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    Vous menez le clan du **Lion**, l’ordinateur celui de la **Grue**. Vos samouraïs se disputent des provinces : détruisez-en trois, puis la forteresse derrière elles, et vous gagnez.
    Nous jouons un round ensemble. Il a cinq phases : dynastie, pioche, conflit, destin, rassemblement.
lesson-dynasty = **Dynastie : vous achetez des personnages.** Le destin est votre monnaie ; vous en avez 7. Les cartes posées sur vos provinces sont à vendre. Achetez { $card } pour 4 et placez **2 destins** dessus : personne ici ne combat aussi bien. Le destin, c’est du temps : à la fin du round, un personnage sans destin s’en va, chaque autre en perd 1. Il restera donc deux rounds de plus.
lesson-dynasty-back = Commencez par { $card }, avec 2 destins dessus. Les autres peuvent attendre.
lesson-fate = **Le destin posé sur un personnage, c’est du temps.** Placez **2 destins** sur { $card } : il restera deux rounds de plus.
lesson-fate-back = Placez 2 destins sur { $card }. Il restera un moment, et vous gardez 1 destin pour un deuxième personnage.
lesson-honor = **Une réaction.** { $card } peut être honoré en entrant en jeu. Un personnage honoré ajoute sa gloire à ses deux compétences : sa compétence militaire passe de 3 à 5. Utilisez la réaction.
lesson-honor-back = Elle ne coûte rien. Utilisez la réaction.
lesson-second = La Grue a acheté { $card-other }. Vous jouez tour à tour jusqu’à ce que chacun passe. Achetez { $card } avec votre dernier destin : cette carte gardera vos provinces.
lesson-second-back = Achetez maintenant { $card } : il vous faudra un défenseur.
lesson-second-fate = Vous pouvez y placer votre dernier destin. Sans destin, la carte part à la fin de ce round. Les deux conviennent.
lesson-enough = Vous avez acheté ce qu’il vous faut. Appuyez sur **Passer** : ensuite, vous n’achetez plus rien pendant ce round.
lesson-bid = **Pioche : chacun mise de l’honneur en secret.** Vous piochez autant de cartes que votre mise. Qui mise le plus donne la différence en honneur à l’autre. 3 est une bonne mise ; choisissez ce que vous voulez.
lesson-drawn =
    La Grue a misé 3. Les cartes piochées sont dans votre main : vous les jouez pendant les conflits.
    {""}**La phase de conflit.** Vous déclarez des conflits à tour de rôle. Chacun peut déclarer un conflit militaire et un conflit politique par round.
lesson-attack = **Vous attaquez.** Choisissez l’anneau *Air* ou *Terre* (son effet va au vainqueur), *militaire*, une *province* face cachée et { $card } comme seul attaquant. Un participant s’incline jusqu’à la fin du round : { $card-other } défendra.
lesson-attack-back = Déclarez un conflit militaire avec { $card } seul et l’anneau Air ou Terre. { $card-other } reste pour défendre.
lesson-katana = La Grue défend avec { $card-other } : 3 contre vos 5. Vous gagneriez, mais **vous ne détruisez la province que si votre avance atteint sa défense**, ici 3 ou 4. Jouez { $card } de votre main : elle donne 2 de compétence militaire et ne coûte rien.
lesson-katana-back = Votre avance est trop faible. Jouez { $card } : 7 contre 3, et la province est détruite.
lesson-katana-on = Un attachement reste sur son personnage. Donnez-le à { $card }, qui combat.
lesson-katana-on-back = Seul un personnage dans le conflit vous aide maintenant : { $card }.
lesson-broken = **Vous gagnez de 4 : la province est détruite.** Encore deux, et leur forteresse peut être attaquée. Vous pouvez défausser la carte qui s’y trouve : la Grue ne l’achètera pas.
lesson-ring = **Vous gagnez aussi l’anneau**, et un attaquant qui gagne en utilise l’effet. *Air* donne de l’honneur, *Terre* des cartes. *Feu* honore ou déshonore un personnage, *Eau* en incline ou redresse un, *Vide* ôte un destin à un personnage. Utilisez le vôtre.
lesson-ring-back = L’effet ne coûte rien. Utilisez-le.
lesson-defend = **La Grue attaque à son tour** avec { $card-other } : 2 de compétence militaire. { $card } en a 3. Si l’attaquant a moins, le défenseur gagne et garde la province. Si personne ne défend et que vous perdez, vous perdez aussi 1 honneur. Défendez avec { $card }.
lesson-defend-back = Défendez avec { $card } : 3 battent 2, et votre province est sauve.
lesson-favor = Vous avez tenu la province. Les conflits sont terminés. **La Faveur Impériale** va au plus grand total d’anneaux et de gloire de personnages redressés : vous. Elle ajoute 1 de compétence dans les conflits du type choisi. Le militaire convient au Lion ; choisissez ce que vous voulez.
lesson-fate-phase = **La phase de destin.** Les personnages sans destin sont partis. Chacun des autres a perdu 1 destin ; { $card } reste, avec son sabre. Chaque anneau que personne n’a revendiqué a reçu 1 destin : qui choisira cet anneau le prendra.
lesson-tidy = **Rassemblement.** Tous les personnages se redressent. Vous pouvez défausser de vos provinces les cartes que vous ne voulez pas acheter ; d’autres prennent leur place. Gardez-les ou non, comme vous voulez.
lesson-win =
    {""}**Comment on gagne.** Il y a trois façons :
    • Détruire trois provinces, puis celle de la forteresse.
    • Atteindre 25 points d’honneur.
    • Réduire l’adversaire à 0 honneur.
    L’honneur aussi est donc une arme et un risque.
lesson-end = **C’était votre premier round.** Le deuxième a commencé ; vous en connaissez toutes les phases. Continuez contre l’ordinateur, ou arrêtez ici et ouvrez une table avec `/{ $play }`.
