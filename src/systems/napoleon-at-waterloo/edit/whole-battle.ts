import { makeBoard } from '../../../engine/hexes/whole-board.ts'
import type { Edit } from '../../../engine/scenario-editor.ts'
import { swapTwoSides } from '../../../engine/whole-battle.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { type NawDraft, SCHEMA_ROOT } from '../format/index.ts'
import { blank, SIZES } from './blank.ts'

/** Exits and entrances are hexes of the edge, and stay there. */
const isOnEdge = ([key]: Path): boolean => key === 'exits' || key === 'reinforcements'

export const board = makeBoard<NawDraft>({
  root: SCHEMA_ROOT,
  sizes: SIZES,
  isByRows: isOnEdge,
  staysOnEdge: isOnEdge,
  blank,
})

/** Each side gets what the other has, its nations included, so that everybody is still of the same troops. */
export const swapSides = (data: unknown): Edit =>
  swapTwoSides<NawDraft>(data, {
    root: SCHEMA_ROOT,
    along: ['nations'],
    finish: ({ sides = {} }) => {
      const [a, b] = Object.values(sides).map(({ name, nations }) => [name, nations.join(', ')])
      return {
        notices: [`The troops keep their nations: the ${a![0]} side now has ${a![1]}, the ${b![0]} side ${b![1]}.`],
      }
    },
  })
