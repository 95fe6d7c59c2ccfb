import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { checkLikeness, type DefinitionKind, isDefined } from '../../../scenario/checks/likeness.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import {
  type CheckReport,
  isPrinted,
  KIND_NAMES,
  type KindRow,
  kindRow,
  kindsOf,
  type NawDraft,
  type NawOwnKind,
} from '../format/index.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** The kinds of units that a battle defines, and those that its lists name. */
export function checkTroops(draft: NawDraft, report: CheckReport): void {
  const kind = troopKind(draft)
  checkLikeness(kind, report)
  for (const [id, { like }] of Object.entries(draft.troops ?? {})) {
    if (like !== undefined || isPrinted(id) || !report.isComplete('troops', id)) continue
    const message = `${id} is like no kind, so nobody knows how it fights.`
    const hint = `Add like: ${KIND_NAMES.join(', ')}, or a kind of this battle.`
    report.add({ code: 'troop/unknown', path: ['troops', id], target: 'key', message, hint })
  }
  for (const { path, kinds } of listsOf(draft))
    for (const id of kinds) isDefined(kind, id, [...path, id], report, 'key')
  if (report.hasErrors('troops')) return
  checkNames(draft, report)
  checkUse(draft, report)
}

/** Values that a kind, or a unit, has no use for. */
export function checkTroopValues(battle: CheckedBattle): void {
  const { draft, recruits, report } = battle
  if (report.hasErrors('troops')) return
  for (const [id, own] of Object.entries(draft.troops ?? {}))
    checkValues(battle, kindRow(draft.troops, id), own, ['troops', id])
  for (const { row, path } of recruits) {
    const own = path.reduce<unknown>((data, step) => (data as Record<string | number, unknown>)[step], draft)
    if (typeof own === 'object' && !Array.isArray(own)) checkValues(battle, row, own as NawOwnKind, path)
  }
}

/** The kinds of units of a battle as a kind of definitions. */
export function troopKind({ troops }: NawDraft): DefinitionKind {
  return {
    key: 'troops',
    definitions: troops,
    printed: KIND_NAMES,
    noun: 'kind of unit',
    codes: { unknown: 'troop/unknown', circle: 'troop/circle' },
  }
}

/** Everything that lists units by kind. */
function listsOf({
  units = {},
  reinforcements,
}: NawDraft): { readonly path: Path; readonly kinds: readonly string[] }[] {
  const lists = Object.entries(units).map(([side, own]) => ({ path: ['units', side] as Path, kinds: Object.keys(own) }))
  forEachEntry(reinforcements, ['reinforcements'], (group, path) => {
    lists.push({ path: [...path, 'units'], kinds: Object.keys(group.units) })
  })
  return lists
}

/** Players tell kinds apart by their names. */
function checkNames({ troops: own = {} }: NawDraft, report: CheckReport): void {
  const owners = new Map<string, string>()
  for (const { id, name } of kindsOf(own).values()) {
    const owner = owners.get(name.toLowerCase())
    if (owner === undefined) owners.set(name.toLowerCase(), id)
    else {
      const named = Object.hasOwn(own, id) ? id : owner
      const message = `${id} and ${owner} are both called ${name}.`
      report.add({ code: 'troop/same-name', path: ['troops', named], target: 'key', message })
    }
  }
}

/** A kind is of use to units, and to kinds that units have. */
function checkUse(draft: NawDraft, report: CheckReport): void {
  if (['units', 'reinforcements'].some((key) => !report.isComplete(key) || report.hasErrors(key))) return
  const used = new Set(listsOf(draft).flatMap(({ kinds }) => kinds.flatMap((kind) => kinOf(draft.troops, kind))))
  for (const id of Object.keys(draft.troops ?? {})) {
    if (used.has(id)) continue
    report.add({ code: 'troop/unused', path: ['troops', id], target: 'key', message: `No unit is of the kind ${id}.` })
  }
}

function checkValues({ draft, tables, report }: CheckedBattle, row: KindRow, own: NawOwnKind, path: Path): void {
  const say = (key: string, message: string, hint?: string) =>
    report.add({
      code: 'troop/values',
      path: [...path, ...key.split('.')],
      target: 'key',
      message,
      ...(hint && { hint }),
    })
  if (own.range !== undefined && row.arm !== 'artillery') say('range', 'Only guns have a range.')
  if (own.stacking === 0 && row.arm !== undefined) say('stacking', 'Only a leader takes no room in a stack.')
  if (own.stacking !== undefined && tables && own.stacking > tables.stacking) {
    const message = `It counts for ${own.stacking} units, but no hex holds more than ${tables.stacking} (Movement).`
    say('stacking', message, 'Lower the number, or raise `stacking` of the battle.')
  }
  if (own.capability === undefined) return
  if (draft.edition === 'standard') say('capability', 'The standard game has no capability chart.')
  else if (row.arm === undefined) say('capability', 'A leader has no place on the capability chart.')
  else if (own.capability.attackAfar && row.arm !== 'artillery')
    say('capability.attackAfar', 'Only guns attack from afar.')
}
