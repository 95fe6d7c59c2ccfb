import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'
import { editing } from '../../cli/edit/test-server.ts'
import { SOUND, TestIo } from '../../cli/test-io.ts'
import { bare, longText, newContext, prepareFilePages, run } from '../support/file-pages.ts'

prepareFilePages()

const OTHER = SOUND.replace('turns: 6', 'turns: 7')

const DRAFTS = `globalThis.drafts = new files.Drafts('server:x', (trouble) => told.push(trouble ?? 'well'));`
const FIND = `globalThis.found = []; await drafts.findLeftBehind((more) => found.push(...more));`
const FOUND = `return found.map(({ path, text }) => ({ path, text }))`
const left = (page: Page) => run<{ path: string; text: string }[]>(page, `${DRAFTS} ${FIND} ${FOUND}`)

describe('unsaved work', () => {
  const BASE = { text: SOUND, version: '1' }

  const note = `${DRAFTS} drafts.note('a.yaml', text, base);`

  test.each([
    ['is closed', (page: Page) => page.close()],
    ['is closed by the person', (page: Page) => page.close({ runBeforeUnload: true })],
    ['goes elsewhere', (page: Page) => page.goto('about:blank')],
  ])('is found again after a page %s, even at once', async (_, leave) => {
    const server = await editing(new TestIo())
    const context = await newContext()
    const [page, other] = [await bare(server, context), await bare(server, context)]
    await run(page, note, { text: OTHER, base: BASE })
    await leave(page)
    await vi.waitFor(async () => expect(await left(other)).toEqual([{ path: 'a.yaml', text: OTHER }]), 30_000)
  })

  test('is kept a moment after a change, and found again after a crash', async () => {
    const server = await editing(new TestIo())
    const context = await newContext()
    const [page, other] = [await bare(server, context), await bare(server, context)]
    await run(page, note, { text: 'first', base: BASE })
    await run(page, `drafts.note('a.yaml', text, base)`, { text: OTHER, base: BASE })
    const kept = `return (await files.entries(files.createStore('berthier-drafts', 'drafts'))).map(([, { text }]) => text)`
    await vi.waitFor(async () => expect(await run(page, kept)).toEqual([OTHER]), 30_000)
    await page.goto('chrome://crash').catch(() => undefined)
    await vi.waitFor(async () => expect(await left(other)).toEqual([{ path: 'a.yaml', text: OTHER }]), 30_000)
  })

  test('is not offered while the page that it is in is open, nor after it was saved or thrown away', async () => {
    const server = await editing(new TestIo())
    const context = await newContext()
    const [page, other] = [await bare(server, context), await bare(server, context)]
    await run(page, `${note} drafts.note('b.yaml', 'y', base); await drafts.flush()`, { text: 'x', base: BASE })
    expect(await left(other)).toEqual([])
    await run(page, `drafts.note('a.yaml', 'z', base); await drafts.forget('a.yaml'); await drafts.close()`, {
      base: BASE,
    })
    // Handed over once the page has gone, which takes a moment.
    await vi.waitFor(async () => expect(await run(other, FOUND)).toEqual([{ path: 'b.yaml', text: 'y' }]), 30_000)
    await run(other, `await drafts.discard(found[0])`)
    expect(await left(other)).toEqual([])
  })

  test('of a page that is still open is handed over once that has gone, as it was at last', async () => {
    const server = await editing(new TestIo())
    const context = await newContext()
    const [page, other] = [await bare(server, context), await bare(server, context)]
    await run(page, `${note} await drafts.flush()`, { text: 'first', base: BASE })
    expect(await left(other)).toEqual([])
    await run(page, `drafts.note('a.yaml', text, base)`, { text: OTHER, base: BASE })
    await page.close()
    await vi.waitFor(async () => expect(await run(other, FOUND)).toEqual([{ path: 'a.yaml', text: OTHER }]), 30_000)
  })

  test('that the browser has no room for is told of, and told again when there is', async () => {
    const server = await editing(new TestIo())
    const page = await bare(server, await newContext())
    const protocol = await page.context().newCDPSession(page)
    const origin = `http://127.0.0.1:${server.port}`
    await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
    await run(page, `${DRAFTS} drafts.note('a.yaml', text, base); await drafts.flush()`, {
      text: longText(),
      base: BASE,
    })
    expect(await run(page, 'return told')).toEqual([
      'This browser cannot keep unsaved work: it has no room left for this page. Save often.',
    ])
    await protocol.send('Storage.overrideQuotaForOrigin', { origin })
    await run(page, 'await drafts.flush()')
    expect(await run<string[]>(page, 'return told')).toHaveLength(2)
    await run(page, 'await drafts.close()')
    expect((await left(page))[0]?.text).toHaveLength(1_000_000)
  })
})

describe('the files of the server', () => {
  const CONNECT = `globalThis.store = (await files.ServerStore.connect(token)).store; globalThis.end = store.watch((news) => told.push(news));`

  test('are listed, read, saved, made, duplicated, renamed and removed', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const page = await bare(server, await newContext())
    const saved = await run<{ kind: string }[]>(
      page,
      `${CONNECT}
      const { text, version } = await store.read('a.yaml')
      const first = await store.save('a.yaml', other, version)
      const second = await store.save('a.yaml', text + '# late', version)
      await store.create('b.yaml', text)
      await store.duplicate('b.yaml', 'c.yaml')
      await store.rename('c.yaml', 'deep/d.yaml')
      await store.remove('b.yaml', (await store.read('b.yaml')).version)
      return [first, second]`,
      { token: server.token, other: OTHER },
    )
    expect(saved).toMatchObject([{ kind: 'saved' }, { kind: 'conflict', present: { text: OTHER } }])
    expect([io.read('a.yaml'), io.read('deep/d.yaml')]).toEqual([OTHER, SOUND])
    expect(await run(page, `return (await store.list()).files.map(({ path }) => path)`)).toEqual([
      'a.yaml',
      'deep/d.yaml',
    ])
    expect(
      await run(page, `return store.create('a.yaml', '').catch(({ kind, message }) => ({ kind, message }))`),
    ).toEqual({
      kind: 'exists',
      message: 'a.yaml already exists. Choose another name.',
    })
  })

  test('are told of when they change outside, and not by what the page does itself', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND })
    const server = await editing(io)
    const page = await bare(server, await newContext())
    const told = () => run<unknown[]>(page, 'return told')
    await run(page, `${CONNECT} await store.save('a.yaml', other, (await store.read('a.yaml')).version)`, {
      token: server.token,
      other: OTHER,
    })
    io.write('b.yaml', OTHER)
    await vi.waitFor(async () => expect(await told()).toMatchObject([{ kind: 'changed', path: 'b.yaml' }]), 30_000)
    rmSync(io.path('b.yaml'))
    await vi.waitFor(async () => expect((await told()).at(-1)).toEqual({ kind: 'removed', path: 'b.yaml' }), 30_000)
    expect(await told()).toHaveLength(2)
  })

  test('are lost and found with the server, and lost for good with another start', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    const context = await newContext()
    const page = await bare(server, context)
    const kinds = () => run<string[]>(page, 'return told.map(({ kind }) => kind)')
    await run(page, CONNECT, { token: server.token })
    await context.setOffline(true)
    await run(page, 'end(); globalThis.end = store.watch((news) => told.push(news))')
    await vi.waitFor(async () => expect(await kinds()).toEqual(['lost']), 30_000)
    io.write('a.yaml', OTHER)
    await context.setOffline(false)
    await vi.waitFor(async () => expect(await kinds()).toEqual(['lost', 'found', 'changed']), 30_000)
    await server.stop()
    expect(await run(page, `return store.read('a.yaml').catch(({ kind }) => kind)`)).toBe('unreachable')
    await editing(new TestIo(), io.cwd, '--port', String(server.port))
    await vi.waitFor(
      async () =>
        expect((await run<{ message?: string }[]>(page, 'return told')).at(-1)?.message).toContain('Open the address'),
      30_000,
    )
  })
})
