import { expect, test } from 'vitest'
import { BROKEN, MENDABLE, SOUND, TestIo } from '../test-io.ts'
import type { FileResult } from './results.ts'
import { Stock } from './stock.ts'
import { CheckThread } from './threads.ts'

const nameOf = (i: number) => `${String(i).padStart(3, '0')}.yaml`

/** A repository large enough that a thread helps: some of its battles are wrong. */
const FILES = Object.fromEntries(
  Array.from({ length: 400 }, (_, i) => [nameOf(i), i % 50 === 7 ? BROKEN : i % 50 === 31 ? MENDABLE : SOUND]),
)

test('of many files threads check a share, with the results and the order of one thread', async () => {
  const io = new TestIo(FILES)
  expect(await io.run('validate', '--format', 'json')).toBe(1)
  const whole = JSON.parse(io.stdout.text) as { files: { path: string }[] }
  expect(whole.files.map(({ path }) => path)).toEqual(Object.keys(FILES))
  // So few are checked by one thread.
  const parts = await Promise.all(
    [0, 200].map(async (from) => {
      const part = new TestIo(FILES)
      await part.run('validate', '--format', 'json', ...Object.keys(FILES).slice(from, from + 200))
      return (JSON.parse(part.stdout.text) as typeof whole).files
    }),
  )
  expect(whole.files).toEqual(parts.flat())
})

/** What a worker gives of files that nobody else takes. */
async function checkedBy(worker?: string): Promise<readonly (FileResult | undefined)[]> {
  const { cwd } = new TestIo({ 'a.yaml': SOUND, 'b.yaml': BROKEN })
  const stock = new Stock(['a.yaml', 'b.yaml', 'gone.yaml'])
  const thread = new CheckThread({ cwd, config: undefined, rulebooks: [] }, worker)
  const results = await thread.check(stock)
  thread.end()
  return stock.paths.map((_, index) => results.get(index))
}

test('a thread tells what it found, and what it could not read', async () => {
  const [sound, broken, gone] = await checkedBy()
  expect(sound).toEqual({ path: 'a.yaml', validation: { text: '', diagnostics: [] } })
  expect(broken).toMatchObject({ path: 'b.yaml', validation: { diagnostics: [{ code: 'hex/no-column-j' }] } })
  expect(gone).toEqual({ path: 'gone.yaml', failure: 'cannot read gone.yaml: no such file or folder' })
})

test('a thread that dies leaves its files to whoever asked', async () => {
  const io = new TestIo({ 'dead.mjs': 'process.exit(3)', 'late.mjs': LATE })
  expect(await checkedBy(io.path('dead.mjs'))).toEqual([undefined, undefined, undefined])
  expect(await checkedBy(io.path('late.mjs'))).toEqual([undefined, undefined, undefined])
})

/** Takes its files and dies of them. */
const LATE = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', () => { throw new Error('too much') })
parentPort.postMessage('ready')
`
