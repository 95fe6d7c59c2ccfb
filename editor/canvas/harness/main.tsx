// A page with nothing but the canvas, for its tests and measurements: the simplest hands that can use it, and a handle for
// the scripts that do.
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PiecePortrait, Portrait } from '../../../src/engine/portrait.ts'
import { validate } from '../../../src/scenario/validate.ts'
import { LAYERS, type LayerId } from '../../../src/scene/shapes.ts'
import { THEMES } from '../../../src/scene/theme.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import { BoardCanvas, type BoardHandle } from '../board-canvas.tsx'
import type { BoardPointer } from '../board-pointer.ts'
import type { Camera } from '../camera.ts'
import type { UnderlayPicture } from '../canvas-renderer.ts'
import type { Overlay } from '../overlay.ts'

/** What the page of the harness can be told. */
type Harness = {
  readonly board: BoardHandle
  readonly events: BoardPointer[]
  portrait: Portrait
  show(change: Partial<Shown>): void
}

type Shown = {
  readonly portrait: Portrait
  readonly overlay: Overlay
  readonly layers: ReadonlySet<LayerId>
  readonly camera: Camera | undefined
  readonly theme: keyof typeof THEMES
  readonly underlay: UnderlayPicture | undefined
  readonly hand: 'paint' | 'paint-live' | 'carry' | 'pan' | 'hold'
}

declare global {
  interface Window {
    harness: Harness
  }
}

function Page({ portrait: first }: { readonly portrait: Portrait }) {
  const [shown, setShown] = useState<Shown>({
    portrait: first,
    overlay: {},
    layers: new Set(LAYERS),
    camera: undefined,
    theme: 'light',
    underlay: undefined,
    hand: 'paint',
  })
  const board = useRef<BoardHandle>(null)
  const held = useRef<{ hexes: Set<number>; piece: PiecePortrait | undefined }>(undefined)
  const now = useRef(shown)
  now.current = shown

  const show = (change: Partial<Shown>) => setShown((before) => ({ ...before, ...change }))
  useEffect(() => {
    window.harness = {
      get board() {
        return board.current!
      },
      get portrait() {
        return now.current.portrait
      },
      events: [],
      show,
    }
  }, [])

  const onGesture = (event: BoardPointer) => {
    window.harness.events.push(event)
    const { portrait, hand } = now.current
    if (event.type === 'hover' || event.type === 'leave') return show({ overlay: { hover: event.place } })
    if (event.type === 'down' && event.place !== undefined) {
      held.current = {
        hexes: new Set([event.place]),
        piece: portrait.pieces.find(({ place: hex }) => hex === event.place),
      }
    }
    const { current } = held
    if (!current) return undefined
    for (const hex of event.passed) current.hexes.add(hex)
    if (hand === 'carry' || hand === 'hold') return carry(event, current.piece, portrait)
    const painted = paint(portrait, current.hexes)
    if (event.type === 'up') {
      held.current = undefined
      return show({ portrait: painted, overlay: {} })
    }
    if (hand === 'paint-live') return show({ portrait: painted })
    return show({ overlay: { painted: { places: [...current.hexes], ground: { pattern: 'woods' } } } })
  }

  const carry = ({ type, place: hex }: BoardPointer, piece: PiecePortrait | undefined, portrait: Portrait) => {
    if (!piece || hex === undefined) return
    const moved = { ...piece, place: hex }
    if (type !== 'up') return show({ overlay: { pieces: [moved], hover: hex } })
    held.current = undefined
    const pieces = portrait.pieces.map((one) => (one === piece ? moved : one))
    return show({ portrait: { ...portrait, pieces }, overlay: {} })
  }

  return (
    <BoardCanvas
      aria-label="The board"
      className="board"
      portrait={shown.portrait}
      theme={THEMES[shown.theme]}
      layers={shown.layers}
      camera={shown.camera}
      onCamera={(camera) => show({ camera })}
      underlay={shown.underlay}
      overlay={shown.overlay}
      onGesture={onGesture}
      panWith={shown.hand === 'pan' || shown.hand === 'hold' ? 'always' : 'space'}
      holds={(place) => shown.hand === 'hold' && shown.portrait.pieces.some((piece) => piece.place === place)}
      handle={board}
    />
  )
}

function paint(portrait: Portrait, hexes: ReadonlySet<number>): Portrait {
  const { board } = portrait
  if (board.kind !== 'hex') return portrait
  const ground = [...board.ground]
  for (const hex of hexes) ground[hex] = 'woods'
  return { ...portrait, board: { ...board, ground } }
}

const text = document.getElementById('scenario')!.textContent
const { draft } = validate(JSON.parse(text) as string, SYSTEMS)
const boardView = await SYSTEMS[0]!.loadBoardView()
createRoot(document.getElementById('app')!).render(<Page portrait={boardView.portrayScenario(draft)!} />)
