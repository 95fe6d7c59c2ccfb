import { formatFacing, parseFacing } from '../../../board/table/facing.ts'
import type { Point } from '../../../board/table/point.ts'
import type { TableClip } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { count } from '../../../scenario/wording.ts'
import type { EsrUnit } from '../format/index.ts'
import { type ListedFormation, type ListedUnit, unitLabel } from '../format/index.ts'
import { boxOf, type CutParts, type CutReserve, type CutShape, pointsIn } from './cut-parts.ts'
import { givenFacing, type OpenDraft, openDraft } from './open-draft.ts'
import { erase } from './shapes.ts'
import { isReserve, isUnit } from './units.ts'

const SYSTEM = 'et-sans-resultat'

/** Takes units, reserves and drawn things along. Two units or more that are all of a formation go as that formation. */
export function lift(data: unknown, things: readonly Path[]): TableClip | undefined {
  const opened = openDraft(data)
  const parts = opened && partsOf(opened, things)
  const what = parts ? describeParts(parts) : ''
  if (!parts || what === '') return undefined
  const extent = boxOf(pointsIn(parts))
  const [[west, south], [east, north]] = extent
  const origin: Point = [Math.floor((west + east) / 2), Math.floor((south + north) / 2)]
  return { kind: 'table', system: SYSTEM, what, origin, extent, parts }
}

/** Takes out what `lift` takes along. */
export function cut(data: unknown, things: readonly Path[]): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const whole = wholeFormations(opened, things)
  const isIn = (path: Path) => whole.some((formation) => path.slice(0, 6).join('/') === formation.path.join('/'))
  const units = things.filter((path) => isUnit(path) && !isIn(path) && valueAt(data, path) !== undefined)
  return [
    ...[...whole.map(({ path }) => path), ...units].map((path): Change => ({ kind: 'remove', path })),
    ...erase(
      data,
      things.filter((path) => isReserve(path) || path[0] === 'board'),
    ),
  ]
}

function partsOf(opened: OpenDraft, things: readonly Path[]): CutParts {
  const { draft, roster } = opened
  const wanted = new Set(things.map((path) => path.join('/')))
  const whole = wholeFormations(opened, things)
  const units = roster.units.filter(({ path, formation }) => wanted.has(path.join('/')) && !whole.includes(formation))
  return {
    shapes: things.flatMap((path): CutShape[] => {
      const data = path[0] === 'board' && path.length === 3 ? valueAt(draft, path) : undefined
      return data ? [{ list: path[1] as CutShape['list'], id: String(path[2]), data }] : []
    }),
    formations: whole.map((formation) => {
      const { side, force, id, data } = formation
      return { side, force, id, data, facing: givenFacing(opened, { formation, side }) }
    }),
    units: units.map((unit) => {
      const { side, formation, id, data } = unit
      return { side, force: formation.force, formation: formation.id, id, data: facingOf(opened, unit, data) }
    }),
    reserves: things
      .filter((path) => isReserve(path) && valueAt(draft, path) !== undefined)
      .map((path) => ({
        list: path[4] as CutReserve['list'],
        side: String(path[1]),
        force: String(path[3]),
        id: String(path[5]),
        data: valueAt(draft, path) as CutReserve['data'],
      })),
  }
}

/** Away from its formation a unit has to say itself where it looks. */
function facingOf(opened: OpenDraft, unit: ListedUnit, data: EsrUnit): EsrUnit {
  if (!data.at) return data
  const facing = formatFacing(parseFacing(data.facing ?? '') ?? givenFacing(opened, unit)) as NonNullable<
    EsrUnit['facing']
  >
  return { ...data, facing }
}

function wholeFormations({ roster }: OpenDraft, things: readonly Path[]): ListedFormation[] {
  const wanted = new Set(things.map((path) => path.join('/')))
  return roster.formations.filter((formation) => {
    const own = roster.units.filter((unit) => unit.formation === formation)
    return own.length > 1 && own.every(({ path }) => wanted.has(path.join('/')))
  })
}

function describeParts({ shapes, formations, units, reserves }: CutParts): string {
  const [shape] = shapes
  const words = [
    ...formations.map(({ data }) => `${data.name} with ${count(Object.keys(data.units).length, 'unit')}`),
    ...(units.length === 1 ? [unitLabel(units[0]!)] : units.length > 0 ? [count(units.length, 'unit')] : []),
    ...reserves.map(unitLabel),
    ...(shapes.length === 1 ? [shape!.data.name ?? shape!.id] : shapes.length > 0 ? [`${shapes.length} drawings`] : []),
  ]
  return words.join(', ')
}
