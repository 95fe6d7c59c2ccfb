import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
import { D6 } from './format/dice.ts'
import { notation } from './format/notation/index.ts'
import { summarise } from './format/summary.ts'
import { TEMPLATE } from './format/template.ts'
import { describe } from './text/describe.ts'

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
  loadCompare: async () => (await import('./format/diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./rules/game.ts')).game,
  loadPortrayer: async () => (await import('./view/portrait.ts')).portrayer,
  loadDraftsman: async () => (await import('./edit/index.ts')).draftsman,
  loadPresenter: async () => (await import('./view/presenter.ts')).presenter,
  loadAppraiser: async () => (await import('./evaluate/index.ts')).appraiser,
  loadChronicler: async () => (await import('./statistics/recorder.ts')).chronicler,
  loadPrintKit: async () => (await import('./view/print-kit.ts')).makePrintKit,
  loadCaseBook: async () => (await import('./cases/case-book.ts')).caseBook,
}
