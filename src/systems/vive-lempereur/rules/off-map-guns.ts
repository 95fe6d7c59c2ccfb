import { rollDie } from '../../../engine/flat-memory.ts'
import { isBatteryReady } from '../../../engine/hexes/special-plan.ts'
import { D6, D10 } from '../format/index.ts'
import { nameOf } from '../text/index.ts'
import { parseAt } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import { effectFor, hitsFor, suffer } from './combat.ts'
import type { Decision } from './decision.ts'
import { isOnEdge } from './edge-distance.ts'
import { emitBombard } from './emit-events.ts'
import type { Events } from './events.ts'
import { isHiddenPiece } from './hidden-units.ts'
import { releaseByAttack } from './keep-time.ts'
import { groundAt } from './position.ts'
import type { Reason } from './reasons.ts'
import type { Battery } from './special-plan.ts'
import { type BattleState, NOBODY } from './state.ts'
import { isUnderTruce } from './truce.ts'
import { isHiddenFromAll } from './weather.ts'

// Guns off the map are no part of the book: RULES.md has them among what Berthier adds.

export const BOMBARD = 23

/** The most batteries off the map that an action can name. */
const MOST = 200

const batteriesOf = (state: BattleState): readonly Battery[] => state.field.special.batteries ?? []

const isReady = ({ turn, memory }: BattleState, battery: Battery) => isBatteryReady(battery, turn, memory)

/** Whether guns off the map have fired in this turn. */
export const hasBombarded = (state: BattleState): boolean =>
  batteriesOf(state).some(({ last }) => state.memory[last] === state.turn)

/** What the guns fire with at the unit in a hex. */
export function bombardValue(state: BattleState, { fire }: Battery, target: number): number {
  return fire + groundAt(state, target).firingAt + state.field.firingAt[target]!
}

function refusalOf(state: BattleState, side: number, number: number, target: number): Reason | undefined {
  const battery = batteriesOf(state)[number]
  if (!battery || battery.side !== side || !isReady(state, battery)) return 'no-event-now'
  const enemy = state.troops[target] ?? NOBODY
  if (enemy === NOBODY || state.field.roster.side[enemy] === side || battery.where[target] === 0) return 'no-target'
  if (isHiddenPiece(state, enemy)) return 'is-hidden'
  if (isHiddenFromAll(state, side, target)) return 'out-of-sight'
  return isUnderTruce(state, side, target) ? 'truce' : undefined
}

/** Every shot that a side may fire from off the map. */
export function listShots(state: BattleState, side: number, out: Action[]): void {
  batteriesOf(state).forEach((battery, number) => {
    if (battery.side !== side || !isReady(state, battery)) return
    for (const enemy of state.field.roster.bySide[1 - side]!) {
      const hex = state.hex[enemy]!
      if (hex >= 0 && state.troops[hex] === enemy && !refusalOf(state, side, number, hex)) {
        out.push(makeAction(BOMBARD, hex, number, side))
      }
    }
  })
}

/** Guns off the map fire: losses and retreat as by any fire from far away. */
function bombard(state: BattleState, battery: Battery, target: number, events: Events): void {
  const enemy = state.troops[target]!
  state.memory[battery.last] = state.turn
  state.memory[battery.fired]!++
  releaseByAttack(state, enemy, events)
  const value = bombardValue(state, battery, target)
  const die = rollDie(state, D10) + 1
  const hits = hitsFor(value, die)
  const effectDie = hits > 0 ? rollDie(state, D6) + 1 : 0
  const effect = effectFor(state.field.charts, hits, effectDie)
  emitBombard(state, events, battery, target, { value, die, hits, effectDie, ...effect })
  suffer(state, enemy, effect, NOBODY, events, edgeBefore(state, battery.side, target))
}

/** The hex on the edge of a side that is nearest to another: who retreats from fire from off the map turns to it. */
function edgeBefore({ field }: BattleState, side: number, target: number): number {
  const { grid, tables, edges } = field
  let best = target
  let nearest = Infinity
  for (let hex = 0; hex < grid.size; hex++) {
    const far = tables.distance(hex, target)
    if (!isOnEdge(grid, hex, edges[side]!) || far === 0 || far >= nearest) continue
    best = hex
    nearest = far
  }
  return best
}

/** Guns off the map fire at a unit. */
export const bombardDecision: Decision = {
  kinds: [BOMBARD],
  verbs: ['bombard'],
  words: ['with'],
  choices: 'hexes',
  details: MOST,
  notNow: 'no-event-now',
  list: listShots,
  refusal: (state, action) => refusalOf(state, sideOf(action), detailOf(action), choiceOf(action)),
  carryOut(state, action, events) {
    bombard(state, batteriesOf(state)[detailOf(action)]!, choiceOf(action), events)
  },
  // Several batteries are told apart by their numbers.
  format: (state, action) =>
    `bombard ${state.field.grid.label(choiceOf(action))}${detailOf(action) === 0 ? '' : ` with ${detailOf(action) + 1}`}`,
  parse(state, side, text) {
    const [, label, number] = /^bombard (\S+)(?: with (\d{1,3}))?$/.exec(text) ?? []
    return label === undefined ? undefined : parseAt(state, BOMBARD, label, Number(number ?? 1) - 1, side)
  },
  offer(state, action) {
    const [place, battery] = [choiceOf(action), batteriesOf(state)[detailOf(action)]!]
    const label = `${nameOf(state, state.troops[place]!)} in ${state.field.grid.label(place)}`
    return { kind: 'attack', group: battery.name, label, note: `value ${bombardValue(state, battery, place)}`, place }
  },
}
