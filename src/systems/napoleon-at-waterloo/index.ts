import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
import { describe } from './describe.ts'
import { D6 } from './dice.ts'
import { notation } from './notation/index.ts'
import { summarise } from './summary.ts'
import { TEMPLATE } from './template.ts'

/** Napoleon at Waterloo (SPI, second edition 1971), with the advanced game. */
export const napoleonAtWaterloo: System = {
  id: 'napoleon-at-waterloo',
  title: 'Napoleon at Waterloo',
  check,
  template: TEMPLATE,
  summarise,
  dice: [D6],
  notation,
  describe,
  loadCompare: async () => (await import('./diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./game.ts')).game,
  loadPortrayer: async () => (await import('./portrait.ts')).portrayer,
  loadDraftsman: async () => (await import('./draft/index.ts')).draftsman,
  loadPresenter: async () => (await import('./presenter.ts')).presenter,
  loadAppraiser: async () => (await import('./appraise/index.ts')).appraiser,
  loadChronicler: async () => (await import('./facts.ts')).chronicler,
  loadPrintKit: async () => (await import('./print-kit.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./casebook.ts')).caseBook,
}
