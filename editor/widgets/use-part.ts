import { useEffect, useState } from 'react'

/** The parts that are here, by what has fetched them. */
const HERE = new Map<unknown, unknown>()

/**
 * A part of the page that is fetched apart: nothing until it is here, and at once whenever it was here before. `load` is always the same
 * function. (React's `lazy` shows late what it has once waited for.)
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const [, setCount] = useState(0)
  const isHere = HERE.has(load)
  useEffect(() => {
    if (!isWanted || isHere) return
    let isSeen = true
    void fetchPart(load).then(() => isSeen && setCount((count) => count + 1))
    return () => {
      isSeen = false
    }
  }, [load, isWanted, isHere])
  return isWanted ? (HERE.get(load) as Part | undefined) : undefined
}

/** Fetches a part before anybody needs it. */
export async function fetchPart(load: () => Promise<unknown>): Promise<void> {
  if (!HERE.has(load)) HERE.set(load, await load())
}
