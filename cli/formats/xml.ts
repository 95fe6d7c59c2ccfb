import { visible } from '../output/terminal.ts'

/** The attributes of an XML element, each with a blank before it. */
export function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(visible(String(value)))}"`)
    .join('')
}

/** Text inside XML. It has no place at all for most controls: `visible` must have replaced them before. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
}
