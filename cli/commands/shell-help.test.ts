import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { TestIo } from '../test-io.ts'

const isThere = (shell: string) => spawnSync(shell, ['--version']).status === 0

async function printed(...argv: string[]): Promise<string> {
  const io = new TestIo()
  expect(await io.run(...argv)).toBe(0)
  return io.stdout.text
}

describe('completions', () => {
  /** What bash offers for a line that is being typed. */
  async function offered(...words: string[]): Promise<string[]> {
    const script = await printed('completions', 'bash')
    const line = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _berthier; printf '%s\\n' "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', `${script}\n${line}`], { encoding: 'utf8' })
      .trim()
      .split('\n')
  }

  test('bash completes commands, options and their words', async () => {
    expect(await offered('berthier', 'val')).toEqual(['validate'])
    expect(await offered('berthier', 'validate', '--ba')).toEqual(['--baseline'])
    expect(await offered('berthier', 'validate', '--format', 'git')).toEqual(['github', 'gitlab'])
    expect(await offered('berthier', 'completions', '')).toEqual(['bash', 'zsh', 'fish'])
  })

  test.skipIf(!isThere('fish'))('fish completes the same', async () => {
    const script = await printed('completions', 'fish')
    const offers = (line: string) =>
      execFileSync('fish', ['--no-config', '-c', `${script}\ncomplete -C '${line}'`], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((one) => one.split('\t')[0])
    expect(offers('berthier val')).toEqual(['validate'])
    expect(offers('berthier validate --ba')).toEqual(['--baseline'])
    expect(offers('berthier validate --format git')).toEqual(['github', 'gitlab'])
    expect(offers('berthier completions ')).toEqual(['bash', 'fish', 'zsh'])
  })

  test.skipIf(!isThere('zsh'))(
    'zsh completes at the first call, and a script that is read announces itself',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'berthier-zsh-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      writeFileSync(join(folder, '_berthier'), await printed('completions', 'zsh'))
      const zsh = (script: string) =>
        execFileSync('zsh', ['-f', '-c', `_arguments() { print -rl -- "$@" }\n${script}`], {
          encoding: 'utf8',
          cwd: folder,
        })
      const loaded = zsh('fpath=($PWD); autoload -Uz _berthier; words=(berthier completions ""); CURRENT=3; _berthier')
      expect(loaded).toContain('1:value:(bash zsh fish)')
      expect(zsh('compdef() { print "announced $@" }; source ./_berthier')).toBe('announced _berthier berthier\n')
    },
  )

  test('zsh and fish have every command', async () => {
    const help = await printed('--help')
    const commands = [...help.matchAll(/^ {2}([a-z]+) .*\S/gm)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'help')
    expect(commands).toContain('validate')
    const [zsh, fish] = [await printed('completions', 'zsh'), await printed('completions', 'fish')]
    expect(zsh).toContain("'*--format[output format]:value:(pretty json github sarif gitlab junit)'")
    expect(fish).toContain(`__fish_seen_subcommand_from validate" -l baseline`)
    expect(fish).toContain('-a lsp -d')
  })

  test('an unknown shell is wrong usage', async () => {
    const io = new TestIo()
    expect(await io.run('completions', 'tcsh')).toBe(2)
    expect(io.stderr.text).toContain('berthier: shell tcsh: expected bash, zsh or fish.\n')
  })
})

test('the manual page has every command and no line that steers the page', async () => {
  const page = await printed('man')
  expect(page).toMatch(/^\.TH BERTHIER 1/)
  expect(page).toContain('.SS validate')
  expect(page).toContain('output format: pretty, json, github, sarif, gitlab, junit (default: pretty)')
  expect(page).toContain('Exit codes: 0 proved, 1 refuted')
  expect(page.match(/^\.B \\-\\-rulebook/gm)).toHaveLength(1)
  const requests = page.split('\n').filter((line) => line.startsWith('.'))
  expect(requests.filter((line) => !/^\.(TH|SH|SS|TP|B|I|P|nf|fi)\b/.test(line))).toEqual([])
})

describe('doctor', () => {
  test('finds a sound installation in order', async () => {
    expect(await printed('doctor')).toContain('Everything is in order.\n')
  })

  test('tells what is wrong with a configuration', async () => {
    const io = new TestIo({ 'berthier.config.json': '{ "rules": { "hex/off-board": "off" } }' })
    expect(await io.run('doctor')).toBe(1)
    expect(io.stdout.text).toContain('hex/off-board is an error')
    expect(io.stdout.text).toContain('1 thing to put right.')
  })
})
