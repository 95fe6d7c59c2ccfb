import { type Command, Option } from 'commander'
import { EXAMPLES, NOTES } from '../help.ts'
import type { Io } from '../io.ts'
import { reflow } from '../output/reflow.ts'

/** What groups of commands add to. */
export type Grammar = {
  readonly program: Command
  readonly io: Io
  /** A command by its usage, with what every command has. */
  readonly command: (usage: string, description: string) => Command
  /** Hears how the command ended. */
  readonly done: (exitCode: number) => void
}

/** A new command of a program: its help, its examples, and where rulebooks come from. */
export function addCommand(program: Command, usage: string, description: string): Command {
  const name = usage.split(' ')[0]!
  return program
    .command(usage)
    .description(description)
    .helpOption('-h, --help', 'show help')
    .option('--config <file>', 'configuration to use (default: berthier.config.json or .yaml, here or above)')
    .option('--no-config', 'use no configuration, and run no rulebook that one names: for the folders of strangers')
    .addOption(
      new Option('--rulebook <module>', 'also use this rulebook: a file or an installed package; repeatable').argParser(
        collect,
      ),
    )
    .showHelpAfterError(`Run berthier ${name} --help for its arguments and options.`)
    .addHelpText('after', ['\nExamples:', ...EXAMPLES[name]!.map((line) => `  ${line}`)].join('\n'))
    .addHelpText('after', ({ command }) =>
      reflow(NOTES[name] ?? '', command.configureOutput().getOutHelpWidth?.() ?? 100),
    )
}

/** The option of all commands that write reports and pictures. */
export const FORCE = new Option('--force', 'overwrite a file that berthier did not make or that was edited')

/** For options that may be given several times. */
export function collect(text: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), text]
}
