import { mix } from '../board/colours.ts'
import { stir } from './jitter.ts'
import { lines, type Point, type Rect, round, type Shape } from './shapes.ts'
import { clip } from './table/rings.ts'
import type { Theme } from './theme.ts'

/** What grows on parcels, and what does where fields are ground with effects. */
const CROPS = ['meadow', 'straw', 'fallow'] as const
const UNSOWN = ['meadow', 'fallow', 'meadow'] as const
/** Half as long as parcels are, how far they differ, and how broad they are at least. */
const [HALF, LOOSE, BREADTH] = [31, 7, 12]
/** So many places across and down are a tract, in which all parcels lie the same way. */
const TRACT = 3

/**
 * Land as old maps tint it: parcels side by side, with furrows and hedges, the same way all over a tract. They mean nothing. Where
 * fields are ground with effects, none looks like one: then there are meadows and fallow land alone.
 */
export class Parcels {
  readonly #areas = { meadow: '', straw: '', fallow: '' }
  readonly #hasFields: boolean
  readonly #scale: number
  readonly #within: Rect | undefined
  #furrows = ''
  #hedges = ''

  constructor(hasFields: boolean, scale = 1, within?: Rect) {
    this.#hasFields = hasFields
    this.#scale = scale
    this.#within = within
  }

  /** Whether the land at a place is tilled, which comes in tracts; more so near villages. */
  static isTilled(column: number, row: number, isNear: boolean): boolean {
    const tract = stir(Math.floor(column / TRACT), Math.floor(row / TRACT), 20)
    return stir(column, row, 21) < (isNear || tract < 0.5 ? 0.86 : 0.07)
  }

  /** Some parcels around a point; what they are depends on the place alone. */
  add([x, y]: Point, column: number, row: number): void {
    const [across, down] = [Math.floor(column / TRACT), Math.floor(row / TRACT)]
    const way = (stir(across, down, 22) + stir(column, row, 27) * 0.05) * Math.PI
    const [ux, uy] = [Math.cos(way), Math.sin(way)]
    const count = 3 + Math.floor(stir(column, row, 23) * 2)
    const skew = (stir(column, row, 24) - 0.5) * 9
    const scale = this.#scale
    const at = (along: number, aside: number): Point => [
      x + (ux * along - uy * aside) * scale,
      y + (uy * along + ux * aside) * scale,
    ]
    let aside = -count * BREADTH * 0.6
    for (let i = 0; i < count; i++) {
      const chance = stir(column * 8 + i, row, 25)
      const breadth = BREADTH + chance * 5
      const [from, to] = [-HALF - chance * LOOSE, HALF + stir(column * 8 + i, row, 26) * LOOSE]
      const [start, end] = [at(from + skew, aside), at(to + skew, aside)]
      const crop = (this.#hasFields ? UNSOWN : CROPS)[Math.floor(chance * 7.9) % 4]
      if (crop) {
        const foot = [at(to - skew * 0.2, aside + breadth), at(from - skew * 0.2, aside + breadth)]
        this.#areas[crop] += this.#ring([start, end, ...foot])
      }
      if (crop === 'straw')
        for (const share of [0.3, 0.7]) {
          const [left, aslant] = [from + 3 + skew * (1 - share), aside + breadth * share]
          this.#furrows += this.#line(at(left, aslant), at(left + to - from - 7, aslant))
        }
      if (i === 0 || (crop === 'meadow' && i === 2)) this.#hedges += this.#line(start, end)
      aside += breadth
    }
  }

  #ring(corners: readonly Point[]): string {
    const shown = this.#within ? clip(corners, this.#within) : corners
    return shown.length < 3 ? '' : lines(shown)
  }

  #line(from: Point, to: Point): string {
    const within = this.#within
    if (within && !(isIn(from, within) && isIn(to, within))) return ''
    return `M${round(from[0])} ${round(from[1])}l${round(to[0] - from[0])} ${round(to[1] - from[1])}`
  }

  draw(theme: Theme): (Shape & { readonly kind: 'path' })[] {
    const { paper, tree, treeEdge, field, furrow, contour } = theme
    // On grey paper they must not look like hills.
    const strength = (this.#hasFields ? 0.75 : 1) * (theme.tint.isGrey ? 0.5 : 1)
    const colours = {
      meadow: mix(paper, tree, 0.17 * strength),
      straw: mix(paper, field, 0.5),
      fallow: mix(paper, contour, 0.13 * strength),
    }
    return [
      ...CROPS.map((crop) => ({ kind: 'path', d: this.#areas[crop], fill: colours[crop] }) as const),
      { kind: 'path' as const, d: this.#furrows, stroke: mix(paper, furrow, 0.45), width: 0.7 },
      { kind: 'path' as const, d: this.#hedges, stroke: mix(paper, treeEdge, 0.34), width: 2.2, dash: [0.1, 4.6] },
    ].filter(({ d }) => d !== '')
  }
}

const isIn = ([px, py]: Point, { x, y, width, height }: Rect) =>
  px >= x && py >= y && px <= x + width && py <= y + height
