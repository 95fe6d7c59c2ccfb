import { recall, remember } from '../browser/storage.ts'

/** How many battles are remembered as opened. */
const MOST = 40

/** When battles of a store were last opened in this browser, in milliseconds since 1970, by path. */
export function openedTimes(store: string): ReadonlyMap<string, number> {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(store)) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isTime) : [])
  } catch {
    // Something else wrote there: then nothing was opened.
    return new Map()
  }
}

/** A battle was opened now. */
export function recordOpened(store: string, path: string): void {
  const times = [...openedTimes(store)].filter(([other]) => other !== path)
  remember(keyOf(store), JSON.stringify([[path, Date.now()], ...times].slice(0, MOST)))
}

const keyOf = (store: string) => `opened:${store}`

function isTime(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
