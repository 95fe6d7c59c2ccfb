import { Compass, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DIRECTIONS } from '../../src/board/hex-grid.ts'
import { FACINGS, formatFacing } from '../../src/board/table/facing.ts'
import type { SurveyedPiece } from '../../src/engine/scenario-editor.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import { useBoardKind, useDocument, useWorkbench } from '../state/workbench.ts'
import { IconButton } from '../widgets/icon-button.tsx'
import { RadioGroup } from '../widgets/radio-group.tsx'
import { Details } from './form/details.tsx'
import { SchemaField } from './form/schema-field.tsx'
import { useField } from './form/use-form.ts'
import { useTyping } from './form/use-typing.ts'

/** A unit in the hex: what it is, where it faces, and what else is said of it. */
export function PieceInspector({ piece, isPicked }: { readonly piece: SurveyedPiece; readonly isPicked: boolean }) {
  const { document } = useWorkbench()
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const at = sides.findIndex(({ id }) => id === piece.side)
  const { path, label, facing, arrives } = piece
  const board = useBoardKind()
  const directions = board === 'table' ? POINTS : DIRECTIONS
  return (
    <section className="entry" data-side={at} aria-label={label} aria-current={isPicked || undefined}>
      <div className="entry-head">
        <strong>{label}</strong>
        <small>
          {sides[at]?.name ?? piece.side}
          {arrives === undefined ? '' : `, from turn ${arrives}`}
        </small>
        <IconButton
          label={`Remove ${label}`}
          onClick={() => {
            const isDone = document.draw(`Remove ${label}`, (scenarioEditor, draft) =>
              scenarioEditor.pieces.dismiss(draft, [path]),
            )
            if (!isDone) document.notify(`${label} cannot be removed: a command needs its commander.`, true)
          }}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {facing !== undefined && (
        <div className="facing">
          <Compass aria-hidden="true" />
          <RadioGroup
            className={board === 'table' ? 'facings compass' : 'facings'}
            label="Facing"
            options={directions.map((direction, i) => ({ value: i, content: direction }))}
            value={facing}
            onChoose={(to) =>
              document.draw(`Turn ${label} to ${directions[to]}`, (scenarioEditor, draft) =>
                scenarioEditor.pieces.turn(draft, [path], to),
              )
            }
          />
        </div>
      )}
      <Rest piece={piece} />
    </section>
  )
}

/** The points of the compass, for tables. */
const POINTS = Array.from({ length: FACINGS }, (_, facing) => formatFacing(facing))

/** What else can be said of a unit, by its schema; one that is only a hex so far is most often given a name. */
function Rest({ piece }: { readonly piece: SurveyedPiece }) {
  const entry = useDocument(({ data }) => valueAt(data, piece.path))
  const field = useField(piece.path)
  // With its first letter it is more than a hex, but the name is still being typed.
  const [isNaming, setNaming] = useState(false)
  if (typeof entry === 'object' && !isNaming) return <SchemaField path={piece.path} label="" />
  const name = (entry as { readonly name?: string } | undefined)?.name
  return (
    <>
      <FirstName piece={piece} name={name ?? ''} onNaming={setNaming} />
      {field && !isNaming && <Details field={field} without={['name', 'facing']} />}
    </>
  )
}

type NameProps = {
  readonly piece: SurveyedPiece
  readonly name: string
  readonly onNaming: (isNaming: boolean) => void
}

function FirstName({ piece, name, onNaming }: NameProps) {
  const { document } = useWorkbench()
  // The label has the name in it as soon as there is one.
  const [unit] = useState(piece.label)
  const { text, onText, onBlur, onKeyDown } = useTyping({
    stored: name,
    put: (typed, mark) => {
      const { systemTools, draft } = document.state
      const wanted = typed.trim() === '' ? undefined : typed
      const changes = systemTools?.scenarioEditor?.pieces.detail(draft, piece.path, 'name', wanted) ?? []
      return typed === name || document.change(`Name ${unit}`, changes, [], mark)
    },
    mark: `name ${JSON.stringify(piece.path)}`,
  })
  return (
    <input
      type="text"
      aria-label={`Name of ${unit}`}
      placeholder="Name, e.g. Foy"
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onFocus={() => onNaming(true)}
      onBlur={() => {
        onBlur()
        onNaming(false)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
