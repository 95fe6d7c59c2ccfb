import { PaintBucket, Paintbrush } from 'lucide-react'
import { floodFrom } from '../../../src/board/hex-shapes.ts'
import { lookWith } from '../../../src/engine/portrait.ts'
import { hexSurveyOf, onHexes } from '../../document/by-board.ts'
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
  begin(desk, hex, held) {
    const terrain = chosenTerrain(desk)
    if (!terrain) return undefined
    return stroke(desk, hex, held, {
      size: desk.view.getState().brushSize,
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
  begin(desk, hex) {
    const terrain = chosenTerrain(desk)
    const before = hexSurveyOf(desk.document.state)?.terrain
    if (!terrain || !before) return undefined
    const { selection } = desk.view.getState()
    const hexes = selection.has(hex)
      ? [...selection]
      : floodFrom(desk.grid, hex, (other) => before[other] === before[hex])
    return {
      to() {},
      overlay: {
        painted: { hexes, ground: lookWith(terrain.pattern, terrain.colour) },
        description: `${terrain.name} on ${countHexes(hexes)}`,
      },
      finish: () => paint(desk, hexes, terrain),
    }
  },
}

/** Gives hexes a terrain, as one step. */
function paint({ document }: HexDesk, hexes: readonly number[], { id, name }: Terrain): void {
  document.draw(
    `Paint ${name.toLowerCase()} on ${countHexes(hexes)}`,
    onHexes((scenarioEditor, draft) => scenarioEditor.ground.paint(draft, hexes, id)),
  )
}

type Terrain = NonNullable<ReturnType<typeof chosenTerrain>>
