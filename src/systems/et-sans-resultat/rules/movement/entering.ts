import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { noSuch, placeOfId, unreadable } from '../command/ids-in-text.ts'
import type { Decision } from '../decision.ts'
import { sideOfFormation, sidesInTurn } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { choosingFormation, enter, entriesFor, openEntries } from './arrivals.ts'

type Enter = ActionOf<'enter'>

/** 14.7: where a formation comes in that has several entries. Columns come one after the other, as their turn is. */
export const entryDecision: Decision<Enter> = {
  kinds: ['enter'],
  hasChoice(state, side) {
    const choosing = choosingFormation(state)
    if (choosing === NOBODY) return false
    // The other side's columns come after these, and it may have to choose then.
    return sideOfFormation(state, choosing) === side || sidesInTurn(state)[1] === side
  },
  list(state, side, out) {
    const formation = choosingFormation(state)
    if (formation === NOBODY || sideOfFormation(state, formation) !== side) return
    for (const entry of openEntries(state, formation)) out.push({ kind: 'enter', side, formation, entry })
  },
  refusal,
  mustStay(state) {
    const choosing = choosingFormation(state)
    if (choosing === NOBODY) return undefined
    const { id, name } = state.field.formations[choosing]!
    const [entry] = openEntries(state, choosing)
    return { rule: '14.7', reason: `say where ${name} comes in: “enter ${id} ${state.field.entries[entry!]!.id}”` }
  },
  carryOut: (state, { formation, entry }, events) => enter(state, formation, entry, events),
  format: ({ field }, { formation, entry }) => `enter ${field.formations[formation]!.id} ${field.entries[entry]!.id}`,
  parse(state, side, text) {
    const [verb, id, at, ...rest] = text.split(/\s+/)
    if (verb !== 'enter') return undefined
    const [formation, entry] = [placeOfId(state.field.formations, id), placeOfId(state.field.entries, at)]
    if (formation === NOBODY) return noSuch('formation', id)
    if (entry === NOBODY) return noSuch('entry', at)
    return rest.length > 0
      ? unreadable(`“${rest.join(' ')}” does not belong here`)
      : { kind: 'enter', side, formation, entry }
  },
}

function refusal(state: BattleState, { side, formation, entry }: Enter): Refusal | undefined {
  const { formations, entries } = state.field
  const refuse = (reason: string): Refusal => ({ rule: '14.7', reason })
  const { name, side: own } = formations[formation]!
  if (own !== side) return refuse(`${name} belongs to the other side`)
  if (choosingFormation(state) !== formation) return refuse(`${name} does not choose an entry now`)
  if (openEntries(state, formation).includes(entry)) return undefined
  return entriesFor(state, formation).includes(entry)
    ? { rule: '13.4', reason: `${entries[entry]!.name} is closed: an enemy is near, or somebody stands there` }
    : refuse(`${name} does not come in by ${entries[entry]!.name}`)
}
