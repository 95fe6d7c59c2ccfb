// Programs that tests need: finds them, and installs Debian's own where that is possible.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of some programs on PATH, or undefined. */
export function findProgram(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/**
 * Installs a package where this is Debian with root rights, and BERTHIER_NO_INSTALL does not forbid it; throws with the advice where it
 * is not, or where it fails. Says first what it does and why.
 */
export function installPackage(name, { title, reason, advice }) {
  if (process.env.BERTHIER_NO_INSTALL)
    throw new Error(`There is no ${title} on PATH, and BERTHIER_NO_INSTALL forbids to install it. ${advice}`)
  if (!canInstall()) throw new Error(`There is no ${title} on PATH. ${advice}`)
  console.error(
    `Installing ${title} by apt-get install ${name}, because ${reason}. BERTHIER_NO_INSTALL=1 forbids this; those tests are then not run.`,
  )
  const flags = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  const steps = [
    ['update', ...flags],
    ['install', '-y', '--no-install-recommends', ...flags, name],
  ]
  for (const step of steps) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stdout, stderr } = spawnSync('apt-get', step, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
    if (status === 0) continue
    const end = `${stdout}${stderr}`.trim().split('\n').slice(-10).join('\n')
    throw new Error(`${title} could not be installed: apt-get ${step[0]} failed.\n${end}\n${advice}`)
  }
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function canInstall() {
  const isRoot = process.getuid?.() === 0
  return isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}
