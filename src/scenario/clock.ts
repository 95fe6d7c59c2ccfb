/** When turns are played: the first begins at `start`, such as `11:30`. */
export type Clock = { readonly start: string; readonly minutes: number }

/** When a turn begins: its hour, from 0 to 23, and the minutes past it. */
export function timeOfTurn({ start, minutes }: Clock, turn: number): readonly [hour: number, past: number] {
  const [hours = 0, past = 0] = start.split(':').map(Number)
  const time = (hours * 60 + past + (turn - 1) * minutes) % (24 * 60)
  return [Math.floor(time / 60), time % 60]
}
