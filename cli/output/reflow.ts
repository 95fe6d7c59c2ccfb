/** Nobody reads longer lines with ease. */
const WIDEST = 100

/** Notes of the help, in lines that fit a terminal: prose as paragraphs, lists with what belongs to an entry indented. */
export function reflow(text: string, width: number): string {
  const limit = Math.min(width, WIDEST)
  return text
    .split('\n\n')
    .map((paragraph) =>
      entriesOf(paragraph)
        .flatMap((entry) => wrap(entry, limit))
        .join('\n'),
    )
    .join('\n\n')
}

/** The lines of a paragraph, each with those that go on from it: prose is one, each entry of a list another. */
function entriesOf(paragraph: string): string[] {
  const entries: string[] = []
  for (const line of paragraph.split('\n')) {
    const indent = line.search(/\S/)
    const goesOn =
      indent > ENTRY || (indent === 0 && entries.at(-1)?.startsWith(' ') === false && entries.at(-1) !== '')
    if (goesOn && entries.length > 0) entries.push(`${entries.pop()!} ${line.trim()}`)
    else entries.push(line)
  }
  return entries
}

/** Entries of lists are indented by so much; what goes on from one by more. */
const ENTRY = 2

function wrap(entry: string, width: number): string[] {
  // What is said of a word of a list stands below itself.
  const hang = /^ {2}(?:\S+ )*\S+ {2,}(?=\S)/.exec(entry)?.[0].length ?? entry.search(/\S|$/)
  const lines: string[] = []
  let line = entry.slice(0, hang)
  for (const word of entry.slice(hang).trimEnd().split(' ')) {
    if (line.length + word.length > width && line.trim() !== '') {
      lines.push(line.trimEnd())
      line = ' '.repeat(hang)
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}
