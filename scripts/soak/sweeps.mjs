// What the tests only sample, tried whole: every test that takes its share from test/support/effort.ts, and properties on a
// thousand examples each. It takes as long as it takes; --minutes is the time after which a single test is given up.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { globSync } from 'tinyglobby'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })

const swept = globSync('{src,cli,editor,test}/**/*.test.ts', { cwd: root }).filter((file) =>
  /support\/effort\.ts'|from 'fast-check'/.test(readFileSync(join(root, file), 'utf8')),
)
const timeout = String(Math.ceil(Number(values.minutes ?? '10') * 60_000))
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--testTimeout', timeout, ...swept], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BERTHIER_THOROUGH: '1', FUZZ: '1000' },
})
process.exitCode = status ?? 1
