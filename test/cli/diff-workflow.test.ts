import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readBattle } from '../support/battle-changes.ts'

type Step = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, string> }

const workflow = parse(readFileSync(new URL('../../docs/github-diff.yml', import.meta.url), 'utf8')) as {
  jobs: { diff: { steps: Step[] } }
}
const steps = workflow.jobs.diff.steps
const folder = mkdtempSync(join(tmpdir(), 'berthier-workflow-'))
afterAll(() => rmSync(folder, { recursive: true }))

function sh(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

describe('the workflow for pull requests', () => {
  test("uses GitHub's own actions only, and puts nothing of a pull request into a command", () => {
    for (const action of steps.flatMap(({ uses = [] }) => uses)) expect(action).toMatch(/^actions\//)
    for (const script of steps.map((step) => `${step.run}${step.with?.['script']}`)) expect(script).not.toContain('${{')
  })

  test('writes one text for all battles, whatever their files are called', () => {
    const write = (path: string, text: string) => writeFileSync(join(folder, 'scenarios', path), text)
    mkdirSync(join(folder, 'scenarios'))
    mkdirSync(join(folder, 'bin'))
    // In place of npx: says what it was asked, and ends as berthier does when something changed.
    writeFileSync(
      join(folder, 'bin/npx'),
      '#!/bin/sh\nfor word; do last=$word; done\n[ "$last" != "git:HEAD:scenarios/bad.yaml" ] || exit 2\necho "compared $last"\nexit 1\n',
      { mode: 0o755 },
    )
    const git = (...args: string[]) => sh('git', '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args)
    git('init', '--quiet')
    const strange = 'a $(touch hacked) `x` @team.yaml'
    for (const name of ['ligny.yaml', 'gone.yaml', 'bad.yaml', strange, 'notes.md']) write(name, readBattle('ligny'))
    git('add', 'scenarios')
    git('commit', '--quiet', '-m', 'one')
    const base = sh('git', 'rev-parse', 'HEAD')
    for (const name of ['ligny.yaml', 'bad.yaml', strange, 'notes.md', 'new.yaml']) write(name, readBattle('waterloo'))
    rmSync(join(folder, 'scenarios/gone.yaml'))
    git('add', '--all', 'scenarios')
    git('commit', '--quiet', '-m', 'two')

    const { run } = steps.find(({ env }) => env?.['BASE'])!
    const env = {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
      BASE: base,
      SCENARIOS: 'scenarios',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    }
    // As GitHub runs it.
    const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run!], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const comment = readFileSync(join(folder, 'diff/cut.md'), 'utf8')
    expect(comment).toContain('compared git:HEAD:scenarios/ligny.yaml\n')
    expect(comment).toContain(`compared git:HEAD:scenarios/${strange}\n`)
    expect(comment).toContain('### New: `scenarios/new.yaml`\n')
    expect(comment).toContain('### Removed: `scenarios/gone.yaml`\n')
    expect(comment).toContain('### `scenarios/bad.yaml`\n\nNot all of it could be compared')
    expect(comment).not.toContain('notes.md')
    expect(existsSync(join(folder, 'hacked'))).toBe(false)
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toBe(comment)
  })
})
