import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import pkg from '../../package.json' with { type: 'json' }
import { slug } from '../../src/scenario/wording.ts'
import { exists, reason } from '../files/files.ts'
import { installed } from '../files/installation.ts'
import { EXIT, type Io } from '../io.ts'
import { visible } from '../output/terminal.ts'
import { UsageError, writeOrRefuse } from '../usage-error.ts'
import { titleFrom } from './new.ts'

/** The flags of `berthier new-rulebook`. */
export type NewRulebookOptions = { readonly title?: string; readonly force?: boolean }

/** `berthier new-rulebook`: writes the skeleton of a rulebook, a small game that is complete, into a folder. */
export async function runNewRulebook(name: string, options: NewRulebookOptions, io: Io): Promise<number> {
  const folder = resolve(io.cwd, name)
  const id = slug(basename(folder)).replace(/^berthier-rulebook-/, '')
  if (id === '')
    throw new UsageError(`${name} has no letters or digits to make the rulebook's id of. Choose another name.`)
  const rulebooks = await io.rulebooks()
  if (rulebooks.some((rulebook) => rulebook.id === id))
    throw new UsageError(`a rulebook is called ${id} already. Choose another name.`)
  if (!options.force) requireEmpty(folder, name)
  const title = options.title ?? titleFrom(id)
  const source = installed('templates/rulebook')
  for (const path of skeletonFiles(source)) {
    const text = fillIn(readFileSync(join(source, path), 'utf8'), id, title)
    const target = join(folder, RENAMED[path] ?? path)
    makeFolder(dirname(target))
    await writeOrRefuse(relative(io.cwd, target), text, options.force ? 'anything' : 'nothing', io)
  }
  const shown = visible(name)
  io.stdout.write(`Wrote ${title} to ${shown}. Next: cd ${shown} && npm install && npm test\n`)
  return EXIT.clean
}

/** Files that mean something to npm where they lie in the package. */
const RENAMED: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  'package.template.json': 'package.json',
}

function requireEmpty(folder: string, name: string): void {
  if (!exists(folder)) return
  if (!statSync(folder).isDirectory()) throw new UsageError(`${name} is a file. Choose another name.`)
  if (readdirSync(folder).length > 0)
    throw new UsageError(
      `${name} is not empty. Choose another name, or use --force to overwrite files of the skeleton.`,
    )
}

/** The files of the skeleton, by their paths in it. */
function skeletonFiles(source: string, below = ''): string[] {
  return readdirSync(join(source, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name)
    return entry.isDirectory() ? skeletonFiles(source, path) : [path]
  })
}

/** Puts names in the place of those that the skeleton has. */
function fillIn(text: string, id: string, title: string): string {
  const pascal = id.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return text
    .replaceAll('MyRulebookScenario', () => `${/^\d/.test(pascal) ? `Rulebook${pascal}` : pascal}Scenario`)
    .replaceAll('my-rulebook', () => id)
    .replaceAll("'My Rulebook'", () => JSON.stringify(title))
    .replaceAll('My Rulebook', () => title.replaceAll(/["'`\\$]/g, ''))
    .replaceAll('^0.0.0', () => `^${pkg.version}`)
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`cannot make the folder ${folder}: ${reason(error)}`)
  }
}
