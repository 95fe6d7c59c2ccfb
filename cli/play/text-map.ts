import type { HexGrid } from '../../src/board/hex-grid.ts'
import { sideLabel } from '../../src/board/hex-sides.ts'
import type { HexBoardPortrait, Portrait } from '../../src/engine/portrait.ts'
import { APOTHEM, RADIUS } from '../../src/scene/hex-layout.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { type Colors, visible } from '../output/terminal.ts'
import { formatPieces, groundSign, keyOf, lettersOf } from './text-signs.ts'
import { drawTextTable } from './text-table.ts'

const CELL = 4

/** A board in letters. */
export function drawTextMap({ board, ...rest }: Portrait, colors: Colors): string {
  return board.kind === 'hex' ? drawHexes({ board, ...rest }, colors) : drawTextTable({ board, ...rest }, colors)
}

/**
 * A board of hexes: each hex takes two lines, every second column half a hex lower. A unit is the letter of its side,
 * its kind and its strength (`FI4`), with a star where a general is with it, and a stack the strength of all its units
 * (`F≡19`); empty hexes show their ground.
 */
function drawHexes({ board, pieces, sides }: Portrait<HexBoardPortrait>, colors: Colors): string {
  const layout = layoutOf(board)
  const letters = lettersOf(sides.map(({ name }) => name))
  const paints = [colors.blue, colors.red]
  const cells = Array.from({ length: layout.grid.size }, (_, hex) => {
    const [x, y] = layout.centre(hex)
    const own = pieces.filter((piece) => piece.place === hex)
    const text = own.length > 0 ? formatPieces(own, letters, CELL) : (groundSign(board, board.ground[hex]) ?? '·')
    const paint = own.length > 0 ? (words: string) => colors.bold(paints[own[0]!.side % 2]!(words)) : colors.dim
    return {
      column: Math.round(x / (1.5 * RADIUS)),
      line: Math.round(y / APOTHEM),
      label: layout.grid.label(hex),
      text,
      paint,
    }
  })
  const [firstColumn, firstLine] = [
    Math.min(...cells.map(({ column }) => column)),
    Math.min(...cells.map(({ line }) => line)),
  ]
  const last = Math.max(...cells.map(({ line }) => line))
  const columns = new Map(cells.map(({ column, label }) => [column, label.replace(ROW, '')]))
  const lines = Array.from({ length: last - firstLine + 1 }, (_, i) => {
    const own = cells.filter(({ line }) => line === firstLine + i).toSorted((a, b) => a.column - b.column)
    let [text, width] = ['', 0]
    for (const { column, text: words, paint } of own) {
      const at = (column - firstColumn) * CELL
      text += ' '.repeat(at - width) + paint(words)
      width = at + words.length
    }
    const row = own[0] && own[0].column === firstColumn ? (ROW.exec(own[0].label)?.[0] ?? '') : ''
    return `${colors.dim(row.padStart(3))} ${text}`.trimEnd()
  })
  const head = [...columns.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, letter]) => letter.padEnd(CELL))
    .join('')
  const foot = [keyOf({ board, pieces, sides }, letters), ...listHexsides(board, layout.grid)]
  return [colors.dim(`    ${head}`.trimEnd()), ...lines, ...foot.map(colors.dim)].join('\n')
}

/** Letters have no room between hexes, so that what is there is listed: `river: D5/D6, D6/E5`. */
function listHexsides({ hexsides = [] }: HexBoardPortrait, grid: HexGrid): string[] {
  const names = [...new Set(hexsides.map(({ name }) => name))]
  return names.map((name) => {
    const own = hexsides.filter((one) => one.name === name)
    return `${visible(name)}: ${own.map(({ side }) => sideLabel(grid, side)).join(', ')}`
  })
}

/** The row in a label: what follows the letters, or the last two of four digits. */
const ROW = /(?<=[A-Z])\d+$|\d\d$/
