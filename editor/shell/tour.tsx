import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { remember } from '../browser/storage.ts'
import type { HexOrTable } from '../document/board.ts'
import { useBoardKind, useWorkbench } from '../state/workbench.ts'
import type { ToolId } from '../view/view-state.ts'
import { useShellLayout } from './use-shell-layout.ts'

type Task = {
  readonly title: string
  readonly text: Readonly<Record<HexOrTable, string>>
  /** The same for a thumb. */
  readonly byTouch: Readonly<Record<HexOrTable, string>>
  readonly target: string
  /** A change made with one of these is what was asked for; without any, playing is. */
  readonly tools?: readonly ToolId[]
}

const TASKS: readonly Task[] = [
  {
    title: 'Paint a wood',
    text: {
      hex: 'Press B for the brush and drag over the map. What you paint is written into the text at once; Ctrl+Z takes it back.',
      table:
        'Press A and click the corners of a wood; a double click closes it. What you draw is written into the text at once; Ctrl+Z takes it back.',
    },
    byTouch: {
      hex: 'Tap Tools, take the brush and drag over the map. Two fingers move it. What you paint is written into the text at once.',
      table: 'Tap Tools, take Ground or area and draw a wood with your finger. Two fingers move the map.',
    },
    target: '.board',
    tools: ['brush', 'fill', 'area', 'line'],
  },
  {
    title: 'Place a unit',
    text: {
      hex: 'Press U, choose a unit in the palette and click where it stands. X changes the side.',
      table: 'Press U, choose a unit in the palette and click where it stands.',
    },
    byTouch: {
      hex: 'Take the stamp from Tools, choose a unit in the strip below the map and tap where it stands.',
      table: 'Take the stamp from Tools, choose a unit in the strip below the map and tap where it stands.',
    },
    target: '.toolbar, .phone-bar nav',
    tools: ['stamp'],
  },
  {
    title: 'Play it',
    text: {
      hex: 'The battle is checked after every change. Press P to play it as it is now, against the computer or a friend; what you painted counts.',
      table:
        'The battle is checked after every change. Press P to play it as it is now, against the computer or a friend; what you drew counts.',
    },
    byTouch: {
      hex: 'The battle is checked after every change. Tap Play to play it as it is now, against the computer or a friend.',
      table:
        'The battle is checked after every change. Tap Play to play it as it is now, against the computer or a friend.',
    },
    target: '.play-button',
  },
]

/** Three things to do for whoever is here for the first time. It stands beside the work, blocks nothing, and goes on by itself. */
export function Tour({ isPlaying }: { readonly isPlaying: boolean }) {
  const [number, setNumber] = useState<number | undefined>(0)
  const [ring, setRing] = useState<DOMRect>()
  const kind = useBoardKind() ?? 'hex'
  const layout = useShellLayout()
  const task = number === undefined ? undefined : TASKS[number]
  useLayoutEffect(() => {
    if (!task) return
    const measure = () => setRing(document.querySelector(task.target)?.getBoundingClientRect())
    measure()
    // What stands beside it may change its place as well as its size.
    const observer = new ResizeObserver(measure)
    for (const part of document.querySelectorAll('.stage, .board, .toolbar, .top, .top > *, .phone-bar'))
      observer.observe(part)
    return () => observer.disconnect()
  }, [task])
  const end = () => {
    remember('tour', 'done')
    setNumber(undefined)
  }
  const goOn = () => (number === TASKS.length - 1 ? end() : setNumber((number ?? 0) + 1))
  useDone(task, isPlaying, goOn)
  useEscape(task !== undefined, end)
  if (!task || number === undefined) return null
  return (
    <>
      {ring && (
        <div
          className="tour-ring"
          aria-hidden="true"
          style={{ left: ring.left, top: ring.top, width: ring.width, height: ring.height }}
        />
      )}
      <section className="tour" aria-label="A short tour">
        <small>
          {number + 1} of {TASKS.length}
        </small>
        <h2 aria-live="polite">{task.title}</h2>
        <p>{(layout === 'sheet' ? task.byTouch : task.text)[kind]}</p>
        <div className="buttons end">
          <button type="button" onClick={end}>
            Leave the tour <kbd>Esc</kbd>
          </button>
          {number < TASKS.length - 1 && (
            <button type="button" onClick={goOn}>
              Skip this
            </button>
          )}
        </div>
      </section>
    </>
  )
}

/** Goes on once the person has done what the task asks for. */
function useDone(task: Task | undefined, isPlaying: boolean, goOn: () => void): void {
  const { document: scenario, view } = useWorkbench()
  const latest = useRef(goOn)
  latest.current = goOn
  const tools = task?.tools
  useEffect(() => {
    if (!tools) return
    return scenario.store.subscribe(({ history }, before) => {
      const isChange = history.done.length > before.history.done.length
      if (isChange && tools.includes(view.getState().tool)) latest.current()
    })
  }, [tools, scenario, view])
  useEffect(() => {
    if (task && !task.tools && isPlaying) latest.current()
  }, [task, isPlaying])
}

function useEscape(isShown: boolean, end: () => void): void {
  const latest = useRef(end)
  latest.current = end
  useEffect(() => {
    if (!isShown) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isShown])
}
