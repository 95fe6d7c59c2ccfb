import { Argument, Option } from 'commander'
import type { RulebookOptions } from '../rulebooks/index.ts'
import type { Grammar } from './grammar.ts'

/** The commands that fit Berthier into shells, editors and machines. */
export function addInstallationCommands({ command, done, io, program }: Grammar): void {
  command('doctor', 'Check this installation and the configuration of this folder').action(async () => {
    done(await (await import('../commands/doctor.ts')).runDoctor(io))
  })

  command('lsp', 'Answer an editor as a language server, over standard input and output')
    // What clients of the protocol's own library add to the command of every server.
    .addOption(new Option('--stdio').hideHelp())
    .addOption(new Option('--clientProcessId <id>').hideHelp())
    .action(async (options: RulebookOptions) => {
      done(await (await import('../commands/lsp.ts')).runLsp(options, io))
    })

  command('completions', 'Print a script that completes commands in your shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      done((await import('../commands/completions.ts')).runCompletions(shell, program, io))
    })

  command('man', 'Print the manual page').action(async () => {
    done((await import('../commands/man.ts')).runMan(program, io))
  })
}
