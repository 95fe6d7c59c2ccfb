import { NOWHERE } from '../../../board/nowhere.ts'
import { type Battlefield, canStir, isGun, MOVED, Reach } from '../rules/index.ts'
import type { Outlook } from './outlook.ts'

/** Who of a side may take part in attacks, and where each of them can go; kept from plan to plan. */
export class Reaches {
  /** Who can take part, the strongest first. */
  readonly able: number[] = []
  /** Who can no longer, or for the first time, or goes elsewhere than at the last plan. */
  readonly changed: number[] = []
  readonly #field: Battlefield
  /** By piece and hex: 1 where the piece can end its move. */
  readonly #reached: Uint8Array
  /** By piece and hex: 1 where it can attack the hex from next to it. */
  readonly #touched: Uint8Array
  /** By piece: from where, and as of which of the enemy's moves, that is cached. */
  readonly #from: Int32Array
  readonly #asOf: Int32Array
  /** By piece: 1 for who is able. */
  readonly #isAble: Uint8Array
  /** The side's pieces, the strongest first. */
  readonly #strongest: readonly (readonly number[])[]

  constructor(field: Battlefield) {
    this.#field = field
    this.#reached = new Uint8Array(field.pieces * field.grid.size)
    this.#touched = new Uint8Array(field.pieces * field.grid.size)
    this.#from = new Int32Array(field.pieces).fill(NOWHERE)
    this.#asOf = new Int32Array(field.pieces)
    this.#isAble = new Uint8Array(field.pieces)
    this.#strongest = [0, 1].map((side) =>
      [...Array(field.pieces).keys()]
        .filter((piece) => field.side[piece] === side && field.strength[piece]! > 0)
        .sort((a, b) => field.strength[b]! - field.strength[a]! || a - b),
    )
  }

  /** Whether a piece can end its move in a hex. */
  reaches(piece: number, hex: number): boolean {
    return this.#reached[piece * this.#field.grid.size + hex] === 1
  }

  /** By hex: 1 where a piece can end its move. */
  reachedBy(piece: number): Uint8Array {
    const { size } = this.#field.grid
    return this.#reached.subarray(piece * size, piece * size + size)
  }

  /** Whether it can come next to those whom it would attack in a hex, or is. */
  touches(piece: number, hex: number): boolean {
    return this.#touched[piece * this.#field.grid.size + hex] === 1
  }

  /** Finds who is able now: near enough to the enemy to matter. */
  update(outlook: Outlook): void {
    const { state, side, enemyMoves } = outlook
    this.able.length = this.changed.length = 0
    for (const piece of this.#strongest[side]!) {
      const isAble = this.#mayTakePart(outlook, piece)
      const wasAble = this.#isAble[piece] === 1
      this.#isAble[piece] = isAble ? 1 : 0
      if (isAble !== wasAble) this.changed.push(piece)
      if (!isAble) continue
      this.able.push(piece)
      const hex = state.hex[piece]!
      const mayGo = (state.status[piece]! & MOVED) === 0 && canStir(state, piece)
      // Friends are in nobody's way: only the enemy's moves change where a piece can go.
      const asOf = 6 * enemyMoves + 2 * (state.demoralised + 1) + (mayGo ? 1 : 0)
      if (this.#from[piece] === hex && this.#asOf[piece] === asOf) continue
      this.#from[piece] = hex
      this.#asOf[piece] = asOf
      if (wasAble) this.changed.push(piece)
      this.#search(outlook, piece, mayGo)
    }
  }

  #mayTakePart({ state, near, runners, guard }: Outlook, piece: number): boolean {
    const { movement, isAdvanced } = this.#field
    const hex = state.hex[piece]!
    // Guns of the advanced game bombard on their own.
    if (hex === NOWHERE || (isAdvanced && isGun(state, piece))) return false
    return near[hex]! <= movement[piece]! + 2 && runners[piece] !== 1 && piece !== guard
  }

  #search({ state }: Outlook, piece: number, mayGo: boolean): void {
    const { size } = this.#field.grid
    this.#reached.fill(0, piece * size, piece * size + size)
    this.#touched.fill(0, piece * size, piece * size + size)
    this.#comeTo(piece, state.hex[piece]!)
    if (!mayGo) return
    const reach = Reach.of(this.#field).search(state, piece)
    for (let i = 0; i < reach.count; i++) this.#comeTo(piece, reach.found[i]!)
  }

  #comeTo(piece: number, hex: number): void {
    const { hexes, sideTables, grid } = this.#field
    const start = piece * grid.size
    this.#reached[start + hex] = 1
    for (let direction = 0; direction < 6; direction++) {
      const next = hexes.neighbours[hex * 6 + direction]!
      if (next !== NOWHERE && sideTables.contacts[next * 6 + ((direction + 3) % 6)] === hex)
        this.#touched[start + next] = 1
    }
  }
}
