import type { HexGrid } from '../../../board/hex-grid.ts'
import type { Edit } from '../../../engine/scenario-editor.ts'
import { changesBetween, hasHoles } from '../../../scenario/edit/changes.ts'
import { foldSet, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { describeLost, moveHexes } from '../../../scenario/edit/hexes/move-hexes.ts'
import {
  type Margins,
  nearestBefore,
  resizedGrid,
  resizeImages,
  resizeRefusal,
} from '../../../scenario/edit/hexes/resize.ts'
import { type OpenDraft, openDraft, SCHEMA_ROOT, type ScenarioDraft, SECTORS } from '../format/index.ts'
import { SIZES } from './blank.ts'
import { HOLES } from './whole-battle.ts'

/** Gives the board other margins. What falls off is left out and told; new ground belongs to the sector that is nearest. */
export function resize(data: unknown, margins: Margins): Edit {
  const opened = openDraft(data)
  if (!opened) return refuse('There is no board to resize.')
  const { draft, grid } = opened
  if (hasHoles(draft)) return refuse(HOLES)
  const refusal = resizeRefusal(grid, margins, SIZES)
  if (refusal !== undefined) return refuse(refusal)
  const to = resizedGrid(grid, margins)
  // 2.0: sectors share the board out, whatever its size, so that they do not move with the rest.
  const { sectors: _, ...board } = draft.board ?? {}
  const images = resizeImages(grid, to, margins)
  const { data: moved, lost } = moveHexes({ ...draft, board }, SCHEMA_ROOT, {
    from: grid,
    to,
    imagesAt: () => images,
  })
  const rest = moved as ScenarioDraft
  const after = {
    ...rest,
    board: { ...rest.board, columns: to.columnRange, rows: to.rows, sectors: sectorsOn(opened, to, margins) },
  }
  return { changes: changesBetween([], draft, after), notices: describeLost(lost, 'The board is smaller now') }
}

const refuse = (why: string): Edit => ({ changes: [], notices: [why] })

function sectorsOn({ draft, grid, reader }: OpenDraft, to: HexGrid, margins: Margins) {
  const nearest = nearestBefore(grid, to, margins)
  const hexes = Array.from(nearest.keys())
  return Object.fromEntries(
    SECTORS.flatMap((name) => {
      const list = draft.board?.sectors?.[name]
      if (!list) return []
      const before = new Set(readList(list, reader).hexes)
      return [
        [
          name,
          foldSet(
            to,
            hexes.filter((hex) => before.has(nearest[hex]!)),
          ),
        ],
      ]
    }),
  )
}
