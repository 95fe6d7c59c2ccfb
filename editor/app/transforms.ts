import type { Transformation } from '../../src/engine/draftsman.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import type { Workbench } from './workbench.ts'

const NAMES: Readonly<Record<Transformation, string>> = { mirror: 'Mirror', 'half-turn': 'Rotate' }

/** Mirrors or rotates what is selected within the ground that it covers; where nothing is, the whole battle. */
export function transformSelection({ document, view }: Workbench, how: Transformation): void {
  const { selection, substances } = view.getState()
  if (selection.size === 0) {
    document.edit(`${NAMES[how]} the battle`, (draftsman, draft) => draftsman.transform(draft, how))
    return
  }
  const hexes = [...selection]
  const done = document.edit(`${NAMES[how]} ${hexes.length} hexes`, (draftsman, draft) => {
    const cutting = draftsman.transformCutting(draftsman.lift(draft, hexes, substances), how)
    const cleared = draftsman.clear(draft, hexes, substances)
    const { changes, notices } = draftsman.drop(changeData(draft, cleared), cutting, cutting.origin)
    return { changes: [...cleared, ...changes], notices }
  })
  if (!done) return
  const { instruments, draft } = document.state
  const cutting = instruments!.draftsman!.lift(draft, hexes, substances)
  const transformed = instruments!.draftsman!.transformCutting(cutting, how)
  view.setState({ selection: new Set(instruments!.draftsman!.footprint(draft, transformed, transformed.origin)) })
}
