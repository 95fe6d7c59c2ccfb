import type { HexScenarioEditor } from '../../../engine/hex-scenario-editor.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import { renameSide } from '../../../scenario/edit/sides.ts'
import { SCHEMA_ROOT } from '../format/index.ts'
import { blank, SIZES } from './blank.ts'
import { clipboard } from './clips.ts'
import { describePart } from './describe-part.ts'
import { clear, lay, mark, paint } from './ground.ts'
import { makePalette } from './palette.ts'
import { deploy, detail, dismiss, move, turn } from './pieces.ts'
import { resize } from './resize.ts'
import { SECTIONS } from './sections.ts'
import { fittingNations } from './sides.ts'
import { survey } from './survey.ts'
import { swapSides, transform } from './whole-battle.ts'

/** How battles of this system are drawn up. */
export const scenarioEditor: HexScenarioEditor = {
  kind: 'hex',
  palette: makePalette,
  survey,
  ground: { paint, lay, clear, mark },
  pieces: { deploy, move, dismiss, turn, detail },
  clipboard,
  board: { transform, resize, sizes: SIZES, blank },
  sides: {
    swap: swapSides,
    rename: (data, from, to) => renameSide(data, SCHEMA_ROOT, from, to),
  },
  arrivals: { reschedule },
  forms: { sections: SECTIONS, values: fittingNations, describe: describePart },
  // What moves and fires is loaded when it is asked for.
  scout: async (draft, hex) => (await import('../view/index.ts')).scout(draft, hex),
}
