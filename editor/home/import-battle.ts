import { pickImport } from '../files/pickers.ts'
import type { Workspace } from '../state/workspace.ts'
import type { ImportAnswer, ImportRequest } from './import.worker.ts'

/** Any battle is converted in a fraction of this, on any machine. */
const PATIENCE = 30_000

/** Has the person choose a file of another format, and opens what it becomes: a new battle without a file. */
export async function importBattle(workspace: Workspace): Promise<void> {
  const file = await pickImport()
  if (!file) return
  const answer = await convertInWorker({ name: file.name, text: await file.text() })
  if ('text' in answer) await workspace.openText(answer.text)
  else workspace.report(`${file.name} was not imported: ${answer.problem}`)
}

/** Converts it where that holds up nobody, however large it is. */
async function convertInWorker(request: ImportRequest): Promise<ImportAnswer> {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ImportAnswer>((done) => {
      timer = setTimeout(() => done({ problem: 'It takes too long to read.' }), PATIENCE)
      worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => done(data))
      worker.addEventListener('error', ({ message }) =>
        done({ problem: `It cannot be read: ${message || 'no reason given'}` }),
      )
      worker.postMessage(request)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
