import { sharedValues } from '../../../engine/form-values.ts'
import type { HexScenarioEditor } from '../../../engine/hex-scenario-editor.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import { detailPlacement, movePlacements } from '../../../scenario/edit/hexes/placements.ts'
import { renameSide } from '../../../scenario/edit/sides.ts'
import { SCHEMA_ROOT } from '../format/index.ts'
import { clipboard } from './clips.ts'
import { describePart } from './describe-part.ts'
import { fittingValues, mostInBattle } from './form-values.ts'
import { ground, mark } from './ground.ts'
import { makePalette } from './palette.ts'
import { deploy, dismiss } from './pieces.ts'
import { SECTIONS } from './sections.ts'
import { survey } from './survey.ts'
import { board, swapSides } from './whole-battle.ts'

/** How battles of this system are drawn up. */
export const scenarioEditor: HexScenarioEditor = {
  kind: 'hex',
  palette: makePalette,
  survey,
  ground: { paint: ground.paint, lay: ground.lay, clear: ground.clear, mark, paintHexsides: ground.paintHexsides },
  // Units of this game face nowhere.
  pieces: { deploy, move: movePlacements, dismiss, turn: () => [], detail: detailPlacement },
  clipboard,
  board,
  sides: {
    swap: swapSides,
    rename: (data, from, to) => renameSide(data, SCHEMA_ROOT, from, to),
  },
  arrivals: { reschedule },
  forms: {
    sections: SECTIONS,
    values: (draft, place, side) => sharedValues(draft, place) ?? fittingValues(draft, place, side),
    most: mostInBattle,
    describe: describePart,
  },
  // What moves and fires is loaded when it is asked for.
  scout: async (draft, hex) => (await import('../view/index.ts')).scout(draft, hex),
}
