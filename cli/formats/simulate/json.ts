import { balanceJson } from '../../../src/balance/json.ts'
import { escapeControls } from '../../../src/scenario/control-characters.ts'
import { MADE_BY } from '../../files/seal.ts'
import type { SimulateReport } from '../../simulate/report.ts'

/** For programs: the record of every game, and what follows from them. */
export const json = (report: SimulateReport) => escapeControls(balanceJson(report, MADE_BY))
