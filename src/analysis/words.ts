import { count, describeSide } from '../scenario/wording.ts'
import type { Analysis } from './analyse.ts'
import type { TurningPoint } from './turning-points.ts'

type SummedPoint = Analysis['turningPoints'][number]

/** Less than that is no change of the chances. */
export const LEAST_SHIFT = 0.03
/** Less than that of somebody's doing is not worth a word. */
export const LEAST_TOLD = 0.01

export const percent = (share: number) => `${Math.round(share * 100)} %`

/** A difference of chances: `12 points`. */
export const points = (share: number) => count(Math.round(Math.abs(share) * 100), 'point')

/** What happened at a turning point, and whose doing it was. */
export function describeTurningPoint(point: SummedPoint, sides: Analysis['sides']): string {
  const { number, turn, summary } = point
  const parts = causesOf(point, sides)
  const causes = parts.length > 0 ? ` (${parts.join(', ')})` : ''
  return `Turn ${turn}, action ${number}: ${summary}${causes}.`
}

/** What would have been better, if anything; `text` says it in other words than players type. */
export function describeInstead(
  { instead }: TurningPoint,
  sides: Analysis['sides'],
  text = instead?.text,
): string | undefined {
  if (!instead) return undefined
  const whose = instead.side === undefined ? '' : ` for ${describeSide(sides[instead.side]!.name)}`
  return `Better${whose}: ${text} (+${points(instead.gain)}).`
}

/** Both in one sentence after the other, where no board shows the second. */
export const describeWholePoint = (point: SummedPoint, sides: Analysis['sides']) =>
  [describeTurningPoint(point, sides), describeInstead(point, sides)].filter((part) => part !== undefined).join(' ')

/** What the choice and the dice of a moment gave and took. */
export function causesOf(
  { side, skill, luck, due, choices = [0, 0] }: Pick<TurningPoint, 'side' | 'skill' | 'luck' | 'due' | 'choices'>,
  sides: Analysis['sides'],
): string[] {
  const who = describeSide(sides[side]!.name)
  const [bySkill, byLuck] = side === 0 ? [skill, luck] : [-skill, -luck]
  const gainer = describeSide(sides[due > 0 ? 0 : 1]!.name)
  return [
    ...(Math.abs(due) >= LEAST_TOLD ? [`what had been set in motion gained ${gainer} ${points(due)}`] : []),
    ...choices.flatMap((gain, of) => {
      const own = of === 0 ? gain : -gain
      if (Math.abs(own) < LEAST_TOLD) return []
      return [`the choices of ${describeSide(sides[of]!.name)} ${own > 0 ? 'gained' : 'cost'} them ${points(own)}`]
    }),
    ...(Math.abs(bySkill) >= LEAST_TOLD
      ? [`the decision ${bySkill > 0 ? 'gained' : 'cost'} ${who} ${points(bySkill)}`]
      : []),
    ...(Math.abs(byLuck) >= LEAST_TOLD
      ? [byLuck > 0 ? `the dice gave ${who} ${points(byLuck)}` : `the dice took ${points(byLuck)} from ${who}`]
      : []),
  ]
}

export const NO_TURNING_POINTS = 'None: no single action changed the chances by three points.'
