import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'
import type { Source } from './find-mutants.ts'

/** What `test/mutants/<system>.yaml` says. */
export type Settings = {
  /** Where the system's sources are. */
  readonly folder: string
  /** Files with rules, and files with tables: patterns below the folder. A table is no file with rules. */
  readonly rules: readonly string[]
  readonly tables: readonly string[]
  /** A pattern for the names of functions and variables that only report what happens. */
  readonly reports: string
  /** Functions that no case can show, by `file function`, each with the reason. */
  readonly outside?: Readonly<Record<string, string>>
  readonly equivalent?: readonly Judged[]
}

/** A mutant that nothing can notice, and why. */
export type Judged = {
  readonly file: string
  readonly where: string
  /** The line of code; a cell has none. */
  readonly text?: string
  readonly change: string
  /** Which of several alike. */
  readonly nth?: number
  readonly reason: string
}

/** Reads the settings of a system. */
export function readSettings(root: string, system: string): Settings {
  const file = join(root, 'test/mutants', `${system}.yaml`)
  const settings = parse(readFileSync(file, 'utf8')) as Omit<Settings, 'folder'>
  return { ...settings, folder: join(root, 'src/systems', system) }
}

/** The sources that are mutated. */
export function readTargets({ folder, rules, tables, reports }: Settings): Source[] {
  const find = (patterns: readonly string[]) => globSync(patterns, { cwd: folder, ignore: IGNORED }).toSorted()
  const cells = find(tables)
  const files = find(rules).filter((file) => !cells.includes(file))
  const pattern = new RegExp(reports)
  return [...files, ...cells].map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
    isTable: cells.includes(file),
    isReport: (name) => pattern.test(name),
  }))
}

const IGNORED = ['**/*.test.ts', '**/*.fixture.ts']
