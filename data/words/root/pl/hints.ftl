### What leaders and characters bring, for a line under a choice.

hint-leader-builder = wezyrzy: Werbunek i Ruch; pełne punkty za przedmioty
hint-leader-charismatic = wezyrzy: Werbunek i Walka; po dwóch wojowników
hint-leader-commander = wezyrzy: Ruch i Walka; dodatkowe obrażenie w ataku
hint-leader-despot = wezyrzy: Ruch i Budowa; dodatkowy punkt za budynki i żetony usunięte w walce
hint-character-thief = Kradzież: losowa karta gracza na tej polanie
hint-character-tinker = Dniówka: karta koloru polany ze stosu odrzuconych
hint-character-ranger = Kryjówka: napraw trzy przedmioty i zakończ Dzień
hint-character-vagrant = Namowa: walka dwóch innych graczy
hint-character-arbiter = Ochrona: obrońca może użyć twoich mieczy
hint-character-scoundrel = Spalona Ziemia: spal polanę na zawsze
hint-character-adventurer = Improwizacja: dowolny przedmiot zamiast wymaganego w misji
hint-character-ronin = Szybki Atak: miecz za dodatkowe obrażenie
hint-character-harrier = Szybowanie: na dowolną polanę za pochodnię
