/** The ids of what a scenario does not list itself: nothing else may have them. */

/** Formations that a side can make during a battle: detachments and grand batteries (6). */
const SPARES = 8

/** The formations that a side can make, in the order in which it does; their commanders go by the same ids. */
export const spareIds = (side: string): readonly string[] =>
  Array.from({ length: SPARES }, (_, i) => `${side}-detachment-${i + 1}`)

/** The artillery chief of a force. */
export const chiefId = (force: string) => `${force}-guns`

/** The objective of a force that is a point (5.9), among the areas. */
export const objectiveId = (force: string) => `${force}-objective`
