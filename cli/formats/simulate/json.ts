import { balanceJson } from '../../../src/balance/json.ts'
import { escapeSteering } from '../../../src/scenario/steering.ts'
import { MADE_BY } from '../../seal.ts'
import type { SimulateReport } from '../../simulate/report.ts'

/** For programs: the record of every game, and what follows from them. */
export const json = (report: SimulateReport) => escapeSteering(balanceJson(report, MADE_BY))
