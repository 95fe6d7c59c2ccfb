import { balanceJson } from '../../../src/balance/json.ts'
import { MADE_BY } from '../../output.ts'
import type { SimulateReport } from '../../simulate/report.ts'

/** For programs: the record of every game, and what follows from them. */
export const json = (report: SimulateReport) => balanceJson(report, MADE_BY)
