import type { Range, RawDiagnostic } from './diagnostic.ts'
import { quote } from './wording.ts'

/** Signs that turn the direction of text around or have no width: what a person reads is then not what stands there. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|(?<!^)\ufeff/g

/** A word of Latin letters with a Greek or Cyrillic one that looks like them. */
const MIXED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu

const LOOK_ALIKE = /[\p{Script=Greek}\p{Script=Cyrillic}]/u

/** Nobody needs to see more of them. */
const MOST = 20

/** What a text has that cannot be seen, or is not what it looks like. */
export function findHiddenCharacters(
  text: string,
): readonly { readonly finding: RawDiagnostic; readonly range: Range }[] {
  if (!/[\u0370-\u052f\u061c\u200b-\u2069\ufeff]/.test(text)) return []
  const found: { finding: RawDiagnostic; range: Range }[] = []
  for (const { 0: sign, index } of text.matchAll(HIDDEN)) {
    if (found.length >= MOST) return found
    const name = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    const message = `An invisible character, ${name}, stands here: what is shown may differ from what is read.`
    const finding = { code: 'text/hidden', path: [], message, hint: 'Remove it.', replacement: '' } as const
    found.push({ finding, range: [index, index + sign.length] })
  }
  for (const { 0: word, index } of text.matchAll(MIXED)) {
    if (found.length >= MOST) return found
    const [sign] = LOOK_ALIKE.exec(word) ?? []
    if (sign === undefined || !/\p{Script=Latin}/u.test(word)) continue
    const script = /\p{Script=Greek}/u.test(sign) ? 'Greek' : 'Cyrillic'
    const message = `${quote(word)} mixes Latin letters with ${script} ones, such as ${sign}, which only look alike.`
    const finding = { code: 'text/look-alike', path: [], message, hint: 'Type the word anew.' } as const
    found.push({ finding, range: [index, index + word.length] })
  }
  return found
}
