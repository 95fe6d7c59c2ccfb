// The pages of the documentation site, made from what is in the repository: docs/, the pages of rules, the cases, the change log.
// Pure: takes a way to read files, and returns pages by path with links that stay within the site.
import { dirname, join, normalize } from 'node:path/posix'

/** The groups of the guide: docs by name, in the order in which a designer needs them. */
const GUIDE = {
  'Design a battle': ['guide', 'format', 'notation', 'editor', 'editors', 'diagnostics', 'diff'],
  'Test and publish': ['simulate', 'prove', 'analyse', 'many-machines', 'export', 'ci'],
  'Rules and code': ['cases', 'api', 'rulebook'],
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
  const files = new Set()
  const broken = []
  const link = (from) => (target) => {
    const [path = '', anchor] = target.split('#')
    if (path === '' || /^[a-z]+:/.test(target)) return target
    const file = normalize(join(dirname(from), path)).replace(/\/$/, '')
    const suffix = anchor === undefined ? '' : `#${anchor}`
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
    const text = file.endsWith('.yaml') ? casePage(file, read(file)) : read(file)
    pages.set(`${place}.md`, relink(withoutTemplates(text), link(file)))
  }
  if (broken.length > 0) throw new Error(`links that lead nowhere on the site:\n  ${broken.join('\n  ')}`)
  return { pages, files: [...files], sideBars: makeSideBars(docs, rules, cases, pages) }
}

const nameOf = (file) =>
  file
    .split('/')
    .at(-1)
    .replace(/\.[a-z]+$/, '')
const systemOf = (file) => file.split('/').at(-2)

/** A file of cases as a page: what it shows, and its text. */
function casePage(file, text) {
  const title = `${nameOf(file).replaceAll('-', ' ')}: cases`
  return `# ${title[0].toUpperCase()}${title.slice(1)}\n\n\`${file}\`, run by \`berthier cases\`.\n\n\`\`\`yaml\n${text}\n\`\`\`\n`
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
  return outsideCode(text, (prose) => prose.replaceAll('{{', '&#123;&#123;').replace(/<(?=[a-z/!])/gi, '&lt;'))
}

/** Applies a change to the parts of a text that are neither code blocks nor inline code. */
function outsideCode(text, change) {
  return text
    .split(/(^```[\s\S]*?^```|`+[^`]+`+)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join('')
}

const titleOf = (page) => /^# (.+)$/m.exec(page)?.[1] ?? ''

function makeSideBars(docs, rules, cases, pages) {
  // The group says what kind of page it is.
  const entry = (path) => ({
    text: titleOf(pages.get(`${path}.md`)).replace(/: (cases|where .*)$/, ''),
    link: `/${path}`,
  })
  const known = new Set(Object.values(GUIDE).flat())
  const forgotten = docs.map(nameOf).filter((name) => !known.has(name))
  if (forgotten.length > 0) throw new Error(`docs without a place in the side bar: ${forgotten.join(', ')}`)
  const guide = [
    ...Object.entries(GUIDE).map(([text, names]) => ({
      text,
      items: names.filter((name) => pages.has(`guide/${name}.md`)).map((name) => entry(`guide/${name}`)),
    })),
    { text: 'Project', items: ['changes', 'contributing', 'security'].map(entry) },
  ]
  const rulebooks = { text: 'Rulebooks', items: rules.map((file) => entry(`rules/${systemOf(file)}`)) }
  const casesOf = (system) => ({
    text: 'Cases',
    items: cases.filter((file) => systemOf(file) === system).map((file) => entry(`cases/${system}/${nameOf(file)}`)),
  })
  const bySystem = rules.map(systemOf).flatMap((system) => {
    const bar = [rulebooks, casesOf(system)]
    return [
      [`/rules/${system}`, bar],
      [`/cases/${system}/`, bar],
    ]
  })
  return { ...Object.fromEntries(bySystem), '/rules/': [rulebooks], '/': guide }
}
