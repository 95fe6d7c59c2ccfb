import type { Rulebook } from '../../scenario/rulebook.ts'
import { check } from './checks/index.ts'
import { describe } from './notation/describe.ts'
import { notation } from './notation/index.ts'
import { summarise } from './summary.ts'
import { TEMPLATE } from './template.ts'

/** Advanced Vive l'Empereur (GioGames, 2003). */
export const viveLempereur: Rulebook = {
  id: 'vive-lempereur',
  title: "Advanced Vive l'Empereur",
  check,
  template: TEMPLATE,
  summarise,
  notation,
  describe,
}
