import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { convert } from '../../src/scenario/convert/convert.ts'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { namesIn } from '../../src/scenario/language/names.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import { chooseVariants } from '../../src/scenario/variants/check-choice.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// What the tools make of variants, in every rulebook alike: each has a template with turns.
describe.each(SYSTEMS.map((system) => [system.id, system] as const))('%s', (_, system) => {
  const text = `${system.template}variants:
  long-day:
    name: A long day
    description: It begins at dawn.
    excludes: [ short-day ]
    changes:
      turns: 14
  short-day: { name: A short day, changes: { turns: 3 } }
`
  const base = validate(text, SYSTEMS)
  const choose = (...chosen: string[]) => validate(text, SYSTEMS, parseText(text), undefined, chosen)

  test('a variant is a battle of its own, and the same however it is chosen', async () => {
    expect(base.diagnostics).toEqual(validate(system.template, SYSTEMS).diagnostics)
    const { scenario } = choose('long-day')
    expect(scenario).toMatchObject({ turns: 14, title: 'New battle (A long day)', chosen: ['long-day'] })
    expect(chooseVariants(base.data, ['long-day'], system)).toEqual({ scenario })
    expect(chooseVariants(base.data, ['long-day', 'short-day'], system)).toEqual({
      problem: 'The variants long-day and short-day exclude each other.',
    })
    const game = await system.loadGame()
    expect(game.sides(game.setup(scenario!, 1))).toEqual(game.sides(game.setup(base.scenario!, 1)))
    // What a variant makes can be read again, as out of a replay.
    expect(validate(JSON.stringify(scenario), SYSTEMS).scenario).toEqual(scenario)
  })

  test('differences are told between a battle and its variant, and between the variants of two battles', async () => {
    const { turns } = base.scenario!
    expect((await compareBattles(base, choose('long-day'), SYSTEMS))?.changes.map((change) => change.text)).toEqual([
      `turns ${turns} → 14`,
    ])
    const other = validate(text.replace('turns: 3', 'turns: 4').replace('at dawn', 'at noon'), SYSTEMS)
    expect((await compareBattles(base, other, SYSTEMS))?.changes.map((change) => change.text)).toEqual([
      'variant long-day: “It begins at dawn.” → “It begins at noon.”',
      'variant short-day: changes turns: 3 → changes turns: 4',
    ])
  })

  test('a variant has a canonical form, a name that is found, and a line in the sheet', async () => {
    const formatted = formatScenario(text, SYSTEMS)
    expect('text' in formatted && formatted.text).toContain(`variants:
  long-day: { name: A long day, description: It begins at dawn., excludes: [short-day], changes: { turns: 14 } }
`)
    const { declared, references } = namesIn(parse(text), system.schema)
    const isOfVariants = ({ kind }: { readonly kind: string }) => kind === 'variants'
    expect(declared.filter(isOfVariants).map(({ name, title }) => [name, title])).toEqual([
      ['long-day', 'A long day'],
      ['short-day', 'A short day'],
    ])
    expect(references.filter(isOfVariants).map(({ path }) => path)).toEqual([['variants', 'long-day', 'excludes', 0]])
    const { output } = await convert({ text, from: 'yaml', to: 'markdown' }, SYSTEMS)
    expect(output).toContain(
      '## Variants\n\n- A long day. It begins at dawn. Not together with: A short day.\n- A short day. Not together with: A long day.',
    )
  })
})
