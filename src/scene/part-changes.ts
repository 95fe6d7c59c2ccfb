import type { PiecePortrait } from '../engine/portrait.ts'
import { APOTHEM, RADIUS, type Rect } from './hex-layout.ts'
import { type BoardParts, grown } from './parts.ts'

/** What changes in a hex shows in it and, by the borders of its ground and by roads, in its neighbours. */
const REACH = RADIUS + 2 * APOTHEM + 12

/** The parts of the picture in which two states of a battle differ; nothing where the boards are not alike at all. */
export function findChanges(before: BoardParts, after: BoardParts): Rect[] | undefined {
  const [old, now] = [before.portrait.board, after.portrait.board]
  if (old.firstColumn !== now.firstColumn || old.columns !== now.columns || old.rows !== now.rows) return undefined
  const changed = new Set<number>()
  for (let hex = 0; hex < after.layout.grid.size; hex++) {
    if (old.ground[hex] !== now.ground[hex]) changed.add(hex)
    else if (before.areas.sectorOf[hex] !== after.areas.sectorOf[hex]) changed.add(hex)
  }
  addChangedPieces(before.piecesOf, after.piecesOf, changed)
  addChangedZones(before, after, changed)
  addDifference(arrowsOf(before), arrowsOf(after), changed)
  addDifference(stepsOf(old.roads), stepsOf(now.roads), changed)
  addDifference(coursesOf(old.waters), coursesOf(now.waters), changed)
  return [...[...changed].map((hex) => rectAround(after, hex)), ...changedNames(before, after)]
}

function rectAround({ layout }: BoardParts, hex: number): Rect {
  const [x, y] = layout.centre(hex)
  return { x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH }
}

type PiecesOf = BoardParts['piecesOf']

function addChangedPieces(before: PiecesOf, after: PiecesOf, changed: Set<number>): void {
  for (const hex of before.keys()) if (!after.has(hex)) changed.add(hex)
  for (const [hex, pieces] of after) if (!areAlike(before.get(hex), pieces)) changed.add(hex)
}

function areAlike(before: readonly PiecePortrait[] | undefined, after: readonly PiecePortrait[]): boolean {
  return before?.length === after.length && after.every((piece, i) => lookOf(piece) === lookOf(before[i]!))
}

/** Everything of a piece that its counter shows; a name only over numbers. */
export function lookOf(piece: PiecePortrait): string {
  const { side, symbol, grade, strength, full, facing, square, arrives, values, name } = piece
  const print = values === undefined ? '' : `${values} ${name ?? ''}`
  return `${side} ${symbol} ${grade} ${strength} ${full} ${facing} ${square} ${arrives === undefined ? '' : 'later'} ${print}`
}

function addChangedZones(before: BoardParts, after: BoardParts, changed: Set<number>): void {
  const [old, now] = [before.areas.zones, after.areas.zones]
  for (let i = 0; i < Math.max(old.length, now.length); i++) {
    const [first, second] = [old[i], now[i]]
    const isSame = first?.side === second?.side
    for (const hex of first?.hexes ?? []) if (!isSame || !second!.hexes.has(hex)) changed.add(hex)
    for (const hex of second?.hexes ?? []) if (!isSame || !first!.hexes.has(hex)) changed.add(hex)
  }
}

/** Arrows at exits and entrances, by all that they show. */
function arrowsOf({ areas }: BoardParts): Map<string, number> {
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

function changedNames(before: BoardParts, after: BoardParts): Rect[] {
  const key = ({ name, at: [x, y] }: BoardParts['names'][number]) => `${x} ${y} ${name}`
  const [old, now] = [new Set(before.names.map(key)), new Set(after.names.map(key))]
  const changed = [
    ...before.names.filter((name) => !now.has(key(name))),
    ...after.names.filter((name) => !old.has(key(name))),
  ]
  return changed.map(({ box }) => grown(box, 12))
}
