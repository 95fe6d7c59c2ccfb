import { X } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { BoardHandle } from '../../canvas/board-canvas.tsx'
import type { Camera } from '../../canvas/camera.ts'
import { useDocument, useView, useWorkbench } from '../../state/workbench.ts'
import { useMapTheme } from '../../widgets/map-theme.ts'
import { drawMinimap } from './draw-minimap.ts'

/** How large it is at most, in pixels of the page. */
const [WIDEST, HIGHEST] = [190, 150] as const
/** It is there while no more than this share of the board is in sight, from side to side or from top to bottom. */
const IN_SIGHT = 0.7
/** It is drawn again when nothing has changed for so many milliseconds: it is the last thing that anybody waits for. */
const REST = 150

type Props = {
  readonly layout: BoardLayout
  readonly board: RefObject<BoardHandle | null>
  /** How the map lies; without a camera all of it is in sight. */
  readonly camera: Camera | undefined
}

/** The whole board in a corner, with a frame around what is in sight: a click or a drag goes there. The board itself tells it all to the ear. */
export function Minimap({ layout, board, camera }: Props) {
  const { view } = useWorkbench()
  const isWanted = useView((state) => state.hasMinimap)
  const sight = camera && board.current ? sightOf(board.current, camera) : undefined
  const frame = layout.frame(0)
  const isPart = sight && (sight.width < frame.width * IN_SIGHT || sight.height < frame.height * IN_SIGHT)
  if (!isWanted || !isPart) return null
  const scale = Math.min(WIDEST / frame.width, HIGHEST / frame.height)
  const go = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [frame.x + (event.clientX - box.left) / scale, frame.y + (event.clientY - box.top) / scale]
    const now = sightOf(board.current!, board.current!.view().camera)
    const { k } = board.current!.view().camera
    board.current!.panBy((now.x + now.width / 2 - x) * k, (now.y + now.height / 2 - y) * k)
  }
  const [left, top] = [Math.max(0, (sight.x - frame.x) * scale), Math.max(0, (sight.y - frame.y) * scale)]
  return (
    <div className="minimap" aria-hidden="true">
      <div
        className="minimap-board"
        style={{ width: frame.width * scale, height: frame.height * scale }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && go(event)}
      >
        <MinimapPicture layout={layout} scale={scale} />
        <div
          className="minimap-sight"
          style={{
            left,
            top,
            width: Math.min(frame.width * scale - left, sight.width * scale),
            height: Math.min(frame.height * scale - top, sight.height * scale),
          }}
        />
      </div>
      <button type="button" tabIndex={-1} title="Hide the minimap" onClick={() => view.setState({ hasMinimap: false })}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

/** The part of the map that is in sight. */
function sightOf(board: BoardHandle, { x, y, k }: Camera) {
  const { size } = board.view()
  return { x: -x / k, y: -y / k, width: size.width / k, height: size.height / k }
}

function MinimapPicture({ layout, scale }: { readonly layout: BoardLayout; readonly scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const portrait = useDocument((state) => state.portrait)!
  const theme = useMapTheme()
  const isDrawn = useRef(false)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const element = canvas.current!
        const frame = layout.frame(0)
        const ratio = Math.min(2, devicePixelRatio)
        element.width = Math.round(frame.width * scale * ratio)
        element.height = Math.round(frame.height * scale * ratio)
        const context = element.getContext('2d')!
        context.setTransform(scale * ratio, 0, 0, scale * ratio, -frame.x * scale * ratio, -frame.y * scale * ratio)
        drawMinimap(context, portrait, layout, theme)
        isDrawn.current = true
      },
      isDrawn.current ? REST : 0,
    )
    return () => clearTimeout(timer)
  }, [portrait, layout, theme, scale])
  return <canvas ref={canvas} />
}
