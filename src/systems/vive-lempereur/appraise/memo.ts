import type { Battlefield } from '../battlefield.ts'
import type { BattleState } from '../state.ts'

/** So many positions are remembered at a time. */
const MOST = 4096
const BITS = 2 ** 21

/**
 * Weights of positions seen before. Futures of the same action differ only from the first roll of dice on: what comes
 * before is weighed once. Neither dice nor hands tell positions apart, so only what depends on neither may be kept.
 */
export class Memo {
  readonly #known = new Map<number, readonly number[]>()
  #key = 0

  /** The weights of a position, if they are known; if not, it is the one to `keep` them for. */
  recall(state: BattleState): readonly number[] | undefined {
    this.#key = keyOf(state)
    return this.#known.get(this.#key)
  }

  keep(weights: readonly number[]): readonly number[] {
    if (this.#known.size >= MOST) this.#known.clear()
    this.#known.set(this.#key, weights)
    return weights
  }
}

/** The memory of a battlefield. */
export function memoOf(field: Battlefield): Memo {
  const known = MEMOS.get(field)
  if (known) return known
  const memo = new Memo()
  MEMOS.set(field, memo)
  return memo
}

const MEMOS = new WeakMap<Battlefield, Memo>()

/** A number of 53 bits from everything in a state but dice and hands. */
function keyOf({ words, dice, hands }: BattleState): number {
  const afterDice = (dice.byteOffset - words.byteOffset) / words.BYTES_PER_ELEMENT + dice.length
  const beforeHands = (hands.byteOffset - words.byteOffset) / words.BYTES_PER_ELEMENT
  let [high, low] = [0, 1]
  const mix = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const word = words[i]!
      high = Math.imul(high ^ word, 0x9e3779b1)
      high ^= high >>> 15
      low = Math.imul(low ^ word, 0x85ebca6b)
      low ^= low >>> 13
    }
  }
  mix(0, afterDice - dice.length)
  mix(afterDice, beforeHands)
  mix(beforeHands + hands.length, words.length)
  return (high >>> 0) * BITS + (low >>> 11)
}
