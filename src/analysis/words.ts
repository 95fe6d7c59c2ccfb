import { count } from '../scenario/wording.ts'
import type { Analysis } from './analyse.ts'
import type { TurningPoint } from './turning-points.ts'

/** Less than that is no change of the chances. */
export const LEAST_SHIFT = 0.03

export const percent = (share: number) => `${Math.round(share * 100)} %`

/** A difference of chances: `12 points`. */
export const points = (share: number) => count(Math.round(Math.abs(share) * 100), 'point')

/** What happened at a turning point, whose doing it was, and what would have been better. */
export function describeTurningPoint(point: TurningPoint, sides: Analysis['sides']): string {
  const { number, turn, side, text, told, before, decided, after, instead } = point
  const what = told.length > 0 ? told.slice(0, 3).join('; ').replace(/\.$/, '') : text
  const bySkill = (side === 0 ? decided - before : before - decided) || 0
  const byLuck = (side === 0 ? after - decided : decided - after) || 0
  const who = `the ${sides[side]!.name} side`
  const parts = [
    ...(Math.abs(bySkill) >= LEAST_SHIFT / 3
      ? [`the decision ${bySkill > 0 ? 'gained' : 'cost'} ${who} ${points(bySkill)}`]
      : []),
    ...(Math.abs(byLuck) >= LEAST_SHIFT / 3
      ? [`the dice ${byLuck > 0 ? 'gave' : 'took from'} ${who} ${points(byLuck)}`]
      : []),
  ]
  const causes = parts.length > 0 ? ` (${parts.join(', ')})` : ''
  const better = instead ? ` Better: ${instead.text} (+${points(instead.gain)}).` : ''
  return `Turn ${turn}, action ${number}: ${what}${causes}.${better}`
}

export const NO_TURNING_POINTS = 'None: no single action changed the chances by three points.'
