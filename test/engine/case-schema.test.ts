import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkCaseFile } from '../../src/engine/cases/schema.ts'
import { CASE_SCHEMA } from '../../src/systems/vive-lempereur/cases/schema.ts'

const SOUND = `
system: vive-lempereur
cases:
  - rule: "6.2"
    title: a unit stops when it comes next to an enemy
    position:
      board: { columns: A-E, rows: 6, terrain: { woods: [B2-B3] } }
      units:
        french: { light-cavalry: [{ at: C1, facing: NE }] }
      played: { french: left, allied: { card: infantry-manoeuvre, sector: right } }
      used: { french: [left, left] }
      eliminated: { allied: { general: 1 } }
      victory: []
      options: { retreatLoss: hex }
    dice: [7, flag]
    play:
      - order C1
      - { expect: { toAct: [french, allied], outcome: none } }
    expect:
      units: { C3: light-cavalry, C4: { type: none, general: true } }
      dice: { french: [flag] }
      outcome: { side: french, level: decisive }
`

/** What is wrong with the sound file after a replacement. */
function mistakes(from: string, to: string): string[] {
  expect(SOUND).toContain(from)
  const findings = checkCaseFile(CASE_SCHEMA, parse(SOUND.replace(from, to)))
  return findings.map(({ code, path, message, hint }) => `${path.slice(2).join('/')} ${code} ${message} ${hint ?? ''}`)
}

describe('the schema of cases', () => {
  test('accepts a position with little in it, and what can be expected', () => {
    expect(mistakes('system', 'system')).toEqual([])
  })

  // Unit types may be a battle's own: a type that there is not is found when the position is set up.
  test.each([
    [
      'columns: A-E',
      'column: A-E',
      'position/board/column schema/unknown-key Unknown key column in cases › entry 1 › position › board. Did you mean columns?',
    ],
    [
      'facing: NE',
      'facing: E',
      'position/units/french/light-cavalry/0/facing unit/facing E is not a hexside of these hexes. Did you mean NE or SE?',
    ],
    ['at: C1', 'at: c1', 'position/units/french/light-cavalry/0/at hex/malformed c1 is no hex. Did you mean C1?'],
    ['sector: right', 'sector: west', 'position/played/allied/sector schema/value sector cannot be west.'],
    [
      'played: {',
      'playd: {',
      'position/playd schema/unknown-key Unknown key playd in cases › entry 1 › position. Did you mean played?',
    ],
    [
      'C3: light-cavalry',
      'C33b: light-cavalry',
      'expect/units/C33b schema/text C33b cannot be a key in cases › entry 1 › expect › units. Use hexes such as D5.',
    ],
    [
      'outcome: none',
      'outcome: lost',
      'play/1/expect/outcome schema/value outcome cannot be lost. Allowed: draw, none.',
    ],
    [
      'toAct: [french, allied]',
      'to-act: french',
      'play/1/expect/to-act schema/unknown-key Unknown key to-act in cases › entry 1 › play › entry 2 › expect. Did you mean toAct?',
    ],
    ['dice: { french: [flag] }', 'dice: { french: [7] }', 'expect/dice/french/0 schema/type'],
    [
      'dice: [7, flag]',
      'dice: [7.5, flag]',
      'dice/0 schema/type An entry of dice must be a text or a whole number, but is 7.5.',
    ],
  ])('refuses %s as %s, once and in its place', (from, to, mistake) => {
    expect(mistakes(from, to)).toEqual([expect.stringContaining(mistake)])
  })
})
