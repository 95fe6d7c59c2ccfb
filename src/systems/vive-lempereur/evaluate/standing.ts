import { ARTILLERY, CAVALRY, INFANTRY } from '../format/index.ts'
import {
  type BattleState,
  chanceToBreak,
  groundAt,
  isGeneral,
  NOBODY,
  SQUARE,
  unitRow,
  weakGroundAt,
  weatherAt,
} from '../rules/index.ts'
import { inSector, LOSSES } from './gain-cache.ts'
import type { Outlook } from './outlook.ts'
import { worthOf } from './worth.ts'

/** Beyond everything that a unit can win: a battle. */
const BATTLE = 1000

/** How near to the enemy each arm wants to be; the rest of the way is worth going. */
const IDEAL_DISTANCE = [2, 3, 2] as const

/** How good it is that a piece of ours stands in a hex; only differences between hexes count. */
export function standing(outlook: Outlook, piece: number, hex: number): number {
  const { state } = outlook
  const { roster, sector } = state.field
  if (isGeneral(state, piece)) return generalStanding(outlook, piece, hex)
  const far = outlook.far[hex]!
  const arm = roster.arm[piece]!
  let score = -outlook.weights.caution * likelyCost(outlook, piece, hex)
  score -= outlook.weights.approach * Math.max(0, far - IDEAL_DISTANCE[arm as 0 | 1 | 2])
  score += outlook.objectives.score(state.hex[piece]!, hex)
  if (state.field.special.weakAt !== undefined && hex !== state.hex[piece]) score -= riskOfGround(outlook, piece, hex)
  const from = sector[state.hex[piece]!]!
  if (outlook.enemyAims.sectors && sector[hex] !== from && roster.fights[piece] === 1) {
    const left = outlook.sectors[outlook.side * 3 + from]! - 1
    outlook.gainCache.dependOnCourse(inSector(outlook.side, from))
    score -= left === 0 ? BATTLE : left === 1 ? 4 : left === 2 ? 1 : 0
  }
  return score
}

/** 8.0, 9.2: the worth that the enemy is likely to cost a unit in a hex. */
export function likelyCost(outlook: Outlook, piece: number, hex: number): number {
  const { state } = outlook
  const arm = state.field.roster.arm[piece]!
  const ground = groundAt(state, hex)
  let shots = outlook.shots(arm, hex)
  let shocks = outlook.shocks(arm, hex)
  if (shots === 0 && shocks === 0) return 0
  const cover = ground.firingAt + state.field.firingAt[hex]!
  shots *= Math.max(0.2, 1 + 0.12 * cover)
  if (state.field.sky !== undefined) shots *= shareInSight(state, hex)
  if (ground.building) shocks = 0
  else {
    if (arm === INFANTRY && !ground.open) shocks *= 0.5
    shocks *= Math.max(0.3, 1 + 0.06 * cover)
  }
  if ((state.status[piece]! & SQUARE) !== 0) {
    shots *= 1.5
    shocks *= 0.1
  }
  return worthLost(outlook, piece, shots + shocks)
}

/** What ground that may break under a unit is likely to cost it. */
export function riskOfGround(outlook: Outlook, piece: number, hex: number): number {
  const weak = weakGroundAt(outlook.state, hex)
  if (!weak || weak.entry === 0) return 0
  const losses = outlook.state.field.roster.arm[piece] === ARTILLERY ? weak.gunsLose : weak.loses
  return chanceToBreak(outlook.state, hex, 'entry') * worthLost(outlook, piece, losses)
}

/** How much of the fire finds a unit in a hex: in fog, or by night, only that of the nearest. */
function shareInSight(state: BattleState, hex: number): number {
  const sight = weatherAt(state, hex)?.sight ?? FAR_SIGHT
  return sight >= FAR_SIGHT ? 1 : sight / FAR_SIGHT
}

/** As far as guns fire. */
const FAR_SIGHT = 5

/** What so many elements of a unit are worth, fractions included. */
function worthLost(outlook: Outlook, piece: number, losses: number): number {
  const { state } = outlook
  const { worths } = outlook
  const row = state.field.roster.row[piece]!
  const elements = state.elements[piece]!
  const lost = Math.min(losses, elements)
  const whole = Math.floor(lost)
  const left = elements - whole
  const part = lost - whole
  const worth = worthOf(worths, row, left)
  const rest = part > 0 ? worth - part * (worth - worthOf(worths, row, left - 1)) : worth
  let cost = worthOf(worths, row, elements) - rest
  if (lost > elements - 1) cost += (lost - elements + 1) * fallCost(outlook, piece)
  return cost
}

/** What it costs besides that a unit of ours falls: the enemy comes nearer to his victory. */
function fallCost(outlook: Outlook, piece: number): number {
  const { state } = outlook
  const { roster, sector } = state.field
  if (roster.fights[piece] === 0) return 0
  outlook.gainCache.dependOnCourse(LOSSES)
  let cost = (outlook.lossesMissing <= 1 ? 30 : 3 / outlook.lossesMissing) + outlook.weights.spare
  if (outlook.enemyAims.sectors) {
    const at = sector[state.hex[piece]!]!
    outlook.gainCache.dependOnCourse(inSector(outlook.side, at))
    const there = outlook.sectors[outlook.side * 3 + at]!
    cost +=
      there <= 1
        ? 4 * outlook.weights.lastInSector
        : there === 2
          ? outlook.weights.lastInSector / 2
          : there === 3
            ? 2
            : 0
  }
  return cost
}

/** 7.3.1, 9.4: a general is worth most with a unit that fights, and is lost most easily alone. */
function generalStanding(outlook: Outlook, general: number, hex: number): number {
  const { state } = outlook
  const { roster } = state.field
  const far = outlook.far[hex]!
  const unit = outlook.ownAt(hex)
  if (unit === NOBODY) return -(far <= 4 ? 0.6 * (5 - far) : 0) - 0.05 * far
  const arm = roster.arm[unit]
  const isUseful = roster.fights[unit] === 1 && unitRow(state, unit).led
  const help = isUseful ? outlook.weights.general * (arm === CAVALRY ? 1.3 : 1) : 0
  const risk = state.elements[unit] === 1 && far <= 3 ? 0.8 : 0
  return 0.3 + help - 0.1 * Math.max(0, far - 2) - risk + (general === state.leader[hex] ? 0.05 : 0)
}
