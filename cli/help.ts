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
  explain: ['berthier explain hex/off-board', 'berthier explain'],
  schema: ['berthier schema -o scenario.schema.json'],
}

const PATHS = `
Paths are files, folders, patterns in quotes, or - for standard input; without any, the current folder.
In folders, YAML files with the key system at the top level are taken; hidden folders and node_modules are skipped.`

/** What else there is to know about a command. */
export const NOTES: Readonly<Record<string, string>> = {
  validate: PATHS,
  list: PATHS,
  fmt: PATHS,
  convert: `
Extensions: .yaml, .yml, .json, .md (Markdown), .txt (set-up notation); - is standard input or output.`,
  new: `
The first line of the file tells YAML editors where the schema is: scenario.schema.json beside the file if it is
there (berthier schema -o scenario.schema.json puts it there), otherwise the one of this installation.`,
}
