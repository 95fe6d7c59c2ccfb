import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { STDIN } from '../files/files.ts'
import type { OutputStyle } from '../output/style.ts'

/** A path from the root of the repository: what code hosts want, whatever folder the step runs in. */
export function fromRepository(path: string, { cwd, env }: OutputStyle): string {
  const root = env['GITHUB_WORKSPACE'] || repositoryOf(cwd)
  if (root === undefined || path === STDIN) return path
  const inside = relative(root, resolve(cwd, path))
  return inside.startsWith('..') ? path : inside.split(sep).join('/')
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : repositoryOf(above)
}
