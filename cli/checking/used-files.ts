import { readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import {
  type OpenedFile,
  type OpenUsedFile,
  resolveReference,
  type UsesContext,
} from '../../src/scenario/uses/uses-context.ts'
import { reason, STDIN } from '../files/files.ts'
import { type GitIo, parseGitSource, readGitNow } from '../files/git-source.ts'

/** Where a battle finds the files of definitions that it uses: in folders, or for `git:REV:PATH` in that revision. */
export function usesOf(path: string, io: GitIo): UsesContext {
  let open = openers.get(io)
  if (!open) openers.set(io, (open = (reference, from) => openUsed(reference, from, io)))
  return { path: placeOf(path, io.cwd), open }
}

/** The same for a whole run: what was opened the same way is checked once. */
const openers = new WeakMap<GitIo, OpenUsedFile>()

/** A path as references are resolved from it: relative to the folder of the command, with forward slashes. */
function placeOf(path: string, cwd: string): string {
  if (path === STDIN || path.startsWith('git:')) return path
  return relative(cwd, resolve(cwd, path)).split(sep).join('/')
}

function openUsed(reference: string, from: string, io: GitIo): OpenedFile {
  const path = resolveReference(reference, from)
  const source = from.startsWith('git:') ? parseGitSource(path) : undefined
  if (source) {
    const content = readGitNow(source, io)
    const what = source.revision === '' ? 'nothing is staged there' : `${source.revision} has no such file`
    return content ? { path, content } : { path, failure: what }
  }
  return openFile(path, resolve(io.cwd, path))
}

/** A file of definitions on disk, under the path that it is called by. */
export function openFile(path: string, file: string): OpenedFile {
  try {
    const stats = statSync(file)
    if (!stats.isFile()) return { path, failure: 'it is not a file' }
    return { path, content: stats.size > MAX_BYTES ? new Uint8Array(MAX_BYTES + 1) : readFileSync(file) }
  } catch (error) {
    return { path, failure: reason(error) }
  }
}
