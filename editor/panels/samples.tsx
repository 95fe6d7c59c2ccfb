import { useMemo } from 'react'
import type { Palette } from '../../src/engine/draftsmen.ts'
import type { GroundPattern } from '../../src/engine/portrait.ts'
import { drawPiece } from '../../src/scene/counters.ts'
import { drawSample } from '../../src/scene/legend.ts'
import { useMapTheme } from '../app/theme.ts'
import { Shapes } from '../play/scene-view.tsx'

/** A small hex with this ground, as the map draws it. */
export function GroundSample({ pattern }: { readonly pattern: GroundPattern | undefined }) {
  const theme = useMapTheme()
  const shapes = useMemo(() => (pattern ? drawSample(pattern, theme) : []), [pattern, theme])
  return (
    <svg className="sample" viewBox="-22 -20 44 40" aria-hidden="true">
      <path d="M-10-17.3h20l10 17.3l-10 17.3h-20l-10-17.3Z" fill={theme.paper} stroke={theme.grid} />
      <Shapes shapes={shapes} />
    </svg>
  )
}

/** A counter, as the map draws it. */
export function UnitSample({
  unit,
  side,
}: {
  readonly unit: Palette['units'][number]['portrait']
  readonly side: number
}) {
  const theme = useMapTheme()
  const shapes = useMemo(
    () => drawPiece({ piece: { ...unit, place: 0, side }, hasCompany: false, stack: 1 }, theme),
    [unit, side, theme],
  )
  return (
    <svg className="sample" viewBox="-26 -26 52 52" aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  )
}
