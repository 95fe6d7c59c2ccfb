import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CASE_CODES } from '../../src/scenario/codes/cases.ts'
import { CERTIFICATE_CODES } from '../../src/scenario/codes/certificates.ts'
import { allCodes } from '../../src/scenario/codes/index.ts'
import { NOTATION_CODES } from '../../src/scenario/codes/notation.ts'
import { TILED_CODES } from '../../src/scenario/codes/tiled.ts'
import type { TextEdit } from '../../src/scenario/diagnostic.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { check, soundBattle } from '../fixtures/diagnostics/sound-battle.ts'

const CODES = allCodes(SYSTEMS)

type Fixture = { readonly code: string; readonly place: string; readonly bytes: Uint8Array }

const folder = new URL('../fixtures/diagnostics/', import.meta.url)
const committed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map(readFixture)
/** What cannot begin with a comment, or is too large to commit; without a text there is no place but the first. */
const generated: readonly Fixture[] = [
  { code: 'file/binary', place: 'file/binary 1:1', bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0]) },
  { code: 'file/too-large', place: 'file/too-large 1:1', bytes: new Uint8Array(4 * 1024 * 1024 + 1).fill(0x23) },
]
const fixtures = [...committed, ...generated].sort((a, b) => a.code.localeCompare(b.code))

describe('diagnostics', () => {
  test('the battle that the fixtures vary has nothing to report', () => {
    expect(check(soundBattle)).toEqual([])
  })

  test('every code has a fixture, except those that only convert, cases or certificates report, whose own tests show them', () => {
    const elsewhere = { ...NOTATION_CODES, ...TILED_CODES, ...CASE_CODES, ...CERTIFICATE_CODES }
    const ofValidate = Object.keys(CODES).filter(
      (code) => !Object.hasOwn(elsewhere, code) && !code.startsWith('notation/'),
    )
    expect(fixtures.map(({ code }) => code).sort()).toEqual(ofValidate.sort())
  })

  for (const { code, place, bytes } of fixtures) {
    describe(`${code}:`, () => {
      const found = check(bytes, `${code}.yaml`)
      const [diagnostic] = found

      test('is the only thing found, in the place that the fixture names', () => {
        expect(found.map((one) => one.place)).toEqual([place])
      })

      test('has the severity of the table and a message of its own', () => {
        expect(diagnostic?.severity).toBe(CODES[code]!.severity)
        expect(diagnostic?.message).toMatch(/\S.*\.$/)
        expect(diagnostic?.message).not.toBe(CODES[code]!.title)
        expect(diagnostic?.message).not.toBe(`${CODES[code]!.title}.`)
      })

      test('speaks to people, not to programmers', () => {
        const said = found.map(({ message, hint }) => `${message} ${hint ?? ''}`).join(' ')
        expect(said).not.toMatch(/undefined|\[object|NaN/)
        expect(Object.keys(CODES).filter((word) => said.includes(word))).toEqual([])
      })
    })
  }

  const fixable = fixtures.flatMap(({ code, bytes }) =>
    check(bytes).flatMap(({ fix }) => (fix ? [{ code, bytes, fix }] : [])),
  )
  for (const { code, bytes, fix } of fixable) {
    test(`${code}: nothing is left to report once the fix has been made`, () => {
      expect(check(edited(new TextDecoder().decode(bytes), fix))).toEqual([])
    })
  }
})

function readFixture(file: string): Fixture {
  const bytes = readFileSync(new URL(file, folder))
  const code = file.replaceAll('\\', '/').replace(/\.yaml$/, '')
  if (!(code in CODES)) throw new Error(`${file} shows no code of the table`)
  const place = /^# (.+)/.exec(bytes.toString('latin1'))?.[1] ?? ''
  return { code, place, bytes }
}

function edited(text: string, fix: readonly TextEdit[]): string {
  return [...fix]
    .sort((a, b) => b.range[0] - a.range[0])
    .reduce((result, { range, text: to }) => result.slice(0, range[0]) + to + result.slice(range[1]), text)
}
