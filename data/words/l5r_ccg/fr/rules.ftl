### Comment s'appellent les règles qui demandent quelque chose, au-dessus de la question.

rule-action-phase = Phase Action
rule-actions = Actions
rule-allies = Alliés
rule-attach = Attacher des cartes
rule-battle-action-segment = Segment Actions de bataille
rule-cavalry-maneuvers = Segment Manœuvres de cavalerie
rule-challenge = Défi
rule-copying = Copie
rule-declaration-segment = Segment Déclaration
rule-duel = Duel : Focus ou Frappe
rule-dynasty-phase = Phase Dynastie
rule-end-of-committal = L’ordre des batailles
rule-end-phase = Phase Fin
rule-honorable-death = Mort honorable
rule-infantry-maneuvers = Segment Manœuvres d’infanterie
rule-lobbying-contest = Intrigue
rule-move-cards = Déplacer des cartes attachées
rule-open-actions = Actions ouvertes
rule-personality = Personnalité
rule-political-action = Action politique
rule-producing = Produire de l’Or
rule-ranged-attack = Attaque à distance
rule-rituals = Rituels
rule-straighten-phase = Phase Redressement
rule-target = Cible
rule-tokens = Jetons
