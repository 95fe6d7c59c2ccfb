import { Option } from 'commander'
import type { ProveOptions } from '../commands/prove.ts'
import type { VerifyOptions } from '../commands/verify.ts'
import type { WorkerOptions } from '../commands/worker.ts'
import { PROVE_FORMATS } from '../formats/prove/index.ts'
import type { RequestedOutput } from '../simulate/undertaking.ts'
import { VARIANT } from '../variants.ts'
import { FORCE, type Grammar } from './grammar.ts'
import { choice, parseErrorRate, parseGames, parseThreads } from './option-values.ts'
import { SERIES_OPTIONS } from './series-options.ts'

/** The commands that decide claims, and share the games among machines. */
export function addProofCommands({ command, done, io }: Grammar): void {
  command('prove <scenario>', 'Decide a claim about a battle with as few games as it takes, and certify it')
    .requiredOption('--claim <claim>', 'claim, such as "french 40..60%"; with --compare "no more than 5 points"')
    .addOption(VARIANT)
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
    .addOption(FORCE)
    .action(async (scenario: string, options: ProveOptions) => {
      done(await (await import('../commands/prove.ts')).runProve(scenario, options, io))
    })

  command('verify <certificate>', 'Check a certificate: play its games again and report what differs')
    .option('--scenario <scenario>', 'battle to use: a file or the id of a shipped battle (default: as certified)')
    .option('--compare <scenario>', 'earlier version to use: a file, git:REV or git:REV:PATH (default: as certified)')
    .addOption(
      new Option('--sample <number>', 'play only so many games, chosen at random (default: all)').argParser(parseGames),
    )
    .addOption(SERIES_OPTIONS.jobs)
    .action(async (certificate: string, options: VerifyOptions) => {
      done(await (await import('../commands/verify.ts')).runVerify(certificate, options, io))
    })

  command('merge <parts...>', 'Merge the parts of a run that --shard has written')
    .option('--format <format>', 'output format, as of the command that played the parts (default: pretty)')
    .option('-o, --output <file>', 'file to write; its extension chooses the format')
    .addOption(FORCE)
    .action(async (parts: string[], options: RequestedOutput) => {
      done(await (await import('../commands/merge.ts')).runMerge(parts, options, io))
    })

  command('worker', 'Play games that others ask for through a queue')
    .requiredOption(
      '--queue <address>',
      'address of the Redis or Valkey server, such as redis://HOST:6379; its password in BERTHIER_QUEUE_PASSWORD',
    )
    .addOption(
      new Option('--jobs <number>', 'number of games at a time (default: one for each thread)').argParser(parseThreads),
    )
    .action(async (options: WorkerOptions) => {
      done(await (await import('../commands/worker.ts')).runWorker(options, io))
    })
}
