import type { GameEvent } from '../../../src/engine/system.ts'
import * as st from '../../../src/systems/et-sans-resultat/rules/state.ts'

type State = st.BattleState

/** What is wrong with what an action has done; nothing if all is well. */
export function progressTrouble(before: State, state: State, events: readonly GameEvent[]): string | undefined {
  return unitTrouble(before, state) ?? lastingTrouble(before, state) ?? timeTrouble(before, state, events)
}

/** 12.9, 7.11: who is removed or has left the table never comes back. */
function unitTrouble(before: State, state: State): string | undefined {
  const { units } = state.field
  const back = units.findIndex((_, unit) => {
    const [was, is] = [before.stance[unit]!, state.stance[unit]!]
    const wasHere = before.turn > 1 && was === st.REMOVED
    return wasHere && is !== st.REMOVED
  })
  return back < 0 ? undefined : `${units[back]!.id} comes back to life`
}

/** 2.8, 10.4: what is for good stays. 13.3: whoever broke counts as broken until it has rallied. */
function lastingTrouble(before: State, state: State): string | undefined {
  const { formations, commanders } = state.field
  // The place of a detachment that is gone is free for another.
  const lostByFormation = (mask: number) =>
    formations.findIndex(
      ({ isSpare }, i) => !isSpare && (before.formationBits[i]! & mask & ~state.formationBits[i]!) !== 0,
    )
  const back = lostByFormation(st.GONE)
  if (back >= 0) return `${formations[back]!.id} comes back to the battle`
  const mended = lostByFormation(st.COUNTS_BROKEN)
  const order = state.order[mended]
  if (mended >= 0 && (order === st.BROKEN || order === st.RALLYING)) {
    return `${formations[mended]!.id} no longer counts as broken, and has not rallied`
  }
  const spare = new Set(formations.flatMap(({ isSpare, commander }) => (isSpare ? [commander] : [])))
  const commander = commanders.findIndex(
    (_, i) => !spare.has(i) && (before.commanderBits[i]! & st.REPLACED & ~state.commanderBits[i]!) !== 0,
  )
  return commander < 0 ? undefined : `${commanders[commander]!.id} is back in command`
}

/** 4: time goes on, and never back. */
function timeTrouble(before: State, state: State, events: readonly GameEvent[]): string | undefined {
  if (state.turn < before.turn) return `turn ${before.turn} goes back to ${state.turn}`
  if (state.turn === before.turn && state.step < before.step) {
    return `${st.STEPS[before.step]} goes back to ${st.STEPS[state.step]}`
  }
  return events.every(({ kind }) => kind.length > 0) ? undefined : 'an event has no kind'
}
