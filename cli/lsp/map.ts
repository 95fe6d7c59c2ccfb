import type { Position } from 'vscode-languageserver'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { hexesIn } from '../../src/scenario/language/hexes.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { type BoardLayout, layoutOf } from '../../src/scene/layout.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import { refuseCrowdedBoard } from '../render/crowded-board.ts'
import { isWithin, type OpenDocument } from './open-document.ts'

/** The requests for the map beside the text: what an editor draws, where a click leads, and what the cursor is about. */
export const MAP_REQUESTS = { map: 'berthier/map', click: 'berthier/click', cursor: 'berthier/cursor' } as const

/** A picture of the battle as far as it is sound; nothing where there is not even a board. */
export async function drawMap(document: OpenDocument, theme: ThemeName): Promise<{ readonly svg: string } | undefined> {
  const portrait = await portrayed(document)
  if (portrait) refuseCrowdedBoard(portrait, document.path)
  return portrait && { svg: makeSvg(drawScene(portrait, { theme: THEMES[theme] })) }
}

/** The place of the text that speaks of what is at a point of the picture, or on a table nearest to it: a unit first, then the ground. */
export async function textAtPoint(document: OpenDocument, point: readonly [number, number]) {
  const portrait = await portrayed(document)
  if (!portrait) return undefined
  const layout: BoardLayout = layoutOf(portrait.board)
  const place = layout.at([...point])
  if (!layout.has(place)) return undefined
  const path = nearest(placesIn(document, layout), place, layout)
  const range = path && document.locate(path)
  return { label: layout.label(place), ...(range && { range: document.toLsp(range) }) }
}

/** The outlines of the places that the cursor is on, as a path in the picture. */
export async function outlineAtCursor(document: OpenDocument, position: Position) {
  const portrait = await portrayed(document)
  if (!portrait) return undefined
  const layout: BoardLayout = layoutOf(portrait.board)
  const offset = document.offsetAt(position)
  const here = placesIn(document, layout).find(({ path }) => isWithin(offset, document.locate(path)))
  return { outline: (here?.places ?? []).map((place) => layout.outline(place)).join(' ') }
}

async function portrayed(document: OpenDocument) {
  const { rulebook, draft } = document.check()
  return draft === undefined ? undefined : (await rulebook?.loadBoardView())?.portrayScenario(draft)
}

/** Where a text speaks of which places of its board. */
type Spoken = { readonly path: Path; readonly places: readonly number[] }

/** All that a battle says of hexes, or of points of its table. */
function placesIn(document: OpenDocument, layout: BoardLayout): readonly Spoken[] {
  const { grid } = document.board()
  const spoken = grid
    ? document.hexes().map(({ text, path }) => ({ path, labels: hexesIn(text, grid) }))
    : document.points().map(({ point, path }) => ({ path, labels: [point.join(',')] }))
  return spoken.map(({ path, labels }) => ({
    path,
    places: labels.map((label) => layout.find(label)).filter((place) => layout.has(place)),
  }))
}

/** Of all that is said of a hex, or of points within an inch of a place of a table, what a click there is about. */
function nearest(spoken: readonly Spoken[], place: number, layout: BoardLayout): Path | undefined {
  const reach = layout.isGrid ? 0 : 2 * layout.halfWidth
  const [x, y] = layout.centre(place)
  const distanceTo = (other: number) => {
    const [otherX, otherY] = layout.centre(other)
    return Math.hypot(otherX - x, otherY - y)
  }
  const near = spoken
    .map(({ path, places }) => ({ path, distance: Math.min(...places.map(distanceTo)) }))
    .filter(({ distance }) => distance <= reach)
  return near.toSorted((a, b) => rank(a.path) - rank(b.path) || a.distance - b.distance)[0]?.path
}

/** Units, or armies, before names before ground. */
function rank(path: Path): number {
  if (path[0] !== 'board') return path[0] === 'units' || path[0] === 'armies' ? 0 : 1
  return path[1] === 'names' ? 2 : 3
}
