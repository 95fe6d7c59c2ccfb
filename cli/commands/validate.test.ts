import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { BROKEN, MENDABLE, SOUND, TestIo } from '../test-io.ts'

/** The sound battle with a general where he is of no use. */
const DOUBTFUL = SOUND.replace('general: [H3,', 'general: [L3,')

describe('validate', () => {
  test('sound battles end with 0 and a summary', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b/c.yaml': SOUND })
    expect(await io.run('validate')).toBe(0)
    expect(io.stdout.text).toBe('Checked 2 battles: no problems.\n')
    expect(io.stderr.text).toBe('')
  })

  test('an error ends with 1, and one run shows the problems of all files', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN, 'b.yaml': SOUND, 'c.yaml': BROKEN })
    expect(await io.run('validate')).toBe(1)
    expect(io.stdout.text).toContain('a.yaml:30:23 error hex/no-column-j')
    expect(io.stdout.text).toContain('c.yaml:30:23 error hex/no-column-j')
    expect(io.stdout.text).toContain('Checked 3 battles: 2 errors.')
  })

  test('a warning ends with 0, and with 1 if --fail-on says so', async () => {
    const io = new TestIo({ 'a.yaml': DOUBTFUL })
    expect(await io.run('validate')).toBe(0)
    expect(io.stdout.text).toContain('Checked 1 battle: 1 warning.')
    expect(await io.run('validate', '--fail-on', 'warning')).toBe(1)
  })

  test('an unreadable file ends with 2 whatever else is wrong, and the others are checked', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('validate', 'gone.yaml', 'a.yaml')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot read gone.yaml: no such file or folder\n')
    expect(io.stdout.text).toContain('a.yaml:30:23 error')
    expect(io.stdout.text).toContain('Checked 1 battle: 1 error. Not read: 1.')
  })

  test('a folder without scenarios ends with 2', async () => {
    const io = new TestIo({ 'notes.txt': '' })
    expect(await io.run('validate')).toBe(2)
    expect(io.stderr.text).toBe('berthier: found no scenario in this folder or its subfolders\n')
    expect(io.stdout.text).toBe('')
  })

  test('- is standard input', async () => {
    const io = new TestIo().type(BROKEN)
    expect(await io.run('validate', '-')).toBe(1)
    expect(io.stdout.text).toContain('<stdin>:30:23 error hex/no-column-j')
  })

  test('a text that seems to name another rulebook misleads nobody', async () => {
    const misleading = SOUND.replace(/^system:.*\n/m, '').replace(
      /^summary:.*\n/m,
      (line) => `summary: >-\n  system: et-sans-resultat is another book. ${line.slice(9)}system: vive-lempereur\n`,
    )
    const io = new TestIo({ 'a.yaml': misleading, 'b.yaml': SOUND.replace(/^system: .*/m, 'system: vive-lempereurs') })
    expect(await io.run('validate')).toBe(1)
    expect(io.stdout.text).not.toContain('a.yaml')
    expect(io.stdout.text).toContain('Did you mean vive-lempereur? Supported: vive-lempereur, napoleon-at-waterloo,')
  })

  test('--quiet shows problems only', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': BROKEN })
    expect(await io.run('validate', '--quiet')).toBe(1)
    expect(io.stdout.text).toMatch(/^b\.yaml:30:23 error/)
    expect(io.stdout.text).not.toContain('Checked')
    expect(await io.run('validate', '--quiet', 'a.yaml')).toBe(0)
    expect(io.stdout.text + io.stderr.text).toBe('')
  })

  test('a run that is interrupted ends with 130', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND })
    io.interrupt()
    expect(await io.run('validate')).toBe(130)
    expect(io.stdout.text).toBe('')
  })

  test.each([
    ['an empty file', '', 'file/empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0]), 'file/binary'],
    ['UTF-16', Buffer.from('\ufeffformat: 1', 'utf16le'), 'file/encoding'],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024, 'a'), 'file/too-large'],
    ['10,000 brackets', '['.repeat(10_000), 'yaml/too-deep'],
    ['two documents', `${SOUND}---\n${SOUND}`, 'yaml/several-documents'],
    ['a plain word', 'Waterloo', 'schema/type'],
    ['__proto__', `${SOUND}__proto__: { polluted: true }\n`, 'schema/unknown-key'],
  ])('%s gets a diagnostic', async (_, content, code) => {
    const io = new TestIo({ 'a.yaml': content })
    expect(await io.run('validate', 'a.yaml')).toBe(1)
    expect(io.stdout.text).toContain(`error ${code}`)
  })
})

describe('validate of JSON', () => {
  const json = (indent: string) => JSON.stringify(parse(SOUND), null, indent)

  test.each(['  ', '\t'])('a sound battle has no problems, indented by %j', async (indent) => {
    const io = new TestIo({ 'a.json': json(indent) })
    expect(await io.run('validate', 'a.json')).toBe(0)
  })

  test('YAML under the name of JSON is an error', async () => {
    const io = new TestIo({ 'a.json': SOUND, 'b.JSON': json('  ').replace(/\n\}$/, ',\n}') })
    expect(await io.run('validate', 'a.json', 'b.JSON')).toBe(1)
    expect(io.stdout.text).toContain('a.json:1:1 error yaml/syntax\n  This is not JSON: ')
    expect(io.stdout.text).toContain('This is not JSON: remove the comma before the closing bracket.')
  })

  test('bytes that are no text are told as such', async () => {
    const io = new TestIo({ 'a.json': new Uint8Array([1, 0]) })
    expect(await io.run('validate', 'a.json')).toBe(1)
    expect(io.stdout.text).toContain('file/binary')
  })

  test('--fix leaves it alone: fixes are YAML', async () => {
    const text = json('\t').replace('"turns"', '"Turns"')
    const io = new TestIo({ 'a.json': text })
    expect(await io.run('validate', '--fix', 'a.json')).toBe(1)
    expect(io.stdout.text).toContain('schema/unknown-key')
    expect(io.read('a.json')).toBe(text)
  })
})

describe('validate --fix', () => {
  test('mends the file and reports what remains', async () => {
    const io = new TestIo({ 'a.yaml': MENDABLE.replace('[D3,', '[J3,') })
    expect(await io.run('validate', '--fix')).toBe(1)
    expect(io.read('a.yaml')).toBe(BROKEN)
    expect(io.stderr.text).toBe('Fixed 1 problem in a.yaml.\n')
    expect(io.stdout.text).toContain('Checked 1 battle: 1 error.')
    expect(readdirSync(io.cwd)).toEqual(['a.yaml'])
  })

  test('changes no other byte: byte-order mark and CRLF stay', async () => {
    const windows = (text: string) => Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)
    const io = new TestIo({ 'a.yaml': windows(MENDABLE) })
    expect(await io.run('validate', '--fix')).toBe(0)
    expect(readFileSync(io.path('a.yaml'))).toEqual(windows(SOUND))
  })

  test('leaves a read-only file alone and says so', async () => {
    const io = new TestIo({ 'a.yaml': MENDABLE })
    chmodSync(io.path('a.yaml'), 0o444)
    expect(await io.run('validate', '--fix')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot write a.yaml: it is read-only\n')
    expect(io.read('a.yaml')).toBe(MENDABLE)
  })

  test('does not touch a file without fixes', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    const before = statSync(io.path('a.yaml'))
    await io.run('validate', '--fix')
    const after = statSync(io.path('a.yaml'))
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  })

  test('of standard input goes to standard output, and the report to standard error', async () => {
    const io = new TestIo().type(MENDABLE)
    expect(await io.run('validate', '--fix', '-')).toBe(0)
    expect(io.stdout.text).toBe(SOUND)
    expect(io.stderr.text).toBe('Fixed 1 problem in <stdin>.\nChecked 1 battle: no problems.\n')
  })
})
