import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Roster } from '../format/index.ts'
import { type Battlefield, type BattleState, GONE, type Goal, type Test } from '../rules/index.ts'

/** What wins this battle for a side, as its victory conditions say. */
export type Aims = {
  /** Hexes to take or to stand in, and those to keep the enemy from. */
  readonly hexes: readonly number[]
  /** How many units, of which pieces, are to be eliminated. */
  readonly eliminations: readonly {
    readonly units: number
    readonly pieces: Int32Array
    /** By piece: whether it is one of them. */
    readonly counts: Uint8Array
  }[]
  /** 4.2: whether an empty sector decides. */
  readonly sectors: boolean
}

/** The aims of each side; the hexes are also the enemy's aims, because who denies them wins as well. */
export const aimsOf = memoize((field: Battlefield): readonly [Aims, Aims] => [aimsFrom(field, 0), aimsFrom(field, 1)])

function aimsFrom(field: Battlefield, side: number): Aims {
  const { goals, general } = field.victory
  const own = goals.filter((goal) => goal.side === side)
  return {
    hexes: [...new Set(own.flatMap(({ test }) => hexesOf(test, side)))],
    eliminations: own.flatMap((goal) => eliminationsOf(field.roster, goal, goal.test)),
    sectors: general.has('sector-victory') || own.some(({ test }) => needsSector(test)),
  }
}

function hexesOf(test: Test, side: number): readonly number[] {
  if (test.kind === 'all' || test.kind === 'any') return test.parts.flatMap((part) => hexesOf(part, side))
  if (test.kind === 'controls') return test.hexes
  return test.kind === 'units-in' && test.side === side ? [...test.hexes] : []
}

function needsSector(test: Test): boolean {
  if (test.kind === 'all' || test.kind === 'any') return test.parts.some(needsSector)
  return test.kind === 'empty-sector'
}

function eliminationsOf(roster: Roster, goal: Goal, test: Test): Aims['eliminations'] {
  if (test.kind === 'all' || test.kind === 'any') {
    return test.parts.flatMap((part) => eliminationsOf(roster, goal, part))
  }
  if (test.kind !== 'eliminated') return []
  const counts = Uint8Array.from(roster.recruits, ({ type, side, nation }, piece) =>
    Number(
      type !== 'garrison' &&
        side !== goal.side &&
        (test.side === undefined || test.side === side) &&
        (test.nation === undefined || test.nation === nation) &&
        (test.types?.includes(roster.type[piece]!) ?? true),
    ),
  )
  const pieces = Int32Array.from([...counts.keys()].filter((piece) => counts[piece] === 1))
  return [{ units: test.units, pieces, counts }]
}

/** How many more must fall before an elimination wins: the fewest over all conditions of a side that a piece counts for. */
export function killsMissing(state: BattleState, { eliminations }: Aims): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const { units, pieces } of eliminations) {
    let lost = 0
    for (let i = 0; i < pieces.length; i++) if ((state.status[pieces[i]!]! & GONE) !== 0) lost++
    fewest = Math.min(fewest, units - lost)
  }
  return fewest
}

/** Combat units in each sector, by side and sector. */
export function countSectors(state: BattleState, out: Int32Array): void {
  const { roster, sector } = state.field
  out.fill(0)
  for (let piece = 0; piece < roster.size; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE && roster.fights[piece] === 1) out[roster.side[piece]! * 3 + sector[hex]!]!++
  }
}
