import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { installed } from '../files/installation.ts'
import { UsageError } from '../usage-error.ts'

/** A file of the built editor, as it is sent. */
type Asset = {
  readonly content: Buffer
  readonly type: string
  /** Whether its name has a hash of its content in it. */
  readonly isHashed: boolean
}

/** The built editor. */
export type Editor = {
  /** By the path in the address. Nothing else is ever served. */
  readonly assets: ReadonlyMap<string, Asset>
  /** What the page may load: what it says itself, and that nobody may frame it, which only a header can say. */
  readonly policy: string
}

/**
 * Reads the built editor, with files that are added to it. The page is told that it has a server: served as plain files, it keeps to the
 * browser's own store.
 */
export function readEditor(added: ReadonlyMap<string, string> = new Map(), folder = installed('dist/editor')): Editor {
  const assets = new Map<string, Asset>()
  for (const file of filesOf(folder)) {
    const type = TYPES[extname(file)]
    if (type === undefined) throw new Error(`the editor has a file of an unknown type: ${file}`)
    assets.set(`/${file}`, { content: readFileSync(join(folder, file)), type, isHashed: file.startsWith('assets/') })
  }
  const built = assets.get('/index.html')?.content.toString('utf8') ?? ''
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(built)?.[1]
  const page = built.replace(STORE, STORE.replace('browser', 'server'))
  if (policy === undefined || page === built) throw new Error('the page of the editor lacks its policy or its store')
  assets.set('/index.html', { content: Buffer.from(page), type: TYPES['.html']!, isHashed: false })
  assets.set('/', assets.get('/index.html')!)
  for (const [path, text] of added) {
    const type = TYPES[extname(path)]!
    assets.set(path, { content: Buffer.from(text), type, isHashed: path.startsWith('/rulebooks/') })
  }
  return { assets, policy: `${policy}; frame-ancestors 'none'` }
}

function filesOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return entries.map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  } catch {
    throw new UsageError('this installation has no built editor. In a clone, run npm run build.')
  }
}

const STORE = '<meta name="berthier-store" content="browser"'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
}
