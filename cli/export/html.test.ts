import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TestIo } from '../test-io.ts'

/** 1.2 MB as networks count it, and as `export` prints it: a kB has 1,000 bytes. */
const LARGEST = 1_200_000

test.each(battles())('the page of %s is at most 1.2 MB', async (battle) => {
  const io = new TestIo()
  expect(await io.run('export', battle, '--to', 'html', '-o', 'page.html')).toBe(0)
  const { size } = statSync(join(io.cwd, 'page.html'))
  expect(size).toBeLessThanOrEqual(LARGEST)
  // What it says of itself, such as its digest, is put in as it is written.
  const told = Number(/\((\d+) kB\)/.exec(io.stderr.text + io.stdout.text)?.[1])
  expect(Math.abs(told - size / 1000)).toBeLessThan(2)
})

function battles(): string[] {
  const root = new URL('../../scenarios/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /^[\w-]+.[\w-]+\.yaml$/.test(file)).map((file) => file.replace(/\.yaml$/, ''))
}
