import { makeHexEditor } from 'berthier/rulebook'
import { TERRAIN, UNIT_TYPES, UNITS } from './catalog.ts'
import { ID, SCHEMA } from './schema.ts'
import { portrayUnit } from './view.ts'

/** What the editor needs: what can be painted and deployed, and which panel shows what. */
export const scenarioEditor = makeHexEditor({
  system: ID,
  schema: SCHEMA,
  terrain: TERRAIN.map(({ id, name, pattern, cost, hit }) => ({
    id,
    name,
    pattern,
    effects: `${cost} to enter (3.1); hit by ${hit} or more (4.2)`,
  })),
  units: UNIT_TYPES.map((type) => {
    const { name, movement } = UNITS[type]
    return { type, name, values: `moves ${movement} (3.1)`, portrait: portrayUnit(type) }
  }),
  sections: [
    { id: 'facts', title: 'The battle', keys: ['id', 'title', 'date', 'authors', 'summary', 'briefing', 'turns'] },
    { id: 'sides', title: 'Sides', keys: ['sides'] },
    { id: 'sources', title: 'Sources', keys: ['sources'] },
  ],
  sizes: { columns: [3, 40], rows: [3, 40] },
  blank(grid) {
    const middle = grid.firstColumn + Math.floor(grid.columns / 2)
    const at = (row: number) => grid.label(grid.at(middle, row))
    return `format: 1
system: ${ID}
id: new-battle
title: New battle
turns: 8
sides:
  red: { name: Red }
  blue: { name: Blue }
board:
  kind: hex
  columns: ${grid.columnRange}
  rows: ${grid.rows}
units:
  red: { infantry: [${at(0)}] }
  blue: { infantry: [${at(grid.rows - 1)}] }
`
  },
})
