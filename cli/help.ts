/** What the help of each command shows as examples. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  berthier: [
    'berthier edit                         open the battles of this folder in the editor',
    'berthier new my-battle.yaml           start a battle',
    'berthier validate                     check all battles in this folder and below it',
    'berthier explain hex/off-board        say what a problem means',
  ],
  validate: [
    'berthier validate                     all battles in this folder and below it',
    'berthier validate ligny.yaml --watch  one battle, again after every change',
    'berthier validate "1815/**/*.yaml"    what a pattern matches',
    'berthier validate --fix               mend what can be mended safely',
    'berthier validate --format github     annotate a pull request',
    'git show HEAD:a.yaml | berthier validate -',
  ],
  list: ['berthier list', 'berthier list scenarios/'],
  fmt: ['berthier fmt ligny.yaml', 'berthier fmt --check    in CI'],
  convert: [
    'berthier convert ligny.yaml ligny.json',
    'berthier convert set-up.txt ligny.yaml --scenario Ligny',
    'berthier convert ligny.yaml ligny.md',
    'berthier convert ligny.yaml - --to notation',
    'berthier convert painted-in-tiled.tmj wavre.yaml --title Wavre',
  ],
  export: [
    'berthier export waterloo -o waterloo.html      a page that plays it, from disk and without a network',
    'berthier export --all -o library               every battle that ships, with a page that lists them',
    'berthier export --all mine -o site             the battles of a folder, for any web server',
    'berthier export waterloo -o waterloo.pdf       to print and play: map, counters, player aid, cards',
    'berthier export mine.yaml -o mine.pdf --paper letter --map one-sheet',
    'berthier export waterloo -o waterloo.tmj       a map for Tiled, with its tilesets as pictures beside it',
    'berthier export mine.yaml -o mine.vmod         a module for VASSAL',
    'berthier export mine.yaml -o mine.json         unfolded data for other engines',
  ],
  new: [
    'berthier new wavre.yaml',
    'berthier new wavre.yaml --title "The Battle of Wavre"',
    'berthier new my-ligny.yaml --from ligny',
  ],
  edit: [
    'berthier edit                         the battles of this folder and below it',
    'berthier edit scenarios/ligny.yaml    one of them at once',
    'berthier edit mine --no-open --port 8080',
  ],
  cases: [
    'berthier cases                        all cases below the folder',
    'berthier cases movement.yaml          some files',
    'berthier cases --coverage             every rule of the book with its number of cases',
    'berthier cases --format junit         for a CI server',
  ],
  replay: [
    'berthier replay game.json                        step by step at a terminal; elsewhere all of it at once',
    'berthier replay game.json -o game.txt            what happened, as a text',
    'berthier replay game.json --format json          for a program',
    'berthier replay game.json --scenario mine.yaml   on another file of the battle than the one in the replay',
  ],
  hex: ['berthier hex D5 I7', 'berthier hex 1010 --scenario standard', 'berthier hex 20,10 23.5,14'],
  preview: [
    'berthier preview waterloo -o waterloo.svg             a battle that ships, or your own file',
    'berthier preview mine.yaml -o mine.png --width 2400   as wide as you like',
    'berthier preview mine.yaml -o mine.pdf --theme print  for paper: greyscale-safe',
    'berthier preview quatre-bras -o later.svg --at "turn 4"',
    'berthier preview waterloo -o step.svg --replay game.json --step 120',
  ],
  play: [
    'berthier play waterloo                                        you, French, against our player',
    'berthier play mine.yaml --side allied --seed 7                the other side, other dice',
    'berthier play ligny --players heuristic,random --log          watch two players',
  ],
  simulate: [
    'berthier simulate waterloo                                      200 games, on all threads',
    'berthier simulate mine.yaml --until "±2%" -o balance.html       until the interval is narrow; a page with charts',
    'berthier simulate mine.yaml --compare git:HEAD                  did the change move the balance?',
    'berthier simulate mine.yaml --assert "french 40..60%"           in CI',
    'berthier simulate ligny --players heuristic,random --seed 7     who plays which side; other dice',
  ],
  tournament: [
    'berthier tournament                                             search against heuristic, in all shipped battles',
    'berthier tournament ligny --players heuristic,random --games 200',
    'berthier tournament waterloo --budget 2000 --format json        a stronger search; for a program',
    'berthier tournament --jobs 4                                    on so many threads; the result is the same on any number',
  ],
  diff: [
    'berthier diff old.yaml new.yaml                                         two files',
    'berthier diff git:HEAD:scenarios/ligny.yaml scenarios/ligny.yaml        since the last commit',
    'berthier diff git:main:ligny.yaml git:HEAD:ligny.yaml --format markdown for a pull request',
    'berthier diff old.yaml new.yaml -o change.svg                           both side by side, changes marked',
  ],
  explain: ['berthier explain hex/off-board', 'berthier explain'],
  schema: ['berthier schema -o scenario.schema.json'],
}

const ARGUMENTS = `
Paths are files, folders, patterns in quotes, or - for standard input; without any, the current folder.`

const PATHS = `${ARGUMENTS}
In folders, a YAML file is a scenario if it has the key system or two of format, system, board, sides, units, victory,
turns, reinforcements and specialRules at the top level, if its first lines name scenario.schema.json, or if it is a
mapping in a folder called scenarios or below it; case files are none. Hidden folders and node_modules are skipped.`

const JSON_SHAPE = `
--format json prints { "version": 1, "files": [...], "summary": {...} }:
  each of "files"      path, "diagnostics": [...], and error if it could not be read
  each diagnostic      code, severity (error, warning, info), message, hint, line, column, endLine, endColumn (from 1),
                       offset, endOffset (from 0), path (keys in the file), at (places), fixable; null where there is none
  "summary"            files, errors, warnings, infos, unreadable`

/** What else there is to know about a command. */
export const NOTES: Readonly<Record<string, string>> = {
  validate: `${PATHS}
A .json file must be strict JSON, and is never fixed.
${JSON_SHAPE}`,
  list: PATHS,
  fmt: `${PATHS}
Line ends stay if all are LF or all CRLF; a mixture becomes LF. A byte-order mark is dropped. Texts are in double quotes
where some version of YAML would read something else, such as a date, and without quotes elsewhere.`,
  convert: `
Extensions: .yaml, .yml, .json, .md (Markdown), .txt (set-up notation), and as input .tmj (a map of Tiled); - is standard
input or output. A map that berthier export wrote comes back as its scenario, with what was changed in Tiled; any other map of
flat-topped hexes becomes the terrain of a new one. Its tilesets must be in it (tiled --embed-tilesets --export-map json A.tmx A.tmj).
A battle with errors still goes from YAML to JSON or back, with exit code 1; a sheet or a set-up is not written of it.`,
  export: `
SCENARIO is a file, or the id of a shipped battle. The extension says what is made: .html to play, .pdf to print, .tmj for Tiled,
.vmod for VASSAL, .json for other engines (berthier schema --export prints the schema of that). A battle with errors is not
exported, with exit code 1; --force exports what is sound of it. convert reads a map of Tiled back without loss but for comments.

With --all, SCENARIO may be files, folders and patterns; without any, all shipped battles are taken. Those with errors are left
out, with exit code 1. A page is at most 2 MB and needs no other file; index.html leads to all of them.

A .pdf is for paper: cover, order of battle, map, counters, player aid and cards. Print it at its actual size. The counters fit
the hexes of the map. --map one-sheet fits the map to a page, and the counters to it, as long as they can be cut. A table is printed
inch for inch, with labels of the size of its bases; --scale 50 makes both half as large.`,
  edit: `
FOLDER, or that of a file, is served at 127.0.0.1, to this machine only and only to the page whose address is printed: the token in
it is new at each start. Nothing outside of the folder is read or written. Unsaved work stays in the browser, by address: without
--port, a folder has the same one at each start as long as it is free. No browser is opened where CI is set or the output is no
terminal.`,
  cases: `${ARGUMENTS}
In folders, a YAML file is a case file if it has the keys system and cases at the top level, if its first lines name
cases.schema.json, or if it is in a folder called cases or below it. Hidden folders and node_modules are skipped.

Exit codes: 0 every case holds, 1 some do not or with --coverage a clause or rule lacks one, 2 a file cannot be
read or has mistakes in it. Of a file with mistakes the sound cases are played.

--format json prints { "version": 1, "files": [...], "coverage": [...], "summary": {...} }:
  each of "files"      path, system, "diagnostics": [...] as validate has them, "cases": [...], and error if it could not
                       be read
  each case            rules, title, line, column, holds, "failure": null or line, column, message, details, events
  "coverage"           null, or for each system "rules": [{ rule, file, cases, "clauses": [...] }]
  each clause          id, text, kind (is, must, may, may not), code, cases, permission, prohibition (how many cases carry
                       something out or are refused something), missing; noEffect if nothing in play can show it
  "summary"            files, cases, failed, mistakes, warnings, unreadable`,
  hex: `
For whoever writes cases, or asks about a line of sight. FROM and TO are hexes (D5, 0417) or points of a table, in inches from its
south-west corner (20.7,10.2). A line goes from centre to centre: it crosses hexes, or runs along the side between two. The arc is
that of the three front sides of a hex; on a table front, flank and rear are told for all sixteen facings. Without --scenario no board
ends anywhere.`,
  preview: `
The extension of FILE says what is made: .svg, .png or .pdf. Pictures are the same bytes on every machine.
A battle with errors is drawn as far as it is sound, the errors marked, with exit code 1. Layers, from below: paper, ground,
water, roads, buildings, grid, areas, coordinates, pieces, names, marks, legend. Without -o the picture is shown in the
terminal, if it is one that can: kitty, iTerm2, WezTerm.`,
  replay: `
A replay is what a game is saved as, in JSON or YAML: the battle, the seed of the dice, and what the players did. FILE may be
- for standard input. Without --scenario the battle is the one in the replay, or where it has none, the shipped one of that id.
At a terminal you go through it: Enter is one action on; help tells how to go back, to an action or to a turn.

Exit codes: 0 it replays to the very end that it records, 1 it stops before or comes to another, 2 the replay or the battle
cannot be read, or a file cannot be written.

--format json prints { "version": 1, "path", "diagnostics", "scenario", "seed", "actions", "played", "log", "outcome",
"verified", "stop" }:
  "diagnostics"        as validate has them; where there are any, nothing was played
  "actions", "played"  how many actions the replay has, and how many could be played
  each of "log"        number, action, "events": [{ kind, ..., "told" }]
  "outcome"            null while the battle is not over, or winner (null in a draw), level, reason
  "verified"           whether the last position is the one that was recorded, bit for bit
  "stop"               null, or kind (system, scenario, rules, action, after-end, outcome, position), message, line, column, and
                       number, action, rule of the action at which it stops, or null`,
  play: `
SCENARIO is a file, or the id of a shipped battle. Choose by number, or say what you do in the words of cases; "help" in the
game tells the rest: map, odds, undo, log, save, quit. Where standard input is no terminal, its lines are what you say.
With --players, the seed of a game that berthier simulate lists plays the same game again.`,
  tournament: `
SCENARIO is a file, or the id of a shipped battle; without any, all shipped battles are fought. Every game is played twice on the
same dice, each player once with each side: a battle that favours a side favours nobody. A draw counts half; the interval is
Wilson's. Players: random (any legal action), heuristic (looks one action ahead), search (plays on from each good choice, and never
sees hidden cards or coming dice). The same seed and budget give the same games. Ctrl-C shows what was played until then.

--format json prints { "version": 1, "players": [...], "seed", "budget", "gamesPerBattle", "interrupted", "battles": [...],
"overall": {...} }: each has games, won, drawn, lost, share and "interval": { low, high } of the first player; each battle also id,
title and "sides": [{ side, won, drawn, lost }].`,
  simulate: `
SCENARIO is a file, or the id of a shipped battle. Games are numbered, and the seed of each follows from --seed and its
number: the result is the same on any number of threads. A side's share is its victories and half the draws, so that both
make 100 %; its 95 % interval is Wilson's. A battle is called balanced where the interval lies within 40 to 60 %,
lopsided where it lies wholly beyond 60 %, leaning where it excludes 50 % but not 60 %; otherwise there are too few games
to tell. With --until, games are played in batches of 50 until the interval, or with --compare that of the change, reaches
no further to either side. --compare plays both battles with the same seeds and judges the pairs.

Extensions of FILE: .txt, .json, .csv (a line for each game), .md, .html (a page with charts and a map of the losses).
Ctrl-C prints what is done so far, and says that it is partial.

Exit codes: 0 all is well, 1 an assertion does not hold, as the whole interval lies outside, or games could not be played,
2 wrong usage or a battle with errors, 3 an assertion is undecided: play more games, 130 interrupted.

--format json prints { "version": 1, "seed", "players", "asked", "end", "partial", "failed", "claims", "comparison", "battle",
"compared" }: "battle" has sides, pieces, "statistics", and "records", from which all statistics follow: number, seed,
winner, level, reason, turns, first, actions, "losses" and "entries" with piece, turn and place.`,
  diff: `
BEFORE and AFTER are files, or git:REVISION:PATH for a file as git has it; git::PATH is what is staged. As in git, such a
path begins at the root of the repository, and with ./ in the current folder.
Order, layout and comments do not matter. Of a battle with errors, what is sound is compared. In the picture each change has
the number that it has in the list. A picture that berthier made is replaced.

Exit codes, as diff has them: 0 nothing changed, 1 something changed, 2 a file cannot be read or is no scenario.

--format json prints { "version": 1, "before", "after", "changes": [...], "skipped": [...] }:
  "before", "after"    source, title, errors, warnings
  each of "changes"    number, part, kind (added, removed, moved, changed), text, before, after (hexes and ranges, or points)
  "skipped"            keys at the top of a file that could not be compared, because of errors

docs/diff.md has a workflow that comments on pull requests.`,
  new: `
The first line of the file tells YAML editors where the schema is: scenario.schema.json beside the file if it is
there (berthier schema -o scenario.schema.json puts it there), otherwise the one of this installation.`,
}
