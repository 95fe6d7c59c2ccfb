import { type Explanation, explain, lineAt, type Slip } from './mistake.ts'

/** What git leaves in a file that two people changed in the same place. */
export function explainConflict({ text }: Slip): Explanation | undefined {
  const marker = /^<{7}(?: .*)?$/m.exec(text)
  if (!marker || !/^>{7}(?: .*)?$/m.test(text)) return undefined
  const hint = 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.'
  return explain('Git has left a conflict here: both versions stand in the file.', hint, [
    marker.index,
    marker.index + 7,
  ])
}

/** The marks around a code block of Markdown, copied with it. */
export function explainFence({ error, text }: Slip): Explanation | undefined {
  const { start, text: line, indent } = lineAt(text, error.pos[0])
  if (!line.startsWith('```', indent)) return undefined
  const hint = 'Remove this line, and the ``` that closes the block.'
  return explain('This is the mark of a Markdown code block.', hint, [start + indent, start + indent + 3])
}

/** `-{ name: Ford }`: a dash right before what it should list. */
export function explainTightDash({ error, text }: Slip): Explanation | undefined {
  const { start, text: line } = lineAt(text, error.pos[0])
  const at = /^\s*(?:- +)*-(?=[[{"'])/.exec(line)?.[0].length
  if (at === undefined) return undefined
  return explain('A space is missing after the dash.', 'Add a space after it.', [start + at - 1, start + at], '- ')
}

/** The signs of other keyboards that look like YAML's own. */
export function explainForeignSign({ error, text }: Slip): Explanation | undefined {
  const { start, text: line } = lineAt(text, error.pos[0])
  const found = /[：，［］｛｝＃]/.exec(line)
  if (!found) return undefined
  const [sign] = found
  const plain = sign.normalize('NFKC')
  const at = start + found.index
  return explain(`This is a full-width ${sign}, which YAML takes for a letter.`, `Write ${plain}.`, [at, at + 1])
}
