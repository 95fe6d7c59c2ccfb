import { UsageError } from '../usage-error.ts'

/** An address that may be printed. */
export function withoutPassword(address: string): string {
  return address.replace(/\/\/[^@/]*@/, '//')
}

/** Refuses what is no address before anything is done. */
export function parseQueueAddress(text: string): string {
  if (/^rediss?:\/\/[^\s/]+/.test(text)) return text
  throw new UsageError(`--queue ${withoutPassword(text)}: expected an address such as redis://:PASSWORD@HOST:6379.`)
}
