import { expect, test } from 'vitest'
import type { HexBoardPortrait } from '../../engine/portrait.ts'
import { HexLayout } from '../hex-layout.ts'
import { THEMES } from '../theme.ts'
import { drawGround } from './index.ts'

const board: HexBoardPortrait = {
  kind: 'hex',
  firstColumn: 0,
  columns: 9,
  rows: 9,
  ground: Array.from({ length: 81 }, (_, hex) => (hex === 40 ? 'town' : undefined)),
  groundNames: { town: 'Town' },
  roads: [],
  waters: [],
  names: [],
}

const strokes = (one: HexBoardPortrait) =>
  JSON.stringify(drawGround(one, new HexLayout(one, 0, 0), THEMES.light)).length

test('the ground around a village is tilled only where fields are no ground with effects', () => {
  const ruled = { ...board, groundNames: { town: 'Town', field: 'Field' } }
  expect(strokes(board)).toBeGreaterThan(strokes(ruled))
})
