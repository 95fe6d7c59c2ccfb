// What was written to files that several write to, by whom and on top of what, and whether all of that is still there.

/** A text that names itself at both ends: what was torn apart shows. */
export function makeText(id, parent, size) {
  const filler = '# a line that makes the file as large as battles are\n'.repeat(size)
  return `system: soak\n# write ${id} upon ${parent}\n${filler}# end ${id}\n`
}

/** The number of the write that a text comes from; undefined where it is torn. */
export function idOf(text) {
  const id = /^system: soak\n# write (\d+) upon \d+\n/.exec(text)?.[1]
  return id !== undefined && text.endsWith(`# end ${id}\n`) ? Number(id) : undefined
}

export class Journal {
  #writes = new Map()
  #last = 0
  /** How many writes ended how. */
  totals = { acknowledged: 0, refused: 0, unknown: 0 }

  /** Notes that a write is about to begin; `isBlind` where it takes no notice of what is there. */
  begin(file, parent, isBlind) {
    const write = {
      id: ++this.#last,
      file,
      parent,
      isBlind,
      began: performance.now(),
      ended: Infinity,
      state: 'unknown',
    }
    this.#writes.set(write.id, write)
    return write
  }

  /** `acknowledged`, `refused`, or `unknown` where nobody ever said. */
  end(write, state) {
    write.state = state
    write.ended = performance.now()
    this.totals[state]++
  }

  /**
   * What is missing from a file, in words. A text goes back, write by write, to one that took no notice of what was there, or to the
   * first. That must be the last blind one, unless that one was `rescued` elsewhere; and whatever was acknowledged after it must be on the way.
   */
  check(file, text, rescued) {
    const id = idOf(text)
    const own = [...this.#writes.values()].filter((write) => write.file === file)
    if (id === undefined || !this.#writes.has(id)) return [`${file} is torn: ${JSON.stringify(text.slice(0, 80))}`]
    const way = new Set()
    let write = this.#writes.get(id)
    for (; write && !way.has(write.id); write = this.#writes.get(write.parent)) {
      way.add(write.id)
      if (write.state === 'refused') return [`${file} has write ${write.id}, which was refused`]
      if (write.isBlind) break
    }
    const since = write?.ended ?? 0
    const lastBlind = own.findLast((one) => one.isBlind && one.state === 'acknowledged')
    return [
      ...(lastBlind && lastBlind.id > (write?.id ?? 0) && !way.has(lastBlind.id) && !rescued.has(lastBlind.id)
        ? [`${file} has lost write ${lastBlind.id} of another program, and goes back to ${write?.id}`]
        : []),
      ...own
        .filter((one) => !one.isBlind && one.state === 'acknowledged' && one.began > since && !way.has(one.id))
        .map((one) => `${file} has lost write ${one.id}, which was acknowledged`),
    ]
  }

  /** Forgets what can no longer be missed, so that hours do not fill the memory. */
  forget(file, text) {
    const id = idOf(text)
    for (const write of this.#writes.values()) if (write.file === file && write.id !== id) this.#writes.delete(write.id)
  }
}
