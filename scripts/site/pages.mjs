// The pages of the documentation site, made from what is in the repository: docs/, the pages of rules, the cases, the change log.
// Pure: takes a way to read files, and returns pages by path with links that stay within the site.
import { dirname, join, normalize } from 'node:path/posix'
import { casePage } from './case-page.mjs'
import { formatPages } from './format-pages.mjs'
import { ruleAnchor, rulesPage } from './rules-page.mjs'

/** The groups of the guide: docs by name, in the order in which a designer needs them, each as the side bar calls it. */
const GUIDE = {
  'Design a battle': {
    start: 'Getting started',
    guide: 'Guide by tasks',
    editor: 'The editor',
    editors: 'Your own editor',
    diff: 'Compare versions',
  },
  'Test and publish': {
    simulate: 'Simulate',
    prove: 'Prove a claim',
    'many-machines': 'Many machines',
    analyse: 'Analyse a game',
    export: 'Export',
    ci: 'Continuous integration',
  },
  Reference: {
    format: 'Scenario format',
    commands: 'Commands',
    diagnostics: 'Diagnostics',
    notation: 'Set-up notation',
    cases: 'Cases',
  },
  Develop: { api: 'The library', rulebook: 'Write a rulebook' },
}

/**
 * The pages by their path in the site; files of the repository that pages link to and the site has to offer; side bars by where
 * they stand.
 */
export function makePages({ list, read }) {
  const docs = list('docs', '.md')
  const rules = list('src/systems', '/RULES.md')
  const cases = list('test/cases', '.yaml')
  const places = new Map([
    ...docs.map((file) => [file, `guide/${nameOf(file)}`]),
    ...rules.map((file) => [file, `rules/${systemOf(file)}`]),
    ...cases.map((file) => [file, `cases/${systemOf(file)}/${nameOf(file)}`]),
    ['CHANGELOG.md', 'changes'],
    ['SECURITY.md', 'security'],
    ['CONTRIBUTING.md', 'contributing'],
  ])
  const books = new Map(rules.map((file) => [systemOf(file), readBook(read(file))]))
  const format = docs.includes('docs/format.md') ? formatPages(read('docs/format.md')) : { pages: [], homes: new Map() }
  const files = new Set()
  const broken = []
  const link = (from) => (target) => {
    const [path = '', anchor] = target.split('#')
    if (/^[a-z]+:/.test(target) || path.startsWith('/')) return target
    const file = path === '' ? from : normalize(join(dirname(from), path)).replace(/\/$/, '')
    const suffix = anchor === undefined ? '' : `#${anchor}`
    if (file === 'docs/format.md' && anchor !== undefined)
      return `/guide/${format.homes.get(anchor) ?? 'format'}${suffix}`
    if (path === '') return target
    if (places.has(file)) return `/${places.get(file)}${suffix}`
    if (file === 'scenarios') return '/battles/index.html'
    if (/^docs\/[^/]+\.(yml|json)$/.test(file)) {
      files.add(file)
      return `/files/${file.slice('docs/'.length)}`
    }
    // Code is not on the site: its path remains, as text.
    if (/\.(ts|tsx|mjs)$/.test(file) || file.startsWith('src/') || file.startsWith('test/')) return undefined
    broken.push(`${from}: ${target}`)
    return undefined
  }

  const pages = new Map()
  for (const [file, place] of places) {
    if (file === 'docs/format.md') {
      for (const { name, text } of format.pages) pages.set(`guide/${name}.md`, finish(text, link(file)))
    } else pages.set(`${place}.md`, finish(textOf(file), link(file)))
  }
  if (rules.length > 0) pages.set('rules/index.md', finish(rulebooksPage(books, cases), link('docs/rules.md')))
  if (broken.length > 0) throw new Error(`links that lead nowhere on the site:\n  ${broken.join('\n  ')}`)
  return { pages, files: [...files], sideBars: makeSideBars(docs, books, cases, format.pages) }

  function textOf(file) {
    const book = books.get(systemOf(file))
    if (file.endsWith('/RULES.md')) return book.page
    if (!file.endsWith('.yaml')) return read(file)
    const system = systemOf(file)
    const ruleAt = (rule) => (book?.names.has(rule) ? `/rules/${system}#${ruleAnchor(rule)}` : undefined)
    return casePage({ file, text: read(file), title: casesTitle(file), book: book?.title ?? system, ruleAt })
  }
}

/** A rulebook by its page: its title, and what can be linked to. */
function readBook(text) {
  const title = titleOf(text).replace(/: the rules$/, '')
  return { title, ...rulesPage(text) }
}

const nameOf = (file) =>
  file
    .split('/')
    .at(-1)
    .replace(/\.[a-z]+$/, '')
const systemOf = (file) => file.split('/').at(-2)

function casesTitle(file) {
  const words = nameOf(file).replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

const byTitle = (books) => [...books].sort(([, a], [, b]) => (a.title < b.title ? -1 : 1))

/** All rulebooks, with what there is of each. */
function rulebooksPage(books, cases) {
  const rows = byTitle(books).map(([system, { title }]) => {
    const files = cases.filter((file) => systemOf(file) === system)
    const links = files.map((file) => `[${casesTitle(file)}](/cases/${system}/${nameOf(file)})`)
    return `## ${title}\n\n[The rules, clause by clause](/rules/${system}), and their cases: ${links.join(', ')}.\n`
  })
  return `# Rulebooks

Berthier plays every rule of these books. Each is broken down into clauses in our own words; cases that anyone can read and run show
each clause, and where a book is silent or contradicts itself, its page says how we read it. [Play one of the battles](/battles/index.html),
or [write a rulebook of your own](/guide/rulebook).

${rows.join('\n')}`
}

/** A page as the site has it: links that stay within it, text that is text, and what search engines show of it. */
function finish(text, link) {
  const page = relink(withoutTemplates(text), link)
  const summary = summaryOf(page)
  return summary === '' ? page : `---\ndescription: ${JSON.stringify(summary)}\n---\n\n${page}`
}

/** The first sentences of a page, without marks. */
function summaryOf(page) {
  const paragraph = page.split(/\n\n+/).find((part) => /^[\p{L}*`[]/u.test(part)) ?? ''
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= 200 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 199))} …`
}

/** Changes the targets of links outside code; where there is none, the words remain. */
function relink(text, link) {
  return outsideCode(text, (prose) =>
    prose.replace(/(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (_, words, target) => {
      const to = link(target)
      return to === undefined ? words : `[${words}](${to})`
    }),
  )
}

/** Braces and angle brackets of our prose are text: the generator would take them for templates and tags. */
function withoutTemplates(text) {
  return outsideCode(text, (prose) =>
    prose.replaceAll('{{', '&#123;&#123;').replace(/<(?!a id="rule-|\/a>)(?=[a-z/!])/gi, '&lt;'),
  )
}

/** Applies a change to the parts of a text that are neither code blocks nor inline code. */
function outsideCode(text, change) {
  return text
    .split(/(^```[\s\S]*?^```|`+[^`]+`+)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join('')
}

const titleOf = (page) => /^# (.+)$/m.exec(page)?.[1] ?? ''

function makeSideBars(docs, books, cases, formats) {
  const names = docs.map(nameOf)
  const known = new Set(Object.values(GUIDE).flatMap(Object.keys))
  const forgotten = names.filter((name) => !known.has(name))
  if (forgotten.length > 0) throw new Error(`docs without a place in the side bar: ${forgotten.join(', ')}`)
  const parts = formats.slice(1).map(({ name, title }) => ({ text: title, link: `/guide/${name}` }))
  const entry = ([name, text]) => ({
    text,
    link: `/guide/${name}`,
    ...(name === 'format' && parts.length > 0 && { items: parts }),
  })
  const guide = [
    ...Object.entries(GUIDE).map(([text, entries]) => ({
      text,
      items: Object.entries(entries)
        .filter(([name]) => names.includes(name))
        .map(entry),
    })),
    {
      text: 'Project',
      items: [
        { text: 'Changelog', link: '/changes' },
        { text: 'Contributing', link: '/contributing' },
        { text: 'Security', link: '/security' },
      ],
    },
  ]
  const rulebooks = {
    text: 'Rulebooks',
    items: [
      { text: 'Overview', link: '/rules/' },
      ...byTitle(books).map(([system, { title }]) => ({ text: title, link: `/rules/${system}` })),
    ],
  }
  const casesOf = (system) => ({
    text: 'Cases',
    items: cases
      .filter((file) => systemOf(file) === system)
      .map((file) => ({ text: casesTitle(file), link: `/cases/${system}/${nameOf(file)}` })),
  })
  const bySystem = [...books.keys()].flatMap((system) => {
    const bar = [rulebooks, casesOf(system)]
    return [
      [`/rules/${system}`, bar],
      [`/cases/${system}/`, bar],
    ]
  })
  return { ...Object.fromEntries(bySystem), '/rules/': [rulebooks], '/': guide }
}
