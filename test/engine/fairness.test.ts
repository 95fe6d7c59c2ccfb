import { expect, test } from 'vitest'
import { jsonOf } from '../../cli/simulate/test-json.ts'
import { TestIo } from '../../cli/test-io.ts'

/** Two like armies on open ground, each the other's image in the middle row: of 14 - row in A, C, E …, of 15 - row in B, D … */
const MIRRORED = `format: 1
system: vive-lempereur
id: mirror
title: Mirror
turns: 3
board: { kind: hex, columns: A-V, rows: 13, sectors: { west: [A1-G13], centre: [H1-O13], east: [P1-V13] } }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
units:
  french:
    regular-infantry: [C4, E4, I4, L4, N4, R4]
    heavy-cavalry: [G3, T3]
    medium-artillery: [K5]
    general: [E4, N4]
  allied:
    regular-infantry: [C10, E10, I10, L10, N10, R10]
    heavy-cavalry: [G11, T11]
    medium-artillery: [K10]
    general: [E10, N10]
victory:
  - { side: french, level: substantial, check: end-of-round, when: { eliminated: { side: allied, units: 5 } } }
  - { side: allied, level: substantial, check: end-of-round, when: { eliminated: { side: french, units: 5 } } }
`

/** The same with half of the Allied units, and with half of the French. */
const HALVED = {
  French: MIRRORED.replace('[C10, E10, I10, L10, N10, R10]', '[C10, I10, R10]')
    .replace('[G11, T11]', '[T11]')
    .replace('general: [E10, N10]', 'general: [I10]'),
  Allied: MIRRORED.replace('[C4, E4, I4, L4, N4, R4]', '[C4, I4, R4]')
    .replace('[G3, T3]', '[T3]')
    .replace('general: [E4, N4]', 'general: [I4]'),
}

test('a battle that is its own mirror comes out within an interval of 50 %', async () => {
  const io = new TestIo({ 'a.yaml': MIRRORED })
  await io.run('simulate', 'a.yaml', '--games', '240', '--format', 'json')
  const { records, statistics } = jsonOf(io).battle
  expect(records).toHaveLength(240)
  const points = records.map(({ winner }) => (winner === null ? 0.5 : 1 - winner))
  const share = points.reduce((sum, one) => sum + one, 0) / records.length
  // One change of the players in twenty would miss the interval of 95 % by chance: this is that of 99.9 %.
  expect(Math.abs(share - 0.5)).toBeLessThan(3.29 * Math.sqrt(0.25 / records.length))
  expect(statistics.told).not.toContain('lopsided')
})

test.each(['French', 'Allied'] as const)(
  'half an army against a whole one, the %s: it is called lopsided; by how much the balance moved is told',
  async (side) => {
    const io = new TestIo({ 'a.yaml': HALVED[side], 'b.yaml': MIRRORED })
    await io.run('simulate', 'a.yaml', '--games', '30', '--compare', 'b.yaml')
    expect(io.stdout.text).toMatch(
      new RegExp(`^${side} share \\d+ % \\(\\d+–\\d+ %\\), \\d+ won, \\d+ drawn, \\d+ lost: lopsided$`, 'm'),
    )
    const sign = side === 'French' ? '\\+' : '−'
    expect(io.stdout.text).toMatch(
      new RegExp(`The change shifted the balance: French ${sign}\\d+\\.\\d points \\(${sign}\\d+\\.\\d to ${sign}\\d`),
    )
  },
)
