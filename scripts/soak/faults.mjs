// Faults, together: servers killed or stopped for a while, a full disk, read-only files and folders, clocks that jump, a slow disk, lines cut; while two servers
// over one folder, pages, a designer in a browser and another program write. Whatever was acknowledged must be there.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { awaitIdle, OwnFiles, readOrNull, saveShared, writeFromOutside } from './clients.mjs'
import { Disk } from './disk.mjs'
import { makeFaults } from './injections.mjs'
import { idOf, Journal } from './journal.mjs'
import { makeRandom, pick } from './random.mjs'
import { FaultyServer } from './server.mjs'

const SHARED = ['one.yaml', 'two.yaml', 'three.yaml']

/** How long everybody writes before everything is looked at, in milliseconds. */
const ROUND = 6000

/** A text that another program wrote late is brought back within a second and a moment. */
const REST = 1600

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    'no-browser': { type: 'boolean', default: false },
  },
})

class Run {
  problems = []
  counts = {
    rounds: 0,
    kills: 0,
    pauses: 0,
    cuts: 0,
    'slow disks': 0,
    'full disks': 0,
    'read-only': 0,
    jumps: 0,
    conflicts: 0,
    'outside writes': 0,
    absences: 0,
  }
  #random = makeRandom(Number(values.seed))
  #disk = new Disk()
  #servers = [1, 2].map(() => new FaultyServer(this.#disk.folder, this.#disk.owner))
  #journal = new Journal()
  #outside = { isAllowed: true }
  #isQuiet = false
  #faults = makeFaults({
    servers: this.#servers,
    disk: this.#disk,
    shared: SHARED,
    random: this.#random,
    counts: this.counts,
    outside: this.#outside,
  })
  #pages = this.#servers.flatMap((server, i) =>
    [0, 1].map((n) => new OwnFiles(server, this.#random, `page-${i}-${n}`, this.problems)),
  )
  #designer
  #toldAt = performance.now()

  async play(milliseconds) {
    for (const file of SHARED) this.#writeOutside(file)
    try {
      for (const server of this.#servers) await server.start()
      if (!values['no-browser']) await this.#openDesigner()
      // It takes its time to start everything on a busy machine.
      const end = performance.now() + milliseconds
      const isOver = () => performance.now() > end || this.problems.length > 0
      // The designer looks at his own file, and need not wait when the others are quiet.
      const designed = this.#designer?.work(isOver)
      while (!isOver()) await this.#playRound(end)
      await designed
      await Promise.all(this.#servers.map(awaitIdle))
      await setTimeout(REST)
      this.#lookAtEverything('')
    } finally {
      await this.#designer?.close()
      for (const server of this.#servers) await server.stop()
      this.#disk.remove()
    }
  }

  get figures() {
    const { acknowledged, unknown } = this.#journal.totals
    return { ...this.counts, 'saves acknowledged': acknowledged, unanswered: unknown, ...this.#designer?.counts }
  }

  async #openDesigner() {
    const { Designer } = await import('./designer.mjs')
    this.#designer = new Designer(this.#servers[0], this.#disk, this.problems)
    await this.#designer.open()
  }

  async #playRound(end) {
    this.#isQuiet = false
    const [random, journal, problems, counts] = [this.#random, this.#journal, this.problems, this.counts]
    const save = (server) => saveShared({ server, journal, file: pick(random, SHARED), random, problems, counts })
    const work = [
      ...this.#servers.map((server) => this.#repeat(() => save(server))),
      ...this.#pages.map((page) => this.#repeat(() => page.work())),
      this.#repeat(() => this.#lookForTornFiles()),
      this.#repeat(async () => {
        await setTimeout(random() * 400)
        if (this.#outside.isAllowed && !this.#isQuiet) this.#writeOutside(pick(random, SHARED))
      }),
    ]
    for (const until = Math.min(performance.now() + ROUND, end); performance.now() < until; ) {
      await setTimeout(random() * 600)
      await pick(random, this.#faults)()
    }
    this.#isQuiet = true
    for (const server of this.#servers) server.disturb({ delay: 0, jump: 0 })
    await Promise.all(work)
    await Promise.all(this.#servers.map(awaitIdle))
    await setTimeout(REST)
    counts.rounds++
    this.#lookAtEverything('designer')
    this.#tellProgress()
  }

  async #repeat(act) {
    while (!this.#isQuiet) {
      await act()
      await setTimeout(this.#random() * 8)
    }
  }

  #writeOutside(file) {
    this.counts['outside writes']++
    writeFromOutside({ disk: this.#disk, journal: this.#journal, file, random: this.#random })
  }

  /** Nobody but servers writes to the files of pages: a part of one is never to be seen. */
  #lookForTornFiles() {
    const path = pick(
      this.#random,
      this.#names().filter((name) => /^page-.*\.yaml$/.test(name)),
    )
    if (path === undefined) return
    const text = readOrNull(join(this.#disk.folder, path))
    if (text === null) this.counts.absences++
    else if (idOf(text) === undefined) this.problems.push(`${path} was seen torn, with ${text.length} characters`)
  }

  #tellProgress() {
    if (performance.now() < this.#toldAt + 60_000) return
    this.#toldAt = performance.now()
    console.log(describe(this.figures))
  }

  /** All files but those in a folder where somebody is still writing. */
  #lookAtEverything(except) {
    const { folder } = this.#disk
    const names = this.#names()
    const rescued = names
      .filter((name) => name.includes('.rescued-'))
      .map((name) => idOf(readOrNull(join(folder, name))))
    for (const file of SHARED) {
      const text = readOrNull(join(folder, file)) ?? ''
      this.problems.push(...this.#journal.check(file, text, new Set(rescued)))
      this.#journal.forget(file, text)
    }
    for (const page of this.#pages) this.problems.push(...page.check(folder))
    this.problems.push(
      ...names
        .filter((name) => name.endsWith('.tmp') && !(except && name.startsWith(except)))
        .map((name) => `${name} was left behind`),
    )
    const complaints = this.#servers.flatMap((server) => server.complaints.splice(0))
    this.problems.push(...complaints.filter((text) => text.includes('internal error')))
  }

  #names() {
    return readdirSync(this.#disk.folder, { recursive: true, encoding: 'utf8' })
  }
}

const describe = (figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

const run = new Run()
await run.play(Number(values.minutes) * 60_000)
console.log(describe(run.figures))
for (const problem of run.problems) console.log(`PROBLEM ${problem}`)
console.log(
  run.problems.length === 0 ? 'Nothing was lost.' : `${run.problems.length} problems with seed ${values.seed}.`,
)
process.exitCode = run.problems.length === 0 ? 0 : 1
