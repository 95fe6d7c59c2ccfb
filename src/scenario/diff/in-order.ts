import { type BattleChange, change } from './change.ts'
import { canonical } from './normalise.ts'
import { compareSentences, type Sentence } from './sentences.ts'

/** What is played or asked in its order, by the part that it belongs to and by what several are called. */
const KINDS = {
  weather: { part: 'rules', several: 'weather' },
  event: { part: 'rules', several: 'events' },
  condition: { part: 'victory', several: 'conditions of victory, of which the first that holds decides,' },
} as const

/** Compares what is played in its order: what only stands in another order is told as that. */
export function compareInOrder(
  noun: keyof typeof KINDS,
  was: readonly Sentence[],
  is: readonly Sentence[],
): BattleChange[] {
  const { part, several } = KINDS[noun]
  const changes = compareSentences(part, noun, was, is)
  const texts = (list: readonly Sentence[]) => canonical(list.map(({ text }) => text))
  if (changes.some((one) => one.part === part) || texts(was) === texts(is)) return changes
  return [...changes, change(part, 'changed', `${several} reordered`)]
}
