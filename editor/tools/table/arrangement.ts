import { FACINGS } from '../../../src/board/table/facing.ts'
import { placeOf, type TableSize } from '../../../src/board/table/places.ts'
import type { Point } from '../../../src/board/table/point.ts'
import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import type { Station } from '../../../src/engine/table-scenario-editor.ts'
import type { TablePiece } from './hit-targets.ts'

/** Where each of a group would stand, in its order. */
export type Arrangement = readonly Station[]

/** A group as it stands. */
export const arrangementOf = (group: readonly TablePiece[]): Arrangement =>
  group.map(({ at, piece: { facing } }) => ({ at, facing }))

/** The middle of what a group covers. */
export function centreOf(arrangement: Arrangement): Point {
  const middle = (at: 0 | 1) => {
    const all = arrangement.map((station) => station.at[at])
    return Math.round((Math.min(...all) + Math.max(...all)) / 2)
  }
  return [middle(0), middle(1)]
}

/** A group moved as one: no further than that all of it stays on the table. */
export function moved({ width, height }: TableSize, arrangement: Arrangement, [dx, dy]: Point): Arrangement {
  const room = (at: 0 | 1, by: number, end: number) => {
    const all = arrangement.map((station) => station.at[at])
    return Math.max(-Math.min(...all), Math.min(end - Math.max(...all), by))
  }
  const [x, y] = [room(0, dx, width), room(1, dy, height)]
  return arrangement.map(({ at, facing }) => ({ at: [at[0] + x, at[1] + y], facing }))
}

/** A group turned about its centre by so many sixteenths, clockwise; brought back onto the table where it would not be. */
export function turned(size: TableSize, arrangement: Arrangement, steps: number): Arrangement {
  const [cx, cy] = centreOf(arrangement)
  const angle = (steps * 2 * Math.PI) / FACINGS
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const around = arrangement.map(({ at: [x, y], facing }): Station => {
    const [dx, dy] = [x - cx, y - cy]
    return {
      at: [Math.round(cx + dx * cos + dy * sin), Math.round(cy - dx * sin + dy * cos)],
      facing: facing === undefined ? undefined : (((facing + steps) % FACINGS) + FACINGS) % FACINGS,
    }
  })
  return broughtBack(size, around)
}

/** A group that has come off the table, back on it. */
export function broughtBack(size: TableSize, arrangement: Arrangement): Arrangement {
  return moved(size, arrangement, shiftInto(size, arrangement))
}

/** How a group of pieces would look in another order. */
export function ghosts(size: TableSize, group: readonly TablePiece[], arrangement: Arrangement): PiecePortrait[] {
  return group.map(({ portrait }, i) => {
    const { at, facing } = arrangement[i]!
    return {
      ...portrait,
      place: placeOf(size, at),
      facing: facing === undefined ? undefined : (facing * 360) / FACINGS,
    }
  })
}

/** How far what has come off the table has to go back. */
function shiftInto({ width, height }: TableSize, arrangement: Arrangement): Point {
  const back = (at: 0 | 1, end: number) => {
    const all = arrangement.map((station) => station.at[at])
    return Math.max(0, -Math.min(...all)) - Math.max(0, Math.max(...all) - end)
  }
  return [back(0, width), back(1, height)]
}
