import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { readEditor } from '../edit/assets.ts'
import { Listeners } from '../edit/events.ts'
import { ScenarioFolder } from '../edit/folder.ts'
import { newToken } from '../edit/guard.ts'
import { openBrowser } from '../edit/open-browser.ts'
import { listen } from '../edit/port.ts'
import { createEditServer } from '../edit/server.ts'
import { watchFolder } from '../edit/watch-folder.ts'
import { reason } from '../files/files.ts'
import { isYaml } from '../files/walk.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { visible } from '../output/terminal.ts'
import { servedRulebooks } from '../rulebooks/served.ts'
import { describeRestored } from '../safe-file/index.ts'
import { recoverTree } from '../safe-file/recovery.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier edit`. */
export type EditOptions = { readonly port?: number; readonly open: boolean }

/** `berthier edit`: serves the editor over the files of a folder, to this machine only, until Ctrl-C. */
export async function runEdit(path: string, options: EditOptions, io: Io): Promise<number> {
  const { root, file } = folderAndFile(path, io)
  const editor = readEditor(await servedRulebooks(await io.rulebooks()))
  const listeners = new Listeners()
  const onRescue = (sentence: string) => printError(io, sentence)
  recoverTree(root).map(describeRestored).forEach(onRescue)
  const folder = new ScenarioFolder(root, (news) => listeners.emit(news), onRescue)
  const token = newToken()
  const onBug = (error: unknown) =>
    printError(io, `internal error: ${error instanceof Error ? error.stack : String(error)}`)
  let clearOpening: (() => void) | undefined
  const onPage = () => {
    clearOpening?.()
    clearOpening = undefined
  }
  const makeExport = async (text: string, query: URLSearchParams) =>
    query.get('to') === 'library'
      ? (await import('../edit/export-library.ts')).exportLibrary(text, query, folder, io)
      : (await import('../edit/export.ts')).exportText(text, query, await io.rulebooks())
  const server = createEditServer({ folder, listeners, editor, token, makeExport, onPage, onBug })
  const port = await listen(server, options.port, folder.id)
  const stopWatching = await watchFolder(folder, io)

  const opening = file === undefined ? '' : `&open=${encodeURIComponent(file)}`
  // What stands behind # never leaves the browser: it is in no log and no referrer.
  const address = `http://127.0.0.1:${port}/#token=${token}${opening}`
  io.stdout.write(
    `Editing ${visible(path)}. Press Ctrl-C to stop. If no browser opens, open this address:\n${address}\n`,
  )
  if (options.open) clearOpening = openBrowser(address, io)
  if (!io.signal.aborted) await new Promise((ended) => io.signal.addEventListener('abort', ended, { once: true }))

  onPage()
  const closed = new Promise((done) => server.close(done))
  server.closeAllConnections()
  await Promise.all([closed, stopWatching()])
  return EXIT.clean
}

/** A folder; or that of a file, which the page then opens. */
function folderAndFile(path: string, io: Io): { readonly root: string; readonly file?: string } {
  const place = resolve(io.cwd, path)
  try {
    const stats = statSync(place)
    if (stats.isDirectory()) return { root: place }
  } catch (error) {
    throw new UsageError(`cannot edit ${path}: ${reason(error)}.`)
  }
  if (!isYaml(path)) throw new UsageError(`cannot edit ${path}: it is neither a folder nor a YAML file.`)
  return { root: dirname(place), file: basename(place) }
}
