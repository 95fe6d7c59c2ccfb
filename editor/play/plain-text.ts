/**
 * Marks that turn the direction of writing. In a name they would turn the rest of the line too, so they are shown as what
 * they are: a character that has no place in a text.
 */
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g

/** The same data with such marks replaced in every text. */
export function plainTexts<Data>(data: Data): Data {
  if (typeof data === 'string') return data.replaceAll(TURNING, '\uFFFD') as Data
  if (Array.isArray(data)) return data.map(plainTexts) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainTexts(value)])) as Data
}

/** Whether there are any such marks in data. */
export function hasTurning(data: unknown): boolean {
  return JSON.stringify(data).search(TURNING) >= 0
}
