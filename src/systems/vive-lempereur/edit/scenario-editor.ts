import type { HexScenarioEditor } from '../../../engine/hex-scenario-editor.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import { renameSide } from '../../../scenario/edit/sides.ts'
import { systemSchema } from '../../../scenario/schema-nodes.ts'
import { blank, SIZES } from './blank.ts'
import { drop, footprint, lift, transformClip } from './clips.ts'
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
  paint,
  lay,
  clear,
  deploy,
  move,
  dismiss,
  turn,
  detail,
  mark,
  lift,
  transformClip,
  footprint,
  drop,
  transform,
  resize,
  swapSides,
  renameSide: (data, from, to) => renameSide(data, systemSchema('vive-lempereur'), from, to),
  reschedule,
  words: fittingNations,
  say: describePart,
  // What moves and fires is loaded when it is asked for.
  scout: async (draft, hex) => (await import('../view/index.ts')).scout(draft, hex),
  blank,
  sizes: SIZES,
  sections: SECTIONS,
}
