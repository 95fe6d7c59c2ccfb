import type { Provenance, Scenario } from '../types.gen.ts'
import { listVariants } from '../variants/variant.ts'
import type { TextSection } from './notation.ts'
import { PARTS, STATUS } from './provenance.ts'

/** A set-up sheet for people: what the file says of the battle, with the system's sections in the middle. */
export function formatSheet(scenario: Scenario, sections: readonly TextSection[]): string {
  const { title, date, authors, summary, briefing, turns, variants, sources } = scenario
  const facts = [
    date === undefined ? [] : [`Date: ${date}`],
    [`Turns: ${turns}`],
    authors === undefined || authors.length === 0 ? [] : [`By: ${authors.join(', ')}`],
  ].flat()
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    facts.map(escapeMarkdown).join(' · '),
    ...(summary ? [`*${escapeMarkdown(summary.trim())}*`] : []),
    ...paragraphs(briefing ?? ''),
    ...sections.flatMap(formatSection),
    ...(variants ? formatSection({ heading: 'Variants', sentences: describeVariants(scenario) }) : []),
    ...(sources ? formatSection({ heading: 'Sources', sentences: provenance(sources) }) : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Text in which nothing is markup: no emphasis, link, heading, list, table cell or HTML can come out of it. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\\`*_[\]<>#|~&@]/g, (character) => `\\${character}`)
      // At the beginning of a line these would make a list, a rule or a numbered list.
      .replace(/^\s*([-+=])/, '\\$1')
      .replace(/^(\s*\d+)([.)])/, '$1\\$2')
      // Bare addresses become links in many readers.
      .replaceAll(/(www)\.|(https?|ftp):(?=\/\/)/gi, (match) => `${match.slice(0, -1)}\\${match.slice(-1)}`)
  )
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => escapeMarkdown(paragraph.trim()))
}

function formatSection({ heading, table, sentences = [] }: TextSection): string[] {
  const blocks = [`## ${escapeMarkdown(heading)}`]
  if (table) {
    const rows = [table.head, table.head.map(() => '---'), ...table.rows]
    blocks.push(rows.map((row, i) => `| ${(i === 1 ? row : row.map(escapeMarkdown)).join(' | ')} |`).join('\n'))
  }
  if (sentences.length > 0) blocks.push(sentences.map((sentence) => `- ${escapeMarkdown(sentence)}`).join('\n'))
  return blocks
}

/** The variants that players may choose, and which exclude each other. */
function describeVariants(scenario: Scenario): string[] {
  const variants = listVariants(scenario)
  return variants.map(({ name, description, excludes }) => {
    const others = variants.filter(({ id }) => excludes.includes(id)).map((other) => other.name)
    return [
      `${name}${/[.!?]$/.test(name) ? '' : '.'}`,
      ...(description === undefined ? [] : [description]),
      ...(others.length === 0 ? [] : [`Not together with: ${others.join(', ')}.`]),
    ].join(' ')
  })
}

function provenance(sources: NonNullable<Scenario['sources']>): string[] {
  return (Object.entries(sources) as [string, Provenance][]).map(([part, { status, cite, note }]) => {
    const origin = `${PARTS[part] ?? part}: ${STATUS[status]}${cite === undefined ? '' : ` (${cite})`}.`
    return note === undefined ? origin : `${origin} ${note}`
  })
}
