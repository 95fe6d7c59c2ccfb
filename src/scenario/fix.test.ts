import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../systems/index.ts'
import { fixAll } from './fix.ts'
import type { Rulebook } from './rulebook.ts'
import { validate } from './validate.ts'

const SOUND = SYSTEMS[0]!.template

/** A rulebook that wants other titles and says so with a fix. */
function wanting(titles: Readonly<Record<string, string>>): readonly Rulebook[] {
  return [
    {
      ...SYSTEMS[0]!,
      check: (data, report) => {
        const { title } = data as { title: string }
        const replacement = titles[title]
        if (replacement === undefined) return
        report.add({ code: 'schema/text', path: ['title'], message: 'Another title!', replacement })
      },
    },
  ]
}

describe('applying fixes', () => {
  test('a fix may bring up the next one: rounds go on until nothing is left', () => {
    const rulebooks = wanting({ 'New battle': 'One', One: 'Two' })
    const { validation, fixed } = fixAll(validate(SOUND, rulebooks), rulebooks)
    expect(validation.text).toBe(SOUND.replace('New battle', 'Two'))
    expect(validation.diagnostics).toEqual([])
    expect(fixed).toBe(2)
  })

  test('fixes that undo each other end after ten rounds', () => {
    const rulebooks = wanting({ 'New battle': 'One', One: 'New battle' })
    expect(fixAll(validate(SOUND, rulebooks), rulebooks).fixed).toBe(10)
  })

  test('of two fixes for one place, the first is applied', () => {
    const range = [0, 9] as const
    const diagnostic = { code: 'schema/text', severity: 'error', message: '', path: [] } as const
    const first = { ...diagnostic, range, fix: [{ range, text: 'format: 2' }] }
    const second = { ...diagnostic, range, fix: [{ range: [8, 9] as const, text: '3' }] }
    const { validation, fixed } = fixAll({ text: SOUND, diagnostics: [first, second] }, [])
    expect(validation.text.startsWith('format: 2\nsystem')).toBe(true)
    expect(fixed).toBe(1)
  })

  test('a fix of several edits is applied whole', () => {
    const edit = (at: number) => ({ range: [at, at] as const, text: '# \n' })
    const fix = [edit(0), edit(SOUND.indexOf('id:'))]
    const diagnostics = [{ code: 'schema/text', severity: 'error', message: '', path: [], fix } as const]
    const { validation, fixed } = fixAll({ text: SOUND, diagnostics }, [])
    expect(validation.text).toBe(`# \n${SOUND.replace('id:', '# \nid:')}`)
    expect(fixed).toBe(1)
  })

  test('a sound battle is left alone', () => {
    const rulebooks = wanting({})
    expect(fixAll(validate(SOUND, rulebooks), rulebooks)).toMatchObject({ fixed: 0, validation: { text: SOUND } })
  })
})
