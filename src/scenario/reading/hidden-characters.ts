import type { Range, RawDiagnostic } from '../diagnostic.ts'
import { quote } from '../wording.ts'

/** Signs that turn the direction of text around or have no width: what a person reads is then not what stands there. */
const HIDDEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\uffa0]|(?<!^)\ufeff|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu

/** A word of Latin letters with one of another alphabet, or of a formula, that looks like them. */
const MIXED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u{1d400}-\u{1d7ff}]+/gu

/** Several letters in one, as in a PDF. */
const LIGATURE = /[\ufb00-\ufb06]/g

/** What looks like a Latin letter, by what it is called. */
const LOOK_ALIKE = [
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['full-width', /[\uff21-\uff3a\uff41-\uff5a]/u],
  ['mathematical', /[\u{1d400}-\u{1d7ff}]/u],
] as const

/** An ordinary Latin letter. */
const LATIN = /[a-z\u00c0-\u024f]/i

/** Nobody needs to see more of them. */
const MOST = 20

/** What a text has that cannot be seen, or is not what it looks like. */
export function findHiddenCharacters(
  text: string,
): readonly { readonly finding: RawDiagnostic; readonly range: Range }[] {
  if (
    !/[\u00ad\u0370-\u052f\u061c\u115f\u1160\u180e\u200b-\u2069\u3164\ufb00-\ufb06\ufeff-\uffa0\ud835\udb40]/.test(text)
  )
    return []
  const found: { finding: RawDiagnostic; range: Range }[] = []
  for (const { 0: sign, index } of text.matchAll(HIDDEN)) {
    if (found.length >= MOST) return found
    const name = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    const message = `An invisible character, ${name}, stands here: what is shown may differ from what is read.`
    const finding = { code: 'text/hidden', path: [], message, hint: 'Remove it.', replacement: '' } as const
    found.push({ finding, range: [index, index + sign.length] })
  }
  for (const { 0: sign, index } of text.matchAll(LIGATURE)) {
    if (found.length >= MOST) return found
    const letters = sign.normalize('NFKC')
    const message = `${sign} is one character here, as printed pages have it, not the letters ${letters}: a search does not find the word.`
    const finding = {
      code: 'text/look-alike',
      path: [],
      message,
      hint: `Write ${letters}.`,
      replacement: letters,
    } as const
    found.push({ finding, range: [index, index + sign.length] })
  }
  for (const { 0: word, index } of text.matchAll(MIXED)) {
    if (found.length >= MOST) return found
    const [script, sign] =
      LOOK_ALIKE.flatMap(([name, letter]) => {
        const like = letter.exec(word)?.[0]
        return like === undefined ? [] : [[name, like] as const]
      })[0] ?? []
    if (sign === undefined || !LATIN.test(word)) continue
    const message = `${quote(word)} mixes Latin letters with ${script} ones, such as ${sign}, which only look alike.`
    const finding = { code: 'text/look-alike', path: [], message, hint: 'Type the word anew.' } as const
    found.push({ finding, range: [index, index + word.length] })
  }
  return found
}
