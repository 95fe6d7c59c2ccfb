import { type KeyboardEvent, type MouseEvent, memo, useCallback, useMemo, useRef, useState } from 'react'
import { NOWHERE } from '../../src/board/hex-grid.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { Offer } from '../../src/engine/presenter.ts'
import { drawPieces } from '../../src/scene/counters.ts'
import { drawScene, layoutOf } from '../../src/scene/draw.ts'
import type { HexLayout } from '../../src/scene/hex-layout.ts'
import { LAYERS, type LayerId } from '../../src/scene/shapes.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { bringIntoSight, pan } from '../canvas/camera.ts'
import { LastAction, Offers, TurnArrows } from './highlights.tsx'
import { Icon } from './icons.tsx'
import { Shapes } from './scene-view.tsx'
import { useCamera } from './use-camera.ts'
import { type Choice, describeHexes } from './view.ts'

/** What does not change when a piece moves. Names lie below the pieces here: in play, counters must be read. */
const STILL: ReadonlySet<LayerId> = new Set(LAYERS.filter((id) => id !== 'pieces' && id !== 'marks' && id !== 'legend'))

/** Smaller arrows than at this scale would be hit by chance only: the panel has them as buttons. */
const SMALLEST_ARROWS = 0.5
const NONE: readonly Choice[] = []

type MapProps = {
  readonly portrait: Portrait
  readonly theme: Theme
  readonly choices: ReadonlyMap<number, readonly Choice[]>
  readonly turns: readonly Choice[]
  readonly last: Offer | undefined
  /** The choice that is being considered, wherever it is pointed at. */
  readonly considered: Choice | undefined
  readonly onConsider: (choice: Choice | undefined) => void
  /** A hex is chosen: by a mouse, by a finger or a key. */
  readonly onHex: (hex: number, by: 'mouse' | 'other') => void
  readonly onTurn: (choice: Choice) => void
}

/** The battlefield: to look at, to move about on, and to point at. */
export function BattleMap(props: MapProps) {
  const { portrait, theme, choices, turns, last, considered, onConsider, onHex, onTurn } = props
  const svg = useRef<SVGSVGElement>(null)
  const [cursor, setCursor] = useState<number>()
  const [hover, setHover] = useState<number>()
  const { board } = portrait
  // Tiles may change the ground in play, pieces never do.
  const ground = board.ground.join()
  const layout = useMemo(() => layoutOf(board), [board.firstColumn, board.columns, board.rows])
  const still = useMemo(
    () => drawScene(portrait, { theme, layers: STILL }).layers.flatMap(({ shapes }) => shapes),
    [theme, ground, layout],
  )
  const pieces = useMemo(() => drawPieces(portrait, layout, theme), [portrait, layout, theme])
  const labels = useMemo(() => describeHexes(portrait), [portrait])
  const frame = useMemo(() => layout.frame(6), [layout])
  const { camera, size, move, zoomBy, fitAll, wasDrag, handlers } = useCamera(frame, svg)

  const onClick = useCallback(
    (event: MouseEvent) => {
      const hex = hexOf(event.target)
      if (hex === undefined || wasDrag()) return
      setCursor(hex)
      onHex(hex, (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' ? 'mouse' : 'other')
    },
    [onHex],
  )
  const onHover = useCallback(
    (event: MouseEvent) => {
      const hex = hexOf(event.target)
      setHover(hex)
      const here = hex === undefined ? undefined : choices.get(hex)
      onConsider(here?.[0])
    },
    [choices, onConsider],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = PAN_KEYS[event.key]
    if (event.shiftKey && step) move((now) => pan(now, -step[0] * 80, -step[1] * 80))
    else if (step) moveCursor(step)
    else if (event.key === '+' || event.key === '=') zoomBy(1.25)
    else if (event.key === '-') zoomBy(0.8)
    else if (event.key === '0') fitAll()
    else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined) onHex(cursor, 'other')
    else return
    event.preventDefault()
  }
  const moveCursor = ([dx, dy]: readonly [number, number]) => {
    const { grid } = layout
    const from = cursor ?? [...choices.keys()][0] ?? grid.at(grid.firstColumn + (grid.columns >> 1), grid.rows >> 1)
    const to = cursor === undefined ? from : grid.at(grid.column(from) + dx, grid.row(from) - dy)
    if (to === NOWHERE) return
    setCursor(to)
    onConsider(choices.get(to)?.[0])
    move((now) => bringIntoSight(now, layout.centre(to), size, 60))
  }

  const pointed = hover ?? cursor
  return (
    <div className="map">
      {/* biome-ignore lint: the map is one control, with a cursor of its own. */}
      <svg
        ref={svg}
        tabIndex={0}
        role="application"
        aria-label={`Map of ${portrait.title}. Arrow keys move from hex to hex, Enter chooses, plus and minus zoom, 0 shows everything.`}
        aria-activedescendant={cursor === undefined ? undefined : `hex-${cursor}`}
        onClick={onClick}
        onMouseOver={onHover}
        onMouseLeave={() => {
          setHover(undefined)
          onConsider(undefined)
        }}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
          <Shapes shapes={still} />
          <LastAction offer={last} layout={layout} />
          <Shapes shapes={pieces} />
          <Offers choices={choices} layout={layout} considered={considered} />
          <HitAreas layout={layout} labels={labels} choices={choices} />
          {cursor !== undefined && <path className="cursor" d={layout.outline(cursor, 2)} />}
          <TurnArrows
            choices={camera.k < SMALLEST_ARROWS ? NONE : turns}
            layout={layout}
            onTurn={onTurn}
            onConsider={onConsider}
          />
        </g>
      </svg>
      <div className="map-tools">
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(1.35)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(1 / 1.35)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label="Show the whole map" onClick={fitAll}>
          <Icon name="whole" />
        </button>
      </div>
      {pointed !== undefined && <p className="pointed">{labels[pointed]}</p>}
    </div>
  )
}

/** A transparent hex each, to point at and to be read out. */
const HitAreas = memo(function HitAreas({
  layout,
  labels,
  choices,
}: {
  readonly layout: HexLayout
  readonly labels: readonly string[]
  readonly choices: ReadonlyMap<number, readonly Choice[]>
}) {
  return (
    <g className="hits">
      {labels.map((label, hex) => {
        const here = choices.get(hex)
        const does = here?.map(({ offer }) => `${offer.group} ${offer.label}`).join(' or ')
        return (
          <path
            key={layout.grid.label(hex)}
            id={`hex-${hex}`}
            data-hex={hex}
            role={here ? 'button' : 'img'}
            className={here ? 'offered' : undefined}
            aria-label={does === undefined ? label : `${label}. ${does}`}
            d={layout.outline(hex)}
          />
        )
      })}
    </g>
  )
})

const PAN_KEYS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function hexOf(target: EventTarget): number | undefined {
  const hex = (target as Element).getAttribute('data-hex')
  return hex === null ? undefined : Number(hex)
}
