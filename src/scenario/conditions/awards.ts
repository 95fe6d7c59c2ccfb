import { count } from '../wording.ts'

/** When an award is scored. */
export type AwardCheck = 'once' | 'each-turn' | 'at-end' | 'every-time'

/** Victory points as files have them: how many a side scores for a condition, and when. */
export type AwardData<C> = {
  readonly side: string
  readonly points: number
  readonly when: C
  /** Once, as soon as it holds, where nothing is said. */
  readonly check?: AwardCheck
  readonly name?: string
  readonly note?: string
}

/** The words between the points and the condition. */
const MOMENTS: Readonly<Record<AwardCheck, string>> = {
  once: 'once',
  'each-turn': 'at the end of each turn in which',
  'at-end': 'at the end of the battle if',
  'every-time': 'every time that',
}

/** `The French side scores 2 victory points for Plancenoit at the end of each turn in which it controls M9`, without a full stop. */
export function describeAward<C>(
  { side, points, when, check = 'once', name }: AwardData<C>,
  sideName: (id: string) => string,
  clause: (when: C, side: string) => string,
): string {
  const what = `${count(points, 'victory point')}${name === undefined ? '' : ` for ${name}`}`
  return `The ${sideName(side)} side scores ${what} ${MOMENTS[check]} ${clause(when, side)}`
}

/** Why points are scored, as events tell it: `for Plancenoit`, or `because it controls M9`. */
export const awardReason = <C>(
  { when, side, name }: AwardData<C>,
  clause: (when: C, side: string) => string,
): string => (name === undefined ? `because ${clause(when, side)}` : `for ${name}`)

/** `French: +2 victory points for Plancenoit, 7 in all`. */
export const describeScore = (side: string, points: number, reason: string, total: number): string =>
  `${side}: ${points < 0 ? '−' : '+'}${count(Math.abs(points), 'victory point')} ${reason}, ${total} in all`
