import type { PiecePortrait, Portrait, TableBoardPortrait } from '../../src/engine/portrait.ts'

const SIZE = { width: 240, height: 170 }
const at = (x: number, y: number) => y * (SIZE.width + 1) + x

function unit(x: number, y: number, more: Partial<PiecePortrait> = {}): PiecePortrait {
  const usual = { side: 0, symbol: 'infantry', type: 'Infantry', grade: '', name: undefined, strength: 1 } as const
  const base = { full: 1, facing: 0, square: false, values: '3', footprint: { width: 10, depth: 6 } }
  return { ...usual, ...base, ...more, place: at(x, y) }
}

const COLUMN = { width: 6, depth: 10 }
const BATTERY = { width: 8, depth: 6 }

const GENERAL: PiecePortrait = {
  place: at(130, 60),
  side: 0,
  symbol: 'general',
  type: 'Commander',
  grade: '',
  name: 'Général',
  strength: 1,
  full: 1,
  facing: undefined,
  square: false,
}

const BOARD: TableBoardPortrait = {
  kind: 'table',
  ...SIZE,
  yards: 150,
  patches: [
    {
      ground: 'hill',
      name: 'Long ridge',
      ring: [
        [20, 100],
        [60, 122],
        [110, 118],
        [112, 104],
        [70, 98],
        [30, 84],
      ],
    },
    {
      ground: 'hill',
      name: 'Knoll',
      ring: [
        [150, 20],
        [170, 18],
        [176, 34],
        [160, 42],
        [146, 34],
      ],
    },
    {
      ground: 'woods',
      name: 'Great wood',
      ring: [
        [10, 20],
        [50, 14],
        [66, 40],
        [50, 66],
        [20, 60],
      ],
    },
    {
      ground: 'orchard',
      name: 'Orchard',
      ring: [
        [84, 60],
        [102, 62],
        [100, 76],
        [82, 74],
      ],
    },
    {
      ground: 'field',
      name: 'Rye',
      ring: [
        [190, 110],
        [228, 116],
        [222, 146],
        [186, 138],
      ],
    },
    {
      ground: 'marsh',
      name: 'Fen',
      ring: [
        [150, 60],
        [180, 54],
        [190, 70],
        [168, 80],
      ],
    },
    {
      ground: 'rough',
      name: 'Quarry',
      ring: [
        [200, 20],
        [226, 24],
        [222, 46],
        [198, 44],
      ],
    },
    {
      ground: 'river',
      name: 'Mill pond',
      ring: [
        [196, 76],
        [214, 74],
        [220, 84],
        [206, 92],
        [194, 86],
      ],
    },
    {
      ground: 'town',
      name: 'Village',
      ring: [
        [106, 76],
        [134, 76],
        [134, 100],
        [106, 100],
      ],
    },
    {
      ground: 'farm',
      name: 'Grange',
      ring: [
        [90, 40],
        [102, 42],
        [100, 52],
        [88, 50],
      ],
    },
    {
      ground: 'fortified',
      name: 'Château',
      ring: [
        [60, 134],
        [78, 134],
        [78, 150],
        [60, 150],
      ],
    },
  ],
  groundNames: { woods: 'Woods', river: 'Water', stream: 'Brook' },
  roads: [
    {
      name: 'High road',
      points: [
        [120, 0],
        [118, 40],
        [120, 88],
        [124, 130],
        [120, 170],
      ],
      width: 6,
      isPoor: false,
    },
    {
      name: 'East road',
      points: [
        [120, 88],
        [160, 96],
        [240, 100],
      ],
      width: 6,
      isPoor: false,
    },
    {
      name: 'Lane',
      points: [
        [118, 40],
        [96, 36],
        [70, 70],
        [0, 76],
      ],
      width: 4,
      isPoor: true,
    },
  ],
  waters: [
    {
      name: 'Brook',
      points: [
        [60, 50],
        [90, 26],
        [119, 28],
        [150, 50],
        [196, 80],
      ],
      width: 6,
      wide: false,
    },
    {
      name: 'Broad river',
      points: [
        [150, 170],
        [180, 156],
        [240, 160],
      ],
      width: 8,
      wide: true,
    },
  ],
  bridges: [{ at: [119, 28], facing: 0 }],
  names: [
    ...['Long ridge', 'Knoll', 'Great wood', 'Orchard', 'Rye', 'Fen', 'Quarry', 'Mill pond', 'Village', 'Grange'].map(
      (name) => ({ name, places: [at(0, 0)] }),
    ),
    { name: 'Château', places: [at(69, 142)] },
    { name: 'Windmill', places: [at(220, 60)] },
  ],
}

/** A battle on a table with every kind of thing in it. */
export const TABLE_BATTLE: Portrait<TableBoardPortrait> = {
  title: 'Every kind of thing on a table',
  board: BOARD,
  sides: [
    { id: 'blue', name: 'Blue' },
    { id: 'red', name: 'Red' },
  ],
  pieces: [
    unit(140, 110, { group: 0, name: 'I/1er Ligne', side: 1, facing: 180 }),
    unit(152, 110, { group: 0, name: 'II/1er Ligne', side: 1, facing: 180, grade: 'L' }),
    unit(164, 112, { group: 0, symbol: 'cavalry', side: 1, facing: 157.5, footprint: { width: 12, depth: 6 } }),
    unit(140, 124, { group: 0, symbol: 'artillery', side: 1, facing: 180, footprint: BATTERY, name: 'Battery' }),
    unit(40, 80, { group: 1, facing: 45, name: 'Grenadiers' }),
    unit(54, 72, { group: 1, footprint: COLUMN, facing: 22.5 }),
    unit(66, 84, { group: 1, symbol: 'horse-artillery', footprint: BATTERY, facing: 45, values: '1' }),
    unit(44, 94, { group: 1, symbol: 'artillery', footprint: COLUMN, facing: 45, values: '12' }),
    unit(90, 88, { square: true, footprint: { width: 10, depth: 10 } }),
    unit(30, 60, { symbol: 'cavalry', values: '10' }),
    unit(120, 2, { footprint: COLUMN, arrives: 3, name: 'A long column of reserves' }),
    GENERAL,
  ],
  groups: [
    { name: '3rd Division', leader: 'Picton', side: 1 },
    { name: 'Brigade of the Guard with a long name', side: 0 },
  ],
  areas: [
    {
      kind: 'zone',
      name: 'Village',
      side: 1,
      extent: {
        ring: [
          [104, 74],
          [136, 74],
          [136, 102],
          [104, 102],
        ],
      },
    },
    {
      kind: 'zone',
      name: 'Crossing',
      extent: {
        ring: [
          [108, 18],
          [130, 18],
          [130, 38],
          [108, 38],
        ],
      },
    },
    { kind: 'zone', name: 'Blue rallies', side: 0, extent: { disc: { centre: [40, 130], radius: 12 } } },
    {
      kind: 'sector',
      name: 'East',
      extent: {
        ring: [
          [182, 4],
          [236, 4],
          [236, 166],
          [182, 166],
        ],
      },
    },
    { kind: 'entrance', name: 'High road', side: 0, extent: { places: [at(120, 0)] } },
    { kind: 'exit', name: 'To Brussels', side: 1, extent: { places: [at(120, 170)] } },
  ],
  symbols: [
    { symbol: 'infantry', name: 'Infantry' },
    { symbol: 'cavalry', name: 'Cavalry' },
    { symbol: 'artillery', name: 'Artillery' },
    { symbol: 'general', name: 'Commander' },
  ],
  key: ['Numbers are what a unit is worth.'],
  turns: [
    { label: '14:00', note: '' },
    { label: '14:20', note: 'A column of reserves that is so long that its name needs two lines' },
  ],
}
