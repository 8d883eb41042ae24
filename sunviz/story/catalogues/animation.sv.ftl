# Svenska. Rörliga bilder.

animation-progress = { $done } av { $count } steg
animation-title = Solen, giv { $number }
animation-title-deck = Patiensen Solen

## Errors: moving pictures

error-animation_no_moves = I det här spelet har inget drag gjorts än: spela det först.
error-animation_steps = Från steg { $start } till steg { $stop } rör sig ingenting.
error-animation_stage = Det finns inget skede ”{ $given }”; skedena är { $stages }.
error-animation_kind = Av ändelsen att döma är ”{ $name }” varken GIF, MP4 eller HTML.
error-animation_game = En rörlig bild visar ett spel (Game), inte { $type }.
error-animation_size = En rörlig bild kan inte ha { $width } × { $height } bildpunkter: varje sida ska ha mellan { $low } och { $high }, och hela bilden högst { $most } miljoner.
error-animation_speed = Hastigheten kan inte vara ”{ $value }”: den ska vara ett tal från en tiondel till { $high }.
error-animation_ffmpeg = För MP4 behövs programmet ffmpeg, och det finns inte på den här datorn. Installera det, eller välj GIF eller HTML.
error-animation_ffmpeg_failed = Programmet ffmpeg kunde inte göra filmen. Det säger: { $said }.
