import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXIT } from '../../cli/io.ts'
import { TestIo } from '../../cli/test-io.ts'

const QUATRE_BRAS = readFileSync(new URL('../fixtures/table/quatre-bras.yaml', import.meta.url), 'utf8')

const play = async (side: string, ...lines: readonly string[]) => {
  const io = new TestIo({ 'quatre-bras.yaml': QUATRE_BRAS })
  const args = ['play', 'quatre-bras.yaml', '--side', side, '--against', 'random']
  expect(await io.type([...lines, 'quit', ''].join('\n')).run(...args)).toBe(EXIT.clean)
  return io.stdout.text
}

test('a battle on a table is played in a terminal: what cannot be listed is said, and help tells how', async () => {
  const text = await play(
    'allied',
    'order perponcher reserve',
    'done',
    'help',
    'march perponcher 19,40 facing S',
    'hold perponcher',
  )
  expect(text).toMatch(/^ 28 .*AIA\*/m)
  expect(text).toMatch(/^ .* \d+ Reserve \(\d+\s%\)/m)
  expect(text).toContain('orders 2nd Netherlands Division (Bylandt, Saxe-Weimar): reserve')
  expect(text).toContain('march FORMATION X,Y [X,Y …] facing NNE')
  expect(text).toContain('perponcher (2nd Netherlands Division (Bylandt, Saxe-Weimar))')
  expect(text).toContain('Against rule 7.11: 19,40 is off the table')
  expect(text).toContain('Where to, ')
})

test('who plays one side decides nothing for the other', async () => {
  const text = await play('allied', 'french: done', 'order foy defend', 'done')
  expect(text).toContain('Against rule 3.1: only the French side decides that')
  expect(text).toContain('Against rule 5.1: orders go only to formations of your own side')
  expect(text).toContain('leader actions')
})

test('of many choices each group shows its first, and all of them where that is asked for', async () => {
  const choices = (text: string) =>
    text.match(/^ +\d+ (?:To|Attack|Defend|Support|Move|Reserve|Commit|Detach|Take)/gm)!.length
  const cut = await play('french', 'done')
  expect(cut).toMatch(/… \d+ choices in total; type "all" to list them\./)
  expect(choices(await play('french', 'done', 'all'))).toBeGreaterThan(2 * choices(cut))
})
