import { rollDie } from '../../../engine/flat-memory.ts'
import { ARTILLERY, D6 } from '../format/index.ts'
import { emitBreak } from './emit-events.ts'
import type { Events } from './events.ts'
import { loseElements } from './losses.ts'
import { isGeneral } from './position.ts'
import type { WeakGround } from './special-plan.ts'
import { type BattleState, NOBODY } from './state.ts'
import { changeGround, engulf, groundTypeAt } from './upheaval.ts'

/** The weak ground of a hex that has not broken yet, if it is any. */
export function weakGroundAt(state: BattleState, hex: number): WeakGround | undefined {
  const { weakAt, weakGround } = state.field.special
  if (!weakAt || weakAt[hex] === 0) return undefined
  const weak = weakGround[weakAt[hex]! - 1]!
  return groundTypeAt(state, hex) === weak.becomes ? undefined : weak
}

/** How likely the ground of a hex is to break: `entry` under who enters it, `fire` under who is fired at by guns. */
export function chanceToBreak(state: BattleState, hex: number, by: 'entry' | 'fire'): number {
  const least = weakGroundAt(state, hex)?.[by] ?? 0
  return least === 0 ? 0 : (7 - least) / 6
}

/** A unit has entered a hex: the ground may break under it. */
export function breakOnEntry(state: BattleState, unit: number, events: Events): void {
  if (isGeneral(state, unit)) return
  const hex = state.hex[unit]!
  const weak = weakGroundAt(state, hex)
  if (weak) tryGround(state, unit, hex, weak, weak.entry, events)
}

/** Guns have fired at the unit in a hex: the ground may break under it. */
export function breakUnderFire(state: BattleState, guns: number, target: number, events: Events): void {
  const unit = state.troops[target]!
  const weak = weakGroundAt(state, target)
  if (!weak || unit === NOBODY || state.field.roster.arm[guns] !== ARTILLERY) return
  tryGround(state, unit, target, weak, weak.fire, events)
}

function tryGround(
  state: BattleState,
  unit: number,
  hex: number,
  weak: WeakGround,
  least: number,
  events: Events,
): void {
  if (least === 0) return
  const die = rollDie(state, D6) + 1
  const breaks = die >= least
  emitBreak(state, events, hex, weak.name, die, breaks)
  if (!breaks) return
  const losses = state.field.roster.arm[unit] === ARTILLERY ? weak.gunsLose : weak.loses
  if (losses >= state.elements[unit]!) engulf(state, unit, events)
  else loseElements(state, unit, losses, events)
  changeGround(state, hex, weak.becomes, events)
}
