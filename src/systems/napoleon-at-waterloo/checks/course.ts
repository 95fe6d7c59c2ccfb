import { groundKind } from '../../../scenario/checks/ground.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { checkEvents, conditionsOf } from '../../../scenario/events/check.ts'
import { checkChanges, type GroundFacts } from '../../../scenario/events/check-ground.ts'
import { checkWeather } from '../../../scenario/weather/check.ts'
import { groundDefinitions, type NawCondition, sideKindsOf, TERRAINS, WEATHER } from '../format/index.ts'
import { timingFacts } from './bodies.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** Own weather and events: their times, and what they change. */
export function checkCourse(battle: CheckedBattle): void {
  const { draft, ground } = battle
  const facts = timingFacts(battle)
  const hexesOf = ({ hexes }: { readonly hexes?: readonly string[] }, path: Parameters<typeof checkChanges>[2]) =>
    hexes ? ground.reader.set(hexes, [...path, 'hexes']).toSorted((a, b) => a - b) : []
  checkWeather({ ...facts, table: WEATHER, covers: hexesOf }, draft.weather)
  const changing = groundFacts(battle)
  checkEvents(
    {
      ...facts,
      conditions: draft.events ? conditionsOf<NawCondition>(draft) : [],
      changes: (event, path) => checkChanges(changing, event, path),
    },
    draft.events,
  )
}

/** What this rulebook knows of ground that changes. Woods along a road are painted as woods. */
export function groundFacts({ draft, report, ground }: CheckedBattle): GroundFacts {
  const { reader, terrain, grounds } = ground
  const isKnown = report.isComplete('board', 'terrain') && !report.hasErrors('board', 'terrain')
  return {
    draft,
    reader,
    report,
    sideKinds: sideKindsOf(draft),
    isKind: (id, path) => isDefined(groundKind(groundDefinitions(draft.ground ?? {}), PAINTABLE), id, path, report),
    isAlready: (hex, id) => isKnown && grounds.kinds[terrain[hex]!]?.id.replace('-road', '') === id,
    nameOf: (id) => grounds.kinds.find((kind) => kind.id === id)!.name.toLowerCase(),
  }
}

const PAINTABLE = TERRAINS.filter((id) => id !== 'woods-road')
