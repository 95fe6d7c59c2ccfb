// Bundles the mutation tool and starts it with the same arguments. It lies in node_modules, where it finds its packages.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'berthier-mutate-'))
try {
  const input = { main: join(root, 'test/mutants/main.ts'), worker: join(root, 'test/mutants/worker.ts') }
  const build = await rolldown({ input, platform: 'node', external: /^rolldown/, logLevel: 'silent' })
  await build.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs' })
  await build.close()
  const options = { cwd: root, stdio: 'inherit' }
  const { status } = spawnSync(process.execPath, [join(folder, 'main.mjs'), ...process.argv.slice(2)], options)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
