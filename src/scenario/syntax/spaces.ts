import { type Explanation, explain, lineAt, type Slip } from './mistake.ts'

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
    return explain(messageAbout(odd), REMEDY, [at, at + odd.length], ' '.repeat(odd.length))
  }
  return undefined
}

/** A key that such a space begins: somebody has indented it so, and YAML reads it as a key at the beginning of the line. */
export function oddIndent(
  key: string,
): { readonly message: string; readonly hint: string; readonly replacement: string } | undefined {
  const odd = ODD_START.exec(key)?.[0]
  return odd === undefined
    ? undefined
    : { message: messageAbout(odd), hint: REMEDY, replacement: ' '.repeat(odd.length) }
}

/** What a word has in it that looks like a space, or like nothing, where a person sees no mistake. */
export function describeOddSpace(word: string): string | undefined {
  if (/\r(?!\n)/.test(word)) return 'A carriage return without a line feed stands here.'
  const odd = ODD.exec(word)?.[0]
  return odd && `There is ${nameOf(odd)} here, which YAML takes for a letter.`
}

const ODD_START = new RegExp(`^${ODD.source}+`)

const REMEDY = 'Replace it with an ordinary space.'

const messageAbout = (odd: string) => `This is ${nameOf(odd)}, which YAML takes for a letter.`

const nameOf = (odd: string) => (odd.startsWith('\u00a0') ? 'a non-breaking space' : 'a special space')
