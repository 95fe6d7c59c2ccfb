import type { BoardPortrait, Portrait } from '../engine/portrait.ts'
import { drawScene } from './draw.ts'
import { drawLegend, LEGEND_WIDTH } from './legend.ts'
import type { Mark } from './marks.ts'
import { box, LAYERS, type Layer, type Scene, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** One of the two battles, with what is different marked. */
export type Half = { readonly portrait: Portrait; readonly marks: readonly Mark[] }

const MARGIN = 24
/** From one badge to the next in a hex that has several. */
const BADGE = 19
/** The list below the boards: size of its letters, height of a line, width of a column at the least. */
const LETTER = 17
const LINE = 25
const COLUMN = 800
const INDENT = 44
/** The middling width of a letter, as a share of its size. */
const LETTER_WIDTH = 0.6
/** More than this is for the text, not for a picture. */
const MOST_LINES = 80

/** Two battles beside each other, one legend for both, and below them what the numbers of the marks stand for. */
export function drawSideBySide(before: Half, after: Half, changes: readonly string[], theme: Theme): Scene {
  const layers = new Set(LAYERS.filter((id) => id !== 'legend'))
  const [left, right] = [before, after].map(({ portrait, marks }) =>
    spread(drawScene(portrait, { theme, marks, layers })),
  )
  const [first, second] = [left!, right!]
  const boards = first.width + second.width
  const legend = drawLegend(together(before.portrait, after.portrait), boards, MARGIN + 50, theme)
  const width = Math.max(boards + LEGEND_WIDTH, endOf(legend.shapes)) + MARGIN
  const top = Math.max(first.height, second.height, legend.height + 2 * MARGIN + 50)
  const list = drawList(changes, top, width, theme)
  const height = top + list.height
  const extras: Partial<Record<Layer['id'], readonly Shape[]>> = {
    paper: [{ kind: 'path', d: box([width / 2, height / 2], width, height), fill: theme.page }],
    legend: [
      caption(`Before: ${before.portrait.title}`, MARGIN, first.width, theme),
      caption(`After: ${after.portrait.title}`, first.width + MARGIN, second.width, theme),
      ...legend.shapes,
      ...list.shapes,
    ],
  }
  return {
    title: `${after.portrait.title}: before and after`,
    width,
    height,
    layers: LAYERS.map((id) => ({
      id,
      shapes: [...(extras[id] ?? []), ...moved(first, id, 0), ...moved(second, id, first.width)],
    })),
  }
}

/** Where the longest text ends, as nearly as can be told without its font. */
function endOf(shapes: readonly Shape[]): number {
  const ends = shapes.map((shape): number => {
    if (shape.kind === 'group') return shape.x + endOf(shape.shapes)
    return shape.kind === 'text' && shape.anchor === 'start'
      ? shape.x + shape.text.length * shape.size * LETTER_WIDTH
      : 0
  })
  return Math.max(0, ...ends)
}

function moved(scene: Scene, id: Layer['id'], x: number): Shape[] {
  const shapes = scene.layers.find((layer) => layer.id === id)?.shapes ?? []
  return shapes.length === 0 ? [] : [{ kind: 'group', x, y: 0, shapes }]
}

/** Badges that would hide each other, in a row. */
function spread(scene: Scene): Scene {
  const taken = new Map<string, number>()
  const apart = (shape: Shape): Shape => {
    if (shape.kind !== 'group') return shape
    const place = `${shape.x} ${shape.y}`
    const earlier = taken.get(place) ?? 0
    taken.set(place, earlier + 1)
    return { ...shape, x: shape.x + earlier * BADGE }
  }
  const layers = scene.layers.map((layer) =>
    layer.id === 'marks' ? { ...layer, shapes: layer.shapes.map(apart) } : layer,
  )
  return { ...scene, layers }
}

/** What the legend has to explain: everything that one battle or the other has. */
function together(before: Portrait, after: Portrait): Portrait {
  const symbols = [
    ...after.symbols,
    ...before.symbols.filter((one) => !after.symbols.some(({ symbol }) => symbol === one.symbol)),
  ]
  return { ...after, symbols, board: boardOfBoth(before.board, after.board) }
}

/** Ground and roads of both; of boards of different kinds those of the later one. */
function boardOfBoth(before: BoardPortrait, after: BoardPortrait): BoardPortrait {
  if (before.kind === 'hex' && after.kind === 'hex') {
    return { ...after, ground: [...after.ground, ...before.ground], roads: [...after.roads, ...before.roads] }
  }
  if (before.kind !== 'table' || after.kind !== 'table') return after
  const [patches, roads] = [
    [...after.patches, ...before.patches],
    [...after.roads, ...before.roads],
  ]
  return { ...after, patches, roads, waters: [...after.waters, ...before.waters] }
}

function caption(text: string, x: number, width: number, theme: Theme): Shape {
  const size = 26
  const [line = ''] = wrap(text, (width - 2 * MARGIN) / (size * LETTER_WIDTH * 1.1))
  const shown = line.length < text.length ? `${line} …` : line
  return { kind: 'text', x, y: MARGIN + 20, text: shown, size, fill: theme.ink, anchor: 'start', bold: true }
}

function drawList(
  changes: readonly string[],
  top: number,
  width: number,
  theme: Theme,
): { shapes: Shape[]; height: number } {
  if (changes.length === 0) return { shapes: [], height: 0 }
  const columns = Math.min(changes.length, Math.max(1, Math.floor((width - MARGIN) / COLUMN)))
  const share = (width - MARGIN) / columns
  const letters = (share - INDENT - MARGIN) / (LETTER * LETTER_WIDTH)
  const entries = changes.map((change, i) => ({ number: i + 1, lines: wrap(change, letters) }))
  const total = entries.reduce((sum, { lines }) => sum + lines.length, 0)
  const shapes: Shape[] = []
  const perColumn = Math.ceil(Math.min(total, MOST_LINES) / columns)
  let [column, line, longest] = [0, 0, 0]
  for (const { number, lines } of entries) {
    if (line > 0 && line + lines.length > perColumn && column < columns - 1) [column, line] = [column + 1, 0]
    if (line >= perColumn && column === columns - 1 && total > MOST_LINES) {
      shapes.push(text(`… and ${changes.length - number + 1} more`, line))
      longest = Math.max(longest, line + 1)
      break
    }
    shapes.push(...badge(number, line), ...lines.map((words, i) => text(words, line + i)))
    line += lines.length
    longest = Math.max(longest, line)
  }
  return { shapes, height: longest * LINE + MARGIN }

  function text(words: string, at: number): Shape {
    const [x, y] = [MARGIN + column * share + INDENT, top + at * LINE + LETTER]
    return { kind: 'text', x, y, text: words, size: LETTER, fill: theme.ink, anchor: 'start' }
  }

  function badge(number: number, at: number): Shape[] {
    const [x, y] = [MARGIN + column * share + 18, top + at * LINE + LETTER * 0.65]
    return [
      { kind: 'circle', x, y, r: 11, fill: theme.mark },
      { kind: 'text', x, y: y + 4.5, text: String(number), size: 12, fill: theme.halo, anchor: 'middle', bold: true },
    ]
  }
}

/** A text in lines of about so many letters; a word that is longer than a line is cut. */
function wrap(text: string, letters: number): string[] {
  const most = Math.max(8, Math.floor(letters))
  const lines: string[] = []
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? [])) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
