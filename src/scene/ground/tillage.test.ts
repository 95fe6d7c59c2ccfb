import { describe, expect, test } from 'vitest'
import { mix } from '../../board/colours.ts'
import type { HexBoardPortrait } from '../../engine/portrait.ts'
import { HexLayout } from '../hex-layout.ts'
import { FURLONG_REACH, furlongsIn, Parcels } from '../parcels.ts'
import { grown } from '../shapes.ts'
import { depthIn } from '../table/rings.ts'
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

test('parcels end at the edge of a table', () => {
  const frame = { x: 100, y: 50, width: 40, height: 30 }
  const parcels = new Parcels(false, frame)
  for (const furlong of furlongsIn(grown(frame, FURLONG_REACH))) parcels.add(furlong)
  const numbers = parcels.draw(THEMES.light).flatMap(({ d, fill }) => (fill ? (d.match(/[\d.]+/g) ?? []) : []))
  expect(numbers.length).toBeGreaterThan(8)
  numbers.forEach((text, i) => {
    const [low, size] = i % 2 === 0 ? [frame.x, frame.width] : [frame.y, frame.height]
    expect(Number(text)).toBeGreaterThanOrEqual(low)
    expect(Number(text)).toBeLessThanOrEqual(low + size)
  })
})

describe('furlongs', () => {
  const land = { x: -300, y: 200, width: 900, height: 700 }

  test('do not overlap', () => {
    const found = furlongsIn(land)
    expect(found.length).toBeGreaterThan(100)
    for (const { middle, corners } of found) {
      const others = found.filter((other) => other.middle !== middle)
      expect(others.filter((other) => depthIn(corners, other.middle) > 0)).toEqual([])
      // Their corners run clockwise, so that none is turned inside out.
      corners.forEach(([x, y], i) => {
        const [[ax, ay], [bx, by]] = [corners.at(i - 1)!, corners[(i + 1) % 4]!]
        expect((x - ax) * (by - y) - (y - ay) * (bx - x)).toBeGreaterThan(0)
      })
    }
  })

  test('of a part of the land are those of the whole', () => {
    const whole = new Map(furlongsIn(land).map((furlong) => [`${furlong.column} ${furlong.row}`, furlong]))
    const part = furlongsIn({ x: 11, y: 333, width: 150, height: 90 })
    expect(part.length).toBeGreaterThan(2)
    for (const furlong of part) expect(furlong).toEqual(whole.get(`${furlong.column} ${furlong.row}`))
  })
})
