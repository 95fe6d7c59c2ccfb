import { FileProblem } from './store.ts'

/** A file that a person has chosen; where the browser can write to it, with its handle. */
export type PickedFile = { readonly file: File; readonly handle?: FileSystemFileHandle }

/** What Chromium has beyond the standard's common part. */
type Pickers = {
  readonly showOpenFilePicker?: (options: object) => Promise<FileSystemFileHandle[]>
  readonly showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>
}

const TYPES = [{ description: 'Battles', accept: { 'application/yaml': ['.yaml', '.yml'] } }]

/** Lets the person choose files to open; none if they close the dialogue. */
export async function pickFiles(): Promise<readonly PickedFile[]> {
  const pickers = window as Pickers
  if (!pickers.showOpenFilePicker) return (await pickByInput('.yaml,.yml', true)).map((file) => ({ file }))
  try {
    const handles = await pickers.showOpenFilePicker({ multiple: true, types: TYPES })
    return await Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), handle })))
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return []
    throw new FileProblem('refused', `The browser cannot open the file: ${(error as DOMException).message}`)
  }
}

/** Lets the person choose where to save; undefined where the browser can only download. */
export async function pickTarget(name: string): Promise<FileSystemFileHandle | undefined> {
  const pickers = window as Pickers
  if (!pickers.showSaveFilePicker) return undefined
  try {
    return await pickers.showSaveFilePicker({ suggestedName: name, types: TYPES })
  } catch (error) {
    const { name: kind, message } = error as DOMException
    if (kind === 'AbortError') throw new FileProblem('cancelled', 'Nothing was saved.')
    throw new FileProblem('refused', `The browser cannot save the file: ${message}`)
  }
}

/** The last part of a path. */
export const fileName = (path = 'battle.yaml') => path.replace(/^.*\//, '')

/** Gives a file to the person, as a download. */
export function download(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'application/yaml' }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Lets the person choose one file in another format than Berthier's own; undefined if they close the dialogue. */
export async function pickImport(): Promise<File | undefined> {
  return (await pickByInput('.json,.txt,.md,.tmj,.yaml,.yml', false))[0]
}

function pickByInput(accept: string, isMultiple: boolean): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = isMultiple
  input.accept = accept
  return new Promise((done) => {
    input.addEventListener('change', () => done([...(input.files ?? [])]))
    input.addEventListener('cancel', () => done([]))
    input.click()
  })
}
