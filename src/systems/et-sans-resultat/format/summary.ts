import { count } from '../../../scenario/wording.ts'
import { rosterOf } from './roster.ts'
import type { EtSansResultatScenario } from './types.gen.ts'

/** `48 French, 58 Anglo-allied, 20 turns, table of 48 × 36 inches`: a battle at a glance. */
export function summarise(scenario: EtSansResultatScenario): string {
  const { sides, turns, board } = scenario
  const { units, batteries } = rosterOf(scenario)
  const armies = Object.entries(sides).map(([id, { name }]) => {
    const own = [...units, ...batteries].filter(({ side }) => side === id)
    return `${own.length} ${name}`
  })
  return [...armies, count(turns, 'turn'), `table of ${board.width} × ${board.height} inches`].join(', ')
}
