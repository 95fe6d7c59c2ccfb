import { expandDieTable } from '../../../scenario/die-tables.ts'
import type { EsrEntrance, EsrEntryChoice } from './types.gen.ts'

/** The entries that a column may come in by: of each list the owner chooses one, of several lists a die. */
export function entranceLists(entrance: EsrEntrance): readonly (readonly string[])[] {
  return isRolled(entrance) ? expandDieTable(entrance.d6).map(listOf) : [listOf(entrance)]
}

/** All entries of an entrance, each once, as they are listed. */
export function entriesOf(entrance: EsrEntrance | undefined): readonly string[] {
  if (entrance === undefined) return []
  const lists = isRolled(entrance) ? Object.values(entrance.d6).map(listOf) : [listOf(entrance)]
  // A wrong entry was taken out and left a hole.
  return [...new Set(lists.flat().filter((entry: string | undefined) => entry !== undefined))]
}

/** Whether a die decides. */
export const isRolled = (entrance: EsrEntrance): entrance is Extract<EsrEntrance, { d6: unknown }> =>
  typeof entrance === 'object' && 'd6' in entrance

export const listOf = (choice: EsrEntryChoice): readonly string[] => (typeof choice === 'string' ? [choice] : choice)
