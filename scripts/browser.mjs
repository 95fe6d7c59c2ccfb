// Finds a Chromium for the tests that need a browser: CHROMIUM_PATH, or the first of its usual names on PATH. Where there is
// none, and this is Debian with root rights, Debian's own is installed, unless BERTHIER_NO_INSTALL is set.
import { findProgram, installPackage, isProgram } from './debian.mjs'

/** The first is a Chromium that has no window: all that tests need, and quicker to start. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What to do where there is no browser. */
export const ADVICE =
  'Install Chromium (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to the program of a Chromium or Chrome.'

/** The path of a browser, or undefined. A CHROMIUM_PATH that leads nowhere is a mistake, never passed over. */
export function findBrowser(env = process.env) {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program. Correct it, or unset it to use one on PATH.`)
  }
  return findProgram(NAMES, env)
}

/** Sees to it that there is a browser, and installs one where that is needed and possible; throws with what to do where not. */
export function provideBrowser() {
  if (findBrowser()) return
  installPackage('chromium-headless-shell', {
    title: 'Chromium',
    reason: 'the tests of the editor and of exported pages work in a real browser',
    advice: ADVICE,
  })
  if (!findBrowser()) throw new Error(`apt-get installed Chromium, and yet there is none on PATH. ${ADVICE}`)
}

/**
 * What a Chromium with windows does for each of them, and no test sees: it loads the suggestions of the address bar, a page of their own,
 * which takes longer than to open ours. The last list given counts: the other names are those of Playwright's that concern us.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * A browser, without the drawing by a graphics card that its headless kind imitates at great cost. Root has no sandbox, and the
 * pages are our own.
 */
export async function launchBrowser(...flags) {
  const executablePath = findBrowser()
  if (executablePath === undefined) throw new Error(`This works in Chromium, and there is none. ${ADVICE}`)
  // Packages may be missing while this file installs a browser.
  const { chromium } = await import('playwright-core')
  const args = ['--no-sandbox', '--disable-gpu', `--disable-features=${FEATURES_OFF.join(',')}`, ...flags]
  return chromium.launch({ executablePath, args })
}
