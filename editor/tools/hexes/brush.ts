import { PaintBucket, Paintbrush } from 'lucide-react'
import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { floodFrom } from '../../../src/board/hex-shapes.ts'
import { lookWith } from '../../../src/engine/portrait.ts'
import { hexSurveyOf, onHexes } from '../../document/by-board.ts'
import type { GestureOverlay } from '../../view/gesture-overlay.ts'
import type { HexDesk, HexTool } from '../tool.ts'
import { chosenTerrain } from './chosen.ts'
import { countHexes, stroke } from './stroke.ts'

export const brush: HexTool = {
  board: 'hex',
  id: 'brush',
  name: 'Terrain brush',
  key: 'b',
  icon: Paintbrush,
  hint: 'Drag to paint; Shift for a straight line; [ and ] change the size',
  aims: true,
  changes: 'terrain',
  begin(desk, hex, held) {
    const terrain = chosenTerrain(desk)
    if (!terrain) return undefined
    return stroke(desk, hex, held, {
      size: brushSizeOf(desk),
      show: (hexes) => ({
        painted: { hexes, ground: lookWith(terrain.pattern, terrain.colour) },
        description: `${terrain.name} on ${countHexes(hexes)}`,
      }),
      finish: (hexes) => paint(desk, hexes, terrain),
    })
  },
}

export const fill: HexTool = {
  board: 'hex',
  id: 'fill',
  name: 'Fill',
  key: 'g',
  icon: PaintBucket,
  hint: 'Click to fill all connected hexes of the same terrain; a selection is filled as a whole',
  aims: true,
  changes: 'terrain',
  begin(desk, hex) {
    const terrain = chosenTerrain(desk)
    const before = hexSurveyOf(desk.document.state)?.terrain
    if (!terrain || !before) return undefined
    const { selection } = desk.view.getState()
    // What is there already is neither shown nor painted again.
    if (before[hex] === terrain.id && !selection.has(hex)) return undefined
    const hexes = selection.has(hex) ? listOf(selection) : floodedFrom(desk.grid, hex, before)
    return { to() {}, overlay: filledWith(hexes, terrain), finish: () => paint(desk, hexes, terrain) }
  },
}

/** How wide the brush is. A bridge is one hex, however wide the brush: seven of them would lie on dry land. */
export function brushSizeOf(desk: HexDesk): number {
  return chosenTerrain(desk)?.pattern === 'bridge' ? 1 : desk.view.getState().sizes.brush
}

/** The last flood: a hand that moves on within it asks for the same again. */
let flood:
  | { readonly terrain: readonly string[]; readonly hexes: readonly number[]; readonly inside: Uint8Array }
  | undefined

function floodedFrom(grid: HexGrid, hex: number, terrain: readonly string[]): readonly number[] {
  if (flood?.terrain !== terrain || !flood.inside[hex]) {
    const hexes = floodFrom(grid, hex, (other) => terrain[other] === terrain[hex])
    const inside = new Uint8Array(grid.size)
    for (const one of hexes) inside[one] = 1
    flood = { terrain, hexes, inside }
  }
  return flood.hexes
}

/** What a fill shows: the same as long as it is the same, so that nothing is drawn again. */
function filledWith(hexes: readonly number[], terrain: Terrain): GestureOverlay {
  if (filled?.hexes !== hexes || filled.terrain !== terrain)
    filled = {
      hexes,
      terrain,
      overlay: {
        painted: { hexes, ground: lookWith(terrain.pattern, terrain.colour) },
        description: `${terrain.name} on ${countHexes(hexes)}`,
      },
    }
  return filled.overlay
}

let filled:
  | { readonly hexes: readonly number[]; readonly terrain: Terrain; readonly overlay: GestureOverlay }
  | undefined

const LISTS = new WeakMap<ReadonlySet<number>, readonly number[]>()

function listOf(selection: ReadonlySet<number>): readonly number[] {
  const list = LISTS.get(selection) ?? [...selection]
  LISTS.set(selection, list)
  return list
}

/** Gives hexes a terrain, as one step. */
function paint({ document }: HexDesk, hexes: readonly number[], { id, name }: Terrain): void {
  document.draw(
    `Paint ${name.toLowerCase()} on ${countHexes(hexes)}`,
    onHexes((scenarioEditor, draft) => scenarioEditor.ground.paint(draft, hexes, id)),
  )
}

type Terrain = NonNullable<ReturnType<typeof chosenTerrain>>
