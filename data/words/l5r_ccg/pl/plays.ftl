### How a deck plays, in a few words.

plays-brotherhood = Mnisi, którzy szukają pięciu Kręgów
plays-crab = Mocne mury i mocni samuraje, bez troski o honor
plays-crane = Pojedynki i dworzanie; wygrywa z 40 punktami honoru
plays-dragon = Szermierze i mnisi o osobliwych darach
plays-lion = Największa armia: atakuje i niszczy Prowincje
plays-naga = Przybysze z daleka, poza grą o honor
plays-phoenix = Shugenja z wieloma czarami
plays-scorpion = Trucizna, szpiedzy i kradziony honor
plays-shadowlands = Potwory bez honoru, silne i groźne także dla pana
plays-toturis = Samuraje bez pana ze wszystkich klanów
plays-unicorn = Kawaleria, która wybiera bitwy na końcu
plays-yoritomos = Piraci i najemnicy za złoto
