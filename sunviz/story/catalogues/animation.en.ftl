# English. Moving pictures.

animation-progress = steps: { $done } of { $count }
animation-title = Sun, deal { $number }
animation-title-deck = Sun

## Errors: moving pictures

error-animation_no_moves = Nothing has moved in this game yet: play it first.
error-animation_steps = From step { $start } to step { $stop } nothing moves.
error-animation_stage = There is no stage “{ $given }”; the stages are { $stages }.
error-animation_kind = “{ $name }” is neither GIF, MP4 nor HTML by its ending.
error-animation_game = A moving picture shows a game (Game), not { $type }.
error-animation_size = A moving picture cannot have { $width } × { $height } pixels: each side has from { $low } to { $high }, and there are { $most } million at most.
error-animation_speed = The speed cannot be “{ $value }”: it is a number from a tenth to { $high }.
error-animation_ffmpeg = For MP4 the program ffmpeg is needed, and it is not on this computer. Install it, or choose GIF or HTML.
error-animation_ffmpeg_failed = ffmpeg could not make the film. It says: { $said }.
