import type { SharedConditionData, TroopFilter } from './atoms.ts'
import { FEWER } from './sentences.ts'

/** How words of a sentence are read again; nothing where a battle does not know them. */
export type ConditionWords = {
  side(name: string): string | undefined
  nation(name: string): string | undefined
  type(name: string): string | undefined
}

const HEX = '(?:[A-Z]{1,2}[1-9]\\d{0,2}|\\d{4})'
const HEXES = `${HEX}(?:-${HEX})?`

/** Hexes and ranges joined by commas and small words, as sentences list them: a part of a pattern. */
export const HEX_LIST = `${HEXES}(?:(?:, and |, | and | e )${HEXES})*`

/** The hexes of a sentence's list. */
export function listHexes(list: string): string[] {
  return list.match(new RegExp(HEXES, 'g')) ?? []
}

const PLACE = `(?:[\\p{L}\\p{M} '’-]+? \\((?<named>${HEX_LIST})\\)|(?<bare>${HEX_LIST}))`
const OWNER = 'the (?<owner>[\\p{L}\\d -]+?) (?<party>side|nation)'
const SUBJECT = `(?:it|they|the (?<owner>[\\p{L}\\d -]+?) side)`
const NUMBER = '(?<number>\\d[\\d,]*)'
const ONLY = '(?: \\(only (?<only>[^()]*)\\))?'
const NOUN = '(?<noun>combat units?|units?|generals?|leaders?|elements?|strength points?)'
const COUNT = `${NUMBER} ${NOUN}`

/** `8 French units`, `12 units of the English nation`. */
const ONE_OWNED = `(?:(?<whose>[\\p{L}\\d -]+?) )?${NOUN}(?: of the (?<people>[\\p{L}\\d -]+?) nation)?`
const OWNED = `${NUMBER} ${ONE_OWNED}`

/** What a clause says, or denies. */
type ReadCondition = SharedConditionData | { readonly not: SharedConditionData }

type Groups = Readonly<Record<string, string | undefined>>
type Phrase = {
  readonly pattern: RegExp
  readonly read: (groups: Groups, words: ConditionWords) => ReadCondition | undefined
}

const phrase = (source: string, read: Phrase['read']): Phrase => ({ pattern: new RegExp(source, 'uy'), read })

const PHRASES: readonly Phrase[] = [
  phrase(`turn ${NUMBER} has begun`, ({ number }) => ({ turn: numberOf(number) })),
  phrase(`turn ${NUMBER} has not begun`, ({ number }) => ({ not: { turn: numberOf(number) } })),
  phrase(`${SUBJECT} do(?:es)? not control (?:all of )?${PLACE}`, ({ owner, named, bare }, words) => {
    const side = owner === undefined ? undefined : words.side(owner)
    if (owner !== undefined && side === undefined) return undefined
    const hexes = listHexes(named ?? bare ?? '')
    return { not: { controls: side === undefined ? hexes : { side, hexes } } }
  }),
  phrase(`${SUBJECT} do(?:es)? not lead in victory points`, ({ owner }, words) => {
    const side = owner === undefined ? undefined : words.side(owner)
    if (owner !== undefined && side === undefined) return undefined
    return { not: { points: { ...(side !== undefined && { side }), margin: 1 } } }
  }),
  phrase(`${SUBJECT} ha(?:s|ve) not controlled ${PLACE} at the end of ${NUMBER} turns in a row`, (groups, words) => {
    const { owner, named, bare, number } = groups
    const side = owner === undefined ? undefined : words.side(owner)
    if (owner !== undefined && side === undefined) return undefined
    const hexes = listHexes(named ?? bare ?? '')
    return { not: { controls: { ...(side !== undefined && { side }), hexes, for: numberOf(number) } } }
  }),
  phrase(`${SUBJECT} ha(?:s|ve) no victory points`, ({ owner }, words) => {
    const side = owner === undefined ? undefined : words.side(owner)
    if (owner !== undefined && side === undefined) return undefined
    return { not: { points: { ...(side !== undefined && { side }), atLeast: 1 } } }
  }),
  phrase(
    `${OWNER} has (?<ever>at no time had a single|no) ${NOUN}${ONLY} in ${PLACE}`,
    ({ ever, named, bare, ...groups }, words) => {
      const troops = troopsOf(groups, words)
      const hexes = listHexes(named ?? bare ?? '')
      const one = { ...troops, hexes, ...measureOf({ ...groups, number: '1' }) }
      return troops && { not: { [ever === 'no' ? 'unitsIn' : 'reached']: one } }
    },
  ),
  phrase(`(?:it|they) ha(?:s|ve) (?:eliminated|lost) no ${ONE_OWNED}${ONLY}`, (groups, words) => {
    const troops = troopsOf(groups, words)
    return troops && { not: { eliminated: { ...troops, ...measureOf({ ...groups, number: '1' }) } } }
  }),
  phrase(`no ${ONE_OWNED}${ONLY} has left the board`, (groups, words) => {
    const troops = troopsOf(groups, words)
    return troops && { not: { exited: { ...troops, ...measureOf({ ...groups, number: '1' }) } } }
  }),
  phrase(`${OWNER} has lost no ${NOUN}${ONLY}`, (groups, words) => {
    const troops = troopsOf(groups, words)
    return troops && { not: { lost: { ...troops, strength: 1 } } }
  }),
  phrase(
    `${SUBJECT} (?:controls?|ha(?:s|ve) controlled) (?:at least ${NUMBER} of )?${PLACE}(?: at the end of (?<turns>\\d+) turns in a row)?`,
    ({ owner, number, turns, named, bare }, words) => {
      const side = owner === undefined ? undefined : words.side(owner)
      if (owner !== undefined && side === undefined) return undefined
      const hexes = listHexes(named ?? bare ?? '')
      if (side === undefined && number === undefined && turns === undefined) return { controls: hexes }
      return {
        controls: {
          ...(side !== undefined && { side }),
          hexes,
          ...(number !== undefined && { atLeast: numberOf(number) }),
          ...(turns !== undefined && { for: Number(turns) }),
        },
      }
    },
  ),
  phrase(
    `${OWNER} has (?<ever>at some time had )?at least ${COUNT}${ONLY} in ${PLACE}`,
    ({ ever, named, bare, ...groups }, words) => {
      const troops = troopsOf(groups, words)
      const hexes = listHexes(named ?? bare ?? '')
      return troops && { [ever === undefined ? 'unitsIn' : 'reached']: { ...troops, hexes, ...measureOf(groups) } }
    },
  ),
  phrase(`(?:it|they) ha(?:s|ve) (?:eliminated|lost) (?:at least )?${OWNED}${ONLY}`, (groups, words) => {
    const troops = troopsOf(groups, words)
    return troops && { eliminated: { ...troops, ...measureOf(groups) } }
  }),
  phrase(`at least ${OWNED}${ONLY} ha(?:s|ve) left the board`, (groups, words) => {
    const troops = troopsOf(groups, words)
    return troops && { exited: { ...troops, ...measureOf(groups) } }
  }),
  phrase(`${OWNER} has lost at least ${COUNT}${ONLY}`, (groups, words) => {
    const troops = troopsOf(groups, words)
    return troops && { lost: { ...troops, strength: numberOf(groups['number']) } }
  }),
  phrase(
    `${SUBJECT} (?<how>leads? by|ha(?:s|ve)) at least ${NUMBER} victory points?`,
    ({ owner, how = '', number }, words) => {
      const side = owner === undefined ? undefined : words.side(owner)
      if (owner !== undefined && side === undefined) return undefined
      const least = numberOf(number)
      return {
        points: {
          ...(side !== undefined && { side }),
          ...(how.endsWith('by') ? { margin: least } : { atLeast: least }),
        },
      }
    },
  ),
]

/** A condition, and how far its sentence goes. */
type ReadClause = { readonly condition: ReadCondition; readonly length: number }

/** Reads what `describeAtom` says from the beginning of a text; nothing where it is not understood. */
export function parseAtom(text: string, words: ConditionWords): ReadClause | undefined {
  return readPhrase(text, words) ?? readDenied(text.slice(0, LONGEST_CLAUSE), words)
}

function readPhrase(text: string, words: ConditionWords): ReadClause | undefined {
  for (const { pattern, read } of PHRASES) {
    pattern.lastIndex = 0
    const found = pattern.exec(text)
    const condition = found && read(found.groups ?? {}, words)
    if (found && condition) return { condition, length: found[0].length }
  }
  return undefined
}

const AT_LEAST = 'at least'
const LONGEST_CLAUSE = 2000

/** `fewer than 3` denies `at least 3`. */
function readDenied(text: string, words: ConditionWords): ReadClause | undefined {
  const at = text.indexOf(FEWER)
  const found = at < 0 ? undefined : readPhrase(text.replace(FEWER, AT_LEAST), words)
  if (!found || found.length <= at || 'not' in found.condition) return undefined
  return { condition: { not: found.condition }, length: found.length + FEWER.length - AT_LEAST.length }
}

function troopsOf(
  { owner, party, whose = owner, people, only }: Groups,
  words: ConditionWords,
): TroopFilter | undefined {
  const isNation = people !== undefined || party === 'nation'
  const name = people ?? whose ?? ''
  const found = isNation ? words.nation(name) : words.side(name)
  const filter = only === undefined ? {} : readOnly(only, words)
  if (found === undefined || filter === undefined) return undefined
  return { [isNation ? 'nation' : 'side']: found, ...filter }
}

/** `Old Guard and general, named Pavlovsk`. */
export function readOnly(text: string, words: ConditionWords): TroopFilter | undefined {
  const [types = '', names] = text.split(/(?:, |^)named /)
  const read = types === '' ? [] : types.split(/, | and /).map((name) => words.type(name))
  if (read.includes(undefined)) return undefined
  return {
    ...(read.length > 0 && { types: read as string[] }),
    ...(names !== undefined && { names: names.split(/, | and /) }),
  }
}

function measureOf({ noun = '', number }: Groups) {
  if (/^(?:combat )?unit/.test(noun)) return { units: numberOf(number) }
  return /^(?:general|leader)/.test(noun) ? { leaders: numberOf(number) } : { strength: numberOf(number) }
}

const numberOf = (text = '') => Number(text.replaceAll(',', ''))
