import { formatFacing, parseFacing } from '../../../board/table/facing.ts'
import type { NewPiece } from '../../../engine/scenario-editor.ts'
import type { Station } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changesBetween } from '../../../scenario/edit/changes.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import {
  definingPath,
  type EsrDraft,
  type ListedFormation,
  type ListedUnit,
  type Roster,
  toPoint,
} from '../format/index.ts'
import { freshId, givenFacing, inInches, type OpenDraft, openDraft } from './open-draft.ts'
import { usualNumbers } from './palette.ts'
import { erase } from './shapes.ts'

/** Adds units to a formation; those of a column that arrives later have no place yet (13.4). */
export function deploy(data: unknown, { type }: NewPiece, command: Path, stations: readonly Station[]): Change[] {
  const opened = openDraft(data)
  const formation = opened && formationAt(opened.roster, command)
  if (!opened || !formation || !opened.roster.troops.has(type)) return []
  const usual = usualNumbers(opened.roster.troops.row(type))
  const taken = idsIn(opened.roster)
  return stations.map(({ at, facing }): Change => {
    const id = freshId(type, taken)
    taken.add(id)
    const isGiven = facing === undefined || facing === givenFacing(opened, { formation, side: formation.side })
    const place = { at: inInches(at), ...(!isGiven && { facing: formatFacing(facing) }) }
    const value = { type, ...usual, ...(formation.data.arrives === undefined && place) }
    return { kind: 'set', path: [...formation.path, 'units', id], value, isNew: true }
  })
}

/**
 * Places units and commanders. Where all of a formation look the same way, that is said once, of the formation; whoever
 * looks as it does says nothing himself.
 */
export function station(data: unknown, pieces: readonly (Station & { readonly piece: Path })[]): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const moves = pieces.flatMap(({ piece, at }) => changesBetween([...piece, 'at'], placeIn(data, piece), inInches(at)))
  const turned = new Map(
    pieces.flatMap(({ piece, facing }) => (facing === undefined ? [] : [[piece.join('/'), facing] as const])),
  )
  return [...moves, ...opened.roster.formations.flatMap((formation) => turnIn(opened, formation, turned))]
}

/** Turns units, each in its place. */
export function turn(data: unknown, pieces: readonly Path[], facing: number): Change[] {
  const stations = pieces.flatMap((piece) => {
    const at = placeIn(data, piece)
    return at ? [{ piece, at: toPoint(at), facing }] : []
  })
  return station(data, stations)
}

/**
 * Takes units away and what forces keep in reserve, and the commanders that need not be: the army's, and a force's chief
 * of artillery. Every force and formation needs its own.
 */
export function dismiss(data: unknown, pieces: readonly Path[]): Change[] {
  const isThere = (path: Path) => valueAt(data, path) !== undefined
  const alone = pieces.filter((path) => isThere(path) && (isUnit(path) || path.length === 3 || path[4] === CHIEF))
  return [
    ...alone.map((path): Change => ({ kind: 'remove', path })),
    ...erase(
      data,
      pieces.filter((path) => isReserve(path)),
    ),
  ]
}

export function detail(data: unknown, piece: Path, key: string, value: unknown): Change[] {
  const path = [...piece, key]
  if (value !== undefined) return valueAt(data, path) === value ? [] : [{ kind: 'set', path, value }]
  // What comes from the formation that another is like is not taken out there.
  const isSaid = valueAt(data, path) !== undefined && definingPath(data as EsrDraft, path) === undefined
  return isSaid ? [{ kind: 'remove', path }] : []
}

export const formationAt = ({ formations }: Roster, path: Path): ListedFormation | undefined =>
  formations.find((formation) => formation.path.join('/') === path.join('/'))

export const unitAt = ({ units }: Roster, path: Path): ListedUnit | undefined =>
  units.find((unit) => unit.path.join('/') === path.join('/'))

/** `armies.french.forces.ii-corps.formations.foy.units.92-1`. */
export const isUnit = (path: Path) => path[6] === 'units' && path.length === 8

/** `armies.french.forces.ii-corps.batteries.12pdr`. */
export const isReserve = (path: Path) => path.length === 6 && (path[4] === 'batteries' || path[4] === 'specialty')

const CHIEF = 'artilleryChief'

/** Ids that orders use: each is there once in a battle. */
export function idsIn(roster: Roster): Set<string> {
  const { commanders, forces, formations, units, batteries, specialties } = roster
  const all = [commanders, forces, formations, units, batteries, specialties]
  return new Set(all.flatMap((list) => list.map(({ id }) => id)))
}

function placeIn(data: unknown, piece: Path): readonly number[] | undefined {
  return valueAt(data, [...piece, 'at']) as readonly number[] | undefined
}

/** What it takes that the units of a formation look where they are turned to. */
function turnIn(opened: OpenDraft, formation: ListedFormation, turned: ReadonlyMap<string, number>): Change[] {
  const units = opened.roster.units.filter((unit) => unit.formation === formation && unit.data.at !== undefined)
  if (!units.some(({ path }) => turned.has(path.join('/')))) return []
  const given = givenFacing(opened, { formation, side: formation.side })
  const wanted = units.map((unit) => turned.get(unit.path.join('/')) ?? parseFacing(unit.data.facing ?? '') ?? given)
  const [first] = wanted
  const common = wanted.every((facing) => facing === first) ? first! : given
  return [
    ...(common === given
      ? []
      : changesBetween([...formation.path, 'facing'], formation.data.facing, formatFacing(common))),
    ...units.flatMap(({ path, data }, i) => {
      const own = wanted[i] === common ? undefined : formatFacing(wanted[i]!)
      return detail(opened.draft, path, 'facing', own === data.facing ? data.facing : own)
    }),
  ]
}
