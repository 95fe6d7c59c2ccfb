import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXAMPLES } from '../../cli/help.ts'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { runCase } from '../../src/engine/cases/run-case.ts'
import schema from '../../src/engine/cases/schema.gen.json' with { type: 'json' }
import { SYSTEMS } from '../../src/systems/index.ts'

const page = readFileSync(new URL('../../docs/cases.md', import.meta.url), 'utf8')
const examples = Array.from(page.matchAll(/^```yaml\n(.*?)^```$/gms), (match) => match[1]!)
const { definitions } = schema

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
    ...Object.keys(definitions.case.properties),
    ...Object.keys(definitions.anyCheck.properties),
    ...Object.keys(definitions['vive-lempereur-position'].properties),
    ...Object.keys(definitions['vive-lempereur-expectation'].properties),
    ...definitions['vive-lempereur-position'].properties.begin.enum,
    ...definitions['vive-lempereur-expectation'].properties.decision.enum,
    ...Object.keys(definitions['napoleon-at-waterloo-position'].properties),
    ...Object.keys(definitions['napoleon-at-waterloo-expectation'].properties),
    ...definitions['napoleon-at-waterloo-expectation'].properties.decision.enum,
    ...definitions.nawPhase.enum,
    ...Object.keys(definitions['et-sans-resultat-position'].properties),
    ...Object.keys(definitions['et-sans-resultat-expectation'].properties),
    ...definitions.esrStep.enum,
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
