import type { Command, Option } from 'commander'

/** A command as completions and the manual tell it. */
export type CommandEntry = {
  readonly name: string
  readonly usage: string
  readonly description: string
  readonly options: readonly OptionEntry[]
  /** The words that its first argument takes, where they are a closed list. */
  readonly words: readonly string[]
}

export type OptionEntry = {
  readonly flags: string
  readonly long: string
  readonly short?: string
  readonly description: string
  /** The words that it takes, where they are a closed list. */
  readonly words: readonly string[]
  readonly takesValue: boolean
}

/** The commands and options of the command line, from the grammar itself. */
export function listCommands(program: Command): readonly CommandEntry[] {
  return program.commands.map((command) => ({
    name: command.name(),
    usage: `${command.name()} ${command.usage()}`.trim(),
    description: command.description(),
    options: command.options.filter(({ hidden }) => !hidden).map(optionEntry),
    words: command.registeredArguments[0]?.argChoices ?? [],
  }))
}

function optionEntry({ flags, long, short, description, argChoices, required, optional }: Option): OptionEntry {
  return {
    flags,
    long: long ?? flags,
    ...(short !== undefined && { short }),
    description,
    words: argChoices ?? [],
    takesValue: required || optional,
  }
}
