import { type BattleChange, type ChangedPart, change } from '../../../../scenario/diff/change.ts'
import { compareValue } from '../../../../scenario/diff/sentences.ts'
import { count, quote } from '../../../../scenario/wording.ts'
import type { TableArea, TableEntry, TableFeature } from '../../format/index.ts'
import { type EsrDraft, type GroundRow, Grounds } from '../../format/index.ts'
import { compareListed, type Kind } from './listed.ts'
import { labelsOf, middleOf } from './places.ts'

type Named<Data> = Data & { readonly id: string }
type Feature = Named<TableFeature> & { readonly row: GroundRow }
type Points = readonly (readonly number[])[]

/** Compares the table, its terrain, the places that are fought for, and the entries. */
export function compareGround(
  { board: was, ground: wasGround }: EsrDraft,
  { board: is, ground: isGround }: EsrDraft,
  side: (id: string) => string,
): BattleChange[] {
  const size = (board: EsrDraft['board']) => board && `${board.width} by ${board.height} inches`
  const lists = [listFeatures(was, wasGround), listFeatures(is, isGround)] as const
  const areas = [list(was?.areas), list(is?.areas)] as const
  const ofPart = (part: ChangedPart) => lists.map((features) => features.filter(({ row }) => partOf(row) === part))
  return [
    ...compareValue('battle', 'table', size(was), size(is)),
    ...compareValue('battle', 'yards to the inch:', was?.yards, is?.yards),
    ...(['terrain', 'ways'] as const).flatMap((part) => {
      const [before, after] = ofPart(part)
      return compareListed(featureKind(part), before!, after!)
    }),
    ...compareShapes(...lists, ({ row }) => partOf(row), pointsOf, featureName),
    ...compareListed(areaKind(side), ...areas),
    ...compareShapes(
      ...areas,
      () => 'areas',
      ({ area }) => area,
      areaName,
    ),
    ...compareListed(entryKind, list(was?.entries), list(is?.entries)),
  ]
}

const partOf = ({ isLine }: GroundRow): ChangedPart => (isLine ? 'ways' : 'terrain')
const pointsOf = ({ area, line }: TableFeature): Points => area ?? line ?? []
const featureName = ({ id, name, kind }: Feature) => `${name === undefined ? id : quote(name)} (${kind})`
const areaName = ({ name }: TableArea) => `area ${quote(name)}`

function featureKind(part: ChangedPart): Kind<Feature> {
  const flag =
    (key: 'vantage' | 'impassable' | 'blocks') =>
    ({ row }: Feature) =>
      row[key] ? 'yes' : 'no'
  return {
    part,
    call: featureName,
    keys: ({ id, name, kind }) => [id, name === undefined ? undefined : `${name} ${kind}`],
    around: (feature) => [middleOf(pointsOf(feature))],
    note: ({ note }) => note,
    lines: [
      ['name', ({ name }) => quoted(name)],
      ['kind', ({ kind }) => kind],
      ['class', ({ row }) => row.class],
      ['vantage point', flag('vantage')],
      ['closed', flag('impassable')],
      ['blocks sight', flag('blocks')],
      ['width', ({ row }) => row.width],
    ],
  }
}

function areaKind(side: (id: string) => string): Kind<Named<TableArea>> {
  return {
    part: 'areas',
    call: areaName,
    keys: ({ id, name }) => [id, name],
    around: ({ area }) => [middleOf(area)],
    note: ({ note }) => note,
    lines: [
      ['name', ({ name }) => quote(name)],
      ['held by', ({ owner }) => owner && side(owner)],
    ],
  }
}

const entryKind: Kind<Named<TableEntry>> = {
  part: 'arrivals',
  call: ({ id, name }) => `entry ${quoted(name) ?? id}`,
  keys: ({ id, name }) => [id, name],
  at: ({ at }) => at,
  note: ({ note }) => note,
  lines: [
    ['name', ({ name }) => quoted(name)],
    ['facing', ({ facing }) => facing],
    ['road', ({ road }) => road],
  ],
}

/** Outlines and lines: which of their corners are new. */
function compareShapes<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  part: (item: Item) => ChangedPart,
  shape: (item: Item) => Points,
  call: (item: Item) => string,
): BattleChange[] {
  return after.flatMap((item) => {
    const old = before.find(({ id }) => id === item.id)
    if (!old) return []
    const [was, is] = [labelsOf(shape(old)), labelsOf(shape(item))]
    if (was.join(' ') === is.join(' ')) return []
    const [lost, gained] = [was.filter((label) => !is.includes(label)), is.filter((label) => !was.includes(label))]
    // Where only the order of its corners changed, or a corner comes twice, the whole of it is marked.
    const marks = lost.length + gained.length > 0 ? ([lost, gained] as const) : ([was, is] as const)
    return [change(part(item), 'changed', `${call(item)} redrawn: ${describeCorners(was, is, lost, gained)}`, ...marks)]
  })
}

function describeCorners(
  was: readonly string[],
  is: readonly string[],
  lost: readonly string[],
  gained: readonly string[],
) {
  const [from, to] = [lost[0], gained[0]]
  if (lost.length === 1 && gained.length === 1) return `corner ${from} → ${to}`
  if (lost.length === 0 && gained.length === 1) return `corner added at ${to}`
  if (lost.length === 1 && gained.length === 0) return `corner removed at ${from}`
  if (lost.length + gained.length === 0) return 'corners reordered'
  const counts = was.length === is.length ? '' : `, ${was.length} → ${is.length} in all`
  return `${count(Math.max(lost.length, gained.length), 'corner')} changed${counts}`
}

const quoted = (name: string | undefined) => (name === undefined ? undefined : quote(name))

function listFeatures(board: EsrDraft['board'], ground: EsrDraft['ground']): Feature[] {
  const grounds = new Grounds(ground)
  return list(board?.features).map((feature) => ({ ...feature, row: grounds.rowOf(feature) }))
}

function list<Data>(entries: Readonly<Record<string, Data>> | undefined): Named<Data>[] {
  return Object.entries(entries ?? {}).map(([id, data]) => ({ ...data, id }))
}
