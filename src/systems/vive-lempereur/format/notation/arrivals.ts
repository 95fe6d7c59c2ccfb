import { HEX_LIST, listHexes } from '../../../../scenario/conditions/parse-sentence.ts'
import type { PrintedType } from '../catalog.ts'
import type { UnitType } from '../troop-list.ts'
import type { HexList, ScheduledArrival, Stage, TypeDie, UnitCounts } from '../types.gen.ts'
import { parseNation } from './nations.ts'
import { ACTS, EACH, OCCUPIED } from './sentences.ts'
import { contradictedValues, parseUnitType } from './unit-types.ts'

/** A turn of fixed arrivals, as the line before their units gives it. */
export type ParsedTurn = Pick<ScheduledArrival, 'turn' | 'acts' | 'occupied'>

/** Units of a pool, and what is odd about the line. */
export type ParsedPool = {
  readonly units: Partial<Record<PrintedType, number>>
  readonly values: { type: PrintedType; given: string; right: string }[]
  readonly total: number
}

/** Reads `At begin of 4º turn:` or `At the beginning of turn 4; they act at once:`. */
export function parseTurn(text: string): ParsedTurn | undefined {
  const [when = '', ...manner] = text.replace(/:$/, '').split('; ')
  const found =
    /^(?:at|on|in|from)?(?: the)? ?(?:begin(?:ning)?|start)?(?: of)?(?: the)? ?(?:turn (\d{1,3})|(\d{1,3}) ?(?:[oº°]|st|nd|rd|th)? ?turn)$/i.exec(
      when,
    )
  const details = parseManner(manner)
  return found && details ? { turn: Number(found[1] ?? found[2]), ...details } : undefined
}

/** Reads a stage of a pool's arrival, in our words. */
export function parseStage(text: string): Stage | undefined {
  const [when = '', type = '', where = '', ...manner] = text.replace(/\.$/, '').split('; ')
  const found =
    /^(?:In turn (\d+)|From turn (\d+)(?: to turn (\d+))?), (each [a-z ]+?) (\d+) units? (?:is|are) due(?: if the flag die shows (\w+))?$/.exec(
      when,
    )
  const typeDie = parseTypeDie(type)
  const entrance = parseEntrance(where)
  const details = parseManner(manner)
  const each = (Object.keys(EACH) as Stage['each'][]).find((key) => EACH[key] === found?.[4])
  if (!found || !each || !typeDie || !entrance || !details) return undefined
  const flagDie = found[6] === undefined ? undefined : parseNation(found[6])
  if (found[6] !== undefined && !flagDie) return undefined
  const to = found[1] ?? found[3]
  return {
    from: Number(found[1] ?? found[2]),
    ...(to !== undefined && { to: Number(to) }),
    each,
    units: Number(found[5]),
    ...(flagDie && { flagDie }),
    ...typeDie,
    entrance,
    ...details,
  }
}

/** Reads a part of a pool as `formatPoolLine` says it, and the book's `2 Cavalry Units (1 heavy (14), 1 light (9))`. */
export function parsePoolLine(text: string): ParsedPool | undefined {
  const found = /^(\d{1,3}) ([\p{L}/ ]+?)(?: units?)?(?: \((.*)\))?\.?$/iu.exec(text)
  if (!found) return undefined
  const [, number = '', name = '', brackets] = found
  const parts =
    brackets !== undefined && /^\d+ \p{L}/u.test(brackets)
      ? brackets.split(/, | and /).map((part) => /^(\d{1,3}) ([\p{L}/ ]+?)(?: \(([^()]*)\)?)?$/u.exec(part))
      : [[text, number, name, brackets]]
  const units: Partial<Record<PrintedType, number>> = {}
  const values: ParsedPool['values'] = []
  for (const part of parts) {
    const type = parseUnitType(part?.[2] ?? '') ?? parseUnitType(`${part?.[2]} ${name}`)
    if (!part || !type || type === 'garrison') return undefined
    units[type] = (units[type] ?? 0) + Number(part[1])
    const right = part[3] === undefined ? undefined : contradictedValues(type, part[3])
    if (right !== undefined) values.push({ type, given: part[3] ?? '', right })
  }
  return { units, values, total: Number(number) }
}

/** All the units of several pool lines. */
export function addPools(pools: readonly ParsedPool[]): UnitCounts {
  const sum: Partial<Record<UnitType, number>> = {}
  for (const { units } of pools) {
    for (const [type, number] of Object.entries(units)) sum[type] = (sum[type] ?? 0) + number
  }
  return sum
}

function parseTypeDie(text: string): { typeDie?: TypeDie } | undefined {
  if (text === 'the owner chooses the type') return {}
  const found = /^a command die decides the type \(on a flag (any|nobody), on a general (a general|nobody)\)$/.exec(
    text,
  )
  if (!found) return undefined
  return {
    typeDie: {
      flag: found[1] === 'any' ? 'choose' : 'nobody',
      general: found[2] === 'nobody' ? 'nobody' : 'general',
    },
  }
}

function parseEntrance(text: string): Stage['entrance'] | undefined {
  const choose = new RegExp(`^entrance of the owner's choice: (${HEX_LIST})$`).exec(text)?.[1]
  if (choose !== undefined) return { choose: listHexes(choose) }
  const table = /^entrance by a die: (.+)$/.exec(text)?.[1]
  if (table === undefined) return undefined
  const d6: Record<string, HexList> = {}
  for (const row of table.split(/, (?=on )/)) {
    const [, result, hexes] = new RegExp(`^on ([1-6](?:-[1-6])?) at (${HEX_LIST})$`).exec(row) ?? []
    if (result === undefined || hexes === undefined) return undefined
    d6[result] = listHexes(hexes)
  }
  return { d6 }
}

function parseManner(clauses: readonly string[]): Pick<Stage, 'acts' | 'occupied'> | undefined {
  const known = clauses.map((clause) => MANNERS.get(clause))
  return known.includes(undefined) ? undefined : (Object.assign({}, ...known) as Pick<Stage, 'acts' | 'occupied'>)
}

const MANNERS: ReadonlyMap<string, Pick<Stage, 'acts' | 'occupied'>> = new Map<
  string,
  Pick<Stage, 'acts' | 'occupied'>
>([
  [ACTS['at-once'], { acts: 'at-once' }],
  [ACTS['when-ordered'], { acts: 'when-ordered' }],
  [OCCUPIED.nearest, { occupied: 'nearest' }],
  [OCCUPIED.wait, { occupied: 'wait' }],
])
