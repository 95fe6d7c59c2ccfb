import { isNation } from '../../../scenario/checks/sides.ts'
import { checkUnitNames } from '../../../scenario/checks/unit-names.ts'
import { count } from '../../../scenario/wording.ts'
import {
  COMBAT,
  GARRISON,
  GENERAL,
  mayField,
  type PlacedUnit,
  rowOf,
  type ScenarioDraft,
  troopRow,
} from '../format/index.ts'
import { type BattleToCheck, groundIn, paintIn } from './battle-to-check.ts'
import { isGroundKnown } from './board.ts'
import { isClosedByBattle } from './ground.ts'
import { isShutIn } from './stuck.ts'

const isGeneral = (draft: ScenarioDraft, { type }: PlacedUnit) => troopRow(draft, type).nature === GENERAL

/** Everything about units at set-up: where they stand, beside whom, and what is said of each. */
export function checkUnits(battle: BattleToCheck): void {
  const troops = checkStacking(battle)
  checkGenerals(battle, troops)
  for (const unit of battle.units) checkGround(battle, unit, troops)
  const { everybody } = battle
  for (const unit of everybody) {
    checkGarrison(battle, unit)
    checkDetail(battle, unit)
  }
  if (battle.report.isComplete('sides')) for (const unit of everybody) checkNation(battle, unit)
  checkTypes(battle, everybody)
  const named = everybody.flatMap((unit) => {
    const { side, type, nation, detail, path } = unit
    if (detail?.name === undefined) return []
    const own = nation === undefined || nation === side ? side : `${side} ${nation}`
    const army = rowOf(battle.draft, unit).nature === COMBAT ? own : undefined
    return [{ name: detail.name, counter: `${own} ${type}`, army, path: [...path, 'name'] }]
  })
  checkUnitNames(named, battle.report)
}

/** 6.1: one combat unit or garrison a hex; gives the one that is there. */
function checkStacking({ draft, units, grid, report }: BattleToCheck): Map<number, PlacedUnit> {
  const troops = new Map<number, PlacedUnit>()
  for (const unit of units.filter((one) => !isGeneral(draft, one))) {
    const before = troops.get(unit.hex)
    troops.set(unit.hex, before ?? unit)
    if (!before) continue
    const at = [grid.label(unit.hex)]
    const isEnemy = before.side !== unit.side
    const message = `${at[0]} already holds ${nameOf(draft, before)} (6.1).`
    report.add({ code: isEnemy ? 'unit/among-enemies' : 'unit/stacked', path: unit.path, at, message })
  }
  return troops
}

/** 6.3, 7.3.12, 7.3.16: one general a hex, and with a unit of his own side if any. */
function checkGenerals({ units, grid, report, draft }: BattleToCheck, troops: ReadonlyMap<number, PlacedUnit>): void {
  const keepsToNation = draft.specialRules?.some((rule) => rule?.rule === 'generals-keep-to-their-nation')
  const led = new Set<number>()
  for (const general of units.filter((one) => isGeneral(draft, one))) {
    const { hex, path } = general
    const unit = troops.get(hex)
    const at = [grid.label(hex)]
    if (unit && unit.side !== general.side) {
      const message = `The general stands in ${at[0]} with ${nameOf(draft, unit)} (6.3).`
      report.add({ code: 'unit/among-enemies', path, at, message })
    } else if (led.has(hex)) {
      const message = `There is already a general in ${at[0]} (7.3.16).`
      report.add({ code: 'unit/two-generals', path, at, message })
    } else if (unit && keepsToNation && unit.nation !== general.nation) {
      const message = `The general in ${at[0]} is ${general.nation} and cannot be attached to a unit that is ${unit.nation}.`
      report.add({ code: 'unit/foreign-general', path, at, message })
    } else if (unit && isUseless(draft, unit)) {
      const whom = rowOf(draft, unit).arm === 'artillery' ? 'artillery' : nameOf(draft, unit)
      const message = `The general in ${at[0]} is attached to ${whom} and gives it nothing (7.3.12).`
      report.add({ code: 'unit/general-without-effect', path, at, message })
    }
    if (unit?.side === general.side || !unit) led.add(hex)
  }
}

/** 7.3.12: a general with troops that he is of no use to. */
function isUseless(draft: ScenarioDraft, unit: PlacedUnit): boolean {
  const { nature, led } = rowOf(draft, unit)
  return nature === COMBAT && !led
}

function checkGround(battle: BattleToCheck, unit: PlacedUnit, troops: ReadonlyMap<number, PlacedUnit>): void {
  const { draft, grid, entry, report } = battle
  const { hex, type, side, path } = unit
  const at = [grid.label(hex)]
  const ground = groundIn(battle, hex)
  if (!ground.passable) {
    // What a special rule or the battle's own ground makes impassable is told of that.
    if (paintIn(battle, hex).passable || isClosedByBattle(battle.draft, ground.key)) return
    report.add({ code: 'unit/impassable', path, at, message: `${at[0]} is ${ground.name}: no unit can be there.` })
  } else if (!entry.admits(hex, type, side)) {
    const { arm } = troopRow(draft, type)
    const isGround = arm !== undefined && !ground.enters.includes(arm)
    const message = isGround
      ? `${nameOf(draft, unit)} cannot be in ${at[0]}: ${arm} may not enter ${ground.name}.`
      : `A special rule keeps ${nameOf(draft, unit)} out of ${at[0]}.`
    report.add({ code: 'unit/forbidden', path, at, message })
  } else if (!ground.gunsFire && troopRow(draft, type).arm === 'artillery' && !isShutIn(battle, unit)) {
    const message = `${nameOf(draft, unit)} starts in ${at[0]}, which is ${ground.name}: guns do not fire from there (${ground.rule}).`
    report.add({ code: 'unit/guns-silent', path, at, message })
  } else if (isGeneral(draft, unit) && entry.isRestricted(hex) && !troops.has(hex)) {
    const message = `The general in ${at[0]} needs a unit there: not every arm may enter.`
    report.add({ code: 'unit/forbidden', path, at, message })
  }
}

/** 6.0: garrisons are in buildings, at the start and on arrival. */
function checkGarrison(battle: BattleToCheck, { hex, type, path }: PlacedUnit): void {
  const { draft, grid, report } = battle
  const ground = groundIn(battle, hex)
  if (troopRow(draft, type).nature !== GARRISON || ground.garrison || !ground.passable || !isGroundKnown(report)) return
  const at = [grid.label(hex)]
  const message = `The garrison in ${at[0]} is not in a building: the hex is ${ground.name} (6.0).`
  report.add({ code: 'unit/garrison-outside-building', path, at, message })
}

function checkDetail(battle: BattleToCheck, unit: PlacedUnit): void {
  const { draft, grid, report } = battle
  const { hex, detail, path } = unit
  if (!detail) return
  const row = rowOf(draft, unit)
  const label = grid.label(hex)
  const at = [label]
  if (detail.facing && row.nature !== COMBAT) {
    const message = `A ${row.nature === GENERAL ? 'general' : 'garrison'} has no front, so its facing means nothing.`
    report.add({ code: 'unit/facing-without-front', path: [...path, 'facing'], target: 'key', at, message })
  }
  if (detail.formation === 'square') {
    const ground = groundIn(battle, hex)
    const trouble = !row.square
      ? `${row.name} cannot form square`
      : ground.square
        ? undefined
        : `No square can be formed in ${label}, which is ${ground.name}`
    if (trouble) report.add({ code: 'unit/square', path: [...path, 'formation'], at, message: `${trouble} (6.0).` })
  }
  if ((detail.losses ?? 0) >= row.elements) {
    const message = `${row.id} has ${count(row.elements, 'element')} and cannot have lost ${detail.losses}.`
    report.add({ code: 'unit/losses', path: [...path, 'losses'], at, message })
  }
}

/** A unit's nation is one of its side's. */
function checkNation(battle: BattleToCheck, { side, detail, path }: PlacedUnit): void {
  if (!detail?.nation) return
  isNation(battle, detail.nation, side, [...path, 'nation'])
}

/** Types that the sheet names after a nation are that nation's. */
function checkTypes({ draft, report }: BattleToCheck, units: readonly PlacedUnit[]): void {
  // A nation whose definition could not be read may be like any.
  if (!report.isComplete('nations') || ['nations', 'sides', 'troops'].some((part) => report.hasErrors(part))) return
  const seen = new Set<string>()
  for (const { type, side, nation, path } of units) {
    const { nation: home, name } = troopRow(draft, type)
    if (!home || !nation || mayField(draft, side, home)) continue
    const list = path.slice(0, -1)
    if (seen.has(list.join('/'))) continue
    seen.add(list.join('/'))
    const message = `${name} fights for ${side}, which has no ${home} troops.`
    report.add({ code: 'unit/foreign-type', path: list, target: 'key', message })
  }
}

/** `French Infantry of french`, as messages speak of a unit. */
function nameOf(draft: ScenarioDraft, { type, side, detail }: PlacedUnit): string {
  const row = troopRow(draft, type)
  const name = row.nature === GENERAL ? 'a general' : row.nature === GARRISON ? 'a garrison' : row.name
  return detail?.name ? `${detail.name} (${name}, ${side})` : `${name} (${side})`
}
