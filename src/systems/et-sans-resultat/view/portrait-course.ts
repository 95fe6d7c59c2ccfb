import type { Point } from '../../../board/table/point.ts'
import type { AreaPortrait } from '../../../engine/portrait.ts'
import { portrayRules } from '../../../engine/portray-course.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { isFixed } from '../../../scenario/arrivals/timing.ts'
import { nameEvent } from '../../../scenario/events/events.ts'
import { nameWeather, timingOfWeather } from '../../../scenario/weather/weather.ts'
import { capitalise } from '../../../scenario/wording.ts'
import type { EsrDraft, EsrEvent } from '../format/index.ts'
import { type BattleState, weakFeatures, weatherAt } from '../rules/index.ts'
import { pointsOf } from './portrait-board.ts'

type Weather = { readonly name: string; readonly isClear: boolean }

/** What is going to change, or may, and weather that lies over areas, when the battle begins or in a turn of it. */
export function courseAtStart(draft: EsrDraft, turn: number): AreaPortrait[] {
  const changes = (draft.weather ?? []).filter(
    (change) => change && isFixed(timingOfWeather(change)) && (change.from ?? 1) <= turn,
  )
  const weatherOver = (area: string): Weather | undefined => {
    const last = changes.findLast(({ areas }) => areas?.includes(area) ?? true)
    // What lies over the whole table is told in the turn record.
    return last?.areas && { name: nameWeather(last), isClear: last.state === 'clear' }
  }
  const isToCome = (event: EsrEvent) => !(isFixed(event) && !event.choice && (event.turn ?? 1) <= turn)
  return [...portrayEvents(draft, isToCome), ...portrayWeather(draft, weatherOver), ...portraySpecialRules(draft)]
}

/** The same of a battle that is being fought. */
export function courseNow(state: BattleState): AreaPortrait[] {
  const { scenario, happenings, sky } = state.field
  const isToCome = (_event: EsrEvent, i: number) => !hasCome(happenings[i]!.timing, state.turn, state.memory)
  const isEverywhere = new Set(state.sky).size < 2
  return [
    ...portrayEvents(scenario, isToCome),
    ...(sky && !isEverywhere ? portrayWeather(scenario, (area) => overArea(state, area)) : []),
    ...portraySpecialRules(scenario, state),
  ]
}

function overArea(state: BattleState, id: string): Weather | undefined {
  const [corner] = pointsOf(state.field.scenario.board.areas?.[id]?.area ?? [])
  if (!corner) return undefined
  const { name, state: kind } = weatherAt(state, ...corner)
  return { name, isClear: kind === 'clear' }
}

function portrayEvents(draft: EsrDraft, isToCome: (event: EsrEvent, i: number) => boolean): AreaPortrait[] {
  const { board, events = [], sides = {} } = draft
  return events.flatMap((event, i): AreaPortrait[] => {
    if (!event || !isToCome(event, i)) return []
    const side = Object.keys(sides).indexOf(event.side ?? '')
    return (event.features ?? []).flatMap(({ ids }) =>
      ids.flatMap((id): AreaPortrait[] => {
        const ring = ringOf(board, id)
        if (ring.length === 0) return []
        return [{ kind: 'event', name: capitalise(nameEvent(event)), extent: { ring }, ...(side >= 0 && { side }) }]
      }),
    )
  })
}

/** The outline of a feature: of a line a band around it. */
function ringOf(board: EsrDraft['board'], id: string): readonly Point[] {
  const { area, line } = board?.features?.[id] ?? {}
  const points = pointsOf(area ?? line ?? [])
  return area ? points : points.length === 0 ? [] : bandAround(points)
}

/** Where special rules still count, at the start or in a battle that is being fought. */
function portraySpecialRules(draft: EsrDraft, state?: BattleState): AreaPortrait[] {
  const { board, sides = {} } = draft
  return portrayRules(draft.specialRules, {
    extents(rule, rank) {
      const special = state?.field.special
      if (rule.rule === 'ground-breaks') {
        const weak = state && weakFeatures(state).map(({ id }) => id)
        return rule.features.filter((id) => weak?.includes(id) ?? true).flatMap((id) => asExtent(ringOf(board, id)))
      }
      if (rule.rule === 'truce') {
        if (special && hasCome(special.truces![rank]!.timing, state.turn, state.memory)) return []
      } else if (rule.rule === 'off-map-guns') {
        const guns = special?.guns![rank]
        if (guns && state!.memory[guns.fired]! >= guns.shots) return []
      } else return []
      return rule.areas.flatMap((id) => asExtent(pointsOf(board?.areas?.[id]?.area ?? [])))
    },
    side: (id) => ({ name: sides[id]?.name ?? id, number: Object.keys(sides).indexOf(id) }),
  })
}

const asExtent = (ring: readonly Point[]) => (ring.length === 0 ? [] : [{ ring }])

/** How far from the middle of a line the band around it goes, in tenths. */
const BESIDE = 7

/** A band around a line. */
function bandAround(line: readonly Point[]): Point[] {
  const beside = (side: number) =>
    line.map((point, i) => shifted(point, line[i - 1] ?? point, line[i + 1] ?? point, side))
  return [...beside(BESIDE), ...beside(-BESIDE).toReversed()]
}

/** A point of a line, moved to its side: at right angles to the way from the one before to the one after. */
function shifted([x, y]: Point, before: Point, after: Point, far: number): Point {
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  return [Math.round(x - (dy * far) / length), Math.round(y + (dx * far) / length)]
}

function portrayWeather(
  { board, weather = [] }: EsrDraft,
  weatherOver: (area: string) => Weather | undefined,
): AreaPortrait[] {
  const named = new Set(weather.flatMap((change) => change?.areas ?? []))
  return [...named].flatMap((id): AreaPortrait[] => {
    const over = weatherOver(id)
    const ring = pointsOf(board?.areas?.[id]?.area ?? [])
    return over && !over.isClear && ring.length > 0
      ? [{ kind: 'weather', name: capitalise(over.name), extent: { ring } }]
      : []
  })
}
