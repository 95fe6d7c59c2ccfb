// Comes into the process of the server by `node --import`, and makes its disk slow and its clock jump as it is told. It replaces nothing
// of Berthier, only what Node offers to it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let delay = 0
let jump = 0

process.on('message', (order) => {
  delay = order.delay ?? delay
  jump = order.jump ?? jump
})
process.channel?.unref()

const now = Date.now.bind(Date)
const Clock = Date
globalThis.Date = class extends Clock {
  constructor(...args) {
    super(...(args.length === 0 ? [now() + jump] : args))
  }
  static now() {
    return now() + jump
  }
}

const cell = new Int32Array(new SharedArrayBuffer(4))
for (const name of ['renameSync', 'linkSync', 'unlinkSync', 'openSync', 'readSync', 'fstatSync', 'readFileSync']) {
  const original = fs[name]
  fs[name] = (...args) => {
    if (delay > 0) Atomics.wait(cell, 0, 0, Math.random() * delay)
    return original(...args)
  }
}
const { open } = fs.promises
fs.promises.open = async (...args) => {
  const handle = await open(...args)
  for (const name of ['writeFile', 'sync']) {
    const original = handle[name].bind(handle)
    handle[name] = async (...rest) => {
      if (delay > 0) await new Promise((done) => setTimeout(done, Math.random() * 10 * delay))
      return original(...rest)
    }
  }
  return handle
}
syncBuiltinESMExports()
