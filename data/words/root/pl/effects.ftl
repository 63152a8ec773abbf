### What cards do, in our own words, short enough for a line under a choice.

law = Księga Praw { $rule }
effect-cost = { $cost } – { $effect }
effect-item =
    { $count ->
        [one] przekuj: { $item }, { $count } punkt
        [few] przekuj: { $item }, { $count } punkty
       *[other] przekuj: { $item }, { $count } punktów
    }
effect-ambush = gdy bronisz się na polanie { $suit }: od razu dwa obrażenia
effect-ambush-bird = gdy bronisz się na dowolnej polanie: od razu dwa obrażenia
effect-dominance = od 10 punktów: wygrywasz na początku tury, kontrolując trzy polany { $suit }
effect-bird-dominance = od 10 punktów: wygrywasz na początku tury, kontrolując dwa przeciwległe rogi
effect-armorers = w walce odrzuć, żeby zignorować wszystkie obrażenia z kości
effect-sappers = w obronie odrzuć, żeby zadać dodatkowe obrażenie
effect-brutal-tactics = w ataku: dodatkowe obrażenie, ale obrońca zdobywa punkt
effect-royal-claim = o Świcie odrzuć: punkt za każdą kontrolowaną polanę
effect-stand-and-deliver = o Świcie weź losową kartę gracza, który zdobywa punkt
effect-tax-collector = raz za Dnia: usuń swojego wojownika, żeby dobrać kartę
effect-command-warren = na początku Dnia możesz stoczyć walkę
effect-better-burrow-bank = na początku Świtu ty i wybrany gracz dobieracie po karcie
effect-cobbler = na początku Wieczoru możesz wykonać ruch
effect-scouting-party = gdy atakujesz, nie można zagrać na ciebie Zasadzki
effect-codebreakers = raz za Dnia: obejrzyj rękę gracza
effect-favor-of-the-foxes = usuń wszystkie elementy wrogów z lisich polan
effect-favor-of-the-rabbits = usuń wszystkie elementy wrogów z króliczych polan
effect-favor-of-the-mice = usuń wszystkie elementy wrogów z mysich polan
effect-saboteurs = na początku Świtu odrzuć, żeby odrzucić przekuty efekt innego gracza
effect-soup-kitchens = żetony też liczą się do kontroli
effect-boat-builders = rzeki są dla ciebie ścieżkami
effect-corvid-planners = ruszaj się bez względu na kontrolę
effect-eyrie-emigre = o Świcie wykonaj ruch i tam walcz; bez walki odrzuć
effect-fox-partisans = w walce na lisiej polanie odrzuć karty inne niż lisy: dodatkowe obrażenie
effect-rabbit-partisans = w walce na króliczej polanie odrzuć karty inne niż króliki: dodatkowe obrażenie
effect-mouse-partisans = w walce na mysiej polanie odrzuć karty inne niż myszy: dodatkowe obrażenie
effect-propaganda-bureau = raz za Dnia: wydaj kartę, żeby usunąć wrogiego wojownika z polany jej koloru i umieścić tam swojego
effect-false-orders = o Świcie odrzuć, żeby przesunąć z polany połowę wojowników gracza
effect-informants = zamiast dobierać Wieczorem, weź Zasadzkę ze stosu odrzuconych
effect-tunnels = polany z twoimi elementami przekuwania sąsiadują ze sobą
effect-charm-offensive = na początku Wieczoru dobierz kartę; wybrany gracz zdobywa punkt
effect-swap-meet = o Świcie weź losową kartę gracza i oddaj jedną
effect-coffin-makers = usunięci wojownicy leżą tutaj; o Świcie punkt za każdych pięciu, potem wracają
effect-league-of-adventurous-mice = raz za Dnia: wyczerp przekuty przedmiot, żeby się ruszyć albo walczyć
effect-murine-brokers = gdy inny gracz przekuje przedmiot, dobierz kartę
effect-master-engravers = dodatkowy punkt za każdy przekuty przedmiot
