import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file or folder of this installation, such as `schema/scenario.schema.json`, wherever the code is bundled to. */
export function installed(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error('berthier runs outside its installation')
    folder = dirname(folder)
  }
  return join(folder, path)
}
