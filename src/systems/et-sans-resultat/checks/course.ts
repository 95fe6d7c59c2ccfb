import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { CheckedDraft } from './checked-draft.ts'

/** How the battle runs: its year, who is first, and the weather. */
export function checkCourse(battle: CheckedDraft): void {
  const { draft, report } = battle
  const { date, year, first, turns, weather } = draft
  if (first !== undefined) isSide(battle, first, ['first'])
  if (date !== undefined && year !== undefined && Number(date.slice(0, 4)) !== year && !report.hasErrors('date')) {
    const message = `The battle is of ${date}, but the year ${year} counts for ploying and deploying.`
    report.add({ code: 'date/year', path: ['year'], message, hint: `Did you mean ${date.slice(0, 4)}?` })
  }
  let before = 0
  forEachEntry(weather, ['weather'], ({ from }, path) => {
    if (from <= before) {
      const [message, hint] =
        from === before
          ? [`The weather changes on turn ${from} already.`, 'Keep one of the two.']
          : [`The weather of turn ${from} comes after that of turn ${before}.`, 'List the earliest first.']
      report.add({ code: 'weather/order', path: [...path, 'from'], message, hint })
    } else if (turns !== undefined && from > turns) {
      const message = `Turn ${from} never comes: the battle has ${turns} turns.`
      report.add({ code: 'weather/too-late', path: [...path, 'from'], message, hint: 'Leave it out.' })
    }
    before = Math.max(before, from)
  })
}
