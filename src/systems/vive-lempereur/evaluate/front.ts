import { NOWHERE } from '../../../board/nowhere.ts'
import type { Around, Battlefield } from '../rules/index.ts'
import { DANGERS, type GainCache, PIECES } from './gain-cache.ts'

/** No enemy anywhere. */
const FAR = 255

/** Where the enemy is, hex by hex: kept from look to look, and told of who has come and gone. */
export class Front {
  /** By hex: how far the nearest enemy is that is no general, around what nobody crosses. */
  readonly far: Uint8Array
  /** By hex: how many enemies are as near as the nearest. */
  readonly #nearest: Int32Array
  /** 6.2: by hex: how many enemies have a zone of control there. */
  readonly zone: Uint8Array
  readonly #controls: Int32Array
  readonly #distancesFrom: Around['distancesFrom']
  readonly #known: GainCache
  /** The hexes that enemies have come to, and gone from, since the last look, and their numbers. */
  readonly #entered: Int32Array
  readonly #left: Int32Array
  #enteredCount = 0
  #leftCount = 0

  constructor({ grid, roster }: Battlefield, { controls, distancesFrom }: Around, known: GainCache) {
    this.far = new Uint8Array(grid.size).fill(FAR)
    this.#nearest = new Int32Array(grid.size)
    this.zone = new Uint8Array(grid.size)
    this.#controls = controls
    this.#distancesFrom = distancesFrom
    this.#known = known
    this.#entered = new Int32Array(roster.size)
    this.#left = new Int32Array(roster.size)
  }

  enter(hex: number, hasZone: boolean): void {
    this.#entered[this.#enteredCount++] = hex
    if (hasZone) this.#addZone(hex, 1)
  }

  leave(hex: number, hasZone: boolean): void {
    this.#left[this.#leftCount++] = hex
    if (hasZone) this.#addZone(hex, -1)
  }

  #addZone(hex: number, number: number): void {
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const next = this.#controls[i]!
      if (next === NOWHERE) continue
      const before = this.zone[next]!
      this.zone[next] = before + number
      // A zone is in the way like a unit, so that whoever goes by units there goes by zones too.
      if (before === 0 || this.zone[next] === 0) this.#known.change(PIECES, next)
    }
  }

  /** Measures again where somebody has come nearer, and then where the last of the nearest has gone. */
  measure(hexes: Int32Array, count: number): void {
    const far = this.far
    const nearest = this.#nearest
    for (let i = 0; i < this.#enteredCount; i++) {
      const distances = this.#distancesFrom(this.#entered[i]!)
      for (let hex = 0; hex < far.length; hex++) {
        const distance = distances[hex]!
        if (distance > far[hex]!) continue
        if (distance === far[hex]) nearest[hex]!++
        else this.#note(hex, distance, 1)
      }
    }
    for (let i = 0; i < this.#leftCount; i++) {
      const distances = this.#distancesFrom(this.#left[i]!)
      for (let hex = 0; hex < far.length; hex++) {
        if (distances[hex] === far[hex] && --nearest[hex]! === 0) this.#findNearest(hex, hexes, count)
      }
    }
    this.#enteredCount = 0
    this.#leftCount = 0
  }

  #note(hex: number, far: number, number: number): void {
    this.far[hex] = far
    this.#nearest[hex] = number
    this.#known.change(DANGERS, hex)
  }

  /** Finds who of the enemies is nearest to a hex that has lost its nearest. */
  #findNearest(from: number, hexes: Int32Array, count: number): void {
    let [far, number] = [FAR, 0]
    for (let i = 0; i < count; i++) {
      const distance = this.#distancesFrom(hexes[i]!)[from]!
      if (distance > far) continue
      number = distance === far ? number + 1 : 1
      far = distance
    }
    this.#note(from, far, number)
  }
}
