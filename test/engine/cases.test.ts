import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shippedScenarios } from '../../cli/files/shipped-scenarios.ts'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { evidenceOf } from '../../src/engine/cases/clauses.ts'
import { coverage, missingForRule } from '../../src/engine/cases/coverage.ts'
import { runCase } from '../../src/engine/cases/run-case.ts'
import type { System } from '../../src/engine/system.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const systems = SYSTEMS.filter((rulebook: Rulebook): rulebook is System => 'loadCaseBook' in rulebook)
const root = new URL('../cases/', import.meta.url)
const scenarios = shippedScenarios()
const files = await Promise.all(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .map(async (path) => ({ path, ...(await readCases(readFileSync(new URL(path, root)), systems)) })),
)

for (const { path, diagnostics, system, cases } of files) {
  describe(`cases in ${path}`, () => {
    test('is a sound case file', () => expect(diagnostics).toEqual([]))

    for (const example of cases) {
      test(`${example.rules.join(', ')} ${example.title}`, async () => {
        const [game, book] = await Promise.all([system!.loadGame(), system!.loadCaseBook()])
        expect(runCase(example, { game, book, scenarios: scenarios(system!.id) })).toBeUndefined()
      })
    }
  })
}

describe('the cases', () => {
  test('are there for every system', () => {
    expect(systems.map(({ id }) => id)).toEqual(SYSTEMS.map(({ id }) => id))
  })

  for (const system of systems) {
    test(`show every rule and clause of ${system.id}`, async () => {
      const own = files.filter((file) => file.system?.id === system.id).flatMap(({ cases }) => cases)
      const covered = coverage(
        await system.loadCaseBook(),
        own.map(({ rules, play }) => ({ rules, evidence: evidenceOf(play) })),
      )
      expect(covered.filter((rule) => missingForRule(rule).length > 0)).toEqual([])
    })
  }
})
