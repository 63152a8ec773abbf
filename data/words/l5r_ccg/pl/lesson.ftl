### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    Prowadzisz klan **Lwa**, a komputer klan **Żurawia**. Każdy klan ma cztery Prowincje. Kto straci wszystkie, odpada z gry.
    Zagramy razem jedną twoją turę. Ma sześć faz: prostowania, wydarzeń, akcji, ataku, dynastii i końcową. Dwie pierwsze już za tobą: karty są wyprostowane, a wydarzenie { $card } pozwala ci w tej turze raz wytworzyć 5 złota.
lesson-infantry = **Faza akcji.** Teraz się wzmacniasz. { $card-other } to twój jedyny samuraj, z Siłą 3. Dołącz do niego { $card }: idący za nim żołnierze dodają 2 Siły.
lesson-infantry-back = Najpierw dołącz { $card }: kosztuje 1 sztukę złota.
lesson-pay = **Złoto.** Posiadłości kłaniają się, żeby wytworzyć złoto. Potrzebujesz 1, a { $card } wytwarza dokładnie 1. Nadmiar przepada, więc resztę zachowaj.
lesson-pay-back = Ukłoń tylko { $card }. Reszta złota przyda się później.
lesson-attack = **Faza ataku.** Raz w turze możesz zaatakować jednego gracza. Żuraw ma jednego samuraja z Siłą 2. Twój Oddział ma 5. Atakuj!
lesson-attack-back = Masz przewagę. Zaatakuj Żurawia.
lesson-commit = **Dokąd?** Każdy Oddział rusza do jednej Prowincji. Potem obrońca wysyła swoje i przy Prowincjach toczą się bitwy. Wyślij { $card } do Prowincji 1.
lesson-commit-back = Wyślij { $card } do Prowincji 1.
lesson-charge = **Bitwa.** { $card-other } broni z Siłą 2. Masz 5 i wygrywasz. Ale **Prowincja upada dopiero wtedy, gdy przewaga przekroczy jej siłę**, tutaj 5. Zagraj z ręki { $card }: 3 Siły więcej do końca tury.
lesson-charge-back = Przewaga wynosi 3, a Prowincja ma 5. Zagraj { $card }.
lesson-stronghold = 8 przeciw 2: wystarczy, o ile Żuraw nie odpowie. { $card } może dać 2 więcej. Użyj dla pewności albo zachowaj na później i spasuj.
lesson-next = Przy innych Prowincjach nikogo nie ma, więc nie ma o co walczyć. Naciśnij *Dość bitew*.
lesson-won =
    {""}**Prowincja zniszczona, a jej obrońca poległ.** Każda karta wroga, która ginie w wygranej przez ciebie bitwie, daje 2 punkty honoru. Twój Oddział wrócił do domu i się ukłonił.
    {""}**Faza dynastii.** Teraz kupujesz karty ze swoich Prowincji.
lesson-recruit = Wydarzenie wytwarza 5 złota, a kopalnia 3. Twierdza da jeszcze 3, jeśli jej nie użyto. Kup kartę { $card }: to samuraj z Siłą 4.
lesson-recruit-back = Najpierw kup kartę { $card }. Dla Lwa najwięcej wart jest silny samuraj.
lesson-benefit = To samuraj twojego klanu. Kosztuje więc o 2 mniej albo płacisz pełną cenę i zyskujesz honor. Wybierz, co chcesz.
lesson-pay-clan = Ukłoń to, co wytworzy złoto. Każdy wybór jest dobry.
lesson-enough = Możesz kupować, póki masz złoto. Nowe karty przychodzą zakryte. Kup coś albo zakończ fazę.
lesson-discard = Możesz odrzucić karty, których nie chcesz; na ich miejsce przyjdą zakryte. Jedno i drugie jest w porządku.
lesson-win =
    Na koniec tury doszła ci do ręki jedna karta. Teraz swoją turę gra Żuraw.
    {""}**Jak się wygrywa.** Są trzy drogi:
    • Zniszczyć wszystkie Prowincje każdego przeciwnika.
    • Zacząć turę, mając 40 punktów honoru.
    • Mieć w grze wszystkie pięć Kręgów.
    Kto spadnie do 20 punktów honoru poniżej zera, odpada.
lesson-end = **To była twoja pierwsza tura.** Znasz już wszystkie jej fazy. Graj dalej z komputerem albo zakończ tutaj i otwórz stół przez `/{ $play }`.
