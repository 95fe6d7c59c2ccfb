import { EDITIONS } from './catalog.ts'
import { countUnits } from './roster.ts'
import type { NapoleonAtWaterlooScenario } from './types.gen.ts'

/** `26 French, 27 Allied, 10 turns, standard game`: a battle at a glance. */
export function summarise({ edition, sides, units, reinforcements = [], turns }: NapoleonAtWaterlooScenario): string {
  const armies = Object.entries(sides).map(([id, { name }]) => {
    const arriving = reinforcements.filter(({ side }) => side === id).map((group) => countUnits(group.units))
    return `${arriving.reduce((sum, number) => sum + number, countUnits(units[id]))} ${name}`
  })
  return [...armies, turns === 1 ? '1 turn' : `${turns} turns`, EDITIONS[edition].name.toLowerCase()].join(', ')
}
