import { useMemo } from 'react'
import type { Portrait } from '../../src/engine/portrait.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { LAYERS } from '../../src/scene/shapes.ts'
import type { Theme } from '../../src/scene/theme.ts'
import { Shapes } from '../widgets/shapes.tsx'

/** A map to look at: without title, legend and place numbers, which nobody could read in it. */
export function StillMap({ portrait, theme }: { readonly portrait: Portrait; readonly theme: Theme }) {
  const scene = useMemo(() => {
    const layers = new Set(LAYERS.filter((id) => id !== 'legend' && id !== 'coordinates'))
    return drawScene(portrait, { theme, layers })
  }, [portrait, theme])
  return (
    <svg className="still" viewBox={`0 40 ${scene.width} ${scene.height - 40}`} role="img" aria-label="The map">
      {scene.layers.map(({ id, shapes }) => (
        <Shapes key={id} shapes={shapes} />
      ))}
    </svg>
  )
}
