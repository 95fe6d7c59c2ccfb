import { expect, test } from 'vitest'
import type { HexBoardPortrait, Portrait } from '../../../src/engine/portrait.ts'
import { pictureOf } from '../../../src/export/vassal/board.ts'
import { THEMES } from '../../../src/scene/theme.ts'
import { makeMaps } from './map.ts'

const foggy: Portrait<HexBoardPortrait> = {
  title: 'Fog',
  board: {
    kind: 'hex',
    firstColumn: 0,
    columns: 4,
    rows: 4,
    ground: Array.from({ length: 16 }, () => undefined),
    groundNames: {},
    roads: [],
    waters: [],
    names: [],
  },
  sides: [],
  pieces: [],
  areas: [
    { kind: 'weather', name: 'Morning fog', extent: { places: [0, 1, 4, 5] } },
    { kind: 'objective', name: 'Mill', extent: { places: [9] } },
  ],
  symbols: [],
}

const areasOf = (layers: readonly { readonly id: string; readonly shapes: readonly unknown[] }[]) =>
  layers.find(({ id }) => id === 'areas')!.shapes.length

test('the fog of the first turn lies over the set-up, and not over boards that are made for all turns', () => {
  const { setUp, board } = makeMaps(foggy, THEMES.light, () => 1)
  expect([setUp, board].map(({ croppable }) => areasOf(croppable.layers))).toEqual([3, 1])
  expect(areasOf(pictureOf(foggy, THEMES.light).scene.layers)).toBe(1)
})
