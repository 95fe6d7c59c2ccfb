import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Editor } from './assets.ts'
import { readBody, readTexts } from './body.ts'
import type { Listeners } from './events.ts'
import type { SentFile } from './export.ts'
import type { ScenarioFolder } from './folder.ts'
import { refuseMissingToken, refuseOtherHost, refuseOtherPage } from './guard.ts'
import { RequestError } from './problem.ts'
import { UntrustedConnections } from './untrusted-connections.ts'

/** What a server of the editor works with. */
export type Served = {
  readonly folder: ScenarioFolder
  readonly listeners: Listeners
  readonly editor: Editor
  readonly token: string
  /** Makes a battle's text, or several battles, into what other programs read. */
  readonly makeExport: (text: string, query: URLSearchParams) => Promise<SentFile>
  /** Hears of every request with the token. */
  readonly onPage?: () => void
  /** Hears of what is a mistake of ours. */
  readonly onBug: (error: unknown) => void
}

/** What an answer of the API is made of; undefined where it goes on, as events do. */
type Answer = { readonly status?: number; readonly data: unknown } | undefined

type Call = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly query: URLSearchParams }

/** A server of the built editor and of the files of one folder. It listens nowhere yet. */
export function createEditServer(served: Served): Server {
  const server = createServer(TIMES)
  const strangers = new UntrustedConnections(server)
  server.on('request', (request, response) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value)
    answer(served, strangers, request, response).catch((error: unknown) => {
      if (!(error instanceof RequestError)) served.onBug(error)
      fail(request, response, error)
    })
  })
  return server
}

/**
 * Milliseconds that a client has to say what it wants, and to bring a text over a slow line; looked at every second. A page keeps its
 * connections: it need not find a place among strangers whenever it saves.
 */
const TIMES = {
  headersTimeout: 3000,
  requestTimeout: 60_000,
  keepAliveTimeout: 300_000,
  connectionsCheckingInterval: 1000,
}

/** No other page gets hold of ours, or of anything that it is made of, and ours gets hold of no device. */
const HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cache-Control', 'no-store'],
] as const

async function answer(
  served: Served,
  strangers: UntrustedConnections,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  refuseOtherHost(request)
  const [path = '', ...query] = (request.url ?? '').split('?')
  if (!path.startsWith('/api/')) {
    sendAsset(served.editor, path, request, response)
    return
  }
  refuseOtherPage(request)
  refuseMissingToken(request, served.token)
  strangers.trust(request.socket)
  served.onPage?.()
  const route = ROUTES[path]
  if (!route) throw new RequestError(404, 'There is nothing at this address.')
  const act = route[request.method ?? '']
  if (!act) {
    response.setHeader('Allow', Object.keys(route).join(', '))
    throw new RequestError(405, `This address does not support ${request.method}.`)
  }
  const result = await act(served, { request, response, query: new URLSearchParams(query.join('?')) })
  if (result) sendJson(response, result.status ?? 200, result.data)
}

const ROUTES: Readonly<
  Record<string, Readonly<Record<string, (served: Served, call: Call) => Promise<Answer> | Answer>>>
> = {
  '/api/files': {
    GET: ({ folder }) => ({ data: { id: folder.id, name: folder.name, ...folder.list() } }),
  },
  '/api/file': {
    GET: ({ folder }, call) => ({ data: folder.read(pathOf(call)) }),
    PUT: async ({ folder }, call) => {
      const seen = seenBy(call)
      return { data: await folder.save(pathOf(call), await readBody(call.request), seen, pageOf(call)) }
    },
    POST: async ({ folder }, call) => ({
      status: 201,
      data: await folder.create(pathOf(call), await readBody(call.request), pageOf(call)),
    }),
    DELETE: async ({ folder }, call) => {
      await folder.remove(pathOf(call), seenBy(call), pageOf(call))
      return { data: {} }
    },
  },
  '/api/rename': {
    POST: async ({ folder }, call) => {
      const { from, to } = await readTexts(call.request, ['from', 'to'])
      return { data: await folder.rename(from, to, pageOf(call)) }
    },
  },
  '/api/export': {
    POST: async ({ makeExport }, { request, response, query }) => {
      sendFile(response, await makeExport((await readBody(request)).toString('utf8'), query))
      return undefined
    },
  },
  '/api/events': {
    GET: ({ folder, listeners }, call) => {
      listeners.add(call.response, pageOf(call), folder.versions())
      return undefined
    },
  },
}

function pathOf({ query }: Call): string {
  const path = query.get('path')
  if (path === null) throw new RequestError(400, 'The address names no file. Add path.')
  return path
}

/** The version that the page has seen, as `If-Match` has it. */
function seenBy({ request }: Call): string {
  const seen = /^"([\w-]+)"$/.exec(request.headers['if-match'] ?? '')?.[1]
  if (seen === undefined)
    throw new RequestError(428, 'The request does not name the version of the file that it replaces.')
  return seen
}

/** Which of the pages that are open asks: it need not hear what it does itself. */
function pageOf({ request }: Call): string | undefined {
  const page = request.headers['x-berthier-page']
  return typeof page === 'string' ? page : undefined
}

function sendAsset({ assets, policy }: Editor, path: string, request: IncomingMessage, response: ServerResponse): void {
  const asset = assets.get(path)
  if (!asset) throw new RequestError(404, 'There is nothing at this address.')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    throw new RequestError(405, `This address does not support ${request.method}.`)
  }
  response.setHeader('Content-Security-Policy', policy)
  if (asset.isHashed) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': asset.content.length })
  response.end(request.method === 'HEAD' ? undefined : asset.content)
}

function sendJson(response: ServerResponse, status: number, data: unknown): void {
  const content = Buffer.from(JSON.stringify(data))
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': content.length })
  response.end(content)
}

function sendFile(response: ServerResponse, { name, type, content, note }: SentFile): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': content.length,
    'X-Berthier-Name': encodeURIComponent(name),
    ...(note !== undefined && { 'X-Berthier-Note': encodeURIComponent(note) }),
  })
  response.end(content)
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  // What is left of the request is not worth reading.
  if (!request.complete) response.setHeader('Connection', 'close')
  if (error instanceof RequestError) sendJson(response, error.status, { message: error.message, ...error.details })
  else
    sendJson(response, 500, {
      message: 'An internal error occurred. Nothing was changed; see the terminal of berthier edit.',
    })
}
