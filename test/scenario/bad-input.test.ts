import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { BAD_INPUT as ET_SANS_RESULTAT } from '../et-sans-resultat/bad-input.ts'
import { BAD_INPUT as NAPOLEON_AT_WATERLOO } from '../napoleon-at-waterloo/bad-input.ts'
import { BAD_INPUT as VIVE_LEMPEREUR } from '../vive-lempereur/bad-input.ts'
import { SLIPS } from './bad-input.ts'

const BY_RULEBOOK = {
  'vive-lempereur': VIVE_LEMPEREUR,
  'napoleon-at-waterloo': NAPOLEON_AT_WATERLOO,
  'et-sans-resultat': ET_SANS_RESULTAT,
}

const fixtureOf = (code: string) => new URL(`../fixtures/diagnostics/${code}.yaml`, import.meta.url)

test('every rulebook has its bad input here', () => {
  expect(Object.keys(BY_RULEBOOK).sort()).toEqual(SYSTEMS.map(({ id }) => id).sort())
})

describe.each(Object.entries(BY_RULEBOOK))('in %s', (_, slips) => {
  test.each(SLIPS)('%s has one root cause, with a fixture and what the condition says', (slip) => {
    const { text, chosen, code, says, hint: suggested = '' } = slips[slip]
    const { diagnostics } = validate(text, SYSTEMS, parseText(text), undefined, chosen)
    expect(diagnostics.map((one) => one.code)).toEqual([code])
    expect(existsSync(fixtureOf(code))).toBe(true)
    const [{ message, hint = '' }] = diagnostics as [(typeof diagnostics)[number]]
    expect(message).toMatch(/^\S.+\.$/)
    expect(hint).toContain(says === undefined ? '' : `The condition: ${says}`)
    expect(hint).toContain(suggested)
  })
})
