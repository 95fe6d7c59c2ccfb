// Finds a Chromium for the tests that need a browser: CHROMIUM_PATH, or the first of its usual names on PATH. Where there is
// none, and this is Debian with root rights, Debian's own is installed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What to do where there is no browser. */
export const ADVICE =
  'Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM_PATH to the program of a Chromium or Chrome.'

/** The path of a browser, or undefined. A CHROMIUM_PATH that leads nowhere is a mistake, never passed over. */
export function findBrowser(env = process.env) {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program. Correct it, or unset it to use one on PATH.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Sees to it that there is a browser, and installs one where that is needed and possible; throws with what to do where not. */
export function provideBrowser() {
  if (findBrowser()) return
  if (!canInstall()) throw new Error(`There is no Chromium on PATH. ${ADVICE}`)
  console.error('Installing Chromium for the tests (apt-get)...')
  const flags = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  const steps = [
    ['update', ...flags],
    ['install', '-y', '--no-install-recommends', ...flags, 'chromium'],
  ]
  for (const step of steps) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stdout, stderr } = spawnSync('apt-get', step, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
    if (status === 0) continue
    const end = `${stdout}${stderr}`.trim().split('\n').slice(-10).join('\n')
    throw new Error(`Chromium could not be installed: apt-get ${step[0]} failed.\n${end}\n${ADVICE}`)
  }
  if (!findBrowser()) throw new Error(`apt-get installed chromium, and yet there is none on PATH. ${ADVICE}`)
}

function canInstall() {
  const isRoot = process.getuid?.() === 0
  return isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
