import { type BattleChange, change } from './change.ts'
import { canonical } from './normalise.ts'
import { compareSentences, type Sentence } from './sentences.ts'

/** Compares the weather or the events: their order is played, so that what only stands in another order is told as that. */
export function compareInOrder(
  noun: 'weather' | 'event',
  was: readonly Sentence[],
  is: readonly Sentence[],
): BattleChange[] {
  const changes = compareSentences('rules', noun, was, is)
  const texts = (list: readonly Sentence[]) => canonical(list.map(({ text }) => text))
  if (changes.some(({ part }) => part === 'rules') || texts(was) === texts(is)) return changes
  return [...changes, change('rules', 'changed', `${noun === 'event' ? 'events' : 'weather'} reordered`)]
}
