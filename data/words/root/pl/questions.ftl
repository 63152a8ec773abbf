### The questions, and the words of the options.

## Set-up

ask-home = W którym rogu zaczynasz?
ask-starting-buildings = Gdzie stawiasz pierwsze budynki?
ask-leader = Kto będzie przywódcą?
ask-character = Którą postacią grasz?
ask-forest = W którym lesie zaczynasz?
ask-homeland =
    { $count ->
        [one] Gdzie jest twoja ojczyzna?
       *[other] Gdzie są twoje ojczyzny? Teraz { $number } z { $count }.
    }
ask-surround =
    { $count ->
        [one] Wokół ojczyzny staje jeszcze { $count } wojownik: gdzie?
        [few] Wokół ojczyzny stają jeszcze { $count } wojownicy: gdzie?
       *[other] Wokół ojczyzny staje jeszcze { $count } wojowników: gdzie?
    }
ask-keep = W której z twoich ojczyzn jest Twierdza?
ask-faction = Którą frakcją grasz?
ask-keep-cards =
    { $count ->
        [one] Którą kartę zachowujesz?
        [few] Które { $count } karty zachowujesz?
       *[other] Które { $count } kart zachowujesz?
    }

## Turn

ask-birdsong-start = Zaczyna się Świt: używasz czegoś?
ask-birdsong = Świt: używasz czegoś?
ask-birdsong-acts = Świt: co robisz?
ask-birdsong-acts-alliance = Świt: Rewolty, potem Sympatycy. Co robisz?
ask-birdsong-acts-corvids = Świt: Przekucie, potem realizowanie Intryg, potem Werbunek. Co robisz?
ask-birdsong-acts-keepers = Świt: rozbijanie obozu, potem zwijanie, potem Werbunek. Co robisz?
ask-birdsong-end = Świt się kończy: używasz czegoś?
ask-daylight-end = Dzień się kończy: używasz czegoś?
ask-daylight-start = Zaczyna się Dzień: używasz czegoś?
ask-daylight = Dzień: co robisz?
ask-daylight-marquise = Dzień, pozostałe akcje: { $actions }. Co robisz?
ask-evening-start = Zaczyna się Wieczór: używasz czegoś?
ask-evening = Wieczór: używasz czegoś przed dobraniem kart?
ask-craft = Co przekuwasz?
ask-pay-crafting = Których elementów używasz do przekucia?
ask-draw-instead = Robisz coś innego zamiast dobierania?
ask-discard =
    { $count ->
        [one] Odrzuć { $count } kartę.
        [few] Odrzuć { $count } karty.
       *[other] Odrzuć { $count } kart.
    }
ask-move = Skąd, dokąd i ilu wojowników przesuwasz?
ask-battle = Gdzie i z kim walczysz?
ask-player = Który gracz?
ask-tax = Skąd usuwasz wojownika?

## Battle

ask-ambush = { $attacker } atakuje cię { $at }. Zagrywasz Zasadzkę?
ask-foil-ambush = { $defender } zagrywa Zasadzkę { $at }. Odpowiadasz własną?
ask-effects-first = Czyje efekty w tej walce są pierwsze?
ask-battle-effects = { $attacker } kontra { $defender } { $at }, obrażenia do tej pory: { $attacker_hits } do { $defender_hits }. Używasz efektu?
ask-hits =
    { $count ->
        [one] Otrzymujesz jeszcze { $count } obrażenie { $at }. Co tracisz?
        [few] Otrzymujesz jeszcze { $count } obrażenia { $at }. Co tracisz?
       *[other] Otrzymujesz jeszcze { $count } obrażeń { $at }. Co tracisz?
    }
ask-trigger-first = Co jest pierwsze?

## Marquise

ask-place-wood =
    { $count ->
        [one] Została { $count } sztuka drewna. Gdzie trafia?
        [few] Zostały { $count } sztuki drewna. Gdzie trafiają?
       *[other] Zostało { $count } sztuk drewna. Gdzie trafiają?
    }
ask-recruit =
    { $count ->
        [one] Został { $count } wojownik. Gdzie go stawiasz?
        [few] Zostało { $count } wojowników. Gdzie ich stawiasz?
       *[other] Zostało { $count } wojowników. Gdzie ich stawiasz?
    }
ask-pay-wood = Zapłać drewnem ({ $count }): skąd?
ask-field-hospital =
    { $count ->
        [one] Tracisz { $count } wojownika { $at }. Wydajesz kartę, żeby trafił do Twierdzy?
        [few] Tracisz { $count } wojowników { $at }. Wydajesz kartę, żeby trafili do Twierdzy?
       *[other] Tracisz { $count } wojowników { $at }. Wydajesz kartę, żeby trafili do Twierdzy?
    }

## Eyrie

ask-decree = Które karty dokładasz do Dekretu i gdzie?
ask-new-roost = Gdzie powstaje nowe Gniazdo?
ask-resolve-decree = Dekret, { $column }: którą kartę wykonujesz?
ask-decree-recruit = Dekret: przy którym Gnieździe werbujesz?
ask-decree-build = Dekret: gdzie budujesz Gniazdo?

## Alliance

ask-outrage = Bunt { $at }: którą kartę oddajesz ({ $alliance })?
ask-discard-supporters =
    { $count ->
        [one] Odrzuć { $count } stronnika.
        [few] Odrzuć { $count } stronników.
       *[other] Odrzuć { $count } stronników.
    }
ask-spend-supporters =
    { $count ->
        [one] Wydaj { $count } stronnika.
        [few] Wydaj { $count } stronników.
       *[other] Wydaj { $count } stronników.
    }
ask-revolt = Gdzie wybucha Rewolta?
ask-spread = Gdzie zdobywasz Sympatyków?
ask-operations = Pozostałe Operacje Militarne: { $operations }. Co robisz?

## Vagabond

ask-slip = Dokąd się zakradasz?
ask-take-along = Zabierasz wojowników sojusznika?
ask-ally = Walka ({ $defender }) { $at }: walczą za ciebie wojownicy sojusznika?
ask-damage =
    { $count ->
        [one] Uszkodź { $count } przedmiot.
        [few] Uszkodź { $count } przedmioty.
       *[other] Uszkodź { $count } przedmiotów.
    }
ask-refresh =
    { $count ->
        [one] Przygotuj { $count } przedmiot.
        [few] Przygotuj { $count } przedmioty.
       *[other] Przygotuj { $count } przedmiotów.
    }
ask-repair =
    { $count ->
        [one] Napraw { $count } przedmiot.
        [few] Napraw { $count } przedmioty.
       *[other] Napraw { $count } przedmiotów.
    }
ask-drop-item =
    { $count ->
        [one] Limit przedmiotów: usuń na stałe { $count } przedmiot.
        [few] Limit przedmiotów: usuń na stałe { $count } przedmioty.
       *[other] Limit przedmiotów: usuń na stałe { $count } przedmiotów.
    }
ask-aid-item = Który przedmiot wyczerpujesz za Pomoc?
ask-take-item = Który przekuty przedmiot bierzesz w zamian?
ask-ruin = Ruiny { $at }: który przedmiot bierzesz?
ask-pay-quest = Misja { $quest }: jakimi przedmiotami ją wykonujesz?
ask-quest-reward = Misja { $quest } wykonana: punkty czy karty?
ask-protector = { $attacker } atakuje cię { $at }. Wzywasz Rozjemcę?
ask-other = Co wybierasz?
asked-by = { $card }: { $question }

## Passing

option-pass = Pas
option-pass-daylight = Zakończ Dzień
option-pass-birdsong-acts = Zakończ te kroki
then-pass-craft = bez przekuwania
then-pass-incite = bez Szturmów
then-pass-prices = ceny bez zmian
option-pass-craft = Koniec przekuwania
option-pass-operations = Koniec operacji
option-pass-revolt = Bez Rewolty
option-pass-spread = Koniec zdobywania
option-pass-move = Bez ruchu
option-pass-battle = Bez walki
option-pass-ambush = Bez Zasadzki
option-pass-foil-ambush = Bez odpowiedzi
option-pass-battle-effects = Bez efektu
option-pass-field-hospital = Bez szpitala
option-pass-slip = Zostań
option-pass-take-along = Idź bez nich
option-pass-ally = Walcz bez nich
option-pass-take-item = Nie bierz niczego
option-pass-ruin = Nie bierz niczego
option-pass-protector = Bez Rozjemcy
option-pass-draw-instead = Dobierz jak zwykle

## Options

option-home = { $place }
option-faction = { $subject }
option-keep = { $card }
option-build = { $target }, { $place }
option-build-place = { $place }
option-leader = { $subject }
option-character = { $subject }
option-forest = { $subject }
option-use = Użyj: { $card }
option-craft = Przekuj: { $card }
option-pay-crafting = { $suits }
option-discard = { $card }
option-card = { $card }
option-move = { $number } { $to }
option-move-any = Ruch
option-move-pawn = { $place }
way-move = { $to }
way-ferry = Promem { $to }
option-ferry = { $number } promem { $to }
option-ferry-pawn = Płyń promem { $to }
option-battle = { $player }, { $place }
option-ambush = Zagraj: { $card }
option-foil-ambush = Odpowiedz: { $card }
option-first = Najpierw { $subject }
option-lose = Strać: { $subject }
option-player = { $player }
option-remove-warrior = Usuń jednego { $from }
option-dominance = Aktywuj: { $card }
option-take-dominance = Weź kartę { $target } za: { $card }
option-open-path = Otwórz { $place } – { $target } za: { $card }
option-extra = Dodatkowa akcja: { $card }
option-march = Marsz (do dwóch ruchów)
option-recruit = Werbunek
option-recruit-place = { $place }
option-overwork = Nadprodukcja { $place } – { $card }
option-place-wood = { $place }
option-wood = { $place }
option-hospital = Wydaj: { $card }
option-decree = { $card } → { $target }
option-roost = { $place }
option-resolve = { $subject }
option-turmoil = { $subject }: niewykonalne – Zamieszki
option-outrage = Oddaj: { $card }
option-discard-supporters = { $card }
option-spend-supporters = { $card }
option-revolt = Rewolta { $at }
option-spread = { $place } za { $number }
option-mobilize = Zmobilizuj: { $card }
option-train = Szkol za: { $card }
option-organize = Przegrupuj { $at }
option-slip = { $subject }
option-along = { $player }: zabierz { $number }
option-ally = { $player }
option-damage = { $item }
option-refresh = { $item }
option-refresh-items = Przygotuj przedmioty
option-repair = Napraw: { $item }
option-drop-item = { $item }
option-exhaust = { $item }
option-explore = Eksploruj ruiny { $at }
option-aid = Pomóż: { $player } – { $card }{ $number ->
    [0] { "" }
    [1] { " " }(lepsza relacja)
   *[other] { " " }(1 z { $number })
}
option-quest = Misja: { $subject }
option-pay-quest = { $items }
option-score =
    { $count ->
        [one] { $count } Punkt Zwycięstwa
        [few] { $count } Punkty Zwycięstwa
       *[other] { $count } Punktów Zwycięstwa
    }
option-draw =
    { $count ->
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
       *[other] Dobierz { $count } kart
    }
option-strike = Cios: { $player }, { $subject }
option-take-item = { $item }
option-enlist = Wezwij: { $player }
option-hideout = Kryjówka: napraw trzy przedmioty i zakończ Dzień
option-glide = Szybuj { $to }
option-steal = Kradnij kartę: { $player }
option-day-labor = Dniówka: { $card }
option-instigate = Namowa: { $player } na: { $target }
option-scorch = Spalona Ziemia { $at }
option-swift-strike = Szybki Atak: miecz za obrażenie
option-coalition = Koalicja: { $player }, za: { $card }
option-other = { $subject }

## Headings

heading-move = { $from }
heading-battle = Walka
heading-craft = Przekucie
heading-build = Budowa
heading-recruit = Werbunek
heading-march = Marsz
heading-overwork = Nadprodukcja
heading-extra = Dodatkowe akcje
heading-use = Efekty przekutych kart
heading-dominance = Dominacja
heading-open-path = Zamknięte ścieżki
heading-mobilize = Mobilizacja
heading-train = Szkolenie
heading-organize = Przegrupowanie
heading-resolve = Dekret
heading-turmoil = Dekret
heading-encamp = Rozbij obóz
heading-decamp = Zwiń obóz
heading-flip = Zrealizuj Intrygę
heading-revolt = Rewolty
heading-spread = Sympatycy
heading-walk = Ruch
heading-aid = Pomoc
heading-quest = Misje
heading-strike = Cios
heading-repair = Naprawa
heading-refresh-items = Przedmioty
heading-special = Akcja Specjalna
heading-explore = Eksploracja
heading-coalition = Koalicja
heading-other = Inne

## Groups

group-sawmill = Tartak
group-workshop = Warsztat
group-recruiter = Koszary
nothing-other = Nie wybieraj niczego
told = { $what }: { $does }
