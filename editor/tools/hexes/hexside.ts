import { Waves } from 'lucide-react'
import { plainSide, sideLabel, sidesBetween, sideTowards } from '../../../src/board/hex-sides.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import { onHexes } from '../../document/by-board.ts'
import type { HexTool } from '../tool.ts'
import { chosenHexside } from './chosen.ts'

export const hexside: HexTool = {
  board: 'hex',
  id: 'hexside',
  name: 'Hexside',
  key: 'w',
  icon: Waves,
  hint: 'Drag along the sides of hexes; Alt clears them; by keyboard hold Shift and step across a side; the hex you are in is the higher one',
  aims: true,
  changes: 'ways',
  isOffered: ({ hexsides }) => hexsides.length > 0,
  begin(desk, start, held) {
    const kind = chosenHexside(desk)
    if (!kind) return undefined
    const { grid } = desk
    const isClearing = held.alt
    /** By the smaller number of a side, the one that it is told by. */
    const sides = new Map<number, number>()
    let last = start
    const add = (side: number) => {
      const plain = side === NOWHERE ? NOWHERE : plainSide(grid, side)
      if (side !== NOWHERE && !sides.has(plain)) sides.set(plain, side)
    }
    let lastSide = NOWHERE
    /** Whoever crosses the middle of a hex, near to none of its sides, goes on around it: a stroke has no gaps. */
    const trace = (side: number) => {
      if (side === NOWHERE) return
      if (lastSide !== NOWHERE) for (const between of sidesBetween(grid, lastSide, side)) add(between)
      add(side)
      lastSide = side
    }
    for (const side of held.sides ?? []) trace(side)
    const describe = () => {
      const [first] = sides.values()
      const where = first !== undefined && sides.size === 1 ? sideLabel(grid, first) : `${sides.size} hexsides`
      return isClearing ? `Clear ${where}` : `${kind.name} on ${where}`
    }
    return {
      to(hex, { sides: passed }) {
        // Without a pointer whoever steps from hex to hex means the side between them.
        if (passed) for (const side of passed) trace(side)
        else if (hex !== last) add(sideTowards(grid, last, hex))
        last = hex
      },
      get overlay() {
        const painted = { sides: [...sides.values()], kind: isClearing ? undefined : kind }
        return { sides: painted, description: describe() }
      },
      finish() {
        if (sides.size === 0) return
        desk.document.draw(
          describe(),
          onHexes((scenarioEditor, draft) =>
            scenarioEditor.ground.paintHexsides(draft, [...sides.values()], isClearing ? undefined : kind.id),
          ),
        )
      },
    }
  },
}
