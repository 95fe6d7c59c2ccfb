import { groundKind } from '../../../scenario/checks/ground.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { checkEvents, conditionsOf } from '../../../scenario/events/check.ts'
import { checkChanges, type GroundFacts } from '../../../scenario/events/check-ground.ts'
import { checkWeather } from '../../../scenario/weather/check.ts'
import { type Condition, groundListOf, sideKindsOf, TERRAIN_TYPES, WEATHER } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { isGroundKnown } from './board.ts'
import { timingFacts } from './bodies.ts'

/** Weather and events: their times, and what they change. */
export function checkCourse(battle: BattleToCheck): void {
  const { draft, reader } = battle
  const facts = timingFacts(battle)
  checkWeather(
    {
      ...facts,
      table: WEATHER,
      covers: ({ hexes }, path) => (hexes ? reader.set(hexes, [...path, 'hexes']).toSorted((a, b) => a - b) : []),
    },
    draft.weather,
  )
  const ground = groundFacts(battle)
  checkEvents(
    {
      ...facts,
      conditions: draft.events ? conditionsOf<Condition>(draft) : [],
      changes: (event, path) => checkChanges(ground, event, path),
    },
    draft.events,
  )
}

/** What this rulebook knows of ground that changes. */
export function groundFacts({ draft, reader, report, painted }: BattleToCheck): GroundFacts {
  const list = groundListOf(draft)
  return {
    draft,
    reader,
    report,
    sideKinds: sideKindsOf(draft),
    isKind: (id, path) => isDefined(groundKind(list.own, TERRAIN_TYPES), id, path, report),
    isAlready: (hex, id) => isGroundKnown(report) && painted[hex] === list.indexOf(id),
    nameOf: (id) => list.rows[list.indexOf(id)]!.name,
  }
}
