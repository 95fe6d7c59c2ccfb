import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ReadyPieces } from './ready-pieces.ts'

type Piece = { readonly sector: number; readonly arm: number; readonly led: boolean }

const pieces = fc.array(fc.record({ sector: fc.nat(2), arm: fc.nat(3), led: fc.boolean() }), { maxLength: 7 })
const dice = fc.array(fc.nat(4), { maxLength: 6 })

test('5.1 a card for a sector orders as many as trying every way to spend the dice', () => {
  fc.assert(
    fc.property(pieces, dice, fc.nat(2), (ready, faces, sector) => {
      expect(gather(ready).countInSector(counts(faces), sector)).toBe(tryAll(ready, faces, sector, 9))
    }),
  )
})

test('3.1 a coordinated attack orders as many as trying every way, two units a sector or as many as the battle says', () => {
  fc.assert(
    fc.property(pieces, dice, fc.constantFrom(1, 2, 2, 3, 5), (ready, faces, most) => {
      expect(gather(ready).countCoordinated(counts(faces), most)).toBe(tryAll(ready, faces, undefined, most))
    }),
  )
})

function gather(ready: readonly Piece[]): ReadyPieces {
  const gathered = new ReadyPieces()
  // A general is led by himself.
  for (const { sector, arm, led } of ready) gathered.add(sector, arm, led || arm === 3)
  return gathered
}

function counts(faces: readonly number[]): Int32Array {
  return Int32Array.from([0, 1, 2, 3, 4], (face) => faces.filter((one) => one === face).length)
}

/** Each die goes to every piece that it fits, or to none. */
function tryAll(ready: readonly Piece[], faces: readonly number[], sector: number | undefined, most: number): number {
  const ordered = [0, 0, 0]
  const used = new Set<Piece>()
  const spend = (die: number): number => {
    if (die === faces.length) return 0
    let best = spend(die + 1)
    for (const piece of ready) {
      if (used.has(piece) || !fits(piece, faces[die]!, sector) || ordered[piece.sector]! >= most) continue
      used.add(piece)
      ordered[piece.sector]!++
      best = Math.max(best, 1 + spend(die + 1))
      ordered[piece.sector]!--
      used.delete(piece)
    }
    return best
  }
  return spend(0)
}

function fits({ sector, arm, led }: Piece, face: number, only: number | undefined): boolean {
  if (face === 3) return arm === 3 || led
  if (only !== undefined && sector !== only) return false
  return face === 4 || face === arm
}
