import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
import { COMMAND_DIE, D6, D10, SPECIAL_DIE } from './dice.ts'
import { describe } from './notation/describe.ts'
import { notation } from './notation/index.ts'
import { summarise } from './summary.ts'
import { TEMPLATE } from './template.ts'

/** Advanced Vive l'Empereur (GioGames, 2003). */
export const viveLempereur: System = {
  id: 'vive-lempereur',
  title: "Advanced Vive l'Empereur",
  check,
  template: TEMPLATE,
  summarise,
  dice: [D10, D6, COMMAND_DIE, SPECIAL_DIE],
  notation,
  describe,
  loadCompare: async () => (await import('./diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./game.ts')).game,
  loadAppraiser: async () => (await import('./appraise/index.ts')).appraiser,
  loadPortrayer: async () => (await import('./portrait.ts')).portrayer,
  loadDraftsman: async () => (await import('./draft/index.ts')).draftsman,
  loadPresenter: async () => (await import('./presenter.ts')).presenter,
  loadChronicler: async () => (await import('./facts.ts')).chronicler,
  loadScribe: async () => (await import('./scribe/index.ts')).scribe,
  loadPrintKit: async () => (await import('./print/index.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./casebook.ts')).caseBook,
}
