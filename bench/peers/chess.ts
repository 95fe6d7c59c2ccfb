import { Chess } from 'chessops/chess'
import type { Role } from 'chessops/types'
import { type Dice, roll } from '../../src/engine/dice.ts'

/** Games without a plan can be very long. */
const MOST_PLIES = 300

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight']

/** What a piece is worth to one that takes it. */
const WORTH: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 }

type Move = { readonly from: number; readonly to: number }
type Player = (position: Chess, dice: Dice) => Move | undefined

/** Plays a game of chess with moves chosen at random. Gives their number. */
export const playChess = (dice: Dice) => play(dice, chooseAny)

/** Plays a game of chess by one look ahead: who can take something takes the best of it, otherwise moves at random. */
export const playGreedyChess = (dice: Dice) => play(dice, chooseBest)

function play(dice: Dice, choose: Player): number {
  const position = Chess.default()
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    const move = position.isInsufficientMaterial() ? undefined : choose(position, dice)
    if (!move) return plies
    const { from, to } = move
    const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56)
    position.play(promotes ? { from, to, promotion: PROMOTIONS[roll(dice, PROMOTIONS.length) - 1]! } : { from, to })
  }
  return MOST_PLIES
}

/** Counts the moves first, so that none but the chosen one has to be made. */
function chooseAny(position: Chess, dice: Dice): Move | undefined {
  const moves = position.allDests()
  let count = 0
  for (const squares of moves.values()) count += squares.size()
  if (count === 0) return undefined
  let choice = roll(dice, count) - 1
  for (const [from, squares] of moves) {
    const size = squares.size()
    if (choice < size) return { from, to: nth(squares, choice) }
    choice -= size
  }
  throw new Error('fewer moves than counted')
}

function chooseBest(position: Chess, dice: Dice): Move | undefined {
  let best: Move | undefined
  let [most, equals] = [-1, 0]
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      const taken = position.board.getRole(to)
      const worth = taken ? WORTH[taken] : 0
      if (worth < most) continue
      equals = worth > most ? 1 : equals + 1
      most = worth
      if (roll(dice, equals) === 1) best = { from, to }
    }
  }
  return best
}

function nth(squares: Iterable<number>, choice: number): number {
  let place = 0
  for (const square of squares) if (place++ === choice) return square
  throw new Error('fewer squares than counted')
}
