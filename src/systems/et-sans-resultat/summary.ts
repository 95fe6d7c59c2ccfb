import type { EtSansResultatScenario } from '../../scenario/types.gen.ts'
import { count } from '../../scenario/wording.ts'
import { muster } from './roster.ts'

/** `48 French left wing, 58 Anglo-allied army, 20 turns, 48 × 36 inches`: a battle at a glance. */
export function summarise(scenario: EtSansResultatScenario): string {
  const { sides, turns, board } = scenario
  const { units } = muster(scenario)
  const armies = Object.entries(sides).map(
    ([id, { name }]) => `${units.filter(({ side }) => side === id).length} ${name}`,
  )
  return [...armies, count(turns, 'turn'), `${board.width} × ${board.height} inches`].join(', ')
}
