import type { CodeTable, Die, GroundPattern } from 'berthier/rulebook'

export const D6: Die = { name: 'd6', faces: ['1', '2', '3', '4', '5', '6'] }

export type UnitType = 'line' | 'light'

type UnitValues = {
  readonly name: string
  /** The letter on its counter. */
  readonly grade: string
  readonly strength: number
  readonly movement: number
  readonly range: number
  /** What is added in melee (5.2). */
  readonly melee: number
}

/** The troops (1.3). */
export const UNITS: Readonly<Record<UnitType, UnitValues>> = {
  line: { name: 'Line', grade: '', strength: 4, movement: 3, range: 1, melee: 1 },
  light: { name: 'Light', grade: 'L', strength: 3, movement: 4, range: 2, melee: 0 },
}

export const UNIT_TYPES: readonly UnitType[] = ['line', 'light']

type Terrain = {
  readonly id: string
  readonly name: string
  readonly pattern: GroundPattern | undefined
  /** Movement points to enter, by type of unit (3.1). */
  readonly cost: Readonly<Record<UnitType, number>>
  /** What it takes from fire at whoever is in it (4.3), and adds to his melee (5.2). */
  readonly cover: number
  /** Whether nobody fires over it (4.2). */
  readonly blocks: boolean
}

/** The ground (1.2); a hex that is not listed is open. */
export const TERRAIN: readonly Terrain[] = [
  { id: 'open', name: 'Open', pattern: undefined, cost: { line: 1, light: 1 }, cover: 0, blocks: false },
  { id: 'woods', name: 'Woods', pattern: 'woods', cost: { line: 2, light: 1 }, cover: 1, blocks: true },
  { id: 'village', name: 'Village', pattern: 'town', cost: { line: 1, light: 1 }, cover: 2, blocks: true },
]

/** What only this rulebook reports. */
export const CODES: CodeTable = {
  'skirmish/no-units': {
    severity: 'error',
    title: 'A side without units',
    why: 'A side without units has lost before the battle begins (7.1).',
    fix: 'Place at least one unit for each side under `units`.',
  },
  'skirmish/crowded': {
    severity: 'error',
    title: 'Two units in one hex',
    why: 'A hex holds one unit (1.4).',
    fix: 'Move one of them.',
  },
  'skirmish/breakpoint': {
    severity: 'warning',
    title: 'A breakpoint that a side cannot reach',
    why: 'A side breaks when it has lost as many steps as its breakpoint (7.1), but it has fewer.',
    fix: 'Lower the breakpoint, or leave it out: then the side fights to its last unit.',
  },
}
