### Ce qui tourne ici.

command-about = infos
command-about-description = La version qui tourne ici et son état
about-title = Teahouse { $version }
about-since =
    Démarré { $when }. Sur { $guilds ->
        [one] 1 serveur
       *[other] { $guilds } serveurs
    }.
about-shard = Partition (shard) { $shard }.
about-latency = Discord répond en { $milliseconds } ms.
