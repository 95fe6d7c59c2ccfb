import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'

describe('a repository that was handed over runs nothing', () => {
  test.each([
    ['a monitor of files', { 'core.fsmonitor': 'EVIL' }, false],
    ['hooks', { 'core.hooksPath': 'HOOKS' }, false],
    ['a pager', { 'core.pager': 'EVIL', 'pager.cat-file': 'EVIL' }, false],
    [
      'programs for differences',
      { 'diff.external': 'EVIL', 'diff.x.command': 'EVIL', 'diff.x.textconv': 'EVIL' },
      false,
    ],
    ['filters', { 'filter.x.smudge': 'EVIL', 'filter.x.clean': 'EVIL', 'filter.x.process': 'EVIL' }, false],
    ['filters that are required', { 'filter.x.clean': 'EVIL', 'filter.x.required': 'true' }, false],
    ['filters with an odd name', { 'filter.a=b.process': 'EVIL' }, false],
    ['an alias of the command', { 'alias.cat-file': '!EVIL', 'alias.rev-parse': '!EVIL' }, false],
    [
      'passwords',
      { 'credential.helper': '!EVIL', 'core.askPass': 'EVIL', 'remote.origin.url': 'https://127.0.0.1:1/x' },
      true,
    ],
    ['a promised file from a folder', { 'remote.origin.url': '.', 'remote.origin.uploadpack': 'EVIL' }, true],
    ['a promised file over ssh', { 'remote.origin.url': 'ssh://h/x', 'core.sshCommand': 'EVIL' }, true],
    ['a promised file from a program', { 'remote.origin.url': 'ext::EVIL', 'protocol.ext.allow': 'always' }, true],
    ['a promised file by a proxy', { 'remote.origin.url': 'git://h/x', 'core.gitProxy': 'EVIL' }, true],
  ] as const)('%s', async (_, settings, isPartial) => {
    const { io, git } = repository()
    git('checkout', '--quiet', '-B', 'work')
    for (const [name, value] of Object.entries(settings)) {
      git('config', name, value.replace('EVIL', io.path('evil')).replace('HOOKS', io.path('hooks')))
    }
    if (isPartial) {
      const blob = git('rev-parse', 'HEAD:a.yaml')
      rmSync(io.path(`.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`))
      for (const [name, value] of Object.entries(PARTIAL)) git('config', name, value)
    }
    if ('filter.a=b.process' in settings) io.write('.gitattributes', '* filter=a=b\n')
    rmSync(io.path('ran'), { force: true })
    const answers = []
    for (const source of ['git:HEAD:a.yaml', 'git::a.yaml', 'git:HEAD:b.yaml', 'git:work~1:a.yaml']) {
      await io.run('diff', source, 'a.yaml')
      answers.push(io.stderr.text.includes('Run git fetch --refetch to get it.'))
    }
    expect(answers).toEqual([isPartial, isPartial, false, false])
    // To compare a file with what it was, git would put it through its filter.
    io.write('a.yaml', SOUND.replace('turns: 6', 'turns: 7'))
    await io.run('validate', '--changed', 'HEAD')
    expect(io.stderr.text + io.stdout.text).toContain(isPartial ? 'berthier: --changed HEAD: ' : 'Checked 1 battle')
    expect(readdirSync(io.cwd)).not.toContain('ran')
  })

  test.each([
    ['behind more settings than are read of an answer', '[filter "a"]\n' + '\tclean = cat\n'.repeat(180_000), 'x', ''],
    [
      'of more names than a command can be given',
      many('[filter "', 3000, '"]\n\tclean = cat\n'),
      'x',
      'has too many filters',
    ],
    ['with a name that is no text', '', 'x\xff', 'has a filter with a name that is not UTF-8'],
  ])('filters %s', async (_, before, name, why) => {
    const { io } = repository()
    const settings = `${before}[filter "${name}"]\n\tclean = ${io.path('evil')}\n`
    appendFileSync(io.path('.git/config'), Buffer.from(settings, 'latin1'))
    writeFileSync(io.path('.gitattributes'), Buffer.from(`* filter=${name}\n`, 'latin1'))
    io.write('a.yaml', SOUND.replace('turns: 6', 'tuns: 7'))
    const said = why && `berthier: --changed: the configuration of the repository ${why}.\n`
    expect(await io.run('validate', '--changed', 'HEAD')).toBe(why ? 2 : 1)
    expect(io.stderr.text).toBe(said)
    expect(readdirSync(io.cwd)).not.toContain('ran')
  })

  test('Ctrl-C ends a git that waits for ever, and says no more', async () => {
    const { io } = repository()
    spawnSync('mkfifo', [io.path('.gitignore')])
    const ended = io.run('validate', '--changed', 'HEAD')
    // It can be opened for writing as soon as git reads it.
    const pipe = await vi.waitFor(
      () => openSync(io.path('.gitignore'), constants.O_WRONLY | constants.O_NONBLOCK),
      30_000,
    )
    io.interrupt()
    expect(await ended).toBe(130)
    closeSync(pipe)
    expect(io.stderr.text + io.stdout.text).toBe('')
  })

  test('nor what variables of git name', async () => {
    const { io } = repository()
    for (const name of ['GIT_EXTERNAL_DIFF', 'GIT_PAGER', 'GIT_SSH_COMMAND', 'GIT_ASKPASS', 'GIT_EDITOR'])
      io.env[name] = io.path('evil')
    io.env['GIT_TRACE'] = io.path('ran')
    expect(await io.run('diff', 'git:HEAD:a.yaml', 'a.yaml')).toBe(0)
    expect(readdirSync(io.cwd)).not.toContain('ran')
  })

  test('a hook of git has its own index read', async () => {
    const { io, git } = repository()
    io.write('a.yaml', SOUND.replace('turns: 6', 'turns: 7'))
    git('update-index', '--add', 'a.yaml')
    spawnSync('cp', ['.git/index', 'other-index'], { cwd: io.cwd })
    git('reset', '--quiet')
    io.env['GIT_INDEX_FILE'] = io.path('other-index')
    expect(await io.run('diff', 'git::a.yaml', 'a.yaml')).toBe(0)
  })
})

test('where there is no repository, or one of another user, that is said', async () => {
  const io = new TestIo({ 'a.yaml': SOUND })
  io.env['PATH'] = process.env['PATH']!
  // Above it may be one.
  io.env['GIT_CEILING_DIRECTORIES'] = dirname(io.cwd)
  for (const words of [
    ['validate', '--changed', 'HEAD'],
    ['diff', 'git:HEAD:a.yaml', 'a.yaml'],
  ]) {
    expect(await io.run(...words)).toBe(2)
    expect(io.stderr.text).toMatch(/^berthier: [^\n]*: this folder is not in a git repository\.\n$/)
  }
  if (process.getuid?.() !== 0) return
  const theirs = repository().io
  // As where nobody has said that it is trusted.
  theirs.env['GIT_CONFIG_GLOBAL'] = theirs.env['GIT_CONFIG_SYSTEM'] = '/dev/null'
  for (const path of ['.git', '']) chownSync(theirs.path(path), 4711, 4711)
  for (const words of [
    ['validate', '--changed', 'HEAD'],
    ['diff', 'git:HEAD:a.yaml', 'a.yaml'],
  ]) {
    expect(await theirs.run(...words)).toBe(2)
    expect(theirs.stderr.text).toMatch(
      /^berthier: [^\n]*: the repository belongs to another user\. If you trust it, run git config --global --add safe\.directory '[^\n]+'\.\n$/,
    )
  }
})

test('--changed finds what comes after more names than are read of an answer', async () => {
  const { io } = repository()
  const deep = Array.from({ length: 15 }, () => 'n'.repeat(250)).join('/')
  mkdirSync(io.path(deep), { recursive: true })
  for (let i = 0; i < 700; i++) writeFileSync(io.path(`${deep}/${i}.txt`), '')
  io.write('z.yaml', SOUND.replace('turns: 6', 'tuns: 6'))
  expect(await io.run('validate', '--changed', 'HEAD')).toBe(1)
  expect(io.stdout.text).toContain('z.yaml')
})

/** A text with many numbers in it. */
function many(before: string, times: number, behind: string): string {
  return Array.from({ length: times }, (_, i) => `${before}${i}${behind}`).join('')
}

/** What makes a clone partial: git fetches what is missing when it is wanted. */
const PARTIAL = {
  'core.repositoryformatversion': '1',
  'extensions.partialClone': 'origin',
  'remote.origin.promisor': 'true',
}

/** A repository with a battle, and a program beside it that leaves a trace when it runs. */
function repository() {
  const io = new TestIo({ 'a.yaml': SOUND, '.gitattributes': '* diff=x filter=x\n' })
  io.env['PATH'] = process.env['PATH']!
  const evil = `#!/bin/sh\ntouch '${io.path('ran')}'\n`
  io.write('evil', evil)
  chmodSync(io.path('evil'), 0o755)
  mkdirSync(io.path('hooks'))
  for (const hook of ['post-index-change', 'reference-transaction', 'post-checkout', 'fsmonitor-watchman']) {
    io.write(`hooks/${hook}`, evil)
    chmodSync(io.path(`hooks/${hook}`), 0o755)
  }
  const git = (...args: string[]): string => {
    const person = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'init.defaultBranch=main']
    const { status, stdout, stderr } = spawnSync('git', [...person, ...args], { cwd: io.cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout.trim()
  }
  git('init', '--quiet')
  git('add', 'a.yaml')
  git('commit', '--quiet', '-m', 'one')
  return { io, git }
}
