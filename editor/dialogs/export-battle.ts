import { convert } from '../../src/scenario/convert/convert.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES, type ThemeName } from '../../src/scene/theme.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { linkFor } from '../files/link.ts'
import { type ExportedFile, FileProblem, type FileStore } from '../files/store.ts'
import { loadRulebooks } from '../rulebooks/index.ts'
import type { ExportFormat } from './export-formats.ts'

/** The chosen options, by their keys. */
export type Chosen = Readonly<Record<string, string>>

/** Makes the file of an export. What stands in the way is a `FileProblem`. */
export async function exportBattle(
  scenario: ScenarioDocument,
  format: ExportFormat,
  chosen: Chosen,
  store: FileStore,
): Promise<ExportedFile> {
  const { variant } = scenario.state
  const name = [stemOf(scenario), ...(variant !== undefined && isOfVariant(format) ? [variant] : [])].join('-')
  switch (format.id) {
    case 'svg':
      return { name: `${name}.svg`, content: new Blob([drawSvg(scenario, chosen['theme'])], { type: 'image/svg+xml' }) }
    case 'markdown':
      return { name: `${name}.md`, content: new Blob([await writeSheet(scenario)], { type: 'text/markdown' }) }
    default:
      if (!store.exportAs)
        throw new FileProblem('refused', `This page cannot make it. Use berthier export --to ${format.id}.`)
      return store.exportAs(scenario.wholeText, {
        ...chosen,
        ...(variant !== undefined && { variant }),
        to: format.id,
        name,
      })
  }
}

/** The battles of a library by their paths, and which of them is the open one. */
type LibraryChoice = { readonly chosen: ReadonlySet<string>; readonly own: string }

/** Several battles as a library: those of the folder, and the open one as it is on the screen. */
export async function exportLibrary(
  scenario: ScenarioDocument,
  { chosen, own }: LibraryChoice,
  options: Chosen,
  store: FileStore,
): Promise<ExportedFile> {
  const paths = [...chosen].filter((path) => path !== own)
  const open = chosen.has(own) ? { name: own || stemOf(scenario), text: scenario.wholeText } : undefined
  return store.exportAs!(JSON.stringify({ paths, open }), { ...options, to: 'library', name: store.name })
}

/** Whether it is of the variant that is chosen; the others hold the battle with all of them. */
export const isOfVariant = ({ id }: ExportFormat) => id !== 'link' && id !== 'markdown' && id !== 'library'

/** The address that holds the whole battle. */
export async function linkTo(scenario: ScenarioDocument): Promise<string> {
  return `${location.origin}${location.pathname}#${await linkFor(scenario.wholeText)}`
}

/** The battle as a picture. */
export function drawSvg({ state: { portrait } }: ScenarioDocument, theme = 'light'): string {
  if (!portrait) throw new FileProblem('refused', 'The battle has no sound board to draw.')
  return makeSvg(drawScene(portrait, { theme: THEMES[theme as ThemeName] }))
}

/** The sheet of the battle, which needs one without errors. */
export async function writeSheet(scenario: ScenarioDocument): Promise<string> {
  const { output } = await convert({ text: scenario.wholeText, from: 'yaml', to: 'markdown' }, await loadRulebooks())
  if (output === undefined) throw new FileProblem('refused', 'The battle has errors: a sheet needs a sound battle.')
  return output
}

function stemOf({ state: { data, portrait } }: ScenarioDocument): string {
  const { id } = (data ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' && id !== '' ? id : (portrait?.title ?? 'battle')
}
