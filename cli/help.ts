/** The examples in the help of each command. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  berthier: [
    'berthier edit                         open this folder in the editor',
    'berthier new my-battle.yaml           start a battle',
    'berthier validate                     check all battles in this folder and its subfolders',
    'berthier explain hex/off-board        explain a problem',
  ],
  validate: [
    'berthier validate                     all battles in this folder and its subfolders',
    'berthier validate ligny.yaml --watch  one battle, after every change',
    'berthier validate "1815/**/*.yaml"    all files that match a pattern',
    'berthier validate --fix               apply the safe fixes',
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
    'berthier export waterloo -o waterloo.html      a page that plays it, offline',
    'berthier export --all -o library               all shipped battles, with an index',
    'berthier export --all mine -o site             the battles of a folder, for a web server',
    'berthier export waterloo -o waterloo.pdf       print and play: map, counters, player aid, cards',
    'berthier export mine.yaml -o mine.pdf --paper letter --map one-sheet',
    'berthier export waterloo -o waterloo.tmj       a map for Tiled, with its tilesets',
    'berthier export mine.yaml -o mine.vmod         a module for VASSAL',
    'berthier export mine.yaml -o mine.json         expanded data for other engines',
  ],
  new: [
    'berthier new wavre.yaml',
    'berthier new wavre.yaml --title "The Battle of Wavre"',
    'berthier new my-ligny.yaml --from ligny',
  ],
  'new-rulebook': ['berthier new-rulebook my-game', 'berthier new-rulebook my-game --title "My Game"'],
  edit: [
    'berthier edit                         the battles of this folder and its subfolders',
    'berthier edit scenarios/ligny.yaml    one battle',
    'berthier edit mine --no-open --port 8080',
  ],
  cases: [
    'berthier cases                        all cases in this folder and its subfolders',
    'berthier cases movement.yaml          one file',
    'berthier cases --coverage             every rule of the book and its number of cases',
    'berthier cases --format junit         for a CI server',
  ],
  analyse: [
    'berthier analyse game.json                       graph, turning points and story',
    'berthier analyse game.json -o story.md           the same as a page',
    'berthier analyse game.json --futures 32          slower and more exact',
    'berthier analyse game.json --format json         for a program',
  ],
  replay: [
    'berthier replay game.json                        step by step in a terminal, otherwise the whole game',
    'berthier replay game.json -o game.txt            what happened, as text',
    'berthier replay game.json --format json          for a program',
    'berthier replay game.json --scenario mine.yaml   with your version of the battle',
  ],
  rule: ['berthier rule 6.2.1', 'berthier rule 6.2-a --format json'],
  hex: ['berthier hex D5 I7', 'berthier hex 1010 --scenario standard', 'berthier hex 20,10 23.5,14'],
  preview: [
    'berthier preview waterloo -o waterloo.svg             a shipped battle or your own file',
    'berthier preview mine.yaml -o mine.png --width 2400   2400 pixels wide',
    'berthier preview mine.yaml -o mine.pdf --theme print  for paper, readable in greyscale',
    'berthier preview waterloo -o later.svg --at "turn 4"',
    'berthier preview waterloo -o step.svg --replay game.json --step 120',
  ],
  play: [
    'berthier play waterloo                                        play the French against the computer',
    'berthier play mine.yaml --side allied --seed 7                the other side, with other dice',
    'berthier play ligny --players heuristic,random --log          watch two computer players',
  ],
  simulate: [
    'berthier simulate waterloo                                      200 games on all threads',
    'berthier simulate mine.yaml --until "±2%" -o balance.html       until the result is precise; a page with charts',
    'berthier simulate mine.yaml --compare git:HEAD                  did a change shift the balance?',
    'berthier simulate mine.yaml --assert "french 40..60%"           in CI',
    'berthier simulate ligny --players heuristic,random --seed 7     a player for each side, other dice',
  ],
  tournament: [
    'berthier tournament                                             search against heuristic in all shipped battles',
    'berthier tournament ligny --players heuristic,random --games 200',
    'berthier tournament waterloo --budget 2000 --format json        a stronger search, output for a program',
    'berthier tournament --jobs 4                                    on four threads; the result does not change',
  ],
  prove: [
    'berthier prove waterloo --claim "french 40..60%"                is it fair between two heuristic players?',
    'berthier prove mine.yaml --claim "french 40..60%" -o mine.certificate.json',
    'berthier prove mine.yaml --claim "french 40..60%" --strengths beginner,heuristic,search',
    'berthier prove mine.yaml --compare git:HEAD --claim "no more than 5 points"',
    'berthier prove ligny --players search,heuristic --claim "search 65..100%"',
  ],
  verify: [
    'berthier verify mine.certificate.json                           play all of its games again',
    'berthier verify mine.certificate.json --sample 20               only some of them',
  ],
  merge: [
    'berthier simulate mine.yaml --games 4000 --shard 1/2 -o part-1.json   on one machine',
    'berthier simulate mine.yaml --games 4000 --shard 2/2 -o part-2.json   on another',
    'berthier merge part-*.json -o balance.html                            as if one machine had played all',
  ],
  worker: [
    'berthier worker --queue redis://:secret@server:6379             on each machine',
    'berthier prove mine.yaml --claim "french 40..60%" --queue redis://:secret@server:6379',
  ],
  advise: [
    'berthier advise mine.yaml --want "french 45..55%"                       the smallest edits that make it fair',
    'berthier advise mine.yaml --want "french 45..55%" --may "arrivals, units"',
    'berthier advise mine.yaml --want "french 45..55%" --apply 2             write the second of them',
  ],
  diff: [
    'berthier diff old.yaml new.yaml                                         two files',
    'berthier diff git:HEAD:scenarios/ligny.yaml scenarios/ligny.yaml        since the last commit',
    'berthier diff git:main:ligny.yaml git:HEAD:ligny.yaml --format markdown for a pull request',
    'berthier diff old.yaml new.yaml -o change.svg                           both side by side, with the changes marked',
  ],
  explain: ['berthier explain hex/off-board', 'berthier explain'],
  schema: ['berthier schema -o scenario.schema.json'],
  lsp: ['berthier lsp                          your editor starts it: docs/editors.md has its settings'],
  doctor: ['berthier doctor'],
  completions: ['berthier completions bash > ~/.local/share/bash-completion/completions/berthier'],
  man: ['berthier man | man -l -', 'berthier man > /usr/local/share/man/man1/berthier.1'],
}

const ARGUMENTS = `
Paths are files, folders, quoted patterns, or - for standard input. The default is the current folder.`

const PATHS = `${ARGUMENTS}
In folders, a YAML file is a scenario if it has the key system or two of format, system, board, sides, units, victory,
turns, reinforcements and specialRules at the top level, if its first lines name scenario.schema.json, or if it is a
mapping below a folder called scenarios. Case files, hidden folders and node_modules are skipped.`

const JSON_SHAPE = `
--format json prints { "version": 1, "files": [...], "summary": {...} }:
  each of "files"      path, "diagnostics": [...], and error if it could not be read
  each diagnostic      code, severity (error, warning, info), message, hint, line, column, endLine, endColumn (from 1),
                       offset, endOffset (from 0), path (keys in the file), at (places), fixable; null where there is none
  "summary"            files, errors, warnings, infos, unreadable`

/** What else the help of a command explains. */
export const NOTES: Readonly<Record<string, string>> = {
  validate: `${PATHS}
A .json file must be strict JSON and is never fixed.
${JSON_SHAPE}`,
  list: PATHS,
  fmt: `${PATHS}
Line ends stay as they are if all are LF or all CRLF; mixed ones become LF. A byte-order mark is removed. Text is in double
quotes only where some version of YAML would read it as something else, such as a date.`,
  convert: `
Extensions: .yaml, .yml, .json, .md (Markdown), .txt (set-up notation), and for input .tmj (Tiled map); - is standard input
or output. A map made by berthier export turns back into its scenario, with the changes made in Tiled. The terrain of any
other map of flat-topped hexes becomes a new scenario. Its tilesets must be embedded (tiled --embed-tilesets --export-map
json A.tmx A.tmj). A battle with errors converts between YAML and JSON only, with exit code 1. --inline writes out the
definitions that a battle uses, so that it needs no other file: berthier convert battle.yaml whole.yaml --inline.`,
  export: `
SCENARIO is a file or the id of a shipped battle. The extension of FILE chooses the format: .html to play, .pdf to print,
.tmj for Tiled, .vmod for VASSAL, .json for other engines (berthier schema --export prints its schema). A battle with errors
is not exported, with exit code 1; --force exports its valid parts. berthier convert turns a Tiled map back into a scenario;
only comments are lost.

With --all, SCENARIO may be files, folders and patterns; the default is all shipped battles. Battles with errors are skipped,
with exit code 1. A page is at most 2 MB and needs no other file; index.html links to all pages.

A .pdf has a cover, order of battle, map, counters, player aid and cards. Print it at actual size: the counters fit the hexes
of the map. --map one-sheet fits the map on one page and shrinks the counters with it, as long as they can still be cut. A
table is printed at about half its size, and --scale 100 prints it inch for inch, with labels as large as its bases.`,
  edit: `
Serves FOLDER, or the folder of a file, at 127.0.0.1: to this machine only, and only to the page at the printed address,
whose token is new at each start. Files outside the folder are neither read nor written. The browser keeps unsaved work per
address; without --port, a folder gets the same address at each start if it is free. No browser opens if CI is set or the
output is not a terminal.`,
  cases: `${ARGUMENTS}
In folders, a YAML file is a case file if it has the keys system and cases at the top level, if its first lines name
cases.schema.json, or if it is below a folder called cases. Hidden folders and node_modules are skipped.

Exit codes: 0 every case holds, 1 a case fails or, with --coverage, a clause or rule lacks a case, 2 a file has mistakes or
cannot be read. The valid cases of a file with mistakes are still run.

--format json prints { "version": 1, "files": [...], "coverage": [...], "summary": {...} }:
  each of "files"      path, system, "diagnostics": [...] as in validate, "cases": [...], and error if it could not be read
  each case            rules, title, line, column, holds, "failure": null or line, column, message, details, events
  "coverage"           null, or for each system "rules": [{ rule, file, cases, "clauses": [...] }]
  each clause          id, text, kind (is, must, may, may not), code, cases, permission, prohibition (how many cases carry
                       out an action or have one refused), missing; noEffect if nothing in play can show it
  "summary"            files, cases, failed, mistakes, warnings, unreadable`,
  hex: `
Helps to write cases and to check lines of sight. FROM and TO are hexes (D5, 0417) or points of a table in inches from its
south-west corner (20.7,10.2). A line runs from centre to centre: it crosses hexes or follows the side between two. The arc of
a hex is that of its three front sides; on a table, front, flank and rear are given for all sixteen facings. Without
--scenario, the board is unlimited.`,
  preview: `
The extension of FILE chooses the format: .svg, .png or .pdf. A picture has the same bytes on every machine. The valid parts
of a battle with errors are drawn, with the errors marked and exit code 1. Layers, from the bottom: paper, ground, water,
roads, buildings, grid, hexsides, areas, coordinates, pieces, names, marks, legend. Without -o, the picture appears in the terminal
if it can show one: kitty, iTerm2, WezTerm.`,
  analyse: `
FILE is a saved game, as for replay. From each of its positions what may follow is played on a number of times, and what stands
at the end of the span of play is valued as the player search does: these are the chances. What a choice changes before its dice
are rolled is skill, what the dice change is luck. Each turning point says what would have been better, if anything.

The same game gives the same analysis on every machine.

Exit codes: 0 analysed, 1 the game stops early or ends differently (it is analysed as far as it goes), 2 it cannot be read or
played at all.`,
  replay: `
A replay is a saved game in JSON or YAML: the battle, the seed of the dice and the actions of the players. FILE may be - for
standard input. Without --scenario, the battle is the one in the replay, or else the shipped battle with its id. In a terminal
you step through the game: Enter plays one action; help lists how to go back, to an action or to a turn.

Exit codes: 0 the game ends as recorded, 1 it stops early or ends differently, 2 the replay or the battle cannot be read, or a
file cannot be written.

--format json prints { "version": 1, "path", "diagnostics", "scenario", "seed", "actions", "played", "log", "outcome",
"verified", "stop" }:
  "diagnostics"        as in validate; if there are any, nothing was played
  "actions", "played"  number of actions in the replay, and how many could be played
  each of "log"        number, action, "events": [{ kind, ..., "told" }]
  "outcome"            null while the battle is not over, or winner (null in a draw), level, reason
  "verified"           whether the last position equals the recorded one, bit for bit
  "stop"               null, or kind (system, scenario, rules, action, after-end, outcome, position), message, line, column, and
                       number, action, rule of the action at which it stops, or null`,
  play: `
SCENARIO is a file or the id of a shipped battle. Choose an action by its number, or type it as in case files; "help" in the
game lists the other commands: map, odds, undo, log, save, quit. If standard input is not a terminal, its lines are your input.
With --players and the seed of a game that berthier simulate lists, you see that game again.`,
  tournament: `
SCENARIO is a file or the id of a shipped battle; the default is all shipped battles. Every game is played twice with the same
dice, and the players swap sides: a battle that favours a side favours neither player. A draw counts half; the interval is
Wilson's. Players: random (any legal action), beginner (overlooks two thirds of its actions), heuristic (looks one action ahead), search (plays on from each good choice, and
never sees hidden cards or future dice). The same seed and budget give the same games. Ctrl-C prints the games so far.

--format json prints { "version": 1, "players": [...], "seed", "budget", "gamesPerBattle", "interrupted", "battles": [...],
"overall": {...} }: each has games, won, drawn, lost, share and "interval": { low, high } of the first player; each battle also id,
title and "sides": [{ side, won, drawn, lost }].`,
  simulate: `
SCENARIO is a file or the id of a shipped battle. The seed of each game follows from --seed and the number of the game, so the
result is the same on any number of threads. A side's share is its victories and half the draws: both shares add up to 100 %.
Its 95 % interval is Wilson's. A battle is balanced if the interval lies within 40 to 60 %, lopsided if it lies beyond 60 %, and
leaning if it excludes 50 % but not 60 %; otherwise there are too few games to tell. With --until, games are played in batches
of 50 until the interval, or with --compare that of the change, is narrow enough. --compare plays both battles with the same
seeds and compares game by game.

Extensions of FILE: .txt, .json, .csv (a line for each game), .md, .html (a page with charts and a map of the losses).
Ctrl-C prints the result so far, marked as partial.

Exit codes: 0 success, 1 an assertion fails because the whole interval lies outside, or games could not be played, 2 wrong
usage or a battle with errors, 3 an assertion is undecided: play more games, 130 interrupted.

--format json prints { "version": 1, "seed", "players", "asked", "end", "partial", "failed", "claims", "comparison", "battle",
"compared" }: "battle" has sides, pieces, "statistics", and "records", from which all statistics follow: number, seed,
winner, level, reason, turns, first, actions, "losses" and "entries" with piece, turn and place.`,
  prove: `
Plays game after game until the claim is proved or refuted, and stops there: a sequential test, which takes about half the
games of one of fixed size. A wrong claim is proved in at most alpha of all runs, a right one refuted in at most beta, if the truth
is farther than the margin from the borders of the claim. The figures and their 95 % intervals allow for the stopping.
docs/prove.md explains each test.

A claim about a side's share is decided by single games, one about a change by pairs of games with the same dice, and one about
a player by pairs in which the players swap sides.

Extensions of FILE: .json (the certificate, for berthier verify), .html (a page), .svg (a badge), .txt.

Exit codes: 0 proved, 1 refuted, or games could not be played, 2 wrong usage or a battle with errors, 3 undecided after
--games: the output says what it would take, 130 interrupted.`,
  verify: `
Checks that nobody has changed the certificate since it was made, that the battle is still the certified one, that all figures
follow from its games, and that the games, played again, end in the certified positions. The battle is looked for beside the
certificate, then by the name that it had.

Exit codes: 0 everything agrees, 1 something differs, 2 the certificate or the battle cannot be read, 130 interrupted.`,
  merge: `
Parts may be given in any order and more than once. The report is the same, byte for byte, as that of a single run. Missing games
are listed, with exit code 1, and the report is marked as partial; parts of different runs are refused, and so are parts that
disagree about a game. A part holds the battle, so that it can be merged anywhere. Otherwise the exit codes are those of the
command that played the parts.`,
  worker: `
Plays what berthier simulate, prove and tournament --queue ask for, until Ctrl-C. Before it plays for an order, it must come to the
same end of its first three games as whoever ordered them. It runs nothing that comes from the queue: battles are data, checked
like any file; rulebooks and players are those of this installation. rediss:// uses TLS. See docs/many-machines.md.

Exit codes: 0 ended by Ctrl-C, 1 it was of no use and left, with the reason, 2 wrong usage or no server.`,
  advise: `
Tries edits on the same dice: a unit more or less, an arrival earlier or later, a turn, a figure in a victory condition, a hex of
terrain moved. Those that are surely off are dropped early. The figures of the last ones come from games that had no part in
choosing them. Edits that reach the wanted share come first, the smallest before others; the change in points is from the battle
as it is. Only sound edits are tried. With the same seed the list is the same.

Exit codes: 0 an edit reaches the wanted share, 1 none does, 2 wrong usage or a battle with errors, 130 interrupted.`,
  diff: `
BEFORE and AFTER are files, or git:REVISION:PATH for a file in git; git::PATH is the staged file. As in git, such a path starts
at the root of the repository, or with ./ in the current folder. Order, layout and comments do not count as changes. The valid
parts of a battle with errors are compared. In the picture, each change has its number in the list. A picture that berthier
made is replaced.

Exit codes, as in diff: 0 nothing changed, 1 something changed, 2 a file cannot be read or is not a scenario.

--format json prints { "version": 1, "before", "after", "changes": [...], "skipped": [...] }:
  "before", "after"    source, title, errors, warnings
  each of "changes"    number, part, kind (added, removed, moved, changed), text, before, after (hexes and ranges, or points)
  "skipped"            top-level keys that could not be compared because of errors

docs/diff.md has a workflow that comments on pull requests.`,
  new: `
The first line of the file points YAML editors to the schema: scenario.schema.json beside the file if there is one
(berthier schema -o scenario.schema.json writes it), otherwise the one of this installation,
which knows the shipped rulebooks only.`,
  'new-rulebook': `
Writes package.json, TypeScript sources, cases, a battle and berthier.config.json. The folder's name becomes the id of the
rulebook, which scenarios name under system. docs/rulebook.md goes on from there, step by step.`,
}
