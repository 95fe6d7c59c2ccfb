import type { NawCondition, NawVictoryCondition } from '../types.gen.ts'

/** A victory condition as a sentence. */
export function describeVictory({ side, level, when }: NawVictoryCondition, name: (side: string) => string): string {
  return `The ${name(side)} win${level === undefined ? '' : ` a ${level} victory`} if ${describeCondition(when)}.`
}

/** What has to be, of the winners as `they`. */
export function describeCondition(condition: NawCondition): string {
  for (const { key, say } of PHRASES) {
    const value = condition[key]
    if (value !== undefined) return say(value)
  }
  const parts = (condition.all ?? condition.any ?? []).map((part) =>
    part.all || part.any ? `(${describeCondition(part)})` : describeCondition(part),
  )
  return parts.join(condition.all ? ' and ' : ' or ')
}

/** Reads what `describeCondition` says; undefined where it is not understood. */
export function parseCondition(text: string): NawCondition | undefined {
  for (const joint of ['and', 'or'] as const) {
    const parts = splitAt(text, ` ${joint} `)
    if (parts.length < 2) continue
    const conditions = parts.map(parseCondition).filter((part) => part !== undefined)
    if (conditions.length < parts.length) return undefined
    return joint === 'and' ? { all: conditions } : { any: conditions }
  }
  const plain = text.trim()
  if (plain.startsWith('(') && plain.endsWith(')')) return parseCondition(plain.slice(1, -1))
  for (const { key, pattern } of PHRASES) {
    const found = pattern.exec(plain)
    if (found) return { [key]: found[1] === undefined ? true : Number(found[1]) }
  }
  return undefined
}

type Phrase = {
  readonly key: Exclude<keyof NawCondition, 'all' | 'any'>
  readonly say: (value: number | boolean) => string
  readonly pattern: RegExp
}

const PHRASES: readonly Phrase[] = [
  {
    key: 'destroyed',
    say: (points) => `they have destroyed ${points} points`,
    pattern: /^they (?:have )?destroy(?:ed)? (\d+) (?:combat |strength )?points$/i,
  },
  {
    key: 'destroyedFirst',
    say: (points) => `they are the first to destroy ${points} points`,
    pattern: /^they are the first to destroy (\d+) (?:combat |strength )?points$/i,
  },
  { key: 'demoralised', say: () => 'the enemy is demoralised', pattern: /^the enemy is demorali[sz]ed$/i },
  {
    key: 'exited',
    say: (units) => `${units} of their units have left the board`,
    pattern: /^(\d+) of their units (?:have left|leave) the board$/i,
  },
  {
    key: 'leaderExited',
    say: () => 'their leader has left the board',
    pattern: /^their leader (?:has left|leaves) the board$/i,
  },
  {
    key: 'leaderEliminated',
    say: () => "the enemy's leader is eliminated",
    pattern: /^the enemy['’]s leader is eliminated$/i,
  },
]

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
