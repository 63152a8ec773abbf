### What the managers of a server choose, and tables in threads.

## What managers choose for a server

settings-server-managers = -# Only those who may manage the server can change this.
settings-game = Default game: { $value }
settings-house-pace = Pace of new tables: { $value }
settings-threads = A thread for each table: { $value }
threads-off = no
threads-on = yes
openers-choose = Who may open tables
closers-all = Tables are closed by those who moderate the channel.
closers-role = Tables are closed by { $role } and those who moderate the channel.
closers-choose = Who may close tables besides moderators
played-everywhere = everywhere
played-nowhere = nowhere
played-where = Where { $game } is played
played-choose = Where is it played?
button-played-everywhere = Play { $game } everywhere
button-played-nowhere = Do not play { $game }
trouble-played-elsewhere = { $game } is not played in this channel, but here: { $places }.
trouble-played-nowhere = { $game } is not played on this server. Those who manage it can change that with `/{ command-settings } { command-server }`.
trouble-closers-only = Only { $role } and those who may manage messages or channels here can close a table.
trouble-no-threads-here = This channel has no threads. Open the table in another channel.

## Tables in threads

thread-name = { $game } · { $name }
thread-opened = Your table is open: { $thread }
button-thread = Open a thread
permission-create-public-threads = Create Public Threads
