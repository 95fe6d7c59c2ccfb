import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { TestIo } from '../test-io.ts'

/** A rule of the first rulebook that has a clause of that id and a ruling. */
const book = await SYSTEMS[0]!.loadCaseBook()
const rule = Object.keys(book.rulings!).find((name) => `${name}-a` in book.clauses)!

describe('rule', () => {
  test('prints what a rule says, how we read it and the cases that show it', async () => {
    const io = new TestIo()
    expect(await io.run('rule', rule, '--system', SYSTEMS[0]!.id)).toBe(0)
    const text = io.stdout.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${SYSTEMS[0]!.title}, rule ${rule}`)
    expect(text).toContain(book.clauses[`${rule}-a`]!.text)
    expect(text).toContain(book.rulings![rule]![0])
    expect(text).toMatch(/Cases: \S+\.yaml: \S/)
  })

  test('prints one clause under its rule, without the others', async () => {
    const io = new TestIo()
    expect(await io.run('rule', `${rule}-a`, '--system', SYSTEMS[0]!.id, '--format', 'json')).toBe(0)
    const { rules } = JSON.parse(io.stdout.text) as { rules: { rule: string; clauses: { id: string }[] }[] }
    expect(rules.map((one) => [one.rule, one.clauses.map(({ id }) => id)])).toEqual([[rule, [`${rule}-a`]]])
  })

  test('suggests a rule where there is none of that name, and a rulebook', async () => {
    const io = new TestIo()
    expect(await io.run('rule', `${rule}9x`)).toBe(2)
    expect(io.stderr.text).toMatch(/^berthier: no rulebook has a rule or clause .+\. (Did you mean|Run berthier)/)
    expect(await io.run('rule', rule, '--system', SYSTEMS[0]!.id.slice(1))).toBe(2)
    expect(io.stderr.text).toContain(`Did you mean ${SYSTEMS[0]!.id}?`)
  })
})
