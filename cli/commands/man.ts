import type { Command, Option } from 'commander'
import pkg from '../../package.json' with { type: 'json' }
import { EXAMPLES, NOTES } from '../help.ts'
import { EXIT, type Io } from '../io.ts'

/** Options that every command has: they stand in the page once. */
const COMMON: ReadonlySet<string> = new Set(['--config', '--rulebook'])

/** `berthier man`: the manual page, for `man`. */
export function runMan(program: Command, io: Io): number {
  const isCommon = ({ long }: Option) => COMMON.has(long ?? '')
  const [any] = program.commands
  const lines = [
    `.TH BERTHIER 1 "" "berthier ${pkg.version}" "User Commands"`,
    '.SH NAME',
    `berthier \\- ${roff(program.description().replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B berthier',
    '.I command',
    '[options]',
    '.SH OPTIONS',
    'Every command takes these options.',
    ...(any?.options ?? []).filter(isCommon).flatMap(optionLines),
    '.SH COMMANDS',
    ...program.commands.flatMap((command) => commandLines(command, isCommon)),
    '.SH EXIT STATUS',
    '0 success, 1 problems found, 2 wrong usage or a file that cannot be read or written, 70 a bug, 130 interrupted. Commands that',
    'end with other codes say so above.',
  ]
  io.stdout.write(`${lines.join('\n')}\n`)
  return EXIT.clean
}

function commandLines(command: Command, isCommon: (option: Option) => boolean): string[] {
  const name = command.name()
  const own = command.options.filter((option) => !option.hidden && !isCommon(option))
  const notes = (NOTES[name] ?? '').trim().split('\n\n')
  return [
    `.SS ${roff(`${name} ${command.usage()}`)}`,
    `${roff(command.description())}.`,
    ...own.flatMap(optionLines),
    '.P',
    'Examples:',
    '.nf',
    ...EXAMPLES[name]!.map(roff),
    '.fi',
    ...notes.filter(Boolean).flatMap(noteLines),
  ]
}

function optionLines({ flags, description, argChoices, defaultValue }: Option): string[] {
  const words = argChoices ? `: ${argChoices.join(', ')}` : ''
  const initial = defaultValue === undefined ? '' : ` (default: ${String(defaultValue)})`
  return ['.TP', `.B ${roff(flags)}`, roff(`${description}${words}${initial}`)]
}

/** A paragraph of a command's notes; the shape of what is printed keeps its lines. */
function noteLines(paragraph: string): string[] {
  const lines = paragraph.split('\n').map(roff)
  return /^ {2}/m.test(paragraph) ? ['.P', '.nf', ...lines, '.fi'] : ['.P', ...lines]
}

/** A line of text that nothing in it makes a command of. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
}
