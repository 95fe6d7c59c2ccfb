import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { TestIo } from '../../cli/test-io.ts'

const scenarios = fileURLToPath(new URL('../../scenarios/', import.meta.url))
const battles = readdirSync(scenarios, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/\\]+[/\\][^/\\]+\.yaml$/.test(file),
)

test.each(battles)('%s has a certificate, and a game of it ends as certified', async (battle) => {
  const certificate = `${scenarios}${battle}`.replace(/\.yaml$/, '.certificate.json')
  expect(existsSync(certificate)).toBe(true)
  const io = new TestIo()
  // Where rules or players have changed, `node scripts/certify.mjs` makes all certificates anew.
  expect(await io.run('verify', certificate, '--sample', '1', '--jobs', '1')).toBe(0)
  expect(io.stdout.text).toContain(': Verified. 1 of ')
})
