import type { CasesOptions } from '../commands/cases.ts'
import type { HexOptions } from '../commands/hex.ts'
import type { NewRulebookOptions } from '../commands/new-rulebook.ts'
import type { RuleOptions } from '../commands/rule.ts'
import { CASE_FORMATS } from '../formats/cases/index.ts'
import type { Grammar } from './grammar.ts'
import { choice } from './option-values.ts'

/** The commands about the rules themselves. */
export function addRulesCommands({ command, done, io }: Grammar): void {
  command('cases [paths...]', 'Run the cases of the rules and report those that fail')
    .addOption(choice('--format <format>', 'output format', Object.keys(CASE_FORMATS)).default('pretty'))
    .option('--coverage', 'list every rule and clause with its cases; exit with code 1 if any are missing')
    .action(async (paths: string[], options: CasesOptions) => {
      done(await (await import('../commands/cases.ts')).runCases(paths, options, io))
    })

  command('rule <rule>', 'Look up a rule or clause: what it says, how Berthier reads it, and its cases')
    .option('--system <system>', 'rulebook to look in (default: all)')
    .addOption(choice('--format <format>', 'output format', ['pretty', 'json']).default('pretty'))
    .action(async (rule: string, options: RuleOptions) => {
      done(await (await import('../commands/rule.ts')).runRule(rule, options, io))
    })

  command('hex <from> [to]', 'Measure between two hexes or table points: distance, line, arc, neighbours')
    .option('--scenario <scenario>', 'measure on the board of a battle: a file or the id of a shipped battle')
    .addOption(choice('--format <format>', 'output format', ['pretty', 'json']).default('pretty'))
    .action(async (from: string, to: string | undefined, options: HexOptions) => {
      done(await (await import('../commands/hex.ts')).runHex(from, to, options, io))
    })

  command('new-rulebook <folder>', 'Start a rulebook of your own from a small, complete game')
    .option('--title <title>', 'title of the rulebook (default: from the name of the folder)')
    .option('--force', 'overwrite files of the skeleton in the folder')
    .action(async (folder: string, options: NewRulebookOptions) => {
      done(await (await import('../commands/new-rulebook.ts')).runNewRulebook(folder, options, io))
    })
}
