/** Copies that are made at once, in the browser's small store: for the moment in which a page goes. */
export interface Emergency<Content> {
  write(key: string, content: Content): void
  remove(key: string): void
  all(): Content[]
}

/** Copies whose keys begin with a prefix. Nothing depends on them: the large store is written too, and often soon enough. */
export function emergency<Content>(prefix: string): Emergency<Content> {
  return { write, remove, all }

  function write(key: string, content: Content): void {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(content))
    } catch {
      // Full or forbidden, and the page is going: nobody could be told. An older copy must not pass for the last one.
      remove(key)
    }
  }

  function remove(key: string): void {
    if (isThere()) localStorage.removeItem(prefix + key)
  }

  function all(): Content[] {
    if (!isThere()) return []
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return keys.flatMap((key) => {
      try {
        return [JSON.parse(localStorage.getItem(key)!) as Content]
      } catch {
        // Cut off or not ours: nothing can be made of it, and the others must not be lost with it.
        localStorage.removeItem(key)
        return []
      }
    })
  }

  function isThere(): boolean {
    try {
      return localStorage !== null
    } catch {
      return false
    }
  }
}
