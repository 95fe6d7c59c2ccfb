// Prints lines of sight and movement ranges a CPU second on the board of Waterloo with its units, ours and honeycomb-grid's.
import { HexReach } from '../../src/board/hex-reach.ts'
import { makeDice, roll } from '../../src/engine/dice.ts'
import { BLOCKS_SIGHT } from '../../src/systems/vive-lempereur/rules/battlefield.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { groundAt } from '../../src/systems/vive-lempereur/rules/position.ts'
import { isInSight } from '../../src/systems/vive-lempereur/rules/sight.ts'
import { NOBODY } from '../../src/systems/vive-lempereur/rules/state.ts'
import { hand, measure } from '../measure.ts'
import { HoneycombBoard } from '../peers/honeycomb.ts'
import { waterloo } from '../waterloo.ts'

const STEPS = 6
const PAIRS = 10_000

const state = game.setup(waterloo, 1)
const { grid, tables } = state.field
const hexes = Array.from({ length: grid.size }, (_, hex) => hex)
// Units block both, as in the game; Waterloo has no impassable ground.
const isEmpty = (hex: number) => state.troops[hex] === NOBODY && state.leader[hex] === NOBODY
const opaque = Uint8Array.from(hexes, (hex) => Number((state.ground[hex]! & BLOCKS_SIGHT) !== 0 || !isEmpty(hex)))
const passable = Uint8Array.from(hexes, (hex) => Number(groundAt(state, hex).passable && isEmpty(hex)))

const honeycomb = new HoneycombBoard(grid, opaque, passable)
const tiles = hexes.map((hex) => honeycomb.tile(hex))
const reach = new HexReach(tables)
const dice = makeDice(1)
const froms = Uint16Array.from({ length: PAIRS }, () => roll(dice, grid.size) - 1)
const tos = Uint16Array.from({ length: PAIRS }, () => roll(dice, grid.size) - 1)

for (const hex of hexes) {
  const [ours, theirs] = [reach.search(hex, STEPS, passable), honeycomb.reachable(tiles[hex]!, STEPS).size]
  if (ours !== theirs) throw new Error(`from ${grid.label(hex)} we reach ${ours} hexes, honeycomb-grid ${theirs}`)
}

// What is found is used, so that no compiler leaves the search out.
let [seen, reached] = [0, 0]
const rates = measure({
  sight() {
    for (let round = 0; round < 100; round++) {
      for (let i = 0; i < PAIRS; i++) if (isInSight(state, froms[i]!, tos[i]!)) seen++
    }
    return 100 * PAIRS
  },
  honeycombSight() {
    for (let i = 0; i < PAIRS; i++) if (honeycomb.isInSight(tiles[froms[i]!]!, tiles[tos[i]!]!)) seen++
    return PAIRS
  },
  range() {
    for (let round = 0; round < 100; round++) for (const hex of hexes) reached += reach.search(hex, STEPS, passable)
    return 100 * hexes.length
  },
  honeycombRange() {
    for (const tile of tiles) reached += honeycomb.reachable(tile, STEPS).size
    return tiles.length
  },
})
if (seen === 0 || reached === 0) throw new Error('nothing was seen or reached')
hand(rates)
