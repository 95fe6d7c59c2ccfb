/**
 * Whether everything is tried that there is to try, as `npm run soak -- sweeps` has it. Otherwise the sweeps take a share
 * of it, the same in every run, that the tests have time for.
 */
const isThorough = process.env['BERTHIER_THOROUGH'] === '1'

/** One in so many of a sweep. Sweeps of the same things begin at different ones, so that each thing is in some of them. */
export function sample<One>(all: readonly One[], oneIn: number, from = 0): readonly One[] {
  return isThorough ? all : all.filter((_, i) => i % oneIn === from % oneIn)
}

/** What is tried: the usual, or all that there is. */
export const usually = <Tried>(usual: Tried, thorough: Tried) => (isThorough ? thorough : usual)
