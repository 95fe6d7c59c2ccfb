// A page that is opened from disk may have no storage, or lose it: nothing may depend on it.

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`berthier:${key}`, value)
  } catch {
    // Then it is not remembered.
  }
}

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`berthier:${key}`) ?? undefined
  } catch {
    return undefined
  }
}

/** What only this tab knows, and still knows when its page is loaded again. */
export function rememberHere(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(`berthier:${key}`)
    else sessionStorage.setItem(`berthier:${key}`, value)
  } catch {
    // Then it is not remembered.
  }
}

export function recallHere(key: string): string | undefined {
  try {
    return sessionStorage.getItem(`berthier:${key}`) ?? undefined
  } catch {
    return undefined
  }
}
