import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { Breakdown, Refusal } from '../../src/engine/system.ts'
import { describePlaces } from '../../src/scene/describe-places.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { LAYERS, type LayerId } from '../../src/scene/shapes.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { BoardCanvas, type BoardHandle } from '../canvas/board-canvas.tsx'
import type { BoardPointer } from '../canvas/board-pointer.ts'
import type { Camera } from '../canvas/camera.ts'
import { cursorAfter } from '../canvas/cursor.ts'
import type { Overlay } from '../canvas/overlay.ts'
import { Fan } from '../fan/fan.tsx'
import { aim } from './aim.ts'
import { DragNote } from './drag-note.tsx'
import { BeatNote } from './drama/beat-note.tsx'
import type { Show } from './drama/use-drama.ts'
import { drawBattle, type Sketch, turnAt } from './draw-battle.ts'
import { Icon } from './icons.tsx'
import { PlaceNote } from './place-note.tsx'
import { describeChoices, noteOf, stopsOf } from './place-text.ts'
import { choicesByPlace, type Dragged, type Ghost, type PlayChoice } from './play-view.ts'
import { RingLegend } from './ring-legend.tsx'
import { actorAmongOthers, type Stacked } from './stacks.ts'
import { useDrag } from './use-drag.ts'

/** The legend is among what can be looked up, and marks are an editor's. */
const SHOWN: ReadonlySet<LayerId> = new Set(LAYERS.filter((id) => id !== 'marks' && id !== 'legend'))

export type MapControls = {
  reveal(place: number): void
  focus(): void
  /** Whether a piece is taken up by a key: all keys are then for it. */
  isCarrying(): boolean
  /** Resolves when everything is painted. */
  settled(): Promise<void>
}

type MapProps = Omit<Sketch, 'isRefused' | 'manned'> & {
  readonly portrait: Portrait
  readonly theme: Theme
  /** What is shown of the last action. */
  readonly show: Show
  /** What is known of a place that was asked about. */
  readonly scouting: Pick<Overlay, 'scouting'>
  /** Whether something is asked about what was pointed at. */
  readonly isMenuOpen: boolean
  /** The stack that is fanned out. */
  readonly fanned: { readonly place: number; readonly stack: readonly Stacked[] } | undefined
  readonly controls: Ref<MapControls>
  readonly onConsider: (choice: PlayChoice | undefined) => void
  /** A place is chosen. */
  readonly onPlace: (place: number) => void
  readonly onTurn: (choice: PlayChoice) => void
  /** Whether somebody is in a place about whom can be decided: who points there means him and nothing beside. */
  readonly isSubject: (place: number) => boolean
  /** Whether something can be dragged from a place, what that would do, and that it was. */
  readonly canDrag: (from: number) => boolean
  /** Where whoever stands in a place can go, where that is known before he is dragged. */
  readonly waysFrom: (from: number) => readonly PlayChoice[]
  readonly onDrag: (way: readonly number[], facing: number | undefined) => Dragged | undefined
  readonly onDrop: (way: readonly number[], facing: number | undefined) => void
  readonly explain: (choice: PlayChoice) => Breakdown | undefined
  /** One of a stack is picked, by what it can do. */
  readonly onPick: (choices: readonly PlayChoice[]) => void
  readonly onFold: () => void
  /** What is shown beside places of the map, told where the map is. */
  readonly cards: (board: RefObject<BoardHandle | null>, camera: Camera | undefined) => ReactNode
  /** Why what is most likely meant by a place is not allowed. */
  readonly refuse: (place: number) => Refusal | undefined
  /** A place is asked about: by the right button, a long touch or a key. */
  readonly onScout: (place: number) => void
}

/** The battlefield: to look at, to move about on, and to point at. */
export function BattleMap(props: MapProps) {
  const { portrait, theme, choices, turns, last, planned, areas, considered, scouting, fanned, controls } = props
  const { show, involved, ghosts, onConsider, onPlace, onTurn } = props
  const { board } = portrait
  const [camera, setCamera] = useState<Camera>()
  const [cursor, setCursor] = useState<number>()
  const [hover, setHover] = useState<number>()
  const [hasFocus, setFocus] = useState(false)
  /** What there was to see when a place was pointed at last. */
  const [pointedIn, setPointedIn] = useState<Portrait>()
  const [showsRings, setShowsRings] = useState(false)
  const handle = useRef<BoardHandle>(null)
  const id = useId()
  const layout = useMemo(() => layoutOf(board), [board])
  const describe = useMemo(() => describePlaces(portrait), [portrait])
  const stops = useMemo(() => stopsOf(portrait), [portrait])
  const drag = useDrag({ portrait, layout, canDrag: props.canDrag, onDrag: props.onDrag, onDrop: props.onDrop })
  useImperativeHandle(controls, () => ({
    reveal: (place) => handle.current?.reveal(place),
    focus: () => handle.current?.focus(),
    isCarrying: drag.isCarrying,
    settled: () => handle.current?.settled() ?? Promise.resolve(),
  }))
  // Whoever is on his way is seen without everything else that he could do.
  const { waysFrom } = props
  const reach = useMemo(
    () => (drag.isDragging && drag.from !== undefined ? placesOf(waysFrom(drag.from)) : undefined),
    [drag.isDragging, drag.from, waysFrom],
  )
  const drawn = reach ?? (props.isMenuOpen ? NO_CHOICES : choices)
  const going: readonly Ghost[] = drag.isDragging ? (drag.dragged?.ghosts ?? NOBODY_GOES) : ghosts
  const isRefused = drag.dragged?.refusal !== undefined
  // The card with the result may have to stand aside: a ring shows what it is about.
  const struck = show.beat?.place
  const pointedOut = useMemo(
    () => (struck === undefined ? props.pointedOut : [...props.pointedOut, struck]),
    [props.pointedOut, struck],
  )
  const manned = useMemo(() => new Set(portrait.pieces.map(({ place }) => place)), [portrait])
  const sketch = useMemo<Sketch>(
    () => ({
      choices: drawn,
      manned,
      considered,
      turns,
      last,
      involved,
      planned,
      pointedOut,
      areas,
      ghosts: going,
      isRefused,
    }),
    [drawn, manned, considered, turns, last, involved, planned, pointedOut, areas, going, isRefused],
  )
  const sketched = useMemo<Overlay>(
    () => ({
      ...scouting,
      hover,
      cursor: hasFocus ? cursor : undefined,
      picked: areas ? undefined : actorAmongOthers(portrait, choices),
      pieces: areas ? undefined : going.map(({ piece }) => piece),
      sketch: (pen, on) => drawBattle(pen, on, sketch),
    }),
    [scouting, hover, cursor, hasFocus, portrait, choices, areas, going, sketch],
  )
  const { motion } = show
  const overlay = useMemo(() => ({ ...sketched, ...drag.overlay, motion }), [sketched, drag.overlay, motion])
  const onGesture = (event: BoardPointer) => {
    if (drag.onPointer(event)) return
    const { type, point } = event
    const { k } = handle.current!.view().camera
    const isMeant = event.place !== undefined && props.isSubject(event.place)
    const place = isMeant ? event.place : aim(event.place, point, k, choices, layout)
    if (type === 'hover') {
      const turn = turnAt(turns, layout, point, k)
      if (hover !== place) setHover(place)
      setPointedIn(portrait)
      const next = turn ?? (place === undefined ? undefined : choices.get(place)?.[0])
      if (next !== considered) onConsider(next)
    } else if (type === 'leave') {
      setHover(undefined)
      onConsider(undefined)
    } else if (type === 'up') {
      const turn = turnAt(turns, layout, point, k)
      if (turn) return onTurn(turn)
      if (place === undefined) return props.onFold()
      setCursor(place)
      setPointedIn(portrait)
      onPlace(place)
    } else if (type === 'contextmenu' && event.place !== undefined) props.onScout(event.place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = PANS[event.key]
    if (event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      if (!step || layout.isGrid) return
      // A tenth of an inch.
      goTo(layout.step(cursor ?? layout.middle, step[0] / 10, -step[1] / 10))
    } else if (drag.onKey(event, cursor)) event.stopPropagation()
    else if (event.shiftKey && step) handle.current?.panBy(-step[0] * 80, -step[1] * 80)
    else if (step || /^(Home|End|PageUp|PageDown)$/.test(event.key)) moveCursor(event.key)
    else if (event.key === '+' || event.key === '=') handle.current?.zoomBy(1.25)
    else if (event.key === '-') handle.current?.zoomBy(0.8)
    else if (event.key === '0') handle.current?.fit()
    else if (event.key === 'n' || event.key === 'N') goToNext(event.shiftKey ? -1 : 1)
    else if (event.key === 'i' && cursor !== undefined) props.onScout(cursor)
    else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined) onPlace(cursor)
    else return
    event.preventDefault()
  }
  const goTo = (place: number) => {
    if (place === NOWHERE) return
    setCursor(place)
    setPointedIn(portrait)
    drag.onCursor(place)
    onConsider(choices.get(place)?.[0])
    handle.current?.reveal(place)
  }
  /** From one place where something can be done to the next; where nothing can, from piece to piece and name to name. */
  const goToNext = (by: 1 | -1) => {
    const offered = [...(choices.size > 0 ? choices.keys() : stops)].toSorted((a, b) => a - b)
    const ahead =
      by > 0 ? offered.find((place) => place > (cursor ?? -1)) : offered.findLast((place) => place < (cursor ?? 0))
    const next = ahead ?? offered.at(by > 0 ? 0 : -1)
    if (next !== undefined) goTo(next)
  }
  /** The first step is to where something can be done. */
  const moveCursor = (key: string) => {
    const { middle } = layout
    const first = cursor === undefined && key in PANS ? ([...choices.keys()][0] ?? middle) : undefined
    const to = first ?? cursorAfter(layout, cursor ?? middle, key)
    if (to === undefined || to === NOWHERE) return
    // Without a grid a step leads to the piece that it comes upon.
    const there = handle.current?.pick(layout.centre(to)) ?? to
    goTo(there === cursor ? to : there)
  }
  const pointed = hover ?? cursor
  // Of somebody who stands where nothing can be done, it is told why; not of whoever comes to stand under a pointer that rests.
  const { refuse } = props
  const why = useMemo(() => {
    const isManned =
      pointed !== undefined && pointedIn === portrait && portrait.pieces.some(({ place }) => place === pointed)
    // Whoever takes part already is no mistake.
    const isInvolved = involved.some(({ place }) => place === pointed)
    return isManned && !isInvolved && choices.size > 0 && !choices.has(pointed) ? refuse(pointed) : undefined
  }, [pointed, pointedIn, portrait, choices, involved, refuse])
  return (
    <div className="map">
      <BoardCanvas
        className="canvas"
        portrait={portrait}
        theme={theme}
        layers={SHOWN}
        camera={camera}
        onCamera={setCamera}
        absent={show.absent}
        overlay={overlay}
        onGesture={onGesture}
        panWith="always"
        holds={props.canDrag}
        handle={handle}
        onKeyDown={onKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        pointer={drag.isDragging ? 'grabbing' : hover !== undefined && choices.has(hover) ? 'pointer' : 'grab'}
        aria-label={`Map of ${portrait.title}. Arrow keys move from place to place, Enter chooses, N goes to the next place with a choice, I shows what can be seen and hit from there, plus and minus zoom, 0 shows everything.${layout.isGrid ? '' : BY_KEYS}`}
        aria-describedby={id}
      />
      <PlaceNote
        id={id}
        place={cursor}
        words={cursor === undefined ? '' : describeChoices(describe(cursor), choices.get(cursor))}
        isSpoken={hasFocus}
        board={handle}
        camera={camera}
      />
      <BeatNote show={show} portrait={portrait} board={handle} camera={camera} />
      {props.cards(handle, camera)}
      <DragNote place={drag.place} dragged={drag.dragged} explain={props.explain} board={handle} />
      {fanned && (
        <Fan
          place={fanned.place}
          where={layout.label(fanned.place)}
          pieces={fanned.stack.map(({ piece, label, choices: own }) => ({
            piece,
            label,
            note: noteOf(own),
            onPick: own.length === 0 ? undefined : () => props.onPick(own),
          }))}
          theme={theme}
          board={handle}
          camera={camera}
          takesFocus
          onClose={props.onFold}
        />
      )}
      <div className="map-tools">
        <button type="button" aria-label="Zoom in" onClick={() => handle.current?.zoomBy(1.35)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => handle.current?.zoomBy(1 / 1.35)}>
          <Icon name="minus" />
        </button>
        <button
          type="button"
          aria-label="What the rings mean"
          title="What the rings mean"
          aria-expanded={showsRings}
          onClick={() => setShowsRings(!showsRings)}
        >
          ?
        </button>
        <button type="button" aria-label="Show the whole map" onClick={() => handle.current?.fit()}>
          <Icon name="whole" />
        </button>
      </div>
      {showsRings && <RingLegend />}
      {pointed !== undefined && (
        <p className="pointed">
          {describe(pointed)}
          {why && (
            <span className="why">
              {why.reason} {why.rule !== '' && <small>({why.rule})</small>}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

const placesOf = (ways: readonly PlayChoice[]): Sketch['choices'] => choicesByPlace([{ name: '', choices: ways }])
const NO_CHOICES: Sketch['choices'] = new Map()
const NOBODY_GOES: readonly Ghost[] = []

const BY_KEYS =
  ' With Alt, arrow keys go by a tenth of an inch. M picks up a piece to move it: L and R turn it, V sets a corner in its path, Enter drops it.'

const PANS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
