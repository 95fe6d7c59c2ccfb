import type { RefObject } from 'react'
import type { BoardLayout } from '../../../../src/scene/layout.ts'
import type { BoardHandle } from '../../../canvas/board-canvas.tsx'
import type { Camera } from '../../../canvas/camera.ts'
import { useView } from '../../../state/workbench.ts'
import { NameOfHexes } from './name-of-hexes.tsx'
import { NameOfThing } from './name-of-thing.tsx'

export type NamingProps = {
  readonly layout: BoardLayout
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
}

/** What is being named on the map, if anything is. */
export function Naming(props: NamingProps) {
  const hexes = useView((state) => state.namingHexes)
  const thing = useView((state) => state.namingThing)
  if (hexes && hexes.length > 0) return <NameOfHexes key={hexes.join()} {...props} hexes={hexes} />
  return thing ? <NameOfThing key={thing.join('/')} {...props} path={thing} /> : null
}
