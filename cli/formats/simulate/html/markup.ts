import type { Drawing } from '../../../../src/balance/charts/drawing.ts'

/** Markup that is safe to put into a page: made by `html` or `svg`, never from a text of a file. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | readonly Part[] | undefined | false

/** A piece of a page. Whatever is put into it is text, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, i) => text + formatPart(parts[i - 1]) + string))
}

function formatPart(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(formatPart).join('')
  // A number is written short: pages and pictures have many of them.
  return typeof part === 'number' ? String(Math.round(part * 100) / 100) : escapeText(String(part))
}

function escapeText(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    // In a log, a CI server would take ##[ and ##vso[ for commands.
    .replaceAll(/(?<=#)#/g, '&#35;')
  // Controls, and what turns the direction of writing.
  return escaped.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]/gu, '\uFFFD')
}

/** A chart as an element of a page. */
export function markupOf({ tag, attributes, children }: Drawing): Markup {
  const pairs = Object.entries(attributes).map(([name, value]) => html` ${new Markup(name)}="${value}"`)
  const inside = children.map((child) => (typeof child === 'string' ? child : markupOf(child)))
  return html`<${new Markup(tag)}${pairs}>${inside}</${new Markup(tag)}>`
}
