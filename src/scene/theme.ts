import { brightness, darken, inkOn, mix, SIDE_FILLS } from '../board/colours.ts'
import { memoize } from '../board/memoize.ts'

/** The colours of a side's counters. */
export type SideColours = { readonly fill: string; readonly edge: string; readonly ink: string }

/** The colours of a side's counters, or of a contingent with a colour of its own. */
export function coloursFor(
  { side, colour }: { readonly side: number; readonly colour?: string },
  theme: Theme,
): SideColours {
  // On grey paper a colour says nothing.
  return colour === undefined || theme.tint.isGrey
    ? theme.sides[side % 2]!
    : { fill: colour, edge: edgeOf(colour, theme), ink: inkOn(colour) }
}

/** Darker than its counter; by night paler, for the map is as dark as many a coat. */
const edgeOf = (colour: string, { paper }: Theme) =>
  brightness(paper) < 128 ? mix(colour, '#ffffff', 0.6) : darken(colour, 0.45)

/** The sides of a battle with the colours that they have of their own. */
type Sides = readonly { readonly colour?: string }[]

/**
 * A theme in which sides have the colours of a battle: for counters without one of their own, and for what is a side's as a
 * whole. The same theme for the same colours, so that whoever keeps pictures sees that nothing has changed.
 */
export function themeWithSides(theme: Theme, sides: Sides): Theme {
  const colours = theme.sides.map((_, side) => sides[side]?.colour)
  if (colours.every((colour) => colour === undefined)) return theme
  const known = ownThemes.get(theme)
  if (known && String(known.colours) === String(colours)) return known.theme
  const own = theme.sides.map((usual, side) => {
    const colour = colours[side]
    return colour === undefined ? usual : coloursFor({ side, colour }, theme)
  })
  const made: Theme = { ...theme, sides: own as unknown as Theme['sides'] }
  ownThemes.set(theme, { colours, theme: made })
  return made
}

/** The last that was made of each theme. */
const ownThemes = new WeakMap<Theme, { readonly colours: readonly (string | undefined)[]; readonly theme: Theme }>()

/** A theme for what is drawn over a scan: nothing that has no meaning hides it. */
export const themeOverScan = memoize((theme: Theme): Theme => ({ ...theme, hasTillage: false }))

/** The colours of a picture. */
export type Theme = {
  readonly page: string
  readonly paper: string
  readonly ink: string
  readonly faint: string
  readonly grid: string
  readonly hill: readonly [string, string, string]
  readonly contour: string
  readonly woods: string
  readonly tree: string
  readonly treeEdge: string
  readonly orchard: string
  readonly field: string
  readonly furrow: string
  readonly rock: string
  readonly rockEdge: string
  readonly water: string
  readonly waterEdge: string
  readonly marsh: string
  readonly road: string
  readonly roadEdge: string
  readonly wall: string
  readonly roof: string
  readonly roofShade: string
  readonly rampart: string
  readonly sector: string
  readonly mark: string
  /** What is chosen or pointed at, and what is doubtful. */
  readonly accent: string
  readonly caution: string
  /** How much of something there is, whoever's it is: unlike the sides and the ground. */
  readonly heat: string
  readonly halo: string
  readonly shadow: string
  /** What becomes of a designer's own colour of ground: so much of another is added, and on paper it is grey. */
  readonly tint: { readonly towards: string; readonly share: number; readonly isGrey: boolean }
  /** Whether open ground is filled with fields that mean nothing. */
  readonly hasTillage: boolean
  readonly sides: readonly [SideColours, SideColours]
}

const LIGHT: Theme = {
  page: '#faf6ec',
  paper: '#f1e8d0',
  ink: '#2b2418',
  faint: '#8b7f67',
  grid: '#c9bb98',
  hill: ['#e6d3a3', '#dabd82', '#cba567'],
  contour: '#a17c3f',
  woods: '#bccb93',
  tree: '#7f9c57',
  treeEdge: '#4a6332',
  orchard: '#dbe0b0',
  field: '#efdf97',
  furrow: '#c3a544',
  rock: '#b9b1a3',
  rockEdge: '#6f675a',
  water: '#8fb9d0',
  waterEdge: '#4f86a4',
  marsh: '#c9d8c4',
  road: '#fdf8ea',
  roadEdge: '#94825c',
  wall: '#efe6d2',
  roof: '#b5573a',
  roofShade: '#8f4029',
  rampart: '#6d5d4b',
  sector: '#7a5c2e',
  mark: '#c4161c',
  accent: '#0a5fb4',
  caution: '#9a5b00',
  heat: '#a3128c',
  halo: '#f8f2e2',
  shadow: '#2b2418',
  tint: { towards: '#f1e8d0', share: 0, isGrey: false },
  hasTillage: true,
  sides: [
    { fill: SIDE_FILLS[0], edge: '#16294d', ink: '#ffffff' },
    { fill: SIDE_FILLS[1], edge: '#5c1512', ink: '#ffffff' },
  ],
}

const DARK: Theme = {
  page: '#15181c',
  paper: '#262b2e',
  ink: '#e9e4d8',
  faint: '#8d9396',
  grid: '#3d4549',
  hill: ['#3a372c', '#494231', '#5a4e36'],
  contour: '#8f7b4c',
  woods: '#2b3a2b',
  tree: '#4f7048',
  treeEdge: '#8cab76',
  orchard: '#35402f',
  field: '#45422a',
  furrow: '#837a3f',
  rock: '#565a5c',
  rockEdge: '#a0a5a6',
  water: '#2c5a76',
  waterEdge: '#6aa6c8',
  marsh: '#2d423c',
  road: '#a3977c',
  roadEdge: '#4c4638',
  wall: '#8f877a',
  roof: '#a8523a',
  roofShade: '#6f3323',
  rampart: '#c0b39f',
  sector: '#c9a35f',
  mark: '#ff5a52',
  accent: '#7cc4ff',
  caution: '#ffb84d',
  heat: '#ff5cd6',
  halo: '#1b1f22',
  shadow: '#000000',
  tint: { towards: '#1d2225', share: 0.62, isGrey: false },
  hasTillage: true,
  sides: [
    { fill: '#3f6fc0', edge: '#b9cdf2', ink: '#ffffff' },
    { fill: '#c0463f', edge: '#f3bdb9', ink: '#ffffff' },
  ],
}

/** For paper: nothing depends on colour, so that a grey printer loses nothing. */
const PRINT: Theme = {
  page: '#ffffff',
  paper: '#ffffff',
  ink: '#000000',
  faint: '#777777',
  grid: '#b5b5b5',
  hill: ['#efefef', '#dedede', '#cccccc'],
  contour: '#7c7c7c',
  woods: '#e3e3e3',
  tree: '#bdbdbd',
  treeEdge: '#3d3d3d',
  orchard: '#f1f1f1',
  field: '#f7f7f7',
  furrow: '#9d9d9d',
  rock: '#d0d0d0',
  rockEdge: '#4a4a4a',
  water: '#d9d9d9',
  waterEdge: '#6a6a6a',
  marsh: '#ececec',
  road: '#ffffff',
  roadEdge: '#5a5a5a',
  wall: '#ffffff',
  roof: '#8f8f8f',
  roofShade: '#5f5f5f',
  rampart: '#222222',
  sector: '#444444',
  mark: '#000000',
  accent: '#000000',
  caution: '#555555',
  heat: '#000000',
  halo: '#ffffff',
  shadow: '#ffffff',
  tint: { towards: '#ffffff', share: 0.6, isGrey: true },
  hasTillage: true,
  sides: [
    { fill: '#2a2a2a', edge: '#000000', ink: '#ffffff' },
    { fill: '#ffffff', edge: '#000000', ink: '#000000' },
  ],
}

/** The colours to draw in: on light and dark screens, and on paper. */
export const THEMES = { light: LIGHT, dark: DARK, print: PRINT } as const satisfies Record<string, Theme>
/** A theme by its name. */
export type ThemeName = keyof typeof THEMES
