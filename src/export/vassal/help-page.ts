import type { TextSection } from '../../scenario/convert/notation.ts'
import { recordOf, textOf } from '../../scenario/convert/plain-data.ts'
import { type Element, element, makeXml } from '../xml.ts'

/** The briefing and the battle in plain English, as a page of the simple HTML that VASSAL shows. */
export function makeHelpPage(draft: unknown, title: string, sections: readonly TextSection[]): string {
  const { date, summary, briefing } = recordOf(draft)
  const paragraphs = [textOf(date), textOf(summary), ...(textOf(briefing) ?? '').split(/\n\s*\n/)]
  const body = element(
    'body',
    {},
    element('h1', {}, title),
    ...paragraphs.filter((text) => text !== undefined && text.trim() !== '').map((text) => element('p', {}, text!)),
    ...sections.flatMap(writeSection),
  )
  const head = element('head', {}, element('title', {}, title))
  // VASSAL reads pages in an encoding of its own: plain ASCII is the same in all.
  return `${makeXml(element('html', {}, head, body)).replaceAll(/[^\t-~]/gu, (sign) => `&#${sign.codePointAt(0)};`)}\n`
}

function writeSection({ heading, table, sentences = [] }: TextSection): Element[] {
  const row = (cells: readonly string[], name: string) =>
    element('tr', {}, ...cells.map((cell) => element(name, {}, cell)))
  return [
    element('h2', {}, heading),
    ...(table
      ? [element('table', { border: 1 }, row(table.head, 'th'), ...table.rows.map((cells) => row(cells, 'td')))]
      : []),
    ...(sentences.length > 0 ? [element('ul', {}, ...sentences.map((sentence) => element('li', {}, sentence)))] : []),
  ]
}
