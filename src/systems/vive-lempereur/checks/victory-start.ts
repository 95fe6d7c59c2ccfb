import type { Condition } from '../format/index.ts'
import { sectorHexes, sectorNames } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { holdsGround } from './sectors.ts'

/** Whether a condition holds at set-up; undefined where the players deploy first, so that nobody knows yet. */
export function holdsAtStart(battle: BattleToCheck, condition: Condition, winner: string): boolean | undefined {
  const { controls, emptySector, unitsIn, all, any, not } = condition
  if (all) return combine(battle, all, winner, false)
  if (any) return combine(battle, any, winner, true)
  if (not) {
    const value = holdsAtStart(battle, not, winner)
    return value === undefined ? undefined : !value
  }
  if (battle.draft.deployment && (controls || emptySector || unitsIn)) return undefined
  if (controls) {
    const owned = ownedBy(battle, winner)
    return hexesOf(battle, controls).every((hex) => owned.has(hex))
  }
  if (emptySector) {
    const sectors = battle.draft.board?.sectors
    if (!sectors) return undefined
    const names = emptySector.sector ? [emptySector.sector] : sectorNames(sectors)
    return names.some((name) => count(battle, emptySector.side, sectorHexes(sectors, name)) === 0)
  }
  if (unitsIn) return count(battle, unitsIn.side, unitsIn.hexes) >= unitsIn.units
  return false
}

/** `any` is settled by one part that holds, `all` by one that does not. */
function combine(
  battle: BattleToCheck,
  parts: readonly (Condition | undefined)[],
  winner: string,
  settled: boolean,
): boolean | undefined {
  const values = parts.map((part) => part && holdsAtStart(battle, part, winner))
  if (values.includes(settled)) return settled
  return values.includes(undefined) ? undefined : !settled
}

/** The hexes that a side controls at set-up: where its combat units stand, and what `control` gives it. */
export function ownedBy({ units, draft, ...battle }: BattleToCheck, side: string): Set<number> {
  const owned = new Set(units.filter((unit) => unit.side === side && holdsGround(unit.type)).map(({ hex }) => hex))
  const denied = new Set(units.filter((unit) => unit.side !== side && unit.type !== 'general').map(({ hex }) => hex))
  for (const hex of hexesOf(battle, draft.control?.[side] ?? [])) if (!denied.has(hex)) owned.add(hex)
  return owned
}

function count(battle: BattleToCheck, side: string, list: readonly string[]): number {
  const hexes = new Set(hexesOf(battle, list))
  return battle.units.filter((unit) => unit.side === side && holdsGround(unit.type) && hexes.has(unit.hex)).length
}

/** The hexes of a list that has been checked before, so that nothing is reported twice. */
function hexesOf({ reader }: Pick<BattleToCheck, 'reader'>, list: readonly (string | undefined)[]): number[] {
  return reader.quietly().set(list, [])
}
