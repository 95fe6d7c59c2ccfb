import { makeHexEditor } from 'berthier/rulebook'
import { TERRAIN, UNIT_TYPES, UNITS } from './catalog.ts'
import { ID, SCHEMA } from './schema.ts'
import { portrayUnit } from './view.ts'

/** What the editor needs: what can be painted and deployed, and which panel shows what. */
export const scenarioEditor = makeHexEditor({
  system: ID,
  schema: SCHEMA,
  terrain: TERRAIN.map(({ id, name, pattern, cost, cover }) => {
    const entry = cost.line === cost.light ? `${cost.line} to enter` : `${cost.line} to enter, light ${cost.light}`
    return { id, name, pattern, effects: `${entry} (3.1); cover ${cover} (4.3, 5.2)` }
  }),
  roads: 'each step along it costs 1 (3.2)',
  units: UNIT_TYPES.map((type) => {
    const { name, strength, movement, range } = UNITS[type]
    const values = `${strength} steps, movement ${movement}, range ${range} (1.3)`
    return { type, name, values, portrait: portrayUnit(type) }
  }),
  areas: [{ path: ['objectives'], kind: 'objective', label: 'Objectives' }],
  sections: [
    { id: 'facts', title: 'The battle', keys: ['id', 'title', 'date', 'authors', 'summary', 'briefing', 'turns'] },
    { id: 'sides', title: 'Sides', keys: ['sides'] },
    { id: 'victory', title: 'Victory', keys: ['objectives', 'breakpoint'] },
    { id: 'sources', title: 'Sources', keys: ['sources'] },
  ],
  sizes: { columns: [5, 40], rows: [5, 40] },
  blank(grid) {
    const middle = Math.floor(grid.columns / 2)
    const at = (column: number, row: number) => grid.label(grid.at(grid.firstColumn + column, row))
    const line = (row: number) => `[${at(middle - 1, row)}, ${at(middle, row)}, ${at(middle + 1, row)}]`
    return `format: 1
system: ${ID}
id: new-battle
title: New battle
turns: 8
board:
  kind: hex
  columns: ${grid.columnRange}
  rows: ${grid.rows}
sides:
  red: { name: Red }
  blue: { name: Blue }
units:
  red: { line: ${line(0)} }
  blue: { line: ${line(grid.rows - 1)} }
objectives: [${at(middle, Math.floor(grid.rows / 2))}]
`
  },
})
