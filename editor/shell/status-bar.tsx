import { CircleAlert, CircleCheck, Info, Lock, Maximize, TriangleAlert, ZoomIn, ZoomOut } from 'lucide-react'
import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import type { PageActions } from '../commands/command.ts'
import { tableSurveyOf } from '../document/by-board.ts'
import { useBoardKind, useDocument, useLayout, usePicked, useView, useWorkbench } from '../state/workbench.ts'
import { allCommands, membersOf } from '../tools/table/commands.ts'
import { isSamePath } from '../tools/table/hit-targets.ts'
import { LOCKS } from '../view/locks.ts'
import { describePlace } from './board/describe-place.ts'
import { foundAt } from './board/scouting-legend.tsx'

type Props = { readonly page: PageActions; readonly onPanel: (panel: 'problems' | 'map') => void }

/** What is under the pointer or the cursor, how sound the battle is, and how near one looks. */
export function StatusBar({ page, onPanel }: Props) {
  const { document } = useWorkbench()
  const layout = useLayout()
  const place = useView(({ hover, cursor }) => hover ?? cursor)
  const words = useView(({ gesture }) => gesture?.description)
  const selected = useView(({ selection }) => selection.size)
  const picked = usePicked()
  const [one, many] = useBoardKind() === 'hex' ? ['hex', 'hexes'] : ['place', 'places']
  useDocument((state) => state.survey)
  const found = useView(({ scouting }) => foundAt(scouting, place))
  const here = layout ? describePlace(document.state, layout, place) : ''
  return (
    <footer className="status">
      <span className="here">{words ?? [here, found].filter(Boolean).join(' · ')}</span>
      {selected > 0 && (
        <span className="count">
          {picked ? `${picked.label} picked` : `${selected} ${selected === 1 ? one : many} selected`}
        </span>
      )}
      <SelectedItems />
      <Turn />
      <Locked onClick={() => onPanel('map')} />
      <ProblemCount onClick={() => onPanel('problems')} />
      <span className="zoom">
        <button
          type="button"
          className="icon-button"
          title="Zoom out (-)"
          aria-label="Zoom out"
          onClick={() => page.zoom(0.8)}
        >
          <ZoomOut aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          title="Zoom in (+)"
          aria-label="Zoom in"
          onClick={() => page.zoom(1.25)}
        >
          <ZoomIn aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          title="Show the whole map (0)"
          aria-label="Show the whole map"
          onClick={() => page.fit()}
        >
          <Maximize aria-hidden="true" />
        </button>
      </span>
    </footer>
  )
}

/** That something is locked: nobody need wonder why a tool does nothing. */
function Locked({ onClick }: { readonly onClick: () => void }) {
  const locked = useView((state) => state.locked)
  if (locked.size === 0) return null
  const names = Object.entries(LOCKS).flatMap(([target, name]) => (locked.has(target as ClearTarget) ? [name] : []))
  return (
    <button type="button" className="icon-button" title={`Locked: ${names.join(', ')}`} onClick={onClick}>
      <Lock aria-hidden="true" />
      <span className="unseen">Locked: {names.join(', ')}</span>
    </button>
  )
}

/** What is selected on a table. */
function SelectedItems() {
  const items = useView((state) => state.items)
  const survey = useDocument(tableSurveyOf)
  const [first] = items
  if (!survey || first === undefined) return null
  const members = allCommands(survey.commands).flatMap(membersOf)
  const one = [...survey.pieces, ...survey.shapes, ...members].find(({ path }) => isSamePath(path, first))
  return (
    <span className="count">{items.length === 1 && one ? `${one.label} selected` : `${items.length} selected`}</span>
  )
}

/** The turn whose arrivals the map shows. */
function Turn() {
  const { document } = useWorkbench()
  const turn = useDocument((state) => state.turn)
  const turns = useDocument((state) => state.survey?.turns) ?? 1
  return (
    <label className="turn-choice">
      Turn
      <select value={turn} onChange={(event) => document.setTurn(Number(event.currentTarget.value))}>
        {Array.from({ length: Math.max(turns, turn) }, (_, i) => (
          <option key={i} value={i + 1}>
            {i === 0 ? '1 (set-up)' : i + 1}
          </option>
        ))}
      </select>
    </label>
  )
}

function ProblemCount({ onClick }: { readonly onClick: () => void }) {
  const diagnostics = useDocument((state) => state.diagnostics)
  const isCurrent = useDocument(({ checkedText, text }) => checkedText === text)
  const count = (severity: string) => diagnostics.filter((one) => one.severity === severity).length
  const [errors, warnings, notes] = [count('error'), count('warning'), count('info')]
  return (
    <button type="button" className="problem-count" aria-busy={!isCurrent} onClick={onClick}>
      {diagnostics.length === 0 ? (
        <>
          <CircleCheck aria-hidden="true" /> {isCurrent ? 'No problems' : 'Checking…'}
        </>
      ) : (
        <>
          {errors > 0 && (
            <span className="error">
              <CircleAlert aria-hidden="true" /> {errors}
              <span className="unseen"> {errors === 1 ? 'error' : 'errors'}</span>
            </span>
          )}
          {warnings > 0 && (
            <span className="warning">
              <TriangleAlert aria-hidden="true" /> {warnings}
              <span className="unseen"> {warnings === 1 ? 'warning' : 'warnings'}</span>
            </span>
          )}
          {notes > 0 && (
            <span className="info">
              <Info aria-hidden="true" /> {notes}
              <span className="unseen"> {notes === 1 ? 'note' : 'notes'}</span>
            </span>
          )}
        </>
      )}
    </button>
  )
}
