// A program that knows nothing of Berthier and writes to a file just while Berthier replaces it. It is forked, and works through
// the orders that it is sent: { file, text, how, delay }.
import { appendFileSync, closeSync, openSync, readdirSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** How programs write: over the old text, by another file that takes the name, at the end, and into an open file. */
const WAYS = {
  'in place': (file, text) => writeFileSync(file, text),
  rename: (file, text) => {
    writeFileSync(`${file}~`, text)
    renameSync(`${file}~`, file)
  },
  append: (file, text) => appendFileSync(file, text),
  'open file': (file, text, handle) => writeSync(handle, text, 0),
}

process.on('message', ({ file, text, how, delay }) => {
  const handle = how === 'open file' ? openSync(file, 'r+') : undefined
  // A draft beside the file shows that it is about to be replaced. Waiting turns circles: a timer would be too coarse.
  const start = performance.now()
  while (!hasDraft(file) && performance.now() - start < 100);
  for (const since = performance.now(); performance.now() - since < delay; );
  WAYS[how](file, text, handle)
  if (handle !== undefined) closeSync(handle)
  process.send({ at: Date.now() })
})

function hasDraft(file) {
  return readdirSync(dirname(file)).some((name) => name.startsWith(`.${basename(file)}.`) && name.endsWith('.tmp'))
}
