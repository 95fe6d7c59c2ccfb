import type { CodeTable, Die, GroundPattern } from 'berthier/rulebook'

export const D6: Die = { name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] }

/** The units: what they are called, how they look, and how far they move (3.1). */
export const UNITS = {
  infantry: { name: 'Infantry', symbol: 'infantry', movement: 2 },
} as const

export type UnitType = keyof typeof UNITS
export const UNIT_TYPES = Object.keys(UNITS) as UnitType[]

type Terrain = {
  readonly id: string
  readonly name: string
  readonly pattern: GroundPattern | undefined
  /** Movement points to enter (3.1). */
  readonly cost: number
  /** The least roll that hits whoever is in it (4.2). */
  readonly hit: number
}

/** The ground; a hex that is not listed in a scenario has the first. */
export const TERRAIN: readonly Terrain[] = [
  { id: 'open', name: 'Open', pattern: undefined, cost: 1, hit: 4 },
  { id: 'woods', name: 'Woods', pattern: 'woods', cost: 2, hit: 5 },
]

/** What only this rulebook reports: `berthier explain` knows it. */
export const CODES: CodeTable = {
  'my-rulebook/no-units': {
    severity: 'error',
    title: 'A side without units',
    why: 'A side without units has lost before the battle begins (5.1).',
    fix: 'Place at least one unit for each side under `units`.',
  },
  'my-rulebook/crowded': {
    severity: 'error',
    title: 'Two units in one hex',
    why: 'A hex holds one unit (1.2).',
    fix: 'Move one of them.',
  },
}
