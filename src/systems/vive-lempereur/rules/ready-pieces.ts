import { FLAG_FACE, GENERAL_FACE, ORDER_FACES } from './state.ts'

/** Generals come after the three arms. */
const KINDS = 4
const GENERALS = 3

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

  /** 3.1: the most dice that can be spent by a coordinated attack, with so many orders in each sector at most. */
  countCoordinated(dice: Int32Array, perSector: number): number {
    const left = new Int32Array(NODES * NODES)
    const join = (from: number, to: number, most: number) => {
      left[from * NODES + to] = most
    }
    for (let face = 0; face < ORDER_FACES.length; face++) join(SOURCE, FACE + face, dice[face]!)
    for (let sector = 0; sector < 3; sector++) {
      join(SECTOR + sector, SINK, perSector)
      for (let kind = 0; kind < KINDS; kind++) {
        const [all, led] = [this.#all[sector * KINDS + kind]!, this.#led[sector * KINDS + kind]!]
        for (const isLed of [false, true]) {
          const group = GROUP + 2 * (sector * KINDS + kind) + Number(isLed)
          join(group, SECTOR + sector, isLed ? led : all - led)
          for (let face = 0; face < ORDER_FACES.length; face++) {
            if (fits(face, kind, isLed)) join(FACE + face, group, dice[face]!)
          }
        }
      }
    }
    return countSpent(left)
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

/** Dice as they are spent: from a face to a group of alike pieces, led or not, and on to its sector, which takes no more than it may. */
const [SOURCE, FACE] = [0, 1] as const
const GROUP = FACE + ORDER_FACES.length
const SECTOR = GROUP + 2 * 3 * KINDS
const SINK = SECTOR + 3
const NODES = SINK + 1

function fits(face: number, kind: number, isLed: boolean): boolean {
  return face === FLAG_FACE || (face === GENERAL_FACE ? isLed : face === kind)
}

/** Sends one die after the other through what is left, also back over ways that others have taken, until none gets through. */
function countSpent(left: Int32Array): number {
  const seen = new Uint8Array(NODES)
  const send = (node: number): boolean => {
    if (node === SINK) return true
    seen[node] = 1
    for (let next = 0; next < NODES; next++) {
      if (seen[next] === 1 || left[node * NODES + next]! <= 0 || !send(next)) continue
      left[node * NODES + next]!--
      left[next * NODES + node]!++
      return true
    }
    return false
  }
  let spent = 0
  for (; send(SOURCE); spent++) seen.fill(0)
  return spent
}
