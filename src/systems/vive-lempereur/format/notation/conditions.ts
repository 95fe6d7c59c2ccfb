import { HEX_LIST, listHexes, parseAtom, readOnly } from '../../../../scenario/conditions/parse-sentence.ts'
import { nationOf } from '../side-nations.ts'
import type { Condition, EmptySector, NationId } from '../types.gen.ts'
import { parseNation } from './nations.ts'
import { findParty, type ParsedSide } from './sides.ts'
import { parseUnitType } from './unit-types.ts'

/** Brackets within brackets beyond this are no sentence that anyone wrote. */
const MAX_DEPTH = 50

/**
 * Reads a condition, in our words or in the book's: `it controls Quatre Bras (H11, I10 and I11)`,
 * `they eliminate 12 English units or a total of 15 combined English and Prussian units`.
 */
export function parseCondition(text: string, sides: readonly ParsedSide[]): Condition | undefined {
  let at = 0
  let counting = false
  const condition = group(0)
  return at === text.length ? condition : undefined

  /** Parts joined by one conjunction; mixing them without brackets would be ambiguous. */
  function group(depth: number): Condition | undefined {
    const first = depth > MAX_DEPTH ? undefined : part(depth)
    if (!first) return undefined
    const parts = [first]
    const conjunction = match(/,? (and|or) /y)?.[1]
    if (conjunction === undefined) return first
    const again = new RegExp(`,? ${conjunction} `, 'y')
    do {
      const next = part(depth)
      if (!next) return undefined
      parts.push(next)
    } while (match(again))
    return conjunction === 'and' ? { all: parts } : { any: parts }
  }

  function part(depth: number): Condition | undefined {
    if (match(/it is not so that \(/y)) {
      const not = group(depth + 1)
      return not && match(/\)/y) ? { not } : undefined
    }
    if (match(/\(/y)) {
      const inner = group(depth + 1)
      return inner && match(/\)/y) ? inner : undefined
    }
    return losses() ?? shared() ?? control() ?? emptySector()
  }

  /** What all rulebooks say alike. */
  function shared(): Condition | undefined {
    const found = parseAtom(text.slice(at), {
      side: (name) => findParty(name, sides)?.side,
      nation: parseNation,
      type: parseUnitType,
    })
    at += found?.length ?? 0
    return found?.condition as Condition | undefined
  }

  function control(): Condition | undefined {
    const found = match(
      new RegExp(
        `(?:(?:it|they) )?controls? (?:[\\p{L}\\p{M} '’-]+? \\((${HEX_LIST})(?: hex(?:es)?)?\\)|(${HEX_LIST}))`,
        'uy',
      ),
    )
    return found && { controls: listHexes(found[1] ?? found[2] ?? '') }
  }

  function losses(): Condition | undefined {
    const start = at
    const verb = match(/(?:(?:it|they) )?(?:ha(?:s|ve) )?(?:eliminate[sd]?|lost) /y)
    // The book's second number leaves out the verb.
    if (!verb && !counting) return undefined
    const found =
      match(/(?:a total of )?(?<number>\d+) (?<noun>unit|general)s? of the (?<nation>\w+) nation/y) ??
      match(
        /(?:a total of )?(?<number>\d+) (?:combined )?(?<parties>[\p{L}\d-]+(?: and [\p{L}\d-]+)*) (?<noun>unit|general)s?/uy,
      )
    const { nation, parties = '', noun, number } = found?.groups ?? {}
    const whose = nation === undefined ? byParties(parties.split(' and ')) : byNation(nation)
    if (!found || !whose) {
      at = start
      return undefined
    }
    counting = true
    const only = match(/ \(only ([^()]*)\)/y)?.[1]
    const filter = only === undefined ? {} : readOnly(only, { side: none, nation: none, type: parseUnitType })
    const measure = noun === 'general' ? { leaders: Number(number) } : { units: Number(number) }
    return filter && { eliminated: { ...whose, ...(filter as object), ...measure } }
  }

  function emptySector(): Condition | undefined {
    const found = match(
      /the ([\p{L}\d-]+) side has no combat unit in (?:one of the sectors|the (west|centre|east|north|south) sector)/uy,
    )
    const side = found && findParty(found[1]!, sides)?.side
    if (side === undefined) return undefined
    const sector = found?.[2] as EmptySector['sector']
    return { emptySector: { side, ...(sector && { sector }) } }
  }

  /** Several nations of a side are the side, if they are all that it has. */
  function byParties(names: readonly string[]): { side: string } | { nation: NationId } | undefined {
    const parties = names.map((name) => findParty(name, sides))
    const [first] = parties
    if (!first || parties.some((party) => party?.side !== first.side)) return undefined
    if (first.nation === undefined) return { side: first.side }
    const nations = new Set(parties.map((party) => party?.nation))
    if (nations.size === 1) return { nation: first.nation }
    const own = sides.find(({ id }) => id === first.side)?.nations.map(nationOf) ?? []
    return own.every((nation) => nations.has(nation)) ? { side: first.side } : undefined
  }

  function byNation(name: string): { nation: NationId } | undefined {
    const nation = parseNation(name)
    return nation && { nation }
  }

  function match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found ?? undefined
  }
}

const none = () => undefined
