import type { UsedReader } from '../document/used-texts.ts'
import { FileProblem, type FileStore } from '../files/store.ts'

/** Whether a battle may use other files: only then it has to be read to know. */
export const mayUseFiles = (text: string) => /^["']?uses\b/m.test(text)

/** Reads the files beside a battle of a store; a battle without a file is in its first folder. */
export function readerBeside(store: FileStore, path = ''): UsedReader {
  return {
    path,
    list: async () => {
      if (store.kind === 'disk') return []
      const { files } = await store.list()
      const usable = files.filter((file) => file.kind === 'definitions' && file.path !== path)
      return usable.map(({ path: to, title, system }) => ({ reference: referenceTo(to, path), title, system }))
    },
    read: async (file) => {
      if (store.kind === 'disk') return { failure: 'the browser can read only the file that was chosen' }
      if (file.startsWith('..')) return { failure: `it is outside ${store.name}`, isOutside: true }
      try {
        return (await store.read(file)).text
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error
        return { failure: error.kind === 'missing' ? 'there is no such file' : error.message.replace(/\.$/, '') }
      }
    },
  }
}

/** How a battle in one folder names a file in another. */
function referenceTo(file: string, from: string): string {
  const [to, folder] = [file.split('/'), from.split('/').slice(0, -1)]
  const differs = folder.findIndex((step, i) => step !== to[i])
  const shared = differs < 0 ? folder.length : differs
  return [...folder.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
