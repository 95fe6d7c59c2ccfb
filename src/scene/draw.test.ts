import { describe, expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import {
  GROUND_PATTERNS,
  type HexBoardPortrait,
  PIECE_SYMBOLS,
  type PiecePortrait,
  type Portrait,
} from '../engine/portrait.ts'
import { drawScene } from './draw.ts'
import { LAYERS, type Shape } from './shapes.ts'
import { makeSvg } from './svg.ts'
import { THEMES } from './theme.ts'

const grid = HexGrid.of(0, 5, 4)
const theme = THEMES.light

function piece(hex: string, more: Partial<PiecePortrait> = {}): PiecePortrait {
  const usual = {
    side: 0,
    symbol: 'infantry',
    type: 'Infantry',
    grade: '',
    name: undefined,
    strength: 4,
    full: 4,
  } as const
  return { ...usual, facing: 0, square: false, ...more, place: grid.find(hex) }
}

function portrait(
  more: Partial<Portrait<HexBoardPortrait>> = {},
  ground: HexBoardPortrait['ground'] = [],
): Portrait<HexBoardPortrait> {
  return {
    title: 'Skirmish',
    board: {
      kind: 'hex',
      firstColumn: 0,
      columns: 5,
      rows: 4,
      ground: Array.from({ length: grid.size }, (_, hex) => ground[hex]),
      groundNames: {},
      roads: [],
      waters: [],
      names: [],
    },
    sides: [
      { id: 'blue', name: 'Blue' },
      { id: 'red', name: 'Red' },
    ],
    pieces: [],
    areas: [],
    symbols: [],
    ...more,
  }
}

const layer = (given: Portrait, id: (typeof LAYERS)[number]) =>
  drawScene(given, { theme }).layers.find((one) => one.id === id)!.shapes

const labels = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'group' ? [shape.label] : []))

describe('a scene', () => {
  test('has its layers from the paper to the legend', () => {
    expect(drawScene(portrait(), { theme }).layers.map(({ id }) => id)).toEqual([...LAYERS])
  })

  test('has only the layers that are asked for', () => {
    const { layers } = drawScene(portrait(), { theme, layers: new Set(['grid', 'pieces']) })
    expect(layers.map(({ id }) => id)).toEqual(['grid', 'pieces'])
  })

  test.each(GROUND_PATTERNS)('draws %s', (pattern) => {
    const open = JSON.stringify(drawScene(portrait(), { theme }).layers.slice(1, 5))
    expect(JSON.stringify(drawScene(portrait({}, [pattern]), { theme }).layers.slice(1, 5))).not.toBe(open)
  })

  test.each(PIECE_SYMBOLS)('draws a counter for %s', (symbol) => {
    expect(labels(layer(portrait({ pieces: [piece('C2', { symbol })] }), 'pieces'))).toEqual([
      'Blue: Infantry in C2, 4 of 4',
    ])
  })

  test('puts a general beside the unit he leads, in front of it, so that neither is hidden', () => {
    const pieces = [piece('C2', { symbol: 'general', full: 1, strength: 1 }), piece('C2')]
    const [unit, general] = layer(portrait({ pieces }), 'pieces') as Extract<Shape, { kind: 'group' }>[]
    expect(Math.hypot(general!.x - unit!.x, general!.y - unit!.y)).toBeGreaterThan(20)
    expect(unit!.label).toContain('4 of 4')
  })

  test('turns the front to the side that a unit faces', () => {
    const [unit] = layer(portrait({ pieces: [piece('C2', { facing: 120 })] }), 'pieces') as Extract<
      Shape,
      { kind: 'group' }
    >[]
    expect(unit!.shapes.some((shape) => shape.kind === 'group' && shape.turn === 120)).toBe(true)
  })

  test('writes a name once for each place that bears it', () => {
    const names = [{ name: 'Wood', places: ['A1', 'A2', 'E4'].map((label) => grid.find(label)) }]
    const { board, ...rest } = portrait()
    expect(layer({ ...rest, board: { ...board, names } }, 'names')).toHaveLength(2)
  })

  test('marks hexes with their numbers', () => {
    const marks = [{ place: grid.find('B2'), number: 7, text: 'trouble' }]
    const shapes = drawScene(portrait(), { theme, marks }).layers.find(({ id }) => id === 'marks')!.shapes
    expect(JSON.stringify(shapes)).toContain('"text":"7"')
  })

  test.each(Object.keys(THEMES) as (keyof typeof THEMES)[])('tells the sides apart without colour in %s', (name) => {
    // What is light on dark on one side is told by its edge and ink, not by its hue alone: print has black and white.
    const [first, second] = THEMES[name].sides
    expect(first.fill).not.toBe(second.fill)
  })
})

describe('an SVG', () => {
  test('is the same for the same battle', () => {
    const draw = () => makeSvg(drawScene(portrait({ pieces: [piece('C2')] }, ['woods', 'hill']), { theme }))
    expect(draw()).toBe(draw())
  })

  test('holds text as text', () => {
    const title = '<script>alert("1")</script> & \u202Egnp.exe \u0007'
    const svg = makeSvg(drawScene(portrait({ title }), { theme }))
    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; \uFFFDgnp.exe \uFFFD')
    expect(svg).not.toContain('<script')
  })

  test('has the width that is asked for', () => {
    expect(makeSvg(drawScene(portrait(), { theme }), 500)).toMatch(/^<svg [^>]*width="500"/)
  })

  test('has no number that is not one', () => {
    const ground = Array.from({ length: grid.size }, (_, hex) => GROUND_PATTERNS[hex % GROUND_PATTERNS.length])
    const svg = makeSvg(drawScene(portrait({ pieces: [piece('A1'), piece('E4')] }, ground), { theme }))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('a stack', () => {
  const stack = [
    piece('B2', { values: '7-4', name: 'Guard', full: 1 }),
    piece('B2', { values: '5-4', full: 1 }),
    piece('B2', { values: '3-3', full: 1 }),
    piece('B2', { symbol: 'general', type: 'Leader', values: '0-5', full: 1 }),
  ]
  const shapes = layer(portrait({ pieces: stack }), 'pieces').filter((shape) => shape.kind === 'group')

  test('lies with its first counter in front, and each foot below the one before', () => {
    const feet = shapes.slice(0, 3).map(({ y }) => y)
    expect(shapes.map(textsOf)).toEqual([['3-3'], ['5-4'], ['7-4', 'Guard', '3'], []])
    expect(feet).toEqual(feet.toSorted((a, b) => b - a))
    expect(new Set(feet).size).toBe(3)
  })

  test('says its number on the counter in front, and a lone counter does not', () => {
    const alone = layer(portrait({ pieces: [stack[1]!] }), 'pieces')
    expect(alone.map(textsOf)).toEqual([['5-4']])
  })

  test('keeps its general at the front counter', () => {
    const [front, general] = shapes.slice(2)
    expect(general!.y).toBeLessThan(front!.y)
  })
})

describe('exits, entrances and turns', () => {
  const arrows = (kind: 'exit' | 'entrance', hexes: readonly string[]) =>
    layer(
      portrait({ areas: [{ kind, name: 'Blue', side: 0, extent: { places: hexes.map((hex) => grid.find(hex)) } }] }),
      'areas',
    ).map((shape) => (shape.kind === 'group' ? shape.turn : undefined))

  test('point off the board and onto it', () => {
    expect(arrows('exit', ['A4', 'B4', 'C4'])).toEqual([0, 0, 0])
    expect(arrows('entrance', ['E2', 'E3', 'E4'])).toEqual([270, 270, 270])
    expect(arrows('exit', ['C1'])).toEqual([180])
    expect(arrows('exit', ['A2'])).toEqual([270])
  })

  test('stand beside each other where a hex is an exit and an entrance', () => {
    const extent = { places: [grid.find('A2')] }
    const areas = [
      { kind: 'exit' as const, name: 'Blue', side: 0, extent },
      { kind: 'entrance' as const, name: 'Red', side: 1, extent },
    ]
    const [out, into] = layer(portrait({ areas }), 'areas').flatMap((shape) => (shape.kind === 'group' ? [shape] : []))
    expect([out!.turn, into!.turn]).toEqual([270, 450])
    expect(out!.x).toBeCloseTo(into!.x)
    expect(Math.abs(out!.y - into!.y)).toBeCloseTo(18)
  })

  test('stand in the legend with whose they are, and turns with their time and what happens', () => {
    const legend = layer(
      portrait({
        areas: [{ kind: 'exit', name: 'Blue', side: 0, extent: { places: [0] } }],
        turns: [
          { label: '1 pm', note: '' },
          { label: '2 pm', note: '9 Red' },
        ],
      }),
      'legend',
    )
    const words = legend.flatMap(textsOf)
    for (const word of ['Exit: Blue', 'Turns', '1 pm', '2 pm', '9 Red']) expect(words).toContain(word)
  })

  test('have a marker on the turn that it is', () => {
    const turns = ['1 pm', '2 pm', '3 pm'].map((label) => ({ label, note: '' }))
    const bold = (turn?: number) =>
      layer(portrait({ turns, ...(turn !== undefined && { turn }) }), 'legend').flatMap((shape) =>
        shape.kind === 'text' && shape.bold && shape.text.endsWith('pm') ? [shape.text] : [],
      )
    expect(bold()).toEqual([])
    expect(bold(2)).toEqual(['2 pm'])
  })
})

/** What is written in a shape and in those that it holds. */
function textsOf(shape: Shape): string[] {
  if (shape.kind === 'group') return shape.shapes.flatMap(textsOf)
  return shape.kind === 'text' ? [shape.text] : []
}

test('a battle without a title has no frame for one', () => {
  const paths = (title: string) => layer(portrait({ title }), 'legend').length
  expect(paths('')).toBeLessThan(paths('Skirmish') - 1)
})

describe('the numbers of hexes', () => {
  test('are strong on ground that is not open, and stand in a clearing among trees', () => {
    const numberOn = (ground: string | undefined) =>
      layer(portrait({}, [ground]), 'coordinates')[0] as Extract<Shape, { kind: 'text' }>
    const [woods, hill, open] = [numberOn('woods'), numberOn('hill'), numberOn(undefined)]
    expect(open).toMatchObject({ fill: theme.faint })
    expect(hill.fill).not.toBe(theme.faint)
    expect(woods).toMatchObject({ fill: hill.fill, halo: theme.woods })
  })
})

describe('the legend', () => {
  const manyTurns = (count: number) =>
    portrait({ turns: Array.from({ length: count }, () => ({ label: '12:00', note: '' })) })
  const columnsOf = (given: Portrait) => {
    const numbers = layer(given, 'legend').filter((shape) => shape.kind === 'text' && /^\d+$/.test(shape.text))
    const found = new Map<number, number>()
    for (const shape of numbers) if (shape.kind === 'text') found.set(shape.x, (found.get(shape.x) ?? 0) + 1)
    return [...found.values()]
  }

  test('moves a few lines closer together before it begins another column', () => {
    expect(columnsOf(manyTurns(12))).toHaveLength(1)
    expect(columnsOf(manyTurns(16))).toHaveLength(1)
  })

  test('has columns of about the same height, and no line alone in the last', () => {
    const columns = columnsOf(manyTurns(40))
    expect(columns.length).toBeGreaterThan(1)
    expect(columns.at(-1)!).toBeGreaterThan(8)
  })

  test('has the names of ground with a capital letter, whoever wrote them', () => {
    const given = portrait({}, ['height'])
    const board = {
      ...given.board,
      groundNames: { height: 'height' },
      groundLooks: { height: { pattern: 'hill' as const } },
    }
    const texts = layer({ ...given, board }, 'legend').flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(texts).toContain('Height')
    expect(texts).not.toContain('height')
  })
})
