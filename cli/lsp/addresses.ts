import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The address of a file. */
export function uriOf(path: string): string {
  return pathToFileURL(resolve(path)).href
}

/** The path of the file at an address; nothing for what no file of this machine can be, such as `untitled:1` or `file://server/a`. */
export function pathOf(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined
  try {
    return fileURLToPath(uri)
  } catch {
    return undefined
  }
}
