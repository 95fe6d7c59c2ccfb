import { isDefined } from '../../../scenario/checks/likeness.ts'
import { checkUnitNames } from '../../../scenario/checks/unit-names.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import type { EsrUnit } from '../format/index.ts'
import { isBattery, type ListedBattery, type ListedUnit, sectionValue, unitLabel } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { checkTraitList, checkValues, isTypeSound, troopDefinitions, WHAT } from './troops.ts'

/** What units are: of types that there are, with numbers, states and characteristics that fit them. */
export function checkUnits(battle: CheckedDraft): void {
  const { roster } = battle
  const weights = new Set<string>()
  for (const unit of roster.units) {
    // Of a unit whose type is unknown nothing else can be told.
    if (!isType(battle, unit)) continue
    if (!checkKind(battle, unit)) checkMissingNumbers(battle, unit)
    checkState(battle, unit)
    checkWeight(battle, unit, unit.data.nation ?? unit.formation.data.nation, weights)
  }
  for (const battery of roster.batteries) {
    if (!isType(battle, battery)) continue
    if (!isBattery(battery)) {
      const message = `${unitLabel(battery)} is ${WHAT[battery.troop.arm]}, but a force keeps only batteries in reserve.`
      const hint = 'Give it the type of a battery, or put it into a formation.'
      battle.report.add({ code: 'unit/numbers', path: [...battery.path, 'type'], message, hint })
      continue
    }
    if (!checkForeignNumbers(battle, battery)) checkMissingNumbers(battle, battery)
    checkValues(battle, 'artillery', battery.data, battery.path, unitLabel(battery))
    checkWeight(battle, battery, battery.data.nation, weights)
  }
  const named = [...roster.units, ...roster.batteries].map(({ side, data, path }) => ({
    name: data.name,
    counter: `${side} ${data.type}`,
    army: side,
    path: [...path, 'name'],
  }))
  checkUnitNames(named, battle.report)
}

/** Reports what does not fit the type of a unit; says whether it has the wrong numbers. */
export function checkKind(battle: CheckedDraft, unit: ListedUnit): boolean {
  checkTraits(battle, unit)
  checkValues(battle, unit.troop.arm, unit.data, unit.path, unitLabel(unit))
  return checkForeignNumbers(battle, unit)
}

/** Batteries have guns and their weight, everybody else has men. */
function checkForeignNumbers({ report }: CheckedDraft, unit: ListedUnit | ListedBattery): boolean {
  const data: EsrUnit = unit.data
  const foreign = isBattery(unit) ? MEN_KEYS : GUN_KEYS
  const key = foreign.find((one) => data[one] !== undefined && unit.troop.usual[one] === undefined)
  if (key === undefined) return false
  const message = `${unitLabel(unit)} is ${WHAT[unit.troop.arm]}, which has no ${key}.`
  report.add({ code: 'unit/numbers', path: [...unit.path, key], target: 'key', message, hint: 'Remove it.' })
  return true
}

/** Batteries have guns and their weight, everybody else has men; all have a rating. */
function checkMissingNumbers({ report, draft }: CheckedDraft, unit: ListedUnit | ListedBattery): void {
  const { path } = unit
  const data: EsrUnit = unit.data
  const own = isBattery(unit) ? GUN_KEYS : MEN_KEYS
  const missing = ['rating' as const, ...own].filter((key) => data[key] === undefined)
  if (missing.length === 0 || !report.isComplete(...path) || !report.isComplete('troops')) return
  const message = `${unitLabel(unit)} is ${WHAT[unit.troop.arm]} without ${missing.join(' and ')}.`
  const isOwn = draft.troops !== undefined && Object.hasOwn(draft.troops, data.type)
  const hint = `Add ${missing.join(' and ')}${isOwn ? `, here or to ${data.type} under troops` : ''}.`
  report.add({ code: 'unit/numbers', path, target: 'key', message, hint })
}

/** 2.2: troops are ployed or deployed, batteries in reserve, limbered or unlimbered. */
function checkState({ report }: CheckedDraft, unit: ListedUnit): void {
  const { data, path, formation } = unit
  const { state, at } = data
  const states = isBattery(unit) ? GUN_STATES : TROOP_STATES
  if (state !== undefined && !states.includes(state)) {
    const message = `${unitLabel(unit)} is ${WHAT[unit.troop.arm]}, which cannot be ${state}.`
    report.add({ code: 'unit/state', path: [...path, 'state'], message, hint: `Use ${states.join(', ')}.` })
  } else if (state === 'reserve' && at !== undefined) {
    const message = `${unitLabel(unit)} is in reserve, so it has no place on the table.`
    report.add({ code: 'unit/state', path: [...path, 'at'], target: 'key', message, hint: 'Remove at, or the state.' })
  } else if (formation.data.arrives !== undefined && (state === 'deployed' || state === 'unlimbered')) {
    const message = `${unitLabel(unit)} arrives with ${formation.id}, so it arrives in column.`
    report.add({ code: 'unit/state', path: [...path, 'state'], message, hint: 'Remove it.' })
  }
}

/** Characteristics that the unit can use; those of its type are judged there. */
function checkTraits(battle: CheckedDraft, unit: ListedUnit): void {
  const own = unit.data.traits === unit.troop.usual.traits ? undefined : unit.data.traits
  checkTraitList(battle, unit.troop.arm, own, [...unit.path, 'traits'], unitLabel(unit))
}

/** 9.4: guns are worth what the table says of their weight, and their nation. Those of a type are told once. */
function checkWeight(
  { draft, report, tables }: CheckedDraft,
  unit: ListedUnit | ListedBattery,
  own: string | undefined,
  told: Set<string>,
): void {
  const { troop, side, path, data } = unit
  const { weight } = data
  const nation = own ?? draft.sides?.[side]?.nations[0]
  if (!tables || weight === undefined || nation === undefined || !isBattery(unit) || troop.section !== undefined) return
  if (sectionValue(tables, kinOf(draft.nations, nation), weight) !== undefined || report.hasErrors('nations')) return
  const known = Object.keys(tables.guns.perSection).join(', ')
  const isOfType = weight === troop.usual.weight
  if (isOfType && told.has(`${troop.type} ${nation}`)) return
  if (isOfType) told.add(`${troop.type} ${nation}`)
  report.add({
    code: 'unit/gun-weight',
    path: isOfType ? [...path, 'type'] : [...path, 'weight'],
    message: `The table has no row for ${nation} ${weight}-pounders.`,
    hint: `It has ${known}. Add ${nation}-${weight} to tables.guns.perSection, or name another nation.`,
  })
}

/** Reports a type that there is not; says whether there is, and can be relied upon. */
export function isType(battle: CheckedDraft, { data, path }: ListedUnit | ListedBattery): boolean {
  const { draft, report } = battle
  return isDefined(troopDefinitions(draft), data.type, [...path, 'type'], report) && isTypeSound(battle, data.type)
}

const GUN_KEYS = ['guns', 'weight'] as const
const MEN_KEYS = ['men'] as const
const TROOP_STATES: readonly string[] = ['ployed', 'deployed']
const GUN_STATES: readonly string[] = ['reserve', 'limbered', 'unlimbered']
