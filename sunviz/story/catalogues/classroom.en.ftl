# English. The page for a class: its words, and what the command says that starts it.

## The page

classroom-title = Sun, a patience
classroom-loading = The cards are being shuffled …
classroom-lost = This game is no longer there.
classroom-unreachable = The teacher’s computer cannot be reached.
classroom-failed = The table could not be shown.
classroom-full = All places are taken. Please try again in a moment.
classroom-no-page = There is nothing at this address.
classroom-again = Open the page anew
classroom-no-script = This page needs JavaScript.

## The command

classroom-opening = The page is being prepared …
classroom-open = { $networks ->
    [0] This computer is in no network: the page can be seen here only.
    [1] The address for the class: { $addresses }
   *[more] The address for the class, one of these: { $addresses }
}
classroom-here = On this computer: { $address }
classroom-how-to-close = Ctrl-C closes the page.
classroom-closed = The page is closed, and nothing runs any more.

## Errors

error-classroom_extra = The page for a class needs the package { $package }. Install it with { $command }.
error-classroom_no_port = “{ $given }” is no port: a whole number from 1 to { $highest } is needed.
error-classroom_port = { $why ->
    [taken] Port { $port } is in use by another program: choose another one, or leave it out.
    [denied] This computer does not let you use port { $port }: choose one from 1024 on.
   *[system] Port { $port } cannot be used. The system says: { $reason }
}
error-classroom_ports = The ports from { $first } to { $last } are all in use: choose another one.
error-classroom_nursery = The page could not be prepared. What went wrong stands above.
