import type { PieceEntry } from '../engine/statistics-recorder.ts'
import { spell, withArticle } from '../scenario/wording.ts'

/** Units by their names; of those that have none, how many there are of each kind: `two 3-5 cavalry units`. */
export function enumerateUnits(pieces: readonly PieceEntry[]): string[] {
  const kinds = new Map<string, number>()
  const names: string[] = []
  for (const { name, type, called = `unit of ${type}` } of pieces) {
    if (name !== undefined && !type.toLowerCase().startsWith(name.toLowerCase())) names.push(withArticle(name))
    else kinds.set(called, (kinds.get(called) ?? 0) + 1)
  }
  return [...names, ...[...kinds].map(([called, number]) => countOf(called, number))]
}

function countOf(called: string, number: number): string {
  if (number === 1) return `${/^[aeio]/i.test(called) ? 'an' : 'a'} ${called}`
  const [noun, of] = called.split(/ of (.*)/)
  return `${spell(number)} ${noun}s${of === undefined ? '' : ` of ${of}`}`
}
