import { groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { checkEvents } from '../../../scenario/events/check.ts'
import { checkChangedSides } from '../../../scenario/events/check-hexsides.ts'
import { checkWeather } from '../../../scenario/weather/check.ts'
import { some } from '../../../scenario/wording.ts'
import {
  type Condition,
  groundListOf,
  type HexEvent,
  type ScenarioDraft,
  sideKindsOf,
  TERRAIN_TYPES,
  WEATHER,
} from '../format/index.ts'
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
  checkEvents(
    {
      ...facts,
      conditions: conditionsOf(draft),
      changes: (event, path) => changesGround(battle, event as HexEvent, path),
    },
    draft.events,
  )
}

/** Every condition of a draft. */
function conditionsOf(draft: ScenarioDraft): Condition[] {
  const { victory, points, reinforcements, reserves, withdrawals, weather, events } = draft
  const lists = [victory, points, reinforcements, reserves, withdrawals, weather, events] as const
  return lists.flatMap((list) =>
    ((list ?? []) as readonly ({ readonly when?: Condition } | undefined)[]).flatMap((entry) => entry?.when ?? []),
  )
}

/** Whether an event changes ground. Ground that there is not, or that is already there, is reported. */
function changesGround(battle: BattleToCheck, event: HexEvent, path: Path): boolean {
  const { draft, reader, report, painted, grid } = battle
  const list = groundListOf(draft)
  forEachEntry(event.ground, [...path, 'ground'], ({ hexes, becomes }, place) => {
    const found = reader.set(hexes, [...place, 'hexes'])
    if (!isDefined(groundKind(list.own, TERRAIN_TYPES), becomes, [...place, 'becomes'], report)) return
    const type = list.indexOf(becomes)
    const same = found.filter((hex) => painted[hex] === type && !isChangedBefore(battle, event, hex))
    if (same.length === 0 || !isGroundKnown(report)) return
    const at = same.map((hex) => grid.label(hex))
    const message = `${some(at)} ${same.length === 1 ? 'is' : 'are'} ${list.rows[type]!.name} already.`
    report.add({ code: 'event/without-effect', path: [...place, 'hexes'], at, message })
  })
  checkChangedSides({ draft, reader, report, kinds: sideKindsOf(draft) }, event, path)
  return (event.ground?.length ?? 0) + (event.hexsides?.length ?? 0) > 0
}

/** Whether another event may have made something else of a hex. */
function isChangedBefore({ draft, reader }: BattleToCheck, event: HexEvent, hex: number): boolean {
  const others = (draft.events ?? []).filter((other) => other !== undefined && other !== event)
  return others.some(({ ground = [] }) =>
    ground.some((one) => one && reader.quietly().set(one.hexes, []).includes(hex)),
  )
}
