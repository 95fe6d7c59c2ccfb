import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedFiles, shippedText } from '../fuzz/shipped.ts'

type Condition = { turn?: number; all?: Condition[]; any?: Condition[]; not?: Condition }
type Award = { side: string; points: number; check?: string; name?: string; when: Condition }
type Battle = { victory: { side: string; when: Condition }[]; points?: Award[] }

/** Changes of a condition's structure, each of which changes what it asks for. */
function* structural(condition: Condition): Generator<readonly [string, Condition]> {
  yield ['denied', condition.not ?? { not: condition }]
  for (const [join, other] of [
    ['all', 'any'],
    ['any', 'all'],
  ] as const) {
    const parts = condition[join]
    if (!parts) continue
    if (parts.length > 1) {
      yield [`${join} becomes ${other}`, { [other]: parts }]
      yield [`${join} loses its first part`, { [join]: parts.slice(1) }]
      yield [`${join} loses its last part`, { [join]: parts.slice(0, -1) }]
    }
    for (const [i, part] of parts.entries()) {
      for (const [how, changed] of structural(part)) yield [`${join} ${i}: ${how}`, { [join]: parts.with(i, changed) }]
    }
  }
  if (condition.not) for (const [how, changed] of structural(condition.not)) yield [`not: ${how}`, { not: changed }]
}

const BATTLES = SYSTEMS.flatMap(({ id }) => shippedFiles(id))

describe('diff tells every change of the structure of a condition', () => {
  test.each(BATTLES)('in %s', async (file) => {
    const text = shippedText(file)
    const battle = parse(text) as Battle
    const before = validate(text, SYSTEMS)
    const untold: string[] = []
    let tried = 0
    for (const [i, goal] of battle.victory.entries()) {
      for (const [how, when] of structural(goal.when)) {
        const victory = battle.victory.with(i, { ...goal, when })
        const after = validate(stringify({ ...battle, victory }), SYSTEMS)
        const comparison = await compareBattles(before, after, SYSTEMS)
        tried++
        if (!comparison || comparison.changes.length === 0) untold.push(`victory ${i + 1}: ${how}`)
      }
      const without = { ...battle, victory: battle.victory.filter((other) => other !== goal) }
      const comparison = await compareBattles(before, validate(stringify(without), SYSTEMS), SYSTEMS)
      if (!comparison || comparison.changes.length === 0) untold.push(`victory ${i + 1} removed`)
    }
    expect(untold).toEqual([])
    expect(tried).toBeGreaterThan(0)
  })
})

/** Changes of an award, each of which changes what is scored. */
function* ofAward(award: Award, others: readonly string[]): Generator<readonly [string, Award]> {
  for (const [how, when] of structural(award.when)) yield [how, { ...award, when }]
  yield ['more points', { ...award, points: award.points + 1 }]
  for (const check of ['once', 'each-turn', 'at-end']) {
    if (check !== (award.check ?? 'once')) yield [`scored ${check}`, { ...award, check }]
  }
  for (const side of others) yield [`for ${side}`, { ...award, side }]
  yield ['another name', { ...award, name: 'Another place' }]
}

const POINTS = SYSTEMS.map(({ id }) => shippedFiles(id).at(-1)!)

describe('diff tells every change of what scores victory points', () => {
  test.each(POINTS)('in %s', async (file) => {
    const battle = parse(shippedText(file)) as Battle & { sides: object }
    const sides = Object.keys(battle.sides)
    const [first, second] = sides as [string, string]
    const points: Award[] = [
      { side: first, points: 2, check: 'each-turn', when: { turn: 2 } },
      {
        side: second,
        points: 3,
        when: { all: [{ turn: 3 }, { any: [{ turn: 4 }, { not: { turn: 5 } }] }] },
      },
    ]
    const before = validate(stringify({ ...battle, points }), SYSTEMS)
    const untold: string[] = []
    for (const [i, award] of points.entries()) {
      for (const [how, changed] of ofAward(
        award,
        sides.filter((side) => side !== award.side),
      )) {
        const after = validate(stringify({ ...battle, points: points.with(i, changed) }), SYSTEMS)
        const comparison = await compareBattles(before, after, SYSTEMS)
        if (!comparison || comparison.changes.length === 0) untold.push(`award ${i + 1}: ${how}`)
      }
      const after = validate(stringify({ ...battle, points: points.toSpliced(i, 1) }), SYSTEMS)
      if ((await compareBattles(before, after, SYSTEMS))?.changes.length === 0) untold.push(`award ${i + 1} removed`)
    }
    expect(untold).toEqual([])
  })
})
