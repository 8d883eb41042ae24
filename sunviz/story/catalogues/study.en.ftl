# English. Studies of many deals: how they go on, and what can go wrong with them.

## Studies

study-progress = { $done } of { $count } deals, { $rate } a second, { $left } left
study-slow = The package numba is missing, so the deals are played by the readable engine: the same rows, but some hundred times slower.
study-kept = Played and kept: { $done } of { $count } deals. The same call goes on from there.

## Studies: what they tell

study-count = { $count ->
    [one] { $number } deal played. Rules: { $rules }. Player: { $player }.
   *[other] { $number } deals played. Rules: { $rules }. Player: { $player }.
}
study-share = { $outcome ->
    [sunrise] { $seen ->
        [never] The patience comes out at sunrise: never here; in the long run at most { $high }.
        [always] The patience comes out at sunrise: always here; in the long run at least { $low }.
       *[some] The patience comes out at sunrise: { $share }; in the long run { $low } to { $high }.
    }
    [sun] { $seen ->
        [never] The patience comes out while the sun plays: never here; in the long run at most { $high }.
        [always] The patience comes out while the sun plays: always here; in the long run at least { $low }.
       *[some] The patience comes out while the sun plays: { $share }; in the long run { $low } to { $high }.
    }
    [sunset] { $seen ->
        [never] The patience comes out at sunset: never here; in the long run at most { $high }.
        [always] The patience comes out at sunset: always here; in the long run at least { $low }.
       *[some] The patience comes out at sunset: { $share }; in the long run { $low } to { $high }.
    }
    [wind] { $seen ->
        [never] The patience comes out in the wind: never here; in the long run at most { $high }.
        [always] The patience comes out in the wind: always here; in the long run at least { $low }.
       *[some] The patience comes out in the wind: { $share }; in the long run { $low } to { $high }.
    }
   *[lost] { $seen ->
        [never] The patience does not come out: never here; in the long run at most { $high }.
        [always] The patience does not come out: always here; in the long run at least { $low }.
       *[some] The patience does not come out: { $share }; in the long run { $low } to { $high }.
    }
}
study-cards = { $when ->
    [placed_sunrise] Cards in the centre after sunrise: { $mean } on average, in nine deals of ten { $low } to { $high }.
    [placed_sun] Cards in the centre when the sun has played: { $mean } on average, in nine deals of ten { $low } to { $high }.
    [placed_sunset] Cards in the centre after sunset: { $mean } on average, in nine deals of ten { $low } to { $high }.
   *[placed] Cards in the centre at the end: { $mean } on average, in nine deals of ten { $low } to { $high }.
}
study-level = What is said of the long run is right for 95 studies in 100.

## Studies: errors

error-study_deals = “{ $given }” does not name any deals: give a range or a list of deal numbers, such as range(1000).
error-study_no_deals = There are no deals to play.
error-study_deal_twice = Deal { $deal } is listed twice: a deal counts once in a study.
error-study_player = Deal { $deal }, player { $name }: { $reason }
error-study_player_broke = In deal { $deal } the player { $name } failed: { $reason }.
error-study_extra = Studies need the package { $package }. Install it with { $command }.
error-study_browser = This needs the package { $package }, which Python in a browser does not have. It works in JupyterLab on a computer, or in Binder.
error-study_workers = The number of workers cannot be “{ $workers }”: a whole number from 1 on is needed.
error-study_workers_died = { $times ->
    [one] The workers died { $times } time at the same deals. Perhaps the memory ran out, or the player ends its own process.
   *[other] The workers died { $times } times at the same deals. Perhaps the memory ran out, or the player ends its own process.
}
error-study_executor = “{ $given }” can play no deals: give an executor or a cluster’s client ({ $kinds }).
error-study_executor_died = A worker of the executor died, and the executor takes no more work. Make a new one and call again.
error-study_executor_broke = The executor could not do its work: { $reason }.
error-study_no_worker = The cluster has no workers. Start some and call again.
error-study_busy = Another study is writing to { $path } at the moment.
error-study_no_study = The file { $path } holds no study and stays as it is. Choose another name.
error-study_other = The file { $path } holds another study and stays as it is. There: { $there }. Here: { $here }. Choose another name.
error-study_begin = { $why ->
    [missing] Nothing was played: the folder for “{ $path }” does not exist.
    [denied] Nothing was played: “{ $path }” may not be written.
    [folder] Nothing was played: “{ $path }” is a folder. Write a file name as well.
    [full] Nothing was played: there is no room left for “{ $path }”.
    [long] Nothing was played: the name “{ $path }” is too long.
   *[unknown] Nothing was played: “{ $path }” cannot be written. The system says: { $said }.
}
error-study_write = { $why ->
    [missing] The study broke off: the folder for “{ $path }” does not exist.
    [denied] The study broke off: “{ $path }” may not be written.
    [folder] The study broke off: “{ $path }” is a folder. Write a file name as well.
    [full] The study broke off: there is no room left for “{ $path }”.
    [long] The study broke off: the name “{ $path }” is too long.
   *[unknown] The study broke off: “{ $path }” cannot be written. The system says: { $said }.
}
error-study_read = The file { $path } cannot be read as a study.
error-study_empty = The study has no rows yet.
error-study_stage = There is no stage “{ $stage }”; the stages are { $stages }.
error-study_pairs = Only studies that have played the same deals to the end can be compared deal by deal.
error-study_out = “{ $given }” names no file to write to.
