import { isInBand } from '../../../board/table/band.ts'
import type { Point } from '../../../board/table/point.ts'
import { contains } from '../../../board/table/ring.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { type GroundRow, type TroopRow, tenths, toPoint } from '../format/index.ts'
import { type CheckedDraft, placeName, type Terrain } from './checked-draft.ts'

/** Reports a place off the table, or one finer than it is measured; says whether it is on the table. */
export function isPlace({ draft: { board }, report }: CheckedDraft, at: readonly number[], path: Path): boolean {
  // A coordinate that was wrong is a hole.
  if (!board || !report.isComplete(...path)) return false
  const [x, y] = toPoint(at)
  const [width, height] = toPoint([board.width, board.height])
  const label = `[${at.join(', ')}]`
  if (x < 0 || y < 0 || x > width || y > height) {
    const message = `${label} is off the table, which is ${board.width} by ${board.height} inches.`
    const hint = `Places go from [0, 0] in the south-west to [${board.width}, ${board.height}].`
    report.add({ code: 'place/off-table', path, at: [placeName(at)], message, hint })
    return false
  }
  if (at.some(isTooFine)) {
    const message = `${label} is finer than a tenth of an inch: it is read as [${x / 10}, ${y / 10}].`
    report.add({ code: 'place/too-fine', path, at: [placeName(at)], message, replacement: `[${x / 10}, ${y / 10}]` })
  }
  return true
}

const isTooFine = (inches: number) => Math.abs(inches * 10 - Math.round(inches * 10)) > 1e-6

/** What keeps somebody from a place: ground that is closed, to all or to a unit. */
export type Closed = { readonly name: string; readonly isToAll: boolean }

/** What keeps somebody from a place, where no bridge opens it; nothing where terrain that is wrong may tell. */
export function closedAt(battle: CheckedDraft, at: readonly number[], troop?: TroopRow): Closed | undefined {
  const there = unbridgedAt(battle, at)
  const closed = there.find(({ row }) => row.impassable) ?? there.find(({ row }) => troop && !mayEnter(row, troop))
  return closed && { name: nameOf(closed), isToAll: closed.row.impassable }
}

/** The stream or marsh at a place, where no bridge leads over it. */
export function waterAt(battle: CheckedDraft, at: readonly number[]): string | undefined {
  const water = unbridgedAt(battle, at).find(({ row }) => row.kind === 'stream' || row.kind === 'marsh')
  return water && nameOf(water)
}

/** What is at a place; nothing on a bridge, or where terrain that is wrong may tell. */
function unbridgedAt({ terrain, report }: CheckedDraft, at: readonly number[]): readonly Terrain[] {
  if (report.hasErrors('board', 'features') || report.hasErrors('ground')) return []
  const there = terrain.filter((one) => isIn(one, toPoint(at)))
  return there.some(({ row }) => row.kind === 'bridge') ? [] : there
}

const nameOf = ({ id, feature }: Terrain) => feature.name ?? id

const mayEnter = ({ enters }: GroundRow, { arm, type }: TroopRow) =>
  enters === undefined || enters.includes(arm) || enters.includes(type)

/** Whether a point is in a feature, or on its border. */
export function isIn({ feature: { area, line }, row: { width } }: Terrain, point: Point): boolean {
  if (area) return contains(area.map(toPoint), point)
  return line !== undefined && isInBand(line.map(toPoint), tenths(width), point)
}
