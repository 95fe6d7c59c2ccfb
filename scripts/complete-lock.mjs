// Completes package-lock.json after `npm install` with a registry that lacks other platforms' builds: npm leaves those out,
// and `npm ci` then refuses the lock file. Adds each optional build that a package names, for its platform only, with the hash that
// the registry has of it, if it has one; and takes out where packages were fetched from.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// Ours, or that of another folder: node scripts/complete-lock.mjs bench/peers
const file = new URL(`../${process.argv[2] ?? '.'}/package-lock.json`, import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = Object.entries(lock.packages)

for (const [path, { optionalDependencies = {}, dev }] of packages) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name)
    if (!platform || !/^\d/.test(version)) continue
    // At the top if that is free, else beside the package that names it.
    const beside = path.slice(0, path.lastIndexOf('node_modules/'))
    const places = [`node_modules/${name}`, `${beside}node_modules/${name}`, `${path}/node_modules/${name}`]
    if (places.some((place) => lock.packages[place]?.version === version)) continue
    const place = places.find((candidate) => !(candidate in lock.packages))
    lock.packages[place] = { version, ...platform, ...(dev && { dev }), optional: true }
  }
}

const registry = spawnSync('npm', ['config', 'get', 'registry'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const unknown = []
for (const [path, entry] of Object.entries(lock.packages)) {
  delete entry.resolved
  if (path === '' || entry.integrity) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const integrity = await integrityOf(name, entry.version)
  if (integrity) lock.packages[path] = { version: entry.version, integrity, ...entry }
  else unknown.push(`${name}@${entry.version}`)
}
if (unknown.length > 0) console.log(`The registry does not serve, so there is no hash of: ${unknown.join(', ')}.`)

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

/** The hash of a package that the registry serves; undefined where it does not. */
async function integrityOf(name, version) {
  const answer = await fetch(new URL(`${name.replace('/', '%2f')}/${version}`, registry.stdout.trim()))
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`the registry answers with ${answer.status} when asked for ${name}@${version}`)
  return (await answer.json()).dist?.integrity
}

/** What the name of a build says: `binding-linux-x64-musl`, `cli-darwin-arm64`. */
function platformOf(name) {
  const match =
    /[-/](android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(
      name,
    )
  if (!match) return /wasm32/.test(name) ? { cpu: ['wasm32'] } : undefined
  const [, os, cpu, abi = ''] = match
  const libc =
    os === 'linux'
      ? abi.startsWith('musl')
        ? { libc: ['musl'] }
        : abi.startsWith('gnu')
          ? { libc: ['glibc'] }
          : {}
      : {}
  return { os: [os], cpu: [cpu], ...libc }
}
