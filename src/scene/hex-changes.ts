import { hexBeyond, hexOfSide } from '../board/hex-sides.ts'
import { lookOf } from '../engine/portrait.ts'
import type { HexDrawing } from './hex-drawing.ts'

/** The hexes in which the ground, the ways or the areas of two boards of one size differ. */
export function changedHexes(before: HexDrawing, after: HexDrawing): Set<number> {
  const [old, now] = [before.board, after.board]
  const changed = new Set<number>()
  const repainted = new Set([...new Set(now.ground)].filter((kind) => kind !== undefined && !looksSame(old, now, kind)))
  for (const hex of after.layout.hexes) {
    if (old.ground[hex] !== now.ground[hex] || repainted.has(now.ground[hex])) changed.add(hex)
    else if (before.areas.sectorOf[hex] !== after.areas.sectorOf[hex]) changed.add(hex)
    else if (before.areas.objectives.has(hex) !== after.areas.objectives.has(hex)) changed.add(hex)
    else if (before.areas.events.has(hex) !== after.areas.events.has(hex)) changed.add(hex)
    else if (before.areas.weather.has(hex) !== after.areas.weather.has(hex)) changed.add(hex)
  }
  addChangedZones(before, after, changed, ({ areas }) => areas.zones)
  addChangedZones(before, after, changed, ({ areas }) => areas.limits)
  addDifference(arrowsOf(before), arrowsOf(after), changed)
  if (!areSame(old.roads, now.roads)) addDifference(stepsOf(old.roads), stepsOf(now.roads), changed)
  if (!areSame(old.waters, now.waters)) addDifference(stepsOf(old.waters), stepsOf(now.waters), changed)
  addDifference(sidesOf(old, after), sidesOf(now, after), changed)
  const wet = ['stream', 'river'].filter((kind) => !looksSame(old, now, kind))
  for (const { hexes, wide } of now.waters)
    if (wet.includes(wide ? 'river' : 'stream')) for (const hex of hexes) changed.add(hex)
  return changed
}

/** Both hexes of each side, by all that is drawn on it. */
function sidesOf({ hexsides = [] }: HexDrawing['board'], { layout }: HexDrawing): Map<string, number> {
  return new Map(
    hexsides.flatMap(({ side, pattern, colour, isSteep }) =>
      [hexOfSide(side), hexBeyond(layout.grid, side)].map(
        (hex) => [`${side} ${pattern} ${colour} ${isSteep} ${hex}`, hex] as const,
      ),
    ),
  )
}

function looksSame(old: HexDrawing['board'], now: HexDrawing['board'], kind: string): boolean {
  const [before, after] = [lookOf(old, kind), lookOf(now, kind)]
  return before?.pattern === after?.pattern && before?.colour === after?.colour
}

type Zone = { readonly side: number; readonly hexes: ReadonlySet<number>; readonly kind?: string }

function addChangedZones(
  before: HexDrawing,
  after: HexDrawing,
  changed: Set<number>,
  zonesOf: (drawing: HexDrawing) => readonly Zone[],
): void {
  const [old, now] = [zonesOf(before), zonesOf(after)]
  for (let i = 0; i < Math.max(old.length, now.length); i++) {
    const [first, second] = [old[i], now[i]]
    const isSame =
      first?.side === second?.side &&
      first?.kind === second?.kind &&
      colourOf(before, first) === colourOf(after, second)
    for (const hex of first?.hexes ?? []) if (!isSame || !second!.hexes.has(hex)) changed.add(hex)
    for (const hex of second?.hexes ?? []) if (!isSame || !first!.hexes.has(hex)) changed.add(hex)
  }
}

/** The colour of whoever something belongs to, where that is his own. */
const colourOf = ({ sides }: HexDrawing, owned: { readonly side: number } | undefined) =>
  owned && sides[owned.side]?.colour

/** Arrows at exits and entrances, by all that they show. */
function arrowsOf(drawing: HexDrawing): Map<string, number> {
  return new Map(
    drawing.areas.arrows.map((arrow) => {
      const { hex, side, colour, edge, turn } = arrow
      return [`${hex} ${side} ${colour ?? colourOf(drawing, arrow)} ${edge} ${turn}`, hex]
    }),
  )
}

type Ways = readonly { readonly hexes: readonly number[]; readonly wide?: boolean }[]

/** Most changes are to other things: then nobody has to look at every step. */
function areSame(before: Ways, after: Ways): boolean {
  return (
    before.length === after.length &&
    before.every(({ hexes, wide }, i) => {
      const other = after[i]!
      return (
        wide === other.wide && hexes.length === other.hexes.length && hexes.every((hex, k) => hex === other.hexes[k])
      )
    })
  )
}

/** Each step of a way with the two before and after it: that is all on which its drawing depends. */
function stepsOf(ways: Ways): Map<string, number> {
  const steps = new Map<string, number>()
  for (const { hexes, wide } of ways) {
    hexes.forEach((hex, i) => steps.set(`${wide} ${[-2, -1, 0, 1, 2].map((by) => hexes[i + by]).join(' ')}`, hex))
  }
  return steps
}

function addDifference(before: Map<string, number>, after: Map<string, number>, changed: Set<number>): void {
  for (const [step, hex] of before) if (!after.has(step)) changed.add(hex)
  for (const [step, hex] of after) if (!before.has(step)) changed.add(hex)
}
