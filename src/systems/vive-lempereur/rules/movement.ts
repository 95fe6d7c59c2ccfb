import { NOWHERE } from '../../../board/nowhere.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { CAVALRY, GARRISON } from '../format/index.ts'
import { parseAt } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction } from './actions.ts'
import { GENERAL_STOPS, onwardRefusal, stopAfter, ZONE_STOPS } from './allowance.ts'
import { isBeaten } from './breaking.ts'
import { percentBeside } from './chances.ts'
import { passThrough } from './control.ts'
import type { Decision } from './decision.ts'
import { emitMove } from './emit-events.ts'
import type { Events } from './events.ts'
import { generalStepRefusal, stepGeneral } from './generals.ts'
import { crossingRefusal } from './hexsides.ts'
import { revealAt, revealSighted } from './hidden-units.ts'
import {
  admissionRefusal,
  areEnemies,
  canLead,
  generalOf,
  groundAt,
  isGeneral,
  isInEnemyZone,
  isNextToFoe,
  isRestricted,
  lift,
  passageRefusal,
  put,
  unitRow,
} from './position.ts'
import { offerReactions } from './reactions.ts'
import type { Reason } from './reasons.ts'
import { startFlight } from './retreat.ts'
import { type BattleState, ENTERED_BUILDING, NOBODY, RETREATED, SQUARE } from './state.ts'
import { breakOnEntry, chanceToBreak, weakGroundAt } from './weak-ground.ts'

export const MOVE = 8
/** What a moving unit leaves in the hex it comes from: bits of a move's detail. */
const LEAVING_GARRISON = 1
const LEAVING_GENERAL = 2
/** The same in words, by what is left. */
const LEFT_BEHIND = [undefined, 'garrison', 'general', 'garrison and general'] as const
const moveTo = (hex: number, leaving: number, side: number): Action => makeAction(MOVE, hex, leaving, side)

/** Why the active piece cannot take a step, if it cannot. */
export function stepRefusal(state: BattleState, to: number, leaving: number): Reason | undefined {
  const unit = state.active
  const from = state.hex[unit]!
  const direction = state.field.tables.directionTo(from, to)
  if (direction < 0) return 'not-adjacent'
  if (isGeneral(state, unit)) {
    return leaving === 0 ? generalStepRefusal(state, unit, to) : 'no-garrison-here'
  }
  return (
    moveReadinessRefusal(state, unit) ??
    onwardRefusal(state, unit, from, direction) ??
    crossingRefusal(state, unit, from * 6 + direction) ??
    hexRefusal(state, unit, from, to, leaving) ??
    leavingRefusal(state, unit, from, leaving)
  )
}

/** Whether the unit moves at all any more. */
export function moveReadinessRefusal(state: BattleState, unit: number): Reason | undefined {
  if (state.field.roster.nature[unit] === GARRISON) return 'garrison-stays'
  if ((state.status[unit]! & SQUARE) !== 0) return 'square-stays'
  if ((state.status[unit]! & RETREATED) !== 0) return 'has-retreated'
  if (state.faced === 1) return 'has-faced'
  return undefined
}

/** Whether it may be in the next hex. */
function hexRefusal(state: BattleState, unit: number, from: number, to: number, leaving: number): Reason | undefined {
  const { roster } = state.field
  const impassable = passageRefusal(groundAt(state, to))
  if (impassable) return impassable
  const there = state.troops[to]!
  if (there !== NOBODY) {
    return roster.nature[there] === GARRISON && !areEnemies(state, unit, there) ? 'garrisoned' : 'occupied'
  }
  const forbidden = admissionRefusal(state, unit, to)
  if (forbidden) return forbidden
  const general = state.leader[to]!
  if (general !== NOBODY && !areEnemies(state, unit, general)) {
    // 6.3.13: his own general rides along, unless he stays.
    if (state.riding === 1 && (leaving & LEAVING_GENERAL) === 0) return 'two-generals'
    if (!canLead(state, general, unit)) return 'foreign-general'
  }
  const side = roster.side[unit]!
  if (isBeaten(state, side) && isNextToFoe(state, to, side)) return 'is-beaten'
  if (!isInEnemyZone(state, to, side)) return undefined
  return isInEnemyZone(state, from, side) ? 'zone-to-zone' : undefined
}

function leavingRefusal(state: BattleState, unit: number, from: number, leaving: number): Reason | undefined {
  if ((leaving & LEAVING_GARRISON) !== 0) {
    if (!unitRow(state, unit).leavesGarrisons || !groundAt(state, from).garrison) return 'no-garrison-here'
    if (state.elements[unit]! < 2) return 'no-chip-left'
  }
  if ((leaving & LEAVING_GENERAL) !== 0) {
    if (state.riding === 0 || state.steps > 0) return 'no-general-to-leave'
    if (isRestricted(state, from) && (leaving & LEAVING_GARRISON) === 0) return 'general-needs-company'
  }
  return undefined
}

/** Takes a legal step of a combat unit, with what it leaves behind and whom it meets. */
export function step(state: BattleState, to: number, leaving: number, events: Events): void {
  const unit = state.active
  const { roster, tables } = state.field
  const side = roster.side[unit]!
  const from = state.hex[unit]!
  const direction = tables.directionTo(from, to)
  const own = state.riding === 1 ? generalOf(state, unit) : NOBODY
  const met = state.leader[to]!
  lift(state, unit)
  if ((leaving & LEAVING_GENERAL) !== 0) state.riding = 0
  const garrison = (leaving & LEAVING_GARRISON) === 0 ? NOBODY : leaveGarrison(state, unit, from)
  put(state, unit, to)
  if (state.riding === 1) {
    lift(state, own)
    // An enemy general in the hex leaves it at once.
    state.leader[to] = NOBODY
    put(state, own, to)
  }
  emitMove(state, events, unit, from, LEFT_BEHIND[leaving], state.riding === 1 ? own : NOBODY, garrison)
  passThrough(state, unit, events)
  const isRoad = (state.field.roads[from]! & (1 << direction)) !== 0
  state.steps++
  state.path[state.steps] = to
  if (!isRoad) state.byRoad = 0
  state.stopped = stopAfter(state, from, direction, isRoad)
  if (groundAt(state, to).building) state.status[unit]! |= ENTERED_BUILDING
  if (met !== NOBODY && areEnemies(state, unit, met)) startFlight(state, met, to, direction, events)
  else if (met !== NOBODY) state.stopped = GENERAL_STOPS
  if (isInEnemyZone(state, to, side)) {
    state.stopped = ZONE_STOPS
    if (roster.arm[unit] === CAVALRY) offerReactions(state)
  }
  if (state.field.special.weakAt) breakOnEntry(state, unit, events)
  if (!state.field.special.hidden) return
  if (state.hex[unit] !== NOWHERE) revealAt(state, to, events)
  revealSighted(state, events)
}

/** 6.0: a chip stays in the building as a garrison. Gives its piece. */
function leaveGarrison(state: BattleState, unit: number, hex: number): number {
  const { roster } = state.field
  const side = roster.side[unit] as 0 | 1
  const first = roster.garrisons[side]
  for (let garrison = first; garrison < first + roster.garrisonsPerSide[side]!; garrison++) {
    if (state.hex[garrison] !== NOWHERE || roster.nation[garrison] !== roster.nation[unit]) continue
    state.elements[unit]!--
    // The chip is not lost, so no rally brings it back.
    state.strength[unit]!--
    state.elements[garrison] = 1
    // 8.4: if the unit has come into the building this round, so has its chip.
    state.status[garrison] = state.status[unit]! & ENTERED_BUILDING
    put(state, garrison, hex)
    return garrison
  }
  throw new Error('no piece left for a garrison')
}

/** The steps that the active piece can take. */
function listSteps(state: BattleState, side: number, out: Action[]): void {
  const from = state.hex[state.active]!
  const { neighbours } = state.field.tables
  const most = mostLeaving(state, from)
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const to = neighbours[i]!
    if (to === NOWHERE) continue
    for (let leaving = 0; leaving <= most; leaving++) {
      if (!stepRefusal(state, to, leaving)) out.push(moveTo(to, leaving, side))
    }
  }
}

/** The most that a step could leave behind: nothing is tried that is out of the question. */
function mostLeaving(state: BattleState, from: number): number {
  const mayLeaveGeneral = state.riding === 1 && state.steps === 0
  const mayLeaveGarrison = groundAt(state, from).garrison && unitRow(state, state.active).leavesGarrisons
  if (mayLeaveGeneral) return LEAVING_GENERAL | LEAVING_GARRISON
  return mayLeaveGarrison ? LEAVING_GARRISON : 0
}

/** The active piece takes a step. */
export const moveDecision: Decision = {
  kinds: [MOVE],
  verbs: ['move'],
  words: ['leaving', 'and', 'garrison', 'general'],
  choices: 'hexes',
  details: (LEAVING_GARRISON | LEAVING_GENERAL) + 1,
  notNow: 'no-order',
  list: listSteps,
  refusal: (state, action) => stepRefusal(state, choiceOf(action), detailOf(action)),
  carryOut(state, action, events) {
    if (isGeneral(state, state.active)) stepGeneral(state, choiceOf(action), events)
    else step(state, choiceOf(action), detailOf(action), events)
  },
  explain: (state, action) => explainStep(state, choiceOf(action)),
  format(state, action) {
    const left = LEFT_BEHIND[detailOf(action)]
    return `move ${state.field.grid.label(choiceOf(action))}${left === undefined ? '' : ` leaving ${left}`}`
  },
  parse(state, side, text) {
    const [verb, label, ...words] = text.split(' ')
    return verb === 'move' ? parseAt(state, MOVE, label, parseLeaving(words), side) : undefined
  },
  offer(state, action) {
    const place = choiceOf(action)
    const left = LEFT_BEHIND[detailOf(action)]?.replace('garrison', 'a garrison').replace('general', 'the general')
    const label = `${state.field.grid.label(place)}${left === undefined ? '' : `, leaving ${left}`}`
    const risk = explainStep(state, place)
    const note = risk && { note: `${percentBeside(risk, HOLDS)} to break` }
    return { kind: 'move', group: 'Move', label, place, from: state.hex[state.active]!, ...note }
  },
  infer(state, side, hex) {
    const there = state.troops[hex]!
    return there !== NOBODY && state.field.roster.side[there] !== side ? undefined : moveTo(hex, 0, side)
  },
}

const HOLDS = 'the ground holds'

/** Own rules: the risk of weak ground; a general is too light for it. */
function explainStep(state: BattleState, to: number): Breakdown | undefined {
  const weak = isGeneral(state, state.active) ? undefined : weakGroundAt(state, to)
  if (!weak || weak.entry === 0) return undefined
  const chance = chanceToBreak(state, to, 'entry')
  const chances = [
    { result: HOLDS, chance: 1 - chance },
    { result: 'the ground breaks', chance },
  ]
  return { base: 0, modifiers: [{ rule: 'Own rules', what: weak.name, add: weak.entry }], value: weak.entry, chances }
}

/** `leaving garrison and general`; -1 where it makes no sense. */
function parseLeaving(words: readonly string[]): number {
  if (words.length === 0) return 0
  const [leaving, ...left] = words
  const what = left.filter((word) => word !== 'and' && word !== 'a' && word !== 'the')
  if (leaving !== 'leaving' || what.length === 0) return -1
  return what.reduce((bits, word) => {
    const bit = word === 'garrison' ? LEAVING_GARRISON : word === 'general' ? LEAVING_GENERAL : -1
    return bit < 0 || bits < 0 ? -1 : bits | bit
  }, 0)
}
