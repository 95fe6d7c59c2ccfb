import { DIRECTIONS } from '../../../../src/board/hex-grid.ts'
import {
  type DetailedPlacement,
  type NationId,
  type Placement,
  troopRow,
  type UnitType,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import { admits, depthFrom, extentFrom, FIGHTING, groundAt, hexesOf, type Plan } from './plan.ts'

type Placements = Partial<Record<UnitType, Placement[]>>

/** Who stands where at the start: both sides mixed or apart, garrisons in buildings, generals alone and with units. */
export function makeUnits(plan: Plan): Record<string, Placements> {
  const { chance, grid } = plan
  const isMixed = chance.once(4)
  const most = Math.max(1, Math.min(8, Math.floor(grid.size / 4)))
  return Object.fromEntries(
    plan.sides.map(({ id, edge }, side) => {
      const units: Placements = {}
      const isOwn = (hex: number) => isMixed || depthFrom(grid, edge, hex) < extentFrom(grid, edge) / 2
      for (let i = chance.between(1, most); i > 0; i--) placeUnit(plan, units, side, isOwn)
      const buildings = hexesOf(grid).filter((hex) => groundAt(plan, hex).garrison)
      for (const hex of chance.some(buildings, chance.between(0, 3))) placeAt(plan, units, side, 'garrison', hex)
      for (let i = chance.between(0, 3); i > 0; i--) placeGeneral(plan, units, side)
      return [id, units]
    }),
  )
}

function placeUnit(plan: Plan, units: Placements, side: number, fits: (hex: number) => boolean): void {
  const { chance, grid } = plan
  const type = chance.pick(FIGHTING)
  const free = hexesOf(grid).filter((hex) => fits(hex) && admits(plan, hex, type, side) && !plan.troops.has(hex))
  if (free.length > 0) placeAt(plan, units, side, type, chance.pick(free))
}

function placeAt(plan: Plan, units: Placements, side: number, type: UnitType, hex: number): void {
  if (plan.troops.has(hex) || plan.leaders.has(hex) || !admits(plan, hex, type, side)) return
  const placement = detail(plan, type, hex, side)
  plan.troops.set(hex, { side, type, nation: nationOf(plan, placement, side) })
  ;(units[type] ??= []).push(placement)
}

/** A general alone, or with a unit of his side that he may lead. */
function placeGeneral(plan: Plan, units: Placements, side: number): void {
  const { chance, grid, troops, leaders } = plan
  const company = hexesOf(grid).filter((hex) => troops.get(hex)?.side === side && !leaders.has(hex))
  const alone = hexesOf(grid).filter(
    (hex) => !troops.has(hex) && !leaders.has(hex) && admits(plan, hex, 'general', side),
  )
  const places = chance.once(3) || company.length === 0 ? alone : company
  if (places.length === 0) return
  const hex = chance.pick(places)
  const nation = troops.get(hex)?.nation ?? chance.pick(plan.sides[side]!.nations)
  leaders.set(hex, side)
  ;(units['general'] ??= []).push({ at: grid.label(hex), nation })
}

/** A hex, or a hex with facing, formation, losses or nation. */
export function detail({ chance, grid, sides, ...plan }: Plan, type: UnitType, hex: number, side: number): Placement {
  const at = grid.label(hex)
  if (chance.once(2)) return at
  const { arm, elements } = troopRow({}, type)
  const isFoot = arm === 'infantry' && type !== 'garrison'
  const more: Partial<DetailedPlacement> = {
    ...(arm !== undefined && type !== 'garrison' && chance.once(2) && { facing: chance.pick(DIRECTIONS) }),
    ...(isFoot && groundAt({ ...plan, grid }, hex).square && chance.once(3) && { formation: 'square' }),
    ...(elements > 1 && chance.once(3) && { losses: chance.between(1, elements - 1) }),
    ...(chance.once(3) && { nation: chance.pick(sides[side]!.nations) }),
    ...(chance.once(9) && { name: 'Picton' }),
  }
  return { at, ...more }
}

function nationOf(plan: Plan, placement: Placement, side: number): NationId {
  return (typeof placement === 'object' ? placement.nation : undefined) ?? plan.sides[side]!.nations[0]!
}
