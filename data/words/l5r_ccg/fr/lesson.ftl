### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    Vous menez le clan du **Lion**, l’ordinateur celui de la **Grue**. Chaque clan a quatre Provinces. Qui les perd toutes est éliminé.
    Nous jouons un de vos tours. Il a six phases : redressement, événements, action, attaque, dynastie, fin. Les deux premières sont passées : vos cartes sont redressées, et l’événement { $card } vous permet de produire 5 pièces d’Or une fois pendant ce tour.
lesson-infantry = **La Phase Action.** Vous renforcez maintenant votre camp. { $card-other } est votre seul samouraï, avec 3 de Force. Attachez-lui { $card } : les soldats qui le suivent ajoutent 2 de Force.
lesson-infantry-back = Attachez d’abord { $card } : cela coûte 1 pièce d’Or.
lesson-pay = **L’Or.** Les constructions s’engagent pour produire de l’Or. Il en faut 1, et { $card } en produit exactement 1. L’Or en trop est perdu : gardez les autres.
lesson-pay-back = Engagez seulement { $card }. L’autre Or servira plus tard.
lesson-attack = **La Phase Attaque.** Une fois par tour, vous pouvez attaquer un joueur. La Grue a un samouraï de Force 2. Votre Unité en a 5. Attaquez !
lesson-attack-back = Vous êtes plus fort. Attaquez la Grue.
lesson-commit = **Où aller ?** Chaque Unité marche vers une Province. Puis le défenseur envoie aussi des Unités, et chaque Province a sa bataille. Envoyez { $card } à la Province 1.
lesson-commit-back = Envoyez { $card } à la Province 1.
lesson-charge = **La bataille.** { $card-other } défend avec 2. Vous avez 5 et gagnez. Mais **la Province ne tombe que si votre avance dépasse sa Force**, ici 5. Jouez { $card } de votre main : 3 de Force de plus jusqu’à la fin du tour.
lesson-charge-back = Votre avance est de 3, la Province a 5. Jouez { $card }.
lesson-stronghold = 8 contre 2 : cela suffit, sauf si la Grue répond. { $card } pourrait en donner 2 de plus. Utilisez-la par précaution, ou gardez-la et passez.
lesson-next = Il n’y a personne aux autres Provinces : il n’y a plus rien à y gagner. Appuyez sur *Plus de bataille*.
lesson-won =
    {""}**La Province est détruite, et son défenseur est mort.** Chaque carte ennemie qui meurt dans une bataille que vous gagnez donne 2 points d’honneur. Votre Unité est rentrée et s’est engagée.
    {""}**La Phase Dynastie.** Vous achetez maintenant des cartes de vos Provinces.
lesson-recruit = L’événement produit 5 pièces d’Or et la mine 3. Votre Forteresse en produit 3 de plus si vous ne l’avez pas utilisée. Achetez { $card }, un samouraï de Force 4.
lesson-recruit-back = Achetez d’abord { $card }. Rien ne vaut un samouraï fort pour le Lion.
lesson-benefit = Il appartient à votre clan. Il coûte donc 2 de moins ; ou vous payez le prix plein et gagnez de l’honneur. Choisissez ce que vous voulez.
lesson-pay-clan = Engagez ce qui produit l’Or. Tout choix convient.
lesson-enough = Vous pouvez acheter encore tant qu’il reste de l’Or. De nouvelles cartes arrivent face cachée. Achetez, ou terminez la phase.
lesson-discard = Vous pouvez défausser les cartes dont vous ne voulez pas ; d’autres prennent leur place face cachée. Les défausser ou les garder : les deux conviennent.
lesson-win =
    À la fin de votre tour, vous avez pioché une carte. C’est maintenant le tour de la Grue.
    {""}**Comment on gagne.** Il y a trois façons :
    • Détruire toutes les Provinces de chaque adversaire.
    • Commencer son tour avec 40 points d’honneur.
    • Avoir les cinq Anneaux en jeu.
    Un joueur qui tombe à 20 points sous zéro est éliminé.
lesson-end = **C’était votre premier tour.** Vous en connaissez toutes les phases. Continuez contre l’ordinateur, ou arrêtez ici et ouvrez une table avec `/{ $play }`.
