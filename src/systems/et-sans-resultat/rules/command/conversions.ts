import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { isBeaten } from '../army-morale.ts'
import type { Decision } from '../decision.ts'
import type { Events } from '../events.ts'
import { isHeld } from '../keep-time.ts'
import {
  deployedUnits,
  fatigueOf,
  formationsInTurn,
  isCavalryFormation,
  isEnemyNear,
  isInBattle,
  sideOfFormation,
} from '../queries.ts'
import {
  ATTACK,
  type BattleState,
  BROKEN,
  CONVERTED,
  DEFEND,
  MOVE,
  NOBODY,
  ORDERS,
  RALLYING,
  RESERVED,
  RETREATING,
  SUPPORT,
} from '../state.ts'
import { hasChargeTarget } from './charges.ts'
import { emitConversion } from './events.ts'
import { DIRECTIVE_WORDS, noSuch, parseDirective, placeOfId, unreadable } from './ids-in-text.ts'
import { isLocked, releaseLocks } from './locks.ts'
import { hasReachedObjective } from './objectives.ts'
import { setOrder, takeStatus } from './status.ts'

/** An order that another turns into, and the line of 5.10 by which it does. */
type Conversion = { readonly order: number; readonly rule: string }

/** 5.10: orders that must turn into others do; where a formation may as well turn to the attack its owner is asked. */
export function convert(state: BattleState, events: Events): void {
  releaseLocks(state, events)
  for (const formation of formationsInTurn(state)) {
    state.formationBits[formation]! &= ~CONVERTED
    if (!isInBattle(state, formation)) continue
    const must = mustConvert(state, formation)
    if (must && !mayConvert(state, formation, ATTACK)) carryOut(state, formation, must, events)
  }
}

/** 5.10a, d-g: what a formation's order has to turn into now. */
function mustConvert(state: BattleState, formation: number): Conversion | undefined {
  const { directives } = state.field.tables
  const isNear = (reach: number) => isEnemyNear(state, formation, reach)
  switch (state.order[formation]) {
    case ATTACK:
      // 14.10: who comes, or is detached, after the army has broken does not attack either.
      if (isBeaten(state, sideOfFormation(state, formation))) return { order: DEFEND, rule: '14.10' }
      if (isNear(directives.conversion) || !hasReachedObjective(state, formation)) return undefined
      return { order: DEFEND, rule: '5.10a' }
    case MOVE:
      return isNear(directives.moveMustStop) ? { order: DEFEND, rule: '5.10d' } : undefined
    case SUPPORT:
      return isNear(directives.conversion) ? { order: DEFEND, rule: '5.10e' } : undefined
    case RESERVED:
      return isNear(directives.reserveEnemy) ? { order: DEFEND, rule: '5.10f' } : undefined
    case RETREATING:
      return isNear(directives.retreatClear) ? undefined : { order: RALLYING, rule: '5.10g' }
    case BROKEN:
      return isNear(directives.brokenClear) ? undefined : { order: RALLYING, rule: '5.10g' }
    case RALLYING:
      if (isNear(directives.retreatClear)) return { order: RETREATING, rule: '5.10g' }
      if (fatigueOf(state, formation) * 2 > deployedUnits(state, formation)) return undefined
      return { order: RESERVED, rule: '5.10g' }
    default:
      return undefined
  }
}

/** 5.10b-e: by which line a formation may convert its order to another; none while the scenario locks it (13.7). */
function mayConvert(state: BattleState, formation: number, order: number): Conversion | undefined {
  if (isLocked(state, formation) || (order === ATTACK && isHeld(state, formation))) return undefined
  if (order === ATTACK && isBeaten(state, sideOfFormation(state, formation))) return undefined
  return order === ATTACK ? mayAttack(state, formation) : order === DEFEND ? mayDefend(state, formation) : undefined
}

function mayAttack(state: BattleState, formation: number): Conversion | undefined {
  const now = state.order[formation]
  if (now !== DEFEND && now !== SUPPORT && now !== MOVE) return undefined
  if (isCavalryFormation(state, formation) && hasChargeTarget(state, formation)) return { order: ATTACK, rule: '5.10c' }
  const supported = state.supports[formation]!
  if (now !== SUPPORT || supported === NOBODY || state.order[supported] !== ATTACK) return undefined
  const isClose = isEnemyNear(state, supported, state.field.tables.directives.conversion)
  return isClose ? { order: ATTACK, rule: '5.10e' } : undefined
}

function mayDefend(state: BattleState, formation: number): Conversion | undefined {
  const { directives } = state.field.tables
  if (state.order[formation] === ATTACK && isCavalryFormation(state, formation)) {
    return isEnemyNear(state, formation, directives.conversion) ? undefined : { order: DEFEND, rule: '5.10b' }
  }
  if (state.order[formation] !== MOVE) return undefined
  return isEnemyNear(state, formation, directives.moveMayStop) ? { order: DEFEND, rule: '5.10d' } : undefined
}

function carryOut(state: BattleState, formation: number, { order, rule }: Conversion, events: Events): void {
  emitConversion(state, formation, order, rule, events)
  if (order >= RETREATING) takeStatus(state, formation, order, undefined)
  else setOrder(state, formation, order, NOBODY, undefined)
  state.formationBits[formation]! |= CONVERTED
}

/** Whether a formation can still convert in this step: it does so once. */
const isOpen = (state: BattleState, side: number, formation: number) =>
  sideOfFormation(state, formation) === side &&
  (state.formationBits[formation]! & CONVERTED) === 0 &&
  isInBattle(state, formation)

/** What a formation can be converted to now, of its owner's will or because it has to. */
function conversionTo(state: BattleState, formation: number, order: number): Conversion | undefined {
  const must = mustConvert(state, formation)
  return must?.order === order ? must : mayConvert(state, formation, order)
}

/** Formations that must convert, and whose owner has the choice of what to. */
const isBoundToConvert = (state: BattleState, side: number, formation: number) =>
  isOpen(state, side, formation) && mustConvert(state, formation) !== undefined

/** 5.10: both sides declare the conversions that they want. */
export const conversionDecision: Decision<ActionOf<'convert'>> = {
  kinds: ['convert'],
  hasChoice(state, side) {
    for (let formation = 0; formation < state.order.length; formation++) {
      if (!isOpen(state, side, formation)) continue
      if (conversionTo(state, formation, ATTACK) || conversionTo(state, formation, DEFEND)) return true
    }
    return false
  },
  list(state, side, out) {
    for (let formation = 0; formation < state.order.length; formation++) {
      if (!isOpen(state, side, formation)) continue
      for (const order of [ATTACK, DEFEND]) {
        if (conversionTo(state, formation, order)) out.push({ kind: 'convert', side, formation, order })
      }
    }
  },
  refusal,
  mustStay(state, side) {
    const bound = state.order.findIndex((_, formation) => isBoundToConvert(state, side, formation))
    if (bound === NOBODY) return undefined
    const { rule } = mustConvert(state, bound)!
    const { name } = state.field.formations[bound]!
    return { rule, reason: `${name} has an enemy in front of it: it must convert to attack or defend` }
  },
  carryOut(state, { formation, order }, events) {
    carryOut(state, formation, conversionTo(state, formation, order)!, events)
  },
  format: (state, { formation, order }) => `convert ${state.field.formations[formation]!.id} ${ORDERS[order]}`,
  parse(state, side, text) {
    const [verb, id, word, ...rest] = text.split(/\s+/)
    if (verb !== 'convert') return undefined
    const [formation, order] = [placeOfId(state.field.formations, id), parseDirective(word)]
    if (formation === NOBODY) return noSuch('formation', id)
    if (order === NOBODY) return unreadable(`“${word ?? ''}” is not an order: use ${DIRECTIVE_WORDS}`)
    return rest.length > 0
      ? unreadable(`“${rest.join(' ')}” does not belong here`)
      : { kind: 'convert', side, formation, order }
  },
}

function refusal(state: BattleState, { side, formation, order }: ActionOf<'convert'>): Refusal | undefined {
  const refuse = (rule: string, reason: string): Refusal => ({ rule, reason })
  const own = state.field.formations[formation]
  if (own?.side !== side) return refuse('5.10', 'a side converts only the orders of its own formations')
  if (!isInBattle(state, formation)) return refuse('5.10', `${own.name} is not on the table`)
  if ((state.formationBits[formation]! & CONVERTED) !== 0) {
    return refuse('5.10', `the order of ${own.name} has already been converted in this step`)
  }
  if (conversionTo(state, formation, order)) return undefined
  if (isLocked(state, formation)) return refuse('13.7', `${own.name} keeps its directive: it is locked to it`)
  if (order === ATTACK && isBeaten(state, sideOfFormation(state, formation)))
    return refuse('14.10', 'the army is broken, and attacks no more')
  if (order === ATTACK && isHeld(state, formation))
    return refuse('14.7', `${own.name} is kept in reserve: it defends itself where it stands`)
  return whyNot(state, formation, order)
}

/** The line of 5.10 that would allow a conversion, and what it wants. */
function whyNot(state: BattleState, formation: number, order: number): Refusal {
  const { name } = state.field.formations[formation]!
  const now = state.order[formation]!
  const inches = (reach: number) => `${reach / 10} inches`
  const { conversion, opportunity, moveMayStop } = state.field.tables.directives
  if (order === ATTACK && now === SUPPORT && !isCavalryFormation(state, formation)) {
    const reason = `${name} turns to the attack when those it supports attack an enemy within ${inches(conversion)}`
    return { rule: '5.10e', reason }
  }
  if (order === ATTACK && (now === DEFEND || now === SUPPORT || now === MOVE)) {
    const reason = `only a cavalry formation turns to the attack, on an enemy within ${inches(opportunity)} of its deployed cavalry`
    return { rule: '5.10c', reason }
  }
  if (order === DEFEND && now === ATTACK) {
    const reason = `only a cavalry formation leaves off an attack, with no enemy within ${inches(conversion)}`
    return { rule: '5.10b', reason }
  }
  if (order === DEFEND && now === MOVE) {
    return { rule: '5.10d', reason: `${name} may halt to defend once an enemy is within ${inches(moveMayStop)}` }
  }
  return { rule: '5.10', reason: `${ORDERS[now]} does not turn into ${ORDERS[order] ?? 'that'}` }
}
