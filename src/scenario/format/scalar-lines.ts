import { type Scalar, trimBlanks } from './tree.ts'

/** The lines of a scalar whose further lines shall be indented by `indent`. Its value does not change. */
export function scalarLines({ style, source, indent: given }: Scalar, indent: number): string[] {
  const lines = source.split('\n')
  const margin = ' '.repeat(indent)
  if (style === 'block') return blockLines(lines, given!, margin)
  return lines.map((line, i) => {
    const trimmed = i < lines.length - 1 ? trimLine(line) : line
    const text = i > 0 ? trimmed.replace(/^[ \t]+/, '') : trimmed
    return i > 0 && text !== '' ? margin + text : text
  })
}

/** Whether the empty lines after a block scalar are part of its value. */
export function keepsLineEnds({ style, source }: Scalar): boolean {
  return style === 'block' && /^.\d?\+/.test(source)
}

/** Whether a line of a block scalar has nothing but its indentation. */
export function isBlankUpTo(line: string, indent: number): boolean {
  return line.length <= indent && /^ *$/.test(line)
}

function blockLines([header, ...lines]: readonly string[], given: number, margin: string): string[] {
  const content = lines.map((line) => (isBlankUpTo(line, given) ? '' : margin + line.slice(given)))
  // We indent by two, whatever the header said.
  return [header!.replace(/\d/, '2'), ...content]
}

/** Blanks at the end of a line do not count, except after the backslash that makes one of them count. */
function trimLine(line: string): string {
  const trimmed = trimBlanks(line)
  let backslashes = 0
  while (trimmed[trimmed.length - 1 - backslashes] === '\\') backslashes++
  return backslashes % 2 === 1 ? line.slice(0, trimmed.length + 1) : trimmed
}
