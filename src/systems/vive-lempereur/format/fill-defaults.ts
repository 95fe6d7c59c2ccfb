import { columnOrdinal, makeHex } from '../../../board/hex-labels.ts'
import { isFoughtAcross } from './sectors.ts'
import type { Edge, Sectors, ViveLempereurScenario } from './types.gen.ts'

/** A scenario of which any part may be missing. */
export type Fragment = Partial<Omit<ViveLempereurScenario, 'board'>> & {
  readonly board?: Partial<ViveLempereurScenario['board']>
}

/** A whole scenario out of a fragment: what it leaves out is an open board with two sides and six turns. */
export function fillDefaults(fragment: Fragment): ViveLempereurScenario {
  const sides = fragment.sides ?? USUAL_SIDES
  const board = { kind: 'hex', columns: 'A-V', rows: 13, ...fragment.board } as ViveLempereurScenario['board']
  return {
    format: 1,
    system: 'vive-lempereur',
    id: 'fragment',
    title: 'Fragment',
    turns: 6,
    victory: [],
    ...fragment,
    sides,
    board: {
      ...board,
      sectors:
        board.sectors ??
        thirds(
          board.columns,
          board.rows,
          Object.values(sides).map(({ edge }) => edge),
        ),
    },
  }
}

const USUAL_SIDES: ViveLempereurScenario['sides'] = {
  french: { name: 'French', nations: ['french'], edge: 'south' },
  allied: { name: 'Allied', nations: ['english', 'prussian'], edge: 'north' },
}

/** Three sectors of as many columns each, or of as many rows; what is over goes to the east, or to the north. */
export function thirds(columns: string, rows: number, edges: readonly Edge[]): Sectors {
  const [first = 0, last = 0] = columns.split('-').map(columnOrdinal)
  if (isFoughtAcross(edges)) {
    const height = Math.max(1, Math.floor(rows / 3))
    const band = (from: number, to: number) =>
      from > to ? [] : [`${makeHex({ column: first, row: from })}-${makeHex({ column: last, row: to })}`]
    return {
      north: band(2 * height, rows - 1),
      centre: band(height, Math.min(rows, 2 * height) - 1),
      south: band(0, height - 1),
    }
  }
  const width = Math.max(1, Math.floor((last - first + 1) / 3))
  const sector = (from: number, to: number) =>
    from > to ? [] : [`${makeHex({ column: from, row: 0 })}-${makeHex({ column: to, row: rows - 1 })}`]
  return {
    west: sector(first, first + width - 1),
    centre: sector(first + width, Math.min(last, first + 2 * width - 1)),
    east: sector(first + 2 * width, last),
  }
}
