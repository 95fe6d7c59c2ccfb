import { useState } from 'react'
import { placeOf } from '../../../../src/board/table/places.ts'
import type { Path } from '../../../../src/scenario/diagnostic.ts'
import { valueAt } from '../../../../src/scenario/value-at.ts'
import { tableSurveyOf } from '../../../document/by-board.ts'
import type { DocumentState } from '../../../document/document-state.ts'
import { useDocument, useWorkbench } from '../../../state/workbench.ts'
import { isSamePath } from '../../../tools/table/hit-targets.ts'
import { InPlace } from './in-place.tsx'
import type { NamingProps } from './index.tsx'

/** What a unit is called, or something that is drawn on a table. */
export function NameOfThing({ layout, path, ...rest }: NamingProps & { readonly path: Path }) {
  const { document, view } = useWorkbench()
  const present = useDocument(({ data }) => valueAt(data, [...path, 'name']))
  const before = typeof present === 'string' ? present : ''
  const [name, setName] = useState(before)
  const thing = useDocument((state) => thingAt(state, path))
  const close = () => view.setState({ namingThing: undefined })
  const submit = () => {
    const wanted = name.trim()
    if (wanted !== before)
      document.draw(wanted === '' ? 'Remove a name' : `Call it ${wanted}`, (scenarioEditor, draft) =>
        scenarioEditor.pieces.detail(draft, path, 'name', wanted === '' ? undefined : wanted),
      )
    close()
  }
  return (
    <InPlace
      {...rest}
      title={`Name of ${thing?.label ?? 'it'}`}
      place={thing?.place ?? layout.middle}
      value={name}
      onValue={setName}
      onSubmit={submit}
      onCancel={close}
    />
  )
}

/** Where it lies, and what it is called in words. Found anew only when the survey is another one. */
function thingAt(state: DocumentState, path: Path): { readonly label: string; readonly place: number } | undefined {
  const piece = state.survey?.pieces.find((one) => isSamePath(one.path, path))
  if (piece) return piece
  const shape = tableSurveyOf(state)?.shapes.find((one) => isSamePath(one.path, path))
  const board = state.portrait?.board
  if (!shape || board?.kind !== 'table') return undefined
  const known = PLACED.get(shape)
  if (known) return known
  const middle = (at: 0 | 1) => {
    const all = shape.points.map((point) => point[at])
    return Math.round((Math.min(...all) + Math.max(...all)) / 2)
  }
  const placed = { label: shape.label, place: placeOf(board, [middle(0), middle(1)]) }
  PLACED.set(shape, placed)
  return placed
}

const PLACED = new WeakMap<object, { readonly label: string; readonly place: number }>()
