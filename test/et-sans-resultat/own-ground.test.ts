import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { namesIn } from '../../src/scenario/language/names.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { found } from '../../src/systems/et-sans-resultat/checks/skirmish.fixture.ts'
import { scenarioEditor } from '../../src/systems/et-sans-resultat/edit/index.ts'
import { rename } from '../../src/systems/et-sans-resultat/edit/rename.ts'
import { draw } from '../../src/systems/et-sans-resultat/edit/shapes.ts'
import { type EtSansResultatScenario, SCHEMA } from '../../src/systems/et-sans-resultat/format/index.ts'
import { compare } from '../../src/systems/et-sans-resultat/text/diff/index.ts'
import { describe as describeBattle } from '../../src/systems/et-sans-resultat/text/index.ts'
import { boardView } from '../../src/systems/et-sans-resultat/view/index.ts'
import { makePrintKit } from '../../src/systems/et-sans-resultat/view/print/index.ts'
import { afterOnATable, onATable } from '../support/drafts.ts'

const GROUND = `
rye: { name: Rye, like: field, blocks: true, look: { pattern: vineyard, colour: "#c9b458" } }
ravine: { name: Ravine, like: stream, width: 1.2, cost: { deployed: 4 }, enters: [infantry], look: { pattern: ravine } }
`
const battle = withGround()

/** Quatre Bras with rye in which nobody sees anything, and a ravine for its brook. */
function withGround(): EtSansResultatScenario {
  const data = structuredClone(onATable())
  Object.assign(data.board.features!['gemioncourt-brook']!, { kind: 'ravine' })
  Object.assign(data.board.features!, { rye: { kind: 'rye', area: [[22, 12], [26, 12], [26, 14], [22, 14]] } }) // biome-ignore format: an outline
  return { ...data, ground: parse(GROUND) as NonNullable<EtSansResultatScenario['ground']> }
}

describe('checks', () => {
  const wood = 'features:\n    pond: { kind: pond, area'
  const withWood = (kind: string) =>
    `features:\n    wood: { kind: ${kind}, area: [[2, 8], [5, 8], [5, 11], [2, 11]] }\n    pond: { kind: pond, area`
  const copse = (kind: string, ...changes: readonly (readonly [string, string])[]) =>
    found(['turns: 6\n', `turns: 6\nground: { copse: ${kind} }\n`], [wood, withWood('copse')], ...changes)

  test('have nothing against ground that is like something, or open where it is like nothing', () => {
    expect(copse('{ like: woods }')).toEqual([])
    expect(copse('{ cost: { deployed: 2 } }')).toEqual([])
  })

  test('find a kind that nobody defines, and nothing of what follows from it', () => {
    expect(found([wood, withWood('copse')])).toEqual(['ground/unknown copse'])
    expect(copse('{ like: brook }')).toEqual(['ground/unknown brook'])
    expect(copse('{ like: copse }')).toEqual(['ground/circle copse'])
  })

  test('find areas of a kind that is a line, and a width of an area', () => {
    expect(copse('{ like: stream }')).toEqual(['terrain/shape area'])
    expect(copse('{ like: woods, width: 2 }')).toEqual(['terrain/shape width'])
  })

  test('find entrants that are neither arms nor types', () => {
    expect(copse('{ like: woods, enters: [infantry, light, hussars] }')).toEqual(['troop/unknown hussars'])
  })

  test('find units that their arm keeps out of where they stand, and let others stand there', () => {
    const at = ['at: [15, 14] }', 'at: [3, 10.5] }'] as const
    expect(copse('{ like: woods, enters: [cavalry] }', at)).toEqual([])
    expect(copse('{ like: woods, enters: [infantry] }', at)).toEqual(['unit/impassable [3, 10.5] at 3,10.5'])
    expect(copse('{ like: woods, impassable: true }', at)).toEqual(['unit/impassable [3, 10.5] at 3,10.5'])
  })

  test('find values out of range', () => {
    expect(copse('{ like: woods, cost: { ployed: 0 } }')).toEqual(['schema/number 0'])
    expect(copse('{ like: woods, look: { pattern: plaid } }')).toEqual(['schema/value plaid'])
    expect(copse('{ like: woods, enters: [] }')).toEqual(['schema/size enters'])
  })
})

describe('a kind of ground of a battle’s own', () => {
  test('is drawn by its pattern and colour, lines as bands, and explained in the legend', () => {
    const { board } = boardView.portrayScenario(battle)!
    if (board.kind !== 'table') throw new Error('a table was expected')
    expect(board.groundLooks).toEqual({
      rye: { pattern: 'vineyard', colour: '#c9b458' },
      ravine: { pattern: 'ravine' },
    })
    expect(board.groundNames['ravine']).toBe('Ravine: rough, deployed units × 4, only for infantry')
    expect(board.patches.filter(({ ground }) => ground === 'ravine')).toHaveLength(1)
    expect(board.waters.map(({ name }) => name)).not.toContain('Gemioncourt brook')
    const picture = JSON.stringify(drawScene(boardView.portrayScenario(battle)!, { theme: THEMES.light }))
    expect(picture).toContain('Rye: clear, blocks sight')
  })

  test('is in the palette, and is drawn on the table as an area or a line', () => {
    const { shapes } = scenarioEditor.palette(battle) as unknown as { shapes: readonly { id: string }[] }
    expect(shapes.find(({ id }) => id === 'ravine')).toMatchObject({ form: 'line', pattern: 'ravine' })
    expect(shapes.find(({ id }) => id === 'rye')).toMatchObject({ form: 'ring', colour: '#c9b458' })
    expect(draw(battle, 'ravine', [[10, 10], [20, 20]])).toMatchObject([{ value: { kind: 'ravine', line: [[1, 1], [2, 2]] } }]) // biome-ignore format: points
    expect(draw(battle, 'gully', [[10, 10], [20, 20], [20, 10]])).toEqual([]) // biome-ignore format: points
  })

  test('is told in the battle’s description, in the tables for players and in differences', () => {
    const sentence = 'Ravine, like stream: rough, deployed units × 4, only for infantry.'
    const sections = [describeBattle(battle), makePrintKit(battle)!.tables]
    for (const section of sections) expect(section.flatMap(({ sentences }) => sentences)).toContain(sentence)
    const changed = structuredClone(battle)
    Object.assign(changed.ground!['ravine']!, { halts: true, enters: ['infantry', 'cavalry'] })
    expect(compare(battle, changed).map(({ text }) => text)).toEqual([
      'kind of ground Ravine changed: border halts none → yes, open to infantry → infantry, cavalry',
    ])
  })

  test('can be renamed, and features and kinds like it know', () => {
    const after = afterOnATable(battle, rename(battle, ['ground', 'ravine'], 'gully'))
    expect(after.board.features!['gemioncourt-brook']!.kind).toBe('gully')
    expect(namesIn(after, SCHEMA).references.filter(({ kind }) => kind === 'ground').map(({ name }) => name)).toEqual(['gully', 'rye']) // biome-ignore format: a list
  })
})
