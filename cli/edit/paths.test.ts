import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { editing, file, seen, versionOf } from './test-server.ts'

const OTHER = SOUND.replace('turns: 6', 'turns: 7')

describe('paths', () => {
  const OUTSIDE = [
    '../secret.yaml',
    'deep/../../secret.yaml',
    './a.yaml',
    'deep//b.yaml',
    '/etc/hosts.yaml',
    '..\\secret.yaml',
    'C:\\secret.yaml',
    'deep/..',
    '',
    '.',
    'a.yaml/',
    'a.yaml\0.txt',
    'a\n.yaml',
    'nul.yaml',
    'deep/COM1.yml',
    '.git/config.yaml',
    '.hidden.yaml',
    'node_modules/x.yaml',
    'notes.txt',
    'package.json',
    `${'x/'.repeat(500)}x.yaml`,
    'out/secret.yaml',
    'link.yaml',
    'git-link.yaml',
  ]

  test.each(OUTSIDE)('%j leads nowhere, whatever is asked', async (path) => {
    const io = new TestIo({
      'folder/a.yaml': SOUND,
      'folder/notes.txt': 'x',
      'folder/deep/b.yaml': SOUND,
      'secret.yaml': SOUND,
    })
    mkdirSync(io.path('folder/.git'))
    writeFileSync(io.path('folder/.git/config.yaml'), SOUND)
    symlinkSync(io.path('secret.yaml'), io.path('folder/link.yaml'))
    symlinkSync(io.path('folder/.git/config.yaml'), io.path('folder/git-link.yaml'))
    symlinkSync(io.cwd, io.path('folder/out'))
    const server = await editing(io, 'folder')
    const version = await versionOf(server, 'a.yaml')
    const before = new Set(readdirSync(io.cwd, { recursive: true, encoding: 'utf8' }))
    const answers = [
      await server.ask('GET', file(path)),
      await server.ask('PUT', file(path), { body: OTHER, headers: seen(version) }),
      await server.ask('POST', file(path), { body: OTHER }),
      await server.ask('DELETE', file(path), { headers: seen(version) }),
      await server.ask('POST', '/api/rename', { body: JSON.stringify({ from: path, to: 'new.yaml' }) }),
      await server.ask('POST', '/api/rename', { body: JSON.stringify({ from: 'a.yaml', to: path }) }),
    ]
    for (const { status, data } of answers) {
      expect([400, 403, 409]).toContain(status)
      expect(data['message']).toMatch(/^[A-Z\w].*\.$/s)
      expect(data).not.toHaveProperty('text')
    }
    expect(new Set(readdirSync(io.cwd, { recursive: true, encoding: 'utf8' }))).toEqual(before)
    expect(io.read('secret.yaml')).toBe(SOUND)
    expect(io.read('folder/.git/config.yaml')).toBe(SOUND)
  })

  test.each(['a:b.yaml', 'what?.yaml', 'dot..yaml ', 'x /y.yaml', ' a.yaml', '<b>.yaml', 'a\u202elmay.exe.yaml'])(
    'a new file gets no name that some system cannot store: %j',
    async (path) => {
      const io = new TestIo()
      const server = await editing(io)
      expect((await server.ask('POST', file(path), { body: SOUND })).status).toBe(400)
      expect(readdirSync(io.cwd)).toEqual([])
    },
  )

  test.skipIf(process.platform === 'win32')(
    'a file that is there opens, even if its name is not portable',
    async () => {
      const server = await editing(new TestIo({ 'Ligny: 16 June.yaml': SOUND, 'Eylau – février.yaml': SOUND }))
      for (const path of ['Ligny: 16 June.yaml', 'Eylau – février.yaml']) {
        expect((await server.ask('GET', file(path))).data['text']).toBe(SOUND)
      }
    },
  )
})
