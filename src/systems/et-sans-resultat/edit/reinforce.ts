import type { Point } from '../../../board/table/point.ts'
import type { NewPiece } from '../../../engine/scenario-editor.ts'
import type { Station } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { inTurn } from '../../../scenario/edit/changes.ts'
import { type ListedFormation, toPoint } from '../format/index.ts'
import { type OpenDraft, openDraft } from './open-draft.ts'
import { raise } from './raise.ts'
import { deploy, formationAt } from './units.ts'

/**
 * Adds units that are there at the start to their formation, and units of a later turn to a column of its force that
 * marches on then (13.4): one that there is, or a new one by the entry that is nearest. Nothing where there is no entry.
 */
export function deployInTurn(data: unknown, unit: NewPiece, command: Path, stations: readonly Station[]): Change[] {
  const opened = openDraft(data)
  const formation = opened && formationAt(opened.roster, command)
  if (!opened || !formation) return []
  const { turn } = unit
  if (turn === undefined || formation.data.arrives?.turn === turn) return deploy(data, unit, command, stations)
  const column = opened.roster.formations.find(
    ({ side, force, data: { arrives } }) =>
      side === formation.side && force === formation.force && arrives?.turn === turn,
  )
  if (column) return deploy(data, unit, column.path, stations)
  const raised = raiseColumn(data, opened, formation, turn, stations[0]?.at)
  return raised ? inTurn(data, [() => raised.changes, (now) => deploy(now, unit, raised.made, stations)]) : []
}

function raiseColumn(
  data: unknown,
  opened: OpenDraft,
  { path }: ListedFormation,
  turn: number,
  near: Point | undefined,
) {
  const entry = nearestEntry(opened, near)
  // A formation is two steps below its force: `…forces.ii-corps.formations.foy`.
  const raised = entry === undefined ? undefined : raise(data, path.slice(0, -2))
  if (!raised) return undefined
  const arrives: Change = { kind: 'set', path: [...raised.made, 'arrives'], value: { turn, entry } }
  return { changes: [...raised.changes, arrives], made: raised.made }
}

function nearestEntry({ board }: OpenDraft, near: Point | undefined): string | undefined {
  const farness = (at: readonly number[]) => {
    const [x, y] = toPoint(at)
    const [dx, dy] = near ? [x - near[0], y - near[1]] : [0, 0]
    return dx * dx + dy * dy
  }
  const entries = Object.entries(board.entries ?? {})
  return entries.toSorted(([, one], [, other]) => farness(one.at) - farness(other.at))[0]?.[0]
}
