import { NOWHERE, type StatisticsRecorder } from 'berthier/rulebook'
import { UNITS } from './catalog.ts'
import type { Event } from './events.ts'
import { AS_MANY, BOTH_BROKEN, BROKEN, MORE, NOBODY, REASONS, type State } from './state.ts'

/** What reports about many games count. */
export const statisticsRecorder: StatisticsRecorder<State> = {
  levels: ['victory', 'draw'],
  pieces: ({ field: { units, sideOf, grid } }) =>
    units.map(({ type, name, hex }, unit) => ({
      side: sideOf[unit]!,
      type: UNITS[type].name,
      ...(name !== undefined && { name }),
      at: grid.label(hex),
      strength: UNITS[type].strength,
    })),
  ways: () => [
    { reason: REASONS[BROKEN], text: 'The enemy is broken (7.1).' },
    { reason: REASONS[BOTH_BROKEN], text: 'Both sides are broken at once (7.1).' },
    { reason: REASONS[MORE], text: 'The winner holds more objectives after the last turn (7.3).' },
    { reason: REASONS[AS_MANY], text: 'Both sides hold as many objectives after the last turn (7.3).' },
  ],
  // 2.1: the first side of the scenario begins.
  first: () => 0,
  record(given) {
    const event = given as Event
    if (event.kind === 'turn' && event.side === 0) return { kind: 'turn', turn: event.turn }
    if (event.kind === 'loss')
      return { kind: 'loss', piece: event.unit, place: event.at, strength: 1, gone: event.left === 0 }
    if (event.kind === 'rout')
      return { kind: 'loss', piece: event.unit, place: event.at, strength: event.steps, gone: true }
    return undefined
  },
  stations: ({ field, hex }) =>
    Array.from(hex).flatMap((at, unit) =>
      at === NOWHERE ? [] : [{ side: field.sideOf[unit]!, place: field.grid.label(at) }],
    ),
  deciding: ({ field, held, winner, reason }) =>
    reason === MORE && winner !== NOBODY
      ? field.objectives.flatMap((hex, i) => (held[i] === winner + 1 ? [field.grid.label(hex)] : []))
      : [],
}
