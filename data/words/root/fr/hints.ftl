### What leaders and characters bring, for a line under a choice.

hint-leader-builder = vizirs sur Recruter et Déplacer ; les objets rapportent tout
hint-leader-charismatic = vizirs sur Recruter et Combattre ; deux guerriers à la fois
hint-leader-commander = vizirs sur Déplacer et Combattre ; inflige une perte de plus en attaque
hint-leader-despot = vizirs sur Déplacer et Construire ; un point de plus pour les bâtiments et jetons retirés en combat
hint-character-thief = Larcin : une carte au hasard d’un joueur présent
hint-character-tinker = Travailleur : une carte de la couleur dans la défausse
hint-character-ranger = Refuge : réparer trois objets, puis finir le Jour
hint-character-vagrant = Provocation : forcer un combat dans votre clairière
hint-character-arbiter = Protection : les défenseurs peuvent enrôler vos épées
hint-character-scoundrel = Terre brûlée : brûler une clairière pour de bon
hint-character-adventurer = Improvisation : un objet au choix pour une quête
hint-character-ronin = Frappe rapide : une épée pour une perte de plus
hint-character-harrier = Vol plané : vers n’importe quelle clairière pour une torche
hint-faction-marquise = Tient presque toute la carte, bâtit Scieries, Ateliers et Recruteurs avec du bois
hint-faction-eyrie = Un Décret de cartes à accomplir en entier, des Perchoirs qui rapportent à chaque tour
hint-faction-alliance = La Sympathie se répand, puis c’est la révolte ; forte là où les autres entrent
hint-faction-vagabond = Un seul marcheur et ses objets : quêtes, aide, coups ; aucune clairière à tenir
hint-faction-cult = Bâtit des jardins ; les défausses des autres décident où conspirent ses acolytes
hint-faction-riverfolk = Vend sa main, ses bateaux et ses soldats, et vit des Paiements
hint-faction-duchy = Creuse des Tunnels depuis le Terrier et rallie des Ministres qui agissent pour lui
hint-faction-corvids = Pose des complots cachés : retournés avant d’être démasqués, ils rapportent des points
hint-faction-hundreds = Un seigneur et ses humeurs, une Foule qui s’étend, un trésor d’objets
hint-faction-keepers = Rapporte les reliques des Forêts avec un cortège de cartes
