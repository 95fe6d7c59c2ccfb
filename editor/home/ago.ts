import { count, formatDate } from '../../src/scenario/wording.ts'

/** How long ago something was, both in milliseconds since 1970; after a week, the day. */
export function ago(time: number, now: number): string {
  const minutes = Math.floor((now - time) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${count(minutes, 'minute')} ago`
  if (minutes < DAY) return `${count(Math.floor(minutes / 60), 'hour')} ago`
  if (minutes < 7 * DAY) return `${count(Math.floor(minutes / DAY), 'day')} ago`
  const day = new Date(time)
  const numbers = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return `on ${formatDate(numbers.map((number) => String(number).padStart(2, '0')).join('-'))}`
}

/** In minutes. */
const DAY = 24 * 60
