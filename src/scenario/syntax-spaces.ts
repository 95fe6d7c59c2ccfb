import { type Explanation, explain, lineAt, type Slip } from './syntax-mistake.ts'

/** What looks like a space and is none to YAML: web pages and word processors put them in. */
const ODD = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000]/

/** A space that YAML takes for a letter, where a space of its own kind would have made sense: in an indent or behind a colon or dash. */
export function explainOddSpace({ error, text }: Slip): Explanation | undefined {
  const line = lineAt(text, error.pos[0])
  // What is wrong with a line is often noticed in the next.
  const above = line.start > 0 ? lineAt(text, line.start - 1) : undefined
  for (const { start, text: content } of above ? [line, above] : [line]) {
    const found = new RegExp(`^([ ]*|[ ]*-[ ]*|[^#"']*:[ ]*)(?<odd>${ODD.source}+)`).exec(content)
    const odd = found?.groups?.['odd']
    if (!found || odd === undefined) continue
    const at = start + found[0].length - odd.length
    const name = odd.startsWith('\u00a0') ? 'a non-breaking space' : 'a special space'
    const hint = 'Replace it with an ordinary space.'
    return explain(
      `This is ${name}, which YAML takes for a letter.`,
      hint,
      [at, at + odd.length],
      ' '.repeat(odd.length),
    )
  }
  return undefined
}
