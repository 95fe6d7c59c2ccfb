import type { Modifier, Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import type { Decision } from '../decision.ts'
import { rollTwo } from '../dice.ts'
import type { Events } from '../events.ts'
import { tire } from '../fire/fatigue.ts'
import { isBattery, isEnemyNear, isOnTable, isRunning, sideOfFormation, sideOfUnit, unitsOf } from '../queries.ts'
import { type BattleState, BY_ROLL, CHANGED, DEPLOYED, PLOYED, RESERVE, RUSHED, TRIED } from '../state.ts'
import { formatChange, parseChange } from './action-text.ts'
import { changesOf } from './change-places.ts'
import { changeRefusal, isChanging, isLast, mayChange, stanceAfter } from './changes.ts'
import { contactsOf, recordContact } from './contact.ts'
import { emitChange, emitContact, emitPloyRoll } from './events.ts'
import { changingUnits, explainRoll, ployModifiers, rollModifiers, unitsFor } from './ploy-roll.ts'

type Own = ActionOf<'deploy'> | ActionOf<'change'>

/** A formation that is deployed is offered to ploy only while no enemy is this near. */
const FAR_FROM_ENEMIES = 120

/** 8: in turn, formations roll for changing between column and line, then their units change one by one. */
export const deploymentDecision: Decision<Own> = {
  kinds: ['deploy', 'change'],
  hasChoice(state, side) {
    for (let formation = 0; formation < state.plan.length; formation++) {
      if (sideOfFormation(state, formation) !== side) continue
      if (isOffered(state, formation)) return true
    }
    for (let unit = 0; unit < state.x.length; unit++) {
      if (state.field.units[unit]!.side === side && mayChange(state, unit) && changesOf(state, unit, 1).length > 0)
        return true
    }
    return false
  },
  list(state, side, out) {
    const units = [...state.formation.keys()].filter(
      (unit) => sideOfUnit(state, unit) === side && mayChange(state, unit),
    )
    // One formation after the other: whoever has rolled is offered his own units.
    const first = units.filter((unit) => isChanging(state, state.formation[unit]!))
    const own = first.flatMap((unit) => changesOf(state, unit))
    out.push(...(own.length > 0 ? own : units.flatMap((unit) => changesOf(state, unit))))
    for (let formation = 0; formation < state.plan.length; formation++) {
      if (sideOfFormation(state, formation) !== side || !isOffered(state, formation)) continue
      for (const isRushed of [false, true]) out.push({ kind: 'deploy', side, formation, isRushed })
    }
  },
  refusal: (state, action) => (action.kind === 'deploy' ? deployRefusal(state, action) : changeRefusal(state, action)),
  carryOut: (state, action, events) =>
    action.kind === 'deploy' ? roll(state, action, events) : change(state, action, events),
  explain: (state, action) =>
    action.kind === 'deploy' ? explainRoll(state, action.formation, action.isRushed) : undefined,
  format: formatChange,
  parse: parseChange,
}

/** Whether a roll is worth offering: somebody is in column, or all are deployed and far from the enemy. */
function isOffered(state: BattleState, formation: number): boolean {
  if ((state.formationBits[formation]! & TRIED) !== 0 || isRunning(state, formation)) return false
  const changing = changingUnits(state, formation)
  // 8.1: a single unit needs no roll.
  if (changing.length === 0 || isLast(state, changing[0]!)) return false
  return state.stance[changing[0]!] === PLOYED || !isEnemyNear(state, formation, FAR_FROM_ENEMIES)
}

function deployRefusal(state: BattleState, { side, formation }: ActionOf<'deploy'>): Refusal | undefined {
  const known = state.field.formations[formation]
  if (known?.side !== side) return { rule: '3.1', reason: 'the formation belongs to the other side' }
  const { name } = known
  if ((state.formationBits[formation]! & TRIED) !== 0)
    return { rule: '8.1', reason: `${name} has already rolled this turn` }
  if (isRunning(state, formation)) return { rule: '7.10', reason: `${name} is running and cannot change` }
  const changing = changingUnits(state, formation)
  if (changing.length > 0) return undefined
  return unitsOf(state, formation).some((unit) => isOnTable(state, unit) && !isBattery(state, unit))
    ? { rule: '7.8', reason: `every unit of ${name} is in contact and cannot change` }
    : { rule: '8.1', reason: `${name} has no battalion or regiment on the table` }
}

function roll(state: BattleState, { formation, isRushed }: ActionOf<'deploy'>, events: Events): void {
  const modifiers = ployModifiers(state, formation, isRushed)
  const dice = rollTwo(state)
  const total = sumOf(modifiers, dice)
  state.formationBits[formation]! |= TRIED | (isRushed ? RUSHED : 0)
  state.acting = formation
  state.rolled = sumOf(rollModifiers(state, formation, isRushed), dice)
  emitPloyRoll(state, events, formation, isRushed, {
    roll: dice,
    modifiers: formatModifiers(modifiers),
    total,
    units: unitsFor(state, total),
    otherwise: unitsFor(state, state.rolled),
  })
}

function change(state: BattleState, { unit, at, facing }: ActionOf<'change'>, events: Events): void {
  const before = state.stance[unit]!
  const after = stanceAfter(state, unit, facing)
  if (before === PLOYED || before === DEPLOYED) {
    rush(state, unit, events)
    if (!isLast(state, unit)) state.unitBits[unit]! |= BY_ROLL
  }
  state.stance[unit] = after
  state.x[unit] = at[0]
  state.y[unit] = at[1]
  if (after !== RESERVE) state.facing[unit] = facing
  state.unitBits[unit]! |= CHANGED
  emitChange(state, events, unit)
  // 12.1: whoever deploys into an enemy has moved into contact.
  const enemy = recordContact(state, unit, contactsOf(state, unit))
  emitContact(state, events, unit, enemy)
}

/** 8.4: the first unit of a class that changes in a rush tires its class. */
function rush(state: BattleState, unit: number, events: Events): void {
  const formation = state.formation[unit]!
  if ((state.formationBits[formation]! & RUSHED) === 0) return
  const kind = state.field.units[unit]!.class
  for (let other = 0; other < state.x.length; other++) {
    if (state.formation[other] !== formation || state.field.units[other]!.class !== kind) continue
    if ((state.unitBits[other]! & CHANGED) !== 0) return
  }
  tire(state, formation, state.field.tables.ploy.rushFatigue, events, kind)
}

const sumOf = (modifiers: readonly Modifier[], dice: number) => modifiers.reduce((sum, { add }) => sum + add, dice)

/** `+2 leadership -1 fatigue`. */
const formatModifiers = (modifiers: readonly Modifier[]) =>
  modifiers.map(({ add, what }) => `${add > 0 ? '+' : ''}${add} ${what}`).join(' ')
