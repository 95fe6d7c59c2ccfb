import { columnOrdinal, makeHex } from '../../../board/hex-labels.ts'
import type { ViveLempereurScenario } from './types.gen.ts'

/** A scenario of which any part may be missing. */
export type Fragment = Partial<Omit<ViveLempereurScenario, 'board'>> & {
  readonly board?: Partial<ViveLempereurScenario['board']>
}

/** A whole scenario out of a fragment: what it leaves out is an open board with two sides and six turns. */
export function fillDefaults(fragment: Fragment): ViveLempereurScenario {
  const board = { kind: 'hex', columns: 'A-V', rows: 13, ...fragment.board } as ViveLempereurScenario['board']
  return {
    format: 1,
    system: 'vive-lempereur',
    id: 'fragment',
    title: 'Fragment',
    turns: 6,
    sides: {
      french: { name: 'French', nations: ['french'], edge: 'south' },
      allied: { name: 'Allied', nations: ['english', 'prussian'], edge: 'north' },
    },
    victory: [],
    ...fragment,
    board: { ...board, sectors: board.sectors ?? thirds(board.columns, board.rows) },
  }
}

/** Three sectors of as many columns each; what is over goes to the east. */
function thirds(columns: string, rows: number): ViveLempereurScenario['board']['sectors'] {
  const [first = 0, last = 0] = columns.split('-').map(columnOrdinal)
  const width = Math.max(1, Math.floor((last - first + 1) / 3))
  const sector = (from: number, to: number) =>
    from > to ? [] : [`${makeHex({ column: from, row: 0 })}-${makeHex({ column: to, row: rows - 1 })}`]
  return {
    west: sector(first, first + width - 1),
    centre: sector(first + width, Math.min(last, first + 2 * width - 1)),
    east: sector(first + 2 * width, last),
  }
}
