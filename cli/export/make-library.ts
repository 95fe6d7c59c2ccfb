import { basename, extname } from 'node:path'
import pkg from '../../package.json' with { type: 'json' }
import type { System } from '../../src/engine/system.ts'
import type { ExportedBattle } from '../../src/export/battle.ts'
import { openBattle } from '../../src/export/open-battle.ts'
import { slug } from '../../src/scenario/wording.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { LAYERS } from '../../src/scene/shapes.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import type { FileResult } from '../checking/results.ts'
import { MADE_BY } from '../files/seal.ts'
import { refuseCrowdedBoard } from '../render/crowded-board.ts'
import { UsageError } from '../usage-error.ts'
import { makePage } from './html.ts'
import type { ExportFile } from './index.ts'
import { type LibraryEntry, makeIndex } from './library-index.ts'

const MAKER = { mark: MADE_BY, version: pkg.version }

/** The page of a library that lists its battles. */
export const INDEX = 'index.html'

/** A battle that was checked. */
export type CheckedBattle = Extract<FileResult, { readonly validation: unknown }>

/** The files of a library: a page and a picture for every battle, and the page that lists them. */
export async function makeLibrary(
  checked: readonly CheckedBattle[],
  rulebooks: readonly System[],
): Promise<{ readonly files: readonly ExportFile[]; readonly battles: number }> {
  const files: ExportFile[] = []
  const entries: LibraryEntry[] = []
  const names = new Map<string, string>()
  const systems = new Map<string, string>()
  for (const { path, validation } of checked) {
    const battle = await openBattle(validation, rulebooks)
    if (!battle) throw new UsageError(`${path} has no valid board to export. Run berthier validate for details.`)
    refuseCrowdedBoard(battle.portrait, path)
    const plain = nameOf(battle, path)
    // Rulebooks may have the same battle.
    const name = names.has(plain) && systems.get(plain) !== battle.system.id ? `${plain}-${battle.system.id}` : plain
    const other = names.get(name)
    if (other !== undefined) throw new UsageError(`${path} and ${other} both have the id ${name}. Rename one of them.`)
    names.set(name, path)
    systems.set(name, battle.system.id)
    files.push({ name: `${name}.html`, content: await makePage(battle, MAKER, INDEX) })
    files.push({ name: `${name}.svg`, content: drawSmall(battle) })
    entries.push(entryOf(battle, name))
  }
  files.push({ name: INDEX, content: makeIndex(entries, MAKER) })
  return { files, battles: entries.length }
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
