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
  addChangedZones(before, after, changed)
  addDifference(arrowsOf(before), arrowsOf(after), changed)
  addDifference(stepsOf(old.roads), stepsOf(now.roads), changed)
  addDifference(coursesOf(old.waters), coursesOf(now.waters), changed)
  addDifference(sidesOf(old, after), sidesOf(now, after), changed)
  const wet = ['stream', 'river'].filter((kind) => !looksSame(old, now, kind))
  for (const { hexes, wide } of now.waters)
    if (wet.includes(wide ? 'river' : 'stream')) for (const hex of hexes) changed.add(hex)
  return changed
}

/** Both hexes of each side, by all that is drawn on it. */
function sidesOf({ hexsides = [] }: HexDrawing['board'], { layout }: HexDrawing): Map<string, number> {
  return new Map(
    hexsides.flatMap(({ side, pattern, colour }) =>
      [hexOfSide(side), hexBeyond(layout.grid, side)].map(
        (hex) => [`${side} ${pattern} ${colour} ${hex}`, hex] as const,
      ),
    ),
  )
}

function looksSame(old: HexDrawing['board'], now: HexDrawing['board'], kind: string): boolean {
  const [before, after] = [lookOf(old, kind), lookOf(now, kind)]
  return before?.pattern === after?.pattern && before?.colour === after?.colour
}

function addChangedZones(before: HexDrawing, after: HexDrawing, changed: Set<number>): void {
  const [old, now] = [before.areas.zones, after.areas.zones]
  for (let i = 0; i < Math.max(old.length, now.length); i++) {
    const [first, second] = [old[i], now[i]]
    const isSame = first?.side === second?.side
    for (const hex of first?.hexes ?? []) if (!isSame || !second!.hexes.has(hex)) changed.add(hex)
    for (const hex of second?.hexes ?? []) if (!isSame || !first!.hexes.has(hex)) changed.add(hex)
  }
}

/** Arrows at exits and entrances, by all that they show. */
function arrowsOf({ areas }: HexDrawing): Map<string, number> {
  return new Map(areas.arrows.map(({ hex, side, edge, turn }) => [`${hex} ${side} ${edge} ${turn}`, hex]))
}

type Ways = readonly { readonly hexes: readonly number[]; readonly wide?: boolean }[]

/** Each step of the roads with what comes before and after it: that is all on which its drawing depends. */
function stepsOf(roads: Ways): Map<string, number> {
  const steps = new Map<string, number>()
  for (const { hexes } of roads) {
    hexes.forEach((hex, i) => steps.set(`${hexes[i - 1]} ${hex} ${hexes[i + 1]}`, hex))
  }
  return steps
}

/** Waters bear a broken line that begins at the source: each step with a digest of the whole way to it. */
function coursesOf(waters: Ways): Map<string, number> {
  const steps = new Map<string, number>()
  for (const { hexes, wide } of waters) {
    let way = 0x9e3779b9
    hexes.forEach((hex, i) => {
      way = Math.imul(way ^ hex, 0x85ebca6b) ^ (way >>> 13)
      steps.set(`${wide} ${way} ${hex} ${hexes[i + 1]}`, hex)
    })
  }
  return steps
}

function addDifference(before: Map<string, number>, after: Map<string, number>, changed: Set<number>): void {
  for (const [step, hex] of before) if (!after.has(step)) changed.add(hex)
  for (const [step, hex] of after) if (!before.has(step)) changed.add(hex)
}
