### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    Prowadzisz **Markizę de Kot**, która trzyma prawie cały las. Komputer prowadzi **Orle Gniazda**: ptaki chcą go odzyskać. Kto pierwszy ma 30 punktów, wygrywa.
    Zagramy razem jedną twoją turę. Ma trzy części: Świt, Dzień i Wieczór. **Świt** już minął: Tartak na polanie 2 wytworzył 1 drewno.
lesson-craft = **Dzień: przekuwanie.** Kartę można przekuć tam, gdzie masz właściwe Warsztaty. { $card } wymaga jednego Warsztatu na króliczej polanie, a twój na polanie 5 jest właśnie taki. Przekuj ją: dostaniesz buty i 1 punkt.
lesson-craft-back = Najpierw przekuj { $card }: nie kosztuje to akcji.
lesson-march = **Trzy akcje.** Teraz wybierasz trzy: marsz, walka, budowa, werbunek. Na polanie 9 stoją dwa ptaki. Twoja najsilniejsza grupa jest tuż obok, na polanie 1. Wybierz *Marsz*.
lesson-march-back = Zacznij od *Marszu*: z polany 1 na polanę 9.
lesson-move = Przesuń ścieżką **trzech wojowników z polany 1 na 9**. Jeden zostaje, więc nadal kontrolujesz polanę 1. Żeby się ruszyć, trzeba kontrolować polanę startu albo celu: mieć tam najwięcej wojowników i budynków.
lesson-move-back = Przesuń trzech wojowników z polany 1 na polanę 9.
lesson-move-more = Marsz to najwyżej dwa ruchy. Tutaj wystarczy jeden: naciśnij *Bez ruchu*.
lesson-move-more-back = Resztę zostaw na miejscu: zakończ marsz.
lesson-battle = **Stocz walkę z Orlimi Gniazdami na polanie 9.** Dwie kości pokazują od 0 do 3. Atakujący zadaje tyle obrażeń, ile wynosi wyższy wynik, obrońca tyle, ile niższy, ale nikt więcej, niż ma tam wojowników. Każde obrażenie usuwa wojownika.
lesson-battle-back = Teraz stocz *walkę* z Orlimi Gniazdami na polanie 9.
lesson-build = Na kościach wypadło 2 i 0: oba ptaki zniknęły, a ty nie tracisz nikogo. **Zbuduj Tartak** na polanie, którą kontrolujesz i która ma wolne miejsce, na przykład 1. Kosztuje 1 drewno, daje 1 punkt i co turę wytwarza drewno.
lesson-build-back = Ostatnią akcją zbuduj Tartak, na przykład na polanie 1.
lesson-evening = Akcje się skończyły; jeszcze jedną dałaby tylko ptasia karta. Naciśnij *Zakończ Dzień*. **Wieczorem** dobierasz kartę i zatrzymujesz najwyżej pięć.
lesson-eyrie = **Orle Gniazda zagrały.** Dołożyły kartę do *Dekretu*, czyli listy tego, co muszą robić co turę. Wieczorem punktują za Gniazda. Każda frakcja w Root gra według własnych zasad.
lesson-more =
    {""}**Czego jeszcze nie było.**
    • *Werbunek* stawia wojownika przy każdych twoich Koszarach.
    • *Nadprodukcja*: karta zamienia się w 1 drewno przy Tartaku na polanie jej koloru.
    • Ptasia karta daje jeszcze jedną akcję.
    • Karta *Zasadzki*, taka jak twoja, zadaje atakującemu 2 obrażenia na polanie jej koloru, jeszcze przed rzutem.
    • Każdy następny budynek tego samego rodzaju kosztuje więcej drewna i daje więcej punktów.
lesson-win = **Jak się wygrywa.** Kto ma 30 punktów, wygrywa od razu. Markiza punktuje za każdy budynek oraz za każdy budynek albo żeton wroga usunięty w walce. Kto nie nadąża, może później zagrać kartę *Dominacji* i wygrać, trzymając polany.
lesson-end = **To była twoja pierwsza tura,** a następna już się zaczęła. Graj dalej z komputerem albo zakończ tutaj i otwórz stół przez `/{ $play }`.
