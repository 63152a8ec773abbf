### What runs here.

command-about = about
command-about-description = The version that runs here, and how it is doing
about-title = Teahouse { $version }
about-since =
    Started { $when }. On { $guilds ->
        [one] 1 server
       *[other] { $guilds } servers
    }.
about-shard = Shard { $shard }.
about-latency = Discord answers in { $milliseconds } ms.
