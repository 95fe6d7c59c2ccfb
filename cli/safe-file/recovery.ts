import { type Dirent, lstatSync, readdirSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isSkipped } from '../files/walk.ts'
import { type Beside, parseBeside, US } from './names.ts'
import { putBack } from './place.ts'

/** No draft lives for so long, in milliseconds, whoever made it. */
const A_DAY = 86_400_000

/**
 * Recovers a folder after a process that was killed while it wrote: drafts are removed, and a file that was moved aside gets its
 * name back, which is returned. What a living process has made, it may still need.
 */
export function recoverFolder(folder: string): string[] {
  const restored: string[] = []
  for (const { name } of entriesIn(folder)) {
    const beside = parseBeside(name)
    if (beside && isOfGit(beside.name)) continue
    try {
      if (beside && isLeftOver(join(folder, name), beside)) recoverFile(name, beside)
    } catch {
      // The folder is read-only, or another process recovers it too: what is left over does no harm.
    }
  }
  return restored

  function recoverFile(name: string, { purpose, name: whose }: Beside): void {
    const target = join(folder, whose)
    if (purpose === 'new' || lstatSync(target, { throwIfNoEntry: false })) {
      unlinkSync(join(folder, name))
      return
    }
    putBack(join(folder, name), target)
    restored.push(target)
  }
}

/**
 * Whether a disk could take a name for that of a repository, or of its settings. We write no such file, and git refuses to check one out:
 * a repository could bring one along that is called like a file of ours, to be given its name here, and have git run its settings.
 */
function isOfGit(name: string): boolean {
  return /^\.git/i.test(name.replaceAll(/\p{Cf}/gu, ''))
}

/** Recovers a folder and its subfolders, except those that tools skip. */
export function recoverTree(root: string): string[] {
  const restored: string[] = []
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    restored.push(...recoverFolder(folder))
    for (const entry of entriesIn(folder))
      if (!isSkipped(entry.name) && entry.isDirectory()) folders.push(join(folder, entry.name))
  }
  return restored
}

/** What cannot be read, such as a folder deeper than any path may be, is reported by whoever needs it. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isLeftOver(path: string, { maker, purpose }: Beside): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) return false
  if (maker?.host === US.host) {
    if (maker.pid === US.pid) return maker.start !== US.start
    if (!isAlive(maker.pid)) return true
    // It may be writing this draft, and a clock that jumps makes any file look old. To bring a file back does no harm.
    if (purpose === 'new') return false
  }
  // A file that was moved aside keeps the date of its text, which may be years old: when it was moved counts.
  return Date.now() - (purpose === 'new' ? stats.mtimeMs : stats.ctimeMs) > A_DAY
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be asked, but lives.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
