/**
 * One language of conditions for all rulebooks. A file says `{ eliminated: { side: allied, units: 8 } }`; here it is an atom
 * in one normal form, from which sentences, checks and the engine's program are made. What only one rulebook knows, such as
 * its sectors, is an atom of its own.
 */

/** Whose units a condition speaks of. What is not said does not matter. */
export type TroopFilter = {
  readonly side?: string
  readonly nation?: string
  readonly types?: readonly string[]
  readonly names?: readonly string[]
  /** A group of reinforcements, by its id. */
  readonly group?: string
  readonly formations?: readonly string[]
}

/** What is counted. */
type Measure = 'units' | 'leaders' | 'strength'

/** A condition that has no parts; places are as the file has them. */
export type Atom =
  | { readonly kind: 'turn'; readonly turn: number }
  | {
      readonly kind: 'controls'
      readonly side: string
      readonly places: readonly string[]
      /** How many of the places; all where nothing is said. */
      readonly least: number | undefined
      /** At the end of how many turns in a row; 0 for now. */
      readonly turns: number
    }
  | TroopAtom
  | { readonly kind: 'points'; readonly side: string; readonly least: number; readonly isMargin: boolean }
  | { readonly kind: 'happened'; readonly event: string }
  | OwnAtom

/** So many units, or so much strength, that are somewhere or have met a fate. */
export type TroopAtom = {
  readonly kind: 'unitsIn' | 'reached' | 'eliminated' | 'lost' | 'exited' | 'arrived' | 'broken'
  readonly troops: TroopFilter
  readonly measure: Measure
  readonly least: number
  /** Where: only of `unitsIn` and `reached`, and of `exited` where the way out matters. */
  readonly places: readonly string[]
}

/** A condition of one rulebook: its key, what stands there, and for which side. */
export type OwnAtom = { readonly kind: 'own'; readonly key: string; readonly value: unknown; readonly side: string }

/** A condition as files have it: one key. Places are `hexes` on a grid, `areas` on a table. */
export type SharedConditionData = {
  readonly turn?: number
  readonly happened?: string
  readonly controls?: readonly string[] | ControlData
  readonly unitsIn?: TroopData
  readonly reached?: TroopData
  readonly eliminated?: TroopData
  readonly lost?: TroopData
  readonly exited?: TroopData
  readonly arrived?: TroopData
  readonly broken?: TroopData
  readonly points?: { readonly side?: string; readonly atLeast?: number; readonly margin?: number }
}

type PlaceData = { readonly hexes?: readonly string[]; readonly areas?: readonly string[] }
type ControlData = PlaceData & { readonly side?: string; readonly atLeast?: number; readonly for?: number }
type TroopData = TroopFilter &
  PlaceData & {
    readonly units?: number
    readonly leaders?: number
    readonly strength?: number
    /** Another word for `units`, and the number of formations where those are counted. */
    readonly atLeast?: number
    readonly edge?: string
  }

const TROOP_KEYS = ['unitsIn', 'reached', 'eliminated', 'lost', 'exited', 'arrived', 'broken'] as const

/** The atom of a condition that speaks for a side; nothing of one with parts, or with a key that only a rulebook knows. */
export function readAtom(condition: SharedConditionData, side: string): Atom | undefined {
  const { turn, controls, points, happened } = condition
  if (turn !== undefined) return { kind: 'turn', turn }
  if (happened !== undefined) return { kind: 'happened', event: happened }
  if (controls) {
    const detail: ControlData = isList(controls) ? { hexes: controls } : controls
    return {
      kind: 'controls',
      side: detail.side ?? side,
      places: placesIn(detail),
      least: detail.atLeast,
      turns: detail.for ?? 0,
    }
  }
  if (points) {
    const isMargin = points.margin !== undefined
    return { kind: 'points', side: points.side ?? side, least: points.margin ?? points.atLeast ?? 1, isMargin }
  }
  const kind = TROOP_KEYS.find((key) => condition[key] !== undefined)
  return kind && readTroops(kind, condition[kind]!)
}

/** Checks ask for the atoms of a condition again and again, and a battle shares its conditions with its variants. */
const READ = new WeakMap<TroopData, TroopAtom>()

function readTroops(kind: TroopAtom['kind'], data: TroopData): TroopAtom {
  let atom = READ.get(data)
  if (atom?.kind !== kind) READ.set(data, (atom = makeTroopAtom(kind, data)))
  return atom
}

function makeTroopAtom(kind: TroopAtom['kind'], data: TroopData): TroopAtom {
  const { units, leaders, strength, atLeast, hexes: _hexes, areas: _areas, edge, ...troops } = data
  const measure = leaders !== undefined ? 'leaders' : strength !== undefined ? 'strength' : 'units'
  const least = leaders ?? strength ?? units ?? atLeast ?? 1
  return { kind, troops, measure, least, places: edge === undefined ? placesIn(data) : [edge] }
}

/** The conditions that speak of places. */
export type PlacedConditionData = Pick<SharedConditionData, 'controls' | 'unitsIn' | 'reached'>

/** Where in the data of a condition its places stand, from the condition itself. */
export function placePath(condition: PlacedConditionData, placeKey: 'hexes' | 'areas'): readonly string[] | undefined {
  if (condition.controls) return isList(condition.controls) ? ['controls'] : ['controls', placeKey]
  if (condition.unitsIn) return ['unitsIn', placeKey]
  return condition.reached && ['reached', placeKey]
}

const placesIn = ({ hexes, areas }: PlaceData): readonly string[] => hexes ?? areas ?? []

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)
