import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useDocument, usePalette } from '../../state/workbench.ts'
import { GroundSample, SideSample, UnitSample } from '../samples.tsx'

/** How a kind of troops or ground looks on the map, and what colour a side or a nation has; nothing of other entries. */
export function EntrySample({ path }: { readonly path: Path }) {
  const palette = usePalette()
  const [section, key] = path
  const sides = useDocument(({ portrait }) => portrait?.sides) ?? []
  if (!palette || path.length !== 2) return null
  if (section === 'sides') {
    const place = sides.findIndex(({ id }) => id === key)
    return place < 0 ? null : <span className="colour-sample" data-side={place} aria-hidden="true" />
  }
  if (section === 'troops') {
    const unit = palette.units.find(({ type }) => type === key || type.startsWith(`${key} `))
    const side = sides.findIndex(({ id }) => unit?.sides.includes(id))
    return unit && <UnitSample unit={unit.portrait} side={Math.max(0, side)} colour={sides[side]?.colour} />
  }
  if (section !== 'ground') return null
  const grounds = palette.kind === 'hex' ? palette.terrain : palette.shapes
  const ground = grounds.find(({ id }) => id === key)
  if (ground) return <GroundSample pattern={ground.pattern} colour={ground.colour} />
  const hexside = palette.kind === 'hex' ? palette.hexsides.find(({ id }) => id === key) : undefined
  return hexside ? <SideSample {...hexside} /> : null
}
