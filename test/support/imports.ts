import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** That a file takes something from another; both as paths from the project's folder. */
export type FileImport = {
  readonly file: string
  readonly target: string
  /** Whether only types are taken, so that nothing is loaded. */
  readonly isType: boolean
}

/** The sources in a folder and all that are in it, without tests and what only they use. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .toSorted()
}

/** The other files of the project that a file imports from, now or later. */
export function importsOf(file: string): FileImport[] {
  const text = readFileSync(file, 'utf8')
  const target = (specifier: string) => posix.join(posix.dirname(file), specifier)
  return [
    ...Array.from(text.matchAll(STATEMENT), ([, type, specifier]) => ({
      file,
      target: target(specifier!),
      isType: type !== undefined,
    })),
    ...Array.from(text.matchAll(CALL), ([, specifier]) => ({ file, target: target(specifier!), isType: false })),
  ]
}

const STATEMENT = /^(?:import|export) (type )?[^'"()]*?from '(\.[^']+)'/gm
const CALL = /\bimport\('(\.[^']+)'\)/g
