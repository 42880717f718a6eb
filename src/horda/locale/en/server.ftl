# What the server says when something cannot be done: why, and the way out.
server-bad-message = This message cannot be read: { $detail }. The protocol's page shows how it is written.
server-bad-request = This request cannot be read: { $detail }. The published schema shows how it is written.
server-bad-position = This position cannot be answered: { $detail }
server-bad-link = This link does not open the match. Ask the person who invited you for a new one.
server-no-such-page = There is nothing at { $path }. The list of addresses is at /api/v1/openapi.json.
server-no-manual = This server has no manual. In a clone of Horda, “make docs” builds it, and “horda serve” shows it from then on; “horda serve --manual FOLDER” shows one from elsewhere.
server-wrong-method = { $path } does not take { $method }; allowed: { $allowed }.
server-no-such-game = No game is called “{ $name }”; known: { $known }.
server-no-such-mission = No mission is called “{ $name }”; known: { $known }.
server-no-such-cover = { $game } brings no picture.
server-no-such-rulebook = { $game } has no rulebook here.
server-no-such-board = { $game } has no board apart from its view.
server-no-such-words = There are no words called “{ $name }” in “{ $lang }”; the shelf lists the catalogues.
server-no-such-lesson = { $game } has no lesson “{ $name }”; known: { $known }.
server-lesson-closed = The lesson leaves this closed, or it is not open now. What is lit can be chosen.
server-lesson-astray = The solution began differently. Press “Again”, then it can be shown.
server-lesson-too-long = This lesson has gone on for { $most } choices. “Again” starts it over; nothing else is lost.
server-lessons-full = The server cannot hold another lesson now; try again in a minute.
server-not-in-lesson = You are alone in a lesson, so this does nothing here.
server-only-in-lesson = Only lessons have a solution to show; a match has none.
server-no-such-match = There is no such match here. Perhaps the address was cut off, or the match is on another server.
server-no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.
server-no-such-bot = No bot called “{ $name }” plays this game; known: { $known }.
server-no-such-move = There is no decision { $number }; the match has { $count }.
server-wrong-seats = { $title } is for { $low } to { $high } players, not { $given }.
server-wrong-option = { $title } has no option “{ $name }”; known: { $known }.
server-mission-refused = This mission cannot be played as it is. Line { $line }: { $why }.
server-no-missions = { $game } has no missions.
server-wrong-value = “{ $name }” cannot be { $given }; allowed: { $allowed }.
server-seat-not-gone = That person was there a moment ago; a bot may stand in for them in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-bad-option = The match cannot be set up like this: { $detail }.
server-other-rules = This match was played by version { $then } of the rules, this server plays version { $now }, by which it would go differently. You can watch it; to play on, use a Horda of its version.
server-unreadable-match = A part of this match cannot be read, so it cannot go on. It is kept as it is, and the part that can be read can be watched; please tell the operator of the server.
server-broken-match = This match cannot be opened: { $detail }. It is kept as it is; please report it.
server-hello-first = The first message must be “hello”, with the match and a link.
server-hello-once = “hello” was said already; to change seats send “sit”.
server-other-protocol = This page speaks version { $theirs } of the protocol, the server version { $ours }. Reload the page.
server-not-your-seat = Your link does not hold seat { $seat }.
server-only-players = Only players can do this; you are watching.
server-only-host = Only the host can do this.
server-has-begun = The match has begun, so its settings can no longer change.
server-learnt-from = This revealed something to somebody, and at this table such a move cannot be undone.
server-several-answers = Nobody else can answer this: there is more than one choice, or cards are hidden.
server-table-waits = At this table nobody plays for somebody who left: you wait for them.
server-not-now = You cannot choose this now. { $cited ->
    [none] The table shows what you can do.
   *[other] See { $cited }.
}
server-no-standing-order = This is asked each time and cannot be a standing order. Choose it just this once.
server-no-end = This choice would never end, so it was not made and nothing has changed. Choose something else, and please report it.
server-behind = The table has moved on since this was offered; look at it again and choose.
server-match-over = The match is over; it can be watched again as a replay.
server-not-over = You can see this when the match is over.
server-is-paused = The host has paused the match.
server-no-window = No clock is running now, so there is no need for more time.
server-thinks-on = You asked for more time, so you have not passed. Pass again once you have decided.
server-seat-is-bot = A bot plays this seat now. Take the seat back first.
server-seat-is-person = A person is sitting there; only they can give their seat to a bot.
server-nothing-to-undo = This seat has nothing to undo.
server-already-asked = The table is being asked already; wait for its answer.
server-nothing-asked = You no longer have to decide this.
server-not-your-wish = Only the player who asked the table can withdraw the question.
server-nobody-to-agree = The others have to agree to this, and none of them is here. Wait until somebody is back.
server-refused-before = Somebody said no to this and has left; it stays as it is until they are back.
server-other-question = This answers another question than you are asked now. Look at the table and choose again.
server-taken-back = This was chosen and has been undone since. Look at the table and choose again.
server-no-advice = Advice was not agreed to when this match was created. Alone, or in a match that allows it, you may ask.
server-nothing-to-weigh = No advice here: you are not asked, or have only one choice.
server-no-such-choice = This is not open now, so nothing can be said about its chances.
server-play-test-failed = The matches could not be played; try again, or change the mission.
server-too-fast = Too many messages at once; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and go on.
server-too-long = This is too long; at most { $most } bytes are allowed.
server-tune-rivals = In this mission the teams play against each other; only missions that all win or lose together can be tuned.
server-too-many-matches = Too many matches were begun from your address; the next can begin in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-too-many-sockets = Too many windows have this seat open; close one of them.
server-full = The server has as many matches open as it can hold; try again in a few minutes.
server-unwell = The server cannot reach its database just now; nothing was changed. Try again in a moment.
server-damaged = The server's database is damaged, so nothing can be saved and nothing was changed. The operator has to restore a backup.
server-broken = Something went wrong that should not have; nothing was changed. It is noted in the log under { $reference }.
server-deleted = The match has been deleted by its host, or because nobody had played it for long.
server-bad-path = The address holds a sign that belongs to no name. Check how it was copied.
server-long-path = The address is longer than { $most } bytes, the most that is taken here.
server-other-host = This server does not answer to the name “{ $name }”. The operator can add it: `horda serve --name { $name }`.
server-other-origin = A page of “{ $origin }” may not play here; open the table at its own address. The operator can add a name: `horda serve --name`.
server-needs-json = The body must be JSON and say so: “content-type: application/json”, not “{ $given }”.
server-too-slow = The request did not arrive in time, so the connection was closed. Send it again.
server-too-many-connections = Too many connections from your address are open; close some of them and try again.
server-crowded = The server has as many connections as it can hold; try again in a minute.
server-disk-full = The server's disk is full, so nothing can be saved and nothing was changed. The operator has to free some space.
server-slow-reader = Your connection did not keep up with the table; it is being opened again, and nothing is lost.
server-put-away = Nobody has played here for a while, and other tables needed the room. The match is kept; load the page to go on.
server-kicked = The host has given your seat to somebody else.
server-shutting-down = The server is being restarted; the match is kept and goes on in a moment.

# What `horda serve` says.
server-starting = Horda is at { $address } · the matches are in { $database }
server-reach-public = Others reach it at { $address }
server-reach-network = Others in your network reach it at { $address }: everybody there can open the page, but nobody sees a match without its link. The connection is not encrypted, so use it at home, not in a café.
server-reach-all = It listens at every address of this computer; who can open the page depends on its network.
server-reach-here = Only this computer can open it. To let others in your home network join, start it with `horda serve --lan`.
server-reach-button = Only this computer can open it. To let others in your home network join, use the button in an invitation, or start it with --lan.
server-network-elsewhere = Only a browser on the computer that runs Horda can open the table to the network.
server-network-not-offered = This server is not opened to the network by a button. Start it again with `horda serve --lan`.
server-no-network = This computer is in no home network now. Connect it to your Wi-Fi and try again.
server-figures = Metrics for Prometheus are only at { $address }
server-how-to-end = Ctrl+C ends it; every match is kept.
server-no-client = The client is not built here, so only the programming interface answers. In a clone, `python3 tools/make.py client` builds it.

# The club: open tables, those who wait, and whoever keeps order.
server-no-club = There is no club on this server; every table here is private.
server-club-banned = The moderator of this club has locked you out; it opens again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-club-rules = The house rules have changed, or were not read yet. Read them, agree, and try again.
server-club-short-word = A room's word has at least { $least } letters; choose a longer one.
server-club-words = Too many rooms were tried from your address; the next can be entered in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-club-waiting-full = The list of those who wait is full; try again in a few minutes, or open a table.
server-club-address-full = Your address has as many tables and seats as the club allows. Finish or close something first.
server-club-full = The club has as many open tables as it can hold; join one of them, or try again later.
server-club-tables-a-person = You have { $most ->
    [one] a table
   *[other] { $most } tables
} open already, the most in this club. Finish or close one first.
server-club-seats-a-person = You have taken { $most ->
    [one] a seat
   *[other] { $most } seats
} without sitting down, the most in this club. Sit down first, or wait a little.
server-club-seat-taken = Seat { $seat } cannot be opened to the club: somebody has it, or a bot plays it.
server-club-open-already = This table is open to the club already.
server-club-no-such-table = There is no such open table. Perhaps it was closed; look at the list again.
server-club-no-seat = Somebody was quicker: no seat is free at this table. Look at the list again.
server-club-no-key = This needs the host's link or the moderator's key.
server-club-no-desk = This club cannot be moderated from here: its settings name no key.
server-club-wrong-key = This is not the moderator’s key. It is in the settings of the server.
server-club-keys = Too many wrong keys came from your address; the next can be tried in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
server-club-nobody = Nobody is there under this name any more. Look at the lists again.
server-club-bans-full = { $most } people are kept out already, the most a club can list. Let somebody in again first.

# --- people ---
server-no-such-person = This personal link does not work: it was replaced or deleted, or part of it is missing. Copy it again from a device where it still works.
server-too-many-people = Too many personal links were made from here. Try again in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
server-kept-changed = Another device saved “{ $name }” first, or there is no room for more. Read it again, then save.
server-not-on-your-list = This match is not on your list. Open it once by its own link and it will be.
server-no-such-friend = You have not played with this person, or they do not want invitations.
server-already-invited = This seat is already kept for somebody, or your friend has too many invitations to answer.
server-no-such-invitation = This invitation is gone: it was answered, or the host gave the seat to somebody else.
server-no-passkeys = This server has no passkeys. Your personal link does the same.
server-too-many-passkeys = You have { $most } passkeys, the most there may be. Remove one first.
server-passkey-unreadable = Your device sent something that is not a passkey. Try again, or use another device or browser.
server-passkey-elsewhere = Passkeys of this table belong to { $address }. Open the table there and try again.
server-passkey-late = This took too long, or was sent twice. Try again.
server-passkey-known = This passkey is kept already. Use another device, or another key.
server-passkey-refused = This passkey was not accepted: its signature does not match. Try again.
server-passkey-unknown = Nobody here has this passkey: it was removed, or its person was deleted. Use your personal link, or another passkey.
server-passkey-copied = The passkey “{ $name }” was not accepted: its counter went back, so somebody may have a copy. Use your personal link and remove it.
server-no-such-passkey = You have no such passkey. Look at your list again.
server-rematch-not-over = A rematch begins when this match is over.
server-no-rematch = There is no rematch to decline: nobody has started one, or it has already begun.

# Notices to devices whose page is closed, and why one cannot be had.
server-notice-turn = It is your turn.
server-notice-wish = The table waits for your yes or no.
server-notice-half = Half of your time for this turn is gone.
server-notice-out = Your time for this turn has run out.
server-notice-over = The match is over.
server-no-push = This server sends no notices to devices; the title of the page and a sound tell whose turn it is.
server-push-address = Notices are sent only to HTTPS addresses on the public internet; your browser named another.
server-push-key = Your browser sent incomplete data. Switch notices off and on again.
server-no-such-device = You have no device of this name. Look at the list again.
