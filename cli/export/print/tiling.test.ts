import { expect, test } from 'vitest'
import { mapFrameOf, mm } from './paper.ts'
import { countSheets, OVERLAP, scaleToSheets, sheetsOf, tileMap } from './tiling.ts'

test('a length that fits takes one sheet, and one point more takes two', () => {
  expect(countSheets(500, 500)).toBe(1)
  expect(countSheets(501, 500)).toBe(2)
  expect(countSheets(2 * 500 - OVERLAP, 500)).toBe(2)
  expect(countSheets(2 * 500 - OVERLAP + 1, 500)).toBe(3)
})

test.each([
  [mm(80), mm(60)],
  [mm(554), mm(405)],
  [mm(405), mm(554)],
  [mm(1575), mm(1215)],
])('the sheets of a map of %d by %d cover it, overlap by 5 mm, and fit the paper', (width, height) => {
  for (const paper of ['a4', 'letter'] as const) {
    const tiling = tileMap(width, height, paper)
    const frame = mapFrameOf(paper, tiling.isLandscape)
    expect(tiling.width).toBeLessThanOrEqual(frame.right - frame.left + 1e-6)
    expect(tiling.height).toBeLessThanOrEqual(frame.bottom - frame.top + 1e-6)
    const sheets = sheetsOf(tiling)
    const last = sheets.at(-1)!
    expect(last.x + tiling.width).toBeCloseTo(width)
    expect(last.y + tiling.height).toBeCloseTo(height)
    for (const { x, column } of sheets) expect(x).toBeCloseTo(column * (tiling.width - OVERLAP))
  }
})

test('the paper lies so that fewer sheets are needed', () => {
  // Three upright sheets abreast, or one that lies.
  expect(tileMap(mm(260), mm(170), 'a4')).toMatchObject({ isLandscape: true, columns: 1, rows: 1 })
  expect(tileMap(mm(170), mm(260), 'a4')).toMatchObject({ isLandscape: false, columns: 1, rows: 1 })
})

test('a map whose size is not said fills as few sheets as it can', () => {
  // Two by two lie within reach; at the size that it has it would take six.
  const [width, height] = [mm(554), mm(405)]
  expect(tileMap(width, height, 'a4')).toMatchObject({ columns: 3, rows: 2 })
  const scale = scaleToSheets(width, height, 'a4')
  expect(scale).toBeLessThan(1)
  expect(tileMap(width * scale, height * scale, 'a4')).toMatchObject({ columns: 2, rows: 2 })
  // A little larger, and it would take more.
  const { columns, rows } = tileMap(width * (scale + 0.01), height * (scale + 0.01), 'a4')
  expect(columns * rows).toBe(6)
  // One that leaves room on its sheet becomes larger.
  expect(scaleToSheets(mm(170), mm(100), 'a4')).toBeGreaterThan(1.05)
})

test('sheets are named by letters from west to east and numbers from north to south', () => {
  const sheets = sheetsOf({ isLandscape: false, columns: 3, rows: 2, width: 100, height: 100 })
  expect(sheets.map(({ label }) => label)).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2'])
})
