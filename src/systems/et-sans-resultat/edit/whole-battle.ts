import { formatFacing, parseFacing } from '../../../board/table/facing.ts'
import { placeOf, type TableSize } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import { type TableSymmetry, turnEdge, turnFacing, turnPoint, turnSize } from '../../../board/table/symmetry.ts'
import type { Edit } from '../../../engine/scenario-editor.ts'
import type { TableMargins } from '../../../engine/table-scenario-editor.ts'
import { editWhole, refuseEdit, swapTwoSides } from '../../../engine/whole-battle.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changesBetween } from '../../../scenario/edit/changes.ts'
import { rewriteBattle } from '../../../scenario/edit/rewrite.ts'
import { renameSide as renameSideIn } from '../../../scenario/edit/sides.ts'
import { count } from '../../../scenario/wording.ts'
import { type EsrDraft, SCHEMA_ROOT, toPoint } from '../format/index.ts'
import { SIZES } from './blank.ts'
import { inInches, openDraft } from './open-draft.ts'

/** Gives the table more or less room. Entries stay on their edges; what comes to lie beside the table is told. */
export function resize(data: unknown, margins: TableMargins): Edit {
  const opened = openDraft(data)
  return opened
    ? editWhole(opened.draft, (draft) => resizeTable(draft, opened.size, margins))
    : refuseEdit('There is no table to resize.')
}

function resizeTable(draft: EsrDraft, size: TableSize, margins: TableMargins): Edit {
  const { west, east, south, north } = margins
  const [width, height] = [size.width + west + east, size.height + south + north]
  const [least, most] = SIZES
  if (![width, height].every((length) => Number.isInteger(length) && length >= least * 10 && length <= most * 10)) {
    return refuseEdit(`A table is ${least} to ${most} inches from edge to edge.`)
  }
  let beside = 0
  const shifted = rewriteBattle(draft, SCHEMA_ROOT, () => (value, place, path) => {
    if (place.definition !== 'tablePoint' || !Array.isArray(value)) return undefined
    const [x, y] = toPoint(value as number[])
    // What enters at an edge goes on entering there.
    const isEntry = path[1] === 'entries'
    const along = (at: number, end: number, by: number, newEnd: number) =>
      isEntry && at === 0 ? 0 : isEntry && at === end ? newEnd : at + by
    const point: Point = [along(x, size.width, west, width), along(y, size.height, south, height)]
    if (placeOf({ width, height }, point) < 0) beside++
    return inInches(point)
  }) as EsrDraft
  const [inchesWide, inchesHigh] = inInches([width, height])
  const after = { ...shifted, board: { ...shifted.board, width: inchesWide, height: inchesHigh } }
  const notices = beside === 0 ? [] : [`${count(beside, 'point is', 'points are')} now off the table.`]
  return { changes: changesBetween([], draft, after), notices }
}

/**
 * Mirrors or turns the whole battle: all points, and whatever tells of facings and edges. Units stay in the order of the
 * file, because columns march in by it.
 */
export function transform(data: unknown, how: TableSymmetry): Edit {
  const opened = openDraft(data)
  return opened
    ? editWhole(opened.draft, (draft) => turnTable(draft, opened.size, how))
    : refuseEdit('There is no table to turn.')
}

function turnTable(draft: EsrDraft, size: TableSize, how: TableSymmetry): Edit {
  const turned = rewriteBattle(draft, SCHEMA_ROOT, () => (value, { definition }) => {
    if (definition === 'tablePoint' && Array.isArray(value)) {
      return inInches(turnPoint(size, toPoint(value as number[]), how))
    }
    if (typeof value !== 'string') return undefined
    if (definition === 'tableFacing') return formatFacing(turnFacing(parseFacing(value) ?? 0, how))
    return definition === 'edge' ? turnEdge(value, how) : undefined
  }) as EsrDraft
  const { width, height } = turnSize(size, how)
  const [inchesWide, inchesHigh] = inInches([width, height])
  const after = { ...turned, board: { ...turned.board, width: inchesWide, height: inchesHigh } }
  return { changes: changesBetween([], draft, after), notices: [] }
}

/** Each side gets the troops of the other with their nations and their edge, and keeps its name. */
export const swapSides = (data: unknown): Edit =>
  swapTwoSides<EsrDraft>(data, {
    root: SCHEMA_ROOT,
    along: ['nations', 'edge'],
    // The side that goes first is told by name, in a place of its own in the schema.
    other:
      (_draft, first, second) =>
      (value, { definition }) =>
        definition === 'esrFirstSideId' ? (value === first ? second : first) : undefined,
  })

export function renameSide(data: unknown, from: string, to: string): Change[] {
  const changes = renameSideIn(data, SCHEMA_ROOT, from, to)
  const isItFirst = (data as EsrDraft | undefined)?.first === from
  return changes.length > 0 && isItFirst ? [...changes, { kind: 'set', path: ['first'], value: to }] : changes
}
