### Co tu działa.

command-about = informacje
command-about-description = Wersja, która tu działa, i jej stan
about-title = Teahouse { $version }
about-since =
    Uruchomiono { $when }. Na { $guilds ->
        [one] 1 serwerze
       *[other] { $guilds } serwerach
    }.
about-shard = Shard { $shard }.
about-latency = Discord odpowiada w { $milliseconds } ms.
