// Which cells of the matrix of inputs and commands are tried.
import { makeRandom } from '../../scripts/soak/random.mjs'

/**
 * All cells, or a sample of them: as in a Latin square, each input meets another command in each round, and neighbours meet different
 * ones. So every input is tried before any is tried twice, and every command is tried equally often. The seed says where the commands
 * begin, and which cells of the last round are tried.
 */
export function sampleOf(inputs, commands, { sample, seed }) {
  const met = new Map()
  const cells = inputs.flatMap((input) => {
    const own = commands.filter(([, { reads }]) => input.kind === 'any' || input.kind === reads)
    const first = (met.get(input.kind) ?? Number(seed)) % Math.max(1, own.length)
    met.set(input.kind, first + 1)
    return own.map(([name, command], i) => ({ input, name, command, round: (i - first + own.length) % own.length }))
  })
  if (sample === undefined) return cells
  const random = makeRandom(Number(seed))
  return cells
    .map((cell) => ({ ...cell, order: cell.round + random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, Number(sample))
}
