import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { SchemaPlace } from '../../../scenario/schema/nodes.ts'
import {
  directionFrom,
  FLAG_NAMES,
  groundListOf,
  holdsGround,
  isFlag,
  nationRow,
  nationsIn,
  type ScenarioDraft,
  troopListOf,
  type UnitType,
} from '../format/index.ts'

/** What can stand in a field of a form: unit types and kinds of ground that there are. Nations and flags (1.2) of troops are those of their side, or of both where it is not known; a side may have any nation. */
export function fittingValues(
  data: unknown,
  { node, definition }: SchemaPlace,
  side: string | undefined,
): readonly string[] | undefined {
  const draft = (data ?? {}) as ScenarioDraft
  if (definition === 'nationId') return [...new Set([...Object.keys(FLAG_NAMES), ...Object.keys(draft.nations ?? {})])]
  if (definition === 'troopId') return troopListOf(draft).ids
  if (definition === 'groundId' || definition === 'changedGround') return groundListOf(draft).ids
  const sides = side === undefined ? Object.keys(draft.sides ?? {}) : [side]
  const own = [...new Set(sides.flatMap((id) => nationsIn(draft, id)))]
  if (definition === 'fightingNationId') return own
  if (definition === 'namedUnit') return unitNames(draft, sides)
  const areFlags = definition !== 'flag' && (node.enum?.every((word) => isFlag(String(word))) ?? false)
  return areFlags ? [...new Set(own.flatMap((nation) => nationRow(draft.nations, nation).flag ?? []))] : undefined
}

/** The names that units of some sides have. */
function unitNames({ units = {}, reinforcements = [] }: ScenarioDraft, sides: readonly string[]): readonly string[] {
  const arriving = reinforcements.flatMap((group) =>
    group && 'units' in group && sides.includes(group.side) ? [group.units] : [],
  )
  const placed = [...sides.map((side) => units[side] ?? {}), ...arriving].flatMap((list) => Object.values(list).flat())
  return placed.flatMap((unit) => (typeof unit === 'object' && unit.name !== undefined ? [unit.name] : []))
}

/** 6.2.1: the direction that units of a side face where nothing is said: away from its own edge. */
export function usualFacing(draft: ScenarioDraft, side: string): number {
  return directionFrom(draft.sides?.[side]?.edge)
}

/** A facing as files have it: nothing where it is the usual one, or where there is no front. */
export function describeFacing(
  draft: ScenarioDraft,
  side: string,
  type: UnitType,
  facing: number | undefined,
): string | undefined {
  const isUsual = facing === undefined || !holdsGround(draft, type) || facing === usualFacing(draft, side)
  return isUsual ? undefined : DIRECTIONS[facing]
}
