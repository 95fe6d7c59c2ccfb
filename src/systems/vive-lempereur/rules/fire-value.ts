import { NOWHERE } from '../../../board/nowhere.ts'
import type { Modifier } from '../../../engine/system.ts'
import {
  ARMS,
  ARTILLERY,
  CAVALRY,
  GARRISON,
  INFANTRY,
  nameModifier,
  SITUATIONS,
  type Situation,
} from '../format/index.ts'
import { orderingCard } from './cards.ts'
import { fireAcross } from './hexsides.ts'
import { generalOf, groundAt, unitRow } from './position.ts'
import { hexFiredThrough } from './sight.ts'
import { type BattleState, NOBODY, SQUARE } from './state.ts'
import { weatherAt, weatherFire } from './weather.ts'

/** 7.2, 9.2: the fire value of a unit against the unit in a hex. `log` gets every modifier. */
export function fireValue(state: BattleState, unit: number, target: number, log?: Modifier[]): number {
  const base = baseValue(state, unit, target)
  // 7.3: a garrison fires without modifiers.
  if (state.field.roster.nature[unit] === GARRISON) return base
  return base + unitModifiers(state, unit, target, log) + groundModifiers(state, unit, target, log)
}

/** The value on the sheet, by range; guns that fire from a hill beyond it keep the last (8.3). */
export function baseValue(state: BattleState, unit: number, target: number): number {
  const range = state.field.tables.distance(state.hex[unit]!, target)
  const { fire, fireAfterMoving } = unitRow(state, unit)
  const hasMoved = unit === state.active && state.steps > 0
  const values = hasMoved && fireAfterMoving ? fireAfterMoving : fire
  const value = values[Math.min(range, values.length) - 1]!
  // 3.2: a bombardment multiplies the value, before modifiers.
  const card = unit === state.active ? orderingCard(state) : NOBODY
  return card === NOBODY ? value : state.field.charts.cards.fireTimes[card]! * value
}

const [GENERAL, ON_SQUARE, ON_FLANK, FROM_SQUARE] = indices('general', 'onSquare', 'onFlank', 'fromSquare')
const [ON_INFANTRY, ON_ARTILLERY, ON_CAVALRY] = indices('onInfantry', 'onArtillery', 'onCavalry')

function unitModifiers(state: BattleState, unit: number, target: number, log: Modifier[] | undefined): number {
  const { roster, tables, options } = state.field
  const enemy = state.troops[target]!
  const range = tables.distance(state.hex[unit]!, target)
  const isAdjacent = range === 1
  const isSquare = (state.status[enemy]! & SQUARE) !== 0
  const onFlank = isAdjacent && isFlankAttack(state, unit, enemy)
  const arm = roster.arm[unit]!
  const against = roster.arm[enemy]
  let sum = 0
  // 7.3.11, 7.3.12: infantry and cavalry only, and only against an adjacent enemy. Guns of a battle's own may have it, like infantry.
  if (isAdjacent && generalOf(state, unit) !== NOBODY && unitRow(state, unit).led) {
    sum += take(state, arm === ARTILLERY ? INFANTRY : arm, GENERAL, log)
  }
  if (isSquare && (isAdjacent || arm !== INFANTRY)) sum += take(state, arm, ON_SQUARE, log)
  if (onFlank) sum += take(state, arm, ON_FLANK, log)
  if ((state.status[unit]! & SQUARE) !== 0) sum += take(state, arm, FROM_SQUARE, log)
  if (against === INFANTRY) {
    // Cavalry has it in the open only, and where a flank counts alone not beside one.
    const counts = arm !== CAVALRY || (groundAt(state, target).open && !(onFlank && options.flankCharge === 'single'))
    if (counts && !isSquare) sum += take(state, arm, ON_INFANTRY, log)
  } else if (against === CAVALRY) sum += take(state, arm, ON_CAVALRY, log)
  else if (arm !== INFANTRY || range === 2) sum += take(state, arm, ON_ARTILLERY, log)
  return sum
}

function take({ field }: BattleState, arm: number, situation: number, log: Modifier[] | undefined): number {
  const add = field.charts.modifiers[arm * SITUATIONS.length + situation]!
  if (add !== 0) log?.push({ rule: '9.2', what: nameModifier(ARMS[arm]!, SITUATIONS[situation]!), add })
  return add
}

function indices<const Names extends readonly Situation[]>(...names: Names): { [K in keyof Names]: number } {
  return names.map((name) => SITUATIONS.indexOf(name)) as { [K in keyof Names]: number }
}

/** 9.2 with 8.1 to 8.7: cover of the target, and the ground that the unit fires from. */
function groundModifiers(state: BattleState, unit: number, target: number, log: Modifier[] | undefined): number {
  const { firingAt, firingFrom } = state.field
  const from = state.hex[unit]!
  const there = groundAt(state, target)
  const here = groundAt(state, from)
  // 8.2: an orchard in the way counts like one around the target, and only once.
  const across = fireAcross(state, unit, target)
  const through = there.firingThrough === 0 ? hexFiredThrough(state, from, target) : NOWHERE
  const between = through === NOWHERE ? 0 : groundAt(state, through).firingThrough
  const weather = weatherFire(state, unit)
  if (log) {
    const modifiers = [
      { rule: '9.2', what: `target in ${there.key}`, add: there.firingAt },
      { rule: '8.2', what: `through ${through === NOWHERE ? '' : groundAt(state, through).key}`, add: between },
      { rule: '9.2', what: `firing from ${here.key}`, add: here.firingFrom },
      { rule: 'Hexsides fire', what: 'across the hexside', add: across },
      { rule: '13.0', what: 'special rule for the target', add: firingAt[target]! },
      { rule: '13.0', what: 'special rule for the firing unit', add: firingFrom[from]! },
      { rule: 'Own weather', what: weatherAt(state, from)?.name ?? '', add: weather },
    ]
    log.push(...modifiers.filter(({ add }) => add !== 0))
  }
  return there.firingAt + between + here.firingFrom + across + firingAt[target]! + firingFrom[from]! + weather
}

/** 6.2.12: whether a unit stands beside or behind another. Squares and units in buildings have no flank (8.4). */
function isFlankAttack(state: BattleState, unit: number, enemy: number): boolean {
  const at = state.hex[enemy]!
  if ((state.status[enemy]! & SQUARE) !== 0 || groundAt(state, at).building) return false
  return !state.field.tables.isInFront(at, state.facing[enemy]!, state.hex[unit]!)
}
