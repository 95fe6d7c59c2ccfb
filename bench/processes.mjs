import { spawnSync } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const waterloo = join(root, 'scenarios/vive-lempereur/waterloo.yaml')

/** What a script prints. What it says of its progress is seen at once. */
export function run(args, variables = {}, cwd = process.cwd()) {
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...variables },
    cwd,
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}`)
  return stdout
}

/** Median wall time of one command through that of another, taking turns so that both see the same machine. */
export function compare(ours, theirs, rounds) {
  const times = { ours: [], theirs: [] }
  for (let i = 0; i < rounds; i++) {
    times.ours.push(time(() => run(ours)))
    times.theirs.push(time(() => run(theirs)))
  }
  return median(times.ours) / median(times.theirs)
}

/** The library as the CLI has it: bundled in chunks. In one file, what is loaded late could not be constant. */
export async function bundle(entry, folder, from = root) {
  const file = join(folder, entry.replace('.ts', '.mjs'))
  // A measurement may import at once what the CLI loads when it is needed.
  const checks = { ineffectiveDynamicImport: false }
  const build = await rolldown({ input: join(from, 'bench', entry), platform: 'node', checks })
  await build.write({
    dir: dirname(file),
    format: 'esm',
    entryFileNames: basename(file),
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  return file
}

export function time(work) {
  const start = performance.now()
  work()
  return performance.now() - start
}

export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
