import { NOWHERE } from '../../../board/nowhere.ts'
import { type Battlefield, isGun } from '../rules/index.ts'
import type { Outlook } from './outlook.ts'
import type { Reaches } from './reaches.ts'

/** An attack on a hex: what it comes to, who takes part, and where each of them stands. */
export type PlannedAttack = {
  readonly target: number
  readonly gain: number
  readonly chosen: readonly number[]
  readonly posts: readonly number[]
}

/**
 * What could be made of each attack if there were no other, as far as that still holds from earlier plans: while a side moves, one
 * unit after the other, most attacks stay what they were. Who was not chosen has left no trace in an attack.
 */
export class PlannedAttacks {
  readonly #field: Battlefield
  readonly #reaches: Reaches
  /** By target. */
  readonly #known: (PlannedAttack | undefined)[]
  /** By piece: where it was at the last plan. */
  readonly #hex: Int32Array
  /** What attacks everywhere went by at the last plan. */
  readonly #course = new Float64Array(3)

  constructor(field: Battlefield, reaches: Reaches) {
    this.#field = field
    this.#reaches = reaches
    this.#known = Array.from({ length: field.grid.size }, () => undefined)
    this.#hex = new Int32Array(field.pieces).fill(NOWHERE)
  }

  /** The attack on a hex, if it is still known. */
  of(target: number): PlannedAttack | undefined {
    return this.#known[target]
  }

  learn(attack: PlannedAttack): PlannedAttack {
    this.#known[attack.target] = attack
    return attack
  }

  /** Forgets what no longer holds, once it is known where everybody can go. */
  update(outlook: Outlook): void {
    const { state, side, enemyMoves, threatChanges } = outlook
    const { pieces, side: sides, isAdvanced, sky } = this.#field
    // Guns of the standard game go where the enemy threatens least.
    const course = [enemyMoves, state.demoralised, isAdvanced ? 0 : threatChanges]
    let isOver = sky !== undefined
    for (const [i, number] of course.entries()) {
      isOver ||= this.#course[i] !== number
      this.#course[i] = number
    }
    for (let piece = 0; piece < pieces; piece++) {
      const [was, hex] = [this.#hex[piece]!, state.hex[piece]!]
      if (was === hex) continue
      this.#hex[piece] = hex
      if (sides[piece] !== side) isOver = true
      for (const place of [was, hex]) if (place !== NOWHERE) this.#forgetAround(place)
    }
    if (isOver) this.#known.fill(undefined)
    else for (const piece of this.#reaches.changed) this.#forgetFor(piece, isGun(state, piece))
  }

  /** Whether any of the hexes is marked that units would attack another from. */
  someAround(target: number, marks: Uint8Array): boolean {
    const { hexes, afar, afarEach, isAdvanced } = this.#field
    for (let i = target * 6; i < target * 6 + 6; i++) {
      const hex = hexes.neighbours[i]!
      if (hex !== NOWHERE && marks[hex] === 1) return true
    }
    if (isAdvanced) return false
    for (let i = target * afarEach; i < target * afarEach + afarEach; i++) {
      if (afar[i] !== NOWHERE && marks[afar[i]!] === 1) return true
    }
    return false
  }

  /** Somebody has come to a hex or left it: there is other room next to it, and for guns farther away. */
  #forgetAround(hex: number): void {
    const { hexes, afar, afarEach, isAdvanced } = this.#field
    for (let i = hex * 6; i < hex * 6 + 6; i++) this.#forget(hexes.neighbours[i]!)
    if (isAdvanced) return
    for (let i = hex * afarEach; i < hex * afarEach + afarEach; i++) this.#forget(afar[i]!)
  }

  #forget(target: number): void {
    if (target !== NOWHERE) this.#known[target] = undefined
  }

  /** A unit goes elsewhere now, or takes part no longer: it leaves attacks, or it may come to them. */
  #forgetFor(piece: number, fires: boolean): void {
    const reaches = this.#reaches
    const isAble = reaches.able.includes(piece)
    for (const attack of this.#known) {
      if (!attack) continue
      const { target, chosen } = attack
      const mayCome =
        isAble && (reaches.touches(piece, target) || (fires && this.someAround(target, reaches.reachedBy(piece))))
      if (mayCome || chosen.includes(piece)) this.#forget(target)
    }
  }
}
