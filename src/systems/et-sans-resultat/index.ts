import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
import { describe } from './describe.ts'
import { D6 } from './dice.ts'
import { summarise } from './summary.ts'
import { TEMPLATE } from './template.ts'

/** Et sans résultat! (The Wargaming Company, Second Edition), by its quick reference sheet at 150 yards to the inch. */
export const etSansResultat: System = {
  id: 'et-sans-resultat',
  title: 'Et sans résultat!',
  check,
  template: TEMPLATE,
  summarise,
  dice: [D6],
  describe,
  loadCompare: async () => (await import('./diff/index.ts')).compare,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./game.ts')).game,
  loadPortrayer: async () => (await import('./portrait.ts')).portrayer,
  loadPresenter: async () => (await import('./presenter.ts')).presenter,
  loadAppraiser: async () => (await import('./appraise/index.ts')).appraiser,
  loadChronicler: async () => (await import('./facts.ts')).chronicler,
  loadScribe: async () => (await import('./scribe/index.ts')).scribe,
  loadPrintKit: async () => (await import('./print-kit.ts')).makePrintKit,
  loadDraftsman: async () => (await import('./draft/index.ts')).draftsman,
  loadCaseBook: async () => (await import('./casebook.ts')).caseBook,
}
