# Svenska. Sidan för en klass: dess ord, och vad kommandot som öppnar den säger.

## The page

classroom-title = Patiensen Solen
classroom-loading = Korten blandas …
classroom-lost = Det här spelet finns inte kvar.
classroom-unreachable = Lärarens dator kan inte nås.
classroom-failed = Bordet kunde inte visas.
classroom-full = Alla platser är upptagna. Försök igen om en stund.
classroom-no-page = Det finns ingenting på den här adressen.
classroom-again = Öppna sidan på nytt
classroom-no-script = Den här sidan behöver JavaScript.

## The command

classroom-opening = Sidan görs i ordning …
classroom-open = { $networks ->
    [0] Den här datorn är inte ansluten till något nätverk: sidan kan bara öppnas här.
    [1] Adressen för klassen: { $addresses }
   *[more] Adressen för klassen, en av dessa: { $addresses }
}
classroom-here = På den här datorn: { $address }
classroom-how-to-close = Ctrl-C stänger sidan.
classroom-closed = Sidan är stängd, och ingenting körs längre.

## Errors

error-classroom_extra = Sidan för en klass behöver paketet { $package }. Installera det med { $command }.
error-classroom_no_port = ”{ $given }” är inget portnummer: ett heltal från 1 till { $highest } behövs.
error-classroom_port = { $why ->
    [taken] Port { $port } används av ett annat program: välj en annan, eller ange ingen.
    [denied] Den här datorn låter dig inte använda port { $port }: välj en från 1024 och uppåt.
   *[system] Port { $port } kan inte användas. Systemet säger: { $reason }
}
error-classroom_ports = Alla portar från { $first } till { $last } används redan: välj en annan.
error-classroom_nursery = Sidan kunde inte göras i ordning. Vad som gick fel står ovan.
