import type { Range, RawDiagnostic } from './diagnostic.ts'

/** Signs that turn the direction of text around or have no width: what a person reads is then not what stands there. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|(?<!^)\ufeff/g

/** A word of Latin letters with a Greek or Cyrillic one that looks like them. */
const MIXED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu

/** Nobody needs to see more of them. */
const MOST = 20

/** What a text has that cannot be seen, or is not what it looks like. */
export function findHiddenCharacters(
  text: string,
): readonly { readonly finding: RawDiagnostic; readonly range: Range }[] {
  if (!/[\u0370-\u052f\u061c\u200b-\u2069\ufeff]/.test(text)) return []
  const hidden = Array.from(text.matchAll(HIDDEN)).map(({ 0: sign, index }) => {
    const name = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
    const message = `An invisible character, ${name}, stands here: what is shown may differ from what is read.`
    const finding = { code: 'text/hidden', path: [], message, hint: 'Remove it.', replacement: '' } as const
    return { finding, range: [index, index + sign.length] as const }
  })
  const mixed = Array.from(text.matchAll(MIXED))
    .filter(({ 0: word }) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word))
    .map(({ 0: word, index }) => {
      const [sign] = /[\p{Script=Greek}\p{Script=Cyrillic}]/u.exec(word)!
      const script = /\p{Script=Greek}/u.test(sign) ? 'Greek' : 'Cyrillic'
      const message = `${word} mixes Latin letters with ${script} ones, such as ${sign}, which only look alike.`
      const finding = { code: 'text/look-alike', path: [], message, hint: 'Type the word anew.' } as const
      return { finding, range: [index, index + word.length] as const }
    })
  return [...hidden, ...mixed].slice(0, MOST)
}
