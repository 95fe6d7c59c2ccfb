import { printable } from '../scene/svg.ts'

/** An element of an XML document: attributes and children are written in their order. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  readonly children: readonly (Element | string)[]
}

/** An element with children; texts among them are text, never markup. */
export function element(
  name: string,
  attributes: Element['attributes'] = {},
  ...children: Element['children']
): Element {
  return { name, attributes, children }
}

/** Writes an element with everything in it. Elements with a text in them stay in one line, so that it keeps its blanks. */
export function makeXml({ name, attributes, children }: Element, indent = ''): string {
  const head = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')}`
  if (children.length === 0) return `${indent}<${head}/>`
  if (children.some((child) => typeof child === 'string')) {
    const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : makeXml(child)))
    return `${indent}<${head}>${inside.join('')}</${name}>`
  }
  const inside = children.map((child) => makeXml(child as Element, `${indent}  `))
  return `${indent}<${head}>\n${inside.join('\n')}\n${indent}</${name}>`
}

/** Text is never markup. Tabs, which a parser would turn into blanks in an attribute, keep their meaning. */
function escapeXml(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (blank) => `&#${blank.charCodeAt(0)};`)
}
