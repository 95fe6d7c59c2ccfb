import { logarithm } from '../../engine/portable-math.ts'
import { logRatio, type Scale } from './likelihood.ts'

/** What is claimed of a mean, and with what errors it is decided. */
export type TestTerms = {
  readonly scale: Scale
  /** The claim: the mean lies between these. A border at the end of the scale is none. */
  readonly low: number
  readonly high: number
  /** As near to a border as this, either answer will do. */
  readonly margin: number
  /** How often a claim may be proved that is wrong, and refuted that is right. */
  readonly alpha: number
  readonly beta: number
}

export type Decision = 'proved' | 'refuted'

/** How far the evidence about each border has come: the logarithm of a likelihood ratio, above zero where it speaks for the claim. */
export type Evidence = { readonly low: number | undefined; readonly high: number | undefined }

/** The evidence that proves, and that which refutes. Both are Ville's: whenever one looks, chance alone gets there no more often. */
export function bounds({ scale, low, high, alpha, beta }: TestTerms): {
  readonly proved: number
  readonly refuted: number
} {
  // A wrong claim must pass both borders to be proved, but it takes only one to refute a right one.
  const borders = Number(hasBorder(scale, low)) + Number(hasBorder(scale, high))
  return { proved: logarithm(1 / alpha), refuted: logarithm(beta / borders) }
}

export const hasBorder = (scale: Scale, border: number) => border > scale[0]! && border < scale.at(-1)!

export function evidenceOf({ scale, low, high, margin }: TestTerms, counts: readonly number[]): Evidence {
  return {
    low: hasBorder(scale, low) ? logRatio(scale, counts, low - margin, low + margin) : undefined,
    high: hasBorder(scale, high) ? -logRatio(scale, counts, high - margin, high + margin) : undefined,
  }
}

/** Two one-sided sequential tests: the claim is proved once both borders are behind, and refuted once one is out of reach. */
export function makeTest(terms: TestTerms): (counts: readonly number[]) => Decision | undefined {
  const { proved, refuted } = bounds(terms)
  return (counts) => {
    const { low = Number.POSITIVE_INFINITY, high = Number.POSITIVE_INFINITY } = evidenceOf(terms, counts)
    if (low <= refuted || high <= refuted) return 'refuted'
    return low >= proved && high >= proved ? 'proved' : undefined
  }
}
