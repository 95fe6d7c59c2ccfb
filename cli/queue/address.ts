import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'

/** Every user of a machine sees the arguments of every program, but only its owner sees its environment. */
const PASSWORD = 'BERTHIER_QUEUE_PASSWORD'

/** An address that may be printed. A password may have any sign, also those that an address cannot have. */
export function withoutPassword(address: string): string {
  return address.replace(/\/\/.*@/s, '//').replace(/([?&]password=)[^&]*/gi, '$1…')
}

/** Refuses what is no address before anything is done. A password that it lacks may be in the environment. */
export function parseQueueAddress(text: string, { env }: Pick<Io, 'env'>): string {
  if (!/^rediss?:\/\/[^\s/]/.test(text))
    throw new UsageError(
      `--queue ${withoutPassword(text)}: expected an address such as redis://HOST:6379, and its password in ${PASSWORD}.`,
    )
  if (isAddress(text)) return withPassword(text, env[PASSWORD])
  // Where the password ends cannot be told.
  throw new UsageError(
    '--queue: the address is not valid. In a password, write %2F for /, %23 for #, %3F for ?, %40 for @ and %25 for %.',
  )
}

function withPassword(text: string, password = ''): string {
  const address = new URL(text)
  if (password === '' || address.password !== '') return text
  address.password = encodeURIComponent(password)
  return address.href
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
