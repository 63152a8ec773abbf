### The guided first match: one message for each step, and the one that leads back to it.

lesson-welcome =
    Prowadzisz klan **Lwa**, a komputer klan **Żurawia**. Samuraje walczą o prowincje: spustosz trzy prowincje przeciwnika, potem jego twierdzę, a wygrasz.
    Zagramy razem jedną rundę. Ma pięć faz: dynastii, dobierania, konfliktu, losu i przegrupowania.
lesson-dynasty = **Dynastia: kupujesz postaci.** Płacisz losem; masz go 7. Możesz kupić karty, które leżą na twoich prowincjach. Kup kartę { $card } za 4 i połóż na niej **2 żetony losu**: żadna inna tutaj nie walczy tak dobrze. Los na postaci to czas: na koniec rundy postać bez losu odchodzi, a każda inna traci 1 żeton. Dlatego { $card } zostanie jeszcze przez dwie rundy.
lesson-dynasty-back = Zacznij od karty { $card } i połóż na niej 2 żetony losu. Inne mogą poczekać.
lesson-fate = **Los na postaci to czas.** Połóż **2 żetony losu** na karcie { $card }, a zostanie jeszcze przez dwie rundy.
lesson-fate-back = Połóż 2 żetony losu na karcie { $card }. Dłużej pozostanie w grze, a ty zachowasz 1 żeton na drugą postać.
lesson-honor = **Reakcja.** Po wejściu do gry { $card } może zostać uhonorowany. Uhonorowana postać dodaje chwałę do obu sprawności: militarna rośnie z 3 do 5. Użyj reakcji.
lesson-honor-back = Nic nie kosztuje. Użyj reakcji.
lesson-second = Żuraw kupił kartę { $card-other }. Gracie na zmianę, aż oboje spasujecie. Kup kartę { $card } za ostatni żeton losu: będzie strzec twoich prowincji.
lesson-second-back = Kup teraz kartę { $card }: przyda się obrońca.
lesson-second-fate = Możesz położyć na niej ostatni żeton losu. Bez losu odejdzie na koniec tej rundy. Jedno i drugie jest w porządku.
lesson-enough = Masz już, czego trzeba. Naciśnij **Pas**: potem w tej rundzie nic już nie kupisz.
lesson-bid = **Dobieranie: oboje stawiacie honor w tajemnicy.** Dobierasz tyle kart, ile stawiasz. Kto postawi więcej, oddaje różnicę w honorze drugiemu. 3 to dobra stawka; wybierz, co chcesz.
lesson-drawn =
    Żuraw postawił 3. Dobrane karty masz na ręce: zagrasz je podczas konfliktów.
    {""}**Faza konfliktu.** Na zmianę deklarujecie konflikty. Każde z was może w rundzie zadeklarować jeden konflikt militarny i jeden polityczny.
lesson-attack = **Atakujesz.** Wybierz krąg *Powietrza* albo *Ziemi* (zwycięzca używa jego efektu), konflikt *militarny*, zakrytą *prowincję* i jednego atakującego: { $card }. Kto walczy, kłania się potem do końca rundy, więc { $card-other } zostaje do obrony.
lesson-attack-back = Zadeklaruj konflikt militarny z kręgiem Powietrza albo Ziemi, w którym atakuje tylko { $card }. { $card-other } zostaje do obrony.
lesson-katana = Żuraw broni się kartą { $card-other }: 3 przeciw twoim 5. Wygrywasz, ale **prowincję spustoszysz dopiero wtedy, gdy twoja przewaga dorówna jej sile**, tutaj 3 albo 4. Zagraj z ręki kartę { $card }: daje 2 sprawności militarnej i nic nie kosztuje.
lesson-katana-back = Przewaga jest za mała. Zagraj kartę { $card }: 7 przeciw 3 spustoszy prowincję.
lesson-katana-on = Dodatek zostaje na postaci. Daj go karcie { $card }, która właśnie walczy.
lesson-katana-on-back = Teraz pomoże tylko postać w konflikcie: { $card }.
lesson-broken = **Wygrywasz o 4 i prowincja zostaje spustoszona.** Jeszcze dwie i można atakować twierdzę. Możesz odrzucić kartę, która tam leży, żeby Żuraw jej nie kupił.
lesson-ring = **Zdobywasz też krąg**, a zwycięski atakujący używa jego efektu. *Powietrze* daje honor, *Ziemia* karty. *Ogień* uhonoruje albo zhańbi postać, *Woda* ją ukłoni albo przygotuje, *Pustka* zabierze jej los. Użyj swojego.
lesson-ring-back = Efekt nic nie kosztuje. Użyj go.
lesson-defend = **Teraz atakuje Żuraw** kartą { $card-other }: 2 sprawności militarnej. { $card } ma 3. Gdy atakujący ma mniej, obrońca wygrywa i prowincja jest bezpieczna. Gdy nikt nie broni i przegrasz, tracisz też 1 żeton honoru. Broń kartą { $card }.
lesson-defend-back = Broń kartą { $card }: 3 to więcej niż 2, a twoja prowincja będzie bezpieczna.
lesson-favor = Prowincja obroniona. Konflikty się skończyły. **Łaska cesarska** przypada temu, kto ma łącznie więcej kręgów i chwały przygotowanych postaci: tobie. Dodaje 1 do twojej sprawności w konfliktach wybranego typu. Lwu służy militarny; wybierz, co chcesz.
lesson-fate-phase = **Faza losu.** Postaci bez losu odeszły, a każda inna straciła 1 żeton losu; { $card } zostaje, razem z mieczem. Na każdym niezajętym kręgu leży teraz o 1 żeton losu więcej: dostanie go ten, kto wybierze ten krąg.
lesson-tidy = **Przegrupowanie.** Wszystkie postaci znów są przygotowane. Możesz odrzucić z prowincji karty, których nie chcesz kupić; ich miejsce zajmą nowe. Zostaw je albo odrzuć, jak wolisz.
lesson-win =
    {""}**Jak się wygrywa.** Są trzy drogi:
    • Spustoszyć trzy prowincje, a potem prowincję twierdzy.
    • Zdobyć 25 żetonów honoru.
    • Pozbawić przeciwnika całego honoru.
    Honor też jest więc bronią i ryzykiem.
lesson-end = **To była twoja pierwsza runda.** Druga już się zaczęła; znasz wszystkie jej fazy. Graj dalej z komputerem albo zakończ tutaj i otwórz stół przez `/{ $play }`.
