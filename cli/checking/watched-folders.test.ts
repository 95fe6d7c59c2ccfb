import { mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { watchedFolders } from './watched-folders.ts'

test('a link to a folder is not followed, which may be the whole disk; the folder itself may be one', () => {
  const io = new TestIo({ 'real/a.yaml': SOUND, 'real/deep/b.yaml': SOUND })
  mkdirSync(io.path('outside'))
  symlinkSync('../outside', io.path('real/link'))
  symlinkSync('a.yaml', io.path('real/linked.yaml'))
  symlinkSync('real', io.path('name'))
  for (const root of ['real', 'name']) {
    const { folders, isIgnored } = watchedFolders([root], io.cwd)
    const isWatched = (path: string) => !isIgnored(path, statSync(path))
    expect(folders.filter(isWatched)).toEqual([io.path(root)])
    const inside = readdirSync(io.path(root)).filter((name) => isWatched(join(io.path(root), name)))
    expect(inside).toEqual(['a.yaml', 'deep', 'linked.yaml'])
  }
})
