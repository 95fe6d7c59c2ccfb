import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { RequestError } from './problem.ts'

/** What only the page of this start knows: it stands in the address that is printed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Refuses a request to another host: a page elsewhere whose name has been made to lead to 127.0.0.1 names itself. The port is not
 * looked at: it may be forwarded.
 */
export function refuseOtherHost({ headersDistinct }: IncomingMessage): void {
  const [host = '', ...others] = headersDistinct['host'] ?? []
  if (others.length === 0 && /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i.test(host)) return
  throw new RequestError(403, 'This server answers only at its own address, http://127.0.0.1.')
}

/** Refuses a request that a page of another site or port has made. A link from anywhere may lead to our page, but not to files. */
export function refuseOtherPage({ headers }: IncomingMessage): void {
  const { host = '', origin = `http://${host}` } = headers
  const site = headers['sec-fetch-site'] ?? 'none'
  if (origin === `http://${host}` && (site === 'same-origin' || site === 'none')) return
  throw new RequestError(403, 'This server answers only its own page.')
}

/**
 * Refuses a request without the token. It comes in a header and not in a cookie: a browser sends the cookies of 127.0.0.1 to every
 * port, so that any other local server would learn it, and sends them along with requests that other pages start.
 */
export function refuseMissingToken({ headers }: IncomingMessage, token: string): void {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  if (timingSafeEqual(digest(given), digest(token))) return
  throw new RequestError(
    401,
    'This page belongs to an earlier run of berthier edit. Open the address that the current one printed.',
  )
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
