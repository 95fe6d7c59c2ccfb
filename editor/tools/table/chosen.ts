import type { ShapeForm, SurveyedCommand, TablePalette } from '../../../src/engine/table-scenario-editor.ts'
import { paletteIn } from '../../document/board.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { TableDesk } from '../tool.ts'
import { commandOf, commandsIn } from './commands.ts'
import { isSamePath } from './hit-targets.ts'

type Chooser = Pick<TableDesk, 'document' | 'view'>
export type ShapeKind = TablePalette['shapes'][number]

/** What can be drawn and deployed on the table. */
export function paletteOfTable({ document }: Chooser): TablePalette | undefined {
  const palette = paletteIn(document.state)
  return palette?.kind === 'table' ? palette : undefined
}

/** The forms that each drawing tool makes: whatever encloses something, or lies along or at something. */
const FORMS = { area: ['ring'], line: ['line', 'point'] } as const satisfies Record<string, readonly ShapeForm[]>

/** The kinds that a drawing tool can make. */
export function kindsFor(tool: 'area' | 'line', { shapes }: TablePalette): readonly ShapeKind[] {
  const forms: readonly ShapeForm[] = FORMS[tool]
  return shapes.filter(({ form }) => forms.includes(form))
}

/** The kind that a drawing tool was set to last, or the first. */
export function chosenKind(tool: 'area' | 'line', chooser: Chooser): ShapeKind | undefined {
  const { terrain, way } = chooser.view.getState()
  const palette = paletteOfTable(chooser)
  const kinds = palette ? kindsFor(tool, palette) : []
  return kinds.find(({ id }) => id === (tool === 'area' ? terrain : way)) ?? kinds[0]
}

/** The unit that was chosen last, and the command that it is put under. */
export function chosenUnit(
  chooser: Chooser,
): { readonly unit: TablePalette['units'][number]; readonly command: SurveyedCommand } | undefined {
  const { unitType } = chooser.view.getState()
  const command = chosenCommand(chooser)
  const own = (paletteOfTable(chooser)?.units ?? []).filter((unit) => command && unit.sides.includes(command.side))
  const unit = own.find(({ type }) => type === unitType) ?? own[0]
  return unit && command && { unit, command }
}

/** The command that was chosen last, or that of the selected unit, or the first: of the side that was chosen, if one was. */
export function chosenCommand({ document, view }: Chooser): SurveyedCommand | undefined {
  const { command, items, side } = view.getState()
  const all = commandsIn(tableSurveyOf(document.state)?.commands ?? [])
  const own = all.filter((one) => side === '' || one.side === side)
  const ofUnit = items[0] && commandOf(document.state, items[0])
  const wanted = [command, ofUnit?.path].flatMap((path) => own.find((one) => isSamePath(one.path, path)) ?? [])
  return wanted[0] ?? own[0] ?? all[0]
}
