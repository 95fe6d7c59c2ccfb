import { UsageError } from '../usage-error.ts'

/** An address that may be printed. A password may have any sign, also those that an address cannot have. */
export function withoutPassword(address: string): string {
  return address.replace(/\/\/.*@/s, '//').replace(/([?&]password=)[^&]*/gi, '$1…')
}

/** Refuses what is no address before anything is done. */
export function parseQueueAddress(text: string): string {
  if (!/^rediss?:\/\/[^\s/]/.test(text))
    throw new UsageError(`--queue ${withoutPassword(text)}: expected an address such as redis://:PASSWORD@HOST:6379.`)
  if (isAddress(text)) return text
  // Where the password ends cannot be told.
  throw new UsageError(
    '--queue: the address is not valid. In a password, write %2F for /, %23 for #, %3F for ?, %40 for @ and %25 for %.',
  )
}

function isAddress(text: string): boolean {
  try {
    const { hostname, username, password } = new URL(text)
    for (const word of [username, password]) decodeURIComponent(word)
    return hostname !== ''
  } catch {
    return false
  }
}
