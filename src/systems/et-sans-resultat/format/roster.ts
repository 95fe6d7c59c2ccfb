import { parseFacing } from '../../../board/table/facing.ts'
import type { Footprint } from '../../../board/table/footprint.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { toPoint } from './ground.ts'
import { type FullFormation, formationsOf } from './shared-formations.ts'
import { tablesOf } from './tables.ts'
import { type TroopRow, Troops } from './troops.ts'
import type {
  EsrArmyCommander,
  EsrForce,
  EsrForceCommander,
  EsrReserveBattery,
  EsrSpecialtyUnit,
  EsrUnit,
  EtSansResultatScenario,
} from './types.gen.ts'

/** A scenario in which whatever was wrong has been taken out. */
export type EsrDraft = Partial<EtSansResultatScenario>

/** Somebody of an army: the id that orders and other parts of the file use, and where it is written. */
type Listed<Data> = { readonly id: string; readonly side: string; readonly data: Data; readonly path: Path }

export type ListedForce = Listed<EsrForce>
export type ListedFormation = Listed<FullFormation> & { readonly force: string }
/** What units are, by what they say and by their types. */
type Trooped = { readonly troop: TroopRow; readonly nation: string | undefined }
export type ListedUnit = Listed<EsrUnit> & Trooped & { readonly formation: ListedFormation }
export type ListedBattery = Listed<EsrReserveBattery> & Trooped
export type ListedSpecialty = Listed<EsrSpecialtyUnit> & { readonly force: string }
/** An army or force commander; those of formations go by the formation. */
export type ListedCommander = Listed<EsrArmyCommander | EsrForceCommander>

/** Everybody in a battle, side by side and in the order in which they are listed. */
export type Roster = {
  readonly commanders: readonly ListedCommander[]
  readonly forces: readonly ListedForce[]
  readonly formations: readonly ListedFormation[]
  readonly units: readonly ListedUnit[]
  readonly batteries: readonly ListedBattery[]
  readonly specialties: readonly ListedSpecialty[]
  readonly troops: Troops
}

/** Reads the armies of a draft. */
export function rosterOf(draft: EsrDraft): Roster {
  const { armies = {} } = draft
  const troops = troopsOf(draft)
  const commanders: ListedCommander[] = []
  const forces: ListedForce[] = []
  const formations: ListedFormation[] = []
  const batteries: ListedBattery[] = []
  const specialties: ListedSpecialty[] = []
  for (const [side, army] of Object.entries(armies)) {
    const path = ['armies', side]
    const { commander } = army
    if (commander) commanders.push({ id: commander.id, side, data: commander, path: [...path, 'commander'] })
    forces.push(...list(army.forces, side, [...path, 'forces']))
  }
  for (const { id: force, side, data, path } of forces) {
    const { commander } = data
    if (commander !== 'army') {
      commanders.push({ id: commander.id, side, data: commander, path: [...path, 'commander'] })
    }
    formations.push(...list(formationsOf(data), side, [...path, 'formations']).map((one) => ({ ...one, force })))
    batteries.push(...list(data.batteries, side, [...path, 'batteries']).map((one) => enrol(one, troops, draft)))
    specialties.push(...list(data.specialty, side, [...path, 'specialty']).map((one) => ({ ...one, force })))
  }
  const units = formations.flatMap((formation) =>
    list(formation.data.units, formation.side, [...formation.path, 'units']).map((unit) => ({
      ...enrol(unit, troops, draft, formation.data.nation),
      formation,
    })),
  )
  return { commanders, forces, formations, units, batteries, specialties, troops }
}

/** The units of the formations that armies may be like, as far as their types are said. */
export function sharedUnitsOf(draft: EsrDraft, troops: Troops): ListedUnit[] {
  return list(draft.formations, '', ['formations']).flatMap(({ id, data, path }) =>
    list(data.units, '', [...path, 'units']).flatMap((unit) => {
      if (unit.data.type === undefined) return []
      const formation = { id, side: '', data: data as FullFormation, path, force: '' }
      return [{ ...enrol(unit as Listed<EsrUnit>, troops, draft, data.nation), formation }]
    }),
  )
}

function list<Data>(entries: Readonly<Record<string, Data>> | undefined, side: string, path: Path): Listed<Data>[] {
  return Object.entries(entries ?? {}).map(([id, data]) => ({ id, side, data, path: [...path, id] }))
}

/** The unit types of a draft. */
export const troopsOf = (draft: EsrDraft, tables = tablesOf(draft)) => new Troops(draft.troops, tables)

/** A unit with what its type says of it. */
function enrol<Data extends EsrUnit | EsrReserveBattery>(
  unit: Listed<Data>,
  troops: Troops,
  { sides }: EsrDraft,
  given?: string,
): Listed<Data> & Trooped {
  const troop = troops.rowOf(unit.data)
  const nation = unit.data.nation ?? given ?? sides?.[unit.side]?.nations[0]
  return { ...unit, troop, nation, data: { ...troop.usual, ...unit.data } }
}

/** What a unit is called: by its name, or else by its id. */
export const unitLabel = ({ id, data }: { readonly id: string; readonly data: { readonly name?: string } }) =>
  data.name ?? id

export const isBattery = ({ troop }: Pick<Trooped, 'troop'>) => troop.arm === 'artillery'

/** How a unit stands that is on the table from the start: as it says, or as usual. */
export function stateOf(
  unit: Trooped & { readonly data: Pick<EsrUnit, 'state' | 'at'> },
): NonNullable<EsrUnit['state']> {
  const { state, at } = unit.data
  if (state !== undefined) return state
  if (!isBattery(unit)) return 'deployed'
  return at === undefined ? 'reserve' : 'unlimbered'
}

/** 1.3: the ground that a unit with a place covers; `home` is the edge of its side. */
export function footprintOf(unit: ListedUnit, home: string | undefined): Footprint | undefined {
  const { at } = unit.data
  if (at === undefined) return undefined
  const [width, depth] = baseAs(unit.troop, stateOf(unit))
  const [x, y] = toPoint(at)
  return { x, y, facing: facingOf(unit, home), width, depth }
}

/** 1.3: the base of a unit in a state. */
export const baseAs = ({ base, column }: TroopRow, state: NonNullable<EsrUnit['state']>) =>
  state === 'deployed' || state === 'unlimbered' ? base : column

/** Which way a unit looks at the start. */
export const facingOf = ({ data, formation }: ListedUnit, home: string | undefined) =>
  parseFacing(data.facing ?? '') ?? usualFacing(formation, home)

/** Which way the units of a formation look that say nothing themselves: as it does, or away from the edge of its side. */
export function usualFacing({ data: { facing } }: ListedFormation, home: string | undefined): number {
  return parseFacing(facing ?? AWAY[home ?? ''] ?? 'N') ?? 0
}

/** Where formations look that say nothing: away from home. */
const AWAY: Readonly<Record<string, string>> = { south: 'N', west: 'E', north: 'S', east: 'W' }

/** The sides in their order; those that a draft lost come last, as their armies do. */
export const sidesOf = ({ sides, armies }: Pick<EsrDraft, 'sides' | 'armies'>): readonly string[] => [
  ...new Set([...Object.keys(sides ?? {}), ...Object.keys(armies ?? {})]),
]
