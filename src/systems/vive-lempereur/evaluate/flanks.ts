import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { HexTables } from '../../../board/hex-tables.ts'
import { groundAt, SQUARE } from '../rules/index.ts'
import type { Outlook } from './outlook.ts'

/** An enemy beside or behind counts for each hex that he is nearer than this. */
export const NEAR = 5

/** By hex: what near enemies who would come from beside or behind threaten, for each facing; worked out when first asked for. */
export class FlankRisks {
  readonly #tables: HexTables
  readonly #weight: number
  readonly #risks: Float64Array
  /** By hex: for which position of the enemies it was worked out. */
  readonly #known: Float64Array
  #position = 1

  constructor(tables: HexTables, weight: number) {
    this.#tables = tables
    this.#weight = weight
    this.#risks = new Float64Array(tables.grid.size * DIRECTIONS.length)
    this.#known = new Float64Array(tables.grid.size)
  }

  /** The enemies are elsewhere. */
  forget(): void {
    this.#position++
  }

  /** The risk in a hex with a facing; `enemies` are the hexes of the enemies, so many of them. */
  of(hex: number, facing: number, enemies: Int32Array, count: number): number {
    if (this.#known[hex] !== this.#position) this.#look(hex, enemies, count)
    return this.#risks[hex * DIRECTIONS.length + facing]!
  }

  #look(hex: number, enemies: Int32Array, count: number): void {
    const start = hex * DIRECTIONS.length
    const distances = this.#tables.distancesFrom(hex)
    this.#known[hex] = this.#position
    this.#risks.fill(0, start, start + DIRECTIONS.length)
    for (let i = 0; i < count; i++) {
      const at = enemies[i]!
      const far = distances[at]!
      if (far >= NEAR) continue
      const fronts = this.#tables.frontsTowards(hex, at)
      const risk = this.#weight * (NEAR - far)
      for (let facing = 0; facing < DIRECTIONS.length; facing++) {
        if ((fronts & (1 << facing)) === 0) this.#risks[start + facing]! += risk
      }
    }
  }
}

/** 7.1: squares and units in buildings fire in every direction and have no flank. */
function needsNoFacing({ state }: Outlook, piece: number, hex: number): boolean {
  return (state.status[piece]! & SQUARE) !== 0 || groundAt(state, hex).building
}

/** 6.2.12: how much a unit that faces a direction has to fear from near enemies who would come from beside or behind. */
export function flankRisk(outlook: Outlook, piece: number, hex: number, facing: number): number {
  if (outlook.far[hex]! >= NEAR || needsNoFacing(outlook, piece, hex)) return 0
  return outlook.flankRisks.of(hex, facing, outlook.enemyHexes, outlook.enemyCount)
}

/** The facing with the least risk; the one that it has where nothing is better. */
export function bestFacing(outlook: Outlook, piece: number, hex: number, facing: number): number {
  let [chosen, least] = [facing, flankRisk(outlook, piece, hex, facing)]
  for (let direction = 0; direction < DIRECTIONS.length && least > 0; direction++) {
    const risk = flankRisk(outlook, piece, hex, direction)
    if (risk < least) [chosen, least] = [direction, risk]
  }
  return chosen
}

/** The facing to fire with: straight at a neighbour (7.1); otherwise the safest that has the target in front. */
export function firingFacing(outlook: Outlook, piece: number, hex: number, facing: number, target: number): number {
  const { tables } = outlook.state.field
  if (needsNoFacing(outlook, piece, hex)) return facing
  if (tables.distance(hex, target) === 1) return tables.directionTo(hex, target)
  return safestFacing(outlook, piece, hex, facing, target)
}

/** The facing with the least risk of those that have a target in front. */
function safestFacing(outlook: Outlook, piece: number, hex: number, facing: number, target: number): number {
  const { tables } = outlook.state.field
  if (tables.isInFront(hex, facing, target)) return facing
  let [chosen, least] = [facing, Number.POSITIVE_INFINITY]
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (!tables.isInFront(hex, direction, target)) continue
    const risk = flankRisk(outlook, piece, hex, direction)
    if (risk < least) [chosen, least] = [direction, risk]
  }
  return chosen
}
