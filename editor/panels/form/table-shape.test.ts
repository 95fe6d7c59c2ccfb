import { describe, expect, it } from 'vitest'
import { type SchemaPlace, systemSchema } from '../../../src/scenario/schema-nodes.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { chartOf, gridOf } from './table-shape.ts'

/** The parts of all rulebooks' schemas that are filled in as tables. */
function shapes(shape: (place: SchemaPlace) => unknown): string[] {
  return SYSTEMS.flatMap(({ id }) => {
    const { definitions } = systemSchema(id)
    return Object.keys(definitions).filter((definition) =>
      shape({ node: definitions[definition]!, definition, definitions }),
    )
  }).filter((name, i, all) => all.indexOf(name) === i)
}

describe('a part of the schema is filled in as a table', () => {
  it('where records of short values are all alike', () => {
    expect(shapes(gridOf)).toEqual(['nawCapability', 'nawTerrainEffects'])
    const { definitions } = systemSchema('napoleon-at-waterloo')
    expect(gridOf({ node: definitions['nawCapability']!, definition: 'nawCapability', definitions })).toEqual({
      rows: ['infantry', 'cavalry', 'artillery-1', 'artillery-2'],
      columns: ['infantry', 'cavalry', 'artillery'],
    })
  })

  it('where rows of short values stand under the heads of columns', () => {
    expect(shapes(chartOf)).toEqual(['nawCombatResults'])
    const { definitions } = systemSchema('napoleon-at-waterloo')
    expect(chartOf({ node: definitions['nawCombatResults']!, definition: 'nawCombatResults', definitions })).toEqual({
      heads: 'odds',
      rows: 'results',
    })
  })
})
