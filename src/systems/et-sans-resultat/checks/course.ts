import { checkYear } from '../../../scenario/checks/date.ts'
import { groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { checkEvents } from '../../../scenario/events/check.ts'
import { checkWeather } from '../../../scenario/weather/check.ts'
import { type EsrCondition, type EsrEvent, PRINTED_GROUND, WEATHER } from '../format/index.ts'
import { type CheckedDraft, isKnown } from './checked-draft.ts'
import { timingFacts } from './conditions.ts'

/** How the battle runs: its year, who is first, the weather, and events. */
export function checkCourse(battle: CheckedDraft): void {
  const { draft, report } = battle
  const { date, year, first } = draft
  if (first !== undefined) isSide(battle, first, ['first'])
  if (date !== undefined && year !== undefined && Number(date.slice(0, 4)) !== year && !report.hasErrors('date')) {
    const message = `The date is ${date}, but the year is ${year}, which decides how formations ploy and deploy.`
    report.add({ code: 'date/year', path: ['year'], message, hint: `Did you mean ${date.slice(0, 4)}?` })
  }
  if (date === undefined && year !== undefined) checkYear(year, 'year', report)
  const facts = timingFacts(battle)
  checkWeather({ ...facts, table: WEATHER, covers: (change, path) => areasOf(battle, change, path) }, draft.weather)
  checkEvents(
    {
      ...facts,
      conditions: conditionsOf(battle),
      changes: (event, path) => changesTable(battle, event as EsrEvent, path),
    },
    draft.events,
  )
}

/** The areas of a change of the weather, those that there are. */
function areasOf(battle: CheckedDraft, { areas }: { readonly areas?: readonly string[] }, path: Path): string[] {
  const known = (areas ?? []).filter((area: string | undefined, i) =>
    area === undefined ? false : isKnown(battle, 'area', area, [...path, 'areas', i]),
  )
  return known.toSorted()
}

/** Every condition of a draft. */
function conditionsOf({ draft, roster }: CheckedDraft): EsrCondition[] {
  const { victory, points, reserves, withdrawals, weather, events, specialRules } = draft
  const lists = [victory, points, reserves, withdrawals, weather, events, specialRules] as const
  return [
    ...lists.flatMap((list) =>
      ((list ?? []) as readonly ({ readonly when?: EsrCondition } | undefined)[]).flatMap((entry) => entry?.when ?? []),
    ),
    ...[...roster.formations, ...roster.commanders].flatMap(({ data: { arrives } }) =>
      typeof arrives === 'object' && arrives.when ? [arrives.when] : [],
    ),
  ]
}

/** Whether an event changes the table. Features that there are not, and changes that are none, are reported. */
function changesTable(battle: CheckedDraft, { features }: EsrEvent, path: Path): boolean {
  const { draft, grounds, report } = battle
  const changed = new Set<string>()
  forEachEntry(features, [...path, 'features'], ({ ids, becomes }, place) => {
    const isKind =
      becomes === undefined ||
      isDefined(groundKind(draft.ground, Object.keys(PRINTED_GROUND)), becomes, [...place, 'becomes'], report)
    ids.forEach((id: string | undefined, i) => {
      if (id === undefined || !isKnown(battle, 'feature', id, [...place, 'ids', i])) return
      if (changed.has(id)) {
        const message = `The event changes ${id} twice, and only the last change counts.`
        report.add({ code: 'event/without-effect', path: [...place, 'ids', i], message, hint: 'Keep one of the two.' })
        return
      }
      changed.add(id)
      if (!isKind) return
      const feature = draft.board?.features?.[id]
      if (becomes === undefined || !feature) return
      const [before, after] = [grounds.row(feature.kind), grounds.row(becomes)]
      const at = { path: [...place, 'becomes'] }
      if (feature.kind === becomes && !isChangedElsewhere(battle, id, place)) {
        const message = `${id} is ${after.name.toLowerCase()} already.`
        report.add({ code: 'event/without-effect', ...at, message })
      } else if (before.isLine !== after.isLine) {
        const message = `${id} is ${before.isLine ? 'a line' : 'an area'}, and ${after.name.toLowerCase()} is ${after.isLine ? 'a line' : 'an area'}.`
        report.add({ code: 'terrain/shape', ...at, message, hint: 'Choose another kind of ground.' })
      }
    })
  })
  return (features?.length ?? 0) > 0
}

/** Whether another change may have made something else of a feature. */
function isChangedElsewhere({ draft }: CheckedDraft, id: string, place: Path): boolean {
  return (draft.events ?? []).some((event, i) =>
    event?.features?.some((one, j) => one?.ids.includes(id) && (i !== place[1] || j !== place[3])),
  )
}
