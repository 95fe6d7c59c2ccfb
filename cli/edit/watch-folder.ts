import { watch } from 'chokidar'
import { describeWatchError, watchedFolders } from '../checking/watched-folders.ts'
import { type Io, printError } from '../io.ts'
import type { ScenarioFolder } from './folder.ts'

/** Editors write a file in several steps; what comes within this many milliseconds is one change. */
const PAUSE = 100

/** Watches a folder until the signal. An event only says that it is time to look. */
export async function watchFolder(folder: ScenarioFolder, io: Io): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  const { folders, isIgnored } = watchedFolders([folder.root], io.cwd)
  const watcher = watch(folders, { ignoreInitial: true, ignored: isIgnored })
  watcher.on('error', (error) => printError(io, describeWatchError(error)))
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(() => folder.refresh())
    }, PAUSE)
  })
  await new Promise<void>((ready) => watcher.once('ready', ready))
  // What changed before the watch began.
  await folder.refresh()
  return async () => {
    clearTimeout(timer)
    await Promise.all([watcher.close(), work])
  }
}
