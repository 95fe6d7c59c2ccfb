import { isInBand } from '../../../board/table/band.ts'
import { parseFacing, VECTORS } from '../../../board/table/facing.ts'
import { findTangle } from '../../../board/table/ring.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import type { TableEntry, TableFeature } from '../format/index.ts'
import { tenths, toPoint } from '../format/index.ts'
import { type CheckedDraft, isKnown, placeName } from './checked-draft.ts'
import { groundDefinitions } from './ground.ts'
import { closedAt, isPlace } from './places.ts'

type Points = readonly (readonly number[])[]

/** The table: outlines and lines that can be drawn, and entries at its edges. */
export function checkBoard(battle: CheckedDraft): void {
  const { board } = battle.draft
  if (!board) return
  for (const [id, feature] of Object.entries(board.features ?? {})) {
    const path = ['board', 'features', id]
    checkShape(battle, feature, path)
    checkOutline(battle, feature.area, [...path, 'area'])
    checkLine(battle, feature.line, [...path, 'line'])
  }
  for (const [id, { area, owner }] of Object.entries(board.areas ?? {})) {
    checkOutline(battle, area, ['board', 'areas', id, 'area'])
    if (owner !== undefined) isSide(battle, owner, ['board', 'areas', id, 'owner'])
  }
  for (const [id, entry] of Object.entries(board.entries ?? {})) checkEntry(battle, entry, ['board', 'entries', id])
}

/** A road is a line and a wood is an area, and only lines have a width. */
function checkShape({ draft, report, grounds }: CheckedDraft, feature: TableFeature, path: Path): void {
  const { kind, width } = feature
  if (!isDefined(groundDefinitions(draft), kind, [...path, 'kind'], report)) return
  // Of ground that is like nothing sound nobody knows whether it is a line.
  if (kinOf(draft.ground, kind).some((one) => report.hasErrors('ground', one))) return
  const { isLine } = grounds.row(kind)
  const [own, foreign] = isLine ? (['line', 'area'] as const) : (['area', 'line'] as const)
  if (feature[foreign] !== undefined) {
    const message = `${kind} is drawn as ${isLine ? 'a line' : 'an area'}.`
    report.add({ code: 'terrain/shape', path: [...path, foreign], target: 'key', message, hint: `Use ${own}.` })
  } else if (!isLine && width !== undefined) {
    const message = `${kind} takes no width: its outline gives it.`
    report.add({ code: 'terrain/shape', path: [...path, 'width'], target: 'key', message, hint: 'Remove it.' })
  }
}

function checkOutline(battle: CheckedDraft, outline: Points | undefined, path: Path): void {
  if (!outline || !arePlaces(battle, outline, path)) return
  const tangle = findTangle(outline.map(toPoint))
  if (!tangle) return
  const [first, second] = tangle
  const corner = (i: number) => `[${outline[i % outline.length]!.join(', ')}]`
  const at = [placeName(outline[first]!)]
  if (first === second) {
    const isClosing = first === outline.length - 1
    const message = `The corner ${corner(first)} is listed twice${isClosing ? ', at the start and at the end' : ''}.`
    const hint = isClosing ? 'Remove the last corner: an outline closes by itself.' : 'Remove one.'
    battle.report.add({ code: 'place/repeated', path: [...path, first], at, message, hint })
    return
  }
  const side = (i: number) => `${corner(i)} to ${corner(i + 1)}`
  const message = `The outline crosses or touches itself: ${side(first)} meets ${side(second)}.`
  const hint = 'List the corners in order around it.'
  battle.report.add({ code: 'place/tangled', path: [...path, second], at, message, hint })
}

function checkLine(battle: CheckedDraft, line: Points | undefined, path: Path): void {
  if (!line || !arePlaces(battle, line, path)) return
  const twice = line.findIndex((point, i) => i > 0 && placeName(toPoint(point)) === placeName(toPoint(line[i - 1]!)))
  if (twice < 0) return
  const message = `The bend [${line[twice]!.join(', ')}] is listed twice.`
  const at = [placeName(line[twice]!)]
  battle.report.add({ code: 'place/repeated', path: [...path, twice], at, message, hint: 'Remove one.' })
}

/** Whether all corners of an outline or line can be judged together. */
function arePlaces(battle: CheckedDraft, points: Points, path: Path): boolean {
  let sound = battle.report.isComplete(...path)
  forEachEntry(points, path, (point, pointPath) => {
    if (!isPlace(battle, point, pointPath)) sound = false
  })
  return sound
}

/** 13.4: columns come in from the edge, and onto the table. */
function checkEntry(battle: CheckedDraft, { at, facing, road }: TableEntry, path: Path): void {
  const {
    draft: { board },
    report,
  } = battle
  if (!board) return
  if (isPlace(battle, at, [...path, 'at'])) {
    const [x, y] = toPoint(at)
    const [width, height] = toPoint([board.width, board.height])
    const [dx, dy] = VECTORS[parseFacing(facing)!]!
    const isInland = x !== 0 && y !== 0 && x !== width && y !== height
    const isOutward =
      (x === 0 && dx <= 0) || (y === 0 && dy <= 0) || (x === width && dx >= 0) || (y === height && dy >= 0)
    const water = closedAt(battle, at)?.name
    if (isInland) {
      const message = `[${at.join(', ')}] is not on the edge of the table.`
      const hint = `On an edge one number is 0, or the first is ${board.width}, or the second ${board.height}.`
      battle.report.add({ code: 'arrival/inland', path: [...path, 'at'], at: [placeName(at)], message, hint })
    } else if (isOutward) {
      const message = `A column that faces ${facing} at [${at.join(', ')}] does not enter the table.`
      const inward = y === 0 ? 'N' : y === height ? 'S' : x === 0 ? 'E' : 'W'
      const hint = `${inward} leads straight onto it.`
      battle.report.add({ code: 'arrival/outward', path: [...path, 'facing'], at: [placeName(at)], message, hint })
    } else if (water !== undefined) {
      const message = `No column can enter at [${at.join(', ')}], which is in ${water}.`
      const hint = 'Move the entry, or the water.'
      battle.report.add({ code: 'arrival/impassable', path: [...path, 'at'], at: [placeName(at)], message, hint })
    } else checkRoadThere(battle, at, road, path)
  }
  if (road === undefined || !isKnown(battle, 'feature', road, [...path, 'road'])) return
  const kind = board.features?.[road]?.kind
  if (kind === undefined || isRoad(battle, kind) || report.hasErrors('board', 'features', road)) return
  const message = `${road} is not a road but ${kind}.`
  const hint = 'Name a road, or remove it.'
  battle.report.add({ code: 'arrival/no-road', path: [...path, 'road'], message, hint })
}

/** Whether the road of an entry leads to it. */
function checkRoadThere(battle: CheckedDraft, at: readonly number[], road: string | undefined, path: Path): void {
  const { draft, report } = battle
  const feature = draft.board?.features?.[road ?? '']
  if (road === undefined || !feature?.line || !report.isComplete('board', 'features', road)) return
  const { width } = battle.grounds.rowOf(feature)
  if (!isRoad(battle, feature.kind) || report.hasErrors('board', 'features', road)) return
  if (isInBand(feature.line.map(toPoint), tenths(width), toPoint(at))) return
  const message = `${road} does not lead to [${at.join(', ')}].`
  const hint = 'Name the road that does, extend this one, or remove it.'
  report.add({ code: 'arrival/off-road', path: [...path, 'road'], at: [placeName(at)], message, hint })
}

/** Whether columns march along ground of a kind. */
function isRoad({ grounds }: CheckedDraft, kind: string): boolean {
  const { kind: printed } = grounds.row(kind)
  return printed === 'road' || printed === 'poor-road'
}
