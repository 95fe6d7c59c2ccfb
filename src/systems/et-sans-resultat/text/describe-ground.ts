import type { TextSection } from '../../../scenario/convert/notation.ts'
import { type EsrDraft, type GroundRow, Grounds } from '../format/index.ts'

/** `Vineyard, like orchard: rough, deployed units pay 3 times`: the kinds of ground of a battle's own. */
export function describeGroundKinds({ ground = {} }: EsrDraft): TextSection[] {
  const grounds = new Grounds(ground)
  const sentences = Object.entries(ground).map(([id, { like }]) => {
    const row = grounds.row(id)
    const parent = like === undefined ? '' : `, like ${grounds.row(like).name.toLowerCase()}`
    return `${row.name}${parent}: ${describeGroundRow(row)}.`
  })
  return sentences.length === 0 ? [] : [{ heading: 'Ground of this battle', sentences }]
}

/** 1.7, 1.8, 14.2: how ground is crossed, who may, and whether it hides and shelters. */
export function describeGroundRow(row: GroundRow): string {
  const { kind, class: ground, blocks, vantage, impassable, bridged } = row
  if (kind === 'bridge') return 'makes the water under it passable'
  const passing = kind === 'road' ? 'march columns are faster' : ground
  return [
    impassable ? 'impassable' : passing,
    ...(impassable ? [] : describePassing(row)),
    ...(blocks ? [row.sight === undefined ? 'blocks sight' : `blocks sight beyond ${row.sight / 10}″`] : []),
    ...(vantage ? ['a vantage point'] : []),
    ...(impassable ? [] : describeShelter(row)),
    ...(bridged && !WATERS.has(kind) ? ['opened by bridges'] : []),
  ].join(', ')
}

function describePassing({ cost, halts, enters, deploying }: GroundRow): string[] {
  const { ployed, deployed, light } = cost
  const pays = (who: string, factor: number | undefined) => (factor === undefined ? [] : [`${who} × ${factor}`])
  return [
    ...pays('columns', ployed),
    ...pays('deployed units', deployed),
    ...pays('lights and irregulars', light),
    ...(halts === undefined ? [] : [halts ? 'its border halts' : 'its border does not halt']),
    ...(enters === undefined ? [] : [`only for ${enters.map((one) => one.replaceAll('-', ' ')).join(', ')}`]),
    ...(deploying === undefined ? [] : [`deploying into it ${signed(deploying)}`]),
  ]
}

function describeShelter({ assessment, combat, engineers, kind }: GroundRow): string[] {
  return [
    ...(assessment === undefined ? [] : [`assessments ${signed(assessment)}`]),
    ...(combat === undefined ? [] : [`defending it ${signed(combat)}`]),
    ...(engineers && !BREACHED.has(kind) ? ['engineers count against it'] : []),
  ]
}

const WATERS: ReadonlySet<string> = new Set(['stream', 'river', 'pond', 'marsh'])
const BREACHED: ReadonlySet<string> = new Set(['built-up', 'fortification', 'fortified-city'])
const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)
