/** Letters made for maps: upright for what people have built, slanted for the land. */
export type Lettering = 'roman' | 'italic'

/** The family of both, shipped with us, and what is most like it elsewhere. */
export const MAP_FONT = 'EB Garamond'
export const MAP_FONTS = `${MAP_FONT}, Garamond, Georgia, serif`
export const MAP_WEIGHTS = { roman: 600, italic: 500 } as const satisfies Record<Lettering, number>

/** How wide the letters from space to tilde are, in hundredths of their size, and how wide others are about. */
const WIDTHS = {
  roman: letters(
    '23 28 38 48 45 69 79 23 31 31 35 60 24 30 24 40 51 51 51 51 51 51 51 51 51 51 27 24 55 61 55 39 77 71 61 71 76 57 54 ' +
      '72 80 36 36 74 59 91 80 76 59 76 74 48 69 74 70 99 74 63 60 35 40 35 51 56 23 43 53 41 54 41 35 48 55 28 25 52 27 80 ' +
      '55 50 54 53 39 35 36 54 47 73 48 47 42 37 27 37 53',
  ),
  italic: letters(
    '21 29 35 46 51 68 83 21 31 31 35 59 23 29 23 28 50 50 50 50 50 50 50 50 50 50 24 23 59 61 59 34 77 69 59 64 75 57 52 ' +
      '70 76 37 32 72 58 99 77 69 59 70 71 49 64 70 70 108 66 60 64 37 41 37 51 51 21 51 48 33 53 36 34 43 51 31 28 48 30 80 ' +
      '55 41 47 50 41 29 32 54 43 65 46 43 43 37 27 37 52',
  ),
} as const
const [FIRST, USUAL] = [0x20, 53]

function letters(widths: string): readonly number[] {
  return widths.split(' ').map(Number)
}

/** How wide one letter is. One with an accent is as wide as without. */
export function letterWidth(letter: string, size: number, lettering: Lettering): number {
  const code = letter.charCodeAt(0)
  const plain = code < 0x7f ? code : letter.normalize('NFD').charCodeAt(0)
  return ((WIDTHS[lettering][plain - FIRST] ?? USUAL) * size) / 100
}

/** How wide a text is, with so much between its letters. */
export function letteringWidth(text: string, size: number, lettering: Lettering, spacing = 0): number {
  let sum = 0
  for (const letter of text) sum += letterWidth(letter, size, lettering) + spacing
  return sum - (text === '' ? 0 : spacing)
}
