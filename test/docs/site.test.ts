import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePages } from '../../scripts/site/pages.mjs'

/** The repository as the script reads it. */
const list = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(ending))
    .sort()
const repository = { list, read: (file: string) => readFileSync(file, 'utf8') }

/** A repository with one page of docs. */
const withPage = (text: string) => ({
  list: (folder: string) => (folder === 'docs' ? ['docs/format.md'] : []),
  read: (file: string) => (file === 'docs/format.md' ? text : '# Other'),
})

describe('the documentation site', () => {
  it('has every page of docs, every rulebook and every file of cases', () => {
    const { pages, sideBars } = makePages(repository)
    for (const file of list('docs', '.md')) expect(pages.has(`guide/${file.slice('docs/'.length)}`)).toBe(true)
    for (const file of list('test/cases', '.yaml'))
      expect(pages.has(file.replace('test/', '').replace('.yaml', '.md'))).toBe(true)
    const listed = Object.values(sideBars).flatMap((groups) =>
      groups.flatMap(({ items }) => items.map(({ link }) => link)),
    )
    expect(new Set(listed).size).toBe(pages.size)
  })

  it('turns links between files into links between pages, and keeps those of code as words', () => {
    const text =
      '# Format\nSee [cases](cases.md#a), [here](#b), [code](../src/x.ts), [out](https://example.org) and `[x](y.md)`.'
    const { pages } = makePages({
      list: (folder) => (folder === 'docs' ? ['docs/cases.md', 'docs/format.md'] : []),
      read: (file) => (file === 'docs/format.md' ? text : '# Other'),
    })
    expect(pages.get('guide/format.md')).toBe(
      '# Format\nSee [cases](/guide/cases#a), [here](#b), code, [out](https://example.org) and `[x](y.md)`.',
    )
  })

  it('is not built with a link that leads nowhere, or a page that nobody finds', () => {
    expect(() => makePages(withPage('[gone](gone.md)'))).toThrow('docs/format.md: gone.md')
    const unplaced = { ...withPage(''), list: (folder: string) => (folder === 'docs' ? ['docs/strange.md'] : []) }
    expect(() => makePages(unplaced)).toThrow('strange')
  })

  it('shows braces and tags of prose as text', () => {
    const { pages } = makePages(withPage('{{ x }} <script> `{{ y }} <b>`'))
    expect(pages.get('guide/format.md')).toBe('&#123;&#123; x }} &lt;script> `{{ y }} <b>`')
  })
})
