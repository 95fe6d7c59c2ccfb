import { zipSync } from 'fflate'
import type { System } from '../../src/engine/system.ts'
import { openBattle } from '../../src/export/open-battle.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { validate } from '../../src/scenario/validate.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { capitalise, count } from '../../src/scenario/wording.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import { EXPORTERS, type ExportFormat } from '../export/index.ts'
import { makeFiles } from '../export/make-files.ts'
import { DEFAULT_PRINT, MAP_KINDS } from '../export/print/options.ts'
import { PAPERS, type PaperName } from '../export/print/paper.ts'
import { refuseCrowdedBoard } from '../render/crowded-board.ts'
import { renderPicture } from '../render/index.ts'
import { UsageError } from '../usage-error.ts'
import { refuseVariants } from '../variants.ts'
import { RequestError } from './problem.ts'

/** A file that is sent to the page, to be downloaded. */
export type SentFile = {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
  /** What the person has to know of it. */
  readonly note?: string
}

const TYPES: Readonly<Record<ExportFormat | 'png', string>> = {
  html: 'text/html',
  pdf: 'application/pdf',
  tiled: 'application/zip',
  vassal: 'application/zip',
  json: 'application/json',
  png: 'image/png',
}

/** The width of a picture in pixels, where nothing else is asked for, and the most. */
const [WIDTH, WIDEST] = [1600, 6000] as const

/** What the page asks to have exported: a battle's whole text, and how. */
export async function exportText(
  text: string,
  query: URLSearchParams,
  rulebooks: readonly System[],
): Promise<SentFile> {
  const to = query.get('to') ?? ''
  if (!Object.hasOwn(TYPES, to)) throw new RequestError(400, `There is no export to ${to || 'nothing'}.`)
  const format = to as keyof typeof TYPES
  const stem = stemOf(query)
  const variant = query.getAll('variant')
  const validation = validate(text, rulebooks, parseText(text), undefined, variant)
  const errors = validation.diagnostics.filter(({ severity }) => severity === 'error').length
  await refuse(() => refuseVariants('The battle', validation, variant))
  if (errors > 0 && query.get('force') !== 'true')
    throw new RequestError(422, `The battle has ${count(errors, 'error')}. Fix them, or export its sound parts.`)
  return refuse(async () => {
    const content = format === 'png' ? await picture(validation, query, rulebooks) : undefined
    if (content) return { name: `${stem}.png`, type: TYPES.png, content }
    return files(validation, format as ExportFormat, stem, query, rulebooks)
  })
}

/** What the file is called, without its extension. */
export function stemOf(query: URLSearchParams): string {
  return (query.get('name') ?? 'battle').replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'battle'
}

/** Answers the page with what the command line would say. */
export async function refuse<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof UsageError) throw new RequestError(422, capitalise(error.message))
    throw error
  }
}

/** One file as it is, several together in an archive. */
async function files(
  validation: Validation,
  format: ExportFormat,
  stem: string,
  query: URLSearchParams,
  rulebooks: readonly System[],
): Promise<SentFile> {
  const name = `${stem}${EXPORTERS[format].extension}`
  const options = format === 'pdf' ? printOptions(query) : {}
  const made = await makeFiles({ validation, title: 'the battle', format, name, options }, rulebooks)
  const bytes = made.map((file) => [file.name, Buffer.from(file.content)] as const)
  if (bytes.length === 1) return { name, type: TYPES[format], content: bytes[0]![1] }
  return { name: `${stem}.zip`, type: TYPES[format], content: zipSync(Object.fromEntries(bytes)) }
}

async function picture(
  validation: Validation,
  query: URLSearchParams,
  rulebooks: readonly System[],
): Promise<Uint8Array> {
  const battle = await openBattle(validation, rulebooks)
  if (!battle) throw new UsageError('the battle has no valid board to draw.')
  refuseCrowdedBoard(battle.portrait, 'the battle')
  const width = Math.min(WIDEST, Math.max(1, Math.round(Number(query.get('width')) || WIDTH)))
  const drawn = await renderPicture(
    drawScene(battle.portrait, { theme: THEMES[themeOf(query, 'light')] }),
    'png',
    width,
  )
  return Buffer.from(drawn)
}

function printOptions(query: URLSearchParams): { paper: PaperName; map: (typeof MAP_KINDS)[number]; theme: ThemeName } {
  const paper = query.get('paper')
  const map = query.get('map')
  return {
    paper: paper !== null && Object.hasOwn(PAPERS, paper) ? (paper as PaperName) : 'a4',
    map: MAP_KINDS.find((one) => one === map) ?? 'tiled',
    theme: themeOf(query, DEFAULT_PRINT.theme),
  }
}

function themeOf(query: URLSearchParams, usual: ThemeName): ThemeName {
  const theme = query.get('theme')
  return theme !== null && Object.hasOwn(THEMES, theme) ? (theme as ThemeName) : usual
}
