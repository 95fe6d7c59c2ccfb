import { mix } from '../board/colours.ts'
import { type GroundLook, type HexBoardPortrait, lookOf } from '../engine/portrait.ts'
import { isOwnPattern, tinted, washOf } from './ground/washes.ts'
import type { HexLayout } from './hex-layout.ts'
import type { Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/**
 * The ground seen from so far away that trees and furrows run into one: each kind of hex in the colour that it has then.
 * Flat hexes have no borders that depend on their neighbours, so a board can be drawn in pieces of any size.
 */
export function drawFarGround(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
  hexes: readonly number[],
): Shape[] {
  const byKind = new Map<string, number[]>()
  for (const hex of hexes) {
    const kind = board.ground[hex]
    if (kind === undefined) continue
    const own = byKind.get(kind)
    if (own) own.push(hex)
    else byKind.set(kind, [hex])
  }
  return [...byKind].flatMap(([kind, own]): Shape[] => {
    const fill = farColour(lookOf(board, kind), theme)
    return fill === undefined ? [] : [{ kind: 'path', d: layout.outlines(own), fill }]
  })
}

/** What a pattern runs into; nothing where it is drawn with the ways. */
export function farColour(look: GroundLook | undefined, plain: Theme): string | undefined {
  if (look === undefined) return undefined
  const { pattern, ...rest } = look
  if (isOwnPattern(pattern)) {
    const { fill, ink } = washOf({ pattern, ...rest }, plain)
    return mix(fill, ink, 0.15)
  }
  const theme = tinted(plain, look)
  switch (pattern) {
    case 'woods':
      return mix(theme.woods, theme.tree, 0.65)
    case 'orchard':
      return mix(theme.orchard, theme.tree, 0.35)
    case 'hill':
      return theme.hill[1]
    case 'field':
      return mix(theme.field, theme.furrow, 0.2)
    case 'marsh':
      return mix(theme.marsh, theme.waterEdge, 0.15)
    case 'rough':
      return mix(theme.hill[0], theme.rock, 0.6)
    case 'farm':
    case 'town':
      return mix(theme.paper, theme.roof, 0.6)
    case 'fortified':
      return mix(theme.wall, theme.rampart, 0.5)
    default:
      return undefined
  }
}
