import { sharedValues } from '../../../engine/form-values.ts'
import type { HexScenarioEditor } from '../../../engine/hex-scenario-editor.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import { detailPlacement, movePlacements, removePlacements } from '../../../scenario/edit/hexes/placements.ts'
import { renameSide } from '../../../scenario/edit/sides.ts'
import { SCHEMA_ROOT, type ScenarioDraft } from '../format/index.ts'
import { clipboard } from './clips.ts'
import { describePart } from './describe-part.ts'
import { divisions } from './divide.ts'
import { ground, mark } from './ground.ts'
import { makePalette } from './palette.ts'
import { deploy, turn } from './pieces.ts'
import { SECTIONS } from './sections.ts'
import { SHEETS } from './sheets.ts'
import { fittingValues } from './sides.ts'
import { survey } from './survey.ts'
import { board, swapSides } from './whole-battle.ts'

/** How battles of this system are drawn up. */
export const scenarioEditor: HexScenarioEditor = {
  kind: 'hex',
  palette: makePalette,
  survey,
  ground: { paint: ground.paint, lay: ground.lay, clear: ground.clear, mark, paintHexsides: ground.paintHexsides },
  pieces: { deploy, move: movePlacements, dismiss: removePlacements, turn, detail: detailPlacement },
  clipboard,
  board: { ...board, divisions },
  sides: {
    swap: swapSides,
    rename: (data, from, to) => renameSide(data, SCHEMA_ROOT, from, to),
  },
  arrivals: { reschedule },
  forms: {
    sections: SECTIONS,
    values: (draft, place, side) => sharedValues(draft, place) ?? fittingValues(draft, place, side),
    // Nobody can have arrived where nobody is to come.
    most: (draft, key) =>
      key === 'arrived' && !(draft as ScenarioDraft | undefined)?.reinforcements?.length ? 0 : undefined,
    describe: describePart,
    sheets: SHEETS,
  },
  // What moves and fires is loaded when it is asked for.
  scout: async (draft, hex) => (await import('../view/index.ts')).scout(draft, hex),
}
