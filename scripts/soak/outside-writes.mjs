// Rounds in which Berthier replaces a file while another program writes to it: whatever that wrote has to be there afterwards.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const HOW = ['in place', 'rename', 'append', 'open file']

/** A text that was written late is brought back within this many milliseconds. */
const RESCUED_WITHIN = 5000

/**
 * Plays rounds and counts what was lost. `replace` has Berthier replace the file, which `write` fills with a sound text before, and
 * tells whether it did; `until` ends it early, and `longest` is how many milliseconds that takes from the first draft on.
 */
export async function playOutsideWrites({
  file,
  rounds,
  write,
  replace,
  longest = 15,
  until = Infinity,
  random = Math.random,
}) {
  const writer = fork(fileURLToPath(new URL('outside-writer.mjs', import.meta.url)))
  const found = { rounds: 0, replaced: 0, refused: 0, late: 0, lost: 0, ways: {} }
  try {
    for (let round = 0; round < rounds && performance.now() < until; round++) {
      const how = HOW[round % HOW.length]
      const text = `# outside ${round} ${'.'.repeat(round % 50)}\n`
      await write(round)
      const written = once(writer, 'message')
      writer.send({ file, text, how, delay: random() * longest })
      const replaced = await replace(round)
      const ended = Date.now()
      const [{ at }] = await written
      found.rounds++
      found[replaced ? 'replaced' : 'refused']++
      if (await appears(file, text)) continue
      // On a busy machine the other program may open the file in time and write only when Berthier has ended, to what has no name any more.
      if (at > ended) {
        found.late++
        continue
      }
      found.lost++
      found.ways[how] = (found.ways[how] ?? 0) + 1
    }
  } finally {
    writer.kill()
  }
  return found
}

/** Berthier may be putting it there at this very moment. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

async function appears(file, text) {
  for (const start = performance.now(); ; await setTimeout(20)) {
    if (textOf(file).includes(text)) return true
    if (performance.now() - start > RESCUED_WITHIN) return false
  }
}
