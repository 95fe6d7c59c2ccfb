import { timeInBrackets } from '../clock.ts'
import type { Clock } from '../types.gen.ts'
import { count } from '../wording.ts'

/**
 * When something happens that the battle announces: reinforcements come, a reserve is released, troops withdraw. All of
 * it together: from `turn` on, while `when` holds, as soon as a die succeeds, and then as late as another die says.
 */
export type TimingData<C> = {
  readonly turn?: number
  readonly when?: C
  readonly d6?: string
  readonly delay?: Readonly<Record<string, number>>
}

/** What a die must show at least: `4+` is 4. */
export const chanceIn = (d6: string): number => Number(d6.slice(0, -1))

/** Whether the turn is all that decides. */
export const isFixed = ({ when, d6, delay }: TimingData<unknown>): boolean => !when && d6 === undefined && !delay

/** What decides besides the turn. */
export const withoutTurn = <C>({ turn: _turn, ...others }: TimingData<C>): TimingData<C> => others

/** The first turn in which it can happen. */
export function earliestTurn({ turn = 1, delay }: TimingData<unknown>): number {
  return turn + (delay ? Math.min(...Object.values(delay)) : 0)
}

/** `Turn 3 (14:00)`, or `From turn 3, when …, on a roll of 4 or more each turn`: how a sentence begins. */
export function describeTiming<C>(
  timing: TimingData<C> & { readonly side?: string },
  clock: Clock | undefined,
  describe: (condition: C, side: string) => string,
): string {
  const { turn, when, d6, delay, side = '' } = timing
  const from = isFixed(timing) ? '' : 'from '
  const parts = [
    ...(turn === undefined ? [] : [`${from}turn ${turn}${timeInBrackets(clock, turn)}`]),
    ...(when === undefined ? [] : [`when ${describe(when, side)}`]),
    ...(d6 === undefined ? [] : [`on a roll of ${chanceIn(d6)} or more each turn`]),
    ...(delay === undefined ? [] : [`delayed by a die (${describeDelay(delay)})`]),
  ]
  return parts.join(', ')
}

/** `1-2: no turn, 3-4: 1 turn, 5-6: 2 turns`. */
function describeDelay(delay: Readonly<Record<string, number>>): string {
  return Object.entries(delay)
    .map(([roll, turns]) => `${roll}: ${turns === 0 ? 'in time' : count(turns, 'turn')}`)
    .join(', ')
}
