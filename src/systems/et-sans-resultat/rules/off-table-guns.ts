import type { Refusal } from '../../../engine/system.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { isInArea } from '../format/index.ts'
import type { ActionOf } from './actions.ts'
import { noSuch, placeOfId, unreadable } from './command/ids-in-text.ts'
import type { Decision } from './decision.ts'
import { isHiddenUnit } from './hidden-units.ts'
import { isOnTable, sideOfFormation } from './queries.ts'
import type { OffTableGuns } from './special-plan.ts'
import { type BattleState, NOBODY } from './state.ts'
import { isUnderTruce } from './truce.ts'
import { isHiddenFromAll } from './weather.ts'

// Guns off the table are no part of the sheet: RULES.md has them among what Berthier adds.

/** 14.12: whether guns may name a target this turn. */
function isReady({ turn, memory }: BattleState, { timing, every, shots, last, fired }: OffTableGuns): boolean {
  if (!hasCome(timing, turn, memory) || memory[fired]! >= shots) return false
  return memory[last] === 0 || turn - memory[last]! >= every
}

/** 14.12: whether a formation has a unit in the open of their areas: one that is seen, in the weather there too, and that no truce keeps. */
function isInReach(state: BattleState, { side, areas }: OffTableGuns, formation: number): boolean {
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit) || isHiddenUnit(state, unit)) continue
    const [x, y] = [state.x[unit]!, state.y[unit]!]
    if (!areas.some((area) => isInArea(area, x, y)) || isUnderTruce(state, side, x, y)) continue
    if (!isHiddenFromAll(state, side, x, y)) return true
  }
  return false
}

/** 14.12: what guns off the table add to the fire at a formation this turn, each with its name. */
export function bombardmentOf(state: BattleState, target: number): readonly OffTableGuns[] {
  const { guns } = state.field.special
  if (guns === undefined) return []
  return guns.filter(
    (one) =>
      state.memory[one.last] === state.turn && state.memory[one.aim] === target + 1 && isInReach(state, one, target),
  )
}

/** 14.12: at the beginning of a turn a side names what its guns off the table fire at; whoever says nothing holds fire. */
export const bombardDecision: Decision<ActionOf<'bombard'>> = {
  kinds: ['bombard'],
  hasChoice(state, side) {
    const { guns } = state.field.special
    if (guns === undefined) return false
    return guns.some((one) => one.side === side && isReady(state, one) && targetsOf(state, one).length > 0)
  },
  list(state, side, out) {
    state.field.special.guns?.forEach((one, guns) => {
      if (one.side !== side || !isReady(state, one)) return
      for (const formation of targetsOf(state, one)) out.push({ kind: 'bombard', side, guns, target: formation })
    })
  },
  refusal(state, { side, guns, target }): Refusal | undefined {
    const refuse = (rule: string, reason: string): Refusal => ({ rule, reason })
    const one = state.field.special.guns![guns]!
    const { name, side: whose } = state.field.formations[target]!
    if (one.side !== side) return refuse('14.12', `${one.name} fires for the other side`)
    if (!isReady(state, one)) return refuse('14.12', `${one.name} does not fire now`)
    if (whose === side) return refuse('14.12', `${name} is not an enemy formation`)
    return isInReach(state, one, target)
      ? undefined
      : refuse('14.12', `${one.name} has no unit of ${name} in reach and sight`)
  },
  carryOut(state, { guns, target }) {
    const { last, fired, aim } = state.field.special.guns![guns]!
    state.memory[last] = state.turn
    state.memory[fired]!++
    state.memory[aim] = target + 1
  },
  format: ({ field }, { guns, target }) =>
    `bombard ${field.formations[target]!.id}${guns === 0 ? '' : ` with ${guns + 1}`}`,
  parse(state, side, text) {
    const [, id, number] = /^bombard\s+(\S+)(?:\s+with\s+(\d{1,3}))?$/.exec(text) ?? []
    if (!/^bombard\b/.test(text)) return undefined
    if (id === undefined) return unreadable('say what is fired at, such as “bombard perponcher”')
    const formation = placeOfId(state.field.formations, id)
    if (formation === NOBODY) return noSuch('formation', id)
    const guns = Number(number ?? 1) - 1
    if (!state.field.special.guns?.[guns]) return unreadable('there are no such guns off the table')
    return { kind: 'bombard', side, guns, target: formation }
  },
}

function targetsOf(state: BattleState, guns: OffTableGuns): number[] {
  return [...state.order.keys()].filter(
    (formation) => sideOfFormation(state, formation) === 1 - guns.side && isInReach(state, guns, formation),
  )
}
