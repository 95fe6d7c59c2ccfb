import { beforeEach } from 'vitest'
import * as browser from '../../scripts/browser.mjs'
import * as redis from '../../scripts/redis.mjs'
import * as tiled from '../../scripts/tiled.mjs'

/** Programs that some tests work with, and that a plain user may not have. */
const PROGRAMS = {
  Chromium: { find: browser.findBrowser, advice: browser.ADVICE },
  Redis: { find: redis.findRedis, advice: redis.ADVICE },
  Tiled: { find: tiled.findTiled, advice: tiled.ADVICE },
} as const

/**
 * Whether the tests of a file can be run that need a program. Where they cannot, they are left out, and `not-run.ts` names them at the
 * end; with BERTHIER_ALL_TESTS, as in CI, they fail.
 */
export function hasProgram(title: keyof typeof PROGRAMS): boolean {
  const { find, advice } = PROGRAMS[title]
  if (find()) return true
  const message = `there is no ${title}. ${advice}`
  if (process.env['BERTHIER_ALL_TESTS']) throw new Error(message)
  beforeEach(({ skip }) => skip(message))
  return false
}
