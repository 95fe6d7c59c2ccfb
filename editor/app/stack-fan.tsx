import { type RefObject, useCallback, useMemo } from 'react'
import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Camera } from '../canvas/camera.ts'
import { Fan } from '../fan/fan.tsx'
import { pick, stackIn } from '../view/stack.ts'
import { useMapTheme } from './theme.ts'
import { useDocument, useView, useWorkbench } from './workbench.ts'

type Props = {
  readonly grid: HexGrid
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
  readonly takesFocus: boolean
}

/** The stack that was clicked, fanned out: whoever is picked of it is moved, turned and removed alone. */
export function StackFan({ grid, board, camera, takesFocus }: Props) {
  const { document, view } = useWorkbench()
  const theme = useMapTheme()
  const hex = useView(({ fanned, selection }) => (fanned !== undefined && selection.has(fanned) ? fanned : undefined))
  const survey = useDocument((state) => state.survey)
  const portrait = useDocument((state) => state.portrait)
  const onClose = useCallback(() => view.setState({ fanned: undefined }), [view])
  const pieces = useMemo(() => {
    if (hex === undefined) return []
    return stackIn(document.state, hex).map((stacked) => ({
      piece: stacked.portrait,
      label: stacked.piece.label,
      onPick: () => {
        view.setState(pick(stacked.piece))
        board.current?.focus()
      },
    }))
  }, [document, view, board, hex, survey, portrait])
  if (hex === undefined || pieces.length < 2) return null
  return (
    <Fan
      place={hex}
      where={grid.label(hex)}
      pieces={pieces}
      theme={theme}
      board={board}
      camera={camera}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  )
}
