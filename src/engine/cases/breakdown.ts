import { type Breakdown, type Modifier, partModifiers } from '../system.ts'
import type { ExplainCheck } from './case-file.ts'

/** Cases write probabilities with three decimals. */
const TOLERANCE = 0.0005

/** Whether something that stands under a rule, and perhaps has a word of its own, is meant by a case's key. */
export function isCited(name: string, key: string): boolean {
  return name === key || name.startsWith(`${key} `)
}

/** How the numbers behind an action differ from what a case says; nothing where they do not. */
export function compareBreakdown(actual: Breakdown, expected: ExplainCheck): string[] {
  const problems: string[] = []
  for (const key of ['base', 'value'] as const) {
    if (expected[key] !== undefined && expected[key] !== actual[key]) {
      problems.push(`${key}: expected ${expected[key]}, actual ${actual[key]}`)
    }
  }
  for (const [key, add] of Object.entries(expected.modifiers ?? {})) {
    const meant = actual.modifiers.filter((modifier) => isCited(nameOf(modifier), key))
    if (meant.some((modifier) => modifier.add === add)) continue
    const found = meant.map((modifier) => signed(modifier.add)).join(' and ') || 'none'
    problems.push(`modifier ${key}: expected ${signed(add)}, actual ${found}`)
  }
  for (const [result, chance] of Object.entries(expected.chances ?? {})) {
    const meant = actual.chances.filter((one) => one.result === result)
    const sum = meant.reduce((total, one) => total + one.chance, 0)
    if (Math.abs(sum - chance) > TOLERANCE + Number.EPSILON) {
      problems.push(`chance of ${result}: expected ${chance}, actual ${meant.length > 0 ? decimal(sum) : 'none'}`)
    }
  }
  return problems.length === 0 ? [] : [...problems, ...describe(actual)]
}

/** The whole breakdown, so that a person sees at once what is missing or too much. */
function describe(breakdown: Breakdown): string[] {
  const { base, value, chances } = breakdown
  const parts = partModifiers(breakdown)
  const list = (modifiers: readonly Modifier[]) => modifiers.map((one) => `${signed(one.add)} (${nameOf(one)})`)
  return [
    `the breakdown: ${[String(base), ...list(parts.value)].join(' ')} = ${value}`,
    ...(parts.die.length > 0 ? [`the die: ${list(parts.die).join(' ')}`] : []),
    `the chances: ${chances.map(({ result, chance }) => `${result} ${decimal(chance)}`).join(', ') || 'none'}`,
  ]
}

const nameOf = ({ rule, what }: Modifier) => `${rule} ${what}`

const signed = (number: number) => (number < 0 ? String(number) : `+${number}`)

const decimal = (chance: number) => String(Number(chance.toFixed(4)))
