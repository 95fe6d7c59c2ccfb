import { FLAG_FACE, GENERAL_FACE, ORDER_FACES } from './state.ts'

/** Generals come after the three arms. */
const KINDS = 4
const GENERALS = 3
/** 3.1: a coordinated attack orders two units a sector. */
const ORDERS_A_SECTOR = 2

/** The pieces that a side could order, counted by what matters to the dice: sector, arm, and whether a general leads them. */
export class ReadyPieces {
  /** By sector and kind. */
  readonly #all = new Int32Array(3 * KINDS)
  readonly #led = new Int32Array(3 * KINDS)

  /** Adds a piece; generals themselves have the arm after the last, and are led by themselves. */
  add(sector: number, arm: number, isLed: boolean): void {
    this.#all[sector * KINDS + arm]!++
    if (isLed) this.#led[sector * KINDS + arm]!++
  }

  /**
   * 5.1: the most dice that can be spent by a card for one sector. First the dice of an arm, on pieces without a general
   * where possible; then generals' dice, outside the sector where possible; then flags on whoever is left in it.
   */
  countInSector(dice: Int32Array, sector: number): number {
    let [spent, left, leftLed] = [0, 0, 0]
    for (let kind = 0; kind < KINDS; kind++) {
      const [all, led] = [this.#all[sector * KINDS + kind]!, this.#led[sector * KINDS + kind]!]
      const ordered = kind === GENERALS ? 0 : Math.min(dice[kind]!, all)
      spent += ordered
      left += all - ordered
      leftLed += Math.min(led, all - ordered)
    }
    let outside = 0
    for (let other = 0; other < 3; other++) if (other !== sector) outside += this.#ledIn(other)
    const generals = Math.min(dice[GENERAL_FACE]!, outside + leftLed)
    const inside = Math.max(0, generals - outside)
    return spent + generals + Math.min(dice[FLAG_FACE]!, left - inside)
  }

  /** 3.1: the most dice that can be spent by a coordinated attack: none, one or two dice to each sector. */
  countCoordinated(dice: Int32Array): number {
    const pairs = [0, 1, 2].map((sector) => PAIRS.filter((pair) => this.#canTake(sector, pair)))
    const left = dice.slice()
    const best = (sector: number, enough: number): number => {
      if (sector === 3) return 0
      let most = 0
      for (const pair of pairs[sector]!) {
        for (const face of pair) left[face]!--
        const isThere = pair.every((face) => left[face]! >= 0)
        if (isThere) most = Math.max(most, pair.length + best(sector + 1, enough - pair.length))
        for (const face of pair) left[face]!++
        if (most === Math.min(enough, ORDERS_A_SECTOR * (3 - sector))) break
      }
      return most
    }
    return best(
      0,
      dice.reduce((total, number) => total + number, 0),
    )
  }

  /** Whether a sector has different pieces for these dice. */
  #canTake(sector: number, pair: readonly number[]): boolean {
    const [first, second] = pair
    if (first === undefined) return true
    if (this.#fitting(sector, first) === 0) return false
    if (second === undefined) return true
    return this.#fitting(sector, second) > 0 && this.#fittingEither(sector, first, second) > 1
  }

  #fitting(sector: number, face: number): number {
    if (face === FLAG_FACE) return this.#allIn(sector)
    return face === GENERAL_FACE ? this.#ledIn(sector) : this.#all[sector * KINDS + face]!
  }

  /** How many pieces fit one of two faces; those of arms come first, and a flag last. */
  #fittingEither(sector: number, first: number, second: number): number {
    if (first === second || second === FLAG_FACE) return this.#fitting(sector, second)
    if (second !== GENERAL_FACE) return this.#fitting(sector, first) + this.#fitting(sector, second)
    return this.#ledIn(sector) + this.#all[sector * KINDS + first]! - this.#led[sector * KINDS + first]!
  }

  #allIn(sector: number): number {
    return sum(this.#all, sector)
  }

  #ledIn(sector: number): number {
    return sum(this.#led, sector)
  }
}

function sum(counts: Int32Array, sector: number): number {
  let total = 0
  for (let kind = 0; kind < KINDS; kind++) total += counts[sector * KINDS + kind]!
  return total
}

/** Two dice, one, or none: the most first. */
const FACES = ORDER_FACES.map((_, face) => face)
const PAIRS: readonly (readonly number[])[] = [
  ...FACES.flatMap((first) => FACES.filter((second) => second >= first).map((second) => [first, second])),
  ...FACES.map((face) => [face]),
  [],
]
