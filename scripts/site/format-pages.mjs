// The reference of the format is one long page in the repository; on the site, each rulebook has a page of its own.
import { slugify } from '../../site/slug.mjs'

/** What stays on the first page. */
const FIRST = new Set(['How things are written', 'What each rulebook has'])

/** The parts of the reference, each with its name, title and text, and in which part each heading is. */
export function formatPages(text) {
  const seen = new Map()
  const homes = new Map()
  const parts = [{ name: 'format', title: '', lines: [] }]
  for (const line of withoutContents(text).split('\n')) {
    const [, level, heading] = /^(##+) (.+)$/.exec(line) ?? []
    if (level === '##' && !FIRST.has(heading)) {
      parts.push({
        name: `format-${slugify(heading).normalize('NFD').replace(/\p{M}/gu, '')}`,
        title: heading,
        lines: [],
      })
    }
    const part = parts.at(-1)
    if (heading === undefined) {
      part.lines.push(line)
      continue
    }
    // The names of headings are those of the one page, where a second one of the same words has a number.
    const slug = slugify(heading)
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    const anchor = before === 0 ? slug : `${slug}-${before}`
    homes.set(anchor, part.name)
    const isTop = part.name !== 'format'
    part.lines.push(
      isTop && level === '##'
        ? `# The format: ${heading} {#${anchor}}`
        : `${isTop ? level.slice(1) : level} ${heading} {#${anchor}}`,
    )
  }
  const [first, ...others] = parts
  const list = others.map(({ name, title }) => `- [${title}](/guide/${name})`).join('\n')
  const [opening, ...rest] = first.lines.join('\n').split(/(?=^## )/m)
  const pages = [
    { name: first.name, title: 'All keys', text: `${opening.trimEnd()}\n\n${list}\n\n${rest.join('')}` },
    ...others.map(({ name, title, lines }) => ({ name, title, text: lines.join('\n') })),
  ]
  return { pages, homes }
}

/** The page lists its headings at the top; the site has them beside it. */
const withoutContents = (text) => text.replace(/(?:^- \[.*\n)+\n(?=## )/m, '')
