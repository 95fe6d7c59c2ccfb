import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { filesIn, install, packBerthier } from '../support/packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'berthier-package-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Bill = {
  readonly components: readonly {
    readonly 'bom-ref': string
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly licenses?: unknown
    readonly hashes?: unknown
  }[]
}

const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
const bill = () => JSON.parse(built('sbom.cdx.json')) as Bill

/** The packages that our own code imports by name, tests apart; types are gone from a bundle. */
function imported(...folders: string[]): Set<string> {
  const files = folders.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => join(root, name, file)),
  )
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|config|d)\.|[\\/](?:test-|harness)/.test(file),
  )
  const names = sources.flatMap((file) => {
    const statements = readFileSync(file, 'utf8').matchAll(
      /^(?:import|\} from|.*\bimport\() ?(?!type )[^'\n]*'([^'.\0]+)'/gm,
    )
    return Array.from(statements, ([, name]) => name!)
  })
  const packages = names.filter((name) => !name.startsWith('node:') && !/^[./]/.test(name))
  return new Set(packages.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]))
}

describe('what the package passes on', () => {
  test('the tarball has its licence, its notices, its bill of materials and how to report a hole', () => {
    expect(filesIn(packBerthier())).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'NOTICE',
        'SECURITY.md',
        'dist/THIRD-PARTY-NOTICES.txt',
        'dist/assets/DejaVu-LICENSE.txt',
        'dist/assets/EBGaramond-LICENSE.txt',
        'dist/editor/licences.txt',
        'dist/sbom.cdx.json',
      ]),
    )
  })

  test('the bill names every package that our code imports, with the hash that npm knows', () => {
    const names = new Set(bill().components.map(({ name }) => name))
    const ours = imported('src', 'cli', 'editor')
    expect(ours.size).toBeGreaterThan(25)
    // Of these, what tests share makes examples.
    expect([...ours].filter((name) => !names.has(name))).toEqual(['fast-check'])
    const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only']
    const npm = JSON.parse(execFileSync('npm', ['sbom', ...flags], { cwd: root, stdio: 'pipe' }).toString()) as Bill
    const known = new Map(npm.components.map((one) => [one['bom-ref'], one]))
    // The letters of maps are kept in the repository.
    const kept = bill().components.filter(({ purl }) => purl.startsWith('pkg:generic/'))
    expect(kept.map(({ name }) => name)).toEqual(['eb-garamond'])
    for (const { 'bom-ref': ref, purl, version, licenses, hashes } of bill().components) {
      if (kept.some((one) => one['bom-ref'] === ref)) continue
      const { licenses: asNpmHasIt = licenses, ...other } = known.get(ref)!
      expect({ purl, version, licenses, hashes }).toEqual({
        purl: other.purl,
        version: other.version,
        licenses: asNpmHasIt,
        hashes: other.hashes,
      })
    }
  })

  test('the notices have the licence and the copyright of each', () => {
    const parts = built('THIRD-PARTY-NOTICES.txt')
      .split(`\n${'-'.repeat(80)}\n`)
      .slice(1)
    const heads = parts.map((part) => part.trim().split('\n\n')[0]!)
    const noticed = ({ name, version }: { readonly name: string; readonly version: string }) => {
      const i = heads.findIndex((head) => head.split('\n').some((line) => line.startsWith(`${name} ${version} (`)))
      const text = parts[i] ?? ''
      return /copyright/i.test(text) && text.length > 700
    }
    expect(bill().components.filter((one) => !noticed(one))).toEqual([])
    expect(parts.join('')).toContain('Copyright 2013 Google Inc.')
  })

  test.each([
    ['editor/licences.txt', ['react', 'konva', '@codemirror/view', 'lucide-react', 'yaml', 'rolldown']],
    ['assets/play.js', ['react', 'react-dom', 'konva']],
  ])('%s has the notices of what is in it, and of nothing else', (file, names) => {
    const text = built(file)
    for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d\\S+ \\(`, 'm'))
    expect(text).not.toMatch(/^(?:pdfkit|commander) \d/m)
  })
})

describe('a lock file', () => {
  const files = ['', 'bench/peers/', 'vscode/', 'site/'].map((place) => `${place}package-lock.json`)
  test.each(files)('%s has the hash of every package but builds for other machines', (file) => {
    const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      packages: Record<
        string,
        { integrity?: string; resolved?: string; optional?: boolean; os?: string[]; cpu?: string[] }
      >
    }
    const { '': own, ...locked } = packages
    expect(own).toBeDefined()
    const without = Object.entries(locked).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(without.filter(([, { optional, os, cpu }]) => !optional || !(os ?? cpu))).toEqual([])
    expect(Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})

describe('the package', () => {
  test('npm pack gives a tarball that installs and validates in an empty folder', { timeout: 120_000 }, () => {
    install(folder, packBerthier())
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
