import { nationOf } from '../side-nations.ts'
import type { Edge, NationId, Side, SideNation } from '../types.gen.ts'
import { parseNation, printedName } from './nations.ts'

/** A side as its heading gives it; the edge may be left to the other side's. */
export type ParsedSide = {
  readonly id: string
  readonly name: string
  readonly nations: SideNation[]
  readonly edge: Edge | undefined
}

/** Who a sentence speaks of: a whole side, or one nation of a side that has several. */
export type Party = { readonly side: string; readonly nation?: NationId }

/** Reads `Allied` and what stands in brackets behind it; nothing if its nation is not known. */
export function parseSide(name: string, brackets: string | undefined): ParsedSide | undefined {
  const id = sideId(name)
  if (!/^[a-z]/.test(id)) return undefined
  const usual = USUAL.get(id)
  const items = brackets?.split(/\s*(?:[;,]|\band\b)\s*/) ?? []
  const nations: SideNation[] = []
  let edge = usual?.edge
  for (const item of items) {
    const found = /^(?:(\w+) from )?(?:the )?(north|south|east|west) edge$/i.exec(item)
    const nation = parseNation(found ? (found[1] ?? '') : item)
    const itsEdge = found?.[2]?.toLowerCase() as Edge | undefined
    if (nation) nations.push(itsEdge ? { nation, edge: itsEdge } : nation)
    else if (itsEdge && !found?.[1]) edge = itsEdge
    else return undefined
  }
  if (nations.length === 0) nations.push(...(usual ? [usual.nation] : []))
  return nations.length === 0 ? undefined : { id, name, nations, edge }
}

/** Writes `Allied`, with brackets behind `what` where nations or edge are not the usual ones of that name. */
export function formatSideHeading(id: string, { nations, edge }: Side, what: string): string {
  const usual = USUAL.get(id)
  const isUsual = usual && nations.length === 1 && nations[0] === usual.nation
  const items = [...(isUsual ? [] : nations.map(formatNation)), ...(usual?.edge === edge ? [] : [`${edge} edge`])]
  return `${sideName(id)} ${what}${items.length === 0 ? '' : ` (${items.join('; ')})`}:`
}

/** A side's name in the notation, from which its identifier can be read again: `Anglo-Dutch`. */
export function sideName(id: string): string {
  return id.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())
}

/** Whether a heading with this name can be meant for a side, with nothing else to show it. */
export function isUsualSide(name: string): boolean {
  return USUAL.has(sideId(name))
}

/** Whom a name means among these sides: by the side's own name, or by the nation of one. */
export function findParty(name: string, sides: readonly ParsedSide[]): Party | undefined {
  const wanted = sideId(name)
  const side =
    sides.find(({ id }) => id === wanted) ?? sides.find(({ id }) => PEOPLES.get(wanted) === (PEOPLES.get(id) ?? id))
  if (side) return { side: side.id }
  const nation = parseNation(name)
  const owner = sides.find(({ nations }) => nations.some((one) => nationOf(one) === nation))
  if (!nation || !owner) return undefined
  return owner.nations.length === 1 ? { side: owner.id } : { side: owner.id, nation }
}

function formatNation(nation: SideNation): string {
  return typeof nation === 'string' ? printedName(nation) : `${printedName(nation.nation)} from the ${nation.edge} edge`
}

function sideId(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
}

/** The book says `The allies win`, under a heading of Allied units. */
const PEOPLES: ReadonlyMap<string, string> = new Map([
  ['allies', 'allied'],
  ['prussians', 'prussian'],
])

/** The sides that the book knows, and their nations and edges (rows 1 and 13) in its set-ups. */
const USUAL: ReadonlyMap<string, { readonly nation: NationId; readonly edge: Edge }> = new Map([
  ['french', { nation: 'french', edge: 'south' }],
  ['allied', { nation: 'english', edge: 'north' }],
  ['allies', { nation: 'english', edge: 'north' }],
  ['english', { nation: 'english', edge: 'north' }],
  ['british', { nation: 'english', edge: 'north' }],
  ['anglo-dutch', { nation: 'english', edge: 'north' }],
  ['anglo-allied', { nation: 'english', edge: 'north' }],
  ['prussian', { nation: 'prussian', edge: 'north' }],
  ['prussians', { nation: 'prussian', edge: 'north' }],
])
