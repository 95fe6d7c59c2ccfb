import { describe, expect, test } from 'vitest'
import { parseText } from '../../src/scenario/reading/parse.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import { definitionKeys } from '../../src/scenario/uses/definition-keys.ts'
import { definitionsSchema } from '../../src/scenario/uses/definitions-schema.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// Whatever keys a rulebook declares as definitions, now or later: their examples are used from a file.

const head = ({ id }: Rulebook) => ({ format: 1, system: id, kind: 'definitions', id: 'shared', title: 'Shared' })

function example(rulebook: Rulebook, key: string): object {
  const { $ref } = rulebook.schema.properties![key]!
  const { examples } = rulebook.schema.definitions![$ref!.slice('#/definitions/'.length)]!
  return examples![0] as object
}

const check = (data: object, files: Readonly<Record<string, object>> = {}) => {
  const text = JSON.stringify(data)
  const open = (reference: string) => {
    const file = files[reference]
    return file ? { path: reference, content: JSON.stringify(file) } : { path: reference, failure: 'it is not there' }
  }
  return validate(text, SYSTEMS, parseText(text), { path: 'battle.json', open })
}

/** Codes by what they are about, those apart that tell of what nobody uses. */
const told = (diagnostics: readonly { readonly code: string; readonly path: readonly unknown[] }[] = []) =>
  diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`).filter((one) => !/^\S*\/unused /.test(one))

describe.each(SYSTEMS)('$id', (rulebook) => {
  const keys = definitionKeys(rulebook)
  const template = parseText(rulebook.template).data as object

  test('declares what it defines', () => {
    expect(keys.length).toBeGreaterThan(0)
    const properties = Object.keys(rulebook.schema.properties!)
    expect(keys).toEqual(
      ['nations', 'troops', 'formations', 'ground', 'tables'].filter((key) => properties.includes(key)),
    )
  })

  test.each(keys)('%s in a file of their own are checked as in a battle', (key) => {
    const own = check({ ...template, [key]: example(rulebook, key) })
    const file = { ...head(rulebook), [key]: example(rulebook, key) }
    const { diagnostics, used, draft } = check({ ...template, uses: ['shared.json'] }, { 'shared.json': file })
    expect(draft).toEqual(own.draft)
    expect([...told(diagnostics), ...told(used![0]!.diagnostics)].sort()).toEqual(told(own.diagnostics).sort())
    expect(told(check(file).diagnostics)).toEqual(told(own.diagnostics).filter((one) => one.includes(` ${key}`)))
  })

  test.each(keys)('%s are described by the schema of files of definitions', (key) => {
    expect(definitionsSchema(rulebook).properties![key]).toBe(rulebook.schema.properties![key])
  })
})

describe('what a missing file may define is not reported as unknown:', () => {
  const missing = ['uses/missing uses.0']
  const template = (id: string) =>
    parseText(SYSTEMS.find((rulebook) => rulebook.id === id)!.template).data as {
      readonly board: object
      readonly sides: Readonly<Record<string, object>>
    }

  test('a nation', () => {
    const battle = template('vive-lempereur')
    const sides = Object.fromEntries(
      Object.entries(battle.sides).map(([id, side], i) => [id, i === 0 ? side : { ...side, nations: ['russian'] }]),
    )
    expect(told(check({ ...battle, sides, uses: ['armies.json'] }).diagnostics)).toEqual(missing)
  })

  test('ground on hexsides', () => {
    const battle = template('napoleon-at-waterloo')
    const board = { ...battle.board, hexsides: { moat: ['0101/0102'] } }
    expect(told(check({ ...battle, board, uses: ['ground.json'] }).diagnostics)).toEqual(missing)
  })
})
