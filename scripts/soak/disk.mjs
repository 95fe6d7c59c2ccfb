// A small disk of its own, which can be filled: a tmpfs, where we may mount one.
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The server is nobody of importance, so that rights mean something to it. */
const NOBODY = 65534
const SIZE = '16m'

export class Disk {
  /** What server and writers work in. */
  folder
  /** How a process of the server is started. */
  owner = {}
  canBeFull = false
  #mount = mkdtempSync(join(tmpdir(), 'berthier-soak-'))

  constructor() {
    const isRoot = process.getuid?.() === 0
    if (isRoot) {
      const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'berthier-soak', this.#mount])
      this.canBeFull = status === 0
      if (!this.canBeFull) console.log(`NOT TRIED: a full disk, for none can be mounted (${String(stderr).trim()}).`)
      this.owner = { uid: NOBODY, gid: NOBODY }
    } else console.log('NOT TRIED: a full disk and a read-only folder, which need root to be made.')
    this.folder = join(this.#mount, 'battles')
    mkdirSync(this.folder)
    this.own(this.folder)
    chmodSync(this.#mount, 0o755)
  }

  /** Gives a file or folder to the server's user. */
  own(path) {
    if (this.owner.uid !== undefined) chownSync(path, this.owner.uid, this.owner.gid)
  }

  /** Leaves no room at all. */
  fill() {
    if (!this.canBeFull) return
    const file = openSync(join(this.#mount, 'ballast'), 'w')
    try {
      for (let chunk = Buffer.alloc(65536); chunk.length > 0; ) {
        try {
          writeSync(file, chunk)
        } catch {
          chunk = chunk.subarray(0, chunk.length >> 1)
        }
      }
    } finally {
      closeSync(file)
    }
  }

  empty() {
    rmSync(join(this.#mount, 'ballast'), { force: true })
  }

  remove() {
    this.empty()
    if (this.canBeFull) spawnSync('umount', [this.#mount])
    rmSync(this.#mount, { recursive: true, force: true })
  }
}
