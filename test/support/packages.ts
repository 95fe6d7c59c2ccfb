import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

// What tests of packages share: berthier and rulebooks, packed as for npm and installed without a network.

const root = fileURLToPath(new URL('../..', import.meta.url))
const TOOLS = join(root, 'node_modules/.bin')

/** A folder of its own under /tmp, and what takes it away. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'berthier-package-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Packs the package in a folder into another, and gives the path of its tarball. */
export function pack(folder: string, into: string): string {
  mkdirSync(into, { recursive: true })
  // What is built is there already; without scripts no test runs a second build beside it.
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', into], { cwd: folder, stdio: 'pipe' })
  return join(into, readdirSync(into).find((name) => name.endsWith('.tgz'))!)
}

let tarball: string | undefined

/** The tarball of berthier as it is built, packed once for all files of a worker. */
export function packBerthier(): string {
  if (tarball !== undefined) return tarball
  const { folder, remove } = temporaryFolder()
  process.once('exit', remove)
  return (tarball = pack(root, folder))
}

/** The paths of the files in a tarball of npm. */
export function filesIn(packed: string): string[] {
  const listed = execFileSync('tar', ['-tzf', packed], { encoding: 'utf8' })
  return listed
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
}

/** Installs tarballs in a folder. */
export function install(folder: string, ...tarballs: readonly string[]): void {
  // With --prefix, because npm would install into any folder above that has a node_modules.
  const flags = ['--prefix', folder, '--offline', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...flags, ...tarballs], { cwd: folder, stdio: 'pipe' })
}

/** Runs a script of a rulebook's package.json. The bundler is this repository's: nothing is fetched. */
function runScript(folder: string, script: string): void {
  const env = { ...process.env, PATH: `${TOOLS}${delimiter}${process.env['PATH']}` }
  execFileSync('npm', ['run', script], { cwd: folder, stdio: 'pipe', env })
}

/** What the compiler finds wrong in a rulebook, by its own tsconfig.json and the types of the installed berthier. */
export function typeErrors(folder: string): string {
  return spawnSync(join(TOOLS, 'tsc'), ['-p', '.'], { cwd: folder, encoding: 'utf8' }).stdout
}

/** Gives a folder the berthier that is installed in another: npm would fetch the bundler besides. */
export function linkBerthier(folder: string, from: string): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(join(from, 'node_modules/berthier'), join(folder, 'node_modules/berthier'), 'junction')
}

/** The skirmish in a folder of its own, built as its author does it, with the berthier that is installed in another folder. */
export function buildSkirmish(folder: string, from: string): void {
  const example = join(root, 'examples/rulebook-skirmish')
  cpSync(example, folder, { recursive: true, filter: (path) => !/[\\/](?:node_modules|dist)$/.test(path) })
  linkBerthier(folder, from)
  runScript(folder, 'build')
}

/** The program of the berthier that is installed in a folder. */
export const installedProgram = (folder: string): string => join(folder, 'node_modules/berthier/dist/berthier.js')

/** Runs the berthier that is installed in a folder, there. */
export function runInstalled(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [installedProgram(folder), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** The address of the berthier edit that is installed in a folder, over another folder, for as long as the test runs. */
export async function serveInstalled(folder: string, edited: string): Promise<string> {
  const server = spawn(process.execPath, [installedProgram(folder), 'edit', edited, '--no-open'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGINT'))
  return new Promise((done, fail) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /http:\S+/.exec(said)?.[0]
      if (address !== undefined) done(address)
    })
    server.stderr.on('data', (chunk: Buffer) => fail(new Error(chunk.toString())))
    server.on('exit', () => fail(new Error(`berthier edit ended: ${said}`)))
  })
}
