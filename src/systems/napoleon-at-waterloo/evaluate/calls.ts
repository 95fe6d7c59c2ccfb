import { memoize } from '../../../board/memoize.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import type { AskedAtom, Battlefield, BattleState } from '../rules/index.ts'

/** What would bring troops into the battle: hexes to take, and hexes that a side enters at its peril. */
export type Calls = {
  /** Hexes by which a side brings up its own reinforcements or releases its own reserve. */
  readonly hexes: readonly number[]
  /** Hexes in which it would do so for the enemy. */
  readonly alarms: readonly number[]
}

const NONE: Calls = { hexes: [], alarms: [] }

/** What is still open for a side. */
export function callsFor(state: BattleState, side: number): Calls {
  const entries = conditionalOf(state.field)
  if (entries.length === 0) return NONE
  const open = entries.filter(({ row }) => state.memory[row] === 0)
  return {
    hexes: open.flatMap((entry) => (entry.side === side ? entry.own : [])),
    alarms: open.flatMap((entry) => (entry.side === side ? [] : entry.enemys)),
  }
}

/** Every arrival and release that waits for somebody to be somewhere. */
const conditionalOf = memoize((field: Battlefield) =>
  [...field.timetable.arrivals, ...field.timetable.reserves].flatMap(({ side, timing: { when, row } }) => {
    if (!when) return []
    const atoms = wantedAtoms(when.tree)
    return [{ side, row, own: hexesFor(field, atoms, side), enemys: hexesFor(field, atoms, 1 - side) }]
  }),
)

/** The hexes that a side has to hold or to be in. */
export function hexesFor(field: Battlefield, atoms: readonly AskedAtom[], side: number): number[] {
  const wanted = atoms.flatMap((atom): readonly number[] => {
    if (atom.kind === 'controls') return atom.side === side ? atom.places : []
    if (atom.kind !== 'unitsIn' && atom.kind !== 'reached') return []
    const isOwn = atom.members.some((piece) => field.side[piece] === side)
    return isOwn ? [...atom.where.keys()].filter((hex) => atom.where[hex] === 1) : []
  })
  return [...new Set(wanted)]
}
