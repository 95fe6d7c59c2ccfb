import { describe, expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import { GROUND_PATTERNS, PIECE_SYMBOLS, type PiecePortrait, type Portrait } from '../engine/portrait.ts'
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
  return { ...usual, facing: 0, square: false, ...more, hex: grid.find(hex) }
}

function portrait(more: Partial<Portrait> = {}, ground: Portrait['board']['ground'] = []): Portrait {
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
    const [unit] = layer(portrait({ pieces: [piece('C2', { facing: 2 })] }), 'pieces') as Extract<
      Shape,
      { kind: 'group' }
    >[]
    expect(unit!.shapes.some((shape) => shape.kind === 'group' && shape.turn === 120)).toBe(true)
  })

  test('writes a name once for each place that bears it', () => {
    const names = [{ name: 'Wood', hexes: ['A1', 'A2', 'E4'].map((label) => grid.find(label)) }]
    const { board, ...rest } = portrait()
    expect(layer({ ...rest, board: { ...board, names } }, 'names')).toHaveLength(2)
  })

  test('marks hexes with their numbers', () => {
    const marks = [{ hex: grid.find('B2'), number: 7, text: 'trouble' }]
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
