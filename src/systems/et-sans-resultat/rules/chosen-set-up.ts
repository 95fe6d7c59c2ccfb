import { formatFacing, parseFacing } from '../../../board/table/facing.ts'
import { OVERLAP } from '../../../board/table/footprint.ts'
import type { Point } from '../../../board/table/point.ts'
import { boundsOf } from '../../../board/table/ring.ts'
import type { Refusal } from '../../../engine/system.ts'
import { type Area, isInArea } from '../format/index.ts'
import type { ActionOf } from './actions.ts'
import { noSuch, placeOfId, unreadable } from './command/ids-in-text.ts'
import type { Decision } from './decision.ts'
import { type Events, emitSetUp } from './events.ts'
import { meetingEnemies, standsOnFriend } from './movement/contact.ts'
import { anyGaitOf, isBarred } from './movement/rates.ts'
import { placeArea } from './movement/reformation.ts'
import { centreOf } from './queries.ts'
import { type BattleState, NOBODY, SET_UP } from './state.ts'

// Set-ups that owners choose are no part of the sheet: RULES.md has them among what Berthier adds.

type SetUp = ActionOf<'set-up'>

/** Places are offered so many tenths apart: a person may choose any. */
const APART = 15

/** 14.13: before the first turn owners place units; whoever is not placed stays where the scenario has him. */
export const setUpDecision: Decision<SetUp> = {
  kinds: ['set-up'],
  hasChoice: (state, side) => nextToSetUp(state, side) !== NOBODY,
  list(state, side, out) {
    const unit = nextToSetUp(state, side)
    if (unit === NOBODY) return
    for (const at of placesFor(state, unit)) out.push({ kind: 'set-up', side, unit, at, facing: state.facing[unit]! })
  },
  refusal: setUpRefusal,
  carryOut: setUp,
  format: ({ field }, { unit, at, facing }) =>
    `set-up ${field.units[unit]!.id} ${at[0] / 10},${at[1] / 10} ${formatFacing(facing)}`,
  parse(state, side, text) {
    const [verb, id, place, compass, ...rest] = text.split(/\s+/)
    if (verb !== 'set-up') return undefined
    const unit = placeOfId(state.field.units, id)
    if (unit === NOBODY) return noSuch('unit', id)
    const [, x, y] = /^(-?\d+(?:\.\d)?),(-?\d+(?:\.\d)?)$/.exec(place ?? '') ?? []
    const facing = compass === undefined ? state.facing[unit]! : parseFacing(compass)
    if (x === undefined || y === undefined || facing === undefined || rest.length > 0) {
      return unreadable('write the unit, its place and where it faces, such as “set-up 25-1 12.5,8 NE”')
    }
    return { kind: 'set-up', side, unit, at: [Math.round(Number(x) * 10), Math.round(Number(y) * 10)], facing }
  },
}

/** The areas within which the owner of a unit may place it; nothing where he may not. */
const areasFor = ({ field }: BattleState, unit: number): readonly Area[] | undefined =>
  field.special.chosen?.find(({ units }) => units.includes(unit))?.within

/** The next unit of a side that is still to be placed; only before the first turn. */
function nextToSetUp(state: BattleState, side: number): number {
  const { chosen } = state.field.special
  if (chosen === undefined || state.turn !== 1) return NOBODY
  for (const group of chosen) {
    if (group.side !== side) continue
    const next = group.units.find((unit) => (state.unitBits[unit]! & SET_UP) === 0)
    if (next !== undefined) return next
  }
  return NOBODY
}

/** Where it is, and free places in its areas. */
function placesFor(state: BattleState, unit: number): Point[] {
  const now: Point = [state.x[unit]!, state.y[unit]!]
  const areas = areasFor(state, unit) ?? []
  const side = state.field.units[unit]!.side
  const places = areas.flatMap(({ ring }) => {
    const { west, east, south, north } = boundsOf(ring)
    const found: Point[] = []
    for (let y = south + 5; y <= north; y += APART) for (let x = west + 5; x <= east; x += APART) found.push([x, y])
    return found
  })
  const facing = state.facing[unit]!
  return [now, ...places].filter((at) => !setUpRefusal(state, { kind: 'set-up', side, unit, at, facing }))
}

function setUpRefusal(state: BattleState, { side, unit, at, facing }: SetUp): Refusal | undefined {
  const refuse = (rule: string, reason: string): Refusal => ({ rule, reason })
  const { name, side: whose } = state.field.units[unit]!
  if (whose !== side) return { rule: '3.1', reason: 'the unit belongs to the other side' }
  const areas = areasFor(state, unit)
  if (!areas) return refuse('14.13', `${name} stands where the scenario has it`)
  if (state.turn !== 1) return refuse('14.13', 'units are placed only before the first turn')
  const { ground } = state.field
  const isAtHome = at[0] === state.x[unit] && at[1] === state.y[unit]
  if (!isAtHome && !areas.some((area) => isInArea(area, ...at))) {
    return refuse('14.13', `${name} is placed within ${areas.map((area) => area.name).join(' or ')}`)
  }
  if (isBarred(anyGaitOf(state, unit), ground.marksAt(...at)))
    return { rule: '1.7', reason: `no unit can stand where ${name} is to be` }
  if (standsOnFriend(state, unit, ...at, facing)) return { rule: '7.9', reason: `${name} would stand on a friend` }
  if (meetingEnemies(state, unit, ...at, facing) === OVERLAP) return { rule: '7.9', reason: `an enemy is there` }
  return undefined
}

/** The unit stands there; where its formation begins goes with it. */
function setUp(state: BattleState, { unit, at, facing }: SetUp, events: Events): void {
  ;[state.x[unit], state.y[unit]] = at
  state.facing[unit] = facing
  state.unitBits[unit]! |= SET_UP
  emitSetUp(state, events, unit)
  const formation = state.formation[unit]!
  ;[state.anchorX[formation], state.anchorY[formation]] = centreOf(state, formation)!
  placeArea(state, formation)
}
