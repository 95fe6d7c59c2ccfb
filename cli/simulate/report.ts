import type { Balance, RecordedBalance } from '../../src/balance/report.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import { EXIT } from '../io.ts'

/** What `berthier simulate` found out. */
export type SimulateReport = RecordedBalance & {
  /** The board for the map of losses. */
  readonly portrait?: Portrait
}

/** 0 all is well, 1 a claim fails or games failed, 3 a claim is undecided. */
export function simulateExitCode({ end, failed, claims }: Balance): number {
  if (end === 'interrupted') return EXIT.interrupted
  if (failed.length > 0 || claims.some(({ judgement }) => judgement === 'fails')) return EXIT.problems
  return claims.some(({ judgement }) => judgement === 'undecided') ? EXIT.undecided : EXIT.clean
}
