import { logarithm } from '../../engine/portable-math.ts'

/**
 * What a game, or a pair of games, can be worth: evenly spaced, the least first. How often each came up is counted in the same
 * order, and what is asked about is the mean.
 */
export type Scale = readonly number[]

/** A game for a side: lost, drawn, won. */
export const GAME: Scale = [0, 0.5, 1]

/** How much better a game went for a side than the one with the same dice before the change. */
export const CHANGE: Scale = [-1, -0.5, 0, 0.5, 1]

/** Two games of a player on the same dice, once with each side; the five results of fishtest's pairs. */
export const PAIR: Scale = [0, 0.25, 0.5, 0.75, 1]

export const totalOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)

/** The mean that was observed. */
export function meanOf(scale: Scale, counts: readonly number[]): number {
  return counts.reduce((sum, one, i) => sum + one * scale[i]!, 0) / totalOf(counts)
}

/**
 * How much likelier the counts are where the mean is `high` than where it is `low`, as a logarithm: each is given the likeliest
 * of all distributions that have its mean (the generalized likelihood ratio of M. Van den Bergh, "Multinomial maximum likelihood",
 * which fishtest uses). Without draws that is Wald's ratio of two coins.
 */
export function logRatio(scale: Scale, counts: readonly number[], low: number, high: number): number {
  const [tiltLow, tiltHigh] = [tiltOf(scale, counts, low), tiltOf(scale, counts, high)]
  let sum = 0
  for (let i = 0; i < scale.length; i++) {
    if (counts[i] === 0) continue
    sum += counts[i]! * logarithm((1 + tiltLow * (scale[i]! - low)) / (1 + tiltHigh * (scale[i]! - high)))
  }
  return sum
}

/** The likeliest distribution with a given mean, in the light of the counts. */
export function likeliest(scale: Scale, counts: readonly number[], mean: number): number[] {
  const [least, most] = [scale[0]!, scale.at(-1)!]
  if (mean <= least || mean >= most) return scale.map((value) => (value === (mean <= least ? least : most) ? 1 : 0))
  const total = totalOf(counts)
  const tilt = tiltOf(scale, counts, mean)
  const shares = scale.map((value, i) => (counts[i] === 0 ? 0 : counts[i]! / (total * (1 + tilt * (value - mean)))))
  // What was observed may not be able to have that mean: the rest is then what was never observed, as far out as there is.
  const rest = 1 - totalOf(shares)
  if (rest > 0) shares[tilt < 0 ? shares.length - 1 : 0]! += rest
  return shares
}

/**
 * The one unknown of the likeliest distribution, whose shares are count / (total × (1 + tilt × (value − mean))): the root of a
 * function that falls, by Newton's steps within a bracket. At an end of the bracket, the value at that end takes what is left.
 */
function tiltOf(scale: Scale, counts: readonly number[], mean: number): number {
  const last = scale.length - 1
  let low = -1 / (scale[last]! - mean)
  let high = 1 / (mean - scale[0]!)
  if (counts[last] === 0 && slope(scale, counts, mean, low) <= 0) return low
  if (counts[0] === 0 && slope(scale, counts, mean, high) >= 0) return high
  let [sum, squares] = [0, 0]
  for (let i = 0; i < scale.length; i++) {
    const off = scale[i]! - mean
    sum += counts[i]! * off
    squares += counts[i]! * off * off
  }
  let tilt = sum / squares
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!(tilt > low && tilt < high)) tilt = (low + high) / 2
    let [value, fall] = [0, 0]
    for (let i = 0; i < scale.length; i++) {
      const off = scale[i]! - mean
      const share = off / (1 + tilt * off)
      value += counts[i]! * share
      fall += counts[i]! * share * share
    }
    if (value > 0) low = tilt
    else high = tilt
    const next = tilt + value / fall
    if (Math.abs(next - tilt) < CLOSE) return tilt
    tilt = next
  }
  return tilt
}

function slope(scale: Scale, counts: readonly number[], mean: number, tilt: number): number {
  let sum = 0
  for (let i = 0; i < scale.length; i++) {
    if (counts[i] !== 0) sum += (counts[i]! * (scale[i]! - mean)) / (1 + tilt * (scale[i]! - mean))
  }
  return sum
}

/** Newton doubles the right digits at each step; halving the bracket brings one digit in three. */
const MOST_STEPS = 100
const CLOSE = 1e-12
