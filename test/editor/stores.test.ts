import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { editing } from '../../cli/edit/test-server.ts'
import { SOUND, TestIo } from '../../cli/test-io.ts'
import { bare, longText, newContext, prepareFilePages, run } from '../support/file-pages.ts'

prepareFilePages()

const OTHER = SOUND.replace('turns: 6', 'turns: 7')

describe("the browser's own files", () => {
  const OPEN = `globalThis.store = new files.BrowserStore(); store.watch((news) => told.push(news));`

  test('outlive their page, and other pages hear of what happens to them', async () => {
    const server = await editing(new TestIo())
    const context = await newContext()
    const [page, other] = [await bare(server, context), await bare(server, context)]
    await run(other, OPEN)
    const [first, second] = await run<unknown[]>(
      page,
      `${OPEN}
      const { version } = await store.create('a.yaml', sound)
      const saved = await store.save('a.yaml', other, version)
      const conflict = await store.save('a.yaml', sound + '# late', version)
      await store.duplicate('a.yaml', 'b.yaml')
      await store.rename('b.yaml', 'c.yaml')
      return [saved, conflict]`,
      { sound: SOUND, other: OTHER },
    )
    expect(first).toMatchObject({ kind: 'saved' })
    expect(second).toMatchObject({ kind: 'conflict', present: { text: OTHER } })
    await vi.waitFor(async () =>
      expect(await run(other, 'return told.map(({ kind, path }) => `${kind} ${path}`)')).toEqual([
        'added a.yaml',
        'changed a.yaml',
        'added b.yaml',
        'removed b.yaml',
        'added c.yaml',
      ]),
    )
    expect(await run(page, 'return told')).toEqual([])
    await page.close()
    const title = /^title: (.*)$/m.exec(SOUND)![1]
    expect(await run(other, `return (await store.list()).files.map(({ path, title }) => ({ path, title }))`)).toEqual([
      { path: 'a.yaml', title },
      { path: 'c.yaml', title },
    ])
    expect(await run(other, `return (await store.read('a.yaml')).text`)).toBe(OTHER)
  })

  test('are never overwritten or removed unseen', async () => {
    const server = await editing(new TestIo())
    const page = await bare(server, await newContext())
    const kinds = await run(
      page,
      `${OPEN}
      const { version } = await store.create('a.yaml', '1')
      await store.create('b.yaml', '2')
      const kindOf = (promise) => promise.then(() => 'done', ({ kind }) => kind)
      return [
        await kindOf(store.create('a.yaml', '3')),
        await kindOf(store.rename('a.yaml', 'b.yaml')),
        await kindOf(store.rename('c.yaml', 'd.yaml')),
        await kindOf(store.remove('b.yaml', version)),
        await kindOf(store.create('a.txt', '4')),
        await kindOf(store.read('c.yaml')),
        await kindOf(store.remove('a.yaml', version)),
        (await store.list()).files.map(({ path }) => path).join(),
      ]`,
    )
    expect(kinds).toEqual(['exists', 'exists', 'missing', 'changed', 'refused', 'missing', 'done', 'b.yaml'])
  })

  test('that there is no room for stay as they were', async () => {
    const server = await editing(new TestIo())
    const page = await bare(server, await newContext())
    const protocol = await page.context().newCDPSession(page)
    const origin = `http://127.0.0.1:${server.port}`
    await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
    await run(page, `${OPEN} globalThis.made = await store.create('a.yaml', '1')`)
    const save = `return store.save('a.yaml', text, made.version).catch(({ kind }) => kind)`
    expect(await run(page, save, { text: longText() })).toBe('no-room')
    expect(await run(page, `return (await store.read('a.yaml')).text`)).toBe('1')
  })
})

describe('files of this computer', () => {
  /** A file of the browser's private disk in place of one that a dialogue would give: its handle is the same kind. */
  const HANDLE = `
    const disk = await navigator.storage.getDirectory()
    const handle = await disk.getFileHandle('a.yaml', { create: true })
    const put = async (text) => { const stream = await handle.createWritable(); await stream.write(text); await stream.close() }
    globalThis.showOpenFilePicker = async () => [handle]
    globalThis.showSaveFilePicker = async ({ suggestedName }) => disk.getFileHandle(suggestedName, { create: true })
    const store = new files.DiskStore()`

  test('are opened once, saved in place, and compared with what is there', async () => {
    const server = await editing(new TestIo())
    const page = await bare(server, await newContext())
    const result = await run(
      page,
      `${HANDLE}
      await put(sound)
      const names = [...await store.pick(), ...await store.pick()]
      const { version } = await store.read('a.yaml')
      const saved = await store.save('a.yaml', other, version)
      const onDisk = await (await handle.getFile()).text()
      store.watch((news) => told.push(news))
      await put('outside')
      window.dispatchEvent(new Event('focus'))
      const conflict = await store.save('a.yaml', sound, saved.version)
      const made = await store.create('b.yaml', sound)
      return { names, saved, onDisk, conflict, made, renamed: await store.rename().catch(({ kind }) => kind) }`,
      { sound: SOUND, other: OTHER },
    )
    expect(result).toEqual({
      names: ['a.yaml', 'a.yaml'],
      saved: { kind: 'saved', version: '2' },
      onDisk: OTHER,
      conflict: { kind: 'conflict', present: { text: 'outside', version: '3' } },
      made: { path: 'b.yaml', version: '1' },
      renamed: 'refused',
    })
  })

  test('that change while the page is left are told of when the person comes back', async () => {
    const server = await editing(new TestIo())
    const page = await bare(server, await newContext())
    await run(
      page,
      `${HANDLE}
      await put(sound)
      await store.pick()
      store.watch((news) => told.push(news))
      await put('outside')
      window.dispatchEvent(new Event('focus'))`,
      { sound: SOUND },
    )
    await vi.waitFor(async () =>
      expect(await run(page, 'return told')).toEqual([{ kind: 'changed', path: 'a.yaml', version: '2' }]),
    )
  })

  test('go through an input and the downloads where the browser has no better', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'picture.yaml': Buffer.from([0xff, 0xfe, 1, 0]) })
    const server = await editing(io)
    const page = await bare(server, await newContext())
    await run(
      page,
      `delete window.showOpenFilePicker; delete window.showSaveFilePicker; globalThis.store = new files.DiskStore()`,
    )
    const choose = async (path: string) => {
      const chooser = page.waitForEvent('filechooser')
      const picked = run(page, `return store.pick().catch(({ message }) => message)`)
      await (await chooser).setFiles(io.path(path))
      return picked
    }
    expect(await choose('a.yaml')).toEqual(['a.yaml'])
    expect(await choose('a.yaml')).toEqual(['a (2).yaml'])
    expect(await choose('picture.yaml')).toMatch('picture.yaml: The file is encoded in UTF-16')
    const download = page.waitForEvent('download')
    await run(page, `await store.save('a.yaml', other, (await store.read('a.yaml')).version)`, { other: OTHER })
    expect((await download).suggestedFilename()).toBe('a.yaml')
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(OTHER)
  })
})

describe('a link', () => {
  test('is made and read in the browser as it is here', async () => {
    const server = await editing(new TestIo())
    const page = await bare(server, await newContext())
    const kindOf = `.then(() => 'read', ({ kind }) => kind)`
    const [link, text, ...others] = await run<string[]>(
      page,
      `const link = await files.linkFor(sound)
      const code = link.slice(2)
      const read = (code) => files.textOfLink(code)${kindOf}
      return [link, await files.textOfLink(code), await read(code + 'AAAA'), await read(code.slice(0, -9)), await read('')]`,
      { sound: SOUND },
    )
    expect(link).toMatch(/^s=[\w-]+$/)
    expect(text).toBe(SOUND)
    expect(others).toEqual(['unreadable', 'unreadable', 'unreadable'])
  })
})
