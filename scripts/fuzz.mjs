// Bundles the fuzzer, so that it runs at full speed, and starts it with the same arguments.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'berthier-fuzz-'))
try {
  const build = await rolldown({ input: join(root, 'test/fuzz/main.ts'), platform: 'node', logLevel: 'silent' })
  await build.write({ dir: folder, format: 'esm', entryFileNames: 'fuzz.mjs' })
  await build.close()
  const options = { cwd: root, stdio: 'inherit' }
  const { status } = spawnSync(process.execPath, [join(folder, 'fuzz.mjs'), ...process.argv.slice(2)], options)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
