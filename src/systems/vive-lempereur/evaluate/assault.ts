import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { power } from '../../../engine/portable-math.ts'
import { ARTILLERY, CAVALRY, EFFECT_DICE, INFANTRY, SITUATIONS, type Tables } from '../format/index.ts'
import {
  emptyHexesInSight,
  fireValue,
  groundAt,
  mayRetreatAcross,
  misfireOf,
  missChance,
  NOBODY,
  REACTED,
  SQUARE,
  unitRow,
} from '../rules/index.ts'
import { prizeOf } from './aims.ts'
import { chancesFor } from './chances.ts'
import { inSector, KILLS, POINTS } from './gain-cache.ts'
import type { Outlook } from './outlook.ts'
import { worthOf } from './worth.ts'

/** What the elimination that wins is worth; one before it is a share of NEARER by how many are missing. */
const LAST_KILL = 40
const NEARER = 5
/** What the victory points are worth that bring a victory. */
const POINTS_OF_VICTORY = 20

/**
 * What fire or shock at a hex is worth, over all results of the dice. The unit is where it fires from; a charge that can
 * be reacted to (9.3) counts with what the reaction does.
 */
export function assaultGain(outlook: Outlook, unit: number, target: number): number {
  const { state } = outlook
  const { roster } = state.field
  const enemy = state.troops[target]!
  const value = fireValue(state, unit, target)
  const gain = fireGain(outlook, unit, enemy, target, value)
  if (roster.arm[unit] !== CAVALRY)
    return state.field.sky === undefined ? gain : gain * (1 - misfireOf(state, unit) / 6)
  const dice = diceAgainst(outlook, unit, enemy, target)
  if (dice === 0) return gain
  const fails = power(missChance(state.field, enemy), dice)
  return fails * gain + (1 - fails) * gainAfterReaction(outlook, unit, enemy, target, value, gain)
}

/** What a fire value does to an enemy, in worth. */
function fireGain(outlook: Outlook, unit: number, enemy: number, target: number, value: number): number {
  const { state } = outlook
  const { roster, tables } = state.field
  const { stays, retreats } = chancesFor(outlook.chances, value)
  const { worths } = outlook
  const row = roster.row[enemy]!
  const { retreats: how } = roster.rows[row]!
  const elements = state.elements[enemy]!
  const whole = worthOf(worths, row, elements)
  const most = unitRow(state, unit).lossesLimited ? state.elements[unit]! : state.field.charts.mostLosses
  const isNext = tables.distance(state.hex[unit]!, target) === 1
  const isSquare = (state.status[enemy]! & SQUARE) !== 0
  const stands = how === 'stands'
  const losesGround = isNext && !stands && (how === 'loses' || (isSquare && roster.arm[unit] !== CAVALRY))
  const holds = !losesGround && (groundAt(state, target).building || stands)
  const more = losesGround ? 1 : !holds && isPinned(outlook, enemy, target) ? 1 : 0
  const general = state.leader[target]!
  const back = holds || more > 0 || general !== NOBODY ? 0 : outlook.weights.retreat
  const fall = fallGain(outlook, enemy, target)
  for (let losses = 1; losses <= state.field.charts.mostLosses + 1; losses++) {
    const killed = general === NOBODY ? 0 : 0.3 * losses
    lossGains[losses] =
      losses >= elements ? whole + fall + killed : whole - worthOf(worths, row, elements - losses) + killed
  }
  let gain = 0
  for (let rolled = 0; rolled < stays.length; rolled++) {
    const chance = stays[rolled]!
    if (chance > 0) gain += chance * lossGains[Math.min(rolled, most)]!
    const withRetreat = retreats[rolled]!
    if (withRetreat > 0) gain += withRetreat * (lossGains[Math.min(rolled + more, Math.max(most, 0))]! + back)
  }
  return outlook.weights.harm * gain
}

/** By losses: what they are worth, for the fire that is being appraised. 9.1: nine at most, and one for the ground. */
const lossGains = new Float64Array(11)

/** What it is worth besides that an enemy falls: victory comes nearer. */
function fallGain(outlook: Outlook, enemy: number, hex: number): number {
  const { state, aims, killsMissing, sectors, side } = outlook
  const { roster, sector } = state.field
  let gain: number = outlook.weights.kill
  if (aims.eliminations.some(({ counts }) => counts[enemy] === 1)) {
    outlook.gainCache.dependOnCourse(KILLS)
    gain += killsMissing <= 1 ? LAST_KILL : NEARER / killsMissing
  }
  if (aims.prizes.length > 0) {
    outlook.gainCache.dependOnCourse(POINTS)
    gain += POINTS_OF_VICTORY * prizeOf(state, aims, enemy, state.elements[enemy]!)
  }
  if (aims.sectors && roster.fights[enemy] === 1) {
    outlook.gainCache.dependOnCourse(inSector(1 - side, sector[hex]!))
    const there = sectors[(1 - side) * 3 + sector[hex]!]!
    gain += there <= 1 ? 100 : there === 2 ? 6 : there === 3 ? 2 : 0
  }
  return gain
}

/** 10.1 B: whether no hex behind or beside is open to a retreat. */
function isPinned({ state }: Outlook, enemy: number, hex: number): boolean {
  const { neighbours } = state.field.tables
  const back = state.facing[enemy]! + 3
  for (let turn = -1; turn <= 1; turn++) {
    const side = hex * 6 + ((back + turn + 6) % 6)
    const next = neighbours[side]!
    if (next === NOWHERE || !groundAt(state, next).passable || !mayRetreatAcross(state, enemy, side)) continue
    if (state.troops[next] === NOBODY || state.troops[next] === state.active) return false
  }
  return true
}

/** 9.3: how many dice the charged unit rolls, if it can react. */
function diceAgainst({ state }: Outlook, unit: number, enemy: number, target: number): number {
  const { tables, roster } = state.field
  if ((state.status[enemy]! & REACTED) !== 0 || roster.reacts[enemy] === 0) return 0
  const { startHex } = state
  if (startHex === state.hex[unit] || tables.distance(startHex, target) === 1) return 0
  if (!tables.isInFront(target, state.facing[enemy]!, startHex)) return 0
  if (roster.arm[enemy] === INFANTRY && (!groundAt(state, target).square || (state.status[enemy]! & SQUARE) !== 0)) {
    return 0
  }
  return emptyHexesInSight(state, enemy, startHex)
}

/** 9.3: what is left of a charge that is reacted to. */
function gainAfterReaction(
  outlook: Outlook,
  unit: number,
  enemy: number,
  target: number,
  value: number,
  gain: number,
): number {
  const { state } = outlook
  const { roster, charts } = state.field
  const own = worthOf(outlook.worths, roster.row[unit]!, state.elements[unit]!)
  const afterLoss = own - worthOf(outlook.worths, roster.row[unit]!, state.elements[unit]! - 1)
  if (roster.arm[enemy] === INFANTRY) return fireGain(outlook, unit, enemy, target, value - squareCost(charts))
  if (roster.arm[enemy] === ARTILLERY) {
    const { goesOn, costs } = gunsAtCharge(charts)
    return (gain * goesOn) / EFFECT_DICE - (costs / EFFECT_DICE) * afterLoss
  }
  return gain - chancesFor(outlook.chances, answerValue(outlook, unit, enemy)).meanLoss * afterLoss
}

/** 9.2: what a charge loses against infantry that has formed square. */
function squareCost({ modifiers }: Tables): number {
  return modifiers[CAVALRY * SITUATIONS.length + ON_INFANTRY]! - modifiers[CAVALRY * SITUATIONS.length + ON_SQUARE]!
}
const [ON_INFANTRY, ON_SQUARE] = [SITUATIONS.indexOf('onInfantry'), SITUATIONS.indexOf('onSquare')]

/** 9.3: of the results of one hit those that let a charge go on, and those that cost it an element. */
const gunsAtCharge = memoize(({ effects }: Tables) => {
  const once = effects.slice(0, EFFECT_DICE)
  return {
    goesOn: once.filter(({ retreat }) => retreat === 0).length,
    costs: once.filter(({ losses }) => losses > 0).length,
  }
})

/** The fire value of an enemy against a unit whose charge is being tried, and which no hex knows of yet. */
function answerValue({ state }: Outlook, unit: number, enemy: number): number {
  const hex = state.hex[unit]!
  const there = state.troops[hex]!
  state.troops[hex] = unit
  const value = fireValue(state, enemy, hex)
  state.troops[hex] = there
  return value
}
