import { lstatSync, type Stats, statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { isDynamicPattern } from 'tinyglobby'
import { reason } from '../files/files.ts'
import { isNamedLike, isSkipped, SCENARIOS } from '../files/walk.ts'

/** What to watch for a command's arguments. */
export type Watched = {
  readonly folders: string[]
  /** Whether something in or below these folders does not matter. */
  readonly isIgnored: (path: string, stats?: Stats) => boolean
  /** Lets another file matter too: the folder to watch for it. */
  readonly include: (file: string) => string
}

/**
 * The folders to watch. For a file it is the folder it stands in: a watch on the file itself would be lost
 * when an editor replaces it or Git removes it for a moment.
 */
export function watchedFolders(patterns: readonly string[], cwd: string): Watched {
  const whole: string[] = []
  const single: string[] = []
  const anyName = patterns.some((pattern) => isDynamicPattern(pattern))
  for (const pattern of patterns.length === 0 ? ['.'] : patterns) {
    const path = resolve(cwd, pattern)
    if (isFolder(path)) whole.push(path)
    else if (isDynamicPattern(pattern)) whole.push(resolve(cwd, fixedPart(pattern)))
    else single.push(path)
  }
  const folders = [...new Set([...whole, ...single.map((file) => dirname(file))])]
  return { folders, isIgnored, include }

  function include(file: string): string {
    const folder = dirname(file)
    if (!single.includes(file)) single.push(file)
    if (!folders.includes(folder)) folders.push(folder)
    return folder
  }

  function isIgnored(path: string, stats?: Stats): boolean {
    const native = resolve(path)
    if (folders.includes(native) || single.includes(native)) return false
    // As in a search, links to folders are not followed: one may lead to the root of the disk.
    if (stats?.isDirectory() && isLink(native)) return true
    if (stats?.isFile() && !anyName && !isNamedLike(SCENARIOS, native)) return true
    return !whole.some((folder) => {
      const steps = relative(folder, native).split(sep)
      return steps[0] !== '..' && !steps.some(isSkipped)
    })
  }
}

/** What to say of an error of the watcher. */
export function describeWatchError(error: unknown): string {
  const { path } = error as { readonly path?: string }
  return `cannot watch ${path ?? 'for changes'}: ${reason(error)}.`
}

/** The folders that a glob begins with, before the first step that is a pattern. */
function fixedPart(pattern: string): string {
  const steps = pattern.split('/')
  const fixed = steps.slice(
    0,
    steps.findIndex((step) => isDynamicPattern(step)),
  )
  return fixed.join('/') || (pattern.startsWith('/') ? '/' : '.')
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
