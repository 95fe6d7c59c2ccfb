import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { checkLikeness, type DefinitionKind, isDefined } from '../../../scenario/checks/likeness.ts'
import { nationKind } from '../../../scenario/checks/nations.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import {
  type CheckReport,
  FLAG_NAMES,
  GARRISON,
  isPrintedType,
  type ScenarioDraft,
  troopListOf,
  troopRow,
  UNIT_TYPES,
} from '../format/index.ts'

/** The unit types that a battle defines, and those that its lists name. */
export function checkTroops(draft: ScenarioDraft, report: CheckReport): void {
  const kind = troopKind(draft)
  checkLikeness(kind, report)
  for (const [id, { like, nation }] of Object.entries(draft.troops ?? {})) {
    if (nation !== undefined) isDefined(nationKind(draft, FLAG_NAMES), nation, ['troops', id, 'nation'], report)
    if (like !== undefined || isPrintedType(id) || !report.isComplete('troops', id)) continue
    const message = `${id} is like no type, so nobody knows how it fights.`
    const hint = `Add like: and a type of the reference sheet, such as regular-infantry, or one of this battle.`
    report.add({ code: 'troop/unknown', path: ['troops', id], target: 'key', message, hint })
  }
  for (const { path, types, isReserve } of listsOf(draft)) {
    for (const id of types) {
      if (!isDefined(kind, id, [...path, id], report, 'key')) continue
      if (isReserve && troopRow(draft, id).nature === GARRISON) reportReserve([...path, id], report)
    }
  }
  // Whoever defines none has neither idle ones nor two of one name.
  if (!draft.troops || report.hasErrors('troops')) return
  checkNames(draft, report)
  checkUse(draft, report)
}

/** The unit types of a battle as a kind of definitions. */
function troopKind({ troops }: ScenarioDraft): DefinitionKind {
  return {
    key: 'troops',
    definitions: troops,
    printed: UNIT_TYPES,
    noun: 'unit type',
    codes: { unknown: 'troop/unknown', circle: 'troop/circle' },
  }
}

type TypeList = { readonly path: Path; readonly types: readonly string[]; readonly isReserve: boolean }

/** Everything that lists units by type: in hexes, or in reserve. */
function listsOf({ units = {}, deployment, reinforcements }: ScenarioDraft): TypeList[] {
  const lists: TypeList[] = []
  const add = (path: Path, own: object, isReserve: boolean) => lists.push({ path, types: Object.keys(own), isReserve })
  for (const [side, own] of Object.entries(units)) add(['units', side], own, false)
  for (const [side, own] of Object.entries(deployment?.forces ?? {})) add(['deployment', 'forces', side], own, true)
  forEachEntry(reinforcements, ['reinforcements'], (group, path) => {
    if ('pool' in group) add([...path, 'pool'], group.pool, true)
    else add([...path, 'units'], group.units, false)
  })
  return lists
}

/** 6.0: garrisons are in buildings from the start, or units leave them there. */
function reportReserve(path: Path, report: CheckReport): void {
  const message =
    'A garrison has a building from the start, or is left in one: nobody deploys it or brings it in (6.0).'
  const hint = 'Put it under units with its hex, or take it out.'
  report.add({ code: 'unit/garrison-outside-building', path, target: 'key', message, hint })
}

/** Players tell types apart by their names. */
function checkNames(draft: ScenarioDraft, report: CheckReport): void {
  const owners = new Map<string, string>()
  for (const { id, name } of troopListOf(draft).rows) {
    const owner = owners.get(name.toLowerCase())
    if (owner === undefined) owners.set(name.toLowerCase(), id)
    else {
      const named = Object.hasOwn(draft.troops ?? {}, id) ? id : owner
      const message = `${id} and ${owner} are both called ${name}.`
      report.add({ code: 'troop/same-name', path: ['troops', named], target: 'key', message })
    }
  }
}

/** A type is of use to units, and to types that units have; changed garrisons are those that units leave. */
function checkUse(draft: ScenarioDraft, report: CheckReport): void {
  const keys = ['units', 'deployment', 'reinforcements']
  if (keys.some((key) => !report.isComplete(key) || report.hasErrors(key))) return
  const used = new Set(listsOf(draft).flatMap(({ types }) => types.flatMap((type) => kinOf(draft.troops, type))))
  for (const id of Object.keys(draft.troops ?? {})) {
    if (used.has(id) || id === 'garrison') continue
    report.add({ code: 'troop/unused', path: ['troops', id], target: 'key', message: `No unit is of the type ${id}.` })
  }
}
