import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'berthier-package-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the package', () => {
  test('npm pack gives a tarball that installs and validates in an empty folder', { timeout: 120_000 }, () => {
    // The build is there already; without scripts the test does not run a second one beside it.
    execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'pipe' })
    const [tarball] = readdirSync(folder)
    // With --prefix, because npm would install into any folder above that has a node_modules.
    execFileSync('npm', ['install', '--prefix', folder, '--offline', '--no-audit', '--no-fund', `./${tarball}`], {
      cwd: folder,
      stdio: 'pipe',
    })

    const berthier = (...args: string[]) =>
      spawnSync(join(folder, 'node_modules/.bin/berthier'), args, { cwd: folder, encoding: 'utf8' })
    expect(berthier('new', 'mine.yaml').status).toBe(0)
    expect(berthier('validate', 'mine.yaml')).toMatchObject({ status: 0, stdout: 'Checked 1 battle: no problems.\n' })
    cpSync(join(root, 'test/fixtures/diagnostics/unit/stacked.yaml'), join(folder, 'bad.yaml'))
    expect(berthier('validate').status).toBe(1)
    expect(berthier('validate').stdout).toContain('unit/stacked')
    const modeline = /\$schema=(\S+)/.exec(readFileSync(join(folder, 'mine.yaml'), 'utf8'))
    expect(() => readFileSync(join(folder, modeline![1]!))).not.toThrow()
  })
})
