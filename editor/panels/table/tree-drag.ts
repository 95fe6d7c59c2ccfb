import { createContext, type PointerEvent as ReactPointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { SurveyedCommand } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { allCommands, canTake, movable } from '../../tools/table/commands.ts'
import { regroup } from './regroup.ts'

/** What is dragged over the tree, by mouse, pen or finger: where it is, and the command that would take it. */
export type TreeDrag = {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly target: string | undefined
}

/** Begins to drag things of the tree. */
export type BeginDrag = (event: ReactPointerEvent, label: string, things: readonly Path[]) => void

/** What the lines of the tree share: the command that would take what is dragged, and the roles that some command takes. */
type Dragging = { readonly target: string | undefined; readonly begin: BeginDrag; readonly roles: ReadonlySet<string> }

export const DragContext = createContext<Dragging>({ target: undefined, begin: () => undefined, roles: new Set() })

export const keyOf = ({ path }: { readonly path: Path }) => path.join('/')

/** A hand that moves less than this clicks. */
const STILL = 5
/** So near to the edge of the panel, in pixels, the tree goes on by so many a frame. */
const [EDGE, PACE] = [36, 8] as const

/** Things of the tree dragged to another command. A finger takes them by their grip, because elsewhere it scrolls. */
export function useTreeDrag(commands: readonly SurveyedCommand[]): {
  readonly drag: TreeDrag | undefined
  readonly begin: BeginDrag
} {
  const workbench = useWorkbench()
  const [drag, setDrag] = useState<TreeDrag>()
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  const begin = useMemo<BeginDrag>(
    () => (event, label, dragged) => {
      const isGripped = (event.target as Element).closest('.grip') !== null
      const things = movable(commands, dragged)
      if (event.button !== 0 || things.length === 0 || (event.pointerType !== 'mouse' && !isGripped)) return
      end.current?.()
      const tree = event.currentTarget.closest('[role=tree]')!
      end.current = follow(event, tree, {
        targetAt: (x, y) => takerAt(commands, things, x, y),
        show: (x, y, target) => setDrag({ label, x, y, target: target && keyOf(target) }),
        drop: (target) => target && regroup(workbench, things, target),
        end: () => setDrag(undefined),
      })
    },
    [workbench, commands],
  )
  return { drag, begin }
}

type Follower = {
  readonly targetAt: (x: number, y: number) => SurveyedCommand | undefined
  readonly show: (x: number, y: number, target: SurveyedCommand | undefined) => void
  readonly drop: (target: SurveyedCommand | undefined) => void
  readonly end: () => void
}

/** Follows a pointer until it is let go, is taken away or Escape is pressed; gives how to stop before. */
function follow(from: ReactPointerEvent, tree: Element, { targetAt, show, drop, end }: Follower): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let [x, y] = [from.clientX, from.clientY]
  let isDragged = false
  let frame = 0
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === from.pointerId
  const finish = () => {
    stop.abort()
    cancelAnimationFrame(frame)
    end()
  }
  const roll = () => {
    scroll(tree, y)
    show(x, y, targetAt(x, y))
    frame = requestAnimationFrame(roll)
  }
  const onMove = (event: PointerEvent) => {
    if (!isOurs(event)) return
    const isFar = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= STILL
    ;[x, y] = [event.clientX, event.clientY]
    if (isFar && !isDragged) {
      isDragged = true
      roll()
    }
  }
  addEventListener('pointermove', onMove, { signal })
  addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return
      finish()
      if (isDragged) drop(targetAt(event.clientX, event.clientY))
    },
    { signal },
  )
  addEventListener('pointercancel', (event) => isOurs(event) && finish(), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragged) return
      event.stopPropagation()
      finish()
    },
    { signal, capture: true },
  )
  return finish
}

/** The command at a point of the page, or one above it, that takes all of these. */
function takerAt(
  commands: readonly SurveyedCommand[],
  things: readonly Path[],
  x: number,
  y: number,
): SurveyedCommand | undefined {
  let line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-command]')
  while (line) {
    const key = line.dataset['command']
    const command = allCommands(commands).find((one) => keyOf(one) === key)
    if (command && canTake(commands, command, things)) return command
    line = line.parentElement?.closest<HTMLElement>('[data-command]')
  }
  return undefined
}

/** The part of the tree that cannot be seen comes nearer. */
function scroll(tree: Element, y: number): void {
  let around: Element | null = tree
  while (around && around.scrollHeight <= around.clientHeight) around = around.parentElement
  if (!around) return
  const { top, bottom } = around.getBoundingClientRect()
  if (y < top + EDGE) around.scrollTop -= PACE
  else if (y > bottom - EDGE) around.scrollTop += PACE
}
