import type { Report } from '../diagnostic.ts'

/** From Valmy to Waterloo: what the rulebooks are about. */
const PERIOD = [1792, 1815] as const

/** Checks that the date of a battle exists and lies in the period of the rulebooks. */
export function checkDate(date: string | undefined, report: Report): void {
  const [year = 0, month = 0, day = 0] = (date ?? '').split('-').map(Number)
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  if (date === undefined) return
  checkYear(year, 'date', report)
  if (day <= days) return
  const message = `${date} does not exist: that month has ${days} days.`
  report.add({ code: 'schema/text', path: ['date'], message, hint: 'Correct the day or the month.' })
}

/** A year, alone or in a date, is one of the rulebooks' time. */
export function checkYear(year: number, key: string, report: Report): void {
  if (year >= PERIOD[0] && year <= PERIOD[1]) return
  const message = `${year} is outside the Napoleonic wars, which lasted from ${PERIOD.join(' to ')}.`
  report.add({ code: 'date/period', path: [key], message })
}
