import { formatFacing } from '../../../board/table/facing.ts'
import type { TableSize } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import { isMapping } from '../../../scenario/plain-data.ts'
import type { EsrFormation, EsrReserveBattery, EsrSpecialtyUnit, EsrUnit } from '../format/index.ts'
import { toPoint } from '../format/index.ts'
import { inInches } from './open-draft.ts'

/** What was cut out of a battle, each thing with its id and where it belongs; points lie where they were. */
export type CutParts = {
  readonly shapes: readonly CutShape[]
  readonly formations: readonly CutFormation[]
  readonly units: readonly CutUnit[]
  readonly reserves: readonly CutReserve[]
}
type Inches = readonly number[]
export type CutShape = {
  readonly list: 'features' | 'areas' | 'entries'
  readonly id: string
  readonly data: {
    readonly name?: string
    readonly owner?: unknown
    readonly area?: readonly Inches[]
    readonly line?: readonly Inches[]
    readonly at?: Inches
  }
}
type InForce = { readonly side: string; readonly force: string; readonly id: string }
/** With the way that its units look where they say nothing themselves. */
export type CutFormation = InForce & { readonly facing: number; readonly data: EsrFormation }
export type CutUnit = InForce & { readonly formation: string; readonly data: EsrUnit }
export type CutReserve = InForce & {
  readonly list: 'batteries' | 'specialty'
  readonly data: EsrReserveBattery | EsrSpecialtyUnit
}

/** Whether something from a clipboard holds such parts: what else is wrong in them, the checks will tell. */
export function areParts(parts: unknown): parts is CutParts {
  if (!isMapping(parts)) return false
  const { shapes, formations, units, reserves } = parts
  return (
    areAll(shapes, ({ list, data }) => LISTS.has(list) && isShape(data)) &&
    areAll(
      formations,
      ({ facing, data }) =>
        isFacing(facing) && isMapping(data) && isMapping(data['units']) && Object.values(data['units']).every(isUnit),
    ) &&
    areAll(units, ({ formation, data }) => typeof formation === 'string' && isUnit(data)) &&
    areAll(reserves, ({ list }) => list === 'batteries' || list === 'specialty')
  )
}

/** All places, those of entries left aside: they lie on an edge anyway. */
export function pointsIn({ shapes, formations, units }: CutParts): Point[] {
  const placed = [...formations.flatMap(({ data }) => Object.values(data.units)), ...units.map(({ data }) => data)]
  const drawn = shapes.flatMap(({ data: { area, line } }) => [...(area ?? []), ...(line ?? [])])
  const all = [...placed.flatMap(({ at }) => (at ? [at] : [])), ...drawn]
  const entries = shapes.flatMap(({ data: { at } }) => (at ? [at] : []))
  return (all.length > 0 ? all : entries).map((point) => toPoint(point))
}

/** South-west and north-east corner of what points cover. */
export function boxOf(points: readonly Point[]): readonly [Point, Point] {
  if (points.length === 0) return [[0, 0], [0, 0]] // biome-ignore format: corners
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}

/** A drawn thing elsewhere; an entry goes to the edge that is nearest then. */
export function shiftShape(
  data: CutShape['data'],
  by: Point,
  size: TableSize,
  toEdge: (point: Point) => Point,
): CutShape['data'] {
  const shift = shifter(by, size)
  const { area, line, at } = data
  return {
    ...data,
    ...(area && { area: area.map(shift) }),
    ...(line && { line: line.map(shift) }),
    ...(at && { at: inInches(toEdge(toPoint(shift(at)))) }),
  }
}

export function shiftUnit(unit: EsrUnit, by: Point, size: TableSize): EsrUnit {
  return unit.at ? { ...unit, at: shifter(by, size)(unit.at) } : unit
}

/** What is larger than the table ends at its edges. */
function shifter([dx, dy]: Point, { width, height }: TableSize) {
  return (at: Inches): [number, number] => {
    const [x, y] = toPoint(at)
    return inInches([Math.max(0, Math.min(width, x + dx)), Math.max(0, Math.min(height, y + dy))])
  }
}

const LISTS: ReadonlySet<unknown> = new Set(['features', 'areas', 'entries'])

type Fields = Readonly<Record<string, unknown>>

/** Whether all entries of a list go by an id, hold data and pass. */
function areAll(list: unknown, passes: (entry: Fields) => boolean): boolean {
  return (
    Array.isArray(list) &&
    list.every(
      (entry: unknown) =>
        isMapping(entry) && typeof entry['id'] === 'string' && isMapping(entry['data']) && passes(entry),
    )
  )
}

const isFacing = (facing: unknown) => typeof facing === 'number' && formatFacing(facing) !== undefined

const isUnit = (data: unknown): data is EsrUnit => isMapping(data) && (data['at'] === undefined || isPoint(data['at']))

const isPoint = (point: unknown) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite)

function isShape(data: unknown): boolean {
  if (!isMapping(data)) return false
  const { area, line, at } = data
  const arePoints = (points: unknown) => points === undefined || (Array.isArray(points) && points.every(isPoint))
  return arePoints(area) && arePoints(line) && (at === undefined || isPoint(at)) && (area ?? line ?? at) !== undefined
}
