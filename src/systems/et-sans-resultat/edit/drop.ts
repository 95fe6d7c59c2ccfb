import { formatFacing } from '../../../board/table/facing.ts'
import type { TableSize } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import type { TableClip, TableScenarioEditor } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { keysAt } from '../../../scenario/edit/changes.ts'
import { type ListedFormation, type ListedUnit, unitLabel, usualFacing } from '../format/index.ts'
import {
  areParts,
  boxOf,
  type CutFormation,
  type CutParts,
  type CutReserve,
  type CutShape,
  type CutUnit,
  pointsIn,
  shiftShape,
  shiftUnit,
} from './cut-parts.ts'
import { asMember, footprintsIn } from './member.ts'
import { copyName, freshId, type OpenDraft, openDraft } from './open-draft.ts'
import { onEdge } from './shapes.ts'
import { formationAt, idsIn } from './units.ts'

type Dropped = ReturnType<TableScenarioEditor['clipboard']['drop']>

/** Puts a clip on the table: everybody under his own command, or the one that is named. */
export function drop(data: unknown, clip: TableClip, at: Point, command: Path | undefined): Dropped {
  const opened = openDraft(data)
  if (!opened) return { changes: [], notices: ['There is no table to put it on.'], made: [] }
  const { system, parts, origin } = clip
  if (system !== 'et-sans-resultat' || !areParts(parts)) {
    return { changes: [], notices: ['This was copied from a battle of another rulebook.'], made: [] }
  }
  const by = shiftOnto(opened.size, parts, [at[0] - origin[0], at[1] - origin[1]])
  const dropper = new Dropper(opened, by, command)
  for (const shape of parts.shapes) dropper.dropShape(shape)
  for (const formation of parts.formations) dropper.dropFormation(formation)
  for (const unit of parts.units) dropper.dropUnit(unit)
  for (const reserve of parts.reserves) dropper.dropReserve(reserve)
  return dropper
}

/** Puts one thing after the other, each under an id that nobody has yet. */
class Dropper implements Dropped {
  readonly changes: Change[] = []
  readonly notices: string[] = []
  readonly made: Path[] = []
  readonly #opened: OpenDraft
  readonly #by: Point
  readonly #command: Path | undefined
  readonly #taken: Set<string>
  readonly #standing: ReturnType<typeof footprintsIn>

  constructor(opened: OpenDraft, by: Point, command: Path | undefined) {
    this.#opened = opened
    this.#by = by
    this.#command = command
    this.#taken = idsIn(opened.roster)
    this.#standing = footprintsIn(opened)
  }

  dropShape({ list, id, data }: CutShape): void {
    const { draft, size } = this.#opened
    const path = ['board', list]
    const made = this.changes.flatMap((change) => (change.path[1] === list ? [String(change.path[2])] : []))
    const fresh = freshId(id, new Set([...keysAt(draft, path), ...made]))
    const shifted = shiftShape(data, this.#by, size, (point) => onEdge(size, point).point)
    const { owner, name, ...rest } = shifted
    const isHeld = typeof owner === 'string' && Object.hasOwn(draft.sides ?? {}, owner)
    const names = Object.values(draft.board?.areas ?? {}).map((area) => area.name)
    // A wood has its name once; an area must have one; who held it may not be here.
    const called = fresh === id ? name : list === 'areas' && name !== undefined ? copyName(name, names) : undefined
    this.#put([...path, fresh], { ...(called !== undefined && { name: called }), ...rest, ...(isHeld && { owner }) })
  }

  dropFormation({ side, force, id, facing, data }: CutFormation): void {
    const target = this.#forceFor(side, force)
    if (!target) return
    const fresh = this.#claim(id)
    const units = Object.entries(data.units).map(
      ([unit, said]) => [this.#claim(unit), shiftUnit(said, this.#by, this.#opened.size)] as const,
    )
    const { facing: _facing, ...rest } = data
    const home = this.#opened.draft.sides?.[String(target[1])]?.edge
    const listed = { data: rest } as ListedFormation
    const names = this.#opened.roster.formations.map((formation) => formation.data.name)
    const name = fresh === id ? data.name : copyName(data.name, names)
    const path = [...target, 'formations', fresh]
    const isSaid = data.facing !== undefined || usualFacing(listed, home) !== facing
    this.changes.push({
      kind: 'set',
      path,
      isNew: true,
      value: { ...rest, name, ...(isSaid && { facing: formatFacing(facing) }), units: Object.fromEntries(units) },
    })
    this.made.push(...units.map(([unit]) => [...path, 'units', unit]))
  }

  dropUnit({ side, force, formation: own, id, data }: CutUnit): void {
    const { roster } = this.#opened
    const home = formationAt(roster, ['armies', side, 'forces', force, 'formations', own])
    const formation = home ?? (this.#command && formationAt(roster, this.#command.slice(0, 6)))
    if (!formation) {
      this.notices.push(`${unitLabel({ id, data })} needs a formation: select one first.`)
      return
    }
    const fresh = this.#claim(id)
    const path = [...formation.path, 'units', fresh]
    const listed: ListedUnit = {
      id: fresh,
      side: formation.side,
      path,
      formation,
      troop: this.#opened.roster.troops.rowOf(data),
      nation: data.nation,
      data: shiftUnit(data, this.#by, this.#opened.size),
    }
    this.#put(path, asMember(this.#opened, listed, formation, this.#standing, this.notices))
  }

  dropReserve({ list, side, force, id, data }: CutReserve): void {
    const target = this.#forceFor(side, force)
    if (target) this.#put([...target, list, this.#claim(id)], data)
  }

  /** The force that a formation was of, or that of the command that is named. */
  #forceFor(side: string, force: string): Path | undefined {
    const { forces } = this.#opened.roster
    const wanted = [['armies', side, 'forces', force], this.#command?.slice(0, 4)]
    const found =
      wanted.flatMap((path) => forces.find((one) => one.path.join('/') === path?.join('/')) ?? [])[0] ??
      forces.find((one) => one.side === side)
    if (!found) this.notices.push('No force here can take it: select one of its formations first.')
    return found?.path
  }

  #claim(id: string): string {
    const fresh = freshId(id, this.#taken)
    this.#taken.add(fresh)
    return fresh
  }

  #put(path: Path, value: unknown): void {
    this.changes.push({ kind: 'set', path, value, isNew: true })
    this.made.push(path)
  }
}

/** A shift that keeps all of it on the table, where that has room for it. */
function shiftOnto({ width, height }: TableSize, parts: CutParts, [dx, dy]: Point): Point {
  const [[west, south], [east, north]] = boxOf(pointsIn(parts))
  const room = (by: number, low: number, high: number, end: number) => Math.max(-low, Math.min(end - high, by))
  return [room(dx, west, east, width), room(dy, south, north, height)]
}
