import type { HexGrid } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'

/** Collects how a state differs from what a case expects, a line for each difference. */
export class Differences {
  readonly found: string[] = []

  /** Adds a difference, unless the case does not say what it wants. */
  readonly expect = (what: string, wanted: unknown, actual: unknown): void => {
    if (wanted !== undefined && format(wanted) !== format(actual)) {
      this.found.push(`${what}: expected ${format(wanted)}, got ${format(actual)}`)
    }
  }
}

export type Expect = Differences['expect']

const format = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The hex that a case names. */
export function hexOf(grid: HexGrid, label: string): number {
  const hex = grid.find(label)
  if (hex === NOWHERE) throw new Error(`${label} is off the board`)
  return hex
}
