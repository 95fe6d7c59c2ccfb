import type { Command, Option } from 'commander'
import { EXAMPLES, NOTES } from '../../cli/help.ts'

/** Options that every command has. */
const COMMON = new Set(['--config', '--rulebook', '--help'])

/** A page with every command, its options and examples, from the grammar itself. */
export function commandsPage(program: Command): string {
  const groups = new Map<string, Command[]>()
  for (const command of program.commands) {
    if (command.name() === 'help') continue
    const group = command.helpGroup().replace(/:$/, '')
    groups.set(group, [...(groups.get(group) ?? []), command])
  }
  const common = program.commands[0]!.options.filter(({ long }) => COMMON.has(long!))
  return `# Commands

\`berthier --help\` lists the commands, \`berthier COMMAND --help\` shows one of them as here, and \`berthier man\` prints all of this as a manual page.

Every command also takes these options:

${optionTable(common)}

The exit code is 0 for success, 1 for problems found, 2 for wrong usage or a file that cannot be read or written, 70 for a bug in Berthier, and 130
if you interrupt it. What else a command may end with stands with it.

${[...groups].map(([group, commands]) => `## ${group}\n\n${commands.map(commandSection).join('\n')}`).join('\n')}`
}

function commandSection(command: Command): string {
  const name = command.name()
  const own = command.options.filter(({ long, hidden }) => !hidden && !COMMON.has(long!))
  const parts = [
    `### ${name}`,
    `\`\`\`sh\nberthier ${name} ${command.usage()}\n\`\`\``,
    `${command.description()}.`,
    ...(own.length > 0 ? [optionTable(own)] : []),
    `\`\`\`sh\n${EXAMPLES[name]!.map(asComment).join('\n')}\n\`\`\``,
    ...(NOTES[name] ?? '').trim().split('\n\n').filter(Boolean).map(note),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What an example is for stands behind it, two blanks off: a comment of the shell. */
function asComment(line: string): string {
  return line.replace(
    /^(.*?\S)( {2,})(\S.*)$/,
    (_, call: string, blanks: string, why: string) => `${call}${blanks}# ${why}`,
  )
}

function optionTable(options: readonly Option[]): string {
  const rows = options.map(({ flags, description, argChoices, defaultValue }) => {
    const words = argChoices ? ` ${argChoices.map((word) => `\`${word}\``).join(', ')}` : ''
    const initial = defaultValue === undefined ? '' : ` (default: \`${String(defaultValue)}\`)`
    return `| \`${flags}\` | ${code(description)}${words && `:${words}`}${initial} |`
  })
  return `| option | what it does |\n| --- | --- |\n${rows.join('\n')}`
}

/** A paragraph of the notes: prose, or the shape of what is printed, whose lines stay as they are. */
function note(paragraph: string): string {
  return /^ {2}/m.test(paragraph) ? `\`\`\`text\n${paragraph}\n\`\`\`` : code(paragraph)
}

/** Options and files in a sentence. */
const code = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/(?<![\w`"-])--[a-z][a-z-]*|(?<![\w`./*-])[\w-]+\.(?:json|yaml|md)(?![\w`])/g, (word) => `\`${word}\``)
