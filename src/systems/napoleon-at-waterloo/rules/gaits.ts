import { kinOf } from '../../../scenario/likeness.ts'
import {
  ARMS,
  type Arm,
  type Kind,
  type KindRow,
  type NapoleonAtWaterlooScenario,
  type Tables,
  type TerrainEffect,
} from '../format/index.ts'

// Ground may cost kinds of units differently, and be closed to some. Units that are treated alike have one gait, and the
// battle one table of steps for each gait. A leader goes where anybody may, at the least that anybody pays.

/** How units move: their arm, which hexsides ask for, and all that ground may know them by, the nearest first. */
export type Gait = { readonly arm: Arm; readonly kin: readonly Kind[] }

/** The gait of units of a kind; nothing for a leader. */
export function gaitOf(troops: NapoleonAtWaterlooScenario['troops'], { id, arm }: KindRow): Gait | undefined {
  return arm && { arm, kin: [...kinOf(troops, id), arm] }
}

/** The points to enter ground with a gait, or without one the least that anybody pays; undefined where nobody may. */
export function mayEnter({ move, moveBy, enters }: TerrainEffect, gait: Gait | undefined): number | undefined {
  if (move === undefined) return undefined
  if (!gait) return Math.min(move, ...Object.values(moveBy))
  if (enters && !gait.kin.some((kind) => enters.includes(kind))) return undefined
  const own = gait.kin.find((kind) => Object.hasOwn(moveBy, kind))
  return own === undefined ? move : moveBy[own]
}

/** The gaits of a battle: those of the arms in their order, then nobody's in particular, then those of other kinds. */
export type Gaits = {
  readonly list: readonly (Gait | undefined)[]
  readonly of: (row: KindRow) => number
}

export function listGaits(scenario: NapoleonAtWaterlooScenario, { terrain }: Tables, rows: Iterable<KindRow>): Gaits {
  const list: (Gait | undefined)[] = [...ARMS.map((arm): Gait => ({ arm, kin: [arm] })), undefined]
  const places = new Map<Kind, number>()
  const isByKind = terrain.some(({ moveBy, enters }) => enters !== undefined || Object.keys(moveBy).length > 0)
  for (const row of rows) {
    const gait = gaitOf(scenario.troops, row)
    const isArm = row.id === row.arm
    const place = gait ? (isArm || !isByKind ? ARMS.indexOf(gait.arm) : list.push(gait) - 1) : ARMS.length
    places.set(row.id, place)
  }
  return { list, of: ({ id }) => places.get(id)! }
}
