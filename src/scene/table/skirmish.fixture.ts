import { placeOf } from '../../board/table/places.ts'
import type { PiecePortrait, Portrait, TableBoardPortrait } from '../../engine/portrait.ts'

const SIZE = { width: 480, height: 360 }
const at = (x: number, y: number) => placeOf(SIZE, [x, y])

const BASE = { grade: '', name: undefined, strength: 1, full: 1, square: false } as const

/** A column of guns, which looks to the north-east, a battalion and a general before them. */
export const UNITS: readonly [PiecePortrait, PiecePortrait, PiecePortrait] = [
  {
    ...BASE,
    place: at(100, 80),
    side: 0,
    symbol: 'artillery',
    type: 'Foot battery',
    facing: 45,
    footprint: { width: 6, depth: 10 },
    values: '8pdr',
  },
  {
    ...BASE,
    place: at(240, 180),
    side: 1,
    symbol: 'infantry',
    type: 'Battalion',
    name: '1/95th',
    facing: 180,
    footprint: { width: 10, depth: 6 },
  },
  { ...BASE, place: at(300, 200), side: 1, symbol: 'general', type: 'General', facing: undefined },
]

/** Two small forces on a table of 48 by 36 inches. */
export const SKIRMISH: Portrait<TableBoardPortrait> = {
  title: 'Skirmish',
  board: {
    kind: 'table',
    ...SIZE,
    patches: [
      {
        ground: 'hill',
        name: 'The Knoll',
        ring: [
          [200, 150],
          [320, 140],
          [340, 240],
          [210, 250],
        ],
      },
      {
        ground: 'town',
        ring: [
          [260, 190],
          [290, 190],
          [290, 215],
          [260, 215],
        ],
      },
    ],
    groundNames: { hill: 'Hill', town: 'Village' },
    roads: [
      {
        name: 'High road',
        points: [
          [0, 60],
          [200, 90],
          [479, 100],
        ],
        width: 6,
        isPoor: false,
      },
    ],
    waters: [
      {
        name: undefined,
        wide: false,
        points: [
          [150, 0],
          [160, 120],
          [140, 360],
        ],
        width: 6,
      },
    ],
    bridges: [{ at: [158, 84], facing: 80 }],
    names: [{ name: 'Little Wavre', places: [at(275, 202)] }],
  },
  sides: [
    { id: 'blue', name: 'Blue' },
    { id: 'red', name: 'Red' },
  ],
  pieces: UNITS,
  areas: [
    {
      kind: 'zone',
      name: 'Blue',
      side: 0,
      extent: {
        ring: [
          [0, 0],
          [120, 0],
          [120, 100],
          [0, 100],
        ],
      },
    },
    { kind: 'sector', name: 'Reformation', extent: { disc: { centre: [300, 300], radius: 10 } } },
    { kind: 'exit', name: 'Red', side: 1, extent: { places: [at(470, 200)] } },
  ],
  symbols: [{ symbol: 'infantry', name: 'Battalion' }],
}
