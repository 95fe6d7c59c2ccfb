import { brightness } from '../board/colours.ts'
import type { Portrait } from '../engine/portrait.ts'
import { APOTHEM, type HexLayout, hexesOf, RADIUS } from './hex-layout.ts'
import type { Shape } from './shapes.ts'
import { coloursFor, type SideColours, type Theme } from './theme.ts'

/** The areas of a battle by hex. */
export type AreaMap = {
  /** For each hex its sector; -1 where there is none. */
  readonly sectorOf: Int32Array
  readonly zones: readonly { readonly side: number; readonly hexes: ReadonlySet<number> }[]
  readonly objectives: ReadonlySet<number>
  /** Ground that an event is going to change, and that lies under weather of its own. */
  readonly events: ReadonlySet<number>
  readonly weather: ReadonlySet<number>
  /** Where a truce keeps a side out, and what guns off the map reach. */
  readonly limits: readonly {
    readonly kind: 'truce' | 'guns'
    readonly side: number
    readonly hexes: ReadonlySet<number>
  }[]
  /** Where one leaves or enters the board: an arrow, turned clockwise from the north. */
  readonly arrows: readonly {
    readonly hex: number
    readonly side: number
    readonly colour?: string
    readonly edge: number
    readonly turn: number
    /** How far it stands aside along the edge, where a hex has several. */
    readonly aside: number
  }[]
}

export function mapAreas({ areas: told }: Pick<Portrait, 'areas'>, layout: HexLayout): AreaMap {
  const areas = told.map((area) => ({ ...area, hexes: hexesOf(area.extent) }))
  const sectorOf = new Int32Array(layout.grid.size).fill(-1)
  const sectors = areas.filter(({ kind }) => kind === 'sector')
  sectors.forEach(({ hexes }, i) => {
    for (const hex of hexes) sectorOf[hex] = i
  })
  const zones = areas.filter(({ kind }) => kind === 'zone')
  const pointed = areas.flatMap(({ kind, hexes, side = 0, colour }) => {
    if (kind !== 'exit' && kind !== 'entrance') return []
    const outward = outwardFrom(hexes, layout)
    return hexes.map((hex) => {
      const edge = outward(hex)
      return { hex, side, edge, turn: edge + (kind === 'exit' ? 0 : 180), ...(colour !== undefined && { colour }) }
    })
  })
  const arrows = pointed.map((arrow, i) => {
    const isBeside = (other: (typeof pointed)[number]) => other.hex === arrow.hex && other.edge === arrow.edge
    const before = pointed.slice(0, i).filter(isBeside).length
    return { ...arrow, aside: ARROW_ROOM * (before - (pointed.filter(isBeside).length - 1) / 2) }
  })
  return {
    sectorOf,
    zones: zones.map(({ hexes, side = 0 }) => ({ side, hexes: new Set(hexes) })),
    objectives: new Set(areas.flatMap(({ kind, hexes }) => (kind === 'objective' ? hexes : []))),
    events: new Set(areas.flatMap(({ kind, hexes }) => (kind === 'event' ? hexes : []))),
    weather: new Set(areas.flatMap(({ kind, hexes }) => (kind === 'weather' ? hexes : []))),
    limits: areas.flatMap(({ kind, hexes, side = 0 }) =>
      kind === 'truce' || kind === 'guns' ? [{ kind, side, hexes: new Set(hexes) }] : [],
    ),
    arrows,
  }
}

/** Haze, borders between sectors, the outlines of objectives, events, zones in which sides deploy, truces and guns off the map, and arrows at exits and entrances. */
export function drawAreas(
  { sectorOf, zones, objectives, events, weather, limits, arrows }: AreaMap,
  layout: HexLayout,
  theme: Theme,
  hexes: readonly number[] = layout.hexes,
): Shape[] {
  const borders = layout.sidesBetween(
    (a, b) => sectorOf[a] !== sectorOf[b] || objectives.has(a) !== objectives.has(b),
    hexes,
  )
  const shown = new Set(arrows.length > 0 ? hexes : [])
  const hazy = weather.size === 0 ? [] : hexes.filter((hex) => weather.has(hex))
  const edgeOf = (own: ReadonlySet<number>) => layout.sidesBetween((a, b) => own.has(a) !== own.has(b), hexes)
  const changing = events.size === 0 ? '' : edgeOf(events)
  return [
    ...(hazy.length === 0 ? [] : drawHaze(layout.outlines(hazy) + layout.margins(hazy), theme, edgeOf(weather))),
    ...(changing === '' ? [] : [{ kind: 'path' as const, d: changing, stroke: theme.ink, ...EVENT_LINE }]),
    ...(borders === '' ? [] : [{ kind: 'path' as const, d: borders, stroke: theme.sector, ...SECTOR_LINE }]),
    ...zones.flatMap(({ side, hexes: own }): Shape[] => {
      const d = edgeOf(own)
      return d === '' ? [] : drawZoneLine(d, theme.sides[side % 2]!)
    }),
    ...limits.flatMap(({ kind, side, hexes: own }): Shape[] => {
      const d = edgeOf(own)
      return d === '' ? [] : drawLimit(d, kind, theme.sides[side % 2]!)
    }),
    ...arrows.flatMap(({ hex, edge, turn, aside, ...whose }): Shape[] => {
      if (!shown.has(hex)) return []
      const [x, y] = layout.centre(hex)
      const away = (edge % 180 === 0 ? APOTHEM : RADIUS * 0.86) - 1
      const [sin, cos] = [Math.sin((edge * Math.PI) / 180), Math.cos((edge * Math.PI) / 180)]
      const [dx, dy] = [sin * away + cos * aside, sin * aside - cos * away]
      return [{ kind: 'group', x: x + dx, y: y + dy, turn, shapes: drawArrow(coloursFor(whose, theme)) }]
    }),
  ]
}

/** Where the edge is, in degrees clockwise from the north: of two edges at a corner that which more of the hexes have. */
function outwardFrom(hexes: readonly number[], { grid }: HexLayout): (hex: number) => number {
  const edgesOf = (hex: number) => [
    ...(grid.row(hex) === grid.rows - 1 ? [0] : []),
    ...(grid.column(hex) === grid.firstColumn + grid.columns - 1 ? [90] : []),
    ...(grid.row(hex) === 0 ? [180] : []),
    ...(grid.column(hex) === grid.firstColumn ? [270] : []),
  ]
  const count = (edge: number) => hexes.filter((hex) => edgesOf(hex).includes(edge)).length
  const byCount = [0, 90, 180, 270].toSorted((a, b) => count(b) - count(a))
  return (hex) => byCount.find((edge) => edgesOf(hex).includes(edge)) ?? 0
}

/** An arrow to the north, in the colours of whoever may go there. */
export function drawArrow({ fill, edge }: SideColours): Shape[] {
  return [{ kind: 'path', d: 'M0 -12L8 -1H3.5V9H-3.5V-1H-8Z', fill, stroke: edge, width: 1.4 }]
}

/** From arrow to arrow at one edge of a hex. */
const ARROW_ROOM = 18

/** What an event is going to change has a dotted line around it. */
export const EVENT_LINE = { width: 2.6, dash: [2, 5] } as const

/** Weather that lies over a part of the board: pale, also on dark ground, with an outline, for open ground is as pale. */
export function drawHaze(d: string, theme: Theme, outline = d): Shape[] {
  const veil =
    brightness(theme.paper) < 128 ? { fill: theme.faint, opacity: 0.35 } : { fill: theme.page, opacity: 0.45 }
  return [
    { kind: 'path', d, ...veil },
    { kind: 'path', d: outline, stroke: theme.faint, width: 1, dash: [1, 3] },
  ]
}

/** Where a truce ends for a side there are long dashes in its colours; what its guns off the map reach has short ones. */
export function drawLimit(d: string, kind: 'truce' | 'guns', { fill, edge }: SideColours): Shape[] {
  const dash = kind === 'truce' ? [14, 5] : [4, 4]
  return [
    { kind: 'path', d, stroke: edge, width: 4, dash },
    { kind: 'path', d, stroke: fill, width: 2.2, dash },
  ]
}

export const SECTOR_LINE = { width: 2.4, dash: [9, 6] } as const

/** In the side's colour with an edge, so that it is seen on any ground: on paper one side's is solid, the other's hollow. */
export function drawZoneLine(d: string, { fill, edge }: SideColours): Shape[] {
  return [
    { kind: 'path', d, stroke: edge, width: 5 },
    { kind: 'path', d, stroke: fill, width: 2.8 },
  ]
}
