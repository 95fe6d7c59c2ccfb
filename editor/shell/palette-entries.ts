import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { listVariants } from '../../src/scenario/variants/variant.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { PageActions } from '../commands/command.ts'
import { commandsIn } from '../commands/index.ts'
import { keyNames } from '../commands/keys.ts'
import { layoutIn } from '../document/board.ts'
import { placesOf } from '../document/problem-places.ts'
import type { FileEntry } from '../files/store.ts'
import type { Workbench } from '../state/workbench.ts'
import type { Workspace } from '../state/workspace.ts'
import type { PanelId } from './panel-column.tsx'

/** Something that can be found and done by typing a part of its name. */
export type PaletteEntry = {
  readonly id: string
  readonly name: string
  /** Its keys, its place or its file. */
  readonly aside?: string | undefined
  readonly run: () => void
}

export type PaletteGroup = { readonly title: string; readonly entries: readonly PaletteEntry[] }

/** What the entries ask of the page. */
export type PaletteActions = {
  readonly page: PageActions
  readonly showPanel: (panel: PanelId) => void
  readonly showPlaces: (places: readonly number[]) => void
  readonly reveal: (problem: Diagnostic, places: readonly number[]) => void
}

/** Everything that the palette finds in a battle and around it. */
export function paletteGroups(
  workbench: Workbench,
  workspace: Workspace,
  panels: readonly { readonly id: PanelId; readonly title: string }[],
  files: readonly FileEntry[],
  actions: PaletteActions,
): readonly PaletteGroup[] {
  const { document } = workbench
  const { state } = document
  const layout = layoutIn(state)
  return [
    {
      title: 'Commands',
      entries: commandsIn(state)
        // Pasting needs the clipboard, which only the key itself brings along.
        .filter(({ id }) => id !== 'paste' && id !== 'palette')
        .filter((command) => !command.isOff?.(workbench, actions.page))
        .map((command) => ({
          id: `command:${command.id}`,
          name: command.name,
          aside: command.keys.length > 0 ? keyNames(command.keys.slice(0, 1)) : undefined,
          run: () => command.run(workbench, actions.page),
        })),
    },
    {
      title: 'Panels',
      entries: panels.map(({ id, title }) => ({ id: `panel:${id}`, name: title, run: () => actions.showPanel(id) })),
    },
    { title: 'Variants', entries: variantEntries(document) },
    {
      title: 'Problems',
      entries: state.diagnostics.map((problem, i) => ({
        id: `problem:${i}`,
        name: problem.message,
        aside: problem.code,
        run: () => actions.reveal(problem, placesOf(problem, layout)),
      })),
    },
    {
      title: 'Places',
      entries: (state.portrait?.board.names ?? []).map(({ name, places }, i) => ({
        id: `place:${i}`,
        name,
        aside: labelsOf(places, layout),
        run: () => actions.showPlaces(places),
      })),
    },
    {
      title: 'Units',
      entries: (state.survey?.pieces ?? []).map(({ label, place, path, arrives }) => ({
        id: `unit:${path.join('/')}`,
        name: label,
        aside: [labelsOf([place], layout), arrives === undefined ? [] : `turn ${arrives}`].flat().join(', '),
        run: () => actions.showPlaces([place]),
      })),
    },
    {
      title: 'Battles',
      entries: files.map(({ path, title }) => ({
        id: `battle:${path}`,
        name: title ?? path,
        aside: path,
        run: () => void workspace.open(path),
      })),
    },
  ].filter(({ entries }) => entries.length > 0)
}

/** The base and the variants that could be edited instead. */
function variantEntries(document: Workbench['document']): readonly PaletteEntry[] {
  const { fileData, variant } = document.state
  const variants = listVariants(fileData)
  if (variants.length === 0) return []
  return [{ id: undefined, name: 'Base battle' }, ...variants]
    .filter(({ id }) => id !== variant)
    .map(({ id, name }) => ({ id: `variant:${id ?? ''}`, name: `Edit ${name}`, run: () => document.chooseVariant(id) }))
}

/** The first places, by their labels. */
function labelsOf(places: readonly number[], layout: BoardLayout | undefined): string {
  return places
    .slice(0, 3)
    .map((place) => layout?.label(place) ?? '')
    .join(', ')
}
