import { Stamp } from 'lucide-react'
import { DIRECTIONS } from '../../../src/board/hex-grid.ts'
import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import { onHexes } from '../../document/by-board.ts'
import { arrivalTurn, arrivalWords } from '../arriving.ts'
import type { HexDesk, HexTool } from '../tool.ts'
import { chosenUnit } from './chosen.ts'
import { stroke } from './stroke.ts'

export const stamp: HexTool = {
  board: 'hex',
  id: 'stamp',
  name: 'Unit stamp',
  key: 'u',
  icon: Stamp,
  hint: 'Click to deploy the chosen unit; drag for a line of them; X changes the side, comma and full stop turn it',
  aims: true,
  changes: 'pieces',
  begin(desk, hex, held) {
    const chosen = chosenUnit(desk)
    if (!chosen) return undefined
    const { unit, side, facing, nation, nations } = chosen
    const turn = arrivalTurn(desk.document.state)
    const piece = {
      side,
      type: unit.type,
      ...(facing !== undefined && { facing }),
      ...(turn !== undefined && { turn }),
      // The usual nation of a side need not be told.
      ...(nation && nation !== nations[0] && { nation: nation.id }),
    }
    const description = (hexes: readonly number[]) =>
      `${unit.name} (${sideName(desk, side)}) in ${hexes.map((one) => desk.grid.label(one)).join(', ')}${arrivalWords(turn)}`
    return stroke(desk, hex, held, {
      show: (hexes) => ({ pieces: hexes.map((one) => portray(desk, one)), description: description(hexes) }),
      finish: (hexes) =>
        void desk.document.draw(
          `Deploy ${description(hexes)}`,
          onHexes((scenarioEditor, draft) => scenarioEditor.pieces.deploy(draft, piece, hexes)),
        ),
    })

    function portray({ document }: HexDesk, at: number): PiecePortrait {
      const place = document.state.portrait!.sides.findIndex(({ id }) => id === side)
      const degrees = facing === undefined ? unit.portrait.facing : (facing * 360) / DIRECTIONS.length
      return {
        ...unit.portrait,
        place: at,
        side: place,
        facing: degrees,
        ...(nation?.colour && { colour: nation.colour }),
      }
    }
  },
}

function sideName({ document }: HexDesk, side: string): string {
  return document.state.portrait?.sides.find(({ id }) => id === side)?.name ?? side
}
