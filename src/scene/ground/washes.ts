import { brightness, inkOn, mix } from '../../board/colours.ts'
import type { GroundLook, GroundPattern } from '../../engine/portrait.ts'
import type { Theme } from '../theme.ts'

/** The colours of a piece of ground: what it is filled with, and what is drawn on it. */
export type Wash = { readonly fill: string; readonly ink: string }

/** The patterns that the shipped rulebooks do not print: each a fill with marks on it. */
export type OwnPattern = keyof typeof FILLS

const FILLS = {
  lake: '#8fb9d0',
  ice: '#d8e8f0',
  snow: '#fafaf6',
  sand: '#ecd9a4',
  heath: '#cdb0b4',
  scrub: '#cfd3a0',
  bog: '#c0b88e',
  ravine: '#cdb791',
  'sunken-road': '#d8c092',
  vineyard: '#dcd6a2',
  garden: '#d3dfb0',
  enclosures: '#e0dfae',
  cemetery: '#d6d8c6',
  ruins: '#ddd2bf',
  'walled-village': '#e6d8be',
  redoubt: '#cdb48a',
  abatis: '#d6c79f',
} as const satisfies Partial<Record<GroundPattern, string>>

export const isOwnPattern = (pattern: GroundPattern): pattern is OwnPattern => Object.hasOwn(FILLS, pattern)

/** What ground with a pattern of this kind is painted with, in the colours of a theme. */
export function washOf({ pattern, colour }: GroundLook & { readonly pattern: OwnPattern }, theme: Theme): Wash {
  if (pattern === 'lake' && colour === undefined) return { fill: theme.water, ink: theme.waterEdge }
  return wash(colour ?? FILLS[pattern], theme)
}

/** A designer's colour in a theme: as it is by day, dimmed by night, and grey on paper. Its marks can be read on it. */
function wash(colour: string, { tint }: Theme): Wash {
  const grey = Math.round(brightness(colour)).toString(16).padStart(2, '0')
  const fill = mix(tint.isGrey ? `#${grey}${grey}${grey}` : colour, tint.towards, tint.share)
  return { fill, ink: mix(fill, inkOn(fill), 0.62) }
}

/** The colours of something drawn in lines: a designer's own, or the usual ones. */
export function hueOf(
  { colour }: { readonly colour?: string },
  usual: { readonly fill: string; readonly edge: string },
  theme: Theme,
): { readonly fill: string; readonly edge: string } {
  if (colour === undefined) return usual
  const { fill, ink } = wash(colour, theme)
  return { fill, edge: ink }
}

/** A theme in which a pattern of the shipped rulebooks has a colour of a designer's own. */
export function tinted(theme: Theme, look: GroundLook | undefined): Theme {
  if (look?.colour === undefined) return theme
  const { fill, ink } = wash(look.colour, theme)
  const half = mix(fill, ink, 0.35)
  const trees = { tree: half, treeEdge: ink }
  switch (look.pattern) {
    case 'woods':
      return { ...theme, woods: fill, ...trees }
    case 'orchard':
      return { ...theme, orchard: fill, ...trees }
    case 'hill':
      return { ...theme, hill: [fill, mix(fill, ink, 0.15), mix(fill, ink, 0.3)], contour: ink }
    case 'field':
      return { ...theme, field: fill, furrow: half }
    case 'rough':
      return { ...theme, hill: [fill, fill, fill], rock: half, rockEdge: ink }
    case 'stream':
    case 'river':
      return { ...theme, water: fill, waterEdge: ink }
    case 'marsh':
      return { ...theme, marsh: fill, waterEdge: ink, treeEdge: ink }
    case 'bridge':
      return { ...theme, road: fill, roadEdge: ink }
    case 'farm':
    case 'town':
    case 'fortified':
      return { ...theme, roof: fill, roofShade: half }
    default:
      return theme
  }
}
