import { earliestTurn } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { some } from '../../../scenario/wording.ts'
import type { PlacedUnit, ScheduledArrival, StagedArrival, UnitType } from '../format/index.ts'
import { COMBAT, GARRISON, GENERAL, rowOf, troopRow } from '../format/index.ts'
import { type BattleToCheck, isSound } from './battle-to-check.ts'
import { entrancesOf } from './marchers.ts'
import { isShutIn } from './stuck.ts'

/** Pieces at the edge that never make room, by the hex they stand in, with the turn after which they are there. */
type Blockers = ReadonlyMap<number, { readonly what: string; readonly side: string; readonly turn: number }>

/** Entrances that the own side keeps closed for good, and pools of which a type gets in nowhere. */
export function checkBlockedEntrances(battle: BattleToCheck): void {
  const { draft, arrivals } = battle
  if (!draft.reinforcements || !isSound(battle)) return
  const blockers = blockersOf(battle)
  if (blockers.size > 0) {
    for (const { arrival, units, path } of arrivals) checkScheduled(battle, blockers, arrival, units, path)
  }
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!('stages' in group)) return
    if (battle.entry.restricts) checkPoolTypes(battle, group, path)
    if (blockers.size > 0) checkStages(battle, blockers, group, path)
  })
}

function checkScheduled(
  battle: BattleToCheck,
  blockers: Blockers,
  arrival: ScheduledArrival,
  units: readonly PlacedUnit[],
  path: Path,
): void {
  const { grid, report } = battle
  const isBlocked = (hex: number) => blocks(blockers, hex, arrival.side, earliestTurn(arrival))
  const free = [...new Set(units.map(({ hex }) => hex))].filter((hex) => !isBlocked(hex))
  for (const { hex, type, path: unitPath } of units) {
    // A general joins whoever is there.
    if (troopRow(battle.draft, type).nature === GENERAL || !isBlocked(hex)) continue
    const open = arrival.occupied === 'wait' ? [] : free.filter((other) => canBeIn(battle, other, type, arrival.side))
    const at = [grid.label(hex)]
    const message = `${blockers.get(hex)!.what} of ${arrival.side} stands in ${at[0]} and never leaves: ${otherwise(battle, open)}.`
    report.add({ code: 'arrival/blocked', path: unitPath, at, message, hint: hintFor(path) })
  }
}

function checkStages(battle: BattleToCheck, blockers: Blockers, group: StagedArrival, path: Path): void {
  const { grid, reader, report } = battle
  const all = entrancesOf(battle, group)
  forEachEntry(group.stages, [...path, 'stages'], (stage, stagePath) => {
    const isBlocked = (hex: number) => blocks(blockers, hex, group.side, stage.from)
    const { choose, d6 } = stage.entrance
    const lists = [
      ...(choose ? [{ list: choose, path: [...stagePath, 'entrance', 'choose'] }] : []),
      ...Object.entries(d6 ?? {}).map(([roll, list]) => ({ list, path: [...stagePath, 'entrance', 'd6', roll] })),
    ]
    for (const { list, path: listPath } of lists) {
      const own = reader.quietly().set(list, [])
      const free = (own.some((hex) => !isBlocked(hex)) || stage.occupied === 'wait' ? own : all).filter(
        (hex) => !isBlocked(hex),
      )
      reader.quietly().forEachItem(list, listPath, (hexes, itemPath) => {
        const blocked = hexes.filter(isBlocked)
        if (blocked.length === 0) return
        const at = blocked.map((hex) => grid.label(hex))
        const what = blockers.get(blocked[0]!)!.what
        const message = `${what} of ${group.side} stands in ${some(at)} and never leaves: ${otherwise(battle, free)}.`
        report.add({ code: 'arrival/blocked', path: itemPath, at, message, hint: hintFor(path) })
      })
    }
  })
}

/** A type of the pool that no entrance admits never comes. Where none admits anybody, that is told of the entrances. */
function checkPoolTypes(battle: BattleToCheck, group: StagedArrival, path: Path): void {
  const { report, grid, entry } = battle
  const entrances = entrancesOf(battle, group)
  if (!entrances.every((hex) => entry.isRestricted(hex))) return
  const types = Object.keys(group.pool)
  const shut = types.filter((type) => !entrances.some((hex) => canBeIn(battle, hex, type, group.side)))
  if (shut.length === types.length) return
  for (const type of shut) {
    const at = entrances.map((hex) => grid.label(hex))
    const message = `A special rule keeps ${type} out of every entrance of the group: ${some(at)}.`
    report.add({ code: 'arrival/forbidden', path: [...path, 'pool', type], target: 'key', at, message })
  }
}

function canBeIn({ entry }: BattleToCheck, hex: number, type: UnitType, side: string): boolean {
  return entry.isPassable(hex) && entry.admits(hex, type, side)
}

/** 6.0: garrisons never leave, nor do units that do not move or may enter no hex around them. */
function blockersOf(battle: BattleToCheck): Blockers {
  const { draft, grid, grounds, entry } = battle
  const blockers = new Map<number, { what: string; side: string; turn: number }>()
  const add = (unit: PlacedUnit, turn: number) => {
    const { hex, side } = unit
    const { nature, moves } = rowOf(draft, unit)
    const stays = nature === GARRISON || (nature === COMBAT && moves === 0)
    if ((!stays && !entry.restricts) || !grid.isOnEdge(hex) || blockers.has(hex)) return
    // A hex that impassable ground encloses is told already.
    if (grounds.sizes[grounds.ground[hex]!] === 1) return
    if (nature === GARRISON) blockers.set(hex, { what: 'A garrison', side, turn })
    else if (stays || (nature === COMBAT && isShutIn(battle, unit))) blockers.set(hex, { what: 'A unit', side, turn })
  }
  for (const unit of battle.units) add(unit, 0)
  for (const { arrival, units } of battle.arrivals) for (const unit of units) add(unit, earliestTurn(arrival))
  return blockers
}

/** Whether an own piece blocks an entrance; the enemy's can be driven out. */
function blocks(blockers: Blockers, hex: number, side: string, turn: number): boolean {
  const blocker = blockers.get(hex)
  return blocker !== undefined && blocker.side === side && blocker.turn < turn
}

function otherwise({ grid }: BattleToCheck, open: readonly number[]): string {
  return open.length > 0
    ? `units due there have to use ${some(open.map((hex) => grid.label(hex)))}`
    : 'no unit can enter there, and no other entrance is open'
}

const hintFor = (path: Path) => `Choose other entrances for arrival ${Number(path.at(-1)) + 1}, or move the piece.`
