import { rollDie } from '../../../engine/flat-memory.ts'
import { isBatteryReady } from '../../../engine/hexes/special-plan.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { D6, type NawResult } from '../format/index.ts'
import { type Action, makeAction } from './actions.ts'
import { isUnderTruce } from './army-morale.ts'
import { addTarget } from './attackers.ts'
import { type Decision, decide } from './decision.ts'
import { endCombat, FALLING_BACK, isSubject } from './engagement.ts'
import { type Events, emitBombard } from './events.ts'
import { isHiddenHex, reveal } from './hidden-units.ts'
import { releaseByAttack } from './keep-time.ts'
import { destroy, reckon } from './losses.ts'
import { isHex } from './named-actions.ts'
import { columnOf, oddsOf, resultFor, shifted } from './odds.ts'
import type { Reason } from './reasons.ts'
import type { Battery } from './special-plan.ts'
import { isEnemyIn } from './stacks.ts'
import { type BattleState, copy, DEFENDING, EVENT, INVOLVED, NOBODY, OVER, RETREATING } from './state.ts'
import { defenceStrength, groundShift, groundStrength } from './strengths.ts'
import { breakUnderFire } from './weak-ground.ts'
import { isHiddenFromAll } from './weather.ts'

// Guns off the map are no part of the book: RULES.md has them among what Berthier adds.

export const BOMBARD = 22

const batteriesOf = (state: BattleState): readonly Battery[] => state.field.special.batteries ?? []

function shotRefusal(state: BattleState, number: number, target: number): Reason | undefined {
  const battery = batteriesOf(state)[number]
  if (!battery || battery.side !== state.side || !isBatteryReady(battery, state.turn, state.memory))
    return 'no-event-now'
  if (battery.where[target] === 0) return 'beyond-guns'
  if (!isEnemyIn(state, target, battery.side)) return 'no-target'
  if (isHiddenHex(state, target)) return 'is-hidden'
  if (isHiddenFromAll(state, battery.side, target)) return 'weather-hides'
  return isUnderTruce(state, battery.side, target) ? 'truce' : undefined
}

/** Own rules: every shot that a side may fire from off the map. */
function listShots(state: BattleState, side: number, out: Action[]): void {
  batteriesOf(state).forEach((battery, number) => {
    if (battery.side !== side || !isBatteryReady(battery, state.turn, state.memory)) return
    for (let piece = 0; piece < state.field.pieces; piece++) {
      const hex = state.hex[piece]!
      if (hex >= 0 && state.top[hex] === piece && !shotRefusal(state, number, hex)) {
        out.push(makeAction(BOMBARD, side, number, hex))
      }
    }
  })
}

/** Own rules: whether a side has a shot to fire from off the map. */
export function hasShot(state: BattleState, side: number): boolean {
  const shots: Action[] = []
  listShots(state, side, shots)
  return shots.length > 0
}

/** Own rules: the strength of the guns against the target's, and its ground; nothing else counts. */
function columnFor(state: BattleState, { fire }: Battery): number {
  const { charts } = state.field
  return shifted(charts, columnOf(charts, oddsOf(fire, groundStrength(state, false))), groundShift(state, false))
}

/** Own rules: who is off the map neither suffers nor exchanges anything. */
const counts = (result: NawResult) => result === 'Dr' || result === 'DE'

function fireAt(state: BattleState, battery: Battery, target: number, events: Events): void {
  state.memory[battery.last] = state.turn
  state.memory[battery.fired]!++
  addTarget(state, target)
  for (let piece = state.top[target]!; piece !== NOBODY; piece = state.below[piece]!) {
    state.status[piece]! |= DEFENDING | INVOLVED
    releaseByAttack(state, piece, events)
    reveal(state, piece, events)
  }
  const column = columnFor(state, battery)
  const die = rollDie(state, D6) + 1
  const result = resultFor(state.field.charts, column, die)
  emitBombard(state, events, battery, target, { column, die, result })
  breakUnderFire(state, target, events)
  if (state.decision === OVER || !counts(result)) return endCombat(state)
  suffer(state, result, events)
}

function suffer(state: BattleState, result: NawResult, events: Events): void {
  for (let piece = 0; piece < state.field.pieces; piece++) {
    if (!isSubject(state, piece, DEFENDING)) continue
    if (result === 'DE') destroy(state, piece, 'combat', events)
    else state.status[piece]! |= RETREATING
  }
  reckon(state, events)
  if (result === 'DE') return endCombat(state)
  state.victor = state.side
  state.step = FALLING_BACK
}

/** Odds as steps from 1-1: of the strengths, and with the ground; and the chance of each result. */
function explainShot(state: BattleState, number: number, target: number): Breakdown {
  const battery = batteriesOf(state)[number]!
  const { charts } = state.field
  const aimed = copy(state)
  addTarget(aimed, target)
  const against = defenceStrength(aimed)
  const [first, column] = [columnOf(charts, oddsOf(battery.fire, against)), columnFor(aimed, battery)]
  const [base, value] = [charts.steps[first]!, charts.steps[column]!]
  const chances = new Map<string, number>()
  for (let die = 1; die <= 6; die++) {
    const result = resultFor(charts, column, die)
    const name = counts(result) ? result : 'no effect'
    chances.set(name, (chances.get(name) ?? 0) + 1 / 6)
  }
  return {
    base,
    modifiers: value === base ? [] : [{ rule: 'Own rules', what: 'ground of the target', add: value - base }],
    value,
    said: { base: `${battery.fire} against ${against}: ${charts.odds[first]}`, value: charts.odds[column]! },
    chances: [...chances].map(([result, chance]) => ({ result, chance })),
  }
}

/** Guns off the map fire at the units in a hex. */
export const bombard: Decision = decide({
  kind: BOMBARD,
  verbs: ['bombard'],
  names: 'battery and hex',
  steps: [EVENT],
  list: listShots,
  refusal: shotRefusal,
  carryOut: (state, number, hex, events) => fireAt(state, batteriesOf(state)[number]!, hex, events),
  explain: explainShot,
  // Several batteries are told apart by their numbers.
  format: (state, number, hex) => `bombard ${state.field.grid.label(hex)}${number === 0 ? '' : ` with ${number + 1}`}`,
  parse(state, side, text) {
    const [, label, number] = /^\s*bombard (\S+)(?: with (\d{1,3}))?\s*$/.exec(text) ?? []
    if (label === undefined || !isHex(label)) return undefined
    return makeAction(BOMBARD, side, Math.max(0, Number(number ?? 1) - 1), state.field.grid.find(label))
  },
})
