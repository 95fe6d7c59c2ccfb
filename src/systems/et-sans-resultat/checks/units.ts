import type { Path } from '../../../scenario/diagnostic.ts'
import type { EsrUnit } from '../format/index.ts'
import { isBattery, type ListedUnit, sectionValue, unitLabel } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'

/** What units are: their numbers, states and characteristics fit their types. */
export function checkUnits(battle: CheckedDraft): void {
  const { roster } = battle
  for (const unit of roster.units) {
    checkNumbers(battle, unit)
    checkState(battle, unit)
    checkTraits(battle, unit)
    checkWeight(battle, unit.data, unit.data.nation ?? unit.formation.data.nation, unit.side, unit.path)
  }
  for (const { side, data, path } of roster.batteries) checkWeight(battle, data, data.nation, side, path)
}

/** Batteries have guns and their weight, everybody else has men. */
function checkNumbers({ report }: CheckedDraft, unit: ListedUnit): void {
  const { data, path } = unit
  const [own, foreign] = isBattery(data) ? [GUN_KEYS, MEN_KEYS] : [MEN_KEYS, GUN_KEYS]
  for (const key of foreign) {
    if (data[key] === undefined) continue
    const message = `${unitLabel(unit)} is ${WHAT[data.type]}, which has no ${key}.`
    report.add({ code: 'unit/numbers', path: [...path, key], target: 'key', message, hint: 'Remove it.' })
    return
  }
  const missing = own.filter((key) => data[key] === undefined)
  if (missing.length === 0 || !report.isComplete(...path)) return
  const message = `${unitLabel(unit)} is ${WHAT[data.type]} without ${missing.join(' and ')}.`
  report.add({ code: 'unit/numbers', path, target: 'key', message, hint: `Add ${missing.join(' and ')}.` })
}

/** 2.2: troops are ployed or deployed, batteries in reserve, limbered or unlimbered. */
function checkState({ report }: CheckedDraft, unit: ListedUnit): void {
  const { data, path, formation } = unit
  const { state, at } = data
  const states = isBattery(data) ? GUN_STATES : TROOP_STATES
  if (state !== undefined && !states.includes(state)) {
    const message = `${unitLabel(unit)} is ${WHAT[data.type]}, which cannot be ${state}.`
    report.add({ code: 'unit/state', path: [...path, 'state'], message, hint: `Use ${states.join(', ')}.` })
  } else if (state === 'reserve' && at !== undefined) {
    const message = `${unitLabel(unit)} is in reserve, so it has no place on the table.`
    report.add({ code: 'unit/state', path: [...path, 'at'], target: 'key', message, hint: 'Remove at, or the state.' })
  } else if (formation.data.arrives !== undefined && (state === 'deployed' || state === 'unlimbered')) {
    const message = `${unitLabel(unit)} arrives with ${formation.id}, so it arrives in column.`
    report.add({ code: 'unit/state', path: [...path, 'state'], message, hint: 'Remove it.' })
  }
}

/** Characteristics that a type can use, each once, and one rating of each. */
function checkTraits({ report }: CheckedDraft, unit: ListedUnit): void {
  const { data, path } = unit
  const had = new Set<string>()
  data.traits?.forEach((trait, i) => {
    // A characteristic that was wrong is a hole.
    if (trait === undefined) return
    const kind = trait.replace(/\d$/, '')
    const trouble = had.has(kind)
      ? `already has ${NAMES[kind]}`
      : !USERS[kind]!.includes(data.type)
        ? `is ${WHAT[data.type]}, which cannot use ${NAMES[kind]}`
        : undefined
    had.add(kind)
    if (trouble === undefined) return
    const message = `${unitLabel(unit)} ${trouble}.`
    report.add({ code: 'unit/traits', path: [...path, 'traits', i], message, hint: 'Remove it.' })
  })
}

/** 9.4: guns are worth what the table says of their weight, and their nation. */
function checkWeight(
  { draft, report, tables }: CheckedDraft,
  { type, weight }: Pick<EsrUnit, 'type' | 'weight'>,
  own: string | undefined,
  side: string,
  path: Path,
): void {
  const nation = own ?? draft.sides?.[side]?.nations[0]
  if (!tables || weight === undefined || nation === undefined || !isBattery({ type })) return
  if (sectionValue(tables, nation, weight) !== undefined) return
  const known = Object.keys(tables.guns.perSection).join(', ')
  report.add({
    code: 'unit/gun-weight',
    path: [...path, 'weight'],
    message: `The table has no row for ${nation} ${weight}-pounders.`,
    hint: `It has ${known}. Add ${nation}-${weight} to tables.guns.perSection, or name another nation.`,
  })
}

const GUN_KEYS = ['guns', 'weight'] as const
const MEN_KEYS = ['men'] as const
const TROOP_STATES: readonly string[] = ['ployed', 'deployed']
const GUN_STATES: readonly string[] = ['reserve', 'limbered', 'unlimbered']

const WHAT: Readonly<Record<EsrUnit['type'], string>> = {
  line: 'a battalion',
  light: 'a battalion',
  irregular: 'a battalion',
  cavalry: 'cavalry',
  'foot-battery': 'a battery',
  'horse-battery': 'a battery',
}

const NAMES: Readonly<Record<string, string>> = { S: 'shock', E: 'engineers', RF: 'a rifle company', IM: 'IM' }

/** Rifle companies skirmish with battalions (9.5); guns have no shock, and attack nobody. */
const FOOT = ['line', 'light', 'irregular']
const USERS: Readonly<Record<string, readonly string[]>> = {
  S: [...FOOT, 'cavalry'],
  E: FOOT,
  RF: FOOT,
  IM: [...FOOT, 'cavalry'],
}
