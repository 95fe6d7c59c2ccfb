import { count, type Scenario, type TextSection } from 'berthier/rulebook'
import { compile } from './battle.ts'
import { UNIT_TYPES, UNITS } from './catalog.ts'

/** `7 Republic, 6 Coalition, 8 turns`. */
export function summarise(scenario: Scenario): string {
  const { units, sides, names, turns } = compile(scenario)
  const armies = sides.map((id, side) => `${units.filter((unit) => unit.side === id).length} ${names[side]}`)
  return [...armies, count(turns, 'turn')].join(', ')
}

/** A battle in plain English. */
export function describeBattle(scenario: Scenario): readonly TextSection[] {
  const { units, sides, names, grid, objectives, breakpoint, turns } = compile(scenario)
  const rows = sides.flatMap((side, i) =>
    UNIT_TYPES.flatMap((type) => {
      const own = units.filter((unit) => unit.side === side && unit.type === type)
      const where = own.map(({ hex, name }) => grid.label(hex) + (name === undefined ? '' : ` (${name})`))
      return own.length === 0 ? [] : [[names[i]!, UNITS[type].name, where.join(', ')]]
    }),
  )
  return [
    { heading: 'Set-up', table: { head: ['Side', 'Unit', 'Hexes'], rows } },
    {
      heading: 'Victory',
      sentences: [
        ...names.map((name, side) => `${name} is broken once it has lost ${count(breakpoint[side]!, 'step')}.`),
        objectives.length === 0
          ? `After ${count(turns, 'turn')} nobody has won.`
          : `After ${count(turns, 'turn')} whoever holds more of ${objectives.map((hex) => grid.label(hex)).join(', ')} wins.`,
      ],
    },
  ]
}
