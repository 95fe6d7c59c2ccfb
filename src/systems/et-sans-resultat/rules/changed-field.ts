import { memoize } from '../../../board/memoize.ts'
import { hasCome } from '../../../engine/timetable.ts'
import { featuresAfter, featuresBroken, TableGround, type TroopRow } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'
import { type Gait, makeGaitOfGenerals, makeGaits } from './gaits.ts'
import type { WeakFeature } from './special-plan.ts'

/** The battlefield once the events that memory knows of have happened, and what is weak has broken; each combination is compiled once. */
export function fieldAfter(field: Battlefield, turn: number, memory: Int32Array): Battlefield {
  const base = field.base ?? field
  const happened = base.happenings.map(({ timing }) => hasCome(timing, turn, memory))
  const broken = (base.special.weak ?? []).filter(({ row }) => memory[row] !== 0)
  const known = variantsOf(base)
  const key = [happened.map(Number).join(''), ...broken.map(({ id }) => id)].join(' ')
  const found = known.get(key) ?? change(base, (event) => happened[event]!, broken)
  known.set(key, found)
  return found
}

const variantsOf = memoize((_base: Battlefield) => new Map<string, Battlefield>())

/** The same battle on a table with other features: ground, and with it how everybody walks on it. */
function change(
  base: Battlefield,
  hasHappened: (event: number) => boolean,
  broken: readonly WeakFeature[],
): Battlefield {
  const { scenario, tables, units } = base
  const features = featuresBroken(featuresAfter(scenario.board.features, scenario.events, hasHappened), broken)
  const board = { ...scenario.board, features }
  const ground = new TableGround(board, scenario.ground)
  const gaits = new Map<TroopRow, readonly Gait[]>()
  const gaitsOf = (troop: TroopRow) => {
    const known = gaits.get(troop) ?? makeGaits(troop, tables, ground.mixtures)
    gaits.set(troop, known)
    return known
  }
  return {
    ...base,
    base,
    table: board,
    ground,
    generalGait: makeGaitOfGenerals(tables, ground.mixtures),
    units: units.map((unit) => ({ ...unit, gaits: gaitsOf(unit.troop) })),
  }
}
