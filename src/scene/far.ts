import type { GroundPattern, HexBoardPortrait } from '../engine/portrait.ts'
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
  const byPattern = new Map<GroundPattern, number[]>()
  for (const hex of hexes) {
    const pattern = board.ground[hex]
    if (pattern === undefined) continue
    const own = byPattern.get(pattern)
    if (own) own.push(hex)
    else byPattern.set(pattern, [hex])
  }
  return [...byPattern].flatMap(([pattern, own]): Shape[] => {
    const fill = farColour(pattern, theme)
    return fill === undefined ? [] : [{ kind: 'path', d: layout.outlines(own), fill }]
  })
}

/** What a pattern runs into; nothing where it is drawn with the ways. */
export function farColour(pattern: GroundPattern, theme: Theme): string | undefined {
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

/** Between two colours such as `#8a6f3c`. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(first, at) * (1 - share) + part(second, at) * share))
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}
