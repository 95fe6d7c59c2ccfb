// The faults that a run injects, one at a time or several at once.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pick } from './random.mjs'

const TEN_YEARS = 10 * 365 * 86_400_000

/** Faults of a world of servers and a disk; each is a function that does it, waits, and undoes it if it has to be undone. */
export function makeFaults({ servers, disk, shared, random, counts, outside }) {
  const server = () => pick(random, servers)
  return [
    async function kill() {
      const one = server()
      counts.kills++
      await one.kill()
      await one.start()
    },
    async function pause() {
      const one = server()
      counts.pauses++
      // It may be in the middle of anything, and some of it is on its way still.
      if (random() < 0.5) one.cutLine()
      await one.pause(random() * 2500)
    },
    function cutLine() {
      counts.cuts++
      server().cutLine()
    },
    function slowDisk() {
      counts['slow disks']++
      server().disturb({ delay: random() * 20 })
    },
    function clockJump() {
      counts.jumps++
      server().disturb({ jump: (2 * random() - 1) * TEN_YEARS })
    },
    async function fullDisk() {
      if (!disk.canBeFull) return
      counts['full disks']++
      // Another program would tear its own file apart.
      outside.isAllowed = false
      disk.fill()
      await setTimeout(random() * 500)
      disk.empty()
      outside.isAllowed = true
    },
    () => readOnly(join(disk.folder, pick(random, shared)), 0o444, 0o644),
    () => readOnly(disk.folder, 0o555, 0o755),
  ]

  async function readOnly(path, mode, usual) {
    outside.isAllowed = false
    counts['read-only']++
    await setMode(path, mode)
    await setTimeout(random() * 300)
    await setMode(path, usual)
    outside.isAllowed = true
  }
}

/** A file is not there for the moment in which a server replaces it. */
async function setMode(path, mode) {
  for (let tries = 0; ; tries++) {
    try {
      chmodSync(path, mode)
      return
    } catch (error) {
      if (error.code !== 'ENOENT' || tries === 500) throw error
    }
    await setTimeout(2)
  }
}
