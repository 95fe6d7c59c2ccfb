import { expect, test } from 'vitest'
import type { Battle } from '../../src/export/battle.ts'
import { SKIRMISH } from '../../src/scene/table/skirmish.fixture.ts'
import { Refusal } from '../refusal.ts'
import { onHexes } from './on-hexes.ts'

const battleOn = (board: unknown) => ({ portrait: { ...SKIRMISH, board } }) as unknown as Battle

test('what needs hexes is refused for a table, by its name, and made for hexes', async () => {
  const make = onHexes('VASSAL', ({ portrait }) => Promise.resolve([{ name: portrait.title, content: '' }]))
  const maker = { mark: '', version: '' }
  expect(() => make(battleOn(SKIRMISH.board), 'a', maker, {})).toThrow(
    new Refusal('VASSAL needs a board of hexes; Skirmish has a table.'),
  )
  expect(await make(battleOn({ kind: 'hex' }), 'a', maker, {})).toHaveLength(1)
})
