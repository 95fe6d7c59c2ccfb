import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import type { Condition, Eliminated, UnitsIn } from '../format/index.ts'
import { nationsIn, type SectorName, sectorHexes, sectorNames } from '../format/index.ts'
import { type BattleToCheck } from './battle-to-check.ts'
import { reachBy } from './reach.ts'
import { hasSectorVictory, holdsGround } from './sectors.ts'
import { strength } from './strength.ts'
import { checkComparisons } from './victory-comparisons.ts'
import { holdsAtStart } from './victory-start.ts'

/** Victory conditions: possible, not met already, and not at odds with each other. */
export function checkVictory(battle: BattleToCheck): void {
  const { draft, report } = battle
  checkControl(battle)
  forEachEntry(draft.victory, ['victory'], (condition, path) => {
    if (!isSide(battle, condition.side, [...path, 'side'])) return
    checkCondition(battle, condition.when, condition.side, [...path, 'when'])
    if (condition.check === 'end-of-battle' || report.hasErrors(...path)) return
    if (holdsAtStart(battle, condition.when, condition.side)) {
      report.add({
        code: 'victory/already-met',
        path: [...path, 'when'],
        message: `${condition.side} meets this condition before the first shot.`,
        hint: 'Change it, or check it at the end of the battle.',
      })
    }
  })
  checkComparisons(battle)
}

/** At the start a hex belongs to one side at most. */
function checkControl({ draft, reader, grid, report, units }: BattleToCheck): void {
  // A garrison wins no control (6.0), but keeps the enemy from it.
  const owners = new Map(units.filter(({ type }) => type !== 'general').map(({ hex, side }) => [hex, side]))
  for (const [side, list] of Object.entries(draft.control ?? {})) {
    if (!draft.sides || !(side in draft.sides)) continue
    const path = ['control', side]
    reader.forEachItem(list, path, (hexes, itemPath) => {
      const contested = hexes.filter((hex) => (owners.get(hex) ?? side) !== side)
      for (const hex of hexes) owners.set(hex, owners.get(hex) ?? side)
      if (contested.length === 0) return
      const at = contested.map((hex) => grid.label(hex))
      const message = `${some(at)} cannot belong to ${side}: ${owners.get(contested[0]!)} holds it at the start.`
      report.add({ code: 'control/contested', path: itemPath, at, message })
    })
  }
}

function checkCondition(battle: BattleToCheck, condition: Condition, winner: string, path: Path): void {
  const { controls, eliminated, emptySector, unitsIn, all, any, not } = condition
  if (controls) checkControls(battle, controls, winner, [...path, 'controls'])
  if (eliminated) checkEliminated(battle, eliminated, winner, [...path, 'eliminated'])
  if (emptySector && isSide(battle, emptySector.side, [...path, 'emptySector', 'side'])) {
    checkSectorName(battle, emptySector.sector, [...path, 'emptySector', 'sector'])
    if (emptySector.side === winner) reportOwnLosses(battle, winner, [...path, 'emptySector', 'side'])
  }
  if (unitsIn) checkUnitsIn(battle, unitsIn, [...path, 'unitsIn'])
  forEachEntry(all, [...path, 'all'], (part, partPath) => checkCondition(battle, part, winner, partPath))
  forEachEntry(any, [...path, 'any'], (part, partPath) => checkCondition(battle, part, winner, partPath))
  // Under `not` the same words mean the opposite: only what cannot exist is still wrong.
  if (not) checkCondition(battle, not, '', [...path, 'not'])
}

function checkControls(battle: BattleToCheck, list: readonly string[], winner: string, path: Path): void {
  const { reader, grid, report } = battle
  const who = winner === '' ? battle.sides : [winner]
  reader.set(list, path)
  const canReach = reachBy(battle, who)
  // A side without troops is told already.
  if (!canReach) return
  reader.quietly().forEachItem(list, path, (hexes, itemPath) => {
    const closed = hexes.filter((hex) => !canReach(hex))
    if (closed.length === 0) return
    const at = closed.map((hex) => grid.label(hex))
    const message = `No unit of ${who.join(' or ')} can ever enter ${some(at)}.`
    report.add({ code: 'victory/unenterable', path: itemPath, at, message })
  })
}

function checkEliminated(
  battle: BattleToCheck,
  { side, nation, units, types }: Eliminated,
  winner: string,
  path: Path,
): void {
  const { draft, report, sides } = battle
  if (side !== undefined && !isSide(battle, side, [...path, 'side'])) return
  if (nation !== undefined && !sides.some((one) => nationsIn(draft, one).includes(nation))) {
    const message = `No side has ${nation} troops.`
    report.add({ code: 'unit/wrong-nation', path: [...path, 'nation'], message })
    return
  }
  if (side === winner || (nation !== undefined && nationsIn(draft, winner).includes(nation))) {
    reportOwnLosses(battle, winner, [...path, side === undefined ? 'nation' : 'side'])
  }
  if (types?.includes('garrison')) {
    const message = 'Garrisons never count as eliminated units (6.0).'
    report.add({ code: 'victory/too-many', path: [...path, 'types', types.indexOf('garrison')], message })
    return
  }
  const exist = strength(battle.contingents, { side, nation }, (type) => types?.includes(type) ?? true)
  // A side without any units is told already.
  const whole = strength(battle.contingents, { side, nation }, () => true)
  if (units > exist && whole > 0 && !isUnsure(battle)) {
    const kind = types ? ` of ${types.join(', ')}` : ''
    const has = exist === 0 ? 'no units' : `only ${count(exist, 'unit')}`
    const message = `${side ?? nation} has ${has}${kind}, so ${units} can never be eliminated.`
    report.add({ code: 'victory/too-many', path: [...path, 'units'], message })
  }
}

function checkUnitsIn(battle: BattleToCheck, { side, hexes, units }: UnitsIn, path: Path): void {
  const { reader, report } = battle
  const there = reader.set(hexes, [...path, 'hexes'])
  if (!isSide(battle, side, [...path, 'side'])) return
  const canReach = reachBy(battle, [side])
  if (!canReach) return
  const room = there.filter(canReach).length
  const exist = strength(battle.contingents, { side }, holdsGround)
  const most = Math.min(room, exist)
  if (isUnsure(battle) || report.hasErrors(...path)) return
  if (units <= most) {
    checkOtherSectors(battle, side, there, units, exist, path)
    return
  }
  const why = room < exist ? `there is room for ${room}` : `${side} has ${exist} combat units`
  report.add({
    code: 'victory/too-many',
    path: [...path, 'units'],
    message: `${count(units, 'unit')} can never be there: ${why}.`,
  })
}

function checkSectorName({ draft, report }: BattleToCheck, sector: SectorName | undefined, path: Path): void {
  const names = sectorNames(draft.board?.sectors)
  if (sector === undefined || names.includes(sector) || !draft.board?.sectors) return
  const message = `The board has no ${sector} sector.`
  report.add({ code: 'sector/unknown', path, message, hint: `Its sectors are ${names.join(', ')}.` })
}

/** 4.2: who masses so many units that another sector is empty has lost before it counts. */
function checkOtherSectors(
  { draft, reader, report }: BattleToCheck,
  side: string,
  there: readonly number[],
  units: number,
  exist: number,
  path: Path,
): void {
  const sectors = draft.board?.sectors
  if (!sectors || !hasSectorVictory(draft) || report.hasErrors('board', 'sectors')) return
  const targets = new Set(there)
  const others = sectorNames(sectors).filter(
    (name) =>
      !reader
        .quietly()
        .set(sectorHexes(sectors, name), [])
        .some((hex) => targets.has(hex)),
  )
  if (units + others.length <= exist) return
  report.add({
    code: 'victory/impossible',
    path: [...path, 'units'],
    message: `${side} has ${count(exist, 'combat unit')}: with ${units} there it cannot also hold the ${others.join(' and ')} sector${others.length > 1 ? 's' : ''}, and would lose (4.2).`,
    hint: 'Lower the number, or add the special rule { rule: without, rules: [sector-victory] }.',
  })
}

/** Wrong units have been taken out of the draft, so that counts prove nothing. */
const isUnsure = ({ report }: BattleToCheck) =>
  ['units', 'reinforcements', 'deployment', 'sides'].some((key) => !report.isComplete(key))

function reportOwnLosses({ report }: BattleToCheck, winner: string, path: Path): void {
  report.add({ code: 'victory/own-losses', path, message: `${winner} would win by losing its own units.` })
}
