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

/** A comment of a programming language, such as `// six turns`. */
export function explainForeignComment({ error, text }: Slip): Explanation | undefined {
  const { start, text: line, indent } = lineAt(text, error.pos[0])
  const mark = /^(?:\/\/|\/\*|<!--|--(?=\s))/.exec(line.slice(indent))?.[0]
  if (mark === undefined) return undefined
  const at = start + indent
  return explain(`${mark} begins no comment in YAML.`, 'Begin the comment with #.', [at, at + mark.length])
}

/** The bullets of a word processor. */
export function explainBullet({ error, text }: Slip): Explanation | undefined {
  const line = lineAt(text, error.pos[0])
  // A text without a dash goes on from the line above, which is where the parser notices it.
  const above = line.start > 0 ? lineAt(text, line.start - 1) : line
  for (const { start, text: content, indent } of [line, above]) {
    const [bullet] = /^[•◦‣▪●○■*–—]\s+(?=\S)/.exec(content.slice(indent)) ?? []
    if (bullet === undefined) continue
    const at = start + indent
    const hint = 'Begin the item with a hyphen and a space.'
    return explain(`The ${bullet.charAt(0)} begins no item of a list in YAML.`, hint, [at, at + bullet.length], '- ')
  }
  return undefined
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
