### Jak nazywają się zasady, które o coś pytają: nad pytaniem.

rule-action-phase = Faza akcji
rule-actions = Akcje
rule-allies = Sojusznicy
rule-attach = Dołączanie kart
rule-battle-action-segment = Segment akcji bitewnych
rule-cavalry-maneuvers = Segment manewrów kawalerii
rule-challenge = Wyzwanie
rule-copying = Kopiowanie
rule-declaration-segment = Segment deklaracji
rule-duel = Pojedynek: skupienie albo cios
rule-dynasty-phase = Faza dynastii
rule-end-of-committal = Kolejność bitew
rule-end-phase = Faza końcowa
rule-honorable-death = Honorowa śmierć
rule-infantry-maneuvers = Segment manewrów piechoty
rule-lobbying-contest = Zabieganie o Łaskę
rule-move-cards = Przenoszenie dołączonych kart
rule-open-actions = Akcje otwarte
rule-personality = Postać
rule-political-action = Akcja polityczna
rule-producing = Wytwarzanie złota
rule-ranged-attack = Atak dystansowy
rule-rituals = Rytuały
rule-straighten-phase = Faza prostowania
rule-target = Cel
rule-tokens = Żetony
