import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { convert } from '../../src/scenario/convert/convert.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8')
const [example, second] = Array.from(page.matchAll(/```text\n(.*?)```/gs), ([, text]) => text!) as [string, string]

test('the first example of docs/notation.md is understood to the last line, and is a sound battle', async () => {
  const { output, diagnostics } = await convert({ text: example, from: 'notation', to: 'yaml' }, SYSTEMS)
  expect(diagnostics).toEqual([])
  expect(validate(output!, SYSTEMS).diagnostics).toEqual([])
  const { data } = validate(output!, SYSTEMS)
  expect(data).toMatchObject({
    title: 'The Ford',
    date: '1809-04-19',
    turns: 5,
    board: { columns: 'A-M', rows: 9 },
    units: {
      french: { 'french-infantry': ['B2', 'D2', 'F2', 'H2', 'L2'], general: ['D2', { at: 'H2', name: 'Davout' }] },
      austrian: { 'regular-infantry': ['B8', 'E8', 'G8', 'I8', { at: 'L8', facing: 'SW', losses: 1 }] },
    },
    reinforcements: [{ side: 'austrian', turn: 3, units: { 'elite-infantry': ['L9'] } }],
    specialRules: [{ rule: 'held-until', hexes: ['K9'], turn: 2 }],
  })
})

test('the second example is understood to the last line as well, whichever rulebook it is for', async () => {
  const { output, diagnostics } = await convert({ text: second, from: 'notation', to: 'yaml' }, SYSTEMS)
  expect(diagnostics).toEqual([])
  expect(validate(output!, SYSTEMS).diagnostics).toEqual([])
  expect(validate(output!, SYSTEMS).data).toMatchObject({
    edition: 'advanced',
    title: 'Towards Plancenoit',
    units: { french: { leader: { '0-5': [{ at: '1517', name: 'Napoleon' }] } } },
    reinforcements: [{ side: 'allied', turn: 3, units: { infantry: { '5-4': 9 }, cavalry: { '7-5': 1 } } }],
    demoralisation: { points: 9, spares: ['prussian'] },
  })
})
