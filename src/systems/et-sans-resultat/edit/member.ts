import { formatFacing, parseFacing } from '../../../board/table/facing.ts'
import { corners, type Footprint, overlaps } from '../../../board/table/footprint.ts'
import type { Point } from '../../../board/table/point.ts'
import { footprintOf, type ListedFormation, type ListedUnit, stateOf, toPoint, unitLabel } from '../format/index.ts'
import { givenFacing, inInches, type OpenDraft } from './open-draft.ts'

/**
 * What is said of a unit in its new formation. On the table it stays where it is and looks where it did; who joins a
 * column that arrives later has no place any more, and who leaves one gets a free one beside his new comrades.
 */
export function asMember(
  opened: OpenDraft,
  unit: ListedUnit,
  formation: ListedFormation,
  standing: Footprint[],
  notices: string[],
): object {
  const { at, facing, state, ...rest } = unit.data
  const { side } = unit
  if (formation.data.arrives !== undefined) {
    if (at) notices.push(`${unitLabel(unit)} now arrives with ${formation.data.name}, and has left the table.`)
    const isInColumn = state !== 'deployed' && state !== 'unlimbered' && state !== undefined
    return { ...rest, ...(isInColumn && { state }) }
  }
  const looked = parseFacing(facing ?? '') ?? givenFacing(opened, unit)
  const given = givenFacing(opened, { formation, side })
  if (at) return { ...rest, at, ...(looked !== given && { facing: formatFacing(looked) }), ...(state && { state }) }
  if (stateOf(unit) === 'reserve') return { ...rest, ...(state && { state }) }
  const free = freePlace(opened, { ...unit, formation }, standing)
  if (!free) {
    notices.push(`There is no room near ${formation.data.name}: give ${unitLabel(unit)} a place.`)
    return { ...rest, ...(state && { state }) }
  }
  standing.push(free)
  return { ...rest, at: inInches([free.x, free.y]), ...(state && { state }) }
}

/** The ground of whoever stands on the table at the start. */
export function footprintsIn({ roster, draft }: OpenDraft): Footprint[] {
  return roster.units.flatMap((unit) => {
    const isThere = unit.formation.data.arrives === undefined && stateOf(unit) !== 'reserve'
    return (isThere && footprintOf(unit, draft.sides?.[unit.side]?.edge)) || []
  })
}

/** Where the troops of a side gather that have no place yet: inside the middle of its edge. */
export function gatheringPlace({ size, draft }: OpenDraft, side: string): Point {
  const { width, height } = size
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)]
  const places = {
    south: [x, INSIDE],
    north: [x, height - INSIDE],
    west: [INSIDE, y],
    east: [width - INSIDE, y],
  } as const
  return places[draft.sides?.[side]?.edge ?? 'south']
}

/** So many tenths from the edge. */
const INSIDE = 20

/** The free place nearest to the middle of a formation, or to where its side gathers: on the table, and on nobody's ground. */
function freePlace(opened: OpenDraft, unit: ListedUnit, standing: readonly Footprint[]): Footprint | undefined {
  const { roster, draft, size } = opened
  const comrades = roster.units.filter((one) => one.formation === unit.formation && one.data.at !== undefined)
  const at = comrades.map(({ data }) => toPoint(data.at!))
  const mean = (i: 0 | 1) => Math.round(at.reduce((sum, point) => sum + point[i], 0) / at.length)
  const centre: Point = at.length > 0 ? [mean(0), mean(1)] : gatheringPlace(opened, unit.side)
  const isFree = (footprint: Footprint) =>
    corners(footprint).every(([x, y]) => x >= 0 && y >= 0 && x <= size.width * 1000 && y <= size.height * 1000) &&
    !standing.some((other) => overlaps(footprint, other))
  return spiral(centre)
    .map((point) => footprintOf(withPlace(unit, point), draft.sides?.[unit.side]?.edge)!)
    .find(isFree)
}

function withPlace(unit: ListedUnit, point: Point): ListedUnit {
  const { facing: _facing, ...data } = unit.data
  return { ...unit, data: { ...data, at: inInches(point) } }
}

/** Points around a centre, half an inch apart, the nearest first; as far as cohesion goes at most (3.6). */
function spiral([x, y]: Point): Point[] {
  const [step, most] = [5, 18]
  const points: Point[] = []
  for (let i = -most; i <= most; i++) for (let j = -most; j <= most; j++) points.push([x + i * step, y + j * step])
  const square = ([px, py]: Point) => (px - x) * (px - x) + (py - y) * (py - y)
  return points.toSorted((a, b) => square(a) - square(b))
}
