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

/** A repository with some files of docs, rules and cases. */
const withFiles = (files: Readonly<Record<string, string>>) => ({
  list: (folder: string, ending: string) =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending)),
  read: (file: string) => files[file] ?? '# Other',
})

/** The pages of such a repository without what only search engines see. */
const pagesOf = (files: Readonly<Record<string, string>>) => {
  const { pages } = makePages(withFiles(files))
  return (path: string) => pages.get(path)?.replace(/^---\n[\s\S]*?\n---\n\n/, '')
}

describe('the documentation site', () => {
  it('has every page of docs, every rulebook and every file of cases', () => {
    const { pages, sideBars } = makePages(repository)
    for (const file of list('docs', '.md')) expect(pages.has(`guide/${file.slice('docs/'.length)}`)).toBe(true)
    for (const file of list('test/cases', '.yaml'))
      expect(pages.has(file.replace('test/', '').replace('.yaml', '.md'))).toBe(true)
    const listed = Object.values(sideBars).flatMap((groups) =>
      groups.flatMap(({ items }) =>
        items.flatMap(({ link, items: below = [] }) => [link, ...below.map((one) => one.link)]),
      ),
    )
    expect(new Set(listed).size).toBe(pages.size)
  })

  it('turns links between files into links between pages, and keeps those of code as words', () => {
    const text =
      '# Page\nSee [cases](cases.md#a), [here](#b), [code](../src/x.ts), [out](https://example.org) and `[x](y.md)`.'
    expect(pagesOf({ 'docs/diff.md': text, 'docs/cases.md': '# Cases' })('guide/diff.md')).toBe(
      '# Page\nSee [cases](/guide/cases#a), [here](#b), code, [out](https://example.org) and `[x](y.md)`.',
    )
  })

  it('is not built with a link that leads nowhere, or a page that nobody finds', () => {
    expect(() => makePages(withFiles({ 'docs/diff.md': '[gone](gone.md)' }))).toThrow('docs/diff.md: gone.md')
    expect(() => makePages(withFiles({ 'docs/strange.md': '# Strange' }))).toThrow('strange')
  })

  it('shows braces and tags of prose as text', () => {
    expect(pagesOf({ 'docs/diff.md': '{{ x }} <script> `{{ y }} <b>`' })('guide/diff.md')).toBe(
      '&#123;&#123; x }} &lt;script> `{{ y }} <b>`',
    )
  })

  it('says of each page what it is about, in its first words', () => {
    const { pages } = makePages(
      withFiles({ 'docs/diff.md': '# Page\n\nLists *all* [changes](diff.md) of `a`.\n\nMore.' }),
    )
    expect(pages.get('guide/diff.md')).toMatch(/^---\ndescription: "Lists all changes of a\."\n---\n\n# Page\n/)
  })

  it('has a page for each part of the format, where links find the headings that they had', () => {
    const format = '# Format\n\n- [Book](#book): [Units](#units)\n\n## How things are written\n\n## Book\n\n### Units\n\n## Other\n\n### Units\n' // biome-ignore format: a page
    const page = pagesOf({ 'docs/format.md': format, 'docs/diff.md': '[a](format.md#units-1) [b](format.md)' })
    expect(page('guide/format.md')).toContain('- [Book](/guide/format-book)')
    expect(page('guide/format.md')).not.toContain('#units')
    expect(page('guide/format-other.md')).toContain('## Units {#units-1}')
    expect(page('guide/diff.md')).toBe('[a](/guide/format-other#units-1) [b](/guide/format)')
  })

  it('shows each case by itself, with links to the rules that it shows, and no files of code among the rules', () => {
    const files = {
      'src/systems/chess/RULES.md':
        '# Chess: the rules\n\n## 1\n\n| clause | in our words | carried out in |\n|---|---|---|\n| 1-a | A king moves. | [k.ts](k.ts) |\n',
      'test/cases/chess/kings.yaml':
        'system: chess\ncases:\n  - rule: [1-a, 9]\n    title: a *king* moves\n    play: [e2]\n',
    }
    const page = pagesOf(files)
    expect(page('rules/chess.md')).toContain('| <a id="rule-1-a"></a>1-a | A king moves. |\n')
    expect(page('rules/chess.md')).not.toContain('k.ts')
    const cases = page('cases/chess/kings.md')!
    expect(cases).toContain('# Kings: cases of Chess\n')
    expect(cases).toContain('## A &#42;king&#42; moves\n\nShows [1-a](/rules/chess#rule-1-a), `9`.\n')
    expect(cases).toContain('```yaml\n- rule: [1-a, 9]\n  title: a *king* moves\n  play: [e2]\n```')
  })
})
