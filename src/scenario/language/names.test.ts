import { describe, expect, test } from 'vitest'
import { shippedFiles, shippedText } from '../../../test/fuzz/shipped.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { applyEdits } from '../edit/text-edits.ts'
import { parseText } from '../reading/parse.ts'
import { validate } from '../validate.ts'
import { kindOfReference, namesIn } from './names.ts'

test('a definition tells by its name what its values refer to', () => {
  const kindOf = (definition: string, node = {}) => kindOfReference({ definition, node })
  expect(['sideId', 'esrEntryId', 'esrFirstSideId', 'id', 'title'].map((one) => kindOf(one))).toEqual([
    'sides',
    'entries',
    'sides',
    undefined,
    undefined,
  ])
  expect(kindOf('tableId', { pattern: '^[a-z]+$' })).toBe(undefined)
})

const BATTLES = SYSTEMS.flatMap(({ id }) => shippedFiles(id))

describe.each(BATTLES)('%s', (file) => {
  const text = shippedText(file)
  const parsed = parseText(text)
  const { schema } = SYSTEMS.find(({ id }) => file.includes(`/${id}/`))!
  const { declared, references } = namesIn(parsed.data, schema)

  test('has both of its sides, and refers only to names that it declares', () => {
    expect(declared.filter(({ kind }) => kind === 'sides')).toHaveLength(2)
    const known = new Set(declared.map(({ kind, name }) => `${kind} ${name}`))
    expect(references.filter(({ kind, name }) => !known.has(`${kind} ${name}`))).toEqual([])
    expect(references.length).toBeGreaterThan(0)
  })

  // Names on the map and in `sources` are free; the others are spoken of elsewhere.
  test.each([...new Set(references.map(({ kind }) => kind))])(
    'is as sound as before with any of its %s renamed',
    (kind) => {
      const before = validate(text, SYSTEMS).diagnostics.map(({ code }) => code)
      // A formation may have the name of the shared one that it is like: both are renamed.
      const own = declared.filter((one) => one.kind === kind)
      for (const name of new Set(own.map((one) => one.name))) {
        const uses = references.filter((one) => one.kind === kind && one.name === name)
        const ranges = [
          ...own.filter((one) => one.name === name).map(({ path }) => parsed.locate(path, 'key')!),
          ...uses.map((use) => parsed.locate(use.path, use.target)!),
        ]
        const edits = ranges.map((range) => ({ range, text: 'renamed' })).toSorted((a, b) => a.range[0] - b.range[0])
        expect([name, validate(applyEdits(text, edits), SYSTEMS).diagnostics.map(({ code }) => code)]).toEqual([
          name,
          before,
        ])
      }
    },
  )
})
