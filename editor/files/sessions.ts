const PREFIX = 'berthier-page:'

/**
 * Holds a lock for as long as this page lives, which the browser lets go of even after a crash; returns how to let go before. Without
 * locks, as over plain HTTP from another machine, nobody counts as alive.
 */
export function keepSessionAlive(session: string): () => void {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((done) => {
    letGo = done
  })
  void navigator.locks?.request(PREFIX + session, () => gone)
  return letGo
}

/** The pages of this browser that are open, or have not quite gone. */
export async function aliveSessions(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return new Set([...held, ...pending].map(({ name }) => (name ?? '').slice(PREFIX.length)))
}

/** Ends when a page of `aliveSessions` has gone. Shared: several pages may wait for it. */
export function sessionEnd(session: string): Promise<void> {
  return navigator.locks.request(PREFIX + session, { mode: 'shared' }, () => undefined)
}
