import { Option } from 'commander'
import { FUTURES } from '../../src/analysis/futures.ts'
import type { AdviseOptions } from '../commands/advise.ts'
import type { AnalyseOptions } from '../commands/analyse.ts'
import type { PlayOptions } from '../commands/play.ts'
import type { ReplayOptions } from '../commands/replay.ts'
import type { SimulateOptions } from '../commands/simulate.ts'
import type { TournamentOptions } from '../commands/tournament.ts'
import { ANALYSE_FORMATS } from '../formats/analyse/index.ts'
import { REPLAY_FORMATS } from '../formats/replay/index.ts'
import { SIMULATE_FORMATS } from '../formats/simulate/index.ts'
import { TOURNAMENT_FORMATS } from '../formats/tournament/index.ts'
import { VARIANT } from '../variants.ts'
import { collect, FORCE, type Grammar } from './grammar.ts'
import { choice, parseErrorRate, parseFutures, parseGames, parseWholeNumber } from './option-values.ts'
import { SERIES_OPTIONS } from './series-options.ts'

/** The commands that play games: one, many, and those that follow from them. */
export function addGamesCommands({ command, done, io }: Grammar): void {
  command('play <scenario>', 'Play a battle in the terminal, or watch two players')
    .addOption(new Option('--side <side>', 'side that you play (default: the first)').conflicts('players'))
    .addOption(new Option('--against <player>', 'player of the other side').default('heuristic').conflicts('players'))
    .option('--players <players>', 'watch computer players: one for both sides, or one for each')
    .addOption(VARIANT)
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .option('--log', 'with --players: print everything that happens')
    .option('-o, --output <file>', 'with --players: save the game for berthier replay')
    .action(async (scenario: string, options: PlayOptions) => {
      done(await (await import('../commands/play.ts')).runPlay(scenario, options, io))
    })

  command('replay <file>', 'Replay a recorded game and report what happened')
    .option('--scenario <scenario>', 'battle to use: a file or the id of a shipped battle')
    .addOption(
      choice('--format <format>', 'print the whole game at once, as text or JSON', Object.keys(REPLAY_FORMATS)),
    )
    .option('-o, --output <file>', 'file to write; its extension chooses the format')
    .addOption(FORCE)
    .action(async (file: string, options: ReplayOptions) => {
      done(await (await import('../commands/replay.ts')).runReplay(file, options, io))
    })

  command(
    'analyse <file>',
    'Show how the chances changed in a recorded game, what was luck and what skill, and where it turned',
  )
    .option('--scenario <scenario>', 'battle to use: a file or the id of a shipped battle')
    .addOption(
      new Option('--futures <number>', 'how often what may follow is played on from each position')
        .argParser(parseFutures)
        .default(FUTURES),
    )
    .addOption(choice('--format <format>', 'output format (default: text)', Object.keys(ANALYSE_FORMATS)))
    .option('-o, --output <file>', 'file to write; its extension chooses the format')
    .addOption(FORCE)
    .action(async (file: string, options: AnalyseOptions) => {
      done(await (await import('../commands/analyse.ts')).runAnalyse(file, options, io))
    })

  command('simulate <scenario>', 'Play a battle many times and report who wins, how and where')
    .addOption(new Option('--games <number>', 'number of games (default: 200)').argParser(parseGames))
    .addOption(VARIANT)
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
    .addOption(FORCE)
    .action(async (scenario: string, options: SimulateOptions) => {
      done(await (await import('../commands/simulate.ts')).runSimulate(scenario, options, io))
    })

  command('tournament [scenarios...]', 'Let two computer players fight from both sides and report which is stronger')
    .option('--players <players>', 'two players', 'search,heuristic')
    .addOption(
      new Option('--games <number>', 'games in each battle (default: 40; with --claim, at most 20000)').argParser(
        parseGames,
      ),
    )
    .option('--claim <claim>', 'decide in each battle how strong a player is, such as "search 65..100%"')
    .addOption(
      new Option('--alpha <rate>', 'with --claim: how often a wrong one may be proved (default: 0.05)').argParser(
        parseErrorRate,
      ),
    )
    .addOption(
      new Option('--beta <rate>', 'with --claim: how often a right one may be refuted (default: 0.05)').argParser(
        parseErrorRate,
      ),
    )
    .option('--margin <points>', 'with --claim: so near to a border of it, either answer will do (default: 2%)')
    .addOption(SERIES_OPTIONS.seed)
    .addOption(SERIES_OPTIONS.budget)
    .addOption(SERIES_OPTIONS.jobs)
    .addOption(SERIES_OPTIONS.queue)
    .addOption(SERIES_OPTIONS.without)
    .addOption(SERIES_OPTIONS.shard)
    .addOption(choice('--format <format>', 'output format (default: pretty)', Object.keys(TOURNAMENT_FORMATS)))
    .option('-o, --output <file>', 'with --shard: file to write')
    .addOption(FORCE)
    .action(async (scenarios: string[], options: TournamentOptions) => {
      done(await (await import('../commands/tournament.ts')).runTournament(scenarios, options, io))
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
      done(await (await import('../commands/advise.ts')).runAdvise(scenario, options, io))
    })
}
