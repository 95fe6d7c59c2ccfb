import type { Position } from 'vscode-languageserver'
import type { Path, Range } from '../../src/scenario/diagnostic.ts'
import { hexesIn } from '../../src/scenario/language/hexes.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import { refuseCrowdedBoard } from '../crowded-board.ts'
import type { OpenDocument } from './open-document.ts'

/** The requests for the map beside the text: what an editor draws, where a click leads, and what the cursor is about. */
export const MAP_REQUESTS = { map: 'berthier/map', click: 'berthier/click', cursor: 'berthier/cursor' } as const

/** A picture of the battle as far as it is sound; nothing where there is not even a board. */
export async function drawMap(document: OpenDocument, theme: ThemeName): Promise<{ readonly svg: string } | undefined> {
  const portrait = await portrayed(document)
  if (portrait) refuseCrowdedBoard(portrait, document.path)
  return portrait && { svg: makeSvg(drawScene(portrait, { theme: THEMES[theme] })) }
}

/** The place of the text that speaks of what is at a point of the picture: a unit first, then the ground. */
export async function textAtPoint(document: OpenDocument, point: readonly [number, number]) {
  const portrait = await portrayed(document)
  if (!portrait) return undefined
  const layout = layoutOf(portrait.board)
  const place = layout.at([...point])
  if (!layout.has(place)) return undefined
  const label = layout.label(place)
  const range = rangeOf(document, label)
  return { label, ...(range && { range: document.toLsp(range) }) }
}

/** The outlines of the hexes that the cursor is on, as a path in the picture. */
export async function outlineAtCursor(document: OpenDocument, position: Position) {
  const portrait = await portrayed(document)
  if (!portrait) return undefined
  const offset = document.offsetAt(position)
  const { grid } = document.board()
  const layout = layoutOf(portrait.board)
  const here = document.hexesAt(offset)
  if (!grid || !here) return { outline: '' }
  return {
    outline: hexesIn(here.text, grid)
      .map((hex) => layout.outline(layout.find(hex)))
      .join(' '),
  }
}

async function portrayed(document: OpenDocument) {
  const { rulebook, draft } = document.check()
  return draft === undefined ? undefined : (await rulebook?.loadBoardView())?.portrayScenario(draft)
}

function rangeOf(document: OpenDocument, label: string): Range | undefined {
  const { grid } = document.board()
  if (!grid) return undefined
  const having = document.hexes().filter(({ text }) => hexesIn(text, grid).includes(label))
  const first = having.toSorted((a, b) => rank(a.path) - rank(b.path))[0]
  return first && document.locate(first.path)
}

/** Units before names before ground. */
function rank(path: Path): number {
  if (path[0] !== 'board') return path[0] === 'units' ? 0 : 1
  return path[1] === 'names' ? 2 : 3
}
