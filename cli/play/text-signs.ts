import {
  type BoardPortrait,
  type GroundPattern,
  groundsOf,
  lookOf,
  type PiecePortrait,
  type PieceSymbol,
  type Portrait,
} from '../../src/engine/portrait.ts'
import { visible } from '../output/terminal.ts'

const SYMBOLS: Readonly<Record<PieceSymbol, string>> = {
  infantry: 'I',
  cavalry: 'C',
  artillery: 'A',
  'horse-artillery': 'H',
  general: '*',
  garrison: 'g',
}

/** Several units in a place. */
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
  lake: '~=',
  ice: '<>',
  snow: '**',
  sand: '..',
  heath: "''",
  scrub: ';;',
  bog: '~;',
  ravine: '\\/',
  'sunken-road': '__',
  vineyard: '||',
  garden: '&&',
  enclosures: '|_',
  cemetery: '++',
  ruins: '[,',
  'walled-village': '[#',
  redoubt: '^^',
  abatis: 'xx',
}

/** The sign of a kind of ground; nothing where it has no pattern. */
export function groundSign(board: BoardPortrait, kind: string | undefined): string | undefined {
  const look = kind === undefined ? undefined : lookOf(board, kind)
  return look && GROUND[look.pattern]
}

/** The first letters of the sides, or 1 and 2 where they are the same. */
export function lettersOf(names: readonly string[]): string[] {
  const letters = names.map((name) => name.charAt(0).toUpperCase())
  return new Set(letters).size === names.length && letters.every((letter) => /[A-Z]/.test(letter))
    ? letters
    : names.map((_, i) => String(i + 1))
}

/** The pieces of a place in so many letters: side, kind and strength. */
export function formatPieces(pieces: readonly PiecePortrait[], letters: readonly string[], room: number): string {
  const units = pieces.filter(({ symbol }) => symbol !== 'general')
  const [unit] = units
  if (!unit) return `${letters[pieces[0]!.side]}${SYMBOLS.general}`
  const led = pieces.length > units.length ? '*' : ''
  const sum = units.reduce((total, { strength }) => total + strength, 0)
  const kind = units.length > 1 ? STACK : SYMBOLS[unit.symbol]
  return `${letters[unit.side]}${kind}${unit.square ? '▫' : sum}${led}`.slice(0, room)
}

/** What the letters and signs of a map mean. */
export function keyOf(
  { board, sides, pieces }: Pick<Portrait, 'board' | 'sides' | 'pieces'>,
  letters: readonly string[],
): string {
  const units = pieces.filter(({ symbol }) => symbol !== 'general')
  const kinds = [
    ...[...new Set(pieces.map(({ symbol }) => symbol))].map(
      (symbol) => `${SYMBOLS[symbol]} ${symbol.replace('-', ' ')}`,
    ),
    ...(new Set(units.map(({ place }) => place)).size < units.length ? [`${STACK} stack`] : []),
  ]
  const grounds = groundsOf(board).map(
    (ground) => `${groundSign(board, ground)} ${visible(board.groundNames[ground]?.toLowerCase() ?? ground)}`,
  )
  return `    ${[...sides.map(({ name }, i) => `${letters[i]} ${visible(name)}`), ...kinds, ...grounds].join(', ')}`
}
