import { useMemo } from 'react'
import type { HexPalette } from '../../src/engine/hex-scenario-editor.ts'
import { type GroundPattern, lookWith } from '../../src/engine/portrait.ts'
import type { Palette } from '../../src/engine/scenario-editors.ts'
import { drawPiece } from '../../src/scene/counters.ts'
import { drawSample } from '../../src/scene/ground-sample.ts'
import { drawSideSample } from '../../src/scene/hexsides.ts'
import { drawAreaSample, drawTableSample } from '../../src/scene/table/sample.ts'
import { useBoardKind } from '../state/workbench.ts'
import { useMapTheme } from '../widgets/map-theme.ts'
import { Shapes } from '../widgets/shapes.tsx'

/** A small piece of this ground, as the map draws it: a hex, or a rectangle of a table, where what is no ground is an area. */
export function GroundSample({
  pattern,
  colour,
}: {
  readonly pattern: GroundPattern | undefined
  readonly colour: string | undefined
}) {
  const theme = useMapTheme()
  const board = useBoardKind()
  const shapes = useMemo(() => {
    const look = lookWith(pattern, colour)
    if (board === 'table') return look ? drawTableSample(look, theme) : drawAreaSample(theme)
    return look ? drawSample(look, theme) : []
  }, [board, pattern, colour, theme])
  return (
    <svg className="sample" viewBox="-22 -20 44 40" aria-hidden="true">
      <path d={board === 'table' ? RECTANGLE : HEXAGON} fill={theme.paper} stroke={theme.grid} />
      <Shapes shapes={shapes} />
    </svg>
  )
}

const HEXAGON = 'M-10-17.3h20l10 17.3l-10 17.3h-20l-10-17.3Z'
const RECTANGLE = 'M-20-14.5h40v29h-40Z'

/** A side with what lies there, as the map draws it. */
export function SideSample({
  pattern,
  colour,
  isSteep,
}: Pick<HexPalette['hexsides'][number], 'pattern' | 'colour' | 'isSteep'>) {
  const theme = useMapTheme()
  const shapes = useMemo(() => drawSideSample({ pattern, colour, isSteep }, theme), [pattern, colour, isSteep, theme])
  return (
    <svg className="sample" viewBox="-22 -20 44 40" aria-hidden="true">
      <path d={HEXAGON} fill={theme.paper} stroke={theme.grid} />
      <Shapes shapes={shapes} />
    </svg>
  )
}

/** A counter, as the map draws it. */
export function UnitSample({
  unit,
  side,
  colour,
}: {
  readonly unit: Palette['units'][number]['portrait']
  readonly side: number
  readonly colour: string | undefined
}) {
  const theme = useMapTheme()
  const shapes = useMemo(
    () =>
      drawPiece(
        { piece: { ...unit, place: 0, side, ...(colour !== undefined && { colour }) }, hasCompany: false, stack: 1 },
        theme,
      ),
    [unit, side, colour, theme],
  )
  return (
    <svg className="sample" viewBox="-26 -26 52 52" aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  )
}
