import { checkLikeness, type DefinitionKind } from '../../../scenario/checks/likeness.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import type { EsrTroop, EsrUnit } from '../format/index.ts'
import { type Arm, type EsrDraft, PRINTED_TROOPS } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'

/** The unit types that a battle defines: like something, of use, each with a name of its own and what its arm can use. */
export function checkTroops(battle: CheckedDraft): void {
  const { draft, report, roster } = battle
  const { troops = {} } = draft
  const kind = troopDefinitions(draft)
  checkLikeness(kind, report)
  for (const [id, troop] of Object.entries(troops)) {
    const path = ['troops', id]
    if (troop.like === undefined && !kind.printed.includes(id)) {
      if (!report.isComplete(...path)) continue
      const message = `${id} is like no type, so nobody knows how it moves and fights.`
      const hint = `Add like: ${kind.printed.join(', ')}, or a type of this battle.`
      report.add({ code: 'troop/unknown', path, target: 'key', message, hint })
    } else if (!report.hasErrors('troops')) {
      const { arm } = roster.troops.row(id)
      checkValues(battle, arm, troop, path, id, { ...VALUE_USERS, ...NUMBER_USERS })
      checkTraitList(battle, arm, troop.traits, [...path, 'traits'], id)
    }
  }
  checkNames(battle)
  checkUse(battle)
}

/** The unit types of a battle as a kind of definitions. */
export function troopDefinitions({ troops }: EsrDraft): DefinitionKind {
  return {
    key: 'troops',
    definitions: troops,
    printed: Object.keys(PRINTED_TROOPS),
    noun: 'unit type',
    codes: { unknown: 'troop/unknown', circle: 'troop/circle' },
  }
}

/** Whether what the type of a unit says can be relied upon: where it cannot, that is reported itself. */
export function isTypeSound({ draft: { troops }, report }: CheckedDraft, type: string): boolean {
  const kin = kinOf(troops, type)
  return Object.hasOwn(PRINTED_TROOPS, kin.at(-1)!) && !kin.some((one) => report.hasErrors('troops', one))
}

/** What messages call a unit of an arm. */
export const WHAT: Readonly<Record<Arm, string>> = {
  infantry: 'a battalion',
  cavalry: 'cavalry',
  artillery: 'a battery',
}

/** Reports values that units of an arm have no use for. */
export function checkValues(
  { report }: CheckedDraft,
  arm: Arm,
  values: object,
  path: Path,
  who: string,
  uses: Users = VALUE_USERS,
): void {
  for (const [key, users] of Object.entries(uses)) {
    if (!Object.hasOwn(values, key) || users.includes(arm)) continue
    const message = `${who} is ${WHAT[arm]}, which has no use for ${key}.`
    report.add({ code: 'troop/values', path: [...path, key], target: 'key', message, hint: 'Remove it.' })
  }
}

/** Reports characteristics that an arm cannot use, and those that come twice or at two ratings. */
export function checkTraitList(
  { report }: CheckedDraft,
  arm: Arm,
  traits: EsrUnit['traits'],
  path: Path,
  who: string,
): void {
  const had = new Set<string>()
  traits?.forEach((trait, i) => {
    // A characteristic that was wrong is a hole.
    if (trait === undefined) return
    const kind = trait.replace(/\d$/, '')
    const trouble = had.has(kind)
      ? `already has ${TRAIT_NAMES[kind]}`
      : !TRAIT_USERS[kind]!.includes(arm)
        ? `is ${WHAT[arm]}, which cannot use ${TRAIT_NAMES[kind]}`
        : undefined
    had.add(kind)
    if (trouble === undefined) return
    report.add({ code: 'unit/traits', path: [...path, i], message: `${who} ${trouble}.`, hint: 'Remove it.' })
  })
}

/** Players tell types apart by their names. */
function checkNames({ draft: { troops = {} }, roster, report }: CheckedDraft): void {
  const owners = new Map<string, string>()
  for (const id of roster.troops.types) {
    const { name } = roster.troops.row(id)
    const owner = owners.get(name.toLowerCase())
    if (owner === undefined) owners.set(name.toLowerCase(), id)
    else {
      const named = Object.hasOwn(troops, id) ? id : owner
      const message = `${id} and ${owner} are both called ${name}.`
      report.add({ code: 'troop/same-name', path: ['troops', named], target: 'key', message })
    }
  }
}

/** A type is of use to units, and to types that units have. */
function checkUse({ draft: { troops = {} }, roster, report }: CheckedDraft): void {
  if (!report.isComplete('armies') || report.hasErrors('armies') || report.hasErrors('troops')) return
  const used = new Set([...roster.units, ...roster.batteries].flatMap(({ data }) => kinOf(troops, data.type)))
  for (const id of Object.keys(troops)) {
    if (used.has(id)) continue
    report.add({ code: 'troop/unused', path: ['troops', id], target: 'key', message: `No unit is of the type ${id}.` })
  }
}

const FOOT: readonly Arm[] = ['infantry']
const HORSE: readonly Arm[] = ['cavalry']
const GUNS: readonly Arm[] = ['artillery']
const TROOPS: readonly Arm[] = ['infantry', 'cavalry']

/** Whom values are of use to; the others are for everybody. */
type Users = Readonly<Partial<Record<keyof EsrTroop, readonly Arm[]>>>

/** What units of a type have; of units themselves it is told with their numbers. */
const NUMBER_USERS: Users = { men: TROOPS, guns: GUNS, weight: GUNS }

const VALUE_USERS: Users = {
  inDense: TROOPS,
  skirmish: TROOPS,
  evades: TROOPS,
  occupies: TROOPS,
  breaksThrough: TROOPS,
  charges: HORSE,
  shortRange: GUNS,
  section: GUNS,
}

const TRAIT_NAMES: Readonly<Record<string, string>> = { S: 'shock', E: 'engineers', RF: 'a rifle company', IM: 'IM' }

/** Rifle companies skirmish with battalions (9.5); guns have no shock, and attack nobody. */
const TRAIT_USERS: Readonly<Record<string, readonly Arm[]>> = { S: TROOPS, E: FOOT, RF: FOOT, IM: TROOPS }
