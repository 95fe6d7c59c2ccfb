import type { GroundPattern, PiecePortrait, PieceSymbol, Portrait } from '../../src/engine/portrait.ts'
import { layoutOf } from '../../src/scene/draw.ts'
import { APOTHEM, RADIUS } from '../../src/scene/hex-layout.ts'
import type { Colors } from '../terminal.ts'

const CELL = 4

const SYMBOLS: Readonly<Record<PieceSymbol, string>> = {
  infantry: 'I',
  cavalry: 'C',
  artillery: 'A',
  'horse-artillery': 'H',
  general: '*',
  garrison: 'g',
}

/** Several units in a hex. */
const STACK = '≡'

/** Ground that blocks or helps is darker than ground that does not. */
const GROUND: Readonly<Record<GroundPattern, string>> = {
  woods: '%%',
  orchard: '::',
  hill: '/\\',
  field: '""',
  rough: ',,',
  stream: '~~',
  marsh: '~,',
  river: '≈≈',
  bridge: '==',
  farm: '[]',
  town: '##',
  fortified: '{}',
}

/**
 * A board in letters: each hex takes two lines, every second column half a hex lower. A unit is the letter of its side,
 * its kind and its strength (`FI4`), with a star where a general is with it, and a stack the strength of all its units
 * (`F≡19`); empty hexes show their ground.
 */
export function drawTextMap({ board, pieces, sides }: Portrait, colors: Colors): string {
  const layout = layoutOf(board)
  const letters = lettersOf(sides.map(({ name }) => name))
  const paints = [colors.blue, colors.red]
  const cells = Array.from({ length: layout.grid.size }, (_, hex) => {
    const [x, y] = layout.centre(hex)
    const own = pieces.filter((piece) => piece.place === hex)
    const text = own.length > 0 ? writePieces(own, letters) : (GROUND[board.ground[hex]!] ?? '·')
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
  return [colors.dim(`    ${head}`.trimEnd()), ...lines, colors.dim(keyOf({ board, pieces, sides }, letters))].join(
    '\n',
  )
}

/** The row in a label: what follows the letters, or the last two of four digits. */
const ROW = /(?<=[A-Z])\d+$|\d\d$/

/** The first letters of the sides, or 1 and 2 where they are the same. */
function lettersOf(names: readonly string[]): string[] {
  const letters = names.map((name) => name.charAt(0).toUpperCase())
  return new Set(letters).size === names.length && letters.every((letter) => /[A-Z]/.test(letter))
    ? letters
    : names.map((_, i) => String(i + 1))
}

function writePieces(pieces: readonly PiecePortrait[], letters: readonly string[]): string {
  const units = pieces.filter(({ symbol }) => symbol !== 'general')
  const [unit] = units
  if (!unit) return `${letters[pieces[0]!.side]}${SYMBOLS.general}`
  const led = pieces.length > units.length ? '*' : ''
  const sum = units.reduce((total, { strength }) => total + strength, 0)
  const kind = units.length > 1 ? STACK : SYMBOLS[unit.symbol]
  return `${letters[unit.side]}${kind}${unit.square ? '▫' : sum}${led}`.slice(0, CELL)
}

function keyOf(
  { board, sides, pieces }: Pick<Portrait, 'board' | 'sides' | 'pieces'>,
  letters: readonly string[],
): string {
  const units = pieces.filter(({ symbol }) => symbol !== 'general')
  const kinds = [
    ...[...new Set(pieces.map(({ symbol }) => symbol))].map(
      (symbol) => `${SYMBOLS[symbol]} ${symbol.replace('-', ' ')}`,
    ),
    ...(new Set(units.map(({ place: hex }) => hex)).size < units.length ? [`${STACK} stack`] : []),
  ]
  const grounds = [...new Set(board.ground)].flatMap((ground) =>
    ground ? [`${GROUND[ground]} ${board.groundNames[ground]?.toLowerCase() ?? ground}`] : [],
  )
  return `    ${[...sides.map(({ name }, i) => `${letters[i]} ${name}`), ...kinds, ...grounds].join(', ')}`
}
