import { type Lettering, letteringWidth } from '../lettering.ts'

/** How wide letters of our font are, in hundredths of its size; all others are like the usual ones. */
const WIDTHS: readonly (readonly [letters: string, plain: number, bold: number])[] = [
  [" .,:;'’|!", 32, 37],
  ['ijlI', 29, 35],
  ['ftr()[]/-', 39, 45],
  ['mwMW@%—', 90, 102],
  ['ABCDEFGHKLNOPQRSTUVXYZ&', 70, 77],
]
const USUAL = [61, 69] as const
/** The same by letter: names are measured thousands of times for a picture. */
const BY_LETTER = new Map(
  WIDTHS.flatMap(([letters, plain, bold]) => Array.from(letters).map((letter) => [letter, [plain, bold]] as const)),
)

/** About how wide a text is: names are placed by it. */
export function textWidth(text: string, size: number, bold = false): number {
  let sum = 0
  for (const letter of text) sum += (BY_LETTER.get(letter) ?? USUAL)[bold ? 1 : 0]
  return (sum * size) / 100
}

/** How a text is written, as far as its width goes by it. */
type Face = { readonly size: number; readonly bold?: boolean; readonly lettering?: Lettering }

/** The same in the letters of maps, where it is written in these. */
export const widthIn = ({ size, bold, lettering }: Face, text: string) =>
  lettering ? letteringWidth(text, size, lettering) : textWidth(text, size, bold)

/** A text in lines that are no wider than this, if its words are not. */
export const wrap = (text: string, room: number, size: number, bold = false) => wrapIn({ size, bold }, text, room)

/** The same in letters of any kind. */
export function wrapIn(face: Face, text: string, room: number): string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    if (last !== undefined && widthIn(face, `${last} ${word}`) <= room) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}
