import { type Lettering, letteringWidth } from './lettering.ts'
import { guidesAlong, isPlaceable, lettersAlong } from './letters-along.ts'
import type { Letter, Point, Rect } from './shapes.ts'

/** A name along a course: its middle, where its letters are, and what they cover. */
export type NameAlong = { readonly at: Point; readonly boxes: readonly Rect[]; readonly letters: readonly Letter[] }

/** A place that it could have: what that costs at least, and the place with all that it costs, unless that is too much. */
type PlaceAlong = {
  readonly cost: number
  find(costOf: (box: Rect) => number, most: number): { readonly spot: NameAlong; readonly cost: number } | undefined
}

/** How far apart the places are that are tried along a course. */
const STEP = 20

/** Places for letters on a course and beside it, so far to its right each; wide apart where there is room. */
export function placesAlong(
  name: string,
  { size, lettering = 'italic' }: { readonly size: number; readonly lettering?: Lettering },
  course: readonly Point[],
  asides: readonly number[],
): PlaceAlong[] {
  if (!isPlaceable(name)) return []
  const places: PlaceAlong[] = []
  guidesAlong(course, asides).forEach((guide, k) => {
    for (const wide of [0.4, 0.06]) {
      const spacing = wide * size
      const room = guide.length - letteringWidth(name, size, lettering, spacing)
      for (let from = 0; from <= room; from += STEP) {
        const least = Math.abs(from - room / 2) * 0.1 + Math.abs(asides[k]!) * 0.3 + (0.4 - wide) * 20
        places.push({
          cost: least,
          find: (costOf, most) => {
            const found = lettersAlong(name, guide, from, { size, lettering, spacing }, costOf, most - least)
            if (!found) return undefined
            const { letters, boxes, cost } = found
            const middle = boxes[Math.floor(boxes.length / 2)]!
            const at: Point = [middle.x + middle.width / 2, middle.y + middle.height / 2]
            return { spot: { at, boxes, letters }, cost: least + cost }
          },
        })
      }
    }
  })
  return places
}
