import {
  holdsGround,
  type Placement,
  type TroopDefinition,
  type TroopValues,
  troopRow,
  type UnitType,
  type ViveLempereurScenario,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import type { Chance } from '../../chance.ts'

/** Some of the types become types of the battle's own, or are changed, and some units differ from their type. */
export function withOwnTroops(chance: Chance, battle: ViveLempereurScenario): ViveLempereurScenario {
  if (!chance.once(3)) return battle
  const troops: Record<UnitType, TroopDefinition> = {}
  const names = new Map<UnitType, UnitType>()
  const nameFor = (type: UnitType) => {
    if (!names.has(type)) names.set(type, choose(chance, type, troops))
    return names.get(type)!
  }
  const rename = <T>(byType: Readonly<Record<UnitType, T>>) =>
    Object.fromEntries(Object.entries(byType).map(([type, own]) => [nameFor(type), own])) as Record<UnitType, T>
  const placed = (own: object) => {
    const lists = rename(own as Record<UnitType, readonly Placement[]>)
    return Object.fromEntries(
      Object.entries(lists).map(([type, list]) => [type, list.map((unit) => differ(chance, troops, type, unit))]),
    )
  }
  const { units, deployment, reinforcements } = battle
  const own: ViveLempereurScenario = {
    ...battle,
    ...(units && { units: Object.fromEntries(Object.entries(units).map(([side, lists]) => [side, placed(lists)])) }),
    ...(deployment && {
      deployment: {
        ...deployment,
        forces: Object.fromEntries(
          Object.entries(deployment.forces).map(([side, counts]) => [side, rename(counts as Record<string, number>)]),
        ),
      },
    }),
    ...(reinforcements && {
      reinforcements: reinforcements.map((group) =>
        'pool' in group
          ? { ...group, pool: rename(group.pool as Record<string, number>) }
          : { ...group, units: placed(group.units) },
      ),
    }),
  }
  return Object.keys(troops).length === 0 ? own : { ...own, troops }
}

/** The type itself, perhaps changed, or one that is like it, perhaps at second hand. */
function choose(chance: Chance, type: UnitType, troops: Record<UnitType, TroopDefinition>): UnitType {
  if (chance.once(2)) return type
  const own = define(chance, type)
  if (chance.once(4)) {
    if (Object.keys(own).length > 0) troops[type] = own
    return type
  }
  const id = `own-${type}`
  troops[id] = { like: type, ...own }
  if (!chance.once(3)) return id
  troops[`second-${type}`] = { like: id, letter: '2' }
  return `second-${type}`
}

function define(chance: Chance, type: UnitType): TroopValues {
  const { arm, fire, elements, fireAfterMoving } = troopRow({}, type)
  if (!holdsGround({}, type)) return chance.once(2) ? { letter: 'x' } : {}
  const ranges = arm === 'cavalry' ? 1 : chance.between(1, 6)
  const values = Array.from({ length: ranges }, () => chance.between(0, 25))
  const may = () => chance.once(2)
  const zoneOfControl = chance.once(3) ? may() : undefined
  return {
    ...(chance.once(2) && { letter: chance.pick(['Q', 'xy', '7']) }),
    ...(chance.once(2) && { elements: chance.between(elements, 8) }),
    ...(chance.once(2) && { fire: values, ...(fireAfterMoving && { fireAfterMoving: values }) }),
    ...(fire.length > 0 && chance.once(4) && { fire: chance.between(0, 30) }),
    ...(chance.once(2) && moving(chance)),
    ...(chance.once(3) && { rally: chance.between(0, 6) }),
    ...(arm === 'infantry' && chance.once(4) && { square: true }),
    ...(chance.once(3) && { leavesGarrisons: may() }),
    ...(zoneOfControl !== undefined && { zoneOfControl }),
    ...(zoneOfControl !== false && chance.once(3) && { reacts: may() }),
    ...(chance.once(3) && { led: may() }),
    ...(chance.once(3) && { advances: may() }),
    ...(arm !== 'cavalry' && chance.once(3) && { choosesTarget: may() }),
    ...(chance.once(3) && { lossesLimited: may() }),
    ...(chance.once(3) && { retreats: chance.pick(['retreats', 'loses', 'stands'] as const) }),
  }
}

function moving(chance: Chance): TroopValues {
  const moves = chance.between(0, 6)
  return { moves, movesAndFires: chance.between(0, moves) }
}

/** A unit with values of its own. */
function differ(
  chance: Chance,
  troops: Record<UnitType, TroopDefinition>,
  type: UnitType,
  placement: Placement,
): Placement {
  if (!holdsGround({ troops }, type) || !chance.once(5)) return placement
  const { elements } = troopRow({ troops }, type)
  const own = {
    fire: chance.between(0, 30),
    ...(chance.once(2) && { elements: chance.between(elements, 8) }),
    ...(chance.once(2) && moving(chance)),
    ...(chance.once(2) && { led: chance.once(2) }),
    ...(chance.once(2) && { retreats: chance.pick(['retreats', 'stands'] as const) }),
    ...(chance.once(2) && { letter: 'o' }),
  }
  return typeof placement === 'string' ? { at: placement, ...own } : { ...placement, ...own }
}
