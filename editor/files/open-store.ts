import { BrowserStore } from './browser-store.ts'
import { ServerStore } from './server-store.ts'
import { type FileListing, FileProblem, type FileStore } from './store.ts'

/** What the page has to begin with. */
export type Beginning = {
  readonly store: FileStore
  /** Its files, where they have been listed to reach it. */
  readonly listing?: FileListing
  /** A file that `berthier edit FILE` asks to open. */
  readonly path?: string
  /** A scenario that a link carries, for `readLink`. It stays in the address until the page is done with it. */
  readonly link?: string
  /** A game that a link carries, with its battle. */
  readonly game?: string
}

/** Where the token is kept for this tab: it is gone from the address, so that nobody copies it with a link. */
const TOKEN = 'berthier-token'

/** The store that this page is made for: the server's, if one has served it, or the browser's own. */
export async function openStore(): Promise<Beginning> {
  const parameters = new URLSearchParams(location.hash.slice(1))
  const hasServer = document.querySelector('meta[name="berthier-store"]')?.getAttribute('content') === 'server'
  const path = parameters.get('open')
  const link = parameters.get('s')
  const game = parameters.get('r')
  // A link that somebody was given has no token: the battle can be seen and kept here, but not in the folder.
  const isGiven = (link ?? game) !== null && !parameters.has('token') && sessionStorage.getItem(TOKEN) === null
  const opened =
    hasServer && !isGiven ? await ServerStore.connect(tokenFrom(parameters)) : { store: new BrowserStore() }
  return {
    ...opened,
    ...(path !== null && { path }),
    ...(link !== null && { link }),
    ...(game !== null && { game }),
  }
}

function tokenFrom(parameters: URLSearchParams): string {
  // The address of another start, opened in this very tab, changes nothing but what stands behind #.
  window.addEventListener('hashchange', () => {
    if (new URLSearchParams(location.hash.slice(1)).has('token')) location.reload()
  })
  const given = parameters.get('token')
  const token = given ?? sessionStorage.getItem(TOKEN)
  if (token === null) {
    throw new FileProblem('stranger', 'This address has no token. Open the one that berthier edit printed.')
  }
  if (given !== null) {
    sessionStorage.setItem(TOKEN, given)
    const carried = ['s', 'r'].find((key) => parameters.has(key))
    const rest = carried === undefined ? location.pathname : `#${carried}=${parameters.get(carried)}`
    history.replaceState(history.state, '', rest)
  }
  return token
}
