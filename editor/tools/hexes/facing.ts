import { Compass } from 'lucide-react'
import { DIRECTIONS } from '../../../src/board/hex-grid.ts'
import { chainBetween } from '../../../src/board/hex-shapes.ts'
import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import type { SurveyedPiece } from '../../../src/engine/scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { stackIn } from '../../view/stack.ts'
import type { HexDesk, HexTool } from '../tool.ts'

export const facing: HexTool = {
  board: 'hex',
  id: 'facing',
  name: 'Facing',
  key: 'f',
  icon: Compass,
  hint: 'Click a unit to turn it clockwise, or drag from it to where it should face; a selection turns as one',
  aims: true,
  changes: 'pieces',
  isOffered: ({ units, usualFacing }) =>
    usualFacing !== undefined || units.some(({ portrait }) => portrait.facing !== undefined),
  begin(desk, start) {
    const turning = piecesToTurn(desk, start)
    const before = turning[0]?.facing
    if (before === undefined) return undefined
    let direction = (before + 1) % DIRECTIONS.length
    return {
      to(hex) {
        if (hex !== start) direction = directionTo(desk, start, hex)
      },
      get overlay() {
        return { pieces: turned(desk, turning, direction), description: `Face ${DIRECTIONS[direction]}` }
      },
      finish() {
        const paths: Path[] = turning.map(({ path }) => path)
        desk.document.draw(`Face ${DIRECTIONS[direction]}`, (scenarioEditor, draft) =>
          scenarioEditor.pieces.turn(draft, paths, direction),
        )
      },
    }
  },
}

/** The counters as they would look then. */
function turned({ document }: HexDesk, turning: readonly SurveyedPiece[], direction: number): PiecePortrait[] {
  const hexes = [...new Set(turning.map(({ place }) => place))]
  return hexes.flatMap((hex) =>
    stackIn(document.state, hex)
      .filter(({ piece }) => turning.includes(piece))
      .map(({ portrait }) => ({ ...portrait, facing: (direction * 360) / DIRECTIONS.length })),
  )
}

/** Those in the hex that have a front, or all of the selection that it belongs to. */
function piecesToTurn({ document, view }: HexDesk, hex: number) {
  const { selection } = view.getState()
  const concerns = selection.has(hex) ? (other: number) => selection.has(other) : (other: number) => other === hex
  return (document.state.survey?.pieces ?? []).filter((piece) => piece.facing !== undefined && concerns(piece.place))
}

function directionTo({ grid }: HexDesk, from: number, to: number): number {
  const [, next] = chainBetween(grid, from, to)
  return DIRECTIONS.findIndex((_, direction) => grid.neighbour(from, direction) === next)
}
