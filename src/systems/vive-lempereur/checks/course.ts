import { plainSide, sideLabel } from '../../../board/hex-sides.ts'
import { groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { type Path, Report } from '../../../scenario/diagnostic.ts'
import { checkEvents } from '../../../scenario/events/check.ts'
import { isCrossing, isWater } from '../../../scenario/hexsides/kinds.ts'
import { forEachSide } from '../../../scenario/hexsides/read.ts'
import { didYouMean, suggest } from '../../../scenario/suggest.ts'
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
  checkSides(battle, event, path)
  return (event.ground?.length ?? 0) + (event.hexsides?.length ?? 0) > 0
}

/** Whether another event may have made something else of a hex. */
function isChangedBefore({ draft, reader }: BattleToCheck, event: HexEvent, hex: number): boolean {
  const others = (draft.events ?? []).filter((other) => other !== undefined && other !== event)
  return others.some(({ ground = [] }) =>
    ground.some((one) => one && reader.quietly().set(one.hexes, []).includes(hex)),
  )
}

/** Only what lies on a hexside can be taken away, and only water is bridged; other events may have laid it there. */
function checkSides(battle: BattleToCheck, event: HexEvent, path: Path): void {
  const { draft, reader, report, grid } = battle
  const kinds = sideKindsOf(draft)
  const there = laidOn(battle)
  forEachEntry(event.hexsides, [...path, 'hexsides'], ({ sides, becomes, removes }, place) => {
    const key = removes === undefined ? 'becomes' : 'removes'
    const id = removes ?? becomes ?? ''
    const kind = kinds.get(id)
    if (!kind) {
      if (!report.isComplete('ground')) return
      const message = `There is no kind of hexside called ${id}.`
      const hint = [didYouMean(suggest(id, [...kinds.keys()])), `There are ${some([...kinds.keys()])}.`]
      report.add({ code: 'hexside/unknown-kind', path: [...place, key], message, hint: hint.filter(Boolean).join(' ') })
      return
    }
    forEachSide(sides, [...place, 'sides'], reader, report, (side, sidePath) => {
      const laid = there.get(plainSide(grid, side)) ?? new Set()
      const isMissing =
        removes === undefined
          ? isCrossing(kind) && ![...laid].some((one) => isWater(kinds.get(one) ?? kind))
          : !laid.has(removes)
      if (!isMissing || !report.isComplete('board', 'hexsides')) return
      const label = sideLabel(grid, side)
      const message =
        removes === undefined
          ? `There is no water at ${label} for the ${kind.name} to cross.`
          : `There is no ${kind.name} at ${label} to be taken away.`
      report.add({ code: 'event/nothing-there', path: sidePath, at: label.split('/'), message })
    })
  })
}

/** By side: the kinds that lie there at the start, or that an event lays there. */
function laidOn({ draft, reader, grid }: BattleToCheck): Map<number, Set<string>> {
  const there = new Map<number, Set<string>>()
  const quiet = reader.quietly()
  const lay = (list: readonly (string | undefined)[], id: string) =>
    forEachSide(list, [], quiet, new Report(), (side) => {
      const plain = plainSide(grid, side)
      there.set(plain, (there.get(plain) ?? new Set()).add(id))
    })
  for (const [id, list] of Object.entries(draft.board?.hexsides ?? {})) lay(list ?? [], id)
  for (const event of draft.events ?? []) {
    for (const one of event?.hexsides ?? []) if (one?.becomes !== undefined) lay(one.sides, one.becomes)
  }
  return there
}
