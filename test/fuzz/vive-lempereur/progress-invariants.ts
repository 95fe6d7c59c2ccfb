import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { GameEvent } from '../../../src/engine/system.ts'
import { GARRISON, GENERAL } from '../../../src/systems/vive-lempereur/format/index.ts'
import * as st from '../../../src/systems/vive-lempereur/rules/state.ts'
import { nameOf } from './position-invariants.ts'

type State = st.BattleState
type Events = readonly GameEvent[]

/** What is wrong with what an action has done; nothing if all is well. */
export function progressTrouble(before: State, state: State, events: Events): string | undefined {
  const { roster } = state.field
  for (let piece = 0; piece < roster.size; piece++) {
    const own = events.filter((event) => event['piece'] === piece)
    const trouble =
      strengthTrouble(before, state, piece, own) ??
      lossTrouble(before, state, piece, own) ??
      roundTrouble(before, state, piece, own)
    if (trouble) return `${nameOf(before, piece)}: ${trouble}`
  }
  return placeTrouble(before, state, events) ?? timeTrouble(before, state) ?? diceTrouble(before, state)
}

const sum = (events: Events, kind: string, fact: string) =>
  events.filter((event) => event.kind === kind).reduce((total, event) => total + Number(event[fact]), 0)
const leavesGarrison = (event: GameEvent) => event.kind === 'move' && 'garrison' in event

/** 9.1, 12.0, 6.0: elements go by losses and chips left as garrisons, and come back by rallies only, two at most. */
function strengthTrouble(before: State, state: State, piece: number, own: Events): string | undefined {
  const { nature } = state.field.roster.recruits[piece]!.row
  const change = state.elements[piece]! - before.elements[piece]!
  if (nature === GENERAL) return change > 0 ? 'comes back to life' : undefined
  if (nature === GARRISON && before.hex[piece] === NOWHERE && state.hex[piece] !== NOWHERE) {
    return state.elements[piece] === 1 ? undefined : `${state.elements[piece]} elements`
  }
  const [lost, recovered] = [sum(own, 'loss', 'losses'), sum(own, 'rally', 'recovered')]
  if (recovered > 2) return `recovers ${recovered} elements`
  const left = own.filter(leavesGarrison).length
  if (state.strength[piece] !== before.strength[piece]! - left) return 'could recover another number than before'
  if (own.some(({ kind }) => kind === 'engulfed'))
    return state.elements[piece] === 0 ? undefined : 'survives its ground'
  const expected = recovered - lost - left
  return change === expected ? undefined : `${change} elements, though events tell of ${expected}`
}

/** 9.1.1, 9.4: who is eliminated, killed or captured is so by an event, and never comes back. */
function lossTrouble(before: State, state: State, piece: number, own: Events): string | undefined {
  const [wasGone, isGone] = [before, state].map((one) => (one.status[piece]! & st.GONE) !== 0)
  const { type } = state.field.roster.recruits[piece]!
  if (wasGone && !isGone && type !== 'garrison') return 'comes back'
  if (wasGone || !isGone) return undefined
  return own.some(isEnd) ? undefined : 'is gone, and no event tells why'
}

/** Whoever follows the events alone knows where everybody is. */
function placeTrouble(before: State, state: State, events: Events): string | undefined {
  const { grid, roster } = state.field
  const places = before.hex.slice()
  const label = (hex: number) => (hex === NOWHERE ? 'no hex' : grid.label(hex))
  for (const event of events) {
    const piece = Number(event['piece'])
    if (event.kind === 'arrival' || event.kind === 'deployed') places[piece] = grid.find(String(event['hex']))
    else if (isWay(event)) {
      if (label(places[piece]!) !== event['from'])
        return `${nameOf(before, piece)}: does not come from ${event['from']}`
      places[piece] = grid.find(String(event['to']))
      if ('general' in event) places[Number(event['general'])] = places[piece]
      if ('garrison' in event) places[Number(event['garrison'])] = grid.find(event['from'])
    } else if (isEnd(event) || event.kind === 'withdrawal') places[piece] = NOWHERE
  }
  const lost = Array.from({ length: roster.size }, (_, i) => i).find((piece) => places[piece] !== state.hex[piece])
  if (lost === undefined) return undefined
  return `${nameOf(before, lost)}: is in ${label(state.hex[lost]!)} by no event`
}

const isWay = (event: GameEvent) =>
  event.kind === 'move' || event.kind === 'advance' || (event.kind === 'retreat' && event['how'] === 'retreats')

/** Eliminated, killed, or captured in one way or the other. */
const isEnd = (event: GameEvent) =>
  (event.kind === 'loss' && event['left'] === 0) ||
  (event.kind === 'general' && event['killed'] === true) ||
  (event.kind === 'capture' && event['captured'] === true) ||
  event.kind === 'captured' ||
  event.kind === 'engulfed'

/** 5.1, 7.0.1, 9.3, 10.1 D: what a unit has done this round bars it from more. */
function roundTrouble(before: State, state: State, piece: number, own: Events): string | undefined {
  if (before.turn !== state.turn || before.round !== state.round) return undefined
  const status = before.status[piece]!
  const does = (kind: string) => own.some((event) => event.kind === kind)
  if ((status & (st.ORDERED | st.REACTED)) !== 0 && does('order')) return 'is ordered again, or after a reaction'
  // Whoever has acted may still react (5.1), so that cavalry strikes once more in a counter-charge.
  if ((status & st.FIRED) !== 0 && does('fire') && !does('reaction')) return 'fires twice'
  if ((status & st.RETREATED) !== 0 && does('move')) return 'moves after a retreat'
  return undefined
}

/** 5.0: time goes on, and round by round. */
function timeTrouble(before: State, state: State): string | undefined {
  const rounds = (state.turn - before.turn) * 6 + state.round - before.round
  if (rounds === 0 || rounds === 1) return undefined
  return `from turn ${before.turn}, round ${before.round} to turn ${state.turn}, round ${state.round}`
}

/** 5.1: dice are spent, and none come before the next round. */
function diceTrouble(before: State, state: State): string | undefined {
  const isSameRound = before.turn === state.turn && before.round === state.round
  if (!isSameRound || before.decision < st.ORDER) return undefined
  const more = state.commandDice.some((left, i) => left > before.commandDice[i]!)
  return more ? 'there are more command dice than before' : undefined
}

/** 9.4.2: a pursuit counts no more hexes than the general has retreated; one with his unit's fall (9.4.4) is none of it. */
export function watchPursuits(): (state: State, events: Events) => string | undefined {
  const retreats = new Map<number, number>()
  return (state, events) => {
    for (const event of events) {
      const piece = Number(event['piece'])
      if (event.kind === 'order' || event.kind === 'arrival') retreats.clear()
      if (event.kind === 'retreat' && event['how'] === 'retreats') retreats.set(piece, (retreats.get(piece) ?? 0) + 1)
      if (event.kind === 'capture' && Number(event['value']) > (retreats.get(piece) ?? 0)) {
        return `${nameOf(state, piece)} has retreated ${retreats.get(piece) ?? 0} hexes, and is rolled for with ${event['value']}`
      }
    }
    return undefined
  }
}
