import { describe, expect, test } from 'vitest'
import { extended, soundBattle } from '../../../test/fixtures/diagnostics/sound-battle.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { Lines } from '../position.ts'
import { parseText } from '../reading/parse.ts'
import { validate } from '../validate.ts'

type Data = Readonly<Record<string, unknown>>

/** A battle with variants, and what is told of it with some of them. */
const withVariants = (variants: string, text = soundBattle) => `${text}variants:\n${variants}`
const choose = (text: string, ...chosen: string[]) => validate(text, SYSTEMS, parseText(text), undefined, chosen)
const told = (text: string, ...chosen: string[]) => {
  const { diagnostics } = choose(text, ...chosen)
  const lines = new Lines(text)
  return diagnostics.map(({ code, range, message }) => {
    const line = lines.at(range?.[0] ?? 0).line
    return `${code} ${text.split('\n')[line - 1]!.trim()} | ${message}`
  })
}

const two = withVariants(
  `  long-day:
    name: A long day
    description: The sun sets late.
    excludes: [short-day]
    changes: { turns: 8 }
    adds: { units: { french: { regular-infantry: [B2], general: [C2] } } }
  short-day: { name: A short day, changes: { turns: 4 } }
  no-wings:
    name: No wings
    removes: { units: { allied: { general: [C5, A5] } } }
`,
  soundBattle.replace('[A6, B6, C6]', '[A6, B6, C6], general: [A5, B5, C5]'),
)

describe('a chosen variant', () => {
  test('changes, removes and adds, and leaves the rest alone', () => {
    const { scenario, diagnostics } = choose(two, 'no-wings', 'long-day')
    expect(diagnostics).toEqual([])
    const base = validate(two, SYSTEMS).scenario as unknown as Data
    const { variants: _, ...rest } = base
    expect(scenario).toEqual({
      ...rest,
      title: 'Skirmish (A long day, No wings)',
      turns: 8,
      units: {
        french: { 'regular-infantry': ['A1', 'B1', 'C1', 'B2'], general: ['C2'] },
        allied: { 'regular-infantry': ['A6', 'B6', 'C6'], general: ['B5'] },
      },
      chosen: ['long-day', 'no-wings'],
    })
  })

  test('is listed with what cannot be chosen with it, whichever of the two says so', () => {
    expect(validate(two, SYSTEMS).variants).toEqual([
      { id: 'long-day', name: 'A long day', description: 'The sun sets late.', excludes: ['short-day'] },
      { id: 'short-day', name: 'A short day', excludes: ['long-day'] },
      { id: 'no-wings', name: 'No wings', excludes: [] },
    ])
  })

  test('cannot be chosen with one that it excludes, nor be one that is not there', () => {
    expect(told(two, 'short-day', 'long-day')).toEqual([
      'variant/excluded short-day: { name: A short day, changes: { turns: 4 } } | The variants long-day and short-day exclude each other.',
    ])
    expect(told(two, 'long-dya')).toEqual(['variant/unknown variants: | There is no variant long-dya.'])
    expect(told(soundBattle, 'long-day')[0]).toContain('There is no variant long-day.')
    expect(choose(two, 'long-dya').scenario).toBeUndefined()
  })

  test('gives the same battle in whatever order the variants are named', () => {
    expect(choose(two, 'no-wings', 'long-day').scenario).toEqual(choose(two, 'long-day', 'no-wings').scenario)
  })

  test('takes a key away with all that is left in it', () => {
    const text = withVariants(
      '  bare: { name: Bare, removes: { units: { french: { general: [A2] } }, clock: all } }\n',
      soundBattle
        .replace('[A1, B1, C1]', '[A1, B1, C1], general: [A2]')
        .replace('turns: 6', 'turns: 6\nclock: { start: "11:00", minutes: 60 }'),
    )
    const { scenario } = choose(text, 'bare')
    expect(scenario).not.toHaveProperty('clock')
    expect(scenario).toMatchObject({ units: { french: { 'regular-infantry': ['A1', 'B1', 'C1'] } } })
    expect((scenario as unknown as { units: { french: Data } }).units.french).not.toHaveProperty('general')
  })
})

describe('what is wrong with a variant', () => {
  test('is told in its own line, with its name, and nothing of it twice', () => {
    const text = withVariants(`  wild:
    name: Wild
    changes:
      turns: many
      sides: { french: { edge: up } }
    adds:
      units: { french: { regular-infantry: [Z9] } }
`)
    expect(told(text)).toEqual([
      'schema/type turns: many | With the variant wild: turns must be a whole number, but is the text "many".',
      expect.stringContaining('schema/value sides: { french: { edge: up } } | With the variant wild: ') as string,
      expect.stringContaining(
        'hex/off-board units: { french: { regular-infantry: [Z9] } } | With the variant wild: ',
      ) as string,
    ])
  })

  test('is told in the line of the battle that it breaks', () => {
    const text = withVariants('  empty: { name: Empty, removes: { board: { sectors: { west: all } } } }\n')
    const found = told(text)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^variant\/breaks .*sectors: .* \| The variant empty breaks this: /)
  })

  test('is not told where the battle itself has the same mistake', () => {
    const wrong = soundBattle.replace('[A1, B1, C1]', '[A1, B1, Z1]')
    const [finding] = told(wrong)
    expect(told(withVariants('  long-day: { name: Long, changes: { turns: 8 } }\n', wrong))).toEqual([finding])
  })

  test('is looked for in what is sound of the battle, where a number stands for a hex', () => {
    const { template } = SYSTEMS.find(({ id }) => id === 'napoleon-at-waterloo')!
    const text = withVariants('  short-day: { name: A short day, changes: { turns: 4 } }\n', template)
    const mistyped = text.replace('town: ["0805"]', 'town: [0805]')
    expect(told(mistyped).map((line) => line.split(' ')[0])).toEqual(['hex/malformed'])
  })

  test('is that it names something that is not there', () => {
    const text = withVariants(`  slip:
    name: Slip
    changes: { sides: { frensh: { edge: north } } }
    removes: { weather: all, units: { french: { regular-infantry: [A2], general: all } } }
`)
    expect(told(text).map((line) => line.replace(/ .*\| /, ' '))).toEqual([
      'variant/missing With the variant slip: There is no frensh to change.',
      'variant/missing With the variant slip: There is no weather to remove.',
      'variant/missing With the variant slip: No entry is A2.',
      'variant/missing With the variant slip: There is no general to remove.',
    ])
  })

  test('is that it names keys as entries of a list, and the hint writes them', () => {
    const removing = (what: string) => withVariants(`  bare: { name: Bare, removes: { sides: ${what} } }\n`)
    const hints = (text: string) => validate(text, SYSTEMS).diagnostics.map(({ code, hint }) => `${code}: ${hint}`)
    expect(hints(removing('[allied]'))).toEqual(['schema/type: Write { allied: all }.'])
    expect(hints(removing('[prussian]'))).toEqual(['schema/type: Write { french: all }.'])
  })

  test('is that it touches what tells which battle it is', () => {
    const text = withVariants('  other: { name: Other, changes: { system: et-sans-resultat, turns: 8 } }\n')
    expect(told(text)[0]).toMatch(/^schema\/unknown-key .* \| No variant can have another system/)
  })
})

test('what only a variant uses is not reported as unused', () => {
  const text = extended('nations:\n  russian: { name: Russian, like: english }')
  expect(validate(text, SYSTEMS).diagnostics.map(({ code }) => code)).toEqual(['nation/unused'])
  const used = withVariants(
    '  russians: { name: Russians, changes: { sides: { allied: { nations: [russian] } } } }\n',
    text,
  )
  expect(validate(used, SYSTEMS).diagnostics.map(({ message }) => message)).toEqual([])
})
