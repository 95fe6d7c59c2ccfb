import type { Command } from 'commander'
import pkg from '../../package.json' with { type: 'json' }
import { listCommands } from '../grammar.ts'
import { EXAMPLES } from '../help.ts'
import { EXIT, type Io } from '../io.ts'

/** `berthier man`: the manual page, for `man`. */
export function runMan(program: Command, io: Io): number {
  const lines = [
    `.TH BERTHIER 1 "" "berthier ${pkg.version}" "User Commands"`,
    '.SH NAME',
    `berthier \\- ${roff(program.description().replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    '.B berthier',
    '.I command',
    '[options]',
    '.SH COMMANDS',
    ...listCommands(program).flatMap(({ name, usage, description, options }) => [
      `.SS ${roff(usage)}`,
      `${roff(description)}.`,
      ...options.flatMap((option) => ['.TP', `.B ${roff(option.flags)}`, roff(option.description)]),
      '.P',
      'Examples:',
      '.nf',
      ...(EXAMPLES[name] ?? []).map(roff),
      '.fi',
    ]),
    '.SH EXIT STATUS',
    '0 success, 1 problems found, 2 wrong usage or a file that cannot be read or written, 70 a bug, 130 interrupted.',
  ]
  io.stdout.write(`${lines.join('\n')}\n`)
  return EXIT.clean
}

/** A line of text that nothing in it makes a command of. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
}
