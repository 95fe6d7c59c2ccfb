import { mix } from '../../board/colours.ts'
import { drawHouse, drawSteeple, type House } from '../ground/buildings.ts'
import { drawCrowns } from '../ground/glyphs.ts'
import { jitter } from '../jitter.ts'
import { box, grown, holds, lines, type Point } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { between, boundsOf, degrees, distance, walk } from './curves.ts'
import { type Drawn, drawnAround } from './drawn.ts'
import type { Plot } from './plants.ts'
import { depthIn, distanceTo, scatter } from './rings.ts'
import type { Course } from './survey.ts'

/** The gardens among houses and the yards among barns. */
export function drawYard({ corners }: Plot, theme: Theme): Drawn[] {
  const d = lines(corners)
  const earth = mix(theme.paper, theme.roof, 0.13)
  const line = mix(theme.roofShade, theme.paper, 0.35)
  return drawnAround(corners, 2, { kind: 'path', d, fill: earth, stroke: line, width: 0.9, dash: [4, 3] })
}

/** Villages: houses along the roads, then behind them; gardens where there is room, and a church in the midst of large ones. */
export function drawTown({ corners }: Plot, roads: readonly Course[], theme: Theme): Drawn[] {
  const streets = roadsBy(corners, roads)
  const houses = settle(corners, streets)
  const trees = scatter(corners, 12, 3, 7).filter((at, i) => i % 5 < 3 && isFree(at, 3.5, houses, streets))
  const middle = middleOf(corners)
  const church = isLarge(corners)
    ? houses.toSorted((a, b) => distance([a[0], a[1]], middle) - distance([b[0], b[1]], middle))[0]
    : undefined
  return [
    ...drawnAround(
      corners,
      6,
      ...drawCrowns(
        trees.map((at) => ({ at, r: 2.9 })),
        theme,
      ),
    ),
    ...drawnAround(corners, 6, ...houses.flatMap((house) => drawHouse(house, theme))),
    ...(church ? drawnAround([[church[0], church[1]]], 12, ...drawSteeple([church[0], church[1]], theme)) : []),
  ]
}

/** Farms: barns along the sides of a walled yard, with its gate to the nearest road. */
export function drawFarm({ corners }: Plot, roads: readonly Course[], theme: Theme): Drawn[] {
  const sides = sidesOf(corners)
  const ways = sides.map(({ middle }) => wayTo(roads, middle))
  const gate = sides[ways.indexOf(Math.min(...ways))]!
  const { width, height } = boundsOf(corners)
  const depth = Math.min(13, Math.max(5, Math.min(width, height) * 0.27))
  const barns = sides
    .filter((side) => side !== gate)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3)
    .map(({ middle, inward, turn, length }, i): House => {
      const at = ahead(middle, inward, depth / 2 + 1.5)
      return [...at, Math.max(6, i === 0 ? length - 4 : length - 2 * depth - 5), depth, turn]
    })
  const opening = Math.min(9, gate.length / 3)
  const wall = [
    between(gate.to, gate.from, 0.5 - opening / 2 / gate.length),
    ...around(corners, gate.index),
    between(gate.from, gate.to, 0.5 - opening / 2 / gate.length),
  ]
  return drawnAround(
    corners,
    6,
    { kind: 'path', d: lines(corners), fill: theme.wall },
    { kind: 'path', d: lines(wall, false), stroke: theme.rampart, width: 2 },
    ...barns.flatMap((barn) => drawHouse(barn, theme)),
  )
}

/** Fortifications: a rampart with bastions at its corners, and houses inside. */
export function drawFortress({ corners }: Plot, roads: readonly Course[], theme: Theme): Drawn[] {
  const d = lines(corners)
  const inside = corners.map((corner) => between(corner, middleOf(corners), 0.16))
  const bastions = corners.map((corner) => box(corner, 9, 9)).join('')
  return drawnAround(
    corners,
    8,
    { kind: 'path', d, fill: theme.wall },
    ...settle(inside, roadsBy(inside, roads)).flatMap((house) => drawHouse(house, theme)),
    { kind: 'path', d, stroke: theme.rampart, width: 4.4 },
    { kind: 'path', d, stroke: theme.paper, width: 1, dash: [2.5, 3.5] },
    { kind: 'path', d: bastions, fill: theme.rampart, stroke: theme.rampart, width: 1 },
  )
}

const isLarge = (corners: readonly Point[]) => {
  const { width, height } = boundsOf(corners)
  return width * height > 4200
}

/** How far beside a village a road is still one of its streets. */
const STREET = 30

/** A road that comes by; what of it is near is what houses are measured from, thousands of times. */
type Street = Pick<Course, 'line' | 'width'> & { readonly near: readonly Point[] }

function roadsBy(corners: readonly Point[], roads: readonly Course[]): Street[] {
  const street = grown(boundsOf(corners), STREET)
  return roads.flatMap(({ line, width }) => {
    const isNear = line.map((at) => holds(street, at))
    const [first, last] = [isNear.indexOf(true), isNear.lastIndexOf(true)]
    return first < 0 ? [] : [{ line, width, near: line.slice(Math.max(0, first - 1), last + 2) }]
  })
}

/** Where houses stand inside an outline: in order of their claim, none on another nor on a road. */
function settle(corners: readonly Point[], streets: readonly Street[]): House[] {
  const bounds = boundsOf(corners)
  const street = grown(bounds, STREET)
  const main = sidesOf(corners).toSorted((a, b) => b.length - a.length)[0]!.turn
  const claims: House[] = streets.flatMap(({ line, width }) =>
    [0, 1].flatMap((row) =>
      walk(line, 14, 5).flatMap(({ at, turn }, i) =>
        (holds(street, at) ? [90, -90] : []).map((side): House => {
          const chance = jitter(Math.round(at[0]), Math.round(at[1]), side, row)
          const [length, depth] = [8.5 + chance() * 4.5, 6 + chance() * 1.8]
          const off = width / 2 + 3 + depth / 2 + row * 12 + chance() * 1.5
          return [...ahead(at, turn + side, off), length, depth, turn + (i % 3 === row ? 90 : 0)]
        }),
      ),
    ),
  )
  const behind = scatter(corners, 16, 3, 6).map((at): House => {
    const chance = jitter(Math.round(at[0]), Math.round(at[1]), 8)
    return [...at, 8 + chance() * 4, 5.8 + chance() * 1.6, main + (chance() - 0.5) * 30 + (chance() < 0.4 ? 90 : 0)]
  })
  const houses: House[] = []
  for (const house of [...claims, ...behind]) {
    const [x, y, length, depth] = house
    if (!holds(bounds, [x, y])) continue
    if (depthIn(corners, [x, y]) < (length + depth) / 4 + 0.5) continue
    if (isFree([x, y], (length + depth) / 4 + 1, houses, streets)) houses.push(house)
  }
  return houses
}

/** Whether neither a house nor a road is so near. */
function isFree(at: Point, room: number, houses: readonly House[], roads: readonly Street[]): boolean {
  return (
    houses.every(([x, y, length, depth]) => distance([x, y], at) > room + (length + depth) / 4 + 0.5) &&
    roads.every(({ near, width }) => distanceTo(near, at) > room + width / 2)
  )
}

type Side = {
  readonly index: number
  readonly from: Point
  readonly to: Point
  readonly middle: Point
  readonly length: number
  /** Its direction, and that into the yard, in degrees clockwise from the east. */
  readonly turn: number
  readonly inward: number
}

function sidesOf(corners: readonly Point[]): Side[] {
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length]!
    const [middle, turn] = [between(from, to, 0.5), degrees(from, to)]
    const inward = depthIn(corners, ahead(middle, turn + 90, 2)) > 0 ? turn + 90 : turn - 90
    return { index, from, to, middle, length: distance(from, to) || 1, turn, inward }
  })
}

/** The corners from the end of a side around to its beginning. */
const around = (corners: readonly Point[], side: number) =>
  corners.map((_, i) => corners[(side + 1 + i) % corners.length]!)

const wayTo = (roads: readonly Course[], at: Point) => Math.min(...roads.map(({ line }) => distanceTo(line, at)), 1e6)

const middleOf = (corners: readonly Point[]): Point => {
  const { x, y, width, height } = boundsOf(corners)
  return [x + width / 2, y + height / 2]
}

const ahead = ([x, y]: Point, turn: number, far: number): Point => [
  x + Math.cos((turn * Math.PI) / 180) * far,
  y + Math.sin((turn * Math.PI) / 180) * far,
]
