import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { namesIn } from '../../src/scenario/language/names.ts'
import { found } from '../../src/systems/et-sans-resultat/checks/skirmish.fixture.ts'
import { scenarioEditor } from '../../src/systems/et-sans-resultat/edit/index.ts'
import { rename } from '../../src/systems/et-sans-resultat/edit/rename.ts'
import { deploy } from '../../src/systems/et-sans-resultat/edit/units.ts'
import { type EtSansResultatScenario, SCHEMA } from '../../src/systems/et-sans-resultat/format/index.ts'
import { compare } from '../../src/systems/et-sans-resultat/text/diff/index.ts'
import { describe as describeBattle } from '../../src/systems/et-sans-resultat/text/index.ts'
import { boardView } from '../../src/systems/et-sans-resultat/view/index.ts'
import { makePrintKit } from '../../src/systems/et-sans-resultat/view/print/index.ts'
import { afterOnATable, onATable } from '../support/drafts.ts'

const TROOPS = `
grenadiers: { name: Grenadiers, like: line, letter: G, rating: 5, men: 650, traits: [S1], base: [1.1, 0.6] }
siege-guns: { like: foot-battery, letter: 12, guns: 12, weight: 12, range: 7 }
`
const FOY = ['armies', 'french', 'forces', 'ii-corps', 'formations', 'foy']
const battle = withTroops()

/** Quatre Bras with a battalion of grenadiers. */
function withTroops(): EtSansResultatScenario {
  const data = structuredClone(onATable())
  const { units } = data.armies['french']!.forces['ii-corps']!.formations['foy']!
  const { name, at, state } = units['92-1']!
  Object.assign(units, { '92-1': { name, at, state, type: 'grenadiers' } })
  return { ...data, troops: parse(TROOPS) as NonNullable<EtSansResultatScenario['troops']> }
}

describe('checks', () => {
  const unit = 'br-42: { type: line, rating: 4, men: 526,'
  const guards = (troop: string, said: string) =>
    found(['turns: 6\n', `turns: 6\ntroops: { guards: ${troop} }\n`], [unit, `br-42: { type: guards, ${said}`])

  test('have nothing against units whose numbers are those of their type', () => {
    expect(guards('{ like: line, rating: 5, men: 600 }', '')).toEqual([])
  })

  test('find what neither a unit nor its type says', () => {
    expect(guards('{ like: line, rating: 5 }', '')).toEqual(['unit/numbers br-42'])
    expect(guards('{ like: line, men: 500 }', '')).toEqual(['unit/numbers br-42'])
  })

  test('find a type that is like nothing, and nothing of what follows from it', () => {
    expect(guards('{ rating: 5 }', '')).toEqual(['troop/unknown guards'])
    expect(guards('{ like: lihgt, rating: 5 }', '')).toEqual(['troop/unknown lihgt'])
    expect(guards('{ like: guards, rating: 5 }', '')).toEqual(['troop/circle guards'])
    expect(found([unit, 'br-42: { type: guards, rating: 4, men: 526,'])).toEqual(['troop/unknown guards'])
  })

  test('find values, numbers and traits of another arm', () => {
    expect(guards('{ like: line, guns: 8 }', 'rating: 4, men: 526,')).toEqual(['troop/values guns'])
    expect(guards('{ like: line, charges: true }', 'rating: 4, men: 526,')).toEqual(['troop/values charges'])
    expect(guards('{ like: cavalry, traits: [RF1] }', 'rating: 4, men: 526,')).toEqual(['unit/traits RF1'])
    expect(found([unit, 'br-42: { type: line, rating: 4, men: 526, section: 2,'])).toEqual(['troop/values section'])
  })

  test('find values out of range', () => {
    expect(guards('{ like: line, rough: 11 }', 'rating: 4, men: 526,')).toEqual(['schema/number 11'])
    expect(guards('{ like: line, moves: { ployed: 7 } }', 'rating: 4, men: 526,')).toEqual(['schema/value 7'])
    expect(guards('{ like: line, letter: GARD }', 'rating: 4, men: 526,')).toEqual(['schema/text GARD'])
  })

  test('find infantry in the reserve of a force, where only batteries are', () => {
    expect(found(['type: foot-battery, rating: 1, guns: 8, weight: 12', 'type: line, rating: 1'])).toEqual([
      'unit/numbers line',
    ])
  })
})

describe('a unit type of a battle’s own', () => {
  test('is drawn with its letter and base, and explained in the legend', () => {
    const { pieces, key } = boardView.portrayScenario(battle)!
    const piece = pieces.find(({ name }) => name === 'I/92e Ligne')
    expect(piece).toMatchObject({ symbol: 'infantry', type: 'Grenadiers', grade: 'G', values: '5' })
    expect(key).toEqual([
      'The number on a unit is its combat rating; L marks light infantry, I irregulars, G grenadiers.',
    ])
  })

  test('is in the palette, and a new unit says only what its type does not', () => {
    const { units } = scenarioEditor.palette(battle) as { units: readonly { type: string; values: string }[] }
    expect(units.find(({ type }) => type === 'grenadiers')?.values).toBe('rating 5, 650 men')
    const made = deploy(battle, { type: 'siege-guns', side: 'french' }, FOY, [{ at: [200, 200], facing: 0 }])
    expect(made).toMatchObject([{ value: { type: 'siege-guns', rating: 1, at: [20, 20] } }])
    expect(made[0]).not.toHaveProperty('value.guns')
  })

  test('is told in the battle’s description, in the tables for players and in differences', () => {
    const sentence = 'Grenadiers (G), like line infantry: rating 5, 650 men, S1, base 1.1″ × 0.6″.'
    const sections = [describeBattle(battle), makePrintKit(battle)!.tables]
    for (const section of sections) expect(section.flatMap(({ sentences }) => sentences)).toContain(sentence)
    const changed = structuredClone(battle)
    Object.assign(changed.troops!['grenadiers']!, { rating: 4, moves: { deployed: 6 } })
    expect(compare(battle, changed).map(({ text }) => text)).toEqual([
      'I/92e Ligne (9th Division) changed: rating 5 → 4',
      'unit type Grenadiers changed: rating 5 → 4, moves none → deployed 6',
    ])
  })

  test('can be renamed, and its units and those like it know', () => {
    const after = afterOnATable(battle, rename(battle, ['troops', 'grenadiers'], 'oudinots'))
    expect(after.troops).toHaveProperty('oudinots')
    expect(after.armies['french']!.forces['ii-corps']!.formations['foy']!.units['92-1']!.type).toBe('oudinots')
  })

  test('is known to editors as a name that units refer to', () => {
    const { declared, references } = namesIn(battle, SCHEMA)
    expect(declared.filter(({ kind }) => kind === 'troops').map(({ name }) => name)).toEqual([
      'grenadiers',
      'siege-guns',
    ])
    expect(references.filter(({ kind }) => kind === 'troops').map(({ name }) => name)).toEqual(['grenadiers'])
  })
})
