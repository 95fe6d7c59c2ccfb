// Runs for as long as it is told, and looks for what tests are too short for. `npm run soak -- faults --minutes 60`; without a
// part, all parts share the time. Ends with 1 where something was found.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Every part is a program of its own, which takes --minutes and --seed and ends with 0 where all is well. */
const PARTS = ['engines', 'outside', 'faults', 'sweeps', 'queue']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const parts = positionals.length > 0 ? positionals : PARTS
const unknown = parts.find((part) => !PARTS.includes(part))
if (unknown !== undefined || !(Number(values.minutes) > 0)) {
  console.error(`Usage: npm run soak -- [${PARTS.join('|')}] --minutes N [--seed N]`)
  process.exit(2)
}

let failed = false
for (const part of parts) {
  const minutes = String(Number(values.minutes) / parts.length)
  console.log(`soak ${part}, ${minutes} minutes`)
  const file = fileURLToPath(new URL(`soak/${part}.mjs`, import.meta.url))
  const { status } = spawnSync(process.execPath, [file, '--minutes', minutes, '--seed', values.seed], {
    stdio: 'inherit',
  })
  if (status !== 0) failed = true
}
process.exitCode = failed ? 1 : 0
