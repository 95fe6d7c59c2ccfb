/** What the help of each command shows as examples. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  berthier: [
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
  ],
  new: [
    'berthier new wavre.yaml',
    'berthier new wavre.yaml --title "The Battle of Wavre"',
    'berthier new my-ligny.yaml --from ligny',
  ],
  cases: [
    'berthier cases                        all cases below the folder',
    'berthier cases movement.yaml          some files',
    'berthier cases --coverage             every rule of the book with its number of cases',
    'berthier cases --format junit         for a CI server',
  ],
  replay: [
    'berthier replay game.json                        a game of a battle that ships',
    'berthier replay game.json --scenario mine.yaml   a game of your own battle',
    'berthier replay game.json --format json          for a program',
  ],
  preview: [
    'berthier preview waterloo -o waterloo.svg             a battle that ships, or your own file',
    'berthier preview mine.yaml -o mine.png --width 2400   as wide as you like',
    'berthier preview mine.yaml -o mine.pdf --theme print  for paper: greyscale-safe',
    'berthier preview quatre-bras -o later.svg --at "turn 4"',
    'berthier preview waterloo -o step.svg --replay game.json --step 120',
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
                       offset, endOffset (from 0), path (keys in the file), at (hexes), fixable; null where there is none
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
Extensions: .yaml, .yml, .json, .md (Markdown), .txt (set-up notation); - is standard input or output.
A battle with errors still goes from YAML to JSON or back, with exit code 1; a sheet or a set-up is not written of it.`,
  cases: `${ARGUMENTS}
In folders, a YAML file is a case file if it has the keys system and cases at the top level, if its first lines name
cases.schema.json, or if it is in a folder called cases or below it. Hidden folders and node_modules are skipped.

Exit codes: 0 every case holds, 1 some do not or with --coverage a rule has no case, 2 a file cannot be read or has
mistakes in it. Of a file with mistakes the sound cases are played.

--format json prints { "version": 1, "files": [...], "coverage": [...], "summary": {...} }:
  each of "files"      path, system, "diagnostics": [...] as validate has them, "cases": [...], and error if it could not
                       be read
  each case            rules, title, line, column, holds, "failure": null or line, column, message, details, events
  "coverage"           null, or for each system "rules": [{ rule, file, cases }]
  "summary"            files, cases, failed, mistakes, unreadable`,
  preview: `
The extension of FILE says what is made: .svg, .png or .pdf. Pictures are the same bytes on every machine.
A battle with errors is drawn as far as it is sound, the errors marked, with exit code 1. Layers, from below: paper, ground,
water, roads, buildings, grid, areas, coordinates, pieces, names, marks, legend. Without -o the picture is shown in the
terminal, if it is one that can: kitty, iTerm2, WezTerm.`,
  replay: `
A replay is what a game is saved as, in JSON or YAML: the battle, the seed of the dice, and what the players did. FILE may be
- for standard input. Without --scenario the battle is the shipped one of that id.

Exit codes: 0 it replays to the end that it records, 1 it stops before, 2 the replay or the battle cannot be read.

--format json prints { "version": 1, "path", "diagnostics", "scenario", "seed", "actions", "played", "log", "outcome", "stop" }:
  "diagnostics"        as validate has them; where there are any, nothing was played
  "actions", "played"  how many actions the replay has, and how many could be played
  each of "log"        number, action, "events": [{ kind, ..., "told" }]
  "outcome"            null while the battle is not over, or winner (null in a draw), level, reason
  "stop"               null, or kind (system, scenario, rules, action, after-end, outcome), message, line, column, and
                       number, action, rule of the action at which it stops, or null`,
  new: `
The first line of the file tells YAML editors where the schema is: scenario.schema.json beside the file if it is
there (berthier schema -o scenario.schema.json puts it there), otherwise the one of this installation.`,
}
