import type { PiecePortrait, Portrait } from '../../engine/portrait.ts'
import { slug } from '../../scenario/wording.ts'
import { COUNTER, drawPieces } from '../../scene/counters.ts'
import { APOTHEM, RADIUS } from '../../scene/hex-layout.ts'
import { LONE_BOARD, LONE_HEX } from '../../scene/lone-hex.ts'
import { box, lines, type Scene, type Shape } from '../../scene/shapes.ts'
import { drawBlock } from '../../scene/table/block.ts'
import { TENTH } from '../../scene/table-layout.ts'
import { coloursFor, type Theme } from '../../scene/theme.ts'
import type { VassalBoard } from './board.ts'
import {
  basicPiece,
  facings,
  label,
  makePiece,
  markers,
  prototype,
  strengthLayer,
  switchedLayer,
  type Trait,
} from './piece.ts'
import { plainText } from './plain-text.ts'

/** The prototype that all pieces share. */
export const PROTOTYPE = 'Piece'

/** What a piece is called in lists. */
export function nameOf({ name, type }: PiecePortrait): string {
  return plainText(name === undefined ? type : `${name}, ${type}`)
}

/** A shape around the origin, around the middle of the lone hex instead. */
const around = (shape: Shape): Shape => ({ kind: 'group', x: RADIUS, y: APOTHEM, shapes: [shape] })

/** Makes the pieces of a module, and collects their pictures: one for each look. */
export class CounterMaker {
  /** The pictures by the names of their files, each with its width in pixels. */
  readonly pictures = new Map<string, { readonly scene: Scene; readonly width: number }>()
  readonly #portrait: Portrait
  readonly #theme: Theme
  readonly #scale: number
  readonly #facings: number
  /** How the pictures of a kind of unit begin. */
  readonly #kinds = new Map<string, string>()
  #pieces = 0

  constructor(portrait: Portrait, theme: Theme, { scale, facings: count }: Pick<VassalBoard, 'scale' | 'facings'>) {
    this.#portrait = portrait
    this.#theme = theme
    this.#scale = scale
    this.#facings = count
  }

  /** The number that the next piece gets. */
  get nextId(): number {
    return this.#pieces + 1
  }

  /** The definition of a piece. From below: the arrow of its front, turned; its counter at each strength; its name. */
  make(piece: PiecePortrait): { readonly id: number; readonly size: number; readonly definition: string } {
    const id = ++this.#pieces
    if (piece.footprint) return this.#makeBlock(piece, piece.footprint, id)
    const levels = Array.from({ length: Math.max(1, piece.full) }, (_, lost) => piece.full - lost)
    const images = levels.map((strength) => this.#drawCounter({ ...piece, strength }))
    const suffixes = levels.map((strength, i) => (i === 0 ? '' : `+ (${strength} of ${piece.full})`))
    const { facing } = piece
    const hasFront = facing !== undefined
    const traits: Trait[] = [
      prototype(PROTOTYPE),
      ...this.#about(piece),
      ...(piece.symbol === 'infantry'
        ? [switchedLayer('Square', 'Form square or line', this.#drawSquare(piece), piece.square)]
        : []),
      ...(hasFront ? [strengthLayer(images, suffixes, piece.full - piece.strength + 1), this.#turned(facing)] : []),
    ]
    const below = hasFront ? this.#drawFront(piece) : images[0]!
    const size = this.pictures.get(below)!.width
    return { id, size, definition: makePiece(traits, basicPiece(below, nameOf(piece), id)) }
  }

  /** A base to scale, which is turned as a whole. */
  #makeBlock(piece: PiecePortrait, footprint: NonNullable<PiecePortrait['footprint']>, id: number) {
    const { width, depth } = footprint
    const { arrives: _arrives, values: _values, ...bare } = piece
    const name = `${this.#kindOf(piece)}-${width}x${depth}`
    const shapes = () => drawBlock({ ...bare, facing: 0 }, footprint, this.#theme).map((shape) => around(shape))
    const image = this.#keep(name, shapes, Math.max(width, depth) * TENTH + 4)
    const values = piece.values === undefined ? {} : { Values: plainText(piece.values) }
    const traits: Trait[] = [prototype(PROTOTYPE), ...this.#about(piece, values), this.#turned(piece.facing ?? 0)]
    const { width: size } = this.pictures.get(image)!
    return { id, size, definition: makePiece(traits, basicPiece(image, nameOf(piece), id)) }
  }

  #about({ side, type, name }: PiecePortrait, more: Readonly<Record<string, string>> = {}): Trait[] {
    return [
      markers({ Side: plainText(this.#portrait.sides[side]?.name ?? ''), Type: plainText(type), ...more }),
      ...(name === undefined ? [] : [label(plainText(name))]),
    ]
  }

  /** Turned to a direction in degrees. */
  #turned(facing: number): Trait {
    const step = Math.round((facing / 360) * this.#facings)
    return facings(this.#facings, ((step % this.#facings) + this.#facings) % this.#facings)
  }

  #drawCounter(piece: PiecePortrait): string {
    const { strength, full } = piece
    const name = `${this.#kindOf(piece)}${full > 1 ? `-${strength}of${full}` : ''}`
    const { facing: _facing, name: _name, arrives: _arrives, ...bare } = piece
    const lone = { ...bare, place: 0, square: false, facing: undefined, name: undefined }
    const portrait = { ...this.#portrait, board: LONE_BOARD, pieces: [lone] }
    return this.#keep(name, () => drawPieces(portrait, LONE_HEX, this.#theme), COUNTER + 6)
  }

  /** A name for pictures: grades that differ in more than letters and digits, or in capitals, get a number. */
  #kindOf(piece: PiecePortrait): string {
    const { side, colour, symbol, grade, full, values = '' } = piece
    const key = JSON.stringify([side, colour, symbol, grade, full, values])
    const known = this.#kinds.get(key)
    if (known !== undefined) return known
    const marks = [grade, values].filter((mark) => mark !== '').map((mark) => `-${slug(mark) || 'x'}`)
    const base = `${paintOf(piece)}-${symbol}${marks.join('')}`
    const taken = [...this.#kinds.values()].filter((one) => one === base || one.startsWith(`${base}.`)).length
    const name = taken === 0 ? base : `${base}.${taken + 1}`
    this.#kinds.set(key, name)
    return name
  }

  /** An arrow to the north; the module turns it. */
  #drawFront(piece: PiecePortrait): string {
    const { fill, edge } = coloursFor(piece, this.#theme)
    const tip = -APOTHEM + 2.5
    const d = lines([
      [RADIUS, APOTHEM + tip],
      [RADIUS + 9.5, APOTHEM + tip + 12],
      [RADIUS - 9.5, APOTHEM + tip + 12],
    ])
    return this.#keep(
      `${paintOf(piece)}-front`,
      () => [{ kind: 'path', d, fill, stroke: edge, width: 1.4 }],
      2 * APOTHEM,
    )
  }

  #drawSquare(piece: PiecePortrait): string {
    const stroke = coloursFor(piece, this.#theme).ink
    const d = box([RADIUS, APOTHEM], COUNTER - 7, COUNTER - 7)
    return this.#keep(`${paintOf(piece)}-square`, () => [{ kind: 'path', d, stroke, width: 1.8 }], COUNTER + 6)
  }

  /** Keeps a picture of this size around the middle of a hex. Even sizes, so that the middle is a pixel. */
  #keep(name: string, draw: () => readonly Shape[], size: number): string {
    const file = `${name}.png`
    if (!this.pictures.has(file)) {
      const edge = Math.ceil(size / 2) * 2
      const shapes: Shape[] = [{ kind: 'group', x: edge / 2 - RADIUS, y: edge / 2 - APOTHEM, shapes: draw() }]
      const scene = { title: name, width: edge, height: edge, layers: [{ id: 'pieces' as const, shapes }] }
      this.pictures.set(file, { scene, width: 2 * Math.max(1, Math.round((edge * this.#scale) / 2)) })
    }
    return file
  }
}

/** Whose picture it is, in the names of files: the number of the side, and a colour of its own. */
function paintOf({ side, colour }: PiecePortrait): string {
  return colour === undefined ? `${side + 1}` : `${side + 1}-${colour.slice(1).toLowerCase()}`
}
