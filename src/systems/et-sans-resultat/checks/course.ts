import { checkYear } from '../../../scenario/checks/date.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import { count } from '../../../scenario/wording.ts'
import type { CheckedDraft } from './checked-draft.ts'

/** How the battle runs: its year, who is first, and the weather. */
export function checkCourse(battle: CheckedDraft): void {
  const { draft, report } = battle
  const { date, year, first, turns, weather } = draft
  if (first !== undefined) isSide(battle, first, ['first'])
  if (date !== undefined && year !== undefined && Number(date.slice(0, 4)) !== year && !report.hasErrors('date')) {
    const message = `The date is ${date}, but the year is ${year}, which decides how formations ploy and deploy.`
    report.add({ code: 'date/year', path: ['year'], message, hint: `Did you mean ${date.slice(0, 4)}?` })
  }
  if (date === undefined && year !== undefined) checkYear(year, 'year', report)
  let before = 0
  forEachEntry(weather, ['weather'], ({ from }, path) => {
    if (from <= before) {
      const [message, hint] =
        from === before
          ? [`The weather already changes on turn ${from}.`, 'Keep one of the two.']
          : [`The weather of turn ${from} is listed after that of turn ${before}.`, 'List the earliest first.']
      report.add({ code: 'weather/order', path: [...path, 'from'], message, hint })
    } else if (turns !== undefined && from > turns) {
      const message = `Turn ${from} never comes: the battle has ${count(turns, 'turn')}.`
      report.add({ code: 'weather/too-late', path: [...path, 'from'], message, hint: 'Remove it.' })
    }
    before = Math.max(before, from)
  })
}
