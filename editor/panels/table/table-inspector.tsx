import { Trash2 } from 'lucide-react'
import type { SurveyedPiece } from '../../../src/engine/scenario-editor.ts'
import type { SurveyedCommand, SurveyedShape, TableSurvey } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { removeSelected } from '../../commands/table-actions.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import { useDocument, useTablePalette, useView, useWorkbench } from '../../state/workbench.ts'
import { allCommands, commandOf, commandsAbout, commandsIn, membersOf } from '../../tools/table/commands.ts'
import { hasPath, isSamePath } from '../../tools/table/hit-targets.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { SchemaField } from '../form/schema-field.tsx'
import { PieceInspector } from '../piece-inspector.tsx'
import { IdField } from './id-field.tsx'
import { MoveTo } from './move-to.tsx'

/** What is selected on a table: a unit with its formation, several, or something that is drawn. */
export function TableInspector() {
  const survey = useDocument(tableSurveyOf)
  const items = useView((state) => state.items)
  const chosen = useView((state) => state.command)
  const [first] = items
  if (!survey || first === undefined) {
    const empty = survey && commandsIn(survey.commands).find((one) => isSamePath(one.path, chosen))
    if (empty?.units.length === 0) return <CommandForm command={empty} />
    return <p className="empty">Nothing is selected. Click a unit, a piece of ground, a road or an area.</p>
  }
  const shape = survey.shapes.find(({ path }) => isSamePath(path, first))
  // By its place among the others: one that is being renamed is still the same.
  const place = survey.shapes.findIndex(({ path }) => isSamePath(path, first))
  if (shape && items.length === 1) return <Shape key={place} shape={shape} place={place} />
  return items.length === 1 ? <One key={first.join('/')} path={first} survey={survey} /> : <Group survey={survey} />
}

/** Something that is drawn: all that is said of it. */
function Shape({ shape, place }: { readonly shape: SurveyedShape; readonly place: number }) {
  const workbench = useWorkbench()
  const palette = useTablePalette()
  const corner = useView((state) => state.corner)
  const { label, kind, points, form, path } = shape
  const about = palette?.shapes.find(({ id }) => id === kind)
  const remove = () => {
    workbench.view.setState({ corner: undefined })
    removeSelected(workbench)
  }
  return (
    <section className="entry" aria-label={label}>
      <div className="entry-head">
        <strong>{label}</strong>
        <small>
          {about?.name}
          {form === 'point' ? '' : `, ${points.length} corners`}
        </small>
        <IconButton label={`Remove ${label}`} onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {about && <p className="about">{about.effects}</p>}
      {corner !== undefined && points[corner] && (
        <p className="about">
          Corner {corner + 1} at {points[corner].map((tenths) => tenths / 10).join(', ')}: the arrow keys move it,
          Delete removes it.
        </p>
      )}
      <IdField path={path} mark={`id ${place}`} />
      <SchemaField path={path} label="" />
    </section>
  )
}

/** A unit or a commander, and the command that it belongs to. */
function One({ path, survey }: { readonly path: Path; readonly survey: TableSurvey }) {
  const command = useDocument((state) => commandOf(state, path))
  const piece = survey.pieces.find((one) => isSamePath(one.path, path))
  return (
    <>
      {piece ? <PieceInspector piece={piece} isPicked /> : <Unplaced path={path} survey={survey} />}
      {command && (
        <>
          <MoveTo commands={survey.commands} />
          <CommandForm command={command} shown={path} isFolded />
        </>
      )}
    </>
  )
}

type FormProps = { readonly command: SurveyedCommand; readonly shown?: Path; readonly isFolded?: true }

/** What is said of a command itself, but for somebody of it who is shown already. */
function CommandForm({ command, shown, isFolded }: FormProps) {
  const { label, path, units, holdsUnits } = command
  return (
    <details className="formation-form" open={!isFolded}>
      <summary>{label}</summary>
      {holdsUnits && units.length === 0 && (
        <p className="about">It has no units yet: put some on the table with the unit stamp, or drag them here.</p>
      )}
      <SchemaField path={path} label="" without={[...(holdsUnits ? ['units'] : []), ...listsOf(command, shown)]} />
    </details>
  )
}

/** The lists of a command whose members have lines of their own in the tree, and who is shown already. */
function listsOf(command: SurveyedCommand, shown: Path | undefined): string[] {
  const { path, commands } = command
  const listed = [...commands, ...membersOf(command)]
    .map((one) => one.path)
    .filter((one) => one.length > path.length + 1)
  return [...new Set([...listed, ...(shown ? [shown] : [])].map((one) => String(one[path.length])))]
}

/** Somebody who has no place on the table: in reserve, in a column that arrives, or a commander with his formation. */
function Unplaced({ path, survey }: { readonly path: Path; readonly survey: TableSurvey }) {
  const unit = allCommands(survey.commands)
    .flatMap(membersOf)
    .find((one) => isSamePath(one.path, path))
  if (!unit) return <p className="empty">It no longer exists.</p>
  return (
    <section className="entry" aria-label={unit.label}>
      <div className="entry-head">
        <strong>{unit.label}</strong>
        <small>{unit.note}; not a piece on the table at the start</small>
      </div>
      <SchemaField path={path} label="" />
    </section>
  )
}

/** Several units and drawings: how many of what, and what can be done to all of them. */
function Group({ survey }: { readonly survey: TableSurvey }) {
  const workbench = useWorkbench()
  const palette = useTablePalette()
  const items = useView((state) => state.items)
  const touched = commandsIn(survey.commands).filter(({ units }) => units.some(({ path }) => hasPath(items, path)))
  const shown = commandsAbout(survey.commands, items)
  const drawn = survey.shapes.filter(({ path }) => hasPath(items, path))
  const types = countTypes(survey.pieces.filter(({ path }) => hasPath(items, path)))
  const nameOf = (type: string) => palette?.units.find((unit) => unit.type === type)?.name ?? type
  return (
    <>
      <h3>{items.length} selected</h3>
      {types.length > 0 && <p>{types.map(([type, count]) => `${count} × ${nameOf(type)}`).join(', ')}</p>}
      <ul className="plain">
        {drawn.map(({ path, label }) => (
          <li key={path.join('/')}>{label}</li>
        ))}
        {touched.map(({ path, label, units }) => (
          <li key={path.join('/')}>
            {units.filter((unit) => hasPath(items, unit.path)).length} of {units.length} of {label}
          </li>
        ))}
      </ul>
      {drawn.length < items.length && <MoveTo commands={survey.commands} />}
      <div className="buttons">
        <button type="button" onClick={() => removeSelected(workbench)}>
          Remove them
        </button>
      </div>
      {shown.map((command) => (
        <CommandForm key={command.path.join('/')} command={command} />
      ))}
    </>
  )
}

function countTypes(pieces: readonly SurveyedPiece[]): (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const { type } of pieces) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
}
