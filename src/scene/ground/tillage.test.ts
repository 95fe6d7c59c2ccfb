import { expect, test } from 'vitest'
import { mix } from '../../board/colours.ts'
import type { HexBoardPortrait } from '../../engine/portrait.ts'
import { HexLayout } from '../hex-layout.ts'
import { Parcels } from '../parcels.ts'
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

const fills = (one: HexBoardPortrait) =>
  drawGround(one, new HexLayout(one, 0, 0), THEMES.light).ground.flatMap((shape) =>
    shape.kind === 'path' && shape.fill !== undefined ? [shape.fill] : [],
  )
const { paper, field } = THEMES.light

test('parcels of corn lie around a village only where fields are no ground with effects', () => {
  const ruled = { ...board, groundNames: { town: 'Town', field: 'Field' } }
  const corn = mix(paper, field, 0.5)
  expect(fills(board)).toContain(corn)
  expect(fills(ruled)).not.toContain(corn)
})

test('parcels of a table end at its edge', () => {
  const frame = { x: 100, y: 50, width: 40, height: 30 }
  const parcels = new Parcels(false, 1.5, frame)
  parcels.add([105, 60], 3, 4)
  const numbers = parcels.draw(THEMES.light).flatMap(({ d, fill }) => (fill ? (d.match(/[\d.]+/g) ?? []) : []))
  expect(numbers.length).toBeGreaterThan(8)
  numbers.forEach((text, i) => {
    const [low, size] = i % 2 === 0 ? [frame.x, frame.width] : [frame.y, frame.height]
    expect(Number(text)).toBeGreaterThanOrEqual(low)
    expect(Number(text)).toBeLessThanOrEqual(low + size)
  })
})
