import { Command, InvalidArgumentError, Option } from 'commander'
import pkg from '../package.json' with { type: 'json' }
import { FORMATS as CONVERT_FORMATS, INPUT_FORMATS } from '../src/scenario/convert/formats.ts'
import type { Rulebook } from '../src/scenario/rulebook.ts'
import { THEMES } from '../src/scene/theme.ts'
import type { CasesOptions } from './commands/cases.ts'
import type { ConvertOptions } from './commands/convert.ts'
import type { DiffOptions } from './commands/diff.ts'
import type { EditOptions } from './commands/edit.ts'
import type { ExportOptions } from './commands/export.ts'
import type { FmtOptions } from './commands/fmt.ts'
import type { HexOptions } from './commands/hex.ts'
import type { NewOptions } from './commands/new.ts'
import type { PlayOptions } from './commands/play.ts'
import type { PreviewOptions } from './commands/preview.ts'
import type { ReplayOptions } from './commands/replay.ts'
import type { SchemaOptions } from './commands/schema.ts'
import type { SimulateOptions } from './commands/simulate.ts'
import type { TournamentOptions } from './commands/tournament.ts'
import type { ValidateOptions } from './commands/validate.ts'
import { EXPORT_FORMATS } from './export/index.ts'
import { MAP_KINDS, MAX_HEX, MAX_SCALE, MIN_HEX, MIN_SCALE } from './export/print/options.ts'
import { PAPERS } from './export/print/paper.ts'
import { CASE_FORMATS } from './formats/cases/index.ts'
import { DIFF_FORMATS } from './formats/diff/index.ts'
import { FORMATS } from './formats/index.ts'
import { REPLAY_FORMATS } from './formats/replay/index.ts'
import { SIMULATE_FORMATS } from './formats/simulate/index.ts'
import { TOURNAMENT_FORMATS } from './formats/tournament/index.ts'
import { EXAMPLES, NOTES } from './help.ts'
import type { Io } from './io.ts'
import { FAIL_ON } from './results.ts'
import { visibleLines } from './terminal.ts'

/** The grammar of the command line. Each command is loaded when it runs, so that starting stays quick. */
export function buildProgram(io: Io, systems: readonly Rulebook[], done: (exitCode: number) => void): Command {
  const program = new Command('berthier')
    .description('Checks, formats and converts Napoleonic battle scenarios.')
    .version(pkg.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'Show help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(visibleLines(text.replace(/^error: /, 'berthier: '))),
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getErrHelpWidth: () => io.stderr.columns ?? 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('berthier --help shows how it is used.')
    .addHelpText('after', () => programHelp(systems))

  command('validate [paths...]', 'Check scenarios and show what is wrong with them')
    .addOption(choice('--format <format>', 'how to show it', Object.keys(FORMATS)).default('pretty'))
    .addOption(choice('--fail-on <severity>', 'end with exit code 1 from this severity on', FAIL_ON).default('error'))
    .option('--fix', 'apply safe fixes to the files')
    .option('--watch', 'check again whenever a file changes')
    .option('--quiet', 'show problems only')
    .action(async (paths: string[], options: ValidateOptions) => {
      done(await (await import('./commands/validate.ts')).runValidate(paths, options, io))
    })

  command('list [paths...]', 'List scenarios with their armies and their state').action(async (paths: string[]) => {
    done(await (await import('./commands/list.ts')).runList(paths, io))
  })

  command('fmt [paths...]', 'Rewrite scenarios in the one canonical form')
    .option('--check', 'change nothing; end with exit code 1 if a file is not in that form')
    .action(async (paths: string[], options: FmtOptions) => {
      done(await (await import('./commands/fmt.ts')).runFmt(paths, options, io))
    })

  command(
    'convert <in> <out>',
    "Convert between YAML, JSON, Markdown, maps of Tiled and the rulebook's own set-up notation",
  )
    .addOption(choice('--from <format>', 'the format of IN, where its extension does not tell', INPUT_FORMATS))
    .addOption(choice('--to <format>', 'the format of OUT, where its extension does not tell', CONVERT_FORMATS))
    .option('--scenario <title>', 'which battle of a text that holds several')
    .option('--title <title>', "the new battle's name")
    .option('--system <system>', 'the rulebook of a set-up')
    .option('--force', 'overwrite the file')
    .action(async (input: string, output: string, options: ConvertOptions) => {
      done(await (await import('./commands/convert.ts')).runConvert(input, output, options, io))
    })

  command('export [scenario...]', 'Write a battle to play, to print, or for other programs')
    .option('--all', 'a folder with a page to play for every battle, and one that lists them')
    .addOption(choice('--to <format>', 'for which one, where the extension of FILE does not tell', EXPORT_FORMATS))
    .option('-o, --output <file>', 'the file to write; with --all, the folder')
    .addOption(choice('--paper <paper>', 'of a pdf: its paper, otherwise a4', Object.keys(PAPERS)))
    .addOption(choice('--map <map>', 'of a pdf: over sheets to glue, otherwise tiled, or on one', MAP_KINDS))
    .addOption(new Option('--hex <mm>', 'of a pdf: a hex from side to side, otherwise 30').argParser(millimetres))
    .addOption(
      new Option('--scale <percent>', 'of a pdf: a table, in percent of its size, otherwise 100').argParser(percent),
    )
    .addOption(choice('--theme <theme>', 'of a pdf: its colours, otherwise print', Object.keys(THEMES)))
    .option('--force', 'export a battle with errors, and overwrite a file that berthier has not made')
    .action(async (scenarios: string[], options: ExportOptions) => {
      done(await (await import('./commands/export.ts')).runExport(scenarios, options, io))
    })

  command('new <file>', 'Start a battle: a small, complete scenario with comments')
    .option('--system <system>', 'the rulebook it is for')
    .option('--title <title>', "the battle's name; otherwise made from the file's name")
    .addOption(
      new Option('--from <scenario>', 'copy a scenario: a file, or the id of a shipped one').conflicts('system'),
    )
    .option('--force', 'overwrite the file')
    .action(async (file: string, options: NewOptions) => {
      done(await (await import('./commands/new.ts')).runNew(file, options, io))
    })

  command('edit [folder]', 'Open the battles of a folder in the editor, in your browser')
    .addOption(new Option('--port <number>', 'where it is served; otherwise a free one').argParser(portNumber))
    .option('--no-open', 'print the address and open no browser')
    .action(async (folder: string | undefined, options: EditOptions) => {
      done(await (await import('./commands/edit.ts')).runEdit(folder ?? '.', options, io))
    })

  command('cases [paths...]', 'Play the cases of the rules and show which do not hold')
    .addOption(choice('--format <format>', 'how to show it', Object.keys(CASE_FORMATS)).default('pretty'))
    .option('--coverage', 'list every rule and clause with its cases; end with exit code 1 if one lacks some')
    .action(async (paths: string[], options: CasesOptions) => {
      done(await (await import('./commands/cases.ts')).runCases(paths, options, io))
    })

  command('hex <from> [to]', 'Measure between two hexes or points of a table: distance, line, arc, neighbours')
    .option('--scenario <scenario>', 'on the board of this battle: a file, or the id of a shipped one')
    .addOption(choice('--format <format>', 'how to show it', ['pretty', 'json']).default('pretty'))
    .action(async (from: string, to: string | undefined, options: HexOptions) => {
      done(await (await import('./commands/hex.ts')).runHex(from, to, options, io))
    })

  command('preview <scenario>', 'Draw a battle: as SVG, PNG or PDF')
    .option('-o, --output <file>', 'the picture: .svg, .png or .pdf')
    .addOption(choice('--theme <theme>', 'its colours', Object.keys(THEMES)).default('light'))
    .option('--layer <layers...>', 'draw only these layers')
    .addOption(new Option('--width <pixels>', 'its width').argParser(pixels).default(1600))
    .addOption(choice('--mark <what>', 'mark what is wrong with the battle', ['diagnostics']))
    .addOption(
      new Option('--at <turn>', 'with the units that have arrived by a turn, such as "turn 4"').conflicts('replay'),
    )
    .option('--replay <file>', 'as it stands in a recorded game')
    .addOption(new Option('--step <number>', 'after so many of its actions').argParser(wholeNumber))
    .option('--force', 'overwrite a file that berthier did not make, or that was edited')
    .action(async (scenario: string, options: PreviewOptions) => {
      done(await (await import('./commands/preview.ts')).runPreview(scenario, options, io))
    })

  command('replay <file>', 'Play a recorded game again and tell what happened')
    .option('--scenario <scenario>', 'the battle: a file, or the id of a shipped one')
    .addOption(choice('--format <format>', 'all of it at once, as text or for a program', Object.keys(REPLAY_FORMATS)))
    .option('-o, --output <file>', 'write it to a file, whose extension chooses the format')
    .option('--force', 'overwrite a file that berthier did not make, or that was edited')
    .action(async (file: string, options: ReplayOptions) => {
      done(await (await import('./commands/replay.ts')).runReplay(file, options, io))
    })

  command('play <scenario>', 'Play a battle in the terminal, or watch two players')
    .addOption(new Option('--side <side>', 'the side that you play; otherwise the first').conflicts('players'))
    .addOption(new Option('--against <player>', 'who plays the other').default('heuristic').conflicts('players'))
    .option('--players <players>', 'let two play and watch: one for both sides, or one for each')
    .addOption(new Option('--seed <number>', 'of the dice').argParser(seed).default(1))
    .addOption(new Option('--budget <number>', 'how many actions search thinks through').argParser(wholeNumber))
    .option('--log', 'with --players: tell everything that happens')
    .option('-o, --output <file>', 'with --players: keep the game, for berthier replay')
    .action(async (scenario: string, options: PlayOptions) => {
      done(await (await import('./commands/play.ts')).runPlay(scenario, options, io))
    })

  command('simulate <scenario>', 'Play a battle many times and tell who tends to win, how and where')
    .addOption(new Option('--games <number>', 'how many games; otherwise 200').argParser(games))
    .option('--players <players>', 'who plays: one for both sides, or one for each', 'heuristic')
    .addOption(new Option('--seed <number>', 'of the dice: the same games again').argParser(seed).default(1))
    .addOption(new Option('--budget <number>', 'how many actions search thinks through').argParser(wholeNumber))
    .addOption(new Option('--jobs <number>', 'on how many threads; otherwise all').argParser(threads))
    .option('--until <margin>', 'stop once the interval is this narrow, such as "±2%"; --games is then the most')
    .option('--compare <scenario>', 'play another on the same dice too: a file, git:REV or git:REV:PATH')
    .addOption(
      new Option('--assert <share>', 'end with 1 unless it is so, such as "french 40..60%"; may be repeated').argParser(
        (text: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), text],
      ),
    )
    .addOption(choice('--format <format>', 'how to show it, otherwise pretty', Object.keys(SIMULATE_FORMATS)))
    .option('-o, --output <file>', 'write it to a file, whose extension chooses the format')
    .option('--force', 'overwrite a file that berthier did not make, or that was edited')
    .action(async (scenario: string, options: SimulateOptions) => {
      done(await (await import('./commands/simulate.ts')).runSimulate(scenario, options, io))
    })

  command('tournament [scenarios...]', 'Let two players fight battles with both sides and tell who is stronger')
    .option('--players <players>', 'the two players', 'search,heuristic')
    .addOption(new Option('--games <number>', 'games in each battle').argParser(games).default(40))
    .addOption(new Option('--seed <number>', 'of the dice: the same games again').argParser(seed).default(1))
    .addOption(
      new Option('--budget <number>', 'actions that search thinks through for a choice').argParser(wholeNumber),
    )
    .addOption(new Option('--jobs <number>', 'on how many threads; otherwise all').argParser(threads))
    .addOption(choice('--format <format>', 'how to show it', Object.keys(TOURNAMENT_FORMATS)).default('pretty'))
    .action(async (scenarios: string[], options: TournamentOptions) => {
      done(await (await import('./commands/tournament.ts')).runTournament(scenarios, options, io))
    })

  command('diff <before> <after>', 'Tell what changed between two battles, in words and in a picture')
    .addOption(choice('--format <format>', 'how to show it', Object.keys(DIFF_FORMATS)).default('pretty'))
    .option('-o, --picture <file>', 'draw both side by side with the changes marked: .svg, .png or .pdf')
    .addOption(choice('--theme <theme>', 'its colours', Object.keys(THEMES)).default('light'))
    .option('--force', 'overwrite a picture that berthier did not make')
    .action(async (before: string, after: string, options: DiffOptions) => {
      done(await (await import('./commands/diff.ts')).runDiff(before, after, options, io))
    })

  command('explain [code]', 'Say what a diagnostic code means and what to do; without a code, list them all').action(
    async (code: string | undefined) => {
      done((await import('./commands/explain.ts')).runExplain(code, io))
    },
  )

  command('schema', 'Print the JSON Schema of scenario files')
    .option('-o, --output <file>', 'write it to a file')
    .option('--export', 'the one of what berthier export --to json writes')
    .option('--force', 'overwrite a file that berthier did not make, or that was edited')
    .action(async (options: SchemaOptions) => {
      done(await (await import('./commands/schema.ts')).runSchema(options, io))
    })

  return program

  function command(usage: string, description: string): Command {
    const name = usage.split(' ')[0]!
    return program
      .command(usage)
      .description(description)
      .helpOption('-h, --help', 'show help')
      .showHelpAfterError(`berthier ${name} --help shows how it is used.`)
      .addHelpText('after', ['\nExamples:', ...EXAMPLES[name]!.map((line) => `  ${line}`)].join('\n'))
      .addHelpText('after', NOTES[name] ?? '')
  }
}

/** From an icon to a poster. */
const pixels = wholeNumberWithin(100, 20_000)

/** One game tells nothing, but shows that a battle can be played. */
const games = wholeNumberWithin(1, 100_000)

const threads = wholeNumberWithin(1, 256)

const portNumber = wholeNumberWithin(1, 65_535)

/** From a map for the pocket to one for the wall. */
function millimetres(text: string): number {
  const width = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (width >= MIN_HEX && width <= MAX_HEX) return width
  throw new InvalidArgumentError(`It is a number of millimetres from ${MIN_HEX} to ${MAX_HEX}.`)
}

/** From a table for the pocket to one larger than it is. */
function percent(text: string): number {
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (share >= MIN_SCALE && share <= MAX_SCALE) return share
  throw new InvalidArgumentError(`It is a number from ${MIN_SCALE} to ${MAX_SCALE}.`)
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a whole number.')
}

/** As large as the seeds of single games are. */
function seed(text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1
  if (number >= 0 && number < 2 ** 32) return number
  throw new InvalidArgumentError('It is a whole number up to 4294967295.')
}

function wholeNumberWithin(low: number, high: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
    if (number >= low && number <= high) return number
    throw new InvalidArgumentError(`It is a whole number from ${low} to ${high}.`)
  }
}

function choice(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices)
}

function programHelp(systems: readonly Rulebook[]): string {
  const width = Math.max(0, ...systems.map(({ id }) => id.length))
  return [
    '',
    'Rulebooks:',
    ...systems.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`),
    '',
    'Examples:',
    ...EXAMPLES['berthier']!.map((line) => `  ${line}`),
    '',
    'Exit codes: 0 all is well, 1 problems were found, 2 wrong usage or a file that cannot be read or written,',
    '70 a bug in berthier, 130 interrupted.',
  ].join('\n')
}
