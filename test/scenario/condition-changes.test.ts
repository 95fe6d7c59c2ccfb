import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

type Condition = { all?: Condition[]; any?: Condition[]; not?: Condition }
type Battle = { victory: { side: string; when: Condition }[] }

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

const BATTLES = SYSTEMS.flatMap(({ id }) => readdirSync(`scenarios/${id}`).map((file) => `scenarios/${id}/${file}`))

describe('diff tells every change of the structure of a condition', () => {
  test.each(BATTLES)('in %s', async (file) => {
    const text = readFileSync(file, 'utf8')
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
