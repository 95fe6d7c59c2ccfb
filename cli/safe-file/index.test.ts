import { execFileSync, spawnSync } from 'node:child_process'
import fs, {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { onceReturned } from './await-return.ts'
import { cleanUp, retryCleanUp } from './clean-up.ts'
import { moveSafely, removeSafely, writeSafely } from './index.ts'
import { finishWatching } from './late-writes.ts'
import { nameBeside, parseBeside, US } from './names.ts'
import { inFolder } from './place.ts'
import { recoverTree } from './recovery.ts'

const OLD = Buffer.from('old')
const isRoot = process.getuid?.() === 0
const silent = (sentence: string) => expect.fail(sentence)
const write = (io: TestIo, path: string, content: string, expected: Uint8Array | 'nothing' | 'anything' = OLD) =>
  writeSafely(io.path(path), content, expected, silent)

describe('writing at once or not at all', () => {
  test('keeps the mode of the file, and leaves nothing else behind', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    chmodSync(io.path('x.yaml'), 0o640)
    await write(io, 'x.yaml', 'new')
    expect(io.read('x.yaml')).toBe('new')
    expect(statSync(io.path('x.yaml')).mode & 0o777).toBe(0o640)
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })

  test('nobody else reads the draft of a private file', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    chmodSync(io.path('x.yaml'), 0o600)
    const written = new AbortController()
    const writing = write(io, 'x.yaml', 'new'.repeat(1_000_000)).finally(() => written.abort())
    const modes = new Set<number>()
    while (!written.signal.aborted) {
      for (const name of readdirSync(io.cwd)) {
        const stats = statSync(io.path(name), { throwIfNoEntry: false })
        if (stats) modes.add(stats.mode & 0o777)
      }
      await setImmediate()
    }
    await writing
    expect([...modes]).toEqual([0o600])
  })

  test('writes to a pipe, and does not put a file in its place', async () => {
    const io = new TestIo()
    execFileSync('/usr/bin/mkfifo', [io.path('pipe')])
    execFileSync('sh', ['-c', 'cat pipe > read &'], { cwd: io.cwd, stdio: 'ignore' })
    await write(io, 'pipe', 'new', 'anything')
    expect(statSync(io.path('pipe')).isFIFO()).toBe(true)
    await expect.poll(() => io.read('read')).toBe('new')
  })

  test('writes through a symbolic link', async () => {
    const io = new TestIo({ 'real/x.yaml': 'old' })
    symlinkSync('real/x.yaml', io.path('link.yaml'))
    await write(io, 'link.yaml', 'new')
    expect(io.read('real/x.yaml')).toBe('new')
    expect(readdirSync(io.path('real'))).toEqual(['x.yaml'])
    expect(statSync(io.path('link.yaml')).ino).toBe(statSync(io.path('real/x.yaml')).ino)
  })

  test('the file is replaced, not rewritten: whoever reads the old one reads it to its end', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const before = statSync(io.path('x.yaml')).ino
    await write(io, 'x.yaml', 'new')
    expect(statSync(io.path('x.yaml')).ino).not.toBe(before)
  })

  test('a failure leaves the target as it was and no draft', async () => {
    const io = new TestIo()
    mkdirSync(io.path('x.yaml'))
    await expect(write(io, 'x.yaml', 'new', 'anything')).rejects.toThrow('it is a folder, not a file')
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
    await expect(write(io, 'nowhere/x.yaml', 'new', 'nothing')).rejects.toThrow('ENOENT')
  })

  test('a new file is written as it is', async () => {
    const io = new TestIo()
    await write(io, 'x.yaml', '\ufeffa\r\n', 'nothing')
    expect(readFileSync(io.path('x.yaml'))).toEqual(Buffer.from('\ufeffa\r\n'))
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })

  test.runIf(isRoot)('keeps the owner of the file', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    chownSync(io.path('x.yaml'), 1234, 2345)
    await write(io, 'x.yaml', 'new')
    const { uid, gid } = statSync(io.path('x.yaml'))
    expect([uid, gid]).toEqual([1234, 2345])
  })
})

describe('what would be lost is refused', () => {
  test('a text that is not the expected one stays', async () => {
    const io = new TestIo({ 'x.yaml': 'theirs' })
    await expect(write(io, 'x.yaml', 'new')).rejects.toThrow('another program has just changed it')
    expect(io.read('x.yaml')).toBe('theirs')
    await expect(write(io, 'y.yaml', 'new')).rejects.toThrow('another program has just removed it')
    await expect(write(io, 'x.yaml', 'new', 'nothing')).rejects.toThrow('a file of this name already exists')
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })

  test('a new date alone is no change', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const writing = write(io, 'x.yaml', 'new')
    utimesSync(io.path('x.yaml'), 1, 1)
    await writing
    expect(io.read('x.yaml')).toBe('new')
  })

  test.each([
    ['written in place', (path: string) => appendFileSync(path, ', and theirs')],
    ['replaced', (path: string) => renameOver(path, 'old, and theirs')],
  ])('a file that is %s while the draft is written stays as it then is', async (_, change) => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const writing = write(io, 'x.yaml', 'new')
    change(io.path('x.yaml'))
    await expect(writing).rejects.toThrow('another program has just changed it')
    expect(io.read('x.yaml')).toBe('old, and theirs')
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })

  test('a read-only file is left alone, even by root', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    chmodSync(io.path('x.yaml'), 0o444)
    await expect(write(io, 'x.yaml', 'new')).rejects.toThrow('it is read-only')
    await expect(write(io, 'x.yaml', 'new', 'anything')).rejects.toThrow('it is read-only')
    await expect(removeSafely(io.path('x.yaml'), OLD, silent)).rejects.toThrow('it is read-only')
    expect(io.read('x.yaml')).toBe('old')
  })

  test('hard links are not separated', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    linkSync(io.path('x.yaml'), io.path('y.yaml'))
    await expect(write(io, 'x.yaml', 'new')).rejects.toThrow('it has several names (hard links)')
    expect([io.read('x.yaml'), io.read('y.yaml')]).toEqual(['old', 'old'])
  })

  test('a draft that a killed process left linked is no hard link of a person', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    linkSync(io.path('x.yaml'), nameBeside(io.path('x.yaml'), 'new'))
    await write(io, 'x.yaml', 'new')
    expect(io.read('x.yaml')).toBe('new')
  })

  test.runIf(isRoot)("a file of another user does not become one's own", () => {
    const io = new TestIo({ 'x.yaml': SOUND.replace('turns: 6', 'turns:   6') })
    chmodSync(io.cwd, 0o777)
    chmodSync(io.path('x.yaml'), 0o666)
    const berthier = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))
    const somebody = { cwd: io.cwd, uid: 65534, gid: 65534, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(process.execPath, [berthier, 'fmt', 'x.yaml'], somebody)
    expect(stderr).toContain('cannot write x.yaml: it belongs to another user or group')
    expect(status).toBe(2)
    expect(statSync(io.path('x.yaml')).uid).toBe(0)
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })
})

describe('a program that has the file open', () => {
  test('and writes to it after it was replaced gets its text back', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const told: string[] = []
    const file = openSync(io.path('x.yaml'), 'r+')
    await writeSafely(io.path('x.yaml'), 'new', OLD, (sentence) => told.push(sentence))
    writeSync(file, 'theirs', 0)
    closeSync(file)
    await finishWatching()
    expect(io.read('x.yaml')).toBe('theirs')
    expect(told).toEqual([
      `another program wrote to ${io.path('x.yaml')} while it was being replaced: the file now has its text.`,
    ])
  })

  test('and writes to it after it was removed gets its text back', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const told: string[] = []
    const file = openSync(io.path('x.yaml'), 'r+')
    await removeSafely(io.path('x.yaml'), OLD, (sentence) => told.push(sentence))
    expect(readdirSync(io.cwd)).toEqual([])
    writeSync(file, 'theirs', 0)
    closeSync(file)
    await finishWatching()
    expect(io.read('x.yaml')).toBe('theirs')
    expect(told).toEqual([
      `another program wrote to ${io.path('x.yaml')} while it was being removed: the file now has its text.`,
    ])
  })

  test('gets a file beside it where the file has become a third one', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const told: string[] = []
    const file = openSync(io.path('x.yaml'), 'a')
    await writeSafely(io.path('x.yaml'), 'new', OLD, (sentence) => told.push(sentence))
    writeSync(file, ', theirs')
    closeSync(file)
    io.write('x.yaml', 'a third')
    await finishWatching()
    expect(io.read('x.yaml')).toBe('a third')
    const other = readdirSync(io.cwd).find((name) => name !== 'x.yaml')!
    expect(other).toMatch(/^x\.rescued-[0-9a-f]{6}\.yaml$/)
    expect(io.read(other)).toBe('old, theirs')
    expect(told).toEqual([
      `another program wrote to ${io.path('x.yaml')} while it was being replaced: its text is in ${io.path(other)}.`,
    ])
  })
})

describe('removing and moving', () => {
  test('a file is removed only as it was seen', async () => {
    const io = new TestIo({ 'x.yaml': 'theirs' })
    await expect(removeSafely(io.path('x.yaml'), OLD, silent)).rejects.toThrow('another program has just changed it')
    expect(io.read('x.yaml')).toBe('theirs')
    await removeSafely(io.path('x.yaml'), Buffer.from('theirs'), silent)
    expect(readdirSync(io.cwd)).toEqual([])
  })

  test('a link is removed itself, and moved itself', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    symlinkSync('x.yaml', io.path('link.yaml'))
    await moveSafely(io.path('link.yaml'), io.path('other.yaml'))
    await removeSafely(io.path('other.yaml'), OLD, silent)
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })

  test('a file never moves over another', async () => {
    const io = new TestIo({ 'x.yaml': 'old', 'y.yaml': 'theirs' })
    await expect(moveSafely(io.path('x.yaml'), io.path('y.yaml'))).rejects.toThrow('a file of this name already exists')
    expect([io.read('x.yaml'), io.read('y.yaml')]).toEqual(['old', 'theirs'])
  })
})

describe('another berthier that takes us for killed', () => {
  /** Has something done in the instant after a file was moved aside. */
  async function whenAside(act: (aside: string, target: string) => void, work: () => Promise<void>): Promise<void> {
    const { renameSync: original } = fs
    let isDone = false
    fs.renameSync = (from, to) => {
      original(from, to)
      if (isDone || !String(to).endsWith('.old.tmp')) return
      isDone = true
      act(String(to), String(from))
    }
    syncBuiltinESMExports()
    try {
      await work()
    } finally {
      fs.renameSync = original
      syncBuiltinESMExports()
    }
    expect(isDone).toBe(true)
  }

  test('and brings a file back that is being removed: it is removed nevertheless', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    await whenAside(linkSync, () => removeSafely(io.path('x.yaml'), OLD, silent))
    expect(readdirSync(io.cwd)).toEqual([])
  })

  test.each([
    ['at this moment', linkSync],
    ['altogether', renameSync],
  ])('and brings a name back that is being given up, %s: the file has the new one alone', async (_, bringBack) => {
    const io = new TestIo({ 'x.yaml': 'old' })
    await whenAside(bringBack, () => moveSafely(io.path('x.yaml'), io.path('y.yaml')))
    expect(readdirSync(io.cwd)).toEqual(['y.yaml'])
  })

  test('and another program puts a new file there: that stays', async () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    const writeTheirs = (_: string, target: string) => writeFileSync(target, 'theirs')
    await whenAside(writeTheirs, () => removeSafely(io.path('x.yaml'), OLD, silent))
    expect(io.read('x.yaml')).toBe('theirs')
    await whenAside(writeTheirs, () => moveSafely(io.path('x.yaml'), io.path('y.yaml')))
    expect([io.read('x.yaml'), io.read('y.yaml')]).toEqual(['theirs', 'theirs'])
  })
})

test('a move that fails does not remove, later, another file that has got its name', async () => {
  const io = new TestIo({ 'x.yaml': 'old', 'z.yaml': 'theirs' })
  const { renameSync: original, rmSync: remove } = fs
  // The folder becomes read-only after the second name was given.
  const refuse = () => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  }
  Object.assign(fs, { renameSync: refuse, rmSync: refuse })
  syncBuiltinESMExports()
  try {
    await expect(moveSafely(io.path('x.yaml'), io.path('y.yaml'))).rejects.toThrow('EACCES')
  } finally {
    Object.assign(fs, { renameSync: original, rmSync: remove })
    syncBuiltinESMExports()
  }
  renameSync(io.path('z.yaml'), io.path('y.yaml'))
  retryCleanUp()
  expect(readdirSync(io.cwd)).toEqual(['x.yaml', 'y.yaml'])
  expect(io.read('y.yaml')).toBe('theirs')
})

test('a file that could be moved aside, but not removed, is not reported as removed', async () => {
  const io = new TestIo({ 'x.yaml': 'old' })
  const { unlinkSync: original, rmSync: remove } = fs
  const refuse = () => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
  }
  Object.assign(fs, { unlinkSync: refuse, rmSync: refuse })
  syncBuiltinESMExports()
  try {
    await expect(removeSafely(io.path('x.yaml'), OLD, silent)).rejects.toThrow('EACCES')
  } finally {
    Object.assign(fs, { unlinkSync: original, rmSync: remove })
    syncBuiltinESMExports()
  }
  retryCleanUp()
  expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
})

describe('after a process that was killed', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const left = (purpose: 'new' | 'old', pid: number, host = US.host) =>
    `.x.yaml.${host}-${pid}-00000000-1.${purpose}.tmp`

  test('drafts go, and a file that was moved aside gets its name back', () => {
    const io = new TestIo({ [`deep/${left('new', dead)}`]: 'torn', [`deep/${left('old', dead)}`]: 'old' })
    expect(recoverTree(io.cwd)).toEqual([io.path('deep/x.yaml')])
    expect(readdirSync(io.path('deep'))).toEqual(['x.yaml'])
    expect(io.read('deep/x.yaml')).toBe('old')
  })

  test.each(['.git', '.GIT', '.g\u200cit', '.git ', '.git.', '.gitmodules'])(
    'nothing gets the name %j, which a repository cannot have in it: what is there was laid down by somebody else',
    (name) => {
      const aside = `.${name}.${US.host}-${dead}-00000000-1.old.tmp`
      const io = new TestIo({ [aside]: 'gitdir: elsewhere' })
      expect(recoverTree(io.cwd)).toEqual([])
      expect(readdirSync(io.cwd)).toEqual([aside])
    },
  )

  test.skipIf(process.platform === 'win32')(
    'folders deeper than any path may be do not keep the others from it',
    () => {
      const io = new TestIo({ [left('old', dead)]: 'old' })
      const dig = 'for (let i = 0; i < 100; i++) { fs.mkdirSync("d".repeat(50)); process.chdir("d".repeat(50)) }'
      expect(spawnSync(process.execPath, ['-e', dig], { cwd: io.cwd }).status).toBe(0)
      try {
        expect(recoverTree(io.cwd)).toEqual([io.path('x.yaml')])
      } finally {
        spawnSync('rm', ['-r', io.path('d'.repeat(50))])
      }
    },
  )

  test('whoever reads a file that was moved aside has it brought back', () => {
    const io = new TestIo({ [left('old', dead)]: 'old' })
    expect(onceReturned(io.path('x.yaml'), () => io.read('x.yaml'))).toBe('old')
  })

  test('a file that nobody puts back is brought back, also where its maker cannot be asked', () => {
    const io = new TestIo({ [left('old', dead, 'ffffff')]: 'old' })
    expect(onceReturned(io.path('x.yaml'), () => io.read('x.yaml'))).toBe('old')
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
  })

  test('whoever reads a file that is moved aside again and again reads it in the end', () => {
    const io = new TestIo({ 'x.yaml': 'old' })
    let absences = 0
    const read = () => {
      // As if another berthier began to replace it just now, and was killed.
      if (absences++ < 5) renameSync(io.path('x.yaml'), io.path(left('old', dead)))
      return io.read('x.yaml')
    }
    expect(onceReturned(io.path('x.yaml'), read)).toBe('old')
    expect(() => onceReturned(io.path('y.yaml'), () => io.read('y.yaml'))).toThrow('ENOENT')
  })

  test('the draft of a living process stays, whatever the clock says', () => {
    const io = new TestIo({ [left('new', process.ppid)]: 'half of it' })
    utimesSync(io.path(left('new', process.ppid)), 1, 1)
    recoverTree(io.cwd)
    expect(readdirSync(io.cwd)).toEqual([left('new', process.ppid)])
  })

  test('a file that was moved aside and has been replaced goes', () => {
    const io = new TestIo({ 'x.yaml': 'new', [left('old', dead)]: 'old' })
    expect(recoverTree(io.cwd)).toEqual([])
    expect(readdirSync(io.cwd)).toEqual(['x.yaml'])
    expect(io.read('x.yaml')).toBe('new')
  })

  test('what a living process may need stays, and whatever is not ours', () => {
    const mine = nameBeside('x.yaml', 'new')
    const names = [
      left('new', process.ppid),
      left('new', dead, 'ffffff'),
      '.x.yaml.tmp',
      '.x.yaml.0123456789ab.tmp',
      mine,
    ]
    const io = new TestIo(Object.fromEntries(names.map((name) => [name, ''])))
    expect(recoverTree(io.cwd)).toEqual([])
    expect(new Set(readdirSync(io.cwd))).toEqual(new Set(names))
  })

  test('a file that a living process has moved aside stays there, however old its text is', () => {
    const io = new TestIo({ [left('old', process.ppid)]: 'old' })
    utimesSync(io.path(left('old', process.ppid)), 1, 1)
    expect(recoverTree(io.cwd)).toEqual([])
    expect(readdirSync(io.cwd)).toEqual([left('old', process.ppid)])
  })

  test('what is older than a day goes, whoever made it', () => {
    const io = new TestIo({ [left('new', dead, 'ffffff')]: '', '.x.yaml.0123456789ab.tmp': '' })
    for (const name of readdirSync(io.cwd)) utimesSync(io.path(name), 1, 1)
    recoverTree(io.cwd)
    expect(readdirSync(io.cwd)).toEqual([])
  })

  test('a number that the system has given again is not taken for the same process', () => {
    const io = new TestIo({ [left('new', process.pid)]: '' })
    recoverTree(io.cwd)
    expect(readdirSync(io.cwd)).toEqual([])
  })

  test('a name is read as it was made', () => {
    const name = nameBeside('a.new.tmp', 'old')
    expect(parseBeside(name)).toEqual({ name: 'a.new.tmp', purpose: 'old', maker: US })
  })
})

// As on some shared folders, nobody can bring the names in this one down to the disk.
test.runIf(existsSync('/proc/self'))('a disk that cannot be told to store a folder refuses nothing', async () => {
  let isDone = false
  await inFolder('/proc/self', () => {
    isDone = true
  })
  expect(isDone).toBe(true)
})

test('what cannot be tidied at once is tried again', async () => {
  const io = new TestIo()
  let tries = 0
  cleanUp(() => {
    if (++tries < 3) throw new Error('the folder is read-only')
    io.write('tidied', '')
  })
  expect(readdirSync(io.cwd)).toEqual([])
  await expect.poll(() => readdirSync(io.cwd), { timeout: 10_000 }).toEqual(['tidied'])
})

function renameOver(path: string, text: string): void {
  execFileSync('sh', ['-c', 'printf %s "$2" > "$1.theirs"', 'sh', path, text])
  renameSync(`${path}.theirs`, path)
}
