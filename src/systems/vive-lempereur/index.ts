import type { Rulebook } from '../../scenario/rulebook.ts'
import { check } from './checks/index.ts'

/** Advanced Vive l'Empereur (GioGames, 2003). */
export const viveLempereur: Rulebook = {
  id: 'vive-lempereur',
  title: "Advanced Vive l'Empereur",
  check,
}
