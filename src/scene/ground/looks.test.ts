import { describe, expect, test } from 'vitest'
import schema from '../../../schema/common/ground.schema.json' with { type: 'json' }
import { brightness } from '../../board/colours.ts'
import { GROUND_PATTERNS, type GroundLook, groundsOf, type HexBoardPortrait } from '../../engine/portrait.ts'
import { HexDrawing } from '../hex-drawing.ts'
import { HexLayout } from '../hex-layout.ts'
import { drawLegend } from '../legend.ts'
import { LONE_HEX, loneBoard } from '../lone-hex.ts'
import { THEMES } from '../theme.ts'
import { drawGround } from './index.ts'
import { washOf } from './washes.ts'

const draw = (look: GroundLook, theme: keyof typeof THEMES = 'light') =>
  JSON.stringify(drawGround(loneBoard(look), LONE_HEX, THEMES[theme]))
const coloursIn = (text: string) => [...new Set(text.match(/#[0-9a-f]{6}/g))]
const isGrey = (colour: string) =>
  colour.slice(1, 3) === colour.slice(3, 5) && colour.slice(3, 5) === colour.slice(5, 7)

describe('the patterns of ground', () => {
  test('are those that a scenario may name', () => {
    expect(schema.definitions.groundPattern.enum).toEqual([...GROUND_PATTERNS])
  })

  test('can be told apart without colour', () => {
    const shapes = GROUND_PATTERNS.map((pattern) => draw({ pattern }, 'print').replaceAll(/#[0-9a-f]{6}/g, ''))
    // A hex of water is a hex of water: streams and rivers are told apart by how wide they run.
    expect(new Set(shapes).size).toBe(GROUND_PATTERNS.length - 1)
  })

  test.each(GROUND_PATTERNS)('%s takes a colour of its own, dimmer on a dark screen and grey in print', (pattern) => {
    const look = { pattern, colour: '#c04a9b' }
    expect(coloursIn(draw(look))).toContain('#c04a9b')
    expect(coloursIn(draw(look, 'print')).filter((colour) => !isGrey(colour))).toEqual([])
    const usual = coloursIn(draw({ pattern }, 'dark'))
    const own = coloursIn(draw(look, 'dark')).filter((colour) => !usual.includes(colour))
    expect(Math.min(...own.map(brightness))).toBeLessThan(brightness('#c04a9b'))
  })
})

describe('kinds of ground', () => {
  const board: HexBoardPortrait = {
    kind: 'hex',
    firstColumn: 0,
    columns: 3,
    rows: 1,
    ground: ['moor', 'woods', 'grove'],
    groundNames: { moor: 'Moor', grove: 'Grove', woods: 'Woods' },
    groundLooks: { moor: { pattern: 'heath' }, grove: { pattern: 'woods', colour: '#884422' } },
    roads: [],
    waters: [],
    names: [],
  }
  const drawing = (groundLooks: HexBoardPortrait['groundLooks']) =>
    new HexDrawing({ board: { ...board, ...(groundLooks && { groundLooks }) }, areas: [] })

  test('stand in the legend by their names, in the order of the patterns', () => {
    expect(groundsOf(board)).toEqual(['grove', 'woods', 'moor'])
    const portrait = { title: '', sides: [], pieces: [], areas: [], symbols: [], board }
    const texts = JSON.stringify(drawLegend(portrait, 0, 0, THEMES.light).shapes).match(/"text":"(\w+)"/g)
    expect(texts).toEqual(['N', 'Sides', 'Ground', 'Grove', 'Woods', 'Moor'].map((text) => `"text":"${text}"`))
  })

  test('of one pattern do not flow together', () => {
    const layout = new HexLayout(board, 0, 0)
    const together = drawGround({ ...board, ground: ['moor', 'woods', 'woods'] }, layout, THEMES.light).ground
    const apart = drawGround(board, layout, THEMES.light).ground
    expect(apart.length).toBeGreaterThan(together.length)
  })

  test('go on under those that lie over them, so that no open land shows between', () => {
    const layout = new HexLayout(board, 0, 0)
    const { fill } = washOf({ pattern: 'heath' }, THEMES.light)
    const eastEnd = (ground: HexBoardPortrait['ground']) => {
      const shapes = drawGround({ ...board, ground }, layout, THEMES.light).ground
      const paths = shapes.flatMap((shape) => (shape.kind === 'path' && shape.fill === fill ? [shape.d] : []))
      return Math.max(...[...paths.join('').matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x)))
    }
    expect(eastEnd(['moor', 'woods', undefined])).toBeGreaterThan(eastEnd(['moor', undefined, undefined]) + 5)
    expect(eastEnd(['moor', 'town', undefined])).toBeGreaterThan(eastEnd(['moor', undefined, undefined]) + 5)
    expect(eastEnd(['moor', 'farm', undefined])).toBe(eastEnd(['moor', undefined, undefined]))
  })

  test('that are not drawn as before change their hexes', () => {
    const was = drawing(board.groundLooks)
    expect(drawing({ ...board.groundLooks, moor: { pattern: 'sand' } }).changesFrom(was)).toHaveLength(1)
    expect(drawing({ ...board.groundLooks }).changesFrom(was)).toEqual([])
  })
})
