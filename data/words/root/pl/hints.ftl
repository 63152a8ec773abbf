### What leaders and characters bring, for a line under a choice.

hint-leader-builder = wezyrzy: Werbunek i Ruch; pełne punkty za przedmioty
hint-leader-charismatic = wezyrzy: Werbunek i Walka; po dwóch wojowników
hint-leader-commander = wezyrzy: Ruch i Walka; dodatkowe obrażenie w ataku
hint-leader-despot = wezyrzy: Ruch i Budowa; dodatkowy punkt za budynki i żetony usunięte w walce
hint-character-thief = Kradzież: losowa karta gracza na tej polanie
hint-character-tinker = Dniówka: karta koloru polany ze stosu odrzuconych
hint-character-ranger = Kryjówka: napraw trzy przedmioty i zakończ Dzień
hint-character-vagrant = Namowa: zmuś do walki na swojej polanie
hint-character-arbiter = Ochrona: obrońca może użyć twoich mieczy
hint-character-scoundrel = Spalona Ziemia: spal polanę na zawsze
hint-character-adventurer = Improwizacja: dowolny przedmiot zamiast wymaganego w misji
hint-character-ronin = Szybki Atak: miecz za dodatkowe obrażenie
hint-character-harrier = Szybowanie: na dowolną polanę za pochodnię
hint-faction-marquise = Trzyma prawie całą mapę, za drewno stawia Tartaki, Warsztaty i Koszary
hint-faction-eyrie = Dekret z kart, który trzeba wykonać w całości, i Gniazda, które punktują co turę
hint-faction-alliance = Zdobywa Sympatyków, potem wznieca Rewolty; silny tam, gdzie wchodzą inni
hint-faction-vagabond = Jeden wędrowiec z przedmiotami: misje, pomoc, ciosy; żadnej polany do pilnowania
hint-faction-cult = Buduje ogrody; karty odrzucane przez innych decydują, gdzie spiskują akolici
hint-faction-riverfolk = Sprzedaje karty z ręki, łodzie i wojowników, a żyje z zapłaty
hint-faction-duchy = Kopie Tunele z Nory i przekonuje ministrów, którzy działają w jego imieniu
hint-faction-corvids = Kładzie zakryte intrygi, które punktują po odkryciu, jeśli nikt ich wcześniej nie zdemaskuje
hint-faction-hundreds = Lord i jego nastroje, Szturm, który się szerzy, skarbiec przedmiotów
hint-faction-keepers = Wynosi Relikty z lasów ze świtą z kart
