import { distance } from 'fastest-levenshtein'

/** What was probably meant, or nothing if no candidate is near. */
export type Suggestion = {
  readonly word: string
  /** Only capitals, hyphens or the like differ, or one letter of a longer word: safe to mend unseen. */
  readonly certain: boolean
}

/** Nobody mistypes a name that is longer: to compare two takes as many steps as the product of their lengths. */
const MAX_COMPARED = 200

/** The one candidate that is near enough to the word to be worth asking about. */
export function suggest(word: string, candidates: readonly string[]): Suggestion | undefined {
  const plain = normalise(word)
  const all = candidates.map((candidate) => ({ word: candidate, plain: normalise(candidate) }))
  const same = all.find((candidate) => candidate.plain === plain)
  if (same) return { word: same.word, certain: true }
  const plural = all.find((candidate) => candidate.plain === `${plain}s` || candidate.plain === `${plain}es`)
  if (plural) return { word: plural.word, certain: false }
  if (plain.length > MAX_COMPARED) return undefined
  const near = Math.max(1, Math.floor(plain.length / 3))
  // Whether another is nearly as near counts too; at least as many letters are off as one is longer than the other.
  const reach = Math.max(near, 2)
  const [best, second] = all
    .filter((candidate) => Math.abs(candidate.plain.length - plain.length) <= reach)
    .map((candidate) => ({ word: candidate.word, off: lettersOff(plain, candidate.plain) }))
    .sort((a, b) => a.off - b.off)
  // Of a single letter nothing is left if it is wrong.
  if (best && best.off < plain.length && best.off <= near)
    return { word: best.word, certain: best.off === 1 && plain.length > 4 && (second?.off ?? 9) > 2 }
  // A word in the plural, or one inside the other, is near however long the rest is.
  const words = new Set(word.toLowerCase().split(/[\s_-]+/))
  const contained = all.filter(
    (candidate) =>
      (plain.length > 3 && candidate.plain.includes(plain)) ||
      (words.size > 1 && candidate.plain.length > 3 && words.has(candidate.plain)),
  )
  return contained.length === 1 ? { word: contained[0]!.word, certain: false } : undefined
}

/** ` Did you mean x?`, or nothing. */
export function didYouMean(suggestion: Suggestion | undefined): string | undefined {
  return suggestion && `Did you mean ${suggestion.word}?`
}

/** Letters that are wrong, missing or too many; two in the wrong order count as one. */
function lettersOff(a: string, b: string): number {
  const sorted = (word: string) => Array.from(word).sort().join('')
  return a !== b && a.length === b.length && sorted(a) === sorted(b) ? 1 : distance(a, b)
}

const normalise = (word: string) => word.toLowerCase().replaceAll(/[\s_-]/g, '')
