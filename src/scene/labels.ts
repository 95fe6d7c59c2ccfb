import { mix } from '../board/colours.ts'
import type { Portrait } from '../engine/portrait.ts'
import type { HexLayout } from './hex-layout.ts'
import { placeHexNames } from './hex-names.ts'
import type { BoardLayout } from './layout.ts'
import type { Lettering } from './lettering.ts'
import type { Letter, Point, Rect, Shape } from './shapes.ts'
import { placeTableNames } from './table/labels.ts'
import type { TableLayout } from './table-layout.ts'
import type { Theme } from './theme.ts'
import { placeUnitNames } from './unit-names.ts'

/** A name, its middle, and the room that it takes; its letters one by one where they are not in a straight line. */
export type PlacedName = {
  readonly name: string
  readonly at: Point
  readonly box: Rect
  readonly style: NameStyle
  readonly letters?: readonly Letter[]
}

/** How a name is written. */
export type NameStyle = {
  readonly size: number
  /** What it names, or by its number the side that it belongs to. */
  readonly tone: 'place' | 'woods' | 'hill' | 'water' | 'road' | 'ground' | number
  readonly bold?: boolean
  readonly slant?: boolean
  /** In the letters of maps. */
  readonly lettering?: Lettering
  /** Turned clockwise by degrees. */
  readonly turn?: number
}

/** Names beside their places. */
export function drawNames(names: readonly PlacedName[], theme: Theme): Shape[] {
  return names.map(({ name, at: [x, y], style, letters }): Shape => {
    const { size, tone, bold = false, slant = false, lettering, turn = 0 } = style
    const text = {
      kind: 'text',
      text: name,
      anchor: 'middle',
      size,
      fill: colourOf(tone, theme),
      halo: theme.halo,
    } as const
    if (lettering && letters) return { ...text, x, y, lettering, letters }
    const written = lettering ? { ...text, lettering } : { ...text, bold, slant }
    const styled: Shape = { ...written, x: 0, y: size * (lettering ? 0.3 : 0.36) }
    return turn === 0 ? { ...styled, x, y: y + styled.y } : { kind: 'group', x, y, turn, shapes: [styled] }
  })
}

function colourOf(tone: NameStyle['tone'], theme: Theme): string {
  if (typeof tone === 'number') return theme.sides[tone % 2]!.edge
  switch (tone) {
    case 'woods':
      return mix(theme.treeEdge, theme.ink, 0.35)
    case 'hill':
      return mix(theme.contour, theme.ink, 0.5)
    case 'water':
      return mix(theme.waterEdge, theme.ink, 0.3)
    case 'road':
    case 'ground':
      return mix(theme.faint, theme.ink, 0.55)
    default:
      return theme.ink
  }
}

/** Where names stand, so that they cover neither each other nor a counter if there is any such place. */
export function placeNames(portrait: Portrait, layout: BoardLayout): PlacedName[] {
  const { board } = portrait
  if (board.kind === 'table') return placeTableNames({ ...portrait, board }, layout as TableLayout)
  const ofPlaces = placeHexNames({ ...portrait, board }, layout as HexLayout)
  return [...ofPlaces, ...placeUnitNames(portrait, layout as HexLayout, ofPlaces)]
}
