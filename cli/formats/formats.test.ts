import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allCodes } from '../../src/scenario/codes/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { BROKEN, MENDABLE, SOUND, TestIo } from '../test-io.ts'

const FILES = {
  'a b/ö#1.yaml': BROKEN,
  'mendable.yaml': MENDABLE,
  'sound.yaml': SOUND,
  'binary.yaml': new Uint8Array([115, 121, 115, 0, 1, 2]),
}
const PATHS = [...Object.keys(FILES), 'gone.yaml']

async function validate(format: string, ...more: string[]): Promise<string> {
  const io = new TestIo(FILES)
  expect(await io.run('validate', '--format', format, ...more, ...PATHS)).toBe(2)
  expect(io.stderr.text).toBe('berthier: cannot read gone.yaml: no such file or folder\n')
  return io.stdout.text
}

describe('the json format', () => {
  test('gives every diagnostic with its place, and a summary', async () => {
    const report = JSON.parse(await validate('json'))
    expect(report.version).toBe(1)
    expect(report.summary).toEqual({ files: 4, errors: 3, warnings: 0, infos: 0, unreadable: 1 })
    const file = (path: string) => report.files.find((entry: { path: string }) => entry.path === path)
    const offset = BROKEN.indexOf('J3')
    expect(file('a b/ö#1.yaml').diagnostics).toEqual([
      {
        code: 'hex/no-column-j',
        severity: 'error',
        message: 'J3: there is no column J; after I comes K.',
        hint: 'Did you mean I3 or K3?',
        line: 30,
        column: 23,
        endLine: 30,
        endColumn: 25,
        offset,
        endOffset: offset + 2,
        path: ['units', 'french', 'french-infantry', 0],
        at: [],
        fixable: false,
      },
    ])
    expect(file('mendable.yaml').diagnostics).toMatchObject([{ code: 'schema/unknown-key', fixable: true }])
    expect(file('sound.yaml').diagnostics).toEqual([])
    expect(file('binary.yaml').diagnostics).toMatchObject([{ code: 'file/binary', line: null, offset: null, at: [] }])
    expect(file('gone.yaml')).toEqual({
      path: 'gone.yaml',
      error: 'cannot read gone.yaml: no such file or folder',
      diagnostics: [],
    })
  })
})

describe('the sarif format', () => {
  test('gives rules, results with places, and what could not be read', async () => {
    const { version, runs } = JSON.parse(await validate('sarif'))
    expect(version).toBe('2.1.0')
    const [run] = runs
    expect(run.columnKind).toBe('utf16CodeUnits')
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(allCodes(SYSTEMS)))
    expect(run.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'cannot read gone.yaml: no such file or folder' } },
        ],
      },
    ])
    expect(run.properties.summary).toEqual({ files: 4, errors: 3, warnings: 0, infos: 0, unreadable: 1 })
    expect(run.artifacts).toHaveLength(4)
    const result = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === 'hex/no-column-j')
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe('hex/no-column-j')
    expect(result.level).toBe('error')
    expect(result.message.text).toBe('J3: there is no column J; after I comes K. Did you mean I3 or K3?')
    expect(result.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'a%20b/%C3%B6%231.yaml' },
          region: { startLine: 30, startColumn: 23, endLine: 30, endColumn: 25 },
        },
      },
    ])
  })
})

describe('the junit format', () => {
  test('has a test case a file', async () => {
    const xml = await validate('junit')
    expect(xml).toContain('<testsuites name="berthier" tests="5" failures="3" errors="1">')
    expect(xml.match(/<testcase /g)).toHaveLength(5)
    expect(xml).toContain('<testcase name="sound.yaml" classname="berthier"/>')
    expect(xml).toContain('<property name="errors" value="3"/>')
    expect(xml).toContain(
      '<failure message="1 error" type="validation">a b/ö#1.yaml:30:23 error hex/no-column-j: J3: there is no column J;',
    )
    expect(xml).toContain('<error message="cannot read gone.yaml: no such file or folder" type="unreadable"/>')
    expect(xml).not.toContain('time=')
  })

  test('controls, quotes and angle brackets of a file cannot break the XML', async () => {
    const io = new TestIo({ 'x<"&.yaml': SOUND.replace('turns: 6', '"<\\e]]>&\\"\\uffff": 6') })
    expect(await io.run('validate', '--format', 'junit', 'x<"&.yaml')).toBe(1)
    expect(io.stdout.text).toContain('name="x&lt;&quot;&amp;.yaml"')
    expect(io.stdout.text).toContain('Unknown key &lt;␛]]&gt;&amp;&quot;\ufffd at the top')
    expect(io.stdout.text).not.toMatch(/(?!\n)\p{Cc}|\uffff/u)
  })

  test('what --fail-on lets pass is told without a failure', async () => {
    const io = new TestIo({ 'x.yaml': SOUND.replace('general: [H3,', 'general: [L3,') })
    expect(await io.run('validate', '--format', 'junit')).toBe(0)
    expect(io.stdout.text).toContain('failures="0"')
    expect(io.stdout.text).toMatch(/<system-out>x\.yaml:\d+:\d+ warning /)
    expect(await io.run('validate', '--format', 'junit', '--fail-on', 'warning')).toBe(1)
    expect(io.stdout.text).toContain('failures="1"')
  })
})

describe('the github format', () => {
  test('annotates, then lists everything in a group, then sums up', async () => {
    const lines = (await validate('github')).trimEnd().split('\n')
    expect(lines[0]).toBe('::error::cannot read gone.yaml: no such file or folder')
    expect(lines).toContain(
      '::error file=a b/ö#1.yaml,line=30,endLine=30,col=23,endColumn=25,title=hex/no-column-j::' +
        'J3: there is no column J; after I comes K.%0ADid you mean I3 or K3?',
    )
    expect(lines).toContain('::group::3 problems')
    expect(lines).toContain('- a b/ö#1.yaml:30:23 error hex/no-column-j J3: there is no column J; after I comes K.')
    expect(lines.slice(-2)).toEqual(['::endgroup::', 'Checked 4 battles: 3 errors. Not read: 1.'])
  })

  test('errors come before warnings, as GitHub shows ten annotations only', async () => {
    const io = new TestIo({ 'a.yaml': SOUND.replace('general: [H3,', 'general: [L3,'), 'b.yaml': BROKEN })
    await io.run('validate', '--format', 'github')
    const annotations = io.stdout.text.split('\n').filter((line) => /^::(?:error|warning)/.test(line))
    expect(annotations.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning'])
  })

  test('a file cannot smuggle in a command', async () => {
    const name = 'a,b:c%.yaml'
    const io = new TestIo({ [name]: SOUND.replace('turns: 6', '"x\\n::set-output name=a::%0A": 6') })
    await io.run('validate', '--format', 'github', name)
    const commands = io.stdout.text.split('\n').filter((line) => line.trimStart().startsWith('::'))
    expect(commands.filter((line) => !/^::(?:error|group|endgroup)\b/.test(line))).toEqual([])
    expect(commands[0]).toContain('file=a%2Cb%3Ac%25.yaml')
    expect(io.stdout.text).toContain('x :\ufffdset-output name=a::%250A')
  })

  test('paths are told from the root of the repository', async () => {
    const io = new TestIo({ 'b.yaml': BROKEN })
    io.env['GITHUB_WORKSPACE'] = io.path('..')
    await io.run('validate', '--format', 'github')
    expect(io.stdout.text).toContain(`::error file=${io.cwd.split('/').at(-1)}/b.yaml,`)
  })

  test('the job gets a Markdown summary', async () => {
    const io = new TestIo({ 'b.yaml': BROKEN, 'summary.md': 'Before.\n' })
    io.env['GITHUB_STEP_SUMMARY'] = io.path('summary.md')
    expect(await io.run('validate', '--format', 'github')).toBe(1)
    const summary = readFileSync(io.path('summary.md'), 'utf8')
    expect(summary).toMatch(/^Before\.\n## Berthier\n\nChecked 1 battle: 1 error\.\n/)
    expect(summary).toContain('| error | b.yaml:30:23 | J3: there is no column J; after I comes K. Did you mean')
  })

  test('a summary that cannot be written is told, and changes nothing else', async () => {
    const io = new TestIo({ 'x.yaml': SOUND })
    io.env['GITHUB_STEP_SUMMARY'] = io.path('nowhere/summary.md')
    expect(await io.run('validate', '--format', 'github')).toBe(0)
    expect(io.stderr.text).toBe('berthier: cannot write the step summary: no such file or folder\n')
  })
})
