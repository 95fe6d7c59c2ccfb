import { Command } from 'commander'
import pkg from '../package.json' with { type: 'json' }
import type { Rulebook } from '../src/scenario/rulebook.ts'
import { addGamesCommands } from './grammar/games.ts'
import { addCommand, type Grammar } from './grammar/grammar.ts'
import { addInstallationCommands } from './grammar/installation.ts'
import { describeOptionError } from './grammar/option-values.ts'
import { addPicturesCommands } from './grammar/pictures.ts'
import { addProofCommands } from './grammar/proof.ts'
import { addRulesCommands } from './grammar/rules.ts'
import { addScenariosCommands } from './grammar/scenarios.ts'
import { EXAMPLES } from './help.ts'
import type { Io } from './io.ts'
import { visibleLines } from './output/terminal.ts'
import type { RulebookOptions } from './rulebooks/index.ts'

/** The groups of commands, in the order of the help. */
const GROUPS: readonly (readonly [heading: string, add: (grammar: Grammar) => void])[] = [
  ['Write and check:', addScenariosCommands],
  ['See and publish:', addPicturesCommands],
  ['Play and measure:', addGamesCommands],
  ['Prove, on many machines:', addProofCommands],
  ['Rules:', addRulesCommands],
  ['Installation:', addInstallationCommands],
]

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
    .addHelpCommand(
      new Command('help')
        .argument('[command]')
        .helpOption(false)
        .helpGroup('Installation:')
        .description('Show help for a command'),
    )
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

  const command = (usage: string, description: string) => addCommand(program, usage, description)
  for (const [heading, add] of GROUPS) {
    program.commandsGroup(heading)
    add({ program, io, command, done })
  }
  return program
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
