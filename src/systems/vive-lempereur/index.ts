import type { System } from '../../engine/system.ts'
import { check } from './checks/index.ts'
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
  notation,
  describe,
  // States and actions are opaque outside the system: whoever has them got them from the same game.
  loadGame: async () => (await import('./game.ts')).game,
  loadPortrayer: async () => (await import('./portrait.ts')).portrayer,
  loadCaseBook: async () => (await import('./casebook.ts')).caseBook,
}
