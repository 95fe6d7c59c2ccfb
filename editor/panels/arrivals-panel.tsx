import { Plus } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { SurveyedArrival } from '../../src/engine/scenario-editor.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { IconButton } from '../widgets/icon-button.tsx'
import { SectionPanel } from './section-panel.tsx'
import { Postpone } from './table/postpone.tsx'

/** Who comes later, on a track of turns: an arrival is dragged to another turn, or moved by the arrow keys. */
export function ArrivalsPanel({ keys, title }: { readonly keys: readonly string[]; readonly title: string }) {
  const survey = useDocument((state) => state.survey)
  const shown = useDocument((state) => state.turn)
  const { document, view } = useWorkbench()
  /** The arrival that a key has moved: it takes the focus along to its new turn. */
  const moved = useRef<string>(undefined)
  if (!survey) return <SectionPanel keys={keys} title={title} />
  const last = Math.max(survey.turns, ...survey.arrivals.map(({ from }) => from))
  const turns = Array.from({ length: last }, (_, i) => i + 1)
  return (
    <>
      <h3>Turn track</h3>
      <p className="about">
        A turn is a place: choose one to see on the map who has arrived by then, and to stamp units that arrive in it.
      </p>
      <Postpone />
      <ol className="track">
        {turns.map((turn) => (
          <Turn
            key={turn}
            turn={turn}
            isShown={turn === shown}
            isBeyond={turn > survey.turns}
            arrivals={survey.arrivals.filter(({ from }) => from === turn)}
            onShow={() => document.setTurn(turn)}
            onAdd={() => {
              document.setTurn(turn)
              view.setState({ tool: 'stamp', outline: undefined })
              document.notify(`Click on the map where units arrive on turn ${turn}.`, false)
            }}
            moved={moved}
          />
        ))}
      </ol>
      <SectionPanel keys={keys} title={title} />
    </>
  )
}

type TurnProps = {
  readonly turn: number
  readonly isShown: boolean
  readonly isBeyond: boolean
  readonly arrivals: readonly SurveyedArrival[]
  readonly onShow: () => void
  /** Takes up the stamp for arrivals of this turn. */
  readonly onAdd: () => void
  readonly moved: Moved
}

type Moved = RefObject<string | undefined>

function Turn({ turn, isShown, isBeyond, arrivals, onShow, onAdd, moved }: TurnProps) {
  const { document } = useWorkbench()
  const [isTarget, setTarget] = useState(false)
  return (
    <li
      className={isTarget ? 'target' : isBeyond ? 'beyond' : ''}
      onDragOver={(event) => {
        event.preventDefault()
        setTarget(true)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault()
        setTarget(false)
        const path = document.state.survey?.arrivals.find(
          (arrival) => JSON.stringify(arrival.path) === event.dataTransfer.getData(ARRIVAL),
        )?.path
        if (path) reschedule(document, path, turn)
      }}
    >
      <button type="button" className="turn" aria-pressed={isShown} onClick={onShow}>
        <span className="unseen">Show turn </span>
        {turn}
      </button>
      <div>
        {arrivals.map((arrival) => (
          <Arrival key={arrival.path.join('/')} arrival={arrival} moved={moved} />
        ))}
        {turn === 1 && <small className="set-up">The set-up</small>}
      </div>
      {turn > 1 && (
        <IconButton label={`Add units that arrive on turn ${turn}`} onClick={onAdd}>
          <Plus aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

function Arrival({ arrival, moved }: { readonly arrival: SurveyedArrival; readonly moved: Moved }) {
  const { document, view } = useWorkbench()
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  const { path, side, from, to, label, places, isStaged, condition } = arrival
  const button = useRef<HTMLButtonElement>(null)
  const key = JSON.stringify(path)
  useLayoutEffect(() => {
    if (moved.current !== key) return
    moved.current = undefined
    button.current?.focus()
  }, [moved, key])
  const onKeyDown = (event: KeyboardEvent) => {
    const by =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0
    if (by === 0 || from + by < 1) return
    event.preventDefault()
    event.stopPropagation()
    moved.current = key
    reschedule(document, path, from + by)
  }
  const pointOut = (isOn: boolean) => view.setState({ pointedOut: isOn ? places : [] })
  const span = isStaged ? (to === from ? ', by dice' : `, by dice until turn ${to}`) : ''
  return (
    <button
      ref={button}
      type="button"
      className="arrival"
      draggable
      data-side={sides.findIndex(({ id }) => id === side)}
      title={`${label}${span}${condition === undefined ? '' : `, ${condition}`}. Drag, or use the arrow keys, to move it to another turn.`}
      onDragStart={(event) => event.dataTransfer.setData(ARRIVAL, key)}
      onKeyDown={onKeyDown}
      onPointerEnter={() => pointOut(true)}
      onPointerLeave={() => pointOut(false)}
      onFocus={() => pointOut(true)}
      onBlur={() => pointOut(false)}
    >
      {label}
      {isStaged && <small>{span.slice(2)}</small>}
      {condition !== undefined && <small>{condition}</small>}
    </button>
  )
}

const ARRIVAL = 'application/x-berthier-arrival'

function reschedule(
  document: ReturnType<typeof useWorkbench>['document'],
  path: SurveyedArrival['path'],
  turn: number,
): void {
  document.draw(`Move the arrival to turn ${turn}`, (scenarioEditor, draft) =>
    scenarioEditor.arrivals.reschedule(draft, path, turn),
  )
}
