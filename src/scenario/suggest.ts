import { distance } from 'fastest-levenshtein'

/** What was probably meant, or nothing if no candidate is near. */
export type Suggestion = {
  readonly word: string
  /** Only capitals, hyphens or the like differ, or one letter of a longer word: safe to mend unseen. */
  readonly certain: boolean
}

/** The one candidate that is near enough to the word to be worth asking about. */
export function suggest(word: string, candidates: readonly string[]): Suggestion | undefined {
  const plain = normalise(word)
  const same = candidates.find((candidate) => normalise(candidate) === plain)
  if (same !== undefined) return { word: same, certain: true }
  const ranked = candidates
    .map((candidate) => ({ candidate, off: lettersOff(plain, normalise(candidate)) }))
    .sort((a, b) => a.off - b.off)
  const [best, second] = ranked
  if (!best) return undefined
  // A word in the plural, or one inside the other, is near however long the rest is.
  const contained = candidates.filter((candidate) => plain.length > 3 && normalise(candidate).includes(plain))
  // Of a single letter nothing is left if it is wrong.
  if (best.off >= plain.length || best.off > Math.max(1, Math.floor(plain.length / 3))) {
    return contained.length === 1 ? { word: contained[0]!, certain: false } : undefined
  }
  return { word: best.candidate, certain: best.off === 1 && plain.length > 4 && (second?.off ?? 9) > 2 }
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
