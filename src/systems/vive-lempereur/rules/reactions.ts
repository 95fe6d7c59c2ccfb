import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { power } from '../../../engine/portable-math.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { ARTILLERY, CAVALRY, D6, type Effect, INFANTRY } from '../format/index.ts'
import { nameOf } from '../text/index.ts'
import { asPhrase, parseAt } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import { isBeaten } from './breaking.ts'
import { Chances, percentBeside } from './chances.ts'
import { describeEffect, effectFor, recordVacated, rollEffect, suffer } from './combat.ts'
import type { Decision } from './decision.ts'
import { emitFacing, emitForgone, emitReaction, emitReactionFire } from './emit-events.ts'
import type { Events } from './events.ts'
import { fireReadinessRefusal, groundRefusal, shockRefusal } from './fire.ts'
import { mayShockAcross } from './hexsides.ts'
import { loseElements } from './losses.ts'
import { areEnemies, aroundOf, generalOf, groundAt, lift, put } from './position.ts'
import type { Reason } from './reasons.ts'
import { mustRetreat } from './retreat.ts'
import { emptyHexesInSight } from './sight.ts'
import { type BattleState, FIRED, NOBODY, REACTED, SQUARE } from './state.ts'
import { isUnderTruce } from './truce.ts'

export const [REACT_WITH, DECLINE] = [15, 16] as const
/** The detail of a reaction after which the unit does not turn. */
export const WITHOUT_TURNING = 1
const reactWith = (hex: number, detail: number, side: number): Action => makeAction(REACT_WITH, hex, detail, side)

/** 9.3: the order in which units react. */
const ARM_ORDER = [CAVALRY, ARTILLERY, INFANTRY] as const

/** The active cavalry has come next to enemies: those that can may react. */
export function offerReactions(state: BattleState): void {
  const { controls } = aroundOf(state)
  const hex = state.hex[state.active]!
  state.reacting = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = controls[hex * 6 + direction]!
    const unit = next === NOWHERE ? NOBODY : state.troops[next]!
    if (unit !== NOBODY && canReact(state, unit)) state.reacting |= 1 << direction
  }
}

/** Whether a unit can try to react to the charge of the active cavalry. */
function canReact(state: BattleState, unit: number): boolean {
  if (!areEnemies(state, unit, state.active)) return false
  if (state.field.roster.reacts[unit] === 0) return false
  if ((state.status[unit]! & REACTED) !== 0 || !hasAnswer(state, unit)) return false
  return comesThroughFront(state, unit) && reactionDice(state, unit) > 0
}

/** Whether a unit has something to answer a charge with, on the ground where it stands. */
function hasAnswer(state: BattleState, unit: number): boolean {
  const { arm, side } = state.field.roster
  if (arm[unit] === INFANTRY) {
    return (state.status[unit]! & SQUARE) === 0 && groundAt(state, state.hex[unit]!).square
  }
  if (groundRefusal(state, unit)) return false
  const [at, charge] = [state.hex[unit]!, state.hex[state.active]!]
  // To fire at a charge is to fire, and to meet it is a charge.
  if (state.field.special.truces && isUnderTruce(state, side[unit]!, charge)) return false
  if (arm[unit] === ARTILLERY) return true
  if (isBeaten(state, side[unit]!)) return false
  return !groundAt(state, charge).building && mayShockAcross(state, at, charge)
}

/** 9.3: the charge starts in or passes a hex of the unit's front that is not next to it. From the next hex there are no dice. */
function comesThroughFront(state: BattleState, unit: number): boolean {
  const { tables } = state.field
  const at = state.hex[unit]!
  for (let i = 0; i <= state.steps; i++) {
    const hex = state.path[i]!
    if (tables.distance(at, hex) > 1 && tables.isInFront(at, state.facing[unit]!, hex)) return true
  }
  return false
}

/** 9.3: a die for each empty hex in sight between the two units before the cavalry moved. */
function reactionDice(state: BattleState, unit: number): number {
  const cavalry = state.active
  const hex = state.hex[cavalry]!
  const own = state.riding === 1 ? generalOf(state, cavalry) : NOBODY
  lift(state, cavalry)
  if (own !== NOBODY) lift(state, own)
  const dice = emptyHexesInSight(state, unit, state.startHex)
  put(state, cavalry, hex)
  if (own !== NOBODY) put(state, own, hex)
  return dice
}

/** The units that can still react. */
function reactors(state: BattleState): number[] {
  const { tables } = state.field
  const hex = state.hex[state.active]!
  const units: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    if ((state.reacting & (1 << direction)) !== 0) units.push(state.troops[tables.neighbours[hex * 6 + direction]!]!)
  }
  return units
}

function reactRefusal(state: BattleState, hex: number, detail: number): Reason | undefined {
  const unit = state.troops[hex]!
  // Cavalry turns to the enemy in any case: it strikes him.
  if (detail === WITHOUT_TURNING && state.field.roster.arm[unit] === CAVALRY) return 'cannot-react'
  return reactors(state).includes(unit) ? undefined : 'cannot-react'
}

/** 9.3: cavalry reacts first, then artillery, then infantry: whoever is passed over has missed the moment. */
function passOver(state: BattleState, unit: number): void {
  const { tables, roster } = state.field
  const hex = state.hex[state.active]!
  const turn = (one: number) => ARM_ORDER.indexOf(roster.arm[one] as (typeof ARM_ORDER)[number])
  for (const other of reactors(state)) {
    if (turn(other) < turn(unit)) state.reacting &= ~(1 << tables.directionTo(hex, state.hex[other]!))
  }
}

/** A unit tries to react: one die of its flag is enough. */
function react(state: BattleState, hex: number, turns: boolean, events: Events): void {
  const unit = state.troops[hex]!
  const cavalry = state.active
  const { tables, roster, charts } = state.field
  const direction = tables.directionTo(state.hex[cavalry]!, hex)
  passOver(state, unit)
  state.reacting &= ~(1 << direction)
  const dice = reactionDice(state, unit)
  const faces: string[] = []
  let isFlag = false
  for (let i = 0; i < dice; i++) {
    const face = charts.specialDie.faces[rollDie(state, charts.specialDie)]!
    if (face === roster.flag[unit]) isFlag = true
    faces.push(face)
  }
  if (isFlag) {
    state.status[unit]! |= REACTED
    if (turns) state.facing[unit] = (direction + 3) % 6
    if (roster.arm[unit] === INFANTRY) state.status[unit]! |= SQUARE
  }
  emitReaction(state, events, unit, faces, isFlag)
  if (!isFlag || roster.arm[unit] === INFANTRY) return
  if (roster.arm[unit] === ARTILLERY) fireAtCharge(state, unit, events)
  else counterCharge(state, unit, direction, events)
}

/** 9.3: artillery hits once; a result with a retreat stops the charge instead, where it is. */
function fireAtCharge(state: BattleState, unit: number, events: Events): void {
  const cavalry = state.active
  const die = rollDie(state, D6) + 1
  const { losses, retreat } = effectFor(state.field.charts, 1, die)
  emitReactionFire(state, events, unit, die, losses, retreat > 0)
  if (retreat > 0) state.halted = 1
  const facing = state.facing[cavalry]!
  const isKilled = loseElements(state, cavalry, losses, events)
  // 9.4: without its general the unit goes back one hex.
  if (isKilled && state.elements[cavalry]! > 0) {
    mustRetreat(state, cavalry, 1, false, state.hex[unit]!, facing)
  }
}

/** 9.3: both strike at the same time, facing each other; this is the charging cavalry's shock if it may shock at all. */
function counterCharge(state: BattleState, unit: number, direction: number, events: Events): void {
  const cavalry = state.active
  const [at, from] = [state.hex[unit]!, state.hex[cavalry]!]
  const mayShock = !fireReadinessRefusal(state, cavalry) && !shockRefusal(state, from, at)
  state.facing[unit] = (direction + 3) % 6
  if (state.facing[cavalry] !== direction) {
    state.facing[cavalry] = direction
    emitFacing(state, events, cavalry)
  }
  const charge: Effect | undefined = mayShock ? rollEffect(state, cavalry, at, events) : undefined
  const answer = rollEffect(state, unit, from, events)
  if (charge) {
    state.status[cavalry]! |= FIRED
    recordVacated(state, cavalry, at)
  }
  // Whoever falls still strikes, from where it stood: both effects were rolled before.
  if (charge) suffer(state, unit, charge, cavalry, events)
  const after = state.hex[unit]!
  state.hex[unit] = at
  suffer(state, cavalry, answer, unit, events)
  state.hex[unit] = after
}

/** 9.3: the chance that a special die does not show a unit's flag. */
export function missChance({ charts, roster }: BattleState['field'], unit: number): number {
  const flag = roster.flag[unit]
  return flag === undefined ? 1 : charts.misses[flag]
}

/** 9.3: one flag in as many dice; what artillery then does to the charge. */
function explainReaction(state: BattleState, hex: number): Breakdown {
  const unit = state.troops[hex]!
  const dice = unit === NOBODY ? 0 : reactionDice(state, unit)
  const fails = power(missChance(state.field, unit), dice)
  const modifiers = Array.from({ length: dice }, () => ({ rule: '9.3', what: 'empty hex in sight', add: 1 }))
  const results = new Chances()
  results.add('fails', fails)
  if (unit !== NOBODY && state.field.roster.arm[unit] === ARTILLERY) {
    const cavalry = state.elements[state.active]!
    for (let die = 1; die <= 6; die++) {
      const { losses, retreat } = effectFor(state.field.charts, 1, die)
      const loss = describeEffect({ losses, retreat: 0 }, cavalry)
      const stops = retreat > 0 && losses < cavalry
      const result = !stops ? loss : losses === 0 ? 'stops the charge' : `${loss}, stops the charge`
      results.add(result, (1 - fails) / 6)
    }
  } else {
    const isInfantry = unit !== NOBODY && state.field.roster.arm[unit] === INFANTRY
    results.add(isInfantry ? 'forms square' : 'counter-charges', 1 - fails)
  }
  return { base: 0, modifiers, value: dice, chances: results.list() }
}

/** A unit tries to react to a charge. */
export const reactDecision: Decision = {
  kinds: [REACT_WITH],
  verbs: ['react'],
  words: ['without', 'turning'],
  choices: 'hexes',
  details: WITHOUT_TURNING + 1,
  notNow: 'no-reaction-now',
  list(state, side, out) {
    for (const unit of reactors(state)) {
      const hex = state.hex[unit]!
      out.push(reactWith(hex, 0, side))
      if (state.field.roster.arm[unit] !== CAVALRY) out.push(reactWith(hex, WITHOUT_TURNING, side))
    }
  },
  refusal: (state, action) => reactRefusal(state, choiceOf(action), detailOf(action)),
  carryOut: (state, action, events) => react(state, choiceOf(action), detailOf(action) !== WITHOUT_TURNING, events),
  explain: (state, action) => explainReaction(state, choiceOf(action)),
  format(state, action) {
    const turning = detailOf(action) === WITHOUT_TURNING ? ' without turning' : ''
    return `react ${state.field.grid.label(choiceOf(action))}${turning}`
  },
  parse(state, side, text) {
    const [, label, turning] = /^react (\S+)( without turning)?$/.exec(text) ?? []
    return parseAt(state, REACT_WITH, label, turning === undefined ? 0 : WITHOUT_TURNING, side)
  },
  offer(state, action) {
    const place = choiceOf(action)
    const turning = detailOf(action) === WITHOUT_TURNING ? ', without turning' : ''
    const label = `${nameOf(state, state.troops[place]!)} in ${state.field.grid.label(place)}${turning}`
    const note = `${percentBeside(explainReaction(state, place), 'fails')} to react`
    return { kind: 'choose', group: 'React', label, note, place }
  },
  infer: (state, side, hex) => (state.troops[hex] === NOBODY ? undefined : reactWith(hex, 0, side)),
}

/** Nobody reacts any more. */
export const declineDecision: Decision = {
  ...asPhrase(DECLINE, 'decline'),
  notNow: 'no-reaction-now',
  list: (_, side, out) => void out.push(makeAction(DECLINE, 0, 0, side)),
  refusal: () => undefined,
  carryOut(state, action, events) {
    state.reacting = 0
    emitForgone(state, events, 'decline', sideOf(action))
  },
  offer: () => ({ kind: 'other', group: 'Or', label: 'Nobody reacts' }),
}
