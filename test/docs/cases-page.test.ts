import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../../cli/help.ts'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { runCase } from '../../src/engine/cases/run-case.ts'
import schema from '../../src/engine/cases/schema.gen.json' with { type: 'json' }
import { SYSTEMS } from '../../src/systems/index.ts'

const page = readFileSync(new URL('../../docs/cases.md', import.meta.url), 'utf8')
const examples = Array.from(page.matchAll(/^```yaml\n(.*?)^```$/gms), (match) => match[1]!)
const books = await Promise.all(SYSTEMS.map((system) => system.loadCaseBook()))
const own = books.map(({ schema: { schema: ofRulebook } }) => ofRulebook.definitions!)

describe('docs/cases.md', () => {
  test('shows a file for every system that the schema accepts, and that holds', async () => {
    const files = await Promise.all(examples.map((text) => readCases(Buffer.from(text), SYSTEMS)))
    expect(files.map(({ system }) => system?.id)).toEqual(SYSTEMS.map(({ id }) => id))
    for (const { system, cases, diagnostics } of files) {
      expect(diagnostics).toEqual([])
      expect(cases.length).toBeGreaterThan(0)
      const [game, book] = await Promise.all([system!.loadGame(), system!.loadCaseBook()])
      for (const one of cases) expect(runCase(one, { game, book, scenarios: () => undefined })).toBeUndefined()
    }
  })

  test.each([
    ...Object.keys(schema.definitions.case.properties),
    ...Object.keys(schema.definitions.anyCheck.properties),
    ...own.flatMap(({ position, expectation }) => [
      ...Object.keys(position!.properties!),
      ...Object.keys(expectation!.properties!),
      ...((position!.properties!['begin']?.enum ?? []) as string[]),
      ...((expectation!.properties!['decision']?.enum ?? []) as string[]),
    ]),
    // The words of a turn, whatever a rulebook calls them.
    ...own.flatMap(({ nawPhase, esrStep }) => ((nawPhase ?? esrStep)?.enum ?? []) as string[]),
  ])('explains %s', (word) => {
    expect(page).toMatch(new RegExp(`[\`{ ]${word}[\`:]`))
  })

  test('shows the commands that the help shows', () => {
    const commands = Array.from(page.matchAll(/^\$ (berthier cases.*?) *(?:#.*)?$/gm), (match) => match[1]!)
    expect(commands.length).toBeGreaterThan(0)
    const helped = EXAMPLES['cases']!.map((line) => line.split(/ {2,}/)[0])
    expect(commands.filter((command) => !helped.includes(command))).toEqual([])
  })
})
