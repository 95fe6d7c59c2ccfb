import type { UsedReader } from '../document/used-texts.ts'
import { FileProblem, type FileStore } from '../files/store.ts'

/** Whether a battle may use other files: only then it has to be read to know. */
export const mayUseFiles = (text: string) => /^["']?uses\b/m.test(text)

/** Reads the files beside a battle of a store; a battle without a file is in its first folder. */
export function readerBeside(store: FileStore, path = ''): UsedReader {
  return {
    path,
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
