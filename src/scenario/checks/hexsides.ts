import type { HexGrid } from '../../board/hex-grid.ts'
import {
  cornersOf,
  hexBeyond,
  hexesAtCorner,
  hexOfSide,
  plainSide,
  sideLabel,
  sideTowards,
} from '../../board/hex-sides.ts'
import type { Report } from '../diagnostic.ts'
import { isWater, SIDE_KINDS, sideDefinitions } from '../hexsides/kinds.ts'
import type { Hexsides, WithHexsides } from '../hexsides/read.ts'
import { kinOf } from '../likeness.ts'
import { some } from '../wording.ts'
import type { PathStep } from './hexes.ts'
import { checkLikeness } from './likeness.ts'

/** What hexsides are checked against. */
type Surroundings = {
  readonly grid: HexGrid
  /** Whether there is water in a hex, into which a river can flow. */
  readonly isWet: (hex: number) => boolean
  readonly roads: readonly (readonly PathStep[])[]
}

/** Rivers join, bridges and fords have water under them, roads have bridges. */
export function checkHexsides(hexsides: Hexsides<unknown>, around: Surroundings, report: Report): void {
  // A side that is missing because it was wrong explains all of this.
  if (!report.isComplete('board', 'hexsides')) return
  checkCrossings(hexsides, around.grid, report)
  checkEnds(hexsides, around, report)
  if (report.isComplete('board', 'roads')) checkRoads(hexsides, around, report)
}

/** What a battle defines is like something that there is, and lies somewhere. */
export function checkSideKinds({ ground, board, events }: WithHexsides, report: Report): void {
  const definitions = sideDefinitions(ground)
  const codes = { unknown: 'hexside/unknown-kind', circle: 'hexside/circle' } as const
  checkLikeness({ key: 'ground', definitions, printed: SIDE_KINDS, noun: 'kind of hexside', codes }, report)
  const isUsual = (id: string) => SIDE_KINDS.some((one) => one === id)
  const laid = (events ?? []).flatMap((event) => (event?.hexsides ?? []).flatMap((one) => one?.becomes ?? []))
  const used = new Set([...Object.keys(board?.hexsides ?? {}), ...laid].flatMap((id) => kinOf(definitions, id)))
  for (const [id, { like }] of Object.entries(definitions)) {
    const path = ['ground', id]
    if (like === undefined && !isUsual(id)) {
      const message = `${id} must say what it is like: ${SIDE_KINDS.join(', ')} or another kind.`
      report.add({ code: 'hexside/unlike', path, target: 'key', message })
    } else if (!used.has(id) && report.isComplete('board')) {
      const message = `No side of the board is ${id}.`
      report.add({ code: 'hexside/unused', path, target: 'key', message })
    }
  }
}

function kindAt({ kinds, ground }: Hexsides<unknown>, side: number) {
  const kind = kinds[ground[side]! - 1]
  return kind && isWater(kind) ? kind : undefined
}

const labelsAt = (grid: HexGrid, side: number) => [grid.label(hexOfSide(side)), grid.label(hexBeyond(grid, side))]

function checkCrossings(hexsides: Hexsides<unknown>, grid: HexGrid, report: Report): void {
  for (const [side, { crossing: path }] of hexsides.written) {
    if (!path || kindAt(hexsides, side)) continue
    const { name } = hexsides.kinds[hexsides.crossing[side]! - 1]!
    report.add({
      code: 'terrain/bridge-over-nothing',
      path,
      at: labelsAt(grid, side),
      message: `There is no water at ${sideLabel(grid, side)} for the ${name} to cross.`,
      hint: 'Add the side to `stream` or `river`, or remove it here.',
    })
  }
}

/** Whoever cannot cross a river walks around a loose end of it. */
function checkEnds(hexsides: Hexsides<unknown>, { grid, isWet }: Surroundings, report: Report): void {
  const atCorner = new Map<number, number[]>()
  for (const side of hexsides.written.keys()) {
    if (!kindAt(hexsides, side)) continue
    for (const corner of cornersOf(grid, side)) atCorner.set(corner, [...(atCorner.get(corner) ?? []), side])
  }
  const isLoose = (corner: number) => {
    const hexes = hexesAtCorner(grid, corner)
    return atCorner.get(corner)?.length === 1 && hexes.length === 3 && !hexes.some(isWet)
  }
  const closed = new Set<number>()
  for (const [corner, [side, ...others]] of atCorner) {
    if (side === undefined || others.length > 0 || !isLoose(corner)) continue
    const kind = kindAt(hexsides, side)!
    const gap = sidesFrom(grid, corner).find(
      (next) => !kindAt(hexsides, next) && cornersOf(grid, next).every((end) => end === corner || isJoint(end)),
    )
    // A stream rises where it likes; only where one side is missing it has a gap.
    if (gap === undefined ? kind.base === 'stream' : closed.has(gap)) continue
    if (gap !== undefined) closed.add(gap)
    const at = labelsAt(grid, side)
    const between = some(hexesAtCorner(grid, corner).map((hex) => grid.label(hex)))
    report.add({
      code: 'river/loose-end',
      path: hexsides.written.get(side)!.ground!,
      at,
      message: `The ${kind.name} ends beside ${sideLabel(grid, side)}, where ${between} meet, and meets neither the edge nor other water.`,
      hint:
        gap === undefined
          ? 'Lead it on to the edge of the board or into other water.'
          : `Add ${sideLabel(grid, gap)} to close the gap.`,
    })
  }

  /** Whether there is water at a corner that could go on from there. */
  function isJoint(corner: number): boolean {
    return atCorner.has(corner) && isLoose(corner)
  }
}

/** The sides that meet at a corner, by their smaller numbers. */
function sidesFrom(grid: HexGrid, corner: number): number[] {
  const hexes = hexesAtCorner(grid, corner)
  return hexes.flatMap((hex, i) => hexes.slice(i + 1).map((other) => plainSide(grid, sideTowards(grid, hex, other))))
}

function checkRoads(hexsides: Hexsides<unknown>, { grid, roads }: Surroundings, report: Report): void {
  const told = new Set<number>()
  for (const steps of roads) {
    steps.forEach(({ hex, path }, i) => {
      const before = steps[i - 1]?.hex
      const side = before === undefined ? -1 : sideTowards(grid, before, hex)
      const kind = side < 0 ? undefined : kindAt(hexsides, side)
      if (!kind || hexsides.crossing[side] !== 0 || told.has(plainSide(grid, side))) return
      told.add(plainSide(grid, side))
      report.add({
        code: 'road/no-bridge',
        path,
        at: labelsAt(grid, side),
        message: `The road crosses the ${kind.name} at ${sideLabel(grid, side)}, where there is no bridge or ford.`,
        hint: `Add ${sideLabel(grid, side)} to \`bridge\`.`,
      })
    })
  }
}
