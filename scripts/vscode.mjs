// Packs the extension for VS Code into vscode/berthier.vsix: its own code, and the built command as its server. Downloads nothing.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'vscode')
const staging = join(source, 'build')
const vsce = join(source, 'node_modules/@vscode/vsce/vsce')

if (!existsSync(join(root, 'dist/berthier.js'))) fail('the command is not built: run npm run build first.')
if (!existsSync(vsce)) fail('the tools of the extension are not installed: run npm ci --prefix vscode first.')

rmSync(staging, { recursive: true, force: true })
mkdirSync(staging, { recursive: true })
const bundle = await rolldown({
  input: join(source, 'src/extension.ts'),
  platform: 'node',
  external: ['vscode'],
  transform: { target: 'node20' },
})
await bundle.write({ file: join(staging, 'dist/extension.js'), format: 'cjs', minify: true })
await bundle.close()

for (const file of ['README.md', 'LICENSE', 'media'])
  cpSync(join(source, file), join(staging, file), { recursive: true })
// The letters of the map.
for (const [file, as] of [
  ['EBGaramond-Roman.woff2', 'EBGaramond-Roman.woff2'],
  ['EBGaramond-Italic.woff2', 'EBGaramond-Italic.woff2'],
  ['LICENSE.txt', 'EBGaramond-LICENSE.txt'],
])
  cpSync(join(root, 'scripts/fonts', file), join(staging, 'media', as))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { devDependencies: _, private: __, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
writeFileSync(join(staging, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`)
// The command reads its version and its battles from around dist/.
for (const part of ['dist', 'schema', 'scenarios', 'package.json']) {
  const isOwn = (path) => !path.startsWith(join(root, 'dist/library'))
  cpSync(join(root, part), join(staging, 'server', part), { recursive: true, filter: isOwn })
}

const output = join(source, 'berthier.vsix')
execFileSync(
  process.execPath,
  [vsce, 'package', '--no-dependencies', '--skip-license', '--allow-missing-repository', '-o', output],
  {
    cwd: staging,
    stdio: 'inherit',
  },
)

function fail(why) {
  console.error(`vscode: ${why}`)
  process.exit(1)
}
