import { capitalise } from '../../../src/scenario/wording.ts'

/** A key as a person reads it: `firstHand` is `First hand`, `end-of-turn` is `End of turn`. */
export function labelOf(key: string | number): string {
  if (typeof key === 'number') return `${key + 1}.`
  const words = key
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return capitalise(words)
}

/** A place in the scenario for the history: `victory, 2, level`. */
export function placeName(path: readonly (string | number)[]): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : labelOf(step).toLowerCase())).join(', ')
}
