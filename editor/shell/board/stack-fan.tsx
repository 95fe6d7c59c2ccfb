import { type RefObject, useCallback, useMemo } from 'react'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { BoardHandle } from '../../canvas/board-canvas.tsx'
import type { Camera } from '../../canvas/camera.ts'
import { Fan } from '../../fan/fan.tsx'
import { useDocument, useView, useWorkbench } from '../../state/workbench.ts'
import { pick, stackIn } from '../../view/stack.ts'
import { useMapTheme } from '../../widgets/map-theme.ts'

type Props = {
  readonly layout: BoardLayout
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
  readonly takesFocus: boolean
}

/** The stack that was clicked, fanned out: whoever is picked of it is moved, turned and removed alone. */
export function StackFan({ layout, board, camera, takesFocus }: Props) {
  const { document, view } = useWorkbench()
  const theme = useMapTheme()
  const place = useView(({ fanned, selection }) => (fanned !== undefined && selection.has(fanned) ? fanned : undefined))
  const survey = useDocument((state) => state.survey)
  const portrait = useDocument((state) => state.portrait)
  const onClose = useCallback(() => view.setState({ fanned: undefined }), [view])
  const pieces = useMemo(() => {
    if (place === undefined) return []
    return stackIn(document.state, place).map((stacked) => ({
      piece: stacked.portrait,
      label: stacked.piece.label,
      onPick: () => {
        view.setState(pick(stacked.piece))
        board.current?.focus()
      },
    }))
  }, [document, view, board, place, survey, portrait])
  if (place === undefined || pieces.length < 2) return null
  return (
    <Fan
      place={place}
      where={layout.label(place)}
      pieces={pieces}
      theme={theme}
      board={board}
      camera={camera}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  )
}
