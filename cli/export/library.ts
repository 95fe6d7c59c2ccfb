import { basename, extname, join, resolve } from 'node:path'
import pkg from '../../package.json' with { type: 'json' }
import type { ExportedBattle } from '../../src/export/battle.ts'
import { openBattle } from '../../src/export/open-battle.ts'
import { count, slug } from '../../src/scenario/wording.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { LAYERS } from '../../src/scene/shapes.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { checkScenarios } from '../check.ts'
import { refuseCrowdedBoard } from '../crowded-board.ts'
import { reason } from '../files.ts'
import { EXIT, type Io, printError } from '../io.ts'
import { refuseToOverwrite, writeOutput } from '../output.ts'
import { describeTally, type FileResult, tally } from '../results.ts'
import { makeFolder } from '../safe-file/place.ts'
import { MADE_BY } from '../seal.ts'
import { shippedBattles } from '../shipped.ts'
import { visible } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'
import { makePage } from './html.ts'
import { type LibraryEntry, makeIndex } from './library-index.ts'

const MAKER = { mark: MADE_BY, version: pkg.version }
const INDEX = 'index.html'

/** `berthier export --all`: a folder with a page for every battle, and one that lists them. */
export async function exportLibrary(
  paths: readonly string[],
  { output, force = false }: { readonly output?: string; readonly force?: boolean },
  io: Io,
): Promise<number> {
  if (output === undefined) throw new UsageError('name the folder with -o, such as -o library.')
  const shipped = shippedBattles()
  const patterns = paths.length === 0 ? [...shipped.values()] : paths.map((path) => shipped.get(path) ?? path)
  const found = await checkScenarios(patterns, { keepData: true }, io)
  const results = found.filter((result) => 'failure' in result || result.validation.kind !== 'definitions')
  if (io.signal.aborted) return EXIT.interrupted
  const left = results.filter((result) => 'failure' in result || (!force && tally([result]).errors > 0))
  for (const result of left) if ('validation' in result) printError(io, describeSkipped(result))
  const taken = results.filter((result) => 'validation' in result && !left.includes(result))
  if (taken.length === 0) throw new UsageError('no battle can be exported.')
  const files: { readonly name: string; readonly content: string }[] = []
  const entries: LibraryEntry[] = []
  const names = new Map<string, string>()
  const systems = new Map<string, string>()
  const rulebooks = await io.rulebooks()
  for (const result of taken) {
    if ('failure' in result) continue
    const battle = await openBattle(result.validation, rulebooks)
    if (!battle) throw new UsageError(`${result.path} has no valid board to export. Run berthier validate for details.`)
    refuseCrowdedBoard(battle.portrait, result.path)
    const plain = nameOf(battle, result.path)
    // Rulebooks may have the same battle.
    const name = names.has(plain) && systems.get(plain) !== battle.system.id ? `${plain}-${battle.system.id}` : plain
    const other = names.get(name)
    if (other !== undefined)
      throw new UsageError(`${result.path} and ${other} both have the id ${name}. Rename one of them.`)
    names.set(name, result.path)
    systems.set(name, battle.system.id)
    files.push({ name: `${name}.html`, content: await makePage(battle, MAKER, INDEX) })
    files.push({ name: `${name}.svg`, content: drawSmall(battle) })
    entries.push(entryOf(battle, name))
  }
  files.push({ name: INDEX, content: makeIndex(entries, MAKER) })
  await makeOutputFolder(output, io)
  // All or nothing: a file that must not be overwritten is found before anything is written.
  for (const { name } of files) refuseToOverwrite(join(output, name), { force }, io)
  for (const { name, content } of files) await writeOutput(join(output, name), content, { force }, io)
  io.stdout.write(
    `Wrote ${count(entries.length, 'battle')} to ${visible(output)}: open ${visible(join(output, INDEX))}.\n`,
  )
  return left.length > 0 ? EXIT.problems : EXIT.clean
}

function describeSkipped(result: FileResult): string {
  return `skipped ${result.path}: ${describeTally(tally([result]))}. Use --force to export its valid parts.`
}

/** The id of the battle; of one with errors, whatever can be had. */
function nameOf({ data }: ExportedBattle, path: string): string {
  const id = (data as { id?: unknown } | null | undefined)?.id
  const name = slug(typeof id === 'string' ? id : basename(path, extname(path))) || 'battle'
  return `${name}.html` === INDEX ? `${name}-battle` : name
}

function entryOf({ scenario, data, system, portrait }: ExportedBattle, name: string): LibraryEntry {
  const text = (key: string) => {
    const value = (data as Readonly<Record<string, unknown>> | null | undefined)?.[key]
    return typeof value === 'string' ? value : undefined
  }
  return {
    name,
    title: portrait.title,
    date: text('date'),
    summary: text('summary'),
    rulebook: system.title,
    forces: scenario ? system.summarise(scenario) : undefined,
  }
}

/** The map as a small picture: without what nobody could read in it. */
function drawSmall({ portrait }: ExportedBattle): string {
  const layers = new Set(LAYERS.filter((id) => id !== 'legend' && id !== 'coordinates' && id !== 'names'))
  return makeSvg(drawScene(portrait, { theme: THEMES.light, layers }), 640)
}

async function makeOutputFolder(path: string, io: Io): Promise<void> {
  try {
    await makeFolder(resolve(io.cwd, path))
  } catch (error) {
    throw new UsageError(`cannot create the folder ${path}: ${reason(error)}`)
  }
}
