import type { DefinitionSheet, SheetCell } from '../../../engine/scenario-editor.ts'
import {
  COMBAT,
  GENERAL,
  type GroundRow,
  groundListOf,
  type ScenarioDraft,
  type TroopRow,
  troopListOf,
} from '../format/index.ts'

/** 1.1: the unit types with their fire values. */
const units: DefinitionSheet = {
  key: 'troops',
  title: 'The unit table (1.1)',
  read: (draft) => {
    const { rows } = troopListOf(draft as ScenarioDraft)
    const farthest = most(rows, ({ fire }) => fire.length)
    // One range more than anybody has, so that guns can be given it.
    const ranges = Array.from({ length: Math.min(farthest + 1, MOST_RANGES) }, (_, i) => i)
    const near = ranges.slice(
      0,
      most(rows, ({ fireAfterMoving = [] }) => fireAfterMoving.length),
    )
    return {
      columns: [
        { head: 'Elements', about: 'How many elements it has at full strength.' },
        ...ranges.map((i) => ({ head: `Fire ${i + 1}`, about: `Its fire value at ${inHexes(i + 1)} (7.2).` })),
        { head: 'Moves', about: 'How many hexes it may move (6.0).' },
        { head: 'Moves and fires', about: 'How many hexes it may move and still fire, or shock (6.0).' },
        { head: 'Rally', about: 'How many command dice it rolls to rally (12.0).' },
        ...near.map((i) => ({ head: `Moved ${i + 1}`, about: `The same in a round in which it has moved (6.0).` })),
      ],
      rows: rows.map((row) => ({ id: row.id, name: row.name, cells: unitCells(row, ranges, near) })),
    }
  },
}

const MOST_RANGES = 9
const most = (rows: readonly TroopRow[], of: (row: TroopRow) => number) =>
  rows.reduce((before, row) => Math.max(before, of(row)), 0)
const inHexes = (range: number) => (range === 1 ? 'the next hex' : `${range} hexes`)

/** What a type has of the table: generals only move, and garrisons never do (6.0, 9.4.1). */
function unitCells(
  row: TroopRow,
  ranges: readonly number[],
  near: readonly number[],
): readonly (SheetCell | undefined)[] {
  const { nature, arm, fire, fireAfterMoving } = row
  const isGeneral = nature === GENERAL
  // 7.3: cavalry shocks the next hex and no other.
  const reach = isGeneral ? 0 : arm === 'cavalry' ? 1 : fire.length + 1
  const movesFiring = nature === COMBAT && arm === 'artillery' && row.movesAndFires > 0 ? fire.length : 0
  return [
    isGeneral ? undefined : { key: 'elements', value: row.elements },
    ...ranges.map((i) => (i < reach ? inList('fire', fire, i) : undefined)),
    nature === COMBAT || isGeneral ? { key: 'moves', value: row.moves } : undefined,
    nature === COMBAT ? { key: 'movesAndFires', value: row.movesAndFires } : undefined,
    nature === COMBAT ? { key: 'rally', value: row.rally } : undefined,
    ...near.map((i) =>
      i < movesFiring
        ? { ...inList('fireAfterMoving', fireAfterMoving ?? fire, i), value: fireAfterMoving?.[i] }
        : undefined,
    ),
  ]
}

const inList = (key: string, list: readonly number[], index: number): SheetCell => ({
  key,
  value: list[index],
  within: { list, index },
})

type GroundColumn = readonly [key: string, head: string, about: string, read: (row: GroundRow) => number | boolean]

const GROUND: readonly GroundColumn[] = [
  ['firingAt', 'Fire at', 'Added to the fire value at a unit here (9.2).', (row) => row.firingAt],
  ['firingFrom', 'Fire from', 'Added to the fire value of a unit here (9.2).', (row) => row.firingFrom],
  ['firingThrough', 'Through', 'Added to fire whose line leads through it (8.2).', (row) => row.firingThrough],
  ['extraRange', 'Range', 'How many hexes farther artillery fires from here (8.3).', (row) => row.extraRange],
  ['passable', 'Passable', 'Whether units can enter at all (8.5, 8.8).', (row) => row.passable],
  ['stops', 'Stops', 'Whether a unit that enters stops (8.1, 8.5).', (row) => row.stop],
  ['blocksSight', 'Blocks sight', 'Whether it blocks the line of sight (7.4.3).', (row) => row.blocksSight],
  ['building', 'Building', 'Whether it is a building (8.4).', (row) => row.building],
  ['garrison', 'Garrison', 'Whether infantry may leave a garrison here (6.0).', (row) => row.garrison],
  ['square', 'Square', 'Whether infantry may form square here (6.0).', (row) => row.square],
  ['open', 'Open', 'Whether infantry that is charged here is in the open (9.2).', (row) => row.open],
  ['gunsFire', 'Guns fire', 'Whether artillery fires from here (8.5).', (row) => row.gunsFire],
  [
    'seesOverFriends',
    'Over friends',
    'Whether artillery here sees over friends beside it (8.3).',
    (row) => row.seesOverFriends,
  ],
]

/** 8.0: the terrain with its effects. */
const terrain: DefinitionSheet = {
  key: 'ground',
  title: 'The terrain table (8.0)',
  read: (draft) => ({
    columns: GROUND.map(([, head, about]) => ({ head, about })),
    rows: groundListOf(draft as ScenarioDraft).rows.map((row) => ({
      id: row.key,
      name: row.name,
      cells: GROUND.map(([key, , , read]) => ({ key, value: read(row) })),
    })),
  }),
}

/** The printed tables whose rows a battle changes by definitions. */
export const SHEETS: readonly DefinitionSheet[] = [units, terrain]
