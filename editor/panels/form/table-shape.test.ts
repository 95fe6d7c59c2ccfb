import { describe, expect, it } from 'vitest'
import type { SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { SCHEMA_ROOT } from '../../../src/systems/napoleon-at-waterloo/format/index.ts'
import { chartOf, gridOf } from './table-shape.ts'

/** The parts of all rulebooks' schemas that are filled in as tables. */
function shapes(shape: (place: SchemaPlace) => unknown): string[] {
  return SYSTEMS.flatMap(({ schema }) => {
    const definitions = schema.definitions!
    return Object.keys(definitions).filter((definition) =>
      shape({ node: definitions[definition]!, definition, definitions }),
    )
  }).filter((name, i, all) => all.indexOf(name) === i)
}

describe('a part of the schema is filled in as a table', () => {
  it('where records hold short values, alike or not', () => {
    expect(shapes(gridOf)).toEqual([
      'modifiers',
      'dice',
      'cardTable',
      'nawOwnCapability',
      'nawCapability',
      'nawTerrainEffects',
      'esrRateTable',
    ])
    const { definitions } = SCHEMA_ROOT
    expect(gridOf({ node: definitions['nawCapability']!, definition: 'nawCapability', definitions })).toEqual({
      rows: ['infantry', 'cavalry', 'artillery-1', 'artillery-2'],
      columns: ['infantry', 'cavalry', 'artillery'],
    })
    const own = { node: definitions['nawOwnCapability']!, definition: 'nawOwnCapability', definitions }
    expect(gridOf(own)).toEqual({
      rows: ['attack', 'attackAfar', 'defence'],
      columns: ['infantry', 'cavalry', 'artillery', 'artillery-1', 'artillery-2'],
    })
  })

  it('where rows of short values stand under the heads of columns', () => {
    expect(shapes(chartOf)).toEqual(['combatEffects', 'nawCombatResults'])
    const { definitions } = SCHEMA_ROOT
    expect(chartOf({ node: definitions['nawCombatResults']!, definition: 'nawCombatResults', definitions })).toEqual({
      heads: 'odds',
      rows: 'results',
    })
  })
})
