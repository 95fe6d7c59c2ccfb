import { Chess } from 'chessops/chess'
import type { Role } from 'chessops/types'
import { type Dice, roll } from '../../src/engine/dice.ts'

/** Random games of chess can be very long. */
const MOST_PLIES = 300

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight']

/** Plays a game of chess with moves chosen at random. Gives their number. */
export function playChess(dice: Dice): number {
  const position = Chess.default()
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    const moves = position.allDests()
    let count = 0
    for (const squares of moves.values()) count += squares.size()
    if (count === 0 || position.isInsufficientMaterial()) return plies
    let choice = roll(dice, count) - 1
    for (const [from, squares] of moves) {
      const size = squares.size()
      if (choice >= size) {
        choice -= size
        continue
      }
      const to = nth(squares, choice)
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56)
      position.play(promotes ? { from, to, promotion: PROMOTIONS[roll(dice, PROMOTIONS.length) - 1]! } : { from, to })
      break
    }
  }
  return MOST_PLIES
}

function nth(squares: Iterable<number>, choice: number): number {
  let place = 0
  for (const square of squares) if (place++ === choice) return square
  throw new Error('fewer squares than counted')
}
