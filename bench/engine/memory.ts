// Prints the memory in use after a tenth of many random games of Waterloo, and after all of them.
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { hand, memoryInUse } from '../measure.ts'
import { playWaterloo, waterloo } from '../waterloo.ts'

/** Games before the first that counts: until then the compiler makes code, which takes memory too. */
const WARM_UP = 1_000

const games = Number(process.argv[3])
const { grid, tables } = game.setup(waterloo, 1).field
// The table of lines fills as lines are asked for, and then is full.
for (let from = 0; from < grid.size; from++) for (let to = 0; to < grid.size; to++) tables.line(from, to)

let early = 0
for (let number = 1 - WARM_UP; number <= games; number++) {
  playWaterloo(number)
  if (number === games / 10) early = memoryInUse()
  if (number > 0 && number % (games / 10) === 0) console.error(`       ${number} of ${games} games of Waterloo`)
}
hand({ early, late: memoryInUse() })
