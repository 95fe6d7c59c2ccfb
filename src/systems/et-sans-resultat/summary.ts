import type { EtSansResultatScenario } from '../../scenario/types.gen.ts'
import { count } from '../../scenario/wording.ts'
import { muster } from './roster.ts'

/** `6 formations of the French left wing, …, 20 turns, 48 × 36 inches`: a battle at a glance. */
export function summarise(scenario: EtSansResultatScenario): string {
  const { sides, turns, board } = scenario
  const { formations } = muster(scenario)
  const armies = Object.entries(sides).map(([id, { name }]) => {
    const own = formations.filter(({ side }) => side === id)
    const units = own.reduce((sum, { data }) => sum + Object.keys(data.units).length, 0)
    return `${name} ${count(units, 'unit')} in ${count(own.length, 'formation')}`
  })
  return [...armies, count(turns, 'turn'), `${board.width} × ${board.height} inches`].join(', ')
}
