import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { installed } from '../../cli/files/installation.ts'
import { SOUND, TestIo } from '../../cli/test-io.ts'

type Job = { env?: Record<string, string>; steps: { uses?: string; name?: string; run?: string }[] }

const { jobs } = parse(readFileSync(new URL('../../docs/github-prove.yml', import.meta.url), 'utf8')) as {
  jobs: { part: Job & { strategy: { matrix: { part: number[] } } }; merge: Job }
}

const stepOf = (job: Job, name: string) => job.steps.find((step) => step.name === name)!.run!

test('the workflow that proves on many machines, with its shell parts run here', () => {
  const actions = [...jobs.part.steps, ...jobs.merge.steps].flatMap(({ uses = [] }) => uses)
  for (const action of actions) expect(action).toMatch(/^actions\//)
  const parts = jobs.part.strategy.matrix.part
  expect(parts).toEqual(Array.from({ length: Number(jobs.part.env!['PARTS']) }, (_, i) => i + 1))

  const io = new TestIo({ 'scenarios/mine.yaml': SOUND })
  mkdirSync(io.path('bin'))
  const berthier = `#!/bin/sh\nshift\nexec "${process.execPath}" "${installed('dist/berthier.js')}" "$@"\n`
  writeFileSync(io.path('bin/npx'), berthier, { mode: 0o755 })
  const env = {
    ...jobs.part.env,
    GAMES: '64',
    PATH: `${io.path('bin')}${delimiter}${process.env['PATH']}`,
    GITHUB_STEP_SUMMARY: io.path('summary.md'),
  }
  // As GitHub runs it.
  const sh = (script: string, cwd: string, more: Record<string, string> = {}) =>
    spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd,
      env: { ...env, ...more },
      encoding: 'utf8',
    })
  for (const part of parts)
    expect(sh(stepOf(jobs.part, 'Play'), io.cwd, { PART: String(part) }).stderr).toContain('Wrote')
  mkdirSync(io.path('parts'))
  for (const part of parts) writeFileSync(io.path(`parts/part-${part}.json`), io.read(`part-${part}.json`))
  const { status, stdout } = sh(stepOf(jobs.merge, 'Merge'), io.cwd)
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('french 40..60% is ') })
  expect(readFileSync(join(io.cwd, 'summary.md'), 'utf8')).toBe(stdout)
  expect(JSON.parse(io.read('certificate.json'))).toMatchObject({ certificate: 1, most: 64 })
  expect(io.read('certificate.html')).toContain('<h1>New battle</h1>')
})
