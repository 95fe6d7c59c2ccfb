import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'
import { usually } from '../support/effort.ts'

/** Rounds of some seconds each: `npm run soak -- faults --minutes 60` plays them for an hour. */
const MINUTES = usually('0.1', '0.3')

test('whatever was acknowledged is there after faults of all kinds', () => {
  const soak = fileURLToPath(new URL('../../scripts/soak/faults.mjs', import.meta.url))
  const flags = findBrowser() === undefined ? ['--no-browser'] : []
  const { stdout, stderr } = spawnSync(process.execPath, [soak, '--minutes', MINUTES, ...flags], { encoding: 'utf8' })
  expect(stdout + stderr).toMatch(/^rounds [1-9].*saves acknowledged [1-9].*\nNothing was lost\.\n$/m)
}, 300_000)
