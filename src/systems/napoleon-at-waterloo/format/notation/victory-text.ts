import { type ConditionWords, parseAtom } from '../../../../scenario/conditions/parse-sentence.ts'
import type { ConditionNames } from '../../../../scenario/conditions/sentences.ts'
import { describeCondition } from '../conditions.ts'
import { PHRASES } from '../phrases.ts'
import type { NawCondition, NawVictoryCondition } from '../types.gen.ts'

/** When a condition of the standard game is checked, where it is not at once. */
export const CHECKS = {
  immediately: '',
  'end-of-turn': ' (checked at the end of each turn)',
  'end-of-battle': ' (checked at the end of the battle)',
} as const satisfies Record<NonNullable<NawVictoryCondition['check']>, string>

/** A victory condition as a sentence. */
export function describeVictory(
  { side, level, check = 'immediately', when }: NawVictoryCondition,
  names: ConditionNames,
): string {
  const victory = level === undefined ? '' : ` a ${level} victory`
  return `The ${names.side(side)} side wins${victory} if ${describeCondition(when, side, names)}${CHECKS[check]}.`
}

/** Reads what `describeCondition` says; undefined where it is not understood. */
export function parseCondition(text: string, words: ConditionWords): NawCondition | undefined {
  // Its `or` joins no conditions.
  const broken = /^the ([^()]+?) side is (demoralised or|neither demoralised nor) past its breaking point$/.exec(
    text.trim(),
  )
  const side = broken ? words.side(broken[1]!) : undefined
  if (side !== undefined) return broken![2] === 'demoralised or' ? { broken: { side } } : { not: { broken: { side } } }
  for (const joint of ['and', 'or'] as const) {
    const parts = splitAt(text, ` ${joint} `)
    if (parts.length < 2) continue
    const conditions = parts.map((part) => parseCondition(part, words)).filter((part) => part !== undefined)
    // Hexes are joined too: then it is one condition.
    if (conditions.length < parts.length) break
    return joint === 'and' ? { all: conditions } : { any: conditions }
  }
  const plain = text.trim()
  const denied = /^it is not so that \((.*)\)$/.exec(plain)?.[1]
  if (denied !== undefined) {
    const not = parseCondition(denied, words)
    return not && { not }
  }
  if (plain.startsWith('(') && plain.endsWith(')')) return parseCondition(plain.slice(1, -1), words)
  for (const { key, pattern } of PHRASES) {
    const found = pattern.exec(plain)
    if (found) return { [key]: found[1] === undefined ? true : Number(found[1]) }
  }
  const shared = parseAtom(plain, words)
  return shared?.length === plain.length ? (shared.condition as NawCondition) : undefined
}

/** The parts of a text between a joint that stands in no brackets. */
function splitAt(text: string, joint: string): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++
    else if (text[i] === ')') depth--
    else if (depth === 0 && text.startsWith(joint, i)) {
      parts.push(text.slice(start, i))
      start = i + joint.length
    }
  }
  return [...parts, text.slice(start)]
}
