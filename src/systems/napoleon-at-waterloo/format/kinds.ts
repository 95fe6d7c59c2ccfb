import { memoize } from '../../../board/memoize.ts'
import { definitionOf, inherit, kinOf } from '../../../scenario/likeness.ts'
import { capitalise } from '../../../scenario/wording.ts'
import { type Arm, KIND_NAMES, KINDS, type PrintedKind } from './catalog.ts'
import type { NawOwnCapability, NawOwnKind, NawPlacedUnit } from './types.gen.ts'

/** A kind of unit: one of the book, or one of the battle's own. */
export type Kind = string

/** A kind as a battle has it, or a unit with values of its own. */
export type KindRow = {
  readonly id: Kind
  readonly name: string
  /** The kind of the book that it is like in the end. */
  readonly printed: PrintedKind
  readonly symbol: PrintedKind
  /** What the capability chart and the zones of control take it for; a leader is none of them. */
  readonly arm: Arm | undefined
  readonly letter: string | undefined
  /** The range of guns, where it is not that of the tables. */
  readonly range: number | undefined
  readonly defence: number
  readonly stacking: number
  readonly zoneOfControl: boolean
  /** Nothing where the edition says it. */
  readonly leavesZones: boolean | undefined
  readonly capability: NawOwnCapability | undefined
}

type Definitions = Readonly<Record<string, NawOwnKind | undefined>> | undefined

/** What a unit may have of its own instead of its kind's. */
const OWN_VALUES = ['letter', 'range', 'defence', 'stacking', 'zoneOfControl', 'leavesZones'] as const

export const isPrinted = (kind: Kind): kind is PrintedKind => Object.hasOwn(KINDS, kind)

/** The kinds of a battle by id: those of the book in its order, then its own. */
export const kindsOf = (troops: Definitions): ReadonlyMap<Kind, KindRow> => (troops ? ownKinds(troops) : PRINTED)

/** A kind of a battle. One that nobody defines is an error; here it is like infantry. */
export const kindRow = (troops: Definitions, kind: Kind): KindRow => kindsOf(troops).get(kind) ?? makeRow(troops, kind)

/** A unit's kind, with what is different about the unit. */
export function withOwnValues(row: KindRow, unit: NawPlacedUnit): KindRow {
  const own = OWN_VALUES.filter((key) => unit[key] !== undefined)
  return own.length === 0 ? row : { ...row, ...Object.fromEntries(own.map((key) => [key, unit[key]])) }
}

/** `Guard: like infantry, letter G, defends ×2`: a definition in words. */
export function describeKind(troops: Definitions, kind: Kind): string {
  const row = kindRow(troops, kind)
  const own = definitionOf(troops, kind) ?? {}
  const facts = [
    ...(own.like === undefined ? [] : [`like ${kindRow(troops, own.like).name.toLowerCase()}`]),
    ...(own.symbol === undefined ? [] : [`symbol of ${KINDS[own.symbol].name.toLowerCase()}`]),
    ...describeValues(own),
    ...describeCapability(own.capability),
  ]
  return facts.length === 0 ? row.name : `${row.name}: ${facts.join(', ')}`
}

/** What is said of a kind or of a unit, value by value. */
export function describeValues(own: Pick<NawOwnKind, (typeof OWN_VALUES)[number]>): string[] {
  const { letter, range, defence, stacking, zoneOfControl, leavesZones } = own
  return [
    ...(letter === undefined ? [] : [`letter ${letter}`]),
    ...(range === undefined ? [] : [`range ${range}`]),
    ...(defence === undefined ? [] : [`defends ×${defence}`]),
    ...(stacking === undefined ? [] : [`stacks as ${stacking}`]),
    ...(zoneOfControl === undefined ? [] : [zoneOfControl ? 'has a zone of control' : 'has no zone of control']),
    ...(leavesZones === undefined ? [] : [leavesZones ? 'leaves zones' : 'does not leave zones']),
  ]
}

function describeCapability({ attack, attackAfar, defence }: NawOwnCapability = {}): string[] {
  const list = (verb: string, row: object | undefined) =>
    Object.entries(row ?? {}).map(([arm, by]) => `${verb} ${arm} ${Number(by) > 0 ? '+' : ''}${by}`)
  return [...list('attacks', attack), ...list('attacks from afar', attackAfar), ...list('attacked by', defence)]
}

function makeRow(troops: Definitions, id: Kind): KindRow {
  const printed = kinOf(troops, id).find(isPrinted) ?? 'infantry'
  const value = <T>(of: (own: NawOwnKind) => T | undefined) => inherit(troops, id, (own) => own && of(own))
  const own = definitionOf(troops, id)
  return {
    id,
    name: own?.name ?? (isPrinted(id) ? KINDS[id].name : capitalise(id.replaceAll('-', ' '))),
    printed,
    symbol: value(({ symbol }) => symbol) ?? printed,
    arm: KINDS[printed].arm,
    letter: value(({ letter }) => letter),
    range: value(({ range }) => range),
    defence: value(({ defence }) => defence) ?? 1,
    stacking: value(({ stacking }) => stacking) ?? 1,
    zoneOfControl: value(({ zoneOfControl }) => zoneOfControl) ?? true,
    leavesZones: value(({ leavesZones }) => leavesZones),
    capability: inheritCapability(troops, id),
  }
}

/** Each cell is taken from the nearest of the kin that has it. */
function inheritCapability(troops: Definitions, id: Kind): NawOwnCapability | undefined {
  const all = kinOf(troops, id).flatMap((one) => definitionOf(troops, one)?.capability ?? [])
  const merge = <K extends keyof NawOwnCapability>(key: K) => {
    const rows = all.flatMap((one) => one[key] ?? []).toReversed()
    return rows.length === 0 ? {} : { [key]: Object.assign({}, ...rows) as NawOwnCapability[K] }
  }
  return all.length === 0 ? undefined : { ...merge('attack'), ...merge('attackAfar'), ...merge('defence') }
}

function allKinds(troops: Definitions): ReadonlyMap<Kind, KindRow> {
  const ids = new Set([...KIND_NAMES, ...Object.keys(troops ?? {})])
  return new Map([...ids].map((id) => [id, makeRow(troops, id)]))
}

const PRINTED = allKinds(undefined)
const ownKinds = memoize((troops: NonNullable<Definitions>) => allKinds(troops))
