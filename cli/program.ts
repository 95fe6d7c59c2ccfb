import { Argument, Command, Option } from 'commander'
import pkg from '../package.json' with { type: 'json' }
import { FORMATS as CONVERT_FORMATS, INPUT_FORMATS } from '../src/scenario/convert/formats.ts'
import type { Rulebook } from '../src/scenario/rulebook.ts'
import { THEMES } from '../src/scene/theme.ts'
import type { AdviseOptions } from './commands/advise.ts'
import type { CasesOptions } from './commands/cases.ts'
import type { ConvertOptions } from './commands/convert.ts'
import type { DiffOptions } from './commands/diff.ts'
import type { EditOptions } from './commands/edit.ts'
import type { ExportOptions } from './commands/export.ts'
import type { FmtOptions } from './commands/fmt.ts'
import type { HexOptions } from './commands/hex.ts'
import type { NewOptions } from './commands/new.ts'
import type { NewRulebookOptions } from './commands/new-rulebook.ts'
import type { PlayOptions } from './commands/play.ts'
import type { PreviewOptions } from './commands/preview.ts'
import type { ProveOptions } from './commands/prove.ts'
import type { ReplayOptions } from './commands/replay.ts'
import type { RuleOptions } from './commands/rule.ts'
import type { SchemaOptions } from './commands/schema.ts'
import type { SimulateOptions } from './commands/simulate.ts'
import type { TournamentOptions } from './commands/tournament.ts'
import type { ValidateOptions } from './commands/validate.ts'
import type { VerifyOptions } from './commands/verify.ts'
import type { WorkerOptions } from './commands/worker.ts'
import { EXPORT_FORMATS } from './export/index.ts'
import { MAP_KINDS } from './export/print/options.ts'
import { PAPERS } from './export/print/paper.ts'
import { CASE_FORMATS } from './formats/cases/index.ts'
import { DIFF_FORMATS } from './formats/diff/index.ts'
import { FORMATS } from './formats/index.ts'
import { PROVE_FORMATS } from './formats/prove/index.ts'
import { REPLAY_FORMATS } from './formats/replay/index.ts'
import { SIMULATE_FORMATS } from './formats/simulate/index.ts'
import { TOURNAMENT_FORMATS } from './formats/tournament/index.ts'
import { EXAMPLES, NOTES } from './help.ts'
import type { Io } from './io.ts'
import {
  choice,
  describeOptionError,
  parseErrorRate,
  parseGames,
  parseMillimetres,
  parsePercent,
  parsePixels,
  parsePort,
  parseThreads,
  parseWholeNumber,
} from './option-values.ts'
import { FAIL_ON } from './results.ts'
import type { RulebookOptions } from './rulebooks/index.ts'
import { SERIES_OPTIONS } from './series-options.ts'
import type { RequestedTelling } from './simulate/undertaking.ts'
import { visibleLines } from './terminal.ts'

/** The grammar of the command line. Each command is loaded when it runs, so that starting stays quick. */
export function buildProgram(
  io: Io,
  systems: readonly Rulebook[],
  {
    choose,
    done,
  }: {
    /** Hears which rulebooks the caller names, before the command runs. */
    readonly choose: (options: RulebookOptions) => void
    /** Hears how the command ended. */
    readonly done: (exitCode: number) => void
  },
): Command {
  const program = new Command('berthier')
    .description('Write, check, play and publish scenarios for Napoleonic battles.')
    .version(pkg.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'Show help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(visibleLines(describeOptionError(text))),
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getErrHelpWidth: () => io.stderr.columns ?? 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('Run berthier --help for the commands.')
    .addHelpText('after', () => programHelp(systems))
    .hook('preAction', (_, chosen) => choose(chosen.opts<RulebookOptions>()))

  command('validate [paths...]', 'Check scenarios and report problems')
    .addOption(choice('--format <format>', 'output format', Object.keys(FORMATS)).default('pretty'))
    .addOption(choice('--fail-on <severity>', 'lowest severity that sets exit code 1', FAIL_ON).default('error'))
    .option('--fix', 'apply safe fixes to the files')
    .option('--watch', 'check again after every change')
    .option('--quiet', 'print problems only')
    .addOption(new Option('--max-warnings <number>', 'exit with code 1 on more warnings').argParser(parseWholeNumber))
    .option('--baseline <file>', 'do not report the known problems in this file')
    .option('--write-baseline <file>', 'write the problems found to this file')
    .option('--changed [revision]', 'check only files changed since a revision of git (default: HEAD)')
    .option('--stdin-filename <file>', 'name for standard input in reports and in the configuration')
    .option('--cache [file]', 'keep results for the next run (default: .berthier-cache.json)')
    .action(async (paths: string[], options: ValidateOptions) => {
      done(await (await import('./commands/validate.ts')).runValidate(paths, options, io))
    })

  command('list [paths...]', 'List scenarios with their armies and problems').action(async (paths: string[]) => {
    done(await (await import('./commands/list.ts')).runList(paths, io))
  })

  command('fmt [paths...]', 'Rewrite scenarios in canonical form')
    .option('--check', 'change nothing; exit with code 1 if a file is not in canonical form')
    .action(async (paths: string[], options: FmtOptions) => {
      done(await (await import('./commands/fmt.ts')).runFmt(paths, options, io))
    })

  command('convert <in> <out>', "Convert between YAML, JSON, Markdown, Tiled maps and the rulebook's set-up notation")
    .addOption(choice('--from <format>', 'format of IN (default: by its extension)', INPUT_FORMATS))
    .addOption(choice('--to <format>', 'format of OUT (default: by its extension)', CONVERT_FORMATS))
    .option('--scenario <title>', 'which battle to convert, if IN has several')
    .option('--title <title>', 'title of the new battle')
    .option('--system <system>', 'rulebook of a set-up')
    .option('--force', 'overwrite an existing file')
    .action(async (input: string, output: string, options: ConvertOptions) => {
      done(await (await import('./commands/convert.ts')).runConvert(input, output, options, io))
    })

  command('export [scenario...]', 'Export a battle to play, to print or for other programs')
    .option('--all', 'write a folder with a playable page for every battle and an index')
    .addOption(choice('--to <format>', 'export format (default: by the extension of FILE)', EXPORT_FORMATS))
    .option('-o, --output <file>', 'file to write; with --all, the folder')
    .addOption(choice('--paper <paper>', 'pdf: paper size (default: a4)', Object.keys(PAPERS)))
    .addOption(choice('--map <map>', 'pdf: map on several sheets to glue, or on one (default: tiled)', MAP_KINDS))
    .addOption(
      new Option('--hex <mm>', 'pdf: width of a hex from side to side (default: 30)').argParser(parseMillimetres),
    )
    .addOption(
      new Option('--scale <percent>', 'pdf: scale of a table in percent (default: 100)').argParser(parsePercent),
    )
    .addOption(choice('--theme <theme>', 'pdf: colours (default: print)', Object.keys(THEMES)))
    .option('--force', 'export a battle with errors, and overwrite files that berthier did not make')
    .action(async (scenarios: string[], options: ExportOptions) => {
      done(await (await import('./commands/export.ts')).runExport(scenarios, options, io))
    })

  command('new <file>', 'Start a battle from a small, complete, commented scenario')
    .option('--system <system>', 'rulebook of the battle')
    .option('--title <title>', 'title of the battle (default: from the file name)')
    .addOption(
      new Option('--from <scenario>', 'scenario to copy: a file or the id of a shipped battle').conflicts('system'),
    )
    .option('--force', 'overwrite an existing file')
    .action(async (file: string, options: NewOptions) => {
      done(await (await import('./commands/new.ts')).runNew(file, options, io))
    })

  command('new-rulebook <folder>', 'Start a rulebook of your own from a small, complete game')
    .option('--title <title>', 'title of the rulebook (default: from the name of the folder)')
    .option('--force', 'overwrite files of the skeleton in the folder')
    .action(async (folder: string, options: NewRulebookOptions) => {
      done(await (await import('./commands/new-rulebook.ts')).runNewRulebook(folder, options, io))
    })

  command('edit [folder]', 'Open the battles of a folder in the editor, in your browser')
    .addOption(new Option('--port <number>', 'port of the server (default: a free one)').argParser(parsePort))
    .option('--no-open', 'print the address without opening a browser')
    .action(async (folder: string | undefined, options: EditOptions) => {
      done(await (await import('./commands/edit.ts')).runEdit(folder ?? '.', options, io))
    })

  command('cases [paths...]', 'Run the cases of the rules and report those that fail')
    .addOption(choice('--format <format>', 'output format', Object.keys(CASE_FORMATS)).default('pretty'))
    .option('--coverage', 'list every rule and clause with its cases; exit with code 1 if any are missing')
    .action(async (paths: string[], options: CasesOptions) => {
      done(await (await import('./commands/cases.ts')).runCases(paths, options, io))
    })

  command('rule <rule>', 'Look up a rule or clause: what it says, how Berthier reads it, and its cases')
    .option('--system <system>', 'rulebook to look in (default: all)')
    .addOption(choice('--format <format>', 'output format', ['pretty', 'json']).default('pretty'))
    .action(async (rule: string, options: RuleOptions) => {
      done(await (await import('./commands/rule.ts')).runRule(rule, options, io))
    })

  command('hex <from> [to]', 'Measure between two hexes or table points: distance, line, arc, neighbours')
    .option('--scenario <scenario>', 'measure on the board of a battle: a file or the id of a shipped battle')
    .addOption(choice('--format <format>', 'output format', ['pretty', 'json']).default('pretty'))
    .action(async (from: string, to: string | undefined, options: HexOptions) => {
      done(await (await import('./commands/hex.ts')).runHex(from, to, options, io))
    })

  command('preview <scenario>', 'Draw a battle as SVG, PNG or PDF')
    .option('-o, --output <file>', 'picture to write: .svg, .png or .pdf')
    .addOption(choice('--theme <theme>', 'colours', Object.keys(THEMES)).default('light'))
    .option('--layer <layers...>', 'draw only these layers')
    .addOption(new Option('--width <pixels>', 'width of the picture').argParser(parsePixels).default(1600))
    .addOption(choice('--mark <what>', 'mark problems in the picture', ['diagnostics']))
    .addOption(
      new Option('--at <turn>', 'include the units that have arrived by a turn, such as "turn 4"').conflicts('replay'),
    )
    .option('--replay <file>', 'draw the position of a recorded game')
    .addOption(
      new Option('--step <number>', 'with --replay: draw the position after this many actions').argParser(
        parseWholeNumber,
      ),
    )
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (scenario: string, options: PreviewOptions) => {
      done(await (await import('./commands/preview.ts')).runPreview(scenario, options, io))
    })

  command('replay <file>', 'Replay a recorded game and report what happened')
    .option('--scenario <scenario>', 'battle to use: a file or the id of a shipped battle')
    .addOption(
      choice('--format <format>', 'print the whole game at once, as text or JSON', Object.keys(REPLAY_FORMATS)),
    )
    .option('-o, --output <file>', 'file to write; its extension chooses the format')
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (file: string, options: ReplayOptions) => {
      done(await (await import('./commands/replay.ts')).runReplay(file, options, io))
    })

  command('play <scenario>', 'Play a battle in the terminal, or watch two players')
    .addOption(new Option('--side <side>', 'side that you play (default: the first)').conflicts('players'))
    .addOption(new Option('--against <player>', 'player of the other side').default('heuristic').conflicts('players'))
    .option('--players <players>', 'watch computer players: one for both sides, or one for each')
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .option('--log', 'with --players: print everything that happens')
    .option('-o, --output <file>', 'with --players: save the game for berthier replay')
    .action(async (scenario: string, options: PlayOptions) => {
      done(await (await import('./commands/play.ts')).runPlay(scenario, options, io))
    })

  command('simulate <scenario>', 'Play a battle many times and report who wins, how and where')
    .addOption(new Option('--games <number>', 'number of games (default: 200)').argParser(parseGames))
    .option('--players <players>', 'computer players: one for both sides, or one for each', 'heuristic')
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .addOption(SERIES_OPTIONS.jobs)
    .option('--until <margin>', 'stop once the interval is this narrow, such as "±2%", or after --games')
    .option('--compare <scenario>', 'play another version with the same dice: a file, git:REV or git:REV:PATH')
    .addOption(
      new Option('--assert <share>', `check a side's share, such as "french 40..60%"; repeatable`).argParser(collect),
    )
    .addOption(SERIES_OPTIONS.queue)
    .addOption(SERIES_OPTIONS.without)
    .addOption(SERIES_OPTIONS.shard)
    .addOption(choice('--format <format>', 'output format (default: pretty)', Object.keys(SIMULATE_FORMATS)))
    .option('-o, --output <file>', 'file to write; its extension chooses the format')
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (scenario: string, options: SimulateOptions) => {
      done(await (await import('./commands/simulate.ts')).runSimulate(scenario, options, io))
    })

  command('tournament [scenarios...]', 'Let two computer players fight from both sides and report which is stronger')
    .option('--players <players>', 'two players', 'search,heuristic')
    .addOption(new Option('--games <number>', 'games in each battle').argParser(parseGames).default(40))
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .addOption(SERIES_OPTIONS.jobs)
    .addOption(SERIES_OPTIONS.queue)
    .addOption(SERIES_OPTIONS.without)
    .addOption(SERIES_OPTIONS.shard)
    .addOption(choice('--format <format>', 'output format (default: pretty)', Object.keys(TOURNAMENT_FORMATS)))
    .option('-o, --output <file>', 'with --shard: file to write')
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (scenarios: string[], options: TournamentOptions) => {
      done(await (await import('./commands/tournament.ts')).runTournament(scenarios, options, io))
    })

  command('prove <scenario>', 'Decide a claim about a battle with as few games as it takes, and certify it')
    .requiredOption('--claim <claim>', 'claim, such as "french 40..60%"; with --compare "no more than 5 points"')
    .option('--compare <scenario>', 'ask about the change from another version: a file, git:REV or git:REV:PATH')
    .option('--players <players>', 'computer players: one for both sides, or one for each (default: heuristic)')
    .option('--strengths <players>', 'decide for several players in turn, such as beginner,heuristic,search')
    .addOption(
      new Option('--alpha <rate>', 'how often a wrong claim may be proved').argParser(parseErrorRate).default(0.05),
    )
    .addOption(
      new Option('--beta <rate>', 'how often a right claim may be refuted').argParser(parseErrorRate).default(0.05),
    )
    .option('--margin <points>', 'so near to a border of the claim, either answer will do', '2%')
    .addOption(new Option('--games <number>', 'number of games at most').argParser(parseGames).default(20_000))
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .addOption(SERIES_OPTIONS.jobs)
    .addOption(SERIES_OPTIONS.queue)
    .addOption(SERIES_OPTIONS.without)
    .addOption(SERIES_OPTIONS.shard)
    .addOption(choice('--format <format>', 'output format (default: pretty)', Object.keys(PROVE_FORMATS)))
    .option('-o, --output <file>', 'file to write: .json is the certificate, .html a page, .svg a badge')
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (scenario: string, options: ProveOptions) => {
      done(await (await import('./commands/prove.ts')).runProve(scenario, options, io))
    })

  command('verify <certificate>', 'Check a certificate: play its games again and report what differs')
    .option('--scenario <scenario>', 'battle to use: a file or the id of a shipped battle (default: as certified)')
    .option('--compare <scenario>', 'earlier version to use: a file, git:REV or git:REV:PATH (default: as certified)')
    .addOption(
      new Option('--sample <number>', 'play only so many games, chosen at random (default: all)').argParser(parseGames),
    )
    .addOption(SERIES_OPTIONS.jobs)
    .action(async (certificate: string, options: VerifyOptions) => {
      done(await (await import('./commands/verify.ts')).runVerify(certificate, options, io))
    })

  command('merge <parts...>', 'Put the parts of a run together that --shard has written')
    .option('--format <format>', 'output format, as of the command that played the parts (default: pretty)')
    .option('-o, --output <file>', 'file to write; its extension chooses the format')
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (parts: string[], options: RequestedTelling) => {
      done(await (await import('./commands/merge.ts')).runMerge(parts, options, io))
    })

  command('worker', 'Play games for others, as a queue hands them out')
    .requiredOption('--queue <address>', 'address of the Redis or Valkey server, such as redis://:PASSWORD@HOST:6379')
    .addOption(
      new Option('--jobs <number>', 'number of games at a time (default: one for each thread)').argParser(parseThreads),
    )
    .action(async (options: WorkerOptions) => {
      done(await (await import('./commands/worker.ts')).runWorker(options, io))
    })

  command('advise <scenario>', 'Find small edits that give a side the wanted share of victories')
    .requiredOption('--want <share>', 'wanted share, such as "french 45..55%"')
    .option('--may <parts>', 'what may change: units, arrivals, turns, victory, terrain (default: all)')
    .option('--players <players>', 'computer players: one for both sides, or one for each', 'heuristic')
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .addOption(SERIES_OPTIONS.jobs)
    .addOption(
      new Option('--apply <number>', 'write the edit of this number into the file; comments stay').argParser(
        parseWholeNumber,
      ),
    )
    .option('--pictures <folder>', 'draw each edit, before and after, into a folder')
    .option('--force', 'overwrite pictures that berthier did not make')
    .action(async (scenario: string, options: AdviseOptions) => {
      done(await (await import('./commands/advise.ts')).runAdvise(scenario, options, io))
    })

  command('diff <before> <after>', 'Compare two battles in words and in a picture')
    .addOption(choice('--format <format>', 'output format', Object.keys(DIFF_FORMATS)).default('pretty'))
    .option('-o, --picture <file>', 'also draw both side by side with the changes marked: .svg, .png or .pdf')
    .addOption(choice('--theme <theme>', 'colours', Object.keys(THEMES)).default('light'))
    .option('--force', 'overwrite a picture that berthier did not make')
    .action(async (before: string, after: string, options: DiffOptions) => {
      done(await (await import('./commands/diff.ts')).runDiff(before, after, options, io))
    })

  command('explain [code]', 'Explain a diagnostic code and its remedy; without a code, list them all').action(
    async (code: string | undefined) => {
      done(await (await import('./commands/explain.ts')).runExplain(code, io))
    },
  )

  command('schema', 'Print the JSON Schema of scenario files')
    .option('-o, --output <file>', 'file to write')
    .option('--export', 'print the schema of berthier export --to json instead')
    .option('--force', 'overwrite a file that berthier did not make or that was edited')
    .action(async (options: SchemaOptions) => {
      done(await (await import('./commands/schema.ts')).runSchema(options, io))
    })

  command('lsp', 'Answer an editor as a language server, over standard input and output')
    .addOption(new Option('--stdio').hideHelp())
    .action(async (options: RulebookOptions) => {
      done(await (await import('./commands/lsp.ts')).runLsp(options, io))
    })

  command('doctor', 'Check this installation and the configuration of this folder').action(async () => {
    done(await (await import('./commands/doctor.ts')).runDoctor(io))
  })

  command('completions', 'Print a script that completes commands in your shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      done((await import('./commands/completions.ts')).runCompletions(shell, program, io))
    })

  command('man', 'Print the manual page').action(async () => {
    done((await import('./commands/man.ts')).runMan(program, io))
  })

  return program

  function command(usage: string, description: string): Command {
    const name = usage.split(' ')[0]!
    return program
      .command(usage)
      .description(description)
      .helpOption('-h, --help', 'show help')
      .option('--config <file>', 'configuration to use (default: berthier.config.json or .yaml, here or above)')
      .addOption(
        new Option(
          '--rulebook <module>',
          'also use this rulebook: a file or an installed package; repeatable',
        ).argParser(collect),
      )
      .showHelpAfterError(`Run berthier ${name} --help for its arguments and options.`)
      .addHelpText('after', ['\nExamples:', ...EXAMPLES[name]!.map((line) => `  ${line}`)].join('\n'))
      .addHelpText('after', NOTES[name] ?? '')
  }
}

/** For options that may be given several times. */
function collect(text: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), text]
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
    'Exit codes: 0 success, 1 problems found, 2 wrong usage or a file that cannot be read or written,',
    '70 a bug in berthier, 130 interrupted.',
  ].join('\n')
}
