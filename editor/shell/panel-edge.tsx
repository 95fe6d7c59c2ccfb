import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { recall, remember } from '../browser/storage.ts'

/** How wide panels are in pixels, at least and at most. */
const [LEAST, MOST] = [240, 900] as const
const STEP = 24

/** The width of a kind of panel: the text has one of its own. Nothing until somebody has chosen it. */
export function usePanelWidth(kind: 'panel' | 'text') {
  const [widths, setWidths] = useState<Readonly<Record<string, number | undefined>>>({})
  const width = kind in widths ? widths[kind] : widthFrom(recall(`${kind}-width`))
  const choose = (wanted: number | undefined) => {
    const next = wanted === undefined ? undefined : Math.round(Math.max(LEAST, Math.min(mostNow(), wanted)))
    setWidths((before) => ({ ...before, [kind]: next }))
    remember(`${kind}-width`, next === undefined ? '' : String(next))
  }
  return { width, choose }
}

type Props = {
  readonly width: number | undefined
  readonly onWidth: (width: number | undefined) => void
  readonly onCollapse: () => void
}

/** The edge between map and panel: dragged or moved by the arrow keys; a double click gives the usual width, Enter closes the panel. */
export function PanelEdge({ width, onWidth, onCollapse }: Props) {
  const edge = useRef<HTMLDivElement>(null)
  const begun = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const now = () => edge.current!.nextElementSibling!.getBoundingClientRect().width
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onWidth(now() + STEP)
    else if (event.key === 'ArrowRight') onWidth(now() - STEP)
    else if (event.key === 'Home') onWidth(LEAST)
    else if (event.key === 'End') onWidth(MOST)
    else if (event.key === 'Enter') onCollapse()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerMove = (event: PointerEvent) => {
    if (begun.current) onWidth(begun.current.width + begun.current.x - event.clientX)
  }
  const end = () => {
    begun.current = undefined
  }
  return (
    // biome-ignore lint: a separator that is moved is a control.
    <div
      ref={edge}
      className="panel-edge"
      role="separator"
      tabIndex={0}
      aria-label="Width of the panel"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={width ?? 340}
      title="Drag to resize; double-click for the usual width"
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth(undefined)}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        begun.current = { x: event.clientX, width: now() }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}

/** The map keeps some room, however large the panel is wished. */
const mostNow = () => Math.max(LEAST, Math.min(MOST, innerWidth * 0.6))

function widthFrom(kept: string | undefined): number | undefined {
  const width = Number(kept)
  return kept !== undefined && width >= LEAST && width <= MOST ? width : undefined
}
